"""Forms of the pages of records, and the field for a reason."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import gettext_noop

from summaries.texts import clean_reason

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

LONGEST_COMMENT = 10_000


class ReasonField(forms.CharField):
    """A text without a letter or a digit counts as missing."""

    def to_python(self, value: Any) -> str:
        return clean_reason(super().to_python(value) or "")


def reason_textarea(
    name: str, *, rows: int, missing: "StrOrPromise", required: bool = True
) -> forms.CharField:
    return ReasonField(
        max_length=LONGEST_COMMENT,
        required=required,
        error_messages={"required": missing},
        widget=forms.Textarea(attrs={"rows": rows, "id": f"id_{name}"}),
    )


class ReasonForm(forms.Form):
    """The reason, stored with an action on a record."""

    reason = ReasonField(
        max_length=LONGEST_COMMENT,
        error_messages={"required": _("Enter a reason.")},
        widget=forms.Textarea(attrs={"rows": 3}),
    )


_EITHER = [("", _("Either")), ("yes", _("Yes")), ("no", _("No"))]


def _flag_field(label: str) -> forms.TypedChoiceField:
    return forms.TypedChoiceField(
        label=_(label),
        required=False,
        choices=_EITHER,
        coerce=lambda value: value == "yes",
        empty_value=None,
    )


def _day_field(label: str) -> forms.DateField:
    widget = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    return forms.DateField(required=False, label=_(label), widget=widget)


class RecordSearchForm(forms.Form):
    """The filters of the list of records, as in its URL."""

    q = forms.CharField(
        max_length=200,
        required=False,
        label=_("Words"),
        widget=forms.TextInput(attrs={"type": "search", "data-search-key": "/"}),
    )
    guideline = forms.ChoiceField(required=False, label=_("Guideline"))
    approver = forms.CharField(max_length=150, required=False, label=_("Approved by (user name)"))
    source = forms.CharField(max_length=100, required=False, label=_("Source"))
    since = _day_field(gettext_noop("From"))
    until = _day_field(gettext_noop("To"))
    hold = _flag_field(gettext_noop("On legal hold"))
    superseded = _flag_field(gettext_noop("Superseded"))
    edited = _flag_field(gettext_noop("Edited by a person"))
    overridden = _flag_field(gettext_noop("Judge overridden"))

    def __init__(self, *args: Any, guidelines: Iterable[tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        guideline = self.fields["guideline"]
        assert isinstance(guideline, forms.ChoiceField)  # noqa: S101 (for the type checker)
        guideline.choices = [("", _("All guidelines")), *guidelines]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        since, until = cleaned.get("since"), cleaned.get("until")
        if since and until and since > until:
            wrong = _("{until} is before {since}. Choose a later day.")
            self.add_error("until", wrong.format(until=until, since=since))
        return cleaned


class SavedViewForm(forms.Form):
    name = forms.CharField(max_length=60)
    query = forms.CharField(max_length=1000, required=False)


class RetentionForm(ReasonForm):
    """No `days` means forever."""

    days = forms.IntegerField(min_value=1, max_value=36_600, required=False)
