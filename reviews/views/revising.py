"""The page on which an author revises a returned text, with a try-out and a suggestion."""

from dataclasses import replace
from typing import Any
from uuid import UUID

from countersign_judge.llm.types import OFFLINE
from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from judging import tryouts
from judging.evidence_check import evaluations_in_force
from judging.guidelines.access import can_read_version
from judging.models import TriedText, TryOut
from judging.remarks import JudgedSpan, build_judged_spans, mark_disproved, parse_judged_spans
from records.access import visible_summary
from reviews import drafts
from reviews.drafts import StaleEdit
from reviews.forms import EditDraftForm, TextForm
from reviews.models import EditDraft
from reviews.views.summary_detail import CaseDetail, SentenceView, lay_out_sentences
from summaries import services, suggestions
from summaries.jobs import HourlyLimitReached
from summaries.models import Attempt, Suggestion, Summary
from summaries.moves import StaleStatus
from summaries.services import LONGEST_APPEAL, check_can_appeal
from summaries.status import ForbiddenMove
from web.pages import render_page, signed_in_user
from web.word_diff import find_word_changes

_HELP = "help"


def _own_summary(request: HttpRequest, pk: UUID) -> Summary:
    """Raises Http404, and PermissionDenied for another person's case."""
    summary = visible_summary(request, pk)
    if summary.author_id != signed_in_user(request).pk:
        raise PermissionDenied(_("Only the author can revise a summary."))
    return summary


def _returned_attempt(summary: Summary) -> Attempt:
    attempt = summary.attempt_to_rewrite
    assert attempt is not None  # noqa: S101 (an author's case has a text from its beginning)
    return attempt


def _author_draft(summary: Summary, attempt: Attempt, request: HttpRequest) -> EditDraft | None:
    draft = drafts.latest_draft(summary, by=signed_in_user(request))
    return draft if draft and draft.attempt_id == attempt.pk else None


