"""The offline judge through its public surface: what it must reward, and what it must not pass."""

import pytest

from offline.lexical.judge import CRITERIA, LexicalVerdict, judge
from offline.lexical.source import Source

TURNS = [
    {"speaker": "Nora Weiss", "text": "Good morning. The pilot in Leipzig ran for six weeks."},
    {"speaker": "Tomas Ek", "text": "Support answered 412 tickets and the backlog fell to 30."},
    {"speaker": "Nora Weiss", "text": "Can you send the cost estimate to the board by Friday?"},
    {"speaker": "Tomas Ek", "text": "Yes, I will send the cost estimate to the board on Thursday."},
    {"speaker": "Ada Lund", "text": "We decided not to renew the contract with Brightline."},
    {
        "speaker": "Ada Lund",
        "text": "The licence costs 25,000 euros a year, which is too much.",
    },
    {"speaker": "Nora Weiss", "text": "Then we train two people in Leipzig before the summer."},
]
MINUTES = (
    "The pilot in Leipzig ran for six weeks. "
    "Support answered 412 tickets and the backlog fell to 30. "
    "Tomas Ek: I will send the cost estimate to the board on Thursday. "
    "Ada Lund: We decided not to renew the contract with Brightline. "
    "The licence costs 25,000 euros a year."
)


@pytest.fixture(scope="module")
def source() -> Source:
    return Source.from_turns(TURNS)


def consistency(source: Source, summary: str) -> float:
    return judge(source, summary).scores["consistency"]


def only_sentence(verdict: LexicalVerdict):
    (sentence,) = verdict.sentences
    return sentence


def test_a_faithful_extract_reaches_four_on_every_criterion(source):
    scores = judge(source, MINUTES).scores
    assert set(scores) == set(CRITERIA)
    assert min(scores.values()) >= 4, scores


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("412 tickets", "512 tickets"),
        ("25,000 euros", "35,000 euros"),
        ("Brightline", "Northgate"),
        ("decided not to renew", "decided to renew"),
        ("Tomas Ek: I will send", "Ada Lund: I will send"),
        ("Ada Lund: We decided", "Tomas Ek: We decided"),
    ],
)
def test_one_wrong_fact_keeps_the_consistency_below_four(source, right, wrong):
    assert right in MINUTES
    assert consistency(source, MINUTES.replace(right, wrong)) < 4


def test_figures_agree_however_they_are_written(source):
    spelled = "Support answered four hundred and twelve tickets. The licence costs EUR 25000."
    assert consistency(source, spelled) >= 4


def test_the_reason_names_the_figure_that_is_not_in_the_source(source):
    sentence = only_sentence(judge(source, "Support answered 999 tickets."))
    assert "999" in sentence.reason
    assert sentence.relation == "not mentioned"


def test_a_dropped_negation_is_a_contradiction(source):
    sentence = only_sentence(judge(source, "We decided to renew the contract with Brightline."))
    assert sentence.relation == "contradicted"
    assert "renew" in sentence.reason


def test_an_added_negation_is_a_contradiction(source):
    sentence = only_sentence(judge(source, "The pilot in Leipzig never ran for six weeks."))
    assert sentence.relation == "contradicted"


def test_words_given_to_the_wrong_speaker_are_a_contradiction(source):
    wrong = "Ada Lund will send the cost estimate to the board on Thursday."
    sentence = only_sentence(judge(source, wrong))
    assert sentence.relation == "contradicted"
    assert "Tomas Ek" in sentence.reason


def test_the_first_person_of_a_turn_is_its_speaker(source):
    right = consistency(source, "Tomas will send the cost estimate to the board on Thursday.")
    wrong = consistency(source, "Nora will send the cost estimate to the board on Thursday.")
    assert right > wrong


def test_evidence_names_the_best_turn_first(source):
    sentences = judge(source, MINUTES).sentences
    assert [sentence.turns[0] for sentence in sentences] == [0, 1, 3, 4, 5]


def test_evidence_spans_are_the_sentences_of_the_summary(source):
    for sentence in judge(source, MINUTES).sentences:
        assert MINUTES[sentence.start : sentence.end] == sentence.text


def test_headings_are_no_claims(source):
    summary = "Decisions:\nWe decided not to renew the contract with Brightline."
    assert len(judge(source, summary).sentences) == 1


