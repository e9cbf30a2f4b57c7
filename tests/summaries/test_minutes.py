"""The form of minutes: one text from an answer by section, and everything read back from it."""

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import validate

from summaries.minutes import (
    NONE,
    ActionList,
    DecisionList,
    Heading,
    Kind,
    Minutes,
    Paragraph,
    Points,
    Section,
    Table,
    answer_schema,
    check_minutes,
    load_form,
    read_blocks,
    read_minutes,
    render_minutes,
    section_keys,
)

FORM = (
    Section("Decisions", Kind.DECISIONS),
    Section("Actions", Kind.ACTIONS),
    Section("Discussion", Kind.TEXT),
    Section("Open points", Kind.POINTS, required=False),
    Section("Figures", Kind.TABLE, required=False, columns=("Item", "Amount")),
)
TUESDAY = date(2026, 3, 3)
ANSWER: dict[str, Any] = {
    "decisions": [
        {"what": "The budget for 2026 is approved", "by": "Board"},
        {"what": "The lease is not renewed", "by": ""},
    ],
    "actions": [
        {"what": "Send the budget to all sites.", "who": "Ana Ruiz", "due": "next Friday"},
        {"what": "Check the licence", "who": "", "due": ""},
    ],
    "discussion": "Ben Ito explained the **rent**.\n\nAna Ruiz asked for a second offer.",
    "open_points": ["Who pays for the move?"],
    "figures": [{"item": "Rent | year", "amount": "€12,400"}],
}
TEXT = """## Decisions

- **Board**: The budget for 2026 is approved
- The lease is not renewed

## Actions

- **Ana Ruiz**: Send the budget to all sites (**next Friday, 2026-03-13**)
- **–**: Check the licence (**–**)

## Discussion

Ben Ito explained the **rent**.

Ana Ruiz asked for a second offer.

## Open points

- Who pays for the move?

## Figures

| Item | Amount |
| --- | --- |
| Rent \\| year | €12,400 |"""


def test_an_answer_by_section_makes_one_text() -> None:
    validate(ANSWER, answer_schema(FORM))
    assert render_minutes(FORM, ANSWER, said_on=TUESDAY) == TEXT


def test_the_text_gives_decisions_and_actions_back() -> None:
    minutes = read_minutes(FORM, TEXT)
    assert [(item.what, item.by) for item in minutes.decisions] == [
        ("The budget for 2026 is approved", "Board"),
        ("The lease is not renewed", ""),
    ]
    first, second = minutes.actions
    assert (first.what, first.who) == ("Send the budget to all sites", "Ana Ruiz")
    assert first.due is not None
    assert (first.due.said, first.due.day) == ("next Friday", date(2026, 3, 13))
    assert (second.what, second.who, second.due and second.due.said) == (
        "Check the licence",
        "",
        "",
    )
    assert TEXT[first.start : first.end].startswith("**Ana Ruiz**: Send")


def test_blocks_come_in_order_with_their_turns() -> None:
    at = TEXT.index("Send the budget")
    blocks = read_blocks(FORM, TEXT, [(at, at + 10, (4, 7)), (at + 2, at + 12, (7, 9))])
    kinds = [type(block) for block in blocks if not isinstance(block, Heading)]
    assert kinds == [DecisionList, ActionList, Paragraph, Paragraph, Points, Table]
    actions = next(block for block in blocks if isinstance(block, ActionList))
    assert [item.turns for item in actions.items] == [(4, 7, 9), ()]
    table = next(block for block in blocks if isinstance(block, Table))
    assert [cell.text for cell in table.rows[0]] == ["Rent | year", "€12,400"]


