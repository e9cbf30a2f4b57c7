"""Full text search of records, and filters on their attributes.

The query syntax is that of PostgreSQL's `websearch_to_tsquery`: "quoted phrases", `or`, and a minus
before excluded words.
"""

from dataclasses import dataclass, fields, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Self
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.auth.models import User
from django.contrib.postgres.search import SearchHeadline, SearchQuery, SearchRank
from django.db import connection
from django.db.models import Exists, F, FloatField, OuterRef, Q, QuerySet, TextField, Value
from django.db.models.functions import Cast, Concat, Left
from django.utils import timezone

from accounts import roles
from accounts.roles import AnyUser, Right
from records import timeline
from records.models import CONTENT, HASHES, LegalHold, Record, SearchEntry
from summaries import visibility
from summaries.metadata import MetadataFilter, build_filter_query, metadata_filter

# --- Index ------------------------------------------------------------------
# The search words of a record, which the database makes from the record and its case.

# Words are indexed as written, for names, and by stem.
LANGUAGE = "english"
_FILL = """
INSERT INTO records_searchentry
    (number, record_id, vector, edited, overridden, superseded, approver_id)
SELECT record.number, record.id, {words}, attempt.origin <> 'model',
    EXISTS (
        SELECT FROM judging_evaluation evaluation
        WHERE evaluation.attempt_id = attempt.id AND NOT evaluation.passed),
    EXISTS (SELECT FROM records_recall recall WHERE recall.record_id = record.id)
    OR EXISTS (
        SELECT FROM records_record later
        LEFT JOIN records_recall recall ON recall.record_id = later.id
        WHERE later.summary_id = record.summary_id AND later.number > record.number
            AND recall.record_id IS NULL),
    review.reviewer_id
FROM records_record record
JOIN records_review review ON review.id = record.review_id
JOIN summaries_attempt attempt ON attempt.id = review.attempt_id
JOIN summaries_summary summary ON summary.id = record.summary_id
JOIN summaries_transcript transcript ON transcript.id = summary.transcript_id
"""


def _words_and_stems_sql(written: str, stemmed: str) -> str:
    """SQL: a text's words as written, and their stems at the same positions. A `||` of vectors
    would put the stems after the words, and hold most words twice."""
    return f"""(to_tsvector('simple', {written})::text || ' '
        || to_tsvector('{LANGUAGE}', {stemmed})::text)::tsvector"""


_TITLE = "transcript.title"
_TITLE_AND_ID = f"{_TITLE} || ' ' || transcript.external_id"
_NAMES = f"setweight({_words_and_stems_sql(_TITLE_AND_ID, _TITLE)}, 'A')"
_WORDS = f"""{_NAMES}
    || setweight(to_tsvector('simple', %(speakers)s), 'B')
    || setweight({_words_and_stems_sql("record.text", "record.text")}, 'C')
"""
# For records with the same speakers.
FILL = _FILL.format(words=_WORDS)


def index_record(record: Record) -> None:
    """Call in the transaction that writes the record; marks those that it supersedes."""
    with connection.cursor() as cursor:
        speakers = " ".join(record.summary.transcript.speakers)
        values: dict[str, Any] = {"record": record.pk, "speakers": speakers}
        cursor.execute(f"{FILL} WHERE record.id = %(record)s", values)
    mark_superseded(record.summary_id)


def mark_superseded(summary_id: UUID) -> None:
    """Mark all records of a case but the one that counts as superseded."""
    records = Record.objects.filter(summary=summary_id)
    counts = records.filter(recall=None).order_by("-number").values("pk")[:1]
    entries = SearchEntry.objects.filter(record__in=records)
    entries.filter(record__in=counts).update(superseded=False)
    entries.exclude(record__in=counts).update(superseded=True)


def strip_words(summary_id: UUID) -> None:
    """Reduce the search words of a case's records to title and external id."""
    with connection.cursor() as cursor:
        cursor.execute(
            f"""
            UPDATE records_searchentry entry SET vector = {_NAMES}
            FROM records_record record
            JOIN summaries_summary summary ON summary.id = record.summary_id
            JOIN summaries_transcript transcript ON transcript.id = summary.transcript_id
            WHERE entry.record_id = record.id AND summary.id = %s
            """,  # noqa: S608 (constants)
            [summary_id],
        )


