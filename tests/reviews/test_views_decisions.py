import pytest
from django.urls import reverse

from records.models import Record, Review
from reviews import decisions
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa():
    return client_of(scenes.reviewer())


def decide(client, name, case, **said):
    data = {**scenes.signed(case), **said}
    if name == "send-back":
        data.setdefault("category", "omission")
    return client.post(reverse(name, args=[case.pk]), data)


def html_of(answer) -> str:
    return str(answer.content.decode())


def test_approving_makes_the_record_and_leads_to_it(rosa):
    case = scenes.in_review()
    answer = decide(rosa, "approve", case, comment="Heard it.")
    record = Record.objects.get()
    assert answer["Location"] == reverse("record", args=[record.number])
    assert (record.text, record.review.comment) == (scenes.GOOD, "Heard it.")
    assert record.review.reviewer.username == "rosa"


def test_the_best_attempt_of_a_used_up_case_is_approved_with_a_reason(rosa):
    case = scenes.exhausted()
    refused = decide(rosa, "approve", case, **scenes.signed(case, 2))
    assert refused.status_code == 422
    assert "Say why you approve it anyway." in html_of(refused)
    assert not Record.objects.exists()
    decide(rosa, "approve", case, **scenes.signed(case, 2), comment="The figure is right.")
    assert Record.objects.get().review.attempt.number == 2


def test_a_hash_of_another_text_is_a_conflict(rosa):
    case = scenes.in_review()
    answer = decide(rosa, "approve", case, text_sha256="0" * 64)
    assert answer.status_code == 409
    assert not Record.objects.exists()


@pytest.mark.parametrize("name", ["approve", "send-back", "reject", "edit"])
def test_a_text_that_appeared_meanwhile_answers_409_with_both_texts_and_what_was_typed(rosa, name):
    case = scenes.in_review()
    before = scenes.signed(case)
    decisions.edit(
        case, by=scenes.reviewer("rolf"), number=1, seen=1, text="Newer words.", judge=False
    )
    typed = {"text": "My own words."} if name == "edit" else {"comment": "My own words."}
    answer = decide(rosa, name, case, **before, **typed)
    assert answer.status_code == 409
    for words in ("Newer words.", "Chidi Mensah will send the contract", "My own words."):
        assert words in html_of(answer)
    assert not Review.objects.exists()


@pytest.mark.parametrize("name", ["approve", "send-back", "reject", "edit"])
def test_a_case_that_somebody_decided_meanwhile_keeps_what_was_typed(rosa, name):
    record = scenes.approved(scenes.reviewer("rolf"))
    typed = {"text": "My own words."} if name == "edit" else {"comment": "My own words."}
    answer = decide(rosa, name, record.summary, **typed)
    assert answer.status_code == 409
    assert "My own words." in html_of(answer)
    assert "is now <strong>approved</strong>" in html_of(answer)
    assert Record.objects.count() == 1


def test_two_approvals_of_one_text_make_one_record(rosa):
    case = scenes.in_review()
    assert decide(rosa, "approve", case).status_code == 302
    assert decide(rosa, "approve", case).status_code == 409
    assert Record.objects.count() == 1


def test_sending_back_hands_the_comment_to_the_writer(rosa, serve):
    serve()
    case = scenes.in_review()
    assert decide(rosa, "send-back", case, comment="Name the hospitals.").status_code == 302
    case.refresh_from_db()
    assert case.status == "revising"
    assert scenes.newest(case).briefs.get().comment == ("Something is missing: Name the hospitals.")


@pytest.mark.parametrize("name", ["send-back", "reject"])
@pytest.mark.parametrize("comment", ["", "   \n "])
def test_a_refusal_needs_its_reason(rosa, name, comment):
    case = scenes.in_review()
    answer = decide(rosa, name, case, comment=comment)
    case.refresh_from_db()
    assert answer.status_code == 422
    assert 'class="field-error"' in html_of(answer)
    assert case.status == "in_review"


