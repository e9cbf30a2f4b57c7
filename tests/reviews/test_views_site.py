"""What all pages share: policy of content, caching, theme, errors."""

from typing import NoReturn

import pytest
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import path, reverse

from config import urls
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa():
    return client_of(scenes.reviewer())


def test_nothing_is_inline_and_the_policy_forbids_it(rosa):
    case = scenes.in_review()
    for url in ("/", f"/summaries/{case.pk}/", "/records/", "/status", "/sign-in"):
        answer = rosa.get(url, follow=True)
        html = answer.content.decode()
        policy = answer["Content-Security-Policy"]
        assert "unsafe-inline" not in policy
        assert "unsafe-eval" not in policy
        assert " style=" not in html
        assert "<style" not in html
        assert " onclick=" not in html
        assert "<script>" not in html


def test_pages_of_cases_are_not_kept_by_caches(rosa):
    assert rosa.get("/")["Cache-Control"] == "no-store"


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_the_theme_is_remembered_from_the_first_paint(theme):
    client = Client()
    answer = client.post(reverse("theme"), {"theme": theme, "next": "/sign-in"})
    assert answer["Location"] == "/sign-in"
    assert f'data-theme="{theme}"' in client.get("/sign-in").content.decode()


def test_a_theme_nobody_knows_and_a_way_back_to_elsewhere_are_ignored():
    client = Client()
    data = {"theme": '"><script>', "next": "https://evil.example.org/"}
    answer = client.post(reverse("theme"), data)
    assert answer["Location"] == reverse("queue")
    assert "theme" not in answer.cookies
    client.cookies["theme"] = '"><script>'
    assert 'data-theme="auto"' in client.get("/sign-in").content.decode()


def test_the_installation_says_that_it_runs_without_a_language_model(rosa, settings):
    assert "No language model is set up." in rosa.get("/").content.decode()
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:gpt-5"}
    assert "No language model judges here." in rosa.get("/").content.decode()
    settings.LLM = {**settings.LLM, "JUDGE_MODEL": "openai:gpt-5"}
    assert "No language model" not in rosa.get("/").content.decode()


def test_a_refusal_says_why_in_the_products_words():
    answer = client_of(scenes.author()).get(reverse("pipeline"))
    assert answer.status_code == 403
    assert "You don&#x27;t have access to processing." in answer.content.decode()


def broken(_: HttpRequest) -> NoReturn:
    raise RuntimeError("broken")


urlpatterns = [path("broken", broken), *urls.urlpatterns]
handler500 = urls.handler500


@pytest.mark.urls(__name__)
def test_the_page_for_our_own_faults_names_the_request():
    client = client_of(scenes.reviewer())
    client.raise_request_exception = False
    answer = client.get("/broken", headers={"x-request-id": "abc.123"})
    assert answer.status_code == 500
    assert "<code>abc.123</code>" in answer.content.decode()


def test_the_page_for_our_own_faults_needs_nothing_that_may_be_broken():
    html = render_to_string("500.html")
    assert "Something went wrong" in html
    assert "countersign.css" in html
