"""What the history of a case says, to whom, and as a file."""

import csv
from io import StringIO

import pytest
from django.db import IntegrityError, connection, transaction
from django.urls import reverse

from delivery.models import Notification
from records.models import ViewEvent
from reviews import claims, decisions
from tests.delivery.test_notification_mail import tell
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def history(client, case) -> list[dict[str, str]]:
    answer = client.get(reverse("summary-history-csv", args=[case.pk]))
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    return list(csv.DictReader(StringIO(answer.content.decode())))


def test_moves_claims_edits_and_looks_are_told_with_who_and_when(rosa):
    rolf = scenes.reviewer("rolf", "Rolf Berg")
    case = scenes.in_review()
    client = client_of(rosa)
    client.get(reverse("summary", args=[case.pk]))
    claims.claim_case(case, by=rosa)
    decisions.edit(case, by=rosa, number=1, seen=1, text="Another text.", judge=False)
    rows = history(client_of(rolf), case)
    kinds = [(row["kind"], row["who"]) for row in rows]
    assert ("view", "Rosa Keller") in kinds
    assert ("claim", "Rosa Keller") in kinds
    assert ("edit", "Rosa Keller") in kinds
    assert kinds.count(("move", "The judge")) == 1
    assert rows == sorted(rows, key=lambda row: row["at"])


def test_an_approval_against_the_judge_is_called_so(rosa):
    case = scenes.exhausted()
    attempt = scenes.newest(case)
    why = "It is right all the same."
    decisions.approve(case, by=rosa, number=3, text_sha256=attempt.sha256, seen=3, comment=why)
    last = [row for row in history(client_of(rosa), case) if row["kind"] == "move"][-1]
    assert last["what"] == "approved it against the judge's verdict"
    assert last["reason"] == why


def test_an_approval_with_the_judge_is_an_approval(rosa):
    record = scenes.approved(rosa)
    last = [row for row in history(client_of(rosa), record.summary) if row["kind"] == "move"][-1]
    assert last["what"] == "approved it"


def test_one_look_in_ten_minutes_is_one_row_and_a_poll_is_none(rosa):
    case = scenes.in_review()
    client = client_of(rosa)
    for _ in range(3):
        client.get(reverse("summary", args=[case.pk]))
    client.get(reverse("summary-live", args=[case.pk]))
    assert [(row.user, row.summary) for row in ViewEvent.objects.all()] == [(rosa, case)]


def test_who_is_refused_a_case_has_not_seen_it():
    case = scenes.in_review()
    client_of(scenes.author()).get(reverse("summary", args=[case.pk]))
    assert not ViewEvent.objects.exists()


def test_reading_a_record_is_reading_its_case(rosa):
    record = scenes.approved(scenes.reviewer("rolf", "Rolf Berg"))
    client_of(rosa).get(reverse("record", args=[record.number]))
    assert ViewEvent.objects.filter(user=rosa, summary=record.summary).exists()


def test_an_author_is_not_told_who_looked(rosa):
    author = scenes.author()
    case = scenes.returned(author)
    client_of(rosa).get(reverse("summary", args=[case.pk]))
    assert {row["kind"] for row in history(client_of(author), case)} == {"move"}
    page = client_of(author).get(reverse("summary", args=[case.pk]) + "?view=history")
    assert "Rosa Keller" not in page.content.decode()


def test_a_reason_is_no_formula_in_a_spreadsheet(rosa):
    case = scenes.in_review()
    decisions.reject(case, by=rosa, number=1, seen=1, comment="=HYPERLINK(1)")
    assert history(client_of(rosa), case)[-1]["reason"] == "'=HYPERLINK(1)"


def test_opening_a_case_reads_what_was_told_about_it(rosa):
    row = tell(rosa)
    client_of(rosa).get(reverse("summary", args=[row.summary_id]))
    assert not Notification.objects.filter(read_at=None).exists()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE records_viewevent SET slot = 1",
        "DELETE FROM records_viewevent",
        "TRUNCATE records_viewevent",
    ],
)
@pytest.mark.usefixtures("owning")
def test_who_looked_stays(rosa, statement):
    ViewEvent.objects.create(summary=factories.case(), user=rosa, slot=2)
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
            cursor.execute(statement)


def test_the_database_refuses_a_second_row_for_one_slot(rosa):
    case = factories.case()
    ViewEvent.objects.create(summary=case, user=rosa, slot=2)
    with pytest.raises(IntegrityError, match="view_once_per_slot"), transaction.atomic():
        ViewEvent.objects.create(summary=case, user=rosa, slot=2)
