"""A reviewer's wording that no judge has read: a worker finds its evidence, and until then an
approval has to answer for not knowing it."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from judging.models import EvidenceSearch
from records.models import Record
from reviews import decisions
from summaries import jobs
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
BORNE = "Finance approved only 48,000 euros for the pilot."
INVENTED = "The lighthouse keeper bought eleven purple submarines."
UNKNOWN = "No judge has read this text, and its evidence has not been found yet."


def edited(rosa, text: str = BORNE) -> Summary:
    case = scenes.in_review()
    answer = client_of(rosa).post(
        reverse("edit", args=[case.pk]), {**scenes.signed(case), "text": text}
    )
    assert answer["Location"].endswith("?view=attempts&old=1&new=2")
    return case


def shown(rosa, case: Summary):
    return client_of(rosa).get(reverse("summary", args=[case.pk]))


def polled(rosa, case: Summary):
    return client_of(rosa).get(reverse("summary-evidence", args=[case.pk]), {"attempt": 2})


def approved(rosa, case: Summary, comment: str = ""):
    data = {**scenes.signed(case), "comment": comment}
    return client_of(rosa).post(reverse("approve", args=[case.pk]), data)


def test_an_edit_has_a_worker_told_and_no_evidence_in_the_answer(
    rosa, django_capture_on_commit_callbacks, sent_tasks
):
    with django_capture_on_commit_callbacks(execute=True):
        case = edited(rosa)
    search = EvidenceSearch.objects.get()
    assert sent_tasks[-1] == ("judging.evidence", str(search.pk))
    page = shown(rosa, case)
    assert not page.context["detail"].shown.sentences_judged
    assert "Looking for evidence" in page.content.decode()
    assert polled(rosa, case).status_code == 204
    assert "HX-Trigger" not in polled(rosa, case)


def test_what_the_worker_found_is_shown_and_says_how(rosa):
    case = edited(rosa)
    scenes.evidence_comes(case)
    assert polled(rosa, case)["HX-Trigger"] == "evidence-settled"
    page = shown(rosa, case)
    assert page.context["detail"].shown.sentences[0].turns[0] == 2
    assert "Saved as attempt 2. No judge has read it." in page.content.decode()
    assert "Findings are below." in page.content.decode()
    assert "Words found in turn" in page.content.decode()


def test_the_record_calls_words_found_no_evidence_check(rosa):
    case = edited(rosa)
    scenes.evidence_comes(case)
    approved(rosa, case)
    record = client_of(rosa).get(reverse("record", args=[Record.objects.get().number]))
    assert "<h3>Words found</h3>" in record.content.decode()
    assert "Evidence check" not in record.content.decode()


def test_a_search_that_no_worker_takes_says_so(rosa):
    case = edited(rosa)
    EvidenceSearch.objects.update(created_at=timezone.now() - timedelta(minutes=2))
    assert "has not arrived" in shown(rosa, case).content.decode()
    assert "has not arrived" in polled(rosa, case).content.decode()


def test_a_search_whose_message_was_lost_is_sent_again(rosa, sent_tasks):
    edited(rosa)
    EvidenceSearch.objects.update(nudged_at=timezone.now() - timedelta(minutes=2))
    jobs.sweep()
    assert sent_tasks == [("judging.evidence", str(EvidenceSearch.objects.get().pk))]


def test_a_search_that_breaks_off_says_why_and_is_a_warning(rosa, monkeypatch):
    case = edited(rosa)

    def broken(*_args):
        raise ZeroDivisionError

    monkeypatch.setattr("countersign_judge.judges.lexical.measure", broken)
    with pytest.raises(ZeroDivisionError):
        scenes.evidence_comes(case)
    page = shown(rosa, case)
    assert "The search for evidence failed: internal error" in page.content.decode()
    assert page.context["detail"].attention.warnings == (
        "No judge has read this text, and its evidence could not be found.",
    )


def test_an_edit_from_before_is_looked_for_when_somebody_opens_it(rosa):
    case = edited(rosa)
    EvidenceSearch.objects.all().delete()
    shown(rosa, case)
    shown(rosa, case)
    assert EvidenceSearch.objects.get().attempt == scenes.newest(case)


def test_no_search_is_made_for_a_text_that_a_judge_is_about_to_read(rosa):
    case = edited(rosa)
    EvidenceSearch.objects.all().delete()
    decisions.judge_again(case, by=rosa, seen=2)
    shown(rosa, case)
    assert not EvidenceSearch.objects.exists()


@pytest.mark.parametrize("looked_at", [True, False])
def test_without_evidence_an_approval_has_to_say_why(rosa, looked_at):
    case = edited(rosa)
    if not looked_at:
        EvidenceSearch.objects.all().delete()
    assert approved(rosa, case).status_code == 422
    assert not Record.objects.exists()
    with pytest.raises(ValueError, match="has a warning"):
        decisions.approve(case, by=rosa, number=2, text_sha256=scenes.newest(case).sha256, seen=2)
    assert approved(rosa, case, "Read it myself.").status_code == 302
    assert Record.objects.exists()


def test_with_evidence_for_every_sentence_it_has_not(rosa):
    case = edited(rosa)
    scenes.evidence_comes(case)
    assert shown(rosa, case).context["detail"].attention.warnings == ()
    assert approved(rosa, case).status_code == 302


def test_a_sentence_that_nobody_said_is_a_warning_although_no_judge_read_it(rosa):
    case = edited(rosa, f"{BORNE} {INVENTED}")
    assert shown(rosa, case).context["detail"].attention.warnings == (UNKNOWN,)
    scenes.evidence_comes(case)
    [mark] = shown(rosa, case).context["detail"].attention.marks
    assert scenes.newest(case).text[mark.start : mark.end] == INVENTED
    assert approved(rosa, case).status_code == 422
    assert not Record.objects.exists()


def test_under_a_guideline_that_has_edits_judged_none_is_approved_unread(rosa, serve):
    serve()
    case = scenes.with_edits_judged(scenes.in_review())
    data = {**scenes.signed(case), "text": BORNE}
    client_of(rosa).post(reverse("edit", args=[case.pk]), data)
    scenes.evidence_comes(case)
    page = shown(rosa, case).content.decode()
    assert "Have it judged" in page
    assert 'id="panel-approve"' not in page
    refused = approved(rosa, case, "I know it.")
    assert refused.status_code == 422
    assert "must be judged before approval" in refused.content.decode()
    client_of(rosa).post(reverse("judge-again", args=[case.pk]), scenes.signed(case))
    case.refresh_from_db()
    scenes.judged(case, Action.PASS)
    assert approved(rosa, case, "I know it.").status_code == 302


def test_saving_and_approving_there_has_the_edit_judged(rosa):
    case = scenes.with_edits_judged(scenes.in_review())
    data = {**scenes.signed(case), "text": BORNE, "approve": "yes"}
    answer = client_of(rosa).post(reverse("edit", args=[case.pk]), data)
    assert "panel=approve" in answer["Location"]
    case.refresh_from_db()
    assert case.status == "drafted"
    assert scenes.newest(case).text == BORNE
    assert not Record.objects.exists()


def test_the_text_of_a_model_needs_no_second_judgement_there(rosa):
    case = scenes.with_edits_judged(scenes.in_review())
    assert approved(rosa, case).status_code == 302


def test_sentences_that_an_edit_leaves_keep_marks_and_answers_before_and_after_the_evidence(rosa):
    weak = scenes.written(scenes.opened_case(), scenes.WEAK, model="openai:gpt-5")
    case = scenes.judged(weak, Action.PASS, model="openai:gpt-5")
    client = client_of(rosa)
    sentences = shown(rosa, case).context["detail"].shown.sentences
    marks = [(item.text, item.mark, item.turns) for item in sentences if item.mark]
    start, end = next(item.span for item in sentences if "delighted" in item.text)
    proven = {**scenes.signed(case), "proven": f"{start}-{end}-check"}
    client.post(reverse("answer-mark", args=[case.pk]), proven)
    text = scenes.WEAK.replace("soon with some hospitals", "on 4 May with two hospitals")
    client.post(reverse("edit", args=[case.pk]), {**scenes.signed(case), "text": text})
    for _ in ("while it is looked for", "when it is there"):
        page = shown(rosa, case)
        left = page.context["detail"].shown.sentences
        assert [(item.text, item.mark, item.turns) for item in left if item.mark] == marks[1:]
        assert "1 of 2 checked" in page.content.decode()
        scenes.evidence_comes(case)
