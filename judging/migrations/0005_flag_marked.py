from django.db import migrations

# Since 1.2 every sentence that is unproven or wrong needs attention. Before, a sentence that only
# the judge's quotes did not carry left its case among those that need none.
_FLAG = """
UPDATE summaries_summary waiting SET flagged = true
WHERE status = 'in_review' AND NOT flagged AND EXISTS (
    SELECT FROM summaries_attempt text
    JOIN judging_evaluation verdict ON verdict.attempt_id = text.id
    CROSS JOIN LATERAL jsonb_array_elements(verdict.found) AS finding
    WHERE text.summary_id = waiting.id
        AND text.number = (
            SELECT max(number) FROM summaries_attempt WHERE summary_id = waiting.id
        )
        AND finding->>'relation' <> 'similar'
        AND NOT (
            finding->>'relation' = 'supported'
            AND coalesce(finding->>'doubt', '') = ''
            AND coalesce((finding->>'probability')::float, 1) >= 0.5
            AND (
                finding->>'found_by' = 'lexical'
                OR EXISTS (
                    SELECT FROM jsonb_array_elements(finding->'quoted') AS quote
                    WHERE jsonb_typeof(quote) = 'array'
                )
            )
        )
)
"""


class Migration(migrations.Migration):
    dependencies = [
        ("judging", "0004_read_corrections"),
        ("summaries", "0013_corrections"),
    ]

    operations = [migrations.RunSQL(_FLAG, migrations.RunSQL.noop)]
