"""Read model of a case page, with a bounded number of queries."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from countersign_judge.evidence_check import READ, READ_AGAIN
from countersign_judge.judges import lexical, model_free_methods
from countersign_judge.llm.types import NO_MODEL, models_notice
from countersign_judge.marks import Mark
from countersign_judge.money import format_cost
from countersign_judge.pass_rule import (
    Verdict,
    decide_verdict,
    deciding_score,
    is_threshold_reached,
)
from countersign_judge.prompts import CORRECTED
from django.contrib.auth.models import User
from django.utils.translation import gettext as _

from judging.attention import Attention, is_marked, read_attention
from judging.blind import shown_status
from judging.carrying import findings_of
from judging.evidence_check import (
    evaluations_in_force,
    evidence_failure,
    evidence_state,
    get_search,
    is_late,
    is_unread,
)
from judging.gate import (
    ReviewerRequestAnswer,
    SecondJudgeVerdict,
    reviewer_request_answer,
    second_judge_verdict,
)
from judging.judges import is_judged
from judging.models import Evaluation, EvidenceSearch, Score
from judging.remarks import JudgedSpan, Remark, build_judged_spans
from judging.services import NOT_JUDGED
from llm.ledger import is_schema_unforced
from llm.prompt_injection import DETECTOR_VERSION
from measuring.mark_rates import MarkRates
from measuring.score_worth import ScoreWorth
from records.snapshot import models_used
from summaries.models import (
    Attempt,
    RevisionBrief,
    Summary,
    TranscriptScan,
    Transition,
)
from summaries.status import TERMINAL, WAITING, WORKING, Action, Role, Status
from summaries.texts import count_excess_words
from web.word_diff import WordChange, find_word_changes

# --- Sentences --------------------------------------------------------------
# A summary sentence by sentence, each with its evidence in the transcript.

_HEADING = re.compile(r"\s*#{1,6}\s+")
_BULLET = re.compile(r"\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+")


@dataclass(frozen=True)
class SentenceView:
    """`number` counts from 1 over the sentences that were judged; None is text between them.

    `span` is its place in the text, in characters. `turns` are numbers from 1, as people read
    them, `places` has turn (from 0), start and end of each quote; `similar` says that only word
    similarity found them. `rate` says how often its mark is right.
    """

    text: str
    kind: str
    span: tuple[int, int]
    number: int | None = None
    mark: Mark | None = None
    remarks: tuple[Remark, ...] = ()
    turns: tuple[int, ...] = ()
    places: tuple[tuple[int, int, int], ...] = ()
    similar: bool = False
    rate: str = ""
    # A turn that it rests on was corrected.
    corrected: bool = False

    @property
    def exceptional(self) -> bool:
        """Whether a reviewer has to look."""
        return is_marked(self.mark)


def lay_out_sentences(
    text: str, spans: Sequence[JudgedSpan], rates: MarkRates | None = None
) -> list[SentenceView]:
    """All visible characters of `text` in order, one view per line or judged span.

    `spans` are in order and do not overlap.
    """
    found: list[SentenceView] = []
    at = 0
    for number, span in enumerate(spans, start=1):
        gap = text[at : span.start]
        found.extend(_unjudged_sentences(gap, at, until_judged=True))
        mark = gap.rpartition("\n")[2]
        kind = "opening" if at == 0 or "\n" in gap else "prose"
        if _BULLET.fullmatch(mark):
            kind = "bullet"
        elif _HEADING.fullmatch(mark):
            kind = "heading"
        elif mark.strip() == "|":
            kind = "row"
        found.append(
            SentenceView(
                text[span.start : span.end].strip(),
                kind,
                (span.start, span.end),
                number,
                span.mark,
                span.remarks,
                tuple(turn + 1 for turn in span.turns),
                span.places,
                span.similar,
                rates.describe_accuracy(span) if rates else "",
            )
        )
        at = span.end
    found.extend(_unjudged_sentences(text[at:], at, until_judged=False))
    return [sentence for sentence in found if sentence.text]


def _unjudged_sentences(text: str, at: int, *, until_judged: bool) -> Iterator[SentenceView]:
    """Lines of `text`, which begins at `at`, that no finding covers. The mark of a judged bullet
    is layout, not text."""
    lines = text.split("\n")
    if until_judged and _BULLET.fullmatch(lines[-1]):
        lines[-1] = ""
    for line in lines:
        # The bars around a row and the line below its head are layout too.
        if line.strip().startswith("|") and not any(map(str.isalnum, line)):
            at += len(line) + 1
            continue
        heading, bullet = _HEADING.match(line), _BULLET.match(line)
        mark = heading or bullet
        words = line[mark.end() :] if mark else line
        start = at + len(line) - len(words.lstrip())
        stripped = words.strip()
        kind = "bullet" if bullet else "opening"
        if stripped.startswith("|") and stripped.endswith("|"):
            start += len(stripped) - len(stripped.lstrip("| "))
            stripped, kind = stripped.strip("| "), "row"
        if heading or stripped.endswith(":"):
            kind = "heading"
        yield SentenceView(stripped, kind, (start, start + len(stripped)))
        at += len(line) + 1


def sentences_by_turn(sentences: Sequence[SentenceView]) -> dict[int, list[int]]:
    """For each turn, the numbers of the sentences that rest on it."""
    by_turn: dict[int, list[int]] = defaultdict(list)
    for sentence in sentences:
        for turn in sentence.turns:
            if sentence.number is not None:
                by_turn[turn].append(sentence.number)
    return by_turn


def quotes_by_turn(
    sentences: Sequence[SentenceView],
) -> dict[int, list[tuple[int, int, list[int]]]]:
    """For each turn, its passages that sentences rest on: start, end and the sentences' numbers.
    Where quotes overlap, the passages are cut at their ends."""
    by_turn: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for sentence in sentences:
        for turn, start, end in sentence.places:
            if sentence.number is not None:
                by_turn[turn + 1].append((start, end, sentence.number))
    found = {}
    for turn, quotes in by_turn.items():
        edges = sorted({edge for start, end, _ in quotes for edge in (start, end)})
        cut = [
            (low, high, [number for start, end, number in quotes if start <= low and high <= end])
            for low, high in pairwise(edges)
        ]
        found[turn] = [passage for passage in cut if passage[2]]
    return found


# --- Attempts and the case --------------------------------------------------

_SPEAKER_COLOURS = 8


@dataclass(frozen=True)
class TurnView:
    """`number` counts from 1, `sentences` rest on the turn, and `colour` is a chip's colour.

    `quoted` are the passages of its text that sentences rest on: start, end and the sentences'
    numbers, in order and apart. `signals` are the scan's findings in it, as `TranscriptScan` holds
    them.
    """

    number: int
    speaker: str
    colour: int
    start: float | None
    text: str
    sentences: list[int]
    quoted: list[tuple[int, int, list[int]]]
    signals: list[dict[str, Any]]
    # The words as they came in, if they were corrected.
    received: str = ""
    corrected: bool = False


class Passing(NamedTuple):
    """How many of the judged blocking criteria reach their thresholds."""

    number: int
    of: int


def _score_order(score: Score) -> tuple[float, float]:
    """Orders scores by the number that decides, then by their mean."""
    return deciding_score(score), score.value


class JudgedAttempt:
    """An attempt with its judges' evaluations. Prefetch its rows.

    A `sealed` one hides its scores, and anything that follows from a score alone.
    """

    def __init__(
        self,
        attempt: Attempt,
        *,
        sealed: bool = False,
        rates: MarkRates | None = None,
        worth: ScoreWorth | None = None,
    ) -> None:
        self.attempt = attempt
        self.sealed = sealed
        self.rates = rates
        self.worth = worth
        self.evaluations: list[Evaluation] = list(attempt.evaluations.all())
        self.verdicts = [item for item in self.evaluations if item.passed is not None]
        self.checks = [item for item in self.evaluations if item.passed is None]

    @property
    def judged_before_corrections(self) -> bool:
        """Whether a judge or the evidence check read the transcript before it was corrected."""
        return not self.sealed and any(item.is_before_corrections for item in self.evaluations)

    @property
    def excess_words(self) -> int:
        """The number of its words, if they are too many for the guideline, else 0."""
        return count_excess_words(
            self.attempt.text, self.attempt.summary.guideline_version.max_words
        )

    @property
    def second(self) -> SecondJudgeVerdict | None:
        """What the second judge said, if one was asked."""
        return None if self.sealed else second_judge_verdict(self.evaluations)

    @property
    def judges_disagree(self) -> bool:
        return self.second is not None and any(row["disagree"] for row in self.second["scores"])

    @cached_property
    def scores(self) -> list[Score]:
        return [] if self.sealed else self._scores

    @cached_property
    def _scores(self) -> list[Score]:
        found = [score for evaluation in self.evaluations for score in evaluation.scores.all()]
        # A stable sort keeps a confirmation after its verdict.
        return sorted(found, key=lambda score: score.criterion.position)

    @property
    def scores_with_worth(self) -> list[tuple[Score, str]]:
        """Each score with a sentence on what it is worth, '' where that is not shown."""
        return [(item, self.worth.sentence(item) if self.worth else "") for item in self.scores]

    @property
    def lowest(self) -> Score | None:
        """The lowest blocking score; None while unjudged."""
        return None if self.sealed else self._lowest

    @cached_property
    def _lowest(self) -> Score | None:
        blocking = [score for score in self._scores if score.criterion.blocking]
        return min(blocking or self._scores, key=_score_order, default=None)

    @property
    def rank(self) -> tuple[tuple[float, float], int]:
        """Orders attempts by their lowest score, the newer of equals last."""
        return (_score_order(self._lowest) if self._lowest else (0.0, 0.0), self.attempt.number)

    @property
    def passed(self) -> bool:
        return bool(self.verdicts) and all(item.passed for item in self.verdicts)

    @cached_property
    def _verdict(self) -> Verdict:
        return decide_verdict(self.scores, self.attempt.summary.guideline_version)

    @property
    def short(self) -> list[Score]:
        """The scores for which the text falls short."""
        names = {row["criterion"] for row in self._verdict.shortfalls}
        found = (item for item in self.scores if item.criterion.name in names)
        return [item for item in found if not is_threshold_reached(item) and not item.unfounded]

    @property
    def passing(self) -> "Passing":
        verdict = self._verdict
        stopped = {row["criterion"] for row in [*verdict.shortfalls, *verdict.unfounded]}
        judged = {item.criterion.name for item in self.scores if item.criterion.blocking}
        return Passing(len(judged - stopped), len(judged))

    @property
    def lacks_evidence(self) -> bool:
        """Whether a verdict does not count because it does not rest on quotes."""
        unfounded = bool(self._verdict.unfounded)
        return unfounded or (not self.sealed and evidence_state(self.evaluations).lacks_evidence)

    @property
    def overlap_alone(self) -> bool:
        """Whether the scores are word overlap, which judges nothing."""
        judges = {item.judge for item in self.verdicts}
        return lexical.NAME in judges and judges <= model_free_methods()

    @property
    def not_judged(self) -> bool:
        """Whether it is left to a person for lack of a language model."""
        said = any(NOT_JUDGED in item.details for item in self.evaluations)
        return said and not self.verdicts and not self.sealed

    @property
    def overlap(self) -> float | None:
        """Without a verdict: the mean share of a sentence's words that one turn has."""
        found = [item.details["overlap"] for item in self.checks if "overlap" in item.details]
        return found[-1]["found"] if found and not self.sealed else None

    @cached_property
    def judge_is_missing(self) -> bool:
        """Whether no method or model could judge it."""
        return not is_judged(self.attempt, self.attempt.summary.effective_judge_model)

    @cached_property
    def unread(self) -> bool:
        return not self.sealed and is_unread(self.attempt)

    @cached_property
    def search(self) -> EvidenceSearch | None:
        """The search for evidence, if unread or if its check failed."""
        return get_search(self.attempt) if self.unread or self.unchecked else None

    @property
    def search_is_late(self) -> bool:
        return self.search is not None and is_late(self.search)

    @property
    def unchecked(self) -> str:
        """Why the evidence check has no verdicts, if it failed."""
        return "" if self.sealed else evidence_failure(self.evaluations)

    @cached_property
    def sentences(self) -> list[SentenceView]:
        if self.sealed:
            return lay_out_sentences(self.attempt.text, [])
        turns = self.attempt.summary.transcript.corrected_turns
        corrected = {number for number, turn in enumerate(turns, start=1) if CORRECTED in turn}
        spans = build_judged_spans(findings_of(self.attempt))
        found = lay_out_sentences(self.attempt.text, spans, self.rates)
        return [replace(item, corrected=not corrected.isdisjoint(item.turns)) for item in found]

    @property
    def sentences_judged(self) -> bool:
        return any(sentence.number for sentence in self.sentences)

    @property
    def exceptions(self) -> list[tuple[Mark, int, int | None]]:
        """The marks that a reviewer has to look at, worst first: how many sentences have each,
        and the first one's number."""
        marked = {
            mark: [item.number for item in self.sentences if item.mark == mark]
            for mark in (Mark.WRONG, Mark.CHECK)
        }
        return [(mark, len(found), found[0]) for mark, found in marked.items() if found]

    @property
    def rates_of_marks(self) -> list[tuple[Mark, str]]:
        """The marks of the text, each with how often it was right in a test."""
        found = ((item.mark, item.rate) for item in self.sentences if item.mark and item.rate)
        return list(dict.fromkeys(found))

    @property
    def evidence_judged(self) -> bool:
        """Whether a judge, not just word similarity, checked the sentences."""
        return any(item.mark for item in self.sentences)

    @property
    def evidence_read(self) -> dict[str, Any]:
        """How much of the transcript the evidence check and its second look read."""
        details: dict[str, Any] = {}
        for check in () if self.sealed else evaluations_in_force(self.checks):
            details |= check.details
        return {"first": details.get(READ), "again": details.get(READ_AGAIN)}

    @property
    def tokens(self) -> int:
        return sum(item.prompt_tokens + item.completion_tokens for item in self.evaluations)

    @property
    def cost(self) -> str:
        """In words."""
        known = [item.cost for item in self.evaluations if item.cost is not None]
        missing = len(known) < len(self.evaluations)
        return format_cost(sum(known, Decimal(0)), None if missing else 0)

    @property
    def judges(self) -> str:
        return ", ".join(dict.fromkeys(item.model for item in self.verdicts))

    @property
    def judged_by(self) -> str:
        """The judges of the verdicts, in words."""
        offline = _("word overlap (no language model)")
        return ", ".join(offline if item.offline else item.model for item in self.verdicts)


