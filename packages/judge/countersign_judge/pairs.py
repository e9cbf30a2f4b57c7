"""Judging pairs of a source and a summary."""

import math
import statistics
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, Unpack, cast, overload

import yaml

from countersign_judge.criteria import Criterion, ScoreMode
from countersign_judge.criteria.library import criterion_templates, general_criteria
from countersign_judge.llm.prices import total_cost
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.settings import client_settings
from countersign_judge.metaeval.items import BadData, DatasetItem
from countersign_judge.metaeval.plans import (
    USUAL_SCORING,
    BadMeasuredJudge,
    JudgingPlan,
    MaskTexts,
    Scoring,
    build_plan_by_judge,
    default_judge,
    is_library_criterion,
    judges_with_options,
    measured_judges_for,
    parse_given_criteria,
    whole_summary_judges,
)
from countersign_judge.metaeval.readers import (
    TEXT_FIELDS,
    DataRow,
    parse_turns,
    read_each,
    read_frame_rows,
    require_columns,
)
from countersign_judge.metaeval.running import (
    CONCURRENCY,
    GivenScore,
    JudgementOutcome,
    JudgementRun,
    OutcomeCache,
    OutcomeStore,
    write_missing_steps,
)
from countersign_judge.scores import format_score

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True)
class Pair:
    """`source` is a text, in which lines like "Ana: It rains." make a dialogue, or a list of turns
    with `speaker` and `text`. `id` and `system` are returned with the scores."""

    source: str | Sequence[Mapping[str, Any]]
    summary: str
    id: str = ""
    system: str = ""

    def item(self, number: int) -> DatasetItem:
        """Its `number` replaces a missing id."""
        if isinstance(self.source, str):
            turns = parse_turns(self.source)
        else:
            turns = tuple(
                {
                    "speaker": turn.get("speaker") or "",
                    "start": turn.get("start"),
                    "end": turn.get("end"),
                    "text": turn["text"],
                }
                for turn in self.source
            )
        return DatasetItem(self.id or str(number), self.system, turns, self.summary, {})


@dataclass(frozen=True)
class Average:
    """A criterion's average over `scored` pairs: None where they are too few. Pairs without a
    score count in `unscored` only."""

    mean: float | None
    deviation: float | None
    scored: int
    unscored: int


_NO_SCORE = {**asdict(GivenScore(math.nan)), "value": None}


@dataclass(frozen=True)
class JudgedPairs:
    """`outcomes` are in the order of `items`, the pairs as they were judged, according to
    `plan`."""

    plan: JudgingPlan
    items: Sequence[DatasetItem]
    outcomes: Sequence[JudgementOutcome]

    @property
    def criteria(self) -> tuple[str, ...]:
        return self.plan.group

    @property
    def steps(self) -> dict[str, list[str]]:
        """The evaluation steps of your own criteria, also those that the model wrote."""
        return {each.name: list(each.steps) for each in self.plan.own}

    @property
    def averages(self) -> dict[str, Average]:
        """By criterion."""
        found = {}
        for name in self.criteria:
            given = [each.values[name] for each in self.outcomes if name in each.values]
            found[name] = Average(
                mean=statistics.fmean(given) if given else None,
                deviation=statistics.stdev(given) if len(given) > 1 else None,
                scored=len(given),
                unscored=len(self.outcomes) - len(given),
            )
        return found

    @property
    def tokens(self) -> int:
        return sum(each.prompt_tokens + each.completion_tokens for each in self.outcomes)

    @property
    def cost(self) -> float | None:
        """US dollars as billed; None when a price is unknown."""
        return total_cost((outcome.cost for outcome in self.outcomes), 0.0)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """For files: everything about a pair, in the order of the pairs."""
        rows = []
        for item, outcome in zip(self.items, self.outcomes, strict=True):
            row = {"doc_id": item.document, "system_id": item.system, **asdict(outcome)}
            del row["final"]
            rows.append(row)
        return rows

    @property
    def frame(self) -> "DataFrame":
        """A row a pair. A criterion has a column of its name with the score, and one for each other
        field of a `running.GivenScore`, such as `fluency_reason`. A criterion with another column's
        name has `criterion: ` before it."""
        from pandas import DataFrame  # noqa: PLC0415 (web servers have no use for it)

        flat = []
        for row in self.rows:
            scores, findings = row.pop("scores"), row.pop("findings")
            found = {name: row.pop(name) for name in ("doc_id", "system_id")}
            others = {"findings": findings, **row}
            for name in self.criteria:
                fields = dict(scores.get(name, _NO_SCORE))
                column = f"criterion: {name}" if name in found or name in others else name
                found[column] = fields.pop("value")
                found |= {f"{column}_{field}": value for field, value in fields.items()}
            flat.append({**found, **others})
        return DataFrame(flat)

    @property
    def steps_text(self) -> str:
        """With the option `verbose_mode`, the judge's steps; else nothing."""
        criteria = (each for _, found in self.plan.parts for each in found)
        if not any(each.parameters.get("verbose_mode") for each in criteria):
            return ""
        told = [
            {"doc_id": row["doc_id"]}
            | {name: score["score_breakdown"] for name, score in row["scores"].items()}
            for row in self.rows
        ]
        return yaml.safe_dump(told, sort_keys=False, allow_unicode=True, width=100)


