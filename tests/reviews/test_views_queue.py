from datetime import timedelta
from functools import partial

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from django.utils.html import escape

from reviews import decisions, worklist
from reviews.views import queue_tabs
from summaries import kept_figures
from summaries.models import Summary, Transcript
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
QUEUE = "/"


@pytest.fixture
def rosa():
    return client_of(scenes.reviewer())


def body(client, url=QUEUE, **query) -> str:
    answer = client.get(url, query)
    assert answer.status_code == 200
    return str(answer.content.decode())


def test_each_case_stands_on_the_tab_of_its_state(rosa):
    adam = scenes.author()
    titles = {
        "review": [scenes.in_review("Fine one"), scenes.exhausted("Used up")],
        "pipeline": [scenes.opened_case("Just in")],
        "back": [scenes.returned(adam, "Went back")],
        "failed": [scenes.failed("Broke")],
        "done": [scenes.approved(scenes.reviewer("rolf"), "Signed").summary],
    }
    for tab, cases in titles.items():
        rows = rosa.get(QUEUE, {"tab": tab}).context["rows"]
        assert {row.summary.pk for row in rows} == {case.pk for case in cases}, tab


@pytest.mark.slow
def test_every_count_is_that_of_its_rows(rosa):
    scenes.in_review("Alpha call")
    scenes.in_review("Beta call")
    scenes.failed("Alpha board")
    for query in ({}, {"q": "alpha"}, {"q": "nothing"}, {"guideline": "general"}):
        for tab in rosa.get(QUEUE, query).context["tabs"]:
            rows = rosa.get(QUEUE, {**query, "tab": tab["name"]}).context["rows"]
            assert tab["count"] == len(rows), (query, tab)


def test_what_waits_longest_comes_first(rosa):
    cases = [scenes.in_review(f"Call {number}") for number in range(3)]
    Summary.objects.filter(pk=cases[1].pk).update(status_since="2026-01-01T00:00Z")
    rows = rosa.get(QUEUE).context["rows"]
    assert rows[0].summary.pk == cases[1].pk


def test_a_used_up_case_shows_the_score_of_its_best_attempt(rosa):
    scenes.exhausted()
    assert rosa.get(QUEUE).context["rows"][0].lowest == 3.4


def test_a_score_just_below_the_threshold_is_not_shown_as_reaching_it(rosa):
    case = scenes.written(scenes.opened_case(), scenes.GOOD)
    scenes.judged(case, Action.EXHAUST, {"consistency": 3.96})
    assert "Consistency 3.96<" in body(rosa)


@pytest.fixture(params=["few", "large"])
def few_or_many(request):
    """Of few cases the index of words is searched; of many, what has frequent words is read."""
    if request.param == "large":
        request.getfixturevalue("large")


@pytest.mark.usefixtures("few_or_many")
def test_search_finds_title_and_source_and_stays_in_the_url(rosa):
    scenes.in_review("Budget round", source="board-room")
    scenes.in_review("Sales call")
    assert "Budget round" in body(rosa, q="budget")
    assert "Budget round" in body(rosa, q="BOARD-room")
    found = body(rosa, q="budget")
    assert "Sales call" not in found
    assert "?tab=pipeline&amp;q=budget" in found


@pytest.mark.usefixtures("few_or_many")
@pytest.mark.parametrize(
    "search", ["über", "ÜBERG", "2026 bud", "bud-20", "board_room", "d'acc", "会议"]
)
def test_a_search_finds_what_its_words_begin_in_any_order_and_case(rosa, search):
    case = scenes.in_review("Übergabe, budget/2026: d'accord 会议", source="board-room")
    rows = rosa.get(QUEUE, {"q": search}).context["rows"]
    assert [row.summary.pk for row in rows] == [case.pk]


@pytest.mark.usefixtures("few_or_many")
@pytest.mark.parametrize("search", ["udget", "budget 2025", "!", "'", "bud:* | x", "\\"])
def test_a_search_finds_nothing_else(rosa, search):
    scenes.in_review("Budget 2026")
    assert not rosa.get(QUEUE, {"q": search}).context["rows"]


@pytest.mark.usefixtures("owning")
def test_of_many_cases_those_with_frequent_words_are_read_and_rare_ones_looked_up(
    monkeypatch, rosa
):
    monkeypatch.setattr(kept_figures, "MANY", 0)
    monkeypatch.setattr(queue_tabs, "MOST_COUNTED", 5)
    for number in range(30):
        scenes.opened_case(f"Budget {number}")
    # PostgreSQL knows what words begin with once there are a hundred.
    for number in range(100):
        scenes.opened_case(f"Sales{number}")
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE summaries_summary")
    for search, read in (("budget", True), ("sales77", False)):
        with CaptureQueriesContext(connection) as queries:
            assert rosa.get(QUEUE, {"tab": "pipeline", "q": search}).context["rows"]
        lists = [query["sql"] for query in queries if "countersign_begin" in query["sql"]]
        lists = [sql for sql in lists if not sql.startswith("EXPLAIN")]
        assert lists
        assert all((") IS TRUE" in sql) is read for sql in lists)


