"""A package beside Countersign adds a provider with one module: that of docs/models.md."""

import csv
import json
import re
import sys
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from countersign_judge.llm.client import chat
from countersign_judge.llm.errors import NotConfigured, Unreachable
from countersign_judge.llm.providers import registry
from countersign_judge.llm.providers.registry import (
    CLIENTS,
    connect_model,
    load_provider,
    parse_model,
)
from countersign_judge.llm.types import ChatRequest, Message
from django.core.management import call_command
from django.urls import reverse
from pytest_django.fixtures import Settings

from llm.checks import model_errors
from llm.models import ModelCall
from summaries.models import Summary
from summaries.status import Status
from tests.api.conftest import Api, api, make_user, service, submission
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import version
from tests.measuring.metaeval.data import pairs_file
from tests.packages import installed
from tests.test_pipeline import work

__all__ = ["api", "make_user", "service"]

pytestmark = pytest.mark.django_db(transaction=True)

MODEL = "toy:echo"
SAID = "The pump failed on Monday."
RECIPE = Path(__file__).parent.parent / "docs" / "models.md"
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """`install("toy", module)`: what installing the package toy-provider leaves on the path."""

    def put(name: str, module: str, package: str = "toy-provider") -> None:
        folder = tmp_path / package
        code = package.replace("-", "_")
        installed(folder, package, "countersign.providers", f"{name} = {code}:PROVIDER")
        (folder / f"{code}.py").write_text(module)
        monkeypatch.syspath_prepend(folder)
        # A module of another test has its name.
        monkeypatch.delitem(sys.modules, code, raising=False)
        _forget()

    yield put
    _forget()
    CLIENTS.close()


def _forget() -> None:
    """A new process has looked for no provider yet."""
    registry._find_entry_points.cache_clear()
    load_provider.cache_clear()


def recipe() -> str:
    """The module of the page."""
    (module,) = re.findall(r"```python\n# toy_provider.py\n(.*?)```", RECIPE.read_text(), re.DOTALL)
    return str(module)


def test_a_module_written_for_1_0_is_loaded(install: Install) -> None:
    install("toy", recipe().replace("countersign_judge.llm", "llm"))
    assert load_provider("toy").label == "Toy server"


