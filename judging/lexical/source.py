"""The source of a summary, indexed once so that many summaries can be held against it."""

import math
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from judging.lexical.kin import kin_of, phrase_at, phrase_heads
from judging.lexical.lexicon import FIRST_PERSON, FIRST_PERSON_PLURAL, SECOND_PERSON, THIRD_PERSON
from judging.lexical.said import Said
from judging.lexical.speakers import Turn, read_dialogue
from judging.lexical.tokens import Kind, Lexeme, Token, read_lexemes, read_tokens
from llm.language.sentences import split_sentences

Positions = NDArray[np.int32]

# A key under which every mention of a speaker stands: what "he" or "they" may stand for.
ANYBODY = "@anybody"
# What reading "I" as the speaker, and "you" as the person spoken to, costs in certainty.
COST_OF_FIRST_PERSON = 0.0
COST_OF_SECOND_PERSON = 0.1
_PERSONS = FIRST_PERSON | FIRST_PERSON_PLURAL | SECOND_PERSON | THIRD_PERSON
_PREFIX = 5
_KINSHIP = 0.7


class Occurrences(NamedTuple):
    """Where a key stands in the source: token positions, and the cost of reading it there."""

    positions: Positions
    costs: NDArray[np.float64]


NOWHERE = Occurrences(np.empty(0, np.int32), np.empty(0))


