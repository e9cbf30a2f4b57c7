"""The offline engine as the door to the models sees it."""

import json
import time

import pytest
from countersign_judge.llm.errors import BadRequest
from countersign_judge.llm.providers.offline.provider import write_minutes
from countersign_judge.llm.types import ChatRequest, Message

from tests.llm.offline.test_minutes import turns
from tests.real_data import MEETINGS

TWO_HOURS = MEETINGS / "covid_2.json"


def ask(material):
    messages = (Message("user", "Summarise the meeting."),)
    return write_minutes(ChatRequest("offline", messages, "write", material=material))


def material(words=60, brief=None):
    return {
        "title": "Pump review",
        "turns": turns(),
        "words": words,
        "brief": brief,
    }


def brief(criterion, reason="", **more):
    return {"shortfalls": [{"criterion": criterion, "reason": reason}], **more}


def test_a_transcript_is_answered_with_minutes():
    assert "Decisions:" in ask(material(words=120))


def test_a_request_without_material_is_refused():
    with pytest.raises(BadRequest, match="transcript"):
        ask(None)


def test_a_transcript_without_words_is_refused():
    with pytest.raises(BadRequest, match="turns"):
        ask(material() | {"turns": [{"speaker": "Dana", "text": "{vocalsound}"}]})


def test_a_budget_that_no_sentence_fits_is_refused():
    with pytest.raises(BadRequest, match="words is 2"):
        ask(material(words=2))


def test_a_shortfall_in_relevance_gets_more_room():
    first, again = ask(material()), ask(material(brief=brief("relevance")))
    assert len(again.split()) > len(first.split())


def test_a_sentence_that_the_judge_cites_is_not_used_again():
    first = ask(material(words=120))
    said = "The battery from Norvolt lasts nine hours, and the price is forty two euros."
    assert said in first
    complaint = brief("consistency", f'Not supported: "{said}"', previous=first)
    assert said not in ask(material(words=120, brief=complaint))


def test_what_a_person_asks_for_comes_forward():
    comment = {"shortfalls": [], "comment": "Say how long the pump alarm must sound when empty"}
    assert "alarm" not in ask(material(words=30))
    assert "alarm must sound" in ask(material(words=30, brief=comment))


@pytest.mark.slow
@pytest.mark.real_data
@pytest.mark.parametrize(
    "criterion", ["relevance", "coherence", "consistency", "fluency", "professional language"]
)
def test_a_real_meeting_is_rewritten_for_every_criterion(criterion):
    meeting = real_meeting(MEETINGS / "ES2006d.json")
    assert ask(meeting) != ask(meeting | {"brief": brief(criterion)})


@pytest.mark.slow
@pytest.mark.real_data
def test_two_hours_of_talk_take_less_than_three_seconds():
    meeting = real_meeting(TWO_HOURS)
    started = time.process_time()
    text = ask(meeting)
    assert time.process_time() - started < 3
    assert 300 < len(text.split()) <= 400


def real_meeting(path):
    meeting = json.loads(path.read_text())
    return material(words=400) | {"title": meeting["title"], "turns": meeting["turns"]}
