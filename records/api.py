"""API /records: the approved texts, and the means to verify them."""

import hashlib
import re
from base64 import b64encode
from datetime import date, datetime
from enum import StrEnum
from typing import Annotated, Any
from uuid import UUID

from django.db.models import QuerySet
from django.http import HttpResponse
from ninja import Query, Router
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from judging.api import model_use_with_judges
from records.access import can_see_who_viewed, readable_snapshot
from records.actions import find_actions, read_record_minutes
from records.circulation import get_agreement
from records.documents.content import BadTemplate
from records.documents.formats import FORMATS, render_document, with_content
from records.exports import log_export
from records.log import log
from records.log.models import AnchorKind
from records.models import ActionEntry, Record
from records.search import RecordFilters, filter_records, record_columns, with_row_columns
from records.timeline import find_signer
from summaries.api import schemas
from summaries.api.auth import READ, TokenRequest, get_first_or_404, not_found_problem
from summaries.api.schemas import Plain, Sha256, validator_error
from summaries.metadata import MetadataFilter
from summaries.models import Signing
from summaries.visibility import visible_summaries
from web import problems
from web.links import api_link
from web.pagination import ByNumber, Page, PageFilters, build_page
from web.problems import Problem, error_responses
from web.text import parse_whole_number

# --- Filters ----------------------------------------------------------------

_FIRST_YEAR, _LAST_YEAR = 1900, 2200
_FORM = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def _parse_date(value: object) -> date:
    """Only an RFC 3339 date: a number could be seconds."""
    try:
        written = isinstance(value, str) and _FORM.fullmatch(value)
        day = date.fromisoformat(str(value)) if written else date.min
    except ValueError:
        day = date.min
    if not _FIRST_YEAR <= day.year < _LAST_YEAR:
        raise validator_error(
            "day",
            f"is not a day between {_FIRST_YEAR} and {_LAST_YEAR}",
            "Write it as 2026-03-01.",
        )
    return day


Day = Annotated[
    date, BeforeValidator(_parse_date), WithJsonSchema({"type": "string", "format": "date"})
]


class RecordSearch(PageFilters):
    """Days are those of the installation's time zone, both included."""

    q: Plain = Field(
        default="",
        max_length=200,
        description="Words of text, title, external id and participants, as in web searches: "
        '`"a phrase"`, `or`, `-without`.',
    )
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    approver: Plain = Field(default="", max_length=150, description="A username.")
    source: Plain = Field(default="", max_length=100)
    since: Day | None = Field(
        default=None, alias="from", description="Approved on that day or later."
    )
    until: Day | None = Field(
        default=None, alias="to", description="Approved on that day or earlier."
    )
    held: bool | None = Field(default=None, description="Whether its summary is on legal hold.")
    superseded: bool | None = Field(default=None, description="Whether a later record corrects it.")

    maps = ("metadata",)

    def to_filters(self, metadata: MetadataFilter = ()) -> RecordFilters:
        values = self.model_dump()
        others = {"hold": values["held"], "q": values["q"].strip(), "metadata": metadata}
        return RecordFilters.from_values({**values, **others})


# --- Endpoints --------------------------------------------------------------

router = Router(tags=["Records"], auth=READ)
# Its path is under that of summaries.
summary_router = Router(tags=["Records"], auth=READ)
# Record numbers have the same order as times.
_BY_NUMBER = ByNumber("number", range(1, 10**18), descending=True)
_BY_ID = ByNumber("id", range(1, 10**18), descending=True)


class RecordLinks(BaseModel):
    self: str
    snapshot: str
    export: str
    summary: str
    transcript: str


class RecordOut(BaseModel):
    """A record. `sha256` covers its number and the four hashes above it."""

    id: UUID
    number: int
    title: str
    source: str
    external_id: str
    metadata: dict[str, str | float]
    created_at: datetime
    transcript_sha256: Sha256
    text_sha256: Sha256
    snapshot_sha256: Sha256
    pdf_sha256: Sha256
    sha256: Sha256
    supersedes: int | None = Field(description="The number of the record that it corrects.")
    superseded_by: int | None = Field(description="The number of the record that corrects it.")
    held: bool = Field(description="Whether its summary is on legal hold.")
    disposed_at: datetime | None = Field(
        description="When its content was disposed of; hashes, approval and place in the log stay."
    )
    recalled_at: datetime | None = Field(
        description="When its signer recalled it; it no longer counts."
    )
    language_model_used: bool
    notice: str | None = Field(description="A notice, if no language model was used.")
    links: RecordLinks