# --- Queries ----------------------------------------------------------------

PAGE_SIZE = 25
# Ranking reads every match: with more, only the newest are ranked and the others are left out.
MOST_RANKED = 1_000
# Around a hit in a snippet; no text from the API or a form contains them.
HIT, END = "\ue000", "\ue001"


@dataclass(frozen=True)
class RecordFilters:
    """The filters of a search. None and "" filter nothing; flags are True or False if set."""

    q: str = ""
    guideline: str = ""
    approver: str = ""
    source: str = ""
    since: date | None = None
    until: date | None = None
    hold: bool | None = None
    superseded: bool | None = None
    edited: bool | None = None
    overridden: bool | None = None
    metadata: MetadataFilter = ()

    @classmethod
    def from_values(cls, values: dict[str, Any]) -> Self:
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in values.items() if name in known})

    @property
    def narrowed(self) -> bool:
        return self != RecordFilters()

    def lasting_query(self) -> str:
        """For what is never changed: it has the key of the approver, whose name can be erased."""
        if not self.approver:
            return self.query()
        return replace(self, approver="").query(approver_id=_key_of(self.approver))

    def query(self, **more: object) -> str:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        values |= {"metadata": "", **build_filter_query(self.metadata)}
        flags = {True: "yes", False: "no"}
        return urlencode(
            {
                name: flags[value] if isinstance(value, bool) else str(value)
                for name, value in {**values, **more}.items()
                if value not in {None, ""}
            }
        )


def visible_records(user: AnyUser) -> QuerySet[Record]:
    """Records of cases that `user` may see."""
    if roles.can_everywhere(user, Right.SEE_SUMMARIES):
        return Record.objects.all()
    return Record.objects.filter(summary__in=visibility.visible_summaries(user))


def filter_records(records: QuerySet[Record], filters: RecordFilters) -> QuerySet[Record]:
    """The `records` that match `filters`, unordered, with `held`."""
    found = records.annotate(held=Exists(open_holds()))
    if filters.q:
        found = found.filter(entry__vector=_search_query(filters.q))
    approver = None
    if filters.approver:
        # Queried first, so that the database knows how many records they have.
        approver = _key_of(filters.approver)
    wanted = {
        "summary__guideline_version__guideline__name": filters.guideline,
        "entry__approver": approver,
        "summary__transcript__source": filters.source,
        "created_at__gte": _day_start(filters.since),
        "created_at__lt": _day_start(filters.until, days=1),
        "held": filters.hold,
        "entry__superseded": filters.superseded,
        "entry__edited": filters.edited,
        "entry__overridden": filters.overridden,
    }
    given = {path: value for path, value in wanted.items() if value not in {None, ""}}
    return found.filter(metadata_filter(filters.metadata, "summary__transcript"), **given)


def _key_of(username: str) -> int:
    """0 is no user."""
    return User.objects.filter(username=username).values_list("pk", flat=True).first() or 0


def open_holds() -> QuerySet[LegalHold]:
    """Of the outer query's record."""
    return LegalHold.objects.filter(summary=OuterRef("summary"), lift__isnull=True)


def _day_start(day: date | None, *, days: int = 0) -> datetime | None:
    """The time at which `day`, or `days` after it, begins here; indexes hold times."""
    if day is None:
        return None
    return timezone.make_aware(datetime.combine(day, time.min) + timedelta(days=days))


def _search_query(search: str) -> Any:
    as_written = SearchQuery(search, config="simple", search_type="websearch")
    return as_written | SearchQuery(search, config=LANGUAGE, search_type="websearch")


@dataclass(frozen=True)
class SearchPage:
    """One page of records; the next page begins after the number `after`."""

    rows: list[Record]
    total: int
    more_than_total: bool
    after: int | None


