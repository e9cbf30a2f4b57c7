"""The case page: naming speakers, correcting turns, and what that means for the shown text."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from judging.coverage import weigh_turns
from records.access import visible_summary
from reviews import transcript_corrections
from reviews.claims import Claimed
from reviews.views.summary_detail import CaseDetail, JudgedAttempt
from summaries.corrected import LABEL, find_standing
from summaries.corrections import Change, InvalidCorrection, lacks_name
from summaries.models import Correction, Transcript
from summaries.moves import StaleStatus
from summaries.status import ForbiddenMove
from web.pages import signed_in_user
from web.text import parse_whole_number
from web.word_diff import WordChange, find_word_changes

# More labels than this are a fault of the speech service, and no page would be of use.
_MOST_LABELS = 40
_QUOTES, _LONGEST_QUOTE = 3, 160


@dataclass(frozen=True)
class TellingQuote:
    """`number` is that of the turn, from 1; `start` is in seconds, None if unknown."""

    number: int
    start: float | None
    text: str


@dataclass(frozen=True)
class SpeakerView:
    """A label of the transcript as it came in. `name` is what its turns are called now, empty while
    it has no name; `share` is that of the words, 0 to 1."""

    label: str
    field: str
    name: str
    share: float
    quotes: list[TellingQuote]


@dataclass(frozen=True)
class Renaming:
    """The shown text with the names that speakers have now, and the changes."""

    text: str
    changes: list[WordChange]


@dataclass(frozen=True)
class Correcting:
    """What the page of a case offers a person who may correct its transcript. `unnamed` counts the
    labels that name no person."""

    speakers: list[SpeakerView]
    unnamed: int
    people: list[str]
    rows: list[Correction]
    renaming: Renaming | None


def build_correcting(detail: CaseDetail, user: User) -> Correcting | None:
    """None for a person who may not correct the transcript now."""
    summary = detail.summary
    if detail.blind or not transcript_corrections.can_correct(user, summary):
        return None
    transcript = summary.transcript
    speakers = list(_view_speakers(transcript))
    rows = transcript.corrections.select_related("by")
    return Correcting(
        speakers=speakers,
        unnamed=sum(not each.name for each in speakers),
        people=[each.name for each in transcript.context.people],
        rows=list(rows.order_by("-number")) if transcript.corrections_made else [],
        renaming=_find_renaming(transcript, detail.shown),
    )


def _view_speakers(transcript: Transcript) -> Iterator[SpeakerView]:
    said: dict[str, list[int]] = {}
    for at, turn in enumerate(transcript.turns):
        said.setdefault(turn["speaker"], []).append(at)
    if len(said) > _MOST_LABELS:
        return
    turns = transcript.corrected_turns
    words = [len(turn["text"].split()) for turn in turns]
    standing = find_standing(transcript.corrections_made)
    named = {row.label: row.speaker for row in standing if row.kind == LABEL}
    # Quotes are only for labels that need them: weighing a long meeting takes a while.
    wanted = any(lacks_name(named.get(label, label)) for label in said)
    weights = [item.share for item in weigh_turns(turns, transcript.title)] if wanted else []
    for label, places in said.items():
        name = named.get(label, label)
        is_named = not lacks_name(name)
        # The first words often say who speaks; the heaviest turns say the most.
        heaviest = [] if is_named else sorted(places, key=lambda at: -weights[at])
        telling = list(dict.fromkeys([*places[: bool(heaviest)], *heaviest]))[:_QUOTES]
        quotes = [
            TellingQuote(at + 1, turns[at]["start"], _shorten(turns[at]["text"]))
            for at in sorted(telling)
        ]
        share = sum(words[at] for at in places) / max(1, sum(words))
        yield SpeakerView(label, _field_of(label), name if is_named else "", share, quotes)


def _shorten(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1].rstrip()}…"


def _field_of(label: str) -> str:
    """A label may have any characters, the name of a field may not."""
    return f"speaker-{sha256(label.encode()).hexdigest()[:12]}"


def _find_renaming(transcript: Transcript, shown: JudgedAttempt | None) -> Renaming | None:
    """The shown text with each label, or earlier name, replaced by the present one."""
    if shown is None:
        return None
    everywhere = [row for row in transcript.corrections_made if row.first is row.last is None]
    present = {row.label: row.speaker for row in find_standing(everywhere) if row.kind == LABEL}
    text = shown.attempt.text
    for label, name in present.items():
        given = (row.speaker for row in everywhere if (row.kind, row.label) == (LABEL, label))
        former = sorted({label, *given} - {name, ""}, key=len, reverse=True)
        for old in former:
            # Where the old name is a part of the new one, that one is already there.
            pattern = rf"{re.escape(name)}|(?<!\w){re.escape(old)}(?!\w)"
            text = re.sub(pattern, name.replace("\\", r"\\"), text)
    if text == shown.attempt.text:
        return None
    return Renaming(text, list(find_word_changes(shown.attempt.text, text)))


# --- Saving -----------------------------------------------------------------

_AT_THE_DESK = "named at the desk from what they say"


@require_POST
def correct_transcript(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Names of speakers, a turn, or the number of a correction to take back."""
    summary = visible_summary(request, pk)
    reason = request.POST.get("reason", "")
    here = reverse("summary", args=[summary.pk])
    try:
        changes = list(_read_changes(request.POST, summary.transcript))
        if not reason and all(change.kind == LABEL for change in changes):
            reason = _AT_THE_DESK
        stored = transcript_corrections.correct_transcript(
            summary.transcript, changes, by=signed_in_user(request), reason=reason
        )
    except (InvalidCorrection, Claimed) as refusal:
        messages.error(request, str(refusal))
        return redirect(here)
    messages.success(request, _saved_message(stored))
    turn = next((row.first for row in stored if row.kind != LABEL), None)
    return redirect(here if turn is None else f"{here}#turn-{turn + 1}")


@require_POST
def go_on_without_names(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Let the writer begin on a case that waits for names."""
    summary = visible_summary(request, pk)
    try:
        transcript_corrections.go_on_without_names(summary, by=signed_in_user(request))
    except (ForbiddenMove, StaleStatus) as refusal:
        messages.error(request, str(refusal))
    return redirect("summary", pk=summary.pk)


def _read_changes(sent: QueryDict, transcript: Transcript) -> Iterator[Change]:
    def read_field(name: str) -> str:
        return str(sent.get(name, "")).strip()

    if "take_back" in sent:
        yield Change.take_back(parse_whole_number(sent["take_back"]) or 0)
    elif "turn" in sent:
        at = (parse_whole_number(sent["turn"]) or 0) - 1
        turns = transcript.corrected_turns
        now = turns[at] if 0 <= at < len(turns) else {"speaker": "", "text": ""}
        if read_field("text") not in {"", now["text"]}:
            yield Change.words(at, read_field("text"))
        if read_field("speaker") not in {"", now["speaker"]}:
            yield Change.said_by(at, read_field("speaker"))
    else:
        for label in dict.fromkeys(turn["speaker"] for turn in transcript.turns):
            if name := read_field(_field_of(label)):
                yield Change.name(label, name)


def _saved_message(stored: Sequence[Correction]) -> str:
    if not stored:
        return _("Nothing was changed.")
    return _("The transcript is corrected. What came in stays, and the history says what changed.")
