"""What of a text needs a person's attention: the one definition, by which the queue is grouped, a
case is marked, an approval asks for answers, and API and exports report."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from uuid import UUID

from countersign_judge.evidence_check import EvidenceState
from countersign_judge.judges import model_free_methods
from countersign_judge.marks import Mark
from countersign_judge.pass_rule import decide_verdict, is_threshold_reached
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judging import coverage
from judging.carrying import findings_of
from judging.evidence_check import evaluations_in_force, evidence_state, get_search, is_unread
from judging.gate import second_judge_verdict
from judging.hidden_characters import hidden_character_warnings
from judging.models import Evaluation, EvaluationRole
from judging.remarks import JudgedSpan, build_judged_spans, count_marks
from summaries.minutes import check_minutes
from summaries.models import Attempt, GuidelineVersion, Summary, Transcript
from summaries.redaction import find_invented_placeholders
from summaries.status import Status
from summaries.texts import criterion_label, format_local_score
from web.text import localize_number

# About an hour of talk: a skimming reviewer cannot know what was left out.
LONG_TALK = 10_000  # words
LOW_COVERAGE = 0.2


@dataclass(frozen=True)
class Attention:
    """What of a text needs a person's attention before they sign it.

    `marks` are the sentences that are unproven or wrong, in the order of the text: the signer
    answers each. `warnings` are answered by a reason, which answers the marks too. `notes` ask for
    a closer look and no answer; both are in the reader's language. `covered` is the share of the
    meeting, from 0 to 1, that the sentences rest on; None where it says nothing.
    """

    marks: tuple[JudgedSpan, ...] = ()
    warnings: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    covered: float | None = None

    def __bool__(self) -> bool:
        return bool(self.marks or self.warnings or self.notes)


def read_attention(attempt: Attempt) -> Attention:
    """What of `attempt` needs attention, as its case is now.

    Reads evaluations, scores, criteria and findings of the attempt: prefetch them.
    """
    summary, evaluations = attempt.summary, list(attempt.evaluations.all())
    invented = find_invented_placeholders(
        attempt.text, (turn["text"] for turn in summary.transcript.corrected_turns)
    )
    unknown = _("The model wrote {mark}, an unknown placeholder.")
    warnings = [
        *_evidence_warnings(evaluations),
        *_score_warnings(evaluations, summary.guideline_version),
        *_reading_warnings(evaluations),
        *_second_judge_warnings(evaluations),
        *(unknown.format(mark=mark) for mark in invented),
        *hidden_character_warnings(attempt.text),
        *_form_warnings(attempt),
        *_search_warnings(attempt),
    ]
    if any(evaluation.is_before_corrections for evaluation in evaluations):
        warnings.append(_("It was judged before the transcript was corrected."))
    if summary.status == Status.EXHAUSTED and not lacks_evidence(attempt):
        warnings.append(
            _("It did not pass; the author asks for your decision.")
            if summary.author_id
            else _("No attempt passed the judge.")
        )
    spans = build_judged_spans(findings_of(attempt))
    covered = _covered_part(summary.transcript, spans)
    if is_barely_covered(covered):
        warnings.append(describe_coverage(covered))
    marks = tuple(span for span in spans if is_marked(span.mark))
    return Attention(marks, tuple(warnings), tuple(_notes(attempt)), covered)


def note_attention(summary: Summary) -> None:
    """Store whether the newest text needs attention although it passed, for the order of the queue,
    and how much of the meeting its sentences rest on."""
    related = Attempt.objects.prefetch_related("evaluations__scores__criterion")
    attention = read_attention(related.filter(summary=summary).latest("number"))
    summary.covered, summary.flagged = attention.covered, bool(attention)
    kept = {"flagged": summary.flagged, "covered": summary.covered}
    Summary.objects.filter(pk=summary.pk).update(**kept)


def _notes(attempt: Attempt) -> Iterator[str]:
    summary = attempt.summary
    if is_long(summary):
        yield _("The transcript is long: {words} words.").format(
            words=localize_number(summary.transcript.word_count)
        )
    if len(summary.transcript.corrected_turns) == 1:
        yield _("The transcript is one turn, so its coverage says nothing.")
    if not is_judged_by_model(attempt):
        yield _("No model judged it.")
    scan = getattr(summary.transcript, "scan", None)
    if scan and scan.signals:
        yield _("The transcript may contain instructions to the model.")


def is_long(summary: Summary) -> bool:
    return summary.transcript.word_count >= LONG_TALK


def is_barely_covered(covered: float | None) -> bool:
    return covered is not None and covered < LOW_COVERAGE


def describe_coverage(covered: float | None) -> str:
    """The one wording of a share from 0 to 1."""
    share = round(100 * (covered or 0))
    if covered and not share:
        return _("Covers under 1 % of the meeting")
    return _("Covers {share} % of the meeting").format(share=share)


def is_judged_by_model(attempt: Attempt) -> bool:
    """Whether a verdict on it is a language model's. Reads its evaluations: prefetch them."""
    verdicts = (item for item in attempt.evaluations.all() if item.passed is not None)
    return any(item.judge not in model_free_methods() for item in verdicts)


def _covered_part(transcript: Transcript, spans: Sequence[JudgedSpan]) -> float | None:
    """The share of the meeting that the sentences rest on. None if no sentence was looked up, and
    for a transcript of one turn, on which every sentence rests."""
    if not spans or len(transcript.corrected_turns) == 1:
        return None
    rested = {turn for span in spans for turn in span.turns}
    return coverage.covered_share(transcript, rested)


