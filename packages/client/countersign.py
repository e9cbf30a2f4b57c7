"""Countersign's API: send transcripts, follow them, fetch records, check webhooks.

with Client("https://countersign.example.org", "cs_…") as client:
    sent = client.send(source="crm", external_id="call-1", title="Pump", text="Ana: It runs.")
    summary = client.wait(sent)

Answers are the JSON of the API (docs/api.md), typed; an answer may have members that are not named
here. Errors raise ApiError.
"""

import hashlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, Self, TypedDict, Unpack, cast

import httpx
from standardwebhooks.webhooks import Webhook as _Signed

# Before there is a text to review.
IN_THE_PIPELINE = frozenset({"waiting_for_names", "queued", "drafted", "revising"})
DECIDED = frozenset({"approved", "rejected", "cancelled", "failed", "returned"})
_AGAIN = frozenset({429, 502, 503, 504})
_TRIES = 5
_LONGEST_PAUSE = 60

# --- What is sent -----------------------------------------------------------

Metadata = Mapping[str, str | int | float]


class NewTurn(TypedDict):
    speaker: NotRequired[str | None]
    start: NotRequired[float | None]
    end: NotRequired[float | None]
    text: str


class NewParticipant(TypedDict):
    name: str
    role: NotRequired[str]
    email: NotRequired[str]
    organisation: NotRequired[str]


class NewTranscript(TypedDict, total=False):
    """One of `turns`, `text` and `document` (the JSON of a transcription service)."""

    source: Required[str]
    external_id: Required[str]
    title: Required[str]
    turns: Sequence[NewTurn]
    text: str
    document: Mapping[str, Any] | Sequence[Any]
    format: str
    guideline: str
    occurred_at: str
    participants: Sequence[NewParticipant]
    agenda: str
    language: str
    speakers: Mapping[str, str]
    summary: str
    recording_url: str
    metadata: Metadata


# --- What comes back --------------------------------------------------------


class TranscriptLinks(TypedDict):
    self: str
    turns: str
    summary: str
    record: str | None


class Accepted(TypedDict):
    id: str
    status: str
    created_at: str
    warnings: list[str]
    links: TranscriptLinks


class UsedGuideline(TypedDict):
    name: str
    title: str
    version: int


class Transcript(Accepted):
    source: str
    external_id: str
    title: str
    guideline: UsedGuideline
    metadata: dict[str, str | float]


class Score(TypedDict):
    criterion: str
    value: float
    answer: int | None
    probability_below: float | None
    threshold: float
    reached: bool
    reason: str


class Evaluation(TypedDict):
    judge: str
    model: str
    passed: bool | None
    scores: list[Score]


class Attempt(TypedDict):
    number: int
    origin: str
    model: str
    written_by: str | None
    text: str
    sha256: str
    evaluations: list[Evaluation]


class SummaryLinks(TypedDict):
    self: str
    transcript: str
    record: str | None


class Summary(TypedDict):
    id: str
    status: str
    source: str
    external_id: str
    guideline: UsedGuideline
    failure: str
    failure_kind: str | None
    notice: str | None
    attempts: list[Attempt]
    links: SummaryLinks


class Approval(TypedDict):
    reviewer: str
    reviewer_name: str
    comment: str
    at: str


class RecordLinks(TypedDict):
    self: str
    snapshot: str
    summary: str
    transcript: str


class Record(TypedDict):
    number: int
    title: str
    source: str
    external_id: str
    created_at: str
    snapshot_sha256: str
    sha256: str
    superseded_by: int | None
    disposed_at: str | None
    links: RecordLinks


class RecordWithText(Record):
    text: str | None
    approval: Approval


class Event(TypedDict):
    """A webhook's body; `data` is as docs/webhooks.md says for the `type`."""

    type: str
    timestamp: str
    data: dict[str, Any]


