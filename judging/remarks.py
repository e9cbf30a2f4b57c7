"""What all judges say about each sentence of a text."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from countersign_judge.evidence_check import EVIDENCE_CHECK
from countersign_judge.judges import judge_methods, model_free_methods, rules
from countersign_judge.llm.providers.offline.found import Source, find_evidence
from countersign_judge.marks import (
    SIMILARITY,
    UNSUPPORTED,
    WORST_MARK_FIRST,
    Finder,
    Mark,
    Relation,
    worst_mark,
)
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from judging.evidence_check import evaluations_in_force
from judging.findings import Finding, describe_accepted
from judging.models import Evaluation, EvaluationRole
from summaries.minutes import Minutes, read_minutes
from summaries.models import Attempt

# Worst first: a sentence shows what its strictest judge found.
_WORST_RELATION_FIRST = (
    Relation.CONTRADICTED,
    Relation.NOT_MENTIONED,
    Relation.NOT_FOUND,
    Relation.RULE,
    Relation.INFERRED,
    Relation.SUPPORTED,
    Relation.SIMILAR,
)
_LABELS = {
    EVIDENCE_CHECK: gettext_noop("Evidence check"),
    SIMILARITY: gettext_noop("Words found"),
}


@dataclass(frozen=True)
class Remark:
    """One finding in words. `finder` names its method and model, and `by` has both as codes, None
    for an unknown method. `passage` is the part of the sentence that it is about, if not all of
    it. `quotes` and `missing` are the words a model quoted that are, and are not, in the
    transcript; `places` has turn, start and end of each of the former. `why_check` says why the
    mark differs from what the finder says, `why_accepted` why a name or term that the transcript
    misheard is no fault."""

    finder: str
    relation: str
    reason: str
    turns: tuple[int, ...]
    mark: Mark | None = None
    by: Finder | None = None
    passage: str = ""
    quotes: tuple[str, ...] = ()
    places: tuple[tuple[int, int, int], ...] = ()
    missing: tuple[str, ...] = ()
    probability: float | None = None
    why_check: str = ""
    why_accepted: str = ""

    @property
    def label(self) -> str:
        return str(Relation(self.relation).label)

    @property
    def judges(self) -> bool:
        """Not for word matches, which say nothing about a sentence."""
        return self.relation != Relation.SIMILAR

    @property
    def text(self) -> str:
        """One line: who says what, how surely, about which passage and why."""
        if not self.judges:
            return describe_words_found(self.turns)
        if self.relation == Relation.NOT_FOUND and self.by and self.by.judge != rules.METHOD.name:
            return _("Not found: {words}").format(words=self.reason or _("none of its words"))
        passage = _(" (“{words}”)").format(words=self.passage) if self.passage else ""
        sure = ""
        if self.probability is not None:
            shown = number_format(f"{self.probability:.2f}")
            sure = _(", probability {probability}").format(probability=shown)
        why = f" – {self.reason}" if self.reason else ""
        said = f"{self.finder}: {self.label}{sure}{passage}{why}"
        if self.why_accepted:
            said = f"{said.rstrip('.')}. {self.why_accepted}."
        if not self.why_check:
            return said
        return _("{said}. Unproven: {why}.").format(said=said.rstrip("."), why=self.why_check)


def describe_words_found(turns: Sequence[int]) -> str:
    """As people count turns, from 1: "Words found in turns 3 and 5"."""
    numbers = [str(turn + 1) for turn in sorted(turns)]
    if len(numbers) == 1:
        return _("Words found in turn {turn}").format(turn=numbers[0])
    listed = _("{first} and {last}").format(first=", ".join(numbers[:-1]), last=numbers[-1])
    return _("Words found in turns {turns}").format(turns=listed)


@dataclass(frozen=True)
class JudgedSpan:
    """A sentence from `start` to `end` in the text, with at least one remark."""

    start: int
    end: int
    remarks: tuple[Remark, ...]

    @property
    def relation(self) -> str:
        return min(
            (remark.relation for remark in self.remarks),
            key=lambda relation: _WORST_RELATION_FIRST.index(Relation(relation)),
        )

    @property
    def mark(self) -> Mark | None:
        """The worst mark of a judge; None if no judge looked at the sentence."""
        return worst_mark(remark.mark for remark in self.remarks)

    @property
    def marks(self) -> dict[Finder, Mark]:
        """The worst mark of each finder."""
        found: dict[Finder, Mark] = {}
        for mark in reversed(WORST_MARK_FIRST):
            found |= {each.by: mark for each in self.remarks if each.by and each.mark == mark}
        return found

    @property
    def doubted(self) -> bool:
        """Whether an approval has to justify it in words."""
        return self.relation in UNSUPPORTED

    @property
    def turns(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(turn for remark in self.remarks for turn in remark.turns))

    @property
    def places(self) -> tuple[tuple[int, int, int], ...]:
        """Turn, start and end of each passage of the transcript that a judge quoted."""
        return tuple(dict.fromkeys(place for remark in self.remarks for place in remark.places))

    @property
    def similar(self) -> bool:
        """Whether its turns come from word similarity alone."""
        return bool(self.turns) and not any(item.judges and item.turns for item in self.remarks)


@dataclass(frozen=True)
class DisprovedRemark(Remark):
    """A remark against a sentence (`said`) that code has disproved: `disproof` is what it found
    in the transcript. It counts as no fault."""

    said: str = ""
    disproof: str = ""

    @property
    def text(self) -> str:
        said = _("{finder} said “{said}”, but {disproof}")
        return said.format(finder=self.finder, said=self.said, disproof=self.disproof)


def findings_for_writer(attempt: Attempt) -> list[dict[str, Any]]:
    """What a model's evidence check has against sentences of `attempt`, in the form of
    `RevisionBrief.findings`, without what the transcript disproves."""
    evaluations = list(attempt.evaluations.all())
    checking = {method.name for method in judge_methods().values() if method.checks_claims}
    found = [
        finding
        for evaluation in evaluations_in_force(evaluations)
        if evaluation.judge in {EVIDENCE_CHECK, *checking}
        for finding in evaluation.findings
        if finding.relation in UNSUPPORTED and finding.found_by not in model_free_methods()
    ]
    spans = mark_disproved(
        attempt.text, build_judged_spans(found), attempt.summary.transcript.corrected_turns
    )
    return [
        {
            "sentence": attempt.text[span.start : span.end],
            "relation": str(remark.relation),
            "quote": "".join(remark.quotes[:1]),
            # The turn of the quote is the finding's first.
            "turn": remark.turns[0] if remark.quotes else None,
            "reason": remark.reason,
        }
        for span in spans
        for remark in span.remarks
        if remark.relation in UNSUPPORTED
    ]


def build_judged_spans(findings: Iterable[Finding]) -> list[JudgedSpan]:
    """The sentences that judges looked at, in order and apart, each with every judge's remarks.

    Overlapping findings are about one sentence. A broken rule may span several; it is listed with
    the first of them.
    """
    spans = []
    for group in _group_by_sentence(findings):
        start, end = _sentence_bounds(group)
        remarks = dict.fromkeys(_build_remark(item, start, end) for item in group)
        spans.append(JudgedSpan(start, end, tuple(remarks)))
    return sorted(spans, key=lambda span: span.start)


def read_attempt_minutes(attempt: Attempt) -> Minutes:
    """The text by the sections of its guideline's form, each item with the turns that it rests on;
    empty without a form. Prefetch the evaluations."""
    form = attempt.summary.guideline_version.sections
    if not form:
        return Minutes(())
    standing = evaluations_in_force(list(attempt.evaluations.all()))
    spans = build_judged_spans(finding for each in standing for finding in each.findings)
    transcript = attempt.summary.transcript
    return read_minutes(
        form,
        attempt.text,
        [(span.start, span.end, span.turns) for span in spans],
        people=transcript.names,
        said_on=transcript.day,
    )


def parse_judged_spans(text: str, rows: Iterable[Mapping[str, Any]]) -> list[JudgedSpan]:
    """`build_judged_spans` of findings on `text` that a job keeps as JSON."""
    return build_judged_spans(
        Finding.in_words(
            evaluation=Evaluation(judge=row["found_by"], attempt=Attempt(text=text)), **row
        )
        for row in rows
    )


def count_marks(findings: Iterable[Finding]) -> Counter[Mark]:
    """How many sentences of `build_judged_spans` have each mark. Does not read the findings' texts,
    reasons and turns."""
    marks = (worst_mark(item.mark for item in group) for group in _group_by_sentence(findings))
    return Counter(mark for mark in marks if mark)


def _group_by_sentence(findings: Iterable[Finding]) -> list[list[Finding]]:
    """The findings on each sentence."""
    items = list(findings)
    groups = list(_group_overlapping([item for item in items if item.relation != Relation.RULE]))
    loose = []
    for rule in [item for item in items if item.relation == Relation.RULE]:
        for group in groups:
            start, end = _sentence_bounds(group)
            if rule.start < end and start < rule.end:
                group.append(rule)
                break
        else:
            loose.append(rule)
    return [*groups, *_group_overlapping(loose)]


def _group_overlapping(findings: Iterable[Finding]) -> Iterator[list[Finding]]:
    group: list[Finding] = []
    end = 0
    # Sorting is stable: of findings on one sentence the first judge's stays first.
    for item in sorted(findings, key=lambda item: item.start):
        if group and item.start >= end:
            yield group
            group = []
        group.append(item)
        end = max(end, item.end) if len(group) > 1 else item.end
    if group:
        yield group


def _sentence_bounds(group: list[Finding]) -> tuple[int, int]:
    """The bounds without rules, which may span more."""
    own = [item for item in group if item.relation != Relation.RULE] or group
    return min(item.start for item in own), max(item.end for item in own)


def _build_remark(finding: Finding, start: int, end: int) -> Remark:
    """About a sentence from `start` to `end`."""
    evaluation, found_by = finding.evaluation, finding.found_by
    # A job's row has no evaluation: its finder is its judge.
    labels = _LABELS | {method.name: method.label for method in judge_methods().values()}
    finder = _(str(labels.get(found_by) or labels.get(evaluation.judge, evaluation.judge)))
    if found_by not in labels and found_by != evaluation.judge:
        finder = _("{method} by {model}").format(method=finder, model=found_by)
    if evaluation.role == EvaluationRole.CONFIRMATION:
        finder = _("{finder}, second judgement").format(finder=finder)
    return Remark(
        finder=finder,
        relation=finding.relation,
        reason=finding.reason,
        turns=tuple(finding.turns),
        mark=finding.mark,
        by=Finder(evaluation.judge, found_by, evaluation.prompt_version),
        passage="" if (finding.start, finding.end) == (start, end) else finding.text,
        quotes=tuple(item["quote"] for item in finding.quotes if item["turn"] is not None),
        places=tuple(
            (item["turn"], item["start"], item["end"])
            for item in finding.quotes
            if item["turn"] is not None
        ),
        missing=tuple(item["quote"] for item in finding.quotes if item["turn"] is None),
        probability=finding.probability,
        why_check=finding.why_check,
        why_accepted=describe_accepted(finding.accepted),
    )


# --- Disproof ---------------------------------------------------------------
# A disproved remark is no reason to return a text to its author.


def mark_disproved(
    text: str, spans: Iterable[JudgedSpan], turns: Iterable[Mapping[str, Any]]
) -> list[JudgedSpan]:
    """`spans` of `text`; "not mentioned" is marked as disproved if one turn has every content word
    of the sentence. Contradictions stay: words alone do not decide them."""
    found = list(spans)
    absent = Relation.NOT_MENTIONED
    if all(remark.relation != absent for span in found for remark in span.remarks):
        return found
    whole = [
        sentence
        for sentence in find_evidence(Source.from_turns(turns), text)
        if sentence.share == 1 and sentence.turns
    ]
    checked = []
    for span in found:
        around = (each for each in whole if each.start <= span.start and span.end <= each.end)
        evidence = next(around, None)
        remarks = (
            DisprovedRemark(
                finder=remark.finder,
                relation=Relation.SIMILAR,
                reason="",
                turns=evidence.turns,
                said=remark.label,
                disproof=_("every content word is in turn {turn}").format(
                    turn=evidence.turns[0] + 1
                ),
            )
            if evidence and remark.relation == absent
            else remark
            for remark in span.remarks
        )
        checked.append(JudgedSpan(span.start, span.end, tuple(remarks)))
    return checked
