"""Forms of the review pages."""

from collections.abc import Iterable
from typing import Any

from django import forms

from records.forms import ReasonForm, reason_textarea
from records.models import Category
from summaries.models import Criterion
from web.text import LARGEST_SMALL, clean_text

_LONGEST_TEXT = 200_000


def _attempt_number() -> forms.IntegerField:
    return forms.IntegerField(widget=forms.HiddenInput, min_value=1, max_value=LARGEST_SMALL)


def _sha256() -> forms.RegexField:
    return forms.RegexField(r"\A[0-9a-f]{64}\Z", widget=forms.HiddenInput)


def _text(**attrs: object) -> forms.CharField:
    return forms.CharField(
        max_length=_LONGEST_TEXT,
        strip=False,
        error_messages={"required": "The summary is empty. Write its text."},
        widget=forms.Textarea(attrs={"spellcheck": "true", **attrs}),
    )


class SignedForm(forms.Form):
    """A decision says which text it is about: attempt, its SHA-256, and the newest number seen."""

    number = _attempt_number()
    text_sha256 = _sha256()
    seen = _attempt_number()


class ApproveForm(SignedForm):
    comment = reason_textarea("approve_comment", rows=2, missing="", required=False)

    def __init__(self, *args: Any, needs_reason: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        comment = self.fields["comment"]
        comment.required = needs_reason
        comment.error_messages["required"] = (
            "This text has an open warning. Say why you approve it all the same."
        )


class SendBackForm(SignedForm):
    """`sentences` are (start, end, text) of those that the comment may be about."""

    category = forms.ChoiceField(
        choices=[("", "Choose…"), *Category.choices],
        error_messages={"required": "Choose what is wrong with it."},
        widget=forms.Select(attrs={"id": "id_category"}),
    )
    about = forms.TypedChoiceField(
        required=False,
        coerce=lambda span: tuple(int(part) for part in span.split("-")),
        empty_value=None,
        error_messages={"invalid_choice": "That sentence is not in this text. Choose another."},
        widget=forms.Select(attrs={"id": "id_about"}),
    )
    comment = reason_textarea(
        "send_back_comment",
        rows=4,
        missing="Say what has to change: the next writer works from your comment.",
    )

    def __init__(
        self, *args: Any, sentences: Iterable[tuple[int, int, str]] = (), **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.fields["about"].choices = [  # type: ignore[attr-defined]
            ("", "the whole summary"),
            *((f"{start}-{end}", f"“{text}”") for start, end, text in sentences),
        ]


class RejectForm(SignedForm):
    comment = reason_textarea(
        "reject_comment", rows=3, missing="Say why: the case closes with your reason."
    )


class TextForm(SignedForm):
    """A person's own wording of the text that `base` holds."""

    text = _text(rows=16, id="id_text")

    def __init__(self, *args: Any, base: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.base = base

    def clean_text(self) -> str:
        text = clean_text(self.cleaned_data["text"])
        if not text:
            raise forms.ValidationError("The summary is empty. Write its text.")
        if text == self.base:
            raise forms.ValidationError("The text is unchanged. Change it before you save.")
        return text


class WriteForm(forms.Form):
    """A reviewer's text of a case that no model could write."""

    text = _text(rows=16, id="id_own_text", dir="auto")


class CorrectForm(ReasonForm):
    text = _text(rows=18, dir="auto")

    def clean_text(self) -> str:
        return clean_text(self.cleaned_data["text"])


class EditDraftForm(SignedForm):
    """Text as somebody is typing it: anything goes but what no database takes."""

    text = forms.CharField(max_length=_LONGEST_TEXT, strip=False, required=False)


class RateForm(forms.Form):
    """One choice from 1 to 5 for each of `criteria`. The text is named by its hash alone: the
    number of an attempt tells how often the judge was not content."""

    text_sha256 = _sha256()

    def __init__(self, *args: Any, criteria: Iterable[Criterion], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.criteria = list(criteria)
        for criterion in self.criteria:
            self.fields[f"rate-{criterion.pk}"] = forms.TypedChoiceField(
                label=criterion.name,
                help_text=criterion.definition,
                coerce=int,
                choices=[(str(value), str(value)) for value in range(1, 6)],
                error_messages={"required": f"Rate {criterion.name} from 1 to 5."},
                widget=forms.RadioSelect,
            )

    @property
    def scales(self) -> list[forms.BoundField]:
        return [self[f"rate-{criterion.pk}"] for criterion in self.criteria]

    @property
    def values(self) -> dict[int, int]:
        """By the primary key of the criterion, of a valid form."""
        return {item.pk: self.cleaned_data[f"rate-{item.pk}"] for item in self.criteria}