def search_page(
    found: QuerySet[Record], filters: RecordFilters, *, after: int | None
) -> SearchPage:
    """The best first if words are searched, else the newest.

    `found` is what `filter_records` gave. A search counts and ranks the newest `MOST_RANKED`
    matches.
    """
    numbers = found.order_by("-number").values_list("number", flat=True)
    some = list(numbers[: MOST_RANKED + 1])
    total = len(some)
    if filters.q:
        shown = _rank_page(some[:MOST_RANKED], _search_query(filters.q), after)
    else:
        rest = found if after is None else found.filter(number__lt=after)
        shown = list(with_row_columns(rest).defer("text").order_by("-number")[: PAGE_SIZE + 1])
    more = len(shown) > PAGE_SIZE
    return SearchPage(
        shown[:PAGE_SIZE],
        min(total, MOST_RANKED),
        total > MOST_RANKED,
        shown[PAGE_SIZE - 1].number if more else None,
    )


def _rank_page(numbers: list[int], words: Any, after: int | None) -> list[Record]:
    """A page of the records with `numbers`, the best first.

    Uses two queries: in one, the planner joins every transcript before it cuts the page.
    """
    # Double precision: a single-precision value does not equal itself after the round trip.
    rank = Cast(SearchRank(F("vector"), words), FloatField())
    ranked = SearchEntry.objects.filter(number__in=numbers).annotate(rank=rank)
    last = ranked.filter(number=after).values_list("rank", flat=True).first() if after else None
    if last is not None:
        ranked = ranked.filter(Q(rank__lt=last) | Q(rank=last, number__lt=after))
    best = ranked.order_by("-rank", "-number").values_list("number", flat=True)
    page = list(best[: PAGE_SIZE + 1])
    return sorted(_rows_with_snippets(page, words), key=lambda record: page.index(record.number))


def _rows_with_snippets(numbers: list[int], words: Any) -> QuerySet[Record]:
    snippet = SearchHeadline(
        Concat(F("summary__transcript__title"), Value(" · "), F("text"), output_field=TextField()),
        words,
        config=LANGUAGE,
        start_sel=HIT,
        stop_sel=END,
        max_fragments=2,
        max_words=28,
        min_words=12,
        fragment_delimiter=" … ",
    )
    rows = Record.objects.filter(number__in=numbers).annotate(held=Exists(open_holds()))
    return with_row_columns(rows).annotate(snippet=snippet).defer("text")


def with_row_columns(found: QuerySet[Record]) -> QuerySet[Record]:
    """With all that a row of a list or an export shows."""
    return (
        found.annotate(head=Left("snapshot", timeline.HEAD))
        .select_related(
            "summary__guideline_version__guideline",
            "summary__transcript",
            "summary__disposition",
            "review__reviewer",
            "supersedes",
            "superseded_by__recall",
            "recall",
            "entry",
        )
        .defer(
            "summary__transcript__turns",
            "summary__guideline_version__instructions",
            *(f"supersedes__{name}" for name in CONTENT),
            *(f"superseded_by__{name}" for name in CONTENT),
            "entry__vector",
        )
    )


def record_columns(record: Any) -> dict[str, Any]:
    """The fields of API and exports for a record of `with_row_columns` and `filter_records`."""
    transcript = record.summary.transcript
    disposition = getattr(record.summary, "disposition", None)
    later, recall = record.superseding, getattr(record, "recall", None)
    return {
        "number": record.number,
        "title": transcript.title,
        "source": transcript.source,
        "external_id": transcript.external_id,
        "metadata": transcript.metadata,
        **{name: getattr(record, name) for name in ("sha256", *HASHES)},
        "supersedes": record.supersedes.number if record.supersedes else None,
        "superseded_by": later.number if later else None,
        "recalled_at": recall.at if recall else None,
        "held": record.held,
        "disposed_at": disposition.at if disposition else None,
    }


def split_snippet(snippet: str) -> list[tuple[str, bool]]:
    """The snippet's pieces in order, each with whether it is a hit; no markup."""
    found: list[tuple[str, bool]] = []
    for part in snippet.split(HIT):
        hit, end, rest = part.partition(END)
        found += [(hit, bool(end)), (rest, False)]
    return [(text, is_hit) for text, is_hit in found if text]
