"""Minutes that the offline engine makes of a small project meeting."""

import pytest
from countersign_judge.llm.providers.offline.words import content_stems
from countersign_judge.llm.providers.offline.writer import (
    DECISIONS,
    DISCUSSION,
    style_for,
    summarise,
)
from hypothesis import example, given, settings
from hypothesis import strategies as st

DANA, OMAR, LEE = "Dana Ruiz", "Omar Haddad", "Lee Chen"
MEETING = [
    (DANA, "Um, good morning. This meeting is about the infusion pump and its new battery."),
    (OMAR, "Uh-huh."),
    (DANA, "We {disfmarker} we need to choose a supplier for the battery before the audit."),
    (OMAR, "The battery from Norvolt lasts nine hours, and the price is forty two euros."),
    (LEE, "Yeah."),
    (OMAR, "The cheaper battery failed the drop test twice last month."),
    (LEE, "The pump alarm must sound for two minutes when the battery is empty."),
    (DANA, "Okay. So we decided to buy the battery from Norvolt for the infusion pump."),
    (LEE, "I'll send the drop test report to the supplier by Friday."),
    (OMAR, "Damn, the supplier of the pump alarm is a bastard to deal with."),
    (LEE, "The and of the"),
    (DANA, "The audit of the infusion pump takes place in the second week of March."),
]


def turns(meeting=MEETING):
    return [{"speaker": speaker, "text": text} for speaker, text in meeting]


def minutes(words=120, **options):
    return summarise(turns(), title="Pump review", words=words, **options)


def test_decisions_and_actions_come_before_the_discussion():
    text = minutes().text
    assert text.index("Decisions:") < text.index("Actions:") < text.index("Discussion:")
    decided, rest = text.split("Actions:")
    assert "Dana Ruiz: We decided to buy the battery from Norvolt" in decided
    assert "Lee Chen: I'll send the drop test report" in rest.split("Discussion:")[0]


def test_decisions_stand_under_their_heading_also_beyond_the_room_kept_for_them():
    decided = [
        (DANA, "We agreed to buy the battery from Norvolt."),
        (LEE, "We decided to move the audit to the first week of April."),
    ]
    text = summarise(turns(decided), title="", words=30).text
    assert text.startswith("Decisions:\nDana Ruiz: We agreed")
    assert text.endswith("the first week of April.")


def test_the_discussion_follows_the_meeting():
    positions = [sentence.position for sentence in minutes().under(DISCUSSION)]
    assert positions == sorted(positions)
    assert len(positions) > 2


def test_every_sentence_was_said_by_the_speaker_it_is_given_to():
    for sentence in minutes().sentences:
        spoken = content_stems(" ".join(text for who, text in MEETING if who == sentence.speaker))
        assert set(content_stems(sentence.text)) <= set(spoken)


def test_fillers_fragments_and_coarse_words_stay_out():
    text = minutes(words=400).text
    assert not {"um", "uh-huh", "bastard", "damn"} & set(text.lower().replace(",", "").split())
    assert "The and of the" not in text
    assert "need to choose a supplier" in text
    assert "disfmarker" not in text


@given(words=st.integers(min_value=1, max_value=300))
@example(words=38)  # a line that parts two of one speaker, whose name is said once more
@settings(deadline=None, max_examples=40)
def test_minutes_keep_to_their_words(words):
    assert len(minutes(words=words).text.split()) <= words


def test_the_same_meeting_always_gives_the_same_minutes():
    assert minutes().text == minutes().text


def test_emphasis_brings_its_subject_forward():
    plain = minutes(words=25).text
    assert "alarm" not in plain
    assert "alarm" in minutes(words=25, style=style_for({"comment": "alarm sound empty"})).text


def rewritten(criterion, **brief):
    shortfall = {"criterion": criterion, "reason": brief.pop("reason", "")}
    style = style_for({"shortfalls": [shortfall], **brief})
    return summarise(turns(), title="Pump review", words=round(120 * style.room), style=style)


