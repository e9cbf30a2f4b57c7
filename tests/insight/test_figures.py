"""Figures against cases whose outcome is known."""

import csv
from datetime import timedelta
from io import StringIO

import pytest
from django.db import connection
from django.db.models.functions import Now
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from insight.dashboard import PANELS
from insight.panels import Panel
from judging.models import Rating
from llm.models import ModelCall
from reviews import claims, decisions
from summaries.models import Summary
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes, workshop
from tests.factories.cases import give, model_call

pytestmark = pytest.mark.django_db


@pytest.fixture
def lead():
    return client_of(scenes.person("lena", "lead", name="Lena Frei"))


def table(client, name, **query) -> list[list[str]]:
    answer = client.get(reverse("dashboard-csv", args=[name]), {"period": "all", **query})
    assert answer.status_code == 200
    return list(csv.reader(StringIO(answer.content.decode())))[1:]


def page(client, figure="", **query) -> str:
    """The overview, or the page of one of its figures."""
    address = reverse("figure", args=[figure]) if figure else reverse("insights")
    answer = client.get(address, query)
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def test_what_has_no_data_shares_one_line_and_keeps_its_page(lead):
    shown = page(lead)
    assert "Needs 20 texts; 0 so far" in shown
    line = shown.partition('id="without-data">')[2].partition("</p>")[0]
    assert "<canvas" not in shown
    assert len(line.split(", ")) == len(PANELS)
    for name in PANELS:
        assert f'href="/insights/{name}?period=30"' in line
    assert "No data for this selection yet." in page(lead, "spending")
    assert "Needs 20 decisions; 0 so far" in page(lead, "overruled")


def test_cases_are_counted_by_status_and_the_oldest_has_its_age(lead):
    scenes.failed()
    Summary.objects.filter(pk=scenes.in_review().pk).update(status_since=Now() - timedelta(hours=3))
    found = {row[0]: row[1:] for row in table(lead, "summaries")}
    assert found["Ready for review"] == ["1", "3 h 0 min", "3.0"]
    assert found["Failed"][0] == "1"
    assert found["Approved"] == ["0", "", ""]


def test_waiting_ends_with_the_claim_and_handling_begins_with_it(lead):
    rosa, case = scenes.reviewer(), scenes.in_review()
    claims.claim_case(case, by=rosa)
    # As if time had passed: the triggers let nobody change what has happened.
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(
            "UPDATE summaries_transition SET at = at - interval '10 minutes' WHERE new='in_review'"
        )
        cursor.execute("UPDATE records_claimevent SET at = at - interval '4 minutes'")
    decisions.reject(case, by=rosa, number=1, seen=1, comment="Not our meeting.")
    found = {row[0]: [float(cell) for cell in row[1:]] for row in table(lead, "times")}
    assert found["Waiting"] == pytest.approx([1, 360, 360], abs=30)
    assert found["Handling"] == pytest.approx([1, 240, 240], abs=30)


def test_first_attempts_pass_when_every_verdict_lets_them(lead):
    scenes.in_review()
    scenes.exhausted()
    (row,) = table(lead, "first-attempts")
    assert row[1:] == ["offline", "1", "2", "too few", "", ""]


def test_attempts_are_counted_by_case(lead):
    scenes.in_review()
    scenes.exhausted()
    found = dict(table(lead, "attempts"))
    assert found == {"1": "1", "2": "0", "3": "1", "4": "0", "5 or more": "0"}


def test_a_share_of_twenty_comes_with_its_interval(lead):
    for n in range(20):
        scenes.in_review(f"Meeting {n}")
    (row,) = table(lead, "first-attempts")
    assert row[2:] == ["20", "20", "1.0", "0.8389", "1.0"]


def test_what_people_did_to_passes(lead):
    rosa = scenes.reviewer()
    scenes.approved(rosa)
    edited = scenes.in_review("Edited")
    text = f"{scenes.GOOD} The minutes go to everybody."
    decisions.edit(edited, by=rosa, number=1, seen=1, text=text, judge=False)
    found = {row[0]: row[1] for row in table(lead, "overruled")}
    assert found == {
        "Approved unchanged": "1",
        "Edited by a person": "1",
        "Sent back": "0",
        "Rejected": "0",
    }


