"""Decisions on a case and corrections of a record, one POST each.

Every refusal keeps what the person typed.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from uuid import UUID

from countersign_judge.marks import Mark
from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts import reauthentication, roles
from accounts.signing_keys import TooManyPrompts
from judging.attention import read_attention
from records import access
from records.access import visible_summary
from records.models import Category, Record
from records.signatures import PasskeyAnswer
from records.views.record import visible_record
from reviews import answers, claims, corrections, decisions, drafts, policies, ratings, removal
from reviews.claims import Claimed
from reviews.corrections import Superseded, TooLate
from reviews.decisions import Span, StaleText
from reviews.drafts import StaleEdit, UnsavedEdit
from reviews.forms import (
    ApproveForm,
    CorrectForm,
    RateForm,
    RejectForm,
    SendBackForm,
    SignedForm,
    TextForm,
    WriteForm,
    parse_comments,
)
from reviews.haste import haste_message, seconds_open
from reviews.views.claims import is_script_request, redirect_to_next
from reviews.views.conflict import conflict_page
from reviews.views.revising import revise_page
from reviews.views.summary import commentable_spans, password_check, summary_page
from reviews.views.summary_detail import CaseDetail
from summaries import services as writing
from summaries.models import Attempt, Summary
from summaries.moves import Actor, StaleStatus
from summaries.services import UnknownModel
from summaries.status import WAITING, ForbiddenMove, Role, Status
from web.pages import get_query_number, render_page, signed_in_user
from web.text import LARGEST_SMALLINT, parse_whole_number

# --- Decisions --------------------------------------------------------------

_MARK = re.compile(r"(?P<start>\d{1,7})-(?P<end>\d{1,7})-(?P<mark>[a-z]{1,10})")
Decide = Callable[[dict[str, Any]], HttpResponse]


def _run_decision(
    request: HttpRequest, summary: Summary, panel: str, form: SignedForm, decide: Decide
) -> HttpResponse:
    """Run `decide`; show a refused form or a changed text with what was typed."""
    try:
        ratings.check_rated(summary, by=signed_in_user(request))
        if not form.is_valid():
            _claim_case(request, summary)
            return summary_page(request, summary, sent=(panel, form))
        _check_text_hash(summary, form.cleaned_data)
        return decide(form.cleaned_data)
    except (StaleText, StaleEdit, Claimed) as moved:
        return conflict_page(request, summary, panel, form, moved)
    except UnsavedEdit as unsaved:
        return summary_page(request, summary, sent=(panel, form), unsaved=unsaved)
    except (PermissionDenied, StaleStatus) as refusal:
        summary.refresh_from_db(fields=["status", "status_since"])
        if not roles.can_review(signed_in_user(request)) or Status(summary.status) in WAITING:
            raise PermissionDenied(str(refusal)) from refusal
        return conflict_page(request, summary, panel, form, refusal)
    except ValueError as error:
        form.add_error(None, str(error))
        return summary_page(request, summary, sent=(panel, form))


def _claim_case(request: HttpRequest, summary: Summary) -> None:
    """Claim the case, and say which others returned to the queue for it."""
    message = claims.released_message(
        claims.claim_case(summary, by=signed_in_user(request)).given_back
    )
    if message:
        messages.info(request, message)


def _check_text_hash(summary: Summary, data: dict[str, Any]) -> None:
    """Raises StaleText unless the fields name a text of the case."""
    bound = summary.attempts.filter(number=data["number"], sha256=data["text_sha256"])
    latest = summary.latest_attempt
    if latest is not None and (latest.number != data["seen"] or not bound.exists()):
        raise StaleText(latest)


@require_POST
def approve(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)
    form = _approve_form(request, summary)

    def decide(data: dict[str, Any]) -> HttpResponse:
        credential = request.POST.get("credential", "")
        signed = {
            "by": signed_in_user(request),
            "reauthenticated": reauthentication.is_recent(request),
            "passkey": PasskeyAnswer(request.POST.get("document", ""), credential)
            if credential
            else None,
            **data,
        }
        record = decisions.approve(summary, **signed)
        following = redirect_to_next(request, summary)
        # The page shows *Recall* with it.
        recall = {"extra_tags": str(record.number) if settings.RECALL_SECONDS else ""}
        if following is None:
            approved = _("Approved. This is record {number}.").format(number=record.number)
            messages.success(request, approved, **recall)
            return redirect("record", number=record.number)
        message = format_html(
            _("Approved “{title}”: <a href='{url}'>record {number}</a>. This is the next case."),
            title=summary.transcript.title,
            url=reverse("record", args=[record.number]),
            number=record.number,
        )
        messages.success(request, message, **recall)
        return following

    return _run_decision(request, summary, "approve", form, decide)


def _approve_form(request: HttpRequest, summary: Summary) -> ApproveForm:
    detail = CaseDetail(summary, chosen=get_query_number(request.POST, "number"))
    user, check = signed_in_user(request), password_check(request, summary)
    if detail.shown is None:
        return ApproveForm(request.POST, check_password=check, auto_id=False)
    attempt, attention = detail.shown.attempt, detail.attention
    still_open = answers.open_marks(attempt, attention, by=user)
    return ApproveForm(
        request.POST,
        lacking=decisions.missing_reason(attention, still_open),
        haste=haste_message(attempt, attention, seconds_open(attempt, by=user)),
        check_password=check,
        auto_id=False,
    )


@require_POST
def answer_mark(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Store that the reviewer found a marked sentence in the transcript, or take it back.

    The button that was pressed names it: `proven` or `open` is "START-END-MARK". Scripts get
    `{"left": seconds, "checked": "…", "open": "…"}`, or 409 with `{"why": "…"}`.
    """
    summary = visible_summary(request, pk)
    policies.check_can_decide(signed_in_user(request), summary)
    form = SignedForm(request.POST)
    is_proven = "proven" in request.POST
    named = _MARK.fullmatch(request.POST.get("proven" if is_proven else "open", ""))
    try:
        if not form.is_valid() or named is None:
            raise ValueError(_("This sentence has another mark now. Read it again, then answer."))
        _check_text_hash(summary, form.cleaned_data)
        number = form.cleaned_data["number"]
        attention = answers.answer_mark(
            summary,
            by=signed_in_user(request),
            number=number,
            start=int(named["start"]),
            end=int(named["end"]),
            mark=named["mark"],
            is_proven=is_proven,
        )
    except (Claimed, StaleText, ValueError) as refusal:
        if is_script_request(request):
            return JsonResponse({"why": str(refusal)}, status=409)
        messages.error(request, str(refusal))
        return redirect("summary", pk=summary.pk)
    if not is_script_request(request):
        return redirect(f"{reverse('summary', args=[summary.pk])}?attempt={number}")
    attempt = summary.attempts.get(number=number)
    still_open = answers.open_marks(attempt, attention, by=signed_in_user(request))
    held = claims.find_claim(summary)
    return JsonResponse(
        {
            "left": held.left if held else 0,
            "checked": answers.describe_checked(attention, still_open),
            "open": answers.describe_open_marks(len(still_open)),
        }
    )


