"""Corrects a transcript: checks what a person heard and stores it as rows beside the turns.

`summaries.corrected` applies them. Who may correct, and when, is for the rooms above.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from django.contrib.auth.models import User
from django.db import connection
from django.utils.translation import gettext as _

from llm.prompt_injection import find_signals
from summaries.corrected import correct_turns
from summaries.formats import LONGEST_NAME, LONGEST_TURN
from summaries.formats.turns import has_words, normalize_line
from summaries.models import Correction, CorrectionKind, Transcript, TranscriptScan
from summaries.pipeline import MAX_SIGNALS
from summaries.texts import clean_reason

LONGEST_REASON = 1_000
AT_INTAKE = "named when the transcript was handed in"

# Labels of speech services, in English and German, for a speaker without a name.
_NO_NAME = re.compile(
    r"(?:unknown|unbekannt\w*+)?[\s_-]*"
    r"(?:(?:speaker|spk|spkr|sprecher(?:in)?|participant|teilnehmer(?:in)?|voice|person|channel|s)"
    r"[\s_-]*)?(?:\d+|[a-z])?",
    re.IGNORECASE,
)


def lacks_name(label: str) -> bool:
    """Whether a label names no person: "Speaker 1", "SPEAKER_00", "spk_1", "Unknown" or none."""
    return _NO_NAME.fullmatch(label.strip()) is not None


@dataclass(frozen=True)
class Change:
    """A correction that a person asks for, with the fields of `Correction`."""

    kind: CorrectionKind
    label: str = ""
    first: int | None = None
    last: int | None = None
    speaker: str = ""
    text: str = ""
    takes_back: int | None = None

    @classmethod
    def name(cls, label: str, speaker: str) -> "Change":
        """Every turn of `label` is by `speaker`."""
        return cls(CorrectionKind.LABEL, label=label, speaker=speaker)

    @classmethod
    def words(cls, turn: int, text: str) -> "Change":
        return cls(CorrectionKind.WORDS, first=turn, last=turn, text=text)

    @classmethod
    def said_by(cls, turn: int, speaker: str) -> "Change":
        return cls(CorrectionKind.SPEAKER, first=turn, last=turn, speaker=speaker)

    @classmethod
    def take_back(cls, number: int) -> "Change":
        return cls(CorrectionKind.TAKE_BACK, takes_back=number)


class InvalidCorrection(ValueError):
    """A correction that cannot be made: its field, the value (shortened) and the remedy. `place` is
    its place among those that were asked for, from 0; None for the reason that all have."""

    def __init__(
        self, field: str, value: object, message: str, remedy: str, place: int | None = None
    ) -> None:
        super().__init__(f"{field}: {message}. {remedy}.")
        self.field, self.value, self.place = field, str(value)[:200], place
        self.message, self.remedy = message, remedy


def store_corrections(
    transcript: Transcript, changes: Sequence[Change], *, by: User | None, reason: str
) -> list[Correction]:
    """Store the changes that change something, in order; call it in a transaction.

    Waits for others who correct the same transcript. Raises InvalidCorrection; nothing may be
    stored then.
    """
    if not connection.in_atomic_block:
        raise RuntimeError("corrections are stored in one transaction with what follows from them")
    held = Transcript.objects.select_for_update().get(pk=transcript.pk)
    reason = _check_reason(reason)
    made = list(held.corrections_made)
    stored = []
    for at, change in enumerate(changes):
        row = Correction(
            transcript=held,
            number=(made[-1].number if made else 0) + 1,
            by=by,
            reason=reason,
            **asdict(_check_change(held, made, change, at)),
        )
        before, after = (correct_turns(held.turns, rows) for rows in (made, [*made, row]))
        if before == after:
            continue
        row.save(force_insert=True)
        made.append(row)
        stored.append(row)
        _scan_changed(held, before, after)
    # What was read before is no longer what the transcript says.
    vars(transcript).pop("corrections_made", None)
    vars(transcript).pop("corrected_turns", None)
    return stored


def name_speakers(speakers: Mapping[str, str]) -> list[Change]:
    """The changes that give labels their names."""
    return [Change.name(label, name) for label, name in speakers.items()]


# --- Checks -----------------------------------------------------------------


def _check_reason(reason: str) -> str:
    found = clean_reason(reason)
    if not found or len(found) > LONGEST_REASON or "\x00" in found:
        raise InvalidCorrection(
            "reason",
            reason,
            _("must have words, at most {most} characters and no NUL").format(most=LONGEST_REASON),
            _("Say how you know, such as “heard in the recording at 12:40”"),
        )
    return found


def _check_change(
    transcript: Transcript, made: Sequence[Correction], change: Change, place: int
) -> Change:
    """The change with its texts in the form of turns. Raises InvalidCorrection."""

    def refuse(field: str, value: object, message: str, remedy: str) -> InvalidCorrection:
        return InvalidCorrection(field, value, message, remedy, place)

    def clean_line(field: str, text: str, longest: int) -> str:
        line = normalize_line(text)
        if not has_words(line) or len(line) > longest:
            wanted = _("must have a word and at most {most} characters").format(most=longest)
            raise refuse(field, text, wanted, _("Write what was said, or the name of the person"))
        return line

    if change.kind == CorrectionKind.TAKE_BACK:
        if change.takes_back not in {row.number for row in made}:
            unknown = _("is no correction of this transcript")
            listed = _("Give the number of one that is listed")
            raise refuse("take_back", change.takes_back, unknown, listed)
        return change
    last = len(transcript.turns) - 1
    for field, turn in (("first", change.first), ("last", change.last)):
        if turn is not None and not 0 <= turn <= last:
            unknown = _("is no turn of this transcript")
            remedy = _("Give a number from 0 to {last}").format(last=last)
            raise refuse("turn" if change.first == change.last else field, turn, unknown, remedy)
    if change.kind == CorrectionKind.WORDS:
        return replace(change, text=clean_line("text", change.text, LONGEST_TURN))
    if change.kind == CorrectionKind.LABEL:
        labels = dict.fromkeys(turn["speaker"] for turn in transcript.turns)
        if change.label not in labels:
            unknown = _("is no speaker's label in this transcript as it came in")
            known = ", ".join(f"“{label}”" for label in [*labels][:20])
            raise refuse(
                "label", change.label, unknown, _("Use one of: {known}").format(known=known)
            )
        if change.first is not None and change.last is not None and change.first > change.last:
            before = _("is before turn {first}").format(first=change.first)
            raise refuse("last", change.last, before, _("Give the first turn first"))
    return replace(change, speaker=clean_line("speaker", change.speaker, LONGEST_NAME))


def _scan_changed(
    transcript: Transcript, before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]
) -> None:
    """Scan the changed turn for prompt injection, in the place of what was found in it; of the
    turns that a new name is in, the first."""
    pairs = zip(before, after, strict=True)
    at = next(at for at, (old, new) in enumerate(pairs) if old != new)
    scan = TranscriptScan.objects.filter(transcript=transcript).first()
    # A transcript that no worker has scanned yet is scanned as corrected.
    if scan is None or not scan.version:
        return
    found = [asdict(replace(signal, turn=at)) for signal in find_signals("", [after[at]])]
    kept = [signal for signal in scan.signals if signal["turn"] != at]
    TranscriptScan.objects.filter(pk=scan.pk).update(signals=[*kept, *found][:MAX_SIGNALS])