def test_blind_ratings_meet_the_judges_scores(lead):
    rosa, case = scenes.reviewer(), scenes.in_review()
    criterion = case.guideline_version.criteria.all()[0]
    attempt = scenes.newest(case)
    Rating.objects.create(attempt=attempt, reviewer=rosa, criterion=criterion, value=3)
    other = scenes.reviewer("olaf", "Olaf Brandt")
    Rating.objects.create(
        attempt=attempt, reviewer=other, criterion=criterion, value=5, blind=False
    )
    rows = table(lead, "agreement")
    assert rows[4] == ["5", "0", "0", "1", "0", "0"]
    assert rows[5][:2] == ["Weighted kappa, from, to", "too few"]
    assert "1 (judge 5, people 3)" in page(lead, "agreement", period="all")


def test_kappa_of_a_judge_that_gives_one_score_is_undefined_on_page_and_in_file(lead):
    rosa = scenes.reviewer()
    for number in range(20):
        case = scenes.in_review(f"Meeting {number}")
        criterion = case.guideline_version.criteria.all()[0]
        attempt, value = scenes.newest(case), 1 + number % 5
        Rating.objects.create(attempt=attempt, reviewer=rosa, criterion=criterion, value=value)
    assert table(lead, "agreement")[5] == ["Weighted kappa, from, to", "", "", "", "texts", "20"]
    said = "undefined: the judge or the people gave (nearly) the same score"
    assert said in page(lead, period="all")
    query = {"period": "all"}
    answer = lead.get(reverse("agreement-csv", args=["by-criterion"]), query).content.decode()
    (row,) = list(csv.reader(StringIO(answer)))[1:]
    assert row[1:4] == ["8", "20", "0.4"]
    assert row[6:] == ["", "", ""]
    shown = lead.get(reverse("judge-quality"), query).content.decode()
    assert ">undefined</td>" in shown


def test_money_is_counted_by_model_and_guideline(lead):
    case = scenes.in_review()
    model_call(subject=case.pk)
    model_call(subject=case.pk, cost=None)
    model_call()
    title = case.guideline_version.guideline.title
    rows = sorted(table(lead, "spending"))
    assert rows == sorted(
        [
            ["openai:gpt-5", title, "2", "200", "0", "20", "0.5", "1"],
            ["openai:gpt-5", "No case", "1", "100", "0", "10", "0.5", "0"],
        ]
    )


@pytest.mark.parametrize(
    ("priced", "words"),
    [(0, "unknown price"), (1, "at least $0.50, 1 call without a price")],
)
def test_a_sum_without_some_prices_says_so(lead, priced, words):
    case = scenes.in_review()
    model_call(subject=case.pk, cost=None)
    for _ in range(priced):
        model_call(subject=case.pk)
    shown = page(lead)
    assert words in shown
    assert "$0.0" not in shown


def test_the_period_leaves_out_what_was_before(lead):
    model_call()
    ModelCall.objects.update(created_at=Now() - timedelta(days=40))
    assert table(lead, "spending", period="30") == []
    assert len(table(lead, "spending", period="90")) == 1


def test_a_guideline_its_version_and_a_model_narrow_every_figure(lead):
    case = scenes.in_review()
    board = workshop.drafted_guideline(scenes.person("gina", "guideline_admin")).guideline
    name = case.guideline_version.guideline.name
    assert len(table(lead, "first-attempts", guideline=f"{name}:1")) == 1
    assert table(lead, "first-attempts", guideline=board.name) == []
    model_call()
    assert table(lead, "first-attempts", model="openai:gpt-5") == []
    shown = page(lead, guideline=f"{name}:1", model="openai:gpt-5", period="7")
    assert f"guideline={name}%3A1" in shown


