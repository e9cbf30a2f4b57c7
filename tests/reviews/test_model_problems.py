"""What pages and API say while a model cannot be asked: a wrong key, a stopped server, a missing
model, a missing variable, and no free slot."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS
from countersign_judge.llm.errors import SetUpFault
from countersign_judge.llm.problems import NO_SLOT, translate_problem
from countersign_judge.llm.providers.registry import CLIENTS
from countersign_judge.llm.timeouts import RESPONSE_TIMES, Deadline
from django.db.models.functions import Now
from django.urls import reverse
from django.utils import translation
from pytest_django.fixtures import Settings

from llm import concurrency
from reviews.model_problems import find_model_problems
from summaries import services
from summaries.models import Summary
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes
from tests.modelserver import ModelServer, Reply
from tests.modelserver.server import Script

pytestmark = pytest.mark.django_db
AWAY = "http://127.0.0.1:9"


@pytest.fixture(autouse=True)
def _of_no_other_test() -> Iterator[None]:
    yield
    CIRCUIT_BREAKERS.clear()
    RESPONSE_TIMES.clear()
    CLIENTS.close()


@pytest.fixture
def models(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    with ModelServer([]) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
        monkeypatch.setenv("OLLAMA_HOST", server.base_url)
        yield server


def waiting(settings: Settings, model: str) -> Summary:
    settings.LLM = {**settings.LLM, "WRITER_MODEL": model, "BACKOFF": 0.001}
    case = factories.case()
    services.write_next_attempt(case.pk)
    case.refresh_from_db()
    return case


SENTENCES: list[tuple[str, Script, str]] = [
    ("openai:gpt-4o", [Reply.error(401, "no")], "refuses the key for openai:gpt-4o. Set OPENAI"),
    ("openai:gpt-4o", [Reply.error(403, "no")], "refuses the key for openai:gpt-4o. Set OPENAI"),
    (
        "ollama:llama3.1",
        [Reply.error(404, 'model "llama3.1" not found, try pulling it first')],
        "does not have ollama:llama3.1. Get it with `ollama pull llama3.1`.",
    ),
    (
        "openai:gpt-9",
        [Reply.error(404, "The model `gpt-9` does not exist", code="model_not_found")],
        "does not have openai:gpt-9. Correct the name in COUNTERSIGN_WRITER_MODEL",
    ),
    (
        "openai:gpt-4o",
        [Reply(status=404, raw='{"detail": "Not Found"}')],
        "does not know the path of our calls, so openai:gpt-4o cannot be asked. Set OPENAI_BASE",
    ),
    (
        "ollama:llama3.1",
        [Reply.error(500, "model requires more system memory (8 GiB) than is available (3 GiB)")],
        "has too little memory for ollama:llama3.1. Use a smaller model",
    ),
    (
        "openai:gpt-4o",
        [Reply.error(400, "User location is not supported for the API use.")],
        "Its answer: HTTP 400: User location is not supported for the API use. Change what it",
    ),
    (
        "openai:gpt-4o",
        [Reply.error(418, "The moon is in the wrong place")],
        "Its answer: HTTP 418: The moon is in the wrong place. Change what it names there",
    ),
]


@pytest.mark.parametrize(("model", "script", "said"), SENTENCES)
def test_a_case_waits_with_the_sentence_and_every_page_shows_it(
    models: ModelServer, settings: Settings, model: str, script: Script, said: str
) -> None:
    models.script = script
    case = waiting(settings, model)
    assert case.status == Status.QUEUED
    assert said in case.waiting_for
    assert case.faulty_since is None
    assert_shown(case, said)


def test_a_stopped_server_is_named_with_the_command_that_starts_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", AWAY)
    case = waiting(settings, "ollama:llama3.1")
    said = f"Ollama at {AWAY} refuses connections, so ollama:llama3.1 cannot be asked. Start it"
    assert case.waiting_for.startswith(said)
    assert_shown(case, said)


def test_what_rests_names_the_refused_connection(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", AWAY)
    settings.LLM = {**settings.LLM, "BREAKER_FAILURES": 1, "MAX_TRIES": 1}
    first, second = (waiting(settings, "ollama:llama3.1") for _ in range(2))
    assert CIRCUIT_BREAKERS[AWAY]._is_open()
    assert second.waiting_for == first.waiting_for


def test_a_missing_variable_is_named_before_anything_waits(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    settings.LLM = {**settings.LLM, "JUDGE_MODEL": "azure:ours", "WRITER_MODEL": "openai:gpt-4o"}
    assert [problem.split(" is not set")[0] for problem in find_model_problems()] == [
        "OpenAI needs a key for openai:gpt-4o, and OPENAI_API_KEY",
        "Azure OpenAI needs an address for azure:ours, and AZURE_OPENAI_ENDPOINT",
    ]
    case = waiting(settings, "openai:gpt-4o")
    assert case.status == Status.QUEUED
    assert_shown(case, "OPENAI_API_KEY is not set")


def assert_shown(case: Summary, said: str) -> None:
    """On the case, the queue, the pipeline and where a text is handed in, with the way to help."""
    client = client_of(scenes.person("ada", "reviewers", "admins", "authors"))
    paths = (
        reverse("summary", args=[case.pk]),
        reverse("queue"),
        reverse("pipeline"),
        reverse("hand-in"),
    )
    for path in paths:
        html = client.get(path).content.decode()
        assert said in html.replace("&quot;", '"'), path
        assert reverse("set-up-model") in html, path


def test_a_case_goes_on_by_itself_once_the_key_is_right(
    models: ModelServer, settings: Settings
) -> None:
    models.script = [Reply.error(401, "no")]
    case, other = (waiting(settings, "openai:gpt-4o") for _ in range(2))
    models.script, models._served = [Reply(data={"summary": factories.TEXT})], 0
    Summary.objects.filter(pk=case.pk).update(not_before=None)
    services.write_next_attempt(case.pk)
    case.refresh_from_db()
    assert case.status == Status.DRAFTED
    assert Summary.objects.filter(pk=other.pk, not_before__lte=Now()).exists()


@pytest.mark.slow
def test_what_waits_for_a_slot_says_so_while_it_waits_and_takes_it_back(
    models: ModelServer, settings: Settings
) -> None:
    settings.LLM = {**settings.LLM, "MAX_CONCURRENCY": 1}
    seen: list[str] = []

    def note(subject: object, reason: str, **_: object) -> None:
        seen.append(reason)
        other.close()

    concurrency.waits.connect(note)
    models.script = [Reply(data={"summary": factories.TEXT})]
    with ExitStack() as other:
        other.enter_context(concurrency.hold_slot(models.openai_url, Deadline.after(60)))
        case = waiting(settings, "openai:gpt-4o")
    assert case.status == Status.DRAFTED
    assert seen == ["Waiting for a free slot of openai:gpt-4o (at most 1 at once).", ""]


def test_sentences_are_translated_when_they_are_shown() -> None:
    text = NO_SLOT.format(model="openai:gpt-4o", most=64)
    assert translate_problem(text) == text
    with translation.override("de"):
        assert translate_problem(text) != text
        assert "openai:gpt-4o" in translate_problem(text)
        assert translate_problem("HTTP 500: down") == "HTTP 500: down"


def test_they_blame_no_summary() -> None:
    assert not SetUpFault.blames
