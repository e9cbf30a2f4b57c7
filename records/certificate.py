"""The certificate of a record: one sheet with its signature and its place in the log of evidence.

The record's leaf has the hash of the record's PDF, so the PDF cannot say where the leaf is. The
certificate is made on request and says what is known then. `record.tlog-proof` in the evidence
pack proves what it says; the pack has the certificate too.
"""

import json
from base64 import b64encode

from django.utils import translation

from records.log import log, tree
from records.log.notes import TreeHead, split_note
from records.models import Record
from records.pdf import RecordDocument, format_time
from records.timeline import find_signer, signed_approval
from records.verify import certificate_line, signed_by_whom


@translation.override("en")
def render_certificate(record: Record, proof: log.InclusionProof) -> bytes:
    """The PDF, always in English; `proof` is that of the record's leaf."""
    head = TreeHead.read(split_note(proof.checkpoint.note)[0])
    root = b64encode(head.root).decode()
    title = f"Certificate of record {record.number}"
    sheet = RecordDocument(title, record.snapshot_sha256, proof.checkpoint.at)
    # For programs such as `verify.py`: the page's content in a form that they can find.
    place, approval = (
        certificate_line(proof.index, head.size, root, record.sha256),
        signed_approval(record),
    )
    sheet.set_subject(place + signed_by_whom(approval) if approval else place)
    sheet.add_page()
    _write_signature(sheet, record)
    # Empty after a disposition, as the snapshot is then.
    corrected = record.snapshot and json.loads(record.snapshot)["transcript"].get(
        "corrected_sha256"
    )
    _write_section(
        sheet,
        "Hashes (SHA-256)",
        ("Record", record.sha256),
        ("Text", record.text_sha256),
        ("Transcript", record.transcript_sha256),
        *([("Transcript as corrected", corrected)] if corrected else []),
        ("Snapshot", record.snapshot_sha256),
        ("PDF", record.pdf_sha256),
    )
    _write_section(
        sheet,
        "Place in the log",
        ("Log", head.origin),
        ("Leaf", f"{proof.index}, counted from 0"),
        ("Hash of the leaf (RFC 9162)", tree.hash_leaf(proof.entry).hex()),
        ("First checkpoint that covers it", f"{head.size} leaves"),
        ("Root of that tree", root),
        ("Checkpoint signed", format_time(proof.checkpoint.at)),
    )
    _write_outside_proofs(sheet, record)
    sheet.heading_line("How to check it")
    sheet.small(
        "This page proves nothing by itself. The evidence pack of the record has the signed "
        "checkpoint and the proof that the leaf is in it. verify.py in the pack checks both, and "
        "that this page names the same place and the same signer:"
    )
    sheet.small(f"python verify.py record-{record.number}-evidence.zip --key VKEY")
    return sheet.finish()


def _write_signature(sheet: RecordDocument, record: Record) -> None:
    review, transcript, signer = record.review, record.summary.transcript, find_signer(record)
    sheet.write_lines(sheet.heading, size=17, style="B")
    sheet.small(f"{transcript.title} ({transcript.source}, {transcript.external_id})", grey=True)
    passkey = []
    if hasattr(review, "passkey"):
        held = review.passkey
        passkey = [
            ("Passkey", f"{held.key.name} ({held.key.credential_id})"),
            ("Public key (COSE, in base64)", b64encode(held.public_key).decode()),
        ]
    named = "Approved by" if record.snapshot else "Approved by, as the account is called now"
    _write_section(
        sheet,
        "Signature",
        (named, f"{signer.name} ({signer.username})"),
        *([("Now called", signer.now)] if signer.now else []),
        ("Approved", format_time(review.created_at)),
        ("Signed with", str(review.get_signature_display())),
        *passkey,
    )
    sheet.write_lines(f"“{review.attestation}”")


def _write_outside_proofs(sheet: RecordDocument, record: Record) -> None:
    standing = log.find_standing("record", record.pk)
    known = standing.vouching if standing else []
    kinds = {"sink": "Sink", "timestamp": "Time stamp"}
    lines = [(f"{kinds[one.kind]} {one.name}", format_time(one.at)) for one in known]
    nobody = ("No one yet", "Ask for the certificate again in a minute.")
    _write_section(sheet, "Who outside has that checkpoint", *(lines or [nobody]))


def _write_section(sheet: RecordDocument, heading: str, *lines: tuple[str, str]) -> None:
    sheet.heading_line(heading)
    for name, value in lines:
        sheet.small(name, style="B")
        sheet.small(value)