class JudgeOptions(TypedDict, total=False):
    """For `judge_pairs`."""

    judge: str
    model: str
    criteria: Sequence[str | Criterion]
    parameters: Mapping[str, Any] | None
    variant: str
    score_mode: str
    samples: int | None
    temperature: float | None
    score_only: bool
    top_p: float | None
    top_k: int | None
    seed: int | None
    max_tokens: int | None
    masking: MaskTexts | None
    evidence: bool
    cache: Path | str | None
    concurrency: int


@overload
def judge_pairs(pairs: "DataFrame", **options: Unpack[JudgeOptions]) -> "DataFrame": ...
@overload
def judge_pairs(pairs: Iterable[Pair], **options: Unpack[JudgeOptions]) -> JudgedPairs: ...
def judge_pairs(
    pairs: "Iterable[Pair] | DataFrame",
    *,
    judge: str = "",
    model: str = "",
    criteria: Sequence[str | Criterion] = (),
    parameters: Mapping[str, Any] | None = None,
    variant: str = "base",
    score_mode: str = ScoreMode.AUTO.value,
    samples: int | None = None,
    temperature: float | None = None,
    score_only: bool = False,
    top_p: float | None = None,
    top_k: int | None = None,
    seed: int | None = None,
    max_tokens: int | None = None,
    masking: MaskTexts | None = None,
    evidence: bool = False,
    cache: Path | str | None = None,
    concurrency: int = CONCURRENCY,
) -> "JudgedPairs | DataFrame":
    """Score every pair, `concurrency` at once; it may take minutes and cost money.

    A DataFrame has a row a pair, with `source`, `summary` (or `system_output`) and optionally
    `doc_id` and `system_id`; then the answer is `JudgedPairs.frame` under the same index.

    A `judge` scores `criteria` with `model` and the wording `variant`, as in `build_plan`;
    `parameters` are its options (docs/judging.md), and with `verbose_mode` among them the judge's
    steps are printed. `score_mode` is "auto", "logprobs", "samples" or "single";
    `samples` (1 to 100) and `temperature` (0 to 2) are those of "samples". With `score_only` G-Eval
    gives a score without reason and quotes. `top_p`, `top_k`, `seed` and `max_tokens` go to its
    model. `masking` hides personal data from models on other servers, `evidence` has a language
    model check every sentence. With a `cache`, a file, an interrupted call continues where it
    stopped. A pair without a readable score has none, and says why.

    Raises BadMeasuredJudge for an unusable judge, model, criterion or option, BadData for unusable
    rows and cache, and running.Stopped when a server could not continue.
    """
    sampling = {"top_p": top_p, "top_k": top_k, "seed": seed, "max_tokens": max_tokens}
    plan = build_plan(
        judge,
        model=model,
        criteria=criteria,
        parameters=parameters,
        variant=variant,
        scoring=Scoring(score_mode, samples, temperature, score_only, **sampling),  # type: ignore[arg-type]
        masking=masking,
        evidence=evidence,
    )
    return judge_by_plan(pairs, plan, cache=cache, concurrency=concurrency)


def judge_by_plan(
    pairs: "Iterable[Pair] | DataFrame",
    plan: JudgingPlan,
    *,
    cache: Path | str | None = None,
    concurrency: int = CONCURRENCY,
) -> "JudgedPairs | DataFrame":
    """As `judge_pairs`, by a plan."""
    frame = cast("DataFrame", pairs) if hasattr(pairs, "to_dict") else None
    if frame is not None:
        items = parse_items("DataFrame", read_frame_rows(frame), {})
    else:
        listed = enumerate(cast("Iterable[Pair]", pairs), start=1)
        items = [pair.item(number) for number, pair in listed]
    with ExitStack() as stack:
        stack.enter_context(SERVICES.connections.share_connections(concurrency))
        kept = stack.enter_context(closing(OutcomeCache(Path(cache)))) if cache else OutcomeStore()
        plan = write_missing_steps(plan, kept)
        requests = list(plan.requests(items))
        outcomes = JudgementRun(items, kept, concurrency=concurrency).outcomes(requests)
    judged = JudgedPairs(plan, items, [outcomes[request.key] for request in requests])
    sys.stdout.write(judged.steps_text)
    return judged if frame is None else judged.frame.set_axis(frame.index)