# What a case says above its text while no reviewer can decide on it.
_NOTICES = {
    **dict.fromkeys(WORKING, "working"),
    Status.WAITING_FOR_NAMES: "waiting_for_names",
    Status.RETURNED: "returned",
    Status.REJECTED: "rejected",
    Status.FAILED: "failed",
    Status.CANCELLED: "cancelled",
}


class CaseDetail:
    """`chosen` is the number of a requested attempt; None is the one to decide on.

    A `blind` case shows nothing that follows from a verdict (see `judging.blind`). It shows only
    the attempt to rate, because their number reveals how often the judge failed one.

    `worth_for` reads what the scores are worth; an author does not.
    """

    def __init__(
        self,
        summary: Summary,
        *,
        chosen: int | None = None,
        blind: bool = False,
        worth_for: User | None = None,
    ) -> None:
        self.summary = summary
        self.blind = blind
        rates = MarkRates()
        guideline = summary.guideline_version.guideline_id
        worth = ScoreWorth(guideline, worth_for) if worth_for else None
        attempts = (
            summary.attempts.select_related("written_by", "based_on")
            .prefetch_related(
                "evaluations__scores__criterion__guideline_version",
                "briefs__by",
                "reviews__reviewer",
            )
            .order_by("number")
        )
        self._all = [
            JudgedAttempt(item, sealed=blind, rates=rates, worth=worth) for item in attempts
        ]
        self._chosen = chosen
        self.attempts = self._all
        to_rate = self._to_decide if blind else None
        if to_rate:
            self.attempts = [to_rate]

    @property
    def status(self) -> Status:
        return shown_status(self.summary, sealed=self.blind)

    def find_attempt(self, number: int | None) -> JudgedAttempt | None:
        return next((item for item in self.attempts if item.attempt.number == number), None)

    @property
    def latest(self) -> JudgedAttempt | None:
        return self.attempts[-1] if self.attempts else None

    @cached_property
    def _briefs(self) -> list[tuple[RevisionBrief, JudgedAttempt]]:
        """The revision briefs, each with the text that it is about, oldest first."""
        found = [(brief, item) for item in self._all for brief in item.attempt.briefs.all()]
        return sorted(found, key=lambda pair: (pair[0].created_at, pair[0].pk))

    @property
    def to_mend(self) -> JudgedAttempt | None:
        """The last returned text: the next writer starts from it."""
        return self._briefs[-1][1] if self._briefs else self.latest

    @cached_property
    def asked(self) -> "ReviewerRequest | None":
        """A person's comment on the last text they sent back, until a decision."""
        found = [pair for pair in self._briefs if pair[0].comment]
        if not found or Status(self.summary.status) in TERMINAL:
            return None
        brief, item = found[-1]
        later = [one for one in self._all if one.attempt.created_at > brief.created_at]
        return ReviewerRequest(brief, item, later)

    @property
    def since_asked(self) -> list[JudgedAttempt]:
        """The attempts that a person decides among: all, or those since they sent one back."""
        return self.asked.later if self.asked and self.asked.later else self.attempts

    @cached_property
    def best(self) -> JudgedAttempt | None:
        """The attempt whose lowest blocking score is highest, the newer of equals."""
        judged = [item for item in self.since_asked if item.verdicts]
        return max(judged, key=lambda item: item.rank, default=None)

    @cached_property
    def shown(self) -> JudgedAttempt | None:
        return self.find_attempt(self._chosen) or self._to_decide

    @property
    def _to_decide(self) -> JudgedAttempt | None:
        if self.summary.status == Status.APPROVED:
            # The text of the newest record.
            approvals = [
                (review.created_at, item.attempt.number)
                for item in self.attempts
                for review in item.attempt.reviews.all()
                if review.decision == "approve"
            ]
            if approvals:
                return self.find_attempt(max(approvals)[1])
        if self.asked and not self.asked.later:
            # Do not show a text sent back as if it still waited for a decision.
            return None if self.working else self.asked.item
        latest = self.latest
        if (
            self.summary.status == Status.EXHAUSTED
            and latest is not None
            and latest.attempt.origin == "model"
        ):
            return self.best
        return latest

    @cached_property
    def same_text(self) -> bool:
        """Whether it waits because the model repeated an earlier text."""
        moves = self.summary.transitions.filter(action=Action.EXHAUST).order_by("at", "id")
        last = moves.last() if self.summary.status == Status.EXHAUSTED else None
        return last is not None and last.role == Role.WRITER

    @cached_property
    def appeal(self) -> Transition | None:
        """The author's appeal to a person on the text that the judge returned."""
        if not self.summary.author_id or self.summary.status not in WAITING:
            return None
        moves = self.summary.transitions.filter(action=Action.APPEAL).select_related("actor")
        return moves.order_by("at", "id").last()

    @property
    def notice(self) -> str:
        """The template that says where the case is, "" for one that waits for a reviewer."""
        appealed = self.appeal and not self.blind
        name = "appeal" if appealed else _NOTICES.get(Status(self.summary.status))
        return f"reviews/notices/{name}.html" if name else ""

    @property
    def working(self) -> bool:
        return Status(self.summary.status) in WORKING

    @cached_property
    def attention(self) -> Attention:
        """What of the shown text needs attention."""
        return read_attention(self.shown.attempt) if self.shown else Attention()

    @property
    def judged(self) -> bool:
        return any(item.verdicts for item in self._all)

    @cached_property
    def unforced(self) -> bool:
        """Whether a server refused to enforce an answer's format."""
        return is_schema_unforced(self.summary.pk)

    @property
    def untouched_by_models(self) -> bool:
        return models_notice(models_used(item.attempt for item in self._all)) == NO_MODEL

    @cached_property
    def turns(self) -> list[TurnView]:
        speakers = {name: n for n, name in enumerate(self.summary.transcript.speakers)}
        rests = sentences_by_turn(self.shown.sentences) if self.shown else {}
        quoted = quotes_by_turn(self.shown.sentences) if self.shown else {}
        signs = self.scan.signals_by_turn() if self.scan else {}
        stored = self.summary.transcript.turns
        return [
            TurnView(
                number,
                turn["speaker"],
                speakers.get(turn["speaker"], 0) % _SPEAKER_COLOURS,
                turn["start"],
                turn["text"],
                rests.get(number, []),
                quoted.get(number, []),
                signs.get(number - 1, []),
                stored[number - 1]["text"] if turn["text"] != stored[number - 1]["text"] else "",
                CORRECTED in turn,
            )
            for number, turn in enumerate(self.summary.transcript.corrected_turns, start=1)
        ]

    @property
    def scan(self) -> TranscriptScan | None:
        """The transcript's scan for prompt injection."""
        return getattr(self.summary.transcript, "scan", None)

    @property
    def notes(self) -> int:
        """How many notes there are about the case, which is read with them in mind."""
        transcript = self.summary.transcript
        corrects = self.summary.status != Status.APPROVED and bool(self.summary.records.all())
        signals = len(self.scan.signals) if self.scan else 0
        return signals + len(transcript.warnings) + self.unforced + corrects

    @property
    def scan_is_due(self) -> bool:
        """Whether no scan by the current rules is stored, so no finding means nothing."""
        return self.scan is None or self.scan.version < DETECTOR_VERSION


@dataclass(frozen=True)
class ReviewerRequest:
    """`brief` holds the person's comment on `item`; `later` are the texts after it."""

    brief: RevisionBrief
    item: JudgedAttempt
    later: list[JudgedAttempt]

    def judge_answer(self, shown: JudgedAttempt) -> ReviewerRequestAnswer | None:
        """The judge's answer on whether `shown` does what was asked, if it came later."""
        if shown not in self.later:
            return None
        return reviewer_request_answer(shown.evaluations)

    def changes_to(self, shown: JudgedAttempt) -> list[WordChange]:
        """The changes from the text that was sent back to `shown`, if it came later."""
        if shown not in self.later:
            return []
        return list(find_word_changes(self.item.attempt.text, shown.attempt.text))


def added_spans(changes: Iterable[WordChange]) -> list[tuple[int, int]]:
    """The spans of added words in the newer text, in characters."""
    found, at = [], 0
    for change in changes:
        if change.kind == "added":
            found.append((at, at + len(change.text)))
        at += len(change.text) if change.kind != "removed" else 0
    return found
