"""The source of a summary, indexed once so that many summaries can be held against it."""

import math
import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from itertools import chain, groupby, pairwise
from operator import itemgetter
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from offline.language.numbers import ORDINALS, SCALES, SMALL, TENS, find_figures
from offline.language.sentences import split_sentences
from offline.language.words import normalise, stem
from offline.lexical.tokens import (
    FIRST_PERSON,
    FIRST_PERSON_PLURAL,
    SECOND_PERSON,
    THIRD_PERSON,
    Lexeme,
    Token,
    TokenKind,
    keys_of,
    read_lexemes,
    read_tokens,
)

# --- Dialogue ---------------------------------------------------------------
# Dialogue written as plain text: who speaks, and what.

_LABEL = r"#?[A-Z0-9][\w.&'’#-]*(?:[ \t]+[\w.&'’#()-]+){0,3}"
_LINE = re.compile(rf"^[ \t]*+(?:[-*][ \t]*+)?(?P<speaker>{_LABEL})[ \t]?:[ \t]*(?P<text>\S.*)?$")
# A page that happens to hold a few "Note:" lines is no dialogue.
_LABELLED_SHARE = 0.6
_LEAST_TURNS = 2


class SourceTurn(NamedTuple):
    """One stretch of speech; `speaker` is empty where the source names none."""

    speaker: str
    text: str


def read_dialogue(text: str) -> list[SourceTurn] | None:
    """Turns of a text whose lines are labelled "Name: …", or None when it is no dialogue."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    matches = [_LINE.match(line) for line in lines]
    if sum(map(bool, matches)) < max(_LEAST_TURNS, _LABELLED_SHARE * len(lines)):
        return None
    turns: list[SourceTurn] = []
    for line, match in zip(lines, matches, strict=True):
        if match:
            turns.append(SourceTurn(match["speaker"], match["text"] or ""))
        elif turns:
            turns[-1] = SourceTurn(turns[-1].speaker, f"{turns[-1].text} {line}")
        else:
            turns.append(SourceTurn("", line))
    return turns


# --- Words of a turn --------------------------------------------------------
# Whether a turn has a word, as a reader would look for it: in any case, spelling or inflection.
#
# The judge compares words more strictly than a reader does. Its reasons are checked with this, so
# that none says of a word that it is missing where a reader finds it.

_WORD = re.compile(r"\w+(?:['’]\w+)*")
_COMPOUND = re.compile(r"\w+(?:[-‐‑–.'’/]\w+)*")
_LONGEST_COMPOUND = 200  # characters
_PARTS = re.compile(r"\d+|[^\W\d_]+")
_NUMBERS = re.compile(r"\d+(?:\.\d+)?")
_DIGITS = re.compile(r"(\d+)(?:st|nd|rd|th|s|k|m|bn)?")
_SYMBOLS = str.maketrans(
    {"%": " percent ", "$": " dollar ", "€": " euro ", "£": " pound ", "&": " and "}
)
_VALUES = SMALL | TENS | SCALES | ORDINALS | {"first": 1, "second": 2}


def forms(text: str) -> frozenset[str]:
    """Everything that a reader could take a word of `text` for, joined neighbours and the values
    of numbers included."""
    words = _WORD.findall(text.translate(_SYMBOLS))
    return frozenset(
        chain(*map(_forms, words), *map(_run_on, words), _joined(words), _values(text))
    )


def forms_of(text: str, start: int, end: int) -> frozenset[str]:
    """What to look for where `text[start:end]` is looked for: itself, and the compound that it is a
    part of."""
    wanted = _wanted(text[start:end])
    compounds = _compounds(text)
    at = bisect_right(compounds, start, key=itemgetter(0)) - 1
    first, last = compounds[at] if at >= 0 else (start, start)
    if end > last or last - first == end - start:
        return wanted
    whole = _squeezed(text[first:last])
    return wanted | {whole, stem(whole)}


@lru_cache(maxsize=16)
def _compounds(text: str) -> list[tuple[int, int]]:
    """Where they stand. It is asked for again for each word of a sentence."""
    spans = (match.span() for match in _COMPOUND.finditer(text))
    return [(first, last) for first, last in spans if last - first <= _LONGEST_COMPOUND]


class TurnWords:
    """The words of every turn, its speaker's name among them."""

    def __init__(self, turns: Iterable[tuple[str, str]]) -> None:
        """`turns` are speakers and texts."""
        self._turns: defaultdict[str, dict[int, None]] = defaultdict(dict)
        for number, (speaker, text) in enumerate(turns):
            for form in forms(f"{speaker}: {text}"):
                self._turns[form][number] = None

    def has(self, turn: int, wanted: Iterable[str]) -> bool:
        """Whether the turn has one of these forms."""
        return any(turn in self._turns.get(form, ()) for form in wanted)

    def turns_with(self, wanted: Iterable[str]) -> Sequence[int]:
        """The turns that have one of these forms, in order."""
        return sorted({number for form in wanted for number in self._turns.get(form, ())})


