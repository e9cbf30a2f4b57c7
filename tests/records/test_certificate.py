"""The certificate: what a record's PDF cannot say, because its hash is in the leaf."""

import shutil
import subprocess
from base64 import b64encode

import pytest
from django.urls import reverse

from records.exports import build_evidence_pack
from records.log import keys, log, tree
from records.log.notes import TreeHead, split_note
from records.verify import CERTIFICATE, check
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.records.test_evidence_packs import files_of

pytestmark = pytest.mark.django_db


def words_of(pdf: bytes) -> str:
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext (poppler-utils) is not installed")
    told = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    return " ".join(told.stdout.decode().split())


def fetched(client, number: int) -> bytes:
    answer = client.get(reverse("certificate", args=[number]))
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/pdf")
    return bytes(answer.content)


def test_it_shows_signature_hashes_and_place_and_who_outside_has_the_checkpoint(rolf):
    scenes.approved(rolf, "First")
    record = scenes.approved(rolf, "Grüße aus München")
    client = client_of(rolf)
    log.make_checkpoint()
    assert "No one yet" in words_of(fetched(client, record.number))
    proof = log.prove_inclusion(log.find_leaf("record", record.pk))
    proof.checkpoint.anchors.create(kind="timestamp", name="tsa.example", content=b"x")
    head = TreeHead.read(split_note(proof.checkpoint.note)[0])
    shown = words_of(fetched(client, record.number))
    for words in (
        "Certificate of record 2",
        "Grüße aus München",
        "Rolf Berg (rolf)",
        str(record.review.get_signature_display()),
        record.sha256,
        record.text_sha256,
        record.transcript_sha256,
        record.pdf_sha256,
        f"{proof.index}, counted from 0",
        f"{head.size} leaves",
        b64encode(head.root).decode(),
        tree.hash_leaf(proof.entry).hex(),
        "Time stamp tsa.example",
    ):
        assert words in shown
    page = client.get(reverse("record", args=[record.number])).content.decode()
    assert f'href="{reverse("certificate", args=[record.number])}"' in page


def test_it_is_there_for_whoever_sees_the_record_and_after_a_disposition(rolf, lena):
    record = kept.disposed(scenes.approved(rolf), by=lena)
    log.make_checkpoint()
    assert record.sha256 in words_of(fetched(client_of(lena), record.number))
    stranger = client_of(scenes.author("nora"))
    assert stranger.get(reverse("certificate", args=[record.number])).status_code == 403


def test_it_is_a_file_of_the_pack_that_names_the_place_of_the_proof(rolf):
    record = scenes.approved(rolf)
    pack = build_evidence_pack(record)
    found = check(pack, [str(keys.get_signer().verifier)])
    line = f"/Subject (leaf {found.index} of {found.size}, root "
    assert line.encode() in files_of(pack)[CERTIFICATE]


def test_until_the_next_checkpoint_it_says_what_it_waits_for(rolf):
    record = scenes.approved(rolf)
    address = reverse("certificate", args=[record.number])
    page = client_of(rolf).get(address, follow=True).content.decode()
    assert "waits for the next checkpoint" in page
    assert f'href="{address}"' not in page
    assert log.find_newest_checkpoint() is None
