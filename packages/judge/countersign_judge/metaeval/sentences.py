"""Errors found: how judges mark the sentences of summaries in which people marked the errors.

The form is that of DiaSumFact (Zhu et al. 2023, ACL): a row is a summary, with
`sentences: [{text, errors, spans}]`, `errors` empty where the sentence is right.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from countersign_judge.llm.providers.offline.found import Source, find_evidence
from countersign_judge.llm.types import OFFLINE
from countersign_judge.marks import UNSUPPORTED, Finder, Mark, Relation, SentenceMark, worst_mark
from countersign_judge.metaeval import baselines
from countersign_judge.metaeval.bootstrap import (
    DRAWS,
    SEED,
    Floats,
    bootstrap_counts,
    bootstrap_interval,
)
from countersign_judge.metaeval.items import HIGHEST, LOWEST, BadData, Dataset, DatasetItem, Turns
from countersign_judge.metaeval.plans import MeasuredJudge
from countersign_judge.metaeval.readers import (
    DataRow,
    parse_turns,
    read_each,
    read_json_rows,
    read_text,
    show_value,
)
from countersign_judge.metaeval.report import (
    Estimated,
    Report,
    ReportCell,
    ReportTable,
    format_plain,
)
from countersign_judge.metaeval.report_page import render_page
from countersign_judge.metaeval.results import write_texts
from countersign_judge.metaeval.running import Found, JudgementOutcome, outcomes_by_judge
from countersign_judge.metaeval.statistics import (
    bootstrap_area,
    bootstrap_share,
    build_pairs,
    roc_area,
    row_label,
    single_figures,
)

SENTENCES_FORM = "sentences"
DIMENSION = "consistency"
SENTENCES_FIELDS = frozenset({"doc_id", "source", "sentences"})
ERROR_CLASSES = {
    "EntE": "entity",
    "PredE": "predicate",
    "CirE": "circumstance",
    "CorefE": "coreference",
    "LinkE": "link",
    "Others": "other",
}
_LABELLED = re.compile(r"\s*+(?P<speaker>[^:\s][^:]{0,39}?)\s*:\s*(?P<text>\S.*)")


# --- Data -------------------------------------------------------------------


@dataclass(frozen=True)
class MarkedSentence:
    """A sentence at `start` to `end` of its summary; `errors` are names of CLASSES' values."""

    start: int
    end: int
    errors: frozenset[str]


@dataclass(frozen=True)
class MarkedSummary:
    """A summary without scores, whose sentences people marked."""

    item: DatasetItem
    sentences: tuple[MarkedSentence, ...]

    def each_sentence(self) -> Iterator[DatasetItem]:
        """Every sentence as a separate summary."""
        for each in self.sentences:
            yield replace(self.item, summary=self.item.summary[each.start : each.end])


def read_marked(path: Path) -> tuple[Dataset, list[MarkedSummary]]:
    """Raises BadData with every unusable row."""
    found, problems = read_each(
        read_json_rows(path, read_text(path), [SENTENCES_FIELDS]), _parse_marked
    )
    if problems:
        raise BadData(path, problems)
    return Dataset(path.name, SENTENCES_FORM, tuple(each.item for each in found)), found


def _parse_marked(row: DataRow) -> MarkedSummary:
    known = ERROR_CLASSES | {name: name for name in ERROR_CLASSES.values()}
    summary, sentences = "", []
    for number, entry in enumerate(row.objects("sentences"), start=1):
        text, errors = entry.get("text"), entry.get("errors")
        if not isinstance(text, str) or not text.strip():
            problem = f"{show_value(text)} is not text; give a string"
            raise row.bad(f"sentences[{number}].text", problem)
        if not isinstance(errors, list) or not all(str(error) in known for error in errors):
            error_classes = ", ".join(ERROR_CLASSES)
            problem = (
                f"{show_value(errors)} is not a list of {error_classes}; give one, [] for a "
                "sentence that is right"
            )
            raise row.bad(f"sentences[{number}].errors", problem)
        summary += " " if summary else ""
        start, summary = len(summary), summary + text.strip()
        classes = frozenset(known[str(error)] for error in errors)
        sentences.append(MarkedSentence(start, len(summary), classes))
    item = DatasetItem(
        document=row.name("doc_id"),
        system=row.name("system_id") if "system_id" in row.fields else "",
        turns=_parse_source(row.text("source")),
        summary=summary,
        human={},
    )
    return MarkedSummary(item, tuple(sentences))


