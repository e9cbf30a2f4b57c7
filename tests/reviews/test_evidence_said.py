"""Whose word the evidence is, wherever a person or a program reads it."""

import html as markup
import json
import re
from typing import cast

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.urls import reverse

from judging import evidence_check, services
from judging.api_schemas import attempt_out
from judging.models import EvidenceSearch
from records import pdf, timeline
from records.models import Record
from reviews import decisions
from reviews.views.history import build_history
from reviews.views.summary_detail import CaseDetail
from summaries.models import Origin, Summary
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import attempt, case, put, version
from tests.judging.test_evidence_check import AGAINST, BORNE, CLAIMS, INVENTED, TEXT
from tests.modelserver import Scenario
from tests.summaries.fixtures import Serve, serve

__all__ = ["serve"]

pytestmark = pytest.mark.django_db
FAILED = "The evidence check failed"
SIMILAR = "words found"


def judged() -> Summary:
    summary = put(case(version("consistency")), Status.DRAFTED)
    attempt(summary, TEXT)
    services.judge_summary(summary.pk)
    summary.refresh_from_db()
    return summary


def read(user: User, name: str, key: object) -> str:
    answer = client_of(user).get(reverse(name, args=[key]))
    html = re.sub(r"</?bdi>", "", answer.content.decode())
    return " ".join(markup.unescape(re.sub(r"<[^>]+>", " ", html)).split())


class Lines(list[str]):
    """A document that keeps what is written in it."""

    def small(self, text: str, **_options: object) -> None:
        self.append(text)

    heading_line = write_lines = small

    def ln(self, _height: float) -> None: ...


def printed(record: Record) -> str:
    """The evidence as the PDF has it."""
    lines = Lines()
    pdf._write_evidence(lines, timeline.read_snapshot(record.snapshot))  # type: ignore[arg-type]
    return "\n".join(lines)


def approved(summary: Summary, by: User) -> Record:
    return decisions.approve(summary, by=by, comment="Read it.", **scenes.signed(summary))


def test_a_models_verdict_stands_with_its_name_quote_and_reason(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=CLAIMS))
    summary = judged()
    page = read(rosa, "summary", summary.pk)
    assert "Evidence check by openai:scripted: contradicted, probability" in page
    assert "On Friday. by Friday" in page
    assert "quote not found in the transcript “eleven submarines”" in page
    assert "G-Eval:" not in page
    record = approved(summary, rosa)
    for told in (read(rosa, "record", record.number), printed(record)):
        assert "Evidence check by openai:scripted: contradicted, probability" in told
        assert "On Friday." in told


def test_the_record_holds_who_found_what(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=CLAIMS))
    record = approved(judged(), rosa)
    (text,) = json.loads(record.snapshot)["attempts"]
    check = next(item for item in text["evaluations"] if item["judge"] == "evidence")
    assert check["passed"] is None
    rows = {(row["found_by"], row["relation"]) for row in check["findings"]}
    assert rows == {
        ("openai:scripted", "supported"),
        ("openai:scripted", "contradicted"),
        ("openai:scripted", "not mentioned"),
    }


def test_what_a_judge_without_a_model_once_called_supported_reads_as_words_found(
    rosa: User,
) -> None:
    summary = scenes.in_review()
    (stored,) = summary.attempts.get().evaluations.all()
    assert {(row["found_by"], row["relation"]) for row in stored.found} == {
        ("lexical", "supported")
    }
    api = attempt_out(summary.attempts.get()).model_dump_json()
    case = read(rosa, "summary", summary.pk)
    record = approved(summary, rosa)
    for told in (case, read(rosa, "record", record.number), printed(record)):
        assert "Words found in turn 2" in told
        assert "Lexical" not in told
    assert '"supported"' not in api


def test_a_program_reads_the_same(serve: Serve) -> None:
    serve(Scenario(claims=CLAIMS))
    found = attempt_out(judged().attempts.get())
    check = next(item for item in found.evaluations if item.judge == "evidence")
    against = next(item for item in check.findings if item.relation == "contradicted")
    assert (against.found_by, against.turns, against.quotes[0]["turn"]) == (
        "openai:scripted",
        [1],
        1,
    )