class Source:
    """A transcript or document as a stream of tokens with their sentences and turns.

    In a dialogue every sentence opens with a token for its speaker, "I" also reads as the
    speaker and "you" as the people who speak before and after.
    """

    def __init__(self, turns: Iterable[Turn], *, dialogue: bool, split: bool = True) -> None:
        """With `split` false every turn is one sentence already."""
        self.turns = tuple(turns)
        self.dialogue = dialogue
        self._split = split
        # By position; the key is empty where a sentence opens with its speaker.
        self.keys: list[str] = []
        self.kinds: list[Kind] = []
        self.sentences: list[str] = []
        self._tokens: dict[int, list[Token]] = {}
        self._capitals: set[str] = set()
        self._small: set[str] = set()
        self._index = _Index()
        self._read()
        self.sentence_of = np.array(self._index.sentences, np.int32)
        self.turn_of = np.array(self._index.turns, np.int32)
        # Where a sentence opens with its speaker.
        self.openings = np.array([not key for key in self.keys], np.bool_)
        self.sentence_count = int(self.sentence_of[-1]) + 1 if len(self.sentence_of) else 0
        self._occurrences: dict[str, Occurrences] = {}
        self._relatives: dict[str, tuple[str, ...]] = {}
        self._masks: dict[str, int] = {}
        self.speakers = frozenset(turn.speaker for turn in self.turns if turn.speaker)
        self.speaker_keys = frozenset(self._index.speaker_keys)
        self.names = (self._capitals - self._small) | self.speaker_keys
        # Keys that the source writes without a capital somewhere.
        self.common = frozenset(self._small)

    @classmethod
    def from_turns(cls, turns: Iterable[Mapping[str, object]]) -> Self:
        """A transcript: mappings with `text` and, where known, `speaker`.

        Raises ValueError for a turn without a `text` of type str.
        """
        read = [_turn(number, turn) for number, turn in enumerate(turns)]
        return cls(read, dialogue=any(turn.speaker for turn in read))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """A document, one turn a sentence; or a dialogue, when its lines are "Name: …"."""
        turns = read_dialogue(text)
        if turns is not None:
            return cls(turns, dialogue=True)
        return cls(
            [Turn("", span.text) for span in split_sentences(text)], dialogue=False, split=False
        )

    def __contains__(self, key: str) -> bool:
        return key in self._index.found

    def occurrences(self, key: str) -> Occurrences:
        """Where `key` itself stands."""
        if key not in self._index.found:
            return NOWHERE
        if key not in self._occurrences:
            self._occurrences[key] = _frozen(self._index.found[key])
        return self._occurrences[key]

    def positions(self, key: str) -> Collection[int]:
        """The positions where `key` itself stands, in order."""
        return self._index.found.get(key, ())

    def count(self, key: str) -> int:
        """How often `key` itself stands."""
        return len(self._index.found.get(key, ()))

    def sentence(self, position: int) -> int:
        """The number of the sentence that a position lies in."""
        return self._index.sentences[position]

    def turn(self, sentence: int) -> int:
        """The number of the turn that a sentence lies in."""
        return self._index.turns[self.first_position(sentence)]

    def mask(self, key: str) -> int:
        """An integer with a bit set at every position where `key` stands or may be read."""
        if key not in self._masks:
            bits = bytearray(len(self.keys) // 8 + 1)
            for position in self._index.found.get(self.reading(key), ()):
                bits[position >> 3] |= 1 << (position & 7)
            self._masks[key] = int.from_bytes(bits, "little")
        return self._masks[key]

    def reading(self, key: str) -> str:
        """The key under which to look for `key`: in talk "he" or "they" may be anybody."""
        return ANYBODY if self.dialogue and key in THIRD_PERSON else key

    def relatives(self, key: str) -> tuple[str, ...]:
        """Keys of the source that share most of their beginning with `key`, or are its kin."""
        if key not in self._relatives:
            family = [other for other in self._families.get(key[:_PREFIX], ()) if _akin(key, other)]
            kin = sorted(kin_of(key) & self._index.found.keys())
            self._relatives[key] = (*family, *kin)
        return self._relatives[key]

    @cached_property
    def _families(self) -> dict[str, list[str]]:
        return _by_prefix(self._index.found)

    def weight(self, key: str) -> float:
        """Inverse sentence frequency in [0, 1]: 1 for a key that stands once or never."""
        count = self.count(key)
        if count <= 1:
            return 1.0
        total = max(self.sentence_count, 2)
        return max(0.0, 1.0 - math.log(min(count, total)) / math.log(total))

    @cached_property
    def subjects(self) -> list[str]:
        """Keys of more than function and reporting words, the most frequent first."""
        told, least = zip(self.keys, self.kinds, strict=True), Kind.REPORTING
        counts = Counter([key for key, kind in told if kind > least])
        return [key for key, _ in counts.most_common()]

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """Keys of its figures."""
        return tuple(key for key in self._index.found if key.startswith("#"))

    @cached_property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """Keys that stand next to each other."""
        return frozenset(pairwise(self.keys))

    def tokens(self, sentence: int) -> list[Token]:
        """The words of a sentence, without the opening for its speaker."""
        # Read again where they are asked for: as objects they cost more than all else here.
        if sentence not in self._tokens:
            self._tokens[sentence] = read_tokens(self.sentences[sentence])
        return self._tokens[sentence]

    def written(self, position: int) -> str:
        """The word at a position as the source writes it; empty where a speaker opens."""
        if not self.keys[position]:
            return ""
        sentence = self.sentence(position)
        return self.tokens(sentence)[position - self.first_position(sentence)].text

    @cached_property
    def said(self) -> Said:
        """The words of its turns as a reader looks for them."""
        return Said(self.turns)

    def first_position(self, sentence: int) -> int:
        """Where the first word of a sentence stands."""
        first = bisect_left(self._index.sentences, sentence)
        return first + (not self.keys[first])

    def knows(self, key: str) -> bool:
        """Whether `key`, or a word of its family, stands anywhere in the source."""
        return key in self or bool(self.relatives(key))

    def _read(self) -> None:
        for number, turn in enumerate(self.turns):
            speaker = speaker_keys(turn.speaker)
            others = self.addressees(number) if speaker else set()
            for sentence in self._sentences_of(turn):
                self.sentences.append(sentence)
                if self._index.open_sentence(number, speaker):
                    self.keys.append("")
                    self.kinds.append(Kind.FUNCTION)
                lexemes = read_lexemes(sentence)
                self._keep(lexemes)
                self._index.add([lexeme.key for lexeme in lexemes], speaker, others)

    def _keep(self, lexemes: Sequence[Lexeme]) -> None:
        content, capitals, small = Kind.CONTENT, self._capitals, self._small
        self.keys.extend([lexeme.key for lexeme in lexemes])
        self.kinds.extend([lexeme.kind for lexeme in lexemes])
        for key, kind, capitalised in lexemes:
            if kind is content:
                (capitals if capitalised else small).add(key)

    def _sentences_of(self, turn: Turn) -> Sequence[str]:
        return [span.text for span in split_sentences(turn.text)] if self._split else (turn.text,)

    def addressees(self, number: int) -> set[str]:
        """The keys of who speaks before and after the run of turns by one speaker."""
        before, after = self._neighbours[number]
        return {key for at in (before, after) for key in self._speaker_keys_at(at)}

    def _speaker_keys_at(self, turn: int | None) -> frozenset[str]:
        return frozenset() if turn is None else speaker_keys(self.turns[turn].speaker)

    @cached_property
    def _neighbours(self) -> list[tuple[int | None, int | None]]:
        speakers, last = [turn.speaker for turn in self.turns], len(self.turns) - 1
        backwards = _last_of_others(speakers[::-1])
        after = [None if at is None else last - at for at in reversed(backwards)]
        return list(zip(_last_of_others(speakers), after, strict=True))


class _Index:
    """Collects positions while a source is read."""

    def __init__(self) -> None:
        self.found: defaultdict[str, dict[int, float]] = defaultdict(dict)
        self.sentences: list[int] = []
        self.turns: list[int] = []
        self.speaker_keys: set[str] = set()
        self._sentence = -1
        self._turn = 0

    def open_sentence(self, turn: int, speaker: Set[str]) -> bool:
        """Begin a sentence; whether it opens with a token for its speaker."""
        self._sentence += 1
        self._turn = turn
        if speaker:
            self.speaker_keys |= speaker
            position = self._advance(1)
            self.found[ANYBODY][position] = 0.0
            self._read_also(position, ((key, COST_OF_FIRST_PERSON) for key in speaker))
        return bool(speaker)

    def add(self, keys: Sequence[str], speaker: Set[str], others: Set[str]) -> None:
        """Words of the open sentence, spoken by `speaker` (nobody: empty) to `others`."""
        found, first, heads = self.found, self._advance(len(keys)), phrase_heads()
        for position, key in enumerate(keys, first):
            found[key][position] = 0.0
            if speaker and key in _PERSONS:
                self._read_also(position, _readings(key, speaker, others))
            if key in heads and (phrase := phrase_at(keys, position - first)):
                found[phrase[0].key].setdefault(position, 0.0)

    def _advance(self, count: int) -> int:
        start = len(self.sentences)
        self.sentences.extend([self._sentence] * count)
        self.turns.extend([self._turn] * count)
        return start

    def _read_also(self, position: int, readings: Iterable[tuple[str, float]]) -> None:
        for reading, cost in readings:
            self.found[reading].setdefault(position, cost)


def _readings(word: str, speaker: Set[str], others: Set[str]) -> Iterator[tuple[str, float]]:
    """Other keys that a word of speech may be read as, with their cost."""
    if word in FIRST_PERSON:
        yield from ((key, COST_OF_FIRST_PERSON) for key in (*speaker, ANYBODY))
    elif word in SECOND_PERSON:
        yield from ((key, COST_OF_SECOND_PERSON) for key in (*others, ANYBODY))
    elif word in FIRST_PERSON_PLURAL:
        yield from ((key, COST_OF_SECOND_PERSON) for key in (*speaker, *others, ANYBODY))
    elif word in THIRD_PERSON:
        yield ANYBODY, COST_OF_SECOND_PERSON


def _turn(number: int, turn: Mapping[str, object]) -> Turn:
    text, speaker = turn.get("text"), turn.get("speaker") or ""
    if not isinstance(text, str):
        raise ValueError(
            f"turns[{number}].text is {text!r}; give the words of the turn as a string"
        )
    return Turn(str(speaker), text)


@lru_cache(maxsize=4096)
def speaker_keys(speaker: str) -> frozenset[str]:
    """The keys of the words of a speaker's label."""
    return frozenset(token.key for token in read_tokens(speaker) if token.kind is not Kind.FUNCTION)


def _frozen(found: dict[int, float]) -> Occurrences:
    # Positions were found in reading order.
    return Occurrences(np.fromiter(found, np.int32), np.fromiter(found.values(), np.float64))


def _last_of_others(speakers: Sequence[str]) -> list[int | None]:
    """For each turn the number of the last turn before it that somebody else spoke."""
    found: list[int | None] = []
    for number, speaker in enumerate(speakers):
        if number and speakers[number - 1] == speaker:
            found.append(found[-1])
        else:
            found.append(number - 1 if number else None)
    return found


def _by_prefix(keys: Iterable[str]) -> dict[str, list[str]]:
    families: defaultdict[str, list[str]] = defaultdict(list)
    for key in keys:
        if len(key) >= _PREFIX and key.isalpha():
            families[key[:_PREFIX]].append(key)
    return families


def _akin(key: str, other: str) -> bool:
    """Whether two stems share their beginning over most of the longer one."""
    shared = 0
    for one, two in zip(key, other, strict=False):
        if one != two:
            break
        shared += 1
    return shared >= _KINSHIP * max(len(key), len(other))
