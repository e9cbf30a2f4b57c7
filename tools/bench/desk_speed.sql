-- Cases as an installation has them after a few years. Columns that the pages do not read are as
-- small as the constraints allow; hashes are of made-up text. %(cases)s cases, under guideline
-- version %(version)s, decided by user %(reviewer)s.
SET session_replication_role = replica;

DO $$ DECLARE whole text; month timestamptz; BEGIN
    FOR whole, month IN SELECT t, m FROM unnest(ARRAY['llm_modelcall', 'accounts_auditevent']) AS t,
        generate_series(date_trunc('month', now() - %(cases)s * interval '2 minutes', 'UTC'),
            now() - interval '32 days', '1 month') AS m
    LOOP
        EXECUTE format('CREATE TABLE IF NOT EXISTS %%I PARTITION OF %%I FOR VALUES FROM (%%L) TO (%%L)',
            whole || to_char(month AT TIME ZONE 'UTC', '_YYYY_MM'), whole, month,
            month + interval '1 month');
    END LOOP;
END $$;

CREATE TEMPORARY TABLE made AS
SELECT i, gen_random_uuid() AS transcript, gen_random_uuid() AS summary,
    gen_random_uuid() AS attempt, gen_random_uuid() AS evaluation, gen_random_uuid() AS review,
    now() - (%(cases)s - i) * interval '2 minutes' AS at,
    CASE WHEN i %% 100 < 25 THEN 'approved' WHEN i %% 100 < 75 THEN 'rejected'
         WHEN i %% 100 < 85 THEN 'in_review' WHEN i %% 100 < 86 THEN 'exhausted'
         WHEN i %% 100 < 90 THEN 'queued' WHEN i %% 100 < 92 THEN 'revising'
         WHEN i %% 100 < 93 THEN 'drafted' WHEN i %% 100 < 94 THEN 'returned'
         WHEN i %% 100 < 96 THEN 'failed' ELSE 'cancelled' END AS status,
    (ARRAY['Pilot', 'Budget', 'Supplier', 'Ward', 'Design', 'Board'])[1 + i %% 6] || ' meeting '
        -- Sites: the planner knows frequent words by their beginnings once there are a hundred.
        || (ARRAY['north', 'south', 'east', 'west', 'upper', 'lower', 'old', 'new', 'long', 'high',
            'red', 'green', 'white', 'black', 'grey'])[1 + i %% 15]
        || (ARRAY['gate', 'field', 'bridge', 'hill', 'ford', 'mill', 'wood', 'lake', 'park',
            'side', 'port', 'stone', 'brook', 'dale'])[1 + i %% 14]
        || ' ' || i AS title,
    'Actions: Ana Ruiz sends contract ' || i || ' to the hospitals by Friday. Discussion: '
        || (ARRAY['Finance approved the pilot.', 'The drift is within tolerance.',
            'Training stays open.', 'The audit is in June.'])[1 + i %% 4] AS text
FROM generate_series(1, %(cases)s) AS i;
ANALYZE made;

INSERT INTO summaries_transcript (id, metadata, source, external_id, title, format, turns, word_count,
    warnings, sha256, submission_sha256, created_at)
SELECT transcript, '{}', 'bench', i::text, title, 'json',
    (SELECT jsonb_agg(jsonb_build_object('speaker', 'Speaker ' || n %% 4, 'start', n * 10,
        'end', n * 10 + 9, 'text', repeat('We went through the plan and agreed on it. ', 6)))
     FROM generate_series(1, 20) AS n),
    1000, '[]', sha256(title::bytea), sha256(title::bytea), at
FROM made;

INSERT INTO summaries_summary (id, transcript_id, guideline_version_id, status, status_since,
    failed_from, failure, failure_kind, deferrals, waiting_for, created_at, sent_back, words)
SELECT summary, transcript, %(version)s, status, at + interval '1 minute',
    CASE status WHEN 'failed' THEN 'queued' ELSE '' END,
    CASE status WHEN 'failed' THEN 'The provider refused it.' ELSE '' END,
    CASE status WHEN 'failed' THEN 'error' ELSE '' END, 0, '', at,
    status IN ('approved', 'revising', 'returned') AND i / 100 %% 5 = 0,
    array_to_tsvector(countersign_words(title || ' bench ' || i))
FROM made;

INSERT INTO summaries_attempt (id, summary_id, number, origin, text, sha256, model,
    prompt_version, suggested_by, created_at)
SELECT attempt, summary, 1, 'model', text, sha256(text::bytea), 'offline', '1', '',
    at
