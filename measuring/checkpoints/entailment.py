"""Entailment checkpoints: does a premise entail a sentence? In the two forms that are supported.

NLI: a classifier of pairs with the labels entailment, neutral and contradiction. TrueTeacher: a T5
that answers "premise: ... hypothesis: ..." with 1 or 0 (Gekhman et al. 2023, arXiv 2305.11171; the
form of its published checkpoint's card).
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import scipy  # loads its parts when they are used: most processes have no use for them
from django.utils.translation import gettext

from measuring.checkpoints.runtime import (
    CONFIG,
    TOKENIZER,
    BadCheckpoint,
    CheckpointFolder,
    CheckpointTokenizer,
    Floats,
    Network,
    require_libraries,
)
from offline.found import SentenceEvidence

NLI, ENCODER, DECODER = "model.onnx", "encoder_model.onnx", "decoder_model.onnx"
# NLI pairs are short, and so is what these classifiers learned on; the card of TrueTeacher's
# checkpoint recommends 2,048.
_LONGEST_PAIR, _LONGEST_PROMPT = 512, 2048
_AT_ONCE = 8
_PARTS = re.compile(r"\b(premise|hypothesis)(?=\s*:)", re.IGNORECASE)

Pair = tuple[str, str]


@dataclass(frozen=True)
class EntailmentVerdict:
    """Probabilities in [0, 1]; `contradicted` is None where the form does not tell it apart."""

    entailed: float
    contradicted: float | None


class Checkpoint(ABC):
    """`form` is nli or trueteacher."""

    form: str
    folder: CheckpointFolder
    reader: CheckpointTokenizer

    def verdicts(self, pairs: Sequence[Pair]) -> list[EntailmentVerdict]:
        """One for every premise and sentence. Raises BadCheckpoint."""
        batches = (pairs[at : at + _AT_ONCE] for at in range(0, len(pairs), _AT_ONCE))
        return [verdict for batch in batches for verdict in self.read(batch)]

    @abstractmethod
    def read(self, pairs: Sequence[Pair]) -> Iterator[EntailmentVerdict]:
        """As `verdicts`, of so many pairs as are run at once."""


@lru_cache(maxsize=4)
def checkpoint_at(place: Path) -> Checkpoint:
    """The checkpoint in a folder, loaded once a process. Raises BadCheckpoint."""
    folder = CheckpointFolder.about_to_load(place)
    return TrueTeacher(folder) if folder.has(DECODER) else Classifier(folder)


def require_form(folder: CheckpointFolder) -> None:
    """Whether it could be one of the forms, judged by its small files alone: a page may ask.

    Raises BadCheckpoint.
    """
    require_libraries()
    folder.file(TOKENIZER)
    if folder.has(DECODER):
        folder.file(ENCODER)
        _start(folder)
    else:
        folder.file(NLI)
        _entailment(folder)


class Classifier(Checkpoint):
    """The NLI form."""

    form = "nli"

    def __init__(self, folder: CheckpointFolder) -> None:
        """Raises BadCheckpoint."""
        self.folder = folder
        self._entailment = _entailment(folder)
        self._contradiction = _label(folder, "contradict")
        self.reader = CheckpointTokenizer(folder, longest=folder.longest(_LONGEST_PAIR))
        self._network = Network(folder, NLI)

    def read(self, pairs: Sequence[Pair]) -> Iterator[EntailmentVerdict]:
        logits = self._network.run("logits", self.reader.batch(pairs))
        _require_columns(logits, [self._entailment, self._contradiction or 0], self.folder)
        for row in scipy.special.softmax(logits, axis=-1):
            against = self._contradiction
            yield EntailmentVerdict(
                float(row[self._entailment]), None if against is None else float(row[against])
            )


class TrueTeacher(Checkpoint):
    """The T5 form: the probability of 1 against 0 as the first word of the answer."""

    form = "trueteacher"

    def __init__(self, folder: CheckpointFolder) -> None:
        """Raises BadCheckpoint."""
        self.folder = folder
        self._start = _start(folder)
        self.reader = CheckpointTokenizer(folder, longest=_LONGEST_PROMPT)
        self._answers = [self._answer("0"), self._answer("1")]
        self._encoder, self._decoder = Network(folder, ENCODER), Network(folder, DECODER)

    def _answer(self, digit: str) -> int:
        token = self.reader.token(digit)
        if token is None:
            raise BadCheckpoint(
                f"{self.folder.place}: {digit!r} is not one token of its tokenizer, so it is no "
                "checkpoint that answers 1 or 0"
            )
        return token

    def read(self, pairs: Sequence[Pair]) -> Iterator[EntailmentVerdict]:
        tokens = self.reader.batch([_prompt(*pair) for pair in pairs])
        hidden = self._encoder.run("last_hidden_state", tokens)
        answers = self._decoder.run(
            "logits",
            {
                "input_ids": np.full((len(pairs), 1), self._start, np.int64),
                "encoder_hidden_states": hidden,
                "encoder_attention_mask": tokens["attention_mask"],
            },
        )
        _require_columns(answers, self._answers, self.folder)
        for _, one in scipy.special.softmax(answers[:, 0, self._answers], axis=-1):
            yield EntailmentVerdict(float(one), None)


def _prompt(premise: str, hypothesis: str) -> str:
    return f"premise: {_harmless(premise)} hypothesis: {_harmless(hypothesis)}"


def _harmless(text: str) -> str:
    """Nothing that was said can begin a part of the prompt."""
    return _PARTS.sub(r"\1 -", text)


def _require_columns(logits: Floats, wanted: Sequence[int], folder: CheckpointFolder) -> None:
    if max(wanted) >= logits.shape[-1]:
        raise BadCheckpoint(
            f"{folder.place}: its network answers with {logits.shape[-1]} numbers, and "
            f"{CONFIG} or {TOKENIZER} names number {max(wanted)}; they are of different checkpoints"
        )


def _entailment(folder: CheckpointFolder) -> int:
    found = _label(folder, "entail")
    if found is None:
        fault = gettext(
            "{path}: id2label is {value}; one label must begin with entail, as in entailment, "
            "neutral, contradiction"
        )
        labels = repr(folder.settings().get("id2label"))
        raise BadCheckpoint(fault.format(path=folder.file(CONFIG), value=labels))
    return found


def _label(folder: CheckpointFolder, beginning: str) -> int | None:
    labels = folder.settings().get("id2label")
    if not isinstance(labels, dict):
        return None
    found = [number for number, label in labels.items() if str(label).lower().startswith(beginning)]
    return int(found[0]) if len(found) == 1 and found[0].isdecimal() else None


def _start(folder: CheckpointFolder) -> int:
    found = folder.settings().get("decoder_start_token_id")
    if not isinstance(found, int):
        fault = gettext(
            "{path}: decoder_start_token_id is {value}; it must be a whole number, as a T5's is"
        )
        raise BadCheckpoint(fault.format(path=folder.file(CONFIG), value=repr(found)))
    return found


# --- Passages ---------------------------------------------------------------
# A transcript in pieces that a checkpoint can read at once.

# Control tokens of a pair, and the words around it in a prompt.
_FRAME = 16
# A piece shorter than this part of the window would say too little.
_LEAST_SHARE = 4
MOST_A_SENTENCE = 8


@dataclass(frozen=True)
class TranscriptPassage:
    """Neighbouring turns, from `first` to `last`, as "Name: text" lines."""

    text: str
    first: int
    last: int

    def holds(self, turn: int) -> bool:
        return self.first <= turn <= self.last


@dataclass(frozen=True)
class _Line:
    turn: int
    text: str
    tokens: int


def passages_of(
    turns: Sequence[Mapping[str, Any]], sentences: Sequence[str], reader: CheckpointTokenizer
) -> list[TranscriptPassage]:
    """All turns in order, in as few passages as leave room for the longest sentence.

    Each begins with the line that ended the one before it; a turn that is longer than a passage is
    cut in several.
    """
    longest = max((len(reader.spans(sentence)) for sentence in sentences), default=0)
    room = max(reader.longest // _LEAST_SHARE, reader.longest - longest - _FRAME)
    lines = [
        line for number, turn in enumerate(turns) for line in _lines(number, turn, reader, room)
    ]
    return list(_packed(lines, room))


def _lines(
    number: int, turn: Mapping[str, Any], reader: CheckpointTokenizer, room: int
) -> Iterator[_Line]:
    speaker = turn.get("speaker")
    text = f"{speaker}: {turn['text']}" if speaker else str(turn["text"])
    spans = reader.spans(text)
    for at in range(0, len(spans), room):
        part = spans[at : at + room]
        yield _Line(number, text[part[0][0] : part[-1][1]], len(part))


def _packed(lines: Sequence[_Line], room: int) -> Iterator[TranscriptPassage]:
    held: list[_Line] = []
    for line in lines:
        if held and sum(each.tokens for each in held) + line.tokens > room:
            yield _passage(held)
            overlap = held[-1]
            held = [overlap] if overlap.tokens + line.tokens <= room else []
        held.append(line)
    if held:
        yield _passage(held)


def _passage(lines: Sequence[_Line]) -> TranscriptPassage:
    return TranscriptPassage("\n".join(line.text for line in lines), lines[0].turn, lines[-1].turn)


def bearing(
    passages: Sequence[TranscriptPassage], sentence: SentenceEvidence
) -> list[TranscriptPassage]:
    """The passages to hold a sentence against: all where they are few, else those with the turns
    that are closest to it, the closest first."""
    if len(passages) <= MOST_A_SENTENCE:
        return list(passages)
    found = (passage for turn in sentence.turns for passage in passages if passage.holds(turn))
    chosen = list(dict.fromkeys(found)) or list(passages)
    return chosen[:MOST_A_SENTENCE]
