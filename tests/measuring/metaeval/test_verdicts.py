import json

import pytest
from countersign_judge.metaeval.recorded import read_verdict
from hypothesis import given
from hypothesis import strategies as st

from tests.real_data import DATA

RECORDED = DATA / "summeval_dev_recorded_judgements.jsonl"


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("It misses 2 of the 5 points. Final score: 4", 4),
        ("Final score: 4.", 4),
        ("**Final Score:** 3/5", 3),
        ("**Score:** 3/5", 3),
        ("Score: **4**", 4),
        ("Final score (1-5): 2", 2),
        ("Overall rating: 4.5/5", 4.5),
        ("Final score: 4,5", 4.5),
        ("Final score: three and a half", 3.5),
        ("Score: 3½", 3.5),
        ("I would rate the summary 4 out of 5 for coherence.", 4),
        ("I would rate it a 3.", 3),
        ("It invents a date, resulting in a score of 2.", 2),
        ("It is disfluent, scoring a one out of five.", 1),
        ("Score: 2 out of 5 (two facts are wrong, one is missing)", 2),
        ("Score: 3. On reflection the third fact is there too. Final score: 4", 4),
        ("The team scored 3 goals in 4 games. I give it a 5.", 5),
        ("It names 3 out of 5 players. Final score: 2", 2),
        ("It is not a 5, because a name is wrong. Score: 4", 4),
        ("There is nothing wrong with it. 5", 5),
        ("4", 4),
        ("The score would be 4.", 4),
        ("On a scale of 1 to 5, I would give it a score of 2.", 2),
        ("Final score: 4 on a scale of 1 to 5", 4),
        ("Final score – 4", 4),
        ("A 5 would be too much. The summary scored 3.", 3),
        ("4 out of 5, since a date is missing.", 4),
        ("The final score would be 5 if it had not made up the date. Final score: 2", 2),
        ("Final score: 4. Wait, I meant 2.", 2),
        ("Final score: 4. Correction: 2", 2),
        ("Final score: 4. Scratch that. Final score: 3", 3),
        ("Final score: 4. On second thought, I would rate it a 3.", 3),
        ("Final score: 4. It should be 3, not 4.", 3),
        ("Final score: 4. Sorry, not 4 but 2.", 2),
        ("Final score: 4. I revise my score from 4 to 3.", 3),
        ("Final score: 4... no wait, 3", 3),
        ("Final score: 4, I mean 3.", 3),
        ("Final score: 4 (sorry, 3)", 3),
        ("Final score: 4\nEDIT: 3", 3),
        ("Score: 4 — no, 3.", 3),
        ("Score: 4. Actually, it deserves a 3.", 3),
        ("Final score: 4. Hmm, actually 3.5/5.", 3.5),
        ("Final score: 4. Wait. Final score: 4.", 4),
        ('Final score: 4. The speaker says "wait, I meant 2".', 4),
        ("Wait, this is hard. Final score: 4", 4),
        ("Final score: 4. Actually, the summary omits the date.", 4),
        ("Final score: 4. It should be noted that 2 names are missing.", 4),
        ("Final score: 4. No, 5 facts are wrong.", 4),
    ],
)
def test_the_verdict_is_read(text, score):
    assert read_verdict(text) == score


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The summary is good.",
        "It names 3 of the 5 decisions.",
        "It happened in 2014, at 5 o'clock.",
        "Final score: 4. Final score: 2.",
        "Score: 3. I would rate it 4 out of 5.",
        "Final score: 7",
        "Final score: 0",
        "Final score: 8/10",
        "Score: 3-4",
        "Score: 3 or 4",
        "It is not a 5 out of 5.",
        "With a date it would have been a 4 out of 5.",
        "The team scored 3 goals.",
        "Score: 45",
        "Score: 4%",
        "Final score: good",
        "Final score: 4 (out of 10)",
        "Final score: 4 out of a possible 10",
        "Final score: 4 on a scale of 1 to 10",
        "On a scale of 1 to 10, I would rate it a 4.",
        "Score: 4 (on a 10-point scale)",
        "If it had no errors, I would give it a 5.",
        "I would give it a 5 if the date were right.",
        "The final score would be 5 if it had not made up the date.",
        "I cannot give a final score: 5 facts are wrong.",
        "He scored 4.",
        "The article says that Chelsea scored 4.",
        "They won 4 out of 5.",
        "Final score: 2, maybe 3",
        "Final score: 2…3",
        "Final score: 1.5.2",
        "Final score: 4. Wait, that is too high.",
        "Final score: 4. I take that back.",
        "Score: 4. Wait, there are 3 errors.",
        "Final score: 4. Wait, I meant 7.",
        "Final score: 4. Wait, I meant 2. Final score: 3",
        "Final score: 4. I give it a 2.",
    ],
)
def test_without_a_clear_verdict_there_is_no_score(text):
    assert read_verdict(text) is None


halves = st.sampled_from([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
labels = st.sampled_from(["Final score: {}", "**Final score:** {}/5", "Overall score is {}."])
prose = st.lists(
    st.sampled_from(
        [
            "It misses 2 of the 4 decisions.",
            "The date should be 3 May 2014.",
            "Score: 1.",
            "It is not a 5.",
            "She paid $4 for 3 tickets.",
        ]
    ),
    max_size=4,
)


@given(prose, labels, halves)
def test_a_final_score_settles_it_whatever_else_is_said(said, label, score):
    text = " ".join([*said, label.format(f"{score:g}")])
    assert read_verdict(text) == score


@given(labels, halves, halves)
def test_two_final_scores_have_to_agree(label, one, other):
    text = f"{label.format(f'{one:g}')}\n{label.format(f'{other:g}')}"
    assert read_verdict(text) == (one if one == other else None)


taken_back = st.sampled_from(
    [
        "Wait, I meant {}.",
        "Correction: {}",
        "Scratch that, it is a {}.",
        "I change my score to {}.",
        "Actually, make that a {}.",
        "On reflection, I would give it a {}.",
        "Sorry: {}/5",
    ]
)


@given(prose, labels, st.lists(st.tuples(taken_back, halves), min_size=1, max_size=3), halves)
def test_the_last_of_corrections_in_so_many_words_is_the_score(said, label, corrected, score):
    words = [said_so.format(f"{value:g}") for said_so, value in corrected]
    text = "\n".join([*said, label.format(f"{score:g}"), *words])
    assert read_verdict(text) == corrected[-1][1]


@given(labels, halves, halves)
def test_another_verdict_behind_the_final_one_without_such_words_leaves_none(label, one, other):
    text = f"{label.format(f'{one:g}')} I would rate it a {other:g}."
    assert read_verdict(text) == (one if one == other else None)


@given(st.text())
def test_whatever_is_read_stands_on_the_scale(text):
    score = read_verdict(text)
    assert score is None or 1 <= score <= 5


@given(st.text(alphabet=st.characters(exclude_categories=["N"]), max_size=200))
def test_a_text_without_a_number_or_its_word_has_no_score(text):
    words = ("one", "two", "three", "four", "five")
    if not any(word in text.lower() for word in words):
        assert read_verdict(text) is None


@pytest.mark.slow
@pytest.mark.real_data
def test_nearly_all_recorded_judgements_of_three_models_have_a_verdict():
    answers = [json.loads(line) for line in RECORDED.read_text().splitlines()]
    unread = [row for row in answers if read_verdict(row["response"]) is None]
    assert len(answers) == 7200
    assert len(unread) <= 10
