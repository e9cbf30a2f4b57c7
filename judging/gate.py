"""The gate: asks the judges, and decides whether an attempt may go to a reviewer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NotRequired, TypedDict

from countersign_judge.criteria import Criterion
from countersign_judge.judges import get_method, geval, model_free_methods
from countersign_judge.judges.base import CriterionScore, JudgeInput, Judgement, Unscored
from countersign_judge.llm.errors import LLMError, Transient
from countersign_judge.llm.prices import total_cost
from countersign_judge.llm.types import OFFLINE
from countersign_judge.pass_rule import (
    UNFOUNDED_REASON,
    decide_verdict,
    deciding_score,
    highest_threshold,
    is_threshold_reached,
)
from countersign_judge.variants import confirming_variants

from judging.models import Evaluation, EvaluationRole
from llm.conf import model_settings
from summaries.models import Attempt, GuidelineVersion, Origin, RevisionBrief

# --- Verdicts ---------------------------------------------------------------
# A pass in doubt (`countersign_judge.pass_rule`) is judged again before it counts: by the second
# judge, if there is one, otherwise by the same model in another wording.


@dataclass(frozen=True)
class JudgeVerdict:
    """One judge's judgement, whether it is the first or a confirmation, and whether the second
    judge gave it."""

    role: EvaluationRole
    judge: str
    judgement: Judgement
    by_second: bool = False


CriteriaByJudge = Sequence[tuple[str, Sequence[Criterion]]]


def collect_scores(verdicts: Sequence[JudgeVerdict]) -> list[CriterionScore]:
    return [score for verdict in verdicts for score in verdict.judgement.scores]


def judge_with_confirmation(
    judge_input: JudgeInput, groups: CriteriaByJudge, attempt: Attempt, version: GuidelineVersion
) -> list[JudgeVerdict]:
    """All judges' verdicts. Raises what judges raise."""
    first = run_first_judges(judge_input, groups)
    return confirm_verdicts(judge_input, first, attempt, version, patient=True)


def run_first_judges(judge_input: JudgeInput, groups: CriteriaByJudge) -> list[JudgeVerdict]:
    """The first verdict of every judge. Raises what judges raise."""
    return [
        JudgeVerdict(EvaluationRole.FIRST, name, get_method(name).run(judge_input, criteria))
        for name, criteria in groups
    ]


def confirm_verdicts(
    judge_input: JudgeInput,
    first: list[JudgeVerdict],
    attempt: Attempt,
    version: GuidelineVersion,
    *,
    patient: bool,
) -> list[JudgeVerdict]:
    """The first verdicts, and confirmations until the rule asks for no more.

    If the second judge cannot answer, the same model confirms in another wording. Raises what
    judges raise; Transient of the second judge only while `patient`.
    """
    verdicts = first
    for again in _confirmation_inputs(judge_input):
        verdict = decide_verdict(collect_scores(verdicts), version, rewritten=attempt.number > 1)
        doubted = [
            (
                each.judge,
                [
                    score.criterion
                    for score in each.judgement.scores
                    if score.criterion in verdict.to_confirm
                ],
            )
            for each in first
            # Judges without a model always say the same.
            if each.judge not in model_free_methods()
        ]
        is_second = again.model != judge_input.model
        try:
            verdicts = verdicts + [
                JudgeVerdict(
                    EvaluationRole.CONFIRMATION,
                    name,
                    get_method(name).run(again, criteria),
                    is_second,
                )
                for name, criteria in doubted
                if criteria
            ]
        except LLMError as error:
            if not is_second or (patient and isinstance(error, Transient)):
                raise
    return verdicts


def _confirmation_inputs(judge_input: JudgeInput) -> Iterator[JudgeInput]:
    """The inputs for one confirmation after the other."""
    if model := _second_judge_model(judge_input):
        yield replace(judge_input, model=model)
    for variant in confirming_variants(judge_input.variant):
        yield replace(judge_input, variant=variant, confirming=True)


# --- What a reviewer asked for ----------------------------------------------
# Whether a rewritten text does what a reviewer asked is a separate criterion. It belongs to no
# guideline, so its score has no row (`GateVerdicts`).

