--
-- PostgreSQL database dump
--


-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: _pgtrigger_should_ignore(name); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public._pgtrigger_should_ignore(trigger_name name) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
                DECLARE
                    _pgtrigger_ignore TEXT[];
                    _result BOOLEAN;
                BEGIN
                    BEGIN
                        SELECT INTO _pgtrigger_ignore
                            CURRENT_SETTING('pgtrigger.ignore');
                        EXCEPTION WHEN OTHERS THEN
                    END;
                    IF _pgtrigger_ignore IS NOT NULL THEN
                        SELECT trigger_name = ANY(_pgtrigger_ignore)
                        INTO _result;
                        RETURN _result;
                    ELSE
                        RETURN FALSE;
                    END IF;
                END;
            $$;


--
-- Name: countersign_begin(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.countersign_begin(text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT
    AS $_$
    SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    FROM unnest(countersign_words($1)) AS word
$_$;


--
-- Name: countersign_by_month(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.countersign_by_month(whole text, moment text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
    EXECUTE format('ALTER TABLE %I RENAME TO former', whole);
    EXECUTE format('CREATE TABLE %I (LIKE former INCLUDING DEFAULTS INCLUDING GENERATED '
        'INCLUDING CONSTRAINTS) PARTITION BY RANGE (%I)', whole, moment);
    DROP TABLE former;
    EXECUTE format('CREATE SEQUENCE %I OWNED BY %I.id', whole || '_id_seq', whole);
    EXECUTE format('ALTER TABLE %I ALTER id SET DEFAULT nextval(%L), ADD PRIMARY KEY (%I, id)',
        whole, whole || '_id_seq', moment);
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', whole || '_default', whole);
END $$;


--
-- Name: countersign_make_months(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.countersign_make_months() RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET "TimeZone" TO 'UTC'
    SET lock_timeout TO '5s'
    AS $_$
DECLARE
    whole record; first timestamptz; month text; within text; written text; stray boolean;
    made integer := 0;
BEGIN
    PERFORM pg_advisory_xact_lock(6025417003);
    FOR whole IN
        SELECT c.oid, format('public.%I', c.relname) AS name, c.relname AS bare, a.attname AS moment,
            format('public.%I', c.relname || '_default') AS rest
        FROM pg_partitioned_table p JOIN pg_class c ON c.oid = p.partrelid
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = p.partattrs[0]
        WHERE c.relnamespace = 'public'::regnamespace AND c.relowner = current_user::regrole
        ORDER BY c.relname
    LOOP
        SELECT string_agg(quote_ident(attname), ', ') INTO written FROM pg_attribute
            WHERE attrelid = whole.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
        FOR first IN EXECUTE format(
            'SELECT date_trunc(''month'', now()) + n * interval ''1 month''
                FROM generate_series(0, 3) n
            UNION SELECT date_trunc(''month'', %1$I) FROM %2$s
                WHERE %1$I BETWEEN now() - interval ''20 years'' AND now() ORDER BY 1',
            whole.moment, whole.rest)
        LOOP
            month := format('public.%I', whole.bare || to_char(first, '_YYYY_MM'));
            CONTINUE WHEN to_regclass(month) IS NOT NULL;
            within := format('%1$I >= %2$L AND %1$I < %3$L', whole.moment, first,
                first + interval '1 month');
            EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %s)', whole.rest, within)
                INTO stray;
            IF stray THEN
                EXECUTE format('ALTER TABLE %s DETACH PARTITION %s', whole.name, whole.rest);
            END IF;
            EXECUTE format('CREATE TABLE %s PARTITION OF %s FOR VALUES FROM (%L) TO (%L)',
                month, whole.name, first, first + interval '1 month');
            IF stray THEN
                EXECUTE format('INSERT INTO %s (%s) SELECT %2$s FROM %s WHERE %s',
                    month, written, whole.rest, within);
                EXECUTE format('DELETE FROM %s WHERE %s', whole.rest, within);
                EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s DEFAULT',
                    whole.name, whole.rest);
            END IF;
            made := made + 1;
        END LOOP;
    END LOOP;
    RETURN made;
END $_$;


--
-- Name: countersign_words(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.countersign_words(text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT
    AS $_$
    SELECT array_remove(regexp_split_to_array(lower($1), '[^[:alnum:]]+'), '')
$_$;


--
-- Name: pgtrigger_account_changed_45e64(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_account_changed_45e64() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); how text := coalesce(current_setting('countersign.account_change', true), ''); noted boolean := how = 'noted'; who integer := CASE WHEN how ~ '^[0-9]+$' THEN how::integer END; was auth_user := OLD;
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF NEW.is_superuser IS DISTINCT FROM coalesce(was.is_superuser, false) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES
                (NEW.id, CASE WHEN NEW.is_superuser THEN 'superuser' ELSE 'no_super' END, '', who);
        END IF;
        IF NEW.is_staff IS DISTINCT FROM coalesce(was.is_staff, false) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (NEW.id, CASE WHEN NEW.is_staff THEN 'staff' ELSE 'no_staff' END, '', who);
        END IF;
        IF TG_OP = 'INSERT' THEN
            RETURN NULL;
        END IF;
        IF was.is_active AND NOT NEW.is_active THEN
            INSERT INTO accounts_signinstamp (user_id, number) VALUES (NEW.id, 1)
            ON CONFLICT (user_id) DO UPDATE SET number = accounts_signinstamp.number + 1;
            UPDATE accounts_apitoken SET revoked_at = now()
            WHERE owner_id = NEW.id AND revoked_at IS NULL;
        END IF;
        IF noted THEN
            RETURN NULL;
        END IF;
        IF was.is_active <> NEW.is_active THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES
                (NEW.id, CASE WHEN NEW.is_active THEN 'activate' ELSE 'deactivate' END, '', who);
        END IF;
        IF was.password <> NEW.password THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (NEW.id, 'change', '', who);
            INSERT INTO accounts_signinstamp (user_id, must_change)
            VALUES (NEW.id, who IS DISTINCT FROM NEW.id)
            ON CONFLICT (user_id) DO UPDATE SET must_change = EXCLUDED.must_change;
        END IF;
        IF was.email <> NEW.email AND was.email <> '' THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (NEW.id, 'email', '', who);
        END IF;
        RETURN NULL;
    
                END;
            $_$;


--
-- Name: pgtrigger_announced_537b0(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_announced_537b0() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        INSERT INTO delivery_event (id, transition_id, kind)
        SELECT gen_random_uuid(), NEW.id, CASE NEW.new WHEN 'in_review' THEN 'summary.waiting' WHEN 'exhausted' THEN 'summary.waiting' WHEN 'approved' THEN 'summary.approved' WHEN 'rejected' THEN 'summary.rejected' WHEN 'returned' THEN 'summary.returned' WHEN 'failed' THEN 'summary.failed' END
        WHERE NOT EXISTS (
        SELECT FROM summaries_summary s WHERE s.id = NEW.summary_id AND s.drill_for_id IS NOT NULL
    );
        RETURN NULL;
    
                END;
            $$;


--
-- Name: pgtrigger_announced_da74e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_announced_da74e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        INSERT INTO delivery_event (id, judgements_id, kind)
        VALUES (gen_random_uuid(), NEW.id, 'judgements.finished');
        RETURN NULL;
    
                END;
            $$;


--
-- Name: pgtrigger_append_only_12c2a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_12c2a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_1a939(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_1a939() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_29900(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_29900() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM summaries_summary s
    LEFT JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
        AND (d.id IS NOT NULL OR s.drill_for_id IS NOT NULL)
) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_2babc(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_2babc() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND OLD.index IS NULL
                    AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('index', NEW.index) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_354d8(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_354d8() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_4495b(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_4495b() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM summaries_summary s
    LEFT JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
        AND (d.id IS NOT NULL OR s.drill_for_id IS NOT NULL)
) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_4e1f2(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_4e1f2() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_50329(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_50329() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_56951(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_56951() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'DELETE' AND EXISTS (
                SELECT FROM records_record r
                WHERE r.id = OLD.record_id AND EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = r.summary_id)
            ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_7742d(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_7742d() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_78ba7(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_78ba7() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{subject,address}'::text[]
            = to_jsonb(OLD) - '{subject,address}'::text[]
        AND NEW.subject IN (OLD.subject, '') AND NEW.address IN (OLD.address, '') THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_7cc79(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_7cc79() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_86cd1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_86cd1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_875c3(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_875c3() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'DELETE' AND (
                EXISTS (SELECT FROM summaries_deletion WHERE transcript_id = OLD.transcript_id)
                OR EXISTS (
    SELECT FROM summaries_summary WHERE transcript_id = OLD.transcript_id
) AND NOT EXISTS (
    SELECT FROM summaries_summary s WHERE s.transcript_id = OLD.transcript_id AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id)
)
            ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_8bb09(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_8bb09() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_8dda0(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_8dda0() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_9c87a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_9c87a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = OLD.summary_id)
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{"text": "[disposed of]", "stored_snapshot": "\\x"}'::jsonb THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_a496c(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_a496c() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_a5478(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_a5478() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND OLD.removed_at IS NULL
                    AND NEW.sign_count >= OLD.sign_count
                    AND to_jsonb(NEW) - ARRAY['sign_count', 'removed_at', 'removed_by_id'] = to_jsonb(OLD) - ARRAY['sign_count', 'removed_at', 'removed_by_id'] THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_a9c71(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_a9c71() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_ab9e0(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_ab9e0() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_b2d20(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_b2d20() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM summaries_summary s
    LEFT JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
        AND (d.id IS NOT NULL OR s.drill_for_id IS NOT NULL)
) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_c3e7d(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_c3e7d() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_e4f03(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_e4f03() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_e653a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_e653a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_ebd5a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_ebd5a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'DELETE' AND EXISTS (
                SELECT FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id
                WHERE a.id = OLD.attempt_id AND s.drill_for_id IS NOT NULL
            ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_append_only_fe0b5(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_append_only_fe0b5() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_as_it_happens_f2212(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_as_it_happens_f2212() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF NEW.index IS NOT NULL OR NEW.at <> statement_timestamp()
                OR NEW.row <> '' AND pg_trigger_depth() < 2 THEN
            RAISE EXCEPTION 'INSERT on % is refused: a leaf is written with its event, now',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_audited_088c6(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_088c6() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.actor_id, NULL::integer, 'guideline', NEW.guideline_id::text,
                jsonb_strip_nulls(jsonb_build_object('version', (SELECT version.number FROM summaries_guidelineversion version
                        WHERE version.id = NEW.version_id))), ''
            FROM (SELECT 'guideline.' || NEW.action AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_12ef4(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_12ef4() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NULL::integer, 'summary', (SELECT hold.summary_id::text FROM records_legalhold hold
                        WHERE hold.id = NEW.hold_id),
                jsonb_strip_nulls(jsonb_build_object()), ''
            FROM (SELECT 'retention.lift' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_1f899(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_1f899() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NULL::integer, 'transcript', NEW.transcript_id::text,
                jsonb_strip_nulls(jsonb_build_object('sha256', NEW.sha256)), ''
            FROM (SELECT 'transcript.delete' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_2252c(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_2252c() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NULL::integer, NEW.user_id, '', '',
                jsonb_strip_nulls(jsonb_build_object('source', nullif(NEW.source, ''))), NEW.address
            FROM (SELECT CASE NEW.action WHEN 'sign_in' THEN 'sign_in.provider' ELSE 'sign_in.provider_' || NEW.action END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_37b12(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_37b12() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NEW.user_id, '', '',
                jsonb_strip_nulls(jsonb_build_object('role', nullif(NEW.role, ''), 'guideline', NEW.guideline_id, 'token', NEW.token_id, 'signing_key', NEW.signing_key_id, 'source', nullif(NEW.source, ''))), ''
            FROM (SELECT CASE WHEN NEW.action IN ('grant', 'revoke') THEN 'role.' || NEW.action
                    WHEN NEW.action IN ('token', 'rotate', 'untoken', 'expire', 'token_set') THEN 'token.' ||
                        CASE NEW.action WHEN 'token' THEN 'make' WHEN 'untoken' THEN 'revoke' WHEN 'token_set' THEN 'change' ELSE NEW.action END
                    ELSE 'account.' || NEW.action END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_3da4a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_3da4a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, (SELECT review.reviewer_id FROM records_review review
                    WHERE review.id = NEW.review_id), NULL::integer, 'record', NEW.number::text,
                jsonb_strip_nulls(jsonb_build_object('sha256', encode(NEW.sha256, 'hex'))), ''
            FROM (SELECT CASE WHEN NEW.supersedes_id IS NULL THEN 'record.make'
                    ELSE 'record.correct' END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_4d80b(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_4d80b() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NULL::integer, NEW.owner_id, 'webhook', NEW.id::text,
                jsonb_strip_nulls(jsonb_build_object()), ''
            FROM (SELECT CASE WHEN TG_OP = 'INSERT' THEN 'webhook.make'
                    WHEN OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL THEN 'webhook.remove'
                    WHEN OLD.secret <> NEW.secret THEN 'webhook.rotate'
                    WHEN (OLD.url, OLD.kinds, OLD.owner_id) <> (NEW.url, NEW.kinds, NEW.owner_id)
                        OR OLD.token_id IS DISTINCT FROM NEW.token_id THEN 'webhook.change'
                    WHEN OLD.paused_at IS NULL AND NEW.paused_at IS NOT NULL THEN 'webhook.pause'
                    WHEN OLD.paused_at IS NOT NULL AND NEW.paused_at IS NULL THEN 'webhook.resume'
                    END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_7abe2(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_7abe2() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.reviewer_id, NULL::integer, 'summary', (SELECT text.summary_id::text FROM summaries_attempt text
                        WHERE text.id = NEW.attempt_id),
                jsonb_strip_nulls(jsonb_build_object('text_sha256', encode(NEW.text_sha256, 'hex'), 'signature', CASE NEW.decision WHEN 'approve' THEN NEW.signature END)), ''
            FROM (SELECT 'review.' || NEW.decision AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_88ad0(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_88ad0() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.actor_id, NULL::integer, 'summary', NEW.summary_id::text,
                jsonb_strip_nulls(jsonb_build_object('old', nullif(NEW.old, ''), 'new', NEW.new)), ''
            FROM (SELECT CASE WHEN NEW.actor_id IS NOT NULL
                    AND NEW.action NOT IN ('approve', 'reject', 'send_back')
                    AND (NEW.action NOT IN ('open', 'cancel') OR NOT EXISTS (
        SELECT FROM summaries_summary s WHERE s.id = NEW.summary_id AND s.drill_for_id IS NOT NULL
    ))
                    THEN 'summary.' || NEW.action END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_8fb62(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_8fb62() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NULL::integer, '', '',
                jsonb_strip_nulls(jsonb_build_object('count', NEW.count)), ''
            FROM (SELECT 'export.' || NEW.format AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_988fd(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_988fd() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.user_id, NULL::integer, 'summary', NEW.summary_id::text,
                jsonb_strip_nulls(jsonb_build_object()), ''
            FROM (SELECT 'view.summary' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_c9812(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_c9812() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NULL::integer, 'summary', NEW.summary_id::text,
                jsonb_strip_nulls(jsonb_build_object()), ''
            FROM (SELECT 'retention.hold' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_cbbcd(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_cbbcd() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NULL::integer, 'summary', NEW.summary_id::text,
                jsonb_strip_nulls(jsonb_build_object('days', NEW.days)), ''
            FROM (SELECT 'retention.dispose' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_dd4f9(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_dd4f9() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, nullif(NEW.holder_id, NEW.by_id), 'summary', NEW.summary_id::text,
                jsonb_strip_nulls(jsonb_build_object()), ''
            FROM (SELECT 'claim.' || NEW.action AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_e2d7f(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_e2d7f() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, CASE WHEN NEW.outcome NOT IN ('stopped', 'withdrawn') THEN NEW.reviewer_id END, NULL::integer, 'summary', NEW.summary_id::text,
                jsonb_strip_nulls(jsonb_build_object('kind', NEW.kind, 'drill', NEW.id, 'source', NEW.source_id, 'planted_at', NEW.planted_at)), ''
            FROM (SELECT CASE WHEN OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL THEN 'drill.' || NEW.outcome END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_ee68c(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_ee68c() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NULL::integer, NULL::integer, '', '',
                jsonb_strip_nulls(jsonb_build_object()), ''
            FROM (SELECT CASE NEW.kind WHEN 'log_key' THEN 'log.key' END AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_f4e07(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_f4e07() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.submitted_by_id, NULL::integer, 'transcript', NEW.id::text,
                jsonb_strip_nulls(jsonb_build_object('sha256', encode(NEW.sha256, 'hex'))), ''
            FROM (SELECT 'transcript.hand_in' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_audited_ff856(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_audited_ff856() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, NEW.by_id, NULL::integer, 'guideline', NEW.guideline_id::text,
                jsonb_strip_nulls(jsonb_build_object('days', NEW.days)), ''
            FROM (SELECT 'retention.rule' AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_closed_ce7e6(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_closed_ce7e6() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF OLD.closed_at IS NULL OR to_jsonb(NEW) - '{summary_id,source_id}'::text[]
                        = to_jsonb(OLD) - '{summary_id,source_id}'::text[] THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_criterion_of_draft_fbb22(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_criterion_of_draft_fbb22() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        -- The share lock makes a publication wait for us, and us for a publication.
        PERFORM 1 FROM summaries_guidelineversion
            WHERE (published_at IS NOT NULL OR discarded_at IS NOT NULL)
              AND (TG_OP <> 'INSERT' AND id = OLD.guideline_version_id
                   OR TG_OP <> 'DELETE' AND id = NEW.guideline_version_id)
            FOR SHARE;
        IF FOUND THEN
            RAISE EXCEPTION '% on criteria of a published guideline version is refused', TG_OP
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN coalesce(NEW, OLD);
    
                END;
            $$;


--
-- Name: pgtrigger_drill_from_the_beginning_060b4(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_drill_from_the_beginning_060b4() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: a summary is a drill from its beginning or never', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_factor_changed_b328b(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_factor_changed_b328b() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); who integer := nullif(current_setting('countersign.by', true), '')::integer; noise text[] := ARRAY['used_mask', 'viewed_at', 'name'];
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF TG_OP <> 'INSERT' AND OLD.type <> 'recovery_codes' AND (TG_OP = 'DELETE'
                OR (OLD.user_id, OLD.type) <> (NEW.user_id, NEW.type)) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (OLD.user_id, 'no_factor', '', who);
        END IF;
        IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND (OLD.user_id, OLD.type, OLD.data - noise)
                <> (NEW.user_id, NEW.type, NEW.data - noise) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES (NEW.user_id,
                CASE NEW.type WHEN 'recovery_codes' THEN 'codes' ELSE 'factor' END, '', who);
        END IF;
        RETURN NULL;
    
                END;
            $$;


--
-- Name: pgtrigger_immutable_2f3b3(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_2f3b3() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_3ec7f(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_3ec7f() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_4a925(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_4a925() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_58339(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_58339() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = OLD.summary_id)
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{"text": "[disposed of]"}'::jsonb THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_6ce65(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_6ce65() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_bb35e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_bb35e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_bdd10(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_bdd10() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND EXISTS (
    SELECT FROM summaries_summary WHERE transcript_id = OLD.id
) AND NOT EXISTS (
    SELECT FROM summaries_summary s WHERE s.transcript_id = OLD.id AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id)
)
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{"turns": "\\x", "warnings": []}'::jsonb THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_immutable_cb7e1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_cb7e1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_kept_49d56(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_kept_49d56() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{address,browser,number,area}'::text[]
            = to_jsonb(OLD) - '{address,browser,number,area}'::text[]
        AND NEW.address IN (OLD.address, '') AND NEW.browser IN (OLD.browser, '') AND (OLD.number IS NULL OR NEW.number = OLD.number) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_link_changed_dad19(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_link_changed_dad19() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); who integer := nullif(current_setting('countersign.by', true), '')::integer; way text := coalesce(current_setting('countersign.source', true), '');
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF TG_OP = 'UPDATE' AND (OLD.user_id, OLD.provider, OLD.uid)
                = (NEW.user_id, NEW.provider, NEW.uid) THEN
            RETURN NULL;
        END IF;
        IF TG_OP <> 'INSERT' THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id, source)
            VALUES (OLD.user_id, 'unjoin', '', who, way);
        END IF;
        IF TG_OP <> 'DELETE' THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id, source)
            VALUES (NEW.user_id, 'join', '', who, way);
        END IF;
        RETURN NULL;
    
                END;
            $$;


--
-- Name: pgtrigger_logged_16667(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_16667() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'disposition', NEW.id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"days":' || coalesce(to_json(NEW.days)::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"recording_sha256":' || coalesce(to_json(NEW.recording_sha256)::text, 'null') || ',' || '"summary_id":' || coalesce(to_json(NEW.summary_id)::text, 'null') || ',' || '"transcript":' || coalesce(to_json(NEW.transcript)::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_2bdb1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_2bdb1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'record', NEW.id::text, '{' || '"created_at":' || coalesce(to_json(to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"number":' || coalesce(to_json(NEW.number)::text, 'null') || ',' || '"pdf_sha256":' || coalesce(to_json(encode(NEW.pdf_sha256, 'hex'))::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"review_id":' || coalesce(to_json(NEW.review_id)::text, 'null') || ',' || '"sha256":' || coalesce(to_json(encode(NEW.sha256, 'hex'))::text, 'null') || ',' || '"snapshot_sha256":' || coalesce(to_json(encode(NEW.snapshot_sha256, 'hex'))::text, 'null') || ',' || '"summary_id":' || coalesce(to_json(NEW.summary_id)::text, 'null') || ',' || '"supersedes_id":' || coalesce(to_json(NEW.supersedes_id)::text, 'null') || ',' || '"text_sha256":' || coalesce(to_json(encode(NEW.text_sha256, 'hex'))::text, 'null') || ',' || '"transcript_sha256":' || coalesce(to_json(encode(NEW.transcript_sha256, 'hex'))::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_55bac(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_55bac() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'retention_rule', NEW.id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"days":' || coalesce(to_json(NEW.days)::text, 'null') || ',' || '"guideline_id":' || coalesce(to_json(NEW.guideline_id)::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_596a1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_596a1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'signature', NEW.review_id::text, '{' || '"authenticator_data":' || coalesce(to_json(NEW.authenticator_data)::text, 'null') || ',' || '"challenge":' || coalesce(to_json(NEW.challenge)::text, 'null') || ',' || '"client_data":' || coalesce(to_json(NEW.client_data)::text, 'null') || ',' || '"document_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.document::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"key_id":' || coalesce(to_json(NEW.key_id)::text, 'null') || ',' || '"public_key":' || coalesce(to_json(NEW.public_key)::text, 'null') || ',' || '"review_id":' || coalesce(to_json(NEW.review_id)::text, 'null') || ',' || '"signature":' || coalesce(to_json(NEW.signature)::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_5ab8e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_5ab8e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'deletion', NEW.id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"external_id":' || coalesce(to_json(NEW.external_id)::text, 'null') || ',' || '"history_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.history::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"sha256":' || coalesce(to_json(NEW.sha256)::text, 'null') || ',' || '"source":' || coalesce(to_json(NEW.source)::text, 'null') || ',' || '"transcript_id":' || coalesce(to_json(NEW.transcript_id)::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_67d29(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_67d29() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'hold', NEW.id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"summary_id":' || coalesce(to_json(NEW.summary_id)::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_6bb10(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_6bb10() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'export', NEW.id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"count":' || coalesce(to_json(NEW.count)::text, 'null') || ',' || '"format":' || coalesce(to_json(NEW.format)::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"selection_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.selection::text, 'UTF8')), 'hex'))::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_6c71a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_6c71a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'role', NEW.id::text, '{' || '"action":' || coalesce(to_json(NEW.action)::text, 'null') || ',' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"guideline_id":' || coalesce(to_json(NEW.guideline_id)::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"role":' || coalesce(to_json(NEW.role)::text, 'null') || ',' || '"signing_key_id":' || coalesce(to_json(NEW.signing_key_id)::text, 'null') || ',' || '"source":' || coalesce(to_json(NEW.source)::text, 'null') || ',' || '"token_id":' || coalesce(to_json(NEW.token_id)::text, 'null') || ',' || '"user_id":' || coalesce(to_json(NEW.user_id)::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_b2351(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_b2351() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'erasure', NEW.user_id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"salt":' || coalesce(to_json(NEW.salt)::text, 'null') || ',' || '"user_id":' || coalesce(to_json(NEW.user_id)::text, 'null') || ',' || '"username_sha256":' || coalesce(to_json(NEW.username_sha256)::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_c56c2(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_c56c2() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'signing_key', NEW.id::text, '{' || '"aaguid":' || coalesce(to_json(NEW.aaguid)::text, 'null') || ',' || '"credential_id":' || coalesce(to_json(NEW.credential_id)::text, 'null') || ',' || '"enrolled_at":' || coalesce(to_json(to_char(NEW.enrolled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"name":' || coalesce(to_json(NEW.name)::text, 'null') || ',' || '"owner_id":' || coalesce(to_json(NEW.owner_id)::text, 'null') || ',' || '"public_key":' || coalesce(to_json(NEW.public_key)::text, 'null') || ',' || '"transports_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.transports::text, 'UTF8')), 'hex'))::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_logged_ff423(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_logged_ff423() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                'hold_lift', NEW.id::text, '{' || '"at":' || coalesce(to_json(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"by_id":' || coalesce(to_json(NEW.by_id)::text, 'null') || ',' || '"hold_id":' || coalesce(to_json(NEW.hold_id)::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || '}'
            );
            RETURN NULL;
        
                END;
            $$;


--
-- Name: pgtrigger_no_delete_fa05c(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_delete_fa05c() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_drill_b515b(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_drill_b515b() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (
        SELECT FROM summaries_summary s WHERE s.id = (SELECT a.summary_id FROM summaries_attempt a WHERE a.id = NEW.attempt_id) AND s.drill_for_id IS NOT NULL
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: nothing of a drill is evidence', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_drill_d4eec(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_drill_d4eec() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (
        SELECT FROM summaries_summary s WHERE s.id = NEW.summary_id AND s.drill_for_id IS NOT NULL
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: nothing of a drill is evidence', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_drill_fb9f4(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_drill_fb9f4() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (
        SELECT FROM summaries_summary s WHERE s.id = NEW.summary_id AND s.drill_for_id IS NOT NULL
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: nothing of a drill is evidence', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_06127(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_06127() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_096c1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_096c1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_0b7fe(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_0b7fe() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_1095d(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_1095d() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_22172(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_22172() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_2f697(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_2f697() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_35332(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_35332() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_5ecd4(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_5ecd4() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_62cab(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_62cab() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_680ea(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_680ea() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_73e88(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_73e88() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_80303(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_80303() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_94987(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_94987() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_95e3a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_95e3a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_a615d(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_a615d() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_aac4f(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_aac4f() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_abf4e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_abf4e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_b3be1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_b3be1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_b40a7(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_b40a7() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_b524a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_b524a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_be128(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_be128() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_beb34(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_beb34() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_c82dc(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_c82dc() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_da35e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_da35e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_de4e7(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_de4e7() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_e690b(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_e690b() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_f3798(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_f3798() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_f3e37(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_f3e37() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_no_truncate_fe05a(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_no_truncate_fe05a() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_not_a_draft_bb1f4(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_not_a_draft_bb1f4() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_not_deleted_552b1(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_not_deleted_552b1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF OLD.kind LIKE 'sign_in.%' AND OLD.at < now() - interval '90 days' THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_not_disposed_87a63(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_not_disposed_87a63() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
        IF EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = NEW.summary_id) THEN
            RAISE EXCEPTION 'a hold is refused: the case was disposed of'
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_not_gone_60cbf(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_not_gone_60cbf() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = NEW.summary_id) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: the content was disposed of', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_not_gone_b1c0f(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_not_gone_b1c0f() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (
    SELECT FROM summaries_summary s JOIN records_disposition d ON d.summary_id = s.id
    WHERE s.transcript_id = NEW.transcript_id AND d.transcript
) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: the content was disposed of', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_not_held_12350(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_not_held_12350() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        -- The lock makes a hold wait for a disposition, and a disposition for a hold.
        PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
        IF EXISTS (SELECT FROM records_legalhold h WHERE h.summary_id = NEW.summary_id
                   AND NOT EXISTS (SELECT FROM records_holdlift l WHERE l.hold_id = h.id)) THEN
            RAISE EXCEPTION 'disposition is refused: the case is on legal hold'
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_of_a_drill_c2529(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_of_a_drill_c2529() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF NOT EXISTS (SELECT FROM summaries_summary s
                       WHERE s.id = NEW.summary_id AND s.drill_for_id = NEW.reviewer_id) THEN
            RAISE EXCEPTION 'summary % is no drill for %', NEW.summary_id, NEW.reviewer_id
                USING ERRCODE = 'check_violation', CONSTRAINT = 'drill_is_of_a_copy';
        END IF;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_past_its_rule_9ee85(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_past_its_rule_9ee85() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); found record; allowed integer;
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        SELECT s.status, s.status_since, v.guideline_id INTO found
        FROM summaries_summary s JOIN summaries_guidelineversion v ON v.id = s.guideline_version_id
        WHERE s.id = NEW.summary_id FOR UPDATE OF s;
        SELECT days INTO allowed FROM records_retentionrule r
        WHERE r.guideline_id = found.guideline_id ORDER BY r.at DESC, r.id DESC LIMIT 1;
        IF allowed IS NULL OR allowed <> NEW.days
                OR found.status NOT IN ('approved', 'rejected', 'cancelled')
                OR found.status_since > statement_timestamp() - make_interval(days => allowed) THEN
            RAISE EXCEPTION 'disposition is refused: no rule of retention lets case % go',
                NEW.summary_id USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_signing_key_changed_b0691(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_signing_key_changed_b0691() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); who integer := nullif(current_setting('countersign.by', true), '')::integer; did text := CASE WHEN TG_OP = 'INSERT' THEN 'key' ELSE 'unkey' END;
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF TG_OP = 'INSERT' AND who IS DISTINCT FROM NEW.owner_id THEN
            RAISE EXCEPTION 'INSERT on % is refused: its owner alone enrols a signing key',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        IF coalesce(NEW.removed_at, statement_timestamp()) <> statement_timestamp()
                OR TG_OP = 'INSERT' AND NEW.enrolled_at <> statement_timestamp() THEN
            RAISE EXCEPTION '% on % is refused: a signing key is enrolled and removed now',
                TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        IF TG_OP = 'UPDATE' AND NEW.removed_at IS NULL THEN
            RETURN NULL;
        END IF;
        INSERT INTO accounts_roleevent (user_id, action, role, signing_key_id, by_id)
        VALUES (NEW.owner_id, did, '', NEW.id, who);
        INSERT INTO accounts_accountletter (user_id, change, address, signing_key_id, by_id)
        SELECT id, did, email, NEW.id, who FROM auth_user WHERE id = NEW.owner_id AND email <> '';
        RETURN NULL;
    
                END;
            $$;


--
-- Name: pgtrigger_stays_55f0c(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_stays_55f0c() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (
        SELECT FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id
        WHERE a.id = (SELECT attempt_id FROM judging_evaluation WHERE id = OLD.evaluation_id) AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id) AND s.drill_for_id IS NULL
        AND NOT EXISTS (
            SELECT FROM summaries_deletion d WHERE d.transcript_id = s.transcript_id
        )
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: verdicts stay with their text', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_stays_985e5(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_stays_985e5() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    IF NOT EXISTS (
        SELECT FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id
        WHERE a.id = OLD.attempt_id AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id) AND s.drill_for_id IS NULL
        AND NOT EXISTS (
            SELECT FROM summaries_deletion d WHERE d.transcript_id = s.transcript_id
        )
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: verdicts stay with their text', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
                END;
            $$;


--
-- Name: pgtrigger_times_136c6(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_times_136c6() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        SELECT extract(epoch FROM coalesce(taken.first, NEW.created_at) - ready.at),
            extract(epoch FROM NEW.created_at - coalesce(taken.theirs, ready.at))
        INTO NEW.waited, NEW.handled
        FROM summaries_attempt text
        CROSS JOIN LATERAL (
            SELECT max(moved.at) AS at FROM summaries_transition moved
            WHERE moved.summary_id = text.summary_id AND moved.new IN ('in_review', 'exhausted')
                AND moved.at <= NEW.created_at
        ) AS ready
        CROSS JOIN LATERAL (
            SELECT min(claim.at) AS first,
                max(claim.at) FILTER (WHERE claim.holder_id = NEW.reviewer_id) AS theirs
            FROM records_claimevent claim
            WHERE claim.summary_id = text.summary_id AND claim.action = 'take'
                AND claim.at BETWEEN ready.at AND NEW.created_at
        ) AS taken
        WHERE text.id = NEW.attempt_id;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_token_changed_5c3dc(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_token_changed_5c3dc() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); who integer := nullif(current_setting('countersign.by', true), '')::integer; was accounts_apitoken := OLD; did text;
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        did := CASE
            WHEN TG_OP = 'INSERT' AND NEW.replaces_id IS NULL THEN 'token'
            WHEN TG_OP = 'INSERT' THEN 'rotate'
            WHEN was.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL THEN 'untoken'
            WHEN was.ended_at IS NULL AND NEW.ended_at IS NOT NULL THEN 'expire'
            WHEN (was.digest, was.owner_id, was.scopes) <> (NEW.digest, NEW.owner_id, NEW.scopes)
                OR was.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL
                OR coalesce(NEW.expires_at, 'infinity') > coalesce(was.expires_at, 'infinity')
                THEN 'token_set'
        END;
        IF did IS NOT NULL THEN
            INSERT INTO accounts_roleevent (user_id, action, role, token_id, by_id, source)
            VALUES (NEW.owner_id, did, '', NEW.id, who,
                    coalesce(current_setting('countersign.source', true), ''));
        END IF;
        RETURN NULL;
    
                END;
            $$;


--
-- Name: pgtrigger_without_record_9924e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_without_record_9924e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        IF EXISTS (SELECT FROM records_record r JOIN summaries_summary s ON s.id = r.summary_id
                   WHERE s.transcript_id = NEW.transcript_id) THEN
            RAISE EXCEPTION 'deletion is refused: transcript % has a record', NEW.transcript_id
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_words_066c3(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_words_066c3() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true);
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        SELECT array_to_tsvector(countersign_words(concat_ws(' ', title, source, external_id)))
            INTO NEW.words FROM summaries_transcript WHERE id = NEW.transcript_id;
        RETURN NEW;
    
                END;
            $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account_emailaddress; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_emailaddress (
    id integer NOT NULL,
    email character varying(254) NOT NULL,
    verified boolean NOT NULL,
    "primary" boolean NOT NULL,
    user_id integer NOT NULL
);


--
-- Name: account_emailaddress_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.account_emailaddress ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.account_emailaddress_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: account_emailconfirmation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_emailconfirmation (
    id integer NOT NULL,
    created timestamp with time zone NOT NULL,
    sent timestamp with time zone,
    key character varying(64) NOT NULL,
    email_address_id integer NOT NULL
);


--
-- Name: account_emailconfirmation_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.account_emailconfirmation ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.account_emailconfirmation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_accountletter; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_accountletter (
    id bigint NOT NULL,
    change character varying(10) NOT NULL,
    address character varying(254) NOT NULL,
    happened_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    lease_until timestamp with time zone,
    by_id integer,
    user_id integer NOT NULL,
    token_id bigint,
    signing_key_id uuid,
    source character varying(40) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT account_letter_goes_somewhere CHECK ((NOT ((address)::text = ''::text))),
    CONSTRAINT account_letter_known CHECK (((change)::text = ANY ((ARRAY['password'::character varying, 'away'::character varying, 'here'::character varying, 'asked'::character varying, 'confirm'::character varying, 'token'::character varying, 'joined'::character varying, 'unjoined'::character varying, 'emergency'::character varying, 'factor'::character varying, 'no_factor'::character varying, 'codes'::character varying, 'code_used'::character varying, 'key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[]))),
    CONSTRAINT account_letter_names_its_key CHECK (((((change)::text = ANY ((ARRAY['key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[])) AND (NOT (signing_key_id IS NULL))) OR ((NOT ((change)::text = ANY ((ARRAY['key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[]))) AND (signing_key_id IS NULL)))),
    CONSTRAINT account_letter_names_its_token CHECK (((((change)::text = 'token'::text) AND (NOT (token_id IS NULL))) OR ((NOT ((change)::text = 'token'::text)) AND (token_id IS NULL))))
);


--
-- Name: accounts_accountletter_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_accountletter ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_accountletter_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_addresschange; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_addresschange (
    id uuid NOT NULL,
    address character varying(254) NOT NULL,
    asked_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    user_id integer NOT NULL,
    CONSTRAINT address_change_goes_somewhere CHECK ((NOT ((address)::text = ''::text)))
);


--
-- Name: accounts_apitoken; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_apitoken (
    id bigint NOT NULL,
    name character varying(100) NOT NULL,
    digest character varying(64) NOT NULL,
    scopes jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    expires_at timestamp with time zone,
    warned_at timestamp with time zone,
    ended_at timestamp with time zone,
    requests_per_minute integer,
    owner_id integer NOT NULL,
    replaces_id bigint,
    CONSTRAINT accounts_apitoken_requests_per_minute_check CHECK ((requests_per_minute >= 0)),
    CONSTRAINT token_is_hashed CHECK (((digest)::text ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: accounts_apitoken_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_apitoken ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_apitoken_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_auditevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditevent (
    id bigint NOT NULL,
    number bigint,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    kind character varying(40) NOT NULL,
    area character varying(40) GENERATED ALWAYS AS (split_part((kind)::text, '.'::text, 1)) STORED,
    object_kind character varying(20) DEFAULT ''::character varying NOT NULL,
    object_key character varying(64) DEFAULT ''::character varying NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    address character varying(64) DEFAULT ''::character varying NOT NULL,
    browser character varying(200) DEFAULT ''::character varying NOT NULL,
    by_id integer,
    person_id integer,
    CONSTRAINT accounts_auditevent_number_check CHECK ((number >= 0)),
    CONSTRAINT audit_kind_has_its_area CHECK (((kind)::text ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_object_has_kind_and_key CHECK (((((object_key)::text = ''::text) AND ((object_kind)::text = ''::text)) OR ((NOT ((object_kind)::text = ''::text)) AND (NOT ((object_key)::text = ''::text)))))
)
PARTITION BY RANGE (at);


--
-- Name: accounts_auditevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.accounts_auditevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: accounts_auditevent_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.accounts_auditevent_id_seq OWNED BY public.accounts_auditevent.id;


--
-- Name: accounts_auditevent_2026_11; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditevent_2026_11 (
    id bigint DEFAULT nextval('public.accounts_auditevent_id_seq'::regclass) CONSTRAINT accounts_auditevent_id_not_null NOT NULL,
    number bigint,
    at timestamp with time zone DEFAULT statement_timestamp() CONSTRAINT accounts_auditevent_at_not_null NOT NULL,
    kind character varying(40) CONSTRAINT accounts_auditevent_kind_not_null NOT NULL,
    area character varying(40) GENERATED ALWAYS AS (split_part((kind)::text, '.'::text, 1)) STORED,
    object_kind character varying(20) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_kind_not_null NOT NULL,
    object_key character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_key_not_null NOT NULL,
    details jsonb DEFAULT '{}'::jsonb CONSTRAINT accounts_auditevent_details_not_null NOT NULL,
    address character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_address_not_null NOT NULL,
    browser character varying(200) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_browser_not_null NOT NULL,
    by_id integer,
    person_id integer,
    CONSTRAINT accounts_auditevent_number_check CHECK ((number >= 0)),
    CONSTRAINT audit_kind_has_its_area CHECK (((kind)::text ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_object_has_kind_and_key CHECK (((((object_key)::text = ''::text) AND ((object_kind)::text = ''::text)) OR ((NOT ((object_kind)::text = ''::text)) AND (NOT ((object_key)::text = ''::text)))))
);


--
-- Name: accounts_auditevent_2026_12; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditevent_2026_12 (
    id bigint DEFAULT nextval('public.accounts_auditevent_id_seq'::regclass) CONSTRAINT accounts_auditevent_id_not_null NOT NULL,
    number bigint,
    at timestamp with time zone DEFAULT statement_timestamp() CONSTRAINT accounts_auditevent_at_not_null NOT NULL,
    kind character varying(40) CONSTRAINT accounts_auditevent_kind_not_null NOT NULL,
    area character varying(40) GENERATED ALWAYS AS (split_part((kind)::text, '.'::text, 1)) STORED,
    object_kind character varying(20) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_kind_not_null NOT NULL,
    object_key character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_key_not_null NOT NULL,
    details jsonb DEFAULT '{}'::jsonb CONSTRAINT accounts_auditevent_details_not_null NOT NULL,
    address character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_address_not_null NOT NULL,
    browser character varying(200) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_browser_not_null NOT NULL,
    by_id integer,
    person_id integer,
    CONSTRAINT accounts_auditevent_number_check CHECK ((number >= 0)),
    CONSTRAINT audit_kind_has_its_area CHECK (((kind)::text ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_object_has_kind_and_key CHECK (((((object_key)::text = ''::text) AND ((object_kind)::text = ''::text)) OR ((NOT ((object_kind)::text = ''::text)) AND (NOT ((object_key)::text = ''::text)))))
);


--
-- Name: accounts_auditevent_2027_01; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditevent_2027_01 (
    id bigint DEFAULT nextval('public.accounts_auditevent_id_seq'::regclass) CONSTRAINT accounts_auditevent_id_not_null NOT NULL,
    number bigint,
    at timestamp with time zone DEFAULT statement_timestamp() CONSTRAINT accounts_auditevent_at_not_null NOT NULL,
    kind character varying(40) CONSTRAINT accounts_auditevent_kind_not_null NOT NULL,
    area character varying(40) GENERATED ALWAYS AS (split_part((kind)::text, '.'::text, 1)) STORED,
    object_kind character varying(20) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_kind_not_null NOT NULL,
    object_key character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_key_not_null NOT NULL,
    details jsonb DEFAULT '{}'::jsonb CONSTRAINT accounts_auditevent_details_not_null NOT NULL,
    address character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_address_not_null NOT NULL,
    browser character varying(200) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_browser_not_null NOT NULL,
    by_id integer,
    person_id integer,
    CONSTRAINT accounts_auditevent_number_check CHECK ((number >= 0)),
    CONSTRAINT audit_kind_has_its_area CHECK (((kind)::text ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_object_has_kind_and_key CHECK (((((object_key)::text = ''::text) AND ((object_kind)::text = ''::text)) OR ((NOT ((object_kind)::text = ''::text)) AND (NOT ((object_key)::text = ''::text)))))
);


--
-- Name: accounts_auditevent_2027_02; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditevent_2027_02 (
    id bigint DEFAULT nextval('public.accounts_auditevent_id_seq'::regclass) CONSTRAINT accounts_auditevent_id_not_null NOT NULL,
    number bigint,
    at timestamp with time zone DEFAULT statement_timestamp() CONSTRAINT accounts_auditevent_at_not_null NOT NULL,
    kind character varying(40) CONSTRAINT accounts_auditevent_kind_not_null NOT NULL,
    area character varying(40) GENERATED ALWAYS AS (split_part((kind)::text, '.'::text, 1)) STORED,
    object_kind character varying(20) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_kind_not_null NOT NULL,
    object_key character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_key_not_null NOT NULL,
    details jsonb DEFAULT '{}'::jsonb CONSTRAINT accounts_auditevent_details_not_null NOT NULL,
    address character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_address_not_null NOT NULL,
    browser character varying(200) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_browser_not_null NOT NULL,
    by_id integer,
    person_id integer,
    CONSTRAINT accounts_auditevent_number_check CHECK ((number >= 0)),
    CONSTRAINT audit_kind_has_its_area CHECK (((kind)::text ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_object_has_kind_and_key CHECK (((((object_key)::text = ''::text) AND ((object_kind)::text = ''::text)) OR ((NOT ((object_kind)::text = ''::text)) AND (NOT ((object_key)::text = ''::text)))))
);


--
-- Name: accounts_auditevent_default; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditevent_default (
    id bigint DEFAULT nextval('public.accounts_auditevent_id_seq'::regclass) CONSTRAINT accounts_auditevent_id_not_null NOT NULL,
    number bigint,
    at timestamp with time zone DEFAULT statement_timestamp() CONSTRAINT accounts_auditevent_at_not_null NOT NULL,
    kind character varying(40) CONSTRAINT accounts_auditevent_kind_not_null NOT NULL,
    area character varying(40) GENERATED ALWAYS AS (split_part((kind)::text, '.'::text, 1)) STORED,
    object_kind character varying(20) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_kind_not_null NOT NULL,
    object_key character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_object_key_not_null NOT NULL,
    details jsonb DEFAULT '{}'::jsonb CONSTRAINT accounts_auditevent_details_not_null NOT NULL,
    address character varying(64) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_address_not_null NOT NULL,
    browser character varying(200) DEFAULT ''::character varying CONSTRAINT accounts_auditevent_browser_not_null NOT NULL,
    by_id integer,
    person_id integer,
    CONSTRAINT accounts_auditevent_number_check CHECK ((number >= 0)),
    CONSTRAINT audit_kind_has_its_area CHECK (((kind)::text ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT audit_object_has_kind_and_key CHECK (((((object_key)::text = ''::text) AND ((object_kind)::text = ''::text)) OR ((NOT ((object_kind)::text = ''::text)) AND (NOT ((object_key)::text = ''::text)))))
);


--
-- Name: accounts_chosenlanguage; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_chosenlanguage (
    user_id integer NOT NULL,
    code character varying(10) NOT NULL
);


--
-- Name: accounts_erasure; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_erasure (
    user_id integer NOT NULL,
    salt character varying(32) NOT NULL,
    username_sha256 character varying(64) NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer NOT NULL,
    CONSTRAINT erasure_is_hashed CHECK (((username_sha256)::text ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: accounts_roleevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_roleevent (
    id bigint NOT NULL,
    action character varying(10) NOT NULL,
    role character varying(20) NOT NULL,
    source character varying(40) DEFAULT ''::character varying NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer,
    guideline_id bigint,
    token_id bigint,
    user_id integer NOT NULL,
    signing_key_id uuid,
    CONSTRAINT role_event_names_its_key CHECK (((((action)::text = ANY ((ARRAY['key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[])) AND (NOT (signing_key_id IS NULL))) OR ((NOT ((action)::text = ANY ((ARRAY['key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[]))) AND (signing_key_id IS NULL)))),
    CONSTRAINT role_event_names_its_token CHECK (((((action)::text = ANY ((ARRAY['token'::character varying, 'rotate'::character varying, 'untoken'::character varying, 'expire'::character varying, 'token_set'::character varying])::text[])) AND (NOT (token_id IS NULL))) OR ((NOT ((action)::text = ANY ((ARRAY['token'::character varying, 'rotate'::character varying, 'untoken'::character varying, 'expire'::character varying, 'token_set'::character varying])::text[]))) AND (token_id IS NULL)))),
    CONSTRAINT role_event_says_what CHECK (((((action)::text = ANY ((ARRAY['grant'::character varying, 'revoke'::character varying])::text[])) AND ((role)::text = ANY ((ARRAY['reviewer'::character varying, 'lead'::character varying, 'guideline_admin'::character varying, 'author'::character varying, 'auditor'::character varying, 'system_admin'::character varying])::text[]))) OR (((action)::text = ANY ((ARRAY['create'::character varying, 'activate'::character varying, 'deactivate'::character varying, 'email'::character varying, 'new_email'::character varying, 'keep_email'::character varying, 'link'::character varying, 'ask'::character varying, 'password'::character varying, 'change'::character varying, 'superuser'::character varying, 'no_super'::character varying, 'staff'::character varying, 'no_staff'::character varying, 'join'::character varying, 'unjoin'::character varying, 'factor'::character varying, 'no_factor'::character varying, 'codes'::character varying, 'code_used'::character varying, 'sessions'::character varying, 'erase'::character varying, 'token'::character varying, 'rotate'::character varying, 'untoken'::character varying, 'expire'::character varying, 'token_set'::character varying, 'key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[])) AND (guideline_id IS NULL) AND ((role)::text = ''::text))))
);


--
-- Name: accounts_roleevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_roleevent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_roleevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_rolegrant; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_rolegrant (
    id bigint NOT NULL,
    role character varying(20) NOT NULL,
    source character varying(40) DEFAULT ''::character varying NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    guideline_id bigint,
    user_id integer NOT NULL,
    CONSTRAINT role_known CHECK (((role)::text = ANY ((ARRAY['reviewer'::character varying, 'lead'::character varying, 'guideline_admin'::character varying, 'author'::character varying, 'auditor'::character varying, 'system_admin'::character varying])::text[]))),
    CONSTRAINT system_admin_is_of_the_installation CHECK (((NOT ((role)::text = 'system_admin'::text)) OR (guideline_id IS NULL)))
);


--
-- Name: accounts_rolegrant_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_rolegrant ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_rolegrant_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_signinevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_signinevent (
    id bigint NOT NULL,
    action character varying(10) NOT NULL,
    source character varying(40) DEFAULT ''::character varying NOT NULL,
    subject character varying(255) NOT NULL,
    reason character varying(300) NOT NULL,
    address character varying(50) DEFAULT ''::character varying NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    user_id integer,
    CONSTRAINT sign_in_event_says_who_or_why CHECK (((((action)::text = 'refused'::text) AND (NOT ((reason)::text = ''::text))) OR (((action)::text = ANY ((ARRAY['sign_in'::character varying, 'again'::character varying, 'ended'::character varying, 'emergency'::character varying])::text[])) AND ((reason)::text = ''::text) AND (user_id IS NOT NULL))))
);


--
-- Name: accounts_signinevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_signinevent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_signinevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_signingkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_signingkey (
    id uuid NOT NULL,
    name character varying(60) NOT NULL,
    credential_id character varying(1400) NOT NULL,
    public_key bytea NOT NULL,
    transports jsonb NOT NULL,
    aaguid uuid NOT NULL,
    sign_count bigint NOT NULL,
    enrolled_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    removed_at timestamp with time zone,
    owner_id integer NOT NULL,
    removed_by_id integer,
    CONSTRAINT accounts_signingkey_sign_count_check CHECK ((sign_count >= 0)),
    CONSTRAINT signing_key_has_a_name CHECK ((NOT ((name)::text = ''::text))),
    CONSTRAINT signing_key_removed_by_whom CHECK ((((removed_at IS NULL) AND (removed_by_id IS NULL)) OR ((removed_at IS NOT NULL) AND (removed_by_id IS NOT NULL))))
);


--
-- Name: accounts_signinstamp; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_signinstamp (
    user_id integer NOT NULL,
    number integer DEFAULT 0 NOT NULL,
    must_change boolean DEFAULT false NOT NULL,
    CONSTRAINT accounts_signinstamp_number_check CHECK ((number >= 0))
);


--
-- Name: auth_group; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_group (
    id integer NOT NULL,
    name character varying(150) NOT NULL
);


--
-- Name: auth_group_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_group ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_group_permissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_group_permissions (
    id bigint NOT NULL,
    group_id integer NOT NULL,
    permission_id integer NOT NULL
);


--
-- Name: auth_group_permissions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_group_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_permission; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_permission (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    content_type_id integer NOT NULL,
    codename character varying(100) NOT NULL
);


--
-- Name: auth_permission_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_permission ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_permission_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_user; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_user (
    id integer NOT NULL,
    password character varying(128) NOT NULL,
    last_login timestamp with time zone,
    is_superuser boolean NOT NULL,
    username character varying(150) NOT NULL,
    first_name character varying(150) NOT NULL,
    last_name character varying(150) NOT NULL,
    email character varying(254) NOT NULL,
    is_staff boolean NOT NULL,
    is_active boolean NOT NULL,
    date_joined timestamp with time zone NOT NULL
);


--
-- Name: auth_user_groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_user_groups (
    id bigint NOT NULL,
    user_id integer NOT NULL,
    group_id integer NOT NULL
);


--
-- Name: auth_user_groups_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_user_groups ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_user_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_user_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_user ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_user_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_user_user_permissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_user_user_permissions (
    id bigint NOT NULL,
    user_id integer NOT NULL,
    permission_id integer NOT NULL
);


--
-- Name: auth_user_user_permissions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_user_user_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_user_user_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: config_secretkeyfingerprint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.config_secretkeyfingerprint (
    id bigint NOT NULL,
    fingerprint character varying(32) NOT NULL,
    recorded_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL
);


--
-- Name: config_secretkeyfingerprint_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.config_secretkeyfingerprint ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.config_secretkeyfingerprint_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: delivery_delivery; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_delivery (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    state character varying(10) NOT NULL,
    tries smallint NOT NULL,
    next_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    settled_at timestamp with time zone,
    id uuid NOT NULL,
    payload text NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    CONSTRAINT delivery_delivery_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT delivery_delivery_tries_check CHECK ((tries >= 0)),
    CONSTRAINT delivery_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT delivery_settled_at CHECK ((((settled_at IS NULL) AND ((state)::text = 'pending'::text)) OR ((NOT ((state)::text = 'pending'::text)) AND (settled_at IS NOT NULL)))),
    CONSTRAINT delivery_state_known CHECK (((state)::text = ANY ((ARRAY['pending'::character varying, 'done'::character varying, 'given_up'::character varying])::text[])))
);


--
-- Name: delivery_deliverytry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_deliverytry (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    status smallint,
    seconds double precision NOT NULL,
    body text NOT NULL,
    error text NOT NULL,
    delivery_id uuid NOT NULL,
    CONSTRAINT delivery_deliverytry_status_check CHECK ((status >= 0)),
    CONSTRAINT try_has_an_outcome CHECK ((((error = ''::text) AND (status IS NOT NULL)) OR ((status IS NULL) AND (NOT (error = ''::text)))))
);


--
-- Name: delivery_deliverytry_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.delivery_deliverytry ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.delivery_deliverytry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: delivery_dispatch; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_dispatch (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    state character varying(10) NOT NULL,
    tries smallint NOT NULL,
    next_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    settled_at timestamp with time zone,
    id uuid NOT NULL,
    sink character varying(200) NOT NULL,
    error text NOT NULL,
    record_id uuid NOT NULL,
    CONSTRAINT delivery_dispatch_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT delivery_dispatch_tries_check CHECK ((tries >= 0)),
    CONSTRAINT dispatch_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT dispatch_settled_at CHECK ((((settled_at IS NULL) AND ((state)::text = 'pending'::text)) OR ((NOT ((state)::text = 'pending'::text)) AND (settled_at IS NOT NULL)))),
    CONSTRAINT dispatch_state_known CHECK (((state)::text = ANY ((ARRAY['pending'::character varying, 'done'::character varying, 'given_up'::character varying])::text[])))
);


--
-- Name: delivery_driftlook; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_driftlook (
    guideline_id bigint NOT NULL,
    looked_to timestamp with time zone NOT NULL,
    alarm_since timestamp with time zone,
    CONSTRAINT drift_was_looked_at CHECK (((alarm_since IS NULL) OR (alarm_since <= looked_to)))
);


--
-- Name: delivery_endpoint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_endpoint (
    id uuid NOT NULL,
    name character varying(100) NOT NULL,
    url character varying(2000) NOT NULL,
    kinds character varying(20)[] NOT NULL,
    secret text NOT NULL,
    old_secret text NOT NULL,
    old_secret_until timestamp with time zone,
    failures integer NOT NULL,
    failing_since timestamp with time zone,
    paused_at timestamp with time zone,
    pause_reason text NOT NULL,
    removed_at timestamp with time zone,
    busy_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    owner_id integer NOT NULL,
    token_id bigint,
    CONSTRAINT delivery_endpoint_failures_check CHECK ((failures >= 0)),
    CONSTRAINT endpoint_failures_have_a_start CHECK ((((failing_since IS NULL) AND (failures = 0)) OR ((failing_since IS NOT NULL) AND (failures > 0)))),
    CONSTRAINT endpoint_hears_something CHECK ((NOT (kinds = '{}'::character varying(20)[]))),
    CONSTRAINT endpoint_kinds_known CHECK ((kinds <@ ARRAY['summary.waiting'::character varying(20), 'summary.approved'::character varying(20), 'summary.rejected'::character varying(20), 'summary.returned'::character varying(20), 'summary.failed'::character varying(20), 'judgements.finished'::character varying(20)])),
    CONSTRAINT endpoint_old_secret_ends CHECK ((((old_secret = ''::text) AND (old_secret_until IS NULL)) OR ((NOT (old_secret = ''::text)) AND (old_secret_until IS NOT NULL)))),
    CONSTRAINT endpoint_pause_has_its_reason CHECK ((((pause_reason = ''::text) AND (paused_at IS NULL)) OR ((paused_at IS NOT NULL) AND (NOT (pause_reason = ''::text)))))
);


--
-- Name: delivery_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_event (
    id uuid NOT NULL,
    kind character varying(20) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    addressed_at timestamp with time zone,
    judgements_id uuid,
    transition_id bigint,
    CONSTRAINT event_kind_known CHECK (((((kind)::text = 'endpoint.test'::text) AND (transition_id IS NULL)) OR ((kind)::text = ANY ((ARRAY['summary.waiting'::character varying, 'summary.approved'::character varying, 'summary.rejected'::character varying, 'summary.returned'::character varying, 'summary.failed'::character varying, 'judgements.finished'::character varying])::text[]))))
);


--
-- Name: delivery_eventcursor; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_eventcursor (
    collector character varying(2000) NOT NULL,
    last_number bigint NOT NULL,
    tries smallint NOT NULL,
    next_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    error text NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT delivery_eventcursor_last_number_check CHECK ((last_number >= 0)),
    CONSTRAINT delivery_eventcursor_tries_check CHECK ((tries >= 0)),
    CONSTRAINT event_cursor_fails_for_a_reason CHECK ((((error = ''::text) AND (tries = 0)) OR ((tries > 0) AND (NOT (error = ''::text)))))
);


--
-- Name: delivery_lookedupto; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_lookedupto (
    id smallint NOT NULL,
    transition bigint NOT NULL,
    claim_event bigint NOT NULL,
    waiting_since timestamp with time zone NOT NULL,
    CONSTRAINT looked_up_to_is_one_row CHECK ((id = 1))
);


--
-- Name: delivery_mailbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_mailbox (
    user_id integer NOT NULL,
    mode character varying(10) NOT NULL,
    digest_at timestamp with time zone,
    lease_until timestamp with time zone,
    CONSTRAINT mail_mode_known CHECK (((mode)::text = ANY ((ARRAY['each'::character varying, 'digest'::character varying, 'never'::character varying])::text[])))
);


--
-- Name: delivery_notification; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_notification (
    id bigint NOT NULL,
    kind character varying(10) NOT NULL,
    occasion timestamp with time zone NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    read_at timestamp with time zone,
    settled_at timestamp with time zone,
    guideline_id bigint,
    summary_id uuid,
    user_id integer NOT NULL,
    token_id bigint,
    CONSTRAINT notification_about_one CHECK ((((guideline_id IS NOT NULL) AND ((kind)::text = 'drift'::text) AND (summary_id IS NULL) AND (token_id IS NULL)) OR ((guideline_id IS NULL) AND ((kind)::text = 'token'::text) AND (summary_id IS NULL) AND (token_id IS NOT NULL)) OR ((NOT ((kind)::text = ANY ((ARRAY['drift'::character varying, 'token'::character varying])::text[]))) AND (guideline_id IS NULL) AND (summary_id IS NOT NULL) AND (token_id IS NULL)))),
    CONSTRAINT notification_known CHECK (((kind)::text = ANY ((ARRAY['returned'::character varying, 'sent_back'::character varying, 'appeal'::character varying, 'overdue'::character varying, 'drift'::character varying, 'assigned'::character varying, 'token'::character varying])::text[])))
);


--
-- Name: delivery_notification_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.delivery_notification ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.delivery_notification_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: delivery_receipt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_receipt (
    id bigint NOT NULL,
    location text NOT NULL,
    content_sha256 character varying(64) NOT NULL,
    details jsonb NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    dispatch_id uuid NOT NULL,
    CONSTRAINT receipt_has_a_place CHECK ((NOT (location = ''::text))),
    CONSTRAINT receipt_is_hashed CHECK (((content_sha256)::text ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: delivery_receipt_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.delivery_receipt ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.delivery_receipt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: delivery_sinkcursor; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_sinkcursor (
    sink character varying(200) NOT NULL,
    last_number bigint NOT NULL,
    busy_until timestamp with time zone,
    CONSTRAINT delivery_sinkcursor_last_number_check CHECK ((last_number >= 0))
);


--
-- Name: django_admin_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_admin_log (
    id integer NOT NULL,
    action_time timestamp with time zone NOT NULL,
    object_id text,
    object_repr character varying(200) NOT NULL,
    action_flag smallint NOT NULL,
    change_message text NOT NULL,
    content_type_id integer,
    user_id integer NOT NULL,
    CONSTRAINT django_admin_log_action_flag_check CHECK ((action_flag >= 0))
);


--
-- Name: django_admin_log_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_admin_log ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_admin_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_content_type; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_content_type (
    id integer NOT NULL,
    app_label character varying(100) NOT NULL,
    model character varying(100) NOT NULL
);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_content_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_content_type_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_migrations (
    id bigint NOT NULL,
    app character varying(255) NOT NULL,
    name character varying(255) NOT NULL,
    applied timestamp with time zone NOT NULL
);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_migrations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_migrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_session (
    session_key character varying(40) NOT NULL,
    session_data text NOT NULL,
    expire_date timestamp with time zone NOT NULL
);


--
-- Name: insight_costweights; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.insight_costweights (
    guideline_id bigint NOT NULL,
    false_pass double precision NOT NULL,
    reviewer_hour double precision NOT NULL,
    rewrite double precision,
    CONSTRAINT cost_weights_are_no_gains CHECK (((false_pass >= (0.0)::double precision) AND (reviewer_hour >= (0.0)::double precision) AND ((rewrite IS NULL) OR (rewrite >= (0.0)::double precision))))
);


--
-- Name: judging_evaluation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_evaluation (
    id uuid NOT NULL,
    role character varying(12) NOT NULL,
    judge character varying(40) NOT NULL,
    model character varying(200) NOT NULL,
    prompt_version character varying(40) NOT NULL,
    passed boolean,
    prompt_tokens integer NOT NULL,
    completion_tokens integer NOT NULL,
    cost numeric(12,6),
    seconds double precision NOT NULL,
    details jsonb NOT NULL,
    found bytea NOT NULL,
    said bytea NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    attempt_id uuid NOT NULL,
    guideline_version_id bigint NOT NULL,
    CONSTRAINT evaluation_by_evidence_check_passes_nothing CHECK (((((judge)::text = 'evidence'::text) AND (passed IS NULL)) OR ((NOT ((judge)::text = 'evidence'::text)) AND (passed IS NOT NULL)))),
    CONSTRAINT evaluation_role_known CHECK (((role)::text = ANY ((ARRAY['first'::character varying, 'confirmation'::character varying])::text[]))),
    CONSTRAINT evaluation_took_time CHECK ((seconds >= (0.0)::double precision)),
    CONSTRAINT judging_evaluation_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT judging_evaluation_prompt_tokens_check CHECK ((prompt_tokens >= 0))
);


--
-- Name: judging_evidencesearch; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_evidencesearch (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    asked_by_id integer,
    attempt_id uuid NOT NULL,
    CONSTRAINT evidencesearch_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT evidencesearch_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT evidencesearch_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT judging_evidencesearch_lost_leases_check CHECK ((lost_leases >= 0))
);


--
-- Name: judging_guidelineevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_guidelineevent (
    id bigint NOT NULL,
    action character varying(20) NOT NULL,
    note text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    actor_id integer,
    guideline_id bigint NOT NULL,
    version_id bigint,
    CONSTRAINT guideline_action_known CHECK (((action)::text = ANY ((ARRAY['create'::character varying, 'rename'::character varying, 'draft'::character varying, 'edit'::character varying, 'discard'::character varying, 'add'::character varying, 'steps'::character varying, 'preview'::character varying, 'pin'::character varying, 'unpin'::character varying, 'try'::character varying, 'backtest'::character varying, 'publish'::character varying, 'roll_back'::character varying, 'archive'::character varying, 'unarchive'::character varying, 'make_default'::character varying])::text[])))
);


--
-- Name: judging_guidelineevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.judging_guidelineevent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.judging_guidelineevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: judging_meetingtrial; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_meetingtrial (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    content_sha256 character varying(64) NOT NULL,
    writer_model character varying(200) NOT NULL,
    judge_model character varying(200) NOT NULL,
    text text NOT NULL,
    results jsonb NOT NULL,
    asked_by_id integer,
    summary_id uuid NOT NULL,
    version_id bigint NOT NULL,
    CONSTRAINT judging_meetingtrial_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT meeting_trial_is_hashed CHECK (((content_sha256)::text ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT meeting_trial_is_whole_when_done CHECK (((((status)::text = 'done'::text) AND (NOT (text = ''::text))) OR ((NOT ((status)::text = 'done'::text)) AND (text = ''::text)))),
    CONSTRAINT meetingtrial_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT meetingtrial_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT meetingtrial_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[])))
);


--
-- Name: judging_pinnedmeeting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_pinnedmeeting (
    id bigint NOT NULL,
    "position" smallint NOT NULL,
    guideline_id bigint NOT NULL,
    summary_id uuid NOT NULL,
    CONSTRAINT judging_pinnedmeeting_position_check CHECK (("position" >= 0)),
    CONSTRAINT pinned_position_in_range CHECK ((("position" >= 1) AND ("position" <= 3)))
);


--
-- Name: judging_pinnedmeeting_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.judging_pinnedmeeting ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.judging_pinnedmeeting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: judging_preview; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_preview (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    estimate jsonb NOT NULL,
    results jsonb NOT NULL,
    asked_by_id integer,
    attempt_id uuid NOT NULL,
    version_id bigint NOT NULL,
    CONSTRAINT judging_preview_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT preview_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT preview_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT preview_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[])))
);


--
-- Name: judging_rating; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_rating (
    id bigint NOT NULL,
    value smallint NOT NULL,
    blind boolean NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    attempt_id uuid NOT NULL,
    criterion_id bigint NOT NULL,
    reviewer_id integer NOT NULL,
    CONSTRAINT judging_rating_value_check CHECK ((value >= 0)),
    CONSTRAINT rating_on_the_scale CHECK (((value >= 1) AND (value <= 5)))
);


--
-- Name: judging_rating_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.judging_rating ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.judging_rating_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: judging_score; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_score (
    id bigint NOT NULL,
    value double precision NOT NULL,
    mode character varying(10) NOT NULL,
    spread double precision,
    criterion_id bigint NOT NULL,
    evaluation_id uuid NOT NULL,
    CONSTRAINT score_mode_known CHECK (((mode)::text = ANY ((ARRAY['logprobs'::character varying, 'samples'::character varying, 'single'::character varying, 'counted'::character varying, 'measured'::character varying, 'checked'::character varying, 'predicted'::character varying])::text[]))),
    CONSTRAINT score_on_the_scale CHECK (((value >= (1.0)::double precision) AND (value <= (5.0)::double precision))),
    CONSTRAINT score_spread_is_a_width CHECK (((spread IS NULL) OR ((spread >= (0.0)::double precision) AND (spread < 'Infinity'::double precision))))
);


--
-- Name: judging_score_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.judging_score ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.judging_score_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: judging_stepsjob; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_stepsjob (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    criterion_name character varying(80) NOT NULL,
    asked_by_id integer,
    version_id bigint NOT NULL,
    CONSTRAINT judging_stepsjob_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT stepsjob_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT stepsjob_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT stepsjob_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[])))
);


--
-- Name: judging_trial; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_trial (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    text text NOT NULL,
    sha256 character varying(64) NOT NULL,
    results jsonb NOT NULL,
    asked_by_id integer,
    attempt_id uuid NOT NULL,
    CONSTRAINT judging_trial_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT trial_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT trial_has_text CHECK ((NOT (text = ''::text))),
    CONSTRAINT trial_is_hashed CHECK (((sha256)::text ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT trial_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT trial_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[])))
);


--
-- Name: llm_cachedanswer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_cachedanswer (
    request_sha256 bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    answer bytea,
    holder uuid,
    held_until timestamp with time zone,
    CONSTRAINT cachedanswer_answered_or_held CHECK ((((answer IS NOT NULL) AND (held_until IS NULL) AND (holder IS NULL)) OR ((answer IS NULL) AND (held_until IS NOT NULL) AND (holder IS NOT NULL))))
);


--
-- Name: llm_modelcall; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_modelcall (
    id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    purpose character varying(100) NOT NULL,
    subject uuid,
    provider character varying(20) NOT NULL,
    endpoint character varying(500) NOT NULL,
    model character varying(200) NOT NULL,
    prompt_tokens integer NOT NULL,
    cached_tokens integer NOT NULL,
    completion_tokens integer NOT NULL,
    cost numeric(14,8),
    latency_ms integer NOT NULL,
    outcome character varying(10) NOT NULL,
    error text NOT NULL,
    finish_reason character varying(40) NOT NULL,
    dropped text DEFAULT ''::text NOT NULL,
    request_sha256 bytea NOT NULL,
    CONSTRAINT llm_modelcall_cached_tokens_check CHECK ((cached_tokens >= 0)),
    CONSTRAINT llm_modelcall_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT llm_modelcall_latency_ms_check CHECK ((latency_ms >= 0)),
    CONSTRAINT llm_modelcall_prompt_tokens_check CHECK ((prompt_tokens >= 0)),
    CONSTRAINT modelcall_outcome_known CHECK (((outcome)::text = ANY ((ARRAY['ok'::character varying, 'cached'::character varying, 'transient'::character varying, 'timeout'::character varying, 'permanent'::character varying, 'truncated'::character varying, 'invalid'::character varying])::text[])))
)
PARTITION BY RANGE (created_at);


--
-- Name: llm_modelcall_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.llm_modelcall_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: llm_modelcall_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.llm_modelcall_id_seq OWNED BY public.llm_modelcall.id;


--
-- Name: llm_modelcall_2026_11; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_modelcall_2026_11 (
    id bigint DEFAULT nextval('public.llm_modelcall_id_seq'::regclass) CONSTRAINT llm_modelcall_id_not_null NOT NULL,
    created_at timestamp with time zone CONSTRAINT llm_modelcall_created_at_not_null NOT NULL,
    purpose character varying(100) CONSTRAINT llm_modelcall_purpose_not_null NOT NULL,
    subject uuid,
    provider character varying(20) CONSTRAINT llm_modelcall_provider_not_null NOT NULL,
    endpoint character varying(500) CONSTRAINT llm_modelcall_endpoint_not_null NOT NULL,
    model character varying(200) CONSTRAINT llm_modelcall_model_not_null NOT NULL,
    prompt_tokens integer CONSTRAINT llm_modelcall_prompt_tokens_not_null NOT NULL,
    cached_tokens integer CONSTRAINT llm_modelcall_cached_tokens_not_null NOT NULL,
    completion_tokens integer CONSTRAINT llm_modelcall_completion_tokens_not_null NOT NULL,
    cost numeric(14,8),
    latency_ms integer CONSTRAINT llm_modelcall_latency_ms_not_null NOT NULL,
    outcome character varying(10) CONSTRAINT llm_modelcall_outcome_not_null NOT NULL,
    error text CONSTRAINT llm_modelcall_error_not_null NOT NULL,
    finish_reason character varying(40) CONSTRAINT llm_modelcall_finish_reason_not_null NOT NULL,
    dropped text DEFAULT ''::text CONSTRAINT llm_modelcall_dropped_not_null NOT NULL,
    request_sha256 bytea CONSTRAINT llm_modelcall_request_sha256_not_null NOT NULL,
    CONSTRAINT llm_modelcall_cached_tokens_check CHECK ((cached_tokens >= 0)),
    CONSTRAINT llm_modelcall_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT llm_modelcall_latency_ms_check CHECK ((latency_ms >= 0)),
    CONSTRAINT llm_modelcall_prompt_tokens_check CHECK ((prompt_tokens >= 0)),
    CONSTRAINT modelcall_outcome_known CHECK (((outcome)::text = ANY ((ARRAY['ok'::character varying, 'cached'::character varying, 'transient'::character varying, 'timeout'::character varying, 'permanent'::character varying, 'truncated'::character varying, 'invalid'::character varying])::text[])))
);


--
-- Name: llm_modelcall_2026_12; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_modelcall_2026_12 (
    id bigint DEFAULT nextval('public.llm_modelcall_id_seq'::regclass) CONSTRAINT llm_modelcall_id_not_null NOT NULL,
    created_at timestamp with time zone CONSTRAINT llm_modelcall_created_at_not_null NOT NULL,
    purpose character varying(100) CONSTRAINT llm_modelcall_purpose_not_null NOT NULL,
    subject uuid,
    provider character varying(20) CONSTRAINT llm_modelcall_provider_not_null NOT NULL,
    endpoint character varying(500) CONSTRAINT llm_modelcall_endpoint_not_null NOT NULL,
    model character varying(200) CONSTRAINT llm_modelcall_model_not_null NOT NULL,
    prompt_tokens integer CONSTRAINT llm_modelcall_prompt_tokens_not_null NOT NULL,
    cached_tokens integer CONSTRAINT llm_modelcall_cached_tokens_not_null NOT NULL,
    completion_tokens integer CONSTRAINT llm_modelcall_completion_tokens_not_null NOT NULL,
    cost numeric(14,8),
    latency_ms integer CONSTRAINT llm_modelcall_latency_ms_not_null NOT NULL,
    outcome character varying(10) CONSTRAINT llm_modelcall_outcome_not_null NOT NULL,
    error text CONSTRAINT llm_modelcall_error_not_null NOT NULL,
    finish_reason character varying(40) CONSTRAINT llm_modelcall_finish_reason_not_null NOT NULL,
    dropped text DEFAULT ''::text CONSTRAINT llm_modelcall_dropped_not_null NOT NULL,
    request_sha256 bytea CONSTRAINT llm_modelcall_request_sha256_not_null NOT NULL,
    CONSTRAINT llm_modelcall_cached_tokens_check CHECK ((cached_tokens >= 0)),
    CONSTRAINT llm_modelcall_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT llm_modelcall_latency_ms_check CHECK ((latency_ms >= 0)),
    CONSTRAINT llm_modelcall_prompt_tokens_check CHECK ((prompt_tokens >= 0)),
    CONSTRAINT modelcall_outcome_known CHECK (((outcome)::text = ANY ((ARRAY['ok'::character varying, 'cached'::character varying, 'transient'::character varying, 'timeout'::character varying, 'permanent'::character varying, 'truncated'::character varying, 'invalid'::character varying])::text[])))
);


--
-- Name: llm_modelcall_2027_01; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_modelcall_2027_01 (
    id bigint DEFAULT nextval('public.llm_modelcall_id_seq'::regclass) CONSTRAINT llm_modelcall_id_not_null NOT NULL,
    created_at timestamp with time zone CONSTRAINT llm_modelcall_created_at_not_null NOT NULL,
    purpose character varying(100) CONSTRAINT llm_modelcall_purpose_not_null NOT NULL,
    subject uuid,
    provider character varying(20) CONSTRAINT llm_modelcall_provider_not_null NOT NULL,
    endpoint character varying(500) CONSTRAINT llm_modelcall_endpoint_not_null NOT NULL,
    model character varying(200) CONSTRAINT llm_modelcall_model_not_null NOT NULL,
    prompt_tokens integer CONSTRAINT llm_modelcall_prompt_tokens_not_null NOT NULL,
    cached_tokens integer CONSTRAINT llm_modelcall_cached_tokens_not_null NOT NULL,
    completion_tokens integer CONSTRAINT llm_modelcall_completion_tokens_not_null NOT NULL,
    cost numeric(14,8),
    latency_ms integer CONSTRAINT llm_modelcall_latency_ms_not_null NOT NULL,
    outcome character varying(10) CONSTRAINT llm_modelcall_outcome_not_null NOT NULL,
    error text CONSTRAINT llm_modelcall_error_not_null NOT NULL,
    finish_reason character varying(40) CONSTRAINT llm_modelcall_finish_reason_not_null NOT NULL,
    dropped text DEFAULT ''::text CONSTRAINT llm_modelcall_dropped_not_null NOT NULL,
    request_sha256 bytea CONSTRAINT llm_modelcall_request_sha256_not_null NOT NULL,
    CONSTRAINT llm_modelcall_cached_tokens_check CHECK ((cached_tokens >= 0)),
    CONSTRAINT llm_modelcall_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT llm_modelcall_latency_ms_check CHECK ((latency_ms >= 0)),
    CONSTRAINT llm_modelcall_prompt_tokens_check CHECK ((prompt_tokens >= 0)),
    CONSTRAINT modelcall_outcome_known CHECK (((outcome)::text = ANY ((ARRAY['ok'::character varying, 'cached'::character varying, 'transient'::character varying, 'timeout'::character varying, 'permanent'::character varying, 'truncated'::character varying, 'invalid'::character varying])::text[])))
);


--
-- Name: llm_modelcall_2027_02; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_modelcall_2027_02 (
    id bigint DEFAULT nextval('public.llm_modelcall_id_seq'::regclass) CONSTRAINT llm_modelcall_id_not_null NOT NULL,
    created_at timestamp with time zone CONSTRAINT llm_modelcall_created_at_not_null NOT NULL,
    purpose character varying(100) CONSTRAINT llm_modelcall_purpose_not_null NOT NULL,
    subject uuid,
    provider character varying(20) CONSTRAINT llm_modelcall_provider_not_null NOT NULL,
    endpoint character varying(500) CONSTRAINT llm_modelcall_endpoint_not_null NOT NULL,
    model character varying(200) CONSTRAINT llm_modelcall_model_not_null NOT NULL,
    prompt_tokens integer CONSTRAINT llm_modelcall_prompt_tokens_not_null NOT NULL,
    cached_tokens integer CONSTRAINT llm_modelcall_cached_tokens_not_null NOT NULL,
    completion_tokens integer CONSTRAINT llm_modelcall_completion_tokens_not_null NOT NULL,
    cost numeric(14,8),
    latency_ms integer CONSTRAINT llm_modelcall_latency_ms_not_null NOT NULL,
    outcome character varying(10) CONSTRAINT llm_modelcall_outcome_not_null NOT NULL,
    error text CONSTRAINT llm_modelcall_error_not_null NOT NULL,
    finish_reason character varying(40) CONSTRAINT llm_modelcall_finish_reason_not_null NOT NULL,
    dropped text DEFAULT ''::text CONSTRAINT llm_modelcall_dropped_not_null NOT NULL,
    request_sha256 bytea CONSTRAINT llm_modelcall_request_sha256_not_null NOT NULL,
    CONSTRAINT llm_modelcall_cached_tokens_check CHECK ((cached_tokens >= 0)),
    CONSTRAINT llm_modelcall_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT llm_modelcall_latency_ms_check CHECK ((latency_ms >= 0)),
    CONSTRAINT llm_modelcall_prompt_tokens_check CHECK ((prompt_tokens >= 0)),
    CONSTRAINT modelcall_outcome_known CHECK (((outcome)::text = ANY ((ARRAY['ok'::character varying, 'cached'::character varying, 'transient'::character varying, 'timeout'::character varying, 'permanent'::character varying, 'truncated'::character varying, 'invalid'::character varying])::text[])))
);


--
-- Name: llm_modelcall_default; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.llm_modelcall_default (
    id bigint DEFAULT nextval('public.llm_modelcall_id_seq'::regclass) CONSTRAINT llm_modelcall_id_not_null NOT NULL,
    created_at timestamp with time zone CONSTRAINT llm_modelcall_created_at_not_null NOT NULL,
    purpose character varying(100) CONSTRAINT llm_modelcall_purpose_not_null NOT NULL,
    subject uuid,
    provider character varying(20) CONSTRAINT llm_modelcall_provider_not_null NOT NULL,
    endpoint character varying(500) CONSTRAINT llm_modelcall_endpoint_not_null NOT NULL,
    model character varying(200) CONSTRAINT llm_modelcall_model_not_null NOT NULL,
    prompt_tokens integer CONSTRAINT llm_modelcall_prompt_tokens_not_null NOT NULL,
    cached_tokens integer CONSTRAINT llm_modelcall_cached_tokens_not_null NOT NULL,
    completion_tokens integer CONSTRAINT llm_modelcall_completion_tokens_not_null NOT NULL,
    cost numeric(14,8),
    latency_ms integer CONSTRAINT llm_modelcall_latency_ms_not_null NOT NULL,
    outcome character varying(10) CONSTRAINT llm_modelcall_outcome_not_null NOT NULL,
    error text CONSTRAINT llm_modelcall_error_not_null NOT NULL,
    finish_reason character varying(40) CONSTRAINT llm_modelcall_finish_reason_not_null NOT NULL,
    dropped text DEFAULT ''::text CONSTRAINT llm_modelcall_dropped_not_null NOT NULL,
    request_sha256 bytea CONSTRAINT llm_modelcall_request_sha256_not_null NOT NULL,
    CONSTRAINT llm_modelcall_cached_tokens_check CHECK ((cached_tokens >= 0)),
    CONSTRAINT llm_modelcall_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT llm_modelcall_latency_ms_check CHECK ((latency_ms >= 0)),
    CONSTRAINT llm_modelcall_prompt_tokens_check CHECK ((prompt_tokens >= 0)),
    CONSTRAINT modelcall_outcome_known CHECK (((outcome)::text = ANY ((ARRAY['ok'::character varying, 'cached'::character varying, 'transient'::character varying, 'timeout'::character varying, 'permanent'::character varying, 'truncated'::character varying, 'invalid'::character varying])::text[])))
);


--
-- Name: measuring_backtest; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_backtest (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    not_before timestamp with time zone,
    waiting_for text NOT NULL,
    judge_model character varying(200) NOT NULL,
    variant character varying(40) NOT NULL,
    content_sha256 character varying(64) NOT NULL,
    estimate jsonb NOT NULL,
    cancelled_at timestamp with time zone,
    asked_by_id integer,
    version_id bigint NOT NULL,
    CONSTRAINT backtest_cancelled_has_ended CHECK (((cancelled_at IS NULL) OR ((status)::text = 'failed'::text))),
    CONSTRAINT backtest_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT backtest_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT backtest_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT measuring_backtest_lost_leases_check CHECK ((lost_leases >= 0))
);


--
-- Name: measuring_backtestitem; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_backtestitem (
    id uuid NOT NULL,
    "position" integer NOT NULL,
    people character varying(12) NOT NULL,
    good boolean NOT NULL,
    passed_before boolean NOT NULL,
    done_at timestamp with time zone,
    passed boolean,
    failure text NOT NULL,
    scores jsonb NOT NULL,
    prompt_tokens integer NOT NULL,
    completion_tokens integer NOT NULL,
    cost numeric(12,6),
    attempt_id uuid NOT NULL,
    backtest_id uuid NOT NULL,
    CONSTRAINT backtest_item_ends_once CHECK ((((done_at IS NULL) AND (failure = ''::text) AND (passed IS NULL)) OR ((done_at IS NOT NULL) AND (failure = ''::text) AND (passed IS NOT NULL)) OR ((done_at IS NOT NULL) AND (passed IS NULL) AND (NOT (failure = ''::text))))),
    CONSTRAINT measuring_backtestitem_completion_tokens_check CHECK ((completion_tokens >= 0)),
    CONSTRAINT measuring_backtestitem_position_check CHECK (("position" >= 0)),
    CONSTRAINT measuring_backtestitem_prompt_tokens_check CHECK ((prompt_tokens >= 0))
);


--
-- Name: measuring_drawing; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_drawing (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    title character varying(200) NOT NULL,
    results jsonb NOT NULL,
    asked_by_id integer,
    CONSTRAINT drawing_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT drawing_has_a_title CHECK ((NOT ((title)::text = ''::text))),
    CONSTRAINT drawing_has_results CHECK ((NOT (results = '[]'::jsonb))),
    CONSTRAINT drawing_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT drawing_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT measuring_drawing_lost_leases_check CHECK ((lost_leases >= 0))
);


--
-- Name: measuring_drawnfigure; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_drawnfigure (
    id bigint NOT NULL,
    name character varying(40) NOT NULL,
    png bytea NOT NULL,
    drawing_id uuid NOT NULL
);


--
-- Name: measuring_drawnfigure_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.measuring_drawnfigure ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.measuring_drawnfigure_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: measuring_judgementbatch; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_judgementbatch (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    not_before timestamp with time zone,
    waiting_for text NOT NULL,
    judge character varying(200) NOT NULL,
    model character varying(200) NOT NULL,
    variant character varying(40) NOT NULL,
    criteria jsonb NOT NULL,
    scoring jsonb NOT NULL,
    evidence boolean NOT NULL,
    estimate jsonb NOT NULL,
    asked_by_id integer,
    version_id bigint,
    CONSTRAINT judgement_batch_by_judge_or_version CHECK ((((version_id IS NULL) AND (NOT ((judge)::text = ''::text))) OR (((judge)::text = ''::text) AND (version_id IS NOT NULL)))),
    CONSTRAINT judgementbatch_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT judgementbatch_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT judgementbatch_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT measuring_judgementbatch_lost_leases_check CHECK ((lost_leases >= 0))
);


--
-- Name: measuring_judgementitem; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_judgementitem (
    id uuid NOT NULL,
    "position" integer NOT NULL,
    name character varying(200) NOT NULL,
    turns jsonb NOT NULL,
    text text NOT NULL,
    outcome jsonb,
    batch_id uuid NOT NULL,
    CONSTRAINT measuring_judgementitem_position_check CHECK (("position" >= 0))
);


--
-- Name: measuring_markrate; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_markrate (
    id bigint NOT NULL,
    judge character varying(40) NOT NULL,
    found_by character varying(200) NOT NULL,
    version character varying(40) NOT NULL,
    mark character varying(10) NOT NULL,
    source character varying(10) NOT NULL,
    data character varying(200) NOT NULL,
    n integer NOT NULL,
    good integer NOT NULL,
    low double precision,
    high double precision,
    counted_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    CONSTRAINT mark_rate_is_a_share CHECK (((good <= n) AND (n > 0))),
    CONSTRAINT mark_rate_known CHECK ((((mark)::text = ANY ((ARRAY['supported'::character varying, 'check'::character varying, 'wrong'::character varying])::text[])) AND ((source)::text = ANY ((ARRAY['measured'::character varying, 'decisions'::character varying])::text[])))),
    CONSTRAINT measuring_markrate_good_check CHECK ((good >= 0)),
    CONSTRAINT measuring_markrate_n_check CHECK ((n >= 0))
);


--
-- Name: measuring_markrate_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.measuring_markrate ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.measuring_markrate_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: measuring_metarun; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_metarun (
    id uuid NOT NULL,
    title character varying(200) NOT NULL,
    results jsonb NOT NULL,
    figures jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    stored_by_id integer,
    CONSTRAINT meta_run_has_a_title CHECK ((NOT ((title)::text = ''::text))),
    CONSTRAINT meta_run_has_results CHECK ((NOT (results = '[]'::jsonb)))
);


--
-- Name: measuring_storedfolder; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_storedfolder (
    id bigint NOT NULL,
    kind character varying(10) NOT NULL,
    name character varying(80) NOT NULL,
    sha256 character varying(64) NOT NULL,
    size bigint NOT NULL,
    about jsonb NOT NULL,
    stored_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    CONSTRAINT measuring_storedfolder_size_check CHECK ((size >= 0)),
    CONSTRAINT stored_folder_kind_known CHECK (((kind)::text = ANY ((ARRAY['student'::character varying, 'checkpoint'::character varying])::text[]))),
    CONSTRAINT stored_folder_sha256 CHECK (((sha256)::text ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: measuring_storedfolder_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.measuring_storedfolder ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.measuring_storedfolder_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: measuring_storedpiece; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.measuring_storedpiece (
    id bigint NOT NULL,
    path character varying(400) NOT NULL,
    "position" integer NOT NULL,
    content bytea NOT NULL,
    folder_id bigint NOT NULL,
    CONSTRAINT measuring_storedpiece_position_check CHECK (("position" >= 0))
);


--
-- Name: measuring_storedpiece_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.measuring_storedpiece ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.measuring_storedpiece_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: mfa_authenticator; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mfa_authenticator (
    id bigint NOT NULL,
    type character varying(20) NOT NULL,
    data jsonb NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: mfa_authenticator_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mfa_authenticator ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mfa_authenticator_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_claimevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_claimevent (
    id bigint NOT NULL,
    action character varying(10) NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer NOT NULL,
    holder_id integer NOT NULL,
    summary_id uuid NOT NULL,
    CONSTRAINT claim_action_known CHECK (((action)::text = ANY ((ARRAY['take'::character varying, 'release'::character varying, 'force'::character varying, 'assign'::character varying, 'unassign'::character varying])::text[]))),
    CONSTRAINT claim_forced_by_another CHECK (((((action)::text = 'force'::text) AND (NOT (holder_id = by_id))) OR (((action)::text = ANY ((ARRAY['take'::character varying, 'release'::character varying])::text[])) AND (holder_id = by_id)) OR ((action)::text = ANY ((ARRAY['assign'::character varying, 'unassign'::character varying])::text[]))))
);


--
-- Name: records_claimevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_claimevent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_claimevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_disposition; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_disposition (
    id bigint NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    days integer NOT NULL,
    transcript boolean NOT NULL,
    recording_sha256 character varying(64) NOT NULL,
    by_id integer,
    summary_id uuid NOT NULL,
    CONSTRAINT disposition_has_a_reason CHECK ((NOT (reason = ''::text))),
    CONSTRAINT records_disposition_days_check CHECK ((days >= 0))
);


--
-- Name: records_disposition_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_disposition ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_disposition_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_holdlift; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_holdlift (
    id bigint NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer,
    hold_id bigint NOT NULL,
    CONSTRAINT holdlift_has_a_reason CHECK ((NOT (reason = ''::text)))
);


--
-- Name: records_holdlift_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_holdlift ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_holdlift_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_legalhold; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_legalhold (
    id bigint NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer,
    summary_id uuid NOT NULL,
    CONSTRAINT legalhold_has_a_reason CHECK ((NOT (reason = ''::text)))
);


--
-- Name: records_legalhold_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_legalhold ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_legalhold_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_passkeysignature; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_passkeysignature (
    review_id uuid NOT NULL,
    public_key bytea NOT NULL,
    document text NOT NULL,
    challenge character varying(64) NOT NULL,
    authenticator_data bytea NOT NULL,
    client_data bytea NOT NULL,
    signature bytea NOT NULL,
    key_id uuid NOT NULL,
    CONSTRAINT challenge_is_a_hash CHECK (((challenge)::text ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: records_record; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_record (
    id uuid NOT NULL,
    number bigint NOT NULL,
    text text NOT NULL,
    stored_snapshot bytea NOT NULL,
    transcript_sha256 bytea NOT NULL,
    text_sha256 bytea NOT NULL,
    snapshot_sha256 bytea NOT NULL,
    pdf_sha256 bytea NOT NULL,
    sha256 bytea NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    review_id uuid NOT NULL,
    summary_id uuid NOT NULL,
    supersedes_id uuid,
    CONSTRAINT record_is_hashed CHECK (((octet_length(transcript_sha256) = 32) AND (octet_length(text_sha256) = 32) AND (octet_length(snapshot_sha256) = 32) AND (octet_length(pdf_sha256) = 32) AND (octet_length(sha256) = 32))),
    CONSTRAINT record_number_from_one CHECK ((number >= 1)),
    CONSTRAINT record_supersedes_with_a_reason CHECK ((((reason = ''::text) AND (supersedes_id IS NULL)) OR ((supersedes_id IS NOT NULL) AND (NOT (reason = ''::text))))),
    CONSTRAINT records_record_number_check CHECK ((number >= 0))
);


--
-- Name: records_recordexport; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_recordexport (
    id bigint NOT NULL,
    format character varying(5) NOT NULL,
    selection text NOT NULL,
    count integer NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer NOT NULL,
    CONSTRAINT export_format_known CHECK (((format)::text = ANY ((ARRAY['csv'::character varying, 'jsonl'::character varying, 'pack'::character varying, 'queue'::character varying])::text[]))),
    CONSTRAINT records_recordexport_count_check CHECK ((count >= 0))
);


--
-- Name: records_recordexport_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_recordexport ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_recordexport_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_recordpdf; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_recordpdf (
    record_id uuid NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT record_pdf_has_content CHECK ((NOT (content = '\x'::bytea)))
);


--
-- Name: records_retentionrule; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_retentionrule (
    id bigint NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    days integer,
    by_id integer,
    guideline_id bigint NOT NULL,
    CONSTRAINT records_retentionrule_days_check CHECK ((days >= 0)),
    CONSTRAINT retention_in_range CHECK (((days IS NULL) OR ((days >= 1) AND (days <= 36600)))),
    CONSTRAINT retentionrule_has_a_reason CHECK ((NOT (reason = ''::text)))
);


--
-- Name: records_retentionrule_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_retentionrule ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_retentionrule_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_review; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_review (
    id uuid NOT NULL,
    decision character varying(10) NOT NULL,
    category character varying(12) NOT NULL,
    comment text NOT NULL,
    about_start integer,
    about_end integer,
    text_sha256 bytea NOT NULL,
    attestation text NOT NULL,
    signature character varying(14) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    waited double precision,
    handled double precision,
    attempt_id uuid NOT NULL,
    reviewer_id integer NOT NULL,
    CONSTRAINT approval_has_attestation CHECK (((NOT ((decision)::text = 'approve'::text)) OR (NOT (attestation = ''::text)))),
    CONSTRAINT category_of_what_is_sent_back CHECK ((((category)::text = ''::text) OR (((category)::text = ANY ((ARRAY['invented'::character varying, 'omission'::character varying, 'attribution'::character varying, 'inaccurate'::character varying, 'wording'::character varying, 'format'::character varying, 'other'::character varying])::text[])) AND ((decision)::text = 'send_back'::text)))),
    CONSTRAINT decision_known CHECK (((decision)::text = ANY ((ARRAY['approve'::character varying, 'send_back'::character varying, 'reject'::character varying])::text[]))),
    CONSTRAINT records_review_about_end_check CHECK ((about_end >= 0)),
    CONSTRAINT records_review_about_start_check CHECK ((about_start >= 0)),
    CONSTRAINT refusal_has_a_reason CHECK ((((decision)::text = 'approve'::text) OR (NOT (comment = ''::text)))),
    CONSTRAINT review_is_about_a_stretch CHECK (((((about_end IS NULL) AND (about_start IS NULL)) OR ((about_end IS NOT NULL) AND (about_start IS NOT NULL))) AND ((about_start IS NULL) OR ((about_end > about_start) AND ((decision)::text = 'send_back'::text))))),
    CONSTRAINT review_is_bound CHECK ((octet_length(text_sha256) = 32)),
    CONSTRAINT signature_known CHECK (((signature)::text = ANY ((ARRAY['session'::character varying, 'reauthenticate'::character varying, 'passkey'::character varying])::text[])))
);


--
-- Name: records_savedview; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_savedview (
    id bigint NOT NULL,
    list character varying(10) NOT NULL,
    name character varying(60) NOT NULL,
    query character varying(1000) NOT NULL,
    user_id integer NOT NULL,
    CONSTRAINT saved_view_is_named CHECK ((NOT ((name)::text = ''::text))),
    CONSTRAINT saved_view_of_a_known_list CHECK (((list)::text = ANY ((ARRAY['records'::character varying, 'queue'::character varying])::text[])))
);


--
-- Name: records_savedview_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_savedview ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_savedview_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: records_searchentry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_searchentry (
    number bigint NOT NULL,
    vector tsvector NOT NULL,
    edited boolean NOT NULL,
    overridden boolean NOT NULL,
    superseded boolean DEFAULT false NOT NULL,
    approver_id integer,
    record_id uuid NOT NULL,
    CONSTRAINT records_searchentry_number_check CHECK ((number >= 0))
);


--
-- Name: records_sharedpart; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_sharedpart (
    sha256 character varying(64) NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT shared_part_is_its_hash CHECK (((sha256)::text = encode(sha256(content), 'hex'::text)))
);


--
-- Name: records_viewevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records_viewevent (
    id bigint NOT NULL,
    slot bigint NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    summary_id uuid NOT NULL,
    user_id integer NOT NULL,
    CONSTRAINT records_viewevent_slot_check CHECK ((slot >= 0))
);


--
-- Name: records_viewevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.records_viewevent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.records_viewevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: reviews_assignment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews_assignment (
    summary_id uuid NOT NULL,
    assignee_id integer NOT NULL
);


--
-- Name: reviews_claim; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews_claim (
    summary_id uuid NOT NULL,
    since timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    holder_id integer NOT NULL,
    CONSTRAINT claim_lasts CHECK ((until > since))
);


--
-- Name: reviews_editdraft; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews_editdraft (
    id bigint NOT NULL,
    text text NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    attempt_id uuid NOT NULL,
    writer_id integer NOT NULL
);


--
-- Name: reviews_editdraft_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.reviews_editdraft ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reviews_editdraft_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: reviews_handindraft; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews_handindraft (
    writer_id integer NOT NULL,
    pasted text NOT NULL,
    summary text NOT NULL,
    guideline character varying(80) NOT NULL,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: reviews_ratingdraft; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews_ratingdraft (
    id bigint NOT NULL,
    choices jsonb NOT NULL,
    attempt_id uuid NOT NULL,
    reviewer_id integer NOT NULL
);


--
-- Name: reviews_ratingdraft_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.reviews_ratingdraft ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reviews_ratingdraft_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: reviews_skip; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reviews_skip (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    reviewer_id integer NOT NULL,
    summary_id uuid NOT NULL
);


--
-- Name: reviews_skip_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.reviews_skip ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reviews_skip_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: socialaccount_socialaccount; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.socialaccount_socialaccount (
    id integer NOT NULL,
    provider character varying(200) NOT NULL,
    uid character varying(191) NOT NULL,
    last_login timestamp with time zone NOT NULL,
    date_joined timestamp with time zone NOT NULL,
    extra_data jsonb NOT NULL,
    user_id integer NOT NULL
);


--
-- Name: socialaccount_socialaccount_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.socialaccount_socialaccount ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.socialaccount_socialaccount_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: socialaccount_socialapp; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.socialaccount_socialapp (
    id integer NOT NULL,
    provider character varying(30) NOT NULL,
    name character varying(40) NOT NULL,
    client_id character varying(191) NOT NULL,
    secret character varying(191) NOT NULL,
    key character varying(191) NOT NULL,
    provider_id character varying(200) NOT NULL,
    settings jsonb NOT NULL
);


--
-- Name: socialaccount_socialapp_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.socialaccount_socialapp ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.socialaccount_socialapp_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: socialaccount_socialtoken; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.socialaccount_socialtoken (
    id integer NOT NULL,
    token text NOT NULL,
    token_secret text NOT NULL,
    expires_at timestamp with time zone,
    account_id integer NOT NULL,
    app_id integer
);


--
-- Name: socialaccount_socialtoken_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.socialaccount_socialtoken ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.socialaccount_socialtoken_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_attempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_attempt (
    id uuid NOT NULL,
    number smallint NOT NULL,
    origin character varying(10) NOT NULL,
    text text NOT NULL,
    sha256 bytea NOT NULL,
    model character varying(200) NOT NULL,
    prompt_version character varying(40) NOT NULL,
    suggested_by character varying(200) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    based_on_id uuid,
    written_by_id integer,
    summary_id uuid NOT NULL,
    CONSTRAINT attempt_has_its_writer CHECK (((((origin)::text = 'model'::text) AND (written_by_id IS NULL) AND (NOT ((model)::text = ''::text))) OR ((NOT ((origin)::text = 'model'::text)) AND ((model)::text = ''::text) AND (written_by_id IS NOT NULL)))),
    CONSTRAINT attempt_has_text CHECK ((NOT (text = ''::text))),
    CONSTRAINT attempt_is_hashed CHECK ((octet_length(sha256) = 32)),
    CONSTRAINT attempt_number_from_one CHECK ((number >= 1)),
    CONSTRAINT origin_known CHECK (((origin)::text = ANY ((ARRAY['model'::character varying, 'author'::character varying, 'reviewer'::character varying])::text[]))),
    CONSTRAINT suggestions_are_for_authors CHECK ((((suggested_by)::text = ''::text) OR ((origin)::text = 'author'::text))),
    CONSTRAINT summaries_attempt_number_check CHECK ((number >= 0))
);


--
-- Name: summaries_criterion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_criterion (
    id bigint NOT NULL,
    "position" smallint NOT NULL,
    name character varying(80) NOT NULL,
    definition text NOT NULL,
    steps jsonb NOT NULL,
    method character varying(20) NOT NULL,
    parameters jsonb NOT NULL,
    blocking boolean NOT NULL,
    threshold double precision,
    guideline_version_id bigint NOT NULL,
    CONSTRAINT criterion_method_known CHECK (((method)::text = ANY ((ARRAY['geval'::character varying, 'qag'::character varying, 'mqag'::character varying, 'rules'::character varying, 'lexical'::character varying, 'student'::character varying, 'checkpoint'::character varying])::text[]))),
    CONSTRAINT criterion_threshold_on_the_scale CHECK (((threshold IS NULL) OR ((threshold >= (1.0)::double precision) AND (threshold <= (5.0)::double precision)))),
    CONSTRAINT summaries_criterion_position_check CHECK (("position" >= 0))
);


--
-- Name: summaries_criterion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_criterion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_criterion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_deletion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_deletion (
    id bigint NOT NULL,
    transcript_id uuid NOT NULL,
    source character varying(100) NOT NULL,
    external_id character varying(200) NOT NULL,
    sha256 character varying(64) NOT NULL,
    history jsonb NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    by_id integer NOT NULL
);


--
-- Name: summaries_deletion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_deletion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_deletion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_drill; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_drill (
    id bigint NOT NULL,
    kind character varying(10) NOT NULL,
    seed bigint NOT NULL,
    start integer NOT NULL,
    "end" integer NOT NULL,
    was_end integer NOT NULL,
    planted_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    marked boolean,
    outcome character varying(10) NOT NULL,
    closed_at timestamp with time zone,
    guideline_id bigint NOT NULL,
    reviewer_id integer NOT NULL,
    source_id uuid,
    summary_id uuid,
    CONSTRAINT drill_closes_with_an_outcome CHECK ((((closed_at IS NULL) AND ((outcome)::text = ''::text)) OR ((closed_at IS NOT NULL) AND ((outcome)::text = ANY ((ARRAY['stopped'::character varying, 'edited'::character varying, 'sent_back'::character varying, 'rejected'::character varying, 'missed'::character varying, 'withdrawn'::character varying])::text[]))))),
    CONSTRAINT drill_is_about_a_sentence CHECK ((("end" > start) AND (was_end > start))),
    CONSTRAINT drill_kind_known CHECK (((kind)::text = ANY ((ARRAY['date'::character varying, 'negation'::character varying, 'speaker'::character varying, 'figure'::character varying])::text[]))),
    CONSTRAINT summaries_drill_end_check CHECK (("end" >= 0)),
    CONSTRAINT summaries_drill_start_check CHECK ((start >= 0)),
    CONSTRAINT summaries_drill_was_end_check CHECK ((was_end >= 0))
);


--
-- Name: summaries_drill_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_drill ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_drill_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_guideline; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_guideline (
    id bigint NOT NULL,
    name character varying(80) NOT NULL,
    title character varying(200) NOT NULL,
    is_default boolean NOT NULL,
    archived_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    CONSTRAINT guideline_default_is_not_archived CHECK (((NOT is_default) OR (archived_at IS NULL)))
);


--
-- Name: summaries_guideline_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_guideline ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_guideline_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_guidelineversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_guidelineversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    instructions text NOT NULL,
    threshold double precision NOT NULL,
    attempt_budget smallint NOT NULL,
    max_words integer NOT NULL,
    language character varying(35) NOT NULL,
    writer_model character varying(200) NOT NULL,
    judge_model character varying(200) NOT NULL,
    score_mode character varying(12) NOT NULL,
    joint boolean NOT NULL,
    variant character varying(40) NOT NULL,
    wordings jsonb NOT NULL,
    confirm boolean NOT NULL,
    four_eyes boolean NOT NULL,
    judge_edits boolean NOT NULL,
    signing character varying(14) NOT NULL,
    redact boolean NOT NULL,
    change_note text NOT NULL,
    published_at timestamp with time zone,
    discarded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    guideline_id bigint NOT NULL,
    published_by_id integer,
    drill_share smallint NOT NULL,
    CONSTRAINT attempt_budget_in_range CHECK (((attempt_budget >= 1) AND (attempt_budget <= 20))),
    CONSTRAINT drill_share_in_range CHECK ((drill_share <= 20)),
    CONSTRAINT max_words_in_range CHECK ((max_words >= 20)),
    CONSTRAINT published_version_is_not_discarded CHECK (((published_at IS NULL) OR (discarded_at IS NULL))),
    CONSTRAINT score_mode_in_choices CHECK (((score_mode)::text = ANY ((ARRAY['auto'::character varying, 'logprobs'::character varying, 'samples'::character varying, 'single'::character varying])::text[]))),
    CONSTRAINT signing_in_choices CHECK (((signing)::text = ANY ((ARRAY['session'::character varying, 'reauthenticate'::character varying, 'passkey'::character varying])::text[]))),
    CONSTRAINT summaries_guidelineversion_attempt_budget_check CHECK ((attempt_budget >= 0)),
    CONSTRAINT summaries_guidelineversion_drill_share_check CHECK ((drill_share >= 0)),
    CONSTRAINT summaries_guidelineversion_max_words_check CHECK ((max_words >= 0)),
    CONSTRAINT summaries_guidelineversion_number_check CHECK ((number >= 0)),
    CONSTRAINT threshold_on_the_scale CHECK (((threshold >= (1.0)::double precision) AND (threshold <= (5.0)::double precision))),
    CONSTRAINT variant_is_named CHECK ((NOT ((variant)::text = ''::text)))
);


--
-- Name: summaries_guidelineversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_guidelineversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_guidelineversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_import; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_import (
    id uuid NOT NULL,
    key character varying(255) NOT NULL,
    received integer NOT NULL,
    created integer NOT NULL,
    duplicates integer NOT NULL,
    rejected integer NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    updated_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    finished_at timestamp with time zone,
    owner_id integer NOT NULL,
    CONSTRAINT import_adds_up CHECK ((received = ((created + duplicates) + rejected))),
    CONSTRAINT summaries_import_created_check CHECK ((created >= 0)),
    CONSTRAINT summaries_import_duplicates_check CHECK ((duplicates >= 0)),
    CONSTRAINT summaries_import_received_check CHECK ((received >= 0)),
    CONSTRAINT summaries_import_rejected_check CHECK ((rejected >= 0))
);


--
-- Name: summaries_keptanswer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_keptanswer (
    id bigint NOT NULL,
    key character varying(255) NOT NULL,
    fingerprint character varying(64) NOT NULL,
    status smallint NOT NULL,
    location character varying(300) NOT NULL,
    body jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    owner_id integer NOT NULL,
    CONSTRAINT kept_answer_is_fingerprinted CHECK (((fingerprint)::text ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT summaries_keptanswer_status_check CHECK ((status >= 0))
);


--
-- Name: summaries_keptanswer_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_keptanswer ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_keptanswer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_recording; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_recording (
    transcript_id uuid NOT NULL,
    url character varying(2000) NOT NULL,
    name character varying(100) NOT NULL,
    content_type character varying(30) NOT NULL,
    size bigint NOT NULL,
    sha256 character varying(64) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    added_by_id integer,
    CONSTRAINT recording_is_a_file_or_a_link CHECK ((((size > 0) AND ((url)::text = ''::text) AND (NOT ((name)::text = ''::text)) AND (NOT ((content_type)::text = ''::text)) AND ((sha256)::text ~ '^[0-9a-f]{64}$'::text)) OR ((NOT ((url)::text = ''::text)) AND ((content_type)::text = ''::text) AND ((name)::text = ''::text) AND ((sha256)::text = ''::text) AND (size = 0)))),
    CONSTRAINT summaries_recording_size_check CHECK ((size >= 0))
);


--
-- Name: summaries_redaction; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_redaction (
    summary_id uuid NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL
);


--
-- Name: summaries_rejection; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_rejection (
    id bigint NOT NULL,
    "row" integer NOT NULL,
    external_id character varying(200) NOT NULL,
    problem jsonb NOT NULL,
    of_id uuid NOT NULL,
    CONSTRAINT summaries_rejection_row_check CHECK (("row" >= 0))
);


--
-- Name: summaries_rejection_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_rejection ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_rejection_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_revisionbrief; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_revisionbrief (
    id bigint NOT NULL,
    shortfalls bytea NOT NULL,
    findings bytea NOT NULL,
    comment text NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    attempt_id uuid NOT NULL,
    by_id integer,
    CONSTRAINT brief_says_something CHECK (((NOT (shortfalls = '\x'::bytea)) OR (NOT (comment = ''::text))))
);


--
-- Name: summaries_revisionbrief_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_revisionbrief ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_revisionbrief_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: summaries_suggestion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_suggestion (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(10) NOT NULL,
    failure text NOT NULL,
    nudged_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    text text NOT NULL,
    model character varying(200) NOT NULL,
    replaced text NOT NULL,
    taken_at timestamp with time zone,
    asked_by_id integer,
    attempt_id uuid NOT NULL,
    CONSTRAINT suggestion_failure_has_its_reason CHECK (((((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND (failure = ''::text)))),
    CONSTRAINT suggestion_is_whole_when_done CHECK (((((status)::text = 'done'::text) AND (NOT (text = ''::text)) AND (NOT ((model)::text = ''::text))) OR ((NOT ((status)::text = 'done'::text)) AND ((model)::text = ''::text) AND (taken_at IS NULL) AND (text = ''::text)))),
    CONSTRAINT suggestion_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL)))),
    CONSTRAINT suggestion_replaces_once_taken CHECK (((replaced = ''::text) OR (taken_at IS NOT NULL))),
    CONSTRAINT suggestion_status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT summaries_suggestion_lost_leases_check CHECK ((lost_leases >= 0))
);


--
-- Name: summaries_summary; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_summary (
    lease_token uuid,
    lease_until timestamp with time zone,
    lost_leases smallint DEFAULT 0 NOT NULL,
    id uuid NOT NULL,
    status character varying(20) NOT NULL,
    status_since timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    failed_from character varying(20) NOT NULL,
    failure text NOT NULL,
    failure_kind character varying(10) NOT NULL,
    not_before timestamp with time zone,
    deferrals integer NOT NULL,
    faulty_since timestamp with time zone,
    unusable smallint DEFAULT 0 NOT NULL,
    writer_model character varying(200) DEFAULT ''::character varying NOT NULL,
    judge_model character varying(200) DEFAULT ''::character varying NOT NULL,
    waiting_for text NOT NULL,
    nudged_at timestamp with time zone,
    sent_back boolean DEFAULT false NOT NULL,
    flagged boolean DEFAULT false NOT NULL,
    disposed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    request_id character varying(128) DEFAULT ''::character varying NOT NULL,
    traceparent character varying(55) DEFAULT ''::character varying NOT NULL,
    words tsvector,
    author_id integer,
    guideline_version_id bigint NOT NULL,
    transcript_id uuid NOT NULL,
    drill_for_id integer,
    CONSTRAINT drill_is_never_decided CHECK (((drill_for_id IS NULL) OR ((author_id IS NULL) AND (NOT ((status)::text = ANY ((ARRAY['approved'::character varying, 'rejected'::character varying])::text[])))))),
    CONSTRAINT failure_has_its_kind CHECK (((((failure_kind)::text = ANY ((ARRAY['filtered'::character varying, 'declined'::character varying, 'unscored'::character varying, 'cut'::character varying, 'invalid'::character varying, 'slow'::character varying, 'server'::character varying, 'error'::character varying])::text[])) AND ((status)::text = 'failed'::text)) OR ((NOT ((status)::text = 'failed'::text)) AND ((failure_kind)::text = ''::text)))),
    CONSTRAINT failure_has_its_reason CHECK (((((failed_from)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[])) AND ((status)::text = 'failed'::text) AND (NOT (failure = ''::text))) OR ((NOT ((status)::text = 'failed'::text)) AND ((failed_from)::text = ''::text) AND (failure = ''::text)))),
    CONSTRAINT status_known CHECK (((status)::text = ANY ((ARRAY['queued'::character varying, 'drafted'::character varying, 'in_review'::character varying, 'revising'::character varying, 'exhausted'::character varying, 'returned'::character varying, 'approved'::character varying, 'rejected'::character varying, 'failed'::character varying, 'cancelled'::character varying])::text[]))),
    CONSTRAINT summaries_summary_deferrals_check CHECK ((deferrals >= 0)),
    CONSTRAINT summaries_summary_lost_leases_check CHECK ((lost_leases >= 0)),
    CONSTRAINT summaries_summary_unusable_check CHECK ((unusable >= 0)),
    CONSTRAINT summary_lease_is_whole CHECK ((((lease_token IS NULL) AND (lease_until IS NULL)) OR ((lease_token IS NOT NULL) AND (lease_until IS NOT NULL))))
);


--
-- Name: summaries_transcript; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_transcript (
    id uuid NOT NULL,
    source character varying(100) NOT NULL,
    external_id character varying(200) NOT NULL,
    title character varying(300) NOT NULL,
    occurred_at timestamp with time zone,
    format character varying(30) NOT NULL,
    turns bytea NOT NULL,
    word_count integer NOT NULL,
    warnings jsonb NOT NULL,
    sha256 bytea NOT NULL,
    submission_sha256 bytea NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    submitted_by_id integer,
    CONSTRAINT summaries_transcript_word_count_check CHECK ((word_count >= 0)),
    CONSTRAINT transcript_has_words CHECK ((word_count > 0)),
    CONSTRAINT transcript_is_hashed CHECK (((octet_length(sha256) = 32) AND (octet_length(submission_sha256) = 32))),
    CONSTRAINT transcript_is_named CHECK (((NOT ((source)::text = ''::text)) AND (NOT ((external_id)::text = ''::text)) AND (NOT ((title)::text = ''::text))))
);


--
-- Name: summaries_transcriptscan; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_transcriptscan (
    transcript_id uuid NOT NULL,
    version integer NOT NULL,
    signals jsonb NOT NULL,
    scanned_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    CONSTRAINT summaries_transcriptscan_version_check CHECK ((version >= 0))
);


--
-- Name: summaries_transition; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries_transition (
    id bigint NOT NULL,
    action character varying(20) NOT NULL,
    old character varying(20) NOT NULL,
    new character varying(20) NOT NULL,
    role character varying(20) NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    actor_id integer,
    summary_id uuid NOT NULL,
    CONSTRAINT appeal_has_its_reason CHECK (((NOT ((action)::text = 'appeal'::text)) OR ((actor_id IS NOT NULL) AND ((new)::text = 'exhausted'::text) AND ((old)::text = 'returned'::text) AND ((role)::text = 'author'::text) AND (NOT (reason = ''::text))))),
    CONSTRAINT pipeline_is_nobody CHECK ((((actor_id IS NULL) AND ((role)::text = ANY ((ARRAY['writer'::character varying, 'judge'::character varying])::text[]))) OR (NOT ((role)::text = ANY ((ARRAY['writer'::character varying, 'judge'::character varying])::text[]))))),
    CONSTRAINT transition_between_states CHECK ((((new)::text = ANY ((ARRAY['queued'::character varying, 'drafted'::character varying, 'in_review'::character varying, 'revising'::character varying, 'exhausted'::character varying, 'returned'::character varying, 'approved'::character varying, 'rejected'::character varying, 'failed'::character varying, 'cancelled'::character varying])::text[])) AND ((old)::text = ANY ((ARRAY[''::character varying, 'queued'::character varying, 'drafted'::character varying, 'in_review'::character varying, 'revising'::character varying, 'exhausted'::character varying, 'returned'::character varying, 'approved'::character varying, 'rejected'::character varying, 'failed'::character varying, 'cancelled'::character varying])::text[]))))
);


--
-- Name: summaries_transition_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.summaries_transition ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.summaries_transition_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: transparency_anchor; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transparency_anchor (
    id bigint NOT NULL,
    kind character varying(12) NOT NULL,
    name character varying(2000) NOT NULL,
    content bytea NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    checkpoint_id bigint NOT NULL,
    CONSTRAINT anchor_kind_known CHECK (((kind)::text = ANY ((ARRAY['sink'::character varying, 'cosignature'::character varying, 'timestamp'::character varying])::text[])))
);


--
-- Name: transparency_anchor_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.transparency_anchor ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.transparency_anchor_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: transparency_checkpoint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transparency_checkpoint (
    size bigint NOT NULL,
    note text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    CONSTRAINT transparency_checkpoint_size_check CHECK ((size >= 0))
);


--
-- Name: transparency_leaf; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transparency_leaf (
    id bigint NOT NULL,
    kind character varying(20) NOT NULL,
    "row" character varying(64) NOT NULL,
    content text NOT NULL,
    at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    index bigint,
    CONSTRAINT leaf_has_a_row_or_needs_none CHECK (((((kind)::text = ANY ((ARRAY['log_key'::character varying, 'archive'::character varying])::text[])) AND (("row")::text = ''::text)) OR ((NOT ((kind)::text = ANY ((ARRAY['log_key'::character varying, 'archive'::character varying])::text[]))) AND (NOT (("row")::text = ''::text))))),
    CONSTRAINT leaf_kind_is_plain CHECK (((kind)::text ~ '^[a-z_]+$'::text)),
    CONSTRAINT transparency_leaf_index_check CHECK ((index >= 0))
);


--
-- Name: transparency_leaf_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.transparency_leaf ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.transparency_leaf_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: transparency_node; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transparency_node (
    level smallint NOT NULL,
    "position" bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT transparency_node_level_check CHECK ((level >= 0)),
    CONSTRAINT transparency_node_position_check CHECK (("position" >= 0))
);


--
-- Name: usersessions_usersession; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.usersessions_usersession (
    id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ip inet NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    session_key character varying(40) NOT NULL,
    user_agent character varying(200) NOT NULL,
    data jsonb NOT NULL,
    user_id integer NOT NULL
);


--
-- Name: usersessions_usersession_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.usersessions_usersession ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.usersessions_usersession_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_auditevent_2026_11; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent ATTACH PARTITION public.accounts_auditevent_2026_11 FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00');


--
-- Name: accounts_auditevent_2026_12; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent ATTACH PARTITION public.accounts_auditevent_2026_12 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2027-01-01 00:00:00+00');


--
-- Name: accounts_auditevent_2027_01; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent ATTACH PARTITION public.accounts_auditevent_2027_01 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');


--
-- Name: accounts_auditevent_2027_02; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent ATTACH PARTITION public.accounts_auditevent_2027_02 FOR VALUES FROM ('2027-02-01 00:00:00+00') TO ('2027-03-01 00:00:00+00');


--
-- Name: accounts_auditevent_default; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent ATTACH PARTITION public.accounts_auditevent_default DEFAULT;


--
-- Name: llm_modelcall_2026_11; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall ATTACH PARTITION public.llm_modelcall_2026_11 FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00');


--
-- Name: llm_modelcall_2026_12; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall ATTACH PARTITION public.llm_modelcall_2026_12 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2027-01-01 00:00:00+00');


--
-- Name: llm_modelcall_2027_01; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall ATTACH PARTITION public.llm_modelcall_2027_01 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');


--
-- Name: llm_modelcall_2027_02; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall ATTACH PARTITION public.llm_modelcall_2027_02 FOR VALUES FROM ('2027-02-01 00:00:00+00') TO ('2027-03-01 00:00:00+00');


--
-- Name: llm_modelcall_default; Type: TABLE ATTACH; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall ATTACH PARTITION public.llm_modelcall_default DEFAULT;


--
-- Name: accounts_auditevent id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent ALTER COLUMN id SET DEFAULT nextval('public.accounts_auditevent_id_seq'::regclass);


--
-- Name: llm_modelcall id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall ALTER COLUMN id SET DEFAULT nextval('public.llm_modelcall_id_seq'::regclass);


--
-- Data for Name: account_emailaddress; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.account_emailaddress (id, email, verified, "primary", user_id) FROM stdin;
\.


--
-- Data for Name: account_emailconfirmation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.account_emailconfirmation (id, created, sent, key, email_address_id) FROM stdin;
\.


--
-- Data for Name: accounts_accountletter; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_accountletter (id, change, address, happened_at, lease_until, by_id, user_id, token_id, signing_key_id, source) FROM stdin;
\.


--
-- Data for Name: accounts_addresschange; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_addresschange (id, address, asked_at, user_id) FROM stdin;
\.


--
-- Data for Name: accounts_apitoken; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_apitoken (id, name, digest, scopes, created_at, last_used_at, revoked_at, expires_at, warned_at, ended_at, requests_per_minute, owner_id, replaces_id) FROM stdin;
\.


--
-- Data for Name: accounts_auditevent_2026_11; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditevent_2026_11 (id, number, at, kind, object_kind, object_key, details, address, browser, by_id, person_id) FROM stdin;
1	\N	2026-11-24 08:50:05.363956+00	role.grant			{"role": "reviewer"}			\N	1
2	\N	2026-11-24 08:50:05.378418+00	transcript.hand_in	transcript	08e8cadb-9ec0-4b4d-a725-03bb063e31bf	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
3	\N	2026-11-24 08:50:05.664572+00	claim.take	summary	f063adff-45a4-4b2b-a922-dc6ffb29bba9	{}			1	\N
4	\N	2026-11-24 08:50:05.739331+00	review.approve	summary	f063adff-45a4-4b2b-a922-dc6ffb29bba9	{"signature": "session", "text_sha256": "a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}			1	\N
5	\N	2026-11-24 08:50:08.839412+00	record.make	record	1	{"sha256": "dd8ed8e471a5ff40275702ac4dfef421cdd553ee94c6c5e54c338491a4d02d07"}			1	\N
6	\N	2026-11-24 08:50:08.913453+00	transcript.hand_in	transcript	b69e93ae-0c44-4386-aee9-afd76e10ea63	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
\.


--
-- Data for Name: accounts_auditevent_2026_12; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditevent_2026_12 (id, number, at, kind, object_kind, object_key, details, address, browser, by_id, person_id) FROM stdin;
\.


--
-- Data for Name: accounts_auditevent_2027_01; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditevent_2027_01 (id, number, at, kind, object_kind, object_key, details, address, browser, by_id, person_id) FROM stdin;
\.


--
-- Data for Name: accounts_auditevent_2027_02; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditevent_2027_02 (id, number, at, kind, object_kind, object_key, details, address, browser, by_id, person_id) FROM stdin;
\.


--
-- Data for Name: accounts_auditevent_default; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditevent_default (id, number, at, kind, object_kind, object_key, details, address, browser, by_id, person_id) FROM stdin;
\.


--
-- Data for Name: accounts_chosenlanguage; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_chosenlanguage (user_id, code) FROM stdin;
\.


--
-- Data for Name: accounts_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_erasure (user_id, salt, username_sha256, at, by_id) FROM stdin;
\.


--
-- Data for Name: accounts_roleevent; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_roleevent (id, action, role, source, at, by_id, guideline_id, token_id, user_id, signing_key_id) FROM stdin;
1	grant	reviewer		2026-11-24 08:50:05.363956+00	\N	\N	\N	1	\N
\.


--
-- Data for Name: accounts_rolegrant; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_rolegrant (id, role, source, created_at, guideline_id, user_id) FROM stdin;
1	reviewer		2026-11-24 08:50:05.352638+00	\N	1
\.


--
-- Data for Name: accounts_signinevent; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_signinevent (id, action, source, subject, reason, address, at, user_id) FROM stdin;
\.


--
-- Data for Name: accounts_signingkey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_signingkey (id, name, credential_id, public_key, transports, aaguid, sign_count, enrolled_at, removed_at, owner_id, removed_by_id) FROM stdin;
\.


--
-- Data for Name: accounts_signinstamp; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_signinstamp (user_id, number, must_change) FROM stdin;
\.


--
-- Data for Name: auth_group; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_group (id, name) FROM stdin;
\.


--
-- Data for Name: auth_group_permissions; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_group_permissions (id, group_id, permission_id) FROM stdin;
\.


--
-- Data for Name: auth_permission; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_permission (id, name, content_type_id, codename) FROM stdin;
1	Can add permission	1	add_permission
2	Can change permission	1	change_permission
3	Can delete permission	1	delete_permission
4	Can view permission	1	view_permission
5	Can add group	2	add_group
6	Can change group	2	change_group
7	Can delete group	2	delete_group
8	Can view group	2	view_group
9	Can add user	3	add_user
10	Can change user	3	change_user
11	Can delete user	3	delete_user
12	Can view user	3	view_user
13	Can add content type	4	add_contenttype
14	Can change content type	4	change_contenttype
15	Can delete content type	4	delete_contenttype
16	Can view content type	4	view_contenttype
17	Can add session	5	add_session
18	Can change session	5	change_session
19	Can delete session	5	delete_session
20	Can view session	5	view_session
21	Can add cached answer	6	add_cachedanswer
22	Can change cached answer	6	change_cachedanswer
23	Can delete cached answer	6	delete_cachedanswer
24	Can view cached answer	6	view_cachedanswer
25	Can add model call	7	add_modelcall
26	Can change model call	7	change_modelcall
27	Can delete model call	7	delete_modelcall
28	Can view model call	7	view_modelcall
29	Can add chosen language	8	add_chosenlanguage
30	Can change chosen language	8	change_chosenlanguage
31	Can delete chosen language	8	delete_chosenlanguage
32	Can view chosen language	8	view_chosenlanguage
33	Can add sign in stamp	9	add_signinstamp
34	Can change sign in stamp	9	change_signinstamp
35	Can delete sign in stamp	9	delete_signinstamp
36	Can view sign in stamp	9	view_signinstamp
37	Can add address change	13	add_addresschange
38	Can change address change	13	change_addresschange
39	Can delete address change	13	delete_addresschange
40	Can view address change	13	view_addresschange
41	Can add api token	14	add_apitoken
42	Can change api token	14	change_apitoken
43	Can delete api token	14	delete_apitoken
44	Can view api token	14	view_apitoken
45	Can add audit event	15	add_auditevent
46	Can change audit event	15	change_auditevent
47	Can delete audit event	15	delete_auditevent
48	Can view audit event	15	view_auditevent
49	Can add role grant	16	add_rolegrant
50	Can change role grant	16	change_rolegrant
51	Can delete role grant	16	delete_rolegrant
52	Can view role grant	16	view_rolegrant
53	Can add sign in event	17	add_signinevent
54	Can change sign in event	17	change_signinevent
55	Can delete sign in event	17	delete_signinevent
56	Can view sign in event	17	view_signinevent
57	Can add signing key	18	add_signingkey
58	Can change signing key	18	change_signingkey
59	Can delete signing key	18	delete_signingkey
60	Can view signing key	18	view_signingkey
61	Can add role event	19	add_roleevent
62	Can change role event	19	change_roleevent
63	Can delete role event	19	delete_roleevent
64	Can view role event	19	view_roleevent
65	Can add account letter	20	add_accountletter
66	Can change account letter	20	change_accountletter
67	Can delete account letter	20	delete_accountletter
68	Can view account letter	20	view_accountletter
69	Can add erasure	21	add_erasure
70	Can change erasure	21	change_erasure
71	Can delete erasure	21	delete_erasure
72	Can view erasure	21	view_erasure
73	Can add checkpoint	22	add_checkpoint
74	Can change checkpoint	22	change_checkpoint
75	Can delete checkpoint	22	delete_checkpoint
76	Can view checkpoint	22	view_checkpoint
77	Can add leaf	23	add_leaf
78	Can change leaf	23	change_leaf
79	Can delete leaf	23	delete_leaf
80	Can view leaf	23	view_leaf
81	Can add node	24	add_node
82	Can change node	24	change_node
83	Can delete node	24	delete_node
84	Can view node	24	view_node
85	Can add anchor	25	add_anchor
86	Can change anchor	25	change_anchor
87	Can delete anchor	25	delete_anchor
88	Can view anchor	25	view_anchor
89	Can add summary	26	add_summary
90	Can change summary	26	change_summary
91	Can delete summary	26	delete_summary
92	Can view summary	26	view_summary
93	Can add transcript	27	add_transcript
94	Can change transcript	27	change_transcript
95	Can delete transcript	27	delete_transcript
96	Can view transcript	27	view_transcript
97	Can add deletion	28	add_deletion
98	Can change deletion	28	change_deletion
99	Can delete deletion	28	delete_deletion
100	Can view deletion	28	view_deletion
101	Can add guideline	29	add_guideline
102	Can change guideline	29	change_guideline
103	Can delete guideline	29	delete_guideline
104	Can view guideline	29	view_guideline
105	Can add guideline version	30	add_guidelineversion
106	Can change guideline version	30	change_guidelineversion
107	Can delete guideline version	30	delete_guidelineversion
108	Can view guideline version	30	view_guidelineversion
109	Can add criterion	31	add_criterion
110	Can change criterion	31	change_criterion
111	Can delete criterion	31	delete_criterion
112	Can view criterion	31	view_criterion
113	Can add import	32	add_import
114	Can change import	32	change_import
115	Can delete import	32	delete_import
116	Can view import	32	view_import
117	Can add kept answer	33	add_keptanswer
118	Can change kept answer	33	change_keptanswer
119	Can delete kept answer	33	delete_keptanswer
120	Can view kept answer	33	view_keptanswer
121	Can add redaction	34	add_redaction
122	Can change redaction	34	change_redaction
123	Can delete redaction	34	delete_redaction
124	Can view redaction	34	view_redaction
125	Can add attempt	35	add_attempt
126	Can change attempt	35	change_attempt
127	Can delete attempt	35	delete_attempt
128	Can view attempt	35	view_attempt
129	Can add rejection	36	add_rejection
130	Can change rejection	36	change_rejection
131	Can delete rejection	36	delete_rejection
132	Can view rejection	36	view_rejection
133	Can add revision brief	37	add_revisionbrief
134	Can change revision brief	37	change_revisionbrief
135	Can delete revision brief	37	delete_revisionbrief
136	Can view revision brief	37	view_revisionbrief
137	Can add suggestion	38	add_suggestion
138	Can change suggestion	38	change_suggestion
139	Can delete suggestion	38	delete_suggestion
140	Can view suggestion	38	view_suggestion
141	Can add transcript scan	39	add_transcriptscan
142	Can change transcript scan	39	change_transcriptscan
143	Can delete transcript scan	39	delete_transcriptscan
144	Can view transcript scan	39	view_transcriptscan
145	Can add transition	40	add_transition
146	Can change transition	40	change_transition
147	Can delete transition	40	delete_transition
148	Can view transition	40	view_transition
149	Can add recording	41	add_recording
150	Can change recording	41	change_recording
151	Can delete recording	41	delete_recording
152	Can view recording	41	view_recording
153	Can add drill	42	add_drill
154	Can change drill	42	change_drill
155	Can delete drill	42	delete_drill
156	Can view drill	42	view_drill
157	Can add evaluation	43	add_evaluation
158	Can change evaluation	43	change_evaluation
159	Can delete evaluation	43	delete_evaluation
160	Can view evaluation	43	view_evaluation
161	Can add evidence search	44	add_evidencesearch
162	Can change evidence search	44	change_evidencesearch
163	Can delete evidence search	44	delete_evidencesearch
164	Can view evidence search	44	view_evidencesearch
165	Can add guideline event	45	add_guidelineevent
166	Can change guideline event	45	change_guidelineevent
167	Can delete guideline event	45	delete_guidelineevent
168	Can view guideline event	45	view_guidelineevent
169	Can add preview	46	add_preview
170	Can change preview	46	change_preview
171	Can delete preview	46	delete_preview
172	Can view preview	46	view_preview
173	Can add rating	47	add_rating
174	Can change rating	47	change_rating
175	Can delete rating	47	delete_rating
176	Can view rating	47	view_rating
177	Can add score	48	add_score
178	Can change score	48	change_score
179	Can delete score	48	delete_score
180	Can view score	48	view_score
181	Can add steps job	49	add_stepsjob
182	Can change steps job	49	change_stepsjob
183	Can delete steps job	49	delete_stepsjob
184	Can view steps job	49	view_stepsjob
185	Can add trial	50	add_trial
186	Can change trial	50	change_trial
187	Can delete trial	50	delete_trial
188	Can view trial	50	view_trial
189	Can add meeting trial	51	add_meetingtrial
190	Can change meeting trial	51	change_meetingtrial
191	Can delete meeting trial	51	delete_meetingtrial
192	Can view meeting trial	51	view_meetingtrial
193	Can add pinned meeting	52	add_pinnedmeeting
194	Can change pinned meeting	52	change_pinnedmeeting
195	Can delete pinned meeting	52	delete_pinnedmeeting
196	Can view pinned meeting	52	view_pinnedmeeting
197	Can add backtest	53	add_backtest
198	Can change backtest	53	change_backtest
199	Can delete backtest	53	delete_backtest
200	Can view backtest	53	view_backtest
201	Can add backtest item	54	add_backtestitem
202	Can change backtest item	54	change_backtestitem
203	Can delete backtest item	54	delete_backtestitem
204	Can view backtest item	54	view_backtestitem
205	Can add drawing	55	add_drawing
206	Can change drawing	55	change_drawing
207	Can delete drawing	55	delete_drawing
208	Can view drawing	55	view_drawing
209	Can add drawn figure	56	add_drawnfigure
210	Can change drawn figure	56	change_drawnfigure
211	Can delete drawn figure	56	delete_drawnfigure
212	Can view drawn figure	56	view_drawnfigure
213	Can add mark rate	57	add_markrate
214	Can change mark rate	57	change_markrate
215	Can delete mark rate	57	delete_markrate
216	Can view mark rate	57	view_markrate
217	Can add meta run	58	add_metarun
218	Can change meta run	58	change_metarun
219	Can delete meta run	58	delete_metarun
220	Can view meta run	58	view_metarun
221	Can add judgement batch	59	add_judgementbatch
222	Can change judgement batch	59	change_judgementbatch
223	Can delete judgement batch	59	delete_judgementbatch
224	Can view judgement batch	59	view_judgementbatch
225	Can add judgement item	60	add_judgementitem
226	Can change judgement item	60	change_judgementitem
227	Can delete judgement item	60	delete_judgementitem
228	Can view judgement item	60	view_judgementitem
229	Can add stored folder	61	add_storedfolder
230	Can change stored folder	61	change_storedfolder
231	Can delete stored folder	61	delete_storedfolder
232	Can view stored folder	61	view_storedfolder
233	Can add stored piece	62	add_storedpiece
234	Can change stored piece	62	change_storedpiece
235	Can delete stored piece	62	delete_storedpiece
236	Can view stored piece	62	view_storedpiece
237	Can add review	63	add_review
238	Can change review	63	change_review
239	Can delete review	63	delete_review
240	Can view review	63	view_review
241	Can add record	64	add_record
242	Can change record	64	change_record
243	Can delete record	64	delete_record
244	Can view record	64	view_record
245	Can add claim event	68	add_claimevent
246	Can change claim event	68	change_claimevent
247	Can delete claim event	68	delete_claimevent
248	Can view claim event	68	view_claimevent
249	Can add disposition	69	add_disposition
250	Can change disposition	69	change_disposition
251	Can delete disposition	69	delete_disposition
252	Can view disposition	69	view_disposition
253	Can add legal hold	70	add_legalhold
254	Can change legal hold	70	change_legalhold
255	Can delete legal hold	70	delete_legalhold
256	Can view legal hold	70	view_legalhold
257	Can add hold lift	71	add_holdlift
258	Can change hold lift	71	change_holdlift
259	Can delete hold lift	71	delete_holdlift
260	Can view hold lift	71	view_holdlift
261	Can add passkey signature	72	add_passkeysignature
262	Can change passkey signature	72	change_passkeysignature
263	Can delete passkey signature	72	delete_passkeysignature
264	Can view passkey signature	72	view_passkeysignature
265	Can add record pdf	73	add_recordpdf
266	Can change record pdf	73	change_recordpdf
267	Can delete record pdf	73	delete_recordpdf
268	Can view record pdf	73	view_recordpdf
269	Can add record export	74	add_recordexport
270	Can change record export	74	change_recordexport
271	Can delete record export	74	delete_recordexport
272	Can view record export	74	view_recordexport
273	Can add retention rule	75	add_retentionrule
274	Can change retention rule	75	change_retentionrule
275	Can delete retention rule	75	delete_retentionrule
276	Can view retention rule	75	view_retentionrule
277	Can add saved view	76	add_savedview
278	Can change saved view	76	change_savedview
279	Can delete saved view	76	delete_savedview
280	Can view saved view	76	view_savedview
281	Can add search entry	77	add_searchentry
282	Can change search entry	77	change_searchentry
283	Can delete search entry	77	delete_searchentry
284	Can view search entry	77	view_searchentry
285	Can add view event	78	add_viewevent
286	Can change view event	78	change_viewevent
287	Can delete view event	78	delete_viewevent
288	Can view view event	78	view_viewevent
289	Can add shared part	80	add_sharedpart
290	Can change shared part	80	change_sharedpart
291	Can delete shared part	80	delete_sharedpart
292	Can view shared part	80	view_sharedpart
293	Can add delivery	81	add_delivery
294	Can change delivery	81	change_delivery
295	Can delete delivery	81	delete_delivery
296	Can view delivery	81	view_delivery
297	Can add sink cursor	82	add_sinkcursor
298	Can change sink cursor	82	change_sinkcursor
299	Can delete sink cursor	82	delete_sinkcursor
300	Can view sink cursor	82	view_sinkcursor
301	Can add delivery try	85	add_deliverytry
302	Can change delivery try	85	change_deliverytry
303	Can delete delivery try	85	delete_deliverytry
304	Can view delivery try	85	view_deliverytry
305	Can add dispatch	86	add_dispatch
306	Can change dispatch	86	change_dispatch
307	Can delete dispatch	86	delete_dispatch
308	Can view dispatch	86	view_dispatch
309	Can add drift look	87	add_driftlook
310	Can change drift look	87	change_driftlook
311	Can delete drift look	87	delete_driftlook
312	Can view drift look	87	view_driftlook
313	Can add endpoint	88	add_endpoint
314	Can change endpoint	88	change_endpoint
315	Can delete endpoint	88	delete_endpoint
316	Can view endpoint	88	view_endpoint
317	Can add event	89	add_event
318	Can change event	89	change_event
319	Can delete event	89	delete_event
320	Can view event	89	view_event
321	Can add looked up to	90	add_lookedupto
322	Can change looked up to	90	change_lookedupto
323	Can delete looked up to	90	delete_lookedupto
324	Can view looked up to	90	view_lookedupto
325	Can add mailbox	91	add_mailbox
326	Can change mailbox	91	change_mailbox
327	Can delete mailbox	91	delete_mailbox
328	Can view mailbox	91	view_mailbox
329	Can add notification	92	add_notification
330	Can change notification	92	change_notification
331	Can delete notification	92	delete_notification
332	Can view notification	92	view_notification
333	Can add receipt	93	add_receipt
334	Can change receipt	93	change_receipt
335	Can delete receipt	93	delete_receipt
336	Can view receipt	93	view_receipt
337	Can add event cursor	94	add_eventcursor
338	Can change event cursor	94	change_eventcursor
339	Can delete event cursor	94	delete_eventcursor
340	Can view event cursor	94	view_eventcursor
341	Can add hand in draft	95	add_handindraft
342	Can change hand in draft	95	change_handindraft
343	Can delete hand in draft	95	delete_handindraft
344	Can view hand in draft	95	view_handindraft
345	Can add claim	96	add_claim
346	Can change claim	96	change_claim
347	Can delete claim	96	delete_claim
348	Can view claim	96	view_claim
349	Can add assignment	97	add_assignment
350	Can change assignment	97	change_assignment
351	Can delete assignment	97	delete_assignment
352	Can view assignment	97	view_assignment
353	Can add edit draft	98	add_editdraft
354	Can change edit draft	98	change_editdraft
355	Can delete edit draft	98	delete_editdraft
356	Can view edit draft	98	view_editdraft
357	Can add rating draft	99	add_ratingdraft
358	Can change rating draft	99	change_ratingdraft
359	Can delete rating draft	99	delete_ratingdraft
360	Can view rating draft	99	view_ratingdraft
361	Can add skip	100	add_skip
362	Can change skip	100	change_skip
363	Can delete skip	100	delete_skip
364	Can view skip	100	view_skip
365	Can add cost weights	101	add_costweights
366	Can change cost weights	101	change_costweights
367	Can delete cost weights	101	delete_costweights
368	Can view cost weights	101	view_costweights
369	Can add secret key fingerprint	120	add_secretkeyfingerprint
370	Can change secret key fingerprint	120	change_secretkeyfingerprint
371	Can delete secret key fingerprint	120	delete_secretkeyfingerprint
372	Can view secret key fingerprint	120	view_secretkeyfingerprint
373	Can add email address	121	add_emailaddress
374	Can change email address	121	change_emailaddress
375	Can delete email address	121	delete_emailaddress
376	Can view email address	121	view_emailaddress
377	Can add email confirmation	122	add_emailconfirmation
378	Can change email confirmation	122	change_emailconfirmation
379	Can delete email confirmation	122	delete_emailconfirmation
380	Can view email confirmation	122	view_emailconfirmation
381	Can add authenticator	123	add_authenticator
382	Can change authenticator	123	change_authenticator
383	Can delete authenticator	123	delete_authenticator
384	Can view authenticator	123	view_authenticator
385	Can add social account	124	add_socialaccount
386	Can change social account	124	change_socialaccount
387	Can delete social account	124	delete_socialaccount
388	Can view social account	124	view_socialaccount
389	Can add social application	125	add_socialapp
390	Can change social application	125	change_socialapp
391	Can delete social application	125	delete_socialapp
392	Can view social application	125	view_socialapp
393	Can add social application token	126	add_socialtoken
394	Can change social application token	126	change_socialtoken
395	Can delete social application token	126	delete_socialtoken
396	Can view social application token	126	view_socialtoken
397	Can add user session	127	add_usersession
398	Can change user session	127	change_usersession
399	Can delete user session	127	delete_usersession
400	Can view user session	127	view_usersession
401	Can add log entry	128	add_logentry
402	Can change log entry	128	change_logentry
403	Can delete log entry	128	delete_logentry
404	Can view log entry	128	view_logentry
\.


--
-- Data for Name: auth_user; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user (id, password, last_login, is_superuser, username, first_name, last_name, email, is_staff, is_active, date_joined) FROM stdin;
1	!zPk18A7kTGkN0sONIwD7vERJp5ACsmDteRi52k0G	\N	f	rita				f	t	2026-11-24 08:50:05.336194+00
\.


--
-- Data for Name: auth_user_groups; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user_groups (id, user_id, group_id) FROM stdin;
\.


--
-- Data for Name: auth_user_user_permissions; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user_user_permissions (id, user_id, permission_id) FROM stdin;
\.


--
-- Data for Name: config_secretkeyfingerprint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.config_secretkeyfingerprint (id, fingerprint, recorded_at) FROM stdin;
1	da0e655775812a9b	2026-11-24 08:50:04.663752+00
\.


--
-- Data for Name: delivery_delivery; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_delivery (lease_token, lease_until, lost_leases, state, tries, next_at, created_at, settled_at, id, payload, endpoint_id, event_id) FROM stdin;
\.


--
-- Data for Name: delivery_deliverytry; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_deliverytry (id, at, status, seconds, body, error, delivery_id) FROM stdin;
\.


--
-- Data for Name: delivery_dispatch; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_dispatch (lease_token, lease_until, lost_leases, state, tries, next_at, created_at, settled_at, id, sink, error, record_id) FROM stdin;
\.


--
-- Data for Name: delivery_driftlook; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_driftlook (guideline_id, looked_to, alarm_since) FROM stdin;
\.


--
-- Data for Name: delivery_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_endpoint (id, name, url, kinds, secret, old_secret, old_secret_until, failures, failing_since, paused_at, pause_reason, removed_at, busy_until, created_at, owner_id, token_id) FROM stdin;
\.


--
-- Data for Name: delivery_event; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_event (id, kind, created_at, addressed_at, judgements_id, transition_id) FROM stdin;
5d97e4d3-47b6-4d9a-99a3-4e97d760f54e	summary.waiting	2026-11-24 08:50:05.60094+00	\N	\N	3
62cfffcb-37b7-4c21-8389-3cb63a90e8e7	summary.approved	2026-11-24 08:50:05.760163+00	\N	\N	4
\.


--
-- Data for Name: delivery_eventcursor; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_eventcursor (collector, last_number, tries, next_at, error, sent_at) FROM stdin;
\.


--
-- Data for Name: delivery_lookedupto; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_lookedupto (id, transition, claim_event, waiting_since) FROM stdin;
\.


--
-- Data for Name: delivery_mailbox; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_mailbox (user_id, mode, digest_at, lease_until) FROM stdin;
\.


--
-- Data for Name: delivery_notification; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_notification (id, kind, occasion, reason, created_at, read_at, settled_at, guideline_id, summary_id, user_id, token_id) FROM stdin;
\.


--
-- Data for Name: delivery_receipt; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_receipt (id, location, content_sha256, details, at, dispatch_id) FROM stdin;
\.


--
-- Data for Name: delivery_sinkcursor; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.delivery_sinkcursor (sink, last_number, busy_until) FROM stdin;
\.


--
-- Data for Name: django_admin_log; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_admin_log (id, action_time, object_id, object_repr, action_flag, change_message, content_type_id, user_id) FROM stdin;
\.


--
-- Data for Name: django_content_type; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_content_type (id, app_label, model) FROM stdin;
1	auth	permission
2	auth	group
3	auth	user
4	contenttypes	contenttype
5	sessions	session
6	llm	cachedanswer
7	llm	modelcall
8	accounts	chosenlanguage
9	accounts	signinstamp
10	accounts	account
11	accounts	factor
12	accounts	providerlink
13	accounts	addresschange
14	accounts	apitoken
15	accounts	auditevent
16	accounts	rolegrant
17	accounts	signinevent
18	accounts	signingkey
19	accounts	roleevent
20	accounts	accountletter
21	accounts	erasure
22	transparency	checkpoint
23	transparency	leaf
24	transparency	node
25	transparency	anchor
26	summaries	summary
27	summaries	transcript
28	summaries	deletion
29	summaries	guideline
30	summaries	guidelineversion
31	summaries	criterion
32	summaries	import
33	summaries	keptanswer
34	summaries	redaction
35	summaries	attempt
36	summaries	rejection
37	summaries	revisionbrief
38	summaries	suggestion
39	summaries	transcriptscan
40	summaries	transition
41	summaries	recording
42	summaries	drill
43	judging	evaluation
44	judging	evidencesearch
45	judging	guidelineevent
46	judging	preview
47	judging	rating
48	judging	score
49	judging	stepsjob
50	judging	trial
51	judging	meetingtrial
52	judging	pinnedmeeting
53	measuring	backtest
54	measuring	backtestitem
55	measuring	drawing
56	measuring	drawnfigure
57	measuring	markrate
58	measuring	metarun
59	measuring	judgementbatch
60	measuring	judgementitem
61	measuring	storedfolder
62	measuring	storedpiece
63	records	review
64	records	record
65	records	loggeddeletion
66	records	loggedroleevent
67	records	loggedsigningkey
68	records	claimevent
69	records	disposition
70	records	legalhold
71	records	holdlift
72	records	passkeysignature
73	records	recordpdf
74	records	recordexport
75	records	retentionrule
76	records	savedview
77	records	searchentry
78	records	viewevent
79	records	loggederasure
80	records	sharedpart
81	delivery	delivery
82	delivery	sinkcursor
83	delivery	announcedjudgements
84	delivery	announcedtransition
85	delivery	deliverytry
86	delivery	dispatch
87	delivery	driftlook
88	delivery	endpoint
89	delivery	event
90	delivery	lookedupto
91	delivery	mailbox
92	delivery	notification
93	delivery	receipt
94	delivery	eventcursor
95	reviews	handindraft
96	reviews	claim
97	reviews	assignment
98	reviews	editdraft
99	reviews	ratingdraft
100	reviews	skip
101	insight	costweights
102	insight	auditedclaim
103	insight	auditeddeletion
104	insight	auditeddisposition
105	insight	auditedendpoint
106	insight	auditedexport
107	insight	auditedguideline
108	insight	auditedhold
109	insight	auditedkey
110	insight	auditedlift
111	insight	auditedrecord
112	insight	auditedreview
113	insight	auditedroleevent
114	insight	auditedrule
115	insight	auditedsignin
116	insight	auditedtranscript
117	insight	auditedtransition
118	insight	auditedview
119	insight	auditeddrill
120	config	secretkeyfingerprint
121	account	emailaddress
122	account	emailconfirmation
123	mfa	authenticator
124	socialaccount	socialaccount
125	socialaccount	socialapp
126	socialaccount	socialtoken
127	usersessions	usersession
128	admin	logentry
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-24 08:49:18.738989+00
2	auth	0001_initial	2026-11-24 08:49:18.866391+00
3	account	0001_initial	2026-11-24 08:49:18.961328+00
4	account	0002_email_max_length	2026-11-24 08:49:19.00293+00
5	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-24 08:49:19.071058+00
6	account	0004_alter_emailaddress_drop_unique_email	2026-11-24 08:49:19.133476+00
7	account	0005_emailaddress_idx_upper_email	2026-11-24 08:49:19.170725+00
8	account	0006_emailaddress_lower	2026-11-24 08:49:19.216804+00
9	account	0007_emailaddress_idx_email	2026-11-24 08:49:19.288816+00
10	account	0008_emailaddress_unique_primary_email_fixup	2026-11-24 08:49:19.322684+00
11	account	0009_emailaddress_unique_primary_email	2026-11-24 08:49:19.368221+00
12	summaries	0001_initial	2026-11-24 08:49:26.722111+00
13	socialaccount	0001_initial	2026-11-24 08:49:26.921298+00
14	socialaccount	0002_token_max_lengths	2026-11-24 08:49:27.000765+00
15	socialaccount	0003_extra_data_default_dict	2026-11-24 08:49:27.042741+00
16	socialaccount	0004_app_provider_id_settings	2026-11-24 08:49:27.100889+00
17	socialaccount	0005_socialtoken_nullable_app	2026-11-24 08:49:27.17257+00
18	socialaccount	0006_alter_socialaccount_extra_data	2026-11-24 08:49:27.221397+00
19	mfa	0001_initial	2026-11-24 08:49:27.276591+00
20	mfa	0002_authenticator_timestamps	2026-11-24 08:49:27.352157+00
21	mfa	0003_authenticator_type_uniq	2026-11-24 08:49:27.461789+00
22	llm	0001_initial	2026-11-24 08:49:27.500973+00
23	contenttypes	0002_remove_content_type_name	2026-11-24 08:49:27.568257+00
24	auth	0002_alter_permission_name_max_length	2026-11-24 08:49:27.61307+00
25	auth	0003_alter_user_email_max_length	2026-11-24 08:49:28.421088+00
26	auth	0004_alter_user_username_opts	2026-11-24 08:49:28.441966+00
27	auth	0005_alter_user_last_login_null	2026-11-24 08:49:28.491186+00
28	auth	0006_require_contenttypes_0002	2026-11-24 08:49:28.494505+00
29	auth	0007_alter_validators_add_error_messages	2026-11-24 08:49:28.570611+00
30	auth	0008_alter_user_username_max_length	2026-11-24 08:49:28.672319+00
31	auth	0009_alter_user_last_name_max_length	2026-11-24 08:49:28.724262+00
32	auth	0010_alter_group_name_max_length	2026-11-24 08:49:28.780266+00
33	auth	0011_update_proxy_permissions	2026-11-24 08:49:28.825746+00
34	auth	0012_alter_user_first_name_max_length	2026-11-24 08:49:28.865955+00
35	accounts	0001_initial	2026-11-24 08:49:35.449013+00
36	admin	0001_initial	2026-11-24 08:49:35.612437+00
37	admin	0002_logentry_remove_auto_add	2026-11-24 08:49:35.70145+00
38	admin	0003_logentry_add_action_flag_choices	2026-11-24 08:49:35.805501+00
39	config	0001_initial	2026-11-24 08:49:35.828245+00
40	transparency	0001_initial	2026-11-24 08:49:36.042578+00
41	records	0001_initial	2026-11-24 08:49:49.684486+00
42	measuring	0001_initial	2026-11-24 08:49:51.069578+00
43	delivery	0001_initial	2026-11-24 08:49:55.136528+00
44	judging	0001_initial	2026-11-24 08:50:01.688153+00
45	insight	0001_initial	2026-11-24 08:50:02.208407+00
46	reviews	0001_initial	2026-11-24 08:50:04.089638+00
47	sessions	0001_initial	2026-11-24 08:50:04.10809+00
48	usersessions	0001_initial	2026-11-24 08:50:04.327859+00
\.


--
-- Data for Name: django_session; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_session (session_key, session_data, expire_date) FROM stdin;
\.


--
-- Data for Name: insight_costweights; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.insight_costweights (guideline_id, false_pass, reviewer_hour, rewrite) FROM stdin;
\.


--
-- Data for Name: judging_evaluation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_evaluation (id, role, judge, model, prompt_version, passed, prompt_tokens, completion_tokens, cost, seconds, details, found, said, created_at, attempt_id, guideline_version_id) FROM stdin;
c0a78075-83ef-4da7-89ce-7793996b2d8d	first	lexical	offline		t	0	0	\N	0.1	{}	\\x78da1dcbc10a02310c04d07f99730e8b070ffd95a548ea562884a4a62928e2bfdbf53633ccdb3fa87a205dae84874d3d6ee58d04a9af766701a1bb152e4d5aac5da708e1392dea327b2678e561ba04ce2c1ceddfc6ecddfc7c1146b007d24688e93a96dbf237ff009ff8286c	\\x78da8bae564a2eca2c492dcacccf53b232d4514ac92c2e29ca4c2a2d010b54d7ea281596e697a4a6285945c7ea2815a5261683c4953c4b1480ec946285f2d49c1c3da55a1d14738ca8648e3195cc31a19239a6649b130b0035af7c43	2026-11-24 08:50:05.556884+00	5e3108e9-537c-4aa7-b44b-c18da80ab163	1
\.


--
-- Data for Name: judging_evidencesearch; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_evidencesearch (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, asked_by_id, attempt_id) FROM stdin;
\.


--
-- Data for Name: judging_guidelineevent; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_guidelineevent (id, action, note, at, actor_id, guideline_id, version_id) FROM stdin;
\.


--
-- Data for Name: judging_meetingtrial; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_meetingtrial (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, content_sha256, writer_model, judge_model, text, results, asked_by_id, summary_id, version_id) FROM stdin;
\.


--
-- Data for Name: judging_pinnedmeeting; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_pinnedmeeting (id, "position", guideline_id, summary_id) FROM stdin;
\.


--
-- Data for Name: judging_preview; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_preview (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, estimate, results, asked_by_id, attempt_id, version_id) FROM stdin;
\.


--
-- Data for Name: judging_rating; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_rating (id, value, blind, created_at, attempt_id, criterion_id, reviewer_id) FROM stdin;
\.


--
-- Data for Name: judging_score; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_score (id, value, mode, spread, criterion_id, evaluation_id) FROM stdin;
1	4.5	measured	\N	1	c0a78075-83ef-4da7-89ce-7793996b2d8d
2	4.5	measured	\N	2	c0a78075-83ef-4da7-89ce-7793996b2d8d
3	4.5	measured	\N	3	c0a78075-83ef-4da7-89ce-7793996b2d8d
4	4.5	measured	\N	4	c0a78075-83ef-4da7-89ce-7793996b2d8d
5	4.5	measured	\N	5	c0a78075-83ef-4da7-89ce-7793996b2d8d
\.


--
-- Data for Name: judging_stepsjob; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_stepsjob (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, criterion_name, asked_by_id, version_id) FROM stdin;
\.


--
-- Data for Name: judging_trial; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_trial (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, text, sha256, results, asked_by_id, attempt_id) FROM stdin;
\.


--
-- Data for Name: llm_cachedanswer; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_cachedanswer (request_sha256, created_at, answer, holder, held_until) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2026_11; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2026_11 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, dropped, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2026_12; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2026_12 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, dropped, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2027_01; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2027_01 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, dropped, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2027_02; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2027_02 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, dropped, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_default; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_default (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, dropped, request_sha256) FROM stdin;
\.


--
-- Data for Name: measuring_backtest; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_backtest (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, not_before, waiting_for, judge_model, variant, content_sha256, estimate, cancelled_at, asked_by_id, version_id) FROM stdin;
\.


--
-- Data for Name: measuring_backtestitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_backtestitem (id, "position", people, good, passed_before, done_at, passed, failure, scores, prompt_tokens, completion_tokens, cost, attempt_id, backtest_id) FROM stdin;
\.


--
-- Data for Name: measuring_drawing; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_drawing (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, title, results, asked_by_id) FROM stdin;
\.


--
-- Data for Name: measuring_drawnfigure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_drawnfigure (id, name, png, drawing_id) FROM stdin;
\.


--
-- Data for Name: measuring_judgementbatch; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_judgementbatch (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, not_before, waiting_for, judge, model, variant, criteria, scoring, evidence, estimate, asked_by_id, version_id) FROM stdin;
\.


--
-- Data for Name: measuring_judgementitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_judgementitem (id, "position", name, turns, text, outcome, batch_id) FROM stdin;
\.


--
-- Data for Name: measuring_markrate; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_markrate (id, judge, found_by, version, mark, source, data, n, good, low, high, counted_at) FROM stdin;
\.


--
-- Data for Name: measuring_metarun; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_metarun (id, title, results, figures, created_at, stored_by_id) FROM stdin;
\.


--
-- Data for Name: measuring_storedfolder; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_storedfolder (id, kind, name, sha256, size, about, stored_at) FROM stdin;
\.


--
-- Data for Name: measuring_storedpiece; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.measuring_storedpiece (id, path, "position", content, folder_id) FROM stdin;
\.


--
-- Data for Name: mfa_authenticator; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.mfa_authenticator (id, type, data, user_id, created_at, last_used_at) FROM stdin;
\.


--
-- Data for Name: records_claimevent; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_claimevent (id, action, at, by_id, holder_id, summary_id) FROM stdin;
1	take	2026-11-24 08:50:05.664572+00	1	1	f063adff-45a4-4b2b-a922-dc6ffb29bba9
\.


--
-- Data for Name: records_disposition; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_disposition (id, reason, at, days, transcript, recording_sha256, by_id, summary_id) FROM stdin;
\.


--
-- Data for Name: records_holdlift; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_holdlift (id, reason, at, by_id, hold_id) FROM stdin;
\.


--
-- Data for Name: records_legalhold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_legalhold (id, reason, at, by_id, summary_id) FROM stdin;
\.


--
-- Data for Name: records_passkeysignature; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_passkeysignature (review_id, public_key, document, challenge, authenticator_data, client_data, signature, key_id) FROM stdin;
\.


--
-- Data for Name: records_record; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_record (id, number, text, stored_snapshot, transcript_sha256, text_sha256, snapshot_sha256, pdf_sha256, sha256, reason, created_at, review_id, summary_id, supersedes_id) FROM stdin;
3708fea8-59e9-4890-b45d-6865b8709e14	1	The pump failed on Monday. Ben ships the valve on Friday.	\\x32e7d04623c97afff330407bfc40b4739a65b67656d1ed18f4e94f31883a408425d3b90d44210c00d15e7e4c607ce25a108131a6ff1216691b78c14833ffed676fd060b53905a57d43ed3871956f321b64efde20512830b5205470b9279485dcb1c36028bc8589449cf6269ea2aced4b977864f1289427d44050cc8b3bceb93208b2f36588830c1adb2fef2782f7639a06df5aeb07edd93b6fdb301000e0bf62742d581cdf64c60e053264cb5ef09918a81f70e30041ff7cf98a2cb9b2ada04b068e0404df493af24e9fffdc602a0244208c11618fa0ee38dc01ff26a9a6147f85b4807f54e6beeefc3a383d970655eb6dfc6132aeb7c75dfb30ae5ff49bb7d2bed3e1f214da78948f865f219d8f75e66cd3565edcaf9a63e52bdb16698da8ecca69f35fa645ed17a768943a88b90d47a3b29df891118abb88957616640c84aaa015b751692d98e4d8d9480d8628a8a18c01442f198e510a222873d6cc831d9ed3bab9f7c529d7920fefebb2e68d246f176391a613e8e191e6d5ab6648afb65ac43f467bbdc83e45918d91f3bf7fed0a92e62fd6fd71b35f45538688d4501f765b9f868dd5f7d4707f3faff7f529a7e27ccdecb5fa7158fb3a8b2cd3d53c2b7db9525c42302ec96947bc9d9efea0b0653d27b1695c1da6cdb2114af33b66a5e948db91b6236d47da8eb41d693bd276a4ed48db91b6236d47da8eb41d693bd22e44da3223e70b9fb6a81e58084fe03682a0c6c78818370c314b2c329a10e49d88d1126dadd11fc65d97da61895356a08272c65ba483831482796424e108a8b5297aa0d8c6250c3c870f542a86d5800f9799981a0b86abe098a4ce1a8525600ac206a95d50013b4242d0414230e9197849b972585befb41051053d666677d88ca4f9a1f59ae1a69b3b5f33e75cee33eebce00eab4ba719e418fc0d9d4e41d2719b02e45e37842ebd61616c0e0c637c16db1f4c7c19051f729949a136a26902b95417c617009ac159fcf5f66755bd218353463329947d39cde00486ef4934afba0ca802b0a06789bc2bf290c738b3994c069d9cfe6bf017	\\x3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	\\xa685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	\\x72787e0f5733f404bf449d93a2116cedad63f95e226c4c1d02759e0b7e949ff4	\\xad546acd7690a455109844b83d1f2f93f637ecd551fee1528880fcff3cd7f5c9	\\xdd8ed8e471a5ff40275702ac4dfef421cdd553ee94c6c5e54c338491a4d02d07		2026-11-24 08:50:05.739331+00	ea3ffc06-86a7-4e32-a5d0-cc3cf46c6961	f063adff-45a4-4b2b-a922-dc6ffb29bba9	\N
\.


--
-- Data for Name: records_recordexport; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_recordexport (id, format, selection, count, at, by_id) FROM stdin;
\.


--
-- Data for Name: records_recordpdf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_recordpdf (record_id, content) FROM stdin;
3708fea8-59e9-4890-b45d-6865b8709e14	\\xdf4a83614237179e643c27e2951e7b9e8b5083958caa0bf7ddb6c7072fc706138b2e292a4dd58936d031d431049a3b189d180b00ed9acb0ac2400c457fc5ad0bc7244d339d8d607decfc017722224271d5ffc71114474bb5e38b56b32ced70a730c9bd39ed50d1e297d022c9d7632efb861c4efaf62251eb07523be947396473cfa3d4b824504468b0460c44330cf1bb8fd4f1167edf3d13c36de3b09f0f1a9dd678127f65818a6b50463e30bded551a151e39c36d3c371d63d4b14dee9d459c054ba2cfd84badfa3f27df63c9a092f08067d2b5452acf7c8267facc6e7f9b672a8b51c8a540f76f19ad1e4f6d123ffc89a1cd7f919c831a4a6a38eb349027204124862c0548977d9fb07665e16f2d369b72b7dff6d6aba218a082fa0e817ab0155d4b95bd24824caf817ace659ab819e26c62d1397f0190bbf17cce9ca375d3d1e3276e41bd10d109d41f00ed9a4d6b1b311086af0984047d7fe422684f054373ebadf42069a5c490b54dd204da3f90feffab3bd2aebd4a635b3121108a2e06b3b3d232fbce8cde873d7c24ba1afb8c87be7e8e9fd12378df36c10fc2a0361e0d4144801f55971cfc289f70d14e030abd615bd9fd12ac6a7ee4877496cd0795d543bf32d166fdc21657cb450742379f4104f737f3d5907fe86b8fc9f6982f77f37479825c4fb341dbc3f4bec94d75487479fe2df3fc6d39faafc10ef6bff3d481edafc338a2d749fdb721019645378dfcf467b60106297414c7d838b3208ba1f5679dd376927e4fcff6e7ae806c29f408c06685e23e62a5bd4332064255d08abba8b4164c72ec5da416a328a8a58c21143bc9708c5210419977b6640ed43a64b90a9e490a9714960853245c90da0715b02724041d240ad611d749ca95c7da755e0b1161df09f14922950c287249696488b9c898ee34b50463017dc7768246cd0321c2338f3b4424d701391934d331b289111e9047890fbf865f739f380cb4ddacb0d3021caebfe31fe6d3c25e9afdabbd2082c58babd0c189faedaf8dd750bfcadd75ea5759a04afd0e2d90d3f19cc8d5a277d2b823585c8c29a9ffa0b8737eb08cc696f7e6aab8dde8a9e07ac3f36c419e3125cae3e6a4875103b3a503e9cd7ee6e4de67e87191432712510dde38bc6ae0e41caaa1bb8f8b95db1a577c77aef8625abfb9751e41401ad46c50b341cd8f06351b976c5cb271c9c6251b976c5cb271c9c625ff132e5980267fd79f6d18e3f64397bdae1e0cfff89dcb3b99a5118dfe05
\.


--
-- Data for Name: records_retentionrule; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_retentionrule (id, reason, at, days, by_id, guideline_id) FROM stdin;
\.


--
-- Data for Name: records_review; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_review (id, decision, category, comment, about_start, about_end, text_sha256, attestation, signature, created_at, waited, handled, attempt_id, reviewer_id) FROM stdin;
ea3ffc06-86a7-4e32-a5d0-cc3cf46c6961	approve			\N	\N	\\xa685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.	session	2026-11-24 08:50:05.739331+00	0.063632	0.074759	5e3108e9-537c-4aa7-b44b-c18da80ab163	1
\.


--
-- Data for Name: records_savedview; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_savedview (id, list, name, query, user_id) FROM stdin;
\.


--
-- Data for Name: records_searchentry; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_searchentry (number, vector, edited, overridden, superseded, approver_id, record_id) FROM stdin;
1	'-1':3A,5A 'ana':6B 'ben':7B,13C 'call':2A,4A 'fail':10C 'failed':10C 'friday':18C 'meet':1A 'meeting':1A 'monday':12C 'on':11C,17C 'pump':9C 'ship':14C 'ships':14C 'the':8C,15C 'valv':16C 'valve':16C	f	f	f	1	3708fea8-59e9-4890-b45d-6865b8709e14
\.


--
-- Data for Name: records_sharedpart; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_sharedpart (sha256, content) FROM stdin;
32e7d04623c97afff330407bfc40b4739a65b67656d1ed18f4e94f31883a4084	\\x7b22617070726f76616c223a7b2261626f7574223a6e756c6c2c226174223a22222c226174746573746174696f6e223a22222c2263617465676f7279223a22222c22636f6d6d656e74223a22222c226465636973696f6e223a22222c227265766965776572223a22222c2272657669657765725f6e616d65223a22222c227369676e6174757265223a22222c22746578745f736861323536223a22227d2c22617070726f7665645f617474656d7074223a6e756c6c2c22617474656d707473223a5b7b226174223a22222c22627269656673223a5b5d2c226576616c756174696f6e73223a5b6e756c6c5d2c226d6f64656c223a22222c226e756d626572223a6e756c6c2c226f726967696e223a22222c2270726f6d70745f76657273696f6e223a22222c22726174696e6773223a5b5d2c2272657669657773223a5b7b2261626f7574223a6e756c6c2c226174223a22222c226174746573746174696f6e223a22222c2263617465676f7279223a22222c22636f6d6d656e74223a22222c226465636973696f6e223a22222c227265766965776572223a22222c2272657669657765725f6e616d65223a22222c227369676e6174757265223a22222c22746578745f736861323536223a22227d5d2c22736861323536223a22222c227375676765737465645f6279223a22222c2274657874223a22222c227772697474656e5f6279223a22227d5d2c22636c61696d73223a5b7b22616374696f6e223a22222c226174223a22222c226279223a22222c22686f6c646572223a22227d5d2c22656e67696e655f6e6f74696365223a22222c2267756964656c696e65223a7b22617474656d70745f627564676574223a332c226372697465726961223a5b7b22626c6f636b696e67223a747275652c22646566696e6974696f6e223a22486f772077656c6c207468652073656e74656e63657320746f676574686572206d616b65206f6e65206163636f756e742e204120636f686572656e742073756d6d6172792068617320616e206f7264657220746861742061207265616465722063616e20666f6c6c6f772c206b656570732072656c6174656420706f696e747320746f6765746865722c20616e64206d616b657320636c6561722077686f206f72207768617420656163682073656e74656e63652069732061626f75742e2041206c697374206f6620747275652062757420756e636f6e6e65637465642073746174656d656e7473206973206e6f7420636f686572656e742e222c226d6574686f64223a22676576616c222c226e616d65223a22636f686572656e6365222c227374657073223a5b2246696e6420746865206d61696e20746f70696373206f6620746865206d656574696e6720616e64207468656972206f726465722e222c2252656164207468652073756d6d6172792066726f6d2074686520626567696e6e696e672e204e6f746520656163682073656e74656e6365207468617420646f6573206e6f7420666f6c6c6f772066726f6d20746865206f6e65206265666f72652069742c206f722074686174206c656176657320756e636c6561722077686f206f7220776861742069742069732061626f75742e222c22436865636b2074686174206465636973696f6e732c20616374696f6e7320616e642064697363757373696f6e20617265206b65707420617061727420616e642074686174206e6f7468696e6720697320736169642074776963652e222c2253636f72653a2035203d206f6e652077656c6c2d6f726465726564206163636f756e742c2033203d20746865207265616465722068617320746f2072656f72646572206f7220677565737320696e20706c616365732c2031203d207468652073656e74656e63657320646f206e6f742062656c6f6e6720746f6765746865722e225d2c227468726573686f6c64223a347d2c7b22626c6f636b696e67223a747275652c22646566696e6974696f6e223a225768657468657220746865207472616e73637269707420737570706f7274732065766572792073746174656d656e74206f66207468652073756d6d6172793a206e616d65732c20726f6c65732c20666967757265732c2064617465732c2077686f2073616964206f722070726f6d6973656420776861742c20616e64207768657468657220736f6d657468696e67207761732064656369646564206f72206f6e6c792070726f706f7365642e205768617420746865207472616e73637269707420646f6573206e6f742073617920636f756e747320616761696e7374207468652073756d6d6172792c206576656e20696620706c61757369626c652e222c226d6574686f64223a22676576616c222c226e616d65223a22636f6e73697374656e6379222c227374657073223a5b2253706c6974207468652073756d6d61727920696e746f2073696e676c652073746174656d656e74732e222c2246696e6420746865207475726e73207468617420737570706f72742065616368206f6e652e20436865636b20737065616b65722c20666967757265732c20646174657320616e64206e65676174696f6e732c20616e6420776865746865722069742077617320736574746c65642c20636f72726563746564206f72206c656674206f70656e2e222c224e6f74652065766572792073746174656d656e742074686174206e6f207475726e20737570706f727473206f7220746861742061207475726e20636f6e74726164696374732e222c2253636f72653a2035203d20616c6c2061726520737570706f727465642c2033203d2061206d696e6f722064657461696c206973206e6f742c2031203d20616e20696d706f7274616e742073746174656d656e7420697320696e76656e746564206f722077726f6e672e225d2c227468726573686f6c64223a347d2c7b22626c6f636b696e67223a747275652c22646566696e6974696f6e223a22546865207175616c697479206f6620656163682073656e74656e63653a206772616d6d61722c207370656c6c696e672c2070756e6374756174696f6e20616e642063686f696365206f6620776f7264732e204a7564676520656163682073656e74656e636520627920697473656c663b206f7264657220616e6420636f6e74656e742062656c6f6e6720746f206f746865722063726974657269612e222c226d6574686f64223a22676576616c222c226e616d65223a22666c75656e6379222c227374657073223a5b225265616420656163682073656e74656e636520627920697473656c662e222c224e6f7465206d697374616b6573206f66206772616d6d617220616e64207370656c6c696e672c20756e66696e69736865642073656e74656e6365732c20747261636573206f662073706f6b656e206c616e67756167652c20616e6420776f7264696e6720746861742068617320746f20626520726561642074776963652e222c2253636f72653a2035203d206e6f7468696e6720746f20636f72726563742c2033203d207365766572616c2073656e74656e636573206e65656420636f7272656374696f6e2c2031203d206d756368206f66206974206973206861726420746f20726561642e225d2c227468726573686f6c64223a347d2c7b22626c6f636b696e67223a747275652c22646566696e6974696f6e223a2257686574686572207468652073756d6d617279206861732077686174206d617474657273206f6620746865206d656574696e6720616e64206e6f7468696e6720656c73653a20697473206465636973696f6e732c20616374696f6e732c20666967757265732c2064697361677265656d656e747320616e64206f70656e207175657374696f6e732c20776974686f757420736d616c6c2074616c6b2c2072657065746974696f6e206f72207369646520746f706963732e222c226d6574686f64223a22676576616c222c226e616d65223a2272656c6576616e6365222c227374657073223a5b224c6973742077686174206120706572736f6e2077686f2077617320616273656e74206e6565647320746f206b6e6f772066726f6d2074686973206d656574696e672e222c22436865636b207768696368206f6620746865736520706f696e7473207468652073756d6d61727920676976657320616e64207768696368206974206c6561766573206f75742e222c224e6f7465207768617420697420736179732074686174206e6f20726561646572206e656564732e222c2253636f72653a2035203d20657665727920696d706f7274616e7420706f696e7420616e64206c6974746c6520656c73652c2033203d20616e20696d706f7274616e7420706f696e74206973206d697373696e67206f72206d756368206973207375706572666c756f75732c2031203d206974206d6973736573207768617420746865206d656574696e67207761732061626f75742e225d2c227468726573686f6c64223a347d2c7b22626c6f636b696e67223a747275652c22646566696e6974696f6e223a22576865746865722074686520746f6e652066697473206120627573696e657373207265636f72642074686174206f74686572732072656c79206f6e3a206e65757472616c2c20657861637420616e64207265737065637466756c2e204e6f20736c616e672c206a6f6b65732c20656d6f74696f6e616c206f72206a756467696e6720776f7264732061626f75742070656f706c652c206d61726b6574696e67206c616e6775616765206f72206f70696e696f6e73206f6620746865207772697465722e20412071756f746174696f6e2074686174206d617474657273206d6179206b6565702069747320776f7264732e222c226d6574686f64223a22676576616c222c226e616d65223a2270726f66657373696f6e616c206c616e6775616765222c227374657073223a5b224e6f746520736c616e672c2066696c6c657220776f7264732c206a6f6b657320616e6420657861676765726174696f6e2e222c224e6f746520776f7264732074686174206a75646765206120706572736f6e206f722074616b65206120736964652c20616e64206f70696e696f6e732074686174206e6f20737065616b657220686f6c64732e222c22436865636b20746861742070656f706c6520617265206e616d65642077697468207265737065637420616e6420616c7761797320696e207468652073616d65207761792e222c2253636f72653a2035203d2069742063616e2062652066696c65642061732069742069732c2033203d20612066657720776f726473206861766520746f206265207265706c616365642c2031203d20697420776f756c6420656d626172726173732074686520636f6d70616e792e225d2c227468726573686f6c64223a347d5d2c22666f75725f65796573223a66616c73652c22696e737472756374696f6e73223a22426567696e207769746820746865206465636973696f6e7320616e642077686f206d616465207468656d2e205468656e206c6973742074686520616374696f6e733a20776861742c2077686f2c206279207768656e2e205468656e2067697665207468652064697363757373696f6e20696e20746865206f72646572206f6620746865206d656574696e673a2074686520706f736974696f6e732c2074686520726561736f6e7320616e642074686520666967757265732e20456e642077697468207768617420776173206c656674206f70656e2e204e616d652070656f706c6520617320746865207472616e736372697074206e616d6573207468656d2e2041207265616465722077686f2077617320616273656e74206d75737420756e6465727374616e64207468652073756d6d61727920776974686f757420746865207472616e7363726970742e2041207265616465722077686f207761732070726573656e74206d7573742066696e64206e6f7468696e6720696e206974207468617420776173206e6f7420736169642e222c226a756467655f6564697473223a66616c73652c226e616d65223a2267656e6572616c222c22726564616374223a66616c73652c227369676e696e67223a2273657373696f6e222c227468726573686f6c64223a342c227469746c65223a2247656e6572616c206d656574696e6773222c2276657273696f6e223a317d2c22706173736b6579223a6e756c6c2c22736368656d61223a22222c2273756d6d617279223a22222c2273757065727365646573223a6e756c6c2c227472616e736372697074223a7b2265787465726e616c5f6964223a22222c226964223a22222c226f636375727265645f6174223a6e756c6c2c2272656365697665645f6174223a22222c227265636f7264696e67223a6e756c6c2c22736861323536223a22222c22736f75726365223a22222c227469746c65223a22222c227475726e73223a6e756c6c7d2c227472616e736974696f6e73223a5b7b22616374696f6e223a22222c226163746f72223a22222c226174223a22222c226e6577223a22222c226f6c64223a22222c22726561736f6e223a22222c22726f6c65223a22227d5d2c227669657773223a5b5d7d
df4a83614237179e643c27e2951e7b9e8b5083958caa0bf7ddb6c7072fc70613	\\x255044462d312e340a25e9ebf1bf0a312030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f44657363656e64616e74466f6e7473205b32203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f64652033203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f43494453797374656d496e666f2034203020520a2f434944546f4749444d61702036203020520a2f4457203630300a2f466f6e7444657363726970746f722035203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b2030203430312034363020383338203633362039353020373830203237352033393020333930203530302038333820333138205d0a203134205b203336312033313820333337205d0a203137203236203633362032372032382033333720323920333120383338203332205b203331382035333120313030302036383420363836203639382037373020363332205d0a203432205b2035373520373735203735322032393520323935203635362035353720383633203734382037383720363033203738372036393520363335203631312037333220363834203938392036383520363131203638352033393020333337203339302038333820353030203530302036313320363335203535302036333520363135203335322036333520363334203237382032373820353739203237382039373420363334203631322036333520363335203431312035323120333932203633342035393220383138205d0a20393320393420353932203935205b20353235203633362033333720363336203833382033313820333138203530302031303030205d0a20313034203130362033313820313037203130392035313820313130205b20353930203130303020363336203833382038333820393435205d0a5d0a3e3e0a656e646f626a0a332030206f626a0a3c3c0a2f4c656e67746820313931370a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a31303020626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303032313e0a3c303030323e203c303032323e0a3c303030333e203c303032333e0a3c303030343e203c303032343e0a3c303030353e203c303032353e0a3c303030363e203c303032363e0a3c303030373e203c303032373e0a3c303030383e203c303032383e0a3c303030393e203c303032393e0a3c303030413e203c303032413e0a3c303030423e203c303032423e0a3c303030433e203c303032433e0a3c303030453e203c303032443e0a3c303030463e203c303032453e0a3c303031303e203c303032463e0a3c303031313e203c303033303e0a3c303031323e203c303033313e0a3c303031333e203c303033323e0a3c303031343e203c303033333e0a3c303031353e203c303033343e0a3c303031363e203c303033353e0a3c303031373e203c303033363e0a3c303031383e203c303033373e0a3c303031393e203c303033383e0a3c303031413e203c303033393e0a3c303031423e203c303033413e0a3c303031433e203c303033423e0a3c303031443e203c303033433e0a3c303031453e203c303033443e0a3c303031463e203c303033453e0a3c303032313e203c303033463e0a3c303032323e203c303034303e0a3c303032333e203c303034313e0a3c303032343e203c303034323e0a3c303032353e203c303034333e0a3c303032363e203c303034343e0a3c303032373e203c303034353e0a3c303032413e203c303034363e0a3c303032423e203c303034373e0a3c303032433e203c303034383e0a3c303032443e203c303034393e0a3c303032453e203c303034413e0a3c303032463e203c303034423e0a3c303033303e203c303034433e0a3c303033313e203c303034443e0a3c303033323e203c303034453e0a3c303033333e203c303034463e0a3c303033343e203c303035303e0a3c303033353e203c303035313e0a3c303033363e203c303035323e0a3c303033373e203c303035333e0a3c303033383e203c303035343e0a3c303033393e203c303035353e0a3c303033413e203c303035363e0a3c303033423e203c303035373e0a3c303033433e203c303035383e0a3c303033443e203c303035393e0a3c303033453e203c303035413e0a3c303033463e203c303035423e0a3c303034303e203c303035433e0a3c303034313e203c303035443e0a3c303034323e203c303035453e0a3c303034333e203c303035463e0a3c303034343e203c303036303e0a3c303034353e203c303036313e0a3c303034363e203c303036323e0a3c303034373e203c303036333e0a3c303034383e203c303036343e0a3c303034393e203c303036353e0a3c303034413e203c303036363e0a3c303034423e203c303036373e0a3c303034433e203c303036383e0a3c303034443e203c303036393e0a3c303034453e203c303036413e0a3c303034463e203c303036423e0a3c303035303e203c303036433e0a3c303035313e203c303036443e0a3c303035323e203c303036453e0a3c303035333e203c303036463e0a3c303035343e203c303037303e0a3c303035353e203c303037313e0a3c303035363e203c303037323e0a3c303035373e203c303037333e0a3c303035383e203c303037343e0a3c303035393e203c303037353e0a3c303035413e203c303037363e0a3c303035423e203c303037373e0a3c303035443e203c303037383e0a3c303035453e203c303037393e0a3c303035463e203c303037413e0a3c303036303e203c303037423e0a3c303036313e203c303037433e0a3c303036323e203c303037443e0a3c303036333e203c303037453e0a3c303036343e203c303041303e0a3c303036353e203c303042373e0a3c303036363e203c323031333e0a3c303036373e203c323031343e0a656e646266636861720a313220626567696e6266636861720a3c303036383e203c323031383e0a3c303036393e203c323031393e0a3c303036413e203c323031413e0a3c303036423e203c323031433e0a3c303036433e203c323031443e0a3c303036443e203c323031453e0a3c303036453e203c323032323e0a3c303036463e203c323032363e0a3c303037303e203c323041433e0a3c303037313e203c323139323e0a3c303037323e203c323231323e0a3c303037333e203c323541313e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a342030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c61677320340a2f466f6e7442426f78205b2d3532202d3236312031333835203934365d0a2f466f6e7446696c65322037203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6f6b0a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d562038370a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203332330a3e3e0a73747265616d0a789cedcdd54110000040c167372a7662018add5d80a2627777e7fe7fea042c70b7c055b39bd3dce635bf052d6c518b5bd2d29655032d6f452b1b6c55ab5bd3dad6b5be0d6d6c539bdbd2d6869ad5b6b6b7a39ded6ab891fe1b6d777b1a6b6ffbdadf810e76a8c31de968c73ade894e76aad39de96ce73adf852e76a9cb8d37d16457bada54d7bade8da6bbd9ad6e77a7bbddeb7e0f7ad8a31ef7a4a7ff96673def452f7bd5ebdef4b677bdef431ffbd4e7bef4b56f7def473ffbd5effe04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cce82f120418490a656e6473747265616d0a656e646f626a0a372030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820363533360a2f4c656e6774683120393338380a3e3e0a73747265616d0a0a656e6473747265616d0a656e646f626a0a382030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f44657363656e64616e74466f6e7473205b39203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f6465203130203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f43494453797374656d496e666f203131203020520a2f434944546f4749444d6170203133203020520a2f4457203630300a2f466f6e7444657363726970746f72203132203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b203020343536203532312038333820363936203130303220383732203330362034353720343537203532332038333820333830205d0a203134205b203431352033383020333635205d0a203137203236203639362032372032382034303020323920333120383338203332205b203334382035383020313030302037373420373632203733342038333020363833205d0a203432205b20363833203832312038333720333732203337322037373520363337203939352038333720383530203733332038353020373730203732302036383220383132203737342031313033203737312037323420373235203435372033363520343537203833382035303020353030203637352037313620353933203731362036373820343335203731362037313220333433203334332036363520333433203130343220373132203638372037313620373136203439332035393520343738203731322036353220393234205d0a203933205b203634352036353220353832203731322033363520373132203833382033343820333830203530302031303030205d0a20313034203130362033383020313037203130392036353720313130205b20363339203130303020363936203833382038333820393435205d0a5d0a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f4c656e67746820313931370a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a31303020626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303032313e0a3c303030323e203c303032323e0a3c303030333e203c303032333e0a3c303030343e203c303032343e0a3c303030353e203c303032353e0a3c303030363e203c303032363e0a3c303030373e203c303032373e0a3c303030383e203c303032383e0a3c303030393e203c303032393e0a3c303030413e203c303032413e0a3c303030423e203c303032423e0a3c303030433e203c303032433e0a3c303030453e203c303032443e0a3c303030463e203c303032453e0a3c303031303e203c303032463e0a3c303031313e203c303033303e0a3c303031323e203c303033313e0a3c303031333e203c303033323e0a3c303031343e203c303033333e0a3c303031353e203c303033343e0a3c303031363e203c303033353e0a3c303031373e203c303033363e0a3c303031383e203c303033373e0a3c303031393e203c303033383e0a3c303031413e203c303033393e0a3c303031423e203c303033413e0a3c303031433e203c303033423e0a3c303031443e203c303033433e0a3c303031453e203c303033443e0a3c303031463e203c303033453e0a3c303032313e203c303033463e0a3c303032323e203c303034303e0a3c303032333e203c303034313e0a3c303032343e203c303034323e0a3c303032353e203c303034333e0a3c303032363e203c303034343e0a3c303032373e203c303034353e0a3c303032413e203c303034363e0a3c303032423e203c303034373e0a3c303032433e203c303034383e0a3c303032443e203c303034393e0a3c303032453e203c303034413e0a3c303032463e203c303034423e0a3c303033303e203c303034433e0a3c303033313e203c303034443e0a3c303033323e203c303034453e0a3c303033333e203c303034463e0a3c303033343e203c303035303e0a3c303033353e203c303035313e0a3c303033363e203c303035323e0a3c303033373e203c303035333e0a3c303033383e203c303035343e0a3c303033393e203c303035353e0a3c303033413e203c303035363e0a3c303033423e203c303035373e0a3c303033433e203c303035383e0a3c303033443e203c303035393e0a3c303033453e203c303035413e0a3c303033463e203c303035423e0a3c303034303e203c303035433e0a3c303034313e203c303035443e0a3c303034323e203c303035453e0a3c303034333e203c303035463e0a3c303034343e203c303036303e0a3c303034353e203c303036313e0a3c303034363e203c303036323e0a3c303034373e203c303036333e0a3c303034383e203c303036343e0a3c303034393e203c303036353e0a3c303034413e203c303036363e0a3c303034423e203c303036373e0a3c303034433e203c303036383e0a3c303034443e203c303036393e0a3c303034453e203c303036413e0a3c303034463e203c303036423e0a3c303035303e203c303036433e0a3c303035313e203c303036443e0a3c303035323e203c303036453e0a3c303035333e203c303036463e0a3c303035343e203c303037303e0a3c303035353e203c303037313e0a3c303035363e203c303037323e0a3c303035373e203c303037333e0a3c303035383e203c303037343e0a3c303035393e203c303037353e0a3c303035413e203c303037363e0a3c303035423e203c303037373e0a3c303035443e203c303037383e0a3c303035453e203c303037393e0a3c303035463e203c303037413e0a3c303036303e203c303037423e0a3c303036313e203c303037433e0a3c303036323e203c303037443e0a3c303036333e203c303037453e0a3c303036343e203c303041303e0a3c303036353e203c303042373e0a3c303036363e203c323031333e0a3c303036373e203c323031343e0a656e646266636861720a313220626567696e6266636861720a3c303036383e203c323031383e0a3c303036393e203c323031393e0a3c303036413e203c323031413e0a3c303036423e203c323031433e0a3c303036433e203c323031443e0a3c303036443e203c323031453e0a3c303036453e203c323032323e0a3c303036463e203c323032363e0a3c303037303e203c323041433e0a3c303037313e203c323139323e0a3c303037323e203c323231323e0a3c303037333e203c323541313e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31312030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31322030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c616773203236323134380a2f466f6e7442426f78205b2d3536202d3233362031303732203830305d0a2f466f6e7446696c6532203134203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6c640a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d56203136350a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31332030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203332330a3e3e0a73747265616d0a789cedcdd54110000040c167372a7662018add5d80a2627777e7fe7fea042c70b7c055b39bd3dce635bf052d6c518b5bd2d29655032d6f452b1b6c55ab5bd3dad6b5be0d6d6c539bdbd2d6869ad5b6b6b7a39ded6ab891fe1b6d777b1a6b6ffbdadf810e76a8c31de968c73ade894e76aad39de96ce73adf852e76a9cb8d37d16457bada54d7bade8da6bbd9ad6e77a7bbddeb7e0f7ad8a31ef7a4a7ff96673def452f7bd5ebdef4b677bdef431ffbd4e7bef4b56f7def473ffbd5effe04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cce82f120418490a656e6473747265616d0a656e646f626a0a31342030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820363730360a2f4c656e6774683120393731360a3e3e0a73747265616d0a0a656e6473747265616d0a656e646f626a0a31352030206f626a0a3c3c0a2f466f6e74203c3c2f46312031203020520a2f46322038203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a31362030206f626a0a3c3c0a2f436f756e7420320a2f4b696473205b3138203020520a3230203020525d0a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f54797065202f50616765730a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f4c616e672028656e290a2f4f70656e416374696f6e205b313820302052202f46697448206e756c6c5d0a2f506167654c61796f7574202f4f6e65436f6c756d6e0a2f5061676573203136203020520a2f54797065202f436174616c6f670a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f436f6e74656e7473203139203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e74203136203020520a2f5265736f7572636573203135203020520a2f54797065202f506167650a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f4c656e67746820363735390a3e3e0a73747265616d0a32204a0a302e353720770a4254202f463120382e30302054662045540a712042542035392e3533203738312e333820546420302e3335323920302e3335323920302e33353239207267202800250053005900520058004900560057004d004b005200200065002000230054005400560053005a0049004800200056004900470053005600482920546a20455420510a312030203020312035392e3533203734332e3920636d0a4254202f46322031322e35302054662045540a4254202800230054005400560053005a004500502920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a4254202800230054005400560053005a0049004800200046005e002000360049005a004d0049005b004900560020000800560049005a004d0049005b0049005600090020005300520020001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b0011001100200039003800250020005900520048004900562920546a2045540a312030203020312030202d31322e3520636d0a425420280037004d004b00520049004800200046005e002000360049005a004d0049005b00490056000c0020005b004c00530020005b0045005700200057004d004b0052004900480020004d0052000f2920546a2045540a312030203020312030202d32352e313520636d0a4254202f46322031322e35302054662045540a42542028002c00450057004c00490057002000080037002c0023000e00130016001700092920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a4254202800380049005d00582920546a2045540a312030203020312030202d31322e3520636d0a425420280038005600450052005700470056004d005400582920546a2045540a312030203020312030202d31322e3520636d0a4254202800370052004500540057004c005300582920546a2045540a312030203020312030202d32352e313620636d0a4254202f46322031322e35302054662045540a425420280027005a004d004800490052004700492920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a42542028003f00570059005400540053005600580049004800412920546a2045540a312030203020312030202d31322e3520636d0a425420280027005a004d0048004900520047004900200047004c00490047004f00200046005e002000530054004900520045004d001b0020005700590054005400530056005800490048000c0020005400560053004600450046004d0050004d0058005e00200012000f001100112920546a2045540a312030203020312030202d31322e3520636d0a425420280027005a004d0048004900520047004900200047004c00490047004f00200046005e002000530054004900520045004d001b002000520053005800200051004900520058004d0053005200490048000c0020005400560053004600450046004d0050004d0058005e00200011000f001a2920546a2045540a312030203020312030202d32352e313520636d0a4254202f46322031322e35302054662045540a425420280034004900530054005000490020004d0052005a00530050005a004900482920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a4254202800450054005400560053005a004900480020004500580058004900510054005800200012000c0020004700500045004d0051004900480020004d0058001c00200053005400490052004900480020004d00580020005300520020001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b0011001100200039003800252920546a2045540a312030203020312030202d32352e313620636d0a4254202f46322031322e35302054662045540a425420280038004d005100490050004d005200492920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a42542028001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b001100110020003900380025002000200038004c004900200057005e0057005800490051002000530054004900520049004800200058004c004900200047004500570049000c00200055005900490059004900482920546a2045540a312030203020312030202d31322e3520636d0a42542028001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b001100110020003900380025002000200038004c00490020005b0056004d0058004900560020005b005600530058004900200045002000580049005d0058000c002000460049004d0052004b0020004e00590048004b004900482920546a2045540a312030203020312030202d31322e3520636d0a42542028001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b001100110020003900380025002000200038004c00490020004e00590048004b004900200054004500570057004900480020004d0058000c00200056004900450048005e0020004a00530056002000560049005a004d0049005b002000080049005a00490056005e00200046005000530047004f004d0052004b002000470056004d005800490056004d0053005200200056004900450047004c004900570020004d0058005700202920546a2045540a312030203020312030202d31322e3520636d0a425420280058004c005600490057004c00530050004800092920546a2045540a312030203020312030202d31322e3520636d0a42542028001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b0011001100200039003800250020002000560049005a004d0049005b0049005600200053005400490052004900480020004d00582920546a2045540a312030203020312030202d31322e3520636d0a42542028001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b0011001100200039003800250020002000560049005a004d0049005b004900560020005800530053004f00200058004c0049002000470045005700492920546a2045540a312030203020312030202d31322e3520636d0a42542028001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b0011001100200039003800250020002000560049005a004d0049005b00490056002000450054005400560053005a004900480020004d0058000c002000450054005400560053005a00490048002000082920546a2045540a312030203020312030202d32352e313520636d0a4254202f46322031322e35302054662045540a4254202800230058005800490051005400580057002000450052004800200057004700530056004900572920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a42542028002300580058004900510054005800200012000c002000450054005400560053005a00490048001b002000530054004900520045004d001b0020000c00200054005600530051005400580020005b0056004d005800490056000c0020001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b0011001100200039003800252920546a2045540a312030203020312030202d31322e3520636d0a42542028004b0049005a0045005000200008004a004d005600570058000900200046005e002000530054004900520045004d001b0020000c00200054005600530051005400580020004b0049005a00450050001b00200054004500570057004900482920546a2045540a312030203020312030202d31322e3520636d0a4254202800470053004c00490056004900520047004900200015000f001a00110020000800500053004b005400560053004600570009001b00202920546a2045540a312030203020312030202d32352e313520636d0a4254202f46322031322e35302054662045540a425420280038005600450052005700470056004d005400582920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a425420280056004900470049004d005a004900480020001100120020002e0045005200200012001a00180011000c002000110011001b00110011001b001100110020003900380025000c0020001500110020005800590056005200572920546a2045540a312030203020312030202d32352e313620636d0a4254202f46322031322e35302054662045540a42542028002b0059004d004800490050004d00520049001b0020002b00490052004900560045005000200051004900490058004d0052004b00570020005a00122920546a2045540a312030203020312030202d31342e323520636d0a4254202f463120382e35302054662045540a425420280038004c005600490057004c00530050004800200015000c00200045005800200051005300570058002000140020004500580058004900510054005800572920546a2045540a312030203020312030202d31352e333320636d0a4254202f463220382e35302054662045540a4254202800470053004c00490056004900520047004900200008004b0049005a00450050000c00200045005800200050004900450057005800200015000c00200046005000530047004f004d0052004b00092920546a2045540a312030203020312030202d31322e3520636d0a4254202f463120382e35302054662045540a42542028002c0053005b0020005b00490050005000200058004c00490020005700490052005800490052004700490057002000580053004b00490058004c00490056002000510045004f0049002000530052004900200045004700470053005900520058000f00200023002000470053004c004900560049005200580020005700590051005100450056005e0020004c0045005700200045005200200053005600480049005600200058004c00450058002000450020005600490045004800490056002000470045005200202920546a2045540a312030203020312030202d31322e3520636d0a42542028004a0053005000500053005b000c0020004f004900490054005700200056004900500045005800490048002000540053004d005200580057002000580053004b00490058004c00490056000c0020004500520048002000510045004f004900570020004700500049004500560020005b004c00530020005300560020005b004c004500580020004900450047004c0020005700490052005800490052004700490020004d0057002000450046005300590058000f0020002300200050004d0057005800200053004a00200058005600590049002000460059005800202920546a2045540a312030203020312030202d31322e3520636d0a4254202800590052004700530052005200490047005800490048002000570058004500580049005100490052005800570020004d00570020005200530058002000470053004c00490056004900520058000f2920546a2045540a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280012000f0020002a004d0052004800200058004c0049002000510045004d00520020005800530054004d0047005700200053004a00200058004c004900200051004900490058004d0052004b002000450052004800200058004c0049004d0056002000530056004800490056000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280013000f0020003600490045004800200058004c00490020005700590051005100450056005e0020004a00560053005100200058004c0049002000460049004b004d00520052004d0052004b000f002000320053005800490020004900450047004c00200057004900520058004900520047004900200058004c004500580020004800530049005700200052005300580020004a0053005000500053005b0020004a00560053005100200058004c00490020005300520049002000460049004a0053005600490020004d0058000c00200053005600202920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280058004c004500580020005000490045005a00490057002000590052004700500049004500560020005b004c00530020005300560020005b004c004500580020004d00580020004d0057002000450046005300590058000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280014000f00200025004c00490047004f00200058004c004500580020004800490047004d0057004d005300520057000c0020004500470058004d005300520057002000450052004800200048004d00570047005900570057004d0053005200200045005600490020004f004900540058002000450054004500560058002000450052004800200058004c004500580020005200530058004c004d0052004b0020004d0057002000570045004d004800200058005b004d00470049000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280015000f002000370047005300560049001b002000160020001e00200053005200490020005b004900500050000e005300560048004900560049004800200045004700470053005900520058000c002000140020001e00200058004c004900200056004900450048004900560020004c00450057002000580053002000560049005300560048004900560020005300560020004b00590049005700570020004d00520020005400500045004700490057000c002000120020001e00200058004c0049002000570049005200580049005200470049005700202920546a20455420510a312030203020312030202d31322e3520636d0a7120302e3335323920672042542028004800530020005200530058002000460049005000530052004b002000580053004b00490058004c00490056000f2920546a20455420510a312030203020312030202d31352e333420636d0a4254202f463220382e35302054662045540a425420280047005300520057004d00570058004900520047005e00200008004b0049005a00450050000c00200045005800200050004900450057005800200015000c00200046005000530047004f004d0052004b00092920546a2045540a312030203020312030202d31322e3520636d0a4254202f463120382e35302054662045540a42542028003b004c00490058004c0049005600200058004c004900200058005600450052005700470056004d0054005800200057005900540054005300560058005700200049005a00490056005e002000570058004500580049005100490052005800200053004a00200058004c00490020005700590051005100450056005e001b002000520045005100490057000c002000560053005000490057000c0020004a004d004b0059005600490057000c002000480045005800490057000c0020005b004c0053002000570045004d004800200053005600202920546a2045540a312030203020312030202d31322e3520636d0a425420280054005600530051004d0057004900480020005b004c00450058000c00200045005200480020005b004c00490058004c00490056002000570053005100490058004c004d0052004b0020005b004500570020004800490047004d0048004900480020005300560020005300520050005e002000540056005300540053005700490048000f0020003b004c0045005800200058004c004900200058005600450052005700470056004d00540058002000480053004900570020005200530058002000570045005e00202920546a2045540a312030203020312030202d31322e3520636d0a4254202800470053005900520058005700200045004b0045004d00520057005800200058004c00490020005700590051005100450056005e000c00200049005a004900520020004d004a002000540050004500590057004d004600500049000f2920546a2045540a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280012000f0020003700540050004d005800200058004c00490020005700590051005100450056005e0020004d00520058005300200057004d0052004b0050004900200057005800450058004900510049005200580057000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280013000f0020002a004d0052004800200058004c004900200058005900560052005700200058004c00450058002000570059005400540053005600580020004900450047004c0020005300520049000f00200025004c00490047004f00200057005400490045004f00490056000c0020004a004d004b0059005600490057000c0020004800450058004900570020004500520048002000520049004b00450058004d005300520057000c00200045005200480020005b004c00490058004c004900560020004d00580020005b0045005700202920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280057004900580058005000490048000c0020004700530056005600490047005800490048002000530056002000500049004a005800200053005400490052000f2920546a20455420510a31203020302031202d35392e3533202d37332e313520636d0a4254202f463120362e35302054662045540a712042542035392e35332033372e373420546420302e3335323920302e3335323920302e33353239207267202800370052004500540057004c0053005800200037002c0023000e00130016001700202920546a20455420510a71204254203439302e37322032362e343020546420302e3335323920302e3335323920302e33353239207267202800340045004b00490020001200200053004a00202920546a202800132920546a20455420510a0a656e6473747265616d0a656e646f626a0a32302030206f626a0a3c3c0a2f436f6e74656e7473203231203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e74203136203020520a2f5265736f7572636573203135203020520a2f54797065202f506167650a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f4c656e67746820363132320a3e3e0a73747265616d0a32204a0a302e353720770a4254202f463120382e30302054662045540a712042542035392e3533203738312e333820546420302e3335323920302e3335323920302e33353239207267202800250053005900520058004900560057004d004b005200200065002000230054005400560053005a0049004800200056004900470053005600482920546a20455420510a312030203020312035392e3533203735362e353520636d0a4254202f463120382e35302054662045540a7120302e33353239206720425420280014000f0020003200530058004900200049005a00490056005e002000570058004500580049005100490052005800200058004c004500580020005200530020005800590056005200200057005900540054005300560058005700200053005600200058004c00450058002000450020005800590056005200200047005300520058005600450048004d004700580057000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280015000f002000370047005300560049001b002000160020001e002000450050005000200045005600490020005700590054005400530056005800490048000c002000140020001e0020004500200051004d00520053005600200048004900580045004d00500020004d00570020005200530058000c002000120020001e0020004500520020004d0051005400530056005800450052005800200057005800450058004900510049005200580020004d00570020004d0052005a004900520058004900480020005300560020005b005600530052004b000f2920546a20455420510a312030203020312030202d31352e333320636d0a4254202f463220382e35302054662045540a42542028004a00500059004900520047005e00200008004b0049005a00450050000c00200045005800200050004900450057005800200015000c00200046005000530047004f004d0052004b00092920546a2045540a312030203020312030202d31322e3520636d0a4254202f463120382e35302054662045540a425420280038004c004900200055005900450050004d0058005e00200053004a0020004900450047004c002000570049005200580049005200470049001b0020004b005600450051005100450056000c002000570054004900500050004d0052004b000c002000540059005200470058005900450058004d00530052002000450052004800200047004c0053004d0047004900200053004a0020005b0053005600480057000f0020002e00590048004b00490020004900450047004c00200057004900520058004900520047004900200046005e00202920546a2045540a312030203020312030202d31322e3520636d0a42542028004d0058005700490050004a001c002000530056004800490056002000450052004800200047005300520058004900520058002000460049005000530052004b002000580053002000530058004c00490056002000470056004d005800490056004d0045000f2920546a2045540a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280012000f002000360049004500480020004900450047004c00200057004900520058004900520047004900200046005e0020004d0058005700490050004a000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280013000f0020003200530058004900200051004d005700580045004f0049005700200053004a0020004b0056004500510051004500560020004500520048002000570054004900500050004d0052004b000c002000590052004a004d0052004d0057004c004900480020005700490052005800490052004700490057000c002000580056004500470049005700200053004a0020005700540053004f004900520020005000450052004b00590045004b0049000c00200045005200480020005b005300560048004d0052004b00200058004c0045005800202920546a20455420510a312030203020312030202d31322e3520636d0a7120302e3335323920672042542028004c004500570020005800530020004600490020005600490045004800200058005b004d00470049000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280014000f002000370047005300560049001b002000160020001e0020005200530058004c004d0052004b00200058005300200047005300560056004900470058000c002000140020001e002000570049005a004900560045005000200057004900520058004900520047004900570020005200490049004800200047005300560056004900470058004d00530052000c002000120020001e0020005100590047004c00200053004a0020004d00580020004d00570020004c00450056004800200058005300200056004900450048000f2920546a20455420510a312030203020312030202d31352e333320636d0a4254202f463220382e35302054662045540a425420280056004900500049005a004500520047004900200008004b0049005a00450050000c00200045005800200050004900450057005800200015000c00200046005000530047004f004d0052004b00092920546a2045540a312030203020312030202d31322e3520636d0a4254202f463120382e35302054662045540a42542028003b004c00490058004c0049005600200058004c00490020005700590051005100450056005e0020004c004500570020005b004c004500580020005100450058005800490056005700200053004a00200058004c004900200051004900490058004d0052004b00200045005200480020005200530058004c004d0052004b00200049005000570049001b0020004d005800570020004800490047004d0057004d005300520057000c0020004500470058004d005300520057000c0020004a004d004b0059005600490057000c00202920546a2045540a312030203020312030202d31322e3520636d0a425420280048004d00570045004b00560049004900510049005200580057002000450052004800200053005400490052002000550059004900570058004d005300520057000c0020005b004d0058004c0053005900580020005700510045005000500020005800450050004f000c002000560049005400490058004d0058004d0053005200200053005600200057004d004800490020005800530054004d00470057000f2920546a2045540a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280012000f00200030004d005700580020005b004c004500580020004500200054004900560057005300520020005b004c00530020005b0045005700200045004600570049005200580020005200490049004800570020005800530020004f00520053005b0020004a00560053005100200058004c004d005700200051004900490058004d0052004b000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280013000f00200025004c00490047004f0020005b004c004d0047004c00200053004a00200058004c004900570049002000540053004d00520058005700200058004c00490020005700590051005100450056005e0020004b004d005a0049005700200045005200480020005b004c004d0047004c0020004d00580020005000490045005a004900570020005300590058000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280014000f002000320053005800490020005b004c004500580020004d0058002000570045005e005700200058004c004500580020005200530020005600490045004800490056002000520049004900480057000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280015000f002000370047005300560049001b002000160020001e00200049005a00490056005e0020004d00510054005300560058004500520058002000540053004d00520058002000450052004800200050004d005800580050004900200049005000570049000c002000140020001e0020004500520020004d00510054005300560058004500520058002000540053004d005200580020004d005700200051004d00570057004d0052004b0020005300560020005100590047004c0020004d0057002000570059005400490056004a00500059005300590057000c0020001200202920546a20455420510a312030203020312030202d31322e3520636d0a7120302e3335323920672042542028001e0020004d005800200051004d00570057004900570020005b004c0045005800200058004c004900200051004900490058004d0052004b0020005b00450057002000450046005300590058000f2920546a20455420510a312030203020312030202d31352e333420636d0a4254202f463220382e35302054662045540a42542028005400560053004a004900570057004d00530052004500500020005000450052004b00590045004b004900200008004b0049005a00450050000c00200045005800200050004900450057005800200015000c00200046005000530047004f004d0052004b00092920546a2045540a312030203020312030202d31322e3520636d0a4254202f463120382e35302054662045540a42542028003b004c00490058004c0049005600200058004c0049002000580053005200490020004a004d00580057002000450020004600590057004d0052004900570057002000560049004700530056004800200058004c00450058002000530058004c0049005600570020005600490050005e002000530052001b00200052004900590058005600450050000c00200049005d004500470058002000450052004800200056004900570054004900470058004a00590050000f00200032005300200057005000450052004b000c0020004e0053004f00490057000c00202920546a2045540a312030203020312030202d31322e3520636d0a425420280049005100530058004d00530052004500500020005300560020004e00590048004b004d0052004b0020005b00530056004800570020004500460053005900580020005400490053005400500049000c0020005100450056004f00490058004d0052004b0020005000450052004b00590045004b0049002000530056002000530054004d0052004d00530052005700200053004a00200058004c00490020005b0056004d005800490056000f002000230020005500590053005800450058004d0053005200200058004c0045005800202920546a2045540a312030203020312030202d31322e3520636d0a425420280051004500580058004900560057002000510045005e0020004f0049004900540020004d005800570020005b0053005600480057000f2920546a2045540a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280012000f0020003200530058004900200057005000450052004b000c0020004a004d00500050004900560020005b0053005600480057000c0020004e0053004f00490057002000450052004800200049005d0045004b004b0049005600450058004d00530052000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280013000f002000320053005800490020005b005300560048005700200058004c004500580020004e00590048004b0049002000450020005400490056005700530052002000530056002000580045004f00490020004500200057004d00480049000c0020004500520048002000530054004d0052004d00530052005700200058004c0045005800200052005300200057005400490045004f004900560020004c0053005000480057000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280014000f00200025004c00490047004f00200058004c00450058002000540049005300540050004900200045005600490020005200450051004900480020005b004d0058004c002000560049005700540049004700580020004500520048002000450050005b0045005e00570020004d005200200058004c0049002000570045005100490020005b0045005e000f2920546a20455420510a312030203020312030202d31322e3520636d0a7120302e33353239206720425420280015000f002000370047005300560049001b002000160020001e0020004d005800200047004500520020004600490020004a004d0050004900480020004500570020004d00580020004d0057000c002000140020001e002000450020004a0049005b0020005b00530056004800570020004c0045005a0049002000580053002000460049002000560049005400500045004700490048000c002000120020001e0020004d00580020005b0053005900500048002000490051004600450056005600450057005700200058004c00490020004700530051005400450052005e000f2920546a20455420510a312030203020312030202d31352e333320636d0a4254202f463220382e35302054662045540a42542028002d0052005700580056005900470058004d00530052005700200058005300200058004c00490020005b0056004d0058004900562920546a2045540a312030203020312030202d31322e3520636d0a4254202f463120382e35302054662045540a4254202800240049004b004d00520020005b004d0058004c00200058004c00490020004800490047004d0057004d00530052005700200045005200480020005b004c00530020005100450048004900200058004c00490051000f00200038004c0049005200200050004d0057005800200058004c00490020004500470058004d005300520057001b0020005b004c00450058000c0020005b004c0053000c00200046005e0020005b004c00490052000f00200038004c004900520020004b004d005a004900200058004c004900202920546a2045540a312030203020312030202d31322e3520636d0a425420280048004d00570047005900570057004d005300520020004d005200200058004c004900200053005600480049005600200053004a00200058004c004900200051004900490058004d0052004b001b00200058004c00490020005400530057004d0058004d005300520057000c00200058004c004900200056004900450057005300520057002000450052004800200058004c00490020004a004d004b0059005600490057000f00200027005200480020005b004d0058004c0020005b004c004500580020005b00450057002000500049004a005800202920546a2045540a312030203020312030202d31322e3520636d0a425420280053005400490052000f00200032004500510049002000540049005300540050004900200045005700200058004c004900200058005600450052005700470056004d0054005800200052004500510049005700200058004c00490051000f0020002300200056004900450048004900560020005b004c00530020005b004500570020004500460057004900520058002000510059005700580020005900520048004900560057005800450052004800200058004c00490020005700590051005100450056005e00202920546a2045540a312030203020312030202d31322e3520636d0a42542028005b004d0058004c00530059005800200058004c004900200058005600450052005700470056004d00540058000f0020002300200056004900450048004900560020005b004c00530020005b0045005700200054005600490057004900520058002000510059005700580020004a004d005200480020005200530058004c004d0052004b0020004d00520020004d005800200058004c004500580020005b004500570020005200530058002000570045004d0048000f2920546a2045540a31203020302031202d35392e3533202d3338322e373220636d0a4254202f463120362e35302054662045540a712042542035392e35332033372e373420546420302e3335323920302e3335323920302e33353239207267202800370052004500540057004c0053005800200037002c0023000e00130016001700202920546a20455420510a71204254203439302e37322032362e343020546420302e3335323920302e3335323920302e33353239207267202800340045004b00490020001300200053004a00202920546a202800132920546a20455420510a0a656e6473747265616d0a656e646f626a0a32322030206f626a0a3c3c0a2f4372656174696f6e446174652028443a31393730303130313030303030305a290a3e3e0a656e646f626a0a787265660a302032330a303030303030303030302036353533352066200a30303030303030303135203030303030206e200a30303030303030313631203030303030206e200a30303030303030373935203030303030206e200a30303030303032373634203030303030206e200a30303030303032383333203030303030206e200a30303030303033303439203030303030206e200a30303030303033343434203030303030206e200a30303030303130303637203030303030206e200a30303030303130323134203030303030206e200a30303030303130383532203030303030206e200a30303030303132383232203030303030206e200a30303030303132383932203030303030206e200a30303030303133313136203030303030206e200a30303030303133353132203030303030206e200a30303030303230333036203030303030206e200a30303030303230343034203030303030206e200a30303030303230353030203030303030206e200a30303030303230363137203030303030206e200a30303030303230373537203030303030206e200a30303030303237353639203030303030206e200a30303030303237373039203030303030206e200a30303030303333383834203030303030206e200a747261696c65720a3c3c0a2f53697a652032330a2f526f6f74203137203020520a2f496e666f203232203020520a2f4944205b3c32453446443830394535423835303142314144344344443233433942333045453e3c32453446443830394535423835303142314144344344443233433942333045453e5d0a3e3e0a7374617274787265660a33333934300a2525454f460a5b5b333531332c2235323764623237363731613339396231366537333030316331313337326466373566643732633437366562383837653764643037323361366332646333363430225d2c5b373034362c2265343164323337326332613166663436633530626364653166363761663238303162383131653834306330383333313561613638326333616133326534353965225d5d
527db27671a399b16e73001c11372df75fd72c476eb887e7dd0723a6c2dc3640	\\x789c953a095814c7d2dd3dc72228caad31caaecb11e381baae786312e343834a3c50d120978028a2a2f1000f248a061515c1885c2210b22251343e40242a5140d4c41062081a0f9ea2d128f1252f083bbd7ff5ec82e8cbf7fdffbf43edf44cd7d5d5d555d5bd208c10b2409b1187864c9fe936ec533fdb0284f04878eb131411b0fcdaa5f38310e2bce1ddf0d080a8e548011772ca82feaea14bd7858436d71422248421d4e7ddb04501c15dc2cfdd85be32801161f0c2b2400c82f61f004e6111abd6daef197f1d78ed0138b7343228e074d2976908f19f40ffbd8880b5cbd1c7681af4f58467e5b2808845aebf8d035efd984e3f2c8f8c5a658845bec06a33eb474c7732efe0e1f225f717761ffb27723443ec737da3e5bfdaef8614da47912786c0a3b1937d804e1141fbb0578614439d224fe6d4f9b35c7eb31c4d45423bc56b1fcc5bc228a057d00807e1b1aff1cedd4021c41ad4b21039ce8c27840755395036b09dd03be4fd603401299d0f8bb6d416a72a2270e34b09fc55a04f00122dd67285e8a2780a65080e48a748452bc471289668d045ce111d07c8e1111a07fdf5809f411a5130dc1b481168e480e201ee02a400a4010403303e8900f9000900b180db0c90c178b403ef8192c050f1c23ad443d880aa85141425f687bb25aae65351b5a881671e5593050c0c298207bc5f0def9b00470f772f14c5d71aef4222bcb345f17ca3a1556840458ca7e2119a2844a371f04e0ff7056c2c4c67b857caf291e1098c4bc737a168a02de543d00ab8afe09fa015e43a72636dc11a959251e83c196568e0b38d6d450d2a65eff9fb327e29c3e3a6c0f30014c9a9913bf415f26560af04e403f731accd6bd05cc101235284797637d912313b820ec1600766d342802276e79d3b4131d640ff13b023a35bcd681589a814c9b32dc39b00e600fbe109cbcf3c5a0bf737500f78638e36a22cf44fa5adf20d655f653fa58bb240b5af9fb5f3618341f66dd667a3eca97cf3d53ec35dc33983eecef43b5e773eb8e379e7fddbe77e69f865c1cfd7fec6435f7ebacadf599d9e94001b4d5e9765027f807f9a2000506c006ca10d9eab84f5a87c03dac170877129fb423b14eefd8c80c2e1ee6204b404ee0546404b1152ed33028a80756c6d04b40c21e7c34640910076700d401e281a55623b1c8457e0dd5887bfc38ff00b22126ba224de24941c20b5a49953720bb9955c09f7176fc6f7e535fc24de974f12cc042761be90209c146a843ba283e8268e15678811e206f19078526c52982bfea158abf84a51a5f855613073341b6f36db6ca9d946b35d6699665f995d30fbbe8b7997d15d42baa474a9eaf2d0dcd57cb2f97cf38fcdf798a79b5f377f6ed1d762aac5068b348b1b162d5ddfec3aa4ebd4ae115d77763dd2b5ae6b6337bb6eefc3f56137bf6e4bbac574dbd52dbd5b71b7da6ebf59f2966f5a86596eb2dc69c9464950084de143841c987b88a036562a2b6795952a8447fa28aeb7fe3e4d5158b63c5f096b8d602d4317ea00b30bd84863a7b6d258716a0e6b6b6a6a6cb3ed2815eaa415f4105e046817391d7924e302576ca506be6a2b1ca9234e3ac0aa230318005e06f8a983500e788e80a7e2541ca7b2d1702a3b950c6a1b19b42a1978077a6b16769e18869d166785e291f4f00c3c9e1e0acb0aa50da187c3e845ec3f8b96e3c521dc565ac4c5d3009c49035269d1411a8833181cc4d35271265b073a5acb4788b64885de426e2059cdb9b8b86aeded1dac5c5cb4c347b86b3576f060072fadeceded6c450567258a76b6d03f628476b80b39158c177f1f1e723df256f5cf57823f2a9c39f3cb058d3f36fe18bc6afd8abb9b62a3692d1e44060d3a35e11d8cab9c0a528e94593e7ec83bf6fef2edc13c9dad3e95f6454577587fa9ddc2e7faf8d7d1e956cb7ce78641dc5e616854f4179a21f739203572451ad0ad1f13ac19c6e4ba0e63caa8fb311d3bbf77d660b54da73ee1fa9ca0a039b383826667949e49cf2a3da33fe0131438674e503037344bef9be59851762633b3a494ecddffc996e4e42d71c99b6e9e39d3d070a6ac8104246ff964fffe4f625336bdf8b7d8ade1ccd99f1bca4a6fc25cc51a1a050aba754143402bd124dd1de31123dc35225160b5ab08f211b39f6c45cd30d9846a5951fc7cfeec1fb216e64da6d1583fe65db1b46bd847d8419f18f6afb8dfe9b56ddb860cfba57866eeec39191317c78de1d41f1e9ebbef82c7049228b5ccab59f909a51b6963d2bc39d8e6c6e6bb411e1bc6665f74723aed363472ae2694c50bf0371c29fb9bec6de0694637637dc7e973122d5aa36e4c6b62676beda07621dae1d6ee247adb96b8ad5929c9fb0f88d60fe8f8a6263ae6fe637ce9ce6dfccd134699039491464a1b8dbdb59d2d51a847586b87931c204a4ec9da1a17275a3fa1636fdfa1a31fdfc7179b9af00546378e4ce12ac05256f020080a67d048707576761760c5387315f4200e1d4d8fafa4c747e3507a7034f65e89bdf9db172a026b683c5e5713587121a806afa3f135c0ab1e326783c08347c0c8604db0b5a4555971856490549b2fd59241022fd5ea5843470631e919066b5c8128ab02dc3576b07e9a6b736267d0027a0e4f60fdc1f836d944e298ad6c806130e92ddd277139d0d300dd8540c9c994ea86da5a4ae5686c78971499ac0b9e46cc74520b18f845047845bca1914f34792cf82ab1ea61ad19666dd583b80e43563d10f8037c9384b4f474f84b4f6fc35de85f6d6df42fdc45f0a657e91580abc0548387634d168da2db683c8dc2bbf03abc1eef02d950b7f1be201b7296bbca4ad03a6b9815289e02565c74194fd1e7e8f828cf62cfd63a1d60a700f614d006b28133a06947207779c1820f2ab423c02379b69845847790f37a2f90a30998faf9b685b56bd7ff30f721b67d7f7e2ffa874ea75b83f78e8e3830794dcabbef5d193aece18505b9cbfbd0c7c03f0d461b05fcdf82b1b2c0c0abfac971c3b80cd56aada9d1591ce7b1f708fd8e3ef4ab0c9f5515515e59925b783a39e3c86733cb574655cf7b80bbeee69c1dbfd973ebb9b373c5d06129899f24e7ad591e15ede4724aa9bc5e147394855dc8707c0e5881c85e0c815263c50230f3054ea404532dadabab96fc04677d237755afc9a759d8bfc2e80d8d7c3050f631ceb615d30ad941e47b4571d0f716d74bca1a3877602b76a23fd0677e1561bee7961cbb7cf9d887876709753abaaf7b77faf4d7dfe99f4a65cdd021a7d3d24e3bb9803e89c03f459e7fa757631596973ee1da05aa95cc1354c3ec49cef6cccced00b88bd721afaadaee638a96dcc5026dbe4725fa147be3de5e87b831a5d987cf9c399c5d4ad6153bb9d0e7f4d99c8fe8b3c70fe8afb26f04e2dcbe6c74f9609730189d288f0eabb12a9f3b27ddabc554d208753eadb1c200f0da04d03141d6512d47fbce91b33d5231bf906754ddcf09ded8d8be340d49d8939bbb674f5e2ecdddb2d7f0cb6dba3776df11fad75f7fd1bf723cf7c66d494ada12b7975c4c8d8f4f3db42d3ed54759b4f9e477df9ddc5ca4ec7729b1fee1c3fac44b3860d5962dab008c71948f076d7a328bb9cb73606d638a9c4863b4523f17dc2e1d54bdeb95f601d86974d1d23bb40df7b887396c454fd0fb5e6978bcc9968e6025dc0d5bfb2cc0dd1f3fc0f6f24acaa4f3fb9203ed96647ed40ca3afe0d5c6bcec2ee7703b75736d2d5be9bc9ab28ccca2878cd185453d19438e21b52c8a008e54df1149ea919fd0c0e731eb772176588b8586b616deac950a846ba67b69d2697c3d0f5f07aef5d85f68e0b24d5506f821bbea05c2505b29979ddfac7b959f8d163386320a2f72cda7a95b1e753b8d23d8289220851f070b72cc82ac12b151b3a4f3da5297a75421c27217ed707c4dcdc5af47fafa8ed2c42d9d7e32c0ef7c68f16d4fdfb96eae66a24829de9bba688bcf3caddfd079cb26bd57366ae4854caf1d3e3e6eda5e7663873389f1344db142c8060ff2828177f20d2c9a522e4b765a8db13c707571625a18938d3dcfb2a483c81ccbd598784638416470006feb81607cbb63a277ed59bf2e91a8c61e0a2db8f1d3d1d0b43189fb723d2684d1bae3d1f7fcd34f44452cc6b6e9b12fc27c37d0facf4a68f1e6cddbb66f8cc533cefe8097447f309d5ea00f49afc42339bb77e6e650cfa9935f5455b57ee0152729ed6f9f5852e61d97f0ce8410fad5f94cfa6b7858c49c0f230342e3366cc093cf9ec653366c8a2fcc0a7c104d5fd0ef4418690fb66f96238db91c6958c087b24c4dcae853e24ca3ef9351df6f97166eaf132ca55e5c61eb00bc89c6c24c54c34a7c02746690f59472ae329aa8a3e1aceabcc85438094f3c929e7e8496e101fbf7eedd4f2d08dfd4ba3926399736b7490f49b5742b3e61e7561242c747ae5cb13cefdc891dd9b6ca9acfaa7e669e1705b5882b78402f786071c6145b46b8dbc17cb4071ac135a4698b01d166dc03a32d4d21e1bf7d428fd1f5781b9eb9ed3721b06ea11fada43fd17a5ae9b7b0d6d31367e2501c8633ff016387d108c74da381b19856a5b3ca7807e5ff00e774a477690d7d17e88a700a0da3de3440706b5b837be2c1782076c8a307e866a85b52405f669d04e067618ac226a8e68e4b6f904a691469d18f674176924e6ad499f0d580dfa513beba9af39596136fe9f86586eaa993dc4d9660b10de2bbb35c1980a3990cc03b74360d5f414f13ebd5f44116cda6ab7102f6db871591cbf509f429fd0ddb60eb25f975786f9eb469e66c7c1047e065f8a0e7a41b0bfde9357a9d7e4faf3923a35ec218d3382011433d2397f6d597c92f972f4bfd4031298d04b70e606332e1e32463e500f8800718adac2a33a4d010b9c7c8a98768ca9dd597af364ef5d8b60cd092e8f33f7429174c52c38d3500e0824fc29f2c3403f3526fee0dfa1f49c344ef206b244f7d23f9561a6ab221a3128cba82b52f931bfa85c0194a0563bfe808fd5d998d8125ab1bd58c2f1e8437e04d78d045baa9866efa46a8d39b712dad0304473dec955befb6db41d33e3fe01f56b242b80749f986364be140d3e6c8df6d1dc0df6d7364f183cd52fdcb2a894d8946ae8f5c8dd3237f73ae37a984b99b3731a6869b78345e4bb7d34bf4222b0a052f5a4cefd307b4187be237706fec9943e7d30c16e2710ea4434888c8e8b7fc2ed96f6d64bfed587a3c5b745030e024ba2b3575171d89abda9898367a597093bedd17bf6d5f5e63c3ad7b523ed396b698b4edf3aab636c61affa5cee4159d3db0f91fb754ea1e4695f1183684ebffad79ebb7f4d63342702e0e607acbe3d0d3dd26fd05a83640fb37e50acbc186edccd472a5a364e1a3634cdcae77a2c75fadff7a4ac2da9b97711546fa386907dd979cbc8f94d9efd948c3f0a69440698750f7e34fbb4ac974e9697c5cdc56983956af66c3d85c4d91434eb00e0eff5dccb9bab2d20022b53def19756561eec93579ebefdda0b76853f8b3cdd14f561e2b8b4f8dbe77193bfcb9f86721e7a2fb88cd1f072d72ec35a0fe74fd9d216edfbd3f69fbc665318e3d079d3b7ae95f2ecce35b616ed89e183220672ae445fe99f4b4467a0aebb9b54e90772b45e029fd01cb4af65a63a601ff32dabba8a6b0e242610dbd0de6bc4f6f8367ae86c4dccc25e817d09bf447fc36664558470c873ccae237fc9129d2a55a5c8f7ffe5eaa04df74e01fc9ab104d444891675a0332220bf718ab275e81b91bd5c8beaed21d1426f4026cefdbacf9a70c602df4686d96773a9de3814ccfa8716c3d8ec2abeba912323f5d40e7fd4cec4cdb7e8dbe85444b5b39e658063d58a449f656c4c9d46013be1e67e043f552730d50a49210fd73888e954cd60290e5d81113312befb12a8a4fd67b73956de3b8e3fa50a12eb52d5297caef35edfae6c20edf586fb02a46751ce73737537899f8429ff8dabe063c1bebe48d0ddbd78849d05b29effe6c8d27182ac8ed6a2d89a4739f3d136d5b7e4914f94456b170f9b03b932d6d1a3a57461caba927f5ac26a0ac548b13e86a795f667842fbf0b6b440de4581eebc6ddb4fb4209171d1f1cd64871822f7302e91f88d83b4540ca19fe28fd9aa88069f1dc44743fc73ee5cbd6add41a58efa43f54aed43ca6f17c4461e2c292ef628db5e5023b561f2f901ffd3b31695fbfebb996842a203a3ea4ff5f79262752101e7b3cf9eb3de943078b0ced555cfe49582bc1c18b985bc0adbab501089196fb6b90399aecca8dcfdcff7edfb9c81b47bf489e82b06c395e813a34b4a885b4d53530d0099111c40cb680b5c6501c1f9c014c6bbc2d0c835c1787a755e831a53f6ee67cade5cd3b474ef93972e9df44e9f3635f72309dc7b10166767f3da8201031aaf5e6d1c3040e7e484c7634b6c8d47ab99dec097f705113d64bd597292cd63dc93da772edbb8ece2e2d127626a0c869a981352250c203f1f06c19d267e2f9ee40707e089d80cae8901d4ce349076fe9b406f5bd45b9e43fb0ea595a618a99047a3e037e98bba5efd67786560d0774be81fb412f7d7dfc38a6292bb3db5c492f8f996570e1f5ef8f6403c129b43ea7d8fdefae6c0a9c20c661bd89f901618038bdf76cc3276c65801e991cd3269391e3415bbd1eb25c78f179e156d0f7a870525eaddb8eb89d3cec83bc515d487f7051d2de43d6aa7b973e8413ac5b7ce8681ba95cbce4dde9f9bbb3f39b798d2d680820f3fcc98f1d5a9514531d7f4fa6b3145a38ac9b8aa9b37ab2a6fde7c4cefd1477dfa9e1cf8f6d9afe707054284e0308f470706c9391536197cb0497b50da28de8a9d14ca5ec90717c7c424179494bc7b72f5f94b24475a40323233ca73a478d156ca5814fc8c8de03cd0ae031ec6bd02ab30a0c23f5f0c1fdebf2d4bb47d8488a181fac83816a8bb314eb6d70f46dc235f4d1abad84b26d8f9e3b9b48083e25b8f4cdaa50195a98e90a39595bab484383f960ac99266a9b244b4d52fc68dd21f5201514bb780e6a536b22ea08768fbe28969ac8a3e60e97ef060dc6f741ef1cba1db1987defffd735bbe2c2f59b93a31af64e59a5d7925251ec7d7ad3fcaed88f9f8cf7bcc1087d398214846f6a1af8f48f1bc7f6168604c874d41ce7fd9d4ee7fb129b0602635faed6ad9271c5e3f4fec744613b5bfe068725241415233b6a64f9b7fa7cfb01577bba9babae96155e5a3345a459fd0dfc0954781c7dae2912c4e80afe5005f79bd3977a8640a10af048ea892928ef84046b6078d7ca95034d7758a10f871fb72ebecc96ffecd9eeba5ef4251e3d6be804954c7aa1e5d5cdc1185a4c24e4b3a58f7e23f26bb7253803fabf05d5e33aa0337c571f2c0b4cf41ebd2ad3683dfe44e595bd5944b4560d290204100ea4888619540fd3775048bc8afd7118c2997302ddf77c78ec0fd1edfe4fef5936fc5d2904b015b762e3a3ae1e86777ae859ce23d0adf7a6bd6ac099355966f1fdc91765aad2ed76ae77df881b77377a7e42d19057d41aa3b2c90e74286d117586000b380c743066001c20aafc1d174eb075167cfd665c7c70b19f442a294b5635a6ae6f7c43f118f67abab107c61aeec4db6ecbcbf538961ca25b890f9d3b1e2e2f74eac3e5f85bfc5a5244f0ac8cc2ccf21d16d59052141cd5cbe31f3432cf497f7eac6b2615c05f6c37e1574412befaf9fc515b465312bfb4095ad053cb9c2b091ff6043c9a97d8a1fdcaf7f70bf9836d4fffebc1e2852b870066d595c8a3e9c518e0109eb80d2829d2ec8b995ad583e982ec1ba7a5a4a4bebf149bab21ef7c7fd797fe9b6741e17534f3285d8d3159865d571e03f4c43881082688a0feeee728d4392a6ed8f495aea354ba3a2638c6a8755ad4ff5dc368b9fa6dfcf2d05eab9e01d0d40fd4ab5b1820b97bcc829fd06724a5ac4fbe7eb1b92f2396748da8816f10e1025a0fc12e4e978791ac8e65e638ce4c6dd2f5b11bcc3f8175f2cdd3d6e5ce2922f5e8c9fb8cb67feb2485f9f5de57bf6df7a766055625472f3ada4c4b9bb5ad277f7eabd3bad65d75c90c1d33eb850ecd371c65da813fbb4c8bf1fbf2adf24949dc1b76b6114daa1855a8dd1a49db37d23237d67ef9ce4f1e2f3a5bbc78fdfbdf4f3171ee53e892d69bb7bf7da9ddeb27b4e62d2ade6e4a8c455079edddacf6a1d5c2b347043e53d819ca85d5dd8d5517338d8b30ba40b0d8b4f062cdb672128ba1ff29b5b10c89e92cc0533cb437e3e5f70438ba64f1cc3134e183f7566d1f4f7c7ca4d2f76fa4c3c712137c91869e5d3676e1295cfab1f7169645dc7793537525f45d6ed31f6283af72846b6987a0ab947a0adbcf7c36aad8d86c3b1ecf88a7b740c7bd0f3729dcd517cc384219f70619e6108759fd1f3d88361141aac71adf11cddd988813a1da41326838b903958b44b113ac9c2a99d241e33c97d9d4ae6db99bb914aa8938514984edad8aab5e622645d2cdab5317e13199f86bcd4cc44c416cb756e2baf92e5b41f71b2f5ad39b631e668c1860d05a435e6e8d1980d0505ec173148690a5bf9ec5f6192a16e072ee5871fc8177575adc7eaeaa8fc916b67e3b9ffd08ef8a7502954c61fc9a061dfa99ee3d4ee9ae12c066aa1618d58ce4a9cff4548fa652579c75d7a403026b87c24fd5479393de48bf9f34afc7fa3356fd5ba27607cc13ded2d3ce24960891058b7d8b7ea4c74cfc16ae5e09ed1672efb2e662736fd3017ede0a654bb3944638cfbfd03f45a8dae88defc48b66eb11d7675576955aeeea2375db3f651db38bee2d15af2a52f7bd03d5acb7c9a0c121ac88d760f928f1bc90d9d5c03f3629de064ac420495958ab35259e181827b6bf54ab1f7a7c2d8d619a2f2c51df9b76b05f265bfa6f34ce610f97776d6c6c81e9e8c6d82ccf024539bebf49eefd416504f3ccdd416912d0e41efa148b41cad432bd162148ac2d02aa484aa2e08f587fb3034042e0db402014389de059c55280a60255a840250041a086f27a365803f185aefa0a57029d18c0e5e51f2d322b82f029a8fe13b1830cdff0f524774489d05923e0659e140b30cb0991e0140f3ff9338115ae140e703b3a7044961d066dc16c91401f28894c065197c2f079c40e0bb18f094401f09d203e4bed7f9cc94b944814691702d81b74c6a14e046ca9c86816c0dd2be42d54ec319ff29c1b091fd5fcfdf7e6046a10e3520ee7f00e6b31f9e
e41d2372c2a1ff46c50bcde1f67af2801b811e840c083315aa682c3aa32e459e	\\x789c953a09585555b77bed335c64f4323a21f70a48684e20a016650e888a38e4808a082897411914d01011d1ca11cd4853b342222325072433447348d3ccfcfd890c499178a4299af9cc10eeddbcb5cfb917b1d7fbde7bf7b0ced9e7ecbd86bdf65a6baf750e04082136642511c8c089af0ef0dbb0d6cd891018824fa7cf4b8e49fbfedca97e840893f0d9e0f898f434a2c18378dfc67edbf8855986c909aee584480984f48c4e888b996f3df1e465ecab44084cc0070e6f693cb1fd08c12b2139e3b5b06e433722adb7104e2e4c9d17733ae9980f21e2ebd8ff4b72cc6b69640999887d5df05e9712931cf7bced2b6984789ec7672c2d353da32d8fcc42fee7793fe1b2d3993b827f3b7276aec38b7f120f2bc27f5756d8d75aae6df9ccddaa4036e058b593ff104f93ccdc09b1aa6acb6f3b6d55a050eaf84b539ea49170225930fef603712bade4bd92bfb4036f7baa57e12a31504714cbc64a1064915271253e4461632d88930ca3e7a3ec3aefddb23373869d9a646878ca41bc84f81710650f78887dc919b99c6c90b690422b918c905b48364d276784127210a1581c407cb1bf46b026c9c214928ad72bb40925da4262116e211421ac438844f80021d77c9f839024f89346843c4ec3026231c94745ad9107116bb92ba994ea88412ec6eb5215e42d785f462a690b87b67cd91f9fe338cd63ecc3e732ca2f5d57afb22ff69d21055226d2cac56748d3aa8a04cb7d898f74b1ad49ba4422f95cb8cc78dd80fc2f8b5c07844449061221559052f184728d94924984908d78bc5d464ae9090e6d95d214b56d359dece5cfa55c158f8f131e22fe199c6715e98e7d855210f1d0cc27a1922ff1c07657b184d302429b40e4573e7f45f7a847942105f59082ed2a843c84026904a942a8442890dcc107fb51bf6d5c6f991c57b399541065b515e881608df00ede81722f92d7f0da8d74c627d6640529245fe89c75dd743d75bd74bd75a5fab77b397aef6e6b536c9bf739e9bae87a3cdbd756df76b26defcd8937c36e8ebf197a7374ddc91bb53722af7dff0f16faf467ab9c0b3bdce9105698adaed00cd1085f98210687601cd039631b2d5787fea8eb86edf978c579e97a623b1eafbd54204978edad025980d75215c84242f46fab409209e9e5a80249411fdead02494570c1a33f1981325d861eb000b2601b1c861a784805aaa51eb41f9d4397d0225a4799304048115609df89d6a2871824868973c574719fa4975e969648c5d215e9ae4ce54079921c252f950be462f98cfcb3c656334863d06cd7fca469b272b0f2b20ab18ab7cab57ad76aafd59756df59fd62f5bb555ba7619d1674dadee94227a3b5bb7594f51aeb5dd65f5a575b37d8b8db8cb649b729b6a9b6f9d3d6df76baed4adbadb6e5b655b6ff696763176c37de2ec7ee333c8ed95db0bb6af79b5d8bbd8dfd73f6a3ed63ed37d87f6aff9783bd437787813c4e1103db261aa4625c7b8ca04e5abdd65bafd51b44624c17ba1b1bd9368d7df3c3c5e833143c70f81aa91aa34b275c22bd56d00b385c0f1e90e0cf983f24b0ed52b5e90c8b8222d3776c17d23e23ec15121043a10d5a4fe51012ee5dbc8703ab695f0e5c860d84c8bed209d29d200f10f44efe82de45af80a79302017a05001f0a9ba3c12ae67a0cb8b023a3a1073b187d3d9a3547d745b3df20348435c2946898c49a43c04a3ac172218fe556b3fb57591ee472b80a8ed59067dacbeea35485ac4a926567e249fa9041c8d953e8dddb47ebeaeaa6f5e9dd3b6070605090bf0bdeb9f0a76eaeae2eceb246d0cab28bb3ab9336303060706fa17b11e4dc494dbf9ba5fffdc29f0d5034ff7c1cfee9d8a5477f158d9916fe60c68c49ac0afa49fd7d417ee1651182e43ee59f1ebed0e9568355afeeaccf0089d5cbcf1dfbe2e8597b610448e2e8801746b243ec0e8c18316a24864c32a2ad4173467a807ba11b6ac787f8a394bdb800fe7e9cbf8f1f17cab31717163cc15fdfe1deadc338d97f4cf884d0d0b009632a7efcb1a2e2ea5593f775e1e31badf915d5d5151c42c3c343432784d384ecc5e9d9d9e98bb34b7e3a7ebcb6f678658db14ab6ab397efcdab5e3c76b4a962f4ecfc9495fbc1cd72cbbad412e46c97a13b42380c0c020bd4c35a0f791654f1de1ca5354e8ef87daecdddb53114690cd2205091eb0232048822087d479e0cd2262136faf624fd8b1cd457d9e6355b3cf2e882a993461daa0775f19b177e9c80c3fa18ebd14b23fe508fb8f05ec4472c82870a97dbb3e292069d8475fbbbbb33b03fbbf10d86b06ab1ab0744c7a91af2fc60fb43c38a8589e627770d06c713cb61c640f0551762476dc8a7bd380c18e5c7417674741645777bc5db01d7c57aecc650fff02d4009cfaf31e7be1fa75360c318bd943daac623a053a060ca63e7a57471767aa295e893ff0dd5ef0f60ef6f03e9cbb7e1dcedefb93bd5c5bcb46fec579fad2a1a28cdad2e28d2469bc5126c9c7db3b48d2fa6bbd45991d817161ecf05e561606e1ca692f4c104f7db63fff282b8188a3f9fb3fcb3f0211ace408d2aa41c3a89544b4099c1bfa08d242dfd00a57a8b5e9f17dd3636a2d89a6474da647d4b689da72eec9ec3a1d0aab795ee084033d9dae40c25fd5f36135bbcc3640268e48854ada40ebb8be70843e95669836d23a769d635f4117e5d8e6be2bdcd111354789d36d23689359cffee049ed6f98feb82e553f49460b896d6b9006986d9740676e03dace7cf5a133d1eb8856390bfb13972f4f4a5a9e9d849e7a925d6335ec240c071fe80dc37107ecd2d8c86eb3c6dbb7a10bcb67c95000e99001052c1979df423d88c8db5a914b52029756ff00a6b28f6036a4c0d4d626b016ce86821cda1ac01e234611eee275285117257ee9b5a03831caa54177f6d789dcc16938ddd27a86eac786e467cefa71d92ab60c6cc177c5b7d01d434b77a81fb16254e2ca096110dab75f53d5b2aa435c0bebda1ac4fb48f739bce16142d4f752e288ea7c9e9e01e646474642c5bbefb35256917e6bd1c2eaf81d1f7df2d1cea22d9bd6af9873226af1cd85e8ccfaf582b7cfa9ad376e797b836f6050d23c4362f3ec39d3a3faf842379deeab93ab3f411d472a995e35b6b835f3f08806e5c9f5a0a50fd92cd8331c4aababd93ba62471bb69b3b0df3885fdc61e406718c7e5fe00578822b6bbbab22e5c36e2e24c9e151fa5ae118e9b963c3f7320686120fb9c5dcb7d92bdac3666e3eedd1b5fad5c2855b3c65bb676ecf7470fd9fd417e302024645de692b57dfba154b9c8c153ba8f36e0f56ce40235286890a59fc25235083f57da18873f435c1c2c995b32a9f464e7113b67374257768e35b3ebec1464c2e8f8d3b47eb5f9472fb1a67e7dbfaa1c34883daa79c0ea601d24c262f844a7ac0baef77d9c9fcce7e7027ad0af13e34c156c1df5310d92aa6b5a45b18267453928a5a362a99e64c0b3727af328e6a5576d435d5b9d17c63527e7a7eaa1171666642c5cb078315bbe763d7443253940b70d6bb7bf87c67c0385befadec37991b362636745cea3bb96a4a46466a6a466e6faeecd3d7eeeec89dcbdbe7d8ebf75a3a1e1c65bc761dacce8e89933e746a3e69250267bd45c17aeb92075358230b6f6c2d86ad156afde60910105be145932a5f4a476d4ce598dec160c050d78c170b69e55249e84dc3803aad460d083735fd4969f1fd85cfb037ab1256c3bdbc4667ad0fbab57af7afdf555ab57f3fdb8114fe162b4392750dc4aab6f8444f62e07319ae5b03ddcff29c9c3c8c2472a39811a5bcc639b31be7004738c11ed1181c7ae60a956fc86af4827ea020120d51a5f14be6e6112152eb17276a4052e37c165a45c033e52ad506b91c145396a24ca87b630a1f6eecff79ea5e714009ca03244382b5c6a61839ad8a0166ee994e4a32578e00abb133df77d656f7fc6f9fd9405d6e00625a1fcf42c7b7744d2f0a101d1d327571ab2cecf7904243c6af8a83eaa06a079d094dcd8618323fb874c1c390286f579ee9baf62df9b39f4a5f1fd4e61e283fcd6b05d9a54a9102d6a02f2eb602b209bb767be3106f8ab69844f6f2f2e87b209b9b98a7ca5dd64d1b397978fba3d057aa17c3c01c135f7145e4e9c353369c1ac8844d8d9f38d99a5577fda37f38d9e57966f1af6c25cd6b027e38759ef7cbc206e3e08052b8c3317e4b09aed5fb2a32b57beb976c50a98587e1352b2c74f6015ecaa0fed9ebd69f3b2acfc7c366bccc427e7cfb74c1ab3da34dee9c2fbf30f8c5df67af00bb1ecc2e75b59ebfcd8f8a8494531f1ab737260ec71dca87296afddb73bb67105fb83fdc0e78af157f6412fd3f0160f41a01c821862da3397e5505fb8487d598ea904767c079dd903a9baa52ff5a653b8e761452ead435c2bdc19b9cb9a03a6d6c9d230c7535c13356a3ace8e8a9a5dfd4b466646e62f3474f95af633fbd19447474010b819848249e11326b3af4de9b1f362625816edea753affa71fa4eacacbc93bd05a0ce8539168055d31c757d21435e4a8090a573ed7bc1499f46b0edbc0c2a01c32737e4d5af0aff4ef9b9abe4fffd7822941436037c48101760f096217c78e62cdb76fb1e65163b9167026f25065267cb7d39a171c506c37354790711634787dd393e67ba63fb190980a1396261a0c89afb18378248965c64577ea6edc06cf988c38d6fcc9a7ecafb88c181ec590b2588f946d9efa223f2a4507d3621a6fda418b5b6b31065f677710f6aa7b36c7b988389d3ae2b463b05ccb78d31a62d64b8be21da817d1a217f159bdf06d456a798b7dfbb1a29c4a58b515b459397f2dfff5c983eb2fc6fbdea511a921218a8212e103aea03121acedf77b8c3974865e4055a9a4c7ff3013c8a34378a26e3acf25337d4387a28564a9b2210e0d56330c27752c1fd3c233b9b67c6650fa547adc3914bdf33157d8a5f0175fcbc69195b8e33581e79babccd4e445ed39039a29fea902f485af4c8384aeaca769bf22441dd59b828df76998a9bcc31a4816c9398aa2f7d6f0768d6bf8fadbf211a0a6179e0aed3bb8d4d3e137f60e2b79c44a5881546dac173c5afa8aa38cb582776b25e9a01965bd4029ab38ea7eea01c96c8aa95ec1c24a1db18851addb30ff36b46757e655e239a96049adf02c180e9e3e7df0d0e9d3872001b6334cdcd80e160f3bc41a666cbacb8c20de6d0211dcd87cb6956d63f3611724619dbb4bb567c533ad891397897b9f88fad5b79b7625cd05771884e1bd81f13aab3a6dd9b23454dc9dbb26538b7882cd4d9e3f7fa15a61562b923a60054324cf76f19c79b9a048ee6a967c734fb699196007c4a3105baf7e0bfdd816d670f0f489729c4277d80e0bb970388d2d46f64e243b288b388d076dea2ccc3e48141fecf1349674a596e081fbb71b969368d4b42e2b3131ab88e5d2304c359d36bf353167f815663812b4284a787956bc2182e5b1c72674a0733fbe73a29f636e1e8b80f4b4297ca50ad057fae16c7cb8975b0a1b373773dae785799368aecd7cd4d4c14f142f66df4958fffacccce227ff66b5ac6a13fb65f366b059bee2cdd96bb7debc0c3ab0cf0651dac3be0e1a1236e9c5915df47edf55fef54760008c0e9b30353c24aca77ee0bfcbea1e7873fe68b95292126ddb7dc85a8a665a96cb3a73af6e0d17cb148b4239cfe038ad324edd81b47ab3ead17ab3d6adcf423f398d5bc131761aad2befcb0f3ffc52c835e6b133ec5b088460333725b6cb66ab06bd35ac868db001569baeb20034ff32311c9d11080eb72ae860ffca603c05c322a040306f27784d61856c146e1c8fd828c43d23067340a34e6ddd823450a73255fdd94c41f9138c5466a9ec234c3a92b1650f6fc318088177688b4906c6286da1b5cc03ea3122f0f78c758a0510c1ecdc5a67f8183d702aec317da37876137536169a36505ef7f0fc7991c5ef5cb8d706803e5dbc65ac1386b4dc15f44674cadf8c41ecfa6fc2054bede82e3b5b72125e7e1da4c9986e753515c8cef52d85f57fab8a242c8ba8bde9e175ea70422e78c2eb960d4a15a9d0005eb821d0665301e6b8b790d4c37a291a67422e0b2552a3aa79c040827f4235edfc0733b0f8871457da5485de5145fb29fc98bb4858ad5285b9e803788860b5274e604f94789ff2f7cc82994a1674fb9a6d960d6c2dbcc67d33022b97b36236aeb377c7bc37c01ba532672a5e7aff676a175a94b668f6e4b8f53c110a2dcfdb5f83d96eafaa3737a59f9b967e3b0306801d34878d1b35614bb2ef1a53de1ec39c8b45678ff69836b17f7fd0f670ff9d732d45db8c420dd8703ff5ee90c20a4a3980468a9c7db87a05929e95959e9e9d9d3dae3cf33258b3c79733cbc7b19d60b855525858f2e9871f7e4aab63e7b02f98098f2fe6c41621599c379f5700ceab6b472f5576b10efbbe1830b660e2b64f3ed936f5dde1533f9b817bc65e0cd40322f689c1ec67bf8107de7fff80df2056ebe181c9850b1e411ebce2e2793932e9acc418ee7e8aa238494ce9848e93d9c32be571659997d963b0be9c71b888cf657156965049239e3415cd8b84b120e031768ef1029f0d07754d246b94dd99c74b5c4fd7bf09ae2392ba1e92b5f198ddae8d8beee5e4a2f7ff8b1d80f1b8d15a41307b6b6974c2aaced4dfb062c5c851ac69e0204c8cddc01186b1d305869ccc14d5d7847c9c07ffaee2c2057651a3096ea13c3b15f2cf85bd087eec7bb6b3acecbb1f65e7bb41a3c2db88b15088c654f88b035c132c44b217b3500fcfa9f994529a2879ad5ead4e2c45a4d0a1a012f6a0462eb147607b29b36c1c6a681fab4cfc7a5e54f9ec83c54da9cb5f4b4f5bbefc446c248c6c69855722e7ed316ad943d6a0d3835b60c0ce62412edeb6f3c3e2addb8af92a97a27f39e21c948c4b1fa0e599b4a27c6526dc965c2547b6ddaeb34b68ffb495dc6a261f49397d81ee354d4f851d0529dd3c7d3edb61aa919d4d25b173ee2b9689274ef199caa7140c1c97ed14a35b0b6567f6330e6aab6421ca481bdcd794082b9beb7c33c64f970ebd6408336395d7dfbb1bb9462688aa4a9d8598cfe6208882bb6fa109eb2916cec6b39db2b3f110bc87665d0455ac9f8a67964d914c914a767ed2c435b117b38f72b419eec5cabc5d1405581c57af1ddcae1717a55fac18752cedd4b76c3b4048b82195b2edc3a7c4a7e16dc2887df11965c29e84e4fb0da6e934d4ae47b7a50b4a3e345da3a1150b3e7ddf54234617cf8d4eb3681f79fea3f65dfe17edbfb7c5a27da4c795afdabd0fd23367341d4ca64346434f2dcdc9599ab97c79266a6d346e5d7558627f096384ec7dbb77efe300849d674d789c8721e08cc710beae6cba1485b415aff56e17d01c6a9c3a30a38e5cd20ed1a698bf1045cf2d3295cbd6c51d628d10c4c38fe2b48a374c57bc4189691da577ea101eb867e86905c680c54831ab3d36a89eb05d586a0903a6beedd1610c3ac193c7aabe85269c037f87f87745bb094d03e60c58bf95cb3efa708e639fe78401ae2e873e3619c5e8a329718284f84918136311ff6f998bf8df5e58a9998b62256ee93fce35cc1b1ff332389d60cdac25f55ece82fa8cc4a4b1c92fff7ef29171de350c950f060ef40fe8dbdfa69367e1bec3e59e9ed079f0e06143070eb0b3ea59f47159694f6e9f18c98462e90325da284e85daf1d722d7001e70b4d41f16b1cd2f451e65977e385456267dc04eb711e61d1ed4460efd00b5983abcc4a914a285c862348fea4e3873679e3abab95a521bf38e550809d45eeb3a066d8e7bc8e4cf934f5f84725a9a369bddebbf666977cfdea53ba86f6b6111b73ae05f1ca4ae48f36986e3819ee806ae10cfc6b0a562b4b145905b0b716428fa983b8e54321c27e50f7313411f0a9195c7a12f4224ab6159c72b5916621905d12452636ba1408dccccc71ab1d5dcc649e185c8f00d5b08d98db7211baf25ec0de313f6060da69eac1cc24c75a65310cb3e40ecae186b1d11dbc122a56c0e3741415d51dc7ea82103f31d73fcbdcb69b35f75433e262bdadc1a786cebdd61e33dd43c470c41fc67f29c4ce18aa98c861b5d69b8e9a218dd62dad9465aa8810b4858995886b1c60ba576e169c0d3f798dc32fcd51d437d25c62d5d2cabb9767ee1a6e0e04d0bcf5fab199d3f6d564aeacc69f9c9f5074f9ddc965997b1edd2a903f53336ed797f53d7ee9b76edd93c037988cc1d6ec9eeedefe86f35c8eecdcaf7f067f99b99f2ef09162954a6ed52a0cd91908dd366a5a6ce9ab631a4a324c93336efd9b5a97bd74defefd934a3fec0a94bdb32ea32b79d3c7590bf3b8232a95698c2ab5e70e1a6e3d39b1f3c600670a77273e50772976a930e472fd86c6fa571782f2aa234764119de3968f8ddf44f85298f268d1e260b821c3ce1d5f6e678fede9cca74a8b0ee99f7e6c23af5bd790a1c14dea66596be14c1cbf8332d63ccdca7e9d8a7f16a6eefab1222e806b50ec54574f217a80f2b6da89e2f44602d16cd0af9983c1c33b4bd56153c9d1a612a0ec1e2a0811542b452c3c858f874f81ed00c537fad8a83d5e61194f311df5068d85838a96751aff063b2856d776ea1acd1cc1e6b30c44ced8089d42d6798fa1fd571d0a25c2cd2803bab6745108598289518a2486563910b3a4aa7225a846c47446bf1812dc263b46ebe6fa0a1a81151fd5ea784048c67e013e01fb06aecd8d57e8303d07e578f1bbb0a5796b68c5be5e71f10e837386fecb8d5fefe81bc8bbf972a425f8f52be7968ccf3d05b407acc17b2a5949fe95ecbc7100b600d528351ca0a2bc44196b74c3e9e41feeaf7446c043e7de3246bf41abdf249cc0d1b6a9a2759cdbd9cc65ad88ef13511b180bf8a88bc09100772dae5b9938fcecb3ddc8f769fce9c28effa6c26abf63bb062dee753f99b29e9cf33f61e3ddc750e671e03e5af5fc227662f39d3d9cbcbce437b66d9b289fc1f584826392c4f12272b5f705dc027086b0f9f2079125bbae55c6b96b8e6dc167a7e23bf79708ed76335d456aaa5cdaa259adfbed2e6265cab8a3651ae96bcd43c89bf31e59f82e17929a8e5c262b9fb7ae9c59629b2eec94df4650d99c5ffd340e41c072aff83c0db405cf14e6d53620521e6b64074106e6e8b1dda12e90229e6b64c7ac29b6424492569248b2c2689249e24900ca2c33c741ef1c5ab1f1988873fb66271848e8cc03119241d613189233124993c8f4fc792141cdf1f5baf908578e8c894765ae9ca5d1c5ee31067099ee7e348ebff03d7c076ae5391d312e495843829389acb118338ff3f8ea3b0958478d371ed74c82901db9c5a9c8211a3cc48875452f09c866362916e228ed3217e2a728f51fafe4ee755854a3a4a948ae3e7ff0fbdbaf6fee98a54e9482b55e1e487b2f9938067f02c58fddab1d4ff38c15fdb0afeff51fff8c3d5c76cba8d08ff054eb526a6
\.


--
-- Data for Name: records_viewevent; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_viewevent (id, slot, at, summary_id, user_id) FROM stdin;
\.


--
-- Data for Name: reviews_assignment; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reviews_assignment (summary_id, assignee_id) FROM stdin;
\.


--
-- Data for Name: reviews_claim; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reviews_claim (summary_id, since, until, holder_id) FROM stdin;
\.


--
-- Data for Name: reviews_editdraft; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reviews_editdraft (id, text, saved_at, attempt_id, writer_id) FROM stdin;
\.


--
-- Data for Name: reviews_handindraft; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reviews_handindraft (writer_id, pasted, summary, guideline, saved_at) FROM stdin;
\.


--
-- Data for Name: reviews_ratingdraft; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reviews_ratingdraft (id, choices, attempt_id, reviewer_id) FROM stdin;
\.


--
-- Data for Name: reviews_skip; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reviews_skip (id, at, reviewer_id, summary_id) FROM stdin;
\.


--
-- Data for Name: socialaccount_socialaccount; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.socialaccount_socialaccount (id, provider, uid, last_login, date_joined, extra_data, user_id) FROM stdin;
\.


--
-- Data for Name: socialaccount_socialapp; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.socialaccount_socialapp (id, provider, name, client_id, secret, key, provider_id, settings) FROM stdin;
\.


--
-- Data for Name: socialaccount_socialtoken; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.socialaccount_socialtoken (id, token, token_secret, expires_at, account_id, app_id) FROM stdin;
\.


--
-- Data for Name: summaries_attempt; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_attempt (id, number, origin, text, sha256, model, prompt_version, suggested_by, created_at, based_on_id, written_by_id, summary_id) FROM stdin;
5e3108e9-537c-4aa7-b44b-c18da80ab163	1	model	The pump failed on Monday. Ben ships the valve on Friday.	\\xa685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	offline	writer-5		2026-11-24 08:50:05.535975+00	\N	\N	f063adff-45a4-4b2b-a922-dc6ffb29bba9
\.


--
-- Data for Name: summaries_criterion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_criterion (id, "position", name, definition, steps, method, parameters, blocking, threshold, guideline_version_id) FROM stdin;
1	1	coherence	How well the sentences together make one account. A coherent summary has an order that a reader can follow, keeps related points together, and makes clear who or what each sentence is about. A list of true but unconnected statements is not coherent.	["Find the main topics of the meeting and their order.", "Read the summary from the beginning. Note each sentence that does not follow from the one before it, or that leaves unclear who or what it is about.", "Check that decisions, actions and discussion are kept apart and that nothing is said twice.", "Score: 5 = one well-ordered account, 3 = the reader has to reorder or guess in places, 1 = the sentences do not belong together."]	geval	{}	t	\N	1
2	2	consistency	Whether the transcript supports every statement of the summary: names, roles, figures, dates, who said or promised what, and whether something was decided or only proposed. What the transcript does not say counts against the summary, even if plausible.	["Split the summary into single statements.", "Find the turns that support each one. Check speaker, figures, dates and negations, and whether it was settled, corrected or left open.", "Note every statement that no turn supports or that a turn contradicts.", "Score: 5 = all are supported, 3 = a minor detail is not, 1 = an important statement is invented or wrong."]	geval	{}	t	\N	1
3	3	fluency	The quality of each sentence: grammar, spelling, punctuation and choice of words. Judge each sentence by itself; order and content belong to other criteria.	["Read each sentence by itself.", "Note mistakes of grammar and spelling, unfinished sentences, traces of spoken language, and wording that has to be read twice.", "Score: 5 = nothing to correct, 3 = several sentences need correction, 1 = much of it is hard to read."]	geval	{}	t	\N	1
4	4	relevance	Whether the summary has what matters of the meeting and nothing else: its decisions, actions, figures, disagreements and open questions, without small talk, repetition or side topics.	["List what a person who was absent needs to know from this meeting.", "Check which of these points the summary gives and which it leaves out.", "Note what it says that no reader needs.", "Score: 5 = every important point and little else, 3 = an important point is missing or much is superfluous, 1 = it misses what the meeting was about."]	geval	{}	t	\N	1
5	5	professional language	Whether the tone fits a business record that others rely on: neutral, exact and respectful. No slang, jokes, emotional or judging words about people, marketing language or opinions of the writer. A quotation that matters may keep its words.	["Note slang, filler words, jokes and exaggeration.", "Note words that judge a person or take a side, and opinions that no speaker holds.", "Check that people are named with respect and always in the same way.", "Score: 5 = it can be filed as it is, 3 = a few words have to be replaced, 1 = it would embarrass the company."]	geval	{}	t	\N	1
\.


--
-- Data for Name: summaries_deletion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_deletion (id, transcript_id, source, external_id, sha256, history, reason, at, by_id) FROM stdin;
\.


--
-- Data for Name: summaries_drill; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_drill (id, kind, seed, start, "end", was_end, planted_at, marked, outcome, closed_at, guideline_id, reviewer_id, source_id, summary_id) FROM stdin;
\.


--
-- Data for Name: summaries_guideline; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guideline (id, name, title, is_default, archived_at, created_at) FROM stdin;
1	general	General meetings	t	\N	2026-11-24 08:50:05.103374+00
\.


--
-- Data for Name: summaries_guidelineversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guidelineversion (id, number, instructions, threshold, attempt_budget, max_words, language, writer_model, judge_model, score_mode, joint, variant, wordings, confirm, four_eyes, judge_edits, signing, redact, change_note, published_at, discarded_at, created_at, guideline_id, published_by_id, drill_share) FROM stdin;
1	1	Begin with the decisions and who made them. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions, the reasons and the figures. End with what was left open. Name people as the transcript names them. A reader who was absent must understand the summary without the transcript. A reader who was present must find nothing in it that was not said.	4	3	400				auto	f	base	[]	t	f	f	session	f	The guideline that ships with Countersign.	2026-11-24 08:50:05.122696+00	\N	2026-11-24 08:50:05.106478+00	1	\N	0
\.


--
-- Data for Name: summaries_import; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_import (id, key, received, created, duplicates, rejected, created_at, updated_at, finished_at, owner_id) FROM stdin;
\.


--
-- Data for Name: summaries_keptanswer; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_keptanswer (id, key, fingerprint, status, location, body, created_at, owner_id) FROM stdin;
\.


--
-- Data for Name: summaries_recording; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_recording (transcript_id, url, name, content_type, size, sha256, created_at, added_by_id) FROM stdin;
\.


--
-- Data for Name: summaries_redaction; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_redaction (summary_id, sealed, created_at) FROM stdin;
\.


--
-- Data for Name: summaries_rejection; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_rejection (id, "row", external_id, problem, of_id) FROM stdin;
\.


--
-- Data for Name: summaries_revisionbrief; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_revisionbrief (id, shortfalls, findings, comment, created_at, attempt_id, by_id) FROM stdin;
\.


--
-- Data for Name: summaries_suggestion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_suggestion (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, text, model, replaced, taken_at, asked_by_id, attempt_id) FROM stdin;
\.


--
-- Data for Name: summaries_summary; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_summary (lease_token, lease_until, lost_leases, id, status, status_since, failed_from, failure, failure_kind, not_before, deferrals, faulty_since, unusable, writer_model, judge_model, waiting_for, nudged_at, sent_back, flagged, disposed, created_at, request_id, traceparent, words, author_id, guideline_version_id, transcript_id, drill_for_id) FROM stdin;
\N	\N	0	f063adff-45a4-4b2b-a922-dc6ffb29bba9	approved	2026-11-24 08:50:05.747954+00				\N	0	\N	0				2026-11-24 08:50:05.747954+00	f	f	f	2026-11-24 08:50:05.378418+00			'1' 'call' 'crm' 'meeting'	\N	1	08e8cadb-9ec0-4b4d-a725-03bb063e31bf	\N
\N	\N	0	eb1ebc64-b8ae-4eb1-aa28-108bfd64cad2	queued	2026-11-24 08:50:08.913453+00				\N	0	\N	0				\N	f	f	f	2026-11-24 08:50:08.913453+00			'crm' 'meeting' 'waiting'	\N	1	b69e93ae-0c44-4386-aee9-afd76e10ea63	\N
\.


--
-- Data for Name: summaries_transcript; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcript (id, source, external_id, title, occurred_at, format, turns, word_count, warnings, sha256, submission_sha256, created_at, submitted_by_id) FROM stdin;
08e8cadb-9ec0-4b4d-a725-03bb063e31bf	crm	call-1	Meeting call-1	\N	text	\\x78da8bae564acd4b51b2ca2bcdc9d1512a2e484dcc4e2d52b25272cc4b5402f24b128b4a609225a91540b6524846aa4241696e81425a62664e6a8a427e9e826f7e5e4a62a59e52ad0e0ed39c52f37098169eaa509c9159a0500234352db302685e59624e592ac854b7a24c88a9b100d749375c	12	[]	\\x3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	\\x251ae2f0988834c271387c2575ebc082b0860256b6f0929054b6d36dc71fe36f	2026-11-24 08:50:05.378418+00	\N
b69e93ae-0c44-4386-aee9-afd76e10ea63	crm	waiting	Meeting waiting	\N	text	\\x78da8bae564acd4b51b2ca2bcdc9d1512a2e484dcc4e2d52b25272cc4b5402f24b128b4a609225a91540b6524846aa4241696e81425a62664e6a8a427e9e826f7e5e4a62a59e52ad0e0ed39c52f37098169eaa509c9159a0500234352db302685e59624e592ac854b7a24c88a9b100d749375c	12	[]	\\x3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	\\x98aae4b590c1b47142f68c6a57e41dc0abde75733f224d3386c63212f5050d56	2026-11-24 08:50:08.913453+00	\N
\.


--
-- Data for Name: summaries_transcriptscan; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcriptscan (transcript_id, version, signals, scanned_at) FROM stdin;
08e8cadb-9ec0-4b4d-a725-03bb063e31bf	0	[]	2026-11-24 08:50:05.378418+00
b69e93ae-0c44-4386-aee9-afd76e10ea63	0	[]	2026-11-24 08:50:08.913453+00
\.


--
-- Data for Name: summaries_transition; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transition (id, action, old, new, role, reason, at, actor_id, summary_id) FROM stdin;
1	open		queued	operator		2026-11-24 08:50:05.378418+00	\N	f063adff-45a4-4b2b-a922-dc6ffb29bba9
2	write	queued	drafted	writer		2026-11-24 08:50:05.504111+00	\N	f063adff-45a4-4b2b-a922-dc6ffb29bba9
3	pass	drafted	in_review	judge		2026-11-24 08:50:05.60094+00	\N	f063adff-45a4-4b2b-a922-dc6ffb29bba9
4	approve	in_review	approved	reviewer		2026-11-24 08:50:05.760163+00	1	f063adff-45a4-4b2b-a922-dc6ffb29bba9
5	open		queued	operator		2026-11-24 08:50:08.913453+00	\N	eb1ebc64-b8ae-4eb1-aa28-108bfd64cad2
\.


--
-- Data for Name: transparency_anchor; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_anchor (id, kind, name, content, at, checkpoint_id) FROM stdin;
\.


--
-- Data for Name: transparency_checkpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_checkpoint (size, note, at) FROM stdin;
2	countersign.example/log\n2\nFV5QvgClAnWxgtrdNMCl0xohA9rzAhSdT4QslL2W0XU=\n\n— countersign.example/log SCMJzwMr+fqLerAPu0eKZMo9w/RG6sN8ZJUNMWT79vYOFPfsRJ1HB833l2wpfPC21N6P3j31JRfqXA/fL40RVOgaQgk=\n	2026-11-24 08:50:08.900916+00
\.


--
-- Data for Name: transparency_leaf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_leaf (id, kind, "row", content, at, index) FROM stdin;
1	role	1	{"action":"grant","at":"2026-11-24T08:50:05.363956Z","by_id":null,"guideline_id":null,"id":1,"role":"reviewer","signing_key_id":null,"source":"","token_id":null,"user_id":1}	2026-11-24 08:50:05.363956+00	0
2	record	3708fea8-59e9-4890-b45d-6865b8709e14	{"created_at":"2026-11-24T08:50:05.739331Z","id":"3708fea8-59e9-4890-b45d-6865b8709e14","number":1,"pdf_sha256":"ad546acd7690a455109844b83d1f2f93f637ecd551fee1528880fcff3cd7f5c9","reason_sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","review_id":"ea3ffc06-86a7-4e32-a5d0-cc3cf46c6961","sha256":"dd8ed8e471a5ff40275702ac4dfef421cdd553ee94c6c5e54c338491a4d02d07","snapshot_sha256":"72787e0f5733f404bf449d93a2116cedad63f95e226c4c1d02759e0b7e949ff4","summary_id":"f063adff-45a4-4b2b-a922-dc6ffb29bba9","supersedes_id":null,"text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","transcript_sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}	2026-11-24 08:50:08.839412+00	1
\.


--
-- Data for Name: transparency_node; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_node (level, "position", hash) FROM stdin;
0	0	\\xa54a936b3188d2752de4da641193291dc5628a6e1bc6e616595b75b51e1470ef
0	1	\\x0cc0e20569dcb58c16fe966ce9b4562c5b2c2717a8051024f7ff44085e8532ee
1	0	\\x155e50be00a50275b182dadd34c0a5d31a2103daf302149d4f842c94bd96d175
\.


--
-- Data for Name: usersessions_usersession; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.usersessions_usersession (id, created_at, ip, last_seen_at, session_key, user_agent, data, user_id) FROM stdin;
\.


--
-- Name: account_emailaddress_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.account_emailaddress_id_seq', 1, false);


--
-- Name: account_emailconfirmation_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.account_emailconfirmation_id_seq', 1, false);


--
-- Name: accounts_accountletter_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_accountletter_id_seq', 1, false);


--
-- Name: accounts_apitoken_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_apitoken_id_seq', 1, false);


--
-- Name: accounts_auditevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_auditevent_id_seq', 6, true);


--
-- Name: accounts_roleevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_roleevent_id_seq', 1, true);


--
-- Name: accounts_rolegrant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_rolegrant_id_seq', 1, true);


--
-- Name: accounts_signinevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_signinevent_id_seq', 1, false);


--
-- Name: auth_group_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_group_id_seq', 1, false);


--
-- Name: auth_group_permissions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_group_permissions_id_seq', 1, false);


--
-- Name: auth_permission_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_permission_id_seq', 404, true);


--
-- Name: auth_user_groups_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_user_groups_id_seq', 1, false);


--
-- Name: auth_user_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_user_id_seq', 1, true);


--
-- Name: auth_user_user_permissions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_user_user_permissions_id_seq', 1, false);


--
-- Name: config_secretkeyfingerprint_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.config_secretkeyfingerprint_id_seq', 1, true);


--
-- Name: delivery_deliverytry_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.delivery_deliverytry_id_seq', 1, false);


--
-- Name: delivery_notification_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.delivery_notification_id_seq', 1, false);


--
-- Name: delivery_receipt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.delivery_receipt_id_seq', 1, false);


--
-- Name: django_admin_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_admin_log_id_seq', 1, false);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_content_type_id_seq', 128, true);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_migrations_id_seq', 48, true);


--
-- Name: judging_guidelineevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.judging_guidelineevent_id_seq', 1, false);


--
-- Name: judging_pinnedmeeting_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.judging_pinnedmeeting_id_seq', 1, false);


--
-- Name: judging_rating_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.judging_rating_id_seq', 1, false);


--
-- Name: judging_score_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.judging_score_id_seq', 5, true);


--
-- Name: llm_modelcall_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.llm_modelcall_id_seq', 1, false);


--
-- Name: measuring_drawnfigure_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.measuring_drawnfigure_id_seq', 1, false);


--
-- Name: measuring_markrate_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.measuring_markrate_id_seq', 1, false);


--
-- Name: measuring_storedfolder_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.measuring_storedfolder_id_seq', 1, false);


--
-- Name: measuring_storedpiece_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.measuring_storedpiece_id_seq', 1, false);


--
-- Name: mfa_authenticator_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mfa_authenticator_id_seq', 1, false);


--
-- Name: records_claimevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_claimevent_id_seq', 1, true);


--
-- Name: records_disposition_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_disposition_id_seq', 1, false);


--
-- Name: records_holdlift_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_holdlift_id_seq', 1, false);


--
-- Name: records_legalhold_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_legalhold_id_seq', 1, false);


--
-- Name: records_recordexport_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_recordexport_id_seq', 1, false);


--
-- Name: records_retentionrule_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_retentionrule_id_seq', 1, false);


--
-- Name: records_savedview_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_savedview_id_seq', 1, false);


--
-- Name: records_viewevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.records_viewevent_id_seq', 1, false);


--
-- Name: reviews_editdraft_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reviews_editdraft_id_seq', 1, false);


--
-- Name: reviews_ratingdraft_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reviews_ratingdraft_id_seq', 1, false);


--
-- Name: reviews_skip_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reviews_skip_id_seq', 1, false);


--
-- Name: socialaccount_socialaccount_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.socialaccount_socialaccount_id_seq', 1, false);


--
-- Name: socialaccount_socialapp_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.socialaccount_socialapp_id_seq', 1, false);


--
-- Name: socialaccount_socialtoken_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.socialaccount_socialtoken_id_seq', 1, false);


--
-- Name: summaries_criterion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_criterion_id_seq', 5, true);


--
-- Name: summaries_deletion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_deletion_id_seq', 1, false);


--
-- Name: summaries_drill_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_drill_id_seq', 1, false);


--
-- Name: summaries_guideline_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_guideline_id_seq', 1, true);


--
-- Name: summaries_guidelineversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_guidelineversion_id_seq', 1, true);


--
-- Name: summaries_keptanswer_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_keptanswer_id_seq', 1, false);


--
-- Name: summaries_rejection_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_rejection_id_seq', 1, false);


--
-- Name: summaries_revisionbrief_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_revisionbrief_id_seq', 1, false);


--
-- Name: summaries_transition_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.summaries_transition_id_seq', 5, true);


--
-- Name: transparency_anchor_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.transparency_anchor_id_seq', 1, false);


--
-- Name: transparency_leaf_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.transparency_leaf_id_seq', 2, true);


--
-- Name: usersessions_usersession_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.usersessions_usersession_id_seq', 1, false);


--
-- Name: account_emailaddress account_emailaddress_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailaddress
    ADD CONSTRAINT account_emailaddress_pkey PRIMARY KEY (id);


--
-- Name: account_emailaddress account_emailaddress_user_id_email_987c8728_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailaddress
    ADD CONSTRAINT account_emailaddress_user_id_email_987c8728_uniq UNIQUE (user_id, email);


--
-- Name: account_emailconfirmation account_emailconfirmation_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailconfirmation
    ADD CONSTRAINT account_emailconfirmation_key_key UNIQUE (key);


--
-- Name: account_emailconfirmation account_emailconfirmation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailconfirmation
    ADD CONSTRAINT account_emailconfirmation_pkey PRIMARY KEY (id);


--
-- Name: accounts_accountletter accounts_accountletter_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_accountletter
    ADD CONSTRAINT accounts_accountletter_pkey PRIMARY KEY (id);


--
-- Name: accounts_addresschange accounts_addresschange_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_addresschange
    ADD CONSTRAINT accounts_addresschange_pkey PRIMARY KEY (id);


--
-- Name: accounts_addresschange accounts_addresschange_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_addresschange
    ADD CONSTRAINT accounts_addresschange_user_id_key UNIQUE (user_id);


--
-- Name: accounts_apitoken accounts_apitoken_digest_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apitoken
    ADD CONSTRAINT accounts_apitoken_digest_key UNIQUE (digest);


--
-- Name: accounts_apitoken accounts_apitoken_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apitoken
    ADD CONSTRAINT accounts_apitoken_pkey PRIMARY KEY (id);


--
-- Name: accounts_auditevent accounts_auditevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent
    ADD CONSTRAINT accounts_auditevent_pkey PRIMARY KEY (at, id);


--
-- Name: accounts_auditevent_2026_11 accounts_auditevent_2026_11_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2026_11
    ADD CONSTRAINT accounts_auditevent_2026_11_pkey PRIMARY KEY (at, id);


--
-- Name: accounts_auditevent_2026_12 accounts_auditevent_2026_12_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2026_12
    ADD CONSTRAINT accounts_auditevent_2026_12_pkey PRIMARY KEY (at, id);


--
-- Name: accounts_auditevent_2027_01 accounts_auditevent_2027_01_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2027_01
    ADD CONSTRAINT accounts_auditevent_2027_01_pkey PRIMARY KEY (at, id);


--
-- Name: accounts_auditevent_2027_02 accounts_auditevent_2027_02_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2027_02
    ADD CONSTRAINT accounts_auditevent_2027_02_pkey PRIMARY KEY (at, id);


--
-- Name: accounts_auditevent_default accounts_auditevent_default_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_default
    ADD CONSTRAINT accounts_auditevent_default_pkey PRIMARY KEY (at, id);


--
-- Name: accounts_chosenlanguage accounts_chosenlanguage_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_chosenlanguage
    ADD CONSTRAINT accounts_chosenlanguage_pkey PRIMARY KEY (user_id);


--
-- Name: accounts_erasure accounts_erasure_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_erasure
    ADD CONSTRAINT accounts_erasure_pkey PRIMARY KEY (user_id);


--
-- Name: accounts_roleevent accounts_roleevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_roleevent
    ADD CONSTRAINT accounts_roleevent_pkey PRIMARY KEY (id);


--
-- Name: accounts_rolegrant accounts_rolegrant_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_rolegrant
    ADD CONSTRAINT accounts_rolegrant_pkey PRIMARY KEY (id);


--
-- Name: accounts_signinevent accounts_signinevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signinevent
    ADD CONSTRAINT accounts_signinevent_pkey PRIMARY KEY (id);


--
-- Name: accounts_signingkey accounts_signingkey_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_credential_id_key UNIQUE (credential_id);


--
-- Name: accounts_signingkey accounts_signingkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_pkey PRIMARY KEY (id);


--
-- Name: accounts_signinstamp accounts_signinstamp_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signinstamp
    ADD CONSTRAINT accounts_signinstamp_pkey PRIMARY KEY (user_id);


--
-- Name: auth_group auth_group_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_name_key UNIQUE (name);


--
-- Name: auth_group_permissions auth_group_permissions_group_id_permission_id_0cd325b0_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_permission_id_0cd325b0_uniq UNIQUE (group_id, permission_id);


--
-- Name: auth_group_permissions auth_group_permissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_pkey PRIMARY KEY (id);


--
-- Name: auth_group auth_group_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_pkey PRIMARY KEY (id);


--
-- Name: auth_permission auth_permission_content_type_id_codename_01ab375a_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_codename_01ab375a_uniq UNIQUE (content_type_id, codename);


--
-- Name: auth_permission auth_permission_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_pkey PRIMARY KEY (id);


--
-- Name: auth_user_groups auth_user_groups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_groups
    ADD CONSTRAINT auth_user_groups_pkey PRIMARY KEY (id);


--
-- Name: auth_user_groups auth_user_groups_user_id_group_id_94350c0c_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_groups
    ADD CONSTRAINT auth_user_groups_user_id_group_id_94350c0c_uniq UNIQUE (user_id, group_id);


--
-- Name: auth_user auth_user_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_pkey PRIMARY KEY (id);


--
-- Name: auth_user_user_permissions auth_user_user_permissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_user_permissions
    ADD CONSTRAINT auth_user_user_permissions_pkey PRIMARY KEY (id);


--
-- Name: auth_user_user_permissions auth_user_user_permissions_user_id_permission_id_14a6b632_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_user_permissions
    ADD CONSTRAINT auth_user_user_permissions_user_id_permission_id_14a6b632_uniq UNIQUE (user_id, permission_id);


--
-- Name: auth_user auth_user_username_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_username_key UNIQUE (username);


--
-- Name: config_secretkeyfingerprint config_secretkeyfingerprint_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.config_secretkeyfingerprint
    ADD CONSTRAINT config_secretkeyfingerprint_pkey PRIMARY KEY (id);


--
-- Name: delivery_delivery delivery_delivery_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_delivery
    ADD CONSTRAINT delivery_delivery_pkey PRIMARY KEY (id);


--
-- Name: delivery_deliverytry delivery_deliverytry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_deliverytry
    ADD CONSTRAINT delivery_deliverytry_pkey PRIMARY KEY (id);


--
-- Name: delivery_dispatch delivery_dispatch_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_dispatch
    ADD CONSTRAINT delivery_dispatch_pkey PRIMARY KEY (id);


--
-- Name: delivery_driftlook delivery_driftlook_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_driftlook
    ADD CONSTRAINT delivery_driftlook_pkey PRIMARY KEY (guideline_id);


--
-- Name: delivery_endpoint delivery_endpoint_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_endpoint
    ADD CONSTRAINT delivery_endpoint_pkey PRIMARY KEY (id);


--
-- Name: delivery_event delivery_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_event
    ADD CONSTRAINT delivery_event_pkey PRIMARY KEY (id);


--
-- Name: delivery_event delivery_event_transition_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_event
    ADD CONSTRAINT delivery_event_transition_id_key UNIQUE (transition_id);


--
-- Name: delivery_eventcursor delivery_eventcursor_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_eventcursor
    ADD CONSTRAINT delivery_eventcursor_pkey PRIMARY KEY (collector);


--
-- Name: delivery_lookedupto delivery_lookedupto_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_lookedupto
    ADD CONSTRAINT delivery_lookedupto_pkey PRIMARY KEY (id);


--
-- Name: delivery_mailbox delivery_mailbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_mailbox
    ADD CONSTRAINT delivery_mailbox_pkey PRIMARY KEY (user_id);


--
-- Name: delivery_notification delivery_notification_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_notification
    ADD CONSTRAINT delivery_notification_pkey PRIMARY KEY (id);


--
-- Name: delivery_receipt delivery_receipt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_receipt
    ADD CONSTRAINT delivery_receipt_pkey PRIMARY KEY (id);


--
-- Name: delivery_sinkcursor delivery_sinkcursor_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_sinkcursor
    ADD CONSTRAINT delivery_sinkcursor_pkey PRIMARY KEY (sink);


--
-- Name: django_admin_log django_admin_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_pkey PRIMARY KEY (id);


--
-- Name: django_content_type django_content_type_app_label_model_76bd3d3b_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_app_label_model_76bd3d3b_uniq UNIQUE (app_label, model);


--
-- Name: django_content_type django_content_type_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_pkey PRIMARY KEY (id);


--
-- Name: django_migrations django_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_migrations
    ADD CONSTRAINT django_migrations_pkey PRIMARY KEY (id);


--
-- Name: django_session django_session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_session
    ADD CONSTRAINT django_session_pkey PRIMARY KEY (session_key);


--
-- Name: insight_costweights insight_costweights_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.insight_costweights
    ADD CONSTRAINT insight_costweights_pkey PRIMARY KEY (guideline_id);


--
-- Name: judging_evaluation judging_evaluation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evaluation
    ADD CONSTRAINT judging_evaluation_pkey PRIMARY KEY (id);


--
-- Name: judging_evidencesearch judging_evidencesearch_attempt_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evidencesearch
    ADD CONSTRAINT judging_evidencesearch_attempt_id_key UNIQUE (attempt_id);


--
-- Name: judging_evidencesearch judging_evidencesearch_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evidencesearch
    ADD CONSTRAINT judging_evidencesearch_pkey PRIMARY KEY (id);


--
-- Name: judging_guidelineevent judging_guidelineevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_guidelineevent
    ADD CONSTRAINT judging_guidelineevent_pkey PRIMARY KEY (id);


--
-- Name: judging_meetingtrial judging_meetingtrial_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_meetingtrial
    ADD CONSTRAINT judging_meetingtrial_pkey PRIMARY KEY (id);


--
-- Name: judging_pinnedmeeting judging_pinnedmeeting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_pinnedmeeting
    ADD CONSTRAINT judging_pinnedmeeting_pkey PRIMARY KEY (id);


--
-- Name: judging_preview judging_preview_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_preview
    ADD CONSTRAINT judging_preview_pkey PRIMARY KEY (id);


--
-- Name: judging_rating judging_rating_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_rating
    ADD CONSTRAINT judging_rating_pkey PRIMARY KEY (id);


--
-- Name: judging_score judging_score_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_score
    ADD CONSTRAINT judging_score_pkey PRIMARY KEY (id);


--
-- Name: judging_stepsjob judging_stepsjob_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_stepsjob
    ADD CONSTRAINT judging_stepsjob_pkey PRIMARY KEY (id);


--
-- Name: judging_trial judging_trial_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_trial
    ADD CONSTRAINT judging_trial_pkey PRIMARY KEY (id);


--
-- Name: llm_cachedanswer llm_cachedanswer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_cachedanswer
    ADD CONSTRAINT llm_cachedanswer_pkey PRIMARY KEY (request_sha256);


--
-- Name: llm_modelcall llm_modelcall_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall
    ADD CONSTRAINT llm_modelcall_pkey PRIMARY KEY (created_at, id);


--
-- Name: llm_modelcall_2026_11 llm_modelcall_2026_11_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2026_11
    ADD CONSTRAINT llm_modelcall_2026_11_pkey PRIMARY KEY (created_at, id);


--
-- Name: llm_modelcall_2026_12 llm_modelcall_2026_12_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2026_12
    ADD CONSTRAINT llm_modelcall_2026_12_pkey PRIMARY KEY (created_at, id);


--
-- Name: llm_modelcall_2027_01 llm_modelcall_2027_01_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2027_01
    ADD CONSTRAINT llm_modelcall_2027_01_pkey PRIMARY KEY (created_at, id);


--
-- Name: llm_modelcall_2027_02 llm_modelcall_2027_02_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2027_02
    ADD CONSTRAINT llm_modelcall_2027_02_pkey PRIMARY KEY (created_at, id);


--
-- Name: llm_modelcall_default llm_modelcall_default_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_default
    ADD CONSTRAINT llm_modelcall_default_pkey PRIMARY KEY (created_at, id);


--
-- Name: measuring_backtest measuring_backtest_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_backtest
    ADD CONSTRAINT measuring_backtest_pkey PRIMARY KEY (id);


--
-- Name: measuring_backtestitem measuring_backtestitem_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_backtestitem
    ADD CONSTRAINT measuring_backtestitem_pkey PRIMARY KEY (id);


--
-- Name: measuring_drawing measuring_drawing_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_drawing
    ADD CONSTRAINT measuring_drawing_pkey PRIMARY KEY (id);


--
-- Name: measuring_drawnfigure measuring_drawnfigure_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_drawnfigure
    ADD CONSTRAINT measuring_drawnfigure_pkey PRIMARY KEY (id);


--
-- Name: measuring_judgementbatch measuring_judgementbatch_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_judgementbatch
    ADD CONSTRAINT measuring_judgementbatch_pkey PRIMARY KEY (id);


--
-- Name: measuring_judgementitem measuring_judgementitem_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_judgementitem
    ADD CONSTRAINT measuring_judgementitem_pkey PRIMARY KEY (id);


--
-- Name: measuring_markrate measuring_markrate_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_markrate
    ADD CONSTRAINT measuring_markrate_pkey PRIMARY KEY (id);


--
-- Name: measuring_metarun measuring_metarun_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_metarun
    ADD CONSTRAINT measuring_metarun_pkey PRIMARY KEY (id);


--
-- Name: measuring_storedfolder measuring_storedfolder_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_storedfolder
    ADD CONSTRAINT measuring_storedfolder_name_key UNIQUE (name);


--
-- Name: measuring_storedfolder measuring_storedfolder_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_storedfolder
    ADD CONSTRAINT measuring_storedfolder_pkey PRIMARY KEY (id);


--
-- Name: measuring_storedpiece measuring_storedpiece_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_storedpiece
    ADD CONSTRAINT measuring_storedpiece_pkey PRIMARY KEY (id);


--
-- Name: mfa_authenticator mfa_authenticator_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mfa_authenticator
    ADD CONSTRAINT mfa_authenticator_pkey PRIMARY KEY (id);


--
-- Name: records_claimevent records_claimevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_claimevent
    ADD CONSTRAINT records_claimevent_pkey PRIMARY KEY (id);


--
-- Name: records_disposition records_disposition_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_disposition
    ADD CONSTRAINT records_disposition_pkey PRIMARY KEY (id);


--
-- Name: records_disposition records_disposition_summary_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_disposition
    ADD CONSTRAINT records_disposition_summary_id_key UNIQUE (summary_id);


--
-- Name: records_holdlift records_holdlift_hold_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_holdlift
    ADD CONSTRAINT records_holdlift_hold_id_key UNIQUE (hold_id);


--
-- Name: records_holdlift records_holdlift_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_holdlift
    ADD CONSTRAINT records_holdlift_pkey PRIMARY KEY (id);


--
-- Name: records_legalhold records_legalhold_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_legalhold
    ADD CONSTRAINT records_legalhold_pkey PRIMARY KEY (id);


--
-- Name: records_passkeysignature records_passkeysignature_challenge_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_passkeysignature
    ADD CONSTRAINT records_passkeysignature_challenge_key UNIQUE (challenge);


--
-- Name: records_passkeysignature records_passkeysignature_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_passkeysignature
    ADD CONSTRAINT records_passkeysignature_pkey PRIMARY KEY (review_id);


--
-- Name: records_record records_record_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_number_key UNIQUE (number);


--
-- Name: records_record records_record_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_pkey PRIMARY KEY (id);


--
-- Name: records_record records_record_review_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_review_id_key UNIQUE (review_id);


--
-- Name: records_record records_record_supersedes_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_supersedes_id_key UNIQUE (supersedes_id);


--
-- Name: records_recordexport records_recordexport_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_recordexport
    ADD CONSTRAINT records_recordexport_pkey PRIMARY KEY (id);


--
-- Name: records_recordpdf records_recordpdf_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_recordpdf
    ADD CONSTRAINT records_recordpdf_pkey PRIMARY KEY (record_id);


--
-- Name: records_retentionrule records_retentionrule_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_retentionrule
    ADD CONSTRAINT records_retentionrule_pkey PRIMARY KEY (id);


--
-- Name: records_review records_review_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_review
    ADD CONSTRAINT records_review_pkey PRIMARY KEY (id);


--
-- Name: records_savedview records_savedview_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_savedview
    ADD CONSTRAINT records_savedview_pkey PRIMARY KEY (id);


--
-- Name: records_searchentry records_searchentry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_searchentry
    ADD CONSTRAINT records_searchentry_pkey PRIMARY KEY (number);


--
-- Name: records_searchentry records_searchentry_record_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_searchentry
    ADD CONSTRAINT records_searchentry_record_id_key UNIQUE (record_id);


--
-- Name: records_sharedpart records_sharedpart_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_sharedpart
    ADD CONSTRAINT records_sharedpart_pkey PRIMARY KEY (sha256);


--
-- Name: records_viewevent records_viewevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_viewevent
    ADD CONSTRAINT records_viewevent_pkey PRIMARY KEY (id);


--
-- Name: reviews_assignment reviews_assignment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_assignment
    ADD CONSTRAINT reviews_assignment_pkey PRIMARY KEY (summary_id);


--
-- Name: reviews_claim reviews_claim_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_claim
    ADD CONSTRAINT reviews_claim_pkey PRIMARY KEY (summary_id);


--
-- Name: reviews_editdraft reviews_editdraft_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_editdraft
    ADD CONSTRAINT reviews_editdraft_pkey PRIMARY KEY (id);


--
-- Name: reviews_handindraft reviews_handindraft_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_handindraft
    ADD CONSTRAINT reviews_handindraft_pkey PRIMARY KEY (writer_id);


--
-- Name: reviews_ratingdraft reviews_ratingdraft_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_ratingdraft
    ADD CONSTRAINT reviews_ratingdraft_pkey PRIMARY KEY (id);


--
-- Name: reviews_skip reviews_skip_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_skip
    ADD CONSTRAINT reviews_skip_pkey PRIMARY KEY (id);


--
-- Name: socialaccount_socialaccount socialaccount_socialaccount_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialaccount
    ADD CONSTRAINT socialaccount_socialaccount_pkey PRIMARY KEY (id);


--
-- Name: socialaccount_socialaccount socialaccount_socialaccount_provider_uid_fc810c6e_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialaccount
    ADD CONSTRAINT socialaccount_socialaccount_provider_uid_fc810c6e_uniq UNIQUE (provider, uid);


--
-- Name: socialaccount_socialapp socialaccount_socialapp_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialapp
    ADD CONSTRAINT socialaccount_socialapp_pkey PRIMARY KEY (id);


--
-- Name: socialaccount_socialtoken socialaccount_socialtoken_app_id_account_id_fca4e0ac_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialtoken
    ADD CONSTRAINT socialaccount_socialtoken_app_id_account_id_fca4e0ac_uniq UNIQUE (app_id, account_id);


--
-- Name: socialaccount_socialtoken socialaccount_socialtoken_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialtoken
    ADD CONSTRAINT socialaccount_socialtoken_pkey PRIMARY KEY (id);


--
-- Name: summaries_attempt summaries_attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_attempt
    ADD CONSTRAINT summaries_attempt_pkey PRIMARY KEY (id);


--
-- Name: summaries_criterion summaries_criterion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_criterion
    ADD CONSTRAINT summaries_criterion_pkey PRIMARY KEY (id);


--
-- Name: summaries_deletion summaries_deletion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_deletion
    ADD CONSTRAINT summaries_deletion_pkey PRIMARY KEY (id);


--
-- Name: summaries_deletion summaries_deletion_transcript_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_deletion
    ADD CONSTRAINT summaries_deletion_transcript_id_key UNIQUE (transcript_id);


--
-- Name: summaries_drill summaries_drill_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_pkey PRIMARY KEY (id);


--
-- Name: summaries_drill summaries_drill_source_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_source_id_key UNIQUE (source_id);


--
-- Name: summaries_drill summaries_drill_summary_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_summary_id_key UNIQUE (summary_id);


--
-- Name: summaries_guideline summaries_guideline_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_guideline
    ADD CONSTRAINT summaries_guideline_name_key UNIQUE (name);


--
-- Name: summaries_guideline summaries_guideline_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_guideline
    ADD CONSTRAINT summaries_guideline_pkey PRIMARY KEY (id);


--
-- Name: summaries_guidelineversion summaries_guidelineversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_guidelineversion
    ADD CONSTRAINT summaries_guidelineversion_pkey PRIMARY KEY (id);


--
-- Name: summaries_import summaries_import_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_import
    ADD CONSTRAINT summaries_import_pkey PRIMARY KEY (id);


--
-- Name: summaries_keptanswer summaries_keptanswer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_keptanswer
    ADD CONSTRAINT summaries_keptanswer_pkey PRIMARY KEY (id);


--
-- Name: summaries_recording summaries_recording_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_recording
    ADD CONSTRAINT summaries_recording_pkey PRIMARY KEY (transcript_id);


--
-- Name: summaries_redaction summaries_redaction_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_redaction
    ADD CONSTRAINT summaries_redaction_pkey PRIMARY KEY (summary_id);


--
-- Name: summaries_rejection summaries_rejection_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_rejection
    ADD CONSTRAINT summaries_rejection_pkey PRIMARY KEY (id);


--
-- Name: summaries_revisionbrief summaries_revisionbrief_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_revisionbrief
    ADD CONSTRAINT summaries_revisionbrief_pkey PRIMARY KEY (id);


--
-- Name: summaries_suggestion summaries_suggestion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_suggestion
    ADD CONSTRAINT summaries_suggestion_pkey PRIMARY KEY (id);


--
-- Name: summaries_summary summaries_summary_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_summary
    ADD CONSTRAINT summaries_summary_pkey PRIMARY KEY (id);


--
-- Name: summaries_transcript summaries_transcript_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transcript
    ADD CONSTRAINT summaries_transcript_pkey PRIMARY KEY (id);


--
-- Name: summaries_transcriptscan summaries_transcriptscan_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transcriptscan
    ADD CONSTRAINT summaries_transcriptscan_pkey PRIMARY KEY (transcript_id);


--
-- Name: summaries_transition summaries_transition_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transition
    ADD CONSTRAINT summaries_transition_pkey PRIMARY KEY (id);


--
-- Name: transparency_anchor transparency_anchor_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transparency_anchor
    ADD CONSTRAINT transparency_anchor_pkey PRIMARY KEY (id);


--
-- Name: transparency_checkpoint transparency_checkpoint_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transparency_checkpoint
    ADD CONSTRAINT transparency_checkpoint_pkey PRIMARY KEY (size);


--
-- Name: transparency_leaf transparency_leaf_index_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transparency_leaf
    ADD CONSTRAINT transparency_leaf_index_key UNIQUE (index);


--
-- Name: transparency_leaf transparency_leaf_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transparency_leaf
    ADD CONSTRAINT transparency_leaf_pkey PRIMARY KEY (id);


--
-- Name: transparency_node transparency_node_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transparency_node
    ADD CONSTRAINT transparency_node_pkey PRIMARY KEY (level, "position");


--
-- Name: usersessions_usersession usersessions_usersession_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usersessions_usersession
    ADD CONSTRAINT usersessions_usersession_pkey PRIMARY KEY (id);


--
-- Name: usersessions_usersession usersessions_usersession_session_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usersessions_usersession
    ADD CONSTRAINT usersessions_usersession_session_key_key UNIQUE (session_key);


--
-- Name: account_emailaddress_email_03be32b2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailaddress_email_03be32b2 ON public.account_emailaddress USING btree (email);


--
-- Name: account_emailaddress_email_03be32b2_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailaddress_email_03be32b2_like ON public.account_emailaddress USING btree (email varchar_pattern_ops);


--
-- Name: account_emailaddress_user_id_2c513194; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailaddress_user_id_2c513194 ON public.account_emailaddress USING btree (user_id);


--
-- Name: account_emailconfirmation_email_address_id_5b7f8c58; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailconfirmation_email_address_id_5b7f8c58 ON public.account_emailconfirmation USING btree (email_address_id);


--
-- Name: account_emailconfirmation_key_f43612bd_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailconfirmation_key_f43612bd_like ON public.account_emailconfirmation USING btree (key varchar_pattern_ops);


--
-- Name: accounts_accountletter_by_id_3d9482fc; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_accountletter_by_id_3d9482fc ON public.accounts_accountletter USING btree (by_id);


--
-- Name: accounts_accountletter_signing_key_id_7227c51b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_accountletter_signing_key_id_7227c51b ON public.accounts_accountletter USING btree (signing_key_id);


--
-- Name: accounts_accountletter_token_id_d73ec0bf; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_accountletter_token_id_d73ec0bf ON public.accounts_accountletter USING btree (token_id);


--
-- Name: accounts_accountletter_user_id_c918a404; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_accountletter_user_id_c918a404 ON public.accounts_accountletter USING btree (user_id);


--
-- Name: accounts_apitoken_digest_63ccb187_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apitoken_digest_63ccb187_like ON public.accounts_apitoken USING btree (digest varchar_pattern_ops);


--
-- Name: accounts_apitoken_owner_id_68f7ece9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apitoken_owner_id_68f7ece9 ON public.accounts_apitoken USING btree (owner_id);


--
-- Name: accounts_apitoken_replaces_id_85946dc5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apitoken_replaces_id_85946dc5 ON public.accounts_apitoken USING btree (replaces_id);


--
-- Name: audit_by_area; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_area ON ONLY public.accounts_auditevent USING btree (area, at, id);


--
-- Name: accounts_auditevent_2026_11_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_area_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (area, at, id);


--
-- Name: audit_by_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_actor ON ONLY public.accounts_auditevent USING btree (by_id, at, id) WHERE (by_id IS NOT NULL);


--
-- Name: accounts_auditevent_2026_11_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_by_id_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (by_id, at, id) WHERE (by_id IS NOT NULL);


--
-- Name: audit_without_a_number; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_without_a_number ON ONLY public.accounts_auditevent USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2026_11_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_id_idx ON public.accounts_auditevent_2026_11 USING btree (id) WHERE (number IS NULL);


--
-- Name: audit_by_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_kind ON ONLY public.accounts_auditevent USING btree (kind, at, id) WHERE (NOT ((kind)::text = ANY ((ARRAY['transcript.hand_in'::character varying, 'view.summary'::character varying, 'claim.take'::character varying, 'review.approve'::character varying, 'record.make'::character varying])::text[])));


--
-- Name: accounts_auditevent_2026_11_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_kind_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (kind, at, id) WHERE (NOT ((kind)::text = ANY ((ARRAY['transcript.hand_in'::character varying, 'view.summary'::character varying, 'claim.take'::character varying, 'review.approve'::character varying, 'record.make'::character varying])::text[])));


--
-- Name: audit_by_number; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_number ON ONLY public.accounts_auditevent USING btree (number) WHERE (number IS NOT NULL);


--
-- Name: accounts_auditevent_2026_11_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_number_idx ON public.accounts_auditevent_2026_11 USING btree (number) WHERE (number IS NOT NULL);


--
-- Name: audit_by_object; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_object ON ONLY public.accounts_auditevent USING btree (object_key);


--
-- Name: accounts_auditevent_2026_11_object_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_object_key_idx ON public.accounts_auditevent_2026_11 USING btree (object_key);


--
-- Name: audit_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_person ON ONLY public.accounts_auditevent USING btree (person_id, at, id) WHERE (person_id IS NOT NULL);


--
-- Name: accounts_auditevent_2026_11_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_person_id_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (person_id, at, id) WHERE (person_id IS NOT NULL);


--
-- Name: accounts_auditevent_2026_12_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_area_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (area, at, id);


--
-- Name: accounts_auditevent_2026_12_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_by_id_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (by_id, at, id) WHERE (by_id IS NOT NULL);


--
-- Name: accounts_auditevent_2026_12_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_id_idx ON public.accounts_auditevent_2026_12 USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2026_12_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_kind_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (kind, at, id) WHERE (NOT ((kind)::text = ANY ((ARRAY['transcript.hand_in'::character varying, 'view.summary'::character varying, 'claim.take'::character varying, 'review.approve'::character varying, 'record.make'::character varying])::text[])));


--
-- Name: accounts_auditevent_2026_12_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_number_idx ON public.accounts_auditevent_2026_12 USING btree (number) WHERE (number IS NOT NULL);


--
-- Name: accounts_auditevent_2026_12_object_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_object_key_idx ON public.accounts_auditevent_2026_12 USING btree (object_key);


--
-- Name: accounts_auditevent_2026_12_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_person_id_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (person_id, at, id) WHERE (person_id IS NOT NULL);


--
-- Name: accounts_auditevent_2027_01_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_area_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (area, at, id);


--
-- Name: accounts_auditevent_2027_01_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_by_id_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (by_id, at, id) WHERE (by_id IS NOT NULL);


--
-- Name: accounts_auditevent_2027_01_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_id_idx ON public.accounts_auditevent_2027_01 USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2027_01_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_kind_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (kind, at, id) WHERE (NOT ((kind)::text = ANY ((ARRAY['transcript.hand_in'::character varying, 'view.summary'::character varying, 'claim.take'::character varying, 'review.approve'::character varying, 'record.make'::character varying])::text[])));


--
-- Name: accounts_auditevent_2027_01_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_number_idx ON public.accounts_auditevent_2027_01 USING btree (number) WHERE (number IS NOT NULL);


--
-- Name: accounts_auditevent_2027_01_object_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_object_key_idx ON public.accounts_auditevent_2027_01 USING btree (object_key);


--
-- Name: accounts_auditevent_2027_01_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_person_id_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (person_id, at, id) WHERE (person_id IS NOT NULL);


--
-- Name: accounts_auditevent_2027_02_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_area_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (area, at, id);


--
-- Name: accounts_auditevent_2027_02_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_by_id_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (by_id, at, id) WHERE (by_id IS NOT NULL);


--
-- Name: accounts_auditevent_2027_02_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_id_idx ON public.accounts_auditevent_2027_02 USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2027_02_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_kind_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (kind, at, id) WHERE (NOT ((kind)::text = ANY ((ARRAY['transcript.hand_in'::character varying, 'view.summary'::character varying, 'claim.take'::character varying, 'review.approve'::character varying, 'record.make'::character varying])::text[])));


--
-- Name: accounts_auditevent_2027_02_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_number_idx ON public.accounts_auditevent_2027_02 USING btree (number) WHERE (number IS NOT NULL);


--
-- Name: accounts_auditevent_2027_02_object_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_object_key_idx ON public.accounts_auditevent_2027_02 USING btree (object_key);


--
-- Name: accounts_auditevent_2027_02_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_person_id_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (person_id, at, id) WHERE (person_id IS NOT NULL);


--
-- Name: accounts_auditevent_default_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_area_at_id_idx ON public.accounts_auditevent_default USING btree (area, at, id);


--
-- Name: accounts_auditevent_default_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_by_id_at_id_idx ON public.accounts_auditevent_default USING btree (by_id, at, id) WHERE (by_id IS NOT NULL);


--
-- Name: accounts_auditevent_default_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_id_idx ON public.accounts_auditevent_default USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_default_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_kind_at_id_idx ON public.accounts_auditevent_default USING btree (kind, at, id) WHERE (NOT ((kind)::text = ANY ((ARRAY['transcript.hand_in'::character varying, 'view.summary'::character varying, 'claim.take'::character varying, 'review.approve'::character varying, 'record.make'::character varying])::text[])));


--
-- Name: accounts_auditevent_default_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_number_idx ON public.accounts_auditevent_default USING btree (number) WHERE (number IS NOT NULL);


--
-- Name: accounts_auditevent_default_object_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_object_key_idx ON public.accounts_auditevent_default USING btree (object_key);


--
-- Name: accounts_auditevent_default_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_person_id_at_id_idx ON public.accounts_auditevent_default USING btree (person_id, at, id) WHERE (person_id IS NOT NULL);


--
-- Name: accounts_erasure_by_id_e9229704; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_erasure_by_id_e9229704 ON public.accounts_erasure USING btree (by_id);


--
-- Name: accounts_roleevent_by_id_ac12361b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_roleevent_by_id_ac12361b ON public.accounts_roleevent USING btree (by_id);


--
-- Name: accounts_roleevent_guideline_id_d41d3cb2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_roleevent_guideline_id_d41d3cb2 ON public.accounts_roleevent USING btree (guideline_id);


--
-- Name: accounts_roleevent_signing_key_id_6aa5512c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_roleevent_signing_key_id_6aa5512c ON public.accounts_roleevent USING btree (signing_key_id);


--
-- Name: accounts_roleevent_token_id_e5af44cb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_roleevent_token_id_e5af44cb ON public.accounts_roleevent USING btree (token_id);


--
-- Name: accounts_roleevent_user_id_57d08f46; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_roleevent_user_id_57d08f46 ON public.accounts_roleevent USING btree (user_id);


--
-- Name: accounts_rolegrant_guideline_id_679e1675; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_rolegrant_guideline_id_679e1675 ON public.accounts_rolegrant USING btree (guideline_id);


--
-- Name: accounts_signinevent_user_id_eb5f9975; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signinevent_user_id_eb5f9975 ON public.accounts_signinevent USING btree (user_id);


--
-- Name: accounts_signingkey_credential_id_4a0d0511_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signingkey_credential_id_4a0d0511_like ON public.accounts_signingkey USING btree (credential_id varchar_pattern_ops);


--
-- Name: accounts_signingkey_owner_id_62e5817b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signingkey_owner_id_62e5817b ON public.accounts_signingkey USING btree (owner_id);


--
-- Name: accounts_signingkey_removed_by_id_cd21e28c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signingkey_removed_by_id_cd21e28c ON public.accounts_signingkey USING btree (removed_by_id);


--
-- Name: anchor_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX anchor_once ON public.transparency_anchor USING btree (kind, name, checkpoint_id);


--
-- Name: attempt_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attempt_by_day ON public.summaries_attempt USING btree (created_at);


--
-- Name: attempt_of_a_model; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attempt_of_a_model ON public.summaries_attempt USING btree (summary_id, number) INCLUDE (id, model, created_at) WHERE ((origin)::text = 'model'::text);


--
-- Name: attempt_once_per_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX attempt_once_per_number ON public.summaries_attempt USING btree (summary_id, number);


--
-- Name: auth_group_name_a6ea08ec_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_name_a6ea08ec_like ON public.auth_group USING btree (name varchar_pattern_ops);


--
-- Name: auth_group_permissions_group_id_b120cbf9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_permissions_group_id_b120cbf9 ON public.auth_group_permissions USING btree (group_id);


--
-- Name: auth_group_permissions_permission_id_84c5c92e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_permissions_permission_id_84c5c92e ON public.auth_group_permissions USING btree (permission_id);


--
-- Name: auth_permission_content_type_id_2f476e4b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_permission_content_type_id_2f476e4b ON public.auth_permission USING btree (content_type_id);


--
-- Name: auth_user_groups_group_id_97559544; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_user_groups_group_id_97559544 ON public.auth_user_groups USING btree (group_id);


--
-- Name: auth_user_groups_user_id_6a12ed8b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_user_groups_user_id_6a12ed8b ON public.auth_user_groups USING btree (user_id);


--
-- Name: auth_user_user_permissions_permission_id_1fbb5f2c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_user_user_permissions_permission_id_1fbb5f2c ON public.auth_user_user_permissions USING btree (permission_id);


--
-- Name: auth_user_user_permissions_user_id_a95ead1b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_user_user_permissions_user_id_a95ead1b ON public.auth_user_user_permissions USING btree (user_id);


--
-- Name: auth_user_username_6821ab7c_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_user_username_6821ab7c_like ON public.auth_user USING btree (username varchar_pattern_ops);


--
-- Name: backtest_item_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX backtest_item_once ON public.measuring_backtestitem USING btree (backtest_id, attempt_id);


--
-- Name: begun_once_per_reviewer; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX begun_once_per_reviewer ON public.reviews_ratingdraft USING btree (attempt_id, reviewer_id);


--
-- Name: claim_by_holder; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claim_by_holder ON public.reviews_claim USING btree (holder_id, until);


--
-- Name: criterion_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX criterion_once ON public.summaries_criterion USING btree (guideline_version_id, name);


--
-- Name: criterion_position; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX criterion_position ON public.summaries_criterion USING btree (guideline_version_id, "position");


--
-- Name: delivery_deliverytry_delivery_id_acca1ee4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_deliverytry_delivery_id_acca1ee4 ON public.delivery_deliverytry USING btree (delivery_id);


--
-- Name: delivery_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_due ON public.delivery_delivery USING btree (next_at) WHERE ((state)::text = 'pending'::text);


--
-- Name: delivery_endpoint_owner_id_cfdb99c5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_endpoint_owner_id_cfdb99c5 ON public.delivery_endpoint USING btree (owner_id);


--
-- Name: delivery_endpoint_token_id_7aed61f8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_endpoint_token_id_7aed61f8 ON public.delivery_endpoint USING btree (token_id);


--
-- Name: delivery_event_judgements_id_f906dc88; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_event_judgements_id_f906dc88 ON public.delivery_event USING btree (judgements_id);


--
-- Name: delivery_eventcursor_collector_e3b302fe_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_eventcursor_collector_e3b302fe_like ON public.delivery_eventcursor USING btree (collector varchar_pattern_ops);


--
-- Name: delivery_log; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_log ON public.delivery_delivery USING btree (endpoint_id, created_at DESC);


--
-- Name: delivery_notification_guideline_id_9a879666; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_notification_guideline_id_9a879666 ON public.delivery_notification USING btree (guideline_id);


--
-- Name: delivery_notification_summary_id_5a7bc534; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_notification_summary_id_5a7bc534 ON public.delivery_notification USING btree (summary_id);


--
-- Name: delivery_notification_token_id_d79c1f11; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_notification_token_id_d79c1f11 ON public.delivery_notification USING btree (token_id);


--
-- Name: delivery_once_per_endpoint; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX delivery_once_per_endpoint ON public.delivery_delivery USING btree (event_id, endpoint_id);


--
-- Name: delivery_receipt_dispatch_id_6823fc63; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_receipt_dispatch_id_6823fc63 ON public.delivery_receipt USING btree (dispatch_id);


--
-- Name: delivery_sinkcursor_sink_67f91451_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_sinkcursor_sink_67f91451_like ON public.delivery_sinkcursor USING btree (sink varchar_pattern_ops);


--
-- Name: dispatch_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dispatch_due ON public.delivery_dispatch USING btree (next_at) WHERE ((state)::text = 'pending'::text);


--
-- Name: dispatch_given_up; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dispatch_given_up ON public.delivery_dispatch USING btree (sink) WHERE ((state)::text = 'given_up'::text);


--
-- Name: dispatch_once_per_sink; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX dispatch_once_per_sink ON public.delivery_dispatch USING btree (record_id, sink);


--
-- Name: disposition_newest_first; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX disposition_newest_first ON public.records_disposition USING btree (at DESC, id DESC);


--
-- Name: django_admin_log_content_type_id_c4bce8eb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_admin_log_content_type_id_c4bce8eb ON public.django_admin_log USING btree (content_type_id);


--
-- Name: django_admin_log_user_id_c564eba6; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_admin_log_user_id_c564eba6 ON public.django_admin_log USING btree (user_id);


--
-- Name: django_session_expire_date_a5c62663; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_expire_date_a5c62663 ON public.django_session USING btree (expire_date);


--
-- Name: django_session_session_key_c0390e0f_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_session_key_c0390e0f_like ON public.django_session USING btree (session_key varchar_pattern_ops);


--
-- Name: draft_once_per_writer; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX draft_once_per_writer ON public.reviews_editdraft USING btree (attempt_id, writer_id);


--
-- Name: drawn_figure_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX drawn_figure_once ON public.measuring_drawnfigure USING btree (drawing_id, name);


--
-- Name: drill_by_close; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX drill_by_close ON public.summaries_drill USING btree (closed_at);


--
-- Name: drill_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX drill_open ON public.summaries_drill USING btree (reviewer_id) WHERE (closed_at IS NULL);


--
-- Name: evaluation_once_per_judge; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX evaluation_once_per_judge ON public.judging_evaluation USING btree (attempt_id, judge, guideline_version_id, role) WHERE ((NOT ((judge)::text = 'evidence'::text)) OR (NOT (details ? 'failure'::text)));


--
-- Name: evaluation_that_stopped; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX evaluation_that_stopped ON public.judging_evaluation USING btree (attempt_id) WHERE (NOT passed);


--
-- Name: event_to_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX event_to_address ON public.delivery_event USING btree (created_at) WHERE (addressed_at IS NULL);


--
-- Name: guideline_one_default; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX guideline_one_default ON public.summaries_guideline USING btree (is_default) WHERE is_default;


--
-- Name: guideline_version_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX guideline_version_number ON public.summaries_guidelineversion USING btree (guideline_id, number);


--
-- Name: import_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX import_by_owner ON public.summaries_import USING btree (owner_id, created_at, id);


--
-- Name: import_once_per_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX import_once_per_key ON public.summaries_import USING btree (owner_id, key) WHERE (NOT ((key)::text = ''::text));


--
-- Name: judgement_batch_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judgement_batch_newest ON public.measuring_judgementbatch USING btree (asked_by_id, created_at DESC);


--
-- Name: judgement_item_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX judgement_item_once ON public.measuring_judgementitem USING btree (batch_id, "position");


--
-- Name: judging_evaluation_attempt_id_0230bd07; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_evaluation_attempt_id_0230bd07 ON public.judging_evaluation USING btree (attempt_id);


--
-- Name: judging_evaluation_guideline_version_id_cb87aed5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_evaluation_guideline_version_id_cb87aed5 ON public.judging_evaluation USING btree (guideline_version_id);


--
-- Name: judging_evidencesearch_asked_by_id_710d4aba; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_evidencesearch_asked_by_id_710d4aba ON public.judging_evidencesearch USING btree (asked_by_id);


--
-- Name: judging_guidelineevent_actor_id_f1c1f809; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_guidelineevent_actor_id_f1c1f809 ON public.judging_guidelineevent USING btree (actor_id);


--
-- Name: judging_guidelineevent_guideline_id_80a25d7e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_guidelineevent_guideline_id_80a25d7e ON public.judging_guidelineevent USING btree (guideline_id);


--
-- Name: judging_guidelineevent_version_id_ca7f0f67; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_guidelineevent_version_id_ca7f0f67 ON public.judging_guidelineevent USING btree (version_id);


--
-- Name: judging_meetingtrial_asked_by_id_00f7de33; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_meetingtrial_asked_by_id_00f7de33 ON public.judging_meetingtrial USING btree (asked_by_id);


--
-- Name: judging_meetingtrial_summary_id_e4127e3a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_meetingtrial_summary_id_e4127e3a ON public.judging_meetingtrial USING btree (summary_id);


--
-- Name: judging_meetingtrial_version_id_21be0988; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_meetingtrial_version_id_21be0988 ON public.judging_meetingtrial USING btree (version_id);


--
-- Name: judging_pinnedmeeting_summary_id_5709584b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_pinnedmeeting_summary_id_5709584b ON public.judging_pinnedmeeting USING btree (summary_id);


--
-- Name: judging_preview_asked_by_id_44eaef76; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_preview_asked_by_id_44eaef76 ON public.judging_preview USING btree (asked_by_id);


--
-- Name: judging_preview_attempt_id_f7d8fbe0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_preview_attempt_id_f7d8fbe0 ON public.judging_preview USING btree (attempt_id);


--
-- Name: judging_preview_version_id_2f35d6d3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_preview_version_id_2f35d6d3 ON public.judging_preview USING btree (version_id);


--
-- Name: judging_rating_criterion_id_0004531a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_rating_criterion_id_0004531a ON public.judging_rating USING btree (criterion_id);


--
-- Name: judging_rating_reviewer_id_6c7dba95; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_rating_reviewer_id_6c7dba95 ON public.judging_rating USING btree (reviewer_id);


--
-- Name: judging_score_criterion_id_f6079dc5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_score_criterion_id_f6079dc5 ON public.judging_score USING btree (criterion_id);


--
-- Name: judging_stepsjob_asked_by_id_79222bfc; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_stepsjob_asked_by_id_79222bfc ON public.judging_stepsjob USING btree (asked_by_id);


--
-- Name: judging_stepsjob_version_id_a6ed56c4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_stepsjob_version_id_a6ed56c4 ON public.judging_stepsjob USING btree (version_id);


--
-- Name: judging_trial_asked_by_id_56fbda93; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_trial_asked_by_id_56fbda93 ON public.judging_trial USING btree (asked_by_id);


--
-- Name: judging_trial_attempt_id_eb026522; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_trial_attempt_id_eb026522 ON public.judging_trial USING btree (attempt_id);


--
-- Name: kept_answer_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX kept_answer_by_age ON public.summaries_keptanswer USING btree (created_at);


--
-- Name: kept_answer_once_per_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX kept_answer_once_per_key ON public.summaries_keptanswer USING btree (owner_id, key);


--
-- Name: leaf_once_for_a_row; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX leaf_once_for_a_row ON public.transparency_leaf USING btree (kind, "row") WHERE (NOT (("row")::text = ''::text));


--
-- Name: leaf_without_a_place; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX leaf_without_a_place ON public.transparency_leaf USING btree (id) WHERE (index IS NULL);


--
-- Name: llm_cachedanswer_created_at_1d1a1101; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_cachedanswer_created_at_1d1a1101 ON public.llm_cachedanswer USING btree (created_at);


--
-- Name: modelcall_by_model; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX modelcall_by_model ON ONLY public.llm_modelcall USING btree (provider, model);


--
-- Name: llm_modelcall_2026_11_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_11_provider_model_idx ON public.llm_modelcall_2026_11 USING btree (provider, model);


--
-- Name: llm_modelcall_subject_3079eef8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_subject_3079eef8 ON ONLY public.llm_modelcall USING btree (subject);


--
-- Name: llm_modelcall_2026_11_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_11_subject_idx ON public.llm_modelcall_2026_11 USING btree (subject);


--
-- Name: llm_modelcall_2026_12_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_12_provider_model_idx ON public.llm_modelcall_2026_12 USING btree (provider, model);


--
-- Name: llm_modelcall_2026_12_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_12_subject_idx ON public.llm_modelcall_2026_12 USING btree (subject);


--
-- Name: llm_modelcall_2027_01_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_01_provider_model_idx ON public.llm_modelcall_2027_01 USING btree (provider, model);


--
-- Name: llm_modelcall_2027_01_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_01_subject_idx ON public.llm_modelcall_2027_01 USING btree (subject);


--
-- Name: llm_modelcall_2027_02_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_02_provider_model_idx ON public.llm_modelcall_2027_02 USING btree (provider, model);


--
-- Name: llm_modelcall_2027_02_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_02_subject_idx ON public.llm_modelcall_2027_02 USING btree (subject);


--
-- Name: llm_modelcall_default_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_default_provider_model_idx ON public.llm_modelcall_default USING btree (provider, model);


--
-- Name: llm_modelcall_default_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_default_subject_idx ON public.llm_modelcall_default USING btree (subject);


--
-- Name: mark_rate_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX mark_rate_once ON public.measuring_markrate USING btree (judge, found_by, version, mark, source);


--
-- Name: measuring_backtest_asked_by_id_5a78bab7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_backtest_asked_by_id_5a78bab7 ON public.measuring_backtest USING btree (asked_by_id);


--
-- Name: measuring_backtest_version_id_52a92c45; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_backtest_version_id_52a92c45 ON public.measuring_backtest USING btree (version_id);


--
-- Name: measuring_backtestitem_attempt_id_6bd31920; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_backtestitem_attempt_id_6bd31920 ON public.measuring_backtestitem USING btree (attempt_id);


--
-- Name: measuring_drawing_asked_by_id_8d346368; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_drawing_asked_by_id_8d346368 ON public.measuring_drawing USING btree (asked_by_id);


--
-- Name: measuring_judgementbatch_asked_by_id_f9abbbb1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_judgementbatch_asked_by_id_f9abbbb1 ON public.measuring_judgementbatch USING btree (asked_by_id);


--
-- Name: measuring_judgementbatch_version_id_84280f92; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_judgementbatch_version_id_84280f92 ON public.measuring_judgementbatch USING btree (version_id);


--
-- Name: measuring_metarun_stored_by_id_b1c51a0d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_metarun_stored_by_id_b1c51a0d ON public.measuring_metarun USING btree (stored_by_id);


--
-- Name: measuring_storedfolder_name_c8bf15dd_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_storedfolder_name_c8bf15dd_like ON public.measuring_storedfolder USING btree (name varchar_pattern_ops);


--
-- Name: mfa_authenticator_user_id_0c3a50c0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mfa_authenticator_user_id_0c3a50c0 ON public.mfa_authenticator USING btree (user_id);


--
-- Name: notification_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_by_age ON public.delivery_notification USING btree (user_id, created_at DESC);


--
-- Name: notification_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notification_once ON public.delivery_notification USING btree (user_id, summary_id, kind, occasion);


--
-- Name: notification_once_a_guideline; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notification_once_a_guideline ON public.delivery_notification USING btree (user_id, guideline_id, kind, occasion);


--
-- Name: notification_once_a_token; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notification_once_a_token ON public.delivery_notification USING btree (user_id, token_id);


--
-- Name: notification_outbox; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_outbox ON public.delivery_notification USING btree (user_id) WHERE (settled_at IS NULL);


--
-- Name: notification_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_unread ON public.delivery_notification USING btree (user_id) WHERE (read_at IS NULL);


--
-- Name: pinned_meeting_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX pinned_meeting_once ON public.judging_pinnedmeeting USING btree (guideline_id, summary_id);


--
-- Name: pinned_once_per_position; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX pinned_once_per_position ON public.judging_pinnedmeeting USING btree (guideline_id, "position");


--
-- Name: rating_once_per_criterion; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX rating_once_per_criterion ON public.judging_rating USING btree (attempt_id, reviewer_id, criterion_id);


--
-- Name: record_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX record_by_day ON public.records_record USING btree (created_at);


--
-- Name: record_first_of_its_case; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX record_first_of_its_case ON public.records_record USING btree (summary_id) WHERE (supersedes_id IS NULL);


--
-- Name: record_hash_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX record_hash_once ON public.records_record USING btree (sha256);


--
-- Name: records_claimevent_by_id_72aab15d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_claimevent_by_id_72aab15d ON public.records_claimevent USING btree (by_id);


--
-- Name: records_claimevent_holder_id_52a930fc; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_claimevent_holder_id_52a930fc ON public.records_claimevent USING btree (holder_id);


--
-- Name: records_claimevent_summary_id_ce91049f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_claimevent_summary_id_ce91049f ON public.records_claimevent USING btree (summary_id);


--
-- Name: records_disposition_by_id_a60cc525; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_disposition_by_id_a60cc525 ON public.records_disposition USING btree (by_id);


--
-- Name: records_holdlift_by_id_7f6f1ea2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_holdlift_by_id_7f6f1ea2 ON public.records_holdlift USING btree (by_id);


--
-- Name: records_legalhold_by_id_7a99a906; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_legalhold_by_id_7a99a906 ON public.records_legalhold USING btree (by_id);


--
-- Name: records_legalhold_summary_id_ac87aa3f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_legalhold_summary_id_ac87aa3f ON public.records_legalhold USING btree (summary_id);


--
-- Name: records_passkeysignature_challenge_7564ec90_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_passkeysignature_challenge_7564ec90_like ON public.records_passkeysignature USING btree (challenge varchar_pattern_ops);


--
-- Name: records_passkeysignature_key_id_ddc801d5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_passkeysignature_key_id_ddc801d5 ON public.records_passkeysignature USING btree (key_id);


--
-- Name: records_record_summary_id_e8de54bc; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_record_summary_id_e8de54bc ON public.records_record USING btree (summary_id);


--
-- Name: records_recordexport_by_id_966b2590; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_recordexport_by_id_966b2590 ON public.records_recordexport USING btree (by_id);


--
-- Name: records_retentionrule_by_id_8020a68d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_retentionrule_by_id_8020a68d ON public.records_retentionrule USING btree (by_id);


--
-- Name: records_retentionrule_guideline_id_2558cb1b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_retentionrule_guideline_id_2558cb1b ON public.records_retentionrule USING btree (guideline_id);


--
-- Name: records_review_reviewer_id_a4a36bea; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_review_reviewer_id_a4a36bea ON public.records_review USING btree (reviewer_id);


--
-- Name: records_sharedpart_sha256_8ab5cbfa_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_sharedpart_sha256_8ab5cbfa_like ON public.records_sharedpart USING btree (sha256 varchar_pattern_ops);


--
-- Name: records_viewevent_user_id_7102a16c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_viewevent_user_id_7102a16c ON public.records_viewevent USING btree (user_id);


--
-- Name: rejection_once_per_row; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX rejection_once_per_row ON public.summaries_rejection USING btree (of_id, "row");


--
-- Name: review_of_a_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_of_a_text ON public.records_review USING btree (attempt_id) INCLUDE (decision);


--
-- Name: review_times_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_times_by_day ON public.records_review USING btree (created_at) INCLUDE (waited, handled);


--
-- Name: reviews_assignment_assignee_id_cf064663; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_assignment_assignee_id_cf064663 ON public.reviews_assignment USING btree (assignee_id);


--
-- Name: reviews_editdraft_writer_id_8edbcdf3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_editdraft_writer_id_8edbcdf3 ON public.reviews_editdraft USING btree (writer_id);


--
-- Name: reviews_handindraft_saved_at_3b62454b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_handindraft_saved_at_3b62454b ON public.reviews_handindraft USING btree (saved_at);


--
-- Name: reviews_ratingdraft_reviewer_id_3bad4e7c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_ratingdraft_reviewer_id_3bad4e7c ON public.reviews_ratingdraft USING btree (reviewer_id);


--
-- Name: reviews_skip_reviewer_id_fd2fa0af; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_skip_reviewer_id_fd2fa0af ON public.reviews_skip USING btree (reviewer_id);


--
-- Name: role_granted_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX role_granted_once ON public.accounts_rolegrant USING btree (user_id, role, guideline_id) NULLS NOT DISTINCT;


--
-- Name: saved_view_once_per_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX saved_view_once_per_name ON public.records_savedview USING btree (user_id, list, name);


--
-- Name: scan_by_version; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX scan_by_version ON public.summaries_transcriptscan USING btree (version);


--
-- Name: score_once_per_criterion; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX score_once_per_criterion ON public.judging_score USING btree (evaluation_id, criterion_id);


--
-- Name: search_entry_by_approver; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_entry_by_approver ON public.records_searchentry USING btree (approver_id, number);


--
-- Name: search_entry_edited; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_entry_edited ON public.records_searchentry USING btree (number) WHERE edited;


--
-- Name: search_entry_overridden; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_entry_overridden ON public.records_searchentry USING btree (number) WHERE overridden;


--
-- Name: search_entry_superseded; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_entry_superseded ON public.records_searchentry USING btree (number) WHERE superseded;


--
-- Name: search_entry_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_entry_words ON public.records_searchentry USING gin (vector);


--
-- Name: skip_once_per_reviewer; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX skip_once_per_reviewer ON public.reviews_skip USING btree (summary_id, reviewer_id);


--
-- Name: socialaccount_socialaccount_user_id_8146e70c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX socialaccount_socialaccount_user_id_8146e70c ON public.socialaccount_socialaccount USING btree (user_id);


--
-- Name: socialaccount_socialtoken_account_id_951f210e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX socialaccount_socialtoken_account_id_951f210e ON public.socialaccount_socialtoken USING btree (account_id);


--
-- Name: socialaccount_socialtoken_app_id_636a42d7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX socialaccount_socialtoken_app_id_636a42d7 ON public.socialaccount_socialtoken USING btree (app_id);


--
-- Name: stored_piece_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX stored_piece_once ON public.measuring_storedpiece USING btree (folder_id, path, "position");


--
-- Name: summaries_attempt_based_on_id_fa278deb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_attempt_based_on_id_fa278deb ON public.summaries_attempt USING btree (based_on_id);


--
-- Name: summaries_attempt_written_by_id_fd72861d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_attempt_written_by_id_fd72861d ON public.summaries_attempt USING btree (written_by_id);


--
-- Name: summaries_deletion_by_id_cad68d9c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_deletion_by_id_cad68d9c ON public.summaries_deletion USING btree (by_id);


--
-- Name: summaries_drill_guideline_id_17a4f5ef; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_drill_guideline_id_17a4f5ef ON public.summaries_drill USING btree (guideline_id);


--
-- Name: summaries_guideline_name_1ae83340_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_guideline_name_1ae83340_like ON public.summaries_guideline USING btree (name varchar_pattern_ops);


--
-- Name: summaries_guidelineversion_published_by_id_bd156478; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_guidelineversion_published_by_id_bd156478 ON public.summaries_guidelineversion USING btree (published_by_id);


--
-- Name: summaries_recording_added_by_id_88fd81a7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_recording_added_by_id_88fd81a7 ON public.summaries_recording USING btree (added_by_id);


--
-- Name: summaries_revisionbrief_attempt_id_6e6c42f1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_revisionbrief_attempt_id_6e6c42f1 ON public.summaries_revisionbrief USING btree (attempt_id);


--
-- Name: summaries_revisionbrief_by_id_fca2aee3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_revisionbrief_by_id_fca2aee3 ON public.summaries_revisionbrief USING btree (by_id);


--
-- Name: summaries_suggestion_asked_by_id_93295d35; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_suggestion_asked_by_id_93295d35 ON public.summaries_suggestion USING btree (asked_by_id);


--
-- Name: summaries_suggestion_attempt_id_d7add875; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_suggestion_attempt_id_d7add875 ON public.summaries_suggestion USING btree (attempt_id);


--
-- Name: summaries_summary_author_id_d6974853; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_summary_author_id_d6974853 ON public.summaries_summary USING btree (author_id);


--
-- Name: summaries_summary_guideline_version_id_82d7e8f5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_summary_guideline_version_id_82d7e8f5 ON public.summaries_summary USING btree (guideline_version_id);


--
-- Name: summaries_summary_transcript_id_0e7d7f74; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_summary_transcript_id_0e7d7f74 ON public.summaries_summary USING btree (transcript_id);


--
-- Name: summaries_transition_actor_id_82774d84; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_transition_actor_id_82774d84 ON public.summaries_transition USING btree (actor_id);


--
-- Name: summaries_transition_summary_id_699b361a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_transition_summary_id_699b361a ON public.summaries_transition USING btree (summary_id);


--
-- Name: summary_begun; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_begun ON public.summaries_summary USING btree (nudged_at NULLS FIRST) WHERE (((status)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[])) AND (NOT ((deferrals = 0) AND (lease_token IS NULL) AND ((status)::text = 'queued'::text))));


--
-- Name: summary_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_by_age ON public.summaries_summary USING btree (created_at, id);


--
-- Name: summary_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_by_status ON public.summaries_summary USING btree (status, status_since, id) INCLUDE (drill_for_id, guideline_version_id);


--
-- Name: summary_by_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_by_words ON public.summaries_summary USING gin (words);


--
-- Name: summary_done; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_done ON public.summaries_summary USING btree (status_since, id) WHERE ((status)::text = ANY ((ARRAY['approved'::character varying, 'rejected'::character varying, 'cancelled'::character varying])::text[]));


--
-- Name: summary_drill; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_drill ON public.summaries_summary USING btree (drill_for_id, transcript_id) WHERE (drill_for_id IS NOT NULL);


--
-- Name: summary_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_failed ON public.summaries_summary USING btree (failure_kind, status_since, id) WHERE ((status)::text = 'failed'::text);


--
-- Name: summary_held_up; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_held_up ON public.summaries_summary USING btree (not_before, status_since) WHERE (((status)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[])) AND (NOT (waiting_for = ''::text)));


--
-- Name: summary_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_kept ON public.summaries_summary USING btree (status_since, id) WHERE ((NOT disposed) AND ((status)::text = ANY ((ARRAY['approved'::character varying, 'cancelled'::character varying, 'rejected'::character varying])::text[])));


--
-- Name: summary_kept_by_version; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_kept_by_version ON public.summaries_summary USING btree (guideline_version_id, status_since, id) WHERE ((NOT disposed) AND ((status)::text = ANY ((ARRAY['approved'::character varying, 'cancelled'::character varying, 'rejected'::character varying])::text[])));


--
-- Name: summary_leased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_leased ON public.summaries_summary USING btree (id) WHERE (lease_token IS NOT NULL);


--
-- Name: summary_new; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_new ON public.summaries_summary USING btree (nudged_at NULLS FIRST) WHERE ((deferrals = 0) AND (lease_token IS NULL) AND ((status)::text = 'queued'::text));


--
-- Name: summary_once_per_version; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX summary_once_per_version ON public.summaries_summary USING btree (transcript_id, guideline_version_id) WHERE (author_id IS NULL);


--
-- Name: summary_open_by_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_open_by_words ON public.summaries_summary USING gin (words) WHERE (NOT ((status)::text = ANY ((ARRAY['approved'::character varying, 'rejected'::character varying, 'cancelled'::character varying])::text[])));


--
-- Name: summary_quick; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_quick ON public.summaries_summary USING btree (status_since, id) WHERE ((NOT flagged) AND ((status)::text = 'in_review'::text));


--
-- Name: summary_sent_back; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_sent_back ON public.summaries_summary USING btree (status_since, id) WHERE (sent_back AND ((status)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[])));


--
-- Name: summary_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_waiting ON public.summaries_summary USING btree (status_since, id) WHERE ((status)::text = ANY ((ARRAY['in_review'::character varying, 'exhausted'::character varying])::text[]));


--
-- Name: summary_working; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_working ON public.summaries_summary USING btree (status_since, id) WHERE ((status)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[]));


--
-- Name: transcript_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transcript_by_age ON public.summaries_transcript USING btree (created_at, id);


--
-- Name: transcript_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transcript_by_owner ON public.summaries_transcript USING btree (submitted_by_id, created_at, id);


--
-- Name: transcript_once_per_owner_and_source; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX transcript_once_per_owner_and_source ON public.summaries_transcript USING btree (source, external_id, submitted_by_id) NULLS NOT DISTINCT;


--
-- Name: transition_by_pipeline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transition_by_pipeline ON public.summaries_transition USING btree (at) WHERE ((role)::text = ANY ((ARRAY['writer'::character varying, 'judge'::character varying])::text[]));


--
-- Name: transition_from_the_queue; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transition_from_the_queue ON public.summaries_transition USING btree (at) WHERE ((old)::text = ANY ((ARRAY['in_review'::character varying, 'exhausted'::character varying])::text[]));


--
-- Name: transition_ready; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transition_ready ON public.summaries_transition USING btree (summary_id, at) WHERE ((new)::text = ANY ((ARRAY['in_review'::character varying, 'exhausted'::character varying])::text[]));


--
-- Name: transparency_anchor_checkpoint_id_2caeb14b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX transparency_anchor_checkpoint_id_2caeb14b ON public.transparency_anchor USING btree (checkpoint_id);


--
-- Name: unique_authenticator_type; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX unique_authenticator_type ON public.mfa_authenticator USING btree (user_id, type) WHERE ((type)::text = ANY ((ARRAY['totp'::character varying, 'recovery_codes'::character varying])::text[]));


--
-- Name: unique_primary_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX unique_primary_email ON public.account_emailaddress USING btree (user_id, "primary") WHERE "primary";


--
-- Name: unique_verified_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX unique_verified_email ON public.account_emailaddress USING btree (email) WHERE verified;


--
-- Name: usersessions_usersession_session_key_fd35de43_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX usersessions_usersession_session_key_fd35de43_like ON public.usersessions_usersession USING btree (session_key varchar_pattern_ops);


--
-- Name: usersessions_usersession_user_id_af5e0a6d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX usersessions_usersession_user_id_af5e0a6d ON public.usersessions_usersession USING btree (user_id);


--
-- Name: view_once_per_slot; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX view_once_per_slot ON public.records_viewevent USING btree (summary_id, user_id, slot);


--
-- Name: accounts_auditevent_2026_11_area_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_area ATTACH PARTITION public.accounts_auditevent_2026_11_area_at_id_idx;


--
-- Name: accounts_auditevent_2026_11_by_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_actor ATTACH PARTITION public.accounts_auditevent_2026_11_by_id_at_id_idx;


--
-- Name: accounts_auditevent_2026_11_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_without_a_number ATTACH PARTITION public.accounts_auditevent_2026_11_id_idx;


--
-- Name: accounts_auditevent_2026_11_kind_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_kind ATTACH PARTITION public.accounts_auditevent_2026_11_kind_at_id_idx;


--
-- Name: accounts_auditevent_2026_11_number_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_number ATTACH PARTITION public.accounts_auditevent_2026_11_number_idx;


--
-- Name: accounts_auditevent_2026_11_object_key_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2026_11_object_key_idx;


--
-- Name: accounts_auditevent_2026_11_person_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_person ATTACH PARTITION public.accounts_auditevent_2026_11_person_id_at_id_idx;


--
-- Name: accounts_auditevent_2026_11_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.accounts_auditevent_pkey ATTACH PARTITION public.accounts_auditevent_2026_11_pkey;


--
-- Name: accounts_auditevent_2026_12_area_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_area ATTACH PARTITION public.accounts_auditevent_2026_12_area_at_id_idx;


--
-- Name: accounts_auditevent_2026_12_by_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_actor ATTACH PARTITION public.accounts_auditevent_2026_12_by_id_at_id_idx;


--
-- Name: accounts_auditevent_2026_12_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_without_a_number ATTACH PARTITION public.accounts_auditevent_2026_12_id_idx;


--
-- Name: accounts_auditevent_2026_12_kind_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_kind ATTACH PARTITION public.accounts_auditevent_2026_12_kind_at_id_idx;


--
-- Name: accounts_auditevent_2026_12_number_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_number ATTACH PARTITION public.accounts_auditevent_2026_12_number_idx;


--
-- Name: accounts_auditevent_2026_12_object_key_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2026_12_object_key_idx;


--
-- Name: accounts_auditevent_2026_12_person_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_person ATTACH PARTITION public.accounts_auditevent_2026_12_person_id_at_id_idx;


--
-- Name: accounts_auditevent_2026_12_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.accounts_auditevent_pkey ATTACH PARTITION public.accounts_auditevent_2026_12_pkey;


--
-- Name: accounts_auditevent_2027_01_area_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_area ATTACH PARTITION public.accounts_auditevent_2027_01_area_at_id_idx;


--
-- Name: accounts_auditevent_2027_01_by_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_actor ATTACH PARTITION public.accounts_auditevent_2027_01_by_id_at_id_idx;


--
-- Name: accounts_auditevent_2027_01_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_without_a_number ATTACH PARTITION public.accounts_auditevent_2027_01_id_idx;


--
-- Name: accounts_auditevent_2027_01_kind_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_kind ATTACH PARTITION public.accounts_auditevent_2027_01_kind_at_id_idx;


--
-- Name: accounts_auditevent_2027_01_number_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_number ATTACH PARTITION public.accounts_auditevent_2027_01_number_idx;


--
-- Name: accounts_auditevent_2027_01_object_key_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2027_01_object_key_idx;


--
-- Name: accounts_auditevent_2027_01_person_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_person ATTACH PARTITION public.accounts_auditevent_2027_01_person_id_at_id_idx;


--
-- Name: accounts_auditevent_2027_01_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.accounts_auditevent_pkey ATTACH PARTITION public.accounts_auditevent_2027_01_pkey;


--
-- Name: accounts_auditevent_2027_02_area_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_area ATTACH PARTITION public.accounts_auditevent_2027_02_area_at_id_idx;


--
-- Name: accounts_auditevent_2027_02_by_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_actor ATTACH PARTITION public.accounts_auditevent_2027_02_by_id_at_id_idx;


--
-- Name: accounts_auditevent_2027_02_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_without_a_number ATTACH PARTITION public.accounts_auditevent_2027_02_id_idx;


--
-- Name: accounts_auditevent_2027_02_kind_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_kind ATTACH PARTITION public.accounts_auditevent_2027_02_kind_at_id_idx;


--
-- Name: accounts_auditevent_2027_02_number_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_number ATTACH PARTITION public.accounts_auditevent_2027_02_number_idx;


--
-- Name: accounts_auditevent_2027_02_object_key_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2027_02_object_key_idx;


--
-- Name: accounts_auditevent_2027_02_person_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_person ATTACH PARTITION public.accounts_auditevent_2027_02_person_id_at_id_idx;


--
-- Name: accounts_auditevent_2027_02_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.accounts_auditevent_pkey ATTACH PARTITION public.accounts_auditevent_2027_02_pkey;


--
-- Name: accounts_auditevent_default_area_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_area ATTACH PARTITION public.accounts_auditevent_default_area_at_id_idx;


--
-- Name: accounts_auditevent_default_by_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_actor ATTACH PARTITION public.accounts_auditevent_default_by_id_at_id_idx;


--
-- Name: accounts_auditevent_default_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_without_a_number ATTACH PARTITION public.accounts_auditevent_default_id_idx;


--
-- Name: accounts_auditevent_default_kind_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_kind ATTACH PARTITION public.accounts_auditevent_default_kind_at_id_idx;


--
-- Name: accounts_auditevent_default_number_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_number ATTACH PARTITION public.accounts_auditevent_default_number_idx;


--
-- Name: accounts_auditevent_default_object_key_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_default_object_key_idx;


--
-- Name: accounts_auditevent_default_person_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_person ATTACH PARTITION public.accounts_auditevent_default_person_id_at_id_idx;


--
-- Name: accounts_auditevent_default_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.accounts_auditevent_pkey ATTACH PARTITION public.accounts_auditevent_default_pkey;


--
-- Name: llm_modelcall_2026_11_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_pkey ATTACH PARTITION public.llm_modelcall_2026_11_pkey;


--
-- Name: llm_modelcall_2026_11_provider_model_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.modelcall_by_model ATTACH PARTITION public.llm_modelcall_2026_11_provider_model_idx;


--
-- Name: llm_modelcall_2026_11_subject_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_subject_3079eef8 ATTACH PARTITION public.llm_modelcall_2026_11_subject_idx;


--
-- Name: llm_modelcall_2026_12_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_pkey ATTACH PARTITION public.llm_modelcall_2026_12_pkey;


--
-- Name: llm_modelcall_2026_12_provider_model_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.modelcall_by_model ATTACH PARTITION public.llm_modelcall_2026_12_provider_model_idx;


--
-- Name: llm_modelcall_2026_12_subject_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_subject_3079eef8 ATTACH PARTITION public.llm_modelcall_2026_12_subject_idx;


--
-- Name: llm_modelcall_2027_01_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_pkey ATTACH PARTITION public.llm_modelcall_2027_01_pkey;


--
-- Name: llm_modelcall_2027_01_provider_model_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.modelcall_by_model ATTACH PARTITION public.llm_modelcall_2027_01_provider_model_idx;


--
-- Name: llm_modelcall_2027_01_subject_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_subject_3079eef8 ATTACH PARTITION public.llm_modelcall_2027_01_subject_idx;


--
-- Name: llm_modelcall_2027_02_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_pkey ATTACH PARTITION public.llm_modelcall_2027_02_pkey;


--
-- Name: llm_modelcall_2027_02_provider_model_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.modelcall_by_model ATTACH PARTITION public.llm_modelcall_2027_02_provider_model_idx;


--
-- Name: llm_modelcall_2027_02_subject_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_subject_3079eef8 ATTACH PARTITION public.llm_modelcall_2027_02_subject_idx;


--
-- Name: llm_modelcall_default_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_pkey ATTACH PARTITION public.llm_modelcall_default_pkey;


--
-- Name: llm_modelcall_default_provider_model_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.modelcall_by_model ATTACH PARTITION public.llm_modelcall_default_provider_model_idx;


--
-- Name: llm_modelcall_default_subject_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_subject_3079eef8 ATTACH PARTITION public.llm_modelcall_default_subject_idx;


--
-- Name: auth_user pgtrigger_account_changed_45e64; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_account_changed_45e64 AFTER INSERT OR UPDATE ON public.auth_user FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_account_changed_45e64();


--
-- Name: TRIGGER pgtrigger_account_changed_45e64 ON auth_user; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_account_changed_45e64 ON public.auth_user IS '6e431d61f05f6c8d7577c32d81bd7f696c8482b8';


--
-- Name: summaries_transition pgtrigger_announced_537b0; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_announced_537b0 AFTER INSERT ON public.summaries_transition FOR EACH ROW WHEN (((new.new)::text = ANY ((ARRAY['in_review'::character varying, 'exhausted'::character varying, 'approved'::character varying, 'rejected'::character varying, 'returned'::character varying, 'failed'::character varying])::text[]))) EXECUTE FUNCTION public.pgtrigger_announced_537b0();


--
-- Name: TRIGGER pgtrigger_announced_537b0 ON summaries_transition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_announced_537b0 ON public.summaries_transition IS '4138a22b4fe267a0e5f1feec77651d8babb7c371';


--
-- Name: measuring_judgementbatch pgtrigger_announced_da74e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_announced_da74e AFTER UPDATE OF status ON public.measuring_judgementbatch FOR EACH ROW WHEN ((((new.status)::text = ANY ((ARRAY['done'::character varying, 'failed'::character varying])::text[])) AND ((old.status)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying])::text[])))) EXECUTE FUNCTION public.pgtrigger_announced_da74e();


--
-- Name: TRIGGER pgtrigger_announced_da74e ON measuring_judgementbatch; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_announced_da74e ON public.measuring_judgementbatch IS '813481c6c3f15a60075cb1020dc2c71821209620';


--
-- Name: judging_guidelineevent pgtrigger_append_only_12c2a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_12c2a BEFORE DELETE OR UPDATE ON public.judging_guidelineevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_12c2a();


--
-- Name: TRIGGER pgtrigger_append_only_12c2a ON judging_guidelineevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_12c2a ON public.judging_guidelineevent IS '4d896163033042677e398fb7fbeb8b63cbf7d2b5';


--
-- Name: records_holdlift pgtrigger_append_only_1a939; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_1a939 BEFORE DELETE OR UPDATE ON public.records_holdlift FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_1a939();


--
-- Name: TRIGGER pgtrigger_append_only_1a939 ON records_holdlift; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_1a939 ON public.records_holdlift IS 'a202bfc491b113293b33766ec14a051e9f5e587b';


--
-- Name: records_viewevent pgtrigger_append_only_29900; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_29900 BEFORE DELETE OR UPDATE ON public.records_viewevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_29900();


--
-- Name: TRIGGER pgtrigger_append_only_29900 ON records_viewevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_29900 ON public.records_viewevent IS '8e726f9813576ad04453b480fe092ca0bc715b20';


--
-- Name: transparency_leaf pgtrigger_append_only_2babc; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_2babc BEFORE DELETE OR UPDATE ON public.transparency_leaf FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_2babc();


--
-- Name: TRIGGER pgtrigger_append_only_2babc ON transparency_leaf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_2babc ON public.transparency_leaf IS '68a32ccb897ea4b6cea1b78bfb155f3062566763';


--
-- Name: records_disposition pgtrigger_append_only_354d8; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_354d8 BEFORE DELETE OR UPDATE ON public.records_disposition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_354d8();


--
-- Name: TRIGGER pgtrigger_append_only_354d8 ON records_disposition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_354d8 ON public.records_disposition IS '120163621982851403a52d71e71bfe9c83a77e2f';


--
-- Name: records_claimevent pgtrigger_append_only_4495b; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_4495b BEFORE DELETE OR UPDATE ON public.records_claimevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_4495b();


--
-- Name: TRIGGER pgtrigger_append_only_4495b ON records_claimevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_4495b ON public.records_claimevent IS 'f738c0e7eda276a17635abd1622c209226cbdb3f';


--
-- Name: records_passkeysignature pgtrigger_append_only_4e1f2; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_4e1f2 BEFORE DELETE OR UPDATE ON public.records_passkeysignature FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_4e1f2();


--
-- Name: TRIGGER pgtrigger_append_only_4e1f2 ON records_passkeysignature; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_4e1f2 ON public.records_passkeysignature IS '9143118941f3f773909245dafb4494e0d0643c80';


--
-- Name: delivery_deliverytry pgtrigger_append_only_50329; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_50329 BEFORE DELETE OR UPDATE ON public.delivery_deliverytry FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_50329();


--
-- Name: TRIGGER pgtrigger_append_only_50329 ON delivery_deliverytry; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_50329 ON public.delivery_deliverytry IS '599fa14ed62388305d47a42b45fe511c67d55851';


--
-- Name: records_recordpdf pgtrigger_append_only_56951; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_56951 BEFORE DELETE OR UPDATE ON public.records_recordpdf FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_56951();


--
-- Name: TRIGGER pgtrigger_append_only_56951 ON records_recordpdf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_56951 ON public.records_recordpdf IS '827a06366afd30d4c62d83c1f152e8bec895707d';


--
-- Name: records_retentionrule pgtrigger_append_only_7742d; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_7742d BEFORE DELETE OR UPDATE ON public.records_retentionrule FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_7742d();


--
-- Name: TRIGGER pgtrigger_append_only_7742d ON records_retentionrule; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_7742d ON public.records_retentionrule IS '431b15364ae50806f9b8cc89278e2bac8e0a78bd';


--
-- Name: accounts_signinevent pgtrigger_append_only_78ba7; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_78ba7 BEFORE DELETE OR UPDATE ON public.accounts_signinevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_78ba7();


--
-- Name: TRIGGER pgtrigger_append_only_78ba7 ON accounts_signinevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_78ba7 ON public.accounts_signinevent IS 'bdec198dd6234b1c674689122ecc4db685d108d9';


--
-- Name: records_legalhold pgtrigger_append_only_7cc79; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_7cc79 BEFORE DELETE OR UPDATE ON public.records_legalhold FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_7cc79();


--
-- Name: TRIGGER pgtrigger_append_only_7cc79 ON records_legalhold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_7cc79 ON public.records_legalhold IS '81eef22020bd468f203b9139e8589418394b4afc';


--
-- Name: summaries_deletion pgtrigger_append_only_86cd1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_86cd1 BEFORE DELETE OR UPDATE ON public.summaries_deletion FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_86cd1();


--
-- Name: TRIGGER pgtrigger_append_only_86cd1 ON summaries_deletion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_86cd1 ON public.summaries_deletion IS 'caf0cf5f94b1e577561d70e822a839921c1ab8cf';


--
-- Name: summaries_recording pgtrigger_append_only_875c3; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_875c3 BEFORE DELETE OR UPDATE ON public.summaries_recording FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_875c3();


--
-- Name: TRIGGER pgtrigger_append_only_875c3 ON summaries_recording; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_875c3 ON public.summaries_recording IS 'c34b51477467d67773f897a4dcae16bfebdc80af';


--
-- Name: records_sharedpart pgtrigger_append_only_8bb09; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_8bb09 BEFORE DELETE OR UPDATE ON public.records_sharedpart FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_8bb09();


--
-- Name: TRIGGER pgtrigger_append_only_8bb09 ON records_sharedpart; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_8bb09 ON public.records_sharedpart IS '5ab525152e45f387d0ca372690e11e011332fd2d';


--
-- Name: accounts_erasure pgtrigger_append_only_8dda0; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_8dda0 BEFORE DELETE OR UPDATE ON public.accounts_erasure FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_8dda0();


--
-- Name: TRIGGER pgtrigger_append_only_8dda0 ON accounts_erasure; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_8dda0 ON public.accounts_erasure IS '87cb4700b2ee2d228aacac767274ed6ee041da08';


--
-- Name: records_record pgtrigger_append_only_9c87a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_9c87a BEFORE DELETE OR UPDATE ON public.records_record FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_9c87a();


--
-- Name: TRIGGER pgtrigger_append_only_9c87a ON records_record; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_9c87a ON public.records_record IS '182b4795df64402ee3047e571043a2309cc60773';


--
-- Name: transparency_anchor pgtrigger_append_only_a496c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_a496c BEFORE DELETE OR UPDATE ON public.transparency_anchor FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_a496c();


--
-- Name: TRIGGER pgtrigger_append_only_a496c ON transparency_anchor; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_a496c ON public.transparency_anchor IS 'ba2b7a111b8d8ec2efe0ed618bc6ecabfee0a97e';


--
-- Name: accounts_signingkey pgtrigger_append_only_a5478; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_a5478 BEFORE DELETE OR UPDATE ON public.accounts_signingkey FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_a5478();


--
-- Name: TRIGGER pgtrigger_append_only_a5478 ON accounts_signingkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_a5478 ON public.accounts_signingkey IS '0668404651e12d57b8f957135113620c6da65252';


--
-- Name: transparency_checkpoint pgtrigger_append_only_a9c71; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_a9c71 BEFORE DELETE OR UPDATE ON public.transparency_checkpoint FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_a9c71();


--
-- Name: TRIGGER pgtrigger_append_only_a9c71 ON transparency_checkpoint; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_a9c71 ON public.transparency_checkpoint IS '08c8c3d7f4836a07b70072c174d071bee17f472c';


--
-- Name: accounts_roleevent pgtrigger_append_only_ab9e0; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_ab9e0 BEFORE DELETE OR UPDATE ON public.accounts_roleevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_ab9e0();


--
-- Name: TRIGGER pgtrigger_append_only_ab9e0 ON accounts_roleevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_ab9e0 ON public.accounts_roleevent IS 'fc5a1de721fb82fbe95aee60d70defe8af7fd41e';


--
-- Name: summaries_transition pgtrigger_append_only_b2d20; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_b2d20 BEFORE DELETE OR UPDATE ON public.summaries_transition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_b2d20();


--
-- Name: TRIGGER pgtrigger_append_only_b2d20 ON summaries_transition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_b2d20 ON public.summaries_transition IS 'f73c8ab8b01887b4176cdd1497638c11e1c64f9e';


--
-- Name: transparency_node pgtrigger_append_only_c3e7d; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_c3e7d BEFORE DELETE OR UPDATE ON public.transparency_node FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_c3e7d();


--
-- Name: TRIGGER pgtrigger_append_only_c3e7d ON transparency_node; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_c3e7d ON public.transparency_node IS 'af58a9ffd52ddb698356383f5f20365695cfd846';


--
-- Name: delivery_receipt pgtrigger_append_only_e4f03; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_e4f03 BEFORE DELETE OR UPDATE ON public.delivery_receipt FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_e4f03();


--
-- Name: TRIGGER pgtrigger_append_only_e4f03 ON delivery_receipt; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_e4f03 ON public.delivery_receipt IS '480028f20ad82ef368eeb627e4b0e5afa7067146';


--
-- Name: records_review pgtrigger_append_only_e653a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_e653a BEFORE DELETE OR UPDATE ON public.records_review FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_e653a();


--
-- Name: TRIGGER pgtrigger_append_only_e653a ON records_review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_e653a ON public.records_review IS '368b9725e69453325e90cd19352b49f5828cbb62';


--
-- Name: judging_rating pgtrigger_append_only_ebd5a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_ebd5a BEFORE DELETE OR UPDATE ON public.judging_rating FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_ebd5a();


--
-- Name: TRIGGER pgtrigger_append_only_ebd5a ON judging_rating; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_ebd5a ON public.judging_rating IS '6b3e254cbdce49ba1caf31e6393680ca49a399d2';


--
-- Name: records_recordexport pgtrigger_append_only_fe0b5; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_append_only_fe0b5 BEFORE DELETE OR UPDATE ON public.records_recordexport FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_append_only_fe0b5();


--
-- Name: TRIGGER pgtrigger_append_only_fe0b5 ON records_recordexport; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_append_only_fe0b5 ON public.records_recordexport IS '0a07d6af949346c6654b58aa37304e317688173d';


--
-- Name: transparency_leaf pgtrigger_as_it_happens_f2212; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_as_it_happens_f2212 BEFORE INSERT ON public.transparency_leaf FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_as_it_happens_f2212();


--
-- Name: TRIGGER pgtrigger_as_it_happens_f2212 ON transparency_leaf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_as_it_happens_f2212 ON public.transparency_leaf IS '3473555669f54cf7ca5844191bb2bb967f91f0dc';


--
-- Name: judging_guidelineevent pgtrigger_audited_088c6; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_088c6 AFTER INSERT ON public.judging_guidelineevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_088c6();


--
-- Name: TRIGGER pgtrigger_audited_088c6 ON judging_guidelineevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_088c6 ON public.judging_guidelineevent IS 'b7a46b355ef44912bcb7d15a478c497585d8dc88';


--
-- Name: records_holdlift pgtrigger_audited_12ef4; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_12ef4 AFTER INSERT ON public.records_holdlift FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_12ef4();


--
-- Name: TRIGGER pgtrigger_audited_12ef4 ON records_holdlift; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_12ef4 ON public.records_holdlift IS 'e6dbfe0276d7341666cfebb64f3ae3a6c6bb8641';


--
-- Name: summaries_deletion pgtrigger_audited_1f899; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_1f899 AFTER INSERT ON public.summaries_deletion FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_1f899();


--
-- Name: TRIGGER pgtrigger_audited_1f899 ON summaries_deletion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_1f899 ON public.summaries_deletion IS '6db8b2158fed79648c1137f42c465338bde209d8';


--
-- Name: accounts_signinevent pgtrigger_audited_2252c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_2252c AFTER INSERT ON public.accounts_signinevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_2252c();


--
-- Name: TRIGGER pgtrigger_audited_2252c ON accounts_signinevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_2252c ON public.accounts_signinevent IS '79cb6d79a91f0437028d2c6824a833009c06f57b';


--
-- Name: accounts_roleevent pgtrigger_audited_37b12; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_37b12 AFTER INSERT ON public.accounts_roleevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_37b12();


--
-- Name: TRIGGER pgtrigger_audited_37b12 ON accounts_roleevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_37b12 ON public.accounts_roleevent IS '285871827489dd18c3efa7b808e860569dbd0b39';


--
-- Name: records_record pgtrigger_audited_3da4a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_3da4a AFTER INSERT ON public.records_record FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_3da4a();


--
-- Name: TRIGGER pgtrigger_audited_3da4a ON records_record; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_3da4a ON public.records_record IS '828f1b4215b2fa972ee9b5ea72440e357a12d47d';


--
-- Name: delivery_endpoint pgtrigger_audited_4d80b; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_4d80b AFTER INSERT OR UPDATE ON public.delivery_endpoint FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_4d80b();


--
-- Name: TRIGGER pgtrigger_audited_4d80b ON delivery_endpoint; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_4d80b ON public.delivery_endpoint IS '44bdf4f6b366c82d35230c198b9401a4607ddbd5';


--
-- Name: records_review pgtrigger_audited_7abe2; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_7abe2 AFTER INSERT ON public.records_review FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_7abe2();


--
-- Name: TRIGGER pgtrigger_audited_7abe2 ON records_review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_7abe2 ON public.records_review IS '2a657b6bf19ca86b54ab2844590d3cdc62afe5b4';


--
-- Name: summaries_transition pgtrigger_audited_88ad0; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_88ad0 AFTER INSERT ON public.summaries_transition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_88ad0();


--
-- Name: TRIGGER pgtrigger_audited_88ad0 ON summaries_transition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_88ad0 ON public.summaries_transition IS '73eb733a783dc9c550877a563f7190066997dd6b';


--
-- Name: records_recordexport pgtrigger_audited_8fb62; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_8fb62 AFTER INSERT ON public.records_recordexport FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_8fb62();


--
-- Name: TRIGGER pgtrigger_audited_8fb62 ON records_recordexport; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_8fb62 ON public.records_recordexport IS '52388b6b991f7146f207d7024ea4779b8b02982c';


--
-- Name: records_viewevent pgtrigger_audited_988fd; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_988fd AFTER INSERT ON public.records_viewevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_988fd();


--
-- Name: TRIGGER pgtrigger_audited_988fd ON records_viewevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_988fd ON public.records_viewevent IS 'e7d6aca75023fd4ca5510de287d0597a1ccdd735';


--
-- Name: records_legalhold pgtrigger_audited_c9812; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_c9812 AFTER INSERT ON public.records_legalhold FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_c9812();


--
-- Name: TRIGGER pgtrigger_audited_c9812 ON records_legalhold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_c9812 ON public.records_legalhold IS 'd3207d5bc8ee9993d35ee4ae3a9c196778791157';


--
-- Name: records_disposition pgtrigger_audited_cbbcd; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_cbbcd AFTER INSERT ON public.records_disposition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_cbbcd();


--
-- Name: TRIGGER pgtrigger_audited_cbbcd ON records_disposition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_cbbcd ON public.records_disposition IS 'b057f223207b56916682fbaaafdb4827471b6a58';


--
-- Name: records_claimevent pgtrigger_audited_dd4f9; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_dd4f9 AFTER INSERT ON public.records_claimevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_dd4f9();


--
-- Name: TRIGGER pgtrigger_audited_dd4f9 ON records_claimevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_dd4f9 ON public.records_claimevent IS 'facc5b0d14173ac41e68cb48b1f944443f5f096d';


--
-- Name: summaries_drill pgtrigger_audited_e2d7f; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_e2d7f AFTER UPDATE ON public.summaries_drill FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_e2d7f();


--
-- Name: TRIGGER pgtrigger_audited_e2d7f ON summaries_drill; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_e2d7f ON public.summaries_drill IS 'bf354511737a7f6a3f48da2e511511de86046388';


--
-- Name: transparency_leaf pgtrigger_audited_ee68c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_ee68c AFTER INSERT ON public.transparency_leaf FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_ee68c();


--
-- Name: TRIGGER pgtrigger_audited_ee68c ON transparency_leaf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_ee68c ON public.transparency_leaf IS '01747f2f2b2570354907d67ba615e8c71b8deeac';


--
-- Name: summaries_transcript pgtrigger_audited_f4e07; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_f4e07 AFTER INSERT ON public.summaries_transcript FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_f4e07();


--
-- Name: TRIGGER pgtrigger_audited_f4e07 ON summaries_transcript; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_f4e07 ON public.summaries_transcript IS '682c4c51a1490ffa06c573f769f35e935dbf83cc';


--
-- Name: records_retentionrule pgtrigger_audited_ff856; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_audited_ff856 AFTER INSERT ON public.records_retentionrule FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_audited_ff856();


--
-- Name: TRIGGER pgtrigger_audited_ff856 ON records_retentionrule; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_audited_ff856 ON public.records_retentionrule IS '637931d4c93921d799c3cfedbeb3d6a2d81d97d3';


--
-- Name: summaries_drill pgtrigger_closed_ce7e6; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_closed_ce7e6 BEFORE UPDATE ON public.summaries_drill FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_closed_ce7e6();


--
-- Name: TRIGGER pgtrigger_closed_ce7e6 ON summaries_drill; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_closed_ce7e6 ON public.summaries_drill IS '29da16948a3b3442df4de459ed07b2199f3c895b';


--
-- Name: summaries_criterion pgtrigger_criterion_of_draft_fbb22; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_criterion_of_draft_fbb22 BEFORE INSERT OR DELETE OR UPDATE ON public.summaries_criterion FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_criterion_of_draft_fbb22();


--
-- Name: TRIGGER pgtrigger_criterion_of_draft_fbb22 ON summaries_criterion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_criterion_of_draft_fbb22 ON public.summaries_criterion IS '26fb98144ae23442885604e24a49ccc88f3ba668';


--
-- Name: summaries_summary pgtrigger_drill_from_the_beginning_060b4; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_drill_from_the_beginning_060b4 BEFORE UPDATE OF drill_for_id ON public.summaries_summary FOR EACH ROW WHEN ((old.drill_for_id IS DISTINCT FROM new.drill_for_id)) EXECUTE FUNCTION public.pgtrigger_drill_from_the_beginning_060b4();


--
-- Name: TRIGGER pgtrigger_drill_from_the_beginning_060b4 ON summaries_summary; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_drill_from_the_beginning_060b4 ON public.summaries_summary IS '05648392b7a7677ff6877d98db5512db0e542e9a';


--
-- Name: mfa_authenticator pgtrigger_factor_changed_b328b; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_factor_changed_b328b AFTER INSERT OR DELETE OR UPDATE ON public.mfa_authenticator FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_factor_changed_b328b();


--
-- Name: TRIGGER pgtrigger_factor_changed_b328b ON mfa_authenticator; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_factor_changed_b328b ON public.mfa_authenticator IS '82f6409d7d8e3f45bee4fa1dba84d48529a8cfff';


--
-- Name: judging_evaluation pgtrigger_immutable_2f3b3; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_2f3b3 BEFORE UPDATE ON public.judging_evaluation FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_2f3b3();


--
-- Name: TRIGGER pgtrigger_immutable_2f3b3 ON judging_evaluation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_2f3b3 ON public.judging_evaluation IS 'e65f251834aa998724997bda2eb12c151f567274';


--
-- Name: measuring_storedpiece pgtrigger_immutable_3ec7f; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_3ec7f BEFORE UPDATE ON public.measuring_storedpiece FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_3ec7f();


--
-- Name: TRIGGER pgtrigger_immutable_3ec7f ON measuring_storedpiece; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_3ec7f ON public.measuring_storedpiece IS '3901f1831eb86b4ab810de450b6f93a8ef88ac24';


--
-- Name: summaries_revisionbrief pgtrigger_immutable_4a925; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_4a925 BEFORE UPDATE ON public.summaries_revisionbrief FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_4a925();


--
-- Name: TRIGGER pgtrigger_immutable_4a925 ON summaries_revisionbrief; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_4a925 ON public.summaries_revisionbrief IS 'dbd8884779d153f2d3c0cd04e39bc4f304e4dc7c';


--
-- Name: summaries_attempt pgtrigger_immutable_58339; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_58339 BEFORE UPDATE ON public.summaries_attempt FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_58339();


--
-- Name: TRIGGER pgtrigger_immutable_58339 ON summaries_attempt; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_58339 ON public.summaries_attempt IS '2830b0e5659b8f51e800d9e750939b0d9ad95a2c';


--
-- Name: measuring_metarun pgtrigger_immutable_6ce65; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_6ce65 BEFORE UPDATE ON public.measuring_metarun FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_6ce65();


--
-- Name: TRIGGER pgtrigger_immutable_6ce65 ON measuring_metarun; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_6ce65 ON public.measuring_metarun IS '9bdb17b150d77934d15e52069c18157bcdf29c0a';


--
-- Name: judging_score pgtrigger_immutable_bb35e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_bb35e BEFORE UPDATE ON public.judging_score FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_bb35e();


--
-- Name: TRIGGER pgtrigger_immutable_bb35e ON judging_score; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_bb35e ON public.judging_score IS 'fe2b4b377195336695cee40e51952b108f4d3274';


--
-- Name: summaries_transcript pgtrigger_immutable_bdd10; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_bdd10 BEFORE UPDATE ON public.summaries_transcript FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_bdd10();


--
-- Name: TRIGGER pgtrigger_immutable_bdd10 ON summaries_transcript; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_bdd10 ON public.summaries_transcript IS '58ed6ffbcc4fa831244b8bca2cc1fb8af042b519';


--
-- Name: measuring_storedfolder pgtrigger_immutable_cb7e1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_cb7e1 BEFORE UPDATE ON public.measuring_storedfolder FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_cb7e1();


--
-- Name: TRIGGER pgtrigger_immutable_cb7e1 ON measuring_storedfolder; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_cb7e1 ON public.measuring_storedfolder IS 'f01b115e5f829b32bac8af936b0b93af68348e33';


--
-- Name: accounts_auditevent pgtrigger_kept_49d56; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_kept_49d56 BEFORE UPDATE ON public.accounts_auditevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_kept_49d56();


--
-- Name: TRIGGER pgtrigger_kept_49d56 ON accounts_auditevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_kept_49d56 ON public.accounts_auditevent IS '554a12a10249c17f42b9fee57dfe6742246b9e81';


--
-- Name: socialaccount_socialaccount pgtrigger_link_changed_dad19; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_link_changed_dad19 AFTER INSERT OR DELETE OR UPDATE ON public.socialaccount_socialaccount FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_link_changed_dad19();


--
-- Name: TRIGGER pgtrigger_link_changed_dad19 ON socialaccount_socialaccount; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_link_changed_dad19 ON public.socialaccount_socialaccount IS '44fb6cc96ad752f63f57024aa40faa1df7295bbc';


--
-- Name: records_disposition pgtrigger_logged_16667; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_16667 AFTER INSERT ON public.records_disposition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_16667();


--
-- Name: TRIGGER pgtrigger_logged_16667 ON records_disposition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_16667 ON public.records_disposition IS '7cdf22c58f3ac3af117c253a7531a2c20e47d838';


--
-- Name: records_record pgtrigger_logged_2bdb1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_2bdb1 AFTER INSERT ON public.records_record FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_2bdb1();


--
-- Name: TRIGGER pgtrigger_logged_2bdb1 ON records_record; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_2bdb1 ON public.records_record IS '734311ed334e4f60df3818b246e870fa1f458cbd';


--
-- Name: records_retentionrule pgtrigger_logged_55bac; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_55bac AFTER INSERT ON public.records_retentionrule FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_55bac();


--
-- Name: TRIGGER pgtrigger_logged_55bac ON records_retentionrule; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_55bac ON public.records_retentionrule IS '21e60dddc3c208a7cd2e7802b078ee4d4458ed7c';


--
-- Name: records_passkeysignature pgtrigger_logged_596a1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_596a1 AFTER INSERT ON public.records_passkeysignature FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_596a1();


--
-- Name: TRIGGER pgtrigger_logged_596a1 ON records_passkeysignature; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_596a1 ON public.records_passkeysignature IS '9153f7ce65043fbc54527d1d567896d3930ab9b2';


--
-- Name: summaries_deletion pgtrigger_logged_5ab8e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_5ab8e AFTER INSERT ON public.summaries_deletion FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_5ab8e();


--
-- Name: TRIGGER pgtrigger_logged_5ab8e ON summaries_deletion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_5ab8e ON public.summaries_deletion IS '0c6dcdb0ba336e046d153307736661ff1b7c0898';


--
-- Name: records_legalhold pgtrigger_logged_67d29; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_67d29 AFTER INSERT ON public.records_legalhold FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_67d29();


--
-- Name: TRIGGER pgtrigger_logged_67d29 ON records_legalhold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_67d29 ON public.records_legalhold IS '339fd9496359b6b36052ef71cc92d56549ce4a57';


--
-- Name: records_recordexport pgtrigger_logged_6bb10; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_6bb10 AFTER INSERT ON public.records_recordexport FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_6bb10();


--
-- Name: TRIGGER pgtrigger_logged_6bb10 ON records_recordexport; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_6bb10 ON public.records_recordexport IS '3a63ac83b7e6d69ec3cbd265fce7f951c89e9f66';


--
-- Name: accounts_roleevent pgtrigger_logged_6c71a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_6c71a AFTER INSERT ON public.accounts_roleevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_6c71a();


--
-- Name: TRIGGER pgtrigger_logged_6c71a ON accounts_roleevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_6c71a ON public.accounts_roleevent IS '2fa48e41f91de52dbe95e2cb0c82c914786a232a';


--
-- Name: accounts_erasure pgtrigger_logged_b2351; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_b2351 AFTER INSERT ON public.accounts_erasure FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_b2351();


--
-- Name: TRIGGER pgtrigger_logged_b2351 ON accounts_erasure; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_b2351 ON public.accounts_erasure IS '4345cc16a8ff78e856b155b4cc6544c6a1fc4c46';


--
-- Name: accounts_signingkey pgtrigger_logged_c56c2; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_c56c2 AFTER INSERT ON public.accounts_signingkey FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_c56c2();


--
-- Name: TRIGGER pgtrigger_logged_c56c2 ON accounts_signingkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_c56c2 ON public.accounts_signingkey IS '144c45b579526bd7b78c1b99714b121e47ec75b2';


--
-- Name: records_holdlift pgtrigger_logged_ff423; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_logged_ff423 AFTER INSERT ON public.records_holdlift FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_logged_ff423();


--
-- Name: TRIGGER pgtrigger_logged_ff423 ON records_holdlift; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_logged_ff423 ON public.records_holdlift IS 'c21b23295bad3dcf0111d9ac2a6193aa84d27b45';


--
-- Name: summaries_drill pgtrigger_no_delete_fa05c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_delete_fa05c BEFORE DELETE ON public.summaries_drill FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_no_delete_fa05c();


--
-- Name: TRIGGER pgtrigger_no_delete_fa05c ON summaries_drill; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_delete_fa05c ON public.summaries_drill IS '6c64462d237c5752172f1cd5c8d0ba7dd9e56b56';


--
-- Name: records_review pgtrigger_no_drill_b515b; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_drill_b515b BEFORE INSERT ON public.records_review FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_no_drill_b515b();


--
-- Name: TRIGGER pgtrigger_no_drill_b515b ON records_review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_drill_b515b ON public.records_review IS '001fe2568650bbbe0e74f29f64c417add2fc251a';


--
-- Name: records_record pgtrigger_no_drill_d4eec; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_drill_d4eec BEFORE INSERT ON public.records_record FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_no_drill_d4eec();


--
-- Name: TRIGGER pgtrigger_no_drill_d4eec ON records_record; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_drill_d4eec ON public.records_record IS 'b6f72f0239e361d8d1d1d6b77938ac7059be67c4';


--
-- Name: records_legalhold pgtrigger_no_drill_fb9f4; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_drill_fb9f4 BEFORE INSERT ON public.records_legalhold FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_no_drill_fb9f4();


--
-- Name: TRIGGER pgtrigger_no_drill_fb9f4 ON records_legalhold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_drill_fb9f4 ON public.records_legalhold IS 'c43f7bc7546b8afef14401179edd394d5da7c467';


--
-- Name: records_passkeysignature pgtrigger_no_truncate_06127; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_06127 BEFORE TRUNCATE ON public.records_passkeysignature FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_06127();


--
-- Name: TRIGGER pgtrigger_no_truncate_06127 ON records_passkeysignature; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_06127 ON public.records_passkeysignature IS 'c8afc4a5c166f352a80ad6f49e7af9553b792e4b';


--
-- Name: records_claimevent pgtrigger_no_truncate_096c1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_096c1 BEFORE TRUNCATE ON public.records_claimevent FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_096c1();


--
-- Name: TRIGGER pgtrigger_no_truncate_096c1 ON records_claimevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_096c1 ON public.records_claimevent IS 'ab7b786fce63bd0aa950b491d829be4500dfffa9';


--
-- Name: summaries_deletion pgtrigger_no_truncate_0b7fe; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_0b7fe BEFORE TRUNCATE ON public.summaries_deletion FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_0b7fe();


--
-- Name: TRIGGER pgtrigger_no_truncate_0b7fe ON summaries_deletion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_0b7fe ON public.summaries_deletion IS '6ebed142c1684826497cafa3d2d174c7d5e558c5';


--
-- Name: judging_rating pgtrigger_no_truncate_1095d; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_1095d BEFORE TRUNCATE ON public.judging_rating FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_1095d();


--
-- Name: TRIGGER pgtrigger_no_truncate_1095d ON judging_rating; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_1095d ON public.judging_rating IS '2f585d463fde95d5010ffe38592ff674661878e5';


--
-- Name: transparency_node pgtrigger_no_truncate_22172; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_22172 BEFORE TRUNCATE ON public.transparency_node FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_22172();


--
-- Name: TRIGGER pgtrigger_no_truncate_22172 ON transparency_node; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_22172 ON public.transparency_node IS '327a4d4430984862823ed9fbf36eb40f279f7df0';


--
-- Name: transparency_anchor pgtrigger_no_truncate_2f697; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_2f697 BEFORE TRUNCATE ON public.transparency_anchor FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_2f697();


--
-- Name: TRIGGER pgtrigger_no_truncate_2f697 ON transparency_anchor; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_2f697 ON public.transparency_anchor IS '99b04fa7681f3bbc45a79a0f018def229dfffbd6';


--
-- Name: records_legalhold pgtrigger_no_truncate_35332; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_35332 BEFORE TRUNCATE ON public.records_legalhold FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_35332();


--
-- Name: TRIGGER pgtrigger_no_truncate_35332 ON records_legalhold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_35332 ON public.records_legalhold IS 'a58ff6305e1a1cbf284dd40a29586ebea32eae41';


--
-- Name: records_retentionrule pgtrigger_no_truncate_5ecd4; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_5ecd4 BEFORE TRUNCATE ON public.records_retentionrule FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_5ecd4();


--
-- Name: TRIGGER pgtrigger_no_truncate_5ecd4 ON records_retentionrule; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_5ecd4 ON public.records_retentionrule IS '03b3c0e2829dbfbe27d338d621b964b13e0de781';


--
-- Name: accounts_signingkey pgtrigger_no_truncate_62cab; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_62cab BEFORE TRUNCATE ON public.accounts_signingkey FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_62cab();


--
-- Name: TRIGGER pgtrigger_no_truncate_62cab ON accounts_signingkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_62cab ON public.accounts_signingkey IS '817f24815321daa4adebf1b5899047cac2d71444';


--
-- Name: records_disposition pgtrigger_no_truncate_680ea; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_680ea BEFORE TRUNCATE ON public.records_disposition FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_680ea();


--
-- Name: TRIGGER pgtrigger_no_truncate_680ea ON records_disposition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_680ea ON public.records_disposition IS '424987e6834a2be4ed91b2c1f389d9f89f8c6965';


--
-- Name: summaries_transition pgtrigger_no_truncate_73e88; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_73e88 BEFORE TRUNCATE ON public.summaries_transition FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_73e88();


--
-- Name: TRIGGER pgtrigger_no_truncate_73e88 ON summaries_transition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_73e88 ON public.summaries_transition IS '0d967b46f4ba73e25a98605b9d8023ef91474e96';


--
-- Name: records_viewevent pgtrigger_no_truncate_80303; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_80303 BEFORE TRUNCATE ON public.records_viewevent FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_80303();


--
-- Name: TRIGGER pgtrigger_no_truncate_80303 ON records_viewevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_80303 ON public.records_viewevent IS '2628cb52107a4b47a026c00a8178379ce7ef8f7e';


--
-- Name: accounts_auditevent pgtrigger_no_truncate_94987; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_94987 BEFORE TRUNCATE ON public.accounts_auditevent FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_94987();


--
-- Name: TRIGGER pgtrigger_no_truncate_94987 ON accounts_auditevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_94987 ON public.accounts_auditevent IS '9d44c7d1f717baff60201546014c60f4c0ab39ee';


--
-- Name: transparency_leaf pgtrigger_no_truncate_95e3a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_95e3a BEFORE TRUNCATE ON public.transparency_leaf FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_95e3a();


--
-- Name: TRIGGER pgtrigger_no_truncate_95e3a ON transparency_leaf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_95e3a ON public.transparency_leaf IS '6d5090da3471381e25692d9888d5168ca71586d9';


--
-- Name: transparency_checkpoint pgtrigger_no_truncate_a615d; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_a615d BEFORE TRUNCATE ON public.transparency_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_a615d();


--
-- Name: TRIGGER pgtrigger_no_truncate_a615d ON transparency_checkpoint; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_a615d ON public.transparency_checkpoint IS 'd8202b5750c5e1a60753e7229816048cec68a86a';


--
-- Name: accounts_roleevent pgtrigger_no_truncate_aac4f; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_aac4f BEFORE TRUNCATE ON public.accounts_roleevent FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_aac4f();


--
-- Name: TRIGGER pgtrigger_no_truncate_aac4f ON accounts_roleevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_aac4f ON public.accounts_roleevent IS '9931b6c032207cf2486f6d6dedec3067553929dd';


--
-- Name: records_holdlift pgtrigger_no_truncate_abf4e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_abf4e BEFORE TRUNCATE ON public.records_holdlift FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_abf4e();


--
-- Name: TRIGGER pgtrigger_no_truncate_abf4e ON records_holdlift; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_abf4e ON public.records_holdlift IS '2a9ee09c774a5be285e8b52f9b194ac1ce707116';


--
-- Name: summaries_recording pgtrigger_no_truncate_b3be1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_b3be1 BEFORE TRUNCATE ON public.summaries_recording FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_b3be1();


--
-- Name: TRIGGER pgtrigger_no_truncate_b3be1 ON summaries_recording; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_b3be1 ON public.summaries_recording IS '7ef3508f527e22e46ca10dc4242e2795534ac302';


--
-- Name: records_review pgtrigger_no_truncate_b40a7; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_b40a7 BEFORE TRUNCATE ON public.records_review FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_b40a7();


--
-- Name: TRIGGER pgtrigger_no_truncate_b40a7 ON records_review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_b40a7 ON public.records_review IS '6927782beb3204e318704fcd554207d2e04c12dc';


--
-- Name: records_recordpdf pgtrigger_no_truncate_b524a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_b524a BEFORE TRUNCATE ON public.records_recordpdf FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_b524a();


--
-- Name: TRIGGER pgtrigger_no_truncate_b524a ON records_recordpdf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_b524a ON public.records_recordpdf IS '60d676641e10336f249f7e6ea4cf40900cf60803';


--
-- Name: judging_guidelineevent pgtrigger_no_truncate_be128; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_be128 BEFORE TRUNCATE ON public.judging_guidelineevent FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_be128();


--
-- Name: TRIGGER pgtrigger_no_truncate_be128 ON judging_guidelineevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_be128 ON public.judging_guidelineevent IS '138995632e64d649f63bac6e4fbc7fbffae06b35';


--
-- Name: delivery_deliverytry pgtrigger_no_truncate_beb34; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_beb34 BEFORE TRUNCATE ON public.delivery_deliverytry FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_beb34();


--
-- Name: TRIGGER pgtrigger_no_truncate_beb34 ON delivery_deliverytry; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_beb34 ON public.delivery_deliverytry IS '07dc2ee4a08135a661b9ccd44919f3420cf95f31';


--
-- Name: records_recordexport pgtrigger_no_truncate_c82dc; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_c82dc BEFORE TRUNCATE ON public.records_recordexport FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_c82dc();


--
-- Name: TRIGGER pgtrigger_no_truncate_c82dc ON records_recordexport; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_c82dc ON public.records_recordexport IS '7549b98defba454bc1103fd47c9a05880f078206';


--
-- Name: summaries_drill pgtrigger_no_truncate_da35e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_da35e BEFORE TRUNCATE ON public.summaries_drill FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_da35e();


--
-- Name: TRIGGER pgtrigger_no_truncate_da35e ON summaries_drill; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_da35e ON public.summaries_drill IS 'a8a37cf86792284116b4cdcdf024cf27111b9136';


--
-- Name: accounts_erasure pgtrigger_no_truncate_de4e7; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_de4e7 BEFORE TRUNCATE ON public.accounts_erasure FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_de4e7();


--
-- Name: TRIGGER pgtrigger_no_truncate_de4e7 ON accounts_erasure; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_de4e7 ON public.accounts_erasure IS '59ab4d1734dd567cfecdbd7b351fc962894b5d72';


--
-- Name: records_record pgtrigger_no_truncate_e690b; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_e690b BEFORE TRUNCATE ON public.records_record FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_e690b();


--
-- Name: TRIGGER pgtrigger_no_truncate_e690b ON records_record; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_e690b ON public.records_record IS '21609664256298b8c987e55db30c011f7d7492a8';


--
-- Name: accounts_signinevent pgtrigger_no_truncate_f3798; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_f3798 BEFORE TRUNCATE ON public.accounts_signinevent FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_f3798();


--
-- Name: TRIGGER pgtrigger_no_truncate_f3798 ON accounts_signinevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_f3798 ON public.accounts_signinevent IS '10df54160a501f0994ea469abd419d2624f59b2c';


--
-- Name: delivery_receipt pgtrigger_no_truncate_f3e37; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_f3e37 BEFORE TRUNCATE ON public.delivery_receipt FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_f3e37();


--
-- Name: TRIGGER pgtrigger_no_truncate_f3e37 ON delivery_receipt; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_f3e37 ON public.delivery_receipt IS '22b62530d6a0d0454f804e27ebc82e5cc437f8f2';


--
-- Name: records_sharedpart pgtrigger_no_truncate_fe05a; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_truncate_fe05a BEFORE TRUNCATE ON public.records_sharedpart FOR EACH STATEMENT EXECUTE FUNCTION public.pgtrigger_no_truncate_fe05a();


--
-- Name: TRIGGER pgtrigger_no_truncate_fe05a ON records_sharedpart; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_truncate_fe05a ON public.records_sharedpart IS 'aa1b7b70899e5932a38482614c0da74291e18a88';


--
-- Name: summaries_guidelineversion pgtrigger_not_a_draft_bb1f4; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_not_a_draft_bb1f4 BEFORE DELETE OR UPDATE ON public.summaries_guidelineversion FOR EACH ROW WHEN ((NOT ((old.discarded_at IS NULL) AND (old.published_at IS NULL)))) EXECUTE FUNCTION public.pgtrigger_not_a_draft_bb1f4();


--
-- Name: TRIGGER pgtrigger_not_a_draft_bb1f4 ON summaries_guidelineversion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_not_a_draft_bb1f4 ON public.summaries_guidelineversion IS '2d8d180d3f3e5e21ab2d0660261a26b788d26a12';


--
-- Name: accounts_auditevent pgtrigger_not_deleted_552b1; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_not_deleted_552b1 BEFORE DELETE ON public.accounts_auditevent FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_not_deleted_552b1();


--
-- Name: TRIGGER pgtrigger_not_deleted_552b1 ON accounts_auditevent; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_not_deleted_552b1 ON public.accounts_auditevent IS '44059050931f3f339d1ee718b89fd683d3414bc6';


--
-- Name: records_legalhold pgtrigger_not_disposed_87a63; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_not_disposed_87a63 BEFORE INSERT ON public.records_legalhold FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_not_disposed_87a63();


--
-- Name: TRIGGER pgtrigger_not_disposed_87a63 ON records_legalhold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_not_disposed_87a63 ON public.records_legalhold IS '98dd6715a1554b3fde0129bff6e687d00eaa1772';


--
-- Name: summaries_attempt pgtrigger_not_gone_60cbf; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_not_gone_60cbf BEFORE INSERT ON public.summaries_attempt FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_not_gone_60cbf();


--
-- Name: TRIGGER pgtrigger_not_gone_60cbf ON summaries_attempt; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_not_gone_60cbf ON public.summaries_attempt IS '2c00c5f8fa66af6004bf2ca6d95036eb7cfb72a9';


--
-- Name: summaries_summary pgtrigger_not_gone_b1c0f; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_not_gone_b1c0f BEFORE INSERT ON public.summaries_summary FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_not_gone_b1c0f();


--
-- Name: TRIGGER pgtrigger_not_gone_b1c0f ON summaries_summary; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_not_gone_b1c0f ON public.summaries_summary IS '0e985d9aeb99532404904770566475d98f6ea2bb';


--
-- Name: records_disposition pgtrigger_not_held_12350; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_not_held_12350 BEFORE INSERT ON public.records_disposition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_not_held_12350();


--
-- Name: TRIGGER pgtrigger_not_held_12350 ON records_disposition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_not_held_12350 ON public.records_disposition IS '8e6dcd668d95077ffd55cc05c012ec8ff0628609';


--
-- Name: summaries_drill pgtrigger_of_a_drill_c2529; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_of_a_drill_c2529 BEFORE INSERT ON public.summaries_drill FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_of_a_drill_c2529();


--
-- Name: TRIGGER pgtrigger_of_a_drill_c2529 ON summaries_drill; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_of_a_drill_c2529 ON public.summaries_drill IS '1c431b9132b08641228857d91ccbe7cf024d902f';


--
-- Name: records_disposition pgtrigger_past_its_rule_9ee85; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_past_its_rule_9ee85 BEFORE INSERT ON public.records_disposition FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_past_its_rule_9ee85();


--
-- Name: TRIGGER pgtrigger_past_its_rule_9ee85 ON records_disposition; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_past_its_rule_9ee85 ON public.records_disposition IS 'd748bb6ffa3cb84bdfec9a9e1cdff1db6b515046';


--
-- Name: accounts_signingkey pgtrigger_signing_key_changed_b0691; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_signing_key_changed_b0691 AFTER INSERT OR UPDATE ON public.accounts_signingkey FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_signing_key_changed_b0691();


--
-- Name: TRIGGER pgtrigger_signing_key_changed_b0691 ON accounts_signingkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_signing_key_changed_b0691 ON public.accounts_signingkey IS 'e24fe327ecf1252b2ea8a43d6fc87e63e5486c10';


--
-- Name: judging_score pgtrigger_stays_55f0c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_stays_55f0c BEFORE DELETE ON public.judging_score FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_stays_55f0c();


--
-- Name: TRIGGER pgtrigger_stays_55f0c ON judging_score; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_stays_55f0c ON public.judging_score IS '9442bb593b82b3d0099151f3b50b40b90fedd766';


--
-- Name: judging_evaluation pgtrigger_stays_985e5; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_stays_985e5 BEFORE DELETE ON public.judging_evaluation FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_stays_985e5();


--
-- Name: TRIGGER pgtrigger_stays_985e5 ON judging_evaluation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_stays_985e5 ON public.judging_evaluation IS 'f6d692529a783e1d693be5d818afa66a2b0f613e';


--
-- Name: records_review pgtrigger_times_136c6; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_times_136c6 BEFORE INSERT ON public.records_review FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_times_136c6();


--
-- Name: TRIGGER pgtrigger_times_136c6 ON records_review; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_times_136c6 ON public.records_review IS 'a6f267629ddc893f15f88142fe6952d8096076ed';


--
-- Name: accounts_apitoken pgtrigger_token_changed_5c3dc; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_token_changed_5c3dc AFTER INSERT OR UPDATE ON public.accounts_apitoken FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_token_changed_5c3dc();


--
-- Name: TRIGGER pgtrigger_token_changed_5c3dc ON accounts_apitoken; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_token_changed_5c3dc ON public.accounts_apitoken IS '9f48a796fda743344a2b67e9e8e10cd14d5e7f05';


--
-- Name: summaries_deletion pgtrigger_without_record_9924e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_without_record_9924e BEFORE INSERT ON public.summaries_deletion FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_without_record_9924e();


--
-- Name: TRIGGER pgtrigger_without_record_9924e ON summaries_deletion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_without_record_9924e ON public.summaries_deletion IS 'd904c8f4b84906b7d3cd735ca4d1a981917c6d25';


--
-- Name: summaries_summary pgtrigger_words_066c3; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_words_066c3 BEFORE INSERT OR UPDATE OF words, transcript_id ON public.summaries_summary FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_words_066c3();


--
-- Name: TRIGGER pgtrigger_words_066c3 ON summaries_summary; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_words_066c3 ON public.summaries_summary IS '12c37dfbbf2e1c1db217f0b2a641f0e66760a752';


--
-- Name: account_emailaddress account_emailaddress_user_id_2c513194_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailaddress
    ADD CONSTRAINT account_emailaddress_user_id_2c513194_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: account_emailconfirmation account_emailconfirm_email_address_id_5b7f8c58_fk_account_e; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailconfirmation
    ADD CONSTRAINT account_emailconfirm_email_address_id_5b7f8c58_fk_account_e FOREIGN KEY (email_address_id) REFERENCES public.account_emailaddress(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_accountletter accounts_accountlett_signing_key_id_7227c51b_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_accountletter
    ADD CONSTRAINT accounts_accountlett_signing_key_id_7227c51b_fk_accounts_ FOREIGN KEY (signing_key_id) REFERENCES public.accounts_signingkey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_accountletter accounts_accountlett_token_id_d73ec0bf_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_accountletter
    ADD CONSTRAINT accounts_accountlett_token_id_d73ec0bf_fk_accounts_ FOREIGN KEY (token_id) REFERENCES public.accounts_apitoken(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_accountletter accounts_accountletter_by_id_3d9482fc_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_accountletter
    ADD CONSTRAINT accounts_accountletter_by_id_3d9482fc_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_accountletter accounts_accountletter_user_id_c918a404_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_accountletter
    ADD CONSTRAINT accounts_accountletter_user_id_c918a404_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_addresschange accounts_addresschange_user_id_48109174_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_addresschange
    ADD CONSTRAINT accounts_addresschange_user_id_48109174_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_apitoken accounts_apitoken_owner_id_68f7ece9_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apitoken
    ADD CONSTRAINT accounts_apitoken_owner_id_68f7ece9_fk_auth_user_id FOREIGN KEY (owner_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_apitoken accounts_apitoken_replaces_id_85946dc5_fk_accounts_apitoken_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apitoken
    ADD CONSTRAINT accounts_apitoken_replaces_id_85946dc5_fk_accounts_apitoken_id FOREIGN KEY (replaces_id) REFERENCES public.accounts_apitoken(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_auditevent accounts_auditevent_by_id_2f74ee9c_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.accounts_auditevent
    ADD CONSTRAINT accounts_auditevent_by_id_2f74ee9c_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_auditevent accounts_auditevent_person_id_73c4b8f9_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.accounts_auditevent
    ADD CONSTRAINT accounts_auditevent_person_id_73c4b8f9_fk_auth_user_id FOREIGN KEY (person_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_chosenlanguage accounts_chosenlanguage_user_id_b3854722_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_chosenlanguage
    ADD CONSTRAINT accounts_chosenlanguage_user_id_b3854722_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_erasure accounts_erasure_by_id_e9229704_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_erasure
    ADD CONSTRAINT accounts_erasure_by_id_e9229704_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_erasure accounts_erasure_user_id_ea5d25e2_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_erasure
    ADD CONSTRAINT accounts_erasure_user_id_ea5d25e2_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_roleevent accounts_roleevent_by_id_ac12361b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_roleevent
    ADD CONSTRAINT accounts_roleevent_by_id_ac12361b_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_roleevent accounts_roleevent_guideline_id_d41d3cb2_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_roleevent
    ADD CONSTRAINT accounts_roleevent_guideline_id_d41d3cb2_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_roleevent accounts_roleevent_signing_key_id_6aa5512c_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_roleevent
    ADD CONSTRAINT accounts_roleevent_signing_key_id_6aa5512c_fk_accounts_ FOREIGN KEY (signing_key_id) REFERENCES public.accounts_signingkey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_roleevent accounts_roleevent_user_id_57d08f46_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_roleevent
    ADD CONSTRAINT accounts_roleevent_user_id_57d08f46_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_rolegrant accounts_rolegrant_guideline_id_679e1675_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_rolegrant
    ADD CONSTRAINT accounts_rolegrant_guideline_id_679e1675_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_rolegrant accounts_rolegrant_user_id_0601f056_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_rolegrant
    ADD CONSTRAINT accounts_rolegrant_user_id_0601f056_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_signinevent accounts_signinevent_user_id_eb5f9975_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signinevent
    ADD CONSTRAINT accounts_signinevent_user_id_eb5f9975_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_signingkey accounts_signingkey_owner_id_62e5817b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_owner_id_62e5817b_fk_auth_user_id FOREIGN KEY (owner_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_signingkey accounts_signingkey_removed_by_id_cd21e28c_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_removed_by_id_cd21e28c_fk_auth_user_id FOREIGN KEY (removed_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_signinstamp accounts_signinstamp_user_id_e2643f49_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signinstamp
    ADD CONSTRAINT accounts_signinstamp_user_id_e2643f49_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_group_permissions auth_group_permissio_permission_id_84c5c92e_fk_auth_perm; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissio_permission_id_84c5c92e_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_group_permissions auth_group_permissions_group_id_b120cbf9_fk_auth_group_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_b120cbf9_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_permission auth_permission_content_type_id_2f476e4b_fk_django_co; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_2f476e4b_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_user_groups auth_user_groups_group_id_97559544_fk_auth_group_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_groups
    ADD CONSTRAINT auth_user_groups_group_id_97559544_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_user_groups auth_user_groups_user_id_6a12ed8b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_groups
    ADD CONSTRAINT auth_user_groups_user_id_6a12ed8b_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_user_user_permissions auth_user_user_permi_permission_id_1fbb5f2c_fk_auth_perm; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_user_permissions
    ADD CONSTRAINT auth_user_user_permi_permission_id_1fbb5f2c_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_user_user_permissions auth_user_user_permissions_user_id_a95ead1b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_user_user_permissions
    ADD CONSTRAINT auth_user_user_permissions_user_id_a95ead1b_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_delivery delivery_delivery_endpoint_id_f5026619_fk_delivery_endpoint_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_delivery
    ADD CONSTRAINT delivery_delivery_endpoint_id_f5026619_fk_delivery_endpoint_id FOREIGN KEY (endpoint_id) REFERENCES public.delivery_endpoint(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_delivery delivery_delivery_event_id_bb89da5d_fk_delivery_event_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_delivery
    ADD CONSTRAINT delivery_delivery_event_id_bb89da5d_fk_delivery_event_id FOREIGN KEY (event_id) REFERENCES public.delivery_event(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_deliverytry delivery_deliverytry_delivery_id_acca1ee4_fk_delivery_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_deliverytry
    ADD CONSTRAINT delivery_deliverytry_delivery_id_acca1ee4_fk_delivery_ FOREIGN KEY (delivery_id) REFERENCES public.delivery_delivery(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_dispatch delivery_dispatch_record_id_06240aaf_fk_records_record_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_dispatch
    ADD CONSTRAINT delivery_dispatch_record_id_06240aaf_fk_records_record_id FOREIGN KEY (record_id) REFERENCES public.records_record(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_driftlook delivery_driftlook_guideline_id_a6521fad_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_driftlook
    ADD CONSTRAINT delivery_driftlook_guideline_id_a6521fad_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_endpoint delivery_endpoint_owner_id_cfdb99c5_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_endpoint
    ADD CONSTRAINT delivery_endpoint_owner_id_cfdb99c5_fk_auth_user_id FOREIGN KEY (owner_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_endpoint delivery_endpoint_token_id_7aed61f8_fk_accounts_apitoken_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_endpoint
    ADD CONSTRAINT delivery_endpoint_token_id_7aed61f8_fk_accounts_apitoken_id FOREIGN KEY (token_id) REFERENCES public.accounts_apitoken(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_event delivery_event_judgements_id_f906dc88_fk_measuring; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_event
    ADD CONSTRAINT delivery_event_judgements_id_f906dc88_fk_measuring FOREIGN KEY (judgements_id) REFERENCES public.measuring_judgementbatch(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_event delivery_event_transition_id_8210b4c6_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_event
    ADD CONSTRAINT delivery_event_transition_id_8210b4c6_fk_summaries FOREIGN KEY (transition_id) REFERENCES public.summaries_transition(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_mailbox delivery_mailbox_user_id_c07d517e_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_mailbox
    ADD CONSTRAINT delivery_mailbox_user_id_c07d517e_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_notification delivery_notificatio_guideline_id_9a879666_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_notification
    ADD CONSTRAINT delivery_notificatio_guideline_id_9a879666_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_notification delivery_notificatio_summary_id_5a7bc534_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_notification
    ADD CONSTRAINT delivery_notificatio_summary_id_5a7bc534_fk_summaries FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_notification delivery_notification_token_id_d79c1f11_fk_accounts_apitoken_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_notification
    ADD CONSTRAINT delivery_notification_token_id_d79c1f11_fk_accounts_apitoken_id FOREIGN KEY (token_id) REFERENCES public.accounts_apitoken(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_notification delivery_notification_user_id_1e521ef3_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_notification
    ADD CONSTRAINT delivery_notification_user_id_1e521ef3_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: delivery_receipt delivery_receipt_dispatch_id_6823fc63_fk_delivery_dispatch_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_receipt
    ADD CONSTRAINT delivery_receipt_dispatch_id_6823fc63_fk_delivery_dispatch_id FOREIGN KEY (dispatch_id) REFERENCES public.delivery_dispatch(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: django_admin_log django_admin_log_content_type_id_c4bce8eb_fk_django_co; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_content_type_id_c4bce8eb_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: django_admin_log django_admin_log_user_id_c564eba6_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_user_id_c564eba6_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: insight_costweights insight_costweights_guideline_id_e122bec7_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.insight_costweights
    ADD CONSTRAINT insight_costweights_guideline_id_e122bec7_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_evaluation judging_evaluation_attempt_id_0230bd07_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evaluation
    ADD CONSTRAINT judging_evaluation_attempt_id_0230bd07_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_evaluation judging_evaluation_guideline_version_id_cb87aed5_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evaluation
    ADD CONSTRAINT judging_evaluation_guideline_version_id_cb87aed5_fk_summaries FOREIGN KEY (guideline_version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_evidencesearch judging_evidencesear_attempt_id_d5ae2620_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evidencesearch
    ADD CONSTRAINT judging_evidencesear_attempt_id_d5ae2620_fk_summaries FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_evidencesearch judging_evidencesearch_asked_by_id_710d4aba_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_evidencesearch
    ADD CONSTRAINT judging_evidencesearch_asked_by_id_710d4aba_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_guidelineevent judging_guidelineeve_guideline_id_80a25d7e_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_guidelineevent
    ADD CONSTRAINT judging_guidelineeve_guideline_id_80a25d7e_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_guidelineevent judging_guidelineeve_version_id_ca7f0f67_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_guidelineevent
    ADD CONSTRAINT judging_guidelineeve_version_id_ca7f0f67_fk_summaries FOREIGN KEY (version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_guidelineevent judging_guidelineevent_actor_id_f1c1f809_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_guidelineevent
    ADD CONSTRAINT judging_guidelineevent_actor_id_f1c1f809_fk_auth_user_id FOREIGN KEY (actor_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_meetingtrial judging_meetingtrial_asked_by_id_00f7de33_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_meetingtrial
    ADD CONSTRAINT judging_meetingtrial_asked_by_id_00f7de33_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_meetingtrial judging_meetingtrial_summary_id_e4127e3a_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_meetingtrial
    ADD CONSTRAINT judging_meetingtrial_summary_id_e4127e3a_fk_summaries FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_meetingtrial judging_meetingtrial_version_id_21be0988_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_meetingtrial
    ADD CONSTRAINT judging_meetingtrial_version_id_21be0988_fk_summaries FOREIGN KEY (version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_pinnedmeeting judging_pinnedmeetin_guideline_id_29b672d9_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_pinnedmeeting
    ADD CONSTRAINT judging_pinnedmeetin_guideline_id_29b672d9_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_pinnedmeeting judging_pinnedmeetin_summary_id_5709584b_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_pinnedmeeting
    ADD CONSTRAINT judging_pinnedmeetin_summary_id_5709584b_fk_summaries FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_preview judging_preview_asked_by_id_44eaef76_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_preview
    ADD CONSTRAINT judging_preview_asked_by_id_44eaef76_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_preview judging_preview_attempt_id_f7d8fbe0_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_preview
    ADD CONSTRAINT judging_preview_attempt_id_f7d8fbe0_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_preview judging_preview_version_id_2f35d6d3_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_preview
    ADD CONSTRAINT judging_preview_version_id_2f35d6d3_fk_summaries FOREIGN KEY (version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_rating judging_rating_attempt_id_fcfb03d2_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_rating
    ADD CONSTRAINT judging_rating_attempt_id_fcfb03d2_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_rating judging_rating_criterion_id_0004531a_fk_summaries_criterion_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_rating
    ADD CONSTRAINT judging_rating_criterion_id_0004531a_fk_summaries_criterion_id FOREIGN KEY (criterion_id) REFERENCES public.summaries_criterion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_rating judging_rating_reviewer_id_6c7dba95_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_rating
    ADD CONSTRAINT judging_rating_reviewer_id_6c7dba95_fk_auth_user_id FOREIGN KEY (reviewer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_score judging_score_criterion_id_f6079dc5_fk_summaries_criterion_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_score
    ADD CONSTRAINT judging_score_criterion_id_f6079dc5_fk_summaries_criterion_id FOREIGN KEY (criterion_id) REFERENCES public.summaries_criterion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_score judging_score_evaluation_id_1a6ed982_fk_judging_evaluation_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_score
    ADD CONSTRAINT judging_score_evaluation_id_1a6ed982_fk_judging_evaluation_id FOREIGN KEY (evaluation_id) REFERENCES public.judging_evaluation(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_stepsjob judging_stepsjob_asked_by_id_79222bfc_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_stepsjob
    ADD CONSTRAINT judging_stepsjob_asked_by_id_79222bfc_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_stepsjob judging_stepsjob_version_id_a6ed56c4_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_stepsjob
    ADD CONSTRAINT judging_stepsjob_version_id_a6ed56c4_fk_summaries FOREIGN KEY (version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_trial judging_trial_asked_by_id_56fbda93_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_trial
    ADD CONSTRAINT judging_trial_asked_by_id_56fbda93_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: judging_trial judging_trial_attempt_id_eb026522_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_trial
    ADD CONSTRAINT judging_trial_attempt_id_eb026522_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_backtest measuring_backtest_asked_by_id_5a78bab7_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_backtest
    ADD CONSTRAINT measuring_backtest_asked_by_id_5a78bab7_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_backtest measuring_backtest_version_id_52a92c45_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_backtest
    ADD CONSTRAINT measuring_backtest_version_id_52a92c45_fk_summaries FOREIGN KEY (version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_backtestitem measuring_backtestit_attempt_id_6bd31920_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_backtestitem
    ADD CONSTRAINT measuring_backtestit_attempt_id_6bd31920_fk_summaries FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_backtestitem measuring_backtestit_backtest_id_88e74621_fk_measuring; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_backtestitem
    ADD CONSTRAINT measuring_backtestit_backtest_id_88e74621_fk_measuring FOREIGN KEY (backtest_id) REFERENCES public.measuring_backtest(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_drawing measuring_drawing_asked_by_id_8d346368_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_drawing
    ADD CONSTRAINT measuring_drawing_asked_by_id_8d346368_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_drawnfigure measuring_drawnfigur_drawing_id_03e64290_fk_measuring; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_drawnfigure
    ADD CONSTRAINT measuring_drawnfigur_drawing_id_03e64290_fk_measuring FOREIGN KEY (drawing_id) REFERENCES public.measuring_drawing(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_judgementbatch measuring_judgementb_version_id_84280f92_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_judgementbatch
    ADD CONSTRAINT measuring_judgementb_version_id_84280f92_fk_summaries FOREIGN KEY (version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_judgementbatch measuring_judgementbatch_asked_by_id_f9abbbb1_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_judgementbatch
    ADD CONSTRAINT measuring_judgementbatch_asked_by_id_f9abbbb1_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_judgementitem measuring_judgementi_batch_id_d44f1629_fk_measuring; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_judgementitem
    ADD CONSTRAINT measuring_judgementi_batch_id_d44f1629_fk_measuring FOREIGN KEY (batch_id) REFERENCES public.measuring_judgementbatch(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_metarun measuring_metarun_stored_by_id_b1c51a0d_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_metarun
    ADD CONSTRAINT measuring_metarun_stored_by_id_b1c51a0d_fk_auth_user_id FOREIGN KEY (stored_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: measuring_storedpiece measuring_storedpiec_folder_id_3ab8c700_fk_measuring; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.measuring_storedpiece
    ADD CONSTRAINT measuring_storedpiec_folder_id_3ab8c700_fk_measuring FOREIGN KEY (folder_id) REFERENCES public.measuring_storedfolder(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: mfa_authenticator mfa_authenticator_user_id_0c3a50c0_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mfa_authenticator
    ADD CONSTRAINT mfa_authenticator_user_id_0c3a50c0_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_claimevent records_claimevent_by_id_72aab15d_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_claimevent
    ADD CONSTRAINT records_claimevent_by_id_72aab15d_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_claimevent records_claimevent_holder_id_52a930fc_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_claimevent
    ADD CONSTRAINT records_claimevent_holder_id_52a930fc_fk_auth_user_id FOREIGN KEY (holder_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_claimevent records_claimevent_summary_id_ce91049f_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_claimevent
    ADD CONSTRAINT records_claimevent_summary_id_ce91049f_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_disposition records_disposition_by_id_a60cc525_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_disposition
    ADD CONSTRAINT records_disposition_by_id_a60cc525_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_disposition records_disposition_summary_id_a75db4fd_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_disposition
    ADD CONSTRAINT records_disposition_summary_id_a75db4fd_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_holdlift records_holdlift_by_id_7f6f1ea2_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_holdlift
    ADD CONSTRAINT records_holdlift_by_id_7f6f1ea2_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_holdlift records_holdlift_hold_id_a142b812_fk_records_legalhold_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_holdlift
    ADD CONSTRAINT records_holdlift_hold_id_a142b812_fk_records_legalhold_id FOREIGN KEY (hold_id) REFERENCES public.records_legalhold(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_legalhold records_legalhold_by_id_7a99a906_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_legalhold
    ADD CONSTRAINT records_legalhold_by_id_7a99a906_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_legalhold records_legalhold_summary_id_ac87aa3f_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_legalhold
    ADD CONSTRAINT records_legalhold_summary_id_ac87aa3f_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_passkeysignature records_passkeysigna_key_id_ddc801d5_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_passkeysignature
    ADD CONSTRAINT records_passkeysigna_key_id_ddc801d5_fk_accounts_ FOREIGN KEY (key_id) REFERENCES public.accounts_signingkey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_passkeysignature records_passkeysigna_review_id_51b49d5b_fk_records_r; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_passkeysignature
    ADD CONSTRAINT records_passkeysigna_review_id_51b49d5b_fk_records_r FOREIGN KEY (review_id) REFERENCES public.records_review(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_record records_record_review_id_39bb72ac_fk_records_review_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_review_id_39bb72ac_fk_records_review_id FOREIGN KEY (review_id) REFERENCES public.records_review(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_record records_record_summary_id_e8de54bc_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_summary_id_e8de54bc_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_record records_record_supersedes_id_79b9a602_fk_records_record_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_supersedes_id_79b9a602_fk_records_record_id FOREIGN KEY (supersedes_id) REFERENCES public.records_record(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_recordexport records_recordexport_by_id_966b2590_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_recordexport
    ADD CONSTRAINT records_recordexport_by_id_966b2590_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_recordpdf records_recordpdf_record_id_65ec84f6_fk_records_record_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_recordpdf
    ADD CONSTRAINT records_recordpdf_record_id_65ec84f6_fk_records_record_id FOREIGN KEY (record_id) REFERENCES public.records_record(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_retentionrule records_retentionrul_guideline_id_2558cb1b_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_retentionrule
    ADD CONSTRAINT records_retentionrul_guideline_id_2558cb1b_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_retentionrule records_retentionrule_by_id_8020a68d_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_retentionrule
    ADD CONSTRAINT records_retentionrule_by_id_8020a68d_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_review records_review_attempt_id_b7c5da89_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_review
    ADD CONSTRAINT records_review_attempt_id_b7c5da89_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_review records_review_reviewer_id_a4a36bea_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_review
    ADD CONSTRAINT records_review_reviewer_id_a4a36bea_fk_auth_user_id FOREIGN KEY (reviewer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_savedview records_savedview_user_id_c371faf8_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_savedview
    ADD CONSTRAINT records_savedview_user_id_c371faf8_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_viewevent records_viewevent_summary_id_0eb021ab_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_viewevent
    ADD CONSTRAINT records_viewevent_summary_id_0eb021ab_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: records_viewevent records_viewevent_user_id_7102a16c_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_viewevent
    ADD CONSTRAINT records_viewevent_user_id_7102a16c_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_assignment reviews_assignment_assignee_id_cf064663_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_assignment
    ADD CONSTRAINT reviews_assignment_assignee_id_cf064663_fk_auth_user_id FOREIGN KEY (assignee_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_assignment reviews_assignment_summary_id_85565f7f_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_assignment
    ADD CONSTRAINT reviews_assignment_summary_id_85565f7f_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_claim reviews_claim_holder_id_4ffe7c70_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_claim
    ADD CONSTRAINT reviews_claim_holder_id_4ffe7c70_fk_auth_user_id FOREIGN KEY (holder_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_claim reviews_claim_summary_id_32b93800_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_claim
    ADD CONSTRAINT reviews_claim_summary_id_32b93800_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_editdraft reviews_editdraft_attempt_id_18acc0d0_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_editdraft
    ADD CONSTRAINT reviews_editdraft_attempt_id_18acc0d0_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_editdraft reviews_editdraft_writer_id_8edbcdf3_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_editdraft
    ADD CONSTRAINT reviews_editdraft_writer_id_8edbcdf3_fk_auth_user_id FOREIGN KEY (writer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_handindraft reviews_handindraft_writer_id_a7932c4b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_handindraft
    ADD CONSTRAINT reviews_handindraft_writer_id_a7932c4b_fk_auth_user_id FOREIGN KEY (writer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_ratingdraft reviews_ratingdraft_attempt_id_bf7bf733_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_ratingdraft
    ADD CONSTRAINT reviews_ratingdraft_attempt_id_bf7bf733_fk_summaries_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_ratingdraft reviews_ratingdraft_reviewer_id_3bad4e7c_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_ratingdraft
    ADD CONSTRAINT reviews_ratingdraft_reviewer_id_3bad4e7c_fk_auth_user_id FOREIGN KEY (reviewer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_skip reviews_skip_reviewer_id_fd2fa0af_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_skip
    ADD CONSTRAINT reviews_skip_reviewer_id_fd2fa0af_fk_auth_user_id FOREIGN KEY (reviewer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: reviews_skip reviews_skip_summary_id_06fed714_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reviews_skip
    ADD CONSTRAINT reviews_skip_summary_id_06fed714_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: socialaccount_socialtoken socialaccount_social_account_id_951f210e_fk_socialacc; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialtoken
    ADD CONSTRAINT socialaccount_social_account_id_951f210e_fk_socialacc FOREIGN KEY (account_id) REFERENCES public.socialaccount_socialaccount(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: socialaccount_socialtoken socialaccount_social_app_id_636a42d7_fk_socialacc; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialtoken
    ADD CONSTRAINT socialaccount_social_app_id_636a42d7_fk_socialacc FOREIGN KEY (app_id) REFERENCES public.socialaccount_socialapp(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: socialaccount_socialaccount socialaccount_socialaccount_user_id_8146e70c_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socialaccount_socialaccount
    ADD CONSTRAINT socialaccount_socialaccount_user_id_8146e70c_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_attempt summaries_attempt_based_on_id_fa278deb_fk_summaries_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_attempt
    ADD CONSTRAINT summaries_attempt_based_on_id_fa278deb_fk_summaries_attempt_id FOREIGN KEY (based_on_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_attempt summaries_attempt_summary_id_6de56dda_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_attempt
    ADD CONSTRAINT summaries_attempt_summary_id_6de56dda_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_attempt summaries_attempt_written_by_id_fd72861d_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_attempt
    ADD CONSTRAINT summaries_attempt_written_by_id_fd72861d_fk_auth_user_id FOREIGN KEY (written_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_criterion summaries_criterion_guideline_version_id_216a1bcb_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_criterion
    ADD CONSTRAINT summaries_criterion_guideline_version_id_216a1bcb_fk_summaries FOREIGN KEY (guideline_version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_deletion summaries_deletion_by_id_cad68d9c_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_deletion
    ADD CONSTRAINT summaries_deletion_by_id_cad68d9c_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_drill summaries_drill_guideline_id_17a4f5ef_fk_summaries_guideline_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_guideline_id_17a4f5ef_fk_summaries_guideline_id FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_drill summaries_drill_reviewer_id_cc4bd2c3_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_reviewer_id_cc4bd2c3_fk_auth_user_id FOREIGN KEY (reviewer_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_drill summaries_drill_source_id_c56cdc5d_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_source_id_c56cdc5d_fk_summaries_summary_id FOREIGN KEY (source_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_drill summaries_drill_summary_id_4babe502_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_drill
    ADD CONSTRAINT summaries_drill_summary_id_4babe502_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_guidelineversion summaries_guidelinev_guideline_id_1f28fef4_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_guidelineversion
    ADD CONSTRAINT summaries_guidelinev_guideline_id_1f28fef4_fk_summaries FOREIGN KEY (guideline_id) REFERENCES public.summaries_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_guidelineversion summaries_guidelinev_published_by_id_bd156478_fk_auth_user; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_guidelineversion
    ADD CONSTRAINT summaries_guidelinev_published_by_id_bd156478_fk_auth_user FOREIGN KEY (published_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_import summaries_import_owner_id_3ac7cd85_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_import
    ADD CONSTRAINT summaries_import_owner_id_3ac7cd85_fk_auth_user_id FOREIGN KEY (owner_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_keptanswer summaries_keptanswer_owner_id_8dea0a90_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_keptanswer
    ADD CONSTRAINT summaries_keptanswer_owner_id_8dea0a90_fk_auth_user_id FOREIGN KEY (owner_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_recording summaries_recording_added_by_id_88fd81a7_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_recording
    ADD CONSTRAINT summaries_recording_added_by_id_88fd81a7_fk_auth_user_id FOREIGN KEY (added_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_recording summaries_recording_transcript_id_d179688d_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_recording
    ADD CONSTRAINT summaries_recording_transcript_id_d179688d_fk_summaries FOREIGN KEY (transcript_id) REFERENCES public.summaries_transcript(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_redaction summaries_redaction_summary_id_68390b7e_fk_summaries_summary_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_redaction
    ADD CONSTRAINT summaries_redaction_summary_id_68390b7e_fk_summaries_summary_id FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_rejection summaries_rejection_of_id_139f6055_fk_summaries_import_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_rejection
    ADD CONSTRAINT summaries_rejection_of_id_139f6055_fk_summaries_import_id FOREIGN KEY (of_id) REFERENCES public.summaries_import(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_revisionbrief summaries_revisionbr_attempt_id_6e6c42f1_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_revisionbrief
    ADD CONSTRAINT summaries_revisionbr_attempt_id_6e6c42f1_fk_summaries FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_revisionbrief summaries_revisionbrief_by_id_fca2aee3_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_revisionbrief
    ADD CONSTRAINT summaries_revisionbrief_by_id_fca2aee3_fk_auth_user_id FOREIGN KEY (by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_suggestion summaries_suggestion_asked_by_id_93295d35_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_suggestion
    ADD CONSTRAINT summaries_suggestion_asked_by_id_93295d35_fk_auth_user_id FOREIGN KEY (asked_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_suggestion summaries_suggestion_attempt_id_d7add875_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_suggestion
    ADD CONSTRAINT summaries_suggestion_attempt_id_d7add875_fk_summaries FOREIGN KEY (attempt_id) REFERENCES public.summaries_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_summary summaries_summary_author_id_d6974853_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_summary
    ADD CONSTRAINT summaries_summary_author_id_d6974853_fk_auth_user_id FOREIGN KEY (author_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_summary summaries_summary_drill_for_id_cf08607b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_summary
    ADD CONSTRAINT summaries_summary_drill_for_id_cf08607b_fk_auth_user_id FOREIGN KEY (drill_for_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_summary summaries_summary_guideline_version_id_82d7e8f5_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_summary
    ADD CONSTRAINT summaries_summary_guideline_version_id_82d7e8f5_fk_summaries FOREIGN KEY (guideline_version_id) REFERENCES public.summaries_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_summary summaries_summary_transcript_id_0e7d7f74_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_summary
    ADD CONSTRAINT summaries_summary_transcript_id_0e7d7f74_fk_summaries FOREIGN KEY (transcript_id) REFERENCES public.summaries_transcript(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_transcript summaries_transcript_submitted_by_id_8df087ec_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transcript
    ADD CONSTRAINT summaries_transcript_submitted_by_id_8df087ec_fk_auth_user_id FOREIGN KEY (submitted_by_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_transcriptscan summaries_transcript_transcript_id_bf6c25cd_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transcriptscan
    ADD CONSTRAINT summaries_transcript_transcript_id_bf6c25cd_fk_summaries FOREIGN KEY (transcript_id) REFERENCES public.summaries_transcript(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_transition summaries_transition_actor_id_82774d84_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transition
    ADD CONSTRAINT summaries_transition_actor_id_82774d84_fk_auth_user_id FOREIGN KEY (actor_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: summaries_transition summaries_transition_summary_id_699b361a_fk_summaries; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries_transition
    ADD CONSTRAINT summaries_transition_summary_id_699b361a_fk_summaries FOREIGN KEY (summary_id) REFERENCES public.summaries_summary(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: transparency_anchor transparency_anchor_checkpoint_id_2caeb14b_fk_transpare; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transparency_anchor
    ADD CONSTRAINT transparency_anchor_checkpoint_id_2caeb14b_fk_transpare FOREIGN KEY (checkpoint_id) REFERENCES public.transparency_checkpoint(size) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: usersessions_usersession usersessions_usersession_user_id_af5e0a6d_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usersessions_usersession
    ADD CONSTRAINT usersessions_usersession_user_id_af5e0a6d_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- PostgreSQL database dump complete
--


