"""The page that says what leaves the installation, and to which server."""

import pytest
from django.core.checks import run_checks
from django.urls import reverse

from delivery.models import Endpoint, EventKind
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
_LOG = "No checkpoint of the log leaves"


@pytest.fixture
def sina(db):
    return scenes.system_admin()


def shown(user) -> str:
    return client_of(user).get(reverse("outside")).content.decode()


def test_without_anything_set_nothing_leaves_and_the_log_is_warned_of(sina):
    told = shown(sina)
    assert "No model server, webhook, sink, mail server or identity provider is set." in told
    assert _LOG in told


def test_each_server_is_named_with_what_it_gets_and_what_sets_it(sina, settings, monkeypatch):
    monkeypatch.setenv("OPENAI_BASE_URL", "https://models.example.org/v1")
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:big", "TRUSTED_HOSTS": ()}
    settings.RECORD_SINKS = {"s3": "s3://records/countersign"}
    settings.EMAIL_URL, settings.EMAIL_HOST = "smtp://mail.example.org", "mail.example.org"
    Endpoint.objects.create(
        owner=sina, name="CRM", url="https://crm.example.org/hook", kinds=[EventKind.APPROVED]
    )
    told = shown(sina)
    for words in (
        "models.example.org (openai:big)",
        "COUNTERSIGN_WRITER_MODEL",
        "crm.example.org",
        "s3://records/countersign",
        "mail.example.org",
    ):
        assert words in told
    assert "personal data hidden where a guideline asks" in told
    assert _LOG not in told


def test_a_trusted_model_server_gets_texts_as_they_are(sina, settings, monkeypatch):
    monkeypatch.setenv("OPENAI_BASE_URL", "https://models.example.org:8443/v1")
    trusted = {"JUDGE_MODEL": "openai:big", "TRUSTED_HOSTS": ("models.example.org",)}
    settings.LLM = {**settings.LLM, **trusted}
    assert "as they are: a trusted server" in shown(sina)


def test_the_check_of_a_deployment_warns_where_no_checkpoint_leaves(settings):
    def warned() -> bool:
        found = run_checks(include_deployment_checks=True)
        return "delivery.W002" in {each.id for each in found}

    assert warned()
    settings.RECORD_SINKS = {"s3": "s3://records/countersign"}
    assert not warned()