def test_a_text_without_a_form_has_blocks_too() -> None:
    blocks = read_blocks((), "Decisions:\nBoard: **yes**\n\n- one\n  more\n- two\n\n| a | b |\n")
    assert [type(block) for block in blocks] == [Paragraph, Points, Table]
    paragraph, points, _table = blocks
    assert isinstance(paragraph, Paragraph)
    assert isinstance(points, Points)
    assert [(run.text, run.bold) for run in paragraph.line.runs] == [
        ("Decisions:\nBoard: ", False),
        ("yes", True),
    ]
    assert [item.text for item in points.items] == ["one more", "two"]
    assert check_minutes((), "anything") == []


def test_a_section_that_may_be_missing_is_left_out_and_a_required_one_has_a_dash() -> None:
    text = render_minutes(FORM, {"discussion": "A talk."})
    assert text == f"## Decisions\n\n{NONE}\n\n## Actions\n\n{NONE}\n\n## Discussion\n\nA talk."
    assert check_minutes(FORM, text) == []


def test_a_stored_form_is_read_back() -> None:
    assert load_form([section.stored() for section in FORM]) == FORM


def test_sections_with_names_in_any_script_have_their_own_keys() -> None:
    form = [Section("決定"), Section("行動"), Section("Beschlüsse"), Section("beschlüsse!")]
    assert list(section_keys(form)) == ["part_1", "part_2", "beschlusse", "beschlusse_4"]


# --- Round trip -------------------------------------------------------------

WORD = st.text(
    st.characters(exclude_categories=("Cs", "Cc", "Zs", "Zl", "Zp"), exclude_characters="*|#-–"),
    min_size=1,
    max_size=8,
).filter(lambda word: word.split() == [word] and any(map(str.isalpha, word)))
PHRASE = st.lists(WORD, min_size=1, max_size=6).map(" ".join)
NAME = st.one_of(st.just(""), PHRASE.filter(lambda name: name.strip(" :") == name))
WHAT = PHRASE.filter(lambda what: what.strip(" .,;:") == what)


@st.composite
def filled_forms(draw: st.DrawFn) -> tuple[list[Section], dict[str, Any]]:
    kinds = draw(st.lists(st.sampled_from(list(Kind)), min_size=1, max_size=6))
    form = []
    for number, kind in enumerate(kinds, start=1):
        count = draw(st.integers(2, 5)) if kind == Kind.TABLE else 0
        columns = tuple(f"Column {each}" for each in range(1, count + 1))
        required = draw(st.booleans())
        form.append(Section(f"Part {number}", kind, required=required, columns=columns))
    answer: dict[str, Any] = {}
    for key, section in section_keys(form).items():
        cells = {f"column_{each}": PHRASE for each in range(1, len(section.columns) + 1)}
        value: dict[str, st.SearchStrategy[Any]] = {
            Kind.TEXT: st.lists(PHRASE, max_size=3).map("\n\n".join),
            Kind.POINTS: st.lists(PHRASE, max_size=3),
            Kind.DECISIONS: st.lists(st.fixed_dictionaries({"what": WHAT, "by": NAME}), max_size=3),
            Kind.ACTIONS: st.lists(
                st.fixed_dictionaries({"what": WHAT, "who": NAME, "due": NAME}), max_size=3
            ),
            Kind.TABLE: st.lists(st.fixed_dictionaries(cells), max_size=3),
        }
        answer[key] = draw(value[section.kind])
    return form, answer


def answer_in(form: list[Section], text: str) -> dict[str, Any]:
    """The answer that the text says, by the public reader alone."""
    minutes = read_minutes(form, text)
    by_heading = {part.section.heading: part for part in minutes.parts if part.section}
    answer: dict[str, Any] = {}
    for key, section in section_keys(form).items():
        part = by_heading.get(section.heading)
        blocks = part.blocks if part else ()
        filled = [
            block
            for block in blocks
            if not (isinstance(block, Paragraph) and block.line.text == NONE)
        ]
        held = Minutes((part,)) if part else Minutes(())
        match section.kind:
            case Kind.TEXT:
                answer[key] = "\n\n".join(
                    text[block.line.start : block.line.end]
                    for block in filled
                    if isinstance(block, Paragraph)
                )
            case Kind.POINTS:
                points = [block for block in filled if isinstance(block, Points)]
                answer[key] = [item.text for block in points for item in block.items]
            case Kind.DECISIONS:
                answer[key] = [{"what": each.what, "by": each.by} for each in held.decisions]
            case Kind.ACTIONS:
                answer[key] = [
                    {"what": each.what, "who": each.who, "due": str(each.due)}
                    for each in held.actions
                ]
            case _:
                names = [f"column_{each}" for each in range(1, len(section.columns) + 1)]
                tables = [block for block in filled if isinstance(block, Table)]
                answer[key] = [
                    dict(zip(names, (cell.text for cell in row), strict=True))
                    for table in tables
                    for row in table.rows
                ]
    return answer


