from dataclasses import replace

import pytest
from countersign_judge.criteria import Criterion, InvalidGuideline
from countersign_judge.criteria.library import criterion_templates
from hypothesis import given
from hypothesis import settings as trials
from hypothesis import strategies as st

from judging.guidelines import documents
from judging.guidelines.compare import compare_content
from judging.guidelines.content import Content
from judging.guidelines.documents import Document
from judging.guidelines.validation import find_problems
from summaries.minutes import Section

_CHARS = st.characters(exclude_categories=["Cs"], exclude_characters="\x00")
_TEXT = st.text(_CHARS, max_size=60)
_NAMED = _TEXT.filter(lambda text: text.strip() != "")
_STEP = st.from_regex(r"[a-zé '\"#:{}\[\]&*!|>%@`-]*[a-z]", fullmatch=True).filter(
    lambda text: len(text) < 200
)
_SCORE = st.floats(1, 5)
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | _SCORE | _TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXT, inner, max_size=3),
    max_leaves=6,
)
_CRITERION = st.builds(
    Criterion,
    name=_NAMED,
    definition=_TEXT,
    steps=st.lists(_STEP, max_size=4).map(tuple),
    method=st.sampled_from(["geval", "qag", "mqag", "rules", "lexical"]),
    parameters=st.dictionaries(_TEXT, _JSON, max_size=3),
    blocking=st.booleans(),
    threshold=st.none() | _SCORE,
)
_HEADING = st.from_regex(r"[A-Za-z0-9é'&!>{}\[\], -]{0,20}[a-z]", fullmatch=True)
_SECTION = st.builds(
    Section,
    heading=_HEADING,
    kind=st.sampled_from(["text", "points", "decisions", "actions", "table"]),
    holds=_TEXT,
    required=st.booleans(),
    max_words=st.integers(10, 5000),
    columns=st.lists(_HEADING, max_size=5).map(tuple),
)
_CONTENT = st.builds(
    Content,
    instructions=_TEXT,
    form=st.lists(_SECTION, max_size=3).map(tuple),
    threshold=_SCORE,
    attempt_budget=st.integers(1, 20),
    max_words=st.integers(20, 20_000),
    language=st.text(_CHARS, max_size=35),
    names_first_hours=st.none() | st.integers(1, 720),
    writer_model=_TEXT,
    judge_model=_TEXT,
    score_mode=st.sampled_from(["auto", "logprobs", "samples", "single"]),
    joint=st.booleans(),
    joint_advisory=st.booleans(),
    variant=st.text(_CHARS, min_size=1, max_size=40),
    confirm=st.booleans(),
    four_eyes=st.booleans(),
    signing=st.sampled_from(["session", "reauthenticate", "passkey"]),
    send_minutes=st.sampled_from(["never", "asked", "always"]),
    circulate_drafts=st.booleans(),
    send_turns=st.booleans(),
    drill_share=st.integers(0, 20),
    criteria=st.lists(_CRITERION, max_size=3).map(tuple),
)
_DOCUMENTS = st.builds(
    Document, st.from_regex(r"[A-Za-z0-9_-]{1,80}", fullmatch=True), _NAMED, _CONTENT
)

LEAST = """\
name: board
title: Board meetings
instructions: Decisions first.
criteria:
- name: consistency
  definition: All of it is true.
"""


@pytest.mark.slow
@trials(deadline=None, max_examples=60)
@given(_DOCUMENTS)
def test_what_is_exported_is_imported_as_it_was(document):
    text = documents.dump_document(document)
    assert documents.load_document(text) == document
    assert documents.dump_document(documents.load_document(text)) == text


def test_a_version_of_1_0_with_drills_keeps_its_hash_and_differs_in_nothing_shown():
    criterion = Criterion("fluency", "How it reads.")
    content = Content("Decisions first.", drill_share=5, criteria=(criterion,))
    # Of release 1.0.0.
    assert content.sha256 == "b6a03ab3e61a7883c4c173f52d0619c13768e7dc3dc2806b7be219f544f56b84"
    sections = compare_content(content, replace(content, drill_share=0))
    assert {section.status for section in sections} == {"same"}


def test_what_a_file_leaves_out_has_its_default():
    content = documents.load_document(LEAST).content
    assert (content.threshold, content.attempt_budget, content.variant) == (4.0, 3, "base")
    assert content.criteria[0].method == "geval"


