"""Real meetings through the API, where the corpus lies beside the checkout."""

import json

import pytest

from summaries.models import Transcript
from tests.api.conftest import Api, body_of
from tests.real_data import MEETINGS


@pytest.mark.real_data
@pytest.mark.parametrize("name", ["ES2006a", "IS1006c", "covid_6"])
def test_a_meeting_is_taken_as_text_and_again_the_same(api: Api, name: str):
    body = {
        "source": "meetings",
        "external_id": name,
        "title": name,
        "text": (MEETINGS / f"{name}.json").read_text(),
    }
    first, again = api.post("transcripts", body), api.post("transcripts", json.dumps(body))
    assert (first.status_code, again.status_code) == (202, 200), first.content
    stored = Transcript.objects.get(pk=body_of(first)["id"])
    assert stored.word_count > 1000
    assert len(stored.speakers) > 1
