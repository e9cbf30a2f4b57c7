"""Recordings: small WAV files of real sound, and files that are none."""

import io
import math
import struct
import wave

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from pytest_django.fixtures import Settings

from summaries import recordings
from summaries.models import Recording, Transcript
from tests.factories.cases import user

RATE = 8000
HTML = b"<!doctype html><script>alert(1)</script>" * 20


def tone(seconds: float = 0.5, *, pitch: int = 440) -> bytes:
    """A WAV file, mono, 16 bit."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        steps = (math.sin(2 * math.pi * pitch * at / RATE) for at in range(int(RATE * seconds)))
        sound.writeframes(b"".join(struct.pack("<h", int(8000 * step)) for step in steps))
    return file.getvalue()


def recorded(transcript: Transcript, content: bytes | None = None) -> Recording:
    """The transcript with its recording, from an operator."""
    file = SimpleUploadedFile("meeting.wav", content or tone())
    recording, _ = recordings.add(transcript, file, by=user())
    return recording


@pytest.fixture
def shelf(settings: Settings, tmp_path: object) -> str:
    """The directory of this test's recordings."""
    own = {"location": f"{tmp_path}/recordings"}
    kept = settings.STORAGES["recordings"]
    settings.STORAGES = {
        **settings.STORAGES,
        "recordings": {**kept, "OPTIONS": {**kept["OPTIONS"], **own}},
    }
    return own["location"]