def test_the_words_of_a_case_stay_right_when_it_is_saved_as_it_was_made(rosa):
    case = scenes.in_review("Budget 2026")
    case.save()
    assert rosa.get(QUEUE, {"q": "budget"}).context["rows"]


def test_a_search_with_what_no_database_takes_finds_nothing(rosa):
    scenes.in_review()
    assert "The filters hide 1 summary here" in body(rosa, q="nul\x00byte")


def test_an_unknown_tab_or_page_falls_back(rosa):
    scenes.in_review("Only one")
    assert "Only one" in body(rosa, tab="nonsense", page="99999999999999999999")
    assert "Only one" in body(rosa, page="-1")


def test_pages_hold_a_bounded_number_of_rows(rosa):
    first = scenes.opened_case("Case 0")
    Summary.objects.filter(pk=first.pk).update(status="in_review")
    for number in range(1, 27):
        case = scenes.opened_case(f"Case {number}")
        Summary.objects.filter(pk=case.pk).update(status="in_review")
    assert len(rosa.get(QUEUE).context["rows"]) == 25
    assert len(rosa.get(QUEUE, {"page": 2}).context["rows"]) == 2


def waiting(count: int) -> list[Summary]:
    """Opened cases that wait for a reviewer, the oldest first."""
    version = scenes.opened_case("Opens the guideline").guideline_version
    now = timezone.now()
    transcripts = Transcript.objects.bulk_create(
        Transcript(
            source="many",
            external_id=str(n),
            title=f"Many {n}",
            format="json",
            turns=[],
            word_count=1,
            sha256="0" * 64,
            submission_sha256="0" * 64,
        )
        for n in range(count)
    )
    return Summary.objects.bulk_create(
        Summary(
            transcript=transcript,
            guideline_version=version,
            status="in_review",
            status_since=now - timedelta(minutes=count - n),
        )
        for n, transcript in enumerate(transcripts)
    )


def test_what_was_skipped_follows_the_last_of_the_others_over_pages():
    person = scenes.reviewer()
    cases = waiting(26)
    for case in cases[:2]:
        worklist.skip(case, by=person)
    shown = [
        [
            row.summary.transcript.title
            for row in client_of(person).get(f"{QUEUE}?{query}").context["rows"]
        ]
        for query in ("skipped=show", "skipped=show&page=2")
    ]
    others = [case.transcript.title for case in cases[2:]]
    assert shown == [[*others, "Many 0"], ["Many 1"]]
    rows = client_of(person).get(f"{QUEUE}?skipped=show&page=7").context["rows"]
    assert [row.summary.transcript.title for row in rows] == ["Many 1"]


@pytest.mark.slow
def test_a_list_of_more_than_a_thousand_says_so_and_has_all_its_pages(rosa):
    waiting(1_001)
    page = body(rosa)
    assert '<span class="count" id="count-review">1,000+</span>' in page
    assert "<span>Page 1</span>" in page
    last = rosa.get(QUEUE, {"page": 41}).context
    assert [row.summary.transcript.title for row in last["rows"]] == ["Many 1000"]
    assert not last["paging"].has_next
    assert rosa.get(QUEUE, {"page": 4_000}).context["paging"].number == 41
    assert "1,000+ of 1,000+" in body(rosa, reverse("summary", args=[last["rows"][0].summary.pk]))


@pytest.mark.parametrize("cases", [1, 12])
def test_the_queue_takes_the_same_queries_for_few_and_many(
    rosa, cases, django_assert_max_num_queries
):
    for number in range(cases):
        scenes.in_review(f"Case {number}")
    with django_assert_max_num_queries(16):
        body(rosa)


def test_an_author_sees_only_their_own_cases():
    adam = scenes.author()
    scenes.returned(adam, "Mine")
    scenes.returned(scenes.author("olga", "Olga Petrova"), "Hers")
    scenes.in_review("Nobody's")
    mine = body(client_of(adam))
    assert "Mine" in mine
    assert "Hers" not in mine
    counts = {tab["name"]: tab["count"] for tab in client_of(adam).get(QUEUE).context["tabs"]}
    assert counts == {"review": 0, "names": 0, "pipeline": 0, "back": 1, "done": 0, "failed": 0}


@pytest.mark.parametrize(
    ("tab", "words"),
    [
        ("review", "No transcript has come in yet"),
        ("pipeline", "Nothing is being processed"),
        ("back", "Nothing has been sent back"),
        ("mine", "You have nothing open"),
        ("others", "Your colleagues have nothing open"),
        ("names", "No summary waits for names"),
        ("done", "Nothing has been decided yet"),
        ("failed", "No failures"),
    ],
)
def test_every_empty_tab_says_what_it_means(rosa, tab, words):
    assert words in body(rosa, tab=tab)


