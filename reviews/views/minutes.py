"""What the editor of minutes asks for as a person types: how the text breaks its form, and one
section written again. Everything is JSON for its script."""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, JsonResponse
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.roles import Right
from reviews.section_rewrites import SectionRefused, read_answer, request_section
from summaries import visibility
from summaries.minutes import check_minutes
from summaries.models import Summary
from web.pages import signed_in_user
from web.text import clean_text, remove_nul

_LONGEST = 200_000  # characters


def _editable_summary(request: HttpRequest, pk: UUID) -> Summary:
    """Raises Http404, and PermissionDenied for who may neither see nor edit its text."""
    related = Summary.objects.select_related("transcript", "guideline_version__guideline")
    summary = get_object_or_404(related, pk=pk)
    visibility.check_can_see(request.user, summary)
    user = signed_in_user(request)
    if summary.author_id != user.pk and not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this case and its author can edit its text."))
    return summary


def _sent_text(request: HttpRequest) -> str:
    return clean_text(remove_nul(request.POST.get("text", ""))[:_LONGEST])


@require_POST
def check_form(request: HttpRequest, pk: UUID) -> JsonResponse:
    """`{"problems": [{"message", "start", "end"}]}` of a text that is typed; saves nothing."""
    summary = _editable_summary(request, pk)
    transcript = summary.transcript
    problems = check_minutes(
        summary.guideline_version.sections,
        _sent_text(request),
        people=transcript.names,
        said_on=transcript.day,
    )
    return JsonResponse(
        {
            "problems": [
                {"message": each.message, "start": each.start, "end": each.end} for each in problems
            ]
        }
    )


@require_POST
def ask_section(request: HttpRequest, pk: UUID) -> JsonResponse:
    """Asks for one section again: `{"request": id}`, or `{"why": str}` with 422."""
    summary = _editable_summary(request, pk)
    try:
        token = request_section(
            summary,
            key=request.POST.get("section", ""),
            text=_sent_text(request),
            remark=remove_nul(request.POST.get("remark", "")).strip(),
            by=signed_in_user(request),
        )
    except SectionRefused as refusal:
        return JsonResponse({"why": str(refusal)}, status=422)
    return JsonResponse({"request": str(token)}, status=202)


@require_safe
def section_answer(request: HttpRequest, pk: UUID, token: UUID) -> JsonResponse:
    """`{"section": str}` once it is written, `{}` before, `{"why": str}` where it failed."""
    answer = read_answer(token, _editable_summary(request, pk), signed_in_user(request))
    if answer is None:
        return JsonResponse({"why": _("The request was dropped. Ask again.")}, status=404)
    if "failure" in answer:
        said = _("The section could not be written: {why}").format(why=answer["failure"])
        return JsonResponse({"why": said}, status=422)
    return JsonResponse(answer)
