"""Everything that the product asks of a model, against what OpenAI and Azure OpenAI refuse."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from countersign_judge import second_look, steps
from countersign_judge.criteria import Criterion
from countersign_judge.judges import claims, geval, mqag, qag, reading
from countersign_judge.llm.client import chat
from countersign_judge.llm.types import ChatRequest, Message
from countersign_judge.variants import shipped_variants
from django.conf import settings as configured
from django.core.management import call_command

from llm.models import ModelCall
from summaries import minutes, prompts, writing
from summaries.status import Status
from tests.factories.cases import case, version
from tests.judging.judges.conftest import a_case, a_criterion
from tests.measuring.metaeval.data import pairs_file
from tests.modelserver import ModelServer, Received, Reply, Scenario, Strict
from tests.modelserver.scenario import filled
from tests.modelserver.strict import Provider
from tests.summaries.fixtures import MODELS, Serve, serve
from tests.test_pipeline import BAD, GOOD, work

__all__ = ["serve"]

pytestmark = pytest.mark.django_db(transaction=True)

PROVIDERS: tuple[Provider, ...] = ("openai", "azure")
Schema = dict[str, Any]


def nothing_was_left_out(server: ModelServer) -> None:
    assert server.refused == []
    assert server.requests
    assert all(request.body.get("response_format") for request in server.requests)
    assert not ModelCall.objects.exclude(dropped="").exists()


# --- Every schema -----------------------------------------------------------


def criteria(count: int, steps: int) -> list[Criterion]:
    return [Criterion(f"c{at}", "", steps=["Read."] * steps) for at in range(count)]


QAG = [
    qag.questions_schema(50),
    qag.truths_schema(100),
    qag.answers_schema(33, reasons=True),
    qag.answers_schema(33, reasons=False),
]
POINTS = [reading.points_schema(1), reading.points_schema(reading.MOST_POINTS)]
_FORM = [
    minutes.Section(
        str(kind.label), kind, columns=("Item", "Sum") if kind == minutes.Kind.TABLE else ()
    )
    for kind in minutes.Kind
]
# By the function that asks with it, each at the limits of what it may be.
SCHEMAS: dict[str, list[Schema]] = {
    "packages/judge/countersign_judge/judges/geval.py _request": [
        geval.answer_schema(variant, criteria(count, steps), reason=reason)
        for variant in shipped_variants().values()
        for count, steps in ((1, 0), (1, 20), (geval.MOST_JOINT, 8))
        for reason in (True, False)
    ],
    "packages/judge/countersign_judge/judges/claims.py _request": [
        claims.claims_schema(range(at, at + 16), reasons=reasons, most=most)
        for at in (0, 48)
        for reasons in (True, False)
        for most in (3, 6)
    ],
    "packages/judge/countersign_judge/second_look.py _ask_meanings": [
        second_look.meanings_schema(32)
    ],
    "packages/judge/countersign_judge/judges/qag.py call": QAG,
    "packages/judge/countersign_judge/judges/qag.py _room": QAG,
    "packages/judge/countersign_judge/judges/reading.py _list_points": POINTS,
    "packages/judge/countersign_judge/judges/reading.py request_for": POINTS,
    "packages/judge/countersign_judge/judges/mqag.py questions": [mqag.questions_schema(30)],
    "packages/judge/countersign_judge/judges/mqag.py request": [mqag.ANSWER_SCHEMA],
    "packages/judge/countersign_judge/steps.py generate_steps": [steps.SCHEMA],
    "summaries/writing.py _build_request": [
        prompts.summary_schema(20),
        prompts.summary_schema(2000),
        minutes.answer_schema(_FORM),
    ],
    "summaries/writing.py write_section": [minutes.answer_schema([section]) for section in _FORM],
    "summaries/writing.py _write_notes": [writing.NOTES_SCHEMA],
}


def askers() -> Iterator[str]:
    """Every function of ours that gives a request a schema."""
    for path in sorted(Path(configured.BASE_DIR).glob("*/**/*.py")):
        place = path.relative_to(configured.BASE_DIR)
        if place.parts[0] in {"tests", "tools", "llm"} or place.parts[0].startswith("."):
            continue
        if place.is_relative_to("packages/judge/countersign_judge/llm"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
            keywords = (keyword for call in calls for keyword in call.keywords)
            given = [each.value for each in keywords if each.arg == "schema"]
            if any(not isinstance(value, ast.Constant) for value in given):
                yield f"{place.as_posix()} {function.name}"


def test_the_table_has_every_function_that_asks_with_a_schema() -> None:
    assert set(askers()) == set(SCHEMAS)


@pytest.mark.parametrize("provider", PROVIDERS)
@pytest.mark.parametrize("asker", SCHEMAS)
def test_no_schema_is_refused(serve: Serve, asker: str, provider: Provider) -> None:
    answers = [filled(schema, {"score": 4, "reason": "So."}) for schema in SCHEMAS[asker]]
    server = serve([Reply(data=answer) for answer in answers], strict=Strict(provider))
    for schema, answer in zip(SCHEMAS[asker], answers, strict=True):
        request = ChatRequest(
            model=MODELS[provider],
            messages=(Message("user", "Judge."),),
            purpose="test",
            schema=schema,
            cache=False,
        )
        assert chat(request).choices[0].data == answer
    nothing_was_left_out(server)


# --- Whole runs -------------------------------------------------------------


def models(request: Received) -> Reply:
    """A writer whose second text is better, and a judge that answers every kind of question."""
    if request.role == "writer":
        rewriting = BAD in request.prompt
        return Reply(data={"summary": GOOD if rewriting else BAD})
    if request.checks_claims and request.schema_name == "claims":
        return Scenario()(request)
    schema = request.schema or {}
    given: dict[str, Any] = {"reason": "So.", "score": 2 if BAD in request.prompt else 5}
    sentences = schema["properties"].get("sentences", {}).get("properties", {})
    if any(part["type"] == "array" for part in sentences.values()):
        given["sentences"] = {
            number: [filled(part["items"], {"reason": "So."})] for number, part in sentences.items()
        }
    questions = schema["properties"].get("questions", {}).get("items", {})
    if questions:
        multiple = {"sentence": 1, "question": "What is kept?", "options": ["A", "B", "C", "D"]}
        kept = "Is the budget kept?"
        given["questions"] = [kept if questions["type"] == "string" else multiple]
    return Reply(data=filled(schema, given), distribution={str(given["score"]): 1.0})


@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_pipeline_asks_for_nothing_that_is_refused(serve: Serve, provider: Provider) -> None:
    server = serve(models, strict=Strict(provider), ALLOW_ATOMIC=False)
    summary = work(case(version("coherence", "consistency", confirm=True)))
    assert summary.status == Status.IN_REVIEW
    assert [attempt.text for attempt in summary.attempts.all()] == [BAD, GOOD]
    names = {request.schema_name for request in server.requests}
    assert names == {"summary", "verdict", "claims", "meanings"}
    nothing_was_left_out(server)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_metaeval_asks_for_nothing_that_is_refused(
    serve: Serve, tmp_path: Path, provider: Provider
) -> None:
    server = serve(models, strict=Strict(provider), CACHE=False)
    call_command(
        "metaeval",
        pairs_file(tmp_path),
        judge=["geval", "qag", "mqag"],
        model=[MODELS[provider]],
        out=tmp_path / "out",
        yes=True,
        verbosity=0,
    )
    names = {request.schema_name for request in server.requests}
    assert names == {"verdict", "questions", "claims", "answers", "choice"}
    nothing_was_left_out(server)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_many_sentences_questions_and_criteria_are_asked_for_in_parts(
    serve: Serve, provider: Provider
) -> None:
    server = serve(models, strict=Strict(provider))
    text = " ".join(f"Item {at} was agreed." for at in range(1, 41))
    judge_input = a_case(provider, text=text, joint=True)
    questions = [f"Was item {at} agreed?" for at in range(1, 41)]
    asking = a_criterion(parameters={"assessment_questions": questions})
    (score,) = qag.judge(judge_input, [asking]).scores
    assert score.value is not None
    names = [request.schema_name for request in server.requests]
    assert [names.count(name) for name in ("questions", "answers")] == [2, 2]
    assert names.count("claims") >= 3
    judgement = geval.judge(judge_input, [a_criterion(f"c{at}") for at in range(1, 31)])
    assert len(judgement.scores) == 30
    assert len(server.requests) == len(names) + 2
    nothing_was_left_out(server)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_model_that_thinks_goes_through_the_same_pipeline(
    serve: Serve, provider: Provider
) -> None:
    """What it refuses is left out, and the schema stays."""
    server = serve(models, strict=Strict(provider, thinks=True), ALLOW_ATOMIC=False)
    summary = work(case(version("consistency")))
    assert summary.status == Status.IN_REVIEW
    assert all(request.body.get("response_format") for request in server.requests)
    left_out = {
        name for row in ModelCall.objects.all() for name in row.dropped.split(", ") if row.dropped
    }
    assert left_out <= {"temperature", "seed", "logprobs", "max_tokens", "n"}
    assert {"temperature", "max_tokens"} <= left_out
