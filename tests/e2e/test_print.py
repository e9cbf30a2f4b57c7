"""A record on paper, as a browser prints its page."""

import shutil
import subprocess

import pytest

from tests.e2e.browser import sign_in
from tests.factories import kept, scenes

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def printed(new_page):
    """`(record, its pages as the words on each)`."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext (poppler-utils) is not installed")
    rosa = scenes.reviewer()
    record = kept.argued(rosa, scenes.reviewer("rolf", "Rolf Berg"))
    page = new_page()
    sign_in(page, "rosa")
    page.goto(f"/records/{record.number}/")
    pdf = page.pdf(prefer_css_page_size=True)
    told = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    sheets = told.stdout.decode().split("\f")[:-1]
    return record, [" ".join(sheet.split()) for sheet in sheets]


def test_a_printed_record_holds_what_is_folded_away_on_the_screen_and_no_navigation(printed):
    record, sheets = printed
    everything = " ".join(sheets)
    held = [
        record.review.attestation,
        record.sha256,
        "The pilot starts soon with some hospitals.",  # the first attempt
        "Break the summary into its single statements.",  # how a criterion is judged
        "Begin with what was decided and by whom.",  # the instructions to the writer
        "Rolf Berg sent it back for rewriting",
    ]
    assert [words for words in held if words not in everything] == []
    controls = ["Sign out", "Pipeline", "Proof download", "Skip to content", "Copy"]
    assert [words for words in controls if words in everything] == []


def test_every_sheet_says_which_record_it_is_of_and_which_page(printed):
    record, sheets = printed
    for number, sheet in enumerate(sheets, start=1):
        assert f"Record {record.number} · SHA-256 {record.sha256}" in sheet
        assert f"Page {number} of {len(sheets)}" in sheet


def test_the_text_and_who_signed_it_come_first(printed):
    _, (first, *_) = printed
    assert first.index("Approved text") < first.index("Approval") < first.index("Evidence")
