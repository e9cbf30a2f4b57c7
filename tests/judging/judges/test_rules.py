"""Rules: deterministic, with exact spans."""

import json
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.evidence import find_quotes
from countersign_judge.judges import get_method, method_for
from countersign_judge.judges.base import Judgement, Unscored
from countersign_judge.judges.rules import (
    banned_phrases,
    count_syllables,
    figures_rule,
    first_person,
    length_rule,
    names_rule,
    reading_grade,
    required_phrases,
    required_sections,
)
from countersign_judge.llm.providers.offline.facts import Facts
from countersign_judge.llm.providers.offline.found import Source
from hypothesis import given
from hypothesis import strategies as st

from tests.judging.judges.conftest import TURNS, a_case, a_criterion
from tests.real_data import MEETINGS

SOURCE = Source.from_turns(TURNS).facts


def judged(text: str, **parameters: Any) -> Judgement:
    criterion = a_criterion(method="rules", parameters=parameters)
    return get_method("rules").run(a_case(text=text), [criterion])


def spans(text: str, checked: Any) -> list[str]:
    return [text[start:end] for start, end in checked.spans]


def test_rules_stay_rules_without_a_model() -> None:
    assert method_for("rules", "offline") == "rules"
    assert method_for("geval", "offline") == "lexical"
    assert method_for("qag", "openai:x") == "qag"


def test_a_text_that_keeps_every_rule_scores_five() -> None:
    judgement = judged("Ana Ruiz asked for 12,000 euros. Lena signs on Friday.")
    score = judgement.scores[0]
    assert (score.value, score.mode, score.spread) == (5.0, "checked", 0.0)
    assert score.reason == "Every rule is kept."
    assert judgement.cost == 0


def test_a_reason_is_in_the_language_of_the_summary() -> None:
    score = judged("Ana bittet um 13.000 Euro, und das ist nicht alles.").scores[0]
    assert score.reason == "Zahlen, die nicht im Transkript stehen: „13.000 Euro“."


def test_each_broken_rule_costs_two_down_to_one() -> None:
    assert judged("Ana asked for 13,000 euros.").scores[0].value == 3.0
    assert judged("Ana and Carla asked for 13,000 euros.").scores[0].value == 1.0
    worst = judged("Ana and Carla asked for 13,000 euros.", max_words=2, banned_phrases=["asked"])
    assert worst.scores[0].value == 1.0


def test_breaches_are_findings_with_their_spans() -> None:
    text = "Ana asked for 13,000 euros, awesome."
    findings = judged(text, banned_phrases=["awesome"]).findings
    assert [(text[f.start : f.end], str(f.relation)) for f in findings] == [
        ("13,000 euros", "not found"),
        ("awesome", "rule"),
    ]


def test_rules_that_are_switched_off_are_not_checked() -> None:
    judgement = judged("Carla asked for 99 euros.", figures=False, names=False)
    assert judgement.scores[0].reason == "No rule is switched on."
    assert judgement.details["consistency"]["words"] == 5


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("They need 12000 euros.", []),
        ("They need €12k.", []),
        ("They need twelve thousand.", []),
        ("They need $12,000.", ["$12,000"]),
        ("They need thirteen thousand euros.", ["thirteen thousand euros"]),
        ("She signs on Friday.", []),
        ("She signs on Monday.", ["Monday"]),
    ],
)
def test_figures_are_compared_however_they_are_written(text: str, lost: list[str]) -> None:
    assert spans(text, figures_rule(text, SOURCE)) == lost


@pytest.mark.parametrize(
    ("written", "said", "agrees"),
    [
        ("on 14 March", "on the 14th of March 2026", True),
        ("on 14 March 2026", "on March 14", False),
        ("in March 2026", "on 14 March 2026", True),
        ("on 15 March", "on 14 March 2026", False),
        ("at 3 pm", "at three o'clock", True),
        ("at 15:30", "at 3:30 pm", True),
        ("at 4 pm", "at three o'clock", False),
        ("in Q3", "in the third quarter", True),
        ("12 percent", "twelve", True),
        ("12 percent", "12 dollars", False),
    ],
)
def test_dates_and_times_may_tell_less_but_not_more(written: str, said: str, agrees: bool) -> None:
    assert figures_rule(f"It is {written}.", Facts(f"Ana: it is {said}.")).kept is agrees


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Ana Ruiz and Ben Okafor agreed.", []),
        ("The sum goes to Maria Lopez now.", ["Maria Lopez"]),
        ("Maria Lopez agreed.", ["Maria Lopez"]),
        ("Agreement was reached. Money is needed.", []),
        ("Okafor's plan and Lena's signature.", []),
        ("## Next Steps For Everybody\nLena signs.", []),
        ("Decision: Lena signs on Friday in March.", []),
        ("They met at Siemens-Healthineers today.", ["Siemens-Healthineers"]),
    ],
)
def test_names_are_capitals_that_grammar_does_not_ask_for(text: str, lost: list[str]) -> None:
    assert spans(text, names_rule(text, SOURCE)) == lost


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("I think we agreed.", ["I", "we"]),
        ("Ana said: “I think we agreed.”", []),
        ('Ana said "our plan" holds.', []),
        ("The US and the Class I device.", []),
        ("It was my idea; they told us.", ["my", "us"]),
        ("We’re done and I've left.", ["We’re", "I've"]),
        ("The mine is theirs, item i.", ["mine"]),
    ],
)
def test_first_person_counts_outside_quotations(text: str, found: list[str]) -> None:
    assert spans(text, first_person(text)) == found