@pytest.fixture
def toy(install: Install, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The recipe, installed; its server writes and judges. Its address."""
    install("toy", recipe())
    with ThreadingHTTPServer(("127.0.0.1", 0), Server) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}"
        monkeypatch.setenv("TOY_URL", address)
        settings.LLM = {**settings.LLM, "WRITER_MODEL": MODEL, "JUDGE_MODEL": MODEL}
        yield address
        server.shutdown()


class Server(BaseHTTPRequestHandler):
    """Answers every schema with the same sentence and the best score."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        text = json.dumps(answer(asked["schema"])) if asked["schema"] else SAID
        body = json.dumps({"text": text, "read": 100, "written": 10}).encode()
        self.send_response(200 if self.path == "/ask" else 404)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def answer(schema: dict[str, Any]) -> Any:
    if "enum" in schema:
        return "yes" if "yes" in schema["enum"] else schema["enum"][-1]
    match schema["type"]:
        case "object":
            parts = schema["properties"].items()
            # A quote has to be in the source, which differs from test to test.
            return {name: [] if name == "quotes" else answer(part) for name, part in parts}
        case "array":
            return [answer(schema["items"])]
        case "string":
            return SAID
        case _:
            return 1


@pytest.mark.usefixtures("toy")
def test_chat_asks_it_and_the_ledger_names_it() -> None:
    result = chat(ChatRequest(MODEL, (Message("user", "What failed?"),), purpose="test"))
    assert result.choices[0].text == SAID
    assert (result.usage.prompt, result.usage.completion) == (100, 10)
    call = ModelCall.objects.get()
    assert (call.provider, call.model, call.outcome) == ("toy", "echo", "ok")


@pytest.mark.usefixtures("toy")
def test_it_writes_and_judges_what_the_api_takes(api: Api) -> None:
    guideline = version("consistency").guideline.name
    sent = api.post("transcripts", submission(guideline=guideline))
    assert sent.status_code == 202, sent.content
    case = work(Summary.objects.get(transcript=json.loads(sent.content)["id"]))
    assert case.status == Status.IN_REVIEW
    attempt = case.attempts.get()
    assert (attempt.text, attempt.model) == (SAID, MODEL)
    evaluation = attempt.evaluations.get(judge="geval")
    assert (evaluation.model, evaluation.scores.get().value) == (MODEL, 5.0)


@pytest.mark.usefixtures("toy")
def test_judge_scores_pairs_with_it(tmp_path: Path) -> None:
    pairs = tmp_path / "pairs.jsonl"
    pairs.write_text(json.dumps({"source": f"Ana: {SAID}", "summary": SAID}))
    out = tmp_path / "scores.csv"
    options = {"out": out, "model": MODEL, "criterion": ["consistency"], "yes": True}
    call_command("judge", str(pairs), verbosity=0, **options)
    (row,) = csv.DictReader(out.read_text().splitlines())
    assert float(row["consistency"]) == 5.0


@pytest.mark.usefixtures("toy")
def test_metaeval_measures_it(tmp_path: Path) -> None:
    options = {"model": [MODEL], "dimension": ["consistency"], "yes": True, "verbosity": 0}
    call_command("metaeval", pairs_file(tmp_path), out=tmp_path / "out", **options)
    (row,) = json.loads((tmp_path / "out" / "results.json").read_text())
    assert (row["model"], row["n"], row["unscored"]) == (MODEL, 9, 0)


@pytest.mark.usefixtures("toy")
def test_pages_and_messages_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    html = client_of(scenes.system_admin()).get(reverse("set-up-model")).content.decode()
    assert "Toy server" in html
    assert "TOY_URL" in html
    with pytest.raises(ValueError, match="ollama:NAME, toy:NAME or offline"):
        parse_model("echo")
    monkeypatch.delenv("TOY_URL")
    with pytest.raises(NotConfigured, match="Toy server needs an address for toy:echo, and TOY_UR"):
        connect_model(MODEL)
    assert [error.id for error in model_errors({})] == ["llm.E003"]


@pytest.mark.usefixtures("toy")
def test_a_server_that_is_away_is_named_with_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_URL", "http://127.0.0.1:9")
    with pytest.raises(Unreachable, match=r"Toy server at http://127.0.0.1:9 .* set TOY_URL"):
        chat(ChatRequest(MODEL, (Message("user", "What failed?"),), purpose="test"))


@pytest.mark.usefixtures("toy")
def test_a_name_that_two_packages_take_is_an_error_that_names_both(install: Install) -> None:
    install("toy", "PROVIDER = None", package="other-toy")
    with pytest.raises(NotConfigured, match=r"provider toy: other-toy 1\.0, toy-provider 1\.0\."):
        connect_model(MODEL)
    assert [error.id for error in model_errors({})] == ["llm.E009"]


def test_one_of_ours_cannot_be_replaced(install: Install) -> None:
    install("openai", "PROVIDER = None")
    with pytest.raises(NotConfigured, match=r"provider openai: Countersign, toy-provider 1\.0\."):
        load_provider("openai")


@pytest.mark.parametrize(
    ("module", "cause"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named"),
        ("PROVIDER = 'toy'", "TypeError: toy_provider:PROVIDER has to be an object of a subclass"),
    ],
)
def test_a_module_that_cannot_be_used_is_named_with_its_package(
    install: Install, module: str, cause: str
) -> None:
    install("broken", module)
    with pytest.raises(NotConfigured, match=rf"broken of toy-provider 1\.0 cannot be .*{cause}"):
        connect_model("broken:any")
    assert [error.id for error in model_errors({})] == ["llm.E009"]
