"""Whose name is hidden, and under which spellings: what a label of a speaker looks like in the
files of meeting programs, and how the name comes up in what is said."""

import pytest

from summaries.redaction import PlaceholderMap, SpeakerNames, speaker_names

HIDDEN = [
    ("Ana Ruiz (Guest)", "Ana Ruiz (Guest): I am Ana Ruiz, Ana for short.", ["Ana", "Ruiz"]),
    ("Ana Ruiz (External)", "ana was here, said RUIZ.", ["ana", "RUIZ"]),
    ("Ana Ruiz | Sales Manager", "Ana Ruiz | Sales Manager and Ana Ruiz", ["Ana", "Ruiz"]),
    ("Ruiz, Ana", "Ruiz, Ana is Ana Ruiz.", ["Ana", "Ruiz"]),
    ("Agent Smith", "Smith spoke, and an agent.", ["Smith"]),
    ("Customer: Priya", "Then Priya paid.", ["Priya"]),
    ("Ana's iPhone", "Ana's iPhone rang; Ana took it.", ["Ana"]),
    ("ANA2", "ANA2: hello", ["ANA"]),
    ("Ana_Ruiz", "Write to Ana_Ruiz or Ana.", ["Ana", "Ruiz"]),
    ("Ben O'Brien", "Ben O’Brien, O’Brien and OBrien", ["Brien"]),
    ("José Núñez", "Jose\u0301 Nu\u0301n\u0303ez, Jose Nunez, JOSÉ", ["Jos", "JOS", "ez"]),
    ("Jose Nunez", "José Núñez", ["Jos", "ez"]),
    ("Anne-Marie Smith-Jones", "Marie, Anne Marie and Mrs Jones", ["Anne", "Marie", "Jones"]),
    ("王芳", "我觉得王芳说得对。", ["王芳"]),
    ("山田 太郎", "山田さんが太郎を", ["山田", "太郎"]),
    ("김 민수", "민수가 말했다", ["민수"]),
    ("สมชาย", "คุณสมชายครับ", ["สมชาย"]),
    ("प्रिया शर्मा", "प्रिया ने कहा, शर्मा", ["प्रिया", "शर्मा"]),
    ("Li Wei", "Then Li asked. Li did.", ["Li"]),
    ("Will Young", "Will, please call Mr Young.", ["Will", "Young"]),
]


@pytest.mark.parametrize(("label", "said", "names"), HIDDEN)
def test_a_name_is_hidden_however_label_and_text_spell_it(label, said, names):
    made = PlaceholderMap(SpeakerNames(speaker_names([label])), {}, region="US")
    hidden = made.mask(said)
    assert [name for name in names if name in hidden] == []
    assert made.unmask(hidden) == said


@pytest.mark.parametrize(
    "label",
    [
        "Speaker 2",
        "Speaker A",
        "Customer",
        "Guest Two",
        "Sales Team",
        "Conference Room 4",
        "🎤",
        "",
    ],
)
def test_a_label_that_names_nobody_hides_nothing(label):
    assert speaker_names([label]) == []


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Ana Ruiz", "Anastasia bought bananas; Ruizian."),
        ("Ana Ruiz | Sales Manager", "Our sales are up, said the manager."),
        ("Li Wei", "li bo and Lisa"),
        ("Ana de Souza", "de facto"),
    ],
)
def test_words_that_hold_a_name_or_stand_beside_it_are_left(label, said):
    assert PlaceholderMap(SpeakerNames(speaker_names([label])), {}, region="US").mask(said) == said