@given(filled_forms())
def test_an_answer_is_the_same_after_the_way_through_its_text(
    filled: tuple[list[Section], dict[str, Any]],
) -> None:
    form, answer = filled
    text = render_minutes(form, answer)
    assert answer_in(form, text) == answer
    assert render_minutes(form, answer_in(form, text)) == text
    assert check_minutes(form, text) == []


HOSTILE = st.text(st.sampled_from("ab .:*#|-–()[]<>\\\"'&\n\t1\u2028\x00"), max_size=30) | st.text(
    max_size=30
)


@given(HOSTILE, HOSTILE, HOSTILE, HOSTILE)
def test_no_value_can_open_a_section_or_become_another_item(
    prose: str, what: str, who: str, due: str
) -> None:
    answer = {
        "decisions": [{"what": what, "by": who}],
        "actions": [{"what": what, "who": who, "due": due}, {"what": "x", "who": due, "due": who}],
        "discussion": prose,
        "open_points": [what, due],
        "figures": [{"item": what, "amount": who}],
    }
    minutes = read_minutes(FORM, render_minutes(FORM, answer, said_on=TUESDAY))
    titles = [section.heading for section in FORM]
    headings = [part.section.heading for part in minutes.parts if part.section]
    assert len(headings) == len(minutes.parts)
    assert headings == [title for title in titles if title in headings]
    assert len(minutes.decisions) <= 1
    assert len(minutes.actions) <= 2
    assert minutes.actions[-1].what == "x"


@given(st.text(max_size=200) | HOSTILE)
def test_any_text_is_read_and_checked(text: str) -> None:
    for form in (FORM, ()):
        for block in read_blocks(form, text, [(0, len(text), (1,))]):
            assert block is not None
        for problem in check_minutes(form, text):
            assert 0 <= problem.start <= problem.end <= len(text)


# --- Edits ------------------------------------------------------------------


def edited(old: str, new: str) -> str:
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edited("**Ana Ruiz**: ", ""), "Action 1 has no owner"),
        (edited(" (**next Friday, 2026-03-13**)", ""), "Action 1 has no date"),
        (edited("## Decisions", "## Resolved"), "no section “Resolved”"),
        (edited("## Decisions", "## Resolved"), "“Decisions” is missing"),
        (edited("## Figures", "## Actions"), "“Actions” occurs twice"),
        (edited("## Open points", "## Figures"), "“Figures” occurs twice"),
        (edited("- Who pays for the move?", "Who pays for the move?"), "holds points"),
        (edited("- The lease is not renewed", "\nThe lease is not renewed"), "holds points"),
        (edited("| Item | Amount |", "| Item | Amount | Year |"), "has 3 cells instead of 2"),
        (edited("| Rent \\| year | €12,400 |", "| Rent |"), "has 1 cells instead of 2"),
        (f"Minutes of Tuesday\n\n{TEXT}", "text before the first heading"),
        (edited("Ana Ruiz asked", "word " * 200 + "Ana Ruiz asked"), "words, more than 150"),
        (edited("Ben Ito explained", "| a | b |\n\nBen Ito explained"), "paragraphs and points"),
        (
            TEXT.replace(
                "Ben Ito explained the **rent**.\n\nAna Ruiz asked for a second offer.", ""
            ),
            "“Discussion” is empty",
        ),
        (
            "\n\n".join(
                TEXT.split("\n\n## ")[0:1] + ["## " + part for part in TEXT.split("\n\n## ")[:0:-1]]
            ),
            "out of order",
        ),
    ],
)
def test_an_edit_that_breaks_the_form_is_named(text: str, message: str) -> None:
    assert message in " ".join(problem.message for problem in check_minutes(FORM, text))


