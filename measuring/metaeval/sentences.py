"""Errors found: how judges mark the sentences of summaries in which people marked the errors.

The form is that of DiaSumFact (Zhu et al. 2023, ACL): a row is a summary, with
`sentences: [{text, errors, spans}]`, `errors` empty where the sentence is right.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from django.template.loader import render_to_string

from judging.findings import Mark, Relation
from judging.remarks import UNSUPPORTED, Finder, worst_mark
from llm.types import OFFLINE
from measuring import agreement
from measuring.mark_rates import Marked
from measuring.metaeval import baselines, statistics
from measuring.metaeval.columns import Judged
from measuring.metaeval.items import HIGHEST, LOWEST, BadData, BadField, Dataset, DatasetItem, Turns
from measuring.metaeval.measured_judges import MeasuredJudge
from measuring.metaeval.outcomes import JudgementOutcome
from measuring.metaeval.plans import JudgementRequest, plan_by
from measuring.metaeval.readers import read_text
from measuring.metaeval.readers.rows import DataRow, json_rows, shown, turns_of
from measuring.metaeval.report import Estimated, ReportCell, ReportTable
from measuring.metaeval.results import write_lines
from measuring.metaeval.statistics import Floats, Pairs
from measuring.metaeval.terminal import label, number, text_table
from offline.found import Source, find_evidence

FORM = "sentences"
DIMENSION = "consistency"
MARKS = frozenset({"doc_id", "source", "sentences"})
CLASSES = {
    "EntE": "entity",
    "PredE": "predicate",
    "CirE": "circumstance",
    "CorefE": "coreference",
    "LinkE": "link",
    "Others": "other",
}
_LABELLED = re.compile(r"\s*(?P<speaker>[^:]{1,40}?)\s*:\s*(?P<text>\S.*)")
FIGURES = ("recall", "false_alarms", "balanced_accuracy", "auc", "unmarked")


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

    def alone(self) -> Iterator[DatasetItem]:
        """Every sentence as a summary of its own."""
        for each in self.sentences:
            yield replace(self.item, summary=self.item.summary[each.start : each.end])


def read_marked(path: Path) -> tuple[Dataset, list[MarkedSummary]]:
    """Raises BadData with every row that cannot be used."""
    found, problems = [], []
    for row in json_rows(path, read_text(path), [MARKS]):
        try:
            found.append(_marked(row))
        except BadField as error:
            problems.append(str(error))
    if problems:
        raise BadData(path, problems)
    return Dataset(path.name, FORM, tuple(each.item for each in found)), found


def _marked(row: DataRow) -> MarkedSummary:
    summary, spans = "", []
    for number_, entry in enumerate(row.objects("sentences"), start=1):
        field = f"sentences[{number_}]"
        if not isinstance(entry.get("text"), str) or not entry["text"].strip():
            raise row.bad(f"{field}.text", f"{shown(entry.get('text'))} is not text; give a string")
        summary += " " if summary else ""
        start, summary = len(summary), summary + entry["text"].strip()
        spans.append(MarkedSentence(start, len(summary), _classes(row, field, entry)))
    item = DatasetItem(
        document=row.name("doc_id"),
        system=row.name("system_id") if "system_id" in row.fields else "",
        turns=_turns(row.text("source")),
        summary=summary,
        human={},
    )
    return MarkedSummary(item, tuple(spans))


def _turns(source: str) -> Turns:
    """The form has a turn a line; what has lines without a label is read like any other source."""
    labelled = [_LABELLED.fullmatch(line) for line in source.splitlines() if line.strip()]
    if not all(labelled):
        return turns_of(source)
    return tuple(
        {"speaker": line["speaker"], "start": None, "end": None, "text": line["text"]}
        for line in labelled
        if line
    )


def _classes(row: DataRow, field: str, entry: Mapping[str, Any]) -> frozenset[str]:
    errors = entry.get("errors")
    known = CLASSES | {name: name for name in CLASSES.values()}
    if not isinstance(errors, list) or not all(error in known for error in map(str, errors)):
        raise row.bad(
            f"{field}.errors",
            f"{shown(errors)} is not a list of {', '.join(CLASSES)}; give one, [] for a sentence "
            "that is right",
        )
    return frozenset(known[str(error)] for error in errors)


# --- What judges said -------------------------------------------------------

# What a reviewer sees as a mark on a sentence.
_FLAGS = UNSUPPORTED | {Relation.RULE}
# Judges that score a summary and find nothing in it read every sentence as a summary of its own.
_SCORES_ALONE = frozenset({"student"})


@dataclass(frozen=True)
class JudgedSentence:
    """What a judge makes of one sentence: how far it is borne out, from 0 to 1, whether an approval
    has to answer for it, and the mark that a reviewer sees, None where nothing is said of it."""

    support: float
    flagged: bool
    mark: Mark | None

    @property
    def unmarked(self) -> bool:
        """Whether it looks right to a reviewer."""
        return self.mark in {None, Mark.SUPPORTED}


@dataclass(frozen=True)
class MarkColumn:
    """One judge's marks in the order of all sentences, None where it gave no readable answer.

    `by` is who a reviewer would see them from, None where that is nobody.
    """

    judge: str
    model: str
    variant: str | None
    marks: Sequence[JudgedSentence | None]
    by: Finder | None = None


def by_items(
    judges: Sequence[MeasuredJudge], summaries: Sequence[MarkedSummary]
) -> Iterator[tuple[tuple[DatasetItem, ...], list[MeasuredJudge]]]:
    """What is to be judged, with the judges of it."""
    whole = [each for each in judges if each.judge not in _SCORES_ALONE]
    if whole:
        yield tuple(summary.item for summary in summaries), whole
    others = [each for each in judges if each.judge in _SCORES_ALONE]
    if others:
        yield tuple(item for summary in summaries for item in summary.alone()), others


def requests_for(
    measured: MeasuredJudge, items: Sequence[DatasetItem]
) -> Iterator[JudgementRequest]:
    """A judge that asks a model makes the evidence check as well, as it does for reviewers."""
    return plan_by(measured, (DIMENSION,), evidence=not measured.free).requests(items)


def mark_columns(
    summaries: Sequence[MarkedSummary], judged: Judged, threshold: float
) -> Iterator[MarkColumn]:
    """One a judge of `judged`."""
    by_judge: dict[MeasuredJudge, list[JudgementOutcome]] = {}
    for request, outcome in judged.found:
        by_judge.setdefault(request.measured, []).append(outcome)
    for measured, outcomes in by_judge.items():
        marks = list(_marks(measured, summaries, outcomes, threshold))
        named = (measured.judge, measured.model, measured.variant)
        yield MarkColumn(*named, marks, _finder(outcomes))


def _finder(outcomes: Sequence[JudgementOutcome]) -> Finder | None:
    findings = (each for outcome in outcomes for each in outcome.findings)
    return next(
        (
            Finder(each["judge"], each["found_by"], each["version"])
            for each in findings
            if each["relation"] != Relation.SIMILAR
        ),
        None,
    )


def _marks(
    measured: MeasuredJudge,
    summaries: Sequence[MarkedSummary],
    outcomes: Sequence[JudgementOutcome],
    threshold: float,
) -> Iterator[JudgedSentence | None]:
    if measured.judge in _SCORES_ALONE:
        for outcome in outcomes:
            yield _of_score(measured.score_of(DIMENSION, outcome.values), threshold)
        return
    for summary, outcome in zip(summaries, outcomes, strict=True):
        yield from _of_findings(measured, summary, outcome)


def overlap_marks(name: str, summaries: Sequence[MarkedSummary], threshold: float) -> MarkColumn:
    """A baseline's, of every sentence by itself. Raises UnknownBaseline."""
    measure = baselines.overlap(name)
    marks = [
        _of_score(LOWEST + (HIGHEST - LOWEST) * measure(item), threshold)
        for summary in summaries
        for item in summary.alone()
    ]
    return MarkColumn(name, OFFLINE, None, marks)