# --- Marks ------------------------------------------------------------------


def is_marked(mark: Mark | None) -> bool:
    """Whether a person has to look at a sentence with this mark."""
    return mark in {Mark.CHECK, Mark.WRONG}


def count_marks_of(attempts: Collection[UUID]) -> dict[UUID, Counter[Mark]]:
    """How many sentences of each attempt a person has to look at, by mark."""
    by_attempt: dict[UUID, list[Evaluation]] = defaultdict(list)
    rows = Evaluation.objects.filter(attempt__in=list(attempts))
    for evaluation in rows.only("attempt", "judge", "details", "found"):
        by_attempt[evaluation.attempt_id].append(evaluation)
    counts = {}
    for attempt, evaluations in by_attempt.items():
        standing = evaluations_in_force(evaluations)
        marks = count_marks(finding for item in standing for finding in item.findings)
        counts[attempt] = Counter({mark: marks[mark] for mark in marks if is_marked(mark)})
    return counts


# --- Warnings ---------------------------------------------------------------


def _form_warnings(attempt: Attempt) -> Iterator[str]:
    """How a text breaks its form. A long section is no warning: the page counts words."""
    version, transcript = attempt.summary.guideline_version, attempt.summary.transcript
    if not version.form:
        return
    problems = check_minutes(
        version.sections, attempt.text, people=transcript.names, said_on=transcript.day
    )
    messages = [problem.message for problem in problems if problem.rule != "length"]
    if messages:
        said = _("The form is not kept: {problem}").format(problem=messages[0])
        more = ngettext("({count} more)", "({count} more)", len(messages) - 1)
        yield f"{said} {more.format(count=len(messages) - 1)}" if messages[1:] else said


def lacks_evidence(attempt: Attempt) -> bool:
    """Whether a person decides because no verdict counts, not because one is low."""
    evaluations = list(attempt.evaluations.all())
    scores = [score for item in evaluations for score in item.scores.all()]
    verdict = decide_verdict(scores, attempt.summary.guideline_version)
    if verdict.shortfalls:
        return False
    return bool(verdict.unfounded) or evidence_state(evaluations).lacks_evidence


def _evidence_warnings(evaluations: list[Evaluation]) -> Iterator[str]:
    state = evidence_state(evaluations)
    if state == EvidenceState.FAILED:
        yield _("The evidence check failed: no model compared it with the transcript.")
    if state == EvidenceState.UNQUOTED:
        yield _("The evidence check gives no quotes for most of its findings.")


def _search_warnings(attempt: Attempt) -> Iterator[str]:
    """Evidence that is not known yet is a warning, too."""
    if not is_unread(attempt):
        return
    search = get_search(attempt)
    if search is None or search.pending:
        yield _("No judge has read this text, and its evidence has not been found yet.")
    elif search.failure:
        yield _("No judge has read this text, and its evidence could not be found.")


def _score_warnings(evaluations: list[Evaluation], version: GuidelineVersion) -> Iterator[str]:
    verdict = decide_verdict(
        [score for item in evaluations for score in item.scores.all()], version
    )
    stopped = {row["criterion"] for row in [*verdict.shortfalls, *verdict.unfounded]}
    for evaluation in evaluations:
        for score in evaluation.scores.all():
            if is_threshold_reached(score) or score.criterion.name not in stopped:
                continue
            if score.unfounded:
                warning = _("{criterion} is unscored: most of its judge's quotes are made up.")
            elif evaluation.role == EvaluationRole.CONFIRMATION:
                warning = _(
                    "{criterion} is below its threshold of {threshold} on a second judgement."
                )
            else:
                warning = _("{criterion} is below its threshold of {threshold}.")
            threshold = format_local_score(score.criterion.effective_threshold)
            yield warning.format(
                criterion=criterion_label(score.criterion.name), threshold=threshold
            )


def _reading_warnings(evaluations: list[Evaluation]) -> Iterator[str]:
    """The criteria that a judge scored without reading all of the transcript."""
    names: dict[tuple[int, int], dict[str, None]] = {}
    for score in (each for evaluation in evaluations for each in evaluation.scores.all()):
        if score.read and score.read["turns"] < score.read["of"]:
            place = score.read["turns"], score.read["of"]
            names.setdefault(place, {})[criterion_label(score.criterion.name)] = None
    for (turns, total), criteria in names.items():
        warning = _("Judged on {turns} of {total} turns, those closest to the text: {criteria}.")
        yield warning.format(turns=turns, total=total, criteria=", ".join(criteria))


def _second_judge_warnings(evaluations: list[Evaluation]) -> Iterator[str]:
    """Each blocking criterion on which one judge passes the text and the other does not; a
    confirmation by the second judge has its own warning."""
    second = second_judge_verdict(evaluations)
    if second is None:
        return
    confirmed = {
        score.criterion.name
        for evaluation in evaluations
        if evaluation.role == EvaluationRole.CONFIRMATION and evaluation.model == second["model"]
        for score in evaluation.scores.all()
    }
    for row in second["scores"]:
        if row["disagree"] and row["blocking"] and row["criterion"] not in confirmed:
            yield _(
                "The judges disagree on {criterion}: {first}, and {score} from {model}, where "
                "{threshold} is needed."
            ).format(
                criterion=row["criterion"],
                first=format_local_score(row["first"]),
                score=format_local_score(row["score"]),
                model=second["model"],
                threshold=format_local_score(row["threshold"]),
            )