def test_an_empty_review_tab_says_what_is_under_way_and_what_failed(rosa):
    scenes.opened_case()
    scenes.failed()
    page = body(rosa)
    assert "1 summary is being written or judged" in page
    assert "1 summary failed." in page
    assert "Nothing waits for a decision yet" in page


def test_an_author_with_nothing_at_the_reviewers_sees_what_is_on_its_way():
    adam = scenes.author()
    scenes.opened_case(author=adam, text=scenes.WEAK)
    assert "1 summary is being written or judged" in body(client_of(adam), tab="review")


def test_an_empty_list_under_filters_says_how_many_they_hide(rosa):
    scenes.in_review("One")
    scenes.in_review("Two")
    assert "The filters hide 2 summaries here" in body(rosa, q="three")


def test_titles_are_text_and_never_markup(rosa):
    scenes.in_review("<script>alert(1)</script>")
    page = body(rosa)
    assert escape("<script>alert(1)</script>") in page
    assert "<script>alert" not in page


def test_polling_brings_counts_and_states_without_the_rows(rosa):
    case = scenes.opened_case("Under way")
    scenes.written(case, scenes.GOOD)
    fragment = body(rosa, reverse("queue-live"), tab="pipeline", ids=str(case.pk), had="1")
    assert f'id="status-{case.pk}" hx-swap-oob="true"' in fragment
    assert "Being judged" in fragment
    assert '<span class="count" id="count-pipeline" hx-swap-oob="true">1</span>' in fragment
    assert "<table" not in fragment
    assert "This list has changed" not in fragment


def test_polling_says_when_the_list_changed_and_leaves_it_alone(rosa):
    scenes.in_review()
    fragment = body(rosa, reverse("queue-live"), tab="review", had="2")
    assert "This list has changed" in fragment
    assert "<table" not in fragment


def told(client, **query) -> str:
    """What an empty page asks with when it asks whether anything came."""
    return str(client.get(QUEUE, query).context["live"])


def test_polling_fills_a_list_that_was_empty(rosa):
    asked = told(rosa)
    scenes.in_review("Came in")
    fragment = body(rosa, f"{reverse('queue-live')}?{asked}")
    assert '<div id="list" hx-swap-oob="true">' in fragment
    assert "Came in" in fragment
    assert "This list has changed" not in fragment


def test_polling_tells_an_empty_list_anew_only_when_it_says_something_else(rosa):
    scenes.opened_case()
    asked = told(rosa)
    assert 'id="list"' not in body(rosa, f"{reverse('queue-live')}?{asked}")
    scenes.opened_case("Another")
    fragment = body(rosa, f"{reverse('queue-live')}?{asked}")
    assert "2 summaries are being written or judged" in fragment


def test_a_list_under_filters_that_is_empty_fills_with_what_they_let_through(rosa):
    asked = told(rosa, q="budget")
    scenes.in_review("Sales")
    assert "The filters hide 1 summary here" in body(rosa, f"{reverse('queue-live')}?{asked}")
    scenes.in_review("Budget")
    fragment = body(rosa, f"{reverse('queue-live')}?{asked}")
    assert "Budget</a>" in fragment
    assert "Sales</a>" not in fragment


def test_polling_shrugs_off_ids_that_are_none(rosa):
    body(rosa, reverse("queue-live"), ids="x,,1;drop", had="many")


def test_polling_tells_nothing_about_cases_of_others():
    case = scenes.in_review()
    fragment = body(client_of(scenes.author()), reverse("queue-live"), ids=str(case.pk))
    assert str(case.pk) not in fragment


def test_rows_say_whether_a_language_model_was_used(rosa):
    scenes.in_review("By hand")
    assert 'class="engine offline"' in body(rosa)
    rows = rosa.get(QUEUE).context["rows"]
    assert [row.by_model for row in rows] == [False]
    scenes.revised_once("By model")
    rows = rosa.get(QUEUE).context["rows"]
    assert {row.summary.transcript.title: row.by_model for row in rows} == {
        "By hand": False,
        "By model": True,
    }


def test_a_row_says_nothing_of_engines_before_one_was_used(rosa):
    scenes.opened_case("Waits for its judge", author=scenes.author(), text=scenes.WEAK)
    assert 'class="engine' not in body(rosa, tab="pipeline")


def test_a_text_that_a_person_sent_back_stays_on_its_tab_until_it_is_there_again(rosa, serve):
    serve()
    person, case = scenes.reviewer("rolf"), scenes.in_review("Sent back")
    scenes.written(scenes.opened_case("Rewritten by itself"), scenes.GOOD)
    decisions.send_back(case, by=person, number=1, seen=1, comment="Who does it?")
    on_tab = partial(rosa.get, QUEUE, {"tab": "back"})
    assert [row.summary.pk for row in on_tab().context["rows"]] == [case.pk]
    case = scenes.written(Summary.objects.get(pk=case.pk), scenes.WEAK)
    assert [row.summary.pk for row in on_tab().context["rows"]] == [case.pk]
    scenes.judged(case, Action.PASS)
    assert not on_tab().context["rows"]
