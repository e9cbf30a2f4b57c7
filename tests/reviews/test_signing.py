"""A guideline may ask for the reviewer's password at the signature."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts import reauthentication
from records import approvals
from records.models import Record, Review
from reviews import decisions
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.scenes import PASSWORD

pytestmark = pytest.mark.django_db
FIELD = 'name="password"'


@pytest.fixture
def rosa() -> Client:
    return client_of(scenes.reviewer())


@pytest.fixture
def case():
    return scenes.under(scenes.in_review(), signing="reauthenticate")


def sign(client: Client, case, **said: str):
    return client.post(reverse("approve", args=[case.pk]), {**scenes.signed(case), **said})


def page_of(client: Client, case) -> str:
    return str(client.get(reverse("summary", args=[case.pk])).content.decode())


def test_the_page_asks_for_the_password_where_the_guideline_does(rosa, case):
    assert FIELD in page_of(rosa, case)
    assert FIELD not in page_of(rosa, scenes.in_review("Another"))


def test_the_password_signs_and_the_record_says_so(rosa, case):
    assert sign(rosa, case, password=PASSWORD).status_code == 302
    record = Record.objects.get()
    assert record.review.signature == "reauthenticate"
    assert '"signature":"reauthenticate"' in record.snapshot
    page = rosa.get(reverse("record", args=[record.number])).content.decode()
    signed = "Signed by Rosa Keller, who had entered their password at most 5 minutes before."
    assert signed in page
    assert not list(approvals.approval_faults(record))


def test_a_session_alone_signs_where_nothing_else_is_asked(rosa):
    sign(rosa, scenes.in_review())
    assert Review.objects.get().signature == "session"


@pytest.mark.parametrize(
    ("said", "error"),
    [({}, "Enter your password"), ({"password": "x"}, "Wrong password")],
)
def test_without_the_right_password_nothing_is_signed(rosa, case, said, error):
    answer = sign(rosa, case, comment="As it was said.", **said)
    html = answer.content.decode()
    assert answer.status_code == 422
    assert error in html
    assert "As it was said." in html
    assert not Record.objects.exists()


def test_a_password_serves_for_five_minutes(rosa, case, clock):
    sign(rosa, case, password=PASSWORD)
    again = scenes.under(scenes.in_review("Another"), signing="reauthenticate")
    clock.move(reauthentication.RECENT_SECONDS - 1)
    assert FIELD not in page_of(rosa, again)
    clock.move(1)
    assert FIELD in page_of(rosa, again)
    assert sign(rosa, again).status_code == 422
    clock.move(-1)
    assert sign(rosa, again).status_code == 302


def test_signing_in_gives_the_password_too(case):
    scenes.reviewer()
    client = Client()
    client.post(reverse("sign-in"), {"login": "rosa", "password": PASSWORD})
    assert FIELD not in page_of(client, case)
    assert sign(client, case).status_code == 302


def test_the_password_of_another_session_does_not_serve(rosa, case):
    other = scenes.under(scenes.in_review("Another"), signing="reauthenticate")
    sign(rosa, case, password=PASSWORD)
    elsewhere = client_of(Review.objects.get().reviewer)
    assert sign(elsewhere, other).status_code == 422


def test_the_service_refuses_what_was_not_signed_so(case):
    with pytest.raises(ValueError, match="Enter your password"):
        decisions.approve(case, by=scenes.reviewer(), **scenes.signed(case))
    assert not Review.objects.exists()


@pytest.mark.slow
def test_wrong_passwords_count_like_tries_to_sign_in(rosa, case):
    for _ in range(5):
        sign(rosa, case, password="wrong")
    answer = sign(rosa, case, password=PASSWORD)
    assert answer.status_code == 422
    assert "Too many failed tries" in answer.content.decode()
    assert not Record.objects.exists()


def test_a_right_password_is_not_asked_again_when_the_reason_is_missing(rosa):
    case = scenes.under(scenes.exhausted(), signing="reauthenticate")
    answer = sign(rosa, case, password=PASSWORD)
    assert answer.status_code == 422
    assert FIELD not in answer.content.decode()
    assert sign(rosa, case, comment="It is all there.").status_code == 302


def test_an_approval_without_the_signature_of_its_guideline_is_a_fault(case):
    record = scenes.approved(scenes.reviewer(), "Another")
    scenes.under(record.summary, signing="reauthenticate")
    found = list(approvals.approval_faults(record))
    assert found == ["it was signed without the password that its guideline asks for"]
