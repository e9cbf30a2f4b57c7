"""`recorded:samples`: the sample meetings show the whole loop without a model."""

from io import StringIO

import pytest
import yaml
from countersign_judge.judges.calls import split_text
from countersign_judge.llm.client import chat
from countersign_judge.llm.errors import Declined
from countersign_judge.llm.types import RECORDED_ANSWERS, RECORDED_NOTICE, ChatRequest, Message
from countersign_judge.marks import Mark
from django.core.management import call_command

from judging.evidence_check import evidence_failure, request_search
from judging.guidelines.defaults import ensure_example_guideline
from judging.guidelines.documents import general_document
from judging.recorded_answers import SAMPLES
from judging.remarks import build_judged_spans
from judging.services import run_search
from llm.models import ModelCall
from records.models import Record
from reviews import decisions
from summaries import suggestions
from summaries.intake import Submission, ingest_submission
from summaries.models import Attempt, Guideline, Origin, Summary, Transcript
from summaries.services import add_attempt, resubmit_summary
from summaries.status import Status
from tests.factories.cases import user
from tests.factories.scenes import pipeline_finishes

RECORDED = "recorded:samples"


def load(*names: str) -> dict[str, Summary]:
    """The samples by the ends of their external ids, those of `names` as workers leave them."""
    user("author", "authors")
    call_command("load_samples", stdout=StringIO())
    samples = Summary.objects.filter(transcript__source=Transcript.SAMPLES)
    found = {each.transcript.external_id.removeprefix("sample-"): each for each in samples}
    for name in names or found:
        pipeline_finishes(found[name])
    return found


def bring(content: bytes | str, guideline: str | None, name: str = "ours") -> Summary:
    """A transcript of the user's own, as workers leave it."""
    own = Submission("phone", name, "Checkout team stand-up", content, guideline=guideline)
    summary = ingest_submission(own, by=None).summary
    pipeline_finishes(summary)
    return summary


def marks(attempt: Attempt) -> dict[str, Mark | None]:
    """The mark of each sentence of the text."""
    found = [each for item in attempt.evaluations.all() for each in item.findings]
    return {attempt.text[span.start : span.end]: span.mark for span in build_judged_spans(found)}


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_each_sample_shows_one_end_of_the_loop() -> None:
    samples = load()
    ends = {name: (each.status, each.attempts.count()) for name, each in samples.items()}
    assert ends == {
        "sales-call": (Status.IN_REVIEW, 1),
        "support-escalation": (Status.IN_REVIEW, 2),
        "design-review": (Status.IN_REVIEW, 1),
        "standup": (Status.EXHAUSTED, 3),
        "board-meeting": (Status.RETURNED, 1),
    }
    # The judge passed the planted error, and the evidence check marks it.
    planted = samples["design-review"].attempts.get()
    consistency = planted.evaluations.filter(role="first").exclude(passed=None).get()
    assert consistency.passed
    assert [text for text, mark in marks(planted).items() if mark != Mark.SUPPORTED] == [
        "RISK-044 has severity four and probability two after controls."
    ]
    bad, good = samples["support-escalation"].attempts.all()
    assert {Mark.WRONG, Mark.CHECK} <= set(marks(bad).values())
    for attempt in (good, samples["sales-call"].attempts.get()):
        assert [text for text, mark in marks(attempt).items() if mark != Mark.SUPPORTED] == []
    # Every call is in the ledger under the name of the recorded answers, and none costs anything.
    calls = ModelCall.objects.filter(provider="recorded")
    assert {call.endpoint for call in calls} == {RECORDED_ANSWERS}
    assert {call.cost for call in calls} == {0}
    assert not ModelCall.objects.exclude(provider="recorded").exists()


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_a_record_says_that_its_answers_were_recorded() -> None:
    summary = load("sales-call")["sales-call"]
    text = summary.attempts.get()
    decisions.approve(
        summary, by=user("rita", "reviewers"), number=1, seen=1, text_sha256=text.sha256
    )
    assert RECORDED_NOTICE in Record.objects.get().snapshot
    assert RECORDED_ANSWERS in RECORDED_NOTICE.casefold()


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_the_correction_of_the_planted_error_is_proven_and_another_edit_is_declined() -> None:
    summary = load("design-review")["design-review"]
    planted = summary.attempts.get()
    reviewer = user("rita", "reviewers")
    corrected = planted.text.replace("probability two after", "probability three after")
    for text, failure in (
        (corrected, ""),
        (f"{corrected} All agreed.", "the sentence “All agreed.”"),
    ):
        edit = add_attempt(
            summary, text=text, origin=Origin.REVIEWER, based_on=planted, by=reviewer
        )
        run_search(request_search(edit).pk)
        assert failure in evidence_failure(list(edit.evaluations.all()))
        assert (set(marks(edit).values()) == {Mark.SUPPORTED}) == (not failure)


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_the_suggestion_that_an_employee_takes_passes() -> None:
    summary = load("board-meeting")["board-meeting"]
    author = summary.author
    assert author is not None
    asked = suggestions.request_suggestion(summary, by=author)
    suggestions.run(asked.pk)
    asked.refresh_from_db()
    assert asked.model == RECORDED
    text = suggestions.accept_suggestion(asked, by=author)
    resubmit_summary(summary, text=text, by=author)
    pipeline_finishes(summary)
    assert summary.status == Status.IN_REVIEW


@pytest.mark.django_db(transaction=True)
def test_a_meeting_of_ones_own_is_never_answered_from_the_recording() -> None:
    sample = (SAMPLES / "standup.txt").read_bytes()
    # Under the default guideline the offline engine writes and judges, also the very same words.
    own = bring(sample, None)
    assert {each.model for each in own.attempts.all()} == {"offline"}
    ensure_example_guideline()
    for name, words in (("one word", sample.replace(b"fourteen", b"twelve")), ("own", b"Ana: Hi.")):
        refused = bring(words, Guideline.EXAMPLES, name)
        assert (refused.status, refused.attempts.count()) == (Status.FAILED, 0)
        assert "the recorded example answers have none for this meeting" in refused.failure


@pytest.mark.django_db(transaction=True)
def test_an_unknown_request_raises_a_clear_error() -> None:
    request = ChatRequest(RECORDED, (Message("user", "Say yes."),), "try")
    with pytest.raises(Declined, match="have none for this meeting"):
        chat(request)
    turns = load("sales-call")["sales-call"].transcript.turns
    for purpose, material, what in (
        ("try", {}, "requests of the kind 'try'"),
        ("judge", {"text": "Ours.", "asked": ["consistency"]}, "this text"),
        ("judge-meaning", {"asked": ["Ours."]}, "the sentence “Ours.”"),
        ("write", {"brief": {"comment": "Shorter.", "previous": "Ours."}}, "what a reviewer asks"),
        ("write", {"brief": {"comment": "", "previous": "Ours."}}, "this text"),
    ):
        asked = ChatRequest(
            RECORDED, request.messages, purpose, material={"turns": turns, **material}
        )
        with pytest.raises(Declined, match=f"have none for {what}"):
            chat(asked)


def test_the_file_answers_every_question_about_its_texts() -> None:
    criteria = {item.name for item in general_document().content.criteria}
    answers = yaml.safe_load((SAMPLES / "answers.yaml").read_text(encoding="utf-8"))
    assert len(answers) == 5
    for recording in answers.values():
        for text in recording["texts"]:
            assert set(text["scores"]) == criteria
            sentences = {span.text for span in split_text(text["text"].strip())}
            assert sentences <= set(recording["sentences"])