def test_a_rewriting_that_lacks_matter_is_longer_and_one_for_brevity_shorter():
    lengths = [
        len(each.text.split())
        for each in (rewritten("conciseness"), minutes(), rewritten("relevance"))
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[2]


def test_what_a_reviewer_cites_is_not_quoted_again():
    cited = "The cheaper battery failed the drop test twice last month"
    assert cited in minutes().text
    again = rewritten("relevance", previous=minutes().text, reason=f"“{cited}” is off the point")
    assert cited not in again.text


def test_a_cited_sentence_that_was_spoken_without_a_full_stop_is_not_quoted_again():
    bare = turns([*MEETING, (LEE, "The drop test of the battery needs a second witness")])
    previous = summarise(bare, title="", words=400).text
    assert "second witness." in previous
    brief = {"previous": previous, "comment": "The drop test of the battery needs a second witness"}
    assert "witness" not in summarise(bare, title="", words=400, style=style_for(brief)).text


@pytest.mark.parametrize(
    "unfit", ["Whatever, the battery is cool and the pump is okay.", "The battery of the pump is a"]
)
def test_casual_and_broken_sentences_are_not_quoted(unfit):
    text = summarise(turns([*MEETING, (LEE, unfit)]), title="", words=400).text
    assert unfit.rstrip(".") not in text


def test_a_turn_cut_by_an_answer_is_read_as_one():
    cut = [
        (OMAR, "The supplier wants the drawings of the new battery housing"),
        (DANA, "Mm-hmm."),
        (OMAR, "and the test report before the end of the month."),
    ]
    text = summarise(turns(cut), title="", words=60).text
    assert "battery housing and the test report" in text


def test_a_meeting_of_scraps_still_gets_minutes():
    scraps = [(DANA, "Blocked on staging."), (OMAR, "Login page done.")]
    assert "staging" in summarise(turns(scraps), title="Stand-up", words=50).text


def test_brackets_after_a_name_are_not_part_of_it():
    chair = [
        ("The Chair (Hon. A. Rota (Nipissing, Lib.))", "The committee has approved the budget.")
    ]
    assert summarise(turns(chair), title="", words=30).text.endswith(
        "The Chair: The committee has approved the budget."
    )


@pytest.mark.parametrize(
    "undecided",
    [
        "Have we decided to buy the battery from Norvolt?",
        "If we decided to buy the battery, the audit would be late.",
        "We haven't decided to go with the battery from Norvolt yet.",
    ],
)
def test_what_is_open_is_no_decision(undecided):
    assert not summarise(turns([(DANA, undecided)]), title="", words=60).under(DECISIONS)


@pytest.mark.parametrize(
    ("meeting", "words", "named"),
    [(MEETING, 0, "words is 0"), ([], 50, "turns"), ([(DANA, "{vocalsound} um")], 50, "turns")],
)
def test_input_that_cannot_be_summarised_is_named(meeting, words, named):
    with pytest.raises(ValueError, match=named):
        summarise(turns(meeting), title="", words=words)


@given(
    st.lists(
        st.tuples(
            st.sampled_from([DANA, OMAR, ""]),
            st.text(
                alphabet=st.sampled_from("the battery we'll {disfmarker}.?!,\"5é\n-#"), max_size=60
            ),
        ),
        min_size=1,
        max_size=8,
    )
)
@example([(LEE, "55--5"), (LEE, "5'")])
@example([(LEE, "5-"), (LEE, "55-"), (LEE, "5'")])
@settings(deadline=None)
def test_no_transcript_breaks_the_writer(meeting):
    text = summarise(turns([(LEE, "Battery."), *meeting]), title="x", words=30).text
    assert 2 < len(text.split()) <= 30


def test_a_talk_of_figures_alone_is_quoted():
    assert "55 54" in summarise(turns([(LEE, "55 54 53 52 51 50.")]), title="x", words=30).text