@pytest.mark.parametrize(
    "fact",
    [
        "# The contract with Brightline was cancelled by Maria Lopez",
        "**Maria Lopez was dismissed**",
        "Maria Lopez was dismissed:",
        "## A fine of 9,000,000 euros",
        "Click here, Maria Lopez was dismissed.",
    ],
)
def test_a_made_up_fact_is_seen_however_it_is_laid_out(source, fact):
    assert consistency(source, MINUTES) >= 4
    verdict = judge(source, f"{MINUTES}\n{fact}")
    assert verdict.scores["consistency"] < 4
    assert verdict.sentences[-1].relation in {"not mentioned", "contradicted"}


def test_an_invented_summary_is_not_consistent(source):
    assert consistency(source, "A volcano erupted near Reykjavik and closed 14 airports.") < 2


@pytest.mark.parametrize("empty", ["", "  \n", "…", "Decisions:"])
def test_a_summary_without_a_sentence_scores_one_throughout(source, empty):
    verdict = judge(source, empty)
    assert set(verdict.scores.values()) == {1.0}
    assert verdict.sentences == ()


def test_a_source_without_words_bears_nothing_out():
    verdict = judge(Source.from_turns([]), "The pilot ran for six weeks.")
    assert verdict.scores["consistency"] < 2
    assert verdict.sentences[0].turns == ()


def test_repetition_costs_coherence_and_fluency(source):
    repeated = f"{MINUTES} {MINUTES}"
    once, twice = judge(source, MINUTES).scores, judge(source, repeated).scores
    assert twice["coherence"] < once["coherence"]
    assert twice["fluency"] < once["fluency"]


def test_a_summary_of_the_main_subjects_is_more_relevant_than_an_aside(source):
    aside = judge(source, "Good morning.").scores["relevance"]
    assert aside < judge(source, MINUTES).scores["relevance"]


@pytest.mark.parametrize(
    "chatty",
    [
        "Um, yeah, the pilot was kinda cool lol.",
        "I think my estimate is done and I sent it. I like it.",
        "THE BACKLOG FELL HARD!!! :)",
    ],
)
def test_speech_slang_and_noise_are_not_professional(source, chatty):
    assert judge(source, chatty).scores["professional language"] < 4


def test_a_quotation_may_be_as_spoken(source):
    quoted = 'Ada Lund called the licence "um, kinda too expensive, lol" and asked for a decision.'
    assert judge(source, quoted).scores["professional language"] == 5


def test_a_turn_without_text_is_refused_with_its_place_and_value():
    with pytest.raises(ValueError, match=r"turns\[1\]\.text is None"):
        Source.from_turns([{"speaker": "A", "text": "Hello."}, {"speaker": "B", "text": None}])


def test_lines_with_labels_are_read_as_a_dialogue():
    source = Source.from_text("Ana: I sold the bike.\nFelix: Great, I liked it.\nAna: Me too.")
    assert source.dialogue
    assert [turn.speaker for turn in source.turns] == ["Ana", "Felix", "Ana"]


def test_an_article_is_no_dialogue():
    source = Source.from_text("Police said: nobody was hurt. The road was closed. It reopened.")
    assert not source.dialogue
    assert len(source.turns) == 3


def test_a_sentence_is_found_among_the_many_turns_of_its_speaker() -> None:
    turns = [
        {"speaker": name, "text": text}
        for minute in range(30)
        for name, text in (
            ("Priya", f"I see item {minute}. I think it is fine."),
            ("Marek", "Okay."),
        )
    ]
    turns.append({"speaker": "Priya", "text": "Oh, for... okay. I'll find another slot today."})
    found = judge(Source.from_turns(turns), "Priya: I'll find another slot today.").sentences[0]
    assert (found.relation, found.turns) == ("supported", (60,))


def test_a_section_of_minutes_begins_anew() -> None:
    lines = ["Ana: I sold the blue bike.", "Felix: Marc paid 90 euros."]
    minutes = f"## Decisions\n\n- {lines[1]}\n\n## Discussion\n\n- {lines[0]}\n"
    assert judge(Source.from_text("\n".join(lines)), minutes).scores["consistency"] > 4.5


