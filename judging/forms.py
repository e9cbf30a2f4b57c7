"""What admins send from the pages of guidelines."""

import json
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from judging.guidelines.content import COLUMNS, Content, CriterionContent
from judging.variants import shipped
from summaries.models.guidelines import Method, ScoreMode

_LONG, _LONGEST = 5_000, 20_000


class OneSpelling(forms.CharField):
    """Browsers send CRLF in text areas; texts are stored with LF."""

    def to_python(self, value: Any) -> str:
        text = super().to_python(value) or ""
        return text.replace("\r\n", "\n").strip()


def _prose(rows: int, longest: int, **options: Any) -> OneSpelling:
    widget = forms.Textarea(attrs={"rows": rows})
    return OneSpelling(widget=widget, max_length=longest, **options)


class NoteForm(forms.Form):
    note = _prose(2, _LONG, label="Why", error_messages={"required": "Say why; it is kept."})


class NewForm(forms.Form):
    """The content of a new guideline is copied from `source`, a published version."""

    title = forms.CharField(max_length=200, label="Kind of meeting")
    name = forms.SlugField(
        max_length=80, help_text="Programs choose it by this name: letters, digits, hyphens."
    )


class DraftForm(forms.Form):
    seen = forms.CharField(widget=forms.HiddenInput, max_length=64, required=False)
    title = forms.CharField(max_length=200, label="Kind of meeting")
    instructions = _prose(7, _LONGEST, label="Instructions to the writer", required=False)
    threshold = forms.FloatField(min_value=1, max_value=5)
    attempt_budget = forms.IntegerField(min_value=1, max_value=20, label="Attempts")
    max_words = forms.IntegerField(min_value=20, max_value=20_000, label="Words at most")
    language = forms.CharField(max_length=35, required=False, help_text="Empty: the transcript's")
    writer_model = forms.CharField(
        max_length=200, required=False, help_text="Empty: the installation's"
    )
    judge_model = forms.CharField(
        max_length=200, required=False, help_text="Empty: the installation's"
    )
    variant = forms.ChoiceField(label="Wording of the judge's prompt")
    score_mode = forms.ChoiceField(choices=ScoreMode.choices, label="How G-Eval scores")
    joint = forms.BooleanField(required=False, label="All G-Eval criteria in one call")
    confirm = forms.BooleanField(required=False, label="Confirm a pass that may be luck")
    four_eyes = forms.BooleanField(
        required=False, label="Four eyes: nobody approves a text they edited"
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        variant = self.fields["variant"]
        assert isinstance(variant, forms.ChoiceField)  # noqa: S101 (for the type checker)
        variant.choices = [(item.name, item.title) for item in shipped().values()]


class CriterionForm(forms.Form):
    name = forms.CharField(max_length=80)
    definition = _prose(3, _LONG, required=False)
    steps = _prose(5, _LONGEST, required=False, label="Evaluation steps, one a line")
    method = forms.ChoiceField(choices=Method.choices)
    parameters = _prose(2, _LONG, required=False, label="Parameters (JSON)")
    threshold = forms.FloatField(
        min_value=1, max_value=5, required=False, help_text="Empty: the guideline's"
    )
    blocking = forms.BooleanField(required=False, label="Blocks")

    def clean_steps(self) -> tuple[str, ...]:
        lines = (line.strip() for line in self.cleaned_data["steps"].splitlines())
        return tuple(line for line in lines if line)

    def clean_parameters(self) -> dict[str, Any]:
        text = self.cleaned_data["parameters"] or "{}"
        try:
            value = json.loads(text)
        except json.JSONDecodeError as error:
            raise ValidationError(f"This is not JSON (line {error.lineno}): {error.msg}.") from None
        if not isinstance(value, dict):
            raise ValidationError(f'Parameters are {text!r}; write an object such as {{"n": 5}}.')
        return value

    def content(self) -> CriterionContent:
        data = {name: value for name, value in self.cleaned_data.items() if name in _CRITERION}
        return CriterionContent(**data)


_CRITERION = ("name", "definition", "steps", "method", "parameters", "threshold", "blocking")
CriterionFormSet = forms.formset_factory(CriterionForm, extra=0, can_delete=True, can_order=True)


def initial_of(content: Content, title: str) -> dict[str, Any]:
    return {**content.columns, "title": title, "seen": content.sha256}


def criteria_of(content: Content) -> list[dict[str, Any]]:
    return [
        {
            **vars(criterion),
            "steps": "\n".join(criterion.steps),
            "parameters": json.dumps(criterion.parameters, ensure_ascii=False)
            if criterion.parameters
            else "",
        }
        for criterion in content.criteria
    ]


def content_from(form: DraftForm, criteria: Any) -> Content:
    """Of valid forms; criteria in the order that the person gave them."""
    kept = [item for item in criteria.ordered_forms if not item.cleaned_data.get("DELETE")]
    columns = {name: form.cleaned_data[name] for name in COLUMNS}
    return Content(**columns, criteria=tuple(item.content() for item in kept))