REVIEWER_REQUEST = "what the reviewer asked for"


class ReviewerRequestAnswer(TypedDict):
    """`score` is None for no readable answer; then, and before 1.1, there is no `reached`."""

    comment: str
    threshold: float
    score: float | None
    reached: NotRequired[bool]
    reason: str


_DEFINITION = (
    "Whether this summary does what the reviewer asked for. Style and completeness count only if "
    "the reviewer asked for them."
)
_STEPS = [
    "List what the reviewer asked for.",
    "Look for each point in the summary, and for its facts in the transcript.",
    "Score: 5 = everything is done, 3 = a part is missing, 1 = nothing is done.",
]


def reviewer_request_criterion(version: GuidelineVersion) -> Criterion:
    return Criterion(
        name=REVIEWER_REQUEST, definition=_DEFINITION, steps=_STEPS, threshold=version.threshold
    )


def check_reviewer_request(
    judge_input: JudgeInput, attempt: Attempt
) -> tuple[ReviewerRequestAnswer | None, list[Judgement]]:
    """The answer, where a person asked the model for something, and the judgement that gave it.

    Without a language model there is none. Raises what the judge's server raises.
    """
    if attempt.origin != Origin.MODEL or judge_input.model == OFFLINE:
        return None, []
    briefs = RevisionBrief.objects.filter(attempt__summary=attempt.summary_id, by__isnull=False)
    before = briefs.exclude(comment="").filter(created_at__lt=attempt.created_at)
    brief = before.select_related("attempt").order_by("created_at", "id").last()
    if brief is None:
        return None, []
    version = attempt.summary.guideline_version
    answer = ReviewerRequestAnswer(
        comment=brief.comment, threshold=version.threshold, score=None, reason=UNFOUNDED_REASON
    )
    try:
        judgement = geval.judge_comment(
            judge_input, brief.comment, brief.attempt.text, reviewer_request_criterion(version)
        )
    except Unscored as error:
        answer["reason"] = str(error)
        return answer, []
    (score,) = judgement.scores
    if not score.unfounded:
        answer["score"] = deciding_score(score)
        answer["reached"] = is_threshold_reached(score)
        answer["reason"] = score.reason
    return answer, [judgement]


def reviewer_request_answer(evaluations: Sequence[Evaluation]) -> ReviewerRequestAnswer | None:
    """Whether a text does what was asked; None where nothing was asked."""
    answer = next(filter(None, (each.details.get(REVIEWER_REQUEST) for each in evaluations)), None)
    return _add_reached(answer) if answer and answer["score"] is not None else answer


def reviewer_request_shortfalls(answer: ReviewerRequestAnswer | None) -> list[dict[str, Any]]:
    """The shortfall of a text that does not do what was asked, in the form of a `Verdict`'s."""
    if not answer or answer["score"] is None or answer["reached"]:
        return []
    fields = {
        "score": answer["score"],
        "threshold": answer["threshold"],
        "reason": answer["reason"],
    }
    return [{"criterion": REVIEWER_REQUEST, **fields}]


# --- Second judge -----------------------------------------------------------
# A judge prefers texts of its own model (G-Eval, arXiv 2303.16634, section 4). The second judge,
# COUNTERSIGN_SECOND_JUDGE_MODEL, confirms passes in doubt; its other scores decide nothing and have
# no rows (`GateVerdicts`). Where the two disagree on whether a criterion passes, the reviewer is
# warned and has to say why they approve.

SECOND_JUDGE = "second judge"


class SecondScore(TypedDict):
    """`disagree` is whether only one of the two judges passes the text."""

    criterion: str
    first: float
    score: float
    threshold: float
    blocking: bool
    reached: bool
    disagree: bool
    reason: str


class SecondJudgeVerdict(TypedDict):
    """`failure` says why scores are missing; otherwise it is empty."""

    model: str
    scores: list[SecondScore]
    failure: str


def _second_judge_model(judge_input: JudgeInput) -> str:
    """The second judge's model; empty where there is none."""
    model = str(model_settings().SECOND_JUDGE_MODEL)
    usable = OFFLINE not in {judge_input.model, model} and model != judge_input.model
    return model if usable else ""


