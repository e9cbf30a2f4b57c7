"""Rules that need no model: the same text always gets the same score, with the exact spans."""

import re
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, Self

from django.utils.translation import gettext

from judging.evidence import SentenceFinding
from judging.findings import Relation
from judging.judges.base import (
    BadParameter,
    CriterionScore,
    JudgeInput,
    Judgement,
    Options,
    Text,
    flag,
    texts,
    whole,
)
from judging.models import Mode
from llm.types import OFFLINE
from offline.language.homoglyphs import folded
from offline.language.numbers import Figure, find_figures
from offline.language.sentences import Span as Sentence
from offline.language.sentences import heading_lines, split_sentences
from offline.language.words import Word, is_stop_word, stem, tokenise
from offline.lexical.source import forms, forms_of
from summaries.models import Criterion
from web.text import whole_number

Offsets = tuple[int, int]


@dataclass(frozen=True)
class RuleResult:
    """One rule: kept when `message` is empty. `spans` are offsets in the summary's text."""

    rule: str
    message: str = ""
    spans: tuple[Offsets, ...] = ()
    relation: Relation = Relation.RULE

    @property
    def kept(self) -> bool:
        return not self.message


def listed(text: str, spans: tuple[Offsets, ...]) -> str:
    """The passages in quotation marks, each once, in order."""
    passages = dict.fromkeys(" ".join(text[start:end].split()) for start, end in spans)
    return ", ".join(f"“{passage}”" for passage in passages)


# --- Options ----------------------------------------------------------------

_MOST_WORDS = 100_000


class RuleOptions(Options):
    """A rule whose option is None, False or empty is not checked.

    `max_grade` is a Flesch-Kincaid grade in years of school; `figures` and `names` require those
    of the summary to occur in the transcript.
    """

    min_words: int | None = whole(None, 1, _MOST_WORDS)
    max_words: int | None = whole(None, 1, _MOST_WORDS)
    required_sections: tuple[Text, ...] = texts()
    banned_phrases: tuple[Text, ...] = texts()
    required_phrases: tuple[Text, ...] = texts()
    max_grade: int | None = whole(None, 1, 30)
    forbid_first_person: bool = flag(default=False)
    figures: bool = flag(default=True)
    names: bool = flag(default=True)

    @classmethod
    def of(cls, criterion: Criterion) -> Self:
        """Raises BadParameter, also when `min_words` is above `max_words`."""
        options = super().of(criterion)
        least, most = options.min_words, options.max_words
        if least is not None and most is not None and least > most:
            refusal = gettext(
                "{criterion}: parameter min_words is {least}, above max_words {most}; lower it"
            )
            raise BadParameter(refusal.format(criterion=criterion.name, least=least, most=most))
        return options


# --- Rules on the wording ---------------------------------------------------
# They read the text alone: length, sections, phrases, first person.

_STRETCH = re.compile(r"\S+")
_LETTER = re.compile(r"\w")
# The innermost quotation: to look from every opening mark to the end takes quadratic time.
_QUOTED = re.compile(r"“[^“”]*”|\"[^\"\n]*\"|«[^«»]*»")
# "Class I device" and "Phase I" count; "US" is a country.
_FIRST_PERSON = re.compile(
    r"(?<!\bClass )(?<!\bPhase )(?<!\bType )(?<!\bPart )\bI(?:['’](?:m|ve|d|ll))?\b(?![.-]\w)"
    r"|\b(?i:we['’](?:re|ve|d|ll)|me|my|mine|myself|we|our|ours|ourselves|(?-i:us|Us))\b"
)


def words(text: str) -> int:
    """Stretches without white space that hold a letter or a digit."""
    return len(_words(text))


def _words(text: str) -> list[re.Match[str]]:
    stretches = _STRETCH.finditer(text)
    return [each for each in stretches if _LETTER.search(text, each.start(), each.end())]


def length(text: str, least: int | None, most: int | None) -> RuleResult:
    found = _words(text)
    count = len(found)
    if least is not None and count < least:
        return RuleResult("length", f"{count} words where at least {least} are asked for.")
    if most is not None and count > most:
        excess = ((found[most].start(), found[-1].end()),)
        return RuleResult("length", f"{count} words where at most {most} are allowed.", excess)
    return RuleResult("length")


