"""Views that claim, release and skip a case, and keep the draft of a text while it is typed."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from records.access import visible_summary
from reviews import claims, drafts, policies, worklist
from reviews.claims import Claimed
from reviews.drafts import StaleEdit
from reviews.forms import CommentDraftForm, EditDraftForm, SignedForm, parse_comments
from reviews.views.conflict import conflict_page
from summaries import visibility
from summaries.models import Attempt, Summary
from web.pages import get_display_name, signed_in_user


def redirect_to_next(request: HttpRequest, summary: Summary) -> HttpResponse | None:
    """Redirect to the person's next case; None when that was the last."""
    user = signed_in_user(request)
    following = worklist.next_case(
        summary, worklist.Availability(user), visibility.visible_summaries(user)
    )
    return redirect("summary", pk=following) if following else None


def is_script_request(request: HttpRequest) -> bool:
    return request.headers.get("Accept") == "application/json"


@require_POST
def claim(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Claim the case, or with `renew` extend it: `{"left": seconds, "message": "…"}`.

    409 says who has it. `left` is 0 if there is nothing to renew. `message` names the cases that
    returned to the queue.
    """
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    try:
        renews = "renew" in request.POST
        held = (claims.renew_claim if renews else claims.claim_case)(summary, by=user)
    except Claimed as other:
        return JsonResponse({"why": str(other)}, status=409)
    if held is None:
        return JsonResponse({"left": 0, "message": ""})
    return JsonResponse({"left": held.left, "message": claims.released_message(held.given_back)})


@require_POST
def release(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Release the case, or end another person's claim and stay."""
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    holder = claims.release(summary, by=user)
    if holder is not None and holder != user:
        ended = _("Handed {name}'s case back. This is logged in the history.")
        messages.info(request, ended.format(name=get_display_name(holder)))
        return redirect("summary", pk=summary.pk)
    given = _("Handed “{title}” back for others to review.")
    messages.info(request, given.format(title=summary.transcript.title))
    return redirect("queue")


@require_POST
def skip(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)
    worklist.skip(summary, by=signed_in_user(request))
    last = _("Skipped “{title}” for you. Others still see it.")
    messages.info(request, last.format(title=summary.transcript.title))
    return redirect_to_next(request, summary) or redirect("queue")


@require_POST
def save_draft(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Keep the draft in any case; 409 says that the person cannot save it as an attempt now.

    `{"saved": "HH:MM", "version": SHA-256, "left": seconds}`; a text equal to the stored one
    clears it. A stale text is not kept: 409 as `stale_draft_response` says.
    """
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    policies.check_can_type(user, summary)
    form = EditDraftForm(request.POST)
    if not form.is_valid():
        return JsonResponse({"why": _("Your text could not be saved."), **form.errors}, status=422)
    attempt = _find_named_attempt(summary, form)
    if attempt is None:
        return JsonResponse({"why": _("There is no such text in this case.")}, status=422)
    try:
        kept = drafts.save_draft(
            attempt, text=form.cleaned_data["text"], by=user, version=form.kept_version
        )
    except StaleEdit as stale:
        return (
            stale_draft_response(stale, draft_url(user, summary))
            if is_script_request(request)
            else conflict_page(request, summary, "draft", form, stale)
        )
    saved = f"{timezone.localtime(kept.saved_at):%H:%M}" if kept else ""
    version = drafts.hash_words(drafts.edit_words(attempt, by=user))
    answer: dict[str, str | int] = {"saved": saved, "version": version}
    try:
        held = claims.claim_case(summary, by=user)
        answer.update(left=held.left, message=claims.released_message(held.given_back))
    except (Claimed, PermissionDenied) as refusal:
        # A text returned to its author has no claim.
        if isinstance(refusal, Claimed) or not policies.can_resubmit(user, summary):
            return _claim_refused_response(request, summary, answer, str(refusal))
    if is_script_request(request):
        return JsonResponse(answer)
    message = _("Your text is saved ({time}).") if saved else _("Your text is saved.")
    messages.info(request, message.format(time=saved))
    return redirect("summary", pk=summary.pk)


@require_POST
def save_comments(request: HttpRequest, pk: UUID) -> JsonResponse:
    """Keep the comments typed for sending the text back: `{"saved": "HH:MM", "version": SHA-256}`,
    or 409 as `stale_draft_response` says."""
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    policies.check_can_type(user, summary)
    form = CommentDraftForm(request.POST)
    attempt = _find_named_attempt(summary, form) if form.is_valid() else None
    if attempt is None:
        return JsonResponse({"why": _("There is no such text in this case.")}, status=422)
    try:
        kept = drafts.save_comments(
            attempt, words=parse_comments(request.POST), by=user, version=form.kept_version
        )
    except StaleEdit as stale:
        return stale_draft_response(stale, f"{reverse('summary', args=[pk])}?panel=send_back")
    version = drafts.hash_words(kept.words if kept else {})
    saved = f"{timezone.localtime(kept.saved_at):%H:%M}" if kept else ""
    return JsonResponse({"saved": saved, "version": version})


def draft_url(user: User, summary: Summary) -> str:
    """Where the person goes on with their text."""
    if policies.can_resubmit(user, summary):
        return reverse("revise", args=[summary.pk])
    return f"{reverse('summary', args=[summary.pk])}?panel=edit"


def stale_draft_response(stale: StaleEdit, other_url: str) -> JsonResponse:
    """409 with the words that are stored, by field: `{"why": "…", "version": SHA-256,
    "theirs": {"text": "…"}, "html": "…"}`. The page shows both texts, and the person chooses;
    `other_url` is the page with the stored words."""
    shown = {"other": stale.texts, "other_url": other_url, "can_keep": True}
    html = render_to_string("reviews/_both.html", shown)
    answer = {"why": str(stale), "version": stale.version, "theirs": stale.words, "html": html}
    return JsonResponse(answer, status=409)


def _find_named_attempt(summary: Summary, form: SignedForm) -> Attempt | None:
    data = form.cleaned_data
    return summary.attempts.filter(number=data["number"], sha256=data["text_sha256"]).first()


def _claim_refused_response(
    request: HttpRequest, summary: Summary, answer: dict[str, str | int], why: str
) -> HttpResponse:
    """The draft is kept, but cannot be saved as an attempt now."""
    if is_script_request(request):
        return JsonResponse({**answer, "why": why}, status=409)
    messages.info(request, _("{why} Your text is saved.").format(why=why))
    return redirect("summary", pk=summary.pk)


@require_POST
def discard_drafts(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)
    drafts.discard_drafts(summary, by=signed_in_user(request))
    messages.info(request, _("Draft discarded."))
    return redirect("summary", pk=summary.pk)
