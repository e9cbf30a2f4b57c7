"""The page behind "Set up a model"."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS
from countersign_judge.llm.ledger import CallOutcome
from countersign_judge.llm.providers.ollama import parse_host
from countersign_judge.llm.providers.registry import CLIENTS
from django.conf import settings as configured
from django.urls import reverse

from config.embedded.supervisor import model_line
from llm.models import ModelCall
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import model_call
from tests.modelserver import ModelServer, Reply

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _of_no_other_test():
    yield
    CIRCUIT_BREAKERS.clear()
    CLIENTS.close()


@pytest.fixture
def _openai(settings, monkeypatch) -> None:
    settings.LLM = {**configured.LLM, "WRITER_MODEL": "openai:gpt-4o", "JUDGE_MODEL": "offline"}
    monkeypatch.setenv("OPENAI_API_KEY", "sk-very-secret")
    monkeypatch.setenv(
        "OPENAI_BASE_URL", "https://me:hidden-word@models.example/v1?key=hidden-word"
    )


def shown(user, **headers: str) -> str:
    return client_of(user).get(reverse("set-up-model"), headers=headers).content.decode()


@pytest.mark.usefixtures("_openai")
@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (CallOutcome.OK, "Last answer"),
        (CallOutcome.PERMANENT, "Refused the last request"),
        (CallOutcome.TIMEOUT, "No answer to the last request"),
        (CallOutcome.TRANSIENT, "No answer to the last request"),
    ],
)
def test_an_admin_reads_the_values_without_secrets_and_how_the_server_answered(outcome, said):
    admin = scenes.system_admin()
    assert "Not used yet." in shown(admin)
    model_call(provider="openai", model="gpt-4o", outcome=outcome)
    # An answer out of the cache says nothing of the server.
    model_call(provider="openai", model="gpt-4o", outcome=CallOutcome.CACHED)
    html = shown(admin)
    assert said in html
    assert "Extracting without a model needs none." in html
    assert "https://models.example/v1" in html
    assert "set (hidden)" in html
    assert "sk-very-secret" not in html
    assert "hidden-word" not in html


@pytest.mark.usefixtures("_openai")
def test_the_window_of_a_model_is_shown_with_its_date_and_an_unknown_one_with_the_remedy(settings):
    admin = scenes.system_admin()
    assert "128,000 tokens, as listed on" in shown(admin)
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:our-own"}
    html = shown(admin)
    assert "<strong>Unknown.</strong> 128,000 tokens are assumed" in html
    assert "<code>COUNTERSIGN_OPENAI_CONTEXT_TOKENS</code>" in html
    settings.LLM = {**settings.LLM, "OPENAI_CONTEXT_TOKENS": 32_000}
    assert "32,000 tokens, as set" in shown(admin)


@pytest.mark.parametrize(
    ("trained", "said"),
    [
        (None, "Ollama does not report it for this model."),
        (131_072, "16,384 tokens. The model takes 131,072: raise"),
        (8_192, "8,192 tokens"),
    ],
)
def test_ollama_is_asked_for_the_window_of_its_model(settings, monkeypatch, trained, said):
    with ModelServer([Reply("")], trained=trained) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.base_url)
        settings.LLM = {**configured.LLM, "WRITER_MODEL": "ollama:m", "JUDGE_MODEL": "offline"}
        assert said in " ".join(shown(scenes.system_admin()).split())


@pytest.mark.usefixtures("_openai")
def test_others_read_whom_to_ask_and_no_setting():
    scenes.system_admin()
    html = shown(scenes.reviewer())
    assert "Sina Aalto" in html
    assert "models.example" not in html
    assert "COUNTERSIGN_WRITER_MODEL" not in html


def test_the_page_is_in_german():
    html = shown(scenes.system_admin(), **{"accept-language": "de"})
    assert "Modell einrichten" in html
    assert "Das Extrahieren ohne Modell braucht keinen." in html


def test_the_badge_and_the_first_steps_lead_there():
    link = f'href="{reverse("set-up-model")}"'
    assert link in client_of(scenes.system_admin()).get("/").content.decode()
    case = scenes.in_review()
    page = client_of(scenes.reviewer()).get(reverse("summary", args=[case.pk]))
    assert link in page.content.decode()


def tried(user, model: str):
    return client_of(user).post(reverse("set-up-model"), {"model": model})


def test_trying_a_model_shows_its_answer_tokens_and_what_it_takes(settings, monkeypatch):
    settings.LLM = {**configured.LLM, "WRITER_MODEL": "openai:gpt-4o"}
    with ModelServer([Reply(data={"answer": "Hello there.", "score": 5})]) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
        html = tried(scenes.system_admin(), "openai:gpt-4o").content.decode()
    assert "<strong>openai:gpt-4o answered</strong>" in html
    assert "Hello there." in html
    assert "tokens read" in html
    assert "Follows JSON schemas." in html
    assert "Gives log-probabilities" in html
    assert ModelCall.objects.get().purpose == "try"


def test_trying_a_model_says_what_its_server_refuses(settings, monkeypatch):
    settings.LLM = {**configured.LLM, "WRITER_MODEL": "openai:gpt-4o"}
    refusal = Reply.error(400, "logprobs are not supported", param="logprobs")
    answer = Reply(data={"answer": "Hello there.", "score": 5}, logprobs=())
    with ModelServer([refusal, answer]) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
        html = tried(scenes.system_admin(), "openai:gpt-4o").content.decode()
    assert "Gives no log-probabilities" in html
    assert "Refuses logprobs; calls omit them." in html


def test_trying_a_model_whose_server_is_stopped_says_how_to_start_it(settings, monkeypatch):
    settings.LLM = {**configured.LLM, "WRITER_MODEL": "ollama:llama3.1"}
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    html = tried(scenes.system_admin(), "ollama:llama3.1").content.decode()
    assert "<strong>ollama:llama3.1 did not answer.</strong>" in html
    assert "Start it with `ollama serve`" in html


@pytest.mark.usefixtures("_openai")
def test_only_models_in_use_are_tried_and_only_by_those_who_set_up():
    assert tried(scenes.system_admin(), "openai:another").status_code == 404
    assert tried(scenes.system_admin("sam"), "offline").status_code == 404
    assert "answered" not in tried(scenes.reviewer(), "openai:gpt-4o").content.decode()
    assert not ModelCall.objects.exists()


def test_what_this_machine_has_is_shown_with_its_command(monkeypatch, ollama):
    monkeypatch.setenv("OLLAMA_HOST", ollama)
    monkeypatch.setenv("OPENAI_API_KEY", "sk-very-secret")
    html = shown(scenes.system_admin())
    assert f"Ollama at http://{ollama} with llama3.1:8b, nomic-embed-text" in html
    assert "make run MODEL=ollama:llama3.1:8b" in html
    assert "make run MODEL=openai:gpt-4o" in html


def test_make_run_says_in_one_line_how_to_use_what_it_finds(ollama):
    line = model_line({"OLLAMA_HOST": ollama})
    assert line == (
        f"No language model is set. To use one, Ollama at http://{ollama} with llama3.1:8b, "
        "nomic-embed-text: make run MODEL=ollama:llama3.1:8b"
    )
    nothing = {"OLLAMA_HOST": "http://127.0.0.1:9"}
    assert model_line(nothing).endswith(
        "see docs/models.md, for example: make run MODEL=ollama:llama3.1"
    )
    assert model_line({**nothing, "COUNTERSIGN_WRITER_MODEL": "openai:gpt-4o"}) == ""


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("", "http://127.0.0.1:11434"),
        ("0.0.0.0", "http://127.0.0.1:11434"),
        ("box:8000", "http://box:8000"),
        ("https://box", "https://box:443"),
    ],
)
def test_the_host_of_ollama_is_read_as_ollama_reads_it(host, address):
    assert parse_host(host) == address


class _Tags(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = b'{"models": [{"name": "nomic-embed-text:latest"}, {"name": "llama3.1:8b"}]}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def ollama():
    with ThreadingHTTPServer(("127.0.0.1", 0), _Tags) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()