def _parse_source(source: str) -> Turns:
    """The form has a turn a line; a source with lines without labels is read like any other."""
    labelled = [_LABELLED.fullmatch(line) for line in source.splitlines() if line.strip()]
    if not all(labelled):
        return parse_turns(source)
    return tuple(
        {"speaker": line["speaker"], "start": None, "end": None, "text": line["text"]}
        for line in labelled
        if line
    )


# --- What judges said -------------------------------------------------------

# A reviewer sees these as a mark on a sentence.
_FLAGS = UNSUPPORTED | {Relation.RULE}
# Judges that only score a summary read every sentence as a separate summary.
_SCORES_ALONE = frozenset({"student"})
# For a verdict without a probability.
_LIKELIHOODS: Mapping[str, float] = {Relation.SUPPORTED: 1.0, Relation.INFERRED: 0.5}


@dataclass(frozen=True)
class JudgedSentence:
    """A judge's view of one sentence: how far the source supports it, from 0 to 1, whether an
    approval has to answer for it, and the mark that a reviewer sees, None if nothing is
    said."""

    support: float
    flagged: bool
    mark: Mark | None

    @property
    def unmarked(self) -> bool:
        """Whether it looks right to a reviewer."""
        return self.mark in {None, Mark.SUPPORTED}


@dataclass(frozen=True)
class MarkColumn:
    """One judge's marks in the order of all sentences, None without a readable answer.

    `by` is the finder that a reviewer would see, None where no mark shows.
    """

    judge: str
    model: str
    variant: str | None
    marks: Sequence[JudgedSentence | None]
    by: Finder | None = None


def group_by_items(
    judges: Sequence[MeasuredJudge], summaries: Sequence[MarkedSummary]
) -> Iterator[tuple[tuple[DatasetItem, ...], list[MeasuredJudge]]]:
    """The items to judge, with their judges."""
    whole = [each for each in judges if each.judge not in _SCORES_ALONE]
    if whole:
        yield tuple(summary.item for summary in summaries), whole
    others = [each for each in judges if each.judge in _SCORES_ALONE]
    if others:
        yield tuple(item for summary in summaries for item in summary.each_sentence()), others


def mark_columns(
    summaries: Sequence[MarkedSummary], found: Found, threshold: float
) -> Iterator[MarkColumn]:
    """One for each judge in `found`."""
    for measured, outcomes in outcomes_by_judge(found).items():
        if measured.judge in _SCORES_ALONE:
            marks = [
                _judged_by_score(measured.find_score(DIMENSION, outcome.values), threshold)
                for outcome in outcomes
            ]
        else:
            pairs = zip(summaries, outcomes, strict=True)
            marks = [mark for pair in pairs for mark in _judged_by_findings(measured, *pair)]
        said = (each for outcome in outcomes for each in outcome.findings)
        finders = (
            Finder(each["judge"], each["found_by"], each["version"])
            for each in said
            if each["relation"] != Relation.SIMILAR
        )
        named = (measured.judge, measured.model, measured.variant)
        yield MarkColumn(*named, marks, next(finders, None))


def overlap_marks(name: str, summaries: Sequence[MarkedSummary], threshold: float) -> MarkColumn:
    """A baseline's, for every sentence separately. Raises UnknownBaseline."""
    measure = baselines.overlap_measure(name)
    marks = [
        _judged_by_score(LOWEST + (HIGHEST - LOWEST) * measure(item), threshold)
        for summary in summaries
        for item in summary.each_sentence()
    ]
    return MarkColumn(name, OFFLINE, None, marks)


def _judged_by_score(score: float | None, threshold: float) -> JudgedSentence | None:
    if score is None:
        return None
    flagged = score < threshold
    mark = Mark.CHECK if flagged else Mark.SUPPORTED
    return JudgedSentence((score - LOWEST) / (HIGHEST - LOWEST), flagged, mark)


def _judged_by_findings(
    measured: MeasuredJudge, summary: MarkedSummary, outcome: JudgementOutcome
) -> Iterator[JudgedSentence | None]:
    # Word similarity says nothing of a sentence.
    findings = [each for each in outcome.findings if each["relation"] != Relation.SIMILAR]
    if outcome.unscored and not findings:
        yield from [None] * len(summary.sentences)
        return
    if measured.judge == "lexical":
        yield from _words_found(summary)
        return
    for sentence in summary.sentences:
        span = (sentence.start, sentence.end)
        about = [each for each in findings if is_same_sentence((each["start"], each["end"]), span)]
        supports = [sentence_likelihood(each["relation"], each["probability"]) for each in about]
        yield JudgedSentence(
            min(supports, default=1.0),
            flagged=any(each["relation"] in _FLAGS for each in about),
            mark=worst_mark(each["mark"] for each in about),
        )