class ApiError(Exception):
    """An error answer (RFC 9457): `problem["errors"]` has each field at fault and its remedy."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        faults = [f"{each['field']} {each['message']}" for each in problem.get("errors", [])]
        super().__init__(": ".join([f"{status} {problem.get('detail', '')}", *faults]))
        self.status, self.problem = status, problem


# --- Client -----------------------------------------------------------------


class Client:
    """Sends with one token, to this address alone, whatever host a link names.

    What is safe to repeat is sent again after a broken connection, 429 and 503, up to five times;
    the last failure is raised, as ApiError or httpx.TransportError.
    """

    def __init__(self, address: str, token: str, **options: Any) -> None:
        """`options` go to httpx.Client, such as `timeout`, `verify` and `proxy`."""
        headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(
            base_url=f"{address.rstrip('/')}/api/v1/", headers=headers, **{"timeout": 30, **options}
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def send(self, **transcript: Unpack[NewTranscript]) -> Accepted:
        """The same again gives the same answer, and stores nothing twice."""
        return cast(Accepted, self._json("POST", "transcripts", json=transcript))

    def send_file(
        self,
        path: Path,
        *,
        source: str,
        metadata: Metadata | None = None,
        participants: Sequence[NewParticipant] = (),
        **fields: str,
    ) -> Accepted:
        """A file of any known format. `fields`: external_id, title, guideline, occurred_at, agenda,
        language."""
        shared = {"metadata": metadata, "participants": participants}
        of_files = {name: json.dumps(value) for name, value in shared.items() if value}
        form = {"source": source, **fields, **of_files}
        files = {"files": (path.name, path.read_bytes())}
        answer = self._json("POST", "transcripts/upload", data=form, files=files)
        (row,) = answer["results"]
        if row["problem"]:
            raise ApiError(row["problem"]["status"], row["problem"])
        return cast(Accepted, row["transcript"])

    def transcripts(self, **filters: str | int) -> Iterator[Transcript]:
        """`filters` are those of the API, such as source="crm", or **{"metadata[team]": "North"}"""
        return cast(Iterator[Transcript], self._pages("transcripts", filters))

    def summary(self, link: str) -> Summary:
        """By the `summary` of a transcript's or an event's links."""
        return cast(Summary, self._json("GET", link))

    def wait(
        self,
        sent: Accepted | Transcript,
        *,
        until: Literal["reviewable", "decided"] = "reviewable",
        seconds: float = 600,
    ) -> Summary:
        """The summary once the pipeline, or a person, is done with it. Raises TimeoutError."""
        ends = time.monotonic() + seconds
        pause = 0.5
        while True:
            summary = self.summary(sent["links"]["summary"])
            status = summary["status"]
            if status in DECIDED or (until == "reviewable" and status not in IN_THE_PIPELINE):
                return summary
            if time.monotonic() + pause > ends:
                raise TimeoutError(f"the summary is {status} after {seconds:g} seconds")
            time.sleep(pause)
            pause = min(pause * 1.5, 10)

    def records(self, **filters: str | int) -> Iterator[Record]:
        return cast(Iterator[Record], self._pages("records", filters))

    def record(self, link: str) -> RecordWithText:
        """By the `record` of a summary's links, or the `link` of an event's record."""
        return cast(RecordWithText, self._json("GET", link))

    def snapshot(self, record: Record) -> dict[str, Any]:
        """What the approval rests on. Raises ValueError where it is not what was signed."""
        body = self._ask("GET", record["links"]["snapshot"]).content
        found = cast(dict[str, Any], json.loads(body))
        if (
            hashlib.sha256(body).hexdigest() != record["snapshot_sha256"]
            and "withheld" not in found
        ):
            raise ValueError(f"the snapshot of record {record['number']} has another hash")
        return found

    def pdf(self, record: Record) -> bytes:
        return self._ask("GET", f"{record['links']['self']}/pdf").content

    def request(self, method: str, path: str, **options: Any) -> Any:
        """The JSON of any other operation, such as "POST", "webhooks", json={…}; sent once."""
        return self._json(method, path, tries=1, **options)

    def _pages(self, path: str, filters: Mapping[str, str | int]) -> Iterator[Any]:
        page = self._json("GET", path, params=filters)
        yield from page["items"]
        while page["next"]:
            page = self._json("GET", page["next"])
            yield from page["items"]

    def _json(self, method: str, path: str, **options: Any) -> Any:
        answer = self._ask(method, path, **options)
        return answer.json() if answer.content else None

    def _ask(
        self, method: str, path: str, *, tries: int = _TRIES, **options: Any
    ) -> httpx.Response:
        path = path.partition("/api/v1/")[2] or path
        for left in reversed(range(tries)):
            try:
                answer = self._http.request(method, path, **options)
            except httpx.TransportError:
                if not left:
                    raise
                time.sleep(1)
                continue
            if answer.is_success:
                return answer
            if answer.status_code not in _AGAIN or not left:
                break
            pause = answer.headers.get("Retry-After", "")
            time.sleep(min(int(pause), _LONGEST_PAUSE) if pause.isdecimal() else 1)
        is_problem = "json" in answer.headers.get("Content-Type", "")
        raise ApiError(answer.status_code, answer.json() if is_problem else {"detail": answer.text})


def event_of(secret: str, headers: Mapping[str, str], body: bytes | str) -> Event:
    """A webhook's event, from the bytes as they came.

    Raises standardwebhooks.WebhookVerificationError for one that is forged or older than five
    minutes. The same `webhook-id` may come twice.
    """
    return cast(Event, _Signed(secret).verify(body, dict(headers)))