@require_safe
def revise(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = _own_summary(request, pk)
    return _redirect_unless_returned(request, summary) or revise_page(request, summary)


def _redirect_unless_returned(request: HttpRequest, summary: Summary) -> HttpResponse | None:
    """Redirect to the case with nothing to revise."""
    try:
        suggestions.check_author_can_revise(summary, signed_in_user(request))
    except ForbiddenMove as moved:
        messages.info(request, str(moved))
        return redirect("summary", pk=summary.pk)
    return None


def revise_page(
    request: HttpRequest,
    summary: Summary,
    form: TextForm | None = None,
    *,
    status: int = 200,
    more: dict[str, Any] | None = None,
) -> HttpResponse:
    """Show `form`, the refused one; without it, the draft or the text itself."""
    attempt = _returned_attempt(summary)
    draft = _author_draft(summary, attempt, request)
    latest = summary.latest_attempt
    seen = latest.number if latest else attempt.number
    text = draft.text if draft else attempt.text
    signed = {
        "number": attempt.number,
        "text_sha256": attempt.sha256,
        "seen": seen,
        "version": drafts.hash_words({"text": text}),
    }
    blank = TextForm(initial={**signed, "text": text}, base=attempt.text, auto_id=False)
    detail = CaseDetail(summary)
    judged = detail.find_attempt(attempt.number)
    evaluations = evaluations_in_force(judged.evaluations) if judged else []
    spans = build_judged_spans(item for each in evaluations for item in each.findings)
    try:
        check_can_appeal(summary, signed_in_user(request))
        can_appeal = True
    except ForbiddenMove:
        can_appeal = False
    version = summary.guideline_version
    context = {
        "summary": summary,
        "detail": detail,
        "mend": {"sentences": _sentences_for_author(attempt, attempt.text, spans)},
        "form": form or blank,
        "draft": draft,
        "version": version,
        "criteria": version.criteria.all(),
        "no_writer": summary.effective_writer_model == OFFLINE,
        "no_judge": summary.effective_judge_model == OFFLINE,
        "can_read_guideline": can_read_version(signed_in_user(request), version),
        "can_appeal": can_appeal,
        "longest_appeal": LONGEST_APPEAL,
        **(more or {}),
        **_help_context(attempt),
    }
    return render_page(request, "reviews/revise.html", context, status=status)


def _sentences_for_author(
    attempt: Attempt, text: str, spans: list[JudgedSpan]
) -> list[SentenceView]:
    """The sentences of `text`, without faults the transcript disproves."""
    turns = attempt.summary.transcript.corrected_turns
    # A missing quote is the judge's fault, not the author's.
    quoted = [
        replace(span, remarks=tuple(replace(remark, missing=()) for remark in span.remarks))
        for span in spans
    ]
    return lay_out_sentences(text, mark_disproved(text, quoted, turns))


def _help_context(attempt: Attempt) -> dict[str, Any]:
    """The author's last try-out and the last suggestion for this text."""
    typed = TriedText.objects.filter(attempt=attempt, try_out__kind=TryOut.Kind.TYPED)
    tried = typed.select_related("try_out").order_by("-try_out__created_at", "try_out").first()
    trial = tried.try_out if tried else None
    suggestion: Suggestion | None = attempt.suggestions.first()
    judged = None
    if tried:
        spans = parse_judged_spans(tried.text, tried.result.get("findings", []))
        judged = {"sentences": _sentences_for_author(attempt, tried.text, spans)}
    return {
        "summary": attempt.summary,
        "trial": trial,
        "tried": tried,
        "judged": judged,
        "trials": typed.count(),
        "suggestion": suggestion,
        "changes": list(find_word_changes(attempt.text, suggestion.text))
        if suggestion and suggestion.text
        else [],
        "waiting": any(job is not None and job.pending for job in (trial, suggestion)),
    }


@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that updates itself; never the author's text."""
    return render_page(
        request,
        "reviews/revise_help.html",
        _help_context(_returned_attempt(_own_summary(request, pk))),
    )


def _save_sent_text(request: HttpRequest, summary: Summary) -> str:
    """Keep the sent text as the author's draft. Raises ValueError, and StaleEdit."""
    form = EditDraftForm(request.POST)
    if not form.is_valid():
        raise ValueError(_("Your text could not be saved. Try again."))
    text: str = form.cleaned_data["text"]
    attempt = _returned_attempt(summary)
    if attempt.sha256 == form.cleaned_data["text_sha256"]:
        drafts.save_draft(attempt, text=text, by=signed_in_user(request), version=form.kept_version)
    return text


def _redirect_to_help(summary: Summary) -> HttpResponse:
    return redirect(f"{reverse('revise', args=[summary.pk])}#{_HELP}")


def _refused_page(
    request: HttpRequest, summary: Summary, why: Exception, status: int
) -> HttpResponse:
    form = TextForm(request.POST, base=_returned_attempt(summary).text, auto_id=False)
    form.errors.clear()
    stale: dict[str, Any] = {}
    if isinstance(why, StaleEdit):
        stale = {"other": why.texts, "other_url": reverse("revise", args=[summary.pk])}
    else:
        form.add_error(None, str(why))
    return revise_page(request, summary, form, status=status, more=stale)


@require_POST
def try_text(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Judge what is typed without handing it in."""
    summary = _own_summary(request, pk)
    moved = _redirect_unless_returned(request, summary)
    if moved:
        return moved
    try:
        tryouts.request_typed(
            summary, text=_save_sent_text(request, summary), by=signed_in_user(request)
        )
    except HourlyLimitReached as often:
        return _refused_page(request, summary, often, 429)
    except StaleEdit as stale:
        return _refused_page(request, summary, stale, 409)
    except ValueError as error:
        return _refused_page(request, summary, error, 422)
    return _redirect_to_help(summary)


@require_POST
def appeal(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Ask a reviewer to decide on the text that the judge returned."""
    summary = _own_summary(request, pk)
    reason = request.POST.get("reason", "")
    try:
        services.appeal_return(summary, reason=reason, by=signed_in_user(request))
    except (ForbiddenMove, StaleStatus) as moved:
        messages.info(request, str(moved))
        return redirect("summary", pk=summary.pk)
    except ValueError as error:
        refused = {"appeal_error": str(error), "appeal_reason": reason}
        return revise_page(request, summary, status=422, more=refused)
    messages.success(request, _("A reviewer decides next. You will see the outcome here."))
    return redirect("summary", pk=summary.pk)


@require_POST
def request_suggestion(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Have a model rewrite the returned text, next to the author's own."""
    summary = _own_summary(request, pk)
    moved = _redirect_unless_returned(request, summary)
    if moved:
        return moved
    try:
        if "text" in request.POST:
            _save_sent_text(request, summary)
        suggestions.request_suggestion(summary, by=signed_in_user(request))
    except HourlyLimitReached as often:
        return _refused_page(request, summary, often, 429)
    except StaleEdit as stale:
        return _refused_page(request, summary, stale, 409)
    except ValueError as error:
        return _refused_page(request, summary, error, 422)
    return _redirect_to_help(summary)


@require_POST
def take_suggestion(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Put a suggestion into the author's text, and keep what was there."""
    summary = _own_summary(request, pk)
    attempt = _returned_attempt(summary)
    try:
        suggestion = attempt.suggestions.filter(pk=request.POST.get("suggestion", "")).first()
    except ValidationError:
        suggestion = None
    if suggestion is None:
        raise Http404(_("There is no such suggestion for this text."))
    typed = _author_draft(summary, attempt, request)
    try:
        text = suggestions.accept_suggestion(
            suggestion, by=signed_in_user(request), typed=typed.text if typed else attempt.text
        )
    except ForbiddenMove as moved:
        messages.info(request, str(moved))
        return redirect("summary", pk=summary.pk)
    drafts.save_draft(attempt, text=text, by=signed_in_user(request))
    messages.success(request, _("Suggestion used. The text stays marked as suggested."))
    return redirect("revise", pk=summary.pk)
