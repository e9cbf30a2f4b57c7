"""/judgements of the API: pairs of a source and a summary, scored by a worker."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, Literal, Self
from uuid import UUID

from countersign_judge.criteria import Criterion
from countersign_judge.judges.geval import HIGHEST_TEMPERATURE, MOST_SAMPLES
from countersign_judge.metaeval.plans import USUAL_SCORING, BadMeasuredJudge, Scoring, is_path
from countersign_judge.metaeval.running import JudgementOutcome
from countersign_judge.pairs import Pair
from countersign_judge.variants import SAMPLING
from django.contrib.auth.models import User
from django.db import connection
from django.db.models import Count, FloatField, Q, QuerySet, Sum
from django.db.models.fields.json import KeyTextTransform
from django.db.models.functions import Cast
from django.http import HttpResponse
from django.utils import timezone
from ninja import Body, Query, Router, Status
from pydantic import BaseModel, ConfigDict, Field, model_validator

from accounts import roles
from accounts.roles import Right
from judging.api_schemas import FindingOut
from measuring.judgements import batches
from measuring.judgements.batches import MOST_PAIRS, deletion_time
from measuring.models import JudgementBatch, JudgementItem
from summaries.api.auth import ANSWER, INGEST, READ_OR_INGEST, TokenRequest, get_first_or_404
from summaries.api.idempotency import IdempotencyKey, run_once
from summaries.api.intake import SUBMISSION_ERRORS
from summaries.api.schemas import (
    GuidelineOut,
    Plain,
    StrictBody,
    Text,
    TurnIn,
    fill_schema,
    validator_error,
)
from summaries.jobs import HourlyLimitReached
from summaries.models import GuidelineVersion, JobStatus
from web import problems
from web.links import api_link
from web.pagination import ByNumber, Page, PageFilters, build_page
from web.problems import FieldError, Problem, error_responses, shorten_value
from web.text import LARGEST_SMALLINT

router = Router(tags=["Judgements"], auth=READ_OR_INGEST)
_AS_SENT = ByNumber("position", range(MOST_PAIRS))


# --- Bodies -----------------------------------------------------------------


class PairIn(StrictBody):
    """A source, as `source` or as `turns`, and a summary of it."""

    id: Plain = Field(default="", max_length=200, description="Your id, returned with the result.")
    source: Text | None = Field(
        default=None, max_length=2_000_000, description="Lines like `Ana: It rains.` make turns."
    )
    turns: list[TurnIn] | None = Field(default=None, min_length=1, max_length=50_000)
    summary: Text = Field(max_length=100_000)

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.turns is None) == (self.source is None):
            both = "are both there" if self.source is not None else "are both missing"
            raise validator_error(
                "one_of_both", f"source and turns {both}", "Send exactly one of the two."
            )
        return self

    def pair(self) -> Pair:
        return Pair(self.source or [vars(turn) for turn in self.turns or []], self.summary, self.id)


class CriterionIn(StrictBody):
    """A criterion of your own, which `geval` scores."""

    name: Text = Field(max_length=80, description="Its name in the scores.")
    definition: Text = Field(max_length=5000)
    steps: list[Text] = Field(
        default=[],
        max_length=20,
        description="Evaluation steps; by default the judge's model writes them.",
    )


class JudgementsIn(StrictBody):
    """Pairs, and how they are judged: under a `guideline`, or by a `judge` on `criteria`."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "judge": "lexical",
                    "criteria": ["consistency"],
                    "items": [
                        {
                            "id": "call-1",
                            "source": "Ana: The pump failed on Monday.",
                            "summary": "The pump failed on Monday.",
                        }
                    ],
                }
            ]
        },
    )

    items: list[PairIn] = Field(min_length=1, max_length=MOST_PAIRS)
    guideline: Text | None = Field(
        default=None, max_length=80, description="The name of a guideline."
    )
    version: int | None = Field(
        default=None,
        ge=1,
        le=LARGEST_SMALLINT,
        description="By default the newest published version.",
    )
    judge: Text | None = Field(
        default=None,
        max_length=200,
        description="By default the only judge that has all `parameters`, otherwise `geval` if the "
        "installation has a judge model, otherwise `lexical`.",
    )
    criteria: list[Text | CriterionIn] = Field(
        default=[],
        max_length=50,
        description="Names of the library, sentences that say what a summary has to do, or "
        "criteria of your own; by default those of the shipped guideline.",
    )
    parameters: dict[str, Any] = Field(
        default={},
        max_length=20,
        description="Options of the judge, such as `truths_extraction_limit` of `qag`.",
    )
    variant: Text | None = Field(
        default=None, max_length=40, description="Wording of the G-Eval prompt; by default `base`."
    )
    score_mode: Literal["auto", "logprobs", "samples", "single"] = Field(
        default="auto",
        description="How `geval` and `mqag` compute a score. `auto`: token probabilities "
        "if the server gives them, otherwise one greedy answer.",
    )
    samples: int | None = Field(
        default=None,
        ge=1,
        le=MOST_SAMPLES,
        description="For the score mode `samples`; by default 20.",
    )
    temperature: float | None = Field(
        default=None,
        ge=0,
        le=HIGHEST_TEMPERATURE,
        description="The temperature of the samples; by default 1.",
    )
    top_p: float | None = Field(
        default=None, ge=0, le=1, description="For `geval`; by default the wording's or model's."
    )
    top_k: int | None = Field(
        default=None, ge=1, le=1000, description="For `geval`. OpenAI and Azure have none."
    )
    seed: int | None = Field(default=None, ge=0, le=2**31 - 1, description="For `geval`.")
    max_tokens: int | None = Field(
        default=None, ge=1, le=32768, description="Of an answer, for `geval`."
    )
    score_only: bool = Field(
        default=False, description="`geval` gives a score without reason and quotes."
    )
    evidence: bool = Field(
        default=False,
        description="Also check every sentence; always on under a guideline.",
    )

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if self.guideline and (
            self.judge
            or self.criteria
            or self.parameters
            or self.variant
            or self.scoring != USUAL_SCORING
        ):
            raise validator_error(
                "one_way",
                "a guideline says by which judge, criteria and wording, and how to score",
                "Leave out guideline, or judge, criteria, parameters, variant, score_mode, "
                "samples, temperature, top_p, top_k, seed, max_tokens and score_only.",
            )
        if self.version and not self.guideline:
            raise validator_error(
                "version_of", "version is of a guideline", "Name the guideline as well."
            )
        return self

    @property
    def scoring(self) -> Scoring:
        given = {name: getattr(self, name) for name in ("samples", "temperature", "score_only")}
        return Scoring(self.score_mode, **given, **{name: getattr(self, name) for name in SAMPLING})


