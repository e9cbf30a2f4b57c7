"""A record as Word, Markdown, HTML and minutes as PDF, all from the approved text."""

import io
import zipfile
from typing import Any, cast

import pytest
from django.urls import reverse
from docx import Document
from docx.opc.constants import RELATIONSHIP_TYPE

from accounts import tokens
from judging.models import Evaluation
from records.documents.content import BadTemplate
from records.documents.formats import render_document, with_content
from records.models import Record, RecordExport
from summaries.minutes import Section
from summaries.models import MeetingContext
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.records.circulating import approved

pytestmark = pytest.mark.django_db
FORM = [Section("Decisions", "decisions"), Section("Actions", "actions")]
TEXT = """\
## Decisions

- **Board**: The pilot starts on 4 May <script>

## Actions

- **Ana Ruiz**: Send the contract (**Friday**)"""


@pytest.fixture
def record(rolf) -> Record:
    case = scenes.under(
        scenes.opened_case("Board & pilot"), form=[section.stored() for section in FORM]
    )
    people = [{"name": "Ana Ruiz", "role": "Chair"}]
    MeetingContext.objects.create(transcript=case.transcript, number=0, participants=people)
    case = scenes.judged(scenes.written(case, TEXT), Action.PASS)
    place = TEXT.index("The pilot")
    finding = {"start": place, "end": place + 10, "relation": "similar", "found_by": "similarity"}
    row = {**finding, "turns": [0], "reason": "", "probability": None, "quoted": []}
    with unguarded():
        Evaluation.objects.filter(attempt__summary=case).update(found=[row])
    return with_content(Record.objects.filter(pk=approved(case, by=rolf).pk)).get()


def word(data: bytes):
    return Document(io.BytesIO(data))


def test_word_has_headings_a_table_of_actions_and_footnotes_with_turns_and_times(record):
    document = word(render_document(record, "docx"))
    styled = {one.text: one.style.name for one in document.paragraphs}
    assert styled["Decisions"] == styled["Actions"] == "Heading 2"
    assert styled["Board: The pilot starts on 4 May <script>"] == "List Bullet"
    assert "Ana Ruiz, Chair" in styled
    rows = [[cell.text for cell in row.cells] for row in document.tables[0].rows]
    assert rows == [["Action", "Who", "Due"], ["Send the contract", "Ana Ruiz", "Friday"]]
    notes = document.part.part_related_by(RELATIONSHIP_TYPE.FOOTNOTES).blob.decode()
    said = record.summary.transcript.turns[0]
    assert f"Turn 1, 0:00:00, {said['speaker']}: “" in notes


def test_a_template_of_the_company_is_filled_in(record, settings, tmp_path):
    template = Document()
    split = template.add_paragraph("Minutes: {{ti")
    split.add_run("tle}}")
    for words in ("{{text}}", "Signed: {{approved_by}}", "{{nonsense}}"):
        template.add_paragraph(words)
    template.sections[0].header.paragraphs[0].text = "No. {{number}}"
    template.save(str(tmp_path / "minutes.docx"))
    settings.MINUTES_DIRECTORY = str(tmp_path)
    document = word(render_document(record, "docx"))
    written = [one.text for one in document.paragraphs]
    assert written[:2] == ["Minutes: Board & pilot", "Decisions"]
    assert written[-2:] == ["Signed: Rolf Berg", "{{nonsense}}"]
    assert document.sections[0].header.paragraphs[0].text == f"No. {record.number}"


def test_a_template_that_is_no_word_file_is_named(record, settings, tmp_path):
    (tmp_path / "minutes.docx").write_bytes(b"nothing")
    settings.MINUTES_DIRECTORY = str(tmp_path)
    with pytest.raises(BadTemplate, match=r"minutes\.docx"):
        render_document(record, "docx")


def test_markdown_holds_the_approved_text_with_footnotes(record):
    text = render_document(record, "md").decode()
    assert "starts on 4 May <script>[^1]" in text
    assert text[text.index("## Decisions") :].replace("[^1]", "", 1)[: len(TEXT)] == TEXT
    assert "[^1]: Turn 1" in text


def test_html_escapes_what_was_said(record):
    page = render_document(record, "html").decode()
    assert "&lt;script&gt;" in page
    assert "<script" not in page
    assert "<td>Ana Ruiz</td>" in page


def test_the_page_exports_one_as_a_file_and_many_as_a_zip(record, rolf):
    client, url = client_of(rolf), reverse("export-records")
    one = client.post(url, {"format": "pdf", "number": record.number})
    assert one.content.startswith(b"%PDF")
    other = scenes.approved(rolf, "Another")
    both = client.post(url, {"format": "md", "number": [record.number, other.number]})
    held = zipfile.ZipFile(io.BytesIO(b"".join(cast("Any", both).streaming_content)))
    assert held.namelist() == [f"record-{record.number}.md", f"record-{other.number}.md"]
    assert list(RecordExport.objects.values_list("format", "count")) == [("md", 2), ("pdf", 1)]
    page = client.get(reverse("record", args=[record.number])).content.decode()
    assert '<template id="copied-form">' in page


@pytest.mark.parametrize("kind", ["docx", "md", "html", "pdf"])
def test_the_api_exports_a_record(record, rolf, client, kind):
    token = {"Authorization": f"Bearer {tokens.issue_token('CRM', rolf, ['read'])}"}
    answer = client.get(f"/api/v1/records/{record.number}/export?format={kind}", headers=token)
    assert answer.status_code == 200
    assert f'filename="record-{record.number}.{kind}"' in answer["Content-Disposition"]
    wrong = client.get(f"/api/v1/records/{record.number}/export?format=odt", headers=token)
    assert wrong.status_code == 422


def test_what_was_disposed_of_is_not_exported(record, rolf, lena, client):
    kept.disposed(Record.objects.get(pk=record.pk), by=lena)
    token = {"Authorization": f"Bearer {tokens.issue_token('CRM', rolf, ['read'])}"}
    answer = client.get(f"/api/v1/records/{record.number}/export?format=md", headers=token)
    assert answer.status_code == 410
