"""Which records plainly hold: PostgreSQL compares many at once, so that few are looked at closely.

A record is plain where its hashes are right and the snapshot that was signed is, value by value,
what its rows say today, in the order that they were written in. Every condition is at least as
strict as the complaints of `records.verification`, which looks at all others and names what is
wrong; where the two differ, that costs time and hides nothing.
"""

# ruff: noqa: S608 - SQL is put together of our own names

import json
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256

from django.db import DataError, connection, transaction

from records.models import Record
from summaries.models import DISPOSED

# PostgreSQL reads some tables as a whole for each batch.
_BATCH = 10_000
_BEFORE_ALL = -(1 << 63)
Moves = tuple[tuple[str, str, str, str], ...]


def contents() -> Iterator[tuple[int, str]]:
    """Texts, snapshots and PDFs that are not what their hashes say, by the number of the record.

    They are hashed here: PostgreSQL may have no use of the processor's instructions for SHA-256.
    """
    with transaction.atomic():
        connection.ensure_connection()
        with connection.connection.cursor("contents", binary=True) as cursor:
            # A snapshot holds the transcript, which may have 20 MB.
            cursor.itersize = 20
            for number, *held in cursor.execute(_CONTENTS):
                for part, signed, content in zip(_PARTS, held[:3], held[3:], strict=True):
                    if content is None or sha256(content).hexdigest() != signed:
                        yield number, part


_PARTS = ("text", "snapshot", "PDF")
_CONTENTS = """
    SELECT r.number, r.text_sha256, r.snapshot_sha256, r.pdf_sha256,
        convert_to(r.text, 'UTF8'), convert_to(r.snapshot, 'UTF8'), p.content
    FROM records_record r LEFT JOIN records_recordpdf p ON p.record_id = r.id
    WHERE NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = r.summary_id)
    ORDER BY r.number
"""


def compared() -> Iterator[tuple[int, bool, str, Moves]]:
    """Of every record, in order: its number, whether it is plain but for contents and moves, the
    status of its case, and its moves as action, old, new and role."""
    last = _BEFORE_ALL
    while batch := _batch(last):
        for number, plain, status, moves in batch:
            yield number, plain, status, _moves(moves)
        last = batch[-1][0]


def _batch(after: int) -> list[tuple[int, bool, str, str]]:
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(_QUERY, [after, _BATCH])
            return list(cursor.fetchall())
    except DataError:
        # A snapshot of no known form, which PostgreSQL cannot read: all of them are looked at.
        rest = Record.objects.filter(number__gt=after).order_by("number")
        return [
            (number, False, "", "[]") for number in rest.values_list("number", flat=True)[:_BATCH]
        ]


@cache
def _moves(text: str) -> Moves:
    return tuple(tuple(move) for move in json.loads(text))


# --- Rows as a snapshot has them -----------------------------------------------


def _object(row: str, names: str, **more: str) -> str:
    """SQL for a JSON object: columns of `row` by their names, and more by theirs."""
    members = {**{name: f'{row}."{name}"' for name in names.split()}, **more}
    return f"jsonb_build_object({_listed(members)})"


def _listed(members: Mapping[str, str]) -> str:
    return ", ".join(f"'{name}', {sql}" for name, sql in members.items())


def _rows(content: str, source: str, order: str, signed: str) -> str:
    """SQL for the array of the first rows, as many as were signed; more may have come since."""
    return f"""coalesce((SELECT jsonb_agg(content) FROM (
        SELECT {content} AS content FROM {source} ORDER BY {order}
        LIMIT jsonb_array_length({signed})) first), '[]')"""


def _time(column: str) -> str:
    return f"""to_char({column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')"""


def _user(column: str) -> str:
    return f"coalesce((SELECT names FROM u)->>{column}::text, '')"


def sha256_sql(text: str) -> str:
    """SQL for the SHA-256 of a text, as hexadecimal digits."""
    return f"encode(sha256(convert_to({text}, 'UTF8')), 'hex')"


def _review(row: str, text: str) -> str:
    about = f"""CASE WHEN {row}.about_start IS NOT NULL THEN jsonb_build_object(
        'start', {row}.about_start, 'end', {row}.about_end, 'text',
        substr({text}, {row}.about_start + 1, {row}.about_end - {row}.about_start)) END"""
    return _object(
        row,
        "decision category comment attestation text_sha256 signature",
        reviewer=_user(f"{row}.reviewer_id"),
        about=about,
        at=_time(f"{row}.created_at"),
    )


