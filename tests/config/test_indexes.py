"""Every index takes room with each row, for good: none repeats what another does."""

import pytest
from django.db import connection

# Its columns are those that another begins with, in the same order and by the same rules.
_COVERED = """
SELECT small.indexrelid::regclass::text, large.indexrelid::regclass::text
FROM pg_index small JOIN pg_index large
    ON large.indrelid = small.indrelid AND large.indexrelid <> small.indexrelid
JOIN pg_class held ON held.oid = small.indrelid
JOIN pg_class of_small ON of_small.oid = small.indexrelid
JOIN pg_class of_large ON of_large.oid = large.indexrelid
WHERE held.relnamespace = 'public'::regnamespace AND NOT held.relispartition
    AND split_part(held.relname, '_', 1) = ANY (%s)
    AND NOT small.indisunique AND of_small.relam = of_large.relam
    AND small.indpred IS NULL AND large.indpred IS NULL
    AND small.indexprs IS NULL AND large.indexprs IS NULL
    AND (large.indkey::text || ' ') LIKE (small.indkey::text || ' %%')
    AND (large.indclass::text || ' ') LIKE (small.indclass::text || ' %%')
"""
_ROOMS = ("accounts", "delivery", "insight", "judging", "llm", "measuring", "records", "reviews")
# Jobs of all kinds share the key to who asked for them; Django makes the table of groups' members.
_KNOWN = ("judgement_batch_newest",)


@pytest.mark.django_db
def test_no_index_is_the_beginning_of_another():
    with connection.cursor() as cursor:
        cursor.execute(_COVERED, [[*_ROOMS, "summaries", "transparency"]])
        covered = dict(cursor.fetchall())
    assert {small for small, large in covered.items() if not large.startswith(_KNOWN)} == set()


@pytest.mark.django_db
@pytest.mark.parametrize("table", ["records_record", "summaries_transcript", "judging_evaluation"])
def test_hashes_and_names_have_no_second_index_for_patterns(table):
    with connection.cursor() as cursor:
        cursor.execute("SELECT indexdef FROM pg_indexes WHERE tablename = %s", [table])
        assert not [definition for (definition,) in cursor if "pattern_ops" in definition]
