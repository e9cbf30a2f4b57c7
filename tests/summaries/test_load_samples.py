"""manage.py load_samples."""

from io import StringIO

import pytest
from django.core.management import call_command

from summaries.models import Summary, Transcript

pytestmark = pytest.mark.django_db


def run() -> str:
    out = StringIO()
    call_command("load_samples", stdout=out)
    return out.getvalue()


def test_the_samples_come_in_with_a_case_each():
    assert run().startswith("Samples: 5 added, 0 already there.")
    assert Transcript.objects.filter(source="samples").count() == 5
    assert Summary.objects.filter(status="queued").count() == 5


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
