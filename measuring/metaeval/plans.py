"""How texts are judged: by a measured judge or under a guideline version, one request a text."""

import uuid
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from judging import evidence_check
from judging.estimates import estimated, of_evidence
from judging.guidelines.content import InvalidGuideline
from judging.judges import check_parameters, criteria_by_judge, methods, without_model
from judging.judges.base import BadParameter, JudgeInput
from judging.judges.costs import CostEstimate
from judging.models import EVIDENCE_CHECK
from judging.tryouts import require_judge
from judging.variants import variant_named
from llm.canonical_json import canonical_json
from llm.errors import BadRequest, NotConfigured
from llm.providers.registry import provider_for
from llm.tokens import context_window
from llm.types import OFFLINE
from measuring.metaeval.items import DatasetItem
from measuring.metaeval.measured_judges import BadMeasuredJudge, MeasuredJudge
from summaries.models import Criterion, GuidelineVersion, ScoreMode
from summaries.redaction import masking_of_texts

_TITLE = "Untitled"
_SUBJECTS = uuid.UUID("6f0f5f5e-53a4-4a53-9d5c-0c9f0d8c5e11")

# A judge's name, and the criteria that it scores together.
Part = tuple[str, tuple[Criterion, ...]]


def _in_score_modes() -> list[str]:
    return [method.name for method in methods().values() if method.in_score_modes]


@dataclass(frozen=True)
class Scoring:
    """How judges make a number of answers, where no guideline says it. `mode` is a ScoreMode;
    `samples` and `temperature` are those of the mode "samples", None for what the judge takes.
    With `score_only` G-Eval gives a score without reason and quotes."""

    mode: str = ScoreMode.AUTO.value
    samples: int | None = None
    temperature: float | None = None
    score_only: bool = False

    @property
    def parameters(self) -> dict[str, Any]:
        """For a criterion."""
        given = {"samples": self.samples, "temperature": self.temperature}
        return {name: value for name, value in given.items() if value is not None}

    def check(self, judges: Sequence[MeasuredJudge]) -> None:
        """Raises BadMeasuredJudge for what is out of range, or for none of the judges."""
        if self.mode not in ScoreMode.values:
            known = ", ".join(ScoreMode.values)
            raise BadMeasuredJudge(f"score_mode is {self.mode!r}; choose of {known}")
        for name, value in self.parameters.items():
            if self.mode != ScoreMode.SAMPLES:
                raise BadMeasuredJudge(
                    f"{name} is {value!r}, and score_mode {self.mode!r} draws no samples; choose "
                    "score_mode samples"
                )
        names = {each.judge for each in judges}
        listed = ", ".join(sorted(names))
        if self.mode != ScoreMode.AUTO and names.isdisjoint(_in_score_modes()):
            takers = " and ".join(_in_score_modes())
            raise BadMeasuredJudge(
                f"score_mode is {self.mode!r}, and {listed} has none; leave it out, or judge by "
                f"{takers}"
            )
        if self.score_only and "geval" not in names:
            raise BadMeasuredJudge(
                f"score_only is for geval, and the judge is {listed}; leave it out"
            )
        noted = [each.variant for each in judges if each.variant and _notes(each.variant)]
        if self.score_only and noted:
            raise BadMeasuredJudge(
                f"variant is {noted[0]!r}, which asks for notes before the score; leave out "
                "score_only, or choose another"
            )

    def of(self, measured: MeasuredJudge) -> "Scoring":
        """What of it concerns this judge."""
        if measured.judge not in _in_score_modes():
            return USUAL
        return replace(self, score_only=self.score_only and measured.judge == "geval")


USUAL = Scoring()


def _notes(variant: str) -> bool:
    return variant_named(variant).notes