@require_POST
def ask_passkey(request: HttpRequest, pk: UUID) -> JsonResponse:
    """What a passkey is asked to sign, for an approval form as the page has it now.

    A form that would be refused gets 422 without a reason: submitting it shows the errors.
    """
    summary = visible_summary(request, pk)
    policies.check_can_decide(signed_in_user(request), summary)
    form = _approve_form(request, summary)
    if not form.is_valid():
        return JsonResponse({}, status=422)
    data = {name: value for name, value in form.cleaned_data.items() if name != "seen"}
    try:
        return JsonResponse(decisions.ask_passkey(summary, by=signed_in_user(request), **data))
    except TooManyPrompts as refusal:
        return JsonResponse({"why": str(refusal)}, status=429)
    except (StaleText, Attempt.DoesNotExist):
        return JsonResponse({}, status=422)


def _redirect_after_decision(request: HttpRequest, summary: Summary, message: str) -> HttpResponse:
    """Redirect to the next case with a link back, or after the last one to this case."""
    following = redirect_to_next(request, summary)
    if following is None:
        messages.success(request, message)
        return redirect("summary", pk=summary.pk)
    link = format_html(
        _("<a href='{url}'>{title}</a>: {message} This is the next case."),
        url=reverse("summary", args=[summary.pk]),
        title=summary.transcript.title,
        message=message,
    )
    messages.success(request, link)
    return following


