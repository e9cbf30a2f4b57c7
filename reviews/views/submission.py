"""Pages on which transcripts are submitted: upload or paste, preview, send."""

from typing import Any

from django.contrib import messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html, format_html_join
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts import roles
from accounts.roles import Right
from reviews import drafts, submission
from reviews.drafts import StaleEdit
from reviews.models import HandInDraft
from reviews.submission import (
    GuidelineChoiceForm,
    OwnSummaryForm,
    ParsedTranscriptFormSet,
    SubmissionDraftForm,
    TranscriptUploadForm,
    guidelines_for,
    submit,
)
from reviews.views.claims import stale_draft_response
from summaries.intake import Ingested
from summaries.models import Guideline
from web.pages import render_page, signed_in_user


@require_http_methods(["GET", "HEAD", "POST"])
def hand_in(request: HttpRequest) -> HttpResponse:
    """Submit transcripts for a model to summarise; with `?kind=own`, or for users who may only do
    that, one with the person's own summary."""
    own = request.GET.get("kind") == "own" or not roles.can_somewhere(request.user, Right.HAND_IN)
    right = Right.HAND_IN_OWN if own else Right.HAND_IN
    where = OwnSummaryForm if own else GuidelineChoiceForm
    roles.check_right(request.user, right)
    guidelines = guidelines_for(signed_in_user(request), right)
    if request.method != "POST":
        return _blank_page(request, where, guidelines)
    form = where(request.POST, guidelines=guidelines)
    if _is_own(form):
        # Without scripts this alone keeps what was typed if it is refused or left.
        try:
            submission.save_draft(
                by=signed_in_user(request), **SubmissionDraftForm(request.POST).sent_fields()
            )
        except StaleEdit as stale:
            return _stale_draft_page(request, form, stale)
    if "form-TOTAL_FORMS" in request.POST:
        return _handle_preview(request, form)
    upload = TranscriptUploadForm(request.POST, request.FILES)
    if upload.is_valid() and _is_own(form) and len(upload.sources()) != 1:
        one = _("Choose one file, or paste one text.")
        upload.add_error(None, one)
    if not upload.is_valid():
        return _first_page(request, upload, form, status=422)
    read = ParsedTranscriptFormSet.build_data(upload.sources())
    return _preview_page(
        request, form, ParsedTranscriptFormSet(read, form_kwargs={"sending": False})
    )


@require_POST
def save_draft(request: HttpRequest) -> HttpResponse:
    """Keep the form of an own summary while it is typed: `{"saved": "HH:MM"}`, empty for nothing;
    422 with `why` when a field cannot be kept, 409 as `refused_as_stale` says.

    With `discard`, delete it and start again.
    """
    roles.check_right(request.user, Right.HAND_IN_OWN)
    user = signed_in_user(request)
    if "discard" in request.POST:
        submission.discard_draft(by=user)
        return redirect(f"{reverse('hand-in')}?kind=own")
    form = SubmissionDraftForm(request.POST)
    try:
        kept = submission.save_draft(by=user, **form.sent_fields())
    except StaleEdit as stale:
        return stale_draft_response(stale, f"{reverse('hand-in')}?kind=own")
    saved = f"{timezone.localtime(kept.saved_at):%H:%M}" if kept else ""
    answer = {"saved": saved, "version": drafts.hash_words(submission.draft_words(by=user))}
    if form.is_valid():
        return JsonResponse(answer)
    why = " ".join(str(error) for errors in form.errors.values() for error in errors)
    return JsonResponse({**answer, "why": why}, status=422)


def _blank_page(
    request: HttpRequest, where: type[GuidelineChoiceForm], guidelines: QuerySet[Guideline]
) -> HttpResponse:
    """The first page with any kept draft."""
    kept = submission.get_draft(by=signed_in_user(request)) if where is OwnSummaryForm else None
    if kept is None:
        return _first_page(request, TranscriptUploadForm(), where(guidelines=guidelines))
    initial = {"summary": kept.summary}
    if guidelines.filter(name=kept.guideline).exists():
        initial["guideline"] = kept.guideline
    form = where(guidelines=guidelines, initial=initial)
    return _first_page(
        request, TranscriptUploadForm(initial={"pasted": kept.pasted}), form, kept=kept
    )


