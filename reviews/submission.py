"""Submission through the pages: forms that read transcripts, submitting them, and drafts."""

import base64
import binascii
import hashlib
from collections.abc import Iterable
from datetime import timedelta
from pathlib import PurePath
from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.models import User
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now
from django.utils import timezone
from django.utils.text import format_lazy
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.roles import Right
from reviews import drafts
from reviews.forms import draft_version_field
from reviews.models import HandInDraft
from reviews.views.context import clean_lines
from summaries import visibility
from summaries.context import LONGEST_AGENDA
from summaries.formats import LONGEST_TITLE, get_formats, parse_transcript
from summaries.formats.turns import FormatError, ParsedTranscript, Turn
from summaries.intake import (
    ExternalIdConflict,
    Ingested,
    InvalidSubmission,
    Submission,
    ingest_submission,
)
from summaries.models import Guideline, GuidelineVersion
from summaries.participants import Participant, format_lines
from web.text import clean_text, localize_number

# --- Forms ------------------------------------------------------------------
# First the files or a pasted text, then one form for each transcript that was read.

MOST_AT_ONCE = 20
_LONGEST_SUMMARY = 100_000
# Twelve hours of talk.
_LONGEST_KEPT = 1_000_000
_LONGEST_NAME = 200
# The preview does not offer to rename more speakers than this.
_MOST_NAMED = 12
_MOST_SHOWN = 60


class _MultiFileInput(forms.ClearableFileInput):
    allow_multiple_selected = True


class _MultiFileField(forms.FileField):
    """Any number of files in one field; `clean` gives a list."""

    def clean(self, data: Any, initial: Any = None) -> "list[UploadedFile[Any]]":
        sent = data if isinstance(data, list | tuple) else [data]
        return [super(_MultiFileField, self).clean(item, initial) for item in filter(None, sent)]


class TranscriptUploadForm(forms.Form):
    """Files, pasted text, or both."""

    transcripts = _MultiFileField(
        required=False,
        label=_("Files"),
        widget=_MultiFileInput(attrs={"data-files": ""}),
        help_text=format_lazy(
            _("Up to {most}: WebVTT, SRT, Word, text, or a transcription service's JSON."),
            most=MOST_AT_ONCE,
        ),
    )
    pasted = forms.CharField(
        required=False,
        strip=False,
        label=_("Or paste a transcript"),
        widget=forms.Textarea(
            attrs={"rows": 10, "dir": "auto", "placeholder": _("Ana Ruiz: Good morning …")}
        ),
    )

    def clean(self) -> dict[str, Any]:
        data = self.cleaned_data
        if not data.get("transcripts") and not data.get("pasted", "").strip() and not self.errors:
            raise forms.ValidationError(gettext("Choose a file or paste a transcript."))
        if len(self.sources()) > MOST_AT_ONCE:
            words = gettext(
                "You chose {count} transcripts; the limit is {most} at once. Send the rest later."
            )
            raise forms.ValidationError(words.format(count=len(self.sources()), most=MOST_AT_ONCE))
        size = sum(len(content) for _, content in self.sources())
        # The preview sends them back in base64, which takes a third more.
        most = settings.MAX_BYTES.transcript * 3 // 4
        if size > most:
            words = gettext(
                "These transcripts have {size} bytes; the limit is {most} at once. Send fewer."
            )
            raise forms.ValidationError(
                words.format(size=localize_number(size), most=localize_number(most))
            )
        return data

    def sources(self) -> list[tuple[str, bytes]]:
        """Name and bytes of each; pasted text has no name."""
        if not hasattr(self, "_sources"):
            files = self.cleaned_data.get("transcripts") or []
            self._sources = [(file.name or "", file.read()) for file in files]
            pasted = self.cleaned_data.get("pasted", "")
            if pasted.strip():
                self._sources.append(("", pasted.encode()))
        return self._sources


