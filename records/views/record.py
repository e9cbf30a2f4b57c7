"""The page of one record, made from the hashed snapshot."""

from typing import Any

from countersign_judge.pass_rule import deciding_number, highest_threshold
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import Max
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy
from django.views.decorators.http import require_safe

from accounts.roles import Right
from records import access, timeline
from records.access import can_see_who_viewed, readable_snapshot
from records.documents.content import read_content
from records.log import log
from records.models import Record
from records.verification import record_faults
from summaries import visibility
from summaries.models import Signing
from web.pages import download_headers, render_page, signed_in_user
from web.word_diff import find_word_changes

# Codes and notices in a snapshot. The templates pass them to gettext by value.
CODES = (
    gettext_lazy("No language model was used."),
    pgettext_lazy("code", "author"),
    pgettext_lazy("code", "reviewer"),
    pgettext_lazy("code", "first"),
    pgettext_lazy("code", "student"),
    pgettext_lazy("code", "checkpoint"),
    pgettext_lazy("code", "logprobs"),
    pgettext_lazy("code", "samples"),
    pgettext_lazy("code", "single"),
    pgettext_lazy("code", "counted"),
    pgettext_lazy("code", "measured"),
    pgettext_lazy("code", "checked"),
    pgettext_lazy("code", "predicted"),
)


def visible_record(request: HttpRequest, number: int) -> Record:
    """Raises Http404 and, for another person's case, PermissionDenied."""
    found = Record.objects.select_related(
        "summary__guideline_version__guideline",
        "summary__transcript",
        "summary__disposition__by",
        "review__reviewer",
        "review__attempt",
        "review__passkey__key",
        "supersedes",
        "recall__by",
        "entry",
    ).defer("entry__vector")
    record = get_object_or_404(found, number=number)
    visibility.check_can_see(request.user, record.summary)
    return record


@require_safe
def record(request: HttpRequest, number: int) -> HttpResponse:
    found = visible_record(request, number)
    if access.is_page_view(request):
        access.note_view(found.summary, by=signed_in_user(request))
    last = Record.objects.aggregate(last=Max("number"))["last"]
    user, summary, review = signed_in_user(request), found.summary, found.review
    signer = timeline.find_signer(found)
    key = review.passkey.key.name if review.signature == Signing.PASSKEY else ""
    later = found.superseding
    context = {
        "record": found,
        "disposition": getattr(summary, "disposition", None),
        "faults": record_faults(found),
        "hashes": _hash_rows(found),
        "signed_by": timeline.describe_signature(review.signature, signer.name, key),
        "seconds_open": review.seconds_open,
        "signer": signer,
        "in_log": log.find_standing("record", found.pk),
        "length": last,
        "last": last == found.number,
        "previous_number": found.number - 1,
        "next_number": found.number + 1,
        "superseded_by": later,
        "holds": list(summary.holds.select_related("by", "lift__by")),
        "can_keep": access.can_keep_records(user, summary),
        "can_pack": can_see_who_viewed(found, user),
        "can_correct": access.can_correct(user, summary),
        "can_ask": visibility.can_on_summary(user, Right.DECIDE, summary),
        "recall": getattr(found, "recall", None),
        **_rests_on(found, user),
        "blocks": read_content(found).blocks if found.snapshot else (),
    }
    context["held"] = any(not hasattr(hold, "lift") for hold in context["holds"])
    return render_page(request, "records/record.html", context)


def _hash_rows(found: Record) -> list[tuple[str, str, str]]:
    return [
        (_("Record"), found.sha256, _("Covers the number and the four hashes below.")),
        (_("Text"), found.text_sha256, _("The approved text, as UTF-8.")),
        (
            _("Transcript"),
            found.transcript_sha256,
            _("Every turn as it came in, in canonical form."),
        ),
        (_("Snapshot"), found.snapshot_sha256, _("The file of the snapshot.")),
        (_("PDF"), found.pdf_sha256, _("The file record.pdf of the proof download.")),
    ]


def _rests_on(found: Record, reader: User) -> dict[str, Any]:
    """The snapshot's content for the page; empty after a disposition."""
    if not found.snapshot:
        return {"snapshot": None, "title": found.summary.transcript.title}
    allowed = readable_snapshot(found, reader)
    snapshot = timeline.read_snapshot(allowed.text)
    return {
        "withheld": allowed.withheld,
        "snapshot": snapshot,
        "title": snapshot["transcript"]["title"],
        "attempts": _attempt_rows(snapshot),
        "evidence": _evidence_rows(snapshot),
        "unchecked": timeline.evidence_check_failure(snapshot),
        "edits": _edits_before_approval(snapshot),
        "people": timeline.participants(snapshot),
        "timeline": timeline.build_timeline(snapshot),
    }


def _is_short(score: dict[str, Any], thresholds: dict[str, float]) -> bool:
    """Records of before 1.1 have no answer."""
    number = deciding_number(score["value"], score.get("answer"))
    return highest_threshold([number]) < thresholds[score["criterion"]]


