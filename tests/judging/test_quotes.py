"""A quote is the text of the turn that it names, whoever quotes it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from countersign_judge.evidence import find_quotes, fold_text
from countersign_judge.judges import geval, qag
from countersign_judge.judges.base import Judgement
from countersign_judge.llm.providers.offline.found import Source, find_evidence
from countersign_judge.llm.providers.offline.writer import summarise
from countersign_judge.llm.types import Choice
from hypothesis import given, settings
from hypothesis import strategies as st

from judging import coverage
from judging.findings import encode_quotes, finding_rows
from judging.models import Evaluation
from tests.factories.cases import attempt, case
from tests.judging.judges.conftest import a_case, a_criterion
from tests.judging.test_constraints import evaluation, score
from tests.judging.test_findings import FINDING, SAID
from tests.modelserver import Reply
from tests.real_data import MEETINGS
from tests.summaries.fixtures import Serve

# What people say around one another: sentences that others cut in two, fillers, markers.
PIECES = st.sampled_from(
    [
        "The pump leaks at the",
        "seal, and the seal has to be replaced.",
        "um the price {disfmarker} the price is , you know , twelve fifty .",
        "We're gonna need “another” pump —",
        "Mm-hmm.",
        "Yeah, right.",
        "It’s   done by Friday!\tIs it?",
        "So okay we'll go with the titanium case. And the U_S_B_ port.",
        "ΣΊΣΥΦΟΣ pushes the Straße up.",
        "我们需要一个新的泵。",
        "",
    ]
)
TALK = st.lists(
    st.fixed_dictionaries(
        {
            "speaker": st.sampled_from(["Ana", "Ben", "Cem (chair)"]),
            "start": st.none(),
            "end": st.none(),
            "text": st.lists(PIECES, min_size=1, max_size=3).map(" ".join),
        }
    ),
    min_size=1,
    max_size=12,
)


def in_its_turn(quote: Any, turns: Any) -> bool:
    return bool(quote.quote == turns[quote.turn]["text"][quote.start : quote.end])


def stretches(turns: list[dict[str, Any]], title: str = "") -> Iterator[coverage.Stretch]:
    """What coverage quotes when no sentence rests on anything, and with every second turn."""
    weighed = coverage.weigh_turns(turns, title)
    yield from coverage.find_uncovered(turns, weighed, ())
    yield from coverage.find_uncovered(turns, weighed, range(0, len(turns), 2))


@settings(deadline=None)
@given(turns=TALK)
def test_coverage_quotes_a_turn_by_words_that_were_said_in_it(turns: list[dict[str, Any]]) -> None:
    for stretch in stretches(turns):
        assert stretch.heaviest
        assert stretch.heaviest in turns[stretch.turn]["text"]


def test_a_sentence_that_is_interrupted_counts_for_each_turn_by_what_was_said_there() -> None:
    said = ["The pump leaks at the", "Mm-hmm.", "titanium seal of the supplier."]
    turns = [{"speaker": name, "text": text} for name, text in zip("aba", said, strict=True)]
    weighed = coverage.weigh_turns(turns)
    assert [weight.heaviest for weight in weighed] == said
    assert weighed[1].share < min(weighed[0].share, weighed[2].share)


@settings(deadline=None)
@given(turns=TALK, data=st.data())
def test_what_is_located_is_the_text_of_its_turn(turns: list[dict[str, Any]], data: Any) -> None:
    turn = data.draw(st.sampled_from(turns))
    words = turn["text"].split() or [""]
    start = data.draw(st.integers(0, len(words) - 1))
    spoken = " ".join(words[start : data.draw(st.integers(start, len(words)))])
    spelled = data.draw(st.sampled_from([str.upper, str.title, str.swapcase, "“{}”".format]))
    for quote in find_quotes([spoken, spelled(spoken), "no such words"], turns):
        if quote.turn is not None:
            assert in_its_turn(quote, turns)
            wanted = fold_text(spoken).strip("\"' .…")
            assert wanted in fold_text(quote.quote)


@given(st.text() | st.lists(PIECES).map(" ".join))
def test_a_whole_turn_is_found_in_whatever_characters_it_is_written(text: str) -> None:
    (found,) = find_quotes([text], [{"text": text}])
    assert (found.turn == 0) == bool(fold_text(text).strip("\"' .…"))


@settings(deadline=None, max_examples=40)
@given(turns=TALK, data=st.data())
def test_what_a_model_quotes_is_shown_in_the_words_of_the_turn(
    turns: list[dict[str, Any]], data: Any
) -> None:
    quotes = [
        data.draw(st.sampled_from(turns))["text"].upper().replace("  ", " "),
        data.draw(st.text(max_size=20)),
    ]
    verdict = {"reason": "r", "quotes": quotes, "score": 4}
    choice = Choice(text="", data=verdict, logprobs=None, finish_reason="stop")
    (read,) = geval.read_scores(choice, [a_criterion()], a_case(turns=turns))
    assert all(quote.turn is None or in_its_turn(quote, turns) for quote in read.quotes)
    assert [quote.turn for quote in read.quotes if quote.turn is None] == [
        None
        for quote in quotes
        if quote.strip() and not any(find_quotes([quote], [turn])[0].turn == 0 for turn in turns)
    ]


@pytest.mark.parametrize(
    ("text", "quote", "shown"),
    [
        ("Agreed, and “Lena”  signs.", 'agreed, and "lena" signs', "Agreed, and “Lena”  signs"),
        ("Nobody knows it now.", "no", None),
        ("It costs 12,500 euros.", "500", None),
        ("It costs 1250 euros.", "25", None),
        ("No. I said no!", "NO", "No"),
        ("ignored, nor no", "no", "no"),
        ("我们需要一个新的泵", "需要一个", "需要一个"),
        ("Anything", "…", None),
    ],
)
def test_a_quote_is_verbatim_but_for_case_white_space_and_quotation_marks(
    text: str, quote: str, shown: str | None
) -> None:
    (found,) = find_quotes([quote], [{"text": text}])
    assert found.quote == (shown or quote)
    assert (found.turn is None) == (shown is None)


@pytest.mark.django_db
def test_geval_quotes_the_turn_and_not_the_model(serve: Serve) -> None:
    reply = {"reason": "r", "quotes": ["we NEED  twelve thousand euros", "need ten"]}
    serve([Reply(data={**reply, "score": 4})])
    quotes = geval.judge(a_case(), [a_criterion()]).scores[0].quotes
    assert [(quote.quote, quote.turn) for quote in quotes] == [
        ("We need twelve thousand euros", 0),
        ("need ten", None),
    ]


@pytest.mark.django_db(transaction=True)  # its threads have connections of their own
def test_qag_breaks_its_score_down_in_the_words_of_the_turns(serve: Serve) -> None:
    claim = {
        "claim": "Ana asked.",
        "quote": "we need TWELVE thousand euros",
        "turns": [],
        "reason": "r",
    }
    answers: dict[str, Any] = {
        "claims": {
            "sentences": {
                "1": [{**claim, "verdict": "yes"}],
                "2": [{**claim, "quote": "Lena sings", "verdict": "idk"}],
            }
        },
        "questions": {"questions": ["Did Ana ask?"]},
        "answers": {"answers": {"1": {"answer": "yes", "reason": "r"}}},
    }
    serve(lambda request: Reply(data=answers[request.schema_name]))
    judgement: Judgement = qag.judge(a_case(), [a_criterion(parameters={"n": 1})])
    rows = judgement.details["consistency"]["claims"]
    assert [(row["quote"], row["turn"]) for row in rows] == [
        ("We need twelve thousand euros", 0),
        ("Lena sings", None),
    ]


@pytest.mark.django_db
def test_an_evaluation_has_the_quotes_that_it_was_made_with_and_reads_them_in_its_turns() -> None:
    missing = {"quote": "never said", "turn": None, "start": None, "end": None}
    text = attempt(case())
    criterion = text.summary.guideline_version.criteria.get()
    turns = text.summary.transcript.turns
    right = {"quote": turns[0]["text"][2:6], "turn": 0, "start": 2, "end": 6}
    assert encode_quotes([right, missing]) == [[0, 2, 6], "never said"]
    verdict = evaluation(
        attempt=text,
        guideline_version=text.summary.guideline_version,
        found=finding_rows([{**FINDING, "quotes": [right, missing]}]),
        said=[{**SAID, "criterion": criterion.pk, "quoted": encode_quotes([right, missing])}],
    )
    score(evaluation=verdict)
    again = Evaluation.objects.get(pk=verdict.pk)
    assert again.findings[0].quotes == [right, missing]
    assert again.scores.get().quotes == [right, missing]


def meetings() -> list[dict[str, Any]]:
    return [json.loads(path.read_text()) for path in sorted(MEETINGS.glob("*.json"))]


@pytest.mark.slow
@pytest.mark.real_data
def test_no_quote_out_of_a_real_meeting_is_missing_from_its_turn() -> None:
    quoted = missing = 0
    for meeting in meetings():
        turns = meeting["turns"]
        minutes = summarise(turns, title=meeting["title"], words=250).text
        rested = {
            turn
            for sentence in find_evidence(Source.from_turns(turns), minutes)
            for turn in sentence.turns
        }
        bare = coverage.find_uncovered(turns, coverage.weigh_turns(turns, meeting["title"]), rested)
        for stretch in bare:
            quoted += 1
            missing += stretch.heaviest not in turns[stretch.turn]["text"]
    assert quoted > 200
    assert missing == 0
