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
    EXECUTE format('ALTER TABLE %I ALTER id SET DEFAULT nextval(%L), ADD PRIMARY KEY (id, %I)',
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
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{"text": "[disposed of]", "snapshot": ""}'::jsonb THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
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
                jsonb_strip_nulls(jsonb_build_object('sha256', NEW.sha256)), ''
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
                jsonb_strip_nulls(jsonb_build_object('text_sha256', NEW.text_sha256, 'signature', CASE NEW.decision WHEN 'approve' THEN NEW.signature END)), ''
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
                jsonb_strip_nulls(jsonb_build_object('sha256', NEW.sha256)), ''
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
-- Name: pgtrigger_immutable_84e5c(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_immutable_84e5c() RETURNS trigger
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
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{"turns": [], "warnings": []}'::jsonb THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
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
                'record', NEW.id::text, '{' || '"created_at":' || coalesce(to_json(to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'null') || ',' || '"id":' || coalesce(to_json(NEW.id)::text, 'null') || ',' || '"number":' || coalesce(to_json(NEW.number)::text, 'null') || ',' || '"pdf_sha256":' || coalesce(to_json(NEW.pdf_sha256)::text, 'null') || ',' || '"reason_sha256":' || coalesce(to_json(encode(sha256(convert_to(NEW.reason::text, 'UTF8')), 'hex'))::text, 'null') || ',' || '"review_id":' || coalesce(to_json(NEW.review_id)::text, 'null') || ',' || '"sha256":' || coalesce(to_json(NEW.sha256)::text, 'null') || ',' || '"snapshot_sha256":' || coalesce(to_json(NEW.snapshot_sha256)::text, 'null') || ',' || '"summary_id":' || coalesce(to_json(NEW.summary_id)::text, 'null') || ',' || '"supersedes_id":' || coalesce(to_json(NEW.supersedes_id)::text, 'null') || ',' || '"text_sha256":' || coalesce(to_json(NEW.text_sha256)::text, 'null') || ',' || '"transcript_sha256":' || coalesce(to_json(NEW.transcript_sha256)::text, 'null') || '}'
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
-- Name: pgtrigger_quotes_stand_in_their_turns_4280e(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_quotes_stand_in_their_turns_4280e() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); spoken jsonb; quoted jsonb;
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        SELECT t.turns INTO spoken
        FROM judging_evaluation e
        JOIN summaries_attempt a ON a.id = e.attempt_id
        JOIN summaries_summary s ON s.id = a.summary_id
        JOIN summaries_transcript t ON t.id = s.transcript_id
        WHERE e.id = NEW.evaluation_id;
        FOR quoted IN SELECT * FROM jsonb_array_elements(NEW.quotes) LOOP
            CONTINUE WHEN quoted ->> 'turn' IS NULL;
            IF (quoted ->> 'quote') IS DISTINCT FROM substr(
                spoken -> (quoted ->> 'turn')::int ->> 'text',
                (quoted ->> 'start')::int + 1,
                (quoted ->> 'end')::int - (quoted ->> 'start')::int
            ) THEN
                RAISE EXCEPTION 'the quote % does not stand in turn % from % to %',
                    quoted -> 'quote', quoted -> 'turn', quoted -> 'start', quoted -> 'end'
                    USING ERRCODE = 'check_violation', CONSTRAINT = 'score_quotes_its_turns';
            END IF;
        END LOOP;
        RETURN NEW;
    
                END;
            $$;


--
-- Name: pgtrigger_quotes_stand_in_their_turns_64fa8(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_quotes_stand_in_their_turns_64fa8() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
                DECLARE never_ignored text := pg_catalog.set_config('pgtrigger.ignore', '{}', true); spoken jsonb; quoted jsonb;
                BEGIN
                    IF ("public"._pgtrigger_should_ignore(TG_NAME) IS TRUE) THEN
                        IF (TG_OP = 'DELETE') THEN
                            RETURN OLD;
                        ELSE
                            RETURN NEW;
                        END IF;
                    END IF;
                    
        SELECT t.turns INTO spoken
        FROM judging_evaluation e
        JOIN summaries_attempt a ON a.id = e.attempt_id
        JOIN summaries_summary s ON s.id = a.summary_id
        JOIN summaries_transcript t ON t.id = s.transcript_id
        WHERE e.id = NEW.evaluation_id;
        FOR quoted IN SELECT * FROM jsonb_array_elements(NEW.quotes) LOOP
            CONTINUE WHEN quoted ->> 'turn' IS NULL;
            IF (quoted ->> 'quote') IS DISTINCT FROM substr(
                spoken -> (quoted ->> 'turn')::int ->> 'text',
                (quoted ->> 'start')::int + 1,
                (quoted ->> 'end')::int - (quoted ->> 'start')::int
            ) THEN
                RAISE EXCEPTION 'the quote % does not stand in turn % from % to %',
                    quoted -> 'quote', quoted -> 'turn', quoted -> 'start', quoted -> 'end'
                    USING ERRCODE = 'check_violation', CONSTRAINT = 'score_quotes_its_turns';
            END IF;
        END LOOP;
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
-- Name: pgtrigger_stays_020c8(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pgtrigger_stays_020c8() RETURNS trigger
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
    CONSTRAINT token_is_hashed CHECK (((digest)::text ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT token_of_a_directory_is_for_scim_alone CHECK (((NOT (scopes @> '"scim"'::jsonb)) OR (scopes = '["scim"]'::jsonb)))
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
-- Name: accounts_directoryaccount; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_directoryaccount (
    user_id integer NOT NULL,
    user_name character varying(254) NOT NULL,
    external_id character varying(254) NOT NULL,
    changed_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: accounts_directorygroup; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_directorygroup (
    id uuid NOT NULL,
    display_name character varying(254) NOT NULL,
    external_id character varying(254) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    changed_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL
);


--
-- Name: accounts_directorygroup_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_directorygroup_members (
    id bigint NOT NULL,
    directorygroup_id uuid NOT NULL,
    user_id integer NOT NULL
);


--
-- Name: accounts_directorygroup_members_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_directorygroup_members ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_directorygroup_members_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    CONSTRAINT role_event_says_what CHECK (((((action)::text = ANY ((ARRAY['grant'::character varying, 'revoke'::character varying])::text[])) AND ((role)::text = ANY ((ARRAY['reviewer'::character varying, 'lead'::character varying, 'guideline_admin'::character varying, 'author'::character varying, 'auditor'::character varying, 'system_admin'::character varying])::text[]))) OR (((action)::text = ANY ((ARRAY['create'::character varying, 'activate'::character varying, 'deactivate'::character varying, 'email'::character varying, 'new_email'::character varying, 'keep_email'::character varying, 'link'::character varying, 'ask'::character varying, 'password'::character varying, 'change'::character varying, 'superuser'::character varying, 'no_super'::character varying, 'staff'::character varying, 'no_staff'::character varying, 'join'::character varying, 'unjoin'::character varying, 'rename'::character varying, 'factor'::character varying, 'no_factor'::character varying, 'codes'::character varying, 'code_used'::character varying, 'sessions'::character varying, 'erase'::character varying, 'token'::character varying, 'rotate'::character varying, 'untoken'::character varying, 'expire'::character varying, 'token_set'::character varying, 'key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[])) AND (guideline_id IS NULL) AND ((role)::text = ''::text))))
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
-- Name: judging_finding; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judging_finding (
    id bigint NOT NULL,
    start integer NOT NULL,
    "end" integer NOT NULL,
    text text NOT NULL,
    relation character varying(15) NOT NULL,
    turns jsonb NOT NULL,
    reason text NOT NULL,
    found_by character varying(200) NOT NULL,
    quotes jsonb NOT NULL,
    probability double precision,
    evaluation_id uuid NOT NULL,
    CONSTRAINT finding_by_similarity_judges_nothing CHECK (((((found_by)::text = 'similarity'::text) AND ((relation)::text = 'similar'::text)) OR ((NOT ((found_by)::text = ANY ((ARRAY[''::character varying, 'similarity'::character varying])::text[]))) AND (NOT ((relation)::text = 'similar'::text))))),
    CONSTRAINT finding_covers_text CHECK (("end" > start)),
    CONSTRAINT finding_probability_is_a_share CHECK (((probability IS NULL) OR ((probability >= (0.0)::double precision) AND (probability <= (1.0)::double precision)))),
    CONSTRAINT finding_relation_known CHECK (((relation)::text = ANY ((ARRAY['supported'::character varying, 'inferred'::character varying, 'not mentioned'::character varying, 'contradicted'::character varying, 'rule'::character varying, 'similar'::character varying])::text[]))),
    CONSTRAINT judging_finding_end_check CHECK (("end" >= 0)),
    CONSTRAINT judging_finding_start_check CHECK ((start >= 0))
);


--
-- Name: judging_finding_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.judging_finding ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.judging_finding_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    distribution jsonb NOT NULL,
    spread double precision,
    reason text NOT NULL,
    quotes jsonb NOT NULL,
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
    snapshot text NOT NULL,
    transcript_sha256 character varying(64) NOT NULL,
    text_sha256 character varying(64) NOT NULL,
    snapshot_sha256 character varying(64) NOT NULL,
    pdf_sha256 character varying(64) NOT NULL,
    sha256 character varying(64) NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    review_id uuid NOT NULL,
    summary_id uuid NOT NULL,
    supersedes_id uuid,
    CONSTRAINT record_is_hashed CHECK ((((transcript_sha256)::text ~ '^[0-9a-f]{64}$'::text) AND ((text_sha256)::text ~ '^[0-9a-f]{64}$'::text) AND ((snapshot_sha256)::text ~ '^[0-9a-f]{64}$'::text) AND ((pdf_sha256)::text ~ '^[0-9a-f]{64}$'::text) AND ((sha256)::text ~ '^[0-9a-f]{64}$'::text))),
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
    text_sha256 character varying(64) NOT NULL,
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
    CONSTRAINT review_is_bound CHECK (((text_sha256)::text ~ '^[0-9a-f]{64}$'::text)),
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
    sha256 character varying(64) NOT NULL,
    model character varying(200) NOT NULL,
    prompt_version character varying(40) NOT NULL,
    suggested_by character varying(200) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    based_on_id uuid,
    written_by_id integer,
    summary_id uuid NOT NULL,
    CONSTRAINT attempt_has_its_writer CHECK (((((origin)::text = 'model'::text) AND (written_by_id IS NULL) AND (NOT ((model)::text = ''::text))) OR ((NOT ((origin)::text = 'model'::text)) AND ((model)::text = ''::text) AND (written_by_id IS NOT NULL)))),
    CONSTRAINT attempt_has_text CHECK ((NOT (text = ''::text))),
    CONSTRAINT attempt_is_hashed CHECK (((sha256)::text ~ '^[0-9a-f]{64}$'::text)),
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
    CONSTRAINT score_mode_in_choices CHECK (((score_mode)::text = ANY ((ARRAY['auto'::character varying, 'auto-single'::character varying, 'logprobs'::character varying, 'samples'::character varying, 'single'::character varying])::text[]))),
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
    shortfalls jsonb NOT NULL,
    comment text NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    attempt_id uuid NOT NULL,
    by_id integer,
    CONSTRAINT brief_says_something CHECK (((NOT (shortfalls = '[]'::jsonb)) OR (NOT (comment = ''::text))))
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
    turns jsonb NOT NULL,
    word_count integer NOT NULL,
    warnings jsonb NOT NULL,
    sha256 character varying(64) NOT NULL,
    submission_sha256 character varying(64) NOT NULL,
    created_at timestamp with time zone DEFAULT statement_timestamp() NOT NULL,
    submitted_by_id integer,
    CONSTRAINT summaries_transcript_word_count_check CHECK ((word_count >= 0)),
    CONSTRAINT transcript_has_words CHECK ((word_count > 0)),
    CONSTRAINT transcript_is_hashed CHECK ((((sha256)::text ~ '^[0-9a-f]{64}$'::text) AND ((submission_sha256)::text ~ '^[0-9a-f]{64}$'::text))),
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
1	\N	2026-11-23 06:57:44.628356+00	role.grant			{"role": "reviewer"}			\N	1
2	\N	2026-11-23 06:57:44.652687+00	transcript.hand_in	transcript	08b9fdaa-6604-425c-800c-87112062614c	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
3	\N	2026-11-23 06:57:46.107322+00	claim.take	summary	b7120e22-0bd6-42a9-a811-3ed2e16e74a7	{}			1	\N
4	\N	2026-11-23 06:57:46.542645+00	review.approve	summary	b7120e22-0bd6-42a9-a811-3ed2e16e74a7	{"signature": "session", "text_sha256": "a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}			1	\N
5	\N	2026-11-23 06:57:55.753419+00	record.make	record	1	{"sha256": "7ac68d3d348086fed751889d16fe8f009fc400859948b26f3412ecb4771ed91e"}			1	\N
6	\N	2026-11-23 06:57:56.046843+00	transcript.hand_in	transcript	871920ab-800a-4b6e-9bf0-d3fe72c9e909	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
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
-- Data for Name: accounts_directoryaccount; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_directoryaccount (user_id, user_name, external_id, changed_at, deleted_at) FROM stdin;
\.


--
-- Data for Name: accounts_directorygroup; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_directorygroup (id, display_name, external_id, created_at, changed_at) FROM stdin;
\.


--
-- Data for Name: accounts_directorygroup_members; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_directorygroup_members (id, directorygroup_id, user_id) FROM stdin;
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
1	grant	reviewer		2026-11-23 06:57:44.628356+00	\N	\N	\N	1	\N
\.


--
-- Data for Name: accounts_rolegrant; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_rolegrant (id, role, source, created_at, guideline_id, user_id) FROM stdin;
1	reviewer		2026-11-23 06:57:44.6188+00	\N	1
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
69	Can add directory account	21	add_directoryaccount
70	Can change directory account	21	change_directoryaccount
71	Can delete directory account	21	delete_directoryaccount
72	Can view directory account	21	view_directoryaccount
73	Can add directory group	22	add_directorygroup
74	Can change directory group	22	change_directorygroup
75	Can delete directory group	22	delete_directorygroup
76	Can view directory group	22	view_directorygroup
77	Can add erasure	23	add_erasure
78	Can change erasure	23	change_erasure
79	Can delete erasure	23	delete_erasure
80	Can view erasure	23	view_erasure
81	Can add checkpoint	24	add_checkpoint
82	Can change checkpoint	24	change_checkpoint
83	Can delete checkpoint	24	delete_checkpoint
84	Can view checkpoint	24	view_checkpoint
85	Can add leaf	25	add_leaf
86	Can change leaf	25	change_leaf
87	Can delete leaf	25	delete_leaf
88	Can view leaf	25	view_leaf
89	Can add node	26	add_node
90	Can change node	26	change_node
91	Can delete node	26	delete_node
92	Can view node	26	view_node
93	Can add anchor	27	add_anchor
94	Can change anchor	27	change_anchor
95	Can delete anchor	27	delete_anchor
96	Can view anchor	27	view_anchor
97	Can add summary	28	add_summary
98	Can change summary	28	change_summary
99	Can delete summary	28	delete_summary
100	Can view summary	28	view_summary
101	Can add transcript	29	add_transcript
102	Can change transcript	29	change_transcript
103	Can delete transcript	29	delete_transcript
104	Can view transcript	29	view_transcript
105	Can add deletion	30	add_deletion
106	Can change deletion	30	change_deletion
107	Can delete deletion	30	delete_deletion
108	Can view deletion	30	view_deletion
109	Can add guideline	31	add_guideline
110	Can change guideline	31	change_guideline
111	Can delete guideline	31	delete_guideline
112	Can view guideline	31	view_guideline
113	Can add guideline version	32	add_guidelineversion
114	Can change guideline version	32	change_guidelineversion
115	Can delete guideline version	32	delete_guidelineversion
116	Can view guideline version	32	view_guidelineversion
117	Can add criterion	33	add_criterion
118	Can change criterion	33	change_criterion
119	Can delete criterion	33	delete_criterion
120	Can view criterion	33	view_criterion
121	Can add import	34	add_import
122	Can change import	34	change_import
123	Can delete import	34	delete_import
124	Can view import	34	view_import
125	Can add kept answer	35	add_keptanswer
126	Can change kept answer	35	change_keptanswer
127	Can delete kept answer	35	delete_keptanswer
128	Can view kept answer	35	view_keptanswer
129	Can add redaction	36	add_redaction
130	Can change redaction	36	change_redaction
131	Can delete redaction	36	delete_redaction
132	Can view redaction	36	view_redaction
133	Can add attempt	37	add_attempt
134	Can change attempt	37	change_attempt
135	Can delete attempt	37	delete_attempt
136	Can view attempt	37	view_attempt
137	Can add rejection	38	add_rejection
138	Can change rejection	38	change_rejection
139	Can delete rejection	38	delete_rejection
140	Can view rejection	38	view_rejection
141	Can add revision brief	39	add_revisionbrief
142	Can change revision brief	39	change_revisionbrief
143	Can delete revision brief	39	delete_revisionbrief
144	Can view revision brief	39	view_revisionbrief
145	Can add suggestion	40	add_suggestion
146	Can change suggestion	40	change_suggestion
147	Can delete suggestion	40	delete_suggestion
148	Can view suggestion	40	view_suggestion
149	Can add transcript scan	41	add_transcriptscan
150	Can change transcript scan	41	change_transcriptscan
151	Can delete transcript scan	41	delete_transcriptscan
152	Can view transcript scan	41	view_transcriptscan
153	Can add transition	42	add_transition
154	Can change transition	42	change_transition
155	Can delete transition	42	delete_transition
156	Can view transition	42	view_transition
157	Can add recording	43	add_recording
158	Can change recording	43	change_recording
159	Can delete recording	43	delete_recording
160	Can view recording	43	view_recording
161	Can add drill	44	add_drill
162	Can change drill	44	change_drill
163	Can delete drill	44	delete_drill
164	Can view drill	44	view_drill
165	Can add evaluation	45	add_evaluation
166	Can change evaluation	45	change_evaluation
167	Can delete evaluation	45	delete_evaluation
168	Can view evaluation	45	view_evaluation
169	Can add evidence search	46	add_evidencesearch
170	Can change evidence search	46	change_evidencesearch
171	Can delete evidence search	46	delete_evidencesearch
172	Can view evidence search	46	view_evidencesearch
173	Can add finding	47	add_finding
174	Can change finding	47	change_finding
175	Can delete finding	47	delete_finding
176	Can view finding	47	view_finding
177	Can add guideline event	48	add_guidelineevent
178	Can change guideline event	48	change_guidelineevent
179	Can delete guideline event	48	delete_guidelineevent
180	Can view guideline event	48	view_guidelineevent
181	Can add preview	49	add_preview
182	Can change preview	49	change_preview
183	Can delete preview	49	delete_preview
184	Can view preview	49	view_preview
185	Can add rating	50	add_rating
186	Can change rating	50	change_rating
187	Can delete rating	50	delete_rating
188	Can view rating	50	view_rating
189	Can add score	51	add_score
190	Can change score	51	change_score
191	Can delete score	51	delete_score
192	Can view score	51	view_score
193	Can add steps job	52	add_stepsjob
194	Can change steps job	52	change_stepsjob
195	Can delete steps job	52	delete_stepsjob
196	Can view steps job	52	view_stepsjob
197	Can add trial	53	add_trial
198	Can change trial	53	change_trial
199	Can delete trial	53	delete_trial
200	Can view trial	53	view_trial
201	Can add meeting trial	54	add_meetingtrial
202	Can change meeting trial	54	change_meetingtrial
203	Can delete meeting trial	54	delete_meetingtrial
204	Can view meeting trial	54	view_meetingtrial
205	Can add pinned meeting	55	add_pinnedmeeting
206	Can change pinned meeting	55	change_pinnedmeeting
207	Can delete pinned meeting	55	delete_pinnedmeeting
208	Can view pinned meeting	55	view_pinnedmeeting
209	Can add backtest	56	add_backtest
210	Can change backtest	56	change_backtest
211	Can delete backtest	56	delete_backtest
212	Can view backtest	56	view_backtest
213	Can add backtest item	57	add_backtestitem
214	Can change backtest item	57	change_backtestitem
215	Can delete backtest item	57	delete_backtestitem
216	Can view backtest item	57	view_backtestitem
217	Can add drawing	58	add_drawing
218	Can change drawing	58	change_drawing
219	Can delete drawing	58	delete_drawing
220	Can view drawing	58	view_drawing
221	Can add drawn figure	59	add_drawnfigure
222	Can change drawn figure	59	change_drawnfigure
223	Can delete drawn figure	59	delete_drawnfigure
224	Can view drawn figure	59	view_drawnfigure
225	Can add mark rate	60	add_markrate
226	Can change mark rate	60	change_markrate
227	Can delete mark rate	60	delete_markrate
228	Can view mark rate	60	view_markrate
229	Can add meta run	61	add_metarun
230	Can change meta run	61	change_metarun
231	Can delete meta run	61	delete_metarun
232	Can view meta run	61	view_metarun
233	Can add judgement batch	62	add_judgementbatch
234	Can change judgement batch	62	change_judgementbatch
235	Can delete judgement batch	62	delete_judgementbatch
236	Can view judgement batch	62	view_judgementbatch
237	Can add judgement item	63	add_judgementitem
238	Can change judgement item	63	change_judgementitem
239	Can delete judgement item	63	delete_judgementitem
240	Can view judgement item	63	view_judgementitem
241	Can add stored folder	64	add_storedfolder
242	Can change stored folder	64	change_storedfolder
243	Can delete stored folder	64	delete_storedfolder
244	Can view stored folder	64	view_storedfolder
245	Can add stored piece	65	add_storedpiece
246	Can change stored piece	65	change_storedpiece
247	Can delete stored piece	65	delete_storedpiece
248	Can view stored piece	65	view_storedpiece
249	Can add review	66	add_review
250	Can change review	66	change_review
251	Can delete review	66	delete_review
252	Can view review	66	view_review
253	Can add record	67	add_record
254	Can change record	67	change_record
255	Can delete record	67	delete_record
256	Can view record	67	view_record
257	Can add claim event	71	add_claimevent
258	Can change claim event	71	change_claimevent
259	Can delete claim event	71	delete_claimevent
260	Can view claim event	71	view_claimevent
261	Can add disposition	72	add_disposition
262	Can change disposition	72	change_disposition
263	Can delete disposition	72	delete_disposition
264	Can view disposition	72	view_disposition
265	Can add legal hold	73	add_legalhold
266	Can change legal hold	73	change_legalhold
267	Can delete legal hold	73	delete_legalhold
268	Can view legal hold	73	view_legalhold
269	Can add hold lift	74	add_holdlift
270	Can change hold lift	74	change_holdlift
271	Can delete hold lift	74	delete_holdlift
272	Can view hold lift	74	view_holdlift
273	Can add passkey signature	75	add_passkeysignature
274	Can change passkey signature	75	change_passkeysignature
275	Can delete passkey signature	75	delete_passkeysignature
276	Can view passkey signature	75	view_passkeysignature
277	Can add record pdf	76	add_recordpdf
278	Can change record pdf	76	change_recordpdf
279	Can delete record pdf	76	delete_recordpdf
280	Can view record pdf	76	view_recordpdf
281	Can add record export	77	add_recordexport
282	Can change record export	77	change_recordexport
283	Can delete record export	77	delete_recordexport
284	Can view record export	77	view_recordexport
285	Can add retention rule	78	add_retentionrule
286	Can change retention rule	78	change_retentionrule
287	Can delete retention rule	78	delete_retentionrule
288	Can view retention rule	78	view_retentionrule
289	Can add saved view	79	add_savedview
290	Can change saved view	79	change_savedview
291	Can delete saved view	79	delete_savedview
292	Can view saved view	79	view_savedview
293	Can add search entry	80	add_searchentry
294	Can change search entry	80	change_searchentry
295	Can delete search entry	80	delete_searchentry
296	Can view search entry	80	view_searchentry
297	Can add view event	81	add_viewevent
298	Can change view event	81	change_viewevent
299	Can delete view event	81	delete_viewevent
300	Can view view event	81	view_viewevent
301	Can add delivery	83	add_delivery
302	Can change delivery	83	change_delivery
303	Can delete delivery	83	delete_delivery
304	Can view delivery	83	view_delivery
305	Can add sink cursor	84	add_sinkcursor
306	Can change sink cursor	84	change_sinkcursor
307	Can delete sink cursor	84	delete_sinkcursor
308	Can view sink cursor	84	view_sinkcursor
309	Can add delivery try	87	add_deliverytry
310	Can change delivery try	87	change_deliverytry
311	Can delete delivery try	87	delete_deliverytry
312	Can view delivery try	87	view_deliverytry
313	Can add dispatch	88	add_dispatch
314	Can change dispatch	88	change_dispatch
315	Can delete dispatch	88	delete_dispatch
316	Can view dispatch	88	view_dispatch
317	Can add drift look	89	add_driftlook
318	Can change drift look	89	change_driftlook
319	Can delete drift look	89	delete_driftlook
320	Can view drift look	89	view_driftlook
321	Can add endpoint	90	add_endpoint
322	Can change endpoint	90	change_endpoint
323	Can delete endpoint	90	delete_endpoint
324	Can view endpoint	90	view_endpoint
325	Can add event	91	add_event
326	Can change event	91	change_event
327	Can delete event	91	delete_event
328	Can view event	91	view_event
329	Can add looked up to	92	add_lookedupto
330	Can change looked up to	92	change_lookedupto
331	Can delete looked up to	92	delete_lookedupto
332	Can view looked up to	92	view_lookedupto
333	Can add mailbox	93	add_mailbox
334	Can change mailbox	93	change_mailbox
335	Can delete mailbox	93	delete_mailbox
336	Can view mailbox	93	view_mailbox
337	Can add notification	94	add_notification
338	Can change notification	94	change_notification
339	Can delete notification	94	delete_notification
340	Can view notification	94	view_notification
341	Can add receipt	95	add_receipt
342	Can change receipt	95	change_receipt
343	Can delete receipt	95	delete_receipt
344	Can view receipt	95	view_receipt
345	Can add event cursor	96	add_eventcursor
346	Can change event cursor	96	change_eventcursor
347	Can delete event cursor	96	delete_eventcursor
348	Can view event cursor	96	view_eventcursor
349	Can add hand in draft	97	add_handindraft
350	Can change hand in draft	97	change_handindraft
351	Can delete hand in draft	97	delete_handindraft
352	Can view hand in draft	97	view_handindraft
353	Can add claim	98	add_claim
354	Can change claim	98	change_claim
355	Can delete claim	98	delete_claim
356	Can view claim	98	view_claim
357	Can add assignment	99	add_assignment
358	Can change assignment	99	change_assignment
359	Can delete assignment	99	delete_assignment
360	Can view assignment	99	view_assignment
361	Can add edit draft	100	add_editdraft
362	Can change edit draft	100	change_editdraft
363	Can delete edit draft	100	delete_editdraft
364	Can view edit draft	100	view_editdraft
365	Can add rating draft	101	add_ratingdraft
366	Can change rating draft	101	change_ratingdraft
367	Can delete rating draft	101	delete_ratingdraft
368	Can view rating draft	101	view_ratingdraft
369	Can add skip	102	add_skip
370	Can change skip	102	change_skip
371	Can delete skip	102	delete_skip
372	Can view skip	102	view_skip
373	Can add cost weights	103	add_costweights
374	Can change cost weights	103	change_costweights
375	Can delete cost weights	103	delete_costweights
376	Can view cost weights	103	view_costweights
377	Can add secret key fingerprint	122	add_secretkeyfingerprint
378	Can change secret key fingerprint	122	change_secretkeyfingerprint
379	Can delete secret key fingerprint	122	delete_secretkeyfingerprint
380	Can view secret key fingerprint	122	view_secretkeyfingerprint
381	Can add email address	123	add_emailaddress
382	Can change email address	123	change_emailaddress
383	Can delete email address	123	delete_emailaddress
384	Can view email address	123	view_emailaddress
385	Can add email confirmation	124	add_emailconfirmation
386	Can change email confirmation	124	change_emailconfirmation
387	Can delete email confirmation	124	delete_emailconfirmation
388	Can view email confirmation	124	view_emailconfirmation
389	Can add authenticator	125	add_authenticator
390	Can change authenticator	125	change_authenticator
391	Can delete authenticator	125	delete_authenticator
392	Can view authenticator	125	view_authenticator
393	Can add social account	126	add_socialaccount
394	Can change social account	126	change_socialaccount
395	Can delete social account	126	delete_socialaccount
396	Can view social account	126	view_socialaccount
397	Can add social application	127	add_socialapp
398	Can change social application	127	change_socialapp
399	Can delete social application	127	delete_socialapp
400	Can view social application	127	view_socialapp
401	Can add social application token	128	add_socialtoken
402	Can change social application token	128	change_socialtoken
403	Can delete social application token	128	delete_socialtoken
404	Can view social application token	128	view_socialtoken
405	Can add user session	129	add_usersession
406	Can change user session	129	change_usersession
407	Can delete user session	129	delete_usersession
408	Can view user session	129	view_usersession
409	Can add log entry	130	add_logentry
410	Can change log entry	130	change_logentry
411	Can delete log entry	130	delete_logentry
412	Can view log entry	130	view_logentry
\.


--
-- Data for Name: auth_user; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user (id, password, last_login, is_superuser, username, first_name, last_name, email, is_staff, is_active, date_joined) FROM stdin;
1	!fbgQrVmaug8HojGChSGoDrwuVThMHcL8pXHkpiaQ	\N	f	rita				f	t	2026-11-23 06:57:44.605017+00
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
1	bdf8a69c67af0bb8	2026-11-23 06:57:40.84658+00
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
e1083e46-041e-4171-9723-503ac2f8bbfe	summary.waiting	2026-11-23 06:57:45.868931+00	\N	\N	3
00cb95fc-1df2-43c6-b137-ee2e92ca5710	summary.approved	2026-11-23 06:57:46.581197+00	\N	\N	4
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
21	accounts	directoryaccount
22	accounts	directorygroup
23	accounts	erasure
24	transparency	checkpoint
25	transparency	leaf
26	transparency	node
27	transparency	anchor
28	summaries	summary
29	summaries	transcript
30	summaries	deletion
31	summaries	guideline
32	summaries	guidelineversion
33	summaries	criterion
34	summaries	import
35	summaries	keptanswer
36	summaries	redaction
37	summaries	attempt
38	summaries	rejection
39	summaries	revisionbrief
40	summaries	suggestion
41	summaries	transcriptscan
42	summaries	transition
43	summaries	recording
44	summaries	drill
45	judging	evaluation
46	judging	evidencesearch
47	judging	finding
48	judging	guidelineevent
49	judging	preview
50	judging	rating
51	judging	score
52	judging	stepsjob
53	judging	trial
54	judging	meetingtrial
55	judging	pinnedmeeting
56	measuring	backtest
57	measuring	backtestitem
58	measuring	drawing
59	measuring	drawnfigure
60	measuring	markrate
61	measuring	metarun
62	measuring	judgementbatch
63	measuring	judgementitem
64	measuring	storedfolder
65	measuring	storedpiece
66	records	review
67	records	record
68	records	loggeddeletion
69	records	loggedroleevent
70	records	loggedsigningkey
71	records	claimevent
72	records	disposition
73	records	legalhold
74	records	holdlift
75	records	passkeysignature
76	records	recordpdf
77	records	recordexport
78	records	retentionrule
79	records	savedview
80	records	searchentry
81	records	viewevent
82	records	loggederasure
83	delivery	delivery
84	delivery	sinkcursor
85	delivery	announcedjudgements
86	delivery	announcedtransition
87	delivery	deliverytry
88	delivery	dispatch
89	delivery	driftlook
90	delivery	endpoint
91	delivery	event
92	delivery	lookedupto
93	delivery	mailbox
94	delivery	notification
95	delivery	receipt
96	delivery	eventcursor
97	reviews	handindraft
98	reviews	claim
99	reviews	assignment
100	reviews	editdraft
101	reviews	ratingdraft
102	reviews	skip
103	insight	costweights
104	insight	auditedclaim
105	insight	auditeddeletion
106	insight	auditeddisposition
107	insight	auditedendpoint
108	insight	auditedexport
109	insight	auditedguideline
110	insight	auditedhold
111	insight	auditedkey
112	insight	auditedlift
113	insight	auditedrecord
114	insight	auditedreview
115	insight	auditedroleevent
116	insight	auditedrule
117	insight	auditedsignin
118	insight	auditedtranscript
119	insight	auditedtransition
120	insight	auditedview
121	insight	auditeddrill
122	config	secretkeyfingerprint
123	account	emailaddress
124	account	emailconfirmation
125	mfa	authenticator
126	socialaccount	socialaccount
127	socialaccount	socialapp
128	socialaccount	socialtoken
129	usersessions	usersession
130	admin	logentry
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 06:52:21.785862+00
2	auth	0001_initial	2026-11-23 06:52:23.888694+00
3	account	0001_initial	2026-11-23 06:52:24.520474+00
4	account	0002_email_max_length	2026-11-23 06:52:24.680658+00
5	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 06:52:24.841969+00
6	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 06:52:24.937568+00
7	account	0005_emailaddress_idx_upper_email	2026-11-23 06:52:25.053636+00
8	account	0006_emailaddress_lower	2026-11-23 06:52:25.592518+00
9	account	0007_emailaddress_idx_email	2026-11-23 06:52:26.86021+00
10	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 06:52:27.384943+00
11	account	0009_emailaddress_unique_primary_email	2026-11-23 06:52:27.611664+00
12	summaries	0001_initial	2026-11-23 06:53:44.373127+00
13	socialaccount	0001_initial	2026-11-23 06:53:49.493698+00
14	socialaccount	0002_token_max_lengths	2026-11-23 06:53:51.00699+00
15	socialaccount	0003_extra_data_default_dict	2026-11-23 06:53:51.849947+00
16	socialaccount	0004_app_provider_id_settings	2026-11-23 06:53:54.800247+00
17	socialaccount	0005_socialtoken_nullable_app	2026-11-23 06:54:00.324214+00
18	socialaccount	0006_alter_socialaccount_extra_data	2026-11-23 06:54:04.39191+00
19	mfa	0001_initial	2026-11-23 06:54:07.496803+00
20	mfa	0002_authenticator_timestamps	2026-11-23 06:54:11.273542+00
21	mfa	0003_authenticator_type_uniq	2026-11-23 06:54:12.693311+00
22	llm	0001_initial	2026-11-23 06:54:13.073285+00
23	contenttypes	0002_remove_content_type_name	2026-11-23 06:54:14.224513+00
24	auth	0002_alter_permission_name_max_length	2026-11-23 06:54:15.557381+00
25	auth	0003_alter_user_email_max_length	2026-11-23 06:54:16.363526+00
26	auth	0004_alter_user_username_opts	2026-11-23 06:54:16.681915+00
27	auth	0005_alter_user_last_login_null	2026-11-23 06:54:17.153254+00
28	auth	0006_require_contenttypes_0002	2026-11-23 06:54:17.21736+00
29	auth	0007_alter_validators_add_error_messages	2026-11-23 06:54:18.003321+00
30	auth	0008_alter_user_username_max_length	2026-11-23 06:54:22.509428+00
31	auth	0009_alter_user_last_name_max_length	2026-11-23 06:54:23.174585+00
32	auth	0010_alter_group_name_max_length	2026-11-23 06:54:28.171327+00
33	auth	0011_update_proxy_permissions	2026-11-23 06:54:29.594236+00
34	auth	0012_alter_user_first_name_max_length	2026-11-23 06:54:29.90992+00
35	accounts	0001_initial	2026-11-23 06:54:50.268426+00
36	admin	0001_initial	2026-11-23 06:54:50.686908+00
37	admin	0002_logentry_remove_auto_add	2026-11-23 06:54:51.014119+00
38	admin	0003_logentry_add_action_flag_choices	2026-11-23 06:54:51.363311+00
39	config	0001_initial	2026-11-23 06:54:51.398979+00
40	transparency	0001_initial	2026-11-23 06:54:51.89778+00
41	records	0001_initial	2026-11-23 06:55:36.973062+00
42	measuring	0001_initial	2026-11-23 06:55:44.190255+00
43	delivery	0001_initial	2026-11-23 06:55:53.324539+00
44	judging	0001_initial	2026-11-23 06:56:47.154514+00
45	insight	0001_initial	2026-11-23 06:57:07.933892+00
46	reviews	0001_initial	2026-11-23 06:57:29.786786+00
47	sessions	0001_initial	2026-11-23 06:57:29.907166+00
48	usersessions	0001_initial	2026-11-23 06:57:32.565009+00
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

COPY public.judging_evaluation (id, role, judge, model, prompt_version, passed, prompt_tokens, completion_tokens, cost, seconds, details, created_at, attempt_id, guideline_version_id) FROM stdin;
1e14e101-98a7-4f52-92e5-82b74f060c12	first	lexical	offline		t	0	0	\N	0.1	{}	2026-11-23 06:57:45.527928+00	a53562be-36c4-4772-b759-32dde392832f	1
\.


--
-- Data for Name: judging_evidencesearch; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_evidencesearch (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, asked_by_id, attempt_id) FROM stdin;
\.


--
-- Data for Name: judging_finding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.judging_finding (id, start, "end", text, relation, turns, reason, found_by, quotes, probability, evaluation_id) FROM stdin;
1	0	26	The pump failed on Monday.	supported	[0]		lexical	[]	\N	1e14e101-98a7-4f52-92e5-82b74f060c12
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

COPY public.judging_score (id, value, mode, distribution, spread, reason, quotes, criterion_id, evaluation_id) FROM stdin;
1	4.5	measured	{}	\N	It reads well.	[]	1	1e14e101-98a7-4f52-92e5-82b74f060c12
2	4.5	measured	{}	\N	It reads well.	[]	2	1e14e101-98a7-4f52-92e5-82b74f060c12
3	4.5	measured	{}	\N	It reads well.	[]	3	1e14e101-98a7-4f52-92e5-82b74f060c12
4	4.5	measured	{}	\N	It reads well.	[]	4	1e14e101-98a7-4f52-92e5-82b74f060c12
5	4.5	measured	{}	\N	It reads well.	[]	5	1e14e101-98a7-4f52-92e5-82b74f060c12
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

COPY public.llm_modelcall_2026_11 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2026_12; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2026_12 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2027_01; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2027_01 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_2027_02; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_2027_02 (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, request_sha256) FROM stdin;
\.


--
-- Data for Name: llm_modelcall_default; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.llm_modelcall_default (id, created_at, purpose, subject, provider, endpoint, model, prompt_tokens, cached_tokens, completion_tokens, cost, latency_ms, outcome, error, finish_reason, request_sha256) FROM stdin;
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

COPY public.measuring_judgementbatch (lease_token, lease_until, lost_leases, id, status, failure, nudged_at, created_at, not_before, waiting_for, judge, model, variant, criteria, evidence, estimate, asked_by_id, version_id) FROM stdin;
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
1	take	2026-11-23 06:57:46.107322+00	1	1	b7120e22-0bd6-42a9-a811-3ed2e16e74a7
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

COPY public.records_record (id, number, text, snapshot, transcript_sha256, text_sha256, snapshot_sha256, pdf_sha256, sha256, reason, created_at, review_id, summary_id, supersedes_id) FROM stdin;
d9353119-fca0-41f6-b65e-910f5699ac02	1	The pump failed on Monday. Ben ships the valve on Friday.	{"approval":{"about":null,"at":"2026-11-23T06:57:46.542645+00:00","attestation":"I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.","category":"","comment":"","decision":"approve","reviewer":"rita","reviewer_name":"","signature":"session","text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"},"approved_attempt":1,"attempts":[{"at":"2026-11-23T06:57:45.446472+00:00","briefs":[],"evaluations":[{"at":"2026-11-23T06:57:45.527928+00:00","details":{},"findings":[{"end":26,"found_by":"lexical","probability":null,"quotes":[],"reason":"","relation":"supported","start":0,"turns":[0]}],"judge":"lexical","model":"offline","passed":true,"prompt_version":"","role":"first","scores":[{"criterion":"coherence","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"consistency","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"fluency","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"relevance","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"professional language","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5}]}],"model":"offline","number":1,"origin":"model","prompt_version":"writer-4","ratings":[],"reviews":[{"about":null,"at":"2026-11-23T06:57:46.542645+00:00","attestation":"I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.","category":"","comment":"","decision":"approve","reviewer":"rita","reviewer_name":"","signature":"session","text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}],"sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","suggested_by":"","text":"The pump failed on Monday. Ben ships the valve on Friday.","written_by":""}],"claims":[{"action":"take","at":"2026-11-23T06:57:46.107322+00:00","by":"rita","holder":"rita"}],"engine_notice":"No language model was used.","guideline":{"attempt_budget":3,"criteria":[{"blocking":true,"definition":"How well the sentences together make one account. A coherent summary has an order that a reader can follow, keeps what belongs together in one place, and never leaves it unclear who or what a sentence is about. A heap of true but unconnected statements is not coherent.","method":"geval","name":"coherence","steps":["Find the main matters of the meeting and the order in which they came up.","Read the summary from the beginning and note where a sentence does not follow from what stands before it, or where you cannot tell who or what it refers to.","Check that decisions, actions and discussion are kept apart and that nothing is told twice.","Give 5 when the whole reads as one well-ordered account, 3 when a reader has to reorder or guess in places, 1 when the sentences do not belong together."],"threshold":4},{"blocking":true,"definition":"Whether every statement of the summary is borne out by the transcript: names, roles, figures, dates, who said or promised what, whether something was decided or only proposed. Whatever the transcript does not say counts against it, however plausible.","method":"geval","name":"consistency","steps":["Break the summary into its single statements.","For each one find the turns that say it. Check the speaker, the figures, the dates, negations, and whether it was settled, corrected later, or left open.","Note every statement that no turn bears out, and every one that a turn contradicts.","Give 5 when all are borne out, 3 when a minor detail is not, 1 when a statement that matters is invented or wrong."],"threshold":4},{"blocking":true,"definition":"The quality of the single sentences: grammar, spelling, punctuation and choice of words. Judge each sentence by itself; order and content belong to other criteria.","method":"geval","name":"fluency","steps":["Read each sentence by itself.","Note mistakes of grammar and spelling, broken or unfinished sentences, marks of spoken language, and wording that has to be read twice.","Give 5 when there is nothing to correct, 3 when several sentences need correcting, 1 when much of it can hardly be read."],"threshold":4},{"blocking":true,"definition":"Whether the summary holds what matters of the meeting and only that: its decisions, actions, figures, disagreements and open questions, without small talk, repetition or side matters that crowd them out.","method":"geval","name":"relevance","steps":["List what somebody who was absent needs to know from this meeting.","Check which of these points the summary gives and which it leaves out.","Note what it spends words on that nobody needs.","Give 5 when every important point is there and little else, 3 when an important point is missing or much is superfluous, 1 when it misses what the meeting was about."],"threshold":4},{"blocking":true,"definition":"Whether the tone fits a business record that others will rely on: neutral, exact and respectful, without slang, jokes, emotional or judging words about people, marketing language, or the summariser's own opinions. A quotation that matters may keep its words.","method":"geval","name":"professional language","steps":["Note slang, filler words, jokes and exaggeration.","Note words that judge a person or take a side, and opinions that no speaker holds.","Check that people are named with respect and in one manner throughout.","Give 5 when it could be filed as it is, 3 when a few words have to be replaced, 1 when it would embarrass the company."],"threshold":4}],"four_eyes":false,"instructions":"Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.","judge_edits":false,"name":"general","redact":false,"signing":"session","threshold":4,"title":"General meetings","version":1},"passkey":null,"schema":"countersign-record-1","summary":"b7120e22-0bd6-42a9-a811-3ed2e16e74a7","supersedes":null,"transcript":{"external_id":"call-1","id":"08b9fdaa-6604-425c-800c-87112062614c","occurred_at":null,"received_at":"2026-11-23T06:57:44.652687+00:00","recording":null,"sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9","source":"crm","title":"Meeting call-1","turns":[{"end":null,"speaker":"Ana","start":null,"text":"The pump failed on Monday."},{"end":null,"speaker":"Ben","start":null,"text":"We ship the fixed valve on Friday."}]},"transitions":[{"action":"open","actor":"","at":"2026-11-23T06:57:44.652687+00:00","new":"queued","old":"","reason":"","role":"operator"},{"action":"write","actor":"","at":"2026-11-23T06:57:45.303191+00:00","new":"drafted","old":"queued","reason":"","role":"writer"},{"action":"pass","actor":"","at":"2026-11-23T06:57:45.868931+00:00","new":"in_review","old":"drafted","reason":"","role":"judge"},{"action":"approve","actor":"rita","at":"2026-11-23T06:57:46.581197+00:00","new":"approved","old":"in_review","reason":"","role":"reviewer"}],"views":[]}	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	8410e0a5c101839f18d13b62bcaca3b143629e553ec4e6a965ea94a0f01ddfec	1593057f120098cbe126a1449a1d91ab984cf047be5b03e8e5795152df8cc921	7ac68d3d348086fed751889d16fe8f009fc400859948b26f3412ecb4771ed91e		2026-11-23 06:57:46.542645+00	468b27e1-2d30-45aa-8650-7389bba5b628	b7120e22-0bd6-42a9-a811-3ed2e16e74a7	\N
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
d9353119-fca0-41f6-b65e-910f5699ac02	\\x255044462d312e340a25e9ebf1bf0a312030206f626a0a3c3c0a2f436f756e7420320a2f4b696473205b33203020520a35203020525d0a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f54797065202f50616765730a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4c616e672028656e290a2f4f70656e416374696f6e205b3320302052202f46697448206e756c6c5d0a2f506167654c61796f7574202f4f6e65436f6c756d6e0a2f50616765732031203020520a2f54797065202f436174616c6f670a3e3e0a656e646f626a0a332030206f626a0a3c3c0a2f436f6e74656e74732034203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e742031203020520a2f5265736f7572636573203231203020520a2f54797065202f506167650a3e3e0a656e646f626a0a342030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820313834380a3e3e0a73747265616d0a789ccd584b6fdb4610de5222f548604956e44764371b597292c659f34d31eda9407be8ad808f39162dd05b73e9dfef37df2e453d689b491320b0452ef731f3cdccce6337d6bf0d439315fadfe1cf77faf6d748af4d18eabb3ff52f77c37f34fab2d264892ed69149d6faee0f1d9a248bcbbdd7c7bff46bf59df254477595af02d5537d3550437c69f504bfa7eac347f9ef61ce11c647e8ebe13dc6774f8ddee8bbbfc151ff6e51c43a2a6a183588b4304522202cb39a9d760c85e51347ac16286b1228894cfa88404da027ea98dc06e03b45cba388cfd40ccf13ce93af53fcced439daa7783f57737581e725da5a7daf5e00bd26f61155a5d54bbcbb6c4fd502df576807e03040ef109269d05d1e28694bb25aae686dcaccea88f83588f4a9a423bc0340d4608b0151fd8012f529d3119e1e7aa77bfa8bc2063679999830b26c5ea8154d009a1d2027cf6b0832802856695649aff81e61e4587d782d0bde506c0d002bccc64291d477e48ea88b23b62d811fa8f78ac00e4cec98b809669e9b32b730c54633d8086c4e65b3b412330b4d1edaf56fd50d30acc0fdc8edb800ed91433c20f63e357085fe1e753a85f5a6b4a298a096cda7a5a5774c9980c9b73a79410355f32678da951e542afb42a8bec34a4f19a7de21670e388b28b60473522499899cdf88d569a305375840905d8a617dd17aa5cfcd5b8ddcb0bdeb0c15cbe98ed1b67c7a03ba56cfeeb686bcb7f7fb6a8d3e8e4c115bf4b5df859b7644a89fec81875a0a4b133b5bc72e7835f9bcd03410c9e37beaecbe3d5fc46bb73fb375ba71a333fae139e80a37417c061986c07d2988f7c835692acb4b53a496da4bd059a84e0bfd6659616287610a9e09388f61b8255a295a1368f002df01759ce09d72ce047d3223c59a4bcc9863c598bd33d05962d53546a43dc3f825bea567447996685da375462bc9b8ac9cb691314d4dbeae643ca1771cc33627d0f9ac9dbc496c221721059dc83705fa845b5724995934e859e2eb14cf19779178e305751270b6c8fb0c7f017512706e408acff01b9192d01d6366ca9e31b57546cd614d1b79a3d2e46ef7cf216b1f34659748b06d236c88445adae509152f10adc0637e89996780650d3ea2b0131a6622c9803fe95962f58cfd22ea1c7f33a7b000bd530a36a7f829faa634b6501fe14f36cfb88d3fa428334ab717afb0bccb6022d1d2db13b66ca80fd2bc30d1ff4d4a1983b88d7512c77c4ecf5b982acd52931496fd92eed7756589b8b36f316ca55e81a8c1f6888909dd2760eced29eabefa254d23b34e1fae5f32c0c8597c7521df736697cfd1ca6175d6683bf4a62e7e5e633d88cf4058c2a41469a7d231c06b5fc2666526e57a93b3c4b73b8cb3cf37ed172d367fb2ce36d97b3f7d8d98ba7c9af7cae65f0d759d330f2ea892ab4d38f7dbecdd240f4d1a579149b4e73113f8077bb7116b9a9b28ad2b9536b9ec72ab9aac6d2b59a4efe4d2d60ec1263555797accc4159068018506fc8d0e92629224268f3e0dd6bc11967109d416bc8686a8ea0fcdd6da551d12666d85a055095cb6c469c086c2205c7f096c3517ba86a8a65f1b9f64aa6aef981ee351881e8bea019ea602b7e5a149083b670f7be8e79c1bb64f1f3e4f41ef0e0dbbe3b2164f5ce6268c3f4d5df7f16df2a6c1a668dc1b6be33c7111ba7026e03a0c842349e854b86ce7316365cfc649d4487b549bf2419c41e2ac89a81c4a5f91f0d699400e3f2bbb039009f0efbc9733ddac6af9c405220fefa11c6464ce054e28eea87bcacfb7f87dcfa1b778afa0d01b3c31fb9255fccb7adf3c18ebe3343149f8f04e8ad57b70fe1172ce69b56fa392dbd97f49680a971e1774f70177eb82d5fc35be7a3474b4a9b83dd25ed00e01f3d7b67336b85c8cc36ffc4852d4eea4b362240a586288e35c8ac5e7c472455f9732a0c7bd1d91f70d53441507fa0c6201d02d7632e4369a303345d40e4d9775820ddb82e8f8ab208a706a8f1eb9f4d00c700be683af88648d83f523c1513b920b86d9e957b45494a3d8881f47e3a2da354fe57d16375db7831704380492a94b245f08e64351334ad62677d5fd2d74d47595a50d5b12cb6e99653d1e94062c3fb7afcd8e19f01fb830ab39c5a949b74aeb1e55b062953ba2b0e7aea09253bee72e2d66874556bf45ed17e1245ec56d06fc734ae00e022c03e51e8bb7382e8c7798803c163fd2761139b4772b3d68dc4adca66c449ecc5c9e7ccf7b96da30759eedd33d2a770ddc258847dbfb2eb868de04bddbdc60d962674c235913f0c4f1f42022f9eaf02a69e5ae1aa62cd0ed0d8b65e273cc779554b59fecd8d8ce3fa89dd68929cbba5617d944d273e62539cfbacb38b3a13da10abccd85e4a1b00387ac5bd5510b4a1bec5c2575e9cc76c182508f9cf6ec755287fab4233d55dfb4789baf5ad47d1bdc77ff554426cdab63c084cadf52fd8abc7814aaeeab7a8c7e2273670b9448d675b763b6e4e9b31cb2bbdb42e957207845e7375876ef6228d27963ce4f0a7795f350caef5ae0d61185d97e15f06d1cf9ab609b96a1dce4c5b93b27de2fda4f9b28baaccc425aa8e36a9aff017a4fac230a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c0a2f436f6e74656e74732036203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e742031203020520a2f5265736f7572636573203232203020520a2f54797065202f506167650a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820323539370a3e3e0a73747265616d0a789cbd5a598fe3c611ee954891548c916638c76a269ba5a5913236306dde94e2c4496c240f790b308ffb683840dee297fcfd5457551fbc44d98603ede8209bdd757e5f55f7e6c93f96a9ac9ae4bfcb6fdf92affe9e254799a6c9db0fc9dfde96ff49e05a7592559134c74c16c7e4edfb249545959f3a1f3ffe2b7911efc44ccc85277cb1108108452496f02b11bf81bfcfc4a71fd5bf00c65cc1fd155c0be0730dbf03b1fa2279fb37ac98fcd34a510d4951d5b22acf4bf12c3ebdc0e45fc2f21e2ee38b3d2c94889d88f11a7df38d98098870688d5bc0cbc7b14bf81d77e64181f1d984e79370270255f666d40d7c5bc3933b7c628ecabf58255d95ca52a6d979956e49a53fc164714b9410a6dea13a012e7940fbee9c11d7f0be4431bd9e421e8cf57194c4d1017e8f71de05fbd10335d4d5158c5da0b1e829b5d64c6ce13583a7dd95d55c318e08e19dd60a5992031a0fe61b364591c97222c6229873c34e68cb7d83d14766f78c944a0725258d9db59e2429237c0f503a1d103e8c1af3577694a7eabc9077e4af7728dd5abcb23f68bd155e8b303f66206788fac470cd3757ac8f5638720d9a85e68904fdad747e8577082d1f2fc11775ddef842cad4af6d89b18888c9e5b1e29318417a37aa7b52cf3f37a7f20bd3f8799ae50be27e323cf8949f2c416bf071cd3a43325a3c7a3c8735f3b0947b8a16cb53658a3ac77d75a2776e6a534ddf3dc3e4680bae7263145c412e65ba09539ad07cd509f0a793c9d370338628b422ed8b9cf8366e82659c8696653ec1a4d30639729e197884c14f4aea31035731735adc4cd517d80c42fea21152d3730e30da8ab5609440e733fa2491e30c47ecfc09260b8853832119fbec01b295c4418cf58f68f2cc400705b11ea1a494589f00d4aaf7548e0fd0abfdd18c050b3eed8365d6cee025ec4d0a25ce8313acfd97637ce734acf18536b0ddf2232c3239a9a409a1c15705cd2af0332d81ce385aeac583cfac588e21880d5ad0a5936a46e88a4b33251c614b843c9299c35146d4c9458eb843876d14a5dc9c1ac8164c5f3cc38983d50e1c62e051f335e0bb3f31b5e4e1b7ec24803d0df57b84ce5a9b40a13fbe904a5d45e32fb860674379898334c742d0aa7ce1c03f11a7d61c2bc9586f9519613acc98500042e81c1ab3817471e8343c412876cef2d8fef46663806947556c9e3048bddea1a65c6391073f5a0c1efd0ab5e7c0c448f61cc526cccf2fbc39c43c28359c902caca1be7563fc4f59d76a87b5846c40e456d1c9ae9466de44449c73869218bfabc71747c8738a78f1e58e17a542c52d9e873d46f59cec0290bb648e6841ea8ba37e6acea94ca6371119bdf9b6a690ab2daac6b5d47801e9ba273ce49a0cde8ceab03c1ce15b7665ae308cad81532f79990ac80028af4177177cc5594ae3cfa903bccc33b0c6472cb0a1daa60606ba09b20a54f92f1a46dbb457c6498fbca10ab81c561b3d4956c9aa9600c98802fa4dbaa4a65c95cf7e905adf9ffa2d9aa6818795ec4474ee3066655be8b90f6fb74da06b96e41a218728931a6c17263f1648bd3aac73784dc737ccec7153550d8e85e23d847dc4f901c92ebb09082efcff0e80a6b1c17137bcd488f7faabc029791e2d7060f4394f120fe22da3d9b156866e61daeb6122e9ae93922450ab848d5db43c45465b93c4e94c9cfdd76ee8cae03fa8c25799aca7ca232bded4219d5213e7383ed85db4eb7361b74fd35e6c82b672ee5ba8a052231b5c09e73b11f611bcee4009eb7cb8754b5e829b7b8fe12034b4587039a83a6288f8d6c265986622232fed6c0d26e16ae85dba65cd028954d25f3cb28e57ca34440ebc2e4de9176d6e3c33e008786526284dca18e4341f8c2e4839dcdbab70dcc3bf082ae550e9aebb9e91ef1469dcb66827df618022bae5cdb36bf1078cbb2910517a1f7883484b43e46e7af8dbd6551ca6336dce28c159d7beebe43e1ee47fcbccd295bf6eb407e14b698bd64cf61b0e3e9416d99e732678ea1bd8918c162d12a8d5db9b800232a5aa043dc25250ab9377d5b8806a062c3c76fafdc9a2d682a1f1fd0ec32e33689daa0bef56c5aaf310ea45354ef4ced3208e5657a92cdc44e0f43f95f1946dbbb5fd4baa94a69859ed13b50bac08de19e4e499b88167a5e31eddbbb6b0402612f1246c0a83835329fa0a3db7ee7e06e68baf117a28d119b23e3eab1f05e32bab9e1e04e4cc8b1c52cd7e33aeee828732c653dc170bd62bdbbd117ea80d479a72b908423aa5dbd5bef59ff8c89d7e4329b609d892adbed002230255a3a10b48deab74d6ff7f0dcbd5b8f9ba2c8b44e09f275c8b4d9add0bd9fb012150ba1c11eca3d4b08386ad834f0514f706248dbe44a9503083cc75818da3f8b1826499845073ec780d24dba7e949de195a22c65cebb39771058b8950f53dce0361aee912893240c01ca852152cdaf4d394591c9a63c4f397e6b474143b362d8393b526f793a8731ad24b01570c8684dd81c6058e956f5911364ce2de916fdb6104726191b9a442de86875e3008f6c478840977d433c5464279933df9eb8540c79d11d0a4d0c41850f45ea89db0b1b1236f76d582424dc8cf6a216ad0ad50da8a1a27436caf7b4dd17886f196924b3172c4245323122a2c36743faa6b5ac99771bdeba75bbacf1be78c75b44af9810b09e2d0bdcf66b8000f35329b3cb08d0e26dcb6d18755b3463d05a6f83ee9899aec36e811cd19c4bae5ab58223909b1f33595f466f2e2358b75bb39d9cde33d64110208b7b8e67a951d2fb135475b87b383d8ff6b7833adb716e1d38a6667d92e965c4377ce6d48e68bb8ba377bf574efef552d42a17b1293c536a79f85d077d8029b434493ca68e3ac59dd87799204add75cc103e5642f70c146ffa98283423238eb9fe06953af4939da8d87345d2ef019da39dd5283549472c8546d768ef00051a63c85c1d034f9c6c6b5c59632d88c77dea1ce7421ecbf3a3ac99c70ae12301dd839a01f6ea7c2ec467d5ea63c3aadfc35d8537f71750529ed532634a026ad347cf6e7059a61e3bc7d0d176ed14cd3b0a878fc6d25b53716babb4bb994767297b56b3694d4bfbc2ad699726de78da1e10e76921ebcc6d80ba87b391d3c3b7779eceb5728fce1d3eb289843f0823d2d47b1a8fbcd6d63d35cea179522bd51ed5eef55c2c5036e9e99d9d329932017d67aaf971af0eeec1230eebff15d10725b79b18398cb2e775b68bc379f39fd86eb57679fadaaa43d39ab49da3b64406be8385bee8172d67a5777962ba3bc47a70e148bcc338f3857b3ad43fd6b730e4f77ca2cf95f5a1a4657dc68d2c1f48eaac2a64c1c0f139f82f44a4081018eec4fc0258c88a93cc784f5cd963c7a739311ff03ff7ed9f6b8a78e1ca74c141acb4be451c578c7e85bf1ee0ef3dcef9009f8fc015bf85f70ff04ac4ef20bbdfe1bd5be19ca275a4ae07ffbb51d170813d8ec9394624f82a44f7f918897f8012ee6b58ef09a449006c3f004d3c80ec0f30f4097451bf9ee1fa9d28c197eadb0adeef2018dec353d76819f5a7ae3cc3d37778bd84199ee07587f6f800efef614c09ef4f98f0255c8b61e603cebe8297e2b675876eca532a9b1c4a0a3ea51857ed8f5cd892e510bb702e28a9ec9cff036d7c5dbc0a656e6473747265616d0a656e646f626a0a372030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f44657363656e64616e74466f6e7473205b38203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f64652039203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f43494453797374656d496e666f203130203020520a2f434944546f4749444d6170203132203020520a2f4457203630300a2f466f6e7444657363726970746f72203131203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b20302036393820363132203633342036333420333932203631352034313120353231203237382036333520333138203638342036333520353932203633352035353020363335203539322036313320363336203633362037343820363336203633362033313820333337205d0a20323720323920363336203330205b2037333220363131203331382037373520323738203937342036333620363334203335322038363320333138203638362035373520353138203239352035373920383138203531382033393020333930203633352036333620363336203339302033393020363335203539322032373820373532203336312036303320363935203938392032393520333337203535372032373520363332205d0a5d0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313237350a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a363820626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303034333e0a3c303030323e203c303036463e0a3c303030333e203c303037353e0a3c303030343e203c303036453e0a3c303030353e203c303037343e0a3c303030363e203c303036353e0a3c303030373e203c303037323e0a3c303030383e203c303037333e0a3c303030393e203c303036393e0a3c303030413e203c303036373e0a3c303030423e203c303042373e0a3c303030433e203c303034313e0a3c303030443e203c303037303e0a3c303030453e203c303037363e0a3c303030463e203c303036343e0a3c303031303e203c303036333e0a3c303031313e203c303036323e0a3c303031323e203c303037393e0a3c303031333e203c303036313e0a3c303031343e203c303033323e0a3c303031353e203c303033333e0a3c303031363e203c303034453e0a3c303031373e203c303033303e0a3c303031383e203c303033363e0a3c303031393e203c303032433e0a3c303031413e203c303033413e0a3c303031423e203c303033353e0a3c303031433e203c303033373e0a3c303031443e203c303033343e0a3c303031453e203c303035353e0a3c303031463e203c303035343e0a3c303032313e203c303034373e0a3c303032323e203c303036433e0a3c303032333e203c303036443e0a3c303032343e203c303033313e0a3c303032353e203c303036383e0a3c303032363e203c303036363e0a3c303032373e203c303034443e0a3c303032383e203c303032453e0a3c303032393e203c303034323e0a3c303032413e203c303034363e0a3c303032423e203c323031433e0a3c303032433e203c303034393e0a3c303032443e203c303036423e0a3c303032453e203c303037373e0a3c303032463e203c323031443e0a3c303033303e203c303032383e0a3c303033313e203c303032393e0a3c303033323e203c303035333e0a3c303033333e203c303033383e0a3c303033343e203c303033393e0a3c303033353e203c303035423e0a3c303033363e203c303035443e0a3c303033373e203c303037313e0a3c303033383e203c303037383e0a3c303033393e203c303036413e0a3c303033413e203c303034383e0a3c303033423e203c303032443e0a3c303033433e203c303035303e0a3c303033443e203c303035323e0a3c303033453e203c303035373e0a3c303033463e203c303034413e0a3c303034303e203c303033423e0a3c303034313e203c303034433e0a3c303034323e203c303032373e0a3c303034333e203c303034353e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31302030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c61677320340a2f466f6e7442426f78205b2d31303231202d343633203137393320313233325d0a2f466f6e7446696c6532203133203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6f6b0a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d562038370a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31322030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203234390a3e3e0a73747265616d0a789cedc1555210000040c13703120252d24a874a3748d7fdafc431f8d9dd6ab19b1ebbeea1a3eebaefac93de9aefb6a70e3b68bfd7fe35de441b7d6faae17e36d9743fda6da78156baecaab14e3b6ebdd1165aeebddf5df4dc47df1a6abb9966fbd3dffef7d279bf1a69b3adf65a6daeb5065b0a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f8729fc724096d0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e6774682031303633310a2f4c656e677468312031343838300a3e3e0a73747265616d0a789cd57b797c5445f66f559d5b77ebbdd39d90a4937476c21a130204505a360115a32c028a261022e04214013130611912109c809020881011100131a2830946458d229bcb0033c3a8834a10fd1991f187a31392ca3b753bc1e8fc7eeffdde5feff3faa6fa6e754fd53975cef72c7d432821c449161320f9b78ced9d35b3c5d595103a03af4e98767f41313c559c4b08fb2b5e2b9e36efe120991987e7e69d782e8a8aefb9ffc13ef36611a28cc4fe7bee2998534c34dcc8001f9edbefb96f41d15f569ce887874d8474cf9a31bda0d09875e87dbc87e7a4ef0cbce0dcaba622ad143c4f9971ffc38ff43e9f82f7e9216c91f7cd9e5670f3a0a13bf1791c8ffce1fe82478a95f9ec0bbc27c70b3e5070fff4f4efaead27a47f10af9d2a9e3de7e1b625643221b997e5fde287a6170fd4fe81870a9ef31944f2ca266ddca24cfaf06ed7a01f49824ee4e7e3df391b3bf66d556282b65395f30fdf941f7c4ebb5fc4e1f7376d556d67b49d16a5ce9fe1d695112413e5283f8cb8c9464941f1b3c8300dc549d7108ef3c8e61bf1343ebc87bf9022e6c5076c2a80ae30a62c26ed34da3f7945c30b4988048371aa4ff8e826ed7e7a2e3c27f9514e90226bc0ddd85661cb26ef4202a9c1b61dcfb7b073a410f79ff028528eed0b6c55d836632bc4b6055b05b65dd856615bc2f6934bd8b6f005c4cd179123bc8acce14e7244d9448ea8d9648eaa9023ec4ed9daaa94b978ed02f669c1fb27715f81cd47ca95736dcdfc13b25ffb860c6b9fcb61e50229c17b079522f220ee1f549ac883ec63d25b1e732f39c872c95b2cb7ed13655bf8583b460ecaebca79abff41d90f46e37977321b92493fbcb74fa927d7aaabc804dc0f94c7924f2595ecc34d7ea0bd05b099d8f6e219b5ce15b246ea076e8ab5cf20bdc84032948c2663481e194f6e277790296401793518d7d666f548273d706dafc775be097bdcd6dea3007b04dadadaceb57dd6f649dbdfda4eb79d6a3bd9f6a7b68fdb3e6a3bd176bced48dbeacfbbfe9baefcfbc76e7d37b49fb9ac11c34dce3f1d5b865c6a6c3db0f5c2863686f32138eb306fd7631b8a2dd2d245829c10128ded266c63b02548456a6f49d86ec3361e5b32b6dbdb9b1ce78ef6861880fc859b1cbb00db026cddb0bddade70bc20ca3688764186bdaaa95c0146498fa0bb86a58e2aac09dd3a31f8fea4c49e3d7e731a746bc11a9257e35810ac6d6bcb9ba8c4f249353c5003a97a8d929afcc57f77f38b9e3d6ecc9b18ac691d3eac9deaf0fc61786dec443c94677819af0f1f66dd9383d6f054fc1b955f139c3623f898fbb1e4018fb9a70fe8496ad9e250db1501cd3ef8572afc9c053f55c13f9df0a380cb02fe33157e70c23faae0522a7cffd8f5fc7b0117abe0bb2a686a866f9be13f047c3300be1e0217047c9505e71bc7f2f355d0881d1bc7c2b92f7bf373cdf0656ff842c0e702ce66c1df7df059157c2ae0132ffc6d119c790dfe2ae0cfd8fdcf8be0f4a91bf8e94570ea0638f9a7587e52c09f62e163011f09f850c007024e54c1f163f1fcb88063f170340b8e08786fb987bf17807723a141c03b02de16f096804302de14f08680d705d40b784dc0410fd495a5f23a01b5afbec66b05bc7a600a7ff5357875b172e08fa9fcc094501b1c08297f4c855704bc5c05fb05bc24a046c08b02f615c20b4ed8bb2795ef2d843dbbbd7c4f2aecf6c2f338e9e79b619780e704ec14b0c30bdb053cbbcdc99fcd826d4e78a610aab14b75156c15b0e5693bdf22e0693b6c7e2a9a6f2e84a736b9f953d1b0c90d1b4d7852c0862a07df20a0ca0195f8506515ac5fe7e4ebbbc23a273cd10c6bd7bcc6d70a58533185af790dd62c562afe90ca2ba6404548f9432a3c2e60f5aa5e7cb58055bde03164f3b1eb61e50a1b5fe983153628c70be5855086922a4b85e51ef8bd80654b3d7c9980a51e582260b1805201a1b6df2d5ac47f2760d12258580825e3fcbc24151e15b040c0234e986f877926cc15f07033cc6986879ae1c1662816305bc00302ee4b847b05ccf20ce1b3c6c24c013316c13d78522460ba804201d3044c15503000f29be12e3b4c11708780c902264d34f9a4669868c2ed91d1fcf62c9820603c8e3c7e088cf3c358eae663bbc06d3eb8757404bf55409e0d6e1130e666371f23e06637dc24e046bc73a380d1a3dc7c74048c8a73f0516e18e9801b048ca882e155304cc050d6930f6d8621afc1f5374248c06001d75debe5d7f9e0da412e7ead17060d74f041a136170c74c00001b902faf7f3f1fecdd0afaf9bf7f341df1c1befeb861c1bf489876c07645d63e35902aeb141666f1bcf74406f1bf4ea69f05e6ee869408f2ce8de2d95772f846e195ede2d1532bcd0353d9577bd1ed253212dd5c6d35c906a831401c902925c90887c267a21580809cd108f2cc417429c030228c18080d866881902d178122da04b2144a1a4a20444e24391d1e017e0131021c08b1dbc023cc8ab6708b81781ab109c021cf648ee1060c7def648b00930dd6008d0b19b2e40f3815a080ade545003fc805741206ab939eb09d40d4400ada585cb1fa7ddff7ff890ffd713f8df7ee2680ea925c7707b8bec269be94e3c93b1ca8378a51a638ce5642e5e79871ea32b594fbcb6935c2227b167393906bb154247936cbc4ac819cec8653a8ebc823472a98fe66a18842863945794db945ae5024640fd9439ca09255f9943b3611b9fc07762cb857731ae3a829eaf969e2573c841f806b2a15e19a638c9593801bbc9791c45fad463a4826c272538171f9d4d4a5909bb0daf1ce627c826dc66e3fd13740b3d89b33b489791d3e44950d848b2859e46be8e917f9265308e95a2abce664538ffc348eb043ebf89cc51083f4d4d225877bc86b3c7b1a65adf71d0939fb6b64ba414471e47b6abb5aa4f4bc651a4c476d2776893ba8e54939370273c089fd0e54ab2b20ba3ec8ab004201fa3b6d374937c462da20b9077b99548ea6cbe924f77936f947c6d2ad27e57728463bec26ee33256acc7365f75234f03e9725889339577e3c8096db4d21b9f470ada22e49a609c954366e15109c653fb494fa8221548c9e257edc7ff894f6e56be409e2be8e3ec9fe4040cc348a148b988b226183e5759b14c52fb76235986548e92cf7125fbd2fb6913cb67af4300cae1b892a36c55de50bee2d3f86baaaae6a877abfbd5cf35451ba84dd1fea6f7d21fd07f361e36f61a17cd6366b32dc576d0aeda6fb53fedd01c631daf3afed319eb9ce8fcc879d1758b6b95eb537737f702778de76ecf66cfdfbdb32396f886fabbfaaff5dfebdf2883645224aa9422be1de32a8dc484ecca15a25ea13a2f650ae9dd70aae91ae23ed574aa2933c293e8494df4241629a4650ec4b69c17559af3e71f1e5233309a7b1776d3d9fc34d2e81732e9efc9125c67a628ee961b6bbce36eac891877c7c43ac2da0ef59f24e95d6ecaa4214788e7f17c5eccd7f06aae4ea19e640f9dbd9b9f6e3d8dba41498df88195a85ee2408a2ef549b2c1e9d008785512613add9f4a9248d194146fac7159c724d47f526356932737178768c12154e6f779a392d3584e1f6f3f5652b674d9f2eaaacaf51b54ef57e2ba0b17c4c0f3dfd2f73e3f4b1b9a70bced38de6c6bbc84904b93e36994d8bc4a844e70bc41977fa11b911de9f5fb9896dcd79bd3876d47929555d5cb972d53bd4d62d0d9cfc5806fcfd3772f5ca06f23d52d6d5efa0e1198e34487ecb0852c531169a3491715099d3a1ea6d72fdb0fc911974e6e5f729bd82b0ed1103e5748cfb252b60ce5e9394036338512c5fde9716b29322312fd89852cb6f53c5bb65de63c9fe0d73e1c03fbbe4a9631491e058f72ee6dd14efee4e44921709dcbdbce2915685d3612459243116ab59754dbd77a57773102ae7808f863bbe05397e5fa345e6e725fcca449cce3f66667793d6e969e453c6e929c24bfd9aacd4f3f8d7f4f3f7d851ae2a72b57c44fd4e079e284388eed04cdc6ad0fcdae16734499281773e8e374017d943e2ee78a79aa3219f504172be41f02d50aabe64b34526de8096a004802b5b94fb5af2795ebd9d4106624ebb254418c6b2725d1575ce052d8947e891e9e939aed4169083a5a6ca4d38fd2d12ddb772b7346d68e6c3ebd1b09a0bd29a391e300d9124a8f8e89852e010f578887736588fb19cf7a47b56fad82b84bdc26a36620ca0d6a9c54593faa6ce4b83b6eacf1597a0b52cbd0120e1df27873db6773d99a8de6e6df69fc3b5a13707ba272716ea1acf1ca043e417b547994cf8b2d8fd61095a395180cd9030f9379eadc9839b10f079692b2e8a5314b63970676915db19e29644a2a3291d397f4ebdb37a74f5a7292aae5f4ed9b9da5f87daaa61274056fb5dc8462cc2eb8f9b9b2bb4f3ef2e8a9895f53dff03ba2c5e5ddbb77cfa76b07dcbf61d4fcaa21438f5f93f5f5db77ee288e13df22f79b71bde720f75d4971a817f147986546425930a2daefa836d6a981eae0bae4b5ea6affb31991810802bee8405ad01d005f82a1664821448eebe0dfb0f84701a011445956d0d478b9b1c9fdd545b7b5a154d09e8dc2f88284826061a242a6d0c848bf4f494c4a4bcf898cccceb2b84ace693fe8cc1e0c5efbacf8487c7dd7e159e3debfff8dc3753bf61da8dcf2ec9363df7868ce91495f51fb1f2035a161cd673fa4a6be734d5655c5ef2b77ce2f9e539292f64a30f8f1fe857b247e15e22a6f479d6268bb4b4271d4010e02e01842c0a655730a4b0c6a374940d515bb851c3664cc613166978c9d1ad4d094e591ebda786a505316f2622dac720417f7885cd26e364cf14692496426994f1e235a24ed4ed26877e84bc7d05becb73826d0223a973e0acba9039792d244c8f6a0d9219e25e6802a181539e2f4e923ad77f1d4967370a2257b97a8a6f9ef58e8704e29c499c791bb42c94a8ce62973c7c5546bbe6af74a07ab264b1cabb5edf151016a4280986e35dedd423baf8bbb13fab9a5b5e012b91b2e4a0396168ccb231ac2ab2321c323654efc3ef2eb65c1d5f80ca25bab7b4cecd14c53c429f1fd5defcc987ce8de178e1e7de1d667c6f1d3bbc5132e97b8f81fff103f0683c7aec93cb079f3819434947605cebecac2931432319412a11247999d5447aad581c81dee6afbcaa4b581d5a9f62423101d1f1180c484d854041854a2460b621a5b1a7f519f900f63227a829d8013ca317e4c45bef7c7b329740a4d52fdbef6b9527f1ace97410723c94109478959916cfb8aad5b5760a3c64d4fddf4fe49d7c0fdf77e41b9b8f4a5681517691e8dbde929187870db33afbdf6ccb6836c416d4a9af8417c7ffb14f1fdb75f89ffb0006a2add112f116a176ad30c5c13954c0b75e11e060c3c0ae205c7f5000e14a158d5dc2dc71b2c7fd0bb130e604375910b34f17574a512c635a2e11a79faf59f14f24e645485189ecb47f27ba086d4a81a6a0b2e0c4da689bbe050eb9727a968cde6a727342fe1dd65956315ca779525df64d29b0c0da57641e9a6abd5f13dabbd6be357a73f9bd9c59ed22de04f09b80c446f847057626ca6bba5a1e972439325d80e5bb5ce72d1483b0933352d2da70f0a3252828c65aec949297825c2f78b66b0556b76ec58b366e70eb163e9dab6bf9f156b973cf1acf8e9a79fc44fdb47ae5db674ddbaa5cbd6b2773795976f7aaaac7cd384e0fec52f7ff4d1cb8bf70793deab38f3f5d7672adea3050f2f5dfa303669a94b90a372e4a88ba531c95a42342d23d1d5e60ea59aac8c4ca876af8d5c9daa05028911f1242929e0b01406a7dfe193be123f76e84b6443f4db3187620f050ec5bd1ddf90a0edf6d67bbff1026a4c3f4bb7bd11aa8aee2aa70fc90e6b49521aed600b65f0c54d9b6f443d19b0ffbecfc515eafe9202f58897c4f99b36d3ebda752901b5843aa877c29dd4f5ed5734d272675bc51df16c438726499e2ea1d2bca3245bd15320e45497293bd10923ec28a48bee6e4144911ee372d8154b5cb874f2a474c84ab2f4c9567c603d6d90d450047a7c6d8bb28cec34359dd36824615a24ac50a1b1457ae58830192b623829630624d47a261c37c80a2be1332c2c34c9dba1eb89070307ae30e9f1a8c70493781862a3a9a11b54e545c303a62e6f205a6a95122bb9a1632e21ab560637d11b374449351fd478aaa903192d977775a77fd7a1fcf27852d2fea09dd229a1212eea622ecda5bbc844328f1493d5c4d0a8ce543094481acd26d0892ccf7e0f9dc11ea1f3d842784899af3da297d3156cb1fd49b611aa94a830986230910c8990cceac545962a4aceb3dc3fad68bd7bc569ee6c8d867dcddd69a95882f23b8276db849cebc44382682dc9d1a4d2342abd4b68a5f94282c7a6b388e8044e9c81481e1de8659080574944edcac238ccf26a96636f92a6929bb9df95843c504f625863ae1ea42676369744ba8e0e7bf6e9a79f15f5b4fbfab56bd70b1b532e342f5e58b9435cbad2fa353bd2fa59f9aad5cb5991b86ef6430f16ef3cf4d2ca6dbee0b127dfff1b42c39cb6733c1d6d219af40dc5389e71ee332b3df419b24fa98c5aeb591da3453b48a6cf1d23a7d8aefe726effbc98f98a2b362196e1f4241ab62360df7e7e54f70e38e4e9451796b6117189ba29597aa168d677bf172f884769191d5bf61d9f7afaeebbc461f15771461cbeebee932347d2ad14d7816ebd016725a5b80aa56823bd427eb552619564895ea9bc60726a68e88514bb9cd0a98686abd2cadc9fe04061591ea6bd1d819ad61876b83597fddc729d74202376b79edbdd4e3d19a91b2423e46da7aebc809a6e9136c3a4c3e62209bb6c9d09271f81c9adc52cafb5e6a8a43972776b3fd22e47899271243714243c9656426ca5ee7dc6b3cf5fe95cabaf8e6724e0e9a3647789b6b9d18136b534b6345c95a73825413233153d75a247553a24a8447596adf28e38c0bc73c557d5629b984b57d1bb9ea0daece29655e2a2f88e4650efbdbb4ed3b53b5b4bc78ea71b318f7b806e1c39e22f77e78b0fc4c7e24fe283d430e77ca025d71e219f5ec95e50c8125345b6797f837688b5c5c28a418d7890b93fcf922a86b79e6c194920fb47d9df8f1e6d4d42ee5b37b3c2e6ee52c2244c9baeb372af5eaf9217992467255e6e1917102b8ab672014cb9327938e9aae05b31e542ea4815e935a3bfa16d55a2c8a263234342113646b44a5e4396d8b9aee6b64ff157341b2def82a0242528693b428e3c47bea3c2b1d561d176abed31df91a327cedd3cb8ec011c689df8e1f2eeaab7db7561168ec611f7ec9622d0000c208acc8ce47c1b9b324346a696a72d86c58a121605aad651f69796bb91d0e9767d521390869dbc19ea031e4dd79887325dee8019a68190671a434c8d810ee445dd86d886c0c64d35a05c67224b0ea90fd2faa5d8651418f50bc459c0a6b77bf5fdc54e096a1340029ac14c3ff36911661a4bd3825a9a1934fb6839e64cb69095680bccc56ca9b6d45cc322156a83081a0bc9b407a4eb5d8d3e74104cd02719d3f559c63c7d81b1843e0e95f429f0597100429dcc80116c928fd09e74112da53ddf15a5c74469033fdda2c3cfcddd79420b5148f317edfa946d59d28250bc864c53e6c15c6108b28a8c72956a2ca0f4d5daadaa259cbcf6464f92db11de7e271b7296208d2c94d997f5d746b21bb499ac485bcc34951aaa9fc6a823e828f5763a519d4e67aa0bd4e5f431b5926e52b7dadce139a36e265a1376b3aa0671a97516cef54a82f2457377e58b2b09e885e42a3f6ea172041910ea422bdda4d258e2759b3a53088f760cf69080a1f8c2da1f5e082bd30bd95cfe04ff60ffddfe17fd5c4271f655045624f662744dd789c7376d7a5cf4a7ef5fa154b45d114779efd60f9f282f7b62e7b94f3efbb27557787c8e312c8e1e202f8572d0b781a97a4001ee511418a22ac40f8abfd2f0553a96d814ae82073d43a4939bd1d18a67b0cf0cd895386b720d72769eb09b1824a7e8cd955be7e0cfca00f787e22df7f76804e584538e0e4f53fcc44f7d2c12a29454924a53591aa4ab695a9a9e6604e3fbd2be6c041dc166f0b9ca5c3e3f6285ba427b527d524b9862a5515111c9805864651341e97cae8a021ebfbee4ba1367de1cbdea914f8fd2f7296959d6ba523c5159f904ab8f5cf33b318396564d6d5dc94ffff9af8f1f64b7b45e2c5fb66cb9c40b5907d88688994e7e171ae4b033a78dc527c4eb06d34c9690103fc4b4c527287e4afccff8d677a9f42895647d2abaa4aef1a62d21562349b1d1ce9e5ab42fa9abfbd30654ad468cc772c3582093427451eef7ae1a92534aa57d87c27165a0700e2464f4ceb82503c21ecc0ac7a2a2fe3d614c4f97116a0a46a8cac839c7efdef1f2fc9d8f7ef917f199b830ebfbc5254d0fbd505fbea9e4cba334eac7997fe3dbdfedd777f1bc69d313a2bb9f3970e6f3ccde1f0d1fb1e2770f2c4ce8d2f3d09ef71ad324be35a32e7e83baa091d118a7852127848e27c475f729cc462cddcbcac408de9411bc6e45f03ad13b22f80862241037aa7a82e6364246b1b1d530a680e59a3c89aaf27debc563ad17d135359f96f13b25fbd13365e0781e120a45eacc6323bcd2b9da204bbc7ac0ec8f907abdf71748b54a632d96a7cfb26a4d12540f244454446c8d00097ee1b01c0d0e7d127aa6fdc7f6bdf3f6be63e2acf84a9c17671122e6623c780956b5dc293e157fa6dde4eb03940c2344db291192968446f11895232a2a31a60131a6cd643194d96c680f089c680fbc1d38edd8db43887d88c919a8882736dd6e330d3dfc63a64d230ef7a9e351ed7892f55f43e6d5fdd5b0905808fa83ca54ce4c8c4e4dafd995a720765ec7aee37dcc4cf32676331f6286cc496c16bb97df63e69b25ac942de4a57cb159c52a799c460c8638aea8685804114ec1b5d10c6228a66927ce18f02b7e3ddaee760695441e54835a504f3652cc545bd019740e62032047c9e6997a5f23d736d89ee91c4146d0d12ca40c479738048173881ed243c630f3667bc819724e6488d4f63c6711bb070a94a93c5fcdd7f2f542a3d02cb4cd27f368097b04e62b0ff305ea026dbe5eac3f622fb5973acb5839ac5056f2e5c663b60ae70665abf345e71d1229b329b5fe92294d1e769c0ea0b9e7e4d709b1528877c5db0251d3ab5c940d51dedd7ca9bdfe3951f5a1b60e0cb994e7d5fdec79f212864a3094e8b28a61bfea893b97582d3d6a399e6555162f5bb542992d24d6d05d972e09a457f1af960aa47ed8aa764aea9921373c4ff773499d0c5554a6e8522b5de3a4665a555b39c6a04f9b3a4862349c8381430e9b2d267effbdeafbf9ef15aa5281dd4a10577a2a25b8b6a9a43e941e9d608b329ce4f928b5cee90996251c0cd425d77a5647d94914747118ba2d0174dff034247afc14ea51d84335345e6ec1b8ec3d2b7bf548800d3d901997199f999019cc4ccc4c1a9c1e8a0bc5871242c1506228292f2e2f3e2f212f9897989794975e9cbe3cae3cbe3ca13c589eb83c694d7a75faa5f4f88e473b1eea78203f3e3f213f989f581c5f9c501c2c4e5c1cbf386171707162975fd51c72fa21a33291b472e5c4ced5ab48f6c6d9bd4b666facabad1d5cbf62efb1d62b943db721ffc0b8e96f4cfecf4b2cbba864ea9c33af64dcd4ba647751c15bdb5e3fe42d5dd5abd7eef4f41699351e44596d47f9dbd02ff50f45439ddd65d475f1af76d5c66e88265eef0d5decaa1e33c2f23d5997adf8ad5166f5ef5dcc3c901fbf38be3a1e709e1dd92c4e95ca39c94a2dce355dae399c7fee89279e93adf50f035e2a39ded676bce4a5017575acf7b10b178e6163b71516887af1336ef50585bbe4eb3d943cd8760e2ee01a4693c1a15852465728ce32c70ab3cea3d445d5cab4c4eb20237dc3312d69ec484bdce2f245f78f17a5cb8e75c72e8e5d135b1dcb692770cf6e4f4f92dad313b830e6e9bc97df7befe5bca7c7dcbc634a2ba2554faa8edfa6e4eceddefddc8913e7ba77df9d9242afa34eeaa50392515a382b65324ed01d96564c1d71faeab8beda594b37a053253abbc1e3b50d8fb314342bebaab41a7e252d19485b8b192e6b47d24e950ed8565b3be0a585c7dada8e2d7ca9f5308a6dd72e141d1c6077fdab695761011d4675dc8615087fbbf848fbbc4a515a3e124b8a4329e8e58d327d05f73f4f799d9dbed6a5ce5b6b5f1d88f533ddaf931b99d7353c604db1c1aa234be1854b6097c3358d8cc171c571d5711fc55d8ae383c9603a980df60f8ee53db4de7a6fa387399bcca6b3d96cffec5863ca8352c0899157656be52ad95944b384ae29a52dfbed275e9d7578eab48fee1597c5619ad1f225d56ad98e159bea9cecaec96f1ceed3675fb71eb43f353183192a3e6bd8f0cabe2d52037a23633fa3ac23c8a45080bba95d7f5ea5e5648353ad375984463483eb0e97ed269f44095382902d0c424eeb58e2cfa08696410d0d5ecba06532e3be98e5b5dc59c89fe7aff64bc72f35c31f769d982348e3623fd74cbb99f6161fd7d5d4ec7b5df56dcc9b31ada2a5377c5c31e6b53d52d662823219656d235dd17f2747dbe30c6f5944649d0bead2926bd3eb8d3ad7eb317169d144b7dfa07abdc1e11956252cac0e0d8d618510a7a5a473512bba2dee56dded373614e5669d2290ceaa1295930ddb7654aedfb1637de58e5a219a0bf6de7aeb96dbfef84aeefe851fb4b47cb0707f6e2dbbf6fd4f3f7dfff0a79f7e2bbe14dfc4c5bfdca3dbeb6fde316d2a02bdac1a0e983a6db794ef418c420a2df9f641bb370838a95aeef4d4da379898ba90311219475801b165f6836431cfe3452fbb3fdf6f1525923de129e341b655d38d540a6b172eacdc5b5737e4e5b96fbdc7b6b7dec9b66cddf2c6f6d672d5d7ba657ae1f75257dfc2c117e0b8b24ed51de39f379497483de35457c888ab752acce6d08e65749367e46384c3adbccb2a5bbd558b1f25ff4ab5eafb06e9b57d222658f46cc44586850236a611e71b76ad9cbf4eeaed2fb97537576f7150dd4e46b82dea8db9de5faa91d622e0409e9027cf93ef29f68407f275648ce1019ffde3886b66de648dbafacf8736176c54bb7ed32ec1cd38b2895e2643f770956b1e55e55699d6aa740dd13170817ab2c150395554345c32c2162e2e78c2614b6354a734a8a37a65a5436eab7a75b7c24c3d92a5b30cde5d9fc0300ad0e7b0f97c295bc9ffa0af63557c83fe2cf31adc50990d4cad2ba42b5d7977b5bb16b2cf807cfb4a588e51c0e36a85b6093668bbe1397e407b57fbb3f6135c829f944b4acc94076550e09141814cf80ed6b1d46f5bf7b17b2fb51eae537d2d33e9b9d6cbad7b5972eb67c8ef2f2b97f42ad9c02437577fdf0b39dcbce377d44b98f659cb854ba5fafed5d4ae6d5a1c5a4d12991c4a53bd46171751e334bfbd3c2e08b5b1f5d16e8d785cbaaee67974575ea00bba9c642bdd69c16cccfaad6bd0a0c6cb566a2c55301491999297529cb226a51ab73753cea6b4a518a8939616fa3b6be62f2aea0fab68c6f0434b5f7ca3eea1b9153beb1e9afff8cebabac1350b1edd032b17cefbf14ba9b0cf6c960acbb66c7beacd675bcb95fc7df74c5d78d55e908308d2f7d7f652ff5fdb4b6387bdbc92efffd0cf7e6b31feff83c5e0c0d260c2d83ed7c29b28c49b08b5ce4beaecb5f2d752afeb56f0fa87ffe6d7d250f2e0e81252a2966aa57aa9516a96da4aeca58e5267a9abd45dea29f156475f8af6fcfaf78c5ffda83a67fdde3d95ebf6ee5d77897ac5c54bff10df530f9cbd70e4c885afdf3ffccd66f1be6812df2190e7225efb687f194320226ec7194aaf785d28b6c32bd63a57d3d7a13e0e3de20d966fec1445b81b1b3b1c63c8087bc6cfe3153a25f5aa68da43885f851673eaeaae4610ac7f4758b1ab759f6aeeee1443d06f3b5c6367b4b6e6d611dfd4ba56c7be1e5d1f67453737609cd3c96777ccedbddfccadb39ba6bfc6644f32eddde1aad99cabfe7b406dedd528a7755f27e75db8fb5fff6cd729188db3f360f4eb5331a3f1d8a0dc596bd46ba68a49c508af741d161ea2af3e755c3ae757f2301193da94f61b558a82d109a37a6c7e0e6574707944af00bce2f51c7ba3753f2a52d134ce71b4d918531dc6d1d2c985f67c7b6c7bba3df697741b63ad958aafccbfb28b8cb5526b7fc9b76f8bd59d9aee4b1ade55ceead4aff26df4683fcae0cbfbeb7cbb23dd26e912ccee0f98015bc0de0b43881eb61ef681c64073a06da0dd1624419ac2ba9a5d6ddd227afb7afbbb45768def9a9011cc484c492f33cb6c65f6328757be55cd986aaa36b083039ce0023744430cc442408933d27b670cceb83ba3346371c69a8cea8c4b195d30dd79f0b789bd0ca07f9bd84bd9c1aa31bb26af5c3975fde0861d3ffd75f23bf715bd57b074f5f43da13d4f7efe41d12bcae07d5dbb8e1b171a95e8ecb671e5e603c9c96fe4e44cbaf5c6bc54574ae5d22d7baddfebfaa133fa816f417cc0c8d0c975173c4f3cb45e2f376d2863d47fb7d729f1c10a4ab2c265fe30a2a10bdaff62d8a7ca4804d50cbd0e46fa3222f1d0f9b4442cbf71ceebaf9fde565eceb788b72b5aab578ed9b4f54f2cbf825e273dea3e4488891632f930470bfc824dab4d5aefabb52332f96c6310a346f8a592e786350ad3fb0e809aed3f24012ac2d329bb6f4f37e83e09502fd4d60e7d69ee5befd30fe941b6b3b560ebd637b6b3922bd57b8ba65d825d92fb6b111d4b957ca2922ba1f4760f4819973b602a66c998c8ab43189037d14dcadaa74234f98685d9297bf48d936f3c5ccd1ec33ff83465fd37a5501afac348ccd0656e5ec616b3b56c3bd3e5400618569d2b06629434924633204309ea3924870e80014aa62ef3ed51304a19c147aa217d02994027c124254f2f22457426cc54eee133d47c7d2e799896408932973faa2e27cbe94a58899eb44cad22557403db044f2a4ff20dea2efe9c5aa31fd2cfea6dfa7557f3ebe46bdfa177d1bbde1177362bf92de360ef956a94d00414400e4ac84ebf0d8de2e3c31590f1a601e3650564fcffa802f2e67f51019132bcb1c623df12f1caaf08f9650b8b51ca95ca14dd7ad1a02391b6a4fb7f5d38a1a136ce2259244f3273cc516c141f6186cc3bd81d7cbc99673ec01ee045e6025c8b05bc9497b38dec49bedeac67f5fc0376183ee4719c19a02a366eea360377763f8b86482586c7eab186cfe6b7cb7a64324b8744259527a9495aaa9e6ea49889b6647b2ef455faeab9b252c246c20825a40ce12135a485f461c63073984d5649e42a4e6079caadfc36f5362d4f1f6b8c33c7dba691423a9dcd82e9ca2c3e4b9da53d6014d8eeb1cf76ce2573e902b6081e5116e1ea96aa8f6aa5da23fa02a3d42831e7d916d9cbd90a5ee1dc4036d0f56c1d6c569ee2b20eba510ff5aeb26f75ee243be976b61df6287bf8f3eaf3da1e7dbbfd45e71fd94bf0baf21aaf35de7436b077e0b872942fb03422c2faa3c900c9136abf3a7fe6abf3b5e29333fff8e10cea4615cc92ed4a3554b5cc421d198856b40075c446878646705948573ca06872c715ca2878182ebb077b9a1ec3a472673351650c0f2acc105353a8a2a385b1f62334087b8782b8dad7df52155402b5c3e6e471f8bda2064f874efc772af1ef36f8a4a928668ce237d3cc6b956bccf1caedda44b3c89c471f55e6690f9b8f2b4bcd8dca566583f684b9c6dc499f575e547668cf9ad566c00485a30dd862c0cffd468c2d03d278aad1cd16740ca0b9d08ff7d164852cd3310a46f0e1c6685bc83149da2a9b04b7f309ea246d823ec19864cb73cc763c424b1d4fd1f5da1eba5dab717ce838eb6873f446d91b4c96b9ac8a975228eea5bbcf8883e2e019fab278e80ccda0194a7eebd9d6b768ad18c946b348f120adb0900c230689642eba2a3454d399e1212e2966425c4e8f8bb81c1ebb83c89dd381866bf7a0d90e71d80c37b1f17278dd69ab773b1d76d3406bd55d8acbe6ee5800dd12bbad93d86de1d7992ca9b7575b3dbf2ae5ffc61af977515952e69754c275d50047a419e5703b921d398e51e62de618c76463b239cb2c772c76ac73784d8293404bb3396dae28ea676ec5cda34c9fcd678f71c6b8d2490afadca012e4197a5723d54cb1a5d8d31ddd9cdd5c414f3fc4ca1c96a964f2fe665f5b5f7b7f47ae33d795e9b99e8468888520a484da2d708831dcbcc131ca39ca15f28c23b7d25bd978c853f2707dc6e3fadc6edc8e5638de3ec939c995e729a2456c8639d339d395ef29d11f713ee25a491e3396db96db573a563a57ba361a95b64afb26e726d776db76fb1ee71e578de743cf594f9b673aae2557db53b27efdac0a265b3766fdc275f7dd342e3b510c0cc3ed8cf71fdd34b26c9c32a6653ddc67bd8fc846d27d3002f315efab6c1991ef3b2aeef6f748add7173e39791246c8b71ff6c13770bff51ba08da4638c4db618b0c46e986ab486e647a2a9ddfd69cbf153c7dde2d407f2b5d141b23c9f9c13910ddcfaa64be40b107493fc866f5ea083c55b2f58dfff4edb802d2a91b4b568955aef6022ed2624fde9c54eb4adf72a52ad6f4a7ea1cd4f5bef57ec0dbf6541acff359a2cff734a3190e14ceb7f92e431259134b3fd98119d8e683f864ed7954ec79c74a163da8f55e2a3456428994d8ac902f2109949ee2133c8c32448ba92692403f7592413b76c3c9a8a3d826408f67998ccc1f610994e0ac8fda4075e1d451ec0febdf0e87a721f6e4172db555a73acb3e9b89f8ecfccc3ef42ec69fe0f46ed7b75d47138d23c1c4bbe05fd00f696f328c067feef461c8647b3f0b909642ef698867d0b2c6ad3ad270a2c8e8248e501fc2ec63e5391ee4cec17c4e767e3e805d6bddfd2196b519983339a8ddbbd78558e3a07fbceb62865e1d8d924e7574f753cd3feff856dbf93ff2bf95f7e7045096b6b23f0bf009d98d3370a656e6473747265616d0a656e646f626a0a31342030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f44657363656e64616e74466f6e7473205b3135203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f6465203136203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f43494453797374656d496e666f203137203020520a2f434944546f4749444d6170203139203020520a2f4457203630300a2f466f6e7444657363726970746f72203138203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b203020393935203637382034373820333433203731322037313620353933203637352033343320343135203639362038333720363837203731322031303432203731362039323420353935203338302037373420373136203439332036353220383337203731322034353720373230205d0a20323820333020363936203331205b20343537203334382036383220363435203638332036333720343030203733332033383020343335205d0a20343120343420363936203435205b20383132203733342038323120373136203636352036353220333732205d0a5d0a3e3e0a656e646f626a0a31362030206f626a0a3c3c0a2f4c656e67746820313035310a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a353220626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303034443e0a3c303030323e203c303036353e0a3c303030333e203c303037343e0a3c303030343e203c303036393e0a3c303030353e203c303036453e0a3c303030363e203c303036373e0a3c303030373e203c303036333e0a3c303030383e203c303036313e0a3c303030393e203c303036433e0a3c303030413e203c303032443e0a3c303030423e203c303033313e0a3c303030433e203c303034453e0a3c303030443e203c303036463e0a3c303030453e203c303037353e0a3c303030463e203c303036443e0a3c303031303e203c303036343e0a3c303031313e203c303037373e0a3c303031323e203c303037333e0a3c303031333e203c303032453e0a3c303031343e203c303034313e0a3c303031353e203c303037303e0a3c303031363e203c303037323e0a3c303031373e203c303037363e0a3c303031383e203c303034383e0a3c303031393e203c303036383e0a3c303031413e203c303032383e0a3c303031423e203c303035333e0a3c303031433e203c303033323e0a3c303031443e203c303033353e0a3c303031453e203c303033363e0a3c303031463e203c303032393e0a3c303032313e203c303035343e0a3c303032323e203c303037383e0a3c303032333e203c303034353e0a3c303032343e203c303034433e0a3c303032353e203c303033413e0a3c303032363e203c303035303e0a3c303032373e203c303032433e0a3c303032383e203c303036363e0a3c303032393e203c303033343e0a3c303032413e203c303033333e0a3c303032423e203c303033303e0a3c303032433e203c303033373e0a3c303032443e203c303035353e0a3c303032453e203c303034333e0a3c303032463e203c303034373e0a3c303033303e203c303036323e0a3c303033313e203c303036423e0a3c303033323e203c303037393e0a3c303033333e203c303034393e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31372030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c616773203236323134380a2f466f6e7442426f78205b2d31303639202d343135203139373520313137345d0a2f466f6e7446696c6532203230203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6c640a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d56203136350a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203232360a3e3e0a73747265616d0a789cedc1555202000040c13783056280ad1898888179ffab790d3f76b73aebae8f9e7ae9a179d73db7d9a8f35efb6cd96ddfadda6ada5bef7d75dc636bcdda6eb7bdd61b74d94f879d36e9a28deedb69dcb0fdae3ae8a89b16fd7612000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f0effd01987905950a656e6473747265616d0a656e646f626a0a32302030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820393037320a2f4c656e677468312031323834380a3e3e0a73747265616d0a789cdd7b79785445f668559d5b77eb3de9ce9e7437a109610d090984455a76022222322044c2161605a2800c0212c6110565c041200494751031620c0cb204048d8eb2088ca003c82023a8a301f9f11031249577ea76587466bedfeffdf1bef77def16a76e55dd5a4e9dbd2a0da18410272926400aee7fb075e6a3a98f7f4f081d8fad83474f1a59c4ce3a2f10c24ab0ad68f493d302f7ec6aa313621f8e6d830a8bc64d1ac61ebd4288826da46cdcc8a94544c344321b63dd3eeeb199859b42150584b8028404fe317eecc831c6a5fd9bf05b3542ce786c70b5529fc1b965ffc6e3274dfbadb326a111d6f763fd6f8f4d193d72c7c5adcf2182e5589f3c69e46f8bd47bd88bf8bd37d60393474e1adbc27e6f1121190ab689a22953a7d5cf230fe3fa8afc5ef4c4d8a2d923d77f83f86d27447b8dc8bdb2a12b17ed18bf6684abd38fc42fd126e4f8d3ce33b7dfa6e8a96d57bdd837f2513e384e9b249209d10713b3fe94b6dd9ae9ee27c76ac921e984597546dc242c67e09758303287b28c55128e2d597c255653226ff89c14b2281c60d30154853125b2de9d6740618f31248069a6ea155e5aaa4da25fdde9a31c2185d6825b103ec6f9369372848d60924930904cc1f771fe121985f00dc27a840508c3115e45982beb90452eaa6d88c9cf91423e8354aa2f9142b58254b21a52c9e349a5761ddbb0cecf22bc4f96f2e9c454e762b9900ce1bb4999b2cf7a0fe793c8109845d2ac72052963fb48191f187923e5b6c8363e373206aee2b8f7c944f8942462fb5ade8ef8b531a4374f277e2cc7e396a00192104c295f58a3565d214b247f31597c46aab722ed4807722fe9467a903ea43f19401e2213481199595f6ff5684a5a908cdb3d7a917ed8e34132923c4a9ea8afafffaafe8bfad3f5a7ea3faf3f5e7facfe68fd27f587eb0fd57f5cbfaf7e6f7de5bff0fa5f1fbb955735d45cd68a1190f837454897ac426881d00a4145c840688760207468000fc2bd0d805281d846201aa1470378117a21f441f021f443e88f102785a50112111e4478a8817e23112620f8111e45286ac0eb09849912a77734952bc02869117097b3509f31e5e10786043e1a1a6cd9e257d5805b0b949301e58e99819df5f5038628897c68394f2a87905eae8452cfffa78fe75bb6e83b604860276ddaa37bc3b43d0aba63e38343b0286bd88ced3dba5bdfe4aae53c84fffa149407468f0f2c742f4cedb0d03db643cb7b7fcf8a69132208d010520c68631a44ea71b42235584b253198376a686b64f59365a001ebbb9fecc13c858cc13cd9fa9a84f2063491a4609e60b5c45b799c95c75a798c95fba817ad25a73eab26cb40a3ad729495bba893ccc1ef2eab26cb401dd44e5ec43687d5e620fb8942edd44686629bfc029817639b8d9aa409b6c92f807918db640b50c31aa95bb986d226733942ad58d18adf1b4d556b5fdcca15ab17583b62560bb57212ae9f03f5f78010507bb305af1570b305d408f8f9462ffef31cb8d10b7eaa81eb027e14704dc0ffda035705fc97802b027e4881cb022e559bfc92806a13aac3caf7df99fcfb4cf8ce847fd6c0b72fc5f06f057c53035fd7c045ac5c147041c05702fe21e0bc802f059c13f0f71a38fb451c3f3b06be8883336b53f8993170fa54889fae815321f8dbf110ff5b0d7cfe99977f1e039f9d74f3cfbc70d20d273eb5f11301f8d4067fc51e7fad81e338fff1101c7bd9ce8fa5c2d14fbcfc6813f8e44814ffc40b47a2e0307e3e9c0c87bc70f0e33dfca0808f3fcae71fef818f8b958fc2f57f09f18ff2e1a3b0f297107c28e0833150b5c4cdab04bc9f04ef09382060ffbb1df8fe1a78f7cd44fe6e07d8b73781efcb84bd951ebe37012af7b878a507f6ecb6f33d2ed86d875db8d82e013b05bce3831d51f06701db056c1350110b6fc743790cbc85f3bc55035bf1b5b506dec4fe6f264219becae6c01b02b63481d7056c16f09a804d02fe64c246011bd63bf90601eb9db03eacac4342adab81b538646d0aacc1d79a1a781537ff6a12bc2260f5aa3d7cb58055a5f97cd51e5855ac942e0ef1d27c280d2b2b0594a074940858d10a96e3c0e529e17a5886439705e0653b2cc5a6a57de18ff8faa38097900e2fc5c012372c0ec11f042c12f0a28017042c14b040c0f3cf85f8f3029e0bc17c01cf0af87d263cb31c7e27609e80e278986bc2d302e608982d60560d3c55033305cc7872139f21e0c94d307d5a229f5e03d312616a0d3c31071e175034a5059fd20226d7c0a41a78ac061e153051c00401e347dbf9f84c1827a03013c68e31f95801634c181356468f32f9683b8c326164818f8f5c0e05d4c30b7c30c2844704e40b188ef5e102863d9cc8870978186b0f27c25001436ae0370206633d5c3f58c0430206a5c0835e18f8403c1f58030fe08707e261c0fdf17c400ddcdfdfc3ef8f87fe1eb82f05faf5f5f27e3ee89be7e17dbd90d7c7c9f33cd0c709bd6ba0574f2fefe5839e5ee85103ddbb39797717747342d77b43bc6b0ddc8b73de1b827017170f0be8728f937771c13d4ee8dcc9c13bc7402707741c031d04e47aa1bd8076d190939dc0734290ddd6cbb313207bbfd2d674f0b65e685bac6465da799617b2c24aa61dda646ce26d0464e0fc199ba0b51d5a4543cb161d78cb1a68e10bf1161da0f918683606d20534f5415aac87a7a54093008452a0712a12a079e31448f54023e2e08d6a20e88260580978c16f424a0a2427c5f3e41024b9a279523c24ed449bf19292e88084f8be3c610ec4e3a2f17d214e40ac076270b5981af0619b2f04de3110ed8128011eac7b04b8c780cbe9e6ae6870ed579c6e70162b0efce2a8017b26d8706bb618b0152ba603ccb06208d0056802546e72550037818715a506600c3a240f6702ad9783530f1007d09d74ccb38b68f3ff3f1ef2ff1a81ff8b4f32a185348b16924af24f0c573b93f5a406fc1819335288adf25d4607e149a0928cc29ef39467e9207c4f52361286dfe762648b212dcd22a3c8e3580a291b6925d94d2ee2e8797411efcd1f96bd1ba26d46aef3f7e9159ecb72c9106592d259a950e62915d863ba52a8cc23e598e7b2e3ca6a6596725499458648cc683f09120f524af3306e2865a5b43b8da7ddd911728048fcbbd052da911fe287c84972920ec09e65640633e95fe855da9a0ea11538ea3ab94efd58cb66d9f432fd06312e21c76108374929598c714109eef008e27d915c2553159c952ce62759737e92bc4fce93cfb19d9089549e1b92a1253f89e90ad94c262265ce53c64faa5e2da814b21ba49a3ec336b11b3495324c51d48fd47c048e2805ca5f9405f815a9431964811fba623e5cf6e027692962715e2da433b19f4cb3709d6af63edb897bdc47cee2be7075369ccd62a5e42cdd4a775319773e4bb72a05da28259194aaa5ca107259d2861c6747901e032c7abc405ec033c375452557a01f2d50364b8a91103f40090d6a796a14594ef3b467702704da915956d4fa3125fc4024612f5d4d26cb9534781571676cce2dbad199e408cb855164b59596d29d6429d949a6cac0179ac8351ad2408cae56910af21135693bba99d9585fb68afd08cda13f7cafe428e395f7949bdccf3bf2036a9cfa90faade6d31ed04eeb697a91bed78832861bef99dc6c652e31dfb425d946d836daaeda5bd94f3bb21cb31c35ced3ae1deec72dd92a14cb9542be1163798df82b31ec9248a8b4c90eaaf305785e6b5d75a2ba0d719fa83e519d11ed097a42414fb05021b55321b1f6a258ae396f5c7d424d9727b672711514a48c83f8c32eb251dbe0d4281e9d6d1ec5ed74d7d6566546e5e6e24cb5d51934d88465b78d6a175499cf1b058af87ce51f9796d0f4e2e2b9e2ea4f74ef9933f4c08f9744c7b367450739f3467195ddb0664e0a3bc8467583d3a1991e9580d37da22ab3fad6b4d13951d96d595a3026cae765dac6627c687ac9d23fae14572fd30fcf9ea51f5cfa517439734674fb49ce3a499c65b9f4193cb5c687edf03ad9ac8282821aade25c270e374c19f4406af4713afea79363e833e2a878814e9763a7d04af6153b87548b7a87bd41b6289428880b0eba660d0a4e61d3ea5e64e7c459d9fb38125aae04c4f30ed9cce4220acede86b48e74c6f945094e3f07f931aafe2bde1a75c44662496a38da287341996fb5ab248ec4d863d598286f1c8e9463dd17ae55bb2f67507793d446aac71d93959943dd2418201e2b87ad1366cf9e3871f6ac89749ed82f4e8b53623f0dd334da848659358dbb78517c2b2e7efb2d8d138bc424ba944ea5d3e8523149e2fb0d9ee315d46093340dfb60abc2b6f2451ad96ae8716a0290380ce271afd555911d645eb3442388ae51ca862778850e121be8303a990eba594d4df8a037557bdfcc16d771e6f578503c87bb8b232f84d349b2c295581a1397ccb912e271c4b9c4652b8b5aad90b7589c8f13a71ee3a3894e88777fd1b7dc3168c82e02f5fbdb0fadaa3d51edc9cdf5e4de5e1d6b1978d0d2dcce4b9ed85ccdcd2f0d6d44c34d586cb39866b100c419cbe3626363e31a9146b18de2b249766c765c5792c77bc6f68c73e5937c2af1a63939d96d252d354f4e4e5640f179558df5672fdd7c9f05fbf45c34fde1cf9efa9d780acf36e94f1fa489e2224da4e7bb3edd7d42f17dfd68efe62dab3f7dead3b771870beabf522ee30e9b927ee1e6c457166d2c37df7694a981e5feb793caa2cb5357ab25e931d1f15ee28e8f69e28e01bfd71f3052d2ddb51790a027aaa3723d113db970ed422d7258fc78d97d393783c6c4f8bc4ab05193344f8c64b5443535bba17037ceb07bc52ba24cec9efacde38f9d1cb772c36b1b4ad7bff487854fe7ef7be4892f1f43f31a5c08a1b403cbfefe4d2844d373da4d1c5d38e1c6b0fcc18f344ba70981c0bbfb9f790da570b8759373124b0ed22d1ca04107384810c0112260d3b6720a8b0c6a374982aa2b762faaf7894e55d599164b2e9ce8548daa1e618872a9811b3408414f9627550a88875d150fd34d615a76f2a478b96ea25252b718b6d60e14ff1457a89be621155f452d40ef409249e77023454b5e9650a6b9977b9679cbb40a077b8b2c7294a4609c4763634c3f71a7b8bf40da55b92f3768c5d79268e2022221b5cb2749437c5ef24bea21d14ec1deba275b0cc5789366883f8bd3737f9ef5d499912fae5bf7e283958ff193e2e2377687f8e1da5571b94d266dddb3e782e94f3edfbca5b49a7311bf547e19b5b4316917f64793b218b52cc9bedcb1cc5dd668755249c86e24c443283a213ed6df382435f682fb7295859e64eae5cf244b1ba93e6f0336d4d3c4c20851cdb4508da871660cbb38169fc2b163e99323360f28dbefee5a3aec228d171f8a1be2ac3840a7d31ee3de63e79f6978d81151ddb2f9bb956dda886ba7ae887374019d409fa0af05a464a2ee5d469aaaa4473896c733604a3c000b7124277005300ed5dc5f1c8e954c442b66f18f37f0af42c393767ed8a641026f02d9d013787e74d0478334b840195bb75b2c6069756df8c95337156537d207bd3eebaf14585e2529ec649bc93665b3ca293a9468dd5d8b122295b7c156ca74914e102b242805628ed884a6106731d113a521c61a9644384c9255ae25ab184827eb184b73439659b20214414f0605cc64c3541408990ad9aa2b8b54661abac6154689a1021aad0a3fd0fc2a6b879d2e485d8bec52b776a945fe597bbedd220d49719cd9da1c6c169a73c95c3a579f6b4c33179a6bcc77311dc574ce7447e94986df1ed29b19017b1fa527efa5f73686c0506530ff8d3a1e26a0831da716d8a79159f429653a9fa54f331628f3f97c7d81b15259ce97e9a5c60e7d9771887c403f6087b4f7f423c629f219fd8c9dd24eeaa78dd696898220b512283deb368d1073583a3dc4d2c59cbacd74e561ea1657f8c99ae62cc4064a0b5e88f2391cad503ce9184eb0bb0d12030eb4375bc1bdd5580d2509d12ded446d9ee046af7ccb95882af7071ecbfa646c6f9d382291d1fc90aaa6de12c4584b42a5bf46896dc7874ffc7a8e7841f4a3dbe9f4395f4f7cf4d8d44faaab3f997aecd181eddad375742c4697ebdab71387fa741737befd46dce8de07b1aa44093c8ffcb4918cb057d9afee63fbc9227dbf49b9a1410c013b2a4ae689aaaa886ca074ec703b06388af05c947f4b4e64aa545c754fb071752bd9c69b67504dcf8aef10b6447caddc790dee3c99f40d87e213626e6d3e6157d2eded27a524c6b7b16791d6d12dd5e629b8289a5aa99c55964bc5d44008498b8a117e2a29a1dca284f24b4a4893c66b9688837fb2c851497fb78c7a66cef969f6d73f5f39db695cfaf76cc8949e3d2d924ca0af4a92f4ea29ea7fb82484cb4d1bc9c0d8a20bbf6ed1e59e7034dbafef53c8225345927083de268ba5329dae7542b2847d2e70292eee525d9a4b1fe028401aad7198bfa2129dc7daa3ef9f5bf79198cb4fd6fd85e5a27cccac7bae6145d6195704d2e21d7280c9553022e95bee1ad4b7dc3d6818ba5a42c2ed87464214bac3cdc37c00076bfe4a39a7943572174739890ddb2437151a03043084aa92632fdc5270898cc5ac9bfd914dd6382d17c7d9c927e12cc8d1748de550a6cb1730c334688e691a215363407420076cdcd0f1b4cc4db58d62b621c84ee92a3d1145aeceacc2d21d7ba5dfd65fb45b2ecb6e151acca5bb0c3ff3697edd6ff8cce6ac0bebcdee67fdb47ee66fd8506da8399e4dd1a698cbd8127d89f13a2bd7cacd04852a183bc4d078703b9bd11074a0d9703f0d432f7db03ed418e01c4fc7c1587da251e07c565f68acd0e3504fa38334124da452b9ebeff0d43798fe53bc2c365f139bc5527eb2f63cf86b9a2bdd6bcf40e866e5dddc37c8ec70b29623cf3f39aaa686e4e60fe85ca51a6ba368b86b33b2ebdc865de7dee563156baf1a25f9e1b6a64a6cf16a7bda8be6a983e95075806d1c1daf16d876d31daa339e2568f7b02cad0f6e3eac3dc41ed60ad904cd962f65874a4e59686f657e3a490cac3b6f614c148218935aebbc20b15d60c586d1a44d38c6be55b36d258b8c68874675774bc5a6a3287923028b98e6469c09068815c447e52232485182a972a106475cc9e6d264da0683ebaf84984be79d2c7aeaa92214d8efbeafabab51f6891193c68c790ce9b41435bb256a761a792ddc0c4fccde388f694bf12b3efabee27b3f6eab47d91a5aed29699a62dafc891a498c777ab5f8464ddd5f54e311a64a46550d7115daba8bee8b28330d2a1e1e54944e7393735372fdb981bc943c7f5e6088999f3c3ce511ff238187831393a6244f4999e21f1f9812981c9c669b669fe698ed9f1d981d5c6e5b615f9552ea5f1d280d6eb26db26f726c49de92b2c5bf25b025d81449dae0d5d1cbc7c636c46f8d310251221b4f4b6bd224bb6d63b428caa159df8d5ff8fba1d337fefc5771467cfa07f18fc58ba96df6d3f3873dbfeccba334409db3a8c23789aa76edfb0de8d42d2e9879b8f2a7ffcac9a63dfadd37a87fcf7e29c18cbf569cbb12422aa1cfe4132d9f991576aa11956c8fc6b53dd7dd27fa969ba8e04e4bc1b9a5e0560c7fad3a338356848d3b06c4e405c223e60ab734af37fb2b15524e91feefe3cc1e9c39d663d3d197f3fdce12832c8ad263cc5c6943a26e9f4d302e974ab9231c5d14bd263a62c023c10e4e1f39a6a04d98b960e14c3427ef89dd628f780f456ddeae356b76c1dcda79e27d7190e6d0ce28714330a2fe004ff6269e8a5f0937335412efb791bfc61e55d7388f790287fd8792d6a41ef494d8496a2cc4390c87adb31f1cde8e4d10992adc5aa627228691d0ebebcbd72fe736f0bd5febb4ce81cec12e69f705ee0be607f2839391c14f079e0e16a5bd187831f84ae095e09b8137837b037b83becc940c7fb794b0ffc19401fed12905fe67538afd4b5396f8d7a7acf557a494fbdd92dfb723baec9027988ddeb391c5e1ac5f04e96c7dd1e3c31e18bb50463bbdb7cfdb7a8aba68a34fe7ff61ea870f4dfd761a6d4d1df446bfbceef7bd3429fdb9ba799b0af30fadff6067d243f7b76a453d49c93fc81b1de4c423aa17fd4512691f4e54d7d98fb9c83a5f89eb60e286b863f1d0352a1c67371c09ee64a988c80acb145b91f1e58cedf7a714a448e77e2b0c4694c18a3b912f88709a0ff90f64eacc9953a7ce9a352b6ffbf4a3d414d78f4edf9e274a69e1379bd7aeddfcfa9a35afb393a3f2c53ba20ed33bf9a3d6233a28239257d9c8ab788c8a13c8617a42711e769c30d7799475b1c8a204adab83783bfe32eeb876d9fd23a2352271ae8c39eee88ce55def8a4094ec3e4bef5ffeda6bcb07ad080f7af337e2b8d882b6b5f5903794cee28bcc8cb75e79e5adcc36e28cdf4fdb511fa6767e69af8623ad9c889c3b42abd875e498d3b38e1fd34b9c07e906f02ac4c1c2095d6d1d25ada4b448978767af6af7853bb4b22ca3c54f894b56660cdc4dbc4df2f89e5731fda8b84ecda3d3b6ad97b47b62e64ca864437eae5e3f7a38ed4301539ffcda8f25f52444e49a9b8abc3b4ac4335690f8fe468dc3fa09bec64e3f8f5b1375d05e9294e863bacf41ba3387ab6392859fb46311c25db0287759466bc95d922592be60ccaf8816203c2279dcacdde358fde2e397e6cc45ad3e26dea27d31f8d06967b16446c1f8dfb95956e1d34f77eb2eaa33dad06c1a4ba36807f1ded2c239d3274baea611028b9086d1e48170929b53bbbe4ea56bc806a7bacd64d11ad10cee70f470d9bc9183fa2d0b639316a653756da7aaaaa8880666d6627c25ef81326898176bc53a43ac25157d11bb93ea4155c9c982451ff6eb4433c527a2b4a2e2f067aaf7fb76ddfbd793dab5504049ff77deb2f82a7a72a73213b9da1423bd26492e20bec33127e2d74425a33a18071ddb52d7459d26c7a0899d389c615fa0abda31fd964590b85c8870198f8ad23520ab9b15346b88791b91ecb692cbb1d996adba736c84bb8e6cb009597e445ca3f623d32bf25004de109513aa463fb27d58f9c6ea29b37f3bb568f6ec7da386d36e3537e9bdc3476faaf588abe2ab4090c6e664976e0475e3f2d2351b972ddf88f42d439b1d85f48d25d9e1388742a87926ea98efa07b83933207e9e571385c6e79ed13d1e44e18ae5abe35637b417c717c443cb33de850229a6351522a740c8f12250eb7af77aba262a9ba0fec98fcdec76c4bdde02974e5d2c909a9696faeac3ba57aeb368fcabf6cdd131326b19067b674f41d67f1ccb681718a08b97f71660b1b038c02a3c82836943b1ea38c16ca3544a9527073adea155f34ec6b26ce689217c35e9d33806d648381c74045d5a983b86d9178df1309682ea0bf0817c443bc12cfe3d58e5a1fe8a33d0cf9ea106d843605c6f1b9f0a4f2a43a4b7b1e9e559ee32f686b60195faeaed27641420c8be11df4eeac17cfd307b37c7d1c2b6063f90c56c49ee4b3f5e7d8f3fc05fd8f6c055fa5fbac48c7436598462dace96abab6ee2ceb2ffa8bbea254f5d6be4d57a1515b4f3f152d237b68a04aca3b64039368dfbebb4342f0025ec48b7903212c22a8de9faba5d66cc118773bea77884c08a727faa20c452301558b739d091c4b858329db925075bc5176dda1f6f63aa27afb131dc9ee2691281cb527596a4f6d27e950732da56fdda9d3856b9d2ec86b164cb152875cfeb48cb401694569c5694bd2de4ad3f2a9c5779f2500b79c4ed0d3f6b65cf8acefcaeeee7b8a0e1c142594f6ec5f38858992f0c07145581ddff58d71d32a60d3f84997bfaa1bcc7a3b9212663cba794ddd69d67bf7a3afbf52774a29d838a2a088dc9259dcddaf6576dbbf97d90bffbdccfafe1b995df5d22d99452ca4c836d8d034c442de96b60c47abeba2c83afbc1a89238a3abab1f74f575fcd56de98e76d15de27bc978e4eedb17b8652d31670766cc993363faecd9d351407a6058724efc5deca2bd60d61bebd6bd218112f191a8c6f4116d4fbd98da4b4ccac460fe086222fd4cc770f21d3f73d05942ff0edb92d1c7842d6f739757765fb8f06b5713ba4d8a067f1c7d17a22c4ad2e42e97bc115df4547437ebebb6abe6c6bb1c32b4933edaf23416afa01a71f3a0578ef1380d5523b0dff6b2f3a0b14d335507d1dd5152eca2a5d8e9d615aba5ebf206129553864af4d76c8a85ead6f9ad172e93f8f4d83627aa5953681de37bfb4f75b54ac1cec963814b199988d1c0285c378d7c110e3beccc69cb49f1a77055d30dae98397e7f4a2812c15b9182f7b0ef44dc1a8fb22674f04e14ff60e2400ce30734baafa9b4dd27aa2ffc328eff51c60e51b1bfbcfeb55e781ed26df2ecf78861e081d266b3db1c868ba726d8131c09ce38570bbd95d1ca6c656b656fe5480fe4ea1d8d8e66475b077b07475f23cfccb3e5d97b3b66d8673876ebbb8ddde66edb6efb6e47c8a93a35a7ee349ca6c3d6ced1257d44ba21ef66ee0af3957fb9a68d84f996dac54efd6c44e1e8be23bbd0e87de286a8997269cea3e7a74d98d86752971ff65fab1d7d1a23992b191959d9cd5bd98cd4b56f6cdb9e9a4add6ddb76c8cd68edd053d6ffa9a22c45d23511f9b991bf8afe785238c1c97517acf3d06dfa3a62ea3683192864ee28e720ef5d07fabee51e9945597ed969f9e5aa3b7eb9aafa5a276956a44989eb42ba44cb3f3982cbedf20c60036080af80154064a3d2d4a3306679708bd9d25d7b58167d5c2cbe67f84e71e4c4db1515fc55f15e3d11a1feedeac9db27e8194ae83d88f15ad4535529b0eea312d15553fb19efb1d81237dd16a53212ed72787aa1d570274462b088b9c333c46d9b91582c63c368943e2f93748eb975946888b2d7d2f1cce989e98556439ae007fe3ce9bd43743b2b2b1a262eb57a6e46626a93b2952cfde6daf596dda0f297623c1ef151c9a7e134907f8760c99471f902a612952613a286f0007e8eab5cde3c2844739fd8be0607b2860b443c80fffb3b071a9e2dff66ebc61460192ccc06b34256cc96b0b5acbc21edc7740cd39756ba82299e13f42d60a22e44d32448509a90c6b439a42b39a42dcd855c2543ef497a52f4894a81fe5bf539fa3c3cc79f579793e57425ac5496f1527533eca0bba0f1ad4b081af4a3738ba531749ce825662805b535a0de5c2b77df1b3d5332eede4e7f17ce5393355de348025dd7ccb636136961b4454ad8da3260665bc30460922a76ec8e54b1874c74e42a52c6a6db6da6a1477e5967d350e81ace9736296af63bb748876fddd364fefb6b9a7f47c2af7d66c0cc66d93cc3ec6586318d301f33e79a16f938261349c88f9bc74c2420ffc18c8d615e8ce5a3b85b75e3345186d78cb135a18d59739eae36d39b1b8d6d217b6b6736c9a66d5947de41eda0b5d3dbdbbb387bb13ed053e92d6f6ced4361b032581f660cb20db58f7016b20265142f500bb4027d8c59609bce8a94a9bc482dd28af46966910d59a0fe5e5f60ccb7bd605fec7c595f655fe2dcc45e874dcaebfc4ffaebc626db163b3244dda1efb27f48abe0a0f2b17a929d82cf95d3fca2fe4fe36bdb77f66116b3a2ad7f340810ec4d8757eea5cd11868b5362e6de4a311319570b4a9dc26a6fae05562b1aa4d744fed9e8cc704f33d9466c46b26e10f932d1b8ab7ab2a6a94ab214dd64e4957c29f2d7a528e394840c649ea2d073a6669528d7a8cd7e8b77ae0633d1b7dc7b2786af3a5175fbaeed7fcec2d368420c37f88d00b436b2a093d10dfa190361b8310a1e33a6c253c63c288645c662630559024b6085bada5863ac85b78c7290e95d43a6fdb01f8e1a478d63700cce19e78c2fe14bf8c1f8c1f8895c819fd47a23130553b1eb6046b32425498f36fd0e64bad25c6f6c22a3958e7a5b33c3d19df555faeaddcd298ef9a4982d5616a88bf562730559c64a95956aa9bedc7c4d2d67ef2aefea52ae8e2a47f5fde6e7e4183ba7fc4d3da71f33bf215fb21f946fd51ff42fcd9fc975b583b485d4629ac535fa17f1189d75f15b3a0bdf9bc5b3b53f8b675967962ab6d37e75e7ea0ed051e255a977f178668942beb9684eb89b2b99b850cbec0e70cabf7ffeda08b9b017aa9b2be434999b13738d7e1ac836b7cb6933746991d0cabb6f31ed2e7e590a6719a8c81d8cbceaf88f1c4367a95bacda78c76085d90036964d63f3d164bd6c19aded7719ad130d462b4ea106708e12a6713d86fab84ff5698d7963b5b12675ac3de4a8395aae33d7d583f4a07990a7f4e03dd4716cac3a9fcde7f3d5e71dcf3b57b0e518beaf74ac746e665b608bf2baf375d79f6925ec54ca8d72f35ddb2ec72ee747ec90e390f363d767ec22cbbd6dd8d0e25b7ffa6cd72e1e2d5c4b74318522bdd7de55478b863d188b7a51a7b31b3773f62cfbbe435fbff50b1a8d3c2c7f5dada08ad00ceb77cbb24c490cd622654674dab3a10c2440fb379495bbca9cc4d1c90d6595a4d0f9a41b99227f854d9e2013c838329e4cb37e8b3d9aa4e33b936460cac2d228ec11205db1cf343215e10932968c2493480b6ced432663ff5658ba973c86294006de9e6baa551b8befb138e649ccc7604ff37fb06aceed5507e14a4fe25a1371cc64ec2df1188963fecf56ec8ea589386e30998e3d4663df91d66c63ad1123ad1d057096c99817619f5138ef04ec17c0f15370f591d6b75fcff3a035cb54c4680af61ff31fbe066e7f1f6c613515e79a62ad9489b86591ec5f8cbb35aae5ed51915fa9e353ffb4fcbf13fff641ee13565f4fe07f03e5de2c4d0a656e6473747265616d0a656e646f626a0a32312030206f626a0a3c3c0a2f466f6e74203c3c2f46312037203020520a2f4632203134203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f466f6e74203c3c2f46312037203020520a2f4632203134203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f4372656174696f6e446174652028443a32303236313132333036353734365a290a2f5469746c6520284d656574696e672063616c6c2d31290a3e3e0a656e646f626a0a787265660a302032340a303030303030303030302036353533352066200a30303030303030303135203030303030206e200a30303030303030313038203030303030206e200a30303030303030323232203030303030206e200a30303030303030333539203030303030206e200a30303030303032323830203030303030206e200a30303030303032343137203030303030206e200a30303030303035303837203030303030206e200a30303030303035323333203030303030206e200a30303030303035363834203030303030206e200a30303030303037303131203030303030206e200a30303030303037303831203030303030206e200a30303030303037333032203030303030206e200a30303030303037363234203030303030206e200a30303030303138333435203030303030206e200a30303030303138343934203030303030206e200a30303030303138383835203030303030206e200a30303030303139393839203030303030206e200a30303030303230303539203030303030206e200a30303030303230323836203030303030206e200a30303030303230353835203030303030206e200a30303030303239373436203030303030206e200a30303030303239383435203030303030206e200a30303030303239393434203030303030206e200a747261696c65720a3c3c0a2f53697a652032340a2f526f6f742032203020520a2f496e666f203233203020520a2f4944205b3c41453643444645393634453532454232333834364244344335303445433642413e3c41453643444645393634453532454232333834364244344335303445433642413e5d0a3e3e0a7374617274787265660a33303032340a2525454f460a
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
468b27e1-2d30-45aa-8650-7389bba5b628	approve			\N	\N	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.	session	2026-11-23 06:57:46.542645+00	0.238391	0.435323	a53562be-36c4-4772-b759-32dde392832f	1
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
1	'-1':3A,5A,8A 'ana':9B 'ben':10B,16C,27C 'call':2A,4A,7A 'fail':24C 'failed':13C 'friday':21C,32C 'meet':6A 'meeting':1A 'monday':15C,26C 'on':14C,20C 'pump':12C,23C 'ship':28C 'ships':17C 'the':11C,18C 'valv':30C 'valve':19C	f	f	f	1	d9353119-fca0-41f6-b65e-910f5699ac02
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
a53562be-36c4-4772-b759-32dde392832f	1	model	The pump failed on Monday. Ben ships the valve on Friday.	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	offline	writer-4		2026-11-23 06:57:45.446472+00	\N	\N	b7120e22-0bd6-42a9-a811-3ed2e16e74a7
\.


--
-- Data for Name: summaries_criterion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_criterion (id, "position", name, definition, steps, method, parameters, blocking, threshold, guideline_version_id) FROM stdin;
1	1	coherence	How well the sentences together make one account. A coherent summary has an order that a reader can follow, keeps what belongs together in one place, and never leaves it unclear who or what a sentence is about. A heap of true but unconnected statements is not coherent.	["Find the main matters of the meeting and the order in which they came up.", "Read the summary from the beginning and note where a sentence does not follow from what stands before it, or where you cannot tell who or what it refers to.", "Check that decisions, actions and discussion are kept apart and that nothing is told twice.", "Give 5 when the whole reads as one well-ordered account, 3 when a reader has to reorder or guess in places, 1 when the sentences do not belong together."]	geval	{}	t	\N	1
2	2	consistency	Whether every statement of the summary is borne out by the transcript: names, roles, figures, dates, who said or promised what, whether something was decided or only proposed. Whatever the transcript does not say counts against it, however plausible.	["Break the summary into its single statements.", "For each one find the turns that say it. Check the speaker, the figures, the dates, negations, and whether it was settled, corrected later, or left open.", "Note every statement that no turn bears out, and every one that a turn contradicts.", "Give 5 when all are borne out, 3 when a minor detail is not, 1 when a statement that matters is invented or wrong."]	geval	{}	t	\N	1
3	3	fluency	The quality of the single sentences: grammar, spelling, punctuation and choice of words. Judge each sentence by itself; order and content belong to other criteria.	["Read each sentence by itself.", "Note mistakes of grammar and spelling, broken or unfinished sentences, marks of spoken language, and wording that has to be read twice.", "Give 5 when there is nothing to correct, 3 when several sentences need correcting, 1 when much of it can hardly be read."]	geval	{}	t	\N	1
4	4	relevance	Whether the summary holds what matters of the meeting and only that: its decisions, actions, figures, disagreements and open questions, without small talk, repetition or side matters that crowd them out.	["List what somebody who was absent needs to know from this meeting.", "Check which of these points the summary gives and which it leaves out.", "Note what it spends words on that nobody needs.", "Give 5 when every important point is there and little else, 3 when an important point is missing or much is superfluous, 1 when it misses what the meeting was about."]	geval	{}	t	\N	1
5	5	professional language	Whether the tone fits a business record that others will rely on: neutral, exact and respectful, without slang, jokes, emotional or judging words about people, marketing language, or the summariser's own opinions. A quotation that matters may keep its words.	["Note slang, filler words, jokes and exaggeration.", "Note words that judge a person or take a side, and opinions that no speaker holds.", "Check that people are named with respect and in one manner throughout.", "Give 5 when it could be filed as it is, 3 when a few words have to be replaced, 1 when it would embarrass the company."]	geval	{}	t	\N	1
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
1	general	General meetings	t	\N	2026-11-23 06:57:42.257283+00
\.


--
-- Data for Name: summaries_guidelineversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guidelineversion (id, number, instructions, threshold, attempt_budget, max_words, language, writer_model, judge_model, score_mode, joint, variant, wordings, confirm, four_eyes, judge_edits, signing, redact, change_note, published_at, discarded_at, created_at, guideline_id, published_by_id, drill_share) FROM stdin;
1	1	Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.	4	3	400				auto	f	base	[]	t	f	f	session	f	The guideline that ships with Countersign.	2026-11-23 06:57:42.493643+00	\N	2026-11-23 06:57:42.33743+00	1	\N	0
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

COPY public.summaries_revisionbrief (id, shortfalls, comment, created_at, attempt_id, by_id) FROM stdin;
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
\N	\N	0	b7120e22-0bd6-42a9-a811-3ed2e16e74a7	approved	2026-11-23 06:57:46.556118+00				\N	0	\N	0				2026-11-23 06:57:46.556118+00	f	f	f	2026-11-23 06:57:44.652687+00			'1' 'call' 'crm' 'meeting'	\N	1	08b9fdaa-6604-425c-800c-87112062614c	\N
\N	\N	0	7bca894f-0113-4889-a267-94ec61cf358b	queued	2026-11-23 06:57:56.046843+00				\N	0	\N	0				\N	f	f	f	2026-11-23 06:57:56.046843+00			'crm' 'meeting' 'waiting'	\N	1	871920ab-800a-4b6e-9bf0-d3fe72c9e909	\N
\.


--
-- Data for Name: summaries_transcript; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcript (id, source, external_id, title, occurred_at, format, turns, word_count, warnings, sha256, submission_sha256, created_at, submitted_by_id) FROM stdin;
08b9fdaa-6604-425c-800c-87112062614c	crm	call-1	Meeting call-1	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	251ae2f0988834c271387c2575ebc082b0860256b6f0929054b6d36dc71fe36f	2026-11-23 06:57:44.652687+00	\N
871920ab-800a-4b6e-9bf0-d3fe72c9e909	crm	waiting	Meeting waiting	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	98aae4b590c1b47142f68c6a57e41dc0abde75733f224d3386c63212f5050d56	2026-11-23 06:57:56.046843+00	\N
\.


--
-- Data for Name: summaries_transcriptscan; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcriptscan (transcript_id, version, signals, scanned_at) FROM stdin;
08b9fdaa-6604-425c-800c-87112062614c	0	[]	2026-11-23 06:57:44.652687+00
871920ab-800a-4b6e-9bf0-d3fe72c9e909	0	[]	2026-11-23 06:57:56.046843+00
\.


--
-- Data for Name: summaries_transition; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transition (id, action, old, new, role, reason, at, actor_id, summary_id) FROM stdin;
1	open		queued	operator		2026-11-23 06:57:44.652687+00	\N	b7120e22-0bd6-42a9-a811-3ed2e16e74a7
2	write	queued	drafted	writer		2026-11-23 06:57:45.303191+00	\N	b7120e22-0bd6-42a9-a811-3ed2e16e74a7
3	pass	drafted	in_review	judge		2026-11-23 06:57:45.868931+00	\N	b7120e22-0bd6-42a9-a811-3ed2e16e74a7
4	approve	in_review	approved	reviewer		2026-11-23 06:57:46.581197+00	1	b7120e22-0bd6-42a9-a811-3ed2e16e74a7
5	open		queued	operator		2026-11-23 06:57:56.046843+00	\N	7bca894f-0113-4889-a267-94ec61cf358b
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
2	countersign.example/log\n2\nSxxUwquizUjzino8ftmraQLyZnTlC8I0j0jRjnMMwPw=\n\n— countersign.example/log oyecp6eS9x4LSU6u7cV6T/S/fWvSniXwuZsypwC4zXX4rAk7MxDZF8hNocVH9/AEjwkbwz2M4m3Te0H1mU/kKhFkWw4=\n	2026-11-23 06:57:56.011182+00
\.


--
-- Data for Name: transparency_leaf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_leaf (id, kind, "row", content, at, index) FROM stdin;
1	role	1	{"action":"grant","at":"2026-11-23T06:57:44.628356Z","by_id":null,"guideline_id":null,"id":1,"role":"reviewer","signing_key_id":null,"source":"","token_id":null,"user_id":1}	2026-11-23 06:57:44.628356+00	0
2	record	d9353119-fca0-41f6-b65e-910f5699ac02	{"created_at":"2026-11-23T06:57:46.542645Z","id":"d9353119-fca0-41f6-b65e-910f5699ac02","number":1,"pdf_sha256":"1593057f120098cbe126a1449a1d91ab984cf047be5b03e8e5795152df8cc921","reason_sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","review_id":"468b27e1-2d30-45aa-8650-7389bba5b628","sha256":"7ac68d3d348086fed751889d16fe8f009fc400859948b26f3412ecb4771ed91e","snapshot_sha256":"8410e0a5c101839f18d13b62bcaca3b143629e553ec4e6a965ea94a0f01ddfec","summary_id":"b7120e22-0bd6-42a9-a811-3ed2e16e74a7","supersedes_id":null,"text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","transcript_sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}	2026-11-23 06:57:55.753419+00	1
\.


--
-- Data for Name: transparency_node; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_node (level, "position", hash) FROM stdin;
0	0	\\xd2c7936e6d03e4e6b10a0bc704ac31f864a1b6b897820fd8cb59470e940f421b
0	1	\\x56674f6aa74f6f558ff6b26701a159bf542ddcab96a4fa91f0c5b24f9f7ab4bf
1	0	\\x4b1c54c2aba2cd48f38a7a3c7ed9ab6902f26674e50bc2348f48d18e730cc0fc
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
-- Name: accounts_directorygroup_members_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_directorygroup_members_id_seq', 1, false);


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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 412, true);


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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 130, true);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_migrations_id_seq', 48, true);


--
-- Name: judging_finding_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.judging_finding_id_seq', 1, true);


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
    ADD CONSTRAINT accounts_auditevent_pkey PRIMARY KEY (id, at);


--
-- Name: accounts_auditevent_2026_11 accounts_auditevent_2026_11_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2026_11
    ADD CONSTRAINT accounts_auditevent_2026_11_pkey PRIMARY KEY (id, at);


--
-- Name: accounts_auditevent_2026_12 accounts_auditevent_2026_12_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2026_12
    ADD CONSTRAINT accounts_auditevent_2026_12_pkey PRIMARY KEY (id, at);


--
-- Name: accounts_auditevent_2027_01 accounts_auditevent_2027_01_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2027_01
    ADD CONSTRAINT accounts_auditevent_2027_01_pkey PRIMARY KEY (id, at);


--
-- Name: accounts_auditevent_2027_02 accounts_auditevent_2027_02_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_2027_02
    ADD CONSTRAINT accounts_auditevent_2027_02_pkey PRIMARY KEY (id, at);


--
-- Name: accounts_auditevent_default accounts_auditevent_default_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditevent_default
    ADD CONSTRAINT accounts_auditevent_default_pkey PRIMARY KEY (id, at);


--
-- Name: accounts_chosenlanguage accounts_chosenlanguage_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_chosenlanguage
    ADD CONSTRAINT accounts_chosenlanguage_pkey PRIMARY KEY (user_id);


--
-- Name: accounts_directoryaccount accounts_directoryaccount_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directoryaccount
    ADD CONSTRAINT accounts_directoryaccount_pkey PRIMARY KEY (user_id);


--
-- Name: accounts_directorygroup_members accounts_directorygroup__directorygroup_id_user_i_8ba76340_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directorygroup_members
    ADD CONSTRAINT accounts_directorygroup__directorygroup_id_user_i_8ba76340_uniq UNIQUE (directorygroup_id, user_id);


--
-- Name: accounts_directorygroup_members accounts_directorygroup_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directorygroup_members
    ADD CONSTRAINT accounts_directorygroup_members_pkey PRIMARY KEY (id);


--
-- Name: accounts_directorygroup accounts_directorygroup_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directorygroup
    ADD CONSTRAINT accounts_directorygroup_pkey PRIMARY KEY (id);


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
-- Name: judging_finding judging_finding_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_finding
    ADD CONSTRAINT judging_finding_pkey PRIMARY KEY (id);


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
    ADD CONSTRAINT llm_modelcall_pkey PRIMARY KEY (id, created_at);


--
-- Name: llm_modelcall_2026_11 llm_modelcall_2026_11_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2026_11
    ADD CONSTRAINT llm_modelcall_2026_11_pkey PRIMARY KEY (id, created_at);


--
-- Name: llm_modelcall_2026_12 llm_modelcall_2026_12_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2026_12
    ADD CONSTRAINT llm_modelcall_2026_12_pkey PRIMARY KEY (id, created_at);


--
-- Name: llm_modelcall_2027_01 llm_modelcall_2027_01_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2027_01
    ADD CONSTRAINT llm_modelcall_2027_01_pkey PRIMARY KEY (id, created_at);


--
-- Name: llm_modelcall_2027_02 llm_modelcall_2027_02_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_2027_02
    ADD CONSTRAINT llm_modelcall_2027_02_pkey PRIMARY KEY (id, created_at);


--
-- Name: llm_modelcall_default llm_modelcall_default_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.llm_modelcall_default
    ADD CONSTRAINT llm_modelcall_default_pkey PRIMARY KEY (id, created_at);


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
-- Name: records_record records_record_sha256_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records_record
    ADD CONSTRAINT records_record_sha256_key UNIQUE (sha256);


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
-- Name: audit_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_time ON ONLY public.accounts_auditevent USING btree (at, id);


--
-- Name: accounts_auditevent_2026_11_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (at, id);


--
-- Name: audit_by_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_actor ON ONLY public.accounts_auditevent USING btree (by_id, at, id);


--
-- Name: accounts_auditevent_2026_11_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_by_id_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (by_id, at, id);


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

CREATE INDEX audit_by_kind ON ONLY public.accounts_auditevent USING btree (kind, at, id);


--
-- Name: accounts_auditevent_2026_11_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_kind_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (kind, at, id);


--
-- Name: accounts_auditevent_number_73a71862; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_number_73a71862 ON ONLY public.accounts_auditevent USING btree (number);


--
-- Name: accounts_auditevent_2026_11_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_number_idx ON public.accounts_auditevent_2026_11 USING btree (number);


--
-- Name: audit_by_object; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_object ON ONLY public.accounts_auditevent USING btree (object_kind, object_key, at, id);


--
-- Name: accounts_auditevent_2026_11_object_kind_object_key_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_object_kind_object_key_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (object_kind, object_key, at, id);


--
-- Name: audit_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_person ON ONLY public.accounts_auditevent USING btree (person_id, at, id);


--
-- Name: accounts_auditevent_2026_11_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_11_person_id_at_id_idx ON public.accounts_auditevent_2026_11 USING btree (person_id, at, id);


--
-- Name: accounts_auditevent_2026_12_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_area_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (area, at, id);


--
-- Name: accounts_auditevent_2026_12_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (at, id);


--
-- Name: accounts_auditevent_2026_12_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_by_id_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (by_id, at, id);


--
-- Name: accounts_auditevent_2026_12_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_id_idx ON public.accounts_auditevent_2026_12 USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2026_12_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_kind_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (kind, at, id);


--
-- Name: accounts_auditevent_2026_12_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_number_idx ON public.accounts_auditevent_2026_12 USING btree (number);


--
-- Name: accounts_auditevent_2026_12_object_kind_object_key_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_object_kind_object_key_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (object_kind, object_key, at, id);


--
-- Name: accounts_auditevent_2026_12_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2026_12_person_id_at_id_idx ON public.accounts_auditevent_2026_12 USING btree (person_id, at, id);


--
-- Name: accounts_auditevent_2027_01_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_area_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (area, at, id);


--
-- Name: accounts_auditevent_2027_01_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (at, id);


--
-- Name: accounts_auditevent_2027_01_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_by_id_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (by_id, at, id);


--
-- Name: accounts_auditevent_2027_01_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_id_idx ON public.accounts_auditevent_2027_01 USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2027_01_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_kind_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (kind, at, id);


--
-- Name: accounts_auditevent_2027_01_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_number_idx ON public.accounts_auditevent_2027_01 USING btree (number);


--
-- Name: accounts_auditevent_2027_01_object_kind_object_key_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_object_kind_object_key_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (object_kind, object_key, at, id);


--
-- Name: accounts_auditevent_2027_01_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_01_person_id_at_id_idx ON public.accounts_auditevent_2027_01 USING btree (person_id, at, id);


--
-- Name: accounts_auditevent_2027_02_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_area_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (area, at, id);


--
-- Name: accounts_auditevent_2027_02_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (at, id);


--
-- Name: accounts_auditevent_2027_02_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_by_id_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (by_id, at, id);


--
-- Name: accounts_auditevent_2027_02_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_id_idx ON public.accounts_auditevent_2027_02 USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_2027_02_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_kind_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (kind, at, id);


--
-- Name: accounts_auditevent_2027_02_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_number_idx ON public.accounts_auditevent_2027_02 USING btree (number);


--
-- Name: accounts_auditevent_2027_02_object_kind_object_key_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_object_kind_object_key_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (object_kind, object_key, at, id);


--
-- Name: accounts_auditevent_2027_02_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_2027_02_person_id_at_id_idx ON public.accounts_auditevent_2027_02 USING btree (person_id, at, id);


--
-- Name: accounts_auditevent_default_area_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_area_at_id_idx ON public.accounts_auditevent_default USING btree (area, at, id);


--
-- Name: accounts_auditevent_default_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_at_id_idx ON public.accounts_auditevent_default USING btree (at, id);


--
-- Name: accounts_auditevent_default_by_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_by_id_at_id_idx ON public.accounts_auditevent_default USING btree (by_id, at, id);


--
-- Name: accounts_auditevent_default_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_id_idx ON public.accounts_auditevent_default USING btree (id) WHERE (number IS NULL);


--
-- Name: accounts_auditevent_default_kind_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_kind_at_id_idx ON public.accounts_auditevent_default USING btree (kind, at, id);


--
-- Name: accounts_auditevent_default_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_number_idx ON public.accounts_auditevent_default USING btree (number);


--
-- Name: accounts_auditevent_default_object_kind_object_key_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_object_kind_object_key_at_id_idx ON public.accounts_auditevent_default USING btree (object_kind, object_key, at, id);


--
-- Name: accounts_auditevent_default_person_id_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_auditevent_default_person_id_at_id_idx ON public.accounts_auditevent_default USING btree (person_id, at, id);


--
-- Name: accounts_directorygroup_members_directorygroup_id_a39d6251; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_directorygroup_members_directorygroup_id_a39d6251 ON public.accounts_directorygroup_members USING btree (directorygroup_id);


--
-- Name: accounts_directorygroup_members_user_id_a8ec2d90; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_directorygroup_members_user_id_a8ec2d90 ON public.accounts_directorygroup_members USING btree (user_id);


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
-- Name: accounts_rolegrant_user_id_0601f056; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_rolegrant_user_id_0601f056 ON public.accounts_rolegrant USING btree (user_id);


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
-- Name: delivery_delivery_endpoint_id_f5026619; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_delivery_endpoint_id_f5026619 ON public.delivery_delivery USING btree (endpoint_id);


--
-- Name: delivery_delivery_event_id_bb89da5d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_delivery_event_id_bb89da5d ON public.delivery_delivery USING btree (event_id);


--
-- Name: delivery_deliverytry_delivery_id_acca1ee4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_deliverytry_delivery_id_acca1ee4 ON public.delivery_deliverytry USING btree (delivery_id);


--
-- Name: delivery_dispatch_record_id_06240aaf; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_dispatch_record_id_06240aaf ON public.delivery_dispatch USING btree (record_id);


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
-- Name: delivery_notification_user_id_1e521ef3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_notification_user_id_1e521ef3 ON public.delivery_notification USING btree (user_id);


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
-- Name: directory_account_named_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX directory_account_named_once ON public.accounts_directoryaccount USING btree (lower((user_name)::text)) WHERE (deleted_at IS NULL);


--
-- Name: directory_group_named_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX directory_group_named_once ON public.accounts_directorygroup USING btree (lower((display_name)::text));


--
-- Name: dispatch_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dispatch_due ON public.delivery_dispatch USING btree (next_at) WHERE ((state)::text = 'pending'::text);


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
-- Name: judging_finding_evaluation_id_0d0f0e64; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_finding_evaluation_id_0d0f0e64 ON public.judging_finding USING btree (evaluation_id);


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
-- Name: judging_pinnedmeeting_guideline_id_29b672d9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_pinnedmeeting_guideline_id_29b672d9 ON public.judging_pinnedmeeting USING btree (guideline_id);


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
-- Name: judging_rating_attempt_id_fcfb03d2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_rating_attempt_id_fcfb03d2 ON public.judging_rating USING btree (attempt_id);


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
-- Name: judging_score_evaluation_id_1a6ed982; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judging_score_evaluation_id_1a6ed982 ON public.judging_score USING btree (evaluation_id);


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
-- Name: llm_modelcall_created_at_613a0e9f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_created_at_613a0e9f ON ONLY public.llm_modelcall USING btree (created_at);


--
-- Name: llm_modelcall_2026_11_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_11_created_at_idx ON public.llm_modelcall_2026_11 USING btree (created_at);


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
-- Name: llm_modelcall_2026_12_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_12_created_at_idx ON public.llm_modelcall_2026_12 USING btree (created_at);


--
-- Name: llm_modelcall_2026_12_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_12_provider_model_idx ON public.llm_modelcall_2026_12 USING btree (provider, model);


--
-- Name: llm_modelcall_2026_12_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2026_12_subject_idx ON public.llm_modelcall_2026_12 USING btree (subject);


--
-- Name: llm_modelcall_2027_01_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_01_created_at_idx ON public.llm_modelcall_2027_01 USING btree (created_at);


--
-- Name: llm_modelcall_2027_01_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_01_provider_model_idx ON public.llm_modelcall_2027_01 USING btree (provider, model);


--
-- Name: llm_modelcall_2027_01_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_01_subject_idx ON public.llm_modelcall_2027_01 USING btree (subject);


--
-- Name: llm_modelcall_2027_02_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_02_created_at_idx ON public.llm_modelcall_2027_02 USING btree (created_at);


--
-- Name: llm_modelcall_2027_02_provider_model_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_02_provider_model_idx ON public.llm_modelcall_2027_02 USING btree (provider, model);


--
-- Name: llm_modelcall_2027_02_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_2027_02_subject_idx ON public.llm_modelcall_2027_02 USING btree (subject);


--
-- Name: llm_modelcall_default_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX llm_modelcall_default_created_at_idx ON public.llm_modelcall_default USING btree (created_at);


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
-- Name: measuring_backtestitem_backtest_id_88e74621; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_backtestitem_backtest_id_88e74621 ON public.measuring_backtestitem USING btree (backtest_id);


--
-- Name: measuring_drawing_asked_by_id_8d346368; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_drawing_asked_by_id_8d346368 ON public.measuring_drawing USING btree (asked_by_id);


--
-- Name: measuring_drawnfigure_drawing_id_03e64290; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_drawnfigure_drawing_id_03e64290 ON public.measuring_drawnfigure USING btree (drawing_id);


--
-- Name: measuring_judgementbatch_asked_by_id_f9abbbb1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_judgementbatch_asked_by_id_f9abbbb1 ON public.measuring_judgementbatch USING btree (asked_by_id);


--
-- Name: measuring_judgementbatch_version_id_84280f92; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_judgementbatch_version_id_84280f92 ON public.measuring_judgementbatch USING btree (version_id);


--
-- Name: measuring_judgementitem_batch_id_d44f1629; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_judgementitem_batch_id_d44f1629 ON public.measuring_judgementitem USING btree (batch_id);


--
-- Name: measuring_metarun_stored_by_id_b1c51a0d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_metarun_stored_by_id_b1c51a0d ON public.measuring_metarun USING btree (stored_by_id);


--
-- Name: measuring_storedfolder_name_c8bf15dd_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_storedfolder_name_c8bf15dd_like ON public.measuring_storedfolder USING btree (name varchar_pattern_ops);


--
-- Name: measuring_storedpiece_folder_id_3ab8c700; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX measuring_storedpiece_folder_id_3ab8c700 ON public.measuring_storedpiece USING btree (folder_id);


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
-- Name: records_record_sha256_e017e24a_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_record_sha256_e017e24a_like ON public.records_record USING btree (sha256 varchar_pattern_ops);


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
-- Name: records_savedview_user_id_c371faf8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_savedview_user_id_c371faf8 ON public.records_savedview USING btree (user_id);


--
-- Name: records_viewevent_summary_id_0eb021ab; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_viewevent_summary_id_0eb021ab ON public.records_viewevent USING btree (summary_id);


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
-- Name: reviews_claim_holder_id_4ffe7c70; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_claim_holder_id_4ffe7c70 ON public.reviews_claim USING btree (holder_id);


--
-- Name: reviews_editdraft_attempt_id_18acc0d0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_editdraft_attempt_id_18acc0d0 ON public.reviews_editdraft USING btree (attempt_id);


--
-- Name: reviews_editdraft_writer_id_8edbcdf3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_editdraft_writer_id_8edbcdf3 ON public.reviews_editdraft USING btree (writer_id);


--
-- Name: reviews_handindraft_saved_at_3b62454b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_handindraft_saved_at_3b62454b ON public.reviews_handindraft USING btree (saved_at);


--
-- Name: reviews_ratingdraft_attempt_id_bf7bf733; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_ratingdraft_attempt_id_bf7bf733 ON public.reviews_ratingdraft USING btree (attempt_id);


--
-- Name: reviews_ratingdraft_reviewer_id_3bad4e7c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_ratingdraft_reviewer_id_3bad4e7c ON public.reviews_ratingdraft USING btree (reviewer_id);


--
-- Name: reviews_skip_reviewer_id_fd2fa0af; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_skip_reviewer_id_fd2fa0af ON public.reviews_skip USING btree (reviewer_id);


--
-- Name: reviews_skip_summary_id_06fed714; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reviews_skip_summary_id_06fed714 ON public.reviews_skip USING btree (summary_id);


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
-- Name: summaries_attempt_summary_id_6de56dda; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_attempt_summary_id_6de56dda ON public.summaries_attempt USING btree (summary_id);


--
-- Name: summaries_attempt_written_by_id_fd72861d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_attempt_written_by_id_fd72861d ON public.summaries_attempt USING btree (written_by_id);


--
-- Name: summaries_criterion_guideline_version_id_216a1bcb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_criterion_guideline_version_id_216a1bcb ON public.summaries_criterion USING btree (guideline_version_id);


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
-- Name: summaries_guidelineversion_guideline_id_1f28fef4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_guidelineversion_guideline_id_1f28fef4 ON public.summaries_guidelineversion USING btree (guideline_id);


--
-- Name: summaries_guidelineversion_published_by_id_bd156478; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_guidelineversion_published_by_id_bd156478 ON public.summaries_guidelineversion USING btree (published_by_id);


--
-- Name: summaries_import_owner_id_3ac7cd85; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_import_owner_id_3ac7cd85 ON public.summaries_import USING btree (owner_id);


--
-- Name: summaries_keptanswer_owner_id_8dea0a90; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_keptanswer_owner_id_8dea0a90 ON public.summaries_keptanswer USING btree (owner_id);


--
-- Name: summaries_recording_added_by_id_88fd81a7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_recording_added_by_id_88fd81a7 ON public.summaries_recording USING btree (added_by_id);


--
-- Name: summaries_rejection_of_id_139f6055; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_rejection_of_id_139f6055 ON public.summaries_rejection USING btree (of_id);


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
-- Name: summaries_transcript_submitted_by_id_8df087ec; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_transcript_submitted_by_id_8df087ec ON public.summaries_transcript USING btree (submitted_by_id);


--
-- Name: summaries_transition_actor_id_82774d84; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_transition_actor_id_82774d84 ON public.summaries_transition USING btree (actor_id);


--
-- Name: summaries_transition_summary_id_699b361a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_transition_summary_id_699b361a ON public.summaries_transition USING btree (summary_id);


--
-- Name: summary_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_by_age ON public.summaries_summary USING btree (created_at, id);


--
-- Name: summary_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_by_status ON public.summaries_summary USING btree (status, status_since, id);


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
-- Name: summary_held_up; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_held_up ON public.summaries_summary USING btree (not_before, status_since) WHERE (((status)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[])) AND (NOT (waiting_for = ''::text)));


--
-- Name: summary_in_pipeline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_in_pipeline ON public.summaries_summary USING btree (nudged_at) WHERE ((status)::text = ANY ((ARRAY['queued'::character varying, 'revising'::character varying, 'drafted'::character varying])::text[]));


--
-- Name: summary_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_kept ON public.summaries_summary USING btree (status_since, id) WHERE ((NOT disposed) AND ((status)::text = ANY ((ARRAY['approved'::character varying, 'cancelled'::character varying, 'rejected'::character varying])::text[])));


--
-- Name: summary_kept_by_version; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summary_kept_by_version ON public.summaries_summary USING btree (guideline_version_id, status_since, id) WHERE ((NOT disposed) AND ((status)::text = ANY ((ARRAY['approved'::character varying, 'cancelled'::character varying, 'rejected'::character varying])::text[])));


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
-- Name: accounts_auditevent_2026_11_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_time ATTACH PARTITION public.accounts_auditevent_2026_11_at_id_idx;


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

ALTER INDEX public.accounts_auditevent_number_73a71862 ATTACH PARTITION public.accounts_auditevent_2026_11_number_idx;


--
-- Name: accounts_auditevent_2026_11_object_kind_object_key_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2026_11_object_kind_object_key_at_id_idx;


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
-- Name: accounts_auditevent_2026_12_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_time ATTACH PARTITION public.accounts_auditevent_2026_12_at_id_idx;


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

ALTER INDEX public.accounts_auditevent_number_73a71862 ATTACH PARTITION public.accounts_auditevent_2026_12_number_idx;


--
-- Name: accounts_auditevent_2026_12_object_kind_object_key_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2026_12_object_kind_object_key_at_id_idx;


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
-- Name: accounts_auditevent_2027_01_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_time ATTACH PARTITION public.accounts_auditevent_2027_01_at_id_idx;


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

ALTER INDEX public.accounts_auditevent_number_73a71862 ATTACH PARTITION public.accounts_auditevent_2027_01_number_idx;


--
-- Name: accounts_auditevent_2027_01_object_kind_object_key_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2027_01_object_kind_object_key_at_id_idx;


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
-- Name: accounts_auditevent_2027_02_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_time ATTACH PARTITION public.accounts_auditevent_2027_02_at_id_idx;


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

ALTER INDEX public.accounts_auditevent_number_73a71862 ATTACH PARTITION public.accounts_auditevent_2027_02_number_idx;


--
-- Name: accounts_auditevent_2027_02_object_kind_object_key_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_2027_02_object_kind_object_key_at_id_idx;


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
-- Name: accounts_auditevent_default_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_time ATTACH PARTITION public.accounts_auditevent_default_at_id_idx;


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

ALTER INDEX public.accounts_auditevent_number_73a71862 ATTACH PARTITION public.accounts_auditevent_default_number_idx;


--
-- Name: accounts_auditevent_default_object_kind_object_key_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_object ATTACH PARTITION public.accounts_auditevent_default_object_kind_object_key_at_id_idx;


--
-- Name: accounts_auditevent_default_person_id_at_id_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.audit_by_person ATTACH PARTITION public.accounts_auditevent_default_person_id_at_id_idx;


--
-- Name: accounts_auditevent_default_pkey; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.accounts_auditevent_pkey ATTACH PARTITION public.accounts_auditevent_default_pkey;


--
-- Name: llm_modelcall_2026_11_created_at_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_created_at_613a0e9f ATTACH PARTITION public.llm_modelcall_2026_11_created_at_idx;


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
-- Name: llm_modelcall_2026_12_created_at_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_created_at_613a0e9f ATTACH PARTITION public.llm_modelcall_2026_12_created_at_idx;


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
-- Name: llm_modelcall_2027_01_created_at_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_created_at_613a0e9f ATTACH PARTITION public.llm_modelcall_2027_01_created_at_idx;


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
-- Name: llm_modelcall_2027_02_created_at_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_created_at_613a0e9f ATTACH PARTITION public.llm_modelcall_2027_02_created_at_idx;


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
-- Name: llm_modelcall_default_created_at_idx; Type: INDEX ATTACH; Schema: public; Owner: -
--

ALTER INDEX public.llm_modelcall_created_at_613a0e9f ATTACH PARTITION public.llm_modelcall_default_created_at_idx;


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

COMMENT ON TRIGGER pgtrigger_append_only_2babc ON public.transparency_leaf IS 'f625c4140c082d869b88dca38b2180966af0d769';


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

COMMENT ON TRIGGER pgtrigger_append_only_9c87a ON public.records_record IS 'a00dd1397ed6fa65e3c576a2d6512c2f0a54ed81';


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

COMMENT ON TRIGGER pgtrigger_audited_3da4a ON public.records_record IS '48271ccffec1474f83efea375fb21a36879df812';


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

COMMENT ON TRIGGER pgtrigger_audited_7abe2 ON public.records_review IS 'da965e696baa1198c9f83bddc390a2df9db48f5c';


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

COMMENT ON TRIGGER pgtrigger_audited_f4e07 ON public.summaries_transcript IS '59972daf8fb6936adbe50e40dc59e797b53a88d0';


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
-- Name: judging_finding pgtrigger_immutable_84e5c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_immutable_84e5c BEFORE UPDATE ON public.judging_finding FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_immutable_84e5c();


--
-- Name: TRIGGER pgtrigger_immutable_84e5c ON judging_finding; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_immutable_84e5c ON public.judging_finding IS '81de523ae29e832ba8b7a61c0ee08f9012a08abd';


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

COMMENT ON TRIGGER pgtrigger_immutable_bdd10 ON public.summaries_transcript IS '98178095d396140db2df0c381942c1e42d843121';


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

COMMENT ON TRIGGER pgtrigger_logged_2bdb1 ON public.records_record IS '92448be8f373f612c14aa81ac3056b3386160cbc';


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
-- Name: judging_finding pgtrigger_quotes_stand_in_their_turns_4280e; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_quotes_stand_in_their_turns_4280e BEFORE INSERT ON public.judging_finding FOR EACH ROW WHEN ((new.quotes <> '[]'::jsonb)) EXECUTE FUNCTION public.pgtrigger_quotes_stand_in_their_turns_4280e();


--
-- Name: TRIGGER pgtrigger_quotes_stand_in_their_turns_4280e ON judging_finding; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_quotes_stand_in_their_turns_4280e ON public.judging_finding IS '439781949d9f948af288a31575909462d3d742fe';


--
-- Name: judging_score pgtrigger_quotes_stand_in_their_turns_64fa8; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_quotes_stand_in_their_turns_64fa8 BEFORE INSERT ON public.judging_score FOR EACH ROW WHEN ((new.quotes <> '[]'::jsonb)) EXECUTE FUNCTION public.pgtrigger_quotes_stand_in_their_turns_64fa8();


--
-- Name: TRIGGER pgtrigger_quotes_stand_in_their_turns_64fa8 ON judging_score; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_quotes_stand_in_their_turns_64fa8 ON public.judging_score IS 'd9c493b9e96f9a1ceeaebf2ccdeb833cc43460ee';


--
-- Name: accounts_signingkey pgtrigger_signing_key_changed_b0691; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_signing_key_changed_b0691 AFTER INSERT OR UPDATE ON public.accounts_signingkey FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_signing_key_changed_b0691();


--
-- Name: TRIGGER pgtrigger_signing_key_changed_b0691 ON accounts_signingkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_signing_key_changed_b0691 ON public.accounts_signingkey IS '537b0a4b43ce7e6f0a7444cf2b2142da81503975';


--
-- Name: judging_finding pgtrigger_stays_020c8; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_stays_020c8 BEFORE DELETE ON public.judging_finding FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_stays_020c8();


--
-- Name: TRIGGER pgtrigger_stays_020c8 ON judging_finding; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_stays_020c8 ON public.judging_finding IS 'bf7c6e634b05831d135397f865a20061b791b751';


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
-- Name: accounts_directoryaccount accounts_directoryaccount_user_id_69a7615b_fk_auth_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directoryaccount
    ADD CONSTRAINT accounts_directoryaccount_user_id_69a7615b_fk_auth_user_id FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_directorygroup_members accounts_directorygr_directorygroup_id_a39d6251_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directorygroup_members
    ADD CONSTRAINT accounts_directorygr_directorygroup_id_a39d6251_fk_accounts_ FOREIGN KEY (directorygroup_id) REFERENCES public.accounts_directorygroup(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_directorygroup_members accounts_directorygr_user_id_a8ec2d90_fk_auth_user; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_directorygroup_members
    ADD CONSTRAINT accounts_directorygr_user_id_a8ec2d90_fk_auth_user FOREIGN KEY (user_id) REFERENCES public.auth_user(id) DEFERRABLE INITIALLY DEFERRED;


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
-- Name: judging_finding judging_finding_evaluation_id_0d0f0e64_fk_judging_evaluation_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judging_finding
    ADD CONSTRAINT judging_finding_evaluation_id_0d0f0e64_fk_judging_evaluation_id FOREIGN KEY (evaluation_id) REFERENCES public.judging_evaluation(id) DEFERRABLE INITIALLY DEFERRED;


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