def required_sections(text: str, sections: tuple[str, ...]) -> RuleResult:
    """A section is a heading of that name, whatever its marks and case."""
    headings = {_plain(line) for line in heading_lines(text)}
    missing = [section for section in sections if _plain(section) not in headings]
    return _missing("required sections", "section", missing)


def required_phrases(text: str, phrases: tuple[str, ...]) -> RuleResult:
    missing = [phrase for phrase in phrases if not occurrences(text, phrase)]
    return _missing("required phrases", "phrase", missing)


def banned_phrases(text: str, phrases: tuple[str, ...]) -> RuleResult:
    found = {span for phrase in phrases for span in occurrences(text, phrase)}
    return _present("banned phrases", "Banned", text, found)


def first_person(text: str) -> RuleResult:
    """Pronouns of the first person outside quotation marks."""
    own = _QUOTED.sub(lambda quoted: " " * len(quoted[0]), text)
    spans = {match.span() for match in _FIRST_PERSON.finditer(folded(own))}
    return _present("first person", "First person", text, spans)


def occurrences(text: str, phrase: str) -> list[Offsets]:
    """Where `phrase` stands as whole words, in any case and with any white space."""
    pattern = r"\s+".join(re.escape(word) for word in phrase.split())
    read = folded(text)
    return [match.span() for match in re.finditer(rf"(?<!\w){pattern}(?!\w)", read, re.IGNORECASE)]


def _missing(rule: str, kind: str, missing: list[str]) -> RuleResult:
    if not missing:
        return RuleResult(rule)
    names = ", ".join(f"“{name}”" for name in missing)
    return RuleResult(rule, f"Missing {kind}{'s' if missing[1:] else ''}: {names}.")


def _present(rule: str, label: str, text: str, found: set[Offsets]) -> RuleResult:
    spans = tuple(sorted(found))
    return (
        RuleResult(rule, f"{label}: {listed(text, spans)}.", spans) if spans else RuleResult(rule)
    )


def _plain(heading: str) -> str:
    return " ".join(re.findall(r"\w+", folded(heading).casefold()))


# --- Reading level ----------------------------------------------------------
# The Flesch-Kincaid grade (Kincaid, Fishburne, Rogers and Chissom 1975, Research
# Branch Report 8-75).

_LETTERS = re.compile(r"[^\W\d_]+")
_VOWELS = re.compile(r"[aeiouy]+")
# Endings that are written with a vowel and spoken without: "made", "times", "called".
_SILENT = re.compile(r"(?:[^aeiouyl]|[aeiouy]l)e$|[^aeiouysxzcgh]es$|[^aeiouytd]ed$")


def reading_level(text: str, most: int) -> RuleResult:
    measured = grade(text)
    if measured is None or measured <= most:
        return RuleResult("reading level")
    return RuleResult("reading level", f"Grade {measured:.1f} where at most {most} is allowed.")


def grade(text: str) -> float | None:
    """0.39 words per sentence + 11.8 syllables per word - 15.59, in US school years.

    Headings are left out. None for a text without a sentence or without a word of letters.
    """
    sentences = [span.text for span in split_sentences(text) if not span.heading]
    words = [word for sentence in sentences for word in _LETTERS.findall(sentence)]
    if not sentences or not words:
        return None
    spoken = sum(syllables(word) for word in words)
    return 0.39 * len(words) / len(sentences) + 11.8 * spoken / len(words) - 15.59


def syllables(word: str) -> int:
    """Groups of vowel letters less a silent ending, at least one: a count by rule, for English."""
    lower = word.lower()
    groups = len(_VOWELS.findall(lower))
    return max(1, groups - (1 if _SILENT.search(lower) else 0))


# --- Facts ------------------------------------------------------------------
# Figures, dates and names of the summary that the transcript does not have.

_DATE = re.compile(r"(?P<year>\d{4}|-)-(?P<month>\d\d)(?:-(?P<day>\d\d))?")
_TIME = re.compile(r"(?P<hour>\d{1,2}):(?P<minute>\d\d)")
# A capital is grammar at the start of a sentence and after these.
_OPENERS = re.compile(r"[.:;!?–—\"“(\[*_]\s*$")
_NOON = 12
_Clock = tuple[int, int]  # the hour of twelve, the minute