# What is probably wrong with a sentence that a reviewer sends back without saying it.
_CATEGORIES = {Mark.WRONG: Category.INACCURATE, Mark.CHECK: Category.INVENTED}


def _category_of(attempt: Attempt, on: Mapping[Span, str]) -> Category:
    """By the mark of the first commented sentence that has one."""
    marked = (span for span in read_attention(attempt).marks if (span.start, span.end) in on)
    first = next(marked, None)
    return _CATEGORIES[first.mark] if first and first.mark else Category.OTHER


@require_POST
def send_back(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)

    def decide(data: dict[str, Any]) -> HttpResponse:
        attempt = summary.attempts.get(number=data["number"])
        stored = drafts.saved_comments(attempt, by=signed_in_user(request))
        typed = {**dict.fromkeys(stored, ""), **parse_comments(request.POST)}
        drafts.check_current(stored, typed, form.kept_version)
        data["category"] = Category(data["category"] or _category_of(attempt, data["on"]))
        decisions.send_back(summary, by=signed_in_user(request), **_without_hash(data))
        message = _("Sent back to the model with your comment.")
        if summary.author_id:
            message = _("Sent back to its author.")
        return _redirect_after_decision(request, summary, message)

    shown = CaseDetail(summary, chosen=get_query_number(request.POST, "number")).shown
    form = SendBackForm(
        request.POST, spans=commentable_spans(shown) if shown else (), auto_id=False
    )
    return _run_decision(request, summary, "send_back", form, decide)


@require_POST
def reject(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)

    def decide(data: dict[str, Any]) -> HttpResponse:
        decisions.reject(summary, by=signed_in_user(request), **_without_hash(data))
        return _redirect_after_decision(
            request, summary, _("Rejected. The case is closed without a record.")
        )

    return _run_decision(
        request, summary, "reject", RejectForm(request.POST, auto_id=False), decide
    )