NEWS = (
    "The council of Harwick voted on Tuesday to close the swimming pool at Mill Lane. "
    "Repairs would cost 1.2 million pounds, said treasurer Dana Holt. "
    "About four hundred people signed a petition against the decision, which takes effect on "
    "3 May. The school will not lose its lessons; they move to Easterby, six miles away."
)


@pytest.mark.parametrize(
    ("summary", "expected"),
    [
        (
            "The council of Harwick voted to close the swimming pool. The school will not lose its "
            "lessons.",
            (4.0, 4.75, 3.0),
        ),
        (
            "Treasurer Dana Holt said the pool at Mill Lane is safe. More than 400 people signed a "
            "petition on 9 May",
            (3.83, 3.64, 4.0),
        ),
    ],
)
def test_a_fixed_text_keeps_its_other_scores(summary: str, expected: tuple[float, ...]) -> None:
    scores = judge(Source.from_text(NEWS), summary).scores
    measured = [scores[name] for name in ("coherence", "fluency", "relevance")]
    assert measured == pytest.approx(expected, abs=0.005)


@pytest.fixture(scope="module")
def chat() -> Source:
    return Source.from_text(
        "Mira: I burned my hand on the oven\n"
        "Tobi: ouch! can you put some cream on it?\n"
        "Mira: we have none left\n"
        "Tobi: ok, I'll get some from the pharmacy\n"
        "Mira: my sister wants to come for coffee tomorrow"
    )


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Mira burned her hand on the oven.", "Tobi burned his hand on the oven."),
        (
            "Tobi will get some cream from the pharmacy.",
            "Mira will get some cream from the pharmacy.",
        ),
        ("Tobi tells Mira to put some cream on it.", "Mira tells Tobi to put some cream on it."),
    ],
)
def test_who_does_what_is_read_from_i_and_you(chat: Source, right: str, wrong: str) -> None:
    assert consistency(chat, right) > consistency(chat, wrong) + 0.5
    assert "in which the same do it" in only_sentence(judge(chat, wrong)).reason
    assert "in which the same do it" not in only_sentence(judge(chat, right)).reason


def test_what_somebodys_sister_does_is_not_held_against_a_speaker(chat: Source) -> None:
    sentence = only_sentence(judge(chat, "Mira's sister wants to come for coffee tomorrow."))
    assert "in which the same do it" not in sentence.reason


def test_a_sentence_in_other_words_counts_for_the_words_that_the_text_has() -> None:
    own = "Repairs priced at over a million mean that the pool at Mill Lane will close in Harwick."
    invented = "Repairs worth over a million will begin at the zoo in Harwick this winter at last."
    source = Source.from_text(NEWS)
    assert consistency(source, own) > consistency(source, invented)


def test_a_sentence_cut_off_in_the_middle_is_less_fluent_than_a_whole_one() -> None:
    source = Source.from_text(NEWS)
    whole = "Repairs would cost 1.2 million pounds, said treasurer Dana Holt."
    cut = "Repairs would cost 1.2 million."
    assert judge(source, cut).scores["fluency"] < judge(source, whole).scores["fluency"]


def test_words_thrown_together_are_not_fluent() -> None:
    source = Source.from_text(NEWS)
    salad = "The lessons petition council pounds decision. Dana takes 400 swimming effect miles."
    assert judge(source, salad).scores["fluency"] < 4


GROUP = Source.from_text(
    "Lia: shall we repaint the kitchen on Sunday?\n"
    "Noor: yes, Lia and I have brushes\n"
    "Otto: I hate painting, I'll cook instead\n"
    "Lia: Otto, could you borrow a ladder from Ben?\n"
    "Otto: sure"
)


@pytest.mark.parametrize(
    "right",
    [
        "Lia and Noor have brushes.",
        "Otto will borrow a ladder from Ben.",
        "Lia asks Otto to borrow a ladder from Ben.",
        "Otto hates painting and he will cook instead.",
    ],
)
def test_lists_requests_and_pronouns_name_the_doer(right: str) -> None:
    assert "in which the same do it" not in only_sentence(judge(GROUP, right)).reason


@pytest.mark.parametrize(
    "wrong",
    ["Noor will borrow a ladder from Ben.", "Lia hates painting and she will cook instead."],
)
def test_another_of_the_group_is_the_wrong_doer(wrong: str) -> None:
    assert "in which the same do it" in only_sentence(judge(GROUP, wrong)).reason