class GuidelineChoiceForm(forms.Form):
    """The guideline for all of them and, for an own summary, its text."""

    guideline = forms.ModelChoiceField(
        queryset=Guideline.objects.none(),
        to_field_name="name",
        empty_label=None,
        error_messages={
            "invalid_choice": _("Choose a guideline from the list."),
            "required": _("Choose a guideline."),
        },
    )

    def __init__(self, *args: Any, guidelines: QuerySet[Guideline], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["guideline"]
        field.queryset = guidelines  # type: ignore[attr-defined]
        field.initial = guidelines.filter(is_default=True).first()


class OwnSummaryForm(GuidelineChoiceForm):
    summary = forms.CharField(
        max_length=_LONGEST_SUMMARY,
        strip=False,
        label=_("Your summary"),
        error_messages={"required": _("Write your summary.")},
        widget=forms.Textarea(attrs={"rows": 12, "dir": "auto", "spellcheck": "true"}),
    )

    def clean_summary(self) -> str:
        text: str = clean_text(self.cleaned_data["summary"])
        if not text:
            raise forms.ValidationError(gettext("Write your summary."))
        return text


class SubmissionDraftForm(forms.Form):
    """The form of an own summary while it is filled in; a field that is not sent stays."""

    pasted = forms.CharField(
        required=False,
        strip=False,
        max_length=_LONGEST_KEPT,
        error_messages={"max_length": _("The pasted transcript is too long. Use a file.")},
    )
    summary = forms.CharField(required=False, strip=False, max_length=_LONGEST_SUMMARY)
    guideline = forms.CharField(required=False, max_length=80)
    version = draft_version_field()

    def sent_fields(self) -> dict[str, str]:
        """The sent fields that can be kept; an invalid one loses no other."""
        self.full_clean()
        sent = {name: text for name, text in self.cleaned_data.items() if name in self.data}
        return {name: text.replace("\r\n", "\n") for name, text in sent.items()}


class ParsedTranscriptForm(forms.Form):
    """One parsed transcript, carried in base64 so that its bytes do not change."""

    content = forms.CharField(widget=forms.HiddenInput)
    name = forms.CharField(widget=forms.HiddenInput, required=False, max_length=500)
    title = forms.CharField(label=_("Title"), max_length=LONGEST_TITLE, required=False)
    format = forms.ChoiceField(
        required=False,
        label=_("Read as"),
        choices=lambda: [
            ("", _("detected from the text")),
            *((name, each.label) for name, each in sorted(get_formats().items())),
        ],
    )
    participants = forms.CharField(
        required=False,
        label=_("Participants, one a line"),
        help_text=_("Name; role; e-mail; organisation"),
        widget=forms.Textarea(attrs={"rows": 3, "dir": "auto"}),
    )
    agenda = forms.CharField(
        required=False,
        max_length=LONGEST_AGENDA,
        label=_("Agenda"),
        widget=forms.Textarea(attrs={"rows": 3, "dir": "auto"}),
    )
    occurred_at = forms.DateTimeField(
        required=False,
        label=_("Time"),
        widget=forms.DateTimeInput(attrs={"type": "datetime-local", "step": "1"}),
    )
    language = forms.CharField(
        required=False,
        max_length=35,
        label=_("Language"),
        help_text=_("A tag such as de or pt-BR"),
    )
    leave_out = forms.BooleanField(required=False, label=_("Leave this one out"))

    def __init__(self, *args: Any, sending: bool, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "empty_permitted": False})
        self.sending = sending
        self.sent = False
        self.parsed: ParsedTranscript | None = None
        self.refused: FormatError | None = None
        self._read()

    def _read(self) -> None:
        """Parse the carried transcript before adding the fields that depend on it."""
        try:
            self.raw = base64.b64decode(self._sent("content"), validate=True)
            self.parsed = parse_transcript(
                self.raw,
                format=self._sent("format") or None,
                filename=self._sent("name") or None,
                max_bytes=settings.MAX_BYTES.transcript,
            )
        except binascii.Error:
            self.refused = FormatError(
                gettext("The transcript arrived damaged."), remedy=gettext("Send it again.")
            )
        except FormatError as error:
            self.refused = error
        if self.add_prefix("title") not in self.data:
            # The first preview: there was no title field before.
            found = self.parsed.title if self.parsed else None
            stem = PurePath(self._sent("name")).stem.replace("_", " ").strip()
            title = (found or stem)[:LONGEST_TITLE]
            known = {"title": title}
            if self.parsed:
                at = self.parsed.occurred_at
                known |= {
                    "participants": format_lines(self.parsed.participants),
                    "occurred_at": f"{timezone.localtime(at):%Y-%m-%dT%H:%M:%S}" if at else "",
                    "language": self.parsed.language,
                }
            named = {self.add_prefix(name): value for name, value in known.items()}
            self.data = {**dict(self.data.items()), **named}
        for speaker in self._renamable_speakers():
            self.fields[_speaker_field_name(speaker)] = forms.CharField(
                label=speaker or gettext("Unknown speaker"),
                max_length=_LONGEST_NAME,
                required=False,
            )

    def _sent(self, field: str) -> str:
        return str(self.data.get(self.add_prefix(field)) or "")

    @property
    def speakers(self) -> list[str]:
        """In order of appearance."""
        turns = self.parsed.turns if self.parsed else []
        return list(dict.fromkeys(turn.speaker for turn in turns))

    def _renamable_speakers(self) -> Iterable[str]:
        return self.speakers if len(self.speakers) <= _MOST_NAMED else []

    @property
    def name_fields(self) -> list[forms.BoundField]:
        return [self[_speaker_field_name(speaker)] for speaker in self._renamable_speakers()]

    @property
    def new_names(self) -> dict[str, str]:
        """Names that replace the transcript's; for a valid form."""
        typed = {
            speaker: self.cleaned_data[_speaker_field_name(speaker)].strip()
            for speaker in self._renamable_speakers()
        }
        return {speaker: name for speaker, name in typed.items() if name and name != speaker}

    @property
    def format_label(self) -> str:
        return str(get_formats()[self.parsed.format].label) if self.parsed else ""

    @property
    def first_turns(self) -> list[Turn]:
        return self.parsed.turns[:_MOST_SHOWN] if self.parsed else []

    @property
    def more_turns(self) -> int:
        return len(self.parsed.turns) - len(self.first_turns) if self.parsed else 0

    @property
    def words(self) -> int:
        return sum(len(turn.text.split()) for turn in self.parsed.turns) if self.parsed else 0

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.raw).hexdigest()

    def clean_participants(self) -> list[Participant]:
        return clean_lines(self.cleaned_data["participants"])

    @property
    def context(self) -> list[forms.BoundField]:
        return [self[name] for name in ("participants", "agenda", "occurred_at", "language")]

    def clean(self) -> dict[str, Any]:
        data = self.cleaned_data
        if self.sending and self.refused and not data.get("leave_out"):
            self.add_error(None, gettext("Can't be read. Leave it out or choose another format."))
        if self.sending and not data.get("title", "").strip() and not data.get("leave_out"):
            self.add_error("title", gettext("Enter a title."))
        return data


