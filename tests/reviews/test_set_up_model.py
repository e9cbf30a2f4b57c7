"""The page behind "Set up a model"."""

import pytest
from django.conf import settings as configured
from django.urls import reverse

from llm.models import CallOutcome
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import model_call

pytestmark = pytest.mark.django_db


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
        (CallOutcome.OK, "Answered last on"),
        (CallOutcome.PERMANENT, "Refused the last request"),
        (CallOutcome.TIMEOUT, "Did not answer the last request"),
        (CallOutcome.TRANSIENT, "Did not answer the last request"),
    ],
)
def test_an_admin_reads_the_values_without_secrets_and_how_the_server_answered(outcome, said):
    admin = scenes.system_admin()
    assert "Not asked so far." in shown(admin)
    model_call(provider="openai", model="gpt-4o", outcome=outcome)
    # An answer out of the cache says nothing of the server.
    model_call(provider="openai", model="gpt-4o", outcome=CallOutcome.CACHED)
    html = shown(admin)
    assert said in html
    assert "The offline engine needs none." in html
    assert "https://models.example/v1" in html
    assert "set (hidden)" in html
    assert "sk-very-secret" not in html
    assert "hidden-word" not in html


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
    assert "Das Offline-Verfahren braucht keinen." in html


def test_the_badge_and_the_first_steps_lead_there():
    link = f'href="{reverse("set-up-model")}"'
    assert link in client_of(scenes.system_admin()).get("/").content.decode()
    case = scenes.in_review()
    page = client_of(scenes.reviewer()).get(reverse("summary", args=[case.pk]))
    assert link in page.content.decode()