def _words_found(summary: MarkedSummary) -> Iterator[JudgedSentence]:
    """The share of a sentence's words in one turn; a fact that is nowhere flags it."""
    source = Source.from_turns(summary.item.turns)
    found = find_evidence(source, summary.item.summary)
    for sentence in summary.sentences:
        span = (sentence.start, sentence.end)
        about = [each for each in found if is_same_sentence(span, (each.start, each.end))]
        flagged = any(each.missing or not each.share for each in about)
        least = min((each.share for each in about), default=1.0)
        yield JudgedSentence(least, flagged=flagged, mark=Mark.CHECK if flagged else None)


def is_same_sentence(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two spans share more than half of the shorter one: two sentence splitters may set
    the ends a little differently."""
    shared = min(one[1], other[1]) - max(one[0], other[0])
    return 2 * shared > min(one[1] - one[0], other[1] - other[0])


def sentence_likelihood(relation: str, probability: float | None) -> float:
    """The likelihood that a sentence is right, from a verdict on it and its probability."""
    if probability is None:
        return _LIKELIHOODS.get(relation, 0.0)
    return float(probability if relation in _LIKELIHOODS else 1 - probability)


def find_marks(
    summaries: Sequence[MarkedSummary], columns: Sequence[MarkColumn]
) -> Iterator[SentenceMark]:
    """Every mark that a reviewer would see, and whether its sentence is right."""
    sentences = [sentence for each in summaries for sentence in each.sentences]
    for column in columns:
        for sentence, judged in zip(sentences, column.marks, strict=True):
            if column.by and judged and judged.mark:
                yield SentenceMark(column.by, judged.mark, not sentence.errors)


# --- Figures ----------------------------------------------------------------


def sentence_rows(
    summaries: Sequence[MarkedSummary], columns: Sequence[MarkColumn]
) -> list[dict[str, Any]]:
    """One object a judge, as docs/measuring.md describes it."""
    documents = np.array([each.item.document for each in summaries for _ in each.sentences])
    errors = [sentence.errors for each in summaries for sentence in each.sentences]
    return [_result_row(column, errors, documents) for column in columns]


def _result_row(
    column: MarkColumn, errors: Sequence[frozenset[str]], documents: np.ndarray[Any, Any]
) -> dict[str, Any]:
    judged = [at for at, mark in enumerate(column.marks) if mark]
    marks = [mark for mark in column.marks if mark]
    kinds = [errors[at] for at in judged]
    # By sentence, each 0 or 1.
    good = np.array([not kind for kind in kinds], float)
    flagged = np.array([mark.flagged for mark in marks], float)
    unmarked = np.array([mark.unmarked for mark in marks], float)
    pairs = build_pairs(np.array([mark.support for mark in marks], float), good, documents[judged])
    counts = bootstrap_counts(pairs.document_count) if pairs.count else np.empty((0, 0))

    def drawn(counts: Floats) -> dict[str, Floats]:
        recall = bootstrap_share(flagged * (1 - good), 1 - good, pairs, counts)
        alarms = bootstrap_share(flagged * good, good, pairs, counts)
        return {
            "recall": recall,
            "false_alarms": alarms,
            "balanced_accuracy": (recall + 1 - alarms) / 2,
            "auc": bootstrap_area(pairs, good, counts),
            "unmarked": bootstrap_share(unmarked * (1 - good), 1 - good, pairs, counts),
        }

    def of_mark(mark: Mark) -> dict[str, Any]:
        """How many sentences have it, and how many of these are right, with the share and its
        interval over documents."""
        mine = np.array([each.mark == mark for each in marks], float)
        right = int((mine * good).sum())
        some = bool(mine.any())
        ends = (
            bootstrap_interval(bootstrap_share(good * mine, mine, pairs, counts)) if some else None
        )
        part = right / mine.sum() if some else None
        return {"n": int(mine.sum()), "right": right, "share": part, "interval": ends}

    def of_class(name: str) -> dict[str, Any]:
        mine = np.array([name in kind for kind in kinds], bool)
        return {
            "errors": int(mine.sum()),
            "recall": float(flagged[mine].mean()) if mine.any() else None,
            "unmarked": float(unmarked[mine].mean()) if mine.any() else None,
        }

    return {
        "judge": column.judge,
        "model": column.model,
        "variant": column.variant,
        "n": len(marks),
        "errors": sum(map(bool, kinds)),
        **single_figures(drawn(np.ones((1, pairs.document_count)))),
        "auc": roc_area(pairs.judge, good),
        "marks": {str(mark): of_mark(mark) for mark in Mark},
        "classes": {name: of_class(name) for name in ERROR_CLASSES.values()},
        "intervals": {name: bootstrap_interval(each) for name, each in drawn(counts).items()},
        "documents": pairs.document_count,
        "unjudged": len(column.marks) - len(marks),
    }


# --- Files ------------------------------------------------------------------

_SHOWN = {
    "recall": "errors found",
    "false_alarms": "false alarms",
    "balanced_accuracy": "bal.acc",
    "auc": "AUC",
    "unmarked": "errors unmarked",
}


def write_sentences(
    rows: Sequence[dict[str, Any]],
    dataset: Dataset,
    folder: Path,
    lines: Iterable[dict[str, Any]] = (),
) -> None:
    """results.json with `sentences`, items.jsonl of `lines`, table.md and report.html."""
    data = {"name": dataset.name, "form": dataset.form, "items": len(dataset.items)}
    found: dict[str, Any] = {
        "data": {**data, "notes": list(dataset.notes)},
        "sentences": list(rows),
    }
    report = Report(
        data=found["data"],
        bootstrap={"draws": DRAWS, "seed": SEED},
        documents=dataset.documents,
        sections=_build_sections(rows),
    )
    write_texts(folder, found, short_lines(rows), render_page(report), lines)


def short_lines(rows: Sequence[dict[str, Any]]) -> list[list[str]]:
    """For the terminal and table.md, the head first."""
    head = ["judge", "sentences", "errors", *(f"{name} [95 %]" for name in _SHOWN.values())]
    lines = [head]
    for row in rows:
        cells = [f"{each.value} {each.interval}".strip() for each in _find_estimates(row)]
        lines.append([row_label(row), str(row["n"]), str(row["errors"]), *cells])
    return lines


def _format_ends(ends: Sequence[float] | None) -> str:
    return f"[{ends[0]:.2f}, {ends[1]:.2f}]" if ends else ""


def _find_estimates(row: Mapping[str, Any]) -> Iterator[Estimated]:
    for name in _SHOWN:
        yield Estimated(format_plain(row[name]), _format_ends(row["intervals"][name]))


def _build_sections(rows: Sequence[dict[str, Any]]) -> list[ReportTable]:
    """Errors found, how often marks are right, and errors by class."""
    defined = [row for row in rows if row["auc"] is not None]
    best = max(defined, key=lambda row: row["auc"], default=None)

    def of_mark(found: Mapping[str, Any]) -> ReportCell:
        if not found["n"]:
            return "-"
        return Estimated(
            f"{100 * found['share']:.0f} % of {found['n']}", _format_ends(found["interval"])
        )

    def of_class(found: Mapping[str, Any]) -> str:
        if not found["errors"]:
            return "-"
        return (
            f"{100 * found['recall']:.0f} % of {found['errors']} ({100 * found['unmarked']:.0f} %)"
        )

    def table(
        texts: tuple[str, str, str], head: Iterable[str], cells: Sequence[Sequence[ReportCell]]
    ) -> ReportTable:
        named = [(row_label(row), str(row["n"])) for row in rows]
        lines = tuple((*name, *line) for name, line in zip(named, cells, strict=True))
        return ReportTable(*texts, ("Judge", "Sentences", *head), lines)

    found = table(
        (
            "Errors found, sentence by sentence",
            f"Best by AUC – {row_label(best)} {format_plain(best['auc'], 2)}"
            if best
            else "No AUC is defined",
            "Errors found: sentences that people marked and the judge warns of. False alarms: "
            "right sentences that it warns of. Errors unmarked: those that a reviewer sees as "
            "supported, or without any mark. AUC: of how far the source supports a sentence, as "
            "the judge takes it.",
        ),
        ("errors", *_SHOWN.values(), "without an answer"),
        [(str(row["errors"]), *_find_estimates(row), str(row["unjudged"])) for row in rows],
    )
    marks = table(
        (
            "How often marks are right",
            "Of the sentences with each mark, those that people called right",
            "What a reviewer reads of a mark comes from these where the measurement is stored.",
        ),
        (str(mark.label) for mark in Mark),
        [tuple(map(of_mark, row["marks"].values())) for row in rows],
    )
    classes = table(
        (
            "Errors by class",
            "Found, of the errors of each class; a sentence may have several",
            "In brackets how many of them look right to a reviewer.",
        ),
        ERROR_CLASSES.values(),
        [tuple(map(of_class, row["classes"].values())) for row in rows],
    )
    return [found, marks, classes]
