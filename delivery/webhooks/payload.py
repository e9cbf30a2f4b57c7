"""The body of a webhook event: the summary, its state and links to it; of its text only the
decisions and actions of a record whose guideline has a form."""

import json
from typing import Any

from countersign_judge.llm.canonical_json import canonical_json
from django.conf import settings

from delivery.models import Event
from measuring.models import JudgementBatch
from records.actions import read_record_minutes
from records.models import Record
from summaries.api.schemas import MinutesOut
from summaries.models import Summary
from web.links import api_link


def render_payload(event: Event, record: Record | None) -> str:
    """JSON after Standard Webhooks: `type`, `timestamp` (ISO 8601), `data`.

    `event` comes with its judgements, or with transition, case, transcript and guideline.
    """
    transition = event.transition
    if transition is None:
        about = _judgements_data(event.judgements) if event.judgements else {}
        return _dump_message(event.kind, event.created_at.isoformat(), about)
    data = {
        **_summary_data(transition.summary),
        "status": transition.new,
        "failure": transition.summary.failure_kind if transition.new == "failed" else None,
        "record": _record_data(record) if record else None,
    }
    return _dump_message(event.kind, transition.at.isoformat(), data)


def _dump_message(kind: str, at: str, data: dict[str, Any]) -> str:
    return canonical_json({"type": kind, "timestamp": at, "data": data})


def _summary_data(summary: Summary) -> dict[str, Any]:
    transcript, version = summary.transcript, summary.guideline_version
    return {
        "summary": str(summary.pk),
        "transcript": str(transcript.pk),
        "source": transcript.source,
        "external_id": transcript.external_id,
        "metadata": transcript.metadata,
        "transcript_sha256": transcript.sha256,
        "guideline": {"name": version.guideline.name, "version": version.number},
        "links": {
            "summary": api_link(f"/summaries/{summary.pk}"),
            "transcript": api_link(f"/transcripts/{transcript.pk}"),
            "page": f"{settings.BASE_URL}/summaries/{summary.pk}/",
        },
    }


def _judgements_data(batch: JudgementBatch) -> dict[str, Any]:
    version, here = batch.version, api_link(f"/judgements/{batch.pk}")
    return {
        "judgements": str(batch.pk),
        "status": batch.status,
        "failure": batch.failure or None,
        "guideline": {"name": version.guideline.name, "version": version.number}
        if version
        else None,
        "links": {"judgements": here, "results": f"{here}/results"},
    }


def add_minutes(payload: str) -> str:
    """The body to send: with the decisions and actions of a record whose guideline has a form.

    They are not stored with the delivery: a disposition would have to find them there.
    """
    message = json.loads(payload)
    held = message["data"].get("record")
    record = Record.objects.filter(number=held["number"]).first() if held else None
    if held is None or record is None or not record.summary.guideline_version.form:
        return payload
    held |= MinutesOut.from_minutes(read_record_minutes(record)).model_dump(mode="json")
    return canonical_json(message)


def _record_data(record: Record) -> dict[str, Any]:
    return {
        "number": record.number,
        "sha256": record.sha256,
        "text_sha256": record.text_sha256,
        "link": api_link(f"/records/{record.number}"),
    }