FROM made WHERE status <> 'queued';

INSERT INTO judging_evaluation (id, attempt_id, guideline_version_id, role, judge, model,
    prompt_version, passed, prompt_tokens, completion_tokens, cost, seconds, details, found, said,
    created_at)
SELECT evaluation, attempt, %(version)s, 'first', 'lexical', 'offline', '1',
    status IN ('approved', 'in_review', 'rejected'), 0, 0, 0, 0.1, '{}',
    (SELECT jsonb_agg(jsonb_build_object('start', n * 20, 'end', n * 20 + 19,
        'relation', CASE WHEN (i + n) %% 7 = 0 THEN 'not mentioned' ELSE 'supported' END,
        'turns', jsonb_build_array(1), 'reason', '', 'found_by', 'lexical', 'probability', NULL,
        'quoted', '[]'::jsonb))
     FROM generate_series(0, 2) AS n),
    (SELECT jsonb_agg(jsonb_build_object('criterion', criterion.id,
        'reason', 'As it was said.', 'distribution', '{}'::jsonb, 'quoted', '[]'::jsonb))
     FROM summaries_criterion criterion WHERE criterion.guideline_version_id = %(version)s),
    at
FROM made WHERE status NOT IN ('queued', 'drafted', 'failed');

INSERT INTO judging_score (evaluation_id, criterion_id, value, mode)
SELECT evaluation, criterion.id, 4 + (i %% 10) / 10.0, 'measured'
FROM made JOIN summaries_criterion criterion ON criterion.guideline_version_id = %(version)s
WHERE status NOT IN ('queued', 'drafted', 'failed');

INSERT INTO summaries_transition (summary_id, action, old, new, role, reason, at)
SELECT summary, 'write', 'queued', 'drafted', 'writer', '', at FROM made WHERE status <> 'queued'
UNION ALL
SELECT summary, 'pass', 'drafted', 'in_review', 'judge', '', at + interval '20 seconds'
FROM made WHERE status IN ('approved', 'rejected', 'in_review');

INSERT INTO records_review (id, attempt_id, reviewer_id, decision, category, comment, text_sha256,
    attestation, signature, created_at, waited, handled)
SELECT review, attempt, %(reviewer)s, CASE status WHEN 'approved' THEN 'approve' ELSE 'reject' END,
    '', 'Read against the transcript.', sha256(text::bytea),
    CASE status WHEN 'approved' THEN 'I have read it.' ELSE '' END, 'session', at + interval '1 minute', 40, 40
FROM made WHERE status IN ('approved', 'rejected');

INSERT INTO records_review (id, attempt_id, reviewer_id, decision, category, comment, text_sha256,
    attestation, signature, created_at)
SELECT gen_random_uuid(), attempt, %(reviewer)s, 'send_back', 'other', 'Name who does it.',
    sha256(text::bytea), '', 'session', at
FROM made WHERE status IN ('approved', 'revising', 'returned') AND i / 100 %% 5 = 0;

INSERT INTO records_record (id, number, summary_id, review_id, text, snapshot, snapshot_version, pdf, transcript_sha256,
    text_sha256, snapshot_sha256, pdf_sha256, sha256, reason, created_at)
SELECT gen_random_uuid(), row_number() OVER (ORDER BY i), summary, review, text, '{}', 1, 'PDF',
    sha256(title::bytea), sha256(text::bytea),
    sha256('{}'), sha256('PDF'),
    sha256(i::text::bytea), '', at + interval '1 minute'
FROM made WHERE status = 'approved';

INSERT INTO records_retentionrule (guideline_id, days, by_id, reason)
SELECT guideline_id, 30, %(reviewer)s, 'The policy.' FROM summaries_guidelineversion
WHERE id = %(version)s;

INSERT INTO llm_modelcall (created_at, purpose, subject, provider, endpoint, model, prompt_tokens,
    cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason,
    request_sha256)
SELECT at, 'write', summary, 'openai', 'https://api.example.org/v1', 'gpt-5', 2000, 0, 300, 0.01,
    2000, 'ok', '', 'stop', sha256(i::text::bytea)
FROM made WHERE status <> 'queued';

-- Five events a case, as its triggers write them.
INSERT INTO accounts_auditevent (at, kind, by_id, object_kind, object_key)
SELECT at + n * interval '7 seconds',
    (ARRAY['transcript.hand_in', 'view.summary', 'claim.take', 'review.approve', 'record.make'])[n],
    %(reviewer)s, 'summary', summary::text
FROM made CROSS JOIN generate_series(1, 5) AS n;

SET session_replication_role = origin;
