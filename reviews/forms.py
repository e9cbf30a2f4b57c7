"""What people send from the pages."""

from typing import Any

from django import forms
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator

_LARGEST_NUMBER = 32_767  # of a PositiveSmallIntegerField
_LONGEST_COMMENT = 10_000
_LONGEST_TEXT = 200_000


class SignedForm(forms.Form):
    """A decision says which text it is about: attempt, its SHA-256, and the newest number seen."""

    number = forms.IntegerField(
        widget=forms.HiddenInput,
        validators=[MinValueValidator(1), MaxValueValidator(_LARGEST_NUMBER)],
    )
    text_sha256 = forms.CharField(
        widget=forms.HiddenInput, validators=[RegexValidator(r"\A[0-9a-f]{64}\Z")]
    )
    seen = forms.IntegerField(
        widget=forms.HiddenInput,
        validators=[MinValueValidator(1), MaxValueValidator(_LARGEST_NUMBER)],
    )


def _prose(name: str, *, rows: int, missing: str, required: bool = True) -> forms.CharField:
    return forms.CharField(
        max_length=_LONGEST_COMMENT,
        required=required,
        error_messages={"required": missing},
        widget=forms.Textarea(attrs={"rows": rows, "id": f"id_{name}"}),
    )


class ApproveForm(SignedForm):
    comment = _prose("approve_comment", rows=2, missing="", required=False)

    def __init__(self, *args: Any, needs_reason: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        comment = self.fields["comment"]
        comment.required = needs_reason
        comment.error_messages["required"] = (
            "This text has an open warning. Say why you approve it all the same."
        )


class SendBackForm(SignedForm):
    comment = _prose(
        "send_back_comment",
        rows=4,
        missing="Say what has to change: the next writer works from your comment.",
    )


class RejectForm(SignedForm):
    comment = _prose("reject_comment", rows=3, missing="Say why: the case closes with your reason.")


def _one_spelling(text: str) -> str:
    """Browsers send CRLF in text areas; texts are stored with LF."""
    return text.replace("\r\n", "\n").strip()


class TextForm(SignedForm):
    """A person's own wording of the text that `base` holds."""

    text = forms.CharField(
        max_length=_LONGEST_TEXT,
        strip=False,
        error_messages={"required": "The summary is empty. Write its text."},
        widget=forms.Textarea(attrs={"rows": 16, "id": "id_text", "spellcheck": "true"}),
    )

    def __init__(self, *args: Any, base: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.base = base

    def clean_text(self) -> str:
        text = _one_spelling(self.cleaned_data["text"])
        if not text:
            raise forms.ValidationError("The summary is empty. Write its text.")
        if text == self.base:
            raise forms.ValidationError("The text is unchanged. Change it before you save.")
        return text


class ReasonForm(forms.Form):
    """What is done to a record is kept with its reason."""

    reason = forms.CharField(
        max_length=_LONGEST_COMMENT,
        error_messages={"required": "Say why: the reason is kept."},
        widget=forms.Textarea(attrs={"rows": 3}),
    )


class CorrectForm(ReasonForm):
    text = forms.CharField(
        max_length=_LONGEST_TEXT,
        strip=False,
        error_messages={"required": "The summary is empty. Write its text."},
        widget=forms.Textarea(attrs={"rows": 18, "spellcheck": "true", "dir": "auto"}),
    )

    def clean_text(self) -> str:
        return _one_spelling(self.cleaned_data["text"])
