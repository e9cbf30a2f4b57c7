"""Corrections of a transcript lie over it: what came in and its hash stay."""

from types import SimpleNamespace

import pytest
from django.db import DatabaseError, connection, transaction
from hypothesis import given
from hypothesis import strategies as st

from records import verify
from summaries.corrected import LABEL, SPEAKER, TAKE_BACK, WORDS, correct_turns
from summaries.corrections import Change, InvalidCorrection, lacks_name, store_corrections
from summaries.intake import ExternalIdConflict, InvalidSubmission, Submission, ingest_submission
from summaries.models import Correction, Transcript
from summaries.redaction import prepare_masking
from summaries.texts import turns_sha256
from summaries.writing import WritingTask, write_draft
from tests.factories import scenes
from tests.summaries.fixtures import serve

__all__ = ["serve"]

TURNS = [
    ("Speaker 1", "Good morning. We have fifty units left."),
    ("Speaker 2", "Fifty? I will order more by Friday."),
    ("Speaker 1", "Thank you. That is decided then."),
    ("", "See you on Friday."),
]
WHY = "heard in the recording at 0:12"


@pytest.fixture
def transcript(db):
    return scenes.opened_case("Stock meeting", turns=TURNS).transcript


def correct(transcript, *changes, by=None, reason=WHY):
    with transaction.atomic():
        return store_corrections(transcript, changes, by=by, reason=reason)


def read(transcript):
    stored = Transcript.objects.get(pk=transcript.pk)
    return [(turn["speaker"], turn["text"]) for turn in stored.corrected_turns]


def test_a_named_label_is_named_in_every_turn_and_what_came_in_stays(transcript):
    before = Transcript.objects.values_list("turns", "sha256").get()
    correct(transcript, Change.name("Speaker 1", "Ana Ruiz"), Change.name("", "Chidi Mensah"))
    assert [speaker for speaker, _ in read(transcript)] == [
        "Ana Ruiz",
        "Speaker 2",
        "Ana Ruiz",
        "Chidi Mensah",
    ]
    assert Transcript.objects.values_list("turns", "sha256").get() == before
    assert turns_sha256(transcript.corrected_turns) != transcript.sha256


def test_a_label_can_be_named_from_one_turn_to_another(transcript):
    change = Change.name("Speaker 1", "Ana Ruiz")
    correct(transcript, Change(**{**vars(change), "first": 1, "last": 3}))
    assert [speaker for speaker, _ in read(transcript)] == [
        "Speaker 1",
        "Speaker 2",
        "Ana Ruiz",
        "",
    ]


def test_the_newest_correction_of_a_turn_counts(transcript):
    correct(transcript, Change.words(0, "We have fifteen units left."))
    correct(transcript, Change.words(0, "We have sixteen units left."))
    assert read(transcript)[0] == ("Speaker 1", "We have sixteen units left.")


def test_a_correction_is_taken_back_by_another_and_that_one_too(transcript):
    first, second = (
        correct(transcript, Change.words(0, text))[0]
        for text in ("We have fifteen units left.", "We have sixteen units left.")
    )
    (third,) = correct(transcript, Change.take_back(second.number))
    assert read(transcript)[0][1] == first.text
    correct(transcript, Change.take_back(third.number))
    assert read(transcript)[0][1] == second.text
    assert list(Correction.objects.values_list("number", flat=True)) == [1, 2, 3, 4]


def test_who_said_one_turn_is_corrected_without_the_others(transcript):
    correct(transcript, Change.said_by(2, "Ben Okafor"))
    assert [speaker for speaker, _ in read(transcript)] == [
        "Speaker 1",
        "Speaker 2",
        "Ben Okafor",
        "",
    ]


def test_what_changes_nothing_is_not_stored(transcript):
    assert (
        correct(transcript, Change.words(0, TURNS[0][1]), Change.name("Speaker 2", "Speaker 2"))
        == []
    )


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (Change.words(4, "More."), "turn"),
        (Change.words(0, " … "), "text"),
        (Change.name("Speaker 9", "Ana"), "label"),
        (Change.name("Speaker 1", "x" * 301), "speaker"),
        (Change.take_back(7), "take_back"),
    ],
)
def test_a_correction_that_cannot_be_made_names_its_field_and_stores_nothing(
    transcript, change, field
):
    with pytest.raises(InvalidCorrection) as refused:
        correct(transcript, Change.words(1, "Fifteen?"), change)
    assert (refused.value.place, refused.value.field) == (1, field)
    assert refused.value.remedy
    assert not Correction.objects.exists()


def test_a_correction_says_why(transcript):
    with pytest.raises(InvalidCorrection) as refused:
        correct(transcript, Change.words(1, "Fifteen?"), reason=" … ")
    assert refused.value.field == "reason"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE summaries_correction SET text = 'We have ten units left.'",
        "UPDATE summaries_correction SET text = '', label = '', speaker = ''",
        "DELETE FROM summaries_correction",
        "TRUNCATE summaries_correction",
    ],
)
def test_the_database_keeps_corrections_as_they_were_written(transcript, statement):
    correct(transcript, Change.words(0, "We have fifteen units left."))
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert Correction.objects.get().text == "We have fifteen units left."