FIRST = "**Ana Ruiz**: Send the budget to all sites (**next Friday, 2026-03-13**)"
ANA, BUDGET = "Ana Ruiz", "Send the budget to all sites"


@pytest.mark.parametrize(
    ("line", "who", "what", "due"),
    [
        (f"**Ana Ruiz** {BUDGET} **next Friday**", ANA, BUDGET, "next Friday, 2026-03-13"),
        (f"**Ana Ruiz:** {BUDGET} (**Friday**).", ANA, BUDGET, "Friday, 2026-03-06"),
        (f"Ana Ruiz: {BUDGET} (by Friday)", ANA, BUDGET, "by Friday, 2026-03-06"),
        (f"ana: {BUDGET} (2026-05-01)", "ana", BUDGET, "2026-05-01"),
        (f"**Ana Ruiz**: {BUDGET}, **soon**", ANA, BUDGET, "soon"),
        (f"**Ana Ruiz**: {BUDGET} (v2) today (**–**)", ANA, f"{BUDGET} (v2) today", ""),
        (f"**Ana Ruiz**: {BUDGET} (v2)", ANA, f"{BUDGET} (v2)", None),
        (f"**Ana Ruiz, Ben Ito**: {BUDGET} (**May**)", "Ana Ruiz, Ben Ito", BUDGET, "May"),
        (f"{BUDGET} (**Friday**)", None, BUDGET, "Friday, 2026-03-06"),
        ("Website: publish it (**–**)", None, "Website: publish it", ""),
        (f"**–**: {BUDGET} (**14 March**)", "", BUDGET, "14 March, 2026-03-14"),
        (f"**Ana Ruiz**: **now** {BUDGET} (**–**)", ANA, f"now {BUDGET}", ""),
    ],
)
@pytest.mark.parametrize("mark", ["- ", "* ", "+ ", "  - "])
def test_actions_are_read_from_a_text_that_a_person_edited(
    mark: str, line: str, who: str | None, what: str, due: str | None
) -> None:
    text = edited(f"- {FIRST}", f"{mark}{line}")
    found = read_minutes(FORM, text, people=["Ana Ruiz", "Ben Ito"], said_on=TUESDAY).actions
    assert len(found) == 2
    first = found[0]
    assert (first.who, first.what) == (who, what)
    assert (None if first.due is None else str(first.due)) == due


@pytest.mark.parametrize(
    ("text", "decisions", "actions"),
    [
        (edited("## Decisions", "# DECISIONS:"), 2, 2),
        (edited("## Decisions", "### **Decisions**"), 2, 2),
        (edited("## Decisions\n", "## Decisions ##"), 2, 2),
        (TEXT.replace("\n\n", "\n"), 2, 2),
        (TEXT.replace("\n", "\n\n"), 2, 2),
        (TEXT.replace("- ", "* "), 2, 2),
        (edited("- The lease", "\n\n- The lease"), 2, 2),
        (edited("is approved", "is\n  approved"), 2, 2),
        (edited("- The lease is not renewed\n", ""), 1, 2),
        (edited("- The lease", "- **Board**: The move is put off\n- The lease"), 3, 2),
        (TEXT.replace("\n", "  \n"), 2, 2),
    ],
)
def test_the_number_of_items_survives_the_layout_of_an_editor(
    text: str, decisions: int, actions: int
) -> None:
    minutes = read_minutes(FORM, text)
    assert (len(minutes.decisions), len(minutes.actions)) == (decisions, actions)
