"""What a criterion is judged on in a long meeting: a property in forms, files and records."""

import pytest
from countersign_judge.criteria import Basis, Criterion, InvalidGuideline
from countersign_judge.criteria.library import criterion_templates
from django.contrib.auth.models import User

from judging.guidelines.compare import compare_content
from judging.guidelines.content import Content, get_content
from judging.guidelines.documents import (
    Document,
    dump_document,
    general_document,
    load_document,
)
from summaries.models import GuidelineVersion
from tests.e2e.fixtures import client_of
from tests.judging.guidelines.test_autosave import keep

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("name", "basis", "expected"),
    [
        ("relevance", "", Basis.MEETING),
        ("Completeness of actions", "", Basis.MEETING),
        ("open questions", "", Basis.MEETING),
        ("consistency", "", Basis.PASSAGES),
        ("professional language", "", Basis.PASSAGES),
        ("a name of ours", "", Basis.PASSAGES),
        ("a name of ours", "meeting", Basis.MEETING),
        ("relevance", "passages", Basis.PASSAGES),
    ],
)
def test_a_criterion_of_an_earlier_release_has_the_basis_of_its_name(
    name: str, basis: str, expected: Basis
) -> None:
    assert Criterion(name, "", basis=basis).effective_basis == expected


def test_what_ships_judges_coverage_on_the_whole_meeting() -> None:
    shipped = [*general_document().content.criteria, *criterion_templates().values()]
    assert {each.name for each in shipped if each.basis == Basis.MEETING} == {
        *("relevance", "completeness of actions", "decisions with owners", "open questions"),
        *("neutrality", "brevity"),
    }


def test_a_file_holds_the_basis_and_refuses_another_word() -> None:
    criterion = Criterion("cover", "All of it.", basis="meeting")
    document = Document("board", "Board", Content("Decisions.", criteria=(criterion,)))
    assert load_document(dump_document(document)) == document
    with pytest.raises(InvalidGuideline, match=r"criteria\.1\.basis is 'all'; give one of"):
        load_document(dump_document(document).replace("basis: meeting", "basis: all"))


def test_content_without_a_basis_keeps_the_hash_of_earlier_releases() -> None:
    plain = Content("Decisions.", criteria=(Criterion("cover", "All of it."),))
    chosen = Content("Decisions.", criteria=(Criterion("cover", "All of it.", basis="meeting"),))
    # Of release 1.0.0.
    assert plain.sha256 == "6321e3f26b9d0912244c792eeafbcdb2378d55a18db8d92fc8cb96d5e3b233a5"
    assert chosen.sha256 != plain.sha256
    (changed,) = [part for part in compare_content(plain, chosen) if part.status == "changed"]
    assert [row.label for row in changed.rows if row.changed] == ["Long meetings are judged on"]


def test_the_form_of_a_draft_sets_it(draft: GuidelineVersion, admin: User) -> None:
    answer = keep(client_of(admin), draft, **{"c-0-basis": "meeting"})
    assert answer.status_code == 200, answer.content
    assert get_content(draft).criteria[0].basis == "meeting"
    refused = keep(client_of(admin), draft, **{"c-0-basis": "all"})
    assert refused.status_code == 422