def _wanted(word: str) -> frozenset[str]:
    # A figure of several words is looked for by its value: its parts stand in any talk.
    values = frozenset(_values(word))
    parts = _WORD.findall(word)
    return values if values and len(parts) > 1 else values.union(*map(_forms, parts))


@lru_cache(maxsize=65536)
def _forms(word: str) -> frozenset[str]:
    squeezed, plain = _squeezed(word), normalise(word)
    found = {squeezed, stem(squeezed)}
    if plain:
        found.update(key for key, _ in keys_of(plain))
    digits = _DIGITS.fullmatch(squeezed)
    if digits:
        found.add(f"#{int(digits[1])}")
    if squeezed in _VALUES:
        found.add(f"#{_VALUES[squeezed]}")
    return frozenset(found - {""})


@lru_cache(maxsize=65536)
def _run_on(word: str) -> frozenset[str]:
    """The words and the number that are written as one: "30pm"; the letters of "U_S_B_" are
    none."""
    parts = [part for part in _PARTS.findall(word) if part != word]
    read = (_forms(part) for part in parts if len(part) > 1 or part.isdigit())
    return frozenset().union(*read)


@lru_cache(maxsize=65536)
def _squeezed(word: str) -> str:
    return "".join(character for character in word.casefold() if character.isalnum())


def _joined(words: Sequence[str]) -> Iterator[str]:
    """What is written in one word elsewhere ("e mail"), initials, and "twenty first"."""
    plain = [_squeezed(word) for word in words]
    for one, two in pairwise(plain):
        yield from (one + two, stem(one + two))
        if one in TENS and two in _VALUES:
            yield f"#{TENS[one] + _VALUES[two]}"
    yield from (one + two + three for one, two, three in zip(plain, plain[1:], plain[2:]))  # noqa: B905


def _values(text: str) -> Iterator[str]:
    """The numbers of every figure: of a date its day, month and year."""
    for figure in find_figures(text):
        for number in _NUMBERS.findall(figure.value):
            whole, dot, rest = number.partition(".")
            yield f"#{int(whole)}{dot}{rest}"


# --- Source -----------------------------------------------------------------

Positions = NDArray[np.int32]

# A key under which every mention of a speaker stands: what "he" or "they" may stand for.
ANYBODY = "@anybody"
_PERSONS = FIRST_PERSON | FIRST_PERSON_PLURAL | SECOND_PERSON | THIRD_PERSON


NOWHERE: Positions = np.empty(0, np.int32)