@require_POST
def edit(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Save an edit; then open the approval, the edited sentence, or the changes."""
    summary = visible_summary(request, pk)
    before_approval = "approve" in request.POST and summary.guideline_version.judge_edits
    judge = "judge" in request.POST or before_approval

    def decide(data: dict[str, Any]) -> HttpResponse:
        _check_draft(request, summary, form)
        _claim_case(request, summary)
        attempt = decisions.edit(
            summary, by=signed_in_user(request), judge=judge, **_without_hash(data)
        )
        here = reverse("summary", args=[summary.pk])
        if "approve" in request.POST:
            # It opens once a judge that has to read the text first has read it.
            return redirect(f"{here}?panel=approve#decide")
        if judge or request.POST.get("in_place"):
            return redirect(here)
        return redirect(f"{here}?view=attempts&old={data['number']}&new={attempt.number}")

    form = _text_form(request, summary)
    return _run_decision(request, summary, "edit", form, decide)


@require_POST
def judge_again(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)

    def decide(data: dict[str, Any]) -> HttpResponse:
        _claim_case(request, summary)
        decisions.judge_again(summary, by=signed_in_user(request), seen=data["seen"])
        messages.success(request, _("The judge is reading your text."))
        return redirect("summary", pk=summary.pk)

    form = SignedForm(request.POST, auto_id=False)
    return _run_decision(request, summary, "judge_again", form, decide)


@require_POST
def check_evidence(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Repeat the failed evidence check of the attempt in the form."""
    summary = visible_summary(request, pk)

    def decide(data: dict[str, Any]) -> HttpResponse:
        try:
            decisions.check_evidence_again(
                summary, by=signed_in_user(request), number=data["number"]
            )
        except ValueError as refusal:
            messages.error(request, str(refusal))
        return redirect(f"{reverse('summary', args=[summary.pk])}?attempt={data['number']}")

    form = SignedForm(request.POST, auto_id=False)
    return _run_decision(request, summary, "check_evidence", form, decide)


@require_POST
def rate(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Store a reviewer's scores before the judge's show; with `later`, an unfinished rating."""
    summary = visible_summary(request, pk)
    form = RateForm(request.POST, criteria=ratings.criteria_to_rate(summary), auto_id=False)
    try:
        if "later" in request.POST:
            # An unfinished rating waits for its reviewer in all of their sessions.
            attempt = _text_to_rate(request, summary, request.POST.get("text_sha256", ""))
            ratings.save_choices(attempt, by=signed_in_user(request), choices=form.begun)
            return HttpResponse(status=204) if is_script_request(request) else redirect("queue")
        _claim_case(request, summary)
        if not form.is_valid():
            return summary_page(request, summary, sent=("rate", form))
        attempt = _text_to_rate(request, summary, form.cleaned_data["text_sha256"])
        ratings.rate(attempt, by=signed_in_user(request), values=form.values)
    except (Claimed, ValueError) as refusal:
        if is_script_request(request):
            return JsonResponse({"why": str(refusal)}, status=409)
        messages.info(request, str(refusal))
        return redirect("summary", pk=summary.pk)
    messages.success(request, _("Thank you. Here are the judge's scores beside yours."))
    return redirect(reverse("summary", args=[summary.pk]) + "?scores=open#scores")


def _text_to_rate(request: HttpRequest, summary: Summary, sha256: str) -> Attempt:
    """The text that the sent page showed. Raises ValueError if it has changed."""
    detail = CaseDetail(summary, blind=ratings.is_sealed(summary, signed_in_user(request)))
    shown = detail.shown.attempt if detail.shown else None
    if shown is None or shown.sha256 != sha256:
        raise ValueError(_("The text has changed. Rate the new one."))
    return shown


@require_POST
def resubmit(request: HttpRequest, pk: UUID) -> HttpResponse:
    """An author's next text; a refusal keeps what they typed."""
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    form = _text_form(request, summary)
    if summary.author_id != user.pk:
        raise PermissionDenied(_("Only the author can resubmit a summary."))
    if not form.is_valid():
        return revise_page(request, summary, form, status=422)
    try:
        _check_text_hash(summary, form.cleaned_data)
        _check_draft(request, summary, form)
        writing.resubmit_summary(summary, text=form.cleaned_data["text"], by=user)
        drafts.discard_drafts(summary, by=user)
    except (StaleText, StaleEdit, StaleStatus, ForbiddenMove) as stale:
        return conflict_page(request, summary, "resubmit", form, stale)
    messages.success(request, _("Resubmitted. The judge is reading your new text."))
    return redirect("summary", pk=summary.pk)


@require_POST
def retry(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)
    policies.check_can_retry(signed_in_user(request), summary)
    return _run_retry(request, summary, writing.retry_summary, _("Retrying."))


@require_POST
def retry_with(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)
    model = request.POST.get("model", "")
    policies.check_can_choose_model(signed_in_user(request), summary)
    with_model = partial(writing.retry_with, model=model)
    message = _("Retrying with {model}.").format(model=model)
    return _run_retry(request, summary, with_model, message)


def _run_retry(
    request: HttpRequest, summary: Summary, act: Callable[..., None], message: str
) -> HttpResponse:
    try:
        act(summary, by=Actor(Role.REVIEWER, signed_in_user(request)))
        messages.success(request, message)
    except UnknownModel as unknown:
        messages.error(request, str(unknown))
    except (ForbiddenMove, StaleStatus):
        messages.info(request, _("This case no longer needs a retry."))
    return redirect("summary", pk=summary.pk)


@require_POST
def write_by_hand(request: HttpRequest, pk: UUID) -> HttpResponse:
    """A reviewer's text if no model could write one; a refusal keeps what they typed."""
    summary = visible_summary(request, pk)
    user, form = signed_in_user(request), WriteForm(request.POST)
    policies.check_can_write(user, summary)
    if not form.is_valid():
        return summary_page(request, summary, sent=("write", form))
    try:
        writing.write_by_hand(summary, text=form.cleaned_data["text"], by=user)
    except ValueError as unfit:
        form.add_error("text", str(unfit))
        return summary_page(request, summary, sent=("write", form))
    except (ForbiddenMove, StaleStatus) as stale:
        return conflict_page(request, summary, "write", form, stale)
    messages.success(request, _("Saved. The judge is reading your text."))
    return redirect("summary", pk=summary.pk)


def _text_form(request: HttpRequest, summary: Summary) -> TextForm:
    number = parse_whole_number(request.POST.get("number", ""), most=LARGEST_SMALLINT)
    base = summary.attempts.filter(number=number).first() if number is not None else None
    return TextForm(request.POST, base=base.text if base else "", auto_id=False)


def _check_draft(request: HttpRequest, summary: Summary, form: TextForm) -> None:
    """Raises StaleEdit: a text that is saved replaces the person's draft, but no newer one."""
    attempt = summary.attempts.get(number=form.cleaned_data["number"])
    typed = {"text": request.POST["text"].replace("\r\n", "\n")}
    stored = drafts.edit_words(attempt, by=signed_in_user(request))
    drafts.check_current(stored, typed, form.kept_version)


def _without_hash(data: dict[str, Any]) -> dict[str, Any]:
    """The arguments of unsigned decisions; the hash is checked above."""
    return {name: value for name, value in data.items() if name != "text_sha256"}


# --- Corrections ------------------------------------------------------------
# Recall a record, open and abandon a correction of it, and cancel a case.


@require_POST
def recall(request: HttpRequest, number: int) -> HttpResponse:
    record = visible_record(request, number)
    try:
        corrections.recall(record, by=signed_in_user(request))
    except (TooLate, Superseded, StaleStatus) as refusal:
        messages.error(request, str(refusal))
        return redirect("record", number=number)
    done = _(
        "Signature undone. Record {number} no longer counts; the case waits for your decision."
    )
    messages.success(request, done.format(number=number))
    return redirect("summary", pk=record.summary_id)


@require_http_methods(["GET", "HEAD", "POST"])
def correct(request: HttpRequest, number: int) -> HttpResponse:
    record = visible_record(request, number)
    access.check_can_correct(signed_in_user(request), record.summary)
    if request.method != "POST":
        return _correction_page(request, record, CorrectForm(initial={"text": record.text}))
    form = CorrectForm(request.POST)
    if not form.is_valid():
        return _correction_page(request, record, form, status=422)
    try:
        corrections.correct(record, by=signed_in_user(request), **form.cleaned_data)
    except (ValueError, Superseded) as refusal:
        form.add_error(None, str(refusal))
        status = 409 if isinstance(refusal, Superseded) else 422
        return _correction_page(request, record, form, status=status)
    message = _(
        "The judge is reading the corrected text. Until it is approved, record {number} counts."
    )
    messages.success(request, message.format(number=number))
    return redirect("summary", pk=record.summary_id)


def _correction_page(
    request: HttpRequest, record: Record, form: CorrectForm, *, status: int = 200
) -> HttpResponse:
    context = {"record": record, "form": form}
    return render_page(request, "reviews/record_correct.html", context, status=status)


@require_POST
def keep_record(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_summary(request, pk)
    try:
        corrections.keep_record(
            summary, by=signed_in_user(request), reason=request.POST.get("reason", "")
        )
        messages.success(request, _("Correction cancelled; the record is unchanged."))
    except (ValueError, Claimed, UnsavedEdit) as error:
        messages.error(request, str(error))
    except (ForbiddenMove, StaleStatus) as refusal:
        raise PermissionDenied(str(refusal)) from refusal
    return redirect("summary", pk=pk)


@require_POST
def cancel(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Close a case that has no record, without a decision."""
    summary = visible_summary(request, pk)
    try:
        removal.cancel(summary, by=signed_in_user(request), reason=request.POST.get("reason", ""))
        messages.success(request, _("Cancelled."))
    except (ValueError, Claimed, ForbiddenMove, StaleStatus) as refusal:
        messages.error(request, str(refusal))
    return redirect("summary", pk=pk)
