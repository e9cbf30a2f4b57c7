"""The rows of one page of the queue: what each shows in addition to its case's columns."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from countersign_judge.judges import model_free_methods
from countersign_judge.llm.types import OFFLINE, RECORDED
from countersign_judge.marks import Mark
from countersign_judge.pass_rule import deciding_number, highest_threshold
from django.db.models import Max, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judging.attention import count_marks_of, describe_coverage, is_barely_covered, is_long
from judging.blind import find_blind_summaries, shown_status
from records.appending import prefetch_current_records
from reviews import worklist
from reviews.worklist import Availability, Group
from summaries.metadata import attach_shown_metadata
from summaries.models import Attempt, Origin, RevisionBrief, Summary, Transition
from summaries.status import WAITING, Action, Status
from summaries.texts import criterion_label, format_local_score

# Brysbaert, How many words do we read per minute?, 2019: silent reading of English non-fiction.
_WORDS_A_MINUTE = 238


@dataclass(frozen=True, order=True)
class BlockingScore:
    """The number of a judgement that decides, and its mean; lower ones sort first."""

    number: float
    value: float
    criterion: str
    threshold: float

    def __str__(self) -> str:
        return f"{criterion_label(self.criterion)} {format_local_score(self.number)}"


@dataclass
class QueueRow:
    """`models` wrote, suggested or judged any of its texts. `scores` has the blocking scores of
    each text, by its number and key. `by_judge` are the numbers of the texts that a language model
    judged. `marks` counts, by mark, the sentences that need attention in the text that a person
    decides on. `group` is the heading above the row. `sealed`: the reader rates the text first and
    must not learn its verdicts before."""

    summary: Summary
    group: str = ""
    attempts: int = 0
    newest: UUID | None = None
    newest_is_by_model: bool = False
    models: set[str] = field(default_factory=set)
    by_engine: bool = False
    scores: dict[tuple[int, UUID], list[BlockingScore]] = field(default_factory=dict)
    by_judge: set[int] = field(default_factory=set)
    marks: Counter[Mark] = field(default_factory=Counter)
    appealed: bool = False
    sealed: bool = False

    @property
    def recorded(self) -> bool:
        """Whether recorded answers wrote or judged it."""
        return any(model.startswith(RECORDED) for model in self.models)

    @property
    def by_model(self) -> bool:
        return not self.models <= {"", OFFLINE}

    @property
    def judged(self) -> tuple[int, UUID] | None:
        """The text that a person decides on: the newest with scores; with attempts
        used up, the best."""
        if self.summary.status == Status.EXHAUSTED:
            return max(
                self.scores, key=lambda text: (self._lowest_numbers(text), text), default=None
            )
        return max(self.scores, default=None)

    def _lowest_numbers(self, text: tuple[int, UUID]) -> tuple[float, float]:
        lowest = min(self.scores[text])
        return lowest.number, lowest.value

    @property
    def decided_on(self) -> UUID | None:
        """The text that a person decides on: the newest, or the best of a model that used up its
        attempts."""
        if self.summary.status == Status.EXHAUSTED and self.newest_is_by_model and self.judged:
            return self.judged[1]
        return self.newest

    @property
    def lowest(self) -> float | None:
        return self._lowest_numbers(self.judged)[0] if self.judged else None

    @property
    def reasons(self) -> list[str]:
        """Why it needs thought, worst first; empty without flags."""
        if self.sealed:
            return [_("Blind rating")]
        return list(self._reasons()) or [_("Has a warning")] * self.summary.flagged

    def _reasons(self) -> Iterator[str]:
        if self.appealed:
            yield _("Its author asks for a decision")
        # A criterion may be judged twice.
        judgements: dict[str, list[BlockingScore]] = {}
        for score in self.scores[self.judged] if self.judged else ():
            judgements.setdefault(score.criterion, []).append(score)
        short = sorted(
            min(of_one)
            for of_one in judgements.values()
            if highest_threshold(score.number for score in of_one) < of_one[0].threshold
        )
        yield from map(str, short[:1])
        if len(short) > 1:
            more = len(short) - 1
            words = ngettext(
                "{count} more below the threshold", "{count} more below the threshold", more
            )
            yield words.format(count=more)
        if not self.scores and self.summary.effective_judge_model == OFFLINE:
            yield _("Not judged: no model is set up")
        if self.summary.status == Status.EXHAUSTED and not short:
            yield _("No evidence for the verdict") if self.scores else _("Judge not satisfied")
        if wrong := self.marks[Mark.WRONG]:
            yield ngettext("{count} wrong", "{count} wrong", wrong).format(count=wrong)
        if check := self.marks[Mark.CHECK]:
            yield ngettext("{count} unproven", "{count} unproven", check).format(count=check)
        if self.signals:
            yield _("Possible prompt injection")
        if self.summary.flagged:
            yield from self._flag_reasons()

    def _flag_reasons(self) -> Iterator[str]:
        if is_long(self.summary):
            yield _("Long: {minutes} min to read").format(minutes=self.minutes)
        if is_barely_covered(self.summary.covered):
            yield describe_coverage(self.summary.covered)
        if self.scores and self.attempts not in self.by_judge:
            yield _("No model judged it")

    @property
    def shown_status(self) -> Status:
        return shown_status(self.summary, sealed=self.sealed)

    @property
    def signals(self) -> bool:
        scan = getattr(self.summary.transcript, "scan", None)
        return bool(scan and scan.signals)

    @property
    def minutes(self) -> int:
        """To read its transcript."""
        return max(1, round(self.summary.transcript.word_count / _WORDS_A_MINUTE))

    @property
    def waits_for_a_person(self) -> bool:
        return Status(self.summary.status) in WAITING


def read_rows(summaries: QuerySet[Summary], *, with_records: bool = True) -> dict[UUID, QueueRow]:
    """The rows of `summaries`, which are one page, by key."""
    related = (
        *("transcript__scan", "guideline_version__guideline", "author"),
        *("claim__holder", "assignment__assignee"),
    )
    # Two hours of talk are a megabyte; no row shows it.
    heavy = ("transcript__turns", "guideline_version__instructions", "words")
    found = summaries.select_related(*related).defer(*heavy)
    if with_records:
        found = found.prefetch_related(prefetch_current_records())
    rows = {summary.pk: QueueRow(summary) for summary in found}
    _read_appeals(rows)
    _read_texts(rows)
    decided_on = {row.decided_on: row for row in rows.values() if row.decided_on}
    for attempt, marks in count_marks_of(decided_on).items():
        decided_on[attempt].marks = marks
    return rows


def _read_appeals(rows: Mapping[UUID, QueueRow]) -> None:
    own = [
        key
        for key, row in rows.items()
        if row.summary.author_id and row.summary.status == Status.EXHAUSTED
    ]
    if own:
        moves = Transition.objects.filter(summary__in=own, action=Action.APPEAL).order_by()
        for key in moves.values_list("summary", flat=True):
            rows[key].appealed = True


def _sent_back_at(summaries: Iterable[Summary]) -> dict[UUID, datetime]:
    """When a person last sent a text back, for cases that used up their attempts again since: only
    later texts are decided on."""
    again = [
        summary.pk
        for summary in summaries
        if summary.sent_back and summary.status == Status.EXHAUSTED
    ]
    if not again:
        return {}
    commented = RevisionBrief.objects.filter(attempt__summary__in=again).exclude(comment="")
    last = commented.order_by().values("attempt__summary").annotate(at=Max("created_at"))
    return dict(last.values_list("attempt__summary", "at"))


def _read_texts(rows: Mapping[UUID, QueueRow]) -> None:
    since = _sent_back_at(row.summary for row in rows.values())
    verdicts = Attempt.objects.filter(summary__in=list(rows)).order_by()
    texts = ("summary", "number", "pk", "origin", "created_at", "model", "suggested_by")
    judged = ("evaluations__model", "evaluations__judge", "evaluations__passed")
    scores = ("value", "answer", "criterion__blocking", "criterion__name", "criterion__threshold")
    columns = (*texts, *judged, *(f"evaluations__scores__{name}" for name in scores))
    for row_of in verdicts.values_list(*columns):
        summary, number, pk, origin, at, writer, helper, judge, method, passed, *score = row_of
        row = rows[summary]
        if number >= row.attempts:
            row.attempts, row.newest = number, pk
            row.newest_is_by_model = origin == Origin.MODEL
        row.models |= {writer, helper, judge or ""}
        row.by_engine |= OFFLINE in {writer, judge}
        if passed is not None and method not in model_free_methods():
            row.by_judge.add(number)
        value, answer, blocking, name, threshold = score
        if blocking and (summary not in since or at > since[summary]):
            asked = row.summary.guideline_version.threshold if threshold is None else threshold
            one = BlockingScore(deciding_number(value, answer), value, name, asked)
            row.scores.setdefault((number, pk), []).append(one)


def visible_rows(
    summaries: QuerySet[Summary], availability: Availability, *, with_records: bool = True
) -> dict[UUID, QueueRow]:
    """The rows of a page as the person may see them, by key."""
    rows = read_rows(summaries, with_records=with_records)
    attach_shown_metadata(row.summary.transcript for row in rows.values())
    sealed = find_blind_summaries((row.summary for row in rows.values()), availability.user)
    for key, row in rows.items():
        row.sealed = key in sealed
        if key in availability.put_off:
            row.group = Group.SKIPPED
        elif row.waits_for_a_person:
            row.group = worklist.find_group(row.summary, availability)
    return rows