def test_length_counts_words_and_marks_the_excess() -> None:
    text = "One two - three four."
    assert length_rule(text, None, 4).kept
    too_long = length_rule(text, None, 3)
    assert (too_long.message, spans(text, too_long)) == (
        "4 words where at most 3 are allowed.",
        ["four."],
    )
    assert length_rule(text, 5, None).message == "4 words where at least 5 are asked for."


def test_sections_are_headings_of_that_name() -> None:
    text = "## Decisions\nLena signs.\n\n**Next steps:**\nNone."
    assert required_sections(text, ("decisions", "Next steps")).kept
    assert required_sections(
        "# What was decided\n\nWork that is left:", ("Work that is left",)
    ).kept
    missing = required_sections(text, ("Risks", "Lena signs"))
    assert missing.message == "Sections missing: “Risks”, “Lena signs”."


def test_phrases_are_whole_words_in_any_case() -> None:
    text = "The synergy is  GAME\nchanging, not synergyless."
    judgement = judged(
        text, figures=False, names=False, banned_phrases=["synergy", "game changing"]
    )
    assert [text[f.start : f.end] for f in judgement.findings] == ["synergy", "GAME\nchanging"]
    assert judged(text, names=False, required_phrases=["synergy"]).scores[0].value == 5.0
    lacking = judged(text, names=False, required_phrases=["action items"]).scores[0]
    assert lacking.reason == "Phrases missing: “action items”."


@pytest.mark.parametrize(
    ("word", "count"),
    [("cat", 1), ("made", 1), ("table", 2), ("called", 1), ("wanted", 2), ("times", 1),
     ("agreement", 3), ("decision", 3), ("the", 1), ("houses", 2), ("rhythm", 1)],
)  # fmt: skip
def test_syllables_by_rule(word: str, count: int) -> None:
    assert count_syllables(word) == count


def test_the_grade_follows_its_formula() -> None:
    # 6 words and 6 syllables in 1 sentence: 0.39 * 6 + 11.8 * 1 - 15.59.
    assert reading_grade("The cat sat on the mat.") == pytest.approx(-1.45)
    # 4 words in 2 sentences, 2 + 3 + 3 + 1 syllables: 0.39 * 2 + 11.8 * 9 / 4 - 15.59.
    assert reading_grade("Table agreement. Decision made.") == pytest.approx(0.78 + 26.55 - 15.59)
    assert reading_grade("1. 2. 3.") is None


def test_a_reading_level_above_the_limit_is_a_breach() -> None:
    text = "Organisational considerations necessitate comprehensive deliberation."
    broken = judged(text, names=False, max_grade=12).scores[0]
    assert broken.value == 3.0
    assert "where at most 12 is allowed" in broken.reason


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"max_words": 0}, "parameter max_words is 0; give a whole number from 1 to 100000"),
        ({"min_words": 9, "max_words": 5}, "min_words is 9, above max_words 5; lower it"),
        ({"banned_phrases": [""]}, "parameter banned_phrases is ['']; give a list of texts"),
        ({"colour": 1}, "rules has no parameter 'colour'; it has banned_phrases"),
    ],
)
def test_a_bad_parameter_is_named(parameters: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unscored) as refused:
        judged("x", **parameters)
    assert complaint in str(refused.value)


@pytest.mark.slow
@pytest.mark.real_data
def test_summaries_of_real_meetings_by_people_hardly_break_the_facts() -> None:
    meetings = sorted(MEETINGS.glob("*.json"))
    broken = [meeting.stem for meeting in meetings if not _keeps_to_the_facts(meeting)]
    # One has "12.5 euros" where the talk has "twelve point five".
    assert broken == ["ES2006d", "TS3009d"]


def _keeps_to_the_facts(path: Path) -> bool:
    meeting = json.loads(path.read_text(encoding="utf-8"))
    source = Source.from_turns(meeting["turns"], title=meeting["title"]).facts
    summary = meeting["reference_summary"] or ""
    return figures_rule(summary, source).kept and names_rule(summary, source).kept


@given(st.text(max_size=200))
def test_any_text_is_judged_alike_twice_with_spans_inside_it(text: str) -> None:
    parameters = {"max_words": 5, "banned_phrases": ["a"], "forbid_first_person": True}
    one, other = judged(text, **parameters), judged(text, **parameters)
    assert one.scores[0].value == other.scores[0].value
    assert one.findings == other.findings
    assert all(0 <= f.start < f.end <= len(text) for f in one.findings)


@given(st.sampled_from(TURNS))
def test_what_was_said_word_for_word_never_breaks_the_facts(turn: dict[str, Any]) -> None:
    assert figures_rule(turn["text"], SOURCE).kept
    assert names_rule(turn["text"], SOURCE).kept


def test_rules_and_quotes_see_the_word_that_homoglyphs_pose_as() -> None:
    turns = [{"speaker": "Ben Okafor", "text": "The budget is 40,000 euros, and Lena signs it."}]
    assert names_rule("It was agreed that Lеna signs.", Source.from_turns(turns).facts).kept
    assert not banned_phrases("Ben is а сrоok.", ("crook",)).kept
    assert required_phrases("Dесisions", ("decisions",)).kept
    assert not first_person("Then wе signed.").kept
    (found,) = find_quotes(["the budgеt is 40,000 eurօs"], turns)
    assert (found.turn, found.start, found.end) == (0, 0, 26)