class WorkOut(BaseModel):
    calls: int
    prompt_tokens: int
    completion_tokens: int
    cost: float | None = Field(description="US dollars; null if a price is unknown.")


class EstimateOut(BaseModel):
    """An estimate. Calls repeated after unreadable answers come on top."""

    expected: WorkOut
    at_most: WorkOut = Field(description="If every answer is as long as its limit.")


class ScoringOut(BaseModel):
    """How scores are computed; null: the judge's default."""

    mode: str
    samples: int | None
    temperature: float | None
    score_only: bool
    top_p: float | None = None
    top_k: int | None = None
    seed: int | None = None
    max_tokens: int | None = None


class AverageOut(BaseModel):
    """Averages of a criterion, over the pairs that have a score so far."""

    mean: float | None
    deviation: float | None = Field(description="Sample standard deviation; null below two scores.")
    scored: int
    unscored: int


class OwnCriterionOut(BaseModel):
    name: str
    definition: str
    steps: list[str] = Field(description="Empty until the judge's model has written them.")


class JudgementLinks(BaseModel):
    self: str
    results: str


class JudgementsOut(BaseModel):
    """A batch of pairs."""

    id: UUID
    status: JobStatus
    created_at: datetime
    deleted_after: datetime = Field(description="When pairs and scores are deleted.")
    total: int
    done: int
    waiting_for: str = Field(description="Why the work is paused, if it is.")
    failure: str = Field(description="Why it ended early, if it did.")
    guideline: GuidelineOut | None
    judge: str | None
    model: str = Field(description="`offline` if no language model judges.")
    criteria: list[str]
    own_criteria: list[OwnCriterionOut] = Field(description="Your own criteria among `criteria`.")
    parameters: dict[str, Any]
    scoring: ScoringOut | None = Field(description="Null: as the guideline says.")
    estimate: EstimateOut
    averages: dict[str, AverageOut]
    prompt_tokens: int
    completion_tokens: int
    cost: float | None = Field(description="US dollars so far; null if a price is unknown.")
    links: JudgementLinks


