"""manage.py load_samples."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from summaries.models import Guideline, Summary, Transcript
from tests.factories.cases import user

pytestmark = pytest.mark.django_db


def run() -> str:
    out = StringIO()
    call_command("load_samples", stdout=out)
    return out.getvalue()


def test_the_samples_come_in_with_a_case_each():
    assert run().startswith("Samples: 5 added, 0 already there.")
    assert Transcript.objects.filter(source="samples").count() == 5
    assert Summary.objects.filter(status="queued").count() == 5


def test_without_a_model_they_are_examples_and_one_is_an_employees_own():
    author = user("author", "authors")
    run()
    models = Summary.objects.values_list("guideline_version__writer_model", flat=True)
    assert set(models) == {"recorded:samples"}
    assert Summary.objects.get(author__isnull=False).author == author
    assert Guideline.objects.get(is_default=True).name != Guideline.EXAMPLES


def test_a_model_writes_and_judges_them_where_one_is_set(settings):
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:own", "JUDGE_MODEL": "openai:own"}
    user("author", "authors")
    run()
    assert not Guideline.objects.filter(name=Guideline.EXAMPLES).exists()
    assert Summary.objects.filter(author=None, status="queued").count() == 5


def test_removed_examples_do_not_come_back():
    run()
    Guideline.objects.filter(name=Guideline.EXAMPLES).update(archived_at=timezone.now())
    assert "the examples were removed" in run()


def test_they_have_the_sizes_and_formats_that_are_promised():
    run()
    words = Transcript.objects.values_list("word_count", flat=True)
    assert 500 <= min(words) <= 1000
    assert 5000 <= max(words) <= 7000
    formats = set(Transcript.objects.values_list("format", flat=True))
    assert {"vtt", "srt", "json", "text"} <= formats


def test_a_second_run_adds_nothing():
    run()
    assert run().splitlines() == ["Samples: 0 added, 5 already there."]
    assert Transcript.objects.count() == 5


def test_titles_of_what_was_added_are_listed():
    lines = run().splitlines()[1:]
    assert sorted(line.strip() for line in lines) == sorted(
        Transcript.objects.values_list("title", flat=True)
    )