def _attempt_rows(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    """Attempts up to the approved one, each with all scores and its changes."""
    found, before, names = [], "", timeline.full_names(snapshot)
    thresholds = {item["name"]: item["threshold"] for item in snapshot["guideline"]["criteria"]}
    for attempt in snapshot["attempts"]:
        scores = [
            {**score, "role": item["role"], "short": _is_short(score, thresholds)}
            for item in attempt["evaluations"]
            for score in item["scores"]
        ]
        found.append(
            {
                **attempt,
                "written_by": names.get(attempt["written_by"], attempt["written_by"]),
                # Each score with its method's counts, if it keeps them.
                "evaluations": [
                    {
                        **item,
                        "scores": [
                            {**score, "counted": item["details"].get(score["criterion"])}
                            for score in item["scores"]
                        ],
                    }
                    for item in attempt["evaluations"]
                ],
                "scores": scores,
                "approved": attempt["number"] == snapshot["approved_attempt"],
                "changes": list(find_word_changes(before, attempt["text"])) if before else [],
            }
        )
        before = attempt["text"]
    return found


def _evidence_rows(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    """The sentences of the approved text with judges' remarks, the passages that these quote, and
    the numbers of further turns. `answer` is what the signer said of a marked sentence; records of
    before 1.2 have none."""
    said = snapshot["approval"].get("answers") or ()
    answers = {(row["start"], row["end"]): row["answer"] for row in said}
    text = timeline.approved_attempt(snapshot)["text"]
    rows = []
    for span in timeline.judged_sentences(snapshot):
        turns = {turn["number"]: turn for turn in timeline.turns_numbered(snapshot, span.turns)}
        places = [place for place in span.places if place[0] + 1 in turns]
        quoted = [
            {
                "number": at + 1,
                "speaker": turns[at + 1]["speaker"],
                "words": turns[at + 1]["text"][start:end],
                "corrected": turns[at + 1].get("corrected", False),
            }
            for at, start, end in places
        ]
        others = [number for number in turns if number - 1 not in {place[0] for place in places}]
        rows.append(
            {
                "text": text[span.start : span.end],
                "mark": span.mark,
                "remarks": span.remarks,
                "quoted": quoted,
                "others": others,
                "answer": answers.get((span.start, span.end), ""),
            }
        )
    return rows


def _edits_before_approval(snapshot: dict[str, Any]) -> list[Any] | None:
    """What people changed in the model's last text before its approval, if anything."""
    approved = snapshot["approved_attempt"]
    earlier = [item for item in snapshot["attempts"] if item["number"] <= approved]
    by_model = [item for item in earlier if item["origin"] == "model"]
    final = timeline.approved_attempt(snapshot)
    if not by_model or final["origin"] == "model":
        return None
    return list(find_word_changes(by_model[-1]["text"], final["text"]))


@require_safe
def snapshot(request: HttpRequest, number: int) -> HttpResponse:
    """The exact bytes that `snapshot_sha256` covers, or a copy that says what History hides from
    the reader; gone after a disposition."""
    found = visible_record(request, number)
    if not found.snapshot:
        return render_page(request, "records/record_gone.html", {"record": found}, status=410)
    return HttpResponse(
        readable_snapshot(found, signed_in_user(request)).text.encode(),
        content_type="application/json; charset=utf-8",
        headers=download_headers(f"record-{found.number}.json"),
    )


@require_safe
def pdf(request: HttpRequest, number: int) -> HttpResponse:
    """The exact bytes that `pdf_sha256` covers, for readers who may see all of it; gone after a
    disposition. Raises PermissionDenied."""
    found = visible_record(request, number)
    if not can_see_who_viewed(found, signed_in_user(request)):
        raise PermissionDenied(_("The PDF names who viewed the summary; your role can't see that."))
    if not found.pdf:
        return render_page(request, "records/record_gone.html", {"record": found}, status=410)
    access.note_view(found.summary, by=signed_in_user(request))
    return HttpResponse(
        found.pdf,
        content_type="application/pdf",
        headers=download_headers(f"record-{found.number}.pdf"),
    )


@require_safe
def certificate(request: HttpRequest, number: int) -> HttpResponseBase:
    """The record's signature and place in the log; also after a disposition."""
    found = visible_record(request, number)
    place = log.find_standing("record", found.pk)
    if place is None or place.size is None:
        # A page view signs nothing.
        waits = _("Its entry waits for the next checkpoint, which is signed within a minute.")
        messages.info(request, waits)
        return redirect("record", number=number)
    # Imported here as in `records.appending`: most processes draw no PDF.
    from records.certificate import render_certificate  # noqa: PLC0415

    content = render_certificate(found, log.prove_inclusion(log.find_leaf("record", found.pk)))
    name = f"record-{number}-certificate.pdf"
    return HttpResponse(content, content_type="application/pdf", headers=download_headers(name))