class JudgementsPage(Page):
    items: list[JudgementsOut]


class PairScoreOut(BaseModel):
    """A criterion's score from 1 to 5, unrounded."""

    value: float = Field(description="The mean, where the judge gives probabilities or samples.")
    answer: int | None = Field(
        default=None,
        description="The judge's answer, 1 to 5, of samples the upper median. Null for methods "
        "that answer none.",
    )
    probability_below: float | None = Field(
        default=None,
        description="The probability of a score below the threshold, 0 to 1, if known. Without a "
        "guideline the threshold is 4.",
    )
    mode: str = Field(description="How the score was computed.")
    reason: str
    distribution: dict[str, float] = Field(description="The probability of each score, if known.")
    spread: float | None = Field(description="The spread of the score, if known.")
    quotes: list[dict[str, Any]] = Field(
        description="`quote`, `turn` (index from 0), `start`, `end`; null: not in the source."
    )
    score_breakdown: dict[str, Any] = Field(
        default={},
        description="What the judge counted: of `qag` alignment, coverage, claims with verdicts, "
        "questions with both answers, truths, and with `verbose_mode` the trace of its calls.",
    )


class PairFindingOut(FindingOut):
    """A sentence of the summary and the turns relevant to it."""

    judge: str
    version: str = Field(description="The version of the judge's prompts and rules.")


class ResultOut(BaseModel):
    """The result of one pair. It has no scores until it is `done`."""

    position: int = Field(description="Its place in the request, from 0.")
    id: str
    done: bool
    scores: dict[str, PairScoreOut]
    findings: list[PairFindingOut]
    unscored: str = Field(description="Why a score is missing, in a word or two.")
    reason: str = Field(description="What the judge or the server answered.")
    prompt_tokens: int
    completion_tokens: int
    cost: float | None
    seconds: float


class ResultsPage(Page):
    items: list[ResultOut]


# --- Operations -------------------------------------------------------------


@router.post(
    "",
    auth=INGEST,
    operation_id="submit_judgements",
    summary="Judge up to 1,000 pairs",
    response={202: JudgementsOut, **SUBMISSION_ERRORS},
)
def submit(
    request: TokenRequest,
    response: HttpResponse,
    body: Body[JudgementsIn],
    idempotency_key: IdempotencyKey = None,
) -> Status[JudgementsOut]:
    """The answer says what it takes; a worker judges, and `judgements.finished` tells a
    webhook. A guideline has to be one that the roles of the token's owner let them read. Nothing is
    written into the log of records, and no summary is made."""

    def accepted() -> Status[JudgementsOut]:
        batch = _request_batch(request, body)
        (out,) = _batches_out([_add_figures(JudgementBatch.objects.all()).get(pk=batch.pk)])
        response["Location"] = out.links.self
        return Status(202, out)

    return run_once(request, response, idempotency_key, accepted, model=JudgementsOut)


# How a refusal of the plan begins, and the field that it is about.
_FIELDS = {
    "parameters": "parameters",
    **dict.fromkeys(("criteri", "definition"), "criteria"),
    **{name: name for name in ("variant", "score_mode", "samples", "temperature", "score_only")},
    **{name: name for name in SAMPLING},
}


