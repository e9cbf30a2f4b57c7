"""Every page and call while Redis is away: only what counts and hurries is missing."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts import tokens
from summaries.models import Summary
from tests.access.stage import Stage, status_of
from tests.access.table import TABLE
from tests.api.conftest import Api, submission
from tests.factories import scenes

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("without_redis")]


@pytest.mark.nightly
@pytest.mark.slow
def test_every_url_answers_as_it_does_with_redis(stage: Stage):
    for row in TABLE:
        url = "/" + row.path.format(**stage.names)
        for who in ("anonymous", "author", "lead", "guideline admin", "system admin"):
            client = stage.people[who]
            got = status_of(client, "get", url)
            sent = status_of(client, "post", url, dict(row.data))
            assert (got, sent) == (row.get[who], row.post[who]), f"{url} by {who}"


def test_people_sign_in():
    scenes.person("ines", "reviewer")
    client = Client()
    said = {"login": "ines", "password": scenes.PASSWORD}
    assert client.post("/sign-in", said).status_code == 302
    assert client.get("/").status_code == 200


def test_transcripts_are_taken_in_and_cases_read(django_capture_on_commit_callbacks):
    scenes.in_review("Opens the guideline")
    owner = User.objects.create_user("nightly")
    api = Api(tokens.issue_token("nightly", owner, ["ingest", "read", "review"]))
    with django_capture_on_commit_callbacks(execute=True):
        assert api.post("transcripts", submission()).status_code == 202
    items = [submission(external_id=f"call-{number}") for number in range(2, 5)]
    with django_capture_on_commit_callbacks(execute=True):
        assert api.post("transcripts/batch", {"items": items}).status_code == 200
    for path in ("transcripts", "summaries", "imports", "records"):
        assert api.get(path).status_code == 200, path
    assert Summary.objects.filter(transcript__submitted_by=owner).count() == 4
