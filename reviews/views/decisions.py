"""Decisions, one POST each. What a person typed comes back on every refusal."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from reviews import policies, services
from reviews.forms import ApproveForm, RejectForm, SendBackForm, SignedForm, TextForm
from reviews.services import StaleStatus, StaleText
from reviews.views.casefile import CaseFile
from reviews.views.cases import case_page
from reviews.views.conflict import conflict_page
from reviews.views.pages import person, visible_case
from summaries import services as writing
from summaries.models import Attempt, Summary
from summaries.moves import Actor
from summaries.status import WAITING, ForbiddenMove, Role, Status

Decide = Callable[[Summary, dict[str, Any]], HttpResponse]


def _decided(
    request: HttpRequest, summary: Summary, panel: str, form: SignedForm, decide: Decide
) -> HttpResponse:
    """Run `decide`; a refused form or a text that moved on is shown with what was typed."""
    if not form.is_valid():
        return _refused(request, summary, panel, form)
    try:
        _check_bound(summary, form.cleaned_data)
        return decide(summary, form.cleaned_data)
    except StaleText as stale:
        return conflict_page(request, summary, panel, form, str(stale))
    except (PermissionDenied, StaleStatus) as refusal:
        summary.refresh_from_db(fields=["status", "status_since"])
        if not policies.can_review(person(request)) or Status(summary.status) in WAITING:
            raise PermissionDenied(str(refusal)) from refusal
        return conflict_page(request, summary, panel, form, str(refusal))
    except ValueError as error:
        form.add_error(None, str(error))
        return case_page(request, summary, sent=(panel, form))


def _refused(request: HttpRequest, summary: Summary, panel: str, form: SignedForm) -> HttpResponse:
    policies.check_can_decide(person(request), summary)
    return case_page(request, summary, sent=(panel, form))


def _check_bound(summary: Summary, said: dict[str, Any]) -> None:
    """The hidden fields name a text of this case, letter by letter."""
    bound = summary.attempts.filter(number=said["number"], sha256=said["text_sha256"])
    latest = summary.latest_attempt
    if latest is not None and (latest.number != said["seen"] or not bound.exists()):
        raise StaleText(latest)


@login_required
@require_POST
def approve(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_case(request, pk)
    form = ApproveForm(request.POST, needs_reason=_needs_reason(request, summary), auto_id=False)

    def decide(case: Summary, said: dict[str, Any]) -> HttpResponse:
        record = services.approve(case, by=person(request), **said)
        messages.success(request, f"Approved. This is record {record.number}.")
        return redirect("record", number=record.number)

    return _decided(request, summary, "approve", form, decide)


def _needs_reason(request: HttpRequest, summary: Summary) -> bool:
    number = request.POST.get("number", "")
    chosen = int(number) if number.isascii() and number.isdigit() else None
    return CaseFile(summary, chosen=chosen).open_warning


@login_required
@require_POST
def send_back(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_case(request, pk)

    def decide(case: Summary, said: dict[str, Any]) -> HttpResponse:
        services.send_back(case, by=person(request), **_unhashed(said))
        to = "its author" if case.author_id else "the writer, with your comment as its brief"
        messages.success(request, f"Sent back to {to}.")
        return redirect("case", pk=case.pk)

    form = SendBackForm(request.POST, auto_id=False)
    return _decided(request, summary, "send_back", form, decide)


@login_required
@require_POST
def reject(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_case(request, pk)

    def decide(case: Summary, said: dict[str, Any]) -> HttpResponse:
        services.reject(case, by=person(request), **_unhashed(said))
        messages.success(request, "Rejected. The case is closed without a record.")
        return redirect("case", pk=case.pk)

    return _decided(request, summary, "reject", RejectForm(request.POST, auto_id=False), decide)


@login_required
@require_POST
def edit(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_case(request, pk)
    judge = "judge" in request.POST

    def decide(case: Summary, said: dict[str, Any]) -> HttpResponse:
        attempt = services.edit(case, by=person(request), judge=judge, **_unhashed(said))
        told = "It is being judged again." if judge else "Its scores are those of no judge yet."
        messages.success(request, f"Saved as attempt {attempt.number}. {told}")
        return redirect("case", pk=case.pk)

    return _decided(request, summary, "edit", _text_form(request, summary), decide)


@login_required
@require_POST
def resubmit(request: HttpRequest, pk: UUID) -> HttpResponse:
    """An author's next text; what they typed survives a refusal like a reviewer's does."""
    summary = visible_case(request, pk)
    user = person(request)
    form = _text_form(request, summary)
    if summary.author_id != user.pk:
        raise PermissionDenied("Only its author resubmits a summary.")
    if not form.is_valid():
        return case_page(request, summary, sent=("resubmit", form))
    try:
        _check_bound(summary, form.cleaned_data)
        writing.resubmit(summary, text=form.cleaned_data["text"], by=user)
    except (StaleText, StaleStatus, ForbiddenMove) as stale:
        return conflict_page(request, summary, "resubmit", form, str(stale))
    messages.success(request, "Resubmitted. The judge reads your new text now.")
    return redirect("case", pk=summary.pk)


@login_required
@require_POST
def retry(request: HttpRequest, pk: UUID) -> HttpResponse:
    summary = visible_case(request, pk)
    user = person(request)
    policies.check_can_retry(user, summary)
    try:
        writing.retry(summary, by=Actor(Role.REVIEWER, user))
        messages.success(request, "Started again where it failed.")
    except (ForbiddenMove, StaleStatus):
        messages.info(request, "The case had already left the failed state.")
    return redirect("case", pk=summary.pk)


def _text_form(request: HttpRequest, summary: Summary) -> TextForm:
    number = request.POST.get("number", "")
    base = _numbered(summary, number)
    return TextForm(request.POST, base=base.text if base else "", auto_id=False)


def _numbered(summary: Summary, number: str) -> Attempt | None:
    if not (number.isascii() and number.isdigit() and len(number) <= 5):  # noqa: PLR2004
        return None
    return summary.attempts.filter(number=int(number)).first()


def _unhashed(said: dict[str, Any]) -> dict[str, Any]:
    """What the services of the decisions without a signature take; the hash was checked above."""
    return {name: value for name, value in said.items() if name != "text_sha256"}
