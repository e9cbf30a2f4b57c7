"""The PDF of a record, whatever letters it has."""

import hashlib
import shutil
import subprocess

import pytest

from records.models import Record
from tests.factories import scenes

pytestmark = pytest.mark.django_db


# Marks that are not seen, letters of no use, and shaped text that is longer than a page.
@pytest.mark.parametrize(
    "text",
    [
        "a\tb \U000e0041 \ufeff\u200b \x07",
        "\ue000\U0010ffff",
        "العقد سيتم توقيعه\n" * 70,
        "One line of many.\nGreat ☺ news ♥\n" * 70,
        "x" * 500,
    ],
)
def test_a_pdf_of_any_letters_is_kept(text):
    record = Record.objects.get(pk=scenes.approved(scenes.reviewer(), "Plain", comment=text).pk)
    assert bytes(record.pdf).startswith(b"%PDF")
    assert hashlib.sha256(record.pdf).hexdigest() == record.pdf_sha256


def test_letters_that_join_are_shaped():
    """Each letter of this word looks alike alone, and otherwise within a word."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext (poppler-utils) is not installed")
    pdf = bytes(scenes.approved(scenes.reviewer(), "اجتماع").pdf)
    told = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    assert "اجتماع" in told.stdout.decode()
