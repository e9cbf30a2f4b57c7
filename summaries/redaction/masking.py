"""The veil of a case: its map of placeholders, kept sealed, worn by every request about it."""

import json
import re
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from string import ascii_uppercase

from django.conf import settings

from accounts.encryption import seal, unseal
from llm.fence import neutralise, one_line
from llm.types import Message
from summaries.models import GuidelineVersion, Redaction, Summary
from summaries.redaction.names import Names, people
from summaries.redaction.patterns import Kind, Span, spans

# --- Masks ------------------------------------------------------------------
# Placeholders such as [PERSON_1] and [EMAIL_2], and the map back.
#
# `restore(hide(text)) == text` for every text: what looks like a placeholder and is none is
# replaced as well, by [LITERAL_n]. The same value has the same placeholder for as long as the map
# lives; a person's parts share the person's number: [PERSON_1] is Ana Ruiz, [PERSON_1B] is Ana.

_KINDS = "|".join(Kind)
# As models may write one: in lower case, or without the brackets.
PLACEHOLDER = re.compile(rf"\[?(?<![^\W_])(?:{_KINDS})_\d+[A-Z]*(?![^\W_])\]?", re.IGNORECASE)
# The marks that fence a transcript carry a digest, which is nobody's number.
_MARK = re.compile(r"(<<<(?:BEGIN|END) [A-Z]+ [0-9a-f]{16}>>>)")


class Masks:
    """`values` maps placeholders to what they stand for; it grows as texts are hidden."""

    def __init__(self, names: Names, values: Mapping[str, str], *, region: str) -> None:
        self._names, self._region = names, region
        self.values = dict(values)
        self._of = {value: mark for mark, value in self.values.items()}
        self._lock = threading.Lock()

    def hide(self, text: str) -> str:
        pieces = _MARK.split(text)
        with self._lock:
            return "".join(
                piece if at % 2 else self._hidden(piece) for at, piece in enumerate(pieces)
            )

    def restore(self, text: str) -> str:
        """Placeholders that the map does not know stay: nobody can say what they stand for."""
        return PLACEHOLDER.sub(lambda match: self._value(match.group()), text)

    def counts(self) -> dict[str, int]:
        """How many different things of each kind are hidden; a person counts once."""
        things = {mark.strip("[]").rstrip(ascii_uppercase) for mark in self.values}
        kinds = (thing.rpartition("_")[0] for thing in things)
        return dict(Counter(kind for kind in kinds if kind != Kind.LITERAL))

    def _hidden(self, text: str) -> str:
        out, at = [], 0
        for span in chosen(self._spans(text)):
            out += [text[at : span.start], self._mark(span.kind, text[span.start : span.end])]
            at = span.end
        return "".join([*out, text[at:]])

    def _spans(self, text: str) -> Iterable[Span]:
        yield from spans(text, region=self._region)
        yield from self._names.spans(text)
        for match in PLACEHOLDER.finditer(text):
            yield Span(match.start(), match.end(), Kind.LITERAL)

    def _mark(self, kind: Kind, value: str) -> str:
        if value not in self._of:
            mark = self._person(value) if kind == Kind.PERSON else self._next(kind)
            self._of[value], self.values[mark] = mark, value
        return self._of[value]

    def _next(self, kind: Kind) -> str:
        number = sum(mark.startswith(f"[{kind}_") for mark in self.values) + 1
        return f"[{kind}_{number}]"

    def _person(self, form: str) -> str:
        """A letter for each further form of the name: A, B, …, Z, AA, …"""
        stem = f"[{Kind.PERSON}_{self._names.number_of(form)}"
        forms = sum(mark.startswith(stem) and not mark[len(stem)].isdigit() for mark in self.values)
        return f"{stem}{_letters(forms)}]"

    def _value(self, mark: str) -> str:
        return self.values.get(_bracketed(mark), mark)


def invented(text: str, said: Iterable[str]) -> list[str]:
    """Placeholders in a stored text, which should have none, that nobody said either."""
    found = dict.fromkeys(match.group() for match in PLACEHOLDER.finditer(text))
    source = "\n".join(said) if found else ""
    return [mark for mark in found if mark not in source]


def chosen(found: Iterable[Span]) -> list[Span]:
    """Spans that do not overlap, in order: the first to begin, and of those the longest."""
    kept: list[Span] = []
    for span in sorted(found, key=lambda each: (each.start, -each.end)):
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
    return kept


def _letters(number: int) -> str:
    letters = ""
    while number:
        number, rest = divmod(number - 1, len(ascii_uppercase))
        letters = ascii_uppercase[rest] + letters
    return letters


def _bracketed(mark: str) -> str:
    return f"[{mark.strip('[]').upper()}]"


# --- Veils ------------------------------------------------------------------

_PURPOSE = "redaction map"
_NOTE = (
    " Personal data has been replaced by placeholders such as [PERSON_1], [PERSON_1B] (a part of "
    "the name of person 1) or [EMAIL_2]. Treat a placeholder as what it stands for, and where you "
    "write one, copy it exactly, brackets included. Invent none."
)


@dataclass(frozen=True)
class CaseVeil:
    """Wears `masks` on messages; see `llm.types.Veil`."""

    masks: Masks

    def hide(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        return tuple(self._hidden(message) for message in messages)

    def restore(self, text: str) -> str:
        return self.masks.restore(text)

    def _hidden(self, message: Message) -> Message:
        note = _NOTE if message.role == "system" else ""
        return replace(message, content=self.masks.hide(message.content) + note)


def veil_for(summary: Summary, version: GuidelineVersion) -> CaseVeil | None:
    """The veil that `version` asks for, or None. Not inside a transaction of the caller's.

    The map is extended by what the case's texts hold by now and stored before anything is sent.
    Raises SealBroken when the stored map cannot be opened.
    """
    if not version.redact:
        return None
    while True:
        row, _ = Redaction.objects.get_or_create(summary=summary, defaults={"sealed": _sealed({})})
        masks = _masks(summary, _opened(row))
        before = dict(masks.values)
        for text in _texts(summary):
            masks.hide(text)
        if masks.values == before or _stored(row, masks):
            return CaseVeil(masks)


def masked(summary: Summary) -> Masks | None:
    """The map as it is stored; None where nothing was hidden. Raises SealBroken."""
    row = Redaction.objects.filter(summary=summary).first()
    return _masks(summary, _opened(row)) if row else None


def _stored(row: Redaction, masks: Masks) -> bool:
    """Only over the map that was read: of two who extend it at once, the second reads again."""
    unchanged = Redaction.objects.filter(pk=row.pk, sealed=row.sealed)
    return bool(unchanged.update(sealed=_sealed(masks.values)))


def _masks(summary: Summary, values: dict[str, str]) -> Masks:
    speakers = (one_line(turn["speaker"]) for turn in summary.transcript.turns)
    return Masks(Names(people(speakers)), values, region=settings.REDACTION_REGION)


def _texts(summary: Summary) -> Iterator[str]:
    """As prompts show them, in an order that never changes: new texts come last."""
    transcript = summary.transcript
    yield one_line(transcript.title)
    for turn in transcript.turns:
        yield one_line(turn["speaker"])
        yield one_line(turn["text"])
    for attempt in summary.attempts.order_by("number"):
        yield neutralise(attempt.text)


def _opened(row: Redaction) -> dict[str, str]:
    values: dict[str, str] = json.loads(unseal(row.sealed, purpose=_PURPOSE))
    return values


def _sealed(values: dict[str, str]) -> str:
    return seal(json.dumps(values, ensure_ascii=False), purpose=_PURPOSE)
