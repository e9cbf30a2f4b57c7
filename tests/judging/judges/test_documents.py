"""A source without speakers is prompted as a document, and as nothing else."""

import re

import pytest
from countersign_judge.criteria import Criterion
from countersign_judge.prompts import DATA

from measuring.judgements import Pair, judge_pairs
from tests.measuring.judgements.test_breakdown import script as by_qag
from tests.modelserver import Reply
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import serve

__all__ = ["serve"]

pytestmark = pytest.mark.django_db(transaction=True)
MODEL = "openai:scripted"
DOCUMENT = "The council closed the bridge on Monday. Repairs take six weeks."
MEETING = "Ana: The council closed the bridge.\nBen: Repairs take six weeks."
SUMMARY = "The bridge is closed. It is repaired."
# The ban on instructions names every kind of data.
FENCED = re.compile(rf"{re.escape(DATA)}|<<<BEGIN (\w+ \d+)>>>.*?<<<END \1>>>", re.DOTALL)
# "turns" is a field of the answer.
OF_MEETINGS = re.compile(
    r"transcript|meeting|speaker|who said|(?<!['\"])\bturns?\b(?! \(up)", re.IGNORECASE
)


def by_score(request):
    return Reply(data=filled(request.schema, {"score": 4, "reason": "r", "quotes": ["made up"]}))


def prompts(serve, script, source, **options):
    server = serve(script)
    judge_pairs([Pair(source, SUMMARY)], model=MODEL, **options)
    return [request.prompt for request in server.requests]


@pytest.mark.parametrize("variant", ["base", "repeated", "strict", "stepwise"])
def test_geval_asks_about_a_document_in_every_wording(serve, variant):
    for prompt in prompts(serve, by_score, DOCUMENT, variant=variant):
        assert "\n1|The council closed the bridge on Monday.\n2|Repairs take six weeks.\n" in prompt
        assert not OF_MEETINGS.search(FENCED.sub("", prompt)), prompt


@pytest.mark.parametrize("judge", ["qag", "mqag"])
def test_other_judges_and_the_evidence_check_do_too(serve, judge):
    script = by_qag if judge == "qag" else by_score
    for prompt in prompts(serve, script, DOCUMENT, judge=judge, evidence=True):
        assert not OF_MEETINGS.search(FENCED.sub("", prompt)), prompt


def test_what_people_wrote_keeps_its_words(serve):
    own = Criterion("meetings", "Whether the date of the meeting is there.", ["Read. 5 = there."])
    (prompt, *_) = prompts(serve, by_score, f"The transcript is lost. {DOCUMENT}", criteria=[own])
    assert "Whether the date of the meeting is there." in prompt
    assert "1|The transcript is lost." in prompt


def test_a_source_with_speakers_is_a_transcript(serve):
    for prompt in prompts(serve, by_score, MEETING, criteria=["consistency"]):
        assert "<<<BEGIN TRANSCRIPT" in prompt
        assert "\n1|Ana: The council closed the bridge.\n" in prompt
        assert "who said or promised what" in prompt
