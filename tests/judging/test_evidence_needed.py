"""A verdict that shows no evidence passes nothing, whatever its number: a person decides."""

from typing import Any

import pytest
from countersign_judge.marks import Mark
from countersign_judge.pass_rule import is_threshold_reached

from judging import services
from judging.attention import lacks_evidence, read_attention
from judging.findings import Finding
from summaries.models import Attempt, Origin
from summaries.status import Status
from tests.factories.cases import attempt, case, put, user, version
from tests.modelserver import ModelServer, Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


SAID: list[dict[str, Any]] = [
    {"speaker": "Ana Ruiz", "start": None, "end": None, "text": text}
    for text in (
        "The clips are not included and the hoses stay in.",
        "We ship the housing on Monday.",
        "I corrected that with the carrier: it leaves on Wednesday.",
        "The budget of 40,000 euros is approved by the board.",
        "Nobody has decided on the seal.",
    )
]
# Each plants an error, or leaves a correction out.
PLANTED = {
    "The clips are included.": "The clips are not included",
    "The hoses are not in.": "the hoses stay in",
    "The clips are included in the price.": "are not included",
    "They ship the housing on Monday.": "We ship the housing on Monday",
    "The budget of 45,000 euros is approved.": "The budget of 40,000 euros",
    "The budget is approved by Karl Weber.": "is approved by the board",
    "The seal is decided.": "decided on the seal",
    "They paint the hall on Tuesday.": "the hall is painted on Tuesday",
}
TRUE = {
    "The clips are not included.": "The clips are not included",
    "The board approved 40,000 euros.": "The budget of 40,000 euros is approved by the board",
}


def yes_to_all(sentences: dict[str, str]) -> Scenario:
    return Scenario(claims=[{"when": text, "quote": quote} for text, quote in sentences.items()])


def judged(text: str, **columns: Any) -> Attempt:
    drafted = put(case(version("consistency", confirm=True), turns=SAID), Status.DRAFTED)
    made = attempt(drafted, text, **columns)
    services.judge_summary(made.summary_id)
    made.summary.refresh_from_db()
    return Attempt.objects.get(pk=made.pk)


def found(text: Attempt) -> list[Finding]:
    """Of the model; word similarity marks nothing."""
    check = text.evaluations.get(judge="evidence")
    return [finding for finding in check.findings if finding.mark]


def marks(text: Attempt) -> list[Mark | None]:
    return [finding.mark for finding in found(text)]


@pytest.mark.parametrize("sentence", PLANTED)
def test_no_planted_error_is_supported_by_a_model_that_always_says_yes(
    serve: Serve, sentence: str
) -> None:
    serve(yes_to_all(PLANTED))
    assert marks(judged(sentence)) == [Mark.CHECK]


def test_what_it_quotes_rightly_is_supported_and_passes(serve: Serve) -> None:
    serve(yes_to_all(TRUE))
    text = judged(" ".join(TRUE))
    assert marks(text) == [Mark.SUPPORTED, Mark.SUPPORTED]
    assert text.summary.status == Status.IN_REVIEW


def test_every_supported_finding_has_a_quote_in_the_transcript(serve: Serve) -> None:
    serve(yes_to_all(PLANTED | TRUE))
    findings = found(judged(" ".join([*PLANTED, *TRUE])))
    supported = [finding for finding in findings if finding.mark == Mark.SUPPORTED]
    assert len(findings) == len(PLANTED) + len(TRUE)
    assert len(supported) == len(TRUE)
    assert all(each.quotes[0]["turn"] is not None for each in supported)


# --- Verdicts ---------------------------------------------------------------


def with_quotes(*answers: list[str], score: int = 5) -> ModelServer | Any:
    """A judge of scores that quotes these in turn, the last for good."""
    asked: list[int] = []

    def answer(request: Received) -> Reply:
        if request.is_of_evidence or request.role == "writer":
            return yes_to_all(TRUE)(request)
        asked.append(1)
        quotes = answers[min(len(asked), len(answers)) - 1]
        return Reply(data={"reason": "Fine.", "quotes": quotes, "score": score})

    return answer


MADE_UP = ["the moon is made of cheese", "we all agreed at once", "hoses stay in"]
REAL = ["the hoses stay in"]
ABOUT = " ".join(TRUE)


def test_a_verdict_with_made_up_quotes_is_asked_for_once_more_with_that_said(serve: Serve) -> None:
    server = serve(with_quotes(MADE_UP, REAL))
    text = judged(ABOUT)
    first, second = [each.prompt for each in server.requests if "quotes" in str(each.schema)][:2]
    assert "quoted words that are not in the transcript" in second
    assert second.startswith(first)
    assert not any(quote in second for quote in MADE_UP[:2]), "no answer is shown to a model again"
    assert text.summary.status == Status.IN_REVIEW


def test_where_it_makes_them_up_again_it_is_unscored_and_a_person_decides(serve: Serve) -> None:
    server = serve(with_quotes(MADE_UP))
    text = judged(ABOUT)
    assert text.summary.status == Status.EXHAUSTED
    (score,) = text.evaluations.get(judge="geval").scores.all()
    assert (score.value, is_threshold_reached(score), score.unfounded) == (5, False, True)
    assert text.evaluations.get(judge="geval").passed is False
    assert not text.briefs.exists()
    assert sum("quotes" in str(each.schema) for each in server.requests) == 2, "nor is it confirmed"
    assert list(read_attention(text).warnings) == [
        "Consistency is unscored: most of its judge's quotes are made up."
    ]


def test_a_low_score_on_made_up_quotes_has_nothing_rewritten(serve: Serve) -> None:
    serve(with_quotes(MADE_UP, score=1))
    assert judged(ABOUT).summary.status == Status.EXHAUSTED


def test_an_employees_text_is_not_returned_for_a_verdict_without_evidence(serve: Serve) -> None:
    serve(with_quotes(MADE_UP, score=1))
    text = judged(ABOUT, origin=Origin.AUTHOR, model="", written_by=user())
    assert text.summary.status == Status.EXHAUSTED


def test_words_of_the_summary_are_not_made_up(serve: Serve) -> None:
    """A judge of style quotes what it finds badly put."""
    serve(with_quotes(["The clips are not included."]))
    assert judged(ABOUT).summary.status == Status.IN_REVIEW


@pytest.mark.parametrize(
    "claims",
    [
        [{"when": "", "quote": "the moon is made of cheese"}],
        [{"when": "", "quote": ""}],
        [{"when": "", "quote": "", "verdict": "idk"}],
        None,
    ],
    ids=["made up", "none", "nothing decided", "unreadable"],
)
def test_a_high_score_passes_nothing_without_evidence_for_its_sentences(
    serve: Serve, claims: Any
) -> None:
    serve(Scenario(claims=claims))
    text = judged(ABOUT)
    assert text.summary.status == Status.EXHAUSTED
    assert lacks_evidence(text)
    assert Mark.SUPPORTED not in marks(text)


def test_claims_without_quotes_are_asked_for_once_more(serve: Serve) -> None:
    def answer(request: Received) -> Reply:
        again = "quoted words that are not in the transcript" in request.prompt
        quotes = TRUE if again else dict.fromkeys(TRUE, "we all agreed at once")
        return yes_to_all(quotes)(request)

    serve(answer)
    text = judged(ABOUT)
    assert marks(text) == [Mark.SUPPORTED, Mark.SUPPORTED]
    assert text.evaluations.get(judge="evidence").details["quoted"] == {"found": 2, "claims": 2}
    assert text.summary.status == Status.IN_REVIEW