def test_a_failed_check_is_said_on_page_record_and_paper(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=None))
    summary = judged()
    page = read(rosa, "summary", summary.pk)
    assert f"{FAILED}. The judge openai:scripted gave no readable answer" in page
    assert SIMILAR in page
    assert "contradicted" not in page
    assert "sentences without support" not in page
    with pytest.raises(ValueError, match="has a warning"):
        decisions.approve(summary, by=rosa, **scenes.signed(summary))
    record = approved(summary, rosa)
    for told in (read(rosa, "record", record.number), printed(record)):
        assert f"{FAILED}: the judge openai:scripted" in told


def test_words_found_do_not_answer_a_mark_without_a_quote(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=[{"when": BORNE, "quote": ""}]))
    summary = judged()
    assert SIMILAR in read(rosa, "summary", summary.pk)
    with pytest.raises(ValueError, match="marked sentences have no answer"):
        decisions.approve(summary, by=rosa, **scenes.signed(summary))
    assert decisions.approve(summary, by=rosa, comment="I was there.", **scenes.signed(summary))


def test_an_edits_evidence_is_part_of_its_record(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=CLAIMS))
    summary = judged()
    first = summary.attempts.get()
    edited = {"origin": Origin.REVIEWER, "model": "", "written_by": rosa, "based_on": first}
    edit = attempt(summary, f"{AGAINST} {INVENTED}", **edited)
    services.run_search(evidence_check.request_search(edit).pk)
    page = read(rosa, "summary", summary.pk)
    assert "Saved as attempt 2. No judge has read it." in page
    assert "Evidence check by openai:scripted: contradicted" in page
    told = read(rosa, "record", approved(summary, rosa).number)
    assert "Evidence check by openai:scripted: contradicted" in told


def again(user: User, summary: Summary) -> "HttpResponse":
    asked = client_of(user).post(
        reverse("check-evidence", args=[summary.pk]), scenes.signed(summary), follow=True
    )
    return cast("HttpResponse", asked)


def test_a_failed_check_is_asked_again_and_both_stay_in_the_history(
    serve: Serve, rosa: User
) -> None:
    model = serve(Scenario(claims=None))
    summary = judged()
    assert "Check the evidence again" in read(rosa, "summary", summary.pk)
    assert again(rosa, summary).status_code == 200
    page = read(rosa, "summary", summary.pk)
    assert "Looking for evidence" in page
    assert "Check the evidence again" not in page
    model.script = Scenario(claims=CLAIMS)
    search = EvidenceSearch.objects.get()
    assert search.asked_by == rosa
    services.run_search(search.pk)
    page = read(rosa, "summary", summary.pk)
    assert "Evidence check by openai:scripted: contradicted, probability" in page
    assert "approval requires a reason" not in page
    failed, answered = summary.attempts.get().evaluations.filter(judge="evidence")
    assert failed.details["failure"]
    assert set(answered.details) == {"quoted", "read", "read again"}
    events = [event.what for event in build_history(CaseDetail(summary), watched=False)]
    assert events[-2:] == ["evidence check failed", "checked the evidence"]
    assert FAILED not in "\n".join(printed(approved(summary, rosa)).splitlines())


def test_a_check_that_fails_again_may_be_asked_once_more(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=None))
    summary = judged()
    for _ in range(2):
        again(rosa, summary)
        services.run_search(EvidenceSearch.objects.get().pk)
    assert summary.attempts.get().evaluations.filter(judge="evidence").count() == 3
    assert "Check the evidence again" in read(rosa, "summary", summary.pk)


def test_a_check_that_was_answered_is_not_asked_again(serve: Serve, rosa: User) -> None:
    serve(Scenario(claims=CLAIMS))
    summary = judged()
    assert "The evidence check of attempt 1 did not fail." in again(rosa, summary).content.decode()
    assert not EvidenceSearch.objects.exists()


def test_only_who_may_decide_has_it_checked_again(serve: Serve) -> None:
    serve(Scenario(claims=None))
    summary = judged()
    with pytest.raises(PermissionDenied):
        decisions.check_evidence_again(summary, by=scenes.author(), number=1)
