"""Rules that need no model: the same text always gets the same score, with exact spans."""

import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from countersign_judge.criteria import Criterion
from countersign_judge.evidence import SentenceFinding
from countersign_judge.judges.base import (
    BadParameter,
    CriterionScore,
    FormProblem,
    JudgeInput,
    Judgement,
    Mode,
    Options,
    Text,
    bool_field,
    int_field,
    str_list_field,
)
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.llm.providers.offline.facts import Facts
from countersign_judge.llm.providers.offline.homoglyphs import folded
from countersign_judge.llm.providers.offline.sentences import heading_lines, split_sentences
from countersign_judge.llm.types import OFFLINE
from countersign_judge.marks import Relation
from countersign_judge.support import QuoteChecker, detect_language
from countersign_judge.translation import gettext, gettext_noop, in_language

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


def quote_passages(text: str, spans: tuple[Offsets, ...]) -> str:
    """The passages in quotation marks, each once, in order."""
    passages = dict.fromkeys(" ".join(text[start:end].split()) for start, end in spans)
    return _quote_texts(passages)


def _quote_texts(texts: Iterable[str]) -> str:
    return ", ".join(gettext("“{text}”").format(text=text) for text in texts)


# --- Options ----------------------------------------------------------------

_MOST_WORDS = 100_000


class RuleOptions(Options):
    """A rule whose option is None, False or empty is not checked.

    `max_grade` is a Flesch-Kincaid grade in years of school; `figures` and `names` require those
    of the summary to occur in the transcript; `form` requires that it keeps the guideline's form.
    """

    min_words: int | None = int_field(None, 1, _MOST_WORDS)
    max_words: int | None = int_field(None, 1, _MOST_WORDS)
    required_sections: tuple[Text, ...] = str_list_field()
    banned_phrases: tuple[Text, ...] = str_list_field()
    required_phrases: tuple[Text, ...] = str_list_field()
    max_grade: int | None = int_field(None, 1, 30)
    forbid_first_person: bool = bool_field(default=False)
    form: bool = bool_field(default=False)
    figures: bool = bool_field(default=True)
    names: bool = bool_field(default=True)

    @classmethod
    def parse(cls, criterion: Criterion) -> Self:
        """Raises BadParameter, also when `min_words` is above `max_words`."""
        options = super().parse(criterion)
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
# The innermost quotation: searching from every opening mark to the end takes quadratic time.
_QUOTED = re.compile(r"“[^“”]*”|\"[^\"\n]*\"|«[^«»]*»")
# "Class I device" and "Phase I" count; "US" is a country.
_FIRST_PERSON = re.compile(
    r"(?<!\bClass )(?<!\bPhase )(?<!\bType )(?<!\bPart )\bI(?:['’](?:m|ve|d|ll))?\b(?![.-]\w)"
    r"|\b(?i:we['’](?:re|ve|d|ll)|me|my|mine|myself|we|our|ours|ourselves|(?-i:us|Us))\b"
)


def count_words(text: str) -> int:
    """The number of runs without white space that hold a letter or a digit."""
    return len(_find_words(text))


def _find_words(text: str) -> list[re.Match[str]]:
    stretches = _STRETCH.finditer(text)
    return [each for each in stretches if _LETTER.search(text, each.start(), each.end())]


def length_rule(text: str, least: int | None, most: int | None) -> RuleResult:
    found = _find_words(text)
    count = len(found)
    if least is not None and count < least:
        short = gettext("{count} words where at least {least} are asked for.")
        return RuleResult("length", short.format(count=count, least=least))
    if most is not None and count > most:
        excess = ((found[most].start(), found[-1].end()),)
        long = gettext("{count} words where at most {most} are allowed.")
        return RuleResult("length", long.format(count=count, most=most), excess)
    return RuleResult("length")


def required_sections(text: str, sections: tuple[str, ...]) -> RuleResult:
    """A section is a heading of that name, whatever its marks and case."""
    headings = {_normalize_heading(line) for line in heading_lines(text)}
    missing = [section for section in sections if _normalize_heading(section) not in headings]
    return _missing_result("required sections", gettext("Sections missing: {names}."), missing)


