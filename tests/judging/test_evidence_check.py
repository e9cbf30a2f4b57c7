"""With a model as the judge, one call a text checks every sentence; similarity accuses nobody."""

from typing import Any

import pytest
from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS
from countersign_judge.marks import Mark

from judging import evidence_check, services, tryouts
from judging.attention import read_attention
from judging.findings import Finding
from judging.models import Evaluation, EvidenceSearch
from judging.tryouts import TryOutPlan
from llm.models import ModelCall
from summaries.models import Attempt, GuidelineVersion, Origin, Summary
from summaries.status import Status
from tests.factories.cases import attempt, case, put, user, version
from tests.modelserver import Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

BORNE = "The pump keeps its budget of 40,000 euros."
AGAINST = "Ben Okafor sends the drawing on Monday."
INVENTED = "The lighthouse keeper bought eleven submarines."
TEXT = f"{BORNE} {AGAINST} {INVENTED}"
CLAIMS: list[dict[str, Any]] = [
    {"when": BORNE, "verdict": "yes", "quote": "The budget for the pump is 40,000 euros"},
    {"when": AGAINST, "verdict": "no", "quote": "by Friday", "turns": [2], "reason": "On Friday."},
    {"when": INVENTED, "verdict": "idk", "quote": "eleven submarines"},
]


def drafted(*names: str, text: str = TEXT, **columns: Any) -> Attempt:
    summary = put(case(version(*names, **columns)), Status.DRAFTED)
    return attempt(summary, text)


def judged(text: Attempt) -> Attempt:
    services.judge_summary(text.summary_id)
    text.summary.refresh_from_db()
    return Attempt.objects.get(pk=text.pk)


def check_of(text: Attempt) -> Evaluation:
    return text.evaluations.get(judge="evidence")


def found(text: Attempt) -> list[Finding]:
    return [item for each in text.evaluations.all() for item in each.findings]


def warnings(text: Attempt) -> list[str]:
    return list(read_attention(text).warnings)


def marks(text: Attempt) -> dict[str, Mark | None]:
    """The sentences that a person has to answer."""
    return {text.text[span.start : span.end]: span.mark for span in read_attention(text).marks}


def purposes() -> list[str]:
    return list(ModelCall.objects.order_by("pk").values_list("purpose", flat=True))


def broken(request: Received) -> Reply:
    """Scores as usual, and makes nothing of a check."""
    return Scenario(claims=None)(request)


@pytest.mark.parametrize("dialect", ["openai", "ollama"])
def test_the_model_says_of_every_sentence_what_the_transcript_says(
    serve: Serve, dialect: str
) -> None:
    serve(Scenario(claims=CLAIMS), dialect=dialect)
    text = judged(drafted())
    borne, against, invented = (item for item in found(text) if item.relation != "similar")
    assert (borne.relation, borne.turns, borne.found_by) == (
        "supported",
        [0],
        f"{dialect}:scripted",
    )
    assert (against.relation, against.turns) == ("contradicted", [1])
    assert against.reason == "On Friday."
    assert against.probability == pytest.approx(1.0, abs=0.2)
    assert (invented.relation, invented.turns) == ("not mentioned", [])
    assert [TEXT[item.start : item.end] for item in (borne, against, invented)] == [
        BORNE,
        AGAINST,
        INVENTED,
    ]


def test_a_quote_is_looked_up_in_the_turn_that_the_model_named(serve: Serve) -> None:
    claims: list[dict[str, Any]] = [
        {"when": BORNE, "verdict": "yes", "quote": "we", "turns": [3, 99]}
    ]
    serve(Scenario(claims=claims))
    text = judged(drafted(text=BORNE))
    (finding,) = found(text)
    assert finding.turns == [2]
    assert finding.quotes[0]["turn"] == 2