@dataclass(frozen=True)
class JudgingPlan:
    """All that a judgement depends on besides the text. `redact` hides personal data from models
    on servers of others; `evidence` has a language model check every sentence as well."""

    measured: MeasuredJudge
    group: tuple[str, ...]
    parts: tuple[Part, ...]
    wordings: Sequence[dict[str, Any]] = ()
    score_mode: str = ScoreMode.AUTO
    joint: bool = False
    score_only: bool = False
    redact: bool = False
    evidence: bool = False

    @property
    def judges(self) -> frozenset[str]:
        return frozenset(name for name, _ in self.parts) or frozenset({self.measured.judge})

    def requests(
        self, items: Sequence[DatasetItem], subjects: Sequence[uuid.UUID] = ()
    ) -> "Iterator[JudgementRequest]":
        """One an item, so that a server finds its source in the prefix cache for every criterion.

        `subjects` are what the ledger calls the items. Raises BadMeasuredJudge for a model whose
        server is not configured.
        """
        shared = self._described()
        for number, item in enumerate(items):
            content = {**shared, "turns": list(item.turns), "summary": item.summary}
            key = sha256(canonical_json(content).encode()).hexdigest()
            subject = subjects[number] if subjects else uuid.uuid5(_SUBJECTS, key)
            yield JudgementRequest(self, number, key, subject)

    def judge_input(self, item: DatasetItem, subject: uuid.UUID) -> JudgeInput:
        return JudgeInput(
            subject=subject,
            title=_TITLE,
            turns=item.turns,
            text=item.summary,
            model=self.measured.model,
            variant=self.measured.variant or "base",
            score_mode=self.score_mode,
            joint=self.joint,
            score_only=self.score_only,
            masking=masking_of_texts(item.turns, item.summary) if self.redact else None,
            # Who runs this keeps the outcomes: answers kept twice would only take time and room.
            cache=False,
        )

    def estimate(self, item: DatasetItem) -> CostEstimate:
        """What one judgement takes."""
        criteria = [criterion for _, found in self.parts for criterion in found]
        judge_input = replace(self, redact=False).judge_input(item, _SUBJECTS)
        whole = estimated(judge_input, criteria)
        return whole + of_evidence(judge_input, self.judges) if self.evidence else whole

    def _described(self) -> dict[str, Any]:
        measured = self.measured
        wording = variant_named(measured.variant, self.wordings) if measured.variant else None
        return {
            "judge": [
                [name, methods()[name].version if name in methods() else ""]
                for name, _ in self.parts
            ],
            "model": measured.model,
            "server": _server(measured),
            "wording": wording and [wording.opening, wording.task, wording.notes],
            "mode": [
                self.score_mode,
                self.joint,
                self.score_only,
                self.redact,
                self.evidence and evidence_check.VERSION,
            ],
            "criteria": [
                [
                    criterion.name,
                    criterion.definition,
                    list(criterion.steps),
                    self._options(criterion),
                ]
                for _, criteria in self.parts
                for criterion in criteria
            ],
            "title": _TITLE,
        }

    def _options(self, criterion: Criterion) -> Any:
        # What is in a folder counts, not where it stands.
        local_model = self.measured.local_model
        return local_model.sha256 if local_model else criterion.parameters


@dataclass(frozen=True)
class JudgementRequest:
    """The text of the item at position `item`, to be judged; equal `key`s have equal outcomes."""

    plan: JudgingPlan
    item: int
    key: str
    subject: uuid.UUID

    @property
    def measured(self) -> MeasuredJudge:
        return self.plan.measured

    @property
    def instant(self) -> bool:
        """Whether asking again costs nothing."""
        return self.measured.free


def _server(measured: MeasuredJudge) -> list[Any] | None:
    """Where the model answers, and how much it reads there; None for a judge that asks none."""
    if measured.free:
        return None
    try:
        return [provider_for(measured.model).endpoint, context_window(measured.model)]
    except (BadRequest, NotConfigured) as error:
        raise BadMeasuredJudge(str(error)) from error


def plan_by(
    measured: MeasuredJudge,
    dimensions: Sequence[str],
    scoring: Scoring = USUAL,
    *,
    redact: bool = False,
    evidence: bool = False,
) -> JudgingPlan:
    """All dimensions in one request, so that their prompts share the source."""
    group, scoring = tuple(measured.scored(dimensions)), scoring.of(measured)
    criteria = tuple(_with(each, scoring.parameters) for each in measured.asked_for(group))
    return JudgingPlan(
        measured,
        group,
        # The evidence check has no criteria.
        parts=() if measured.judge == EVIDENCE_CHECK else ((measured.judge, criteria),),
        score_mode=scoring.mode,
        score_only=scoring.score_only,
        redact=redact,
        evidence=evidence,
    )


def _with(criterion: Criterion, parameters: dict[str, Any]) -> Criterion:
    """Raises BadMeasuredJudge for parameters that its method cannot use."""
    if not parameters:
        return criterion
    changed = copy(criterion)
    changed.parameters = {**criterion.parameters, **parameters}
    try:
        check_parameters(changed)
    except BadParameter as error:
        raise BadMeasuredJudge(str(error).partition(": ")[2].removeprefix("parameter ")) from error
    return changed


def plan_under(version: GuidelineVersion, *, evidence: bool = True) -> JudgingPlan:
    """All criteria of the version, each by the judge that serves it, and with `evidence` the
    evidence check, as summaries are judged. Raises BadMeasuredJudge."""
    try:
        require_judge(version)
    except InvalidGuideline as error:
        raise BadMeasuredJudge(str(error)) from error
    model = version.effective_judge_model
    parts = tuple((name, tuple(found)) for name, found in criteria_by_judge(version, model))
    asks = next((name for name, _ in parts if name not in without_model()), None)
    measured = (
        MeasuredJudge(asks, model, version.variant)
        if asks
        else MeasuredJudge(parts[0][0], OFFLINE, None)
    )
    ordered = sorted((item for _, found in parts for item in found), key=lambda item: item.position)
    return JudgingPlan(
        measured,
        tuple(criterion.name for criterion in ordered),
        parts,
        wordings=version.wordings,
        score_mode=version.score_mode,
        joint=version.joint,
        redact=version.redact,
        evidence=evidence,
    )
