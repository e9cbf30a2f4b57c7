"""Real meetings through the API, where the corpus lies beside the checkout."""

import json
from pathlib import Path

import pytest
from django.conf import settings

from summaries.models import Transcript
from tests.api.conftest import Api, body_of

MEETINGS = settings.BASE_DIR.parent / "shared" / "data" / "meetings"
FILES = sorted(MEETINGS.glob("*.json"))[:3]


@pytest.mark.skipif(not FILES, reason="no meetings at ../shared/data/meetings")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_meeting_is_taken_as_text_and_again_the_same(api: Api, path: Path):
    body = {
        "source": "meetings",
        "external_id": path.stem,
        "title": path.stem,
        "text": path.read_text(),
    }
    first, again = api.post("transcripts", body), api.post("transcripts", json.dumps(body))
    assert (first.status_code, again.status_code) == (202, 200), first.content
    stored = Transcript.objects.get(pk=body_of(first)["id"])
    assert stored.word_count > 1000
    assert len(stored.speakers) > 1