def ask_second_judge(
    judge_input: JudgeInput, groups: CriteriaByJudge, verdicts: list[JudgeVerdict], *, patient: bool
) -> tuple[SecondJudgeVerdict | None, list[Judgement]]:
    """What the second judge says, where one is set: the scores of its confirmations, and of the
    other criteria that it is asked for now, in the judgements beside it.

    Raises Transient while `patient`; otherwise keeps the failure of a judge that cannot answer.
    """
    model = _second_judge_model(judge_input)
    if not model:
        return None, []
    scores = collect_scores([verdict for verdict in verdicts if verdict.by_second])
    confirmed = [score.criterion for score in scores]
    judgements: list[Judgement] = []
    failure = ""
    try:
        for name, criteria in groups:
            left = [criterion for criterion in criteria if criterion not in confirmed]
            if left and name not in model_free_methods():
                again = replace(judge_input, model=model)
                judgements.append(get_method(name).run(again, left))
    except LLMError as error:
        if patient and isinstance(error, Transient):
            raise
        failure = str(error)
    scores += [score for judgement in judgements for score in judgement.scores]
    if not (scores or failure):
        return None, []
    firsts = [verdict for verdict in verdicts if verdict.role == EvaluationRole.FIRST]
    first = {score.criterion.name: score for score in collect_scores(firsts) if not score.unfounded}
    valid = [score for score in scores if not score.unfounded]
    rows = [
        SecondScore(
            criterion=score.criterion.name,
            first=deciding_score(first[score.criterion.name]),
            score=deciding_score(score),
            threshold=score.criterion.effective_threshold,
            blocking=score.criterion.blocking,
            reached=is_threshold_reached(score),
            disagree=is_threshold_reached(first[score.criterion.name])
            != is_threshold_reached(score),
            reason=score.reason,
        )
        for score in valid
        if score.criterion.name in first
    ]
    unscored = [score.criterion.name for score in scores if score.unfounded]
    if unscored:
        failure = " ".join(filter(None, (failure, f"{', '.join(unscored)}: {UNFOUNDED_REASON}")))
    return SecondJudgeVerdict(model=model, scores=rows, failure=failure), judgements


def second_judge_verdict(evaluations: Sequence[Evaluation]) -> SecondJudgeVerdict | None:
    """What the second judge said; None where there was none."""
    found = next(filter(None, (each.details.get(SECOND_JUDGE) for each in evaluations)), None)
    if not found:
        return None
    scores = [_add_reached(row) for row in found["scores"]]
    return SecondJudgeVerdict(model=found["model"], scores=scores, failure=found["failure"])


def _add_reached(row: Any) -> Any:
    """Scores of before 1.1 hold a value and no verdict."""
    return {"reached": highest_threshold([row["score"]]) >= row["threshold"], **row}


# --- All of it --------------------------------------------------------------


@dataclass(frozen=True)
class GateVerdicts:
    """Everything that was said about a text, with the judgements `behind` the answers that are no
    judge's verdict."""

    judges: list[JudgeVerdict]
    reviewer_request: ReviewerRequestAnswer | None = None
    second_judge: SecondJudgeVerdict | None = None
    behind: Sequence[Judgement] = ()

    def rows(self) -> list[JudgeVerdict]:
        """The judges' verdicts as they are stored, an evaluation each. Since 1.0 the first has the
        other answers among its details, with what they cost: API and records show them there."""
        answers = {REVIEWER_REQUEST: self.reviewer_request, SECOND_JUDGE: self.second_judge}
        given = {key: answer for key, answer in answers.items() if answer is not None}
        if not given:
            return self.judges
        first, *others = self.judges
        judgements = [first.judgement, *self.behind]
        judgement = replace(
            first.judgement,
            details={**first.judgement.details, **given},
            seconds=sum(each.seconds for each in judgements),
            prompt_tokens=sum(each.prompt_tokens for each in judgements),
            completion_tokens=sum(each.completion_tokens for each in judgements),
            cost=total_cost(each.cost for each in judgements),
        )
        return [replace(first, judgement=judgement), *others]