def _of_score(score: float | None, threshold: float) -> JudgedSentence | None:
    if score is None:
        return None
    flagged = score < threshold
    mark = Mark.CHECK if flagged else Mark.SUPPORTED
    return JudgedSentence((score - LOWEST) / (HIGHEST - LOWEST), flagged, mark)


def _of_findings(
    measured: MeasuredJudge, summary: MarkedSummary, outcome: JudgementOutcome
) -> Iterator[JudgedSentence | None]:
    if outcome.unscored and all(each["relation"] == Relation.SIMILAR for each in outcome.findings):
        yield from [None] * len(summary.sentences)
        return
    if measured.judge == "lexical":
        yield from _words_found(summary)
        return
    for sentence in summary.sentences:
        about = [each for each in outcome.findings if _is_about(each, sentence)]
        supports = [likelihood_of(each["relation"], each["probability"]) for each in about]
        yield JudgedSentence(
            min(supports, default=1.0),
            flagged=any(each["relation"] in _FLAGS for each in about),
            mark=worst_mark(each["mark"] for each in about),
        )


def _words_found(summary: MarkedSummary) -> Iterator[JudgedSentence]:
    """The share of a sentence's words that one turn holds; a fact that stands nowhere flags it."""
    source = Source.from_turns(summary.item.turns)
    found = find_evidence(source, summary.item.summary)
    for sentence in summary.sentences:
        span = (sentence.start, sentence.end)
        about = [each for each in found if overlap(span, (each.start, each.end))]
        flagged = any(each.missing or not each.share for each in about)
        share = min((each.share for each in about), default=1.0)
        yield JudgedSentence(share, flagged=flagged, mark=Mark.CHECK if flagged else None)