@pytest.mark.parametrize(
    ("line", "field", "remedy"),
    [
        ("threshold: 7", "threshold", "a number from 1 to 5"),
        ("threshold: 1e999", "threshold", "finite"),
        (f"  parameters: {{samples: {2**53}}}", "criteria.1.parameters.samples", "up to 2^53 - 1"),
        ("attempt_budget: many", "attempt_budget", "whole number"),
        ("confirm: 1", "confirm", "true or false"),
        ("names_first_hours: 0", "names_first_hours", "from 1 to 720"),
        ("score_mode: guess", "score_mode", "one of auto"),
        ("name: two words", "file", "occurs twice"),
        ("colour: red", "file", "colour"),
        ("language: [", "file", "YAML"),
        ("language: &de de\ninstructions: *de", "file", "the alias *de is not read"),
        ("confirm: yes", "confirm", "true or false"),
        (f"language: {'x' * documents.LONGEST_DOCUMENT}", "file", "at most 1,000,000 characters"),
    ],
)
def test_a_refusal_names_path_value_and_remedy(line, field, remedy):
    with pytest.raises(InvalidGuideline) as refusal:
        documents.load_document(f"{LEAST}{line}\n")
    problem = refusal.value.problems[0]
    assert problem.field == field
    assert remedy in f"{problem.value} {problem.remedy}"


def test_a_short_file_that_would_be_a_very_long_document_is_refused_at_once():
    rows = [
        "a0: &a0 [x]",
        *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)),
    ]
    with pytest.raises(InvalidGuideline, match="alias"):
        documents.load_document("\n".join(rows))


@pytest.mark.parametrize(
    "word", ["12:30", "190:20:30", "2026-11-29", "yes", "No", "on", "010", "0x1F", "1_000", "<<"]
)
def test_a_word_that_other_versions_of_yaml_read_as_something_else_stays_a_word(word):
    document = documents.load_document(LEAST.replace("Decisions first.", word))
    assert document.content.instructions == word


def test_positions_in_a_path_count_from_one():
    with pytest.raises(InvalidGuideline) as refusal:
        documents.load_document(LEAST.replace("definition: All of it is true.", "definition: 3"))
    assert refusal.value.problems[0].field == "criteria.1.definition"


@pytest.mark.parametrize("name", list(criterion_templates()))
def test_every_template_of_the_library_can_be_published(name, settings, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "one")
    settings.LLM = {**settings.LLM, "JUDGE_MODEL": "openai:any"}
    criterion = replace(criterion_templates()[name], blocking=True)
    assert find_problems(Content("Decisions first.", criteria=(criterion,))) == []


def test_the_guideline_that_ships_blocks_on_three_criteria_and_asks_for_the_others_together():
    content = documents.general_document().content
    assert (content.joint, content.joint_advisory) == (False, True)
    assert {each.name: each.blocking for each in content.criteria} == {
        "coherence": False,
        "consistency": True,
        "fluency": False,
        "relevance": True,
        "professional language": True,
    }


FORM = """
form:
- heading: Decisions
  kind: decisions
- heading: Figures
  kind: table
  columns: [Item, Amount]
  max_words: 80
  required: false
"""


def test_a_file_gives_the_sections_of_the_text():
    assert documents.load_document(LEAST + FORM).content.form == (
        Section("Decisions", "decisions"),
        Section("Figures", "table", required=False, max_words=80, columns=("Item", "Amount")),
    )


def test_content_without_a_form_has_the_hash_and_the_file_that_it_had():
    plain = documents.load_document(LEAST)
    assert plain.content.form == ()
    assert "form" not in plain.as_data()
    formed = replace(plain.content, form=(Section("Decisions", "decisions"),))
    assert formed.sha256 != plain.content.sha256


@pytest.mark.parametrize(
    ("section", "field", "remedy"),
    [
        ({"heading": "A\nB"}, "form.1.heading", "one line"),
        ({"heading": "# A"}, "form.1.heading", "without #"),
        ({"heading": "A", "kind": "list"}, "form.1.kind", "one of text, points"),
        ({"heading": "A", "columns": list("abcdef")}, "form.1.columns", "up to 5"),
        ({"heading": "A", "max_words": 5}, "form.1.max_words", "from 10 to 5000"),
    ],
)
def test_a_section_that_no_text_can_have_is_refused(section, field, remedy):
    data = {**documents.load_document(LEAST).as_data(), "form": [section]}
    problems = documents.document_problems(data)
    assert [(problem.field, remedy in problem.remedy) for problem in problems] == [(field, True)]


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ([Section("Decisions"), Section(" decisions:")], "form.2.heading"),
        ([Section("The budget was approved")], "form.1.heading"),
        ([Section("Figures", "table", columns=("Item",))], "form.1.columns"),
        ([Section("Actions", "actions", columns=("A", "B"))], "form.1.columns"),
        ([Section("Decisions", required=False)], "form"),
    ],
)
def test_a_form_that_cannot_work_is_not_published(form, field):
    content = replace(documents.general_document().content, form=tuple(form))
    assert field in [problem.field for problem in find_problems(content)]


def test_the_comparison_shows_what_changed_in_the_form():
    content = documents.load_document(LEAST).content
    formed = replace(content, form=(Section("Decisions", "decisions", max_words=80),))
    [section] = [each for each in compare_content(content, formed) if each.status == "changed"]
    [row] = [row for row in section.rows if row.changed]
    assert row.label == "Form"
    assert "".join(change.text for change in row.changes).startswith(
        "Decisions (decisions; at most 80 words)"
    )
