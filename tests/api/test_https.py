"""What a site over HTTPS does otherwise: its cookies, and requests that come in clear."""

import os
import subprocess
import sys

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from tests.api.conftest import Api
from web import pages

_SHOWN = """
import django
django.setup()
from django.conf import settings as s
print(s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME, s.LANGUAGE_COOKIE_NAME)
print(s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE, s.SECURE_SSL_REDIRECT)
print(s.SECURE_HSTS_SECONDS, s.SECURE_HSTS_INCLUDE_SUBDOMAINS, s.DEBUG)
"""


@pytest.mark.slow
def test_an_https_address_binds_every_cookie_to_this_host():
    environment = {**os.environ, "COUNTERSIGN_BASE_URL": "https://countersign.example.org"}
    shown = subprocess.run(
        [sys.executable, "-c", _SHOWN], env=environment, capture_output=True, text=True, check=True
    )
    assert shown.stdout.splitlines() == [
        "__Host-sessionid __Host-csrftoken __Host-language",
        "True True True",
        "31536000 True False",
    ]


def test_a_cookie_is_for_this_host_and_no_script(settings):
    settings.SESSION_COOKIE_SECURE, settings.COOKIE_PREFIX = True, "__Host-"
    answer = HttpResponse()
    pages.store_cookie(answer, "theme", "dark")
    cookie = answer.cookies["__Host-theme"]
    assert (cookie["secure"], cookie["httponly"], cookie["samesite"]) == (True, True, "Lax")
    assert (cookie["path"], cookie["domain"]) == ("/", "")


@pytest.mark.django_db
def test_a_page_in_clear_leads_on_to_https(settings):
    settings.SECURE_SSL_REDIRECT = True
    answer = Client().get("/sign-in")
    assert (answer.status_code, answer["Location"][:8]) == (301, "https://")


@pytest.mark.django_db
def test_a_program_in_clear_is_refused_and_not_led_on(settings, api: Api):
    settings.SECURE_SSL_REDIRECT = True
    headers = {"authorization": f"Bearer {api.token}"}
    refused = Client().get("/api/v1/records", headers=headers)
    assert refused.status_code == 403
    assert refused.json()["type"].endswith("https-needed")
    assert Client().get("/api/v1/records", headers=headers, secure=True).status_code == 200


@pytest.mark.django_db
def test_a_page_says_to_the_browser_what_it_may_do():
    answer = Client().get(reverse("sign-in"))
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] == "same-origin"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "no-store" in answer["Cache-Control"]
    for rule in ("camera=()", "microphone=()", "publickey-credentials-get=(self)"):
        assert rule in answer["Permissions-Policy"].split(", ")
    rules = dict(part.split(" ", 1) for part in answer["Content-Security-Policy"].split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer["Content-Security-Policy"]
