"""Forms of the review pages."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.reauthentication import PasswordCheck
from records.forms import LONGEST_COMMENT, ReasonField, ReasonForm, reason_textarea
from records.models import Category
from summaries.models import Criterion
from summaries.texts import criterion_label
from web.text import LARGEST_SMALLINT, clean_text

_LONGEST_TEXT = 200_000
_ON_SPAN = re.compile(r"on-(\d{1,7})-(\d{1,7})")
_NOTHING_SAID = _("Say what to change; the rewrite is based on it.")


def _attempt_number_field() -> forms.IntegerField:
    return forms.IntegerField(widget=forms.HiddenInput, min_value=1, max_value=LARGEST_SMALLINT)


def _sha256_field() -> forms.RegexField:
    return forms.RegexField(r"\A[0-9a-f]{64}\Z", widget=forms.HiddenInput)


def _text_field(**attrs: object) -> forms.CharField:
    return forms.CharField(
        max_length=_LONGEST_TEXT,
        strip=False,
        error_messages={"required": _("The summary is empty. Write its text.")},
        widget=forms.Textarea(attrs={"spellcheck": "true", **attrs}),
    )


class SignedForm(forms.Form):
    """A decision names its text: the attempt, its SHA-256, and the newest number seen."""

    number = _attempt_number_field()
    text_sha256 = _sha256_field()
    seen = _attempt_number_field()


def draft_version_field() -> forms.CharField:
    """The version of the draft that the page shows. A browser must not bring an old one back."""
    return forms.CharField(
        required=False, max_length=64, widget=forms.HiddenInput(attrs={"autocomplete": "off"})
    )


class DraftForm(SignedForm):
    """A form whose words are kept while they are typed, and are refused when they are stale."""

    version = draft_version_field()

    def clean(self) -> dict[str, Any]:
        self.kept_version: str = self.cleaned_data.pop("version", "")
        return self.cleaned_data


class ApproveForm(SignedForm):
    comment = reason_textarea("approve_comment", rows=1, missing="", required=False)
    password = forms.CharField(
        strip=False,
        widget=forms.PasswordInput(
            attrs={
                "id": "id_approve_password",
                "autocomplete": "current-password",
                "placeholder": _("Your password"),
            }
        ),
        error_messages={"required": _("Enter your password to sign.")},
    )

    def __init__(
        self,
        *args: Any,
        lacking: str = "",
        haste: str = "",
        check_password: PasswordCheck | None = None,
        **kwargs: Any,
    ) -> None:
        """`lacking` says what only a reason answers, `haste` that the text cannot have been read
        yet. `check_password` is set where the form asks for the password."""
        super().__init__(*args, **kwargs)
        self._check_password = check_password
        self.asked_instead = check_password.asked_instead if check_password else []
        if check_password is None:
            del self.fields["password"]
        elif self.asked_instead:
            labels = ", ".join(provider.label for provider in self.asked_instead)
            asked = gettext("Confirm your identity with {labels} to sign.")
            self.fields["password"].error_messages["required"] = asked.format(labels=labels)
        comment = self.fields["comment"]
        comment.required = bool(lacking or haste)
        why = _("Why approve it anyway?") if lacking else _("Why now?")
        comment.widget.attrs["placeholder"] = why if comment.required else _("Comment (optional)")
        comment.error_messages["required"] = lacking or haste

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if self._check_password:
            self._check_password(password)
        return password

    def clean(self) -> dict[str, Any]:
        """Does not ask again for a right password when something else is missing."""
        if self.cleaned_data.pop("password", None):
            del self.fields["password"]
        return self.cleaned_data


class SendBackForm(DraftForm):
    """`spans` are (start, end), in characters, of the sentences that can have a comment."""

    category = forms.ChoiceField(
        required=False,
        choices=[("", _("What is wrong? (optional)")), *Category.choices],
        widget=forms.Select(attrs={"id": "id_category"}),
    )
    comment = reason_textarea("send_back_comment", rows=1, missing=_NOTHING_SAID, required=False)

    def __init__(self, *args: Any, spans: Iterable[tuple[int, int]] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # New evidence may have split the text elsewhere meanwhile: keep what was typed too.
        sent = (match for name in self.data if (match := _ON_SPAN.fullmatch(name)))
        typed = [(int(match[1]), int(match[2])) for match in sent]
        self.named = {f"on-{start}-{end}": (start, end) for start, end in [*spans, *typed]}
        attrs = {"rows": 1, "form": "send-back-form", "placeholder": _("What should change here?")}
        for name in self.named:
            self.fields[name] = ReasonField(
                required=False,
                max_length=LONGEST_COMMENT,
                widget=forms.Textarea(attrs={**attrs, "id": f"id_{name}"}),
            )

    def clean(self) -> dict[str, Any]:
        """Collects the comments on sentences under `on`, by span."""
        data = super().clean()
        given = {span: data.pop(name, "") for name, span in self.named.items()}
        data["on"] = {span: words for span, words in given.items() if words}
        if not data["on"] and not data.get("comment") and "comment" not in self.errors:
            self.add_error("comment", _NOTHING_SAID)
        return data

    @property
    def comments_on_sentences(self) -> dict[str, str]:
        """What was typed so far, by field."""
        typed = {name: str(self[name].value() or "") for name in self.named}
        return {name: words for name, words in typed.items() if words.strip()}

    def comment_on(self, span: tuple[int, int]) -> forms.BoundField | None:
        name = "on-{}-{}".format(*span)
        return self[name] if name in self.fields else None


class RejectForm(SignedForm):
    comment = reason_textarea(
        "reject_comment", rows=3, missing=_("Enter a reason to close the case.")
    )


class TextForm(DraftForm):
    """A person's own wording of the text in `base`."""

    text = _text_field(rows=16, id="id_text")

    def __init__(self, *args: Any, base: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.base = base

    def clean_text(self) -> str:
        text = clean_text(self.cleaned_data["text"])
        if not text:
            raise forms.ValidationError(_("The summary is empty. Write its text."))
        if text == self.base:
            raise forms.ValidationError(_("The text is unchanged. Change it before you save."))
        return text


class WriteForm(forms.Form):
    """A reviewer's text where no model could write one."""

    text = _text_field(rows=16, id="id_own_text", dir="auto")


class CorrectForm(ReasonForm):
    text = _text_field(rows=18, dir="auto")

    def clean_text(self) -> str:
        return clean_text(self.cleaned_data["text"])


class EditDraftForm(DraftForm):
    """Text while it is typed: anything that the database can store."""

    text = forms.CharField(max_length=_LONGEST_TEXT, strip=False, required=False)


class CommentDraftForm(DraftForm):
    """Names the text whose comments are kept."""


def parse_comments(sent: Mapping[str, str]) -> dict[str, str]:
    """The fields of SendBackForm that hold words, while they are typed."""
    names = [name for name in sent if name in {"category", "comment"} or _ON_SPAN.fullmatch(name)]
    return {name: sent[name][:LONGEST_COMMENT] for name in names}


_SCALE = ("1", "2", "3", "4", "5")


class RateForm(forms.Form):
    """One choice from 1 to 5 for each of `criteria`. Names the text by its hash alone: an
    attempt's number reveals how often the judge failed the text."""

    text_sha256 = _sha256_field()

    def __init__(self, *args: Any, criteria: Iterable[Criterion], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.criteria = list(criteria)
        for criterion in self.criteria:
            self.fields[f"rate-{criterion.pk}"] = forms.TypedChoiceField(
                label=criterion_label(criterion.name),
                help_text=criterion.definition,
                coerce=int,
                choices=[(value, value) for value in _SCALE],
                error_messages={
                    "required": _("Rate {criterion} from 1 to 5.").format(
                        criterion=criterion_label(criterion.name)
                    )
                },
                widget=forms.RadioSelect,
            )

    @property
    def scales(self) -> list[forms.BoundField]:
        return [self[f"rate-{criterion.pk}"] for criterion in self.criteria]

    @property
    def begun(self) -> dict[str, str]:
        """The choices made so far, by field name: all, some or none."""
        made = {name: self[name].value() for name in self.fields if name.startswith("rate-")}
        return {name: value for name, value in made.items() if value in _SCALE}

    @property
    def values(self) -> dict[int, int]:
        """By the criterion's primary key; for a valid form."""
        return {item.pk: self.cleaned_data[f"rate-{item.pk}"] for item in self.criteria}