def test_a_quote_that_is_not_in_the_transcript_is_kept_and_marked(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    invented = found(judged(drafted(text=INVENTED)))[0]
    assert invented.quotes == [
        {"quote": "eleven submarines", "turn": None, "start": None, "end": None}
    ]


def test_a_contradiction_by_the_model_asks_for_a_reason_and_stops_nothing(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    text = judged(drafted())
    assert text.summary.status == Status.IN_REVIEW
    assert check_of(text).passed is None
    assert not check_of(text).scores.exists()
    assert marks(text) == {AGAINST: Mark.WRONG, INVENTED: Mark.CHECK}


def test_its_calls_have_purposes_of_their_own_behind_the_judges_beginning(serve: Serve) -> None:
    server = serve(Scenario(claims=CLAIMS))
    text = judged(drafted("consistency", "fluency"))
    assert purposes() == ["judge", "judge", "judge-evidence", "judge-meaning"]
    score, _, check, _ = (request.prompt for request in server.requests)
    end = score.index("<<<END TRANSCRIPT")
    assert check[:end] == score[:end]
    assert check_of(text).prompt_tokens > 0


def test_g_eval_itself_says_nothing_of_sentences(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    text = judged(drafted())
    assert not text.evaluations.get(judge="geval").findings


def test_a_failed_check_is_said_and_nothing_takes_its_place(serve: Serve) -> None:
    serve(broken)
    text = judged(drafted())
    assert text.summary.status == Status.EXHAUSTED, "without evidence nothing passes"
    failure = evidence_check.evidence_failure([check_of(text)])
    assert failure.startswith("the judge openai:scripted gave no readable answer in 3 tries")
    assert {item.relation for item in found(text)} == {"similar"}
    assert warnings(text) == [
        "The evidence check failed: no model compared it with the transcript."
    ]


def test_what_similarity_finds_is_no_warning(serve: Serve) -> None:
    serve(Scenario(claims=[{"when": "", "quote": ""}]))
    text = judged(drafted(text=f"{BORNE} {AGAINST}"))
    # The model quoted nothing, so word similarity says where to look.
    assert [(item.relation, item.found_by) for item in found(text)] == [
        ("supported", "openai:scripted"),
        ("similar", "similarity"),
    ] * 2
    assert warnings(text) == ["The evidence check gives no quotes for most of its findings."]


def test_similarity_is_silent_where_a_model_named_a_turn(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    text = judged(drafted(text=f"{BORNE} {AGAINST}"))
    assert {item.found_by for item in found(text)} == {"openai:scripted"}


def away(request: Received) -> Reply:
    """Scores, and is out of order when it is asked to check."""
    return Reply.error(503) if request.checks_claims else Scenario()(request)


def test_a_server_that_goes_away_before_the_check_makes_the_case_wait(serve: Serve) -> None:
    serve(away)
    text = judged(drafted())
    assert text.summary.status == Status.DRAFTED
    assert text.summary.deferrals == 1
    Summary.objects.update(not_before=None)
    CIRCUIT_BREAKERS.clear()
    serve(Scenario(claims=CLAIMS))
    text = judged(text)
    assert text.summary.status == Status.IN_REVIEW
    assert "contradicted" in {item.relation for item in found(text)}


def test_a_case_that_has_waited_often_goes_on_without_the_check(serve: Serve) -> None:
    serve(away)
    text = drafted()
    Summary.objects.update(deferrals=3)
    text = judged(text)
    assert text.summary.status == Status.EXHAUSTED
    assert check_of(text).details["failure"]


def test_without_a_model_the_evidence_is_where_words_are_and_which_stand_nowhere() -> None:
    text = judged(drafted())
    assert [item.judge for item in text.evaluations.all()] == ["lexical"]
    assert {(item.found_by, item.relation) for item in found(text)} == {
        ("lexical", "not found"),
        ("similarity", "similar"),
    }


def test_an_edit_that_no_judge_has_read_is_checked_by_the_model(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    text = edit(drafted())
    services.run_search(evidence_check.request_search(text).pk)
    text = Attempt.objects.get(pk=text.pk)
    assert purposes() == ["judge-evidence"]
    assert evidence_check.is_unread(text)
    assert list(marks(text).values()) == [Mark.WRONG]


def test_an_edit_whose_check_failed_is_a_warning(serve: Serve) -> None:
    serve(broken)
    text = edit(drafted())
    services.run_search(evidence_check.request_search(text).pk)
    assert EvidenceSearch.objects.get().status == "done"
    assert warnings(Attempt.objects.get(pk=text.pk)) == [
        "The evidence check failed: no model compared it with the transcript.",
        "Covers 16 % of the meeting",
    ]


def test_an_edit_that_is_judged_later_is_checked_once(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    text = edit(drafted())
    services.run_search(evidence_check.request_search(text).pk)
    judged(text)
    assert purposes() == ["judge-evidence", "judge"]
    assert text.evaluations.filter(judge="evidence").count() == 1


def edit(text: Attempt) -> Attempt:
    return attempt(
        text.summary, AGAINST, origin=Origin.REVIEWER, model="", written_by=user(), based_on=text
    )


def test_qags_claims_are_the_evidence(serve: Serve) -> None:
    asked: list[str] = []

    def answer(request: Received) -> Reply:
        properties = (request.schema or {})["properties"]
        asked.extend(properties)
        if "questions" in properties:
            return Reply(data={"questions": ["Is there a budget?"]})
        if "answers" in properties:
            return Reply(data={"answers": {"1": {"reason": "r", "answer": "yes"}}})
        return Scenario(claims=CLAIMS)(request)

    serve(answer)
    text = judged(drafted(criterion={"method": "qag", "parameters": {"async_mode": False}}))
    assert asked.count("sentences") == 1
    of_qag = text.evaluations.get(judge="qag").findings
    assert [item.relation for item in of_qag] == ["supported", "contradicted", "not mentioned"]


def test_a_preview_counts_the_check_and_shows_what_it_found(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    text = drafted()
    version = GuidelineVersion.objects.get(pk=text.summary.guideline_version_id)
    preview = tryouts.request_try_out(TryOutPlan(version), text, by=None)
    tryouts.run_try_out(preview.pk)
    preview.refresh_from_db()
    # The score, the check, and the second look.
    assert preview.estimate["at_most"]["calls"] == 3
    assert preview.only.result["marks"] == {"supported": 1, "wrong": 1, "check": 1}
    assert preview.only.result["unchecked"] == ""


def test_a_heading_that_claims_something_is_checked(serve: Serve) -> None:
    heading = "We fly to the moon on Friday"
    serve(Scenario(claims=[{"when": "moon", "verdict": "no", "quote": "", "turns": [1]}]))
    text = judged(drafted(text=f"# {heading}\n{BORNE}"))
    (contradicted,) = (item for item in found(text) if item.relation == "contradicted")
    assert contradicted.text == heading
    assert contradicted.mark == Mark.CHECK, "it quotes nothing"
    assert marks(text)[heading] == Mark.CHECK
