"""How many requests a token may make."""

import re

from django.contrib.auth.models import User

from accounts import tokens
from accounts.models import ApiToken
from tests.api.conftest import Api, assert_problem, submission


def test_every_answer_says_what_is_left(api: Api, settings):
    settings.API_REQUESTS_PER_MINUTE = 50
    response = api.get("transcripts")
    assert response.headers["RateLimit-Policy"] == '"token";q=50;w=60'
    found = re.fullmatch(r'"token";r=(\d+);t=(\d+)', response.headers["RateLimit"])
    assert found
    assert int(found[1]) == 49
    assert 1 <= int(found[2]) <= 120


def test_one_request_too_many_is_told_when_to_come_back(api: Api, settings):
    settings.API_REQUESTS_PER_MINUTE = 2
    for number in range(2):
        assert api.post("transcripts", submission(external_id=str(number))).status_code == 202
    response = api.post("transcripts", submission(external_id="3"))
    assert_problem(response, 429, "too-many-requests")
    assert int(response.headers["Retry-After"]) >= 1
    assert '";r=0;' in response.headers["RateLimit"]


def test_a_token_has_a_limit_of_its_own(api: Api, service: User):
    ApiToken.objects.filter(owner=service).update(requests_per_minute=1)
    assert api.get("transcripts").status_code == 200
    assert_problem(api.get("transcripts"), 429, "too-many-requests")
    other = Api(tokens.issue_token("other", service, ["read"]))
    assert other.get("transcripts").status_code == 200


def test_no_limit_is_not_counted(api: Api, settings):
    settings.API_REQUESTS_PER_MINUTE = 0
    assert "RateLimit" not in api.get("transcripts").headers


def test_without_redis_requests_are_let_through(api: Api, settings, clock):
    clock.move(-3600)  # The pause after this is over for the next test.
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    response = api.get("transcripts")
    assert response.status_code == 200
    assert "RateLimit" not in response.headers