def _request_batch(request: TokenRequest, body: JudgementsIn) -> JudgementBatch:
    _require_names(body)
    try:
        return batches.request_batch(
            [item.pair() for item in body.items],
            by=request.auth.owner,
            version=_get_version(request.auth.owner, body),
            judge=body.judge or "",
            criteria=[
                each if isinstance(each, str) else Criterion(**dict(each)) for each in body.criteria
            ],
            parameters=body.parameters,
            variant=body.variant or "",
            scoring=body.scoring,
            evidence=body.evidence,
        )
    except BadMeasuredJudge as error:
        message = str(error)
        field = "guideline" if body.guideline else "judge"
        field = next((name for start, name in _FIELDS.items() if message.startswith(start)), field)
        raise _invalid_field(field, getattr(body, field), message) from error
    except HourlyLimitReached as error:
        seconds = max(1, round((error.again - timezone.now()).total_seconds()))
        raise Problem(
            problems.TOO_MANY_REQUESTS, str(error), headers={"Retry-After": str(seconds)}
        ) from error


def _require_names(body: JudgementsIn) -> None:
    """Programs may not name files and folders of the server's disk. Raises Problem."""
    judge, _, wanted = (body.judge or "").partition(":")
    if is_path(wanted):
        remedy = "name one that the installation keeps"
        raise _invalid_field("judge", body.judge, f"judge {judge} is named by a path; {remedy}")
    variant = body.variant or ""
    if is_path(variant) or variant.endswith((".yaml", ".yml")):
        remedy = "name one that ships, or a guideline with a wording of yours"
        raise _invalid_field("variant", variant, f"variant is a file; {remedy}")


def _get_version(owner: User, body: JudgementsIn) -> GuidelineVersion | None:
    """A published version that the owner may read. Raises Problem."""
    if body.guideline is None:
        return None
    wanted = Q(guideline__name=body.guideline, published_at__isnull=False)
    if body.version is not None:
        wanted &= Q(number=body.version)
    reach = roles.get_reach(owner, Right.READ_GUIDELINES).within("guideline")
    versions = GuidelineVersion.objects.select_related("guideline").filter(wanted, reach)
    found = versions.order_by("-number").first()
    if found is None:
        remedy = "name a published one that the token's owner may read"
        raise _invalid_field("guideline", body.guideline, f"there is no such version; {remedy}")
    return found


def _invalid_field(field: str, value: object, message: str) -> Problem:
    reason, _, remedy = message.partition("; ")
    fault = FieldError(
        field, shorten_value(value), reason, f"{remedy or 'correct it'}.".capitalize()
    )
    return Problem(problems.INVALID, f"1 fault in the request: {field}.", errors=[fault])