def test_rejecting_closes_the_case_with_its_reason(rosa):
    case = scenes.in_review()
    decide(rosa, "reject", case, comment="Not a meeting of ours.")
    case.refresh_from_db()
    assert case.status == "rejected"
    assert case.transitions.latest("id").reason == "Not a meeting of ours."


def test_an_edit_is_the_next_attempt_and_stays_in_review(rosa):
    case = scenes.in_review()
    decide(rosa, "edit", case, text="Line one.\r\nLine two.\r\n", save="")
    case.refresh_from_db()
    latest = scenes.newest(case)
    assert (case.status, latest.number, latest.text) == ("in_review", 2, "Line one.\nLine two.")
    assert str(latest.written_by) == "rosa"


def test_an_edit_can_be_judged_again(rosa):
    case = scenes.in_review()
    decide(rosa, "edit", case, text="Other words.", judge="yes")
    case.refresh_from_db()
    assert case.status == "drafted"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The summary is empty"),
        ("  \n ", "The summary is empty"),
        (scenes.GOOD, "The text is unchanged"),
        ("nul\x00", "Null characters are not allowed"),
    ],
)
def test_an_edit_that_cannot_be_stored_comes_back_as_it_was_typed(rosa, text, message):
    case = scenes.in_review()
    answer = decide(rosa, "edit", case, text=text)
    assert answer.status_code == 422
    assert message in html_of(answer)
    assert 'id="panel-edit" role' in html_of(answer)
    assert case.attempts.count() == 1


def test_what_was_typed_survives_lost_hidden_fields(rosa):
    case = scenes.in_review()
    answer = decide(rosa, "edit", case, text="Typed for an hour.", seen="", text_sha256="x")
    assert answer.status_code == 422
    assert "Typed for an hour." in html_of(answer)
    assert "The page was incomplete" in html_of(answer)


@pytest.mark.parametrize("number", ["0", "-1", "32768", "9" * 30, "1e3", "²", ""])
def test_numbers_that_no_attempt_has_are_refused_and_not_looked_up(rosa, number):
    case = scenes.in_review()
    for name in ("approve", "edit"):
        answer = decide(rosa, name, case, number=number, text="Words.")
        assert answer.status_code in {409, 422}


def test_an_author_resubmits_and_the_judge_reads_the_new_text():
    adam = scenes.author()
    case = scenes.returned(adam)
    answer = decide(client_of(adam), "resubmit", case, text=scenes.GOOD)
    case.refresh_from_db()
    assert answer.status_code == 302
    assert (case.status, scenes.newest(case).text) == ("drafted", scenes.GOOD)
    again = decide(client_of(adam), "resubmit", case, text="Once more.")
    assert again.status_code == 409
    assert "Once more." in html_of(again)


def test_an_unchanged_text_is_not_resubmitted():
    adam = scenes.author()
    case = scenes.returned(adam)
    answer = decide(client_of(adam), "resubmit", case, text=scenes.WEAK)
    assert answer.status_code == 422
    assert "The text is unchanged" in html_of(answer)


def test_a_returned_case_goes_back_to_its_author_with_the_reviewers_comment(rosa):
    adam = scenes.author()
    case = scenes.opened_case(author=adam, text=scenes.GOOD)
    scenes.judged(case, Action.PASS)
    decide(rosa, "send-back", case, comment="Name the second hospital.")
    page = client_of(adam).get(reverse("summary", args=[case.pk]))
    assert "Name the second hospital." in html_of(page)


def test_a_failed_case_starts_again_where_it_failed(rosa):
    case = scenes.failed()
    assert decide_retry(rosa, case) == "queued"
    assert decide_retry(rosa, case) == "queued"


def decide_retry(client, case) -> str:
    assert client.post(reverse("retry", args=[case.pk])).status_code == 302
    case.refresh_from_db()
    return str(case.status)


def test_forms_without_a_token_are_refused():
    from django.test import Client

    client = Client(enforce_csrf_checks=True)
    client.force_login(scenes.reviewer())
    case = scenes.in_review()
    answer = decide(client, "approve", case)
    assert answer.status_code == 403
    assert "The form could not be checked" in html_of(answer)
    assert not Record.objects.exists()
