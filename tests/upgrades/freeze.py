"""Freezes the present schema and five records for the tests of later versions.

`python -m pytest tests/upgrades/freeze.py` writes the folder `tests/upgrades/frozen/VERSION`. It is
run once a release; what a release has frozen is never written again.
"""

import shutil
import tomllib
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from config.environment import CHECKOUT_DIRECTORY
from records.exports import build_evidence_pack
from records.log import log
from records.models import Record
from tests.api.cases import approved, new_case
from tests.factories import kept, scenes

FROZEN = Path(__file__).with_name("frozen")


@pytest.mark.django_db(transaction=True)
def test_freeze():
    project = tomllib.loads((CHECKOUT_DIRECTORY / "pyproject.toml").read_text())["project"]
    place = FROZEN / project["version"]
    assert not place.exists(), f"{place} exists: a frozen version stays as it is."
    rosa, rolf = scenes.reviewer(), scenes.reviewer("rolf", "Rolf Berg")
    lena = scenes.person("lena", "lead", name="Lena Voss")
    whole = kept.argued(rosa, rolf)
    kept.corrected(approved("corrected", reviewer=rosa), by=lena, approver=rolf)
    kept.disposed(approved("disposed", reviewer=rosa), by=lena)
    approved("tagged", reviewer=rolf, source="recorder")
    new_case("waiting")
    assert Record.objects.count() == 5
    log.make_checkpoint(wait=True)
    call_command("backup", str(place))
    shutil.copy(Path(settings.TRANSPARENCY["DIRECTORY"], "log.vkeys"), place)
    (place / "pack.zip").write_bytes(build_evidence_pack(whole))