def required_phrases(text: str, phrases: tuple[str, ...]) -> RuleResult:
    missing = [phrase for phrase in phrases if not find_occurrences(text, phrase)]
    return _missing_result("required phrases", gettext("Phrases missing: {names}."), missing)


def banned_phrases(text: str, phrases: tuple[str, ...]) -> RuleResult:
    found = {span for phrase in phrases for span in find_occurrences(text, phrase)}
    return _passages_result("banned phrases", gettext("Banned: {found}."), text, found)


def first_person(text: str) -> RuleResult:
    """Pronouns of the first person outside quotation marks."""
    own = _QUOTED.sub(lambda quoted: " " * len(quoted[0]), text)
    spans = {match.span() for match in _FIRST_PERSON.finditer(folded(own))}
    return _passages_result("first person", gettext("First person: {found}."), text, spans)


def find_occurrences(text: str, phrase: str) -> list[Offsets]:
    """Where `phrase` occurs as whole words, in any case and with any white space."""
    pattern = r"\s+".join(re.escape(word) for word in phrase.split())
    read = folded(text)
    return [match.span() for match in re.finditer(rf"(?<!\w){pattern}(?!\w)", read, re.IGNORECASE)]


def _missing_result(rule: str, message: str, missing: list[str]) -> RuleResult:
    return RuleResult(rule, message.format(names=_quote_texts(missing)) if missing else "")


def _passages_result(
    rule: str,
    message: str,
    text: str,
    found: Iterable[Offsets],
    relation: Relation = Relation.RULE,
) -> RuleResult:
    spans = tuple(sorted(found))
    said = message.format(found=quote_passages(text, spans)) if spans else ""
    return RuleResult(rule, said, spans, relation)


def _normalize_heading(heading: str) -> str:
    return " ".join(re.findall(r"\w+", folded(heading).casefold()))


def form_rules(problems: Sequence[FormProblem]) -> list[RuleResult]:
    """One rule for each kind of problem, and `form` alone where there is none."""
    kinds: dict[str, list[FormProblem]] = {}
    for problem in problems:
        kinds.setdefault(problem.rule, []).append(problem)
    return [
        RuleResult(
            f"form: {kind}",
            " ".join(problem.message for problem in found),
            tuple((each.start, each.end) for each in found if each.start < each.end),
        )
        for kind, found in kinds.items()
    ] or [RuleResult("form")]


# --- Reading level ----------------------------------------------------------
# The Flesch-Kincaid grade (Kincaid, Fishburne, Rogers and Chissom 1975, Research
# Branch Report 8-75).

_LETTERS = re.compile(r"[^\W\d_]+")
_VOWELS = re.compile(r"[aeiouy]+")
# Endings with a written but silent vowel: "made", "times", "called".
_SILENT = re.compile(r"(?:[^aeiouyl]|[aeiouy]l)e$|[^aeiouysxzcgh]es$|[^aeiouytd]ed$")


def reading_level(text: str, most: int) -> RuleResult:
    measured = reading_grade(text)
    if measured is None or measured <= most:
        return RuleResult("reading level")
    message = gettext("Grade {grade} where at most {most} is allowed.")
    return RuleResult("reading level", message.format(grade=f"{measured:.1f}", most=most))


def reading_grade(text: str) -> float | None:
    """0.39 words per sentence + 11.8 syllables per word - 15.59, in US school years.

    Headings are left out. None for a text without a sentence or without a word of letters.
    """
    sentences = [span.text for span in split_sentences(text) if not span.heading]
    words = [word for sentence in sentences for word in _LETTERS.findall(sentence)]
    if not sentences or not words:
        return None
    spoken = sum(count_syllables(word) for word in words)
    return 0.39 * len(words) / len(sentences) + 11.8 * spoken / len(words) - 15.59


def count_syllables(word: str) -> int:
    """Groups of vowel letters minus a silent ending, at least one: a rule for English."""
    lower = word.lower()
    groups = len(_VOWELS.findall(lower))
    return max(1, groups - (1 if _SILENT.search(lower) else 0))


# --- Facts ------------------------------------------------------------------
# Figures, dates and names in the summary that are not in the transcript.


