"""Stored measurements and the pages that show them."""

import json

import pytest
from countersign_judge.metaeval.figures import FIGURES
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command
from django.db import transaction
from django.db.utils import IntegrityError
from django.urls import reverse

from measuring import stored
from measuring.models import Drawing, MetaRun
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.measuring.metaeval.data import kept, pairs_file, rows

pytestmark = pytest.mark.django_db


@pytest.fixture
def admin():
    return factories.user("ada", "admins")


def uploaded(content):
    return SimpleUploadedFile("results.json", content.encode(), content_type="application/json")


def test_an_admin_stores_results_and_reads_the_report(admin):
    client = client_of(admin)
    sent = {"title": "Spring", "results": uploaded(json.dumps(rows()))}
    answer = client.post(reverse("measure-upload"), sent)
    stored.run_drawing(Drawing.objects.get().pk)
    run = MetaRun.objects.get()
    assert answer.status_code == 302
    assert answer["Location"] == reverse("measure-run", args=[run.pk])
    assert (run.title, run.stored_by) == ("Spring", admin)
    page = client.get(answer["Location"]).content.decode()
    for said in ("False passes", "refused by the model: 1", "geval · openai:gpt-5 · base"):
        assert said in page
    german = client.get(answer["Location"], headers={"accept-language": "de"}).content.decode()
    for said in ("Übereinstimmung je Dokument", "0,982", "[0,97; 1,00]", "10.800 Token, 0,0180 $"):
        assert said in german
    for name in FIGURES:
        address = reverse("measure-figure", args=[run.pk, name])
        assert address in page
        picture = client.get(address)
        assert picture["Content-Type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")
    assert client.get(reverse("measure-results", args=[run.pk])).json() == run.results
    assert "Spring" in client.get(reverse("judge-quality")).content.decode()


def test_the_list_shows_measurements_of_guidelines_whose_figures_a_person_may_see(admin):
    own, other = factories.version().guideline, factories.version().guideline
    measured = {
        "Of no guideline": ["lexical"],
        "Of the own one": ["lexical", f"{own.name}:2"],
        "Of two": [f"{own.name}:2", f"{other.name}:1"],
        "Of another installation": ["elsewhere:1"],
    }
    for title, judges in measured.items():
        named = [{**row, "judge": judge} for row, judge in zip(rows(), judges, strict=False)]
        MetaRun.objects.create(title=title, results=named, figures={})
        stored.request_drawing(title=f"{title}, not drawn", rows=named, by=admin)
    lead = factories.user("leah", "lead", guideline=own)
    listed = client_of(lead).get(reverse("judge-quality")).content.decode()
    shown = {title for title in measured if f">{title}<" in listed}
    assert shown == {"Of no guideline", "Of the own one"}
    assert shown == {title for title in measured if f">{title}, not drawn<" in listed}


def test_more_dimensions_than_are_drawn_are_refused(admin):
    many = [{**rows()[0], "dimension": f"dimension {number}"} for number in range(17)]
    sent = {"title": "Spring", "results": uploaded(json.dumps(many))}
    answer = client_of(admin).post(reverse("measure-upload"), sent)
    assert answer.status_code == 422
    assert "The file has 17 dimensions; the limit for drawing is 16" in answer.content.decode()
    assert not Drawing.objects.exists()


def test_a_long_list_of_measurements_comes_in_pages(admin):
    for number in range(26):
        MetaRun.objects.create(title=f"Run {number}", results=rows(), figures={})
    stored.request_drawing(title="On its way", rows=rows(), by=admin)
    client = client_of(admin)
    first = client.get(reverse("judge-quality")).content.decode()
    last = client.get(reverse("judge-quality"), {"page": 2}).content.decode()
    assert [page.count(">Run ") for page in (first, last)] == [25, 1]
    assert [page.count(">On its way<") for page in (first, last)] == [1, 0]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[", "not JSON"),
        ("[]", "should be non-empty"),
        ('[{"judge": "<script>"}]', "is a required property"),
        ("[Infinity]", "no JSON number"),
        (json.dumps([{}] * 201), "has 201 entries; the limit is 200"),
        (json.dumps([["long"] * 500]), "is not of type"),
    ],
)
def test_what_are_no_results_is_refused_with_the_reason(admin, content, problem):
    sent = {"title": "Spring", "results": uploaded(content)}
    answer = client_of(admin).post(reverse("measure-upload"), sent)
    page = answer.content.decode()
    assert answer.status_code == 422
    assert problem in page
    assert "<script>" not in page
    assert not Drawing.objects.exists()


def test_a_name_in_results_stays_text(admin):
    hostile = rows()
    hostile[0]["judge"] = "<img src=x onerror=alert(1)> $x^$"
    run = kept("<b>Spring</b>", hostile, admin)
    page = client_of(admin).get(reverse("measure-run", args=[run.pk])).content.decode()
    assert "<img src=x" not in page
    assert "<b>Spring</b>" not in page


def test_an_unknown_figure_is_not_found(admin):
    run = kept("Spring", rows(), admin)
    answer = client_of(admin).get(reverse("measure-figure", args=[run.pk, "other"]))
    assert answer.status_code == 404


@pytest.mark.slow
def test_the_command_line_stores_a_run_of_nobodys(tmp_path, capsys):
    call_command(
        "metaeval",
        str(pairs_file(tmp_path)),
        judge=["lexical"],
        out=tmp_path / "out",
        store="From a shell",
        verbosity=0,
    )
    run = MetaRun.objects.get()
    assert (run.title, run.stored_by) == ("From a shell", None)
    assert reverse("measure-run", args=[run.pk]) in capsys.readouterr().out


@pytest.mark.usefixtures("owning")
def test_a_stored_run_is_never_changed(admin):
    run = kept("Spring", rows(), admin)
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        MetaRun.objects.filter(pk=run.pk).update(title="Summer")


@pytest.mark.parametrize(
    ("changes", "constraint"),
    [({"title": ""}, "meta_run_has_a_title"), ({"results": []}, "meta_run_has_results")],
)
def test_a_run_without_title_or_results_is_refused_by_the_database(changes, constraint):
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        MetaRun.objects.create(**{"title": "Spring", "results": rows(), "figures": {}, **changes})