def source_text(title: str, turns: Sequence[dict[str, Any]]) -> str:
    """Everything in which a fact may stand, one line a turn with its speaker."""
    return "\n".join([title, *(f"{turn['speaker']}: {turn['text']}" for turn in turns)])


def figures(text: str, source: str) -> RuleResult:
    """Numbers in digits or words, money, percentages, dates and times."""
    spoken = _TranscriptFigures.of(find_figures(source))
    lost = [figure for figure in find_figures(text) if not spoken.has(figure)]
    return _absent("figures", "Figures", text, [(each.start, each.end) for each in lost], source)


def names(text: str, source: str) -> RuleResult:
    """Capitalised words inside a sentence whose stem the transcript nowhere has."""
    known = {stem(word.lower) for word in tokenise(source)}
    dates = {
        at
        for figure in find_figures(text)
        if figure.kind == "date"
        for at in range(figure.start, figure.end)
    }
    candidates = (word for sentence in split_sentences(text) for word in _names(text, sentence))
    lost = [
        (word.start, word.end)
        for word in candidates
        if stem(word.lower) not in known and word.start not in dates
    ]
    there = forms(source)
    missing = [span for span in lost if not forms_of(text, *span) & there]
    return _absent("names", "Names", text, _joined(text, missing), source)


def _absent(rule: str, label: str, text: str, spans: Sequence[Offsets], source: str) -> RuleResult:
    """What a reader finds in the transcript all the same, with another unit or in another date,
    is not said to be missing."""
    if not spans:
        return RuleResult(rule)
    there = forms(source)
    otherwise = tuple(span for span in spans if forms_of(text, *span) & there)
    missing = tuple(span for span in spans if span not in otherwise)
    messages = [
        f"{label} that are {where}: {listed(text, found)}."
        for where, found in (
            ("not in the transcript", missing),
            ("in the transcript only with another unit or in another date", otherwise),
        )
        if found
    ]
    return RuleResult(rule, " ".join(messages), tuple(spans), Relation.NOT_MENTIONED)


@dataclass(frozen=True)
class _TranscriptFigures:
    """The figures of a transcript, to be looked up: it may have as many as it has words."""

    units: Mapping[str, Set[str]]
    clocks: Set[_Clock]

    @classmethod
    def of(cls, figures: Sequence[Figure]) -> Self:
        units: defaultdict[str, set[str]] = defaultdict(set)
        for figure in figures:
            units[figure.value].add(figure.unit)
        clocks = {clock for figure in figures if (clock := _clock_of(figure))}
        return cls(dict(units), clocks)

    def has(self, written: Figure) -> bool:
        """A unit or a half of the day that one of them leaves out is no disagreement."""
        if written.kind == "date":
            return any(_dates_agree(written.value, spoken) for spoken in self.units)
        if written.kind == "time":
            clock = _TIME.fullmatch(written.value)
            return clock is not None and _on_the_dial(clock) in self.clocks
        units = self.units.get(written.value, frozenset())
        return bool(units) and (not written.unit or not units.isdisjoint({"", written.unit}))


def _dates_agree(written: str, spoken: str) -> bool:
    """Whatever the written date tells, the spoken one tells too."""
    one, other = _DATE.fullmatch(written), _DATE.fullmatch(spoken)
    if not one or not other:
        return written == spoken
    pairs = zip(one.groups(), other.groups(), strict=True)
    return all(ours in (None, "-", theirs) for ours, theirs in pairs)


def _clock_of(figure: Figure) -> _Clock | None:
    """What a figure may mean on a clock: "at three" is an hour, too."""
    if figure.kind == "date":
        return None
    clock = _TIME.fullmatch(figure.value)
    if clock:
        return _on_the_dial(clock)
    hour = whole_number(figure.value)
    return None if hour is None else (hour % _NOON, 0)


def _on_the_dial(clock: re.Match[str]) -> _Clock:
    return int(clock["hour"]) % _NOON, int(clock["minute"])


