"""A format from another package: one module and an entry point, and the product has it."""

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command

from reviews.submission import ParsedTranscriptForm
from summaries.formats import get_formats, parse_transcript
from summaries.formats.format import TranscriptFormat
from summaries.formats.turns import FormatError
from summaries.models import Transcript
from tests.api.conftest import api, make_user, service, submission
from tests.factories.cases import version
from tests.packages import installed

__all__ = ["api", "make_user", "service"]

MODULE = "tests.summaries.formats.toy_format"
TALK = "#call\nAna > The pump failed.\nBo > I call the plant."


@pytest.fixture(autouse=True)
def _known_afresh(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    get_formats.cache_clear()
    yield
    get_formats.cache_clear()


@pytest.fixture
def toy(tmp_path):
    installed(tmp_path, "toy-format", "countersign.formats", f"toy = {MODULE}:FORMAT")


@pytest.mark.usefixtures("toy")
def test_it_is_detected_and_named():
    parsed = parse_transcript(TALK)
    assert parsed.format == "call"
    assert [turn.speaker for turn in parsed.turns] == ["Ana", "Bo"]
    assert parse_transcript(TALK, format="call") == parsed
    assert parse_transcript("Ana: Hi.").format == "text"


@pytest.mark.usefixtures("toy")
def test_what_it_cannot_read_is_named_by_line():
    with pytest.raises(FormatError, match="line 2, column 1: There is no ' > '"):
        parse_transcript("#call\nAna: Hi.")


@pytest.mark.usefixtures("toy")
@pytest.mark.django_db
def test_the_api_takes_it(api):
    version()
    answer = api.post("transcripts", submission(text=TALK, format="call"))
    assert answer.status_code == 202, answer.content
    assert Transcript.objects.get().format == "call"


@pytest.mark.usefixtures("toy")
@pytest.mark.django_db
def test_folders_are_searched_for_it(tmp_path):
    version()
    folder = tmp_path / "calls"
    folder.mkdir()
    (folder / "monday.call").write_text(TALK)
    call_command("ingest", folder)
    assert Transcript.objects.get().format == "call"


@pytest.mark.usefixtures("toy")
def test_the_page_for_handing_in_offers_it():
    assert "Call notes" in str(ParsedTranscriptForm(sending=False)["format"])


def test_a_name_that_is_taken_is_refused(tmp_path):
    installed(
        tmp_path, "toy-format", "countersign.formats", "mine = summaries.formats.captions:VTT"
    )
    with pytest.raises(ImproperlyConfigured, match="is called 'vtt', and another format is"):
        get_formats()


def test_an_entry_point_that_is_no_format_is_refused(tmp_path):
    installed(tmp_path, "toy-format", "countersign.formats", f"toy = {MODULE}:read")
    with pytest.raises(ImproperlyConfigured, match="is function; name a TranscriptFormat"):
        get_formats()


def test_a_format_needs_a_reader_and_a_plain_name():
    with pytest.raises(ValueError, match="reads nothing"):
        TranscriptFormat("call", "Call notes")
    with pytest.raises(ValueError, match="begin the name with a letter"):
        TranscriptFormat("Call notes", "Call notes")
