"""Alignment and coverage by verdicts, worked by hand."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from countersign_judge.judges import qag
from countersign_judge.judges.base import Unscored
from countersign_judge.judges.calls import split_text
from countersign_judge.judges.claims import ClaimsCheck, SummaryClaim
from countersign_judge.judges.qag import (
    AnsweredQuestion,
    QagScore,
    Share,
    alignment_share,
    coverage_share,
)
from countersign_judge.llm.errors import ContextOverflow

from tests.judging.judges.conftest import SUMMARY, TURNS, a_case, a_criterion
from tests.modelserver import Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


def claim(text: str, verdict: str, quote: str = "", turns: Sequence[int] = ()) -> dict[str, Any]:
    return {
        "claim": text,
        "quote": quote,
        "turns": list(turns),
        "reason": f"Because {verdict}.",
        "verdict": verdict,
    }


CLAIMS = {
    "sentences": {
        "1": [
            claim("Ana asked for money.", "yes", "We need twelve thousand euros"),
            claim("It was 12,000 dollars.", "no", "We need twelve thousand dollars"),
        ],
        "2": [claim("Lena signs.", "yes", "Lena signs"), claim("Lena is glad.", "idk")],
    }
}
QUESTIONS = {"questions": ["Was money asked for?", "Does Lena sign?", "Did Ben agree?"]}


def answered(*verdicts: str) -> dict[str, Any]:
    return {
        "answers": {
            str(number): {"reason": "r", "answer": verdict}
            for number, verdict in enumerate(verdicts, start=1)
        }
    }


class Answers:
    """One reply for each of the three calls, told apart by the schema."""

    def __init__(self, **answers: Any) -> None:
        self.answers = {
            "sentences": CLAIMS,
            "questions": QUESTIONS,
            "answers": answered("yes", "no", "idk"),
            **answers,
        }

    def __call__(self, request: Received) -> Reply:
        if request.lists_points:
            return Scenario()(request)
        properties = (request.schema or {})["properties"]
        kind = next(name for name in self.answers if name in properties)
        without_transcript = "<<<BEGIN TRANSCRIPT" not in request.prompt
        if kind == "answers" and not without_transcript:
            kind = "expected"
        answer = self.answers[kind]
        if isinstance(answer, list):
            answer = answer.pop(0) if len(answer) > 1 else answer[0]
        return Reply(answer) if isinstance(answer, str) else Reply(data=answer)


def judged(case: Any = None, **parameters: Any) -> Any:
    parameters = {"async_mode": False, **parameters}
    return qag.judge(case or a_case(), [a_criterion(method="qag", parameters=parameters)])


@pytest.mark.django_db(transaction=True)
def test_claims_and_answers_are_asked_side_by_side(serve: Serve) -> None:
    server = serve(Answers())
    assert judged(async_mode=True).scores[0].value == pytest.approx(1 + 4 / 3)
    assert len(server.requests) == 3


def test_the_score_is_the_smaller_share_on_the_scale(serve: Serve, dialect: str) -> None:
    serve(Answers(), dialect=dialect)
    judgement = judged(a_case(dialect))
    # 2 of 4 claims are supported, 1 of 3 questions is answered as in the meeting: 1 + 4 * 1/3.
    assert judgement.scores[0].value == pytest.approx(1 + 4 / 3)
    assert judgement.scores[0].mode == "counted"
    details = judgement.details["consistency"]
    assert (details["alignment"], details["coverage"]) == (0.5, pytest.approx(1 / 3))
    assert details["success"] is False


def test_no_is_a_contradiction_and_idk_is_unsupported_or_omitted(serve: Serve) -> None:
    serve(Answers())
    judgement = judged()
    details = judgement.details["consistency"]
    assert [row["relation"] for row in details["claims"]] == [
        "supported",
        "contradicted",
        "supported",
        "not mentioned",
    ]
    outcomes = [row["outcome"] for row in details["questions"]]
    assert outcomes == ["covered", "contradicted", "omitted"]
    assert "Contradicted: “It was 12,000 dollars.”" in judgement.scores[0].reason
    assert "Left out: “Did Ben agree?”" in judgement.scores[0].reason


def test_three_calls_suffice_and_the_summary_answers_without_the_transcript(serve: Serve) -> None:
    server = serve(Answers())
    judged()
    assert len(server.requests) == 3
    last = server.requests[-1].prompt
    assert "Ben Okafor" not in last
    assert "twelve thousand" not in last
    assert SUMMARY in last


def test_every_claim_is_a_finding_on_its_sentence_with_its_turn(serve: Serve) -> None:
    serve(Answers())
    findings = judged().findings
    assert [SUMMARY[finding.start : finding.end] for finding in findings] == [
        "Ana Ruiz asked for 12,000 euros.",
        "Ana Ruiz asked for 12,000 euros.",
        "Lena signs on Friday.",
        "Lena signs on Friday.",
    ]
    # The turn of a quote that is there; no turn where it is not, or where there is none.
    assert [finding.turns for finding in findings] == [(0,), (), (1,), ()]
    assert {finding.found_by for finding in findings} == {"openai:scripted"}


def test_a_quote_that_is_not_there_is_kept_and_marked(serve: Serve) -> None:
    serve(Answers())
    quotes = judged().scores[0].quotes
    assert [quote.turn for quote in quotes] == [0, None, 1]
    assert quotes[1].quote == "We need twelve thousand dollars"


@pytest.mark.parametrize(
    "broken",
    [
        '{"sentences": [',
        {"sentences": {"1": CLAIMS["sentences"]["1"]}},
        {"sentences": {"1": [], "2": []}},
        {"sentences": {**CLAIMS["sentences"], "3": []}},
        {"sentences": {**CLAIMS["sentences"], "1": [claim("x", "maybe")]}},
        f'{{"sentences": {{"1": [], {json.dumps(CLAIMS["sentences"])[1:]}}}',
        f"Here you are: {json.dumps(CLAIMS)}",
    ],
)
def test_claims_that_do_not_fit_the_sentences_are_asked_again(serve: Serve, broken: Any) -> None:
    serve(Answers(sentences=[broken, broken, CLAIMS]))
    assert judged().scores[0].value == pytest.approx(1 + 4 / 3)


@pytest.mark.parametrize("verdicts", [("yes", "yes"), ("yes",) * 4, ()])
def test_a_count_of_answers_that_does_not_match_is_never_scored(
    serve: Serve, verdicts: tuple[str, ...]
) -> None:
    serve(Answers(answers=answered(*verdicts)))
    with pytest.raises(Unscored, match=r"consistency \(answers\)"):
        judged()


def test_two_answers_to_one_question_are_asked_again(serve: Serve) -> None:
    doubled = json.dumps(answered("yes", "yes", "yes")).replace('"3"', '"2"')
    serve(Answers(answers=[doubled, answered("yes", "yes", "yes")]))
    assert judged().details["consistency"]["coverage"] == 1.0


def test_questions_of_ones_own_are_answered_from_the_transcript_first(serve: Serve) -> None:
    expected = {"answers": {"1": {"answer": "yes"}, "2": {"answer": "no"}}}
    server = serve(Answers(expected=expected, answers=answered("yes", "no")))
    judgement = judged(assessment_questions=["Is money needed?", "Was it refused?"])
    # The summary denies what the transcript denies: that is agreement.
    assert judgement.details["consistency"]["coverage"] == 1.0
    assert judgement.details["consistency"]["score"] == 0.5
    assert len(server.requests) == 3


def test_a_question_that_the_transcript_does_not_answer_is_not_counted(serve: Serve) -> None:
    expected = {"answers": {"1": {"answer": "idk"}}}
    serve(Answers(expected=expected, answers=answered("yes")))
    details = judged(assessment_questions=["Is Mars red?"]).details["consistency"]
    assert details["coverage"] is None
    assert details["questions"][0]["outcome"] == "not answerable"
    assert details["score"] == 0.5


def test_strict_mode_gives_all_or_nothing(serve: Serve) -> None:
    serve(Answers())
    judgement = judged(strict_mode=True)
    assert judgement.scores[0].value == 1.0
    assert judgement.details["consistency"]["threshold"] == 1.0


def test_fewer_questions_than_asked_are_a_smaller_sample(serve: Serve) -> None:
    server = serve(Answers())
    details = judged(n=12).details["consistency"]
    assert len(details["questions"]) == 3
    assert any("write 12 closed questions" in request.prompt for request in server.requests)


CHATTER = [
    {"speaker": "Ben Okafor", "start": None, "end": None, "text": f"The weather of day {day} was."}
    for day in range(1200)
]
TRUTHS = {
    "truths": [
        {"turn": 1, "truth": "Ana needs money.", "quote": "We need twelve thousand euros"},
        {"turn": 2, "truth": "Lena signs.", "quote": "Lena signs"},
    ]
}


def test_claims_are_checked_against_the_truths_alone_which_are_listed_first(serve: Serve) -> None:
    server = serve(Answers(truths=TRUTHS))
    judgement = judged(truths_extraction_limit=2)
    assert [request.schema_name for request in server.requests] == [
        "truths",
        "questions",
        "claims",
        "answers",
    ]
    listing, _, checking, _ = server.requests
    assert (listing.schema or {})["properties"]["truths"]["maxItems"] == 2
    assert "at most 2 of its facts" in listing.prompt
    shown = checking.prompt.partition("<<<END TRANSCRIPT")[0]
    assert "1|fact: Ana needs money. “We need twelve thousand euros”" in shown
    assert all(turn["text"] not in shown for turn in TURNS)
    details = judgement.details["consistency"]
    assert details["truths"] == ["Ana needs money.", "Lena signs."]
    # Quotes and turns are still those of the transcript, all of which was read for the truths.
    assert [row["turn"] for row in details["claims"]] == [0, None, 1, None]
    assert judgement.scores[0].read.turns == len(TURNS)


def test_a_limit_of_truths_leaves_the_questions_as_they_are(serve: Serve) -> None:
    server = serve(Answers(truths=TRUTHS), CACHE=False)
    judged()
    judged(truths_extraction_limit=2)
    bodies = [
        (request.schema_name, request.body)
        for request in server.requests
        if request.schema_name in {"questions", "answers"}
    ]
    assert bodies[:2] == bodies[2:]


def test_a_limit_of_truths_holds_beside_questions_of_ones_own(serve: Serve) -> None:
    expected = {"answers": {"1": {"answer": "yes"}}}
    server = serve(Answers(truths=TRUTHS, expected=expected, answers=answered("yes")))
    judgement = judged(truths_extraction_limit=2, assessment_questions=["Is money needed?"])
    assert judgement.details["consistency"]["truths"] == ["Ana needs money.", "Lena signs."]
    (checking,) = (request for request in server.requests if request.checks_claims)
    assert "the facts that alone count in this task" in checking.prompt
    assert len(server.requests) == 4


def test_truths_with_quotes_that_were_never_said_are_asked_for_again(serve: Serve) -> None:
    made_up = {"truths": [{**row, "quote": "Never said at all"} for row in TRUTHS["truths"]]}
    server = serve(Answers(truths=[made_up, TRUTHS]))
    judged(truths_extraction_limit=2)
    (checking,) = (request for request in server.requests if request.checks_claims)
    assert "Never said" not in checking.prompt
    assert "“Lena signs”" in checking.prompt


@pytest.mark.parametrize("own", [{}, {"assessment_questions": ["Is money needed?"]}])
def test_the_estimate_counts_the_call_that_lists_truths(own: dict[str, Any]) -> None:
    def estimated(**parameters: Any) -> Any:
        return qag.estimate(a_case(), [a_criterion(method="qag", parameters={**own, **parameters})])

    plain, limited = estimated(), estimated(truths_extraction_limit=10)
    assert limited.expected.calls == plain.expected.calls + 1
    assert limited.at_most.completion_tokens > plain.at_most.completion_tokens


def test_facts_that_do_not_fit_the_window_are_refused_with_the_remedy(serve: Serve) -> None:
    serve(Answers(truths=TRUTHS), OPENAI_CONTEXT_TOKENS=4_000)
    with pytest.raises(ContextOverflow, match="lower truths_extraction_limit"):
        qag.estimate(
            a_case(),
            [a_criterion(method="qag", parameters={"truths_extraction_limit": 100})],
        )


@pytest.mark.django_db(transaction=True)
def test_the_truths_of_a_long_meeting_come_from_all_of_its_parts(serve: Serve) -> None:
    server = serve(Answers(truths=TRUTHS), OPENAI_CONTEXT_TOKENS=12_000)
    turns = [*TURNS, *CHATTER]
    judgement = judged(a_case(turns=turns), truths_extraction_limit=2)
    assert judgement.scores[0].read.turns == len(turns)
    parts = [request.prompt for request in server.requests if request.lists_points]
    # Truths and questions rest on one reading of the parts.
    assert len(parts) == len(set(parts)) > 1


def test_reasons_are_left_out_when_nobody_wants_them(serve: Serve) -> None:
    def without(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: without(value) for key, value in data.items() if key != "reason"}
        return [without(item) for item in data] if isinstance(data, list) else data

    bare = {"sentences": without(CLAIMS), "answers": without(answered("yes", "yes", "yes"))}
    server = serve(Answers(**bare))
    judged(include_reason=False)
    assert all('"reason"' not in json.dumps(request.schema) for request in server.requests)


def test_the_trace_holds_every_call(serve: Serve) -> None:
    serve(Answers())
    trace = judged(verbose_mode=True).details["consistency"]["trace"]
    assert [entry["call"] for entry in trace] == ["claims", "questions", "answers"]
    assert json.loads(trace[1]["answer"]) == QUESTIONS


def test_another_model_can_be_named(serve: Serve) -> None:
    server = serve(Answers())
    assert judged(model="openai:other").model == "openai:other"
    assert {request.body["model"] for request in server.requests} == {"other"}


def test_a_confirmation_draws_its_questions_anew(serve: Serve) -> None:
    server = serve(Answers())
    judged(a_case(confirming=True))
    assert {request.body["temperature"] for request in server.requests} == {1.0}


def test_nothing_of_one_case_reaches_another(serve: Serve) -> None:
    server = serve(Answers())
    judged()
    judged(a_case(turns=[{"speaker": "Zoe", "start": None, "end": None, "text": "Hm."}]))
    assert all("Ben Okafor" not in request.prompt for request in server.requests[3:])


@pytest.mark.django_db(transaction=True)
def test_a_transcript_beyond_the_window_is_judged_by_its_closest_passages(serve: Serve) -> None:
    server = serve(Answers(), OPENAI_CONTEXT_TOKENS=12_000)
    judgement = judged(a_case(turns=[*CHATTER, *TURNS]))
    (prompt,) = (request.prompt for request in server.requests if request.checks_claims)
    assert "of 1202 turns are given" in prompt
    assert "We need twelve thousand euros." in prompt
    read = judgement.details["consistency"]["read"]
    assert read["claims"]["turns"] < read["questions"]["turns"] == 1202
    assert judgement.scores[0].read
    assert judgement.scores[0].read.turns == read["claims"]["turns"]


def test_tokens_and_cost_of_all_calls_are_added_up(serve: Serve, prices: str) -> None:
    serve(Answers(), PRICES=prices)
    judgement = judged()
    assert judgement.prompt_tokens > 0
    total = 2 * judgement.prompt_tokens + 10 * judgement.completion_tokens
    assert float(judgement.cost) == pytest.approx(total / 1_000_000)


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"n": 0}, "parameter n is 0; give a whole number from 1 to 50"),
        ({"threshold": 4}, "parameter threshold is 4; give a number from 0 to 1"),
        ({"assessment_questions": "Why?"}, "a list of texts"),
        ({"model": "gpt-4o"}, "parameter model is 'gpt-4o'; give a language model such as"),
        ({"strict_mode": 1}, "parameter strict_mode is 1; give true or false"),
        ({"questions": 3}, "qag has no parameter 'questions'; it has assessment_questions"),
    ],
)
def test_a_bad_parameter_is_named(parameters: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unscored) as refused:
        judged(**parameters)
    assert complaint in str(refused.value)


def test_shares_and_their_lower_end() -> None:
    claims = [SummaryClaim(0, "a", "yes"), SummaryClaim(0, "b", "no"), SummaryClaim(1, "c", "idk")]
    assert alignment_share(claims) == Share(1, 3)
    questions = [
        AnsweredQuestion("a", "yes", "yes"),
        AnsweredQuestion("b", "idk", "no"),
        AnsweredQuestion("c", "no", "no"),
    ]
    assert coverage_share(questions) == Share(2, 2)
    # Wilson, z = 1, all of n: the lower end is n / (n + 1).
    assert Share(9, 9).lower() == pytest.approx(0.9)
    # 5 of 10: (0.5 + 0.05 - sqrt(0.025 + 0.0025)) / 1.1 = 0.34924.
    assert Share(5, 10).lower() == pytest.approx(0.34924, abs=1e-5)


def test_the_spread_is_the_way_down_to_the_lower_end() -> None:
    score = QagScore(Share(9, 9), Share(0, 0))
    assert score.on_scale == 5.0
    assert score.spread == pytest.approx(0.4)


LONG = " ".join(f"Item {number} was agreed." for number in range(1, 14))


def in_turn(request: Received) -> Reply:
    """A claim for every sentence that is asked for; three of them at most fit an answer."""
    schema = request.schema or {}
    if "sentences" not in schema["properties"]:
        return Answers()(request)
    numbers = list(schema["properties"]["sentences"]["properties"])
    if len(numbers) > 3:
        return Reply("{", finish_reason="length")
    row = claim("Item.", "yes", "Lena signs on Friday")
    return Reply(data={"sentences": {at: [row] for at in numbers}})


def test_a_long_summary_is_checked_in_parts_and_a_part_that_is_cut_in_halves(serve: Serve) -> None:
    server = serve(in_turn)
    judgement = judged(a_case(text=LONG))
    assert [finding.text for finding in judgement.findings] == LONG.replace(". ", ".\n").split("\n")
    asked = [request for request in server.requests if request.schema_name == "claims"]
    assert all("13|Item 13 was agreed." in request.prompt for request in asked)


@pytest.mark.parametrize(("sentences", "calls"), [(8, 1), (12, 1), (13, 2)])
def test_an_ordinary_summary_is_checked_in_one_call(
    serve: Serve, sentences: int, calls: int
) -> None:
    server = serve(Scenario(claims=[{"when": "", "verdict": "idk"}]))
    check = ClaimsCheck(a_case(), tuple(split_text(LONG))[:sentences], purpose="judge", about="a")
    assert len(check.batches()) == calls
    for batch in check.batches():
        check.of(batch)
    asked = [(request.schema or {})["properties"]["sentences"] for request in server.requests]
    numbers = [number for each in asked for number in each["properties"]]
    assert numbers == [str(number) for number in range(1, sentences + 1)]


def test_an_empty_claim_is_its_sentence(serve: Serve) -> None:
    serve(Answers(sentences={"sentences": {"1": [claim("", "yes")], "2": []}}))
    (row,) = judged().details["consistency"]["claims"]
    assert row["claim"] == SUMMARY.partition(". ")[0] + "."


def test_a_long_summary_in_which_nothing_is_claimed_is_unscored(serve: Serve) -> None:
    def silent(request: Received) -> Reply:
        data = in_turn(request).data or {}
        empty: dict[str, Any] = {at: [] for at in data.get("sentences", {})}
        return Reply(data={"sentences": empty}) if empty else in_turn(request)

    serve(silent)
    with pytest.raises(Unscored, match="found no claim"):
        judged(a_case(text=LONG))


@pytest.mark.parametrize(
    ("combination", "combined"),
    # Of alignment 1/2 and coverage 1/8.
    [("minimum", 0.125), ("mean", 0.3125), ("harmonic", 0.2), ("geometric", 0.25)],
)
def test_the_two_shares_are_combined_as_asked(combination: Any, combined: float) -> None:
    score = QagScore(Share(4, 8), Share(1, 8), combination=combination)
    assert score.value == pytest.approx(combined)
    assert QagScore(Share(4, 8), Share(0, 0), combination=combination).value == pytest.approx(0.5)
    assert QagScore(Share(4, 8), Share(0, 8), combination=combination).value == pytest.approx(
        0.25 if combination == "mean" else 0
    )
    assert 0 < score.spread <= 4 * score.value


def test_a_criterion_names_its_combination(serve: Serve) -> None:
    serve(Answers())
    judgement = judged(combination="mean")
    # 2 of 4 claims, 1 of 3 questions.
    assert judgement.scores[0].value == pytest.approx(1 + 4 * (1 / 2 + 1 / 3) / 2)
    assert judgement.details["consistency"]["combination"] == "mean"
    with pytest.raises(Unscored, match="one of minimum, mean, harmonic, geometric"):
        judged(combination="median")
