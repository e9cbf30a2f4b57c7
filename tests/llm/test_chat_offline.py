"""The built-in engine goes through the same door as every model."""

from decimal import Decimal

import pytest
from countersign_judge.llm.errors import BadRequest, InvalidAnswer

from llm.models import CachedAnswer, ModelCall
from tests.llm.conftest import ask

pytestmark = pytest.mark.django_db

DECISION = "We decided to ship the release on Friday and Dana will write the notes for customers."
ACTION = "I will send the notes to marketing by Wednesday, since support needs two days to read."
MATERIAL = {
    "title": "Release",
    "turns": [
        {"speaker": "Ada", "start": 0.0, "end": 9.0, "text": DECISION},
        {"speaker": "Dana", "start": 9.0, "end": 15.0, "text": ACTION},
    ],
    "words": 100,
}


def test_it_answers_without_network_and_says_what_it_is() -> None:
    result = ask(model="offline", material=MATERIAL, n=3)
    assert len(result.choices) == 1
    assert "Friday" in result.choices[0].text
    assert (result.model, result.endpoint, result.cost) == ("offline", "offline", Decimal(0))


def test_it_leaves_a_row_that_cost_nothing_and_no_cached_answer() -> None:
    ask(model="offline", material=MATERIAL)
    row = ModelCall.objects.get()
    assert (row.provider, row.outcome, row.prompt_tokens, row.cost) == (
        "offline",
        "ok",
        0,
        Decimal(0),
    )
    assert not CachedAnswer.objects.exists()


def test_prose_is_never_taken_for_an_object() -> None:
    with pytest.raises(InvalidAnswer):
        ask(model="offline", material=MATERIAL, schema={"type": "object"})
    assert ModelCall.objects.get().outcome == "invalid"


def test_what_it_cannot_summarise_is_an_error_with_a_row() -> None:
    with pytest.raises(BadRequest):
        ask(model="offline", material={**MATERIAL, "turns": []})
    assert ModelCall.objects.get().outcome == "permanent"