def build_plan(
    judge: str = "",
    *,
    model: str = "",
    criteria: Sequence[str | Criterion] = (),
    parameters: Mapping[str, Any] | None = None,
    variant: str = "base",
    scoring: Scoring = USUAL_SCORING,
    masking: MaskTexts | None = None,
    evidence: bool = False,
) -> JudgingPlan:
    """Without a name the judge is the one for your own criteria, else the only one that has all
    `parameters`, else G-Eval where there is a model and the lexical one where there is none.
    Without criteria they are those of the guideline that ships, or consistency for a judge of the
    whole summary. Raises BadMeasuredJudge."""
    wanted = parse_given_criteria(criteria)
    parameters = parameters or {}
    model = str(parameters.get("model") or model or client_settings().JUDGE_MODEL)
    if not judge:
        own = [each.method for each in wanted if not is_library_criterion(each)]
        able = judges_with_options(parameters)
        judge = own[0] if own else default_judge([model])
        if judge not in able and len(able) == 1:
            (judge,) = able
    if not wanted and judge.partition(":")[0] in whole_summary_judges():
        wanted = (criterion_templates()["consistency"],)
    wanted = wanted or general_criteria()
    names = [each.name for each in wanted]
    found = measured_judges_for([judge], [model], [variant], names)
    if len(found) > 1:
        listed = ", ".join(f"{each.judge}:{each.model}" for each in found)
        raise BadMeasuredJudge(f"judge could be {listed}; name one of them")
    (measured,) = found
    if len(wanted) > 1 and measured.judge in whole_summary_judges():
        raise BadMeasuredJudge(
            f"criteria are {', '.join(names)}; {measured.judge} gives a summary one score, so "
            "name one criterion"
        )
    scoring.check([measured])
    return build_plan_by_judge(
        measured, wanted, scoring, parameters=parameters, masking=masking, evidence=evidence
    )


# --- Rows -------------------------------------------------------------------


def parse_items(
    place: object, rows: Sequence[DataRow], columns: Mapping[str, str], header: Sequence[str] = ()
) -> list[DatasetItem]:
    """`columns` maps the TEXTS to the names of the fields; `summary` may replace
    `system_output`. A source is a text or a list of turns; a row without a `doc_id` is named by
    its position. Raises BadData with every unusable row."""
    header = header or list(dict.fromkeys(name for row in rows for name in row.fields))
    mapped = {name: columns.get(name, name) for name in TEXT_FIELDS}
    if "summary" in header and mapped["system_output"] not in header:
        mapped["system_output"] = "summary"
    require_columns(place, header, {name: [mapped[name]] for name in ("source", "system_output")})
    items, problems = read_each(rows, lambda row: _parse_pair(row, mapped).item(row.position))
    if problems or not items:
        raise BadData(place, problems or ["holds no pair; give a row a pair"])
    return items


def _parse_pair(row: DataRow, mapped: Mapping[str, str]) -> Pair:
    field = mapped["source"]
    source = row.fields.get(field)
    if isinstance(source, list):
        for at, turn in enumerate(row.objects(field)):
            part = DataRow(row.position, row.line, turn, row.called)
            part.text("text", empty=True)
            if turn.get("speaker") is not None:
                part.text("speaker", empty=True)
            if not all(turn.get(name) is None for name in ("start", "end")):
                for name in ("start", "end"):
                    turn[name] = part.parse_number(f"{field}[{at}].{name}", turn.get(name))
    else:
        source = row.text(field)
    names = (mapped["doc_id"], mapped["system_id"])
    named = ["" if row.fields.get(name) in (None, "") else row.name(name) for name in names]
    return Pair(source, row.text(mapped["system_output"]), *named)


# --- Tests ------------------------------------------------------------------


def assert_scores(
    summary: str | Pair,
    source: str | Sequence[Mapping[str, Any]] = "",
    *,
    at_least: float = 4.0,
    **options: Unpack[JudgeOptions],
) -> JudgedPairs:
    """For tests: judge a summary as `judge_pairs` does, and fail where a criterion scores
    lower than `at_least` or has no readable score.

    Raises AssertionError with score and reason of each, and ValueError without a source.
    """
    __tracebackhide__ = True
    judged = judge_pairs([name_pair(summary, source)], **options)
    require_scores(judged, at_least)
    return judged


def name_pair(summary: str | Pair, source: str | Sequence[Mapping[str, Any]]) -> Pair:
    """Raises ValueError without a source."""
    pair = summary if isinstance(summary, Pair) else Pair(source, summary)
    if not pair.source:
        raise ValueError("source is missing; give the text of which this is a summary")
    return pair


def require_scores(judged: JudgedPairs, at_least: float) -> None:
    """Raises AssertionError with score and reason of each that is lower, or missing."""
    __tracebackhide__ = True
    (outcome,) = judged.outcomes
    short = []
    for name in judged.criteria:
        score = outcome.scores.get(name)
        if score is None:
            short.append(f"{name} has no score ({outcome.unscored}): {outcome.reason}")
        elif score.value < at_least:
            short.append(f"{name} is {format_score(score.value)}: {score.reason}")
    if short:
        raise AssertionError("\n".join([f"scores below {at_least:g}:", *short]))