_SCORE = _object("c", "value mode distribution spread reason quotes", criterion="k.name")
_FINDING = _object("f", "start end relation turns reason found_by quotes probability")
_EVALUATION = _object(
    "e", "judge role details model prompt_version passed", at=_time("e.created_at")
)
_SCORES = _rows(
    _SCORE,
    "judging_score c JOIN summaries_criterion k ON k.id = c.criterion_id "
    "WHERE c.evaluation_id = e.id",
    "k.position",
    "e.signed->'scores'",
)
_FINDINGS = _rows(
    _FINDING,
    "judging_finding f WHERE f.evaluation_id = e.id",
    "f.start, f.id",
    "e.signed->'findings'",
)
# Each beside what was signed in its place. Parts are compared one by one, because PostgreSQL
# copies a JSON value each time that it becomes part of another.
_EVALUATED = f"""(SELECT count(*) FROM (
    SELECT i.*, x->'evaluations'->(i.place - 1)::int AS signed FROM (
        SELECT *, row_number() OVER (ORDER BY created_at, role DESC, judge) AS place
        FROM judging_evaluation WHERE attempt_id = h.id) i) e
    WHERE e.signed - '{{scores,findings}}'::text[] = {_EVALUATION}
        AND e.signed->'scores' = {_SCORES} AND e.signed->'findings' = {_FINDINGS}
    ) = jsonb_array_length(x->'evaluations')"""
_BRIEF = _object("b", "shortfalls comment", by=_user("b.by_id"))
_RATING = _object(
    "g",
    "value blind",
    reviewer=_user("g.reviewer_id"),
    criterion="k.name",
    at=_time("g.created_at"),
)
_ATTEMPT = _object(
    "h",
    "number origin model prompt_version suggested_by text sha256",
    written_by=_user("h.written_by_id"),
    at=_time("h.created_at"),
)
_BRIEFS = _rows(
    _BRIEF,
    "summaries_revisionbrief b WHERE b.attempt_id = h.id",
    "b.created_at, b.id",
    "x->'briefs'",
)
_RATINGS = _rows(
    _RATING,
    "judging_rating g JOIN summaries_criterion k ON k.id = g.criterion_id "
    "WHERE g.attempt_id = h.id",
    "g.created_at, g.id",
    "x->'ratings'",
)
_REVIEWS = _rows(
    _review("n", "h.text"),
    "records_review n WHERE n.attempt_id = h.id",
    "n.created_at, n.id",
    "x->'reviews'",
)
# Full names are left out: people may change them.
_SIGNED_REVIEWS = """coalesce((SELECT jsonb_agg(y - 'reviewer_name' ORDER BY place)
    FROM jsonb_array_elements(x->'reviews') WITH ORDINALITY held(y, place)), '[]')"""
_RECORDING = f"""(SELECT {_object("q", "url content_type size sha256")}
    FROM summaries_recording q WHERE q.transcript_id = t.id)"""
_TRANSCRIPT = _object(
    "t",
    "source external_id title sha256 id",
    occurred_at=_time("t.occurred_at"),
    received_at=_time("t.created_at"),
    recording=_RECORDING,
)
_CRITERION = _object(
    "k",
    "name definition steps method blocking",
    threshold="coalesce(k.threshold, v.threshold)",
)
_GUIDELINE = _object(
    "v",
    "instructions threshold attempt_budget four_eyes judge_edits redact signing",
    version="v.number",
)
_CRITERIA = f"""coalesce((SELECT jsonb_agg({_CRITERION} ORDER BY k.position)
    FROM summaries_criterion k WHERE k.guideline_version_id = v.id), '[]')"""
_CLAIM = _object("l", "action", holder=_user("l.holder_id"), by=_user("l.by_id"), at=_time("l.at"))
_VIEW = _object("l", "", user=_user("l.user_id"), at=_time("l.at"))
_MOVE = _object("l", "old new action role reason", actor=_user("l.actor_id"), at=_time("l.at"))
_VIEWS = _rows(_VIEW, "records_viewevent l WHERE l.summary_id = s.id", "l.at, l.id", "j->'views'")


def _history(content: str, table: str, signed: str) -> tuple[str, str]:
    """SQL for an aggregate of the first rows of a case, as many as were signed, and for all of its
    rows in a `FROM`: they are read once for all that is asked of them."""
    first = f"""coalesce(jsonb_agg({content} ORDER BY l.place) FILTER (
        WHERE l.place <= jsonb_array_length(j->'{signed}')), '[]') AS held"""
    rows = f"""(SELECT *, row_number() OVER (ORDER BY at, id) AS place
        FROM {table} WHERE summary_id = s.id) l"""
    return first, rows


