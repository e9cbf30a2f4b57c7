"""A transcript beyond the judge's window is judged by the passages closest to the summary."""

import pytest
from countersign_judge.judges import geval
from countersign_judge.llm.errors import ContextOverflow
from countersign_judge.llm.tokens import estimate_tokens

from tests.judging.judges.conftest import TURNS, a_case, a_criterion
from tests.modelserver import Reply
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

CHATTER = [
    {
        "speaker": "Ben Okafor",
        "start": None,
        "end": None,
        "text": f"The weather on day {n} was dull.",
    }
    for n in range(400)
]
LONG = [*CHATTER[:200], *TURNS, *CHATTER[200:]]


def verdict() -> Reply:
    return Reply(data={"reason": "Borne out.", "quotes": ["twelve thousand euros"], "score": 5})


def test_the_turns_that_bear_on_the_summary_are_given_with_a_note(serve: Serve) -> None:
    server = serve(lambda _: verdict(), OPENAI_CONTEXT_TOKENS=4600)
    judgement = geval.judge(a_case(turns=LONG), [a_criterion()])
    prompt = server.requests[0].prompt
    assert "201|0:00 Ana Ruiz: We need twelve thousand euros." in prompt
    assert "202|0:04 Ben Okafor: Agreed, and Lena signs on Friday." in prompt
    assert "on day 399 was" not in prompt
    read = judgement.scores[0].read
    assert read
    assert f"Only {read.turns} of {read.of} turns are given" in prompt
    assert read.of == len(LONG)


def test_the_passages_fill_the_window(serve: Serve) -> None:
    server = serve(lambda _: verdict(), OPENAI_CONTEXT_TOKENS=4600)
    geval.judge(a_case(turns=LONG), [a_criterion()])
    (request,) = server.requests
    taken = estimate_tokens(request.prompt) + request.max_tokens
    assert taken > 0.8 * 4600
    assert taken < 4600


def test_all_criteria_still_share_the_beginning(serve: Serve) -> None:
    server = serve(lambda _: verdict(), OPENAI_CONTEXT_TOKENS=4600)
    geval.judge(a_case(turns=LONG), [a_criterion("consistency"), a_criterion("fluency")])
    first, second = (request.prompt for request in server.requests)
    end = first.index("<<<END TRANSCRIPT")
    assert first[:end] == second[:end]


def test_a_transcript_that_fits_is_given_whole(serve: Serve) -> None:
    server = serve(lambda _: verdict())
    geval.judge(a_case(turns=LONG), [a_criterion()])
    prompt = server.requests[0].prompt
    assert "on day 0 was" in prompt
    assert "turns are given" not in prompt


def test_a_window_without_room_for_a_turn_is_refused(serve: Serve) -> None:
    server = serve([verdict()], OPENAI_CONTEXT_TOKENS=900)
    with pytest.raises(ContextOverflow, match="larger window"):
        geval.judge(a_case(turns=LONG), [a_criterion()])
    assert not server.requests