def _names(text: str, sentence: Sentence) -> Iterator[Word]:
    """Words with a capital that grammar does not ask for. Headings may capitalise anything."""
    if sentence.heading:
        return
    words = [
        Word(word.start + sentence.start, word.end + sentence.start, word.text, word.lower)
        for word in tokenise(sentence.text)
    ]
    for at, word in enumerate(words):
        if not word.text[0].isupper() or is_stop_word(word.lower):
            continue
        if not _opens(text, sentence, word) or _is_name(text, word, words[at + 1 : at + 2]):
            yield word


def _opens(text: str, sentence: Sentence, word: Word) -> bool:
    return word.start == sentence.start or bool(
        _OPENERS.search(text, max(sentence.start, word.start - 3), word.start)
    )


def _is_name(text: str, word: Word, following: Sequence[Word]) -> bool:
    """A first word is taken for a name when a capital follows at once: "Maria Lopez said"."""
    return any(
        other.text[0].isupper() and other.text != "I" and not text[word.end : other.start].strip()
        for other in following
    )


def _joined(text: str, spans: Sequence[Offsets]) -> list[Offsets]:
    """Neighbours with nothing but spaces and hyphens between them made one."""
    joined: list[Offsets] = []
    for start, end in spans:
        if joined and not text[joined[-1][1] : start].strip(" -"):
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return joined


# --- Judge ------------------------------------------------------------------

VERSION = "rules-1"
PERFECT, WORST = 5.0, 1.0
# One broken rule must fall below the threshold of 4 however many others are kept.
COST = 2.0


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises BadParameter."""
    started = time.monotonic()
    checked = [(criterion, check(judge_input, RuleOptions.of(criterion))) for criterion in criteria]
    return Judgement(
        scores=tuple(_score(criterion, rules) for criterion, rules in checked),
        findings=tuple(
            finding
            for _, rules in checked
            for rule in rules
            for finding in _findings(judge_input, rule)
        ),
        model=OFFLINE,
        prompt_version=VERSION,
        seconds=time.monotonic() - started,
        details={criterion.name: _details(judge_input, rules) for criterion, rules in checked},
    )


def check(judge_input: JudgeInput, options: RuleOptions) -> list[RuleResult]:
    """Every rule that `options` ask for, kept or not."""
    text, source = judge_input.text, source_text(judge_input.title, judge_input.turns)
    checked = []
    if options.min_words is not None or options.max_words is not None:
        checked.append(length(text, options.min_words, options.max_words))
    if options.max_grade is not None:
        checked.append(reading_level(text, options.max_grade))
    if options.forbid_first_person:
        checked.append(first_person(text))
    if options.figures:
        checked.append(figures(text, source))
    if options.names:
        checked.append(names(text, source))
    return checked + _listed(text, options)


def _listed(text: str, options: RuleOptions) -> list[RuleResult]:
    rules = (
        (required_sections, options.required_sections),
        (required_phrases, options.required_phrases),
        (banned_phrases, options.banned_phrases),
    )
    return [rule(text, wanted) for rule, wanted in rules if wanted]


def _score(criterion: Criterion, rules: Sequence[RuleResult]) -> CriterionScore:
    broken = [rule for rule in rules if not rule.kept]
    kept = f"All {len(rules)} rules are kept." if rules else "No rule is switched on."
    return CriterionScore(
        criterion=criterion,
        value=max(WORST, PERFECT - COST * len(broken)),
        mode=Mode.CHECKED,
        reason=" ".join(rule.message for rule in broken) or kept,
        spread=0.0,
    )


def _findings(judge_input: JudgeInput, rule: RuleResult) -> list[SentenceFinding]:
    return [
        SentenceFinding(
            start=start,
            end=end,
            text=judge_input.text[start:end],
            relation=rule.relation,
            turns=(),
            reason=f"{rule.rule}: {rule.message}",
            found_by="rules",
        )
        for start, end in rule.spans
    ]


def _details(judge_input: JudgeInput, rules: Sequence[RuleResult]) -> dict[str, Any]:
    return {
        "words": words(judge_input.text),
        "grade": grade(judge_input.text),
        "rules": [
            {
                "rule": rule.rule,
                "kept": rule.kept,
                "message": rule.message,
                "spans": [list(span) for span in rule.spans],
            }
            for rule in rules
        ],
    }