def figures_rule(text: str, facts: Facts) -> RuleResult:
    """Numbers, money, percentages, dates and times."""
    message = gettext("Figures that are not in the transcript: {found}.")
    return _passages_result(
        "figures", message, text, facts.missing_figures(text), Relation.NOT_FOUND
    )


def names_rule(text: str, facts: Facts, grounds: QuoteChecker | None = None) -> RuleResult:
    """Capitalised words inside a sentence that are not in the transcript, and of no name or term
    that it misheard."""
    message = gettext("Names that are not in the transcript: {found}.")
    missing = facts.missing_names(text)
    lost = [
        (start, end)
        for start, end in missing
        if not (grounds and grounds.is_misheard(text[start:end]))
    ]
    return _passages_result("names", message, text, lost, Relation.NOT_FOUND)


# --- Judge ------------------------------------------------------------------

VERSION = "rules-1"
PERFECT, WORST = 5.0, 1.0
# One broken rule must fall below the threshold of 4, however many others are kept.
COST_OF_BROKEN_RULE = 2.0


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises BadParameter."""
    started = time.monotonic()
    options = [RuleOptions.parse(criterion) for criterion in criteria]
    # As a model's, its reasons are in the language of the summary.
    with in_language(detect_language(judge_input.text)):
        checked = [
            (criterion, apply_rules(judge_input, own))
            for criterion, own in zip(criteria, options, strict=True)
        ]
        scores = tuple(_score_rules(criterion, rules) for criterion, rules in checked)
    return Judgement(
        scores=scores,
        findings=tuple(
            finding
            for _, rules in checked
            for rule in rules
            for finding in _build_findings(judge_input, rule)
        ),
        model=OFFLINE,
        prompt_version=VERSION,
        seconds=time.monotonic() - started,
        details={criterion.name: _rule_details(judge_input, rules) for criterion, rules in checked},
    )


def apply_rules(judge_input: JudgeInput, options: RuleOptions) -> list[RuleResult]:
    """Every rule that `options` ask for, kept or not."""
    text, facts = judge_input.text, judge_input.source.facts
    checked = []
    if options.min_words is not None or options.max_words is not None:
        checked.append(length_rule(text, options.min_words, options.max_words))
    if options.max_grade is not None:
        checked.append(reading_level(text, options.max_grade))
    if options.forbid_first_person:
        checked.append(first_person(text))
    if options.form:
        checked += form_rules(judge_input.form_problems)
    if options.figures:
        checked.append(figures_rule(text, facts))
    if options.names:
        grounds = QuoteChecker(judge_input.turns, text, judge_input.spellings)
        checked.append(names_rule(text, facts, grounds))
    return checked + _apply_list_rules(text, options)


def _apply_list_rules(text: str, options: RuleOptions) -> list[RuleResult]:
    rules = (
        (required_sections, options.required_sections),
        (required_phrases, options.required_phrases),
        (banned_phrases, options.banned_phrases),
    )
    return [rule(text, wanted) for rule, wanted in rules if wanted]


def _score_rules(criterion: Criterion, rules: Sequence[RuleResult]) -> CriterionScore:
    broken = [rule for rule in rules if not rule.kept]
    kept = gettext("Every rule is kept.") if rules else gettext("No rule is switched on.")
    return CriterionScore(
        criterion=criterion,
        value=max(WORST, PERFECT - COST_OF_BROKEN_RULE * len(broken)),
        mode=Mode.CHECKED,
        reason=" ".join(rule.message for rule in broken) or kept,
        spread=0.0,
    )


def _build_findings(judge_input: JudgeInput, rule: RuleResult) -> list[SentenceFinding]:
    return [
        SentenceFinding(
            start=start,
            end=end,
            text=judge_input.text[start:end],
            relation=rule.relation,
            turns=(),
            reason=rule.message,
            found_by="rules",
        )
        for start, end in rule.spans
    ]


def _rule_details(judge_input: JudgeInput, rules: Sequence[RuleResult]) -> dict[str, Any]:
    return {
        "words": count_words(judge_input.text),
        "grade": reading_grade(judge_input.text),
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


METHOD = JudgeMethod(
    name="rules",
    label=gettext_noop("Rules (no model)"),
    version=VERSION,
    run=judge,
    options=RuleOptions,
    needs_model=False,
    of_whole_text=True,
)
