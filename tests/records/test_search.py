"""Records are found by their words and by what is known about them, and by nobody else."""

import pytest
from django.db import connection
from django.urls import reverse

from records import retention, search
from records.models import Record, SavedView
from records.search import RecordFilters, filter_records, search_page, split_snippet
from reviews import claims, corrections, decisions
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def found(**filters) -> list[int]:
    wanted = RecordFilters(**filters)
    page = search_page(filter_records(Record.objects.all(), wanted), wanted, after=None)
    return [record.number for record in page.rows]


def listed(client, **query):
    answer = client.get(reverse("records"), query)
    assert answer.status_code == 200
    return answer.content.decode()


WORDS = {
    "hospitals": True,
    "hospital": True,
    "HOSPITAL pilot": True,
    '"sensor drift"': True,
    '"drift sensor"': False,
    "Okafor": True,
    "nordwind": False,
    "nordwind or sensor": True,
    "sensor -hospitals": False,
    "Steering": True,
    "!!!": False,
    "'\"": False,
    "the": True,
}


def test_words_are_found_in_text_title_and_participants(rolf):
    scenes.approved(rolf, "Steering committee")
    expected = {words: [1] if hit else [] for words, hit in WORDS.items()}
    assert {words: found(q=words) for words in WORDS} == expected


def test_a_stem_stands_where_its_word_does(rolf):
    scenes.approved(rolf, "Steering committee")
    with connection.cursor() as cursor:
        cursor.execute(
            """SELECT found.lexeme, found.positions FROM records_searchentry, unnest(vector) found
            WHERE found.lexeme IN ('nurs', 'nurses')"""
        )
        places = dict(cursor.fetchall())
    assert places["nurs"] == places["nurses"]


def test_a_record_is_found_by_its_external_id(rolf):
    record = scenes.approved(rolf, "Audit 7")
    assert found(q=f'"{record.summary.transcript.external_id}"') == [1]


def test_the_best_match_comes_first(rolf):
    scenes.approved(rolf, "Pilot of the pilots")
    scenes.approved(rolf, "Something else")
    assert found(q="pilot") == [1, 2]
    assert found() == [2, 1]


def test_filters_narrow(rolf, lena):
    plain = scenes.approved(rolf, "Plain")
    edited = scenes.in_review("Edited", source="phone")
    decisions.edit(edited, by=rolf, number=1, seen=1, text="My own words.", judge=False)
    claims.release(edited, by=rolf)
    scenes.evidence_comes(edited)
    decisions.approve(edited, by=lena, comment="As it was said.", **scenes.signed(edited))
    overridden = scenes.exhausted()
    decisions.approve(overridden, by=rolf, comment="It will do.", **scenes.signed(overridden))
    retention.place_hold(plain.summary, by=lena, reason="Matter 12")
    assert found(edited=True) == [2]
    assert found(overridden=True) == [3]
    assert found(hold=True) == [1]
    assert found(hold=False) == [3, 2]
    assert found(approver="lena") == [2]
    assert found(source="phone") == [2]
    assert found(guideline="nothing-like-it") == []
    day = plain.created_at.date()
    assert found(since=day, until=day) == [3, 2, 1]


def test_superseded_records_can_be_left_out(rolf, lena):
    record = scenes.approved(rolf)
    corrections.correct(record, by=lena, text="Other words.", reason="It was wrong.")
    case = scenes.judged(Summary.objects.get(pk=record.summary_id), Action.PASS)
    decisions.approve(case, by=rolf, comment="I was there.", **scenes.signed(case))
    assert found(superseded=False) == [2]
    assert found(superseded=True) == [1]


@pytest.mark.slow
@pytest.mark.parametrize("words", ["", "pilot"])
def test_pages_follow_one_another_without_gap_or_repetition(rolf, monkeypatch, words):
    monkeypatch.setattr(search, "PAGE_SIZE", 2)
    for number in range(5):
        scenes.approved(rolf, f"Case {number}")
    filters = RecordFilters(q=words)
    seen, after = [], None
    while True:
        page = search_page(filter_records(Record.objects.all(), filters), filters, after=after)
        seen += [record.number for record in page.rows]
        after = page.after
        if after is None:
            break
    assert seen == [5, 4, 3, 2, 1]


def test_a_hit_is_marked_and_hostile_text_stays_text(rolf):
    scenes.approved(rolf, "<script>alert('pilot')</script>")
    html = listed(client_of(rolf), q="pilot")
    assert "<script>alert" not in html
    assert "<mark>pilot</mark>" in html


def test_a_snippet_is_cut_into_hits_and_the_rest():
    assert split_snippet(f"a {search.HIT}b{search.END} c") == [
        ("a ", False),
        ("b", True),
        (" c", False),
    ]
    assert split_snippet(f"{search.HIT}") == []
    assert split_snippet(f"x{search.END}y") == [("x", True), ("y", False)] or split_snippet("xy")


def test_what_cannot_be_read_is_named_and_filters_nothing(rolf):
    scenes.approved(rolf)
    html = listed(client_of(rolf), since="yesterday")
    assert "Enter a valid date." in html
    assert "Supplier audit" in html
    assert "Choose a later day" in listed(client_of(rolf), since="2026-02-02", until="2026-02-01")


@pytest.mark.parametrize("query", [{"q": "a\x00b"}, {"after": "9" * 40}, {"after": "x"}])
def test_odd_queries_are_answered(rolf, query):
    listed(client_of(rolf), **query)


def test_others_records_are_not_found(rolf):
    scenes.approved(rolf, "Secret pilot")
    html = listed(client_of(scenes.author()), q="pilot")
    assert "Secret pilot" not in html


@pytest.mark.slow
def test_a_search_takes_a_bounded_number_of_queries(rolf, django_assert_max_num_queries):
    for number in range(8):
        scenes.approved(rolf, f"Case {number}")
    client = client_of(rolf)
    with django_assert_max_num_queries(10):
        listed(client, q="pilot", hold="no")


def test_a_view_is_saved_used_and_forgotten_by_its_owner_only(rolf, lena):
    client = client_of(rolf)
    client.post(reverse("save-view"), {"name": "Pilots", "query": "q=pilot"})
    view = SavedView.objects.get()
    assert "Pilots" in listed(client)
    assert "Pilots" not in listed(client_of(lena))
    assert client_of(lena).post(reverse("forget-view", args=[view.pk])).status_code == 404
    client.post(reverse("save-view"), {"name": "Pilots", "query": "q=valve"})
    assert SavedView.objects.get().query == "q=valve"
    assert client.post(reverse("forget-view", args=[view.pk])).status_code == 302
    assert not SavedView.objects.exists()