class Source:
    """A transcript or document as a stream of tokens with their sentences and turns.

    In a dialogue every sentence opens with a token for its speaker, "I" also reads as the
    speaker and "you" as the people who speak before and after.
    """

    def __init__(self, turns: Iterable[SourceTurn], *, dialogue: bool, split: bool = True) -> None:
        """With `split` false every turn is one sentence already."""
        self.turns = tuple(turns)
        self.dialogue = dialogue
        # By position; the key is empty where a sentence opens with its speaker.
        self.keys: list[str] = []
        self.kinds: list[TokenKind] = []
        self.sentences: list[str] = []
        self._tokens: dict[int, list[Token]] = {}
        self._capitals: set[str] = set()
        self._small: set[str] = set()
        # By key the positions where it stands or may be read, in order.
        self._found: defaultdict[str, list[int]] = defaultdict(list)
        # By position.
        self._sentence_of: list[int] = []
        self._turn_of: list[int] = []
        self._read(split=split)
        self.sentence_of = np.array(self._sentence_of, np.int32)
        self.turn_of = np.array(self._turn_of, np.int32)
        self.sentence_count = int(self.sentence_of[-1]) + 1 if len(self.sentence_of) else 0
        self._occurrences: dict[str, Positions] = {}
        self._masks: dict[str, int] = {}
        self.speakers = frozenset(turn.speaker for turn in self.turns if turn.speaker)
        speaking = (self.turns[number].speaker for number in set(self._turn_of))
        self.speaker_keys = frozenset().union(*map(speaker_keys, speaking))
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
            [SourceTurn("", span.text) for span in split_sentences(text)],
            dialogue=False,
            split=False,
        )

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def occurrences(self, key: str) -> Positions:
        """What `positions` gives, as an array."""
        if key not in self._found:
            return NOWHERE
        if key not in self._occurrences:
            self._occurrences[key] = np.array(self._found[key], np.int32)
        return self._occurrences[key]

    def positions(self, key: str) -> Sequence[int]:
        """The positions where `key` stands or may be read, in order."""
        return self._found.get(key, ())

    def sentence(self, position: int) -> int:
        """The number of the sentence that a position lies in."""
        return self._sentence_of[position]

    def turn(self, sentence: int) -> int:
        """The number of the turn that a sentence lies in."""
        return self._turn_of[self.first_position(sentence)]

    def mask(self, key: str) -> int:
        """An integer with a bit set at every position where `key` stands or may be read."""
        if key not in self._masks:
            bits = bytearray(len(self.keys) // 8 + 1)
            for position in self._found.get(self.reading(key), ()):
                bits[position >> 3] |= 1 << (position & 7)
            self._masks[key] = int.from_bytes(bits, "little")
        return self._masks[key]

    def reading(self, key: str) -> str:
        """The key under which to look for `key`: in talk "he" or "they" may be anybody."""
        return ANYBODY if self.dialogue and key in THIRD_PERSON else key

    def weight(self, key: str) -> float:
        """Inverse sentence frequency in [0, 1]: 1 for a key that stands once or never."""
        count = len(self.positions(key))
        if count <= 1:
            return 1.0
        total = max(self.sentence_count, 2)
        return max(0.0, 1.0 - math.log(min(count, total)) / math.log(total))

    @cached_property
    def subjects(self) -> list[str]:
        """Keys of more than function and reporting words, the most frequent first."""
        pairs, least = zip(self.keys, self.kinds, strict=True), TokenKind.REPORTING
        counts = Counter([key for key, kind in pairs if kind > least])
        return [key for key, _ in counts.most_common()]

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
    def turn_words(self) -> TurnWords:
        """The words of its turns as a reader looks for them."""
        return TurnWords(self.turns)

    def first_position(self, sentence: int) -> int:
        """Where the first word of a sentence stands."""
        first = bisect_left(self._sentence_of, sentence)
        return first + (not self.keys[first])

    def _read(self, *, split: bool) -> None:
        for number, turn in enumerate(self.turns):
            speaker = speaker_keys(turn.speaker)
            spans = split_sentences(turn.text) if split else [turn]
            for sentence in [span.text for span in spans]:
                self.sentences.append(sentence)
                if speaker:
                    for key in (ANYBODY, *speaker):
                        self._found[key].append(len(self.keys))
                    self.keys.append("")
                    self.kinds.append(TokenKind.FUNCTION)
                lexemes = read_lexemes(sentence)
                self._place([lexeme.key for lexeme in lexemes], number, speaker)
                self._keep(lexemes)
                count = len(self.keys) - len(self._turn_of)
                self._sentence_of.extend([len(self.sentences) - 1] * count)
                self._turn_of.extend([number] * count)

    def _place(self, keys: Sequence[str], turn: int, speaker: Set[str]) -> None:
        """Index the words that come next, spoken by `speaker` (nobody: empty)."""
        found, first = self._found, len(self.keys)
        for position, key in enumerate(keys, first):
            found[key].append(position)
            if speaker and key in _PERSONS:
                for reading in _readings(key, speaker, self.addressees[turn]):
                    found[reading].append(position)

    def _keep(self, lexemes: Sequence[Lexeme]) -> None:
        content, capitals, small = TokenKind.CONTENT, self._capitals, self._small
        self.keys.extend([lexeme.key for lexeme in lexemes])
        self.kinds.extend([lexeme.kind for lexeme in lexemes])
        for key, kind, capitalised in lexemes:
            if kind is content:
                (capitals if capitalised else small).add(key)

    @cached_property
    def addressees(self) -> list[frozenset[str]]:
        """By turn, the keys of who speaks before and after the run of turns by its speaker."""
        runs = [
            (name, len(list(run))) for name, run in groupby(turn.speaker for turn in self.turns)
        ]
        keys = [speaker_keys(name) for name in ("", *(name for name, _ in runs), "")]
        return [
            keys[at] | keys[at + 2] for at, (_, length) in enumerate(runs) for _ in range(length)
        ]


def _readings(word: str, speaker: Set[str], others: Set[str]) -> Set[str]:
    """Other keys that a word of speech may be read as."""
    persons = {ANYBODY}
    if word in FIRST_PERSON | FIRST_PERSON_PLURAL:
        persons |= speaker
    if word in SECOND_PERSON | FIRST_PERSON_PLURAL:
        persons |= others
    return persons - {word}


def _turn(number: int, turn: Mapping[str, object]) -> SourceTurn:
    text, speaker = turn.get("text"), turn.get("speaker") or ""
    if not isinstance(text, str):
        raise ValueError(
            f"turns[{number}].text is {text!r}; give the words of the turn as a string"
        )
    return SourceTurn(str(speaker), text)


@lru_cache(maxsize=4096)
def speaker_keys(speaker: str) -> frozenset[str]:
    """The keys of the words of a speaker's label."""
    return frozenset(
        token.key for token in read_tokens(speaker) if token.kind is not TokenKind.FUNCTION
    )