_CLAIMS_HELD, _CLAIMS = _history(_CLAIM, "records_claimevent", "claims")
_MOVES_HELD, _MOVES = _history(_MOVE, "summaries_transition", "transitions")
_APPROVES = "l.action = 'approve' AND l.role = 'reviewer'"


def _composed(text: str) -> str:
    """SQL for a text in the form NFC, which ASCII always has."""
    return f"CASE WHEN octet_length({text}) = length({text}) THEN {text} ELSE normalize({text}) END"


# The canonical form of the turns, whose hash is that of the transcript.
_TURN = " || ".join(
    (
        """'{"end_ms":' || coalesce(round((y->>'end')::numeric * 1000)::text, 'null')""",
        f"""',"speaker":' || to_json({_composed("y->>'speaker'")})::text""",
        """',"start_ms":' || coalesce(round((y->>'start')::numeric * 1000)::text, 'null')""",
        f"""',"text":' || to_json({_composed("y->>'text'")})::text || '}}'""",
    )
)
_ALL_TURNS = f"'[' || string_agg({_TURN}, ',' ORDER BY place) || ']'"
_TURNS = f"""(SELECT bool_and(y - '{{end,speaker,start,text}}'::text[] = '{{}}')
    AND {sha256_sql(_ALL_TURNS)} = r.transcript_sha256
    FROM jsonb_array_elements(t.turns) WITH ORDINALITY held(y, place))"""

# --- Conditions -------------------------------------------------------------------