def _is_about(finding: Mapping[str, Any], sentence: MarkedSentence) -> bool:
    """Word similarity says nothing of a sentence; a finding may reach a little over its end."""
    if finding["relation"] == Relation.SIMILAR:
        return False
    return overlap((finding["start"], finding["end"]), (sentence.start, sentence.end))


def overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two spans share more than half of the shorter one: who splits a text into sentences
    may draw the ends a little differently."""
    shared = min(one[1], other[1]) - max(one[0], other[0])
    return 2 * shared > min(one[1] - one[0], other[1] - other[0])


# A verdict without a probability.
_LIKELIHOODS: Mapping[str, float] = {Relation.SUPPORTED: 1.0, Relation.INFERRED: 0.5}


def likelihood_of(relation: str, probability: float | None) -> float:
    """That a sentence is right, by a verdict on it and the probability of that verdict."""
    if probability is None:
        return _LIKELIHOODS.get(relation, 0.0)
    return float(probability if relation in _LIKELIHOODS else 1 - probability)


# --- Figures ----------------------------------------------------------------


def sentence_rows(
    summaries: Sequence[MarkedSummary], columns: Sequence[MarkColumn]
) -> list[dict[str, Any]]:
    """One object a judge, as docs/measuring.md describes it."""
    documents = np.array([each.item.document for each in summaries for _ in each.sentences])
    errors = [sentence.errors for each in summaries for sentence in each.sentences]
    return [_row(column, errors, documents) for column in columns]


def _row(
    column: MarkColumn, errors: Sequence[frozenset[str]], documents: np.ndarray[Any, Any]
) -> dict[str, Any]:
    judged = [at for at, mark in enumerate(column.marks) if mark]
    marks = [mark for mark in column.marks if mark]
    kinds = [errors[at] for at in judged]
    figures = _Figures.of(marks, kinds, documents[judged])
    return {
        "judge": column.judge,
        "model": column.model,
        "variant": column.variant,
        "n": len(marks),
        "errors": sum(map(bool, kinds)),
        **figures.values(),
        "marks": {str(mark): figures.of_mark(marks, mark) for mark in Mark},
        "classes": {name: figures.of_class(kinds, name) for name in CLASSES.values()},
        "intervals": figures.intervals(),
        "documents": figures.pairs.document_count,
        "unjudged": len(column.marks) - len(marks),
    }


@dataclass(frozen=True)
class _Figures:
    """Arrays by sentence; `good`, `flagged` and `unmarked` are 0 or 1."""

    pairs: Pairs
    flagged: Floats
    unmarked: Floats

    @classmethod
    def of(
        cls, marks: Sequence[JudgedSentence], kinds: Sequence[frozenset[str]], documents: Any
    ) -> "_Figures":
        good = np.array([not kind for kind in kinds], float)
        support = np.array([mark.support for mark in marks], float)
        return cls(
            statistics.pairs_of(support, good, documents),
            np.array([mark.flagged for mark in marks], float),
            np.array([mark.unmarked for mark in marks], float),
        )

    def values(self) -> dict[str, float | None]:
        """By the names of FIGURES; None for a share of nothing."""
        once = np.ones((1, self.pairs.document_count))
        return {name: _defined(drawn) for name, drawn in self._drawn(once).items()}

    def intervals(self) -> dict[str, agreement.Interval]:
        if not self.pairs.document_count:
            return dict.fromkeys(FIGURES)
        counts = agreement.draws(self.pairs.document_count)
        return {name: agreement.interval(drawn) for name, drawn in self._drawn(counts).items()}

    def of_mark(self, marks: Sequence[JudgedSentence], mark: Mark) -> dict[str, Any]:
        """How many sentences have it, and how many of these are right, with the share and its
        interval over documents."""
        mine = np.array([each.mark == mark for each in marks], float)
        counts = agreement.draws(self.pairs.document_count) if mine.any() else None
        right = int((mine * self.pairs.human).sum())
        drawn = None if counts is None else self._share(self.pairs.human, mine, counts)
        return {
            "n": int(mine.sum()),
            "right": right,
            "share": right / mine.sum() if mine.any() else None,
            "interval": None if drawn is None else agreement.interval(drawn),
        }

    def of_class(self, kinds: Sequence[frozenset[str]], name: str) -> dict[str, Any]:
        mine = np.array([name in kind for kind in kinds], bool)
        return {
            "errors": int(mine.sum()),
            "recall": float(self.flagged[mine].mean()) if mine.any() else None,
            "unmarked": float(self.unmarked[mine].mean()) if mine.any() else None,
        }

    def _drawn(self, counts: Floats) -> dict[str, Floats]:
        good = self.pairs.human
        recall = self._share(self.flagged, 1 - good, counts)
        alarms = self._share(self.flagged, good, counts)
        return {
            "recall": recall,
            "false_alarms": alarms,
            "balanced_accuracy": (recall + 1 - alarms) / 2,
            "auc": statistics.roc_auc(self.pairs, good, counts) if len(good) else alarms,
            "unmarked": self._share(self.unmarked, 1 - good, counts),
        }

    def _share(self, part: Floats, whole: Floats, counts: Floats) -> Floats:
        return statistics.share(part * whole, whole, self.pairs, counts)


def _defined(drawn: Floats) -> float | None:
    return float(drawn[0]) if len(drawn) and np.isfinite(drawn[0]) else None


def marked_of(
    summaries: Sequence[MarkedSummary], columns: Sequence[MarkColumn]
) -> Iterator[Marked]:
    """Every mark that a reviewer would see, and whether its sentence is right."""
    sentences = [sentence for each in summaries for sentence in each.sentences]
    for column in columns:
        for sentence, judged in zip(sentences, column.marks, strict=True):
            if column.by and judged and judged.mark:
                yield Marked(column.by, judged.mark, not sentence.errors)


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
    write_lines(folder / "items.jsonl", lines)
    data = {"name": dataset.name, "form": dataset.form, "items": len(dataset.items)}
    found = {"data": {**data, "notes": list(dataset.notes)}, "sentences": list(rows)}
    text = json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "results.json").write_text(f"{text}\n", encoding="utf-8")
    (folder / "table.md").write_text(sentence_markdown(rows), encoding="utf-8")
    context = {
        "data": found["data"],
        "bootstrap": {"draws": agreement.DRAWS, "seed": agreement.SEED},
        "documents": dataset.documents,
        "sections": [_found(rows), _by_mark(rows), _by_class(rows)],
    }
    report = render_to_string("measuring/measure_report.html", context)
    (folder / "report.html").write_text(report, encoding="utf-8")


def sentence_table(rows: Sequence[dict[str, Any]], *, width: int | None = None) -> str:
    """For the terminal."""
    return text_table(_lines(rows), width=width)


def sentence_markdown(rows: Sequence[dict[str, Any]]) -> str:
    head, *lines = _lines(rows)
    return "".join(f"| {' | '.join(line)} |\n" for line in [head, ["---"] * len(head), *lines])


def _lines(rows: Sequence[dict[str, Any]]) -> list[list[str]]:
    head = ["judge", "sentences", "errors", *(f"{name} [95 %]" for name in _SHOWN.values())]
    return [head, *([label(row), *_counts(row), *map(_flat, _estimates(row))] for row in rows)]


def _counts(row: Mapping[str, Any]) -> tuple[str, str]:
    return str(row["n"]), str(row["errors"])


def _flat(cell: ReportCell) -> str:
    return f"{cell.value} {cell.interval}" if isinstance(cell, Estimated) else cell


def _estimates(row: Mapping[str, Any]) -> Iterator[ReportCell]:
    for name in _SHOWN:
        value, found = number(row[name]), row["intervals"][name]
        yield Estimated(value, f"[{found[0]:.2f}, {found[1]:.2f}]") if found else value


def _found(rows: Sequence[dict[str, Any]]) -> ReportTable:
    defined = [row for row in rows if row["auc"] is not None]
    best = max(defined, key=lambda row: row["auc"], default=None)
    return ReportTable(
        "Errors found, sentence by sentence",
        f"Best by AUC – {label(best)} {number(best['auc'], 2)}" if best else "No AUC is defined",
        "Errors found: sentences that people marked and the judge warns of. False alarms: right "
        "sentences that it warns of. Errors unmarked: those that a reviewer sees as supported, or "
        "without any mark. AUC: of how far the judge takes a sentence to be borne out.",
        ("Judge", "Sentences", "errors", *_SHOWN.values(), "without an answer"),
        tuple((label(row), *_counts(row), *_estimates(row), str(row["unjudged"])) for row in rows),
    )


def _by_mark(rows: Sequence[dict[str, Any]]) -> ReportTable:
    return ReportTable(
        "How often marks are right",
        "Of the sentences with each mark, those that people called right",
        "What a reviewer is told of a mark comes from these where the measurement is stored.",
        ("Judge", "Sentences", *(str(mark.label) for mark in Mark)),
        tuple((label(row), str(row["n"]), *map(_of_mark, row["marks"].values())) for row in rows),
    )


def _of_mark(found: Mapping[str, Any]) -> ReportCell:
    if not found["n"]:
        return "-"
    share, ends = f"{found['share']:.0%} of {found['n']}", found["interval"]
    return Estimated(share, f"[{ends[0]:.2f}, {ends[1]:.2f}]") if ends else share


def _by_class(rows: Sequence[dict[str, Any]]) -> ReportTable:
    return ReportTable(
        "Errors by class",
        "Found, of the errors of each class; a sentence may have several",
        "In brackets how many of them look right to a reviewer.",
        ("Judge", "Sentences", *CLASSES.values()),
        tuple(
            (label(row), str(row["n"]), *map(_of_class, row["classes"].values())) for row in rows
        ),
    )


def _of_class(found: Mapping[str, Any]) -> str:
    if not found["errors"]:
        return "-"
    return f"{found['recall']:.0%} of {found['errors']} ({found['unmarked']:.0%})"
