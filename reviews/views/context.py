"""The context of a case's meeting: a form on the case that changes participants, agenda, time and
language."""

from typing import Any
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from records import access
from summaries.context import (
    LONGEST_AGENDA,
    WHO_MAY_EDIT,
    ContextClosed,
    ContextFields,
    StaleContext,
    can_edit_context,
    edit_context,
)
from summaries.models import MeetingContext
from summaries.participants import InvalidContext, Participant, format_lines, parse_lines
from web.pages import signed_in_user
from web.text import LARGEST_SMALLINT, clean_text


def clean_lines(text: str) -> list[Participant]:
    """The participants of a form's text. Raises ValidationError."""
    try:
        return parse_lines(text)
    except InvalidContext as error:
        words = _("{value} {problem}. {remedy}.")
        shown = words.format(value=error.value, problem=error.message, remedy=error.remedy)
        raise ValidationError(shown) from error


class ContextForm(forms.Form):
    """Participants are a line each: "Ana Ruiz; Buyer; ana@example.org; Corva"."""

    seen = forms.IntegerField(widget=forms.HiddenInput, min_value=0, max_value=LARGEST_SMALLINT)
    participants = forms.CharField(
        required=False,
        label=gettext_lazy("Participants, one a line"),
        help_text=gettext_lazy("Name; role; e-mail; organisation"),
        widget=forms.Textarea(attrs={"rows": 5, "dir": "auto"}),
    )
    agenda = forms.CharField(
        required=False,
        max_length=LONGEST_AGENDA,
        label=gettext_lazy("Agenda"),
        widget=forms.Textarea(attrs={"rows": 4, "dir": "auto"}),
    )
    occurred_at = forms.DateTimeField(
        required=False,
        label=gettext_lazy("Time"),
        widget=forms.DateTimeInput(
            format="%Y-%m-%dT%H:%M:%S", attrs={"type": "datetime-local", "step": "1"}
        ),
    )
    language = forms.CharField(
        required=False,
        max_length=35,
        label=gettext_lazy("Language"),
        help_text=gettext_lazy("A tag such as de or pt-BR"),
    )

    @classmethod
    def from_context(cls, context: MeetingContext) -> "ContextForm":
        initial = {
            "seen": context.number,
            "participants": format_lines(context.people),
            "agenda": context.agenda,
            "occurred_at": context.occurred_at,
            "language": context.language,
        }
        return cls(initial=initial, auto_id="context-%s")

    def clean_participants(self) -> list[Participant]:
        return clean_lines(self.cleaned_data["participants"])

    def fields_of_context(self) -> ContextFields:
        data: dict[str, Any] = self.cleaned_data
        return ContextFields(
            data["participants"], clean_text(data["agenda"]), data["occurred_at"], data["language"]
        )


@require_POST
def change_context(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Stores the changed context; a fault is shown on the case, and nothing is stored then."""
    summary = access.visible_summary(request, pk)
    if not can_edit_context(request.user, summary.transcript):
        raise PermissionDenied(_(WHO_MAY_EDIT))
    form = ContextForm(request.POST)
    if not form.is_valid():
        name, faults = next(iter(form.errors.items()))
        messages.error(request, f"{form[name].label}: {faults[0]}")
        return redirect("summary", pk=summary.pk)
    try:
        edit_context(
            summary.transcript,
            form.fields_of_context(),
            by=signed_in_user(request),
            seen=form.cleaned_data["seen"],
        )
    except InvalidContext as error:
        messages.error(request, f"{error}. {error.remedy}.")
    except (ContextClosed, StaleContext) as error:
        messages.error(request, str(error))
    else:
        messages.success(request, _("Saved. Texts that are written from now on use it."))
    return redirect("summary", pk=summary.pk)
