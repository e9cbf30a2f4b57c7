"""The veil of a case: its map of placeholders, kept sealed, worn by every request about it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.conf import settings

from llm.types import Message
from summaries.models import GuidelineVersion, Redaction, Summary
from summaries.prompts.fence import neutralise, one_line
from summaries.redaction.labels import people
from summaries.redaction.masks import Masks
from summaries.redaction.names import Names
from summaries.sealed import seal, unseal

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