def test_what_the_url_says_and_nobody_knows_is_named_and_left_out(lead):
    shown = page(lead, guideline="nothing", period="<b>", model="x\x00")
    assert "There is no guideline “nothing” here; it was ignored." in shown
    assert "There is no period “&lt;b&gt;” here" in shown


def test_a_lead_of_one_guideline_sees_no_other_and_no_calls_without_a_case():
    lead = scenes.person("lars")
    case = scenes.in_review()
    model_call(subject=case.pk)
    model_call()
    board = workshop.drafted_guideline(scenes.person("gina", "guideline_admin")).guideline
    give(lead, "lead", guideline=board)
    client = client_of(lead)
    assert table(client, "spending") == []
    assert {row[1] for row in table(client, "summaries")} == {"0"}
    assert case.guideline_version.guideline.title not in page(client)


@pytest.mark.parametrize(
    ("who", "status"), [("reviewers", 403), ("authors", 403), ("auditor", 200)]
)
def test_the_dashboard_is_for_those_who_may_read_figures(who, status):
    client = client_of(scenes.person("pat", who))
    assert client.get(reverse("insights")).status_code == status
    assert client.get(reverse("dashboard-csv", args=["summaries"])).status_code == status


def test_a_figure_that_is_not_there_is_not_found(lead):
    assert lead.get(reverse("dashboard-csv", args=["nothing"])).status_code == 404


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1"])
def test_a_cell_that_would_run_as_a_formula_is_text(text):
    written = Panel("x", "X", "", ("A", "B"), [(text, -1)]).csv
    assert list(csv.reader(StringIO(written, newline="")))[1] == [f"'{text}", "-1"]


def sentences(client, **query) -> list[tuple[str, str, str]]:
    return list(client.get(reverse("insights"), query).context["sentences"])


def test_the_page_opens_with_three_sentences_and_their_figures_of_the_period_before(lead):
    rosa = scenes.reviewer()
    earlier = scenes.approved(rosa, "Earlier").summary
    scenes.approved(rosa, "One")
    edited = scenes.in_review("Edited")
    text = f"{scenes.GOOD} The minutes go to everybody."
    decisions.edit(edited, by=rosa, number=1, seen=1, text=text, judge=False)
    waits = scenes.in_review("Waits")
    Summary.objects.exclude(pk=waits.pk).filter(status="in_review").update(status_since=Now())
    Summary.objects.filter(pk=waits.pk).update(status_since=Now() - timedelta(hours=3))
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(
            "UPDATE summaries_attempt SET created_at = created_at - interval '40 days'"
            " WHERE summary_id = %s",
            [earlier.pk],
        )
    waiting, passing, errors = sentences(lead, period="30")
    assert waiting == ("2", "summaries wait for a person, the oldest for 3 h 0 min.", "0")
    assert passing == ("–", "pass at once: Needs 20 texts; 3 so far.", "–")
    assert errors == (
        "1",
        "of 2 passed and decided texts were edited, sent back or rejected; "
        "0 records were corrected after signing.",
        "0",
    )
    assert "30 days before: 0" in page(lead, period="30")
    assert sentences(lead, period="all")[2][2] == ""


def test_how_much_passes_at_once_is_a_share_of_twenty_or_more(lead):
    for n in range(19):
        scenes.in_review(f"Meeting {n}")
    scenes.exhausted()
    assert sentences(lead)[1][:2] == ("95 %", "of first texts passed the judge at once: 19 of 20.")


def test_a_record_that_was_corrected_later_is_an_error_that_slipped_through(lead):
    rosa = scenes.reviewer()
    kept.corrected(scenes.approved(rosa), by=scenes.person("lou", "lead"), approver=rosa)
    assert "1 record was corrected after signing." in sentences(lead)[2][1]


def test_the_queries_of_the_dashboard_do_not_grow_with_the_cases(lead):
    scenes.approved(scenes.reviewer())
    with CaptureQueriesContext(connection) as few:
        page(lead, period="all")
    for n in range(4):
        scenes.in_review(f"Meeting {n}")
    with CaptureQueriesContext(connection) as many:
        page(lead, period="all")
    assert len(many) == len(few)