@router.get(
    "",
    operation_id="list_judgements",
    summary="List your requests to judge pairs, newest first",
    response={200: JudgementsPage, **error_responses(problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[PageFilters]) -> JudgementsPage:
    rows = _add_figures(_own_batches(request))
    return build_page(request, filters, rows, JudgementsPage, _batches_out)


@router.get(
    "/{uuid:judgements_id}",
    operation_id="get_judgements",
    summary="How far the judging of pairs is, and averages",
    response={200: JudgementsOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def detail(request: TokenRequest, judgements_id: UUID) -> JudgementsOut:
    (out,) = _batches_out([_get_batch(_add_figures(_own_batches(request)), judgements_id)])
    return out


@router.get(
    "/{uuid:judgements_id}/results",
    operation_id="list_judgement_results",
    summary="The pairs with their scores, in the order in which they were sent",
    response={200: ResultsPage, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def results(request: TokenRequest, judgements_id: UUID, filters: Query[PageFilters]) -> ResultsPage:
    rows = _get_batch(_own_batches(request), judgements_id).items.defer("turns", "text")
    return build_page(
        request,
        filters,
        rows,
        ResultsPage,
        lambda found: [_result_out(x) for x in found],
        order=_AS_SENT,
    )


@router.delete(
    "/{uuid:judgements_id}",
    auth=ANSWER,
    operation_id="delete_judgements",
    summary="Delete pairs and scores at once, also while they are being judged",
    response={204: None, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def delete(request: TokenRequest, judgements_id: UUID) -> HttpResponse:
    _get_batch(_own_batches(request), judgements_id)
    batches.forget_batches(_own_batches(request).filter(pk=judgements_id))
    return HttpResponse(status=204)


# --- Answers ----------------------------------------------------------------


def _own_batches(request: TokenRequest) -> QuerySet[JudgementBatch]:
    return JudgementBatch.objects.filter(asked_by=request.auth.owner)


def _get_batch(rows: QuerySet[JudgementBatch], judgements_id: UUID) -> JudgementBatch:
    """Raises Problem 404."""
    return get_first_or_404(rows.filter(pk=judgements_id), "judgements", judgements_id)


def _number_at(name: str) -> Any:
    return Cast(KeyTextTransform(name, "items__outcome"), FloatField())


def _add_figures(rows: QuerySet[JudgementBatch]) -> QuerySet[JudgementBatch]:
    done = Q(items__outcome__isnull=False)
    return rows.select_related("version__guideline").annotate(
        total=Count("items"),
        done=Count("items", filter=done),
        priced=Count(_number_at("cost")),
        prompt_tokens=Sum(_number_at("prompt_tokens")),
        completion_tokens=Sum(_number_at("completion_tokens")),
        cost=Sum(_number_at("cost")),
    )


_AVERAGES_SQL = """
SELECT batch.id, criterion, avg(score), stddev_samp(score), count(score), count(*) - count(score)
FROM measuring_judgementbatch batch
JOIN measuring_judgementitem item ON item.batch_id = batch.id AND item.outcome IS NOT NULL
CROSS JOIN jsonb_array_elements_text(batch.criteria) criterion
CROSS JOIN LATERAL (
    SELECT (item.outcome #>> ARRAY['scores', criterion, 'value'])::double precision AS score) given
WHERE batch.id = ANY(%s)
GROUP BY batch.id, criterion
"""
_NOTHING_DONE = AverageOut(mean=None, deviation=None, scored=0, unscored=0)


def _averages_by_criterion(found: Sequence[JudgementBatch]) -> dict[tuple[UUID, str], AverageOut]:
    """By batch and criterion, for batches with a finished pair."""
    with connection.cursor() as cursor:
        cursor.execute(_AVERAGES_SQL, [[batch.pk for batch in found]])
        return {
            (batch, criterion): AverageOut(**dict(zip(AverageOut.model_fields, row, strict=True)))
            for batch, criterion, *row in cursor.fetchall()
        }


def _batches_out(rows: Sequence[Any]) -> list[JudgementsOut]:
    """Batches with their figures."""
    averages = _averages_by_criterion(rows)
    return [
        _batch_out(
            row, {name: averages.get((row.pk, name), _NOTHING_DONE) for name in row.criteria}
        )
        for row in rows
    ]


def _batch_out(row: Any, averages: dict[str, AverageOut]) -> JudgementsOut:
    here = api_link(f"/judgements/{row.pk}")
    return fill_schema(
        JudgementsOut,
        row,
        deleted_after=deletion_time(row),
        guideline=GuidelineOut.from_version(row.version) if row.version else None,
        judge=row.judge or None,
        own_criteria=[OwnCriterionOut(**each) for each in row.own_criteria],
        scoring=None if row.version else ScoringOut.model_validate(row.scoring),
        estimate=EstimateOut.model_validate(row.estimate),
        averages=averages,
        prompt_tokens=round(row.prompt_tokens or 0),
        completion_tokens=round(row.completion_tokens or 0),
        cost=(row.cost or 0.0) if row.priced == row.done else None,
        links=JudgementLinks(self=here, results=f"{here}/results"),
    )


def _result_out(row: JudgementItem) -> ResultOut:
    """The cost of a pair is unknown until it is judged."""
    outcome = row.outcome or asdict(JudgementOutcome(cost=None))
    place = {"position": row.position, "id": row.name, "done": row.outcome is not None}
    return ResultOut.model_validate(outcome | place)
