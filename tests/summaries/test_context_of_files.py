"""Participants and agenda in folders and in files; the installation's glossary."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.urls import reverse

from summaries.formats import parse_transcript
from summaries.intake import Submission, ingest_submission
from summaries.models import Glossary, Transcript
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
ANA = {"name": "Ana Ruiz", "role": "Buyer", "email": "ana@corva.example", "organisation": "Corva"}


def test_the_page_of_the_glossary_keeps_terms_and_names_a_fault() -> None:
    admin, page = client_of(scenes.person("greta", "guideline_admin")), reverse("glossary")
    admin.post(page, {"terms": "Corva: cover; our pump\r\nNordwind"})
    assert [each["term"] for each in Glossary.objects.get().terms] == ["Corva", "Nordwind"]
    answer = admin.post(page, {"terms": "Corva\nCorva: x"})
    assert answer.status_code == 422
    assert "Line 2" in answer.content.decode()
    rosa = client_of(scenes.reviewer())
    assert "Corva: cover; our pump" in rosa.get(page).content.decode()
    assert rosa.post(page, {"terms": ""}).status_code == 403


# --- Folders ----------------------------------------------------------------


def test_a_file_beside_a_transcript_gives_its_context(tmp_path: Path) -> None:
    scenes.opened_case()
    (tmp_path / "monday.txt").write_text("Ana: It runs.\nBen: Thank you.\n")
    context = {
        "participants": [ANA],
        "agenda": "Budget",
        "occurred_at": "2026-03-01T14:30:00Z",
        "language": "en",
    }
    (tmp_path / "monday.txt.context.json").write_text(json.dumps(context))
    call_command("ingest", str(tmp_path))
    made = Transcript.objects.get(source="files").context
    assert (made.people[0].email, made.agenda, made.language) == (ANA["email"], "Budget", "en")
    assert made.occurred_at == datetime(2026, 3, 1, 14, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    "written",
    [
        "{",
        "[]",
        '{"people": []}',
        '{"agenda": 7}',
        '{"occurred_at": "Monday"}',
        '{"language": "x"}',
        '{"participants": [{"name": "Ana", "email": "x"}]}',
    ],
)
def test_a_context_that_cannot_be_read_refuses_its_transcript(written: str, tmp_path: Path) -> None:
    scenes.opened_case()
    (tmp_path / "monday.txt").write_text("Ana: It runs.\n")
    (tmp_path / "monday.txt.context.json").write_text(written)
    with pytest.raises(CommandError, match="1 refused"):
        call_command("ingest", str(tmp_path))
    assert not Transcript.objects.filter(source="files").exists()


# --- Heads of formats -------------------------------------------------------


def test_fireflies_lists_attendees_and_invited_people() -> None:
    document = {
        "title": "Call",
        "date": 1772375400000,
        "participants": ["ana@corva.example", "cy@corva.example"],
        "meeting_attendees": [
            {"displayName": "Ana Ruiz", "email": "ana@corva.example"},
            {"displayName": None, "email": "no address"},
        ],
        "sentences": [{"speaker_name": "Ana", "text": "It runs.", "start_time": 1, "end_time": 2}],
    }
    parsed = parse_transcript(json.dumps({"data": {"transcript": document}}))
    assert [(each.name, each.email) for each in parsed.participants] == [
        ("Ana Ruiz", "ana@corva.example"),
        ("cy@corva.example", "cy@corva.example"),
    ]
    assert parsed.occurred_at == datetime(2026, 3, 1, 14, 30, tzinfo=UTC)


def test_zoom_lists_participants() -> None:
    said = [{"start_time": "00:00:01.000", "end_time": "00:00:02.000", "text": "It runs."}]
    document = {
        "meeting_start_time": "2026-03-01T14:30:00Z",
        "participants": [
            {"display_name": "Ana Ruiz", "email": "ana@corva.example", "transcripts": said},
            {"display_name": "Ben Okafor", "transcripts": []},
        ],
    }
    parsed = parse_transcript(json.dumps(document))
    assert [each.name for each in parsed.participants] == ["Ana Ruiz", "Ben Okafor"]
    assert parsed.occurred_at == datetime(2026, 3, 1, 14, 30, tzinfo=UTC)


def test_teams_lists_attendees() -> None:
    document = {
        "attendees": [
            {"emailAddress": {"name": "Ana Ruiz", "address": "ana@corva.example"}, "type": "x"}
        ],
        "startDateTime": "2026-03-01T15:30:00+01:00",
        "entries": [
            {
                "speakerDisplayName": "Ana Ruiz",
                "text": "It runs.",
                "startOffset": "00:00:01",
                "endOffset": "00:00:02",
            }
        ],
    }
    (ana,) = (parsed := parse_transcript(json.dumps(document))).participants
    assert (ana.name, ana.email) == ("Ana Ruiz", "ana@corva.example")
    assert parsed.occurred_at == datetime(2026, 3, 1, 14, 30, tzinfo=UTC)


def test_meet_lists_attendees_above_the_talk() -> None:
    text = (
        "Weekly (2026-03-01 at 15:30 GMT+1) - Transcript\nAttendees\nAna Ruiz, Ben Okafor\n"
        "Transcript\nAna Ruiz: It runs.\nBen Okafor: Thank you.\n"
        "Meeting ended after 00:10:00 👋\n"
    )
    parsed = parse_transcript(text)
    assert parsed.format == "meet"
    assert [each.name for each in parsed.participants] == ["Ana Ruiz", "Ben Okafor"]
    assert parsed.occurred_at == datetime(2026, 3, 1, 14, 30, tzinfo=UTC)


@pytest.mark.parametrize("odd", [None, 7, "x", {"a": 1}, [None, 7, {"email": 3}, {"name": "  "}]])
def test_an_odd_head_refuses_no_transcript(odd: object) -> None:
    sentences = [{"speaker_name": "Ana", "text": "It runs.", "start_time": 1, "end_time": 2}]
    document = {"sentences": sentences, "meeting_attendees": odd, "participants": odd, "date": odd}
    parsed = parse_transcript(json.dumps(document))
    assert parsed.turns[0].text == "It runs."
    assert parsed.occurred_at is None


# --- Languages --------------------------------------------------------------

SAID = {"text": "It runs.", "start": 1, "end": 2}
WORD = {"transcript": "It runs."}
CUE = "00:00:01.000 --> 00:00:02.000\n"
AWS_ITEM = {
    "type": "pronunciation",
    "start_time": "1",
    "end_time": "2",
    "alternatives": [{"content": "Runs"}],
}


def google(*tags: str, member: str = "languageCode"):
    return {"results": [{"alternatives": [WORD], member: tag} for tag in tags]}


def azure(*tags: str):
    phrase = {"offsetMilliseconds": 1, "durationMilliseconds": 2, "text": "It runs."}
    return {"phrases": [{**phrase, "locale": tag} for tag in tags]}


def aws(**results: object):
    return {"results": {"transcripts": [], "items": [AWS_ITEM], **results}}


def deepgram(**channel: object):
    return {"results": {"channels": [{"alternatives": [WORD], **channel}]}}


def speechmatics(asked: str, *heard: str):
    words = [
        {
            "type": "word",
            "start_time": 1,
            "end_time": 2,
            "alternatives": [{"content": "Runs", "language": tag}],
        }
        for tag in heard
    ]
    return {"metadata": {"transcription_config": {"language": asked}}, "results": words}


def gladia(*tags: str, **more: object):
    spoken = {"full_transcript": "It runs.", "languages": list(tags)}
    return {"status": "done", "result": {"transcription": spoken, **more}}


def teams_cues(*tags: str):
    rows = ({"speakerName": "Ana", "spokenText": "It runs.", "spokenLanguage": t} for t in tags)
    return "WEBVTT\n\n" + "\n".join(f"{CUE}{json.dumps(row)}\n" for row in rows)


STREAM = {
    "text": "It runs.",
    "speakerDisplayName": "Ana",
    "startOffset": "00:00:01",
    "endOffset": "00:00:02",
    "spokenLanguageTag": "de-de",
}
TTML = '<tt xml:lang="fr"><body><p begin="1s">Bon.</p></body></tt>'


@pytest.mark.parametrize(
    ("name", "content", "language"),
    [
        ("whisper", {"text": "It runs.", "segments": [SAID], "language": "de"}, "de"),
        ("whisper", {"task": "transcribe", "text": "It runs.", "language": "german"}, "de"),
        ("whisper", {"text": "It runs.", "segments": [SAID], "language": "Chinese"}, "zh"),
        ("whisper", {"text": "It runs.", "segments": [SAID], "language": "klingon"}, ""),
        (
            "whisper",
            {
                "params": {"language": "auto"},
                "result": {"language": "pl"},
                "transcription": [{"text": "It runs.", "offsets": {"from": 1, "to": 2}}],
            },
            "pl",
        ),
        ("aws", aws(language_code="pt-BR"), "pt-BR"),
        (
            "aws",
            aws(language_codes=[{"language_code": "es-US", "duration_in_seconds": 2}]),
            "es-US",
        ),
        ("deepgram", deepgram(detected_language="fr"), "fr"),
        ("deepgram", deepgram(), ""),
        ("assemblyai", {"audio_url": "x", "text": "It runs.", "language_code": "en_us"}, "en-US"),
        ("google", google("en-us"), "en-US"),
        ("google", google("de-at", "en-us", "de-at", member="language_code"), "de-AT"),
        ("google", google("de-at", "en-us"), ""),
        ("azure", azure("it-IT"), "it-IT"),
        ("gladia", gladia("nl"), "nl"),
        ("gladia", gladia("nl", "en"), ""),
        ("gladia", gladia("nl", translation={"languages": ["fr"]}), "nl"),
        ("speechmatics", speechmatics("sv", "sv"), "sv"),
        ("speechmatics", speechmatics("auto", "sv", "sv", "en"), "sv"),
        ("teams", teams_cues("en-gb", "en-gb", "fr-fr"), "en-GB"),
        ("teams", {"entries": [STREAM]}, "de-DE"),
        ("vtt", f"WEBVTT\nKind: captions\nLanguage: es-419\n\n{CUE}Ana: Anda.", "es-419"),
        ("vtt", f"WEBVTT\nLanguage: und\n\n{CUE}Ana: It runs.", ""),
        ("vtt", f"WEBVTT\n\n{CUE}Language: de", ""),
        ("ttml", TTML, "fr"),
        ("text", "Date: Monday\nSprache: Deutsch\n\nAna: Es läuft.\nBen: Gut.", "de"),
        ("text", "Ana: It runs.\nLanguage: de\nBen: Good.", ""),
        ("json", {"turns": [{"text": "It runs."}], "language": {"code": 7}}, ""),
        ("json", {"turns": [{"text": "It runs."}], "user": {"locale": "de"}}, ""),
    ],
)
def test_a_file_says_its_language(name: str, content: object, language: str) -> None:
    parsed = parse_transcript(content if isinstance(content, str) else json.dumps(content))
    assert (parsed.format, parsed.language) == (name, language)


@pytest.mark.parametrize(("given", "kept"), [("", "de"), ("fr", "fr")])
def test_the_language_of_a_file_is_taken_where_its_sender_gave_none(given: str, kept: str) -> None:
    scenes.opened_case()
    content = json.dumps({"text": "It runs.", "segments": [SAID], "language": "german"})
    sent = Submission("tests", "1", "Pump", content, language=given)
    assert ingest_submission(sent, by=None).summary.transcript.context.language == kept
