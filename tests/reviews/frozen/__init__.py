"""Records with the snapshots of former schemas, byte for byte as they were written then.

`schema-1-early.json` is from before judgements had roles and scores a spread, `schema-1-late.json`
the last of `countersign-record-1`, `schema-2.json` the first of `countersign-record-2`. All are of
a text that was sent back, edited and approved against the judge.
"""

import hashlib
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from django.contrib.auth.models import User

from judging.defaults import ensure_default_guideline
from llm.canonical import canonical_json
from reviews.models import GENESIS, Record, RecordPdf, Review
from reviews.records import index
from reviews.records.pdf import pdf_of
from summaries.models import Attempt, Summary, Transcript
from summaries.status import Status
from summaries.texts import sha256

HERE = Path(__file__).parent
NAMES = tuple(sorted(path.stem for path in HERE.glob("*.json")))


def stored(name: str, *, approver: User) -> Record:
    """The record of the frozen snapshot `name`, the first of its chain, with the rows it needs."""
    text = (HERE / f"{name}.json").read_text()
    held = json.loads(text)
    summary, pdf = _case(held), pdf_of(text)
    review = _review(summary, held, approver)
    hashes = {
        "number": 1,
        "transcript_sha256": held["transcript"]["sha256"],
        "text_sha256": review.text_sha256,
        "snapshot_sha256": sha256(text),
        "pdf_sha256": hashlib.sha256(pdf).hexdigest(),
        "previous_sha256": GENESIS,
    }
    record = Record.objects.create(
        summary=summary,
        review=review,
        text=review.attempt.text,
        snapshot=text,
        sha256=sha256(canonical_json(hashes)),
        created_at=review.created_at,
        **hashes,
    )
    RecordPdf.objects.create(record=record, content=pdf)
    index.add(record)
    return record


def _case(held: dict[str, Any]) -> Summary:
    said = held["transcript"]
    transcript = Transcript.objects.create(
        id=said["id"],
        source=said["source"],
        external_id=said["external_id"],
        title=said["title"],
        format="json",
        turns=said["turns"],
        word_count=sum(len(turn["text"].split()) for turn in said["turns"]),
        sha256=said["sha256"],
        submission_sha256=said["sha256"],
        created_at=datetime.fromisoformat(said["received_at"]),
    )
    version = ensure_default_guideline().current
    assert version is not None
    return Summary.objects.create(
        id=held["case"],
        transcript=transcript,
        guideline_version=version,
        status=Status.APPROVED,
    )


def _review(summary: Summary, held: dict[str, Any], approver: User) -> Review:
    number, approval = held["approved_attempt"], held["approval"]
    said = next(item for item in held["attempts"] if item["number"] == number)
    attempt = Attempt.objects.create(
        summary=summary,
        number=number,
        origin=said["origin"],
        model=said["model"],
        prompt_version=said["prompt_version"],
        written_by=approver,
        text=said["text"],
        sha256=said["sha256"],
        created_at=datetime.fromisoformat(said["at"]),
    )
    return Review.objects.create(
        attempt=attempt,
        reviewer=approver,
        decision=approval["decision"],
        comment=approval["comment"],
        text_sha256=approval["text_sha256"],
        attestation=approval["attestation"],
        created_at=datetime.fromisoformat(approval["at"]),
    )
