"""The score in a judgement written as prose: the verdict, never just the first digit.

"Final score: 4" (or overall, or rating) decides, whatever else is said. Without one, "Score: 4",
"a score of 4", "I would rate it a 4", "4 out of 5" and a bare "4." at the very end count alike and
have to agree. There is no verdict if it is off the scale or on another scale, if it is a range, or
if two of the deciding kind differ. A denied or supposed score ("not a 5", "a 5 if it had a date")
and the score of a person in the text do not count.

A score that is taken back does not count either: "wait, I meant 2" and "on second thought, a 3"
name the new score; if none plainly follows a "wait", there is none. Another verdict after a final
one, with no word of correction between them, leaves none either.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from countersign_judge.metaeval.items import HIGHEST, LOWEST, BadData, Dataset, DatasetItem
from countersign_judge.metaeval.readers import (
    JUDGE_SCALE,
    DataRow,
    read_each,
    read_json_rows,
    read_text,
)
from countersign_judge.metaeval.statistics import Column

# --- Corrections ------------------------------------------------------------
# Where a judgement in prose takes its score back: "Final score: 4. Wait, I meant 2."
#
# A correction opens a sentence, or follows a number and its comma. Words with no other meaning
# ("wait", "I meant", "correction") cancel earlier scores, even if no plain new score follows.
# Words that may also add something ("actually", "on reflection"), and all words after a comma,
# count only where a plain new score follows.

_OPENING = (
    r"(?:^|[.!?;:…]\s++|[)\]]\s*+|\(\s*+|\s[-–—]++\s*+|[–—]|\n[^\S\n]*+"
    r"|(?<=[\d½])(?P<comma>[*_]*+,\s++))"
    r"(?:(?:oh|oops|hm+|well|no|but|and|or|ah|um|uh|so)\b[\s,.!…–—-]*+){0,8}"
)
_CORRECTION_NUMBER = r"(?:\d(?:[.,]\d+)?|one|two|three|four|five)"
_CHANGE = r"(?:correct|revise|reconsider|change|amend|adjust|fix|lower|raise|re-?evaluate|rephrase)"
_PLAIN = (
    r"wait|hold\s+on|correction|corrected|erratum|scratch\s+that|strike\s+that|i\s+meant|i\s+mean|"
    r"i\s+misspoke|my\s+mistake|sorry|apologies|i\s+(?:take|took)\s+(?:that|it)\s+back|"
    r"i(?:\s+have|['’]ve)?\s+changed?\s+my\s+mind|"
    r"(?:let\s+me|let['’]s|i\s+(?:must|have\s+to|need\s+to|should|will|would\s+like\s+to))\s+"
    rf"{_CHANGE}|i\s+{_CHANGE}\s+(?:it|this|that|my|the)|"
    r"make\s+(?:that|it)"
)
_MILD = (
    r"actually|rather|edit(?:ed)?\s*:|"
    r"on\s+(?:(?:second|further|closer)\s+)?(?:thoughts?|reflection|reading|look|consideration)|"
    rf"no(?=[\s,:]+(?:(?:an?|it['’]s|make\s+it)\s+)?{_CORRECTION_NUMBER}\b)|"
    r"(?:it|that|this|the\s+(?:(?:final|overall)\s+)?(?:score|rating))\s+"
    r"(?:should|ought\s+to)\s+(?:really\s+)?(?:be|have\s+been)"
)
_MARK = re.compile(rf"{_OPENING}(?:(?P<plain>(?:{_PLAIN})\b)|(?:{_MILD})(?!\w))", re.IGNORECASE)
# Only this may be between the mark and the new score.
_FILLING = re.compile(
    r"(?:[\s,:;.!…–—*_-]|(?:i|i['’]d|i['’]ll|meant|mean|to|say|it|it['’]s|that|that['’]s|this|is|was|"
    r"should|really|be|have|been|an?|the|my|new|final|overall|score|rating|verdict|make|would|will|"
    r"give|rate|correct|right|proper|actual|of|as|at|now|rather|change|lower|raise|revise|"
    r"reconsider|wait|actually|sorry|no|so|let|me|only)\b"
    rf"|from\s+(?:an?\s+)?{_CORRECTION_NUMBER}\s+to\b|not\s+(?:an?\s+)?{_CORRECTION_NUMBER}(?:\s*,)?\s+but\b)*",
    re.IGNORECASE,
)


# --- Verdicts ---------------------------------------------------------------

_WORDS = {"one": 1.0, "two": 2.0, "three": 3.0, "four": 4.0, "five": 5.0}
# How much of the text before a number to search.
_CONTEXT_CHARS = 120
# The patterns below look ahead and behind at each place, which takes quadratic time on long runs.
_MOST_READ = 20_000
_BLANK = re.compile(r"\s{2,}")
_RUN = re.compile(r"([^\w\s])\1{3,}")

_NUMBER = rf"(?:\d+(?:[.,]\d+)?|(?:{'|'.join(_WORDS)})\b)"
_CANDIDATE = re.compile(
    rf"(?<![\w/$£€#-])(?<!\d[.,])(?P<value>{_NUMBER})(?P<half>\s?½|\s+1/2(?!\d)|\s+and\s+a\s+half\b)?"
    r"(?P<mark>[*_`\"'”]*)(?:\s*(?:/|out\s+of\b|of\b)\s*[*_`]*(?P<of>\d+(?:\.0)?|five|ten)\b)?"
    r"(?P<range>\s*+"
    r"(?:[-–—/…]|\.\.\.?|to\b|and\b|(?:,\s*+)?(?:or\b|or\s+even\b|maybe\b|perhaps\b))"
    rf"\s*{_NUMBER})?(?![\w%]|[-–—]\w|\.\d)",
    re.IGNORECASE,
)
_MARKUP = re.compile(r"[*_`\"'“”‘’\[\]]")
_SENTENCE_END = re.compile(r"[.!?]\s+(?=\S)|\n\s*\n")
_NOUN = r"(?:score|rating|grade|mark|verdict)"
_ASPECT = r"(?:coherence|consistency|fluency|relevance)"
_OPENS = (
    r"(?:\s*\([^()]{0,30}\))?\s*(?:[:=：–—→]|is|of|as|at|would\s+be|is\s+therefore|is\s+thus)\s*"
)
_ARTICLE = r"(?:(?:an?|the|only|just|about|perfect|full|solid|low|high|mere)\s+)*"
_FINAL = re.compile(
    rf"\b(?:final|overall)\s+(?:{_ASPECT}\s+)?{_NOUN}(?:\s+(?:for|in|on)\s+{_ASPECT})?"
    rf"{_OPENS}{_ARTICLE}$",
    re.IGNORECASE,
)
_SCORED = re.compile(
    rf"\b(?:{_NOUN}(?:\s+(?:for|in|on)\s+(?:the\s+)?\w+)?|perfect\s+{_ASPECT})"
    rf"{_OPENS}{_ARTICLE}$|\b{_ASPECT}\s*:\s*$|,\s*score\s+{_ARTICLE}$",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"\b(?:rat(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|grad(?:e|es|ed|ing)|giv(?:e|es|en|ing)|"
    r"award(?:s|ed|ing)?|assign(?:s|ed|ing)?|earn(?:s|ed|ing)?|receiv(?:e|es|ed|ing)|"
    r"deserv(?:e|es|ed|ing)|gets?|warrants?|merits?|making\s+it)"
    rf"(?:\s+[\w’'-]+){{0,8}}?\s+{_ARTICLE}$",
    re.IGNORECASE,
)
# Follows a number that is a verdict and not a count.
_ENDS = re.compile(
    r"[*_`\"'”)\]]*\s*(?:$|[.,;:!?()\n]|(?:for|in|on|because|due|as|since|with|and|but|points?|"
    r"stars?|overall|based|given|rating|score|when|if|though|although|which|indicating)\b)",
    re.IGNORECASE,
)
_ALONE_BEFORE = re.compile(r"(?:^\s*|[.!?:;)\n][^\S\n]*)$")
_ALONE_AFTER = re.compile(r"[\W_]*$")
# "So the score would be 4" is a verdict; "it would be a 4 if" is none.
_SUPPOSED_SCORE = re.compile(rf"\b{_NOUN}\s+would\s+be\b", re.IGNORECASE)
_DENIED = re.compile(
    r"(?:(?:\bnot|n['’]t|\bnever)(?:\s+[\w’'-]+){0,2}"
    r"|\b(?:not|without)\s+(?:giv|award|scor|rat|earn|receiv|deserv|gett)ing(?:\s+[\w’'-]+){0,6}"
    r"|\b(?:would|could|might|to)\s+(?:make|be|have|get|earn|receive|deserve|reach)"
    r"(?:\s+[\w’'-]+){0,4}"
    r"|(?:\brather\s+than|\binstead\s+of|\bshort\s+of|\bbelow|\babove|\bless\s+than|"
    r"\bmore\s+than|\bif|\bunless|\bbetween|\bfrom|\bscale\s+of)(?:\s+[\w’'-]+){0,3})\s*$",
    re.IGNORECASE,
)
# "4 (out of 10)", "4 on a scale of 1 to 10", "on a 10-point scale".
_TOP = r"(?P<top>\d+|five|ten)\b"
_SCALE = rf"\bscale\s+(?:of|from)\s+\w+\s*(?:to|[-–—])\s*{_TOP}"
_SCALE_BEFORE = re.compile(_SCALE, re.IGNORECASE)
_SCALES_AFTER = tuple(
    re.compile(rf"[*_`\"'”]*\s*+(?:[(,]\s*+)?{pattern}", re.IGNORECASE)
    for pattern in (
        rf"out\s+of\s+(?:an?\s+)?(?:(?:possible|total|maximum)\s+)?(?:of\s+)?{_TOP}",
        rf"on\s+(?:an?|the)\s+(?:\w+\s+)?{_SCALE}",
        rf"on\s+an?\s+{_TOP}[-\s]point\s+scale",
    )
)
_FIVE = frozenset({"5", "five"})
_WOULD = re.compile(r"\b(?:would|could|might)\b|['’]d\b", re.IGNORECASE)
_IF_BEFORE = re.compile(r"\b(?:if|had|were|otherwise|unless)\b", re.IGNORECASE)
_IF_AFTER = re.compile(r"[^.;!?\n]*?\b(?:if|had|were|unless)\b", re.IGNORECASE)
# Teams and players score too: "Chelsea scored 4", "they won 4 out of 5".
_SOMEBODY = re.compile(
    r"\b(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]ho|(?!(?:It|This|That|The|Summary|Text|Answer)\b)[A-Z]\w+)\s+"
    r"(?:(?:has|had|have)\s+)?"
    r"(?:scor(?:ed|es)|got|gets|earned|received|gave|won|lost|took|made|missed|played)"
    r"(?:\s+[\w’'-]+){0,3}\s+$"
)
# "5 facts are wrong" counts facts.
_COUNTED = re.compile(r"\s+\w+\s+(?:are|were|is|was|have|has)\b", re.IGNORECASE)


@dataclass(frozen=True)
class _Verdict:
    """`value` is None for a range or off the scale; `start` is where its number begins."""

    start: int
    final: bool
    value: float | None


def read_verdict(text: str) -> float | None:
    """The score from 1 to 5, halves and decimals included, or None when there is no clear one.

    A verdict comes at the end: of a longer answer only the last `_MOST_READ` characters count.
    """
    text = _shorten_runs(text[-_MOST_READ:])
    found = list(_find_verdicts(text))
    taken_back = _last_correction(text, found)
    if taken_back is not None:
        start, named = taken_back
        deciding = [verdict for verdict in found if verdict.start > start] + named
    else:
        last = max((verdict.start for verdict in found if verdict.final), default=-1)
        deciding = [verdict for verdict in found if verdict.final or verdict.start > last]
    values = {verdict.value for verdict in deciding}
    return values.pop() if len(values) == 1 else None


def _shorten_runs(text: str) -> str:
    """Keep one separator of words, lines or paragraphs, and up to three of any other sign."""
    spaced = _BLANK.sub(lambda blank: "\n" * min(2, blank[0].count("\n")) or " ", text)
    return _RUN.sub(r"\1\1\1", spaced)


def _last_correction(text: str, found: Sequence[_Verdict]) -> tuple[int, list[_Verdict]] | None:
    """Where it starts, and the new score if its own words name one. Scores before it do not
    count."""
    first = min((verdict.start for verdict in found), default=len(text))
    for mark in reversed(list(_MARK.finditer(text))):
        if mark.start() > first and (named := _apply_correction(mark, text, found)) is not None:
            return mark.start(), named
    return None


def _apply_correction(
    mark: re.Match[str], text: str, found: Sequence[_Verdict]
) -> list[_Verdict] | None:
    """The new score; an empty list if a plain correction names none; None for no correction."""
    filling = _FILLING.match(text, mark.end())
    start = filling.end() if filling else mark.end()
    number = _CANDIDATE.match(text, start)
    if number is not None and _names_the_score(number, text):
        return [_Verdict(number.start(), False, _parse_number(number))]
    sentence = _SENTENCE_END.search(text, start)
    end = sentence.start() if sentence else len(text)
    followed = any(mark.start() < verdict.start < end for verdict in found)
    plain = mark["plain"] is not None and mark["comma"] is None
    return [] if plain or followed else None


def _names_the_score(number: re.Match[str], text: str) -> bool:
    after = text[number.end() :]
    return _ENDS.match(after) is not None and not _is_count(after) and not _COUNTED.match(after)


def _find_verdicts(text: str) -> Iterator[_Verdict]:
    for match in _CANDIDATE.finditer(text):
        before = _MARKUP.sub("", text[max(0, match.start() - _CONTEXT_CHARS) : match.start()])
        after = text[match.end() :]
        value = None if _is_on_another_scale(before, after) else _parse_number(match)
        if _FINAL.search(before):
            if not (_COUNTED.match(after) or _is_supposed(before, after)):
                yield _Verdict(match.start(), True, value)
        elif _stands_alone(match, text) or _is_verdict(match, before, after):
            yield _Verdict(match.start(), False, value)


def _stands_alone(match: re.Match[str], text: str) -> bool:
    """Whether the number is a sentence by itself, and the last one."""
    before = text[max(0, match.start() - _CONTEXT_CHARS) : match.start()]
    opened = _ALONE_BEFORE.search(_MARKUP.sub("", before)) is not None
    return opened and _ALONE_AFTER.fullmatch(text, match.end()) is not None


def _is_verdict(match: re.Match[str], before: str, after: str) -> bool:
    """Whether the number is affirmed as the score, and counts nothing else."""
    clause = _SUPPOSED_SCORE.sub("score is", _SENTENCE_END.split(before)[-1])
    if _DENIED.search(clause) or _is_supposed(before, after):
        return False
    if _SCORED.search(before) and (match["of"] or not _is_count(after)):
        return True
    if _ENDS.match(after) is None:
        return False
    if _SOMEBODY.search(clause) is not None:
        return False
    return _is_out_of_five(match) or _GIVEN.search(clause) is not None


def _is_supposed(before: str, after: str) -> bool:
    """Whether the number is the score of a supposed, different summary."""
    clause = _SENTENCE_END.split(before)[-1]
    if _WOULD.search(clause) is None:
        return False
    return _IF_BEFORE.search(clause) is not None or _IF_AFTER.match(after) is not None


def _is_on_another_scale(before: str, after: str) -> bool:
    """Whether the sentence says that the scale does not end at five."""
    scales = list(_SCALE_BEFORE.finditer(_SENTENCE_END.split(before)[-1]))[-1:]
    scales += [match for pattern in _SCALES_AFTER if (match := pattern.match(after))]
    return any(match["top"].lower() not in _FIVE for match in scales)


def _is_count(after: str) -> bool:
    return re.match(r"\s*(?:goals?|points?\s+in\s+the|minutes|years|games)\b", after) is not None


def _is_out_of_five(match: re.Match[str]) -> bool:
    return match["of"] is not None and re.search(r"/|out\s+of", match[0], re.IGNORECASE) is not None


def _parse_number(match: re.Match[str]) -> float | None:
    if match["range"] or (match["of"] or "5").lower().removesuffix(".0") not in ("5", "five"):
        return None
    text = match["value"].lower().replace(",", ".")
    value = _WORDS[text] if text in _WORDS else float(text)
    value += 0.5 if match["half"] else 0.0
    return value if LOWEST <= value <= HIGHEST else None


# --- Files of recorded judgements -------------------------------------------
# Judgements that were recorded as prose, one JSON object a line: `doc_id`, `system_id`, `model`,
# `dimension`, `response`, and if people's scores are nowhere else, `human`.

JUDGE = "recorded"
NO_VERDICT = "no clear verdict in the answer"
_FORM_FIELDS = frozenset({"model", "dimension", "response"})


@dataclass(frozen=True)
class RecordedAnswer:
    """`row` says where it is, `about` which document and system it judges. `score` is None without
    a clear verdict, `human` where the file has none."""

    row: str
    about: tuple[str, str]
    model: str
    dimension: str
    answer: str
    score: float | None
    human: float | None


def read_answers(path: Path) -> list[RecordedAnswer]:
    """Raises BadData with every unusable line, and for a text judged twice."""
    rows = read_json_rows(path, read_text(path), [_FORM_FIELDS])
    answers, problems = read_each(rows, _parse_answer)
    seen: dict[tuple[str, ...], str] = {}
    for answer in answers:
        earlier = seen.setdefault((*answer.about, answer.model, answer.dimension), answer.row)
        if earlier != answer.row:
            problems.append(
                f"{answer.row}, doc_id: {' '.join(answer.about)} is judged by {answer.model} for "
                f"{answer.dimension} in {earlier} already; keep one"
            )
    if problems:
        raise BadData(path, problems)
    return answers


def _parse_answer(row: DataRow) -> RecordedAnswer:
    human, answer = row.fields.get("human"), row.text("response", empty=True)
    return RecordedAnswer(
        row=row.place,
        about=(row.name("doc_id"), row.name("system_id") if "system_id" in row.fields else ""),
        model=row.text("model"),
        dimension=row.text("dimension"),
        answer=answer,
        score=read_verdict(answer),
        human=None if human is None else row.score("human", human, JUDGE_SCALE),
    )


def build_dataset(path: Path, answers: Iterable[RecordedAnswer]) -> Dataset:
    """The summaries that the answers are about, with their `human` scores and no texts."""
    human: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
    for answer in answers:
        human[answer.about] |= {} if answer.human is None else {answer.dimension: answer.human}
    items = (DatasetItem(*about, (), "", scores) for about, scores in human.items())
    return Dataset(path.name, JUDGE, tuple(items))


def recorded_columns(
    path: Path, answers: Sequence[RecordedAnswer], dataset: Dataset, dimensions: Sequence[str]
) -> list[Column]:
    """A column per model and dimension. Raises BadData for answers about missing items."""
    places = {(item.document, item.system): at for at, item in enumerate(dataset.items)}
    if len(places) < len(dataset.items):
        problem = f"{dataset.name} has the same doc_id and system_id twice; name them apart"
        raise BadData(path, [problem])
    strangers = [
        f"{answer.row}, doc_id: {' '.join(answer.about)} is not in {dataset.name}; leave it out, "
        "or give the data that has it"
        for answer in answers
        if answer.about not in places
    ]
    if strangers:
        raise BadData(path, strangers)
    grouped: dict[tuple[str, str], list[RecordedAnswer]] = defaultdict(list)
    for answer in answers:
        if not dimensions or answer.dimension in dimensions:
            grouped[answer.model, answer.dimension].append(answer)
    columns = []
    for (model, dimension), mine in grouped.items():
        given = {places[answer.about]: answer for answer in mine}
        found = [given.get(at) for at in range(len(places))]
        column = Column(
            *(JUDGE, model, None, dimension),
            scores=tuple(each.score if each else None for each in found),
            unscored=Counter(NO_VERDICT for answer in mine if answer.score is None),
            cost=None,
            answers=tuple(each.answer if each else None for each in found),
        )
        columns.append(column)
    return columns