def _speaker_field_name(speaker: str) -> str:
    """Name a field after the speaker, since their position depends on the format."""
    return f"speaker-{hashlib.sha256(speaker.encode()).hexdigest()[:12]}"


_TRANSCRIPT_FORMSET = forms.formset_factory(
    ParsedTranscriptForm, extra=0, max_num=MOST_AT_ONCE, absolute_max=50
)


class ParsedTranscriptFormSet(_TRANSCRIPT_FORMSET):  # type: ignore[valid-type,misc]
    """All transcripts of one submission."""

    @classmethod
    def build_data(cls, sources: Iterable[tuple[str, bytes]]) -> dict[str, str]:
        """The fields of a formset with `sources`, as if they had been sent."""
        rows = list(sources)
        data = {"form-TOTAL_FORMS": str(len(rows)), "form-INITIAL_FORMS": "0"}
        for number, (name, content) in enumerate(rows):
            data[f"form-{number}-name"] = name
            data[f"form-{number}-content"] = base64.b64encode(content).decode()
        return data


# --- Submitting -------------------------------------------------------------

SOURCE = "web"


def guidelines_for(user: User, right: Right) -> "QuerySet[Guideline]":
    """Guidelines with a published version for which `user` has `right`."""
    usable = visibility.guidelines_for(user, right).filter(archived_at__isnull=True)
    return usable.filter(versions__published_at__isnull=False).distinct().order_by("title", "name")