class SigningKeyOut(BaseModel):
    """The passkey that signed; the snapshot has its signature and its public key."""

    id: UUID
    name: str = Field(description="The name that its owner gave it.", examples=["Laptop"])
    credential_id: str = Field(description="WebAuthn's credential id, in base64url.")
    public_key_sha256: Sha256 = Field(description="SHA-256 of its SubjectPublicKeyInfo (DER).")


class ApprovalOut(BaseModel):
    """Who signed what."""

    reviewer: str = Field(description="The username, as it was signed.")
    reviewer_name: str = Field(description="The full name, as it was signed.")
    reviewer_now: str | None = Field(description="The account's current name, if it has changed.")
    attestation: str
    signature: Signing = Field(
        description="Signed by the person who was signed in, by their password of the last 5 "
        "minutes, or by their passkey over exactly what they approved."
    )
    passkey: SigningKeyOut | None = Field(description="Null unless a passkey signed.")
    comment: str
    at: datetime


class VouchingOut(BaseModel):
    """An outside holder of the checkpoint, and since when; a time stamp has its own time."""

    model_config = ConfigDict(from_attributes=True)

    kind: AnchorKind = Field(examples=["timestamp"])
    name: str = Field(
        description="The name of the sink or of the time-stamp authority.",
        examples=["tsa.example"],
    )
    at: datetime


class CheckpointOut(BaseModel):
    """The first signed checkpoint that covers the record."""

    size: int = Field(description="How many leaves it covers.", examples=[1204])
    at: datetime
    vouching: list[VouchingOut] = Field(description="Who outside has this checkpoint.")


class PlaceOut(BaseModel):
    """The record's leaf in the log of evidence."""

    index: int | None = Field(
        description="From 0; null until the next checkpoint.", examples=[1201]
    )
    checkpoint: CheckpointOut | None = Field(
        description="Null while the leaf waits for the next checkpoint, within a minute."
    )


class AgreementOut(BaseModel):
    """What the people to whom the text was sent said about it."""

    model_config = ConfigDict(from_attributes=True)

    sent: int = Field(description="To how many people it was sent.", examples=[5])
    agreed: int = Field(description="How many of them agree.", examples=[4])
    not_reached: int = Field(
        description="To how many of them the mail was given up as undeliverable.", examples=[0]
    )
    objections: int = Field(examples=[1])
    answered: int = Field(
        description="Objections that a lead answered, or a later record corrects.", examples=[1]
    )


class RecordDetail(RecordOut):
    text: str | None = Field(description="Null once the content was disposed of.")
    decisions: list[schemas.DecisionOut] = Field(
        description="What the text decides, under a guideline with a form; otherwise empty."
    )
    actions: list[schemas.ActionOut] = Field(
        description="What is to be done, under a guideline with a form; otherwise empty."
    )
    approval: ApprovalOut
    agreement: AgreementOut | None = Field(
        description="Null if it was not sent to participants.", default=None
    )
    log: PlaceOut | None = Field(
        description="Null if the log has no leaf for it, which is a fault."
    )


class RecordPage(Page):
    items: list[RecordOut]