# What the hash of a record is taken of, in canonical form.
PREIMAGE = " || ".join(
    (
        """'{"number":' || r.number""",
        """',"pdf_sha256":"' || r.pdf_sha256""",
        """'","snapshot_sha256":"' || r.snapshot_sha256""",
        """'","text_sha256":"' || r.text_sha256""",
        """'","transcript_sha256":"' || r.transcript_sha256 || '"}'""",
    )
)
# Signatures of other kinds hold more than a comparison shows.
_COMPARED = "('session', 'reauthenticate')"
# Whether somebody said why, in letters that every language counts as such.
_SAID = "w.comment ~ '[A-Za-z0-9]'"
_ALWAYS = (
    f"{sha256_sql(PREIMAGE)} = r.sha256",
    "w.text_sha256 = r.text_sha256",
    "(r.supersedes_id IS NULL OR o.summary_id = r.summary_id)",
    "w.decision = 'approve'",
    "a.summary_id = r.summary_id",
    "abs(extract(epoch FROM r.created_at - w.created_at)) < 3600",
    "m.mine",
    "m.approvals >= (SELECT count(*) FROM records_record z WHERE z.summary_id = s.id)",
    "g.taken",
    "s.author_id IS DISTINCT FROM w.reviewer_id",
    f"w.signature IN {_COMPARED}",
    "NOT EXISTS (SELECT FROM records_passkeysignature z WHERE z.review_id = w.id)",
    "v.signing IN ('session', w.signature)",
    """(NOT v.four_eyes OR t.submitted_by_id IS DISTINCT FROM w.reviewer_id AND NOT EXISTS (
        SELECT FROM summaries_attempt z LEFT JOIN summaries_revisionbrief b ON b.attempt_id = z.id
        WHERE z.summary_id = s.id AND z.number <= a.number
            AND w.reviewer_id IN (z.written_by_id, b.by_id)))""",
    f"(NOT m.exhausted OR {_SAID})",
)
_WHOLE = (
    "a.text = r.text",
    _TURNS,
    "j->'summary' = to_jsonb(r.summary_id)",
    "j->'approved_attempt' = to_jsonb(a.number)",
    "j->'attempts' @> jsonb_build_array(jsonb_build_object('number', a.number))",
    f"(j->'approval') - 'reviewer_name' = {_review('w', 'a.text')}",
    "j->'passkey' = 'null'",
    f"(j->'transcript') - 'turns' = {_TRANSCRIPT}",
    "j->'transcript'->'turns' = t.turns",
    "(j->'guideline') - '{name,title,criteria}'::text[] = v.content",
    "j->'guideline'->'criteria' = v.criteria",
    "j->'claims' = g.held",
    f"j->'views' = {_VIEWS}",
    "j->'transitions' = m.held",
    """j->'supersedes' = CASE WHEN o.id IS NULL THEN 'null'::jsonb ELSE jsonb_build_object(
        'number', o.number, 'sha256', o.sha256, 'reason', r.reason) END""",
    f"""NOT EXISTS (SELECT FROM jsonb_array_elements(j->'attempts') x
        LEFT JOIN LATERAL (SELECT * FROM summaries_attempt
            WHERE summary_id = s.id AND number = (x->>'number')::int OFFSET 0) h ON true
        WHERE (x - '{{evaluations,briefs,ratings,reviews}}'::text[] = {_ATTEMPT}
            AND {_EVALUATED} AND x->'briefs' = {_BRIEFS} AND x->'ratings' = {_RATINGS}
            AND {_SIGNED_REVIEWS} = {_REVIEWS}) IS NOT TRUE)""",
    # Against a score that blocks nobody approves without a reason.
    f"""({_SAID} OR NOT EXISTS (SELECT FROM jsonb_path_query(j,
            '$.attempts[*] ? (@.number == $number).evaluations[*].scores[*]',
            jsonb_build_object('number', a.number)) z
        WHERE (z->>'value')::float8 < (v.least->>(z->>'criterion'))::float8))""",
)
_EMPTIED = (
    f"r.text = '{DISPOSED}' AND r.snapshot = '' AND p.record_id IS NULL",
    f"a.text = '{DISPOSED}' AND a.sha256 = r.text_sha256",
    "t.sha256 = r.transcript_sha256",
    "(t.turns = '[]' OR NOT d.transcript)",
    "(t.turns <> '[]' OR NOT EXISTS (SELECT FROM summaries_recording z "
    "WHERE z.transcript_id = t.id))",
)
# Names and versions of guidelines are made once for all records; a snapshot is read once.
_QUERY = f"""
    WITH u AS MATERIALIZED (SELECT jsonb_object_agg(id, username) AS names FROM auth_user),
    v AS MATERIALIZED (
        SELECT v.id, v.signing, v.four_eyes, {_GUIDELINE} AS content,
            {_CRITERIA} AS criteria, (
            SELECT jsonb_object_agg(k.name, coalesce(k.threshold, v.threshold))
            FROM summaries_criterion k WHERE k.guideline_version_id = v.id AND k.blocking) AS least
        FROM summaries_guidelineversion v)
    SELECT r.number, coalesce({" AND ".join(_ALWAYS)} AND CASE WHEN d.id IS NULL
        THEN {" AND ".join(_WHOLE)} ELSE {" AND ".join(_EMPTIED)} END, false),
        coalesce(s.status, ''), coalesce(m.moves, '[]')
    FROM (SELECT * FROM records_record WHERE number > %s ORDER BY number LIMIT %s) r
    LEFT JOIN records_recordpdf p ON p.record_id = r.id
    LEFT JOIN LATERAL (SELECT id, number, sha256, summary_id FROM records_record
        WHERE id = r.supersedes_id OFFSET 0) o ON true
    LEFT JOIN records_review w ON w.id = r.review_id
    LEFT JOIN summaries_attempt a ON a.id = w.attempt_id
    LEFT JOIN summaries_summary s ON s.id = r.summary_id
    LEFT JOIN summaries_transcript t ON t.id = s.transcript_id
    LEFT JOIN v ON v.id = s.guideline_version_id
    LEFT JOIN records_disposition d ON d.summary_id = s.id
    CROSS JOIN LATERAL (
        SELECT CASE WHEN d.id IS NULL THEN r.snapshot::jsonb END AS j OFFSET 0) signed
    CROSS JOIN LATERAL (
        SELECT {_CLAIMS_HELD},
            bool_or(l.action = 'take' AND l.holder_id = w.reviewer_id) AS taken
        FROM {_CLAIMS}) g
    CROSS JOIN LATERAL (
        SELECT {_MOVES_HELD},
            json_agg(json_build_array(l.action, l.old, l.new, l.role) ORDER BY l.id)::text AS moves,
            count(*) FILTER (WHERE {_APPROVES}) AS approvals,
            bool_or({_APPROVES} AND l.actor_id = w.reviewer_id) AS mine,
            bool_or({_APPROVES} AND l.actor_id = w.reviewer_id AND l.old = 'exhausted') AS exhausted
        FROM {_MOVES}) m
    ORDER BY r.number
"""