def test_the_writer_reads_the_corrected_transcript_and_which_turns_were_corrected(
    transcript, serve
):
    server = serve()
    correct(
        transcript,
        Change.name("Speaker 1", "Ana Ruiz"),
        Change.words(0, "Good morning. We have fifteen units left."),
    )
    summary = transcript.summaries.get()
    summary.writer_model = "openai:writer"
    write_draft(WritingTask.prepare(summary, None))
    prompt = server.requests[0].prompt
    assert "Ana Ruiz (transcript corrected): Good morning. We have fifteen units left." in prompt
    assert "Ana Ruiz: Thank you." in prompt
    assert "fifty units" not in prompt


def test_names_that_people_gave_are_hidden_and_the_others_keep_their_placeholders(transcript):
    named = scenes.opened_case("Named", turns=[("Speaker 1", "Hi."), ("Ben Okafor", "Hi, Ana.")])
    case = scenes.under(named, redact=True)
    before = prepare_masking(case, case.guideline_version)
    assert before
    assert "[PERSON_1]" in before.placeholders.mask("Ben Okafor")
    correct(case.transcript, Change.name("Speaker 1", "Ana Ruiz"), Change.words(1, "Hi, Ana Ruiz."))
    after = prepare_masking(case, case.guideline_version)
    assert after
    assert (
        after.placeholders.mask("Ben Okafor said hi to Ana Ruiz")
        == "[PERSON_1] said hi to [PERSON_2A]"
    )


def test_speakers_named_at_intake_are_corrections_of_what_came_in(db):
    ana = scenes.reviewer()

    def send(**speakers: str):
        submission = Submission(
            source="crm",
            external_id="1",
            title="Stock",
            content="Speaker 1: Hello all.",
            speakers={label.replace("_", " "): name for label, name in speakers.items()},
        )
        return ingest_submission(submission, by=ana).created

    assert [send(Speaker_1="Ana Ruiz"), send(Speaker_1="Ana Ruiz")] == [True, False]
    stored = Transcript.objects.get()
    assert stored.turns[0]["speaker"] == "Speaker 1"
    assert stored.speakers == ["Ana Ruiz"]
    row = stored.corrections.get()
    assert (row.label, row.by) == ("Speaker 1", ana)
    with pytest.raises(ExternalIdConflict):
        send(Speaker_1="Ben")
    with pytest.raises(InvalidSubmission, match="speakers"):
        send(Speaker_2="Ben")


@pytest.mark.parametrize(
    "label",
    ["", "Speaker 1", "SPEAKER_00", "spk_1", "Unknown", "unknown speaker", "S1", "Sprecher 2", "A"],
)
def test_labels_of_speech_services_lack_a_name(label):
    assert lacks_name(label)


@pytest.mark.parametrize("label", ["Ana Ruiz", "Ana", "Dr. Li", "Sam 2", "Li", "Guest Ana"])
def test_names_lack_none(label):
    assert not lacks_name(label)


_TURNS = [{"speaker": speaker, "start": None, "end": None, "text": text} for speaker, text in TURNS]
_PLACE = st.integers(0, len(TURNS) - 1)


@st.composite
def corrections(draw):
    rows = []
    for number in range(1, draw(st.integers(1, 8)) + 1):
        kind = draw(st.sampled_from([LABEL, SPEAKER, WORDS, TAKE_BACK] if number > 1 else [LABEL]))
        row = {"number": number, "kind": kind, "label": "", "first": None, "last": None}
        row |= {"speaker": "", "text": "", "takes_back": None}
        if kind == LABEL:
            bounds = draw(st.none() | st.tuples(_PLACE, _PLACE).map(sorted))
            row |= {"label": draw(st.sampled_from(["Speaker 1", "Speaker 2", ""]))}
            row |= dict(zip(("first", "last"), bounds or (None, None), strict=True))
            row |= {"speaker": draw(st.sampled_from(["Ana", "Ben"]))}
        elif kind == TAKE_BACK:
            row |= {"takes_back": draw(st.integers(1, number - 1))}
        else:
            at = draw(_PLACE)
            row |= {
                "first": at,
                "last": at,
                "speaker" if kind == SPEAKER else "text": draw(st.text()),
            }
        rows.append(row)
    return rows


@given(corrections())
def test_the_program_in_the_packs_puts_the_same_transcript_together(rows):
    ours = correct_turns(_TURNS, [SimpleNamespace(**row) for row in rows])
    theirs = verify.apply_corrections(_TURNS, rows)
    for turns in (ours, theirs):
        for turn in turns:
            turn.pop("corrected", None)
    assert ours == theirs
