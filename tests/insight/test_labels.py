"""Labels of cases whose outcome is known, and their way into other tools."""

import json
from io import StringIO
from pathlib import Path

import pytest
from countersign_judge.metaeval.readers import read_dataset
from countersign_judge.student.model import source_digests
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from insight.labels import find_decision_examples, iterate_labels, make_pseudonym
from judging.models import Rating
from records.outcomes import edited_share, is_material, review_outcomes
from reviews import decisions
from summaries.models import Attempt
from tests.factories import scenes

SCHEMA = json.loads(Path("docs/labels-schema.json").read_text(encoding="utf-8"))
WORDS = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=8)


@pytest.fixture
def a_model(settings):
    """Rewriting needs one; nothing here asks it."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


@pytest.mark.parametrize(
    ("before", "after", "share"),
    [
        ("", "", 0),
        ("one two", "one two", 0),
        ("one two", "", 1),
        ("one two three four", "one two four", 1 / 4),
        ("one two three four", "one 2 three four", 1 / 4),
        ("kitten s i t t e n", "sitting s i t t i n g", 3 / 8),
        ("one two", "three four five", 1),
    ],
)
def test_the_edited_share_counts_words_that_were_put_in_out_or_changed(before, after, share):
    assert edited_share(before, after) == pytest.approx(share)


def plain_distance(old: list[str], new: list[str]) -> int:
    if not old or not new:
        return len(old) + len(new)
    return min(
        plain_distance(old[1:], new) + 1,
        plain_distance(old, new[1:]) + 1,
        plain_distance(old[1:], new[1:]) + (old[0] != new[0]),
    )


@given(WORDS.filter(lambda words: len(words) < 6), WORDS.filter(lambda words: len(words) < 6))
def test_the_share_is_that_of_the_definition(old, new):
    longer = max(len(old), len(new), 1)
    assert edited_share(" ".join(old), " ".join(new)) == plain_distance(old, new) / longer


@pytest.mark.parametrize(
    ("change", "material"),
    [
        (("two hospitals.", "two  hospitals."), False),
        (("by Friday", "on Friday"), False),
        (("48,000", "84,000"), True),
        (("two hospitals.", "two hospitals, as everybody in the room agreed."), True),
    ],
)
def test_a_figure_is_material_and_a_preposition_is_not(change, material):
    assert is_material(scenes.GOOD, scenes.GOOD.replace(*change)) is material


LONG = (
    "Ana ships it on Friday. Bo does not tell Ana before. " + "They talked about it a while. " * 20
)


@pytest.mark.parametrize(
    ("change", "material"),
    [
        (("does not tell", "does tell"), True),
        (("does not tell", "doesn’t tell"), False),
        (("tell Ana before", "tell Carla before"), True),
        (("Ana ships", "Carla ships"), True),
        (("on Friday", "on Monday"), True),
        (("on Friday", "on friday"), False),
        (("They talked", "We talked"), False),
        (("ships it", "sends it"), False),
    ],
)
def test_a_name_or_a_denial_is_material_and_another_word_is_not(change, material):
    old, new = change
    assert is_material(LONG, LONG.replace(old, new, 1)) is material


@pytest.fixture
def rosa(db):
    return scenes.reviewer()


def edited(rosa, old: str, new: str) -> Attempt:
    """The judged text whose edit `rosa` approved."""
    case = scenes.in_review(f"Edited {old} to {new}")
    text = scenes.GOOD.replace(old, new)
    decisions.edit(case, by=rosa, number=1, seen=1, text=text, judge=False)
    signed = scenes.signed(case)
    decisions.approve(case, by=rosa, comment="Checked.", **signed)
    return case.attempts.get(number=1)


def fates() -> dict[str, str]:
    return {
        outcome.title: str(outcome.result) for outcome in review_outcomes(Attempt.objects.all())
    }


@pytest.mark.usefixtures("a_model")
def test_every_decision_becomes_the_fate_of_its_text(rosa):
    scenes.approved(rosa, "Kept")
    rejected = scenes.in_review("Rejected")
    decisions.reject(rejected, by=rosa, number=1, seen=1, comment="Not ours.")
    back = scenes.in_review("Back")
    decisions.send_back(back, by=rosa, number=1, seen=1, comment="Who trains?")
    small, figure = edited(rosa, "by Friday", "on Friday"), edited(rosa, "48,000", "84,000")
    scenes.in_review("Nobody decided")
    assert fates() == {
        "Kept": "kept",
        "Rejected": "rejected",
        "Back": "sent_back",
        small.summary.transcript.title: "touched_up",
        figure.summary.transcript.title: "edited",
    }


def test_several_edits_are_measured_from_the_judged_text_to_the_last(rosa):
    case = scenes.in_review()
    first = scenes.GOOD.replace("by Friday", "on Friday")
    decisions.edit(case, by=rosa, number=1, seen=1, text=first, judge=False)
    decisions.edit(case, by=rosa, number=2, seen=2, text=f"{first} So be it.", judge=False)
    (outcome,) = review_outcomes(Attempt.objects.all())
    words = len(scenes.GOOD.split())
    assert outcome.edited_share == pytest.approx(4 / (words + 3))


def test_a_label_joins_the_judges_score_with_the_decision_and_the_ratings(rosa):
    case = scenes.in_review()
    attempt, criterion = scenes.newest(case), case.guideline_version.criteria.all()[0]
    Rating.objects.create(attempt=attempt, reviewer=rosa, criterion=criterion, value=3)
    found = {label.judged.criterion: label for label in iterate_labels(Attempt.objects.all())}
    assert len(found) == case.guideline_version.criteria.count()
    label = found[criterion.name]
    assert label.outcome is None
    assert [given.value for given in label.ratings] == [3]
    assert (label.judged.score, label.judged.threshold) == (4.6, 4.0)


def exported(*arguments: str) -> list[dict[str, object]]:
    out = StringIO()
    call_command("export_labels", *arguments, stdout=out, stderr=StringIO())
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_exported_labels_keep_to_their_schema_and_name_nobody(rosa):
    scenes.approved(rosa)
    rated = scenes.in_review("Rated")
    criterion = rated.guideline_version.criteria.all()[0]
    attempt = scenes.newest(rated)
    Rating.objects.create(attempt=attempt, reviewer=rosa, criterion=criterion, value=5)
    rows = exported()
    validator = Draft202012Validator(SCHEMA, format_checker=Draft202012Validator.FORMAT_CHECKER)
    assert [str(fault) for row in rows for fault in validator.iter_errors(row)] == []
    assert {row["reviewer"] for row in rows} == {make_pseudonym(rosa.pk), None}
    assert "rosa" not in json.dumps(rows).lower()


def test_the_export_can_be_measured_again(rosa, tmp_path):
    scenes.approved(rosa)
    figure = edited(rosa, "48,000", "84,000")
    criterion = figure.summary.guideline_version.criteria.all()[0]
    Rating.objects.create(attempt=figure, reviewer=rosa, criterion=criterion, value=2)
    path = tmp_path / "labels.jsonl"
    call_command("export_labels", form="metaeval", output=path, stderr=StringIO())
    dataset = read_dataset(path)
    assert dataset.form == "geval"
    human = sorted(item.human["decision"] for item in dataset.items)
    assert human == [1, 5]
    assert {item.human.get(criterion.name) for item in dataset.items} == {None, 2}
    assert [turn["speaker"] for turn in dataset.items[0].turns][:2] == ["Ana Ruiz", "Ben Okafor"]
    # So a student that learned from the transcript is known to have seen what was taken out.
    taken_out, stored = dataset.items[0].turns, figure.summary.transcript.turns
    assert source_digests(taken_out) & source_digests(stored)


def test_an_unknown_guideline_is_refused_with_those_there_are(rosa):
    scenes.in_review()
    with pytest.raises(CommandError, match="'nothing'; choose one of general"):
        exported("--guideline", "nothing")


def test_a_text_that_people_changed_teaches_a_student_that_it_was_bad(rosa):
    kept = scenes.approved(rosa, "Kept").review.attempt
    figure = edited(rosa, "48,000", "84,000")
    found = find_decision_examples("consistency")
    assert {key: example.good for key, example in found.items()} == {
        kept.pk: True,
        figure.pk: False,
    }


@pytest.mark.slow
def test_the_queries_do_not_grow_with_the_decisions(rosa):
    edited(rosa, "48,000", "84,000")
    with CaptureQueriesContext(connection) as few:
        list(iterate_labels(Attempt.objects.all()))
    for name in ("One", "Two", "Three"):
        scenes.approved(rosa, name)
    with CaptureQueriesContext(connection) as many:
        list(iterate_labels(Attempt.objects.all()))
    assert len(many) == len(few)