@router.get(
    "",
    operation_id="list_records",
    summary="List records, newest first",
    openapi_extra=schemas.METADATA_PARAMETER,
    response={200: RecordPage, **error_responses(problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[RecordSearch]) -> RecordPage:
    """Newest first with words, too: a page by cursor is no ranking."""

    def build_items(rows: list[Record]) -> list[RecordOut]:
        model_use = model_use_with_judges([row.summary_id for row in rows])
        return [RecordOut(**_record_fields(row, model_use)) for row in rows]

    rows = _visible_records(
        request, filters.to_filters(schemas.read_metadata_filter(request))
    ).defer("text")
    return build_page(request, filters, rows, RecordPage, build_items, order=_BY_NUMBER)


def _visible_records(
    request: TokenRequest, filters: RecordFilters | None = None
) -> QuerySet[Record]:
    visible = Record.objects.filter(summary__in=visible_summaries(request.auth.owner))
    return with_row_columns(filter_records(visible, filters or RecordFilters()))


class ActionSearch(PageFilters):
    who: Plain = Field(default="", max_length=200, description="A part of the owner's name.")
    done: bool | None = Field(default=None, description="Whether it was marked as done.")


class ActionItem(schemas.ActionOut):
    """An action of a record in force."""

    id: int
    record: int = Field(description="The number of the record.")
    title: str = Field(description="The title of the meeting.")
    done_at: datetime | None


class ActionPage(Page):
    items: list[ActionItem]


@router.get(
    "/actions",
    operation_id="list_actions",
    summary="List the actions of records in force, newest record first",
    response={200: ActionPage, **error_responses(problems.INVALID)},
)
def list_actions(request: TokenRequest, filters: Query[ActionSearch]) -> ActionPage:
    """Only of records whose guideline has a form, and none of superseded or recalled records."""

    def build_items(rows: list[ActionEntry]) -> list[ActionItem]:
        return [
            ActionItem(
                id=row.pk,
                record=row.record.number,
                title=row.record.summary.transcript.title,
                what=row.what,
                who=row.who,
                due=schemas.DueOut(said=row.said, date=row.due) if row.said else None,
                turns=row.turns,
                done_at=row.done_at,
            )
            for row in rows
        ]

    rows = find_actions(request.auth.owner, who=filters.who.strip(), done=filters.done)
    return build_page(request, filters, rows, ActionPage, build_items, order=_BY_ID)


@router.get(
    "/{key}",
    operation_id="get_record",
    summary="Get a record by its number or id",
    response={200: RecordDetail, **error_responses(problems.NOT_FOUND)},
)
def detail(request: TokenRequest, key: str) -> RecordDetail:
    return _record_detail(_get_record(request, key))


@router.get(
    "/{key}/snapshot",
    operation_id="get_snapshot",
    summary="Get the record's snapshot, byte for byte as it was hashed",
    response={200: dict[str, Any], **error_responses(problems.NOT_FOUND, problems.GONE)},
)
def snapshot(request: TokenRequest, key: str) -> HttpResponse:
    """Canonical JSON (RFC 8785); its SHA-256 is the record's `snapshot_sha256`, and is in the
    header Repr-Digest (RFC 9530) too. 410 once it was disposed of. For authors and submitters
    without a role it is without who claimed and who saw the summary: `withheld` names what is left
    out, and `snapshot_sha256` is the hash of the whole, which this part does not have."""
    record = _get_record(request, key)
    if not record.snapshot:
        raise Problem(problems.GONE, f"The snapshot of record {record.number} was disposed of.")
    body = readable_snapshot(record, request.auth.owner).text.encode()
    hashed = hashlib.sha256(body)
    digest = b64encode(hashed.digest()).decode()
    headers = {
        "ETag": f'"{hashed.hexdigest()}"',
        "Repr-Digest": f"sha-256=:{digest}:",
        "Content-Disposition": f'attachment; filename="record-{record.number}.json"',
    }
    return HttpResponse(body, content_type="application/json", headers=headers)


@router.get(
    "/{key}/pdf",
    operation_id="get_record_pdf",
    summary="Get a record as a PDF",
    response={200: None, **error_responses(problems.NOT_FOUND, problems.GONE)},
    openapi_extra={
        "responses": {
            200: {
                "description": "The bytes whose hash is `pdf_sha256`.",
                "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
            }
        }
    },
)
def pdf(request: TokenRequest, key: str) -> HttpResponse:
    """For owners whose role reaches the summary (403 for others), since it names who claimed and
    who saw it. 410 once it was disposed of."""
    record = _get_record(request, key)
    if not can_see_who_viewed(record, request.auth.owner):
        detail = "The PDF names who viewed the summary, and the token's owner may not see that."
        raise Problem(problems.FORBIDDEN, f"{detail} Use a token of a reviewer or an auditor.")
    if not record.pdf:
        raise Problem(problems.GONE, f"The PDF of record {record.number} was disposed of.")
    headers = {
        "ETag": f'"{record.pdf_sha256}"',
        "Content-Disposition": f'attachment; filename="record-{record.number}.pdf"',
    }
    return HttpResponse(bytes(record.pdf), content_type="application/pdf", headers=headers)


class ExportFormat(StrEnum):
    DOCX = "docx"
    MD = "md"
    HTML = "html"
    PDF = "pdf"


@router.get(
    "/{key}/export",
    operation_id="export_record",
    summary="Get a record as Word, Markdown, HTML or PDF",
    response={
        200: None,
        **error_responses(
            problems.NOT_FOUND, problems.GONE, problems.WRONG_STATE, problems.INVALID
        ),
    },
    openapi_extra={
        "responses": {
            200: {
                "description": "The minutes: title, participants, text and sources.",
                "content": {
                    each.media_type: {"schema": {"type": "string", "format": "binary"}}
                    for each in FORMATS.values()
                },
            }
        }
    },
)
def export(request: TokenRequest, key: str, format: ExportFormat) -> HttpResponse:
    """The approved text with its headings, tables and points, and the turns that it rests on with
    their times. The evidence pack has all that the approval rests on. The export is logged. 409
    where the installation's Word file cannot be used."""
    record = with_content(Record.objects.filter(pk=_get_record(request, key).pk)).get()
    if not record.snapshot:
        raise Problem(problems.GONE, f"The content of record {record.number} was disposed of.")
    try:
        body = render_document(record, format)
    except BadTemplate as error:
        raise Problem(problems.WRONG_STATE, str(error)) from error
    log_export(1, by=request.auth.owner, kind=format, selection=str(record.number))
    headers = {"Content-Disposition": f'attachment; filename="record-{record.number}.{format}"'}
    return HttpResponse(body, content_type=FORMATS[format].media_type, headers=headers)


@summary_router.get(
    "/{uuid:summary_id}/record",
    operation_id="get_record_of_summary",
    summary="Get the newest record of an approved summary",
    response={200: RecordDetail, **error_responses(problems.NOT_FOUND)},
)
def of_one_summary(request: TokenRequest, summary_id: UUID) -> RecordDetail:
    newest = _visible_records(request).filter(summary=summary_id).order_by("-number")
    return _record_detail(get_first_or_404(newest, "record of summary", summary_id))


def _get_record(request: TokenRequest, key: str) -> Record:
    """Raises Problem 404, also for a key that is no number or id."""
    rows, number = _visible_records(request), parse_whole_number(key)
    try:
        named = rows.filter(pk=UUID(key)) if number is None else rows.filter(number=number)
        found = named.first()
    except ValueError:
        found = None
    if found is None:
        raise not_found_problem("record", key[:100])
    return found


def _record_detail(row: Record) -> RecordDetail:
    review, key, place = row.review, None, log.find_standing("record", row.pk)
    signer = find_signer(row)
    if review.signature == Signing.PASSKEY:
        key = schemas.fill_schema(SigningKeyOut, review.passkey.key)
    covered = None
    if place and place.size:
        covered = CheckpointOut.model_validate(place, from_attributes=True)
    return RecordDetail(
        **_record_fields(row, model_use_with_judges([row.summary_id])),
        **dict(schemas.MinutesOut.from_minutes(read_record_minutes(row))),
        text=None if hasattr(row.summary, "disposition") else row.text,
        approval=schemas.fill_schema(
            ApprovalOut,
            review,
            reviewer=signer.username,
            reviewer_name=signer.name,
            reviewer_now=signer.now or None,
            passkey=key,
            at=review.created_at,
        ),
        agreement=AgreementOut.model_validate(said) if (said := get_agreement(row)) else None,
        log=PlaceOut(index=place.index, checkpoint=covered) if place else None,
    )


def _record_fields(row: Record, model_use: schemas.ModelUse) -> dict[str, Any]:
    own = api_link(f"/records/{row.number}")
    return {
        **record_columns(row),
        "id": row.pk,
        "created_at": row.created_at,
        "language_model_used": model_use.used(row.summary_id),
        "notice": model_use.notice(row.summary_id),
        "links": RecordLinks(
            self=own,
            snapshot=f"{own}/snapshot",
            export=f"{own}/export?format=docx",
            summary=api_link(f"/summaries/{row.summary_id}"),
            transcript=api_link(f"/transcripts/{row.summary.transcript_id}"),
        ),
    }