def _is_own(form: GuidelineChoiceForm) -> bool:
    return isinstance(form, OwnSummaryForm)


def _first_page(
    request: HttpRequest,
    upload: TranscriptUploadForm,
    form: GuidelineChoiceForm,
    *,
    kept: HandInDraft | None = None,
    status: int = 200,
    more: dict[str, Any] | None = None,
) -> HttpResponse:
    url, own = reverse("hand-in"), _is_own(form)
    kinds = [
        {"label": _("Write one for me"), "url": url, "current": not own},
        {"label": _("I have a summary"), "url": f"{url}?kind=own", "current": own},
    ]
    context = {"upload": upload, "where": form, "kept": kept, "kinds": kinds, **(more or {})}
    context |= _guidance_context(form, request)
    return render_page(request, "reviews/submission/new.html", context, status=status)


def _stale_draft_page(
    request: HttpRequest, form: GuidelineChoiceForm, stale: StaleEdit
) -> HttpResponse:
    """What was typed, beside the draft as it was saved elsewhere; sending again is the choice."""
    context = {"other": stale.texts, "other_url": f"{reverse('hand-in')}?kind=own"}
    if "form-TOTAL_FORMS" in request.POST:
        reading = ParsedTranscriptFormSet(request.POST, form_kwargs={"sending": False})
        return _preview_page(request, form, reading, more=context)
    upload = TranscriptUploadForm(initial={"pasted": request.POST.get("pasted", "")})
    return _first_page(request, upload, form, status=409, more=context)


def _guidance_context(form: GuidelineChoiceForm, request: HttpRequest) -> dict[str, Any]:
    """Shown next to an own summary: the published versions that may judge it."""
    if not _is_own(form):
        return {"own": False}
    choices: Any = form.fields["guideline"]
    chosen = form["guideline"].value()
    return {
        "own": True,
        "version": drafts.hash_words(submission.draft_words(by=signed_in_user(request))),
        "asked_for": submission.published_versions(choices.queryset),
        "chosen": chosen.name if isinstance(chosen, Guideline) else chosen,
    }


def _handle_preview(request: HttpRequest, form: GuidelineChoiceForm) -> HttpResponse:
    """Sent from the preview: read it in another format, or submit it."""
    sending = "send" in request.POST
    reading = ParsedTranscriptFormSet(request.POST, form_kwargs={"sending": sending})
    if not (sending and form.is_valid() and reading.is_valid()):
        return _preview_page(request, form, reading)
    data = form.cleaned_data
    sent = submit(
        reading.forms,
        guideline=data["guideline"],
        own=data.get("summary"),
        by=signed_in_user(request),
    )
    _add_messages(request, sent)
    if sent and _is_own(form):
        submission.discard_draft(by=signed_in_user(request))
    if not all(item.is_valid() for item in reading):
        return _preview_page(request, form, reading)
    if not sent:
        messages.info(request, _("You left out every file; nothing was handed in."))
    return redirect("summary", pk=sent[0].summary.pk) if len(sent) == 1 else redirect("queue")


def _add_messages(request: HttpRequest, sent: list[Ingested]) -> None:
    told = {True: _("Handed in: {links}."), False: _("Already handed in: {links}.")}
    for created, words in told.items():
        summaries = [item.summary for item in sent if item.created is created]
        links = format_html_join(
            ", ",
            '<a href="{}">{}</a>',
            (
                (reverse("summary", args=[summary.pk]), summary.transcript.title)
                for summary in summaries
            ),
        )
        if summaries:
            messages.success(request, format_html(words, links=links))


def _preview_page(
    request: HttpRequest,
    form: GuidelineChoiceForm,
    reading: ParsedTranscriptFormSet,
    more: dict[str, Any] | None = None,
) -> HttpResponse:
    valid = reading.is_valid() and form.is_valid()
    readable = sum(item.parsed is not None for item in reading)
    context = {"where": form, "reading": reading, "readable": readable, **(more or {})}
    context |= _guidance_context(form, request)
    status = 409 if more else 422 if not valid or any(item.refused for item in reading) else 200
    return render_page(request, "reviews/submission/preview.html", context, status=status)