def published_versions(guidelines: QuerySet[Guideline]) -> QuerySet[GuidelineVersion]:
    """Each guideline's version in force, with criteria."""
    published = GuidelineVersion.objects.filter(
        guideline__in=guidelines, published_at__isnull=False
    ).order_by("guideline__title", "guideline", "-number")
    newest = published.distinct("guideline__title", "guideline")
    return newest.select_related("guideline").prefetch_related("criteria")


def submit(
    forms: Iterable[ParsedTranscriptForm], *, guideline: Guideline, own: str | None, by: User
) -> list[Ingested]:
    """Submit each of the valid `forms` that is not left out; a refused form gets the error.

    Each is stored separately, so a refused one does not stop the others. The same bytes sent
    again under the same guideline give the first summary.
    """
    done, kind = [], "own" if own is not None else "model"
    for form in forms:
        data = form.cleaned_data
        if data["leave_out"]:
            continue
        submission = Submission(
            source=SOURCE,
            external_id=f"{kind}:{guideline.name}:{form.digest}",
            title=data["title"].strip(),
            content=form.raw,
            format=data["format"] or None,
            guideline=guideline.name,
            own_summary=own,
            speakers=form.new_names,
            filename=data["name"] or None,
            participants=data["participants"],
            agenda=clean_text(data["agenda"]),
            occurred_at=data["occurred_at"],
            language=data["language"],
        )
        try:
            done.append(ingest_submission(submission, by=by))
            form.sent = True
        except InvalidSubmission as error:
            form.add_error(None, f"{error}. {error.remedy}.")
        except ExternalIdConflict as error:
            words = gettext(
                "You already handed in this transcript as “{title}”. Open that case or leave "
                "this out."
            )
            form.add_error(None, words.format(title=error.transcript.title))
    return done


# --- Drafts -----------------------------------------------------------------
# The form of an own summary, kept on the server while it is filled in.

DRAFT_LIFETIME = timedelta(days=30)


def draft_words(*, by: User) -> dict[str, str]:
    """The words of the draft by field; none when there is no draft."""
    kept = get_draft(by=by)
    if kept is None:
        return {}
    return {"pasted": kept.pasted, "summary": kept.summary, "guideline": kept.guideline}


@transaction.atomic
def save_draft(*, by: User, version: str = "", **typed: str) -> HandInDraft | None:
    """Store those of `pasted`, `summary` and `guideline` that are given; the others stay.

    Keeps nothing and returns None when transcript and summary are empty. `version` is that of the
    words that were edited. Raises StaleEdit when they changed since.
    """
    drafts.lock_drafts(by)
    drafts.check_current(draft_words(by=by), typed, version)
    HandInDraft.objects.update_or_create(writer=by, defaults={**typed, "saved_at": Now()})
    kept_draft = HandInDraft.objects.get(writer=by)
    if kept_draft.pasted.strip() or kept_draft.summary.strip():
        return kept_draft
    discard_draft(by=by)
    return None


def get_draft(*, by: User) -> HandInDraft | None:
    return HandInDraft.objects.filter(writer=by).first()


def discard_draft(*, by: User) -> None:
    HandInDraft.objects.filter(writer=by).delete()
