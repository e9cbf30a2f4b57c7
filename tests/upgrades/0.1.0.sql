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
        VALUES (gen_random_uuid(), NEW.id, CASE NEW.new WHEN 'in_review' THEN 'summary.waiting' WHEN 'exhausted' THEN 'summary.waiting' WHEN 'approved' THEN 'summary.approved' WHEN 'rejected' THEN 'summary.rejected' WHEN 'returned' THEN 'summary.returned' WHEN 'failed' THEN 'summary.failed' END);
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
    SELECT FROM summaries_summary s JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
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
    SELECT FROM summaries_summary s JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
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
    SELECT FROM summaries_summary s JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
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
                     RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
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
        WHERE a.id = (SELECT attempt_id FROM judging_evaluation WHERE id = OLD.evaluation_id) AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id) AND NOT EXISTS (
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
        WHERE a.id = (SELECT attempt_id FROM judging_evaluation WHERE id = OLD.evaluation_id) AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id) AND NOT EXISTS (
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
        WHERE a.id = OLD.attempt_id AND NOT EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = s.id) AND NOT EXISTS (
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
    CONSTRAINT account_letter_known CHECK (((change)::text = ANY ((ARRAY['password'::character varying, 'away'::character varying, 'here'::character varying, 'asked'::character varying, 'confirm'::character varying, 'token'::character varying, 'joined'::character varying, 'emergency'::character varying, 'factor'::character varying, 'no_factor'::character varying, 'codes'::character varying, 'code_used'::character varying, 'key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[]))),
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
    CONSTRAINT role_event_says_what CHECK (((((action)::text = ANY ((ARRAY['grant'::character varying, 'revoke'::character varying])::text[])) AND ((role)::text = ANY ((ARRAY['reviewer'::character varying, 'lead'::character varying, 'guideline_admin'::character varying, 'author'::character varying, 'auditor'::character varying, 'system_admin'::character varying])::text[]))) OR (((action)::text = ANY ((ARRAY['create'::character varying, 'activate'::character varying, 'deactivate'::character varying, 'email'::character varying, 'new_email'::character varying, 'keep_email'::character varying, 'link'::character varying, 'ask'::character varying, 'password'::character varying, 'change'::character varying, 'superuser'::character varying, 'no_super'::character varying, 'staff'::character varying, 'no_staff'::character varying, 'join'::character varying, 'rename'::character varying, 'factor'::character varying, 'no_factor'::character varying, 'codes'::character varying, 'code_used'::character varying, 'sessions'::character varying, 'erase'::character varying, 'token'::character varying, 'rotate'::character varying, 'untoken'::character varying, 'expire'::character varying, 'token_set'::character varying, 'key'::character varying, 'unkey'::character varying, 'key_back'::character varying])::text[])) AND (guideline_id IS NULL) AND ((role)::text = ''::text))))
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
    CONSTRAINT attempt_budget_in_range CHECK (((attempt_budget >= 1) AND (attempt_budget <= 20))),
    CONSTRAINT max_words_in_range CHECK ((max_words >= 20)),
    CONSTRAINT published_version_is_not_discarded CHECK (((published_at IS NULL) OR (discarded_at IS NULL))),
    CONSTRAINT score_mode_in_choices CHECK (((score_mode)::text = ANY ((ARRAY['auto'::character varying, 'auto-single'::character varying, 'logprobs'::character varying, 'samples'::character varying, 'single'::character varying])::text[]))),
    CONSTRAINT signing_in_choices CHECK (((signing)::text = ANY ((ARRAY['session'::character varying, 'reauthenticate'::character varying, 'passkey'::character varying])::text[]))),
    CONSTRAINT summaries_guidelineversion_attempt_budget_check CHECK ((attempt_budget >= 0)),
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
1	\N	2026-11-23 03:48:24.205609+00	role.grant			{"role": "reviewer"}			\N	1
2	\N	2026-11-23 03:48:24.218628+00	transcript.hand_in	transcript	7d4b4a73-f349-4ac9-826c-35556404811a	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
3	\N	2026-11-23 03:48:24.465513+00	claim.take	summary	044a69b0-54d9-42da-a3c8-f3914f2ec053	{}			1	\N
4	\N	2026-11-23 03:48:24.523243+00	review.approve	summary	044a69b0-54d9-42da-a3c8-f3914f2ec053	{"signature": "session", "text_sha256": "a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}			1	\N
5	\N	2026-11-23 03:48:26.302257+00	record.make	record	1	{"sha256": "4e4c4cc5aad13d17e91de0bc59005f638375e2dec0a0e1e3d7c021b54587617a"}			1	\N
6	\N	2026-11-23 03:48:26.344379+00	transcript.hand_in	transcript	4ff71500-1b7d-4acc-b61c-8b033a07c9ea	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
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
1	grant	reviewer		2026-11-23 03:48:24.205609+00	\N	\N	\N	1	\N
\.


--
-- Data for Name: accounts_rolegrant; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_rolegrant (id, role, source, created_at, guideline_id, user_id) FROM stdin;
1	reviewer		2026-11-23 03:48:24.202365+00	\N	1
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
37	Can add address change	12	add_addresschange
38	Can change address change	12	change_addresschange
39	Can delete address change	12	delete_addresschange
40	Can view address change	12	view_addresschange
41	Can add api token	13	add_apitoken
42	Can change api token	13	change_apitoken
43	Can delete api token	13	delete_apitoken
44	Can view api token	13	view_apitoken
45	Can add audit event	14	add_auditevent
46	Can change audit event	14	change_auditevent
47	Can delete audit event	14	delete_auditevent
48	Can view audit event	14	view_auditevent
49	Can add role grant	15	add_rolegrant
50	Can change role grant	15	change_rolegrant
51	Can delete role grant	15	delete_rolegrant
52	Can view role grant	15	view_rolegrant
53	Can add sign in event	16	add_signinevent
54	Can change sign in event	16	change_signinevent
55	Can delete sign in event	16	delete_signinevent
56	Can view sign in event	16	view_signinevent
57	Can add signing key	17	add_signingkey
58	Can change signing key	17	change_signingkey
59	Can delete signing key	17	delete_signingkey
60	Can view signing key	17	view_signingkey
61	Can add role event	18	add_roleevent
62	Can change role event	18	change_roleevent
63	Can delete role event	18	delete_roleevent
64	Can view role event	18	view_roleevent
65	Can add account letter	19	add_accountletter
66	Can change account letter	19	change_accountletter
67	Can delete account letter	19	delete_accountletter
68	Can view account letter	19	view_accountletter
69	Can add directory account	20	add_directoryaccount
70	Can change directory account	20	change_directoryaccount
71	Can delete directory account	20	delete_directoryaccount
72	Can view directory account	20	view_directoryaccount
73	Can add directory group	21	add_directorygroup
74	Can change directory group	21	change_directorygroup
75	Can delete directory group	21	delete_directorygroup
76	Can view directory group	21	view_directorygroup
77	Can add erasure	22	add_erasure
78	Can change erasure	22	change_erasure
79	Can delete erasure	22	delete_erasure
80	Can view erasure	22	view_erasure
81	Can add checkpoint	23	add_checkpoint
82	Can change checkpoint	23	change_checkpoint
83	Can delete checkpoint	23	delete_checkpoint
84	Can view checkpoint	23	view_checkpoint
85	Can add leaf	24	add_leaf
86	Can change leaf	24	change_leaf
87	Can delete leaf	24	delete_leaf
88	Can view leaf	24	view_leaf
89	Can add node	25	add_node
90	Can change node	25	change_node
91	Can delete node	25	delete_node
92	Can view node	25	view_node
93	Can add anchor	26	add_anchor
94	Can change anchor	26	change_anchor
95	Can delete anchor	26	delete_anchor
96	Can view anchor	26	view_anchor
97	Can add summary	27	add_summary
98	Can change summary	27	change_summary
99	Can delete summary	27	delete_summary
100	Can view summary	27	view_summary
101	Can add transcript	28	add_transcript
102	Can change transcript	28	change_transcript
103	Can delete transcript	28	delete_transcript
104	Can view transcript	28	view_transcript
105	Can add deletion	29	add_deletion
106	Can change deletion	29	change_deletion
107	Can delete deletion	29	delete_deletion
108	Can view deletion	29	view_deletion
109	Can add guideline	30	add_guideline
110	Can change guideline	30	change_guideline
111	Can delete guideline	30	delete_guideline
112	Can view guideline	30	view_guideline
113	Can add guideline version	31	add_guidelineversion
114	Can change guideline version	31	change_guidelineversion
115	Can delete guideline version	31	delete_guidelineversion
116	Can view guideline version	31	view_guidelineversion
117	Can add criterion	32	add_criterion
118	Can change criterion	32	change_criterion
119	Can delete criterion	32	delete_criterion
120	Can view criterion	32	view_criterion
121	Can add import	33	add_import
122	Can change import	33	change_import
123	Can delete import	33	delete_import
124	Can view import	33	view_import
125	Can add kept answer	34	add_keptanswer
126	Can change kept answer	34	change_keptanswer
127	Can delete kept answer	34	delete_keptanswer
128	Can view kept answer	34	view_keptanswer
129	Can add redaction	35	add_redaction
130	Can change redaction	35	change_redaction
131	Can delete redaction	35	delete_redaction
132	Can view redaction	35	view_redaction
133	Can add attempt	36	add_attempt
134	Can change attempt	36	change_attempt
135	Can delete attempt	36	delete_attempt
136	Can view attempt	36	view_attempt
137	Can add rejection	37	add_rejection
138	Can change rejection	37	change_rejection
139	Can delete rejection	37	delete_rejection
140	Can view rejection	37	view_rejection
141	Can add revision brief	38	add_revisionbrief
142	Can change revision brief	38	change_revisionbrief
143	Can delete revision brief	38	delete_revisionbrief
144	Can view revision brief	38	view_revisionbrief
145	Can add suggestion	39	add_suggestion
146	Can change suggestion	39	change_suggestion
147	Can delete suggestion	39	delete_suggestion
148	Can view suggestion	39	view_suggestion
149	Can add transcript scan	40	add_transcriptscan
150	Can change transcript scan	40	change_transcriptscan
151	Can delete transcript scan	40	delete_transcriptscan
152	Can view transcript scan	40	view_transcriptscan
153	Can add transition	41	add_transition
154	Can change transition	41	change_transition
155	Can delete transition	41	delete_transition
156	Can view transition	41	view_transition
157	Can add recording	42	add_recording
158	Can change recording	42	change_recording
159	Can delete recording	42	delete_recording
160	Can view recording	42	view_recording
161	Can add evaluation	43	add_evaluation
162	Can change evaluation	43	change_evaluation
163	Can delete evaluation	43	delete_evaluation
164	Can view evaluation	43	view_evaluation
165	Can add evidence search	44	add_evidencesearch
166	Can change evidence search	44	change_evidencesearch
167	Can delete evidence search	44	delete_evidencesearch
168	Can view evidence search	44	view_evidencesearch
169	Can add finding	45	add_finding
170	Can change finding	45	change_finding
171	Can delete finding	45	delete_finding
172	Can view finding	45	view_finding
173	Can add guideline event	46	add_guidelineevent
174	Can change guideline event	46	change_guidelineevent
175	Can delete guideline event	46	delete_guidelineevent
176	Can view guideline event	46	view_guidelineevent
177	Can add preview	47	add_preview
178	Can change preview	47	change_preview
179	Can delete preview	47	delete_preview
180	Can view preview	47	view_preview
181	Can add rating	48	add_rating
182	Can change rating	48	change_rating
183	Can delete rating	48	delete_rating
184	Can view rating	48	view_rating
185	Can add score	49	add_score
186	Can change score	49	change_score
187	Can delete score	49	delete_score
188	Can view score	49	view_score
189	Can add steps job	50	add_stepsjob
190	Can change steps job	50	change_stepsjob
191	Can delete steps job	50	delete_stepsjob
192	Can view steps job	50	view_stepsjob
193	Can add trial	51	add_trial
194	Can change trial	51	change_trial
195	Can delete trial	51	delete_trial
196	Can view trial	51	view_trial
197	Can add meeting trial	52	add_meetingtrial
198	Can change meeting trial	52	change_meetingtrial
199	Can delete meeting trial	52	delete_meetingtrial
200	Can view meeting trial	52	view_meetingtrial
201	Can add pinned meeting	53	add_pinnedmeeting
202	Can change pinned meeting	53	change_pinnedmeeting
203	Can delete pinned meeting	53	delete_pinnedmeeting
204	Can view pinned meeting	53	view_pinnedmeeting
205	Can add backtest	54	add_backtest
206	Can change backtest	54	change_backtest
207	Can delete backtest	54	delete_backtest
208	Can view backtest	54	view_backtest
209	Can add backtest item	55	add_backtestitem
210	Can change backtest item	55	change_backtestitem
211	Can delete backtest item	55	delete_backtestitem
212	Can view backtest item	55	view_backtestitem
213	Can add drawing	56	add_drawing
214	Can change drawing	56	change_drawing
215	Can delete drawing	56	delete_drawing
216	Can view drawing	56	view_drawing
217	Can add drawn figure	57	add_drawnfigure
218	Can change drawn figure	57	change_drawnfigure
219	Can delete drawn figure	57	delete_drawnfigure
220	Can view drawn figure	57	view_drawnfigure
221	Can add mark rate	58	add_markrate
222	Can change mark rate	58	change_markrate
223	Can delete mark rate	58	delete_markrate
224	Can view mark rate	58	view_markrate
225	Can add meta run	59	add_metarun
226	Can change meta run	59	change_metarun
227	Can delete meta run	59	delete_metarun
228	Can view meta run	59	view_metarun
229	Can add judgement batch	60	add_judgementbatch
230	Can change judgement batch	60	change_judgementbatch
231	Can delete judgement batch	60	delete_judgementbatch
232	Can view judgement batch	60	view_judgementbatch
233	Can add judgement item	61	add_judgementitem
234	Can change judgement item	61	change_judgementitem
235	Can delete judgement item	61	delete_judgementitem
236	Can view judgement item	61	view_judgementitem
237	Can add stored folder	62	add_storedfolder
238	Can change stored folder	62	change_storedfolder
239	Can delete stored folder	62	delete_storedfolder
240	Can view stored folder	62	view_storedfolder
241	Can add stored piece	63	add_storedpiece
242	Can change stored piece	63	change_storedpiece
243	Can delete stored piece	63	delete_storedpiece
244	Can view stored piece	63	view_storedpiece
245	Can add review	64	add_review
246	Can change review	64	change_review
247	Can delete review	64	delete_review
248	Can view review	64	view_review
249	Can add record	65	add_record
250	Can change record	65	change_record
251	Can delete record	65	delete_record
252	Can view record	65	view_record
253	Can add claim event	69	add_claimevent
254	Can change claim event	69	change_claimevent
255	Can delete claim event	69	delete_claimevent
256	Can view claim event	69	view_claimevent
257	Can add disposition	70	add_disposition
258	Can change disposition	70	change_disposition
259	Can delete disposition	70	delete_disposition
260	Can view disposition	70	view_disposition
261	Can add legal hold	71	add_legalhold
262	Can change legal hold	71	change_legalhold
263	Can delete legal hold	71	delete_legalhold
264	Can view legal hold	71	view_legalhold
265	Can add hold lift	72	add_holdlift
266	Can change hold lift	72	change_holdlift
267	Can delete hold lift	72	delete_holdlift
268	Can view hold lift	72	view_holdlift
269	Can add passkey signature	73	add_passkeysignature
270	Can change passkey signature	73	change_passkeysignature
271	Can delete passkey signature	73	delete_passkeysignature
272	Can view passkey signature	73	view_passkeysignature
273	Can add record pdf	74	add_recordpdf
274	Can change record pdf	74	change_recordpdf
275	Can delete record pdf	74	delete_recordpdf
276	Can view record pdf	74	view_recordpdf
277	Can add record export	75	add_recordexport
278	Can change record export	75	change_recordexport
279	Can delete record export	75	delete_recordexport
280	Can view record export	75	view_recordexport
281	Can add retention rule	76	add_retentionrule
282	Can change retention rule	76	change_retentionrule
283	Can delete retention rule	76	delete_retentionrule
284	Can view retention rule	76	view_retentionrule
285	Can add saved view	77	add_savedview
286	Can change saved view	77	change_savedview
287	Can delete saved view	77	delete_savedview
288	Can view saved view	77	view_savedview
289	Can add search entry	78	add_searchentry
290	Can change search entry	78	change_searchentry
291	Can delete search entry	78	delete_searchentry
292	Can view search entry	78	view_searchentry
293	Can add view event	79	add_viewevent
294	Can change view event	79	change_viewevent
295	Can delete view event	79	delete_viewevent
296	Can view view event	79	view_viewevent
297	Can add delivery	81	add_delivery
298	Can change delivery	81	change_delivery
299	Can delete delivery	81	delete_delivery
300	Can view delivery	81	view_delivery
301	Can add sink cursor	82	add_sinkcursor
302	Can change sink cursor	82	change_sinkcursor
303	Can delete sink cursor	82	delete_sinkcursor
304	Can view sink cursor	82	view_sinkcursor
305	Can add delivery try	85	add_deliverytry
306	Can change delivery try	85	change_deliverytry
307	Can delete delivery try	85	delete_deliverytry
308	Can view delivery try	85	view_deliverytry
309	Can add dispatch	86	add_dispatch
310	Can change dispatch	86	change_dispatch
311	Can delete dispatch	86	delete_dispatch
312	Can view dispatch	86	view_dispatch
313	Can add drift look	87	add_driftlook
314	Can change drift look	87	change_driftlook
315	Can delete drift look	87	delete_driftlook
316	Can view drift look	87	view_driftlook
317	Can add endpoint	88	add_endpoint
318	Can change endpoint	88	change_endpoint
319	Can delete endpoint	88	delete_endpoint
320	Can view endpoint	88	view_endpoint
321	Can add event	89	add_event
322	Can change event	89	change_event
323	Can delete event	89	delete_event
324	Can view event	89	view_event
325	Can add looked up to	90	add_lookedupto
326	Can change looked up to	90	change_lookedupto
327	Can delete looked up to	90	delete_lookedupto
328	Can view looked up to	90	view_lookedupto
329	Can add mailbox	91	add_mailbox
330	Can change mailbox	91	change_mailbox
331	Can delete mailbox	91	delete_mailbox
332	Can view mailbox	91	view_mailbox
333	Can add notification	92	add_notification
334	Can change notification	92	change_notification
335	Can delete notification	92	delete_notification
336	Can view notification	92	view_notification
337	Can add receipt	93	add_receipt
338	Can change receipt	93	change_receipt
339	Can delete receipt	93	delete_receipt
340	Can view receipt	93	view_receipt
341	Can add event cursor	94	add_eventcursor
342	Can change event cursor	94	change_eventcursor
343	Can delete event cursor	94	delete_eventcursor
344	Can view event cursor	94	view_eventcursor
345	Can add hand in draft	95	add_handindraft
346	Can change hand in draft	95	change_handindraft
347	Can delete hand in draft	95	delete_handindraft
348	Can view hand in draft	95	view_handindraft
349	Can add claim	96	add_claim
350	Can change claim	96	change_claim
351	Can delete claim	96	delete_claim
352	Can view claim	96	view_claim
353	Can add assignment	97	add_assignment
354	Can change assignment	97	change_assignment
355	Can delete assignment	97	delete_assignment
356	Can view assignment	97	view_assignment
357	Can add edit draft	98	add_editdraft
358	Can change edit draft	98	change_editdraft
359	Can delete edit draft	98	delete_editdraft
360	Can view edit draft	98	view_editdraft
361	Can add rating draft	99	add_ratingdraft
362	Can change rating draft	99	change_ratingdraft
363	Can delete rating draft	99	delete_ratingdraft
364	Can view rating draft	99	view_ratingdraft
365	Can add skip	100	add_skip
366	Can change skip	100	change_skip
367	Can delete skip	100	delete_skip
368	Can view skip	100	view_skip
369	Can add cost weights	101	add_costweights
370	Can change cost weights	101	change_costweights
371	Can delete cost weights	101	delete_costweights
372	Can view cost weights	101	view_costweights
373	Can add secret key fingerprint	119	add_secretkeyfingerprint
374	Can change secret key fingerprint	119	change_secretkeyfingerprint
375	Can delete secret key fingerprint	119	delete_secretkeyfingerprint
376	Can view secret key fingerprint	119	view_secretkeyfingerprint
377	Can add email address	120	add_emailaddress
378	Can change email address	120	change_emailaddress
379	Can delete email address	120	delete_emailaddress
380	Can view email address	120	view_emailaddress
381	Can add email confirmation	121	add_emailconfirmation
382	Can change email confirmation	121	change_emailconfirmation
383	Can delete email confirmation	121	delete_emailconfirmation
384	Can view email confirmation	121	view_emailconfirmation
385	Can add authenticator	122	add_authenticator
386	Can change authenticator	122	change_authenticator
387	Can delete authenticator	122	delete_authenticator
388	Can view authenticator	122	view_authenticator
389	Can add social account	123	add_socialaccount
390	Can change social account	123	change_socialaccount
391	Can delete social account	123	delete_socialaccount
392	Can view social account	123	view_socialaccount
393	Can add social application	124	add_socialapp
394	Can change social application	124	change_socialapp
395	Can delete social application	124	delete_socialapp
396	Can view social application	124	view_socialapp
397	Can add social application token	125	add_socialtoken
398	Can change social application token	125	change_socialtoken
399	Can delete social application token	125	delete_socialtoken
400	Can view social application token	125	view_socialtoken
401	Can add user session	126	add_usersession
402	Can change user session	126	change_usersession
403	Can delete user session	126	delete_usersession
404	Can view user session	126	view_usersession
405	Can add log entry	127	add_logentry
406	Can change log entry	127	change_logentry
407	Can delete log entry	127	delete_logentry
408	Can view log entry	127	view_logentry
\.


--
-- Data for Name: auth_user; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user (id, password, last_login, is_superuser, username, first_name, last_name, email, is_staff, is_active, date_joined) FROM stdin;
1	!RmoEUpgyeUDMlZwNU7QXc05JnbkdaJoomaxEtF21	\N	f	rita				f	t	2026-11-23 03:48:24.18935+00
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
1	9eaeb15949f70202	2026-11-23 03:48:23.619027+00
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
76d1d553-d537-4529-8891-456473968ccf	summary.waiting	2026-11-23 03:48:24.412153+00	\N	\N	3
9bf75d56-ce6a-4344-919f-d2d5dc0f4fe1	summary.approved	2026-11-23 03:48:24.537406+00	\N	\N	4
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
12	accounts	addresschange
13	accounts	apitoken
14	accounts	auditevent
15	accounts	rolegrant
16	accounts	signinevent
17	accounts	signingkey
18	accounts	roleevent
19	accounts	accountletter
20	accounts	directoryaccount
21	accounts	directorygroup
22	accounts	erasure
23	transparency	checkpoint
24	transparency	leaf
25	transparency	node
26	transparency	anchor
27	summaries	summary
28	summaries	transcript
29	summaries	deletion
30	summaries	guideline
31	summaries	guidelineversion
32	summaries	criterion
33	summaries	import
34	summaries	keptanswer
35	summaries	redaction
36	summaries	attempt
37	summaries	rejection
38	summaries	revisionbrief
39	summaries	suggestion
40	summaries	transcriptscan
41	summaries	transition
42	summaries	recording
43	judging	evaluation
44	judging	evidencesearch
45	judging	finding
46	judging	guidelineevent
47	judging	preview
48	judging	rating
49	judging	score
50	judging	stepsjob
51	judging	trial
52	judging	meetingtrial
53	judging	pinnedmeeting
54	measuring	backtest
55	measuring	backtestitem
56	measuring	drawing
57	measuring	drawnfigure
58	measuring	markrate
59	measuring	metarun
60	measuring	judgementbatch
61	measuring	judgementitem
62	measuring	storedfolder
63	measuring	storedpiece
64	records	review
65	records	record
66	records	loggeddeletion
67	records	loggedroleevent
68	records	loggedsigningkey
69	records	claimevent
70	records	disposition
71	records	legalhold
72	records	holdlift
73	records	passkeysignature
74	records	recordpdf
75	records	recordexport
76	records	retentionrule
77	records	savedview
78	records	searchentry
79	records	viewevent
80	records	loggederasure
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
119	config	secretkeyfingerprint
120	account	emailaddress
121	account	emailconfirmation
122	mfa	authenticator
123	socialaccount	socialaccount
124	socialaccount	socialapp
125	socialaccount	socialtoken
126	usersessions	usersession
127	admin	logentry
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 03:47:49.173518+00
2	auth	0001_initial	2026-11-23 03:47:49.239269+00
3	account	0001_initial	2026-11-23 03:47:49.277594+00
4	account	0002_email_max_length	2026-11-23 03:47:49.29048+00
5	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 03:47:49.315715+00
6	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 03:47:49.340121+00
7	account	0005_emailaddress_idx_upper_email	2026-11-23 03:47:49.354519+00
8	account	0006_emailaddress_lower	2026-11-23 03:47:49.367083+00
9	account	0007_emailaddress_idx_email	2026-11-23 03:47:49.388923+00
10	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 03:47:49.403584+00
11	account	0009_emailaddress_unique_primary_email	2026-11-23 03:47:49.41545+00
12	summaries	0001_initial	2026-11-23 03:47:51.713569+00
13	mfa	0001_initial	2026-11-23 03:47:51.784604+00
14	mfa	0002_authenticator_timestamps	2026-11-23 03:47:51.853158+00
15	mfa	0003_authenticator_type_uniq	2026-11-23 03:47:51.964749+00
16	llm	0001_initial	2026-11-23 03:47:52.017845+00
17	contenttypes	0002_remove_content_type_name	2026-11-23 03:47:52.101253+00
18	auth	0002_alter_permission_name_max_length	2026-11-23 03:47:52.174271+00
19	auth	0003_alter_user_email_max_length	2026-11-23 03:47:52.222071+00
20	auth	0004_alter_user_username_opts	2026-11-23 03:47:52.261606+00
21	auth	0005_alter_user_last_login_null	2026-11-23 03:47:52.301714+00
22	auth	0006_require_contenttypes_0002	2026-11-23 03:47:52.302719+00
23	auth	0007_alter_validators_add_error_messages	2026-11-23 03:47:52.337564+00
24	auth	0008_alter_user_username_max_length	2026-11-23 03:47:52.372378+00
25	auth	0009_alter_user_last_name_max_length	2026-11-23 03:47:52.410135+00
26	auth	0010_alter_group_name_max_length	2026-11-23 03:47:52.458986+00
27	auth	0011_update_proxy_permissions	2026-11-23 03:47:52.539108+00
28	auth	0012_alter_user_first_name_max_length	2026-11-23 03:47:52.602955+00
29	accounts	0001_initial	2026-11-23 03:47:56.710179+00
30	admin	0001_initial	2026-11-23 03:47:56.755116+00
31	admin	0002_logentry_remove_auto_add	2026-11-23 03:47:56.803283+00
32	admin	0003_logentry_add_action_flag_choices	2026-11-23 03:47:56.863053+00
33	config	0001_initial	2026-11-23 03:47:56.879278+00
34	transparency	0001_initial	2026-11-23 03:47:56.985878+00
35	records	0001_initial	2026-11-23 03:48:05.44935+00
36	measuring	0001_initial	2026-11-23 03:48:06.978539+00
37	delivery	0001_initial	2026-11-23 03:48:08.9265+00
38	judging	0001_initial	2026-11-23 03:48:16.627505+00
39	insight	0001_initial	2026-11-23 03:48:17.24318+00
40	reviews	0001_initial	2026-11-23 03:48:19.324083+00
41	sessions	0001_initial	2026-11-23 03:48:19.357154+00
42	socialaccount	0001_initial	2026-11-23 03:48:20.346486+00
43	socialaccount	0002_token_max_lengths	2026-11-23 03:48:22.090191+00
44	socialaccount	0003_extra_data_default_dict	2026-11-23 03:48:22.26468+00
45	socialaccount	0004_app_provider_id_settings	2026-11-23 03:48:22.515307+00
46	socialaccount	0005_socialtoken_nullable_app	2026-11-23 03:48:22.78997+00
47	socialaccount	0006_alter_socialaccount_extra_data	2026-11-23 03:48:22.979967+00
48	usersessions	0001_initial	2026-11-23 03:48:23.2378+00
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
bb17c8c6-73c5-4a39-acb2-1e78bca8da6e	first	lexical	offline		t	0	0	\N	0.1	{}	2026-11-23 03:48:24.374689+00	6da2baac-0f81-4e26-8fad-7d52b8c352ed	1
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
1	0	26	The pump failed on Monday.	supported	[0]		lexical	[]	\N	bb17c8c6-73c5-4a39-acb2-1e78bca8da6e
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
1	4.5	measured	{}	\N	It reads well.	[]	1	bb17c8c6-73c5-4a39-acb2-1e78bca8da6e
2	4.5	measured	{}	\N	It reads well.	[]	2	bb17c8c6-73c5-4a39-acb2-1e78bca8da6e
3	4.5	measured	{}	\N	It reads well.	[]	3	bb17c8c6-73c5-4a39-acb2-1e78bca8da6e
4	4.5	measured	{}	\N	It reads well.	[]	4	bb17c8c6-73c5-4a39-acb2-1e78bca8da6e
5	4.5	measured	{}	\N	It reads well.	[]	5	bb17c8c6-73c5-4a39-acb2-1e78bca8da6e
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
1	take	2026-11-23 03:48:24.465513+00	1	1	044a69b0-54d9-42da-a3c8-f3914f2ec053
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
949bb4d8-a558-4870-80d1-77eb3ce64440	1	The pump failed on Monday. Ben ships the valve on Friday.	{"approval":{"about":null,"at":"2026-11-23T03:48:24.523243+00:00","attestation":"I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.","category":"","comment":"","decision":"approve","reviewer":"rita","reviewer_name":"","signature":"session","text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"},"approved_attempt":1,"attempts":[{"at":"2026-11-23T03:48:24.360978+00:00","briefs":[],"evaluations":[{"at":"2026-11-23T03:48:24.374689+00:00","details":{},"findings":[{"end":26,"found_by":"lexical","probability":null,"quotes":[],"reason":"","relation":"supported","start":0,"turns":[0]}],"judge":"lexical","model":"offline","passed":true,"prompt_version":"","role":"first","scores":[{"criterion":"coherence","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"consistency","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"fluency","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"relevance","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"professional language","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5}]}],"model":"offline","number":1,"origin":"model","prompt_version":"writer-4","ratings":[],"reviews":[{"about":null,"at":"2026-11-23T03:48:24.523243+00:00","attestation":"I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.","category":"","comment":"","decision":"approve","reviewer":"rita","reviewer_name":"","signature":"session","text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}],"sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","suggested_by":"","text":"The pump failed on Monday. Ben ships the valve on Friday.","written_by":""}],"claims":[{"action":"take","at":"2026-11-23T03:48:24.465513+00:00","by":"rita","holder":"rita"}],"engine_notice":"No language model was used.","guideline":{"attempt_budget":3,"criteria":[{"blocking":true,"definition":"How well the sentences together make one account. A coherent summary has an order that a reader can follow, keeps what belongs together in one place, and never leaves it unclear who or what a sentence is about. A heap of true but unconnected statements is not coherent.","method":"geval","name":"coherence","steps":["Find the main matters of the meeting and the order in which they came up.","Read the summary from the beginning and note where a sentence does not follow from what stands before it, or where you cannot tell who or what it refers to.","Check that decisions, actions and discussion are kept apart and that nothing is told twice.","Give 5 when the whole reads as one well-ordered account, 3 when a reader has to reorder or guess in places, 1 when the sentences do not belong together."],"threshold":4},{"blocking":true,"definition":"Whether every statement of the summary is borne out by the transcript: names, roles, figures, dates, who said or promised what, whether something was decided or only proposed. Whatever the transcript does not say counts against it, however plausible.","method":"geval","name":"consistency","steps":["Break the summary into its single statements.","For each one find the turns that say it. Check the speaker, the figures, the dates, negations, and whether it was settled, corrected later, or left open.","Note every statement that no turn bears out, and every one that a turn contradicts.","Give 5 when all are borne out, 3 when a minor detail is not, 1 when a statement that matters is invented or wrong."],"threshold":4},{"blocking":true,"definition":"The quality of the single sentences: grammar, spelling, punctuation and choice of words. Judge each sentence by itself; order and content belong to other criteria.","method":"geval","name":"fluency","steps":["Read each sentence by itself.","Note mistakes of grammar and spelling, broken or unfinished sentences, marks of spoken language, and wording that has to be read twice.","Give 5 when there is nothing to correct, 3 when several sentences need correcting, 1 when much of it can hardly be read."],"threshold":4},{"blocking":true,"definition":"Whether the summary holds what matters of the meeting and only that: its decisions, actions, figures, disagreements and open questions, without small talk, repetition or side matters that crowd them out.","method":"geval","name":"relevance","steps":["List what somebody who was absent needs to know from this meeting.","Check which of these points the summary gives and which it leaves out.","Note what it spends words on that nobody needs.","Give 5 when every important point is there and little else, 3 when an important point is missing or much is superfluous, 1 when it misses what the meeting was about."],"threshold":4},{"blocking":true,"definition":"Whether the tone fits a business record that others will rely on: neutral, exact and respectful, without slang, jokes, emotional or judging words about people, marketing language, or the summariser's own opinions. A quotation that matters may keep its words.","method":"geval","name":"professional language","steps":["Note slang, filler words, jokes and exaggeration.","Note words that judge a person or take a side, and opinions that no speaker holds.","Check that people are named with respect and in one manner throughout.","Give 5 when it could be filed as it is, 3 when a few words have to be replaced, 1 when it would embarrass the company."],"threshold":4}],"four_eyes":false,"instructions":"Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.","judge_edits":false,"name":"general","redact":false,"signing":"session","threshold":4,"title":"General meetings","version":1},"passkey":null,"schema":"countersign-record-1","summary":"044a69b0-54d9-42da-a3c8-f3914f2ec053","supersedes":null,"transcript":{"external_id":"call-1","id":"7d4b4a73-f349-4ac9-826c-35556404811a","occurred_at":null,"received_at":"2026-11-23T03:48:24.218628+00:00","recording":null,"sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9","source":"crm","title":"Meeting call-1","turns":[{"end":null,"speaker":"Ana","start":null,"text":"The pump failed on Monday."},{"end":null,"speaker":"Ben","start":null,"text":"We ship the fixed valve on Friday."}]},"transitions":[{"action":"open","actor":"","at":"2026-11-23T03:48:24.218628+00:00","new":"queued","old":"","reason":"","role":"operator"},{"action":"write","actor":"","at":"2026-11-23T03:48:24.335130+00:00","new":"drafted","old":"queued","reason":"","role":"writer"},{"action":"pass","actor":"","at":"2026-11-23T03:48:24.412153+00:00","new":"in_review","old":"drafted","reason":"","role":"judge"},{"action":"approve","actor":"rita","at":"2026-11-23T03:48:24.537406+00:00","new":"approved","old":"in_review","reason":"","role":"reviewer"}],"views":[]}	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	eccc420210858f30d3ddcf8752b99ca67802c14019b484dc0a878dc27e7ff6db	7a8b74159bf5c6ca684f7374e9a755f8c48b5f6511c29d4cb8d6a8cc76448d52	4e4c4cc5aad13d17e91de0bc59005f638375e2dec0a0e1e3d7c021b54587617a		2026-11-23 03:48:26.302257+00	cbd57c50-09b1-4e97-bde1-54feb00faec2	044a69b0-54d9-42da-a3c8-f3914f2ec053	\N
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
949bb4d8-a558-4870-80d1-77eb3ce64440	\\x255044462d312e340a25e9ebf1bf0a312030206f626a0a3c3c0a2f436f756e7420320a2f4b696473205b33203020520a35203020525d0a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f54797065202f50616765730a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4c616e672028656e290a2f4f70656e416374696f6e205b3320302052202f46697448206e756c6c5d0a2f506167654c61796f7574202f4f6e65436f6c756d6e0a2f50616765732031203020520a2f54797065202f436174616c6f670a3e3e0a656e646f626a0a332030206f626a0a3c3c0a2f436f6e74656e74732034203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e742031203020520a2f5265736f7572636573203231203020520a2f54797065202f506167650a3e3e0a656e646f626a0a342030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820313833330a3e3e0a73747265616d0a789ccd58496fdb46149e5222b5a4b024cbf212b9f6c8b6eaa4b627dc29b63d15680fbd15f031c7a2057a6b2efdfbfdde3743510b63331b10d82287b3bdefed6f26d6bf0f439315fabfe12f8ffacd6f915e9930d48f7fe95f1f87ff6af465a5c9125dac2293acf4e39f3a344916973baf777feb57ea1be5a98eea2a5f05aaa7fa6aa086f8d2ea057edfaab7efe4bf873907181fa1af87f718df3d357aad1fff0145fd874511eba8a861d420d2c2148980b0c46a72da1114922fdc6635435913434964d267186a023d5187a43600dd295a1e593c52333c8f394fbe4ef03b5567689f60e4a59aab733c8ff0d6ea3b7501f49ad847149556977877d99eaa05beafd00e406180de2138d3d8f77a4f481b9cd57c452b53665646c4afb1499f423ac03b00440db21810d10fc8519f3c1de0e9a177ba23bf286c2093978909234be642dd5005d8b303e4a4b9042303b062856685f43ddf238c1caa5b99ff8a5c6bd0bfc164ac13467db7db014571c0b65dfff635e5ee36d8420983899b50e6b929738b525434838a40e6446ca515975968f2d0aeff41dd01c30d881f38830bd01e39c40362ef530057e8ef51a453286f4a258a066ade7c2a5a7ac76409987c8ae482eaa9a64df0b40b3d0854ac4236bdc7424f3d38e10e3973c05904b1c1976322c94ce4bc46744e0d2d685e013176c985f544eb933e4db71ab9637bdb152a92d32d9d6d78f41a742d9d6da3be55e6fd8e5a838f2353c4167ced746fd6ed90483fd8fdf685149626769a8e5ce46a7278d9f3011c797c4f9dd637e70b77ad8c335ba56b173aa50f9e615b2126804f017708d802f77267bb26416579698ad4eeb6a0963b2dc49b6585891d8629689eab180a5caa6bb412b42610608aef80223ec73be19c09fa6446823573cc88b162ccde19f6b9c6aa2546a43dc3f81cdfd233c2cc394697f84bc9e129c765e5b40d8f696af255c5e3317de310aa3986c867edf84d6213b9e828e884bf29d09fd37085939945839e6b7c9de039c3f394be98522601670bbf47f80b2893807303ee7884df883bc9be63cc4cd833a6b44e2939ac69c36f549adc19ff1cbcf6b1a7588904da36cc8648a2a55d2eec8dc9a2f50e51d139012ec9e008cf11410a3c51a8b0919061318c14bdb24ed899532cc294f8d59cab4e28329935a260528a64493318a9491b7f48516294ce16055e97a14442a5b7c36cd9501ba47961a24f4c481903b80d7412c47ccece5b682acd52931496fa0dbdafeb2a12f166df42d8c8ba970c8d8708579294d07d0cc248bead4a97348dcc2a7dba74c920c29c755717ecbd646af908a1ecd7658d9a436fea82a72cc7de33ec2b3152cab313e918e0b5cb60b32c9372b5ce57e2d91d06d997ebf6650bd34f56d93a71efa6ae11d3964fed5ed9d4ab21ad33e6c0052572b58ee57e1bcb4df2d0a471159744781ed380bf67b98d58d3dc44695da47c681d59ab567248dff1a5ad1e82755eaa72f498592be0a605041af037dacb884992983cfa1cb01e5cf6b4a5ee031551d51e9aad95ab3824c8daea40ab12b86c79d3800d5541b8fa1cd86a2af40c114dbf563eb7a90abd433a8c47267a2ca707783e54e0361c3409a1e7ec6907fd38d87509e4f3fc73bfafd82d97b578e2323761fc29e2aae93679d3605d30ee8cb5719eb8085d3413701dc641c9461d0a5ccc79cc50d9b3611215d2ceae4dd920cec071d6b4a91c476fb9f1c671c063dea305e050827fe7bd9ce96655cb272e1079780fe54c2273ce713c7087dc137edee177c1a13b0c2d65de3d532b1a9ac5fb13d5ef8629c5696292f069538ad48f20fd13188da14afd9514725b069884a628aa0029fe3ea0b92e58cb2ff1d5a3a6c375bded71ef051511307f6d7a6783cfc538f7c6cf2445ed8e39370c45012b0cf19c39141513ca157d5daa801e6d3b24e93ba6882a0ef4a9c000e0169b0972134b9899226a87a5cb2ac1466dc173f805f04438ac47cfdc756846b70593c117c3b1c271fa99b8a8dd8e0b46d8e917d35194a3ca889fc7e2c2d99247f13eab9aaeb3dc05e10d0164ea32c86701f954b08c9295c95d49ff06f2e9ba7ad246ab25497b6c1fbbea73b4754f76c838ffc40d594d294e4dba514ff72800a96d178cf97317f185a12bf4da7b8ad97e6dd56f51f245387d57e19a71fe8c1cb8ea9fd59f5c5cf1dec645ef0ef38ec79a47da2e1087f636a587a068396e532d223d662e3dfec8ab955a2f757aedd3312a370ddcbd8747cdfb2ea468defddcafefac6c8d33a692ac0a6e992676c390aff6ef8e6edcedc29455b9bd53b1347c8ef9ae7eaaacc98e8dedfcbd8a699598d2d9cd923a5c9051d1e13dcfb0eef6ed61bdf78412f0d61790fbbc0e1cb26e553d2dc86cb07579d4a51fdb050b423d70c2b317481d8ad38ef4547db9e2adbf6a567755f0be1baf2232695e15ff13cabe96fc0d49f1f8535d50f518f584e5ce062661acebaec36c9dd3670d646ddb22e957187827e73728f676c7fef2c6349f14eef2e6a92cdfb5b8ad170aadddc4ff751cf2ab389b96a15cddc5b93b1bbe9fb59fd701f4bad20af742ed56eff93fae81a6400a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c0a2f436f6e74656e74732036203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e742031203020520a2f5265736f7572636573203232203020520a2f54797065202f506167650a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820323539330a3e3e0a73747265616d0a789cbd5a4b6fe3c811e648a4482a0b53326dcfc8e3ec52b2047b01abc337a56cb24936480eb905f0718e4102e496bde4efa7baaafac197a84db081c67a90cdee7a7e5f55f7e4c95f96a9a89ae4dfcb1fde935ffd394b4e224d93f7bf277f7a5ffe2b816bd5595445d29c32519c92f7bf25a928aafcdcf9f8f11fc9abf3c1993973c7753c67e1f84ee084ce127e25ce2fe0ef2be7cb8ff29f0f636ee07e04d77cf85cc16fdf89be4ddeff092b267f355254435254b5a8cacb523c3b2f30f7976f61791797f19c3d2c94383b27c66bf4cdd3622620c2a1356e012f0fc72ee177dc990705c667139eef0877425065af47ddc2b7153cb9c327e652f317a3a3ad51598a34bbacd11d6af45b982a6e0912c0c43b54c6c7050f68dd9d35620def4b14d2eda9e3c2580f471d71b48fdf639c77c15e744109793582b10b34153d25d79a395b78cde0697b6539578c230278a7b50296e480a683f9862d5164a29c88b010e6dcb00bda72df62ec91d15d2da5d4414a496367ad2749ca10df7d944e858307a346bc959dc4b9ba2ce33d7aeb03cab672ded81bb45a84d742cc8d194819a036315cf3f415e3a10847ae40af403f91a0b7a5c66ff00e61e5e125f822af7b9d70a555c91a7b1d01a1d672cb238f18be8b31add35a94f965ad3fa3d6dfc03c37285daefde35af1485ed8e2779fe39934a63474791479ed3b2bd50831a4a5561a65a4edee5bebc4d6bc94a07b9edb43efcb7b76fa52342c61be05da98137ad00af5b910a7f3652b801bb628e4825dfb3c68866e82059c6226bdd66882193b4c0abf444ca2807fe9c0656ec3a511b839c90f10f8159ec150b985096f415bb9888f3e7a448b7cc4f87a614c4930d6021c89482a6fa47011f13b63d1bf61210610db8850d7c8265284ef5178a54202ef37f8ed5663859c75c7a6e9827217eb424615e941976179cea6bbb59e937ac698572bf81692191ed1d284cee4279fc3927e1d90bae6182e742562f1e8178389650056b72a44d990ba01b24da4838cb96f879253342b14dae82031d60970eca295b7478e65852211cf33e3587641855bb3147ccc782de9c0ef793565f7091b0d807e5fdf3215e7d2e84baca7d293127bc9ac1b68b8dd605ace30cd95289c38738cc335ba4205792b07f3932827d892f9ff9581e0cdb914442e0343c8f2066cec2d8fef8665300291755689d30479dda9c264c6f11f73c9a070efd02b593c0c429711cc306bcce27b835c43a28349497f69e18d75ab1fddea4e3bca5d2c1e628b9a3616bd740336b422a4639bb410457dd9362ab4039cd343fb47b81e1588542a7a1cf05b96d3b78a812d52380107aaee8eb8aa3aa7e2545cc3e10fba429ac2aa36d71abf1190c7bacc9c73f82b23daf3aa283073c5ad99563882723542be1e0fc70aa0bf48ff17c68eb96e52d5461f6987d97787314c2e89d09932fdb71ab1094afad4184f5ab65bb4879aaf6f349d6a341cb64a5d89a6990a449f69f73a92adaa5494cc705f5ed198ff2f72ad8a8631e7d5f99a33b88159a5eb4224fb3e89b6d1ad5b85485e5c62802994dc1828d9e2b4f2f10d01f61c9ff37045851126b45788f121371024c7918baf0095fe1d3c19615d638361aff9e8b14e9557e030d27bad813040110fceef9d768766e499e979872bac84cb647a8ea890c22d845986e8a8ca72719a288c9f3bcddb054d07b41949ef3415f944297ad781302a3c3c6604d3f5b6fd6dec35e8f53566c71be72c65b90c03622eb9c09eb3b01f5c1bce611f9e37cb0754a6a829b7b8fe12634a468605968396284f8d6826b985e221d4be5690d26e0ed68edd964cb745655389fc2a22b9dc1611c0daf0b8b7649df538b00fbc81269218a176a8bf90d0bdd099606633ce6d03f20e7ca0ca9383e2776eaf477c51e7a299209d3d0640c4856adbe2d7016e5936a2e09af301118610d6c3d0fcb931b72c4a71ca861b9ab12a73cf8d76e0d81b0fffdd1e9429f255143f3aa67abd667b61b0bfe9616c99e722676ea16d88189162d1aa856db9b8e6220a5aa043ec258f28e45e7769011a806a0c0fbfbd7123b6a0a93c7c40b1ca8c9b226a7afad63339bdc238385a65f44e972c43185ea667d14c6ce91086ff8111b4bdc9456d9a2c8f22f48bda6852156d0cf7543e9a2c34a8f38639dfde442304087a71308c43c5b911f9040bddf51a057bcfd28ebd00ed8ba01c6a378f85f69281cd0e057b62028d2d26b81ad7764547955329ea0962ebd6e6ddbdbc4085a2ca385573241c4bed62dd78cef86644b82617d904d75c2eaaed723f0433a2957d87f649bdb6d9cd369dbd39eb72ff13ea2e2941920e982bbb05b9fb1356a20a21d0984339677800470d5b063eea09260c68175caa720081e71807439b6421c32309b3e8c0e61840dae9d68bb00b745294a5c879cbe61ea24a9e52bcc20cb7b857863b21d22209e7bef460800cf373334d5164a2292f338dd7da3a50882c7975ce7e54db9ad6514b2b034cc51b30481324fb1855aa2d7de4ec9873fbb945b72d9c13738b894c6214f4b3bc718047b623f8af4abd21fa29b2b3c89966cf5c1e06bce80e852662a0728702f5cced84890893f8262a12126e463b4e8b56556ac7d350213a1ba579dad3f39d1f18668e4c5ab00815c644843218be1a5237ad45cd6cdbf0f6acdd538d37c13bde0a7ac37480e54c3160355b03b4979f4b915d457b06695b3ec390dba20dfdd66a1bf4c54cb71966afe384b65c72a1aad41b06dbfc9489fa2a52b399c078dc98ec6cb599b1f2bf8fcced5a4ea5be486d44509d616fd5f49cd9dff5e9ecb9d995df8892f559a457d1ddf071523b94cd668ddadb8eacc4ebe5a6512d6443b8bab472f1bb8a761f7367a9b377441979363bb1bb72991e558b3143d4881cd52050a4a913a0408f0c39dafabb50f22cefd889883dd720fd76cf3ab5894609e968892541688dd6f651a0315ecce5e1eec471b5829315d67e788e27cf68ae63af3c3f899ad9ab703ca49d07d0d2c7ae9c8f7cf8fc597e6c58f307b82b61e6e10a22cab35a64a5dee15207ca7664197a1e3ba250a1b6b66ae41d06c3d7dace5b5d5f2b9bb43b97476b25730ab369cd8adbbead59973ad878d61efae66921eaccee75ba47aea1d5adb777972e756d8fd61d3e8b091d6f103f8ebac45340e4b636e6a9450ef4934aa9f6a8765b67c3c0cb80dad939132993ce1f75ed3eeed2a10d76845ff5bf1cfa6864b70e23874ce618ceb46b72daec273656adad9cbeaef228b4265de7a82b51806761a0e7f4ab948bc2dbec30dd076201b8b024de6190798e7deed33fa93700e4f53ca20e8bd551e34b2b9bf324cb07d239ab0a5130646cc17b0162848f9070efccaf0084ac388b8cb7bca539767c4e13f3a1fd73dffcb9a28657ae44171cc052e93b047049e337f8eb23fc7dc2393fc29d47208d2778bf83cfc4f92564f607bc77e758c7631da9ebc1ff3c54345c508f837186f108ae0ad07b1e06e2afa166fb0ed6cb41aa04a597afcf2ce933bc3fc1bd2770e33d7c8fe03d82d70a7e3f3925dcb983a828e0252df409ae3ce1732b78f2337c7b863b6bd4f1333ef511463de128f9eb0ebe2de0ef00af4f7065dde199f29c8a268742820f21c655fb0d17b26439c42d9c0bca2833e77f0073774a9c0a656e6473747265616d0a656e646f626a0a372030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f44657363656e64616e74466f6e7473205b38203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f64652039203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f43494453797374656d496e666f203130203020520a2f434944546f4749444d6170203132203020520a2f4457203630300a2f466f6e7444657363726970746f72203131203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b203020363938203631322036333420363334203339322036313520343131203532312032373820363335203331382036383420363335203539322036333520353530203633352035393220363133203633362036333620373438203633362036333620333138203333372036333620363336203733322036313120373735203331382032373820393734203633362036333420333532203836332033313820363836203537352035313820323935203537392038313820353138203339302033393020363335205d0a2035302035322036333620353320353420333930203535205b20363335203539322032373820373532203336312036303320363935203938392032393520333337203535372032373520363332205d0a5d0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313237350a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a363820626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303034333e0a3c303030323e203c303036463e0a3c303030333e203c303037353e0a3c303030343e203c303036453e0a3c303030353e203c303037343e0a3c303030363e203c303036353e0a3c303030373e203c303037323e0a3c303030383e203c303037333e0a3c303030393e203c303036393e0a3c303030413e203c303036373e0a3c303030423e203c303042373e0a3c303030433e203c303034313e0a3c303030443e203c303037303e0a3c303030453e203c303037363e0a3c303030463e203c303036343e0a3c303031303e203c303036333e0a3c303031313e203c303036323e0a3c303031323e203c303037393e0a3c303031333e203c303036313e0a3c303031343e203c303033323e0a3c303031353e203c303033333e0a3c303031363e203c303034453e0a3c303031373e203c303033303e0a3c303031383e203c303033363e0a3c303031393e203c303032433e0a3c303031413e203c303033413e0a3c303031423e203c303033343e0a3c303031433e203c303033383e0a3c303031443e203c303035353e0a3c303031453e203c303035343e0a3c303031463e203c303034373e0a3c303032313e203c303036433e0a3c303032323e203c303036443e0a3c303032333e203c303033313e0a3c303032343e203c303036383e0a3c303032353e203c303036363e0a3c303032363e203c303034443e0a3c303032373e203c303032453e0a3c303032383e203c303034323e0a3c303032393e203c303034363e0a3c303032413e203c323031433e0a3c303032423e203c303034393e0a3c303032433e203c303036423e0a3c303032443e203c303037373e0a3c303032453e203c323031443e0a3c303032463e203c303032383e0a3c303033303e203c303032393e0a3c303033313e203c303035333e0a3c303033323e203c303033353e0a3c303033333e203c303033393e0a3c303033343e203c303033373e0a3c303033353e203c303035423e0a3c303033363e203c303035443e0a3c303033373e203c303037313e0a3c303033383e203c303037383e0a3c303033393e203c303036413e0a3c303033413e203c303034383e0a3c303033423e203c303032443e0a3c303033433e203c303035303e0a3c303033443e203c303035323e0a3c303033453e203c303035373e0a3c303033463e203c303034413e0a3c303034303e203c303033423e0a3c303034313e203c303034433e0a3c303034323e203c303032373e0a3c303034333e203c303034353e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31302030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c61677320340a2f466f6e7442426f78205b2d31303231202d343633203137393320313233325d0a2f466f6e7446696c6532203133203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6f6b0a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d562038370a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31322030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203234390a3e3e0a73747265616d0a789cedc1555210000040c13703120252d24a874a3748d7fdafc431f8d9dd6ab19b1ebbeea1a3eebaefac93de9aefb6a70e3b68bfd7fe35de441b7d6faae17ef6a39976db69a5812ebb6aacd38e5b6fb485967bef77173df7d1b786da6eb2d9a6fbd3dffef7d279bf1a69b3adf65a6daeb5065b0a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f8729fcad0096d0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e6774682031303633310a2f4c656e677468312031343838300a3e3e0a73747265616d0a789cd57b797c5445f66f559d5b77ebbdd39d90a4937476c21a130204505a360115a32c028a261022e04214013130611912109c809020881011100131a2830946458d229bcb0033c3a8834a10fd1991f187a31392ca3b753bc1e8fc7eeffdde5feff3faa6fa6e754fd53975cef72c7d432821c449161320f9b78ced9d35b3c5d595103a03af4e98767f41313c559c4b08fb2b5e2b9e36efe120991987e7e69d782e8a8aefb9ffc13ef36611a28cc4fe7bee2998534c34dcc8001f9edbefb96f41d15f569ce887874d8474cf9a31bda0d09875e87dbc87e7a4ef0cbce0dcaba622ad143c4f9971ffc38ff43e9f82f7e9216c91f7cd9e5670f3a0a13bf1791c8ffce1fe82478a95f9ec0bbc27c70b3e5070fff4f4efaead27a47f10af9d2a9e3de7e1b625643221b997e5fde287a6170fd4fe81870a9ef31944f2ca266ddca24cfaf06ed7a01f49824ee4e7e3df391b3bf66d556282b65395f30fdf941f7c4ebb5fc4e1f7376d556d67b49d16a5ce9fe1d695112413e5283f8cb8c9464941f1b3c8300dc549d7108ef3c8e61bf1343ebc87bf9022e6c5076c2a80ae30a62c26ed34da3f7945c30b4988048371aa4ff8e826ed7e7a2e3c27f9514e90226bc0ddd85661cb26ef4202a9c1b61dcfb7b073a410f79ff028528eed0b6c55d836632bc4b6055b05b65dd856615bc2f6934bd8b6f005c4cd179123bc8acce14e7244d9448ea8d9648eaa9023ec4ed9daaa94b978ed02f669c1fb27715f81cd47ca95736dcdfc13b25ffb860c6b9fcb61e50229c17b079522f220ee1f549ac883ec63d25b1e732f39c872c95b2cb7ed13655bf8583b460ecaebca79abff41d90f46e37977321b92493fbcb74fa927d7aaabc804dc0f94c7924f2595ecc34d7ea0bd05b099d8f6e219b5ce15b246ea076e8ab5cf20bdc84032948c2663481e194f6e277790296401793518d7d666f548273d706dafc775be097bdcd6dea3007b04dadadaceb57dd6f649dbdfda4eb79d6a3bd9f6a7b68fdb3e6a3bd176bced48dbeacfbbfe9baefcfbc76e7d37b49fb9ac11c34dce3f1d5b865c6a6c3db0f5c2863686f32138eb306fd7631b8a2dd2d245829c10128ded266c63b02548456a6f49d86ec3361e5b32b6dbdb9b1ce78ef6861880fc859b1cbb00db026cddb0bddade70bc20ca3688764186bdaaa95c0146498fa0bb86a58e2aac09dd3a31f8fea4c49e3d7e731a746bc11a9257e35810ac6d6bcb9ba8c4f249353c5003a97a8d929afcc57f77f38b9e3d6ecc9b18ac691d3eac9deaf0fc61786dec443c94677819af0f1f66dd9383d6f054fc1b955f139c3623f898fbb1e4018fb9a70fe8496ad9e250db1501cd3ef8572afc9c053f55c13f9df0a380cb02fe33157e70c23faae0522a7cffd8f5fc7b0117abe0bb2a686a866f9be13f047c3300be1e0217047c9505e71bc7f2f355d0881d1bc7c2b92f7bf373cdf0656ff842c0e702ce66c1df7df059157c2ae0132ffc6d119c790dfe2ae0cfd8fdcf8be0f4a91bf8e94570ea0638f9a7587e52c09f62e163011f09f850c007024e54c1f163f1fcb88063f170340b8e08786fb987bf17807723a141c03b02de16f096804302de14f08680d705d40b784dc0410fd495a5f23a01b5afbec66b05bc7a600a7ff5357875b172e08fa9fcc094501b1c08297f4c855704bc5c05fb05bc24a046c08b02f615c20b4ed8bb2795ef2d843dbbbd7c4f2aecf6c2f338e9e79b619780e704ec14b0c30bdb053cbbcdc99fcd826d4e78a610aab14b75156c15b0e5693bdf22e0693b6c7e2a9a6f2e84a736b9f953d1b0c90d1b4d7852c0862a07df20a0ca0195f8506515ac5fe7e4ebbbc23a273cd10c6bd7bcc6d70a58533185af790dd62c562afe90ca2ba6404548f9432a3c2e60f5aa5e7cb58055bde03164f3b1eb61e50a1b5fe983153628c70be5855086922a4b85e51ef8bd80654b3d7c9980a51e582260b1805201a1b6df2d5ac47f2760d12258580825e3fcbc24151e15b040c0234e986f877926cc15f07033cc6986879ae1c1662816305bc00302ee4b847b05ccf20ce1b3c6c24c013316c13d78522460ba804201d3044c15503000f29be12e3b4c11708780c902264d34f9a4669868c2ed91d1fcf62c9820603c8e3c7e088cf3c358eae663bbc06d3eb8757404bf55409e0d6e1130e666371f23e06637dc24e046bc73a380d1a3dc7c74048c8a73f0516e18e9801b048ca882e155304cc050d6930f6d8621afc1f5374248c06001d75debe5d7f9e0da412e7ead17060d74f041a136170c74c00001b902faf7f3f1fecdd0afaf9bf7f341df1c1befeb861c1bf489876c07645d63e35902aeb141666f1bcf74406f1bf4ea69f05e6ee869408f2ce8de2d95772f846e195ede2d1532bcd0353d9577bd1ed253212dd5c6d35c906a831401c902925c90887c267a21580809cd108f2cc417429c030228c18080d866881902d178122da04b2144a1a4a20444e24391d1e017e0131021c08b1dbc023cc8ab6708b81781ab109c021cf648ee1060c7def648b00930dd6008d0b19b2e40f3815a080ade545003fc805741206ab939eb09d40d4400ada585cb1fa7ddff7ff890ffd713f8df7ee2680ea925c7707b8bec269be94e3c93b1ca8378a51a638ce5642e5e79871ea32b594fbcb6935c2227b167393906bb154247936cbc4ac819cec8653a8ebc823472a98fe66a18842863945794db945ae5024640fd9439ca09255f9943b3611b9fc07762cb857731ae3a829eaf969e2573c841f806b2a15e19a638c9593801bbc9791c45fad463a4826c272538171f9d4d4a5909bb0daf1ce627c826dc66e3fd13740b3d89b33b489791d3e44950d848b2859e46be8e917f9265308e95a2abce664538ffc348eb043ebf89cc51083f4d4d225877bc86b3c7b1a65adf71d0939fb6b64ba414471e47b6abb5aa4f4bc651a4c476d2776893ba8e54939370273c089fd0e54ab2b20ba3ec8ab004201fa3b6d374937c462da20b9077b99548ea6cbe924f77936f947c6d2ad27e57728463bec26ee33256acc7365f75234f03e9725889339577e3c8096db4d21b9f470ada22e49a609c954366e15109c653fb494fa8221548c9e257edc7ff894f6e56be409e2be8e3ec9fe4040cc348a148b988b226183e5759b14c52fb76235986548e92cf7125fbd2fb6913cb67af4300cae1b892a36c55de50bee2d3f86baaaae6a877abfbd5cf35451ba84dd1fea6f7d21fd07f361e36f61a17cd6366b32dc576d0aeda6fb53fedd01c631daf3afed319eb9ce8fcc879d1758b6b95eb537737f702778de76ecf66cfdfbdb32396f886fabbfaaff5dfebdf2883645224aa9422be1de32a8dc484ecca15a25ea13a2f650ae9dd70aae91ae23ed574aa2933c293e8494df4241629a4650ec4b69c17559af3e71f1e5233309a7b1776d3d9fc34d2e81732e9efc9125c67a628ee961b6bbce36eac891877c7c43ac2da0ef59f24e95d6ecaa4214788e7f17c5eccd7f06aae4ea19e640f9dbd9b9f6e3d8dba41498df88195a85ee2408a2ef549b2c1e9d008785512613add9f4a9248d194146fac7159c724d47f526356932737178768c12154e6f779a392d3584e1f6f3f5652b674d9f2eaaacaf51b54ef57e2ba0b17c4c0f3dfd2f73e3f4b1b9a70bced38de6c6bbc84904b93e36994d8bc4a844e70bc41977fa11b911de9f5fb9896dcd79bd3876d47929555d5cb972d53bd4d62d0d9cfc5806fcfd3772f5ca06f23d52d6d5efa0e1198e34487ecb0852c531169a3491715099d3a1ea6d72fdb0fc911974e6e5f729bd82b0ed1103e5748cfb252b60ce5e9394036338512c5fde9716b29322312fd89852cb6f53c5bb65de63c9fe0d73e1c03fbbe4a9631491e058f72ee6dd14efee4e44921709dcbdbce2915685d3612459243116ab59754dbd77a57773102ae7808f863bbe05397e5fa345e6e725fcca449cce3f66667793d6e969e453c6e929c24bfd9aacd4f3f8d7f4f3f7d851ae2a72b57c44fd4e079e284388eed04cdc6ad0fcdae16734499281773e8e374017d943e2ee78a79aa3219f504172be41f02d50aabe64b34526de8096a004802b5b94fb5af2795ebd9d4106624ebb254418c6b2725d1575ce052d8947e891e9e939aed4169083a5a6ca4d38fd2d12ddb772b7346d68e6c3ebd1b09a0bd29a391e300d9124a8f8e89852e010f578887736588fb19cf7a47b56fad82b84bdc26a36620ca0d6a9c54593faa6ce4b83b6eacf1597a0b52cbd0120e1df27873db6773d99a8de6e6df69fc3b5a13707ba272716ea1acf1ca043e417b547994cf8b2d8fd61095a395180cd9030f9379eadc9839b10f079692b2e8a5314b63970676915db19e29644a2a3291d397f4ebdb37a74f5a7292aae5f4ed9b9da5f87daaa61274056fb5dc8462cc2eb8f9b9b2bb4f3ef2e8a9895f53dff03ba2c5e5ddbb77cfa76b07dcbf61d4fcaa21438f5f93f5f5db77ee288e13df22f79b71bde720f75d4971a817f147986546425930a2daefa836d6a981eae0bae4b5ea6affb31991810802bee8405ad01d005f82a1664821448eebe0dfb0f84701a011445956d0d478b9b1c9fdd545b7b5a154d09e8dc2f88284826061a242a6d0c848bf4f494c4a4bcf898cccceb2b84ace693fe8cc1e0c5efbacf8487c7dd7e159e3debfff8dc3753bf61da8dcf2ec9363df7868ce91495f51fb1f2035a161cd673fa4a6be734d5655c5ef2b77ce2f9e539292f64a30f8f1fe857b247e15e22a6f479d6268bb4b4271d4010e02e01842c0a655730a4b0c6a374940d515bb851c3664cc613166978c9d1ad4d094e591ebda786a505316f2622dac720417f7885cd26e364cf14692496426994f1e235a24ed4ed26877e84bc7d05becb73826d0223a973e0acba9039792d244c8f6a0d9219e25e6802a181539e2f4e923ad77f1d4967370a2257b97a8a6f9ef58e8704e29c499c791bb42c94a8ce62973c7c5546bbe6af74a07ab264b1cabb5edf151016a4280986e35dedd423baf8bbb13fab9a5b5e012b91b2e4a0396168ccb231ac2ab2321c323654efc3ef2eb65c1d5f80ca25bab7b4cecd14c53c429f1fd5defcc987ce8de178e1e7de1d667c6f1d3bbc5132e97b8f81fff103f0683c7aec93cb079f3819434947605cebecac2931432319412a11247999d5447aad581c81dee6afbcaa4b581d5a9f62423101d1f1180c484d854041854a2460b621a5b1a7f519f900f63227a829d8013ca317e4c45bef7c7b329740a4d52fdbef6b9527f1ace97410723c94109478959916cfb8aad5b5760a3c64d4fddf4fe49d7c0fdf77e41b9b8f4a5681517691e8dbde929187870db33afbdf6ccb6836c416d4a9af8417c7ffb14f1fdb75f89ffb0006a2add112f116a176ad30c5c13954c0b75e11e060c3c0ae205c7f5000e14a158d5dc2dc71b2c7fd0bb130e604375910b34f17574a512c635a2e11a79faf59f14f24e645485189ecb47f27ba086d4a81a6a0b2e0c4da689bbe050eb9727a968cde6a727342fe1dd65956315ca779525df64d29b0c0da57641e9a6abd5f13dabbd6be357a73f9bd9c59ed22de04f09b80c446f847057626ca6bba5a1e972439325d80e5bb5ce72d1483b0933352d2da70f0a3252828c65aec949297825c2f78b66b0556b76ec58b366e70eb163e9dab6bf9f156b973cf1acf8e9a79fc44fdb47ae5db674ddbaa5cbd6b2773795976f7aaaac7cd384e0fec52f7ff4d1cb8bf70793deab38f3f5d7672adea3050f2f5dfa303669a94b90a372e4a88ba531c95a42342d23d1d5e60ea59aac8c4ca876af8d5c9daa05028911f1242929e0b01406a7dfe193be123f76e84b6443f4db3187620f050ec5bd1ddf90a0edf6d67bbff1026a4c3f4bb7bd11aa8aee2aa70fc90e6b49521aed600b65f0c54d9b6f443d19b0ffbecfc515eafe9202f58897c4f99b36d3ebda752901b5843aa877c29dd4f5ed5734d272675bc51df16c438726499e2ea1d2bca3245bd15320e45497293bd10923ec28a48bee6e4144911ee372d8154b5cb874f2a474c84ab2f4c9567c603d6d90d450047a7c6d8bb28cec34359dd36824615a24ac50a1b1457ae58830192b623829630624d47a261c37c80a2be1332c2c34c9dba1eb89070307ae30e9f1a8c70493781862a3a9a11b54e545c303a62e6f205a6a95122bb9a1632e21ab560637d11b374449351fd478aaa903192d977775a77fd7a1fcf27852d2fea09dd229a1212eea622ecda5bbc844328f1493d5c4d0a8ce543094481acd26d0892ccf7e0f9dc11ea1f3d842784899af3da297d3156cb1fd49b611aa94a830986230910c8990cceac545962a4aceb3dc3fad68bd7bc569ee6c8d867dcddd69a95882f23b8276db849cebc44382682dc9d1a4d2342abd4b68a5f94282c7a6b388e8044e9c81481e1de8659080574944edcac238ccf26a96636f92a6929bb9df95843c504f625863ae1ea42676369744ba8e0e7bf6e9a79f15f5b4fbfab56bd70b1b532e342f5e58b9435cbad2fa353bd2fa59f9aad5cb5991b86ef6430f16ef3cf4d2ca6dbee0b127dfff1b42c39cb6733c1d6d219af40dc5389e71ee332b3df419b24fa98c5aeb591da3453b48a6cf1d23a7d8aefe726effbc98f98a2b362196e1f4241ab62360df7e7e54f70e38e4e9451796b6117189ba29597aa168d677bf172f884769191d5bf61d9f7afaeebbc461f15771461cbeebee932347d2ad14d7816ebd016725a5b80aa56823bd427eb552619564895ea9bc60726a68e88514bb9cd0a98686abd2cadc9fe04061591ea6bd1d819ad61876b83597fddc729d74202376b79edbdd4e3d19a91b2423e46da7aebc809a6e9136c3a4c3e62209bb6c9d09271f81c9adc52cafb5e6a8a43972776b3fd22e47899271243714243c9656426ca5ee7dc6b3cf5fe95cabaf8e6724e0e9a3647789b6b9d18136b534b6345c95a73825413233153d75a247553a24a8447596adf28e38c0bc73c557d5629b984b57d1bb9ea0daece29655e2a2f88e4650efbdbb4ed3b53b5b4bc78ea71b318f7b806e1c39e22f77e78b0fc4c7e24fe283d430e77ca025d71e219f5ec95e50c8125345b6797f837688b5c5c28a418d7890b93fcf922a86b79e6c194920fb47d9df8f1e6d4d42ee5b37b3c2e6ee52c2244c9baeb372af5eaf9217992467255e6e1917102b8ab672014cb9327938e9aae05b31e542ea4815e935a3bfa16d55a2c8a263234342113646b44a5e4396d8b9aee6b64ff157341b2def82a0242528693b428e3c47bea3c2b1d561d176abed31df91a327cedd3cb8ec011c689df8e1f2eeaab7db7561168ec611f7ec9622d0000c208acc8ce47c1b9b324346a696a72d86c58a121605aad651f69796bb91d0e9767d521390869dbc19ea031e4dd79887325dee8019a68190671a434c8d810ee445dd86d886c0c64d35a05c67224b0ea90fd2faa5d8651418f50bc459c0a6b77bf5fdc54e096a1340029ac14c3ff36911661a4bd3825a9a1934fb6839e64cb69095680bccc56ca9b6d45cc322156a83081a0bc9b407a4eb5d8d3e74104cd02719d3f559c63c7d81b1843e0e95f429f0597100429dcc80116c928fd09e74112da53ddf15a5c74469033fdda2c3cfcddd79420b5148f317edfa946d59d28250bc864c53e6c15c6108b28a8c72956a2ca0f4d5daadaa259cbcf6464f92db11de7e271b7296208d2c94d997f5d746b21bb499ac485bcc34951aaa9fc6a823e828f5763a519d4e67aa0bd4e5f431b5926e52b7dadce139a36e265a1376b3aa0671a97516cef54a82f2457377e58b2b09e885e42a3f6ea172041910ea422bdda4d258e2759b3a53088f760cf69080a1f8c2da1f5e082bd30bd95cfe04ff60ffddfe17fd5c4271f655045624f662744dd789c7376d7a5cf4a7ef5fa154b45d114779efd60f9f282f7b62e7b94f3efbb27557787c8e312c8e1e202f8572d0b781a97a4001ee511418a22ac40f8abfd2f0553a96d814ae82073d43a4939bd1d18a67b0cf0cd895386b720d72769eb09b1824a7e8cd955be7e0cfca00f787e22df7f76804e584538e0e4f53fcc44f7d2c12a29454924a53591aa4ab695a9a9e6604e3fbd2be6c041dc166f0b9ca5c3e3f6285ba427b527d524b9862a5515111c9805864651341e97cae8a021ebfbee4ba1367de1cbdea914f8fd2f7296959d6ba523c5159f904ab8f5cf33b318396564d6d5dc94ffff9af8f1f64b7b45e2c5fb66cb9c40b5907d88688994e7e171ae4b033a78dc527c4eb06d34c9690103fc4b4c527287e4afccff8d677a9f42895647d2abaa4aef1a62d21562349b1d1ce9e5ab42fa9abfbd30654ad468cc772c3582093427451eef7ae1a92534aa57d87c27165a0700e2464f4ceb82503c21ecc0ac7a2a2fe3d614c4f97116a0a46a8cac839c7efdef1f2fc9d8f7ef917f199b830ebfbc5254d0fbd505fbea9e4cba334eac7997fe3dbdfedd777f1bc69d313a2bb9f3970e6f3ccde1f0d1fb1e2770f2c4ce8d2f3d09ef71ad324be35a32e7e83baa091d118a7852127848e27c475f729cc462cddcbcac408de9411bc6e45f03ad13b22f80862241037aa7a82e6364246b1b1d530a680e59a3c89aaf27debc563ad17d135359f96f13b25fbd13365e0781e120a45eacc6323bcd2b9da204bbc7ac0ec8f907abdf71748b54a632d96a7cfb26a4d12540f244454446c8d00097ee1b01c0d0e7d127aa6fdc7f6bdf3f6be63e2acf84a9c17671122e6623c780956b5dc293e157fa6dde4eb03940c2344db291192968446f11895232a2a31a60131a6cd643194d96c680f089c680fbc1d38edd8db43887d88c919a8882736dd6e330d3dfc63a64d230ef7a9e351ed7892f55f43e6d5fdd5b0905808fa83ca54ce4c8c4e4dafd995a720765ec7aee37dcc4cf32676331f6286cc496c16bb97df63e69b25ac942de4a57cb159c52a799c460c8638aea8685804114ec1b5d10c6228a66927ce18f02b7e3ddaee760695441e54835a504f3652cc545bd019740e62032047c9e6997a5f23d736d89ee91c4146d0d12ca40c479738048173881ed243c630f3667bc819724e6488d4f63c6711bb070a94a93c5fcdd7f2f542a3d02cb4cd27f368097b04e62b0ff305ea026dbe5eac3f622fb5973acb5839ac5056f2e5c663b60ae70665abf345e71d1229b329b5fe92294d1e769c0ea0b9e7e4d709b1528877c5db0251d3ab5c940d51dedd7ca9bdfe3951f5a1b60e0cb994e7d5fdec79f212864a3094e8b28a61bfea893b97582d3d6a399e6555162f5bb542992d24d6d05d972e09a457f1af960aa47ed8aa764aea9921373c4ff773499d0c5554a6e8522b5de3a4665a555b39c6a04f9b3a4862349c8381430e9b2d267effbdeafbf9ef15aa5281dd4a10577a2a25b8b6a9a43e941e9d608b329ce4f928b5cee90996251c0cd425d77a5647d94914747118ba2d0174dff034247afc14ea51d84335345e6ec1b8ec3d2b7bf548800d3d901997199f999019cc4ccc4c1a9c1e8a0bc5871242c1506228292f2e2f3e2f212f9897989794975e9cbe3cae3cbe3ca13c589eb83c694d7a75faa5f4f88e473b1eea78203f3e3f213f989f581c5f9c501c2c4e5c1cbf386171707162975fd51c72fa21a33291b472e5c4ced5ab48f6c6d9bd4b666facabad1d5cbf62efb1d62b943db721ffc0b8e96f4cfecf4b2cbba864ea9c33af64dcd4ba647751c15bdb5e3fe42d5dd5abd7eef4f41699351e44596d47f9dbd02ff50f45439ddd65d475f1af76d5c66e88265eef0d5decaa1e33c2f23d5997adf8ad5166f5ef5dcc3c901fbf38be3a1e709e1dd92c4e95ca39c94a2dce355dae399c7fee89279e93adf50f035e2a39ded676bce4a5017575acf7b10b178e6163b71516887af1336ef50585bbe4eb3d943cd8760e2ee01a4693c1a15852465728ce32c70ab3cea3d445d5cab4c4eb20237dc3312d69ec484bdce2f245f78f17a5cb8e75c72e8e5d135b1dcb692770cf6e4f4f92dad313b830e6e9bc97df7befe5bca7c7dcbc634a2ba2554faa8edfa6e4eceddefddc8913e7ba77df9d9242afa34eeaa50392515a382b65324ed01d96564c1d71faeab8beda594b37a053253abbc1e3b50d8fb314342bebaab41a7e252d19485b8b192e6b47d24e950ed8565b3be0a585c7dada8e2d7ca9f5308a6dd72e141d1c6077fdab695761011d4675dc8615087fbbf848fbbc4a515a3e124b8a4329e8e58d327d05f73f4f799d9dbed6a5ce5b6b5f1d88f533ddaf931b99d7353c604db1c1aa234be1854b6097c3358d8cc171c571d5711fc55d8ae383c9603a980df60f8ee53db4de7a6fa387399bcca6b3d96cffec5863ca8352c0899157656be52ad95944b384ae29a52dfbed275e9d7578eab48fee1597c5619ad1f225d56ad98e159bea9cecaec96f1ceed3675fb71eb43f353183192a3e6bd8f0cabe2d52037a23633fa3ac23c8a45080bba95d7f5ea5e5648353ad375984463483eb0e97ed269f44095382902d0c424eeb58e2cfa08696410d0d5ecba06532e3be98e5b5dc59c89fe7aff64bc72f35c31f769d982348e3623fd74cbb99f6161fd7d5d4ec7b5df56dcc9b31ada2a5377c5c31e6b53d52d662823219656d235dd17f2747dbe30c6f5944649d0bead2926bd3eb8d3ad7eb317169d144b7dfa07abdc1e11956252cac0e0d8d618510a7a5a473512bba2dee56dded373614e5669d2290ceaa1295930ddb7654aedfb1637de58e5a219a0bf6de7aeb96dbfef84aeefe851fb4b47cb0707f6e2dbbf6fd4f3f7dfff0a79f7e2bbe14dfc4c5bfdca3dbeb6fde316d2a02bdac1a0e983a6db794ef418c420a2df9f641bb370838a95aeef4d4da379898ba90311219475801b165f6836431cfe3452fbb3fdf6f1525923de129e341b655d38d540a6b172eacdc5b5737e4e5b96fbdc7b6b7dec9b66cddf2c6f6d672d5d7ba657ae1f75257dfc2c117e0b8b24ed51de39f379497483de35457c888ab752acce6d08e65749367e46384c3adbccb2a5bbd558b1f25ff4ab5eafb06e9b57d222658f46cc44586850236a611e71b76ad9cbf4eeaed2fb97537576f7150dd4e46b82dea8db9de5faa91d622e0409e9027cf93ef29f68407f275648ce1019ffde3886b66de648dbafacf8736176c54bb7ed32ec1cd38b2895e2643f770956b1e55e55699d6aa740dd13170817ab2c150395554345c32c2162e2e78c2614b6354a734a8a37a65a5436eab7a75b7c24c3d92a5b30cde5d9fc0300ad0e7b0f97c295bc9ffa0af63557c83fe2cf31adc50990d4cad2ba42b5d7977b5bb16b2cf807cfb4a588e51c0e36a85b6093668bbe1397e407b57fbb3f6135c829f944b4acc94076550e09141814cf80ed6b1d46f5bf7b17b2fb51eae537d2d33e9b9d6cbad7b5972eb67c8ef2f2b97f42ad9c02437577fdf0b39dcbce377d44b98f659cb854ba5fafed5d4ae6d5a1c5a4d12991c4a53bd46171751e334bfbd3c2e08b5b1f5d16e8d785cbaaee67974575ea00bba9c642bdd69c16cccfaad6bd0a0c6cb566a2c55301491999297529cb226a51ab73753cea6b4a518a8939616fa3b6be62f2aea0fab68c6f0434b5f7ca3eea1b9153beb1e9afff8cebabac1350b1edd032b17cefbf14ba9b0cf6c960acbb66c7beacd675bcb95fc7df74c5d78d55e908308d2f7d7f652ff5fdb4b6387bdbc92efffd0cf7e6b31feff83c5e0c0d260c2d83ed7c29b28c49b08b5ce4beaecb5f2d752afeb56f0fa87ffe6d7d250f2e0e81252a2966aa57aa9516a96da4aeca58e5267a9abd45dea29f156475f8af6fcfaf78c5ffda83a67fdde3d95ebf6ee5d77897ac5c54bff10df530f9cbd70e4c885afdf3ffccd66f1be6812df2190e7225efb687f194320226ec7194aaf785d28b6c32bd63a57d3d7a13e0e3de20d966fec1445b81b1b3b1c63c8087bc6cfe3153a25f5aa68da43885f851673eaeaae4610ac7f4758b1ab759f6aeeee1443d06f3b5c6367b4b6e6d611dfd4ba56c7be1e5d1f67453737609cd3c96777ccedbddfccadb39ba6bfc6644f32eddde1aad99cabfe7b406dedd528a7755f27e75db8fb5fff6cd729188db3f360f4eb5331a3f1d8a0dc596bd46ba68a49c508af741d161ea2af3e755c3ae757f2301193da94f61b558a82d109a37a6c7e0e6574707944af00bce2f51c7ba3753f2a52d134ce71b4d918531dc6d1d2c985f67c7b6c7bba3df697741b63ad958aafccbfb28b8cb5526b7fc9b76f8bd59d9aee4b1ade55ceead4aff26df4683fcae0cbfbeb7cbb23dd26e912ccee0f98015bc0de0b43881eb61ef681c64073a06da0dd1624419ac2ba9a5d6ddd227afb7afbbb45768def9a9011cc484c492f33cb6c65f6328757be55cd986aaa36b083039ce0023744430cc442408933d27b670cceb83ba3346371c69a8cea8c4b195d30dd79f0b789bd0ca07f9bd84bd9c1aa31bb26af5c3975fde0861d3ffd75f23bf715bd57b074f5f43da13d4f7efe41d12bcae07d5dbb8e1b171a95e8ecb671e5e603c9c96fe4e44cbaf5c6bc54574ae5d22d7baddfebfaa133fa816f417cc0c8d0c975173c4f3cb45e2f376d2863d47fb7d729f1c10a4ab2c265fe30a2a10bdaff62d8a7ca4804d50cbd0e46fa3222f1d0f9b4442cbf71ceebaf9fde565eceb788b72b5aab578ed9b4f54f2cbf825e273dea3e4488891632f930470bfc824dab4d5aefabb52332f96c6310a346f8a592e786350ad3fb0e809aed3f24012ac2d329bb6f4f37e83e09502fd4d60e7d69ee5befd30fe941b6b3b560ebd637b6b3922bd57b8ba65d825d92fb6b111d4b957ca2922ba1f4760f4819973b602a66c998c8ab43189037d14dcadaa74234f98685d9297bf48d936f3c5ccd1ec33ff83465fd37a5501afac348ccd0656e5ec616b3b56c3bd3e5400618569d2b06629434924633204309ea3924870e80014aa62ef3ed51304a19c147aa217d02994027c124254f2f22457426cc54eee133d47c7d2e799896408932973faa2e27cbe94a58899eb44cad22557403db044f2a4ff20dea2efe9c5aa31fd2cfea6dfa7557f3ebe46bdfa177d1bbde1177362bf92de360ef956a94d00414400e4ac84ebf0d8de2e3c31590f1a601e3650564fcffa802f2e67f51019132bcb1c623df12f1caaf08f9650b8b51ca95ca14dd7ad1a02391b6a4fb7f5d38a1a136ce2259244f3273cc516c141f6186cc3bd81d7cbc99673ec01ee045e6025c8b05bc9497b38dec49bedeac67f5fc0376183ee4719c19a02a366eea360377763f8b86482586c7eab186cfe6b7cb7a64324b8744259527a9495aaa9e6ea49889b6647b2ef455faeab9b252c246c20825a40ce12135a485f461c63073984d5649e42a4e6079caadfc36f5362d4f1f6b8c33c7dba691423a9dcd82e9ca2c3e4b9da53d6014d8eeb1cf76ce2573e902b6081e5116e1ea96aa8f6aa5da23fa02a3d42831e7d916d9cbd90a5ee1dc4036d0f56c1d6c569ee2b20eba510ff5aeb26f75ee243be976b61df6287bf8f3eaf3da1e7dbbfd45e71fd94bf0baf21aaf35de7436b077e0b872942fb03422c2faa3c900c9136abf3a7fe6abf3b5e29333fff8e10cea4615cc92ed4a3554b5cc421d198856b40075c446878646705948573ca06872c715ca2878182ebb077b9a1ec3a472673351650c0f2acc105353a8a2a385b1f62334087b8782b8dad7df52155402b5c3e6e471f8bda2064f874efc772af1ef36f8a4a928668ce237d3cc6b956bccf1caedda44b3c89c471f55e6690f9b8f2b4bcd8dca566583f684b9c6dc499f575e547668cf9ad566c00485a30dd862c0cffd468c2d03d278aad1cd16740ca0b9d08ff7d164852cd3310a46f0e1c6685bc83149da2a9b04b7f309ea246d823ec19864cb73cc763c424b1d4fd1f5da1eba5dab717ce838eb6873f446d91b4c96b9ac8a975228eea5bbcf8883e2e019fab278e80ccda0194a7eebd9d6b768ad18c946b348f120adb0900c230689642eba2a3454d399e1212e2966425c4e8f8bb81c1ebb83c89dd381866bf7a0d90e71d80c37b1f17278dd69ab773b1d76d3406bd55d8acbe6ee5800dd12bbad93d86de1d7992ca9b7575b3dbf2ae5ffc61af977515952e69754c275d50047a419e5703b921d398e51e62de618c76463b239cb2c772c76ac73784d8293404bb3396dae28ea676ec5cda34c9fcd678f71c6b8d2490afadca012e4197a5723d54cb1a5d8d31ddd9cdd5c414f3fc4ca1c96a964f2fe665f5b5f7b7f47ae33d795e9b99e8468888520a484da2d708831dcbcc131ca39ca15f28c23b7d25bd978c853f2707dc6e3fadc6edc8e5638de3ec939c995e729a2456c8639d339d395ef29d11f713ee25a491e3396db96db573a563a57ba361a95b64afb26e726d776db76fb1ee71e578de743cf594f9b673aae2557db53b27efdac0a265b3766fdc275f7dd342e3b510c0cc3ed8cf71fdd34b26c9c32a6653ddc67bd8fc846d27d3002f315efab6c1991ef3b2aeef6f748add7173e39791246c8b71ff6c13770bff51ba08da4638c4db618b0c46e986ab486e647a2a9ddfd69cbf153c7dde2d407f2b5d141b23c9f9c13910ddcfaa64be40b107493fc866f5ea083c55b2f58dfff4edb802d2a91b4b568955aef6022ed2624fde9c54eb4adf72a52ad6f4a7ea1cd4f5bef57ec0dbf6541acff359a2cff734a3190e14ceb7f92e431259134b3fd98119d8e683f864ed7954ec79c74a163da8f55e2a3456428994d8ac902f2109949ee2133c8c32448ba92692403f7592413b76c3c9a8a3d826408f67998ccc1f610994e0ac8fda4075e1d451ec0febdf0e87a721f6e4172db555a73acb3e9b89f8ecfccc3ef42ec69fe0f46ed7b75d47138d23c1c4bbe05fd00f696f328c067feef461c8647b3f0b909642ef698867d0b2c6ad3ad270a2c8e8248e501fc2ec63e5391ee4cec17c4e767e3e805d6bddfd2196b519983339a8ddbbd78558e3a07fbceb62865e1d8d924e7574f753cd3feff856dbf93ff2bf95f7e7045096b6b23f0bf009d98d3370a656e6473747265616d0a656e646f626a0a31342030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f44657363656e64616e74466f6e7473205b3135203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f6465203136203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f43494453797374656d496e666f203137203020520a2f434944546f4749444d6170203139203020520a2f4457203630300a2f466f6e7444657363726970746f72203138203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b203020393935203637382034373820333433203731322037313620353933203637352033343320343135203639362038333720363837203731322031303432203731362039323420353935203338302037373420373136203439332036353220383337203731322034353720373230205d0a20323820333020363936203331205b20343537203334382036383220363435203638332036333720343030203733332033383020343335205d0a20343120343420363936203435205b20383132203733342038323120373136203636352036353220333732205d0a5d0a3e3e0a656e646f626a0a31362030206f626a0a3c3c0a2f4c656e67746820313035310a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a353220626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303034443e0a3c303030323e203c303036353e0a3c303030333e203c303037343e0a3c303030343e203c303036393e0a3c303030353e203c303036453e0a3c303030363e203c303036373e0a3c303030373e203c303036333e0a3c303030383e203c303036313e0a3c303030393e203c303036433e0a3c303030413e203c303032443e0a3c303030423e203c303033313e0a3c303030433e203c303034453e0a3c303030443e203c303036463e0a3c303030453e203c303037353e0a3c303030463e203c303036443e0a3c303031303e203c303036343e0a3c303031313e203c303037373e0a3c303031323e203c303037333e0a3c303031333e203c303032453e0a3c303031343e203c303034313e0a3c303031353e203c303037303e0a3c303031363e203c303037323e0a3c303031373e203c303037363e0a3c303031383e203c303034383e0a3c303031393e203c303036383e0a3c303031413e203c303032383e0a3c303031423e203c303035333e0a3c303031433e203c303033323e0a3c303031443e203c303033353e0a3c303031453e203c303033363e0a3c303031463e203c303032393e0a3c303032313e203c303035343e0a3c303032323e203c303037383e0a3c303032333e203c303034353e0a3c303032343e203c303034433e0a3c303032353e203c303033413e0a3c303032363e203c303035303e0a3c303032373e203c303032433e0a3c303032383e203c303036363e0a3c303032393e203c303033343e0a3c303032413e203c303033333e0a3c303032423e203c303033303e0a3c303032433e203c303033383e0a3c303032443e203c303035353e0a3c303032453e203c303034333e0a3c303032463e203c303034373e0a3c303033303e203c303036323e0a3c303033313e203c303036423e0a3c303033323e203c303037393e0a3c303033333e203c303034393e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31372030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c616773203236323134380a2f466f6e7442426f78205b2d31303639202d343135203139373520313137345d0a2f466f6e7446696c6532203230203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6c640a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d56203136350a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203232360a3e3e0a73747265616d0a789cedc1555202000040c13783056280ad1898888179ffab790d3f76b73aebae8f9e7ae9a179d73db7d9a8f35efb6cd96ddfadda6ada5bef7d75dc636bcdda6eb7bdd61b74d94f879d36e9a28deedb69dcb0fdae3ae8a89b16fd7612000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f0effd01987905950a656e6473747265616d0a656e646f626a0a32302030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820393138310a2f4c656e677468312031323938300a3e3e0a73747265616d0a789cdd7b697854c5b66855ad5d7bea39e9eecce96e42278431242410066991312046440e53244c61104824200701138e470494238a400828e341c0883170942120681c98048ea022227a05f568402e0f154352796bef0e835ecf77effbf1bef77d6f17ab7655ed1a56adb92a0da184103b292540f2ef7ba05dfac3498ffc40089d88ad43c64e1d5d04798e7b096165d8f6d7b18fcef0dfb5bbbd4a88b508db0617144d983a823d7c8510291efb574c185d5c44144c247d0bd6ad13a6cc2e509f2fe484383a1012183471fce871daa5039bf15b2d42d6446c70b4959fc0b99b63bdf9c4a933fe6caf8bf562fd00d63f9d523876f45e5bd56b88600dd6a74d1dfde722b93b5b86dffb62dd3f6df4d4f1adad77232e690bb14d141516cf689c4f86e3fa0b8def45d3c717cd1dbde15bc4ef0342949789b157366cd55b8bbf3e34cad1f527e2c3ade073f271fbd95b6f5df45676ca6eec1bfe683c384e992a1208518710bdf18cb2d39ce9ce27cb6cc922694847e361c44942c60cfc120b84e79096b36a82b4e0197c155613c36ff88414b0081c60510164893129bcdeed27b7a0d738e2c7345b760b372d57a6d2af6ff7918e910273c16d088770be2da4126113e8642a0c2285f83ec99f236310be45d880b0086124c24b082508f320835c94db139d9f27057c16a9969f23057215a96675a49ac7906ae5676cc33a3f87f00e59c667125d2ec1720119caf7900a69bff91ec9a792a13087a498e52a52c1f6930a3e28fc46ca6d33da7849780c5cc571ef90c9f01189c3f675bc23f129e3485f9e4a7c588ec12d411318b2a523ecc41a35eb12417924cd90261252da4f52495ba47d27d299dc4dee21bd483f3290e49207c92452446637361ab2405a90d6c89ddb7dfa9001d8e701329a3c4ca63736367eddf879e3678d671a3f6dfca4f164e389c6e38d1f361e6d3cd278a8717fe3bec6eaffc2f13f7aac667ea2a9e634d70d83b18f1608a906cb105a23b4459011d24cc9214443e8d404c6d8ce4de042b8bb09505210fb304422f46a0237421f847e081e8401080311a20d016a82388407101e6ca2e9688449083e8487118a9a709c8e30dbc0ef4d45e612304a5afb9d952cd86f5c65e8fea1fe0f8605dab4fe5dd5ef54fc9524b7d236dbbfabb13177a814c78755f2f84a08aa955230e9ab7ff7f1ab36adfbe70ef5efa22d7af56c9ab6577e4f6c7c6028168d1a36637baf9ee63763d54a1ec47ffdf22bfd6327fa173b1727755eec1cdfb9cddd7f65a53499080234881403da9c06907a1c2d4b1dd6928817f3664d6dcdcc7e4619a8dffcee237b314f24e3304f30bfc6a30c028d238998c79a2d31661e6de65166ee35730f75a305e5d463d68c32d048b31c61e60e6a27f3f0bbc3ac1965a0366a25cf609bcd6cb3910344a2566a21c3b0cdf8029897629b85ea2419db8c2f807908db8c16a09a395235730525cfc88d1172d5cab6fcee482a9bfbe2662e99bdc0dc11335ba8999350e33c68bc0b8480fa1bad79bd801bada14ec0afd7fbf05fe7c1f53ef04b1dfc2ce02701d704fcafbd7055c07f0ab822e0c744b82ce052adce2f09a8d5a13624fdf0bdce7f4887ef75f8571d7cf79c977f27e0db3af8a60e2e62e5a2800b02be16f01f02be12f0a580f302bea883739f47f373e3e0f36838bb2e919f1d079f9d09f2cfeae04c103e3d19e49fd6c1271fbbf9275ef8f8b4937fec86d34e38f591859ff2c34716f827f6f8671d9cc4f94f06e1c40b567e22098e7fe8e6c793e1c36311fc43371c8b80a3f8f968021c71c3e1437bf96101873ec8e387f6c2a152e98350e3fb41fe411e7c1092de0fc27b02de1d07354b9dbc46c03bf1f0b68083020ebcd5991fa883b75e8de36f7586fdfb62f9fe74d857ede2fb62a17aaf8357bb60ef1e2bdfeb803d56d88d8bed16b04bc09b1e782302fe2160a7801d02aaa2e0f518a8f4c26b38cf6b75b01d5fdbebe055ecff6a1c54e0ab621ebc22605b326c15b045c0cb02360bf8bb0e9b046cdc60e71b056cb0c38690b41e09b5be0ed6e1907589b0165f6bebe025dcfc4bf1f0a28035abf7f235025697e7f1d57b6175a954fe6c9097e74179485a25a00ca5a34cc0cab6b00207ae480c35c2721cbadc0f2f586119362deb0fcfe3eb7901cf211d9ef3c252273c1b84bf095822e019014f0b582c609180854f05f942014f056181802705fc351d9e58017f11305f40690c94e8f0b8807902e60a9853078fd5c16c01b31eddcc6709787433cc9c11c767d6c18c3828ae83e9f3e011014585ad79616b98560753eb604a1d3c2c60b2804902268eb5f289e9304140413a8c1fa7f3f102c6e9302e248d1da3f3b15618a3c3e87c0f1fbd02f2a98be77b60940e0f09c8133012eb23058c181ec74708188eb5e171304cc0d03af8938021580f350e11f0a080c189f0801b06dd1fc307d5c1fdf8e1fe18c8bd2f86e7d6c17d035dfcbe1818e8827b1361407f371fe081fe392ededf0d39fdec3cc705fdecd0b70efaf476f33e1ee8ed865e75d0f31e3befe9807becd0e3ee20ef510777e39c770721d4ddc14302badf65e7dd1d70971dba75b5f16e5ee86a832ee3a0b3806c377412d03112b23263795610323bb879662c641e903ae836dec10d1d4aa58c742bcf704346484ab742fbb4cdbcbd80349c3f6d33b4b342db4868d3ba336f5307ad3d41deba33b41a072dc741aa80161e488972f1944448f64330119a2721015a354f842417342336deac0e020e088424bf1b7c3a242642427c0c4f0842bc2392c7c740fc2eb419cf497136888de9cf63e7410c2e1ad31fa20544b9c08bab79ebc0836d9e20b8c741a40b2204b8b0ee12e01c070ebb933b22c17140b23bc15e2ad9f08bad0eace960c1ad59bc602995741be8214913a00a5004c85ce7b200ae030f49521dc03874482ece045a2f1ba72e2036a0bbe8b82797d056ff7f3ce4ff3502ff179f04420b68062d20d5e45f18c276231b481df8308663a4005b8d77051d8ca7836a32067bce979ea483f13d55da44187e2fc16817c35c9a41c69047b0149436d16ab2875cc4d1f3e912de970f377a3745e08cfcccdfa1577836cb2643a5a95237a94a9a2f55618f995281349f54629ecd4e4a6ba439d271690e196a6046071860e041ca690ec60de5ac9cf6a431b4273b460e1203ffeeb49c76e147f811729a9ca6b9d8b382cc623a7d9f5ea5ede8505a85a37e263f531fd6325926bd4cbf458ccbc84918ca75524e9ec5b8a00c77780cf1be48ae9262096725cff2d3ac153f4dde215f914fb09d90c9e8ab09498036fc34a62b640b998c94f98a327e5a762b01a9805d27b5f409b6995da74994618aa03ea4e643704cca97de9716e157a40e6590013ee881f948a3073f4dcb118bafe4023a1bfb19690eae53cbde61bb708ffbc939dc17aece46b239ac9c9ca3dbe91e6ac49d4fd2ed52be32468a23e572b934945c3668434eb263488f5c931e4f93a7f11cf1b324932b3080e64b5b0c8a91203f48090d2839720459417394277027043a923966d47a88127e309cb0972a279015520abc84b83336ef26dde86c728c65c318b2c64ccbe82eb28cec22c546e00bc9c61a4d69104657ab4915f980eab423ddc22cac3f5bcd7e82b1b0404a92a649eba43a3c77fd8917f35fe55c7989e257ee5516a911ea28758bfa9396a3bda0d5e9ddf402fd03fda265b065a5e5736b4b6b812dc2f6b06d873ddd11e1b8ecdc6aca5681582115f04d18d72bc4578d619781844c93dfa02a5f8467b87635a76adb13e7a9da53b56991ae802b1870050a24525f0c71f517c50ac57efdea7439d538c5558aab2021656cc41772904dca46bb422595585c92d3eeacafaf498fc8cec699ea6bd3682099657688e8189099c71d0192f864d5f3cbca686a696989b8fa0bdd77f62c3df8d325d1e5dc39d1d9987993b8caae9b33c7876c6493bcd16e5374974cc0ee3c55935e7b73dac8ac88cc0e2c25e08df0b899b2a9141f9a5ab6ecf955e2ea65fadeb973f4dd4b3f89ee67cf8a7b7e31669d2aceb16cfa049e64634256d84ab6c820a1a046ca38d7a9a34d53065c901479924efce5f438fa84382e9ea6338db185b49a7dcdce23d522de64af906d122512e28283ae998302856c46c333ecbc3867f43e8984365602e27a936c61c62212cede9eb40b77c6f945194e3f0ff931a6f16bde0e75c442a248522852ab704085678da32c9a78ad51b237c21d8d238db1ce0bd76a9d97d3a83339a999ec727a33d2b3a89304fcc465e6b07dd2dcb99327cf9d3399ce1707c467e28c384043348526d310aba5d1172f8aefc4c5efbea3d16289984a97d1623a832e13530d7cbfc5b3bd841aac9316210f6c97d876be4421db35355a8e05128d413ceeb5b626bc83f46ba66804d0351ab2e10a5ca183c5463a824ea3836fd4521ddeed4be5be3732c5cf38f3063c349ec7dd4593a743a92441e25214f54627702e057934b12f75582a22d648e43516ede1c4ae7a3d34ce0e31cecffb57da060fdd4da0f140a76135f5a76a5dd9d9aeec5bab632d0d0f5a8ad37ec91595ad38f9a561cd68289945b5f4b68c0220f6281e1d151515dd8c348b6a169d4932a332a37b901cde3baa77b4238fe451036f9a9595d9c1a0a5e2cacacaf04b1eb7acb081ecb91befb040bfde4b660efff8b1bf88c7f06c93faf8611a272ed238fa558fc77b4e2abd7700eddbaa4ded478f7df43aee7051e3d7d265dc610b3220d48a782a22b515faebb60ad9bfc2f77a7c456465d21ab92cd51b19e326ce186fb2d30b3eb7cfaf25a63aeb2f20414fd54664bbc27a72e1da857ae4b0f8e9b2f372761af57a3d6e29d02c39c5e535586da09a94d954b81367d8b3f2455121f6147ffbc894d313566d7c7963f986e7feb6f8f1bcfd0f4dff720a9ad7c06208a61c5cfec5b7c1204dcdea38796cc1a4eb23f2863cd43295c6fafd6f1d78e26594c291e6edce692cd9c83d213f0dd8c0460200b620018bb29d5358a251ab4e626555b2ba51bd4f75ada94d375972e154d75a54f53043a44b4ddca00108b8325c498680b8d855319c6e0ed18ad3a7c50b0d93a5b28667617bfd20f12f71853a690e52f125d402f40e2481740b35939484e5b1158a73856bb9bb42a9b2b1d7c8125b5922c67934caabfb8833d1f939d2aec679b9492bbe3188262e20128676790cd2108f9bfc967a48b433b0afe1d1d6c330dea469e21fe2b3925fe73c7676f433ebd73ff340f5147e5a5cfcd66a133f5ebb2a2eb74fa7ed7af75e34f3d185adda1856b304f14be297514b9b938e215f24a9f0ca15f1d615b6e5ce8a666be2cb82562d36068291b13151bee64143632f382fd798e8194cbdfcb1c1d266b2c7dd840d75259b1821aae926aa61354ef7b28be3f129183f9e3e3a6a4b6ec501678ff21117698c784f5c17e7c4413a93f69af036fbea89a6871d13b56d5abd55ddbebdb876e68a384f17d149743a7d19ed019987384798962589b4237d422da2ad291544ae4824956d50eb12cbd2a23d9a159ac73a5ac67a92b5d8b814887524079aa7a168a2c531d03685334c64dc0fcae56f77114c4eceecd03c10d69db0c0fa9b6776c88a74df263a3b3465c68c290f4f9f2ee62e5c4c6391f40e1afbf4c2b2d568a0bec02d7db2faead891c3c78c193e722c5bf3e8b46933674e2b9c5992baad64df7befee2fd996da72dfd22fbefefa8ba5fbe883c3f2f3870d1b956ff003a30c3650ca37bd587cc8ceb6901dd2169953746091aab31e25d230164db6d94817e924b1d200295fcc139bd1f4e22c3a7abe14943a054b22142209325712640cdc13548cddb9669459820414414d0009f4044d972408ea12d9ae4a4b64a66baac225468926031ac92a1fd0bc9a28432dba5e30743bac15aaa9154af89f51badd6218aed268bd9d3e047d770929a1256a8936435facafd5dfc2741cd379dd19a1c66b3e6b506da9f9adfda4debc8fda571b0ac3a421fc4ff24498840e7d829c6f9d41e6d0c7a4997c8e3a435b242de00bd445da2a69055fae966b6fa8bbb523e45dfa2e3ba2bcad1ed3ce908fe9c7ec8c725afd4c6b679a4408503381d4bb61f328318fa5d2232c55cc6bd842571da54e71859fae6bc5826c90e1310a50b646a26cc5902ea158ab53235eb0a17ddb0eceedda1a288b8d6c632572ab58274601375d97a871beeb32052a6d67bbb851718ce6056539e9a6e047991a61c407283a1df9c8c9dfcc134f8b0174279d39ef9bc90f9f28feb0b6f6c3e2130f0fead889aea7e3319a5ddfa9a338d2afa7b8feddb7e27acf7e8855357a9baf909f169216724b07e4fdec0059a21ed029d714f012b0a262a69faaa909cb064ac71b4e5baead08cf617937e5c448d592a3613a9bd0b08a6dba7116cdc239f13dc2b6b06f37765e873b4f20fd43c19858efcdcdc7ee8ebfb5fdf8c4b898f6d60cd22eb28ddc2a111745d36e18831ad385636a2284418baa513e6a5042ba4909e9b794304c28af5b2a0effdd244735fdcb72ea9a3def97b9dffc7ae55cd709a93fb0a185bd7b9b2499445f3248d2a7b768fcf192100e276d6604e2265df8cf265dee0a45b203ea7e892cd1652409d7e82db2982ad3f55a57244bc8e30087e4e00ed9a138d45c5b3ed268ad4dff1d95e87cd609638d92860f44093fddf03ecb46f998ddf054d38aac1bae08a4f59be4203356c108a87fa56370ff4ae7e011e8da0909751a160e89e81b4e1ee2b91cccf9ab8d390d592377709493a890c5e0a644bd400043b61a63ec859b0a6e206332ebc6406493394ec9c67156f2612803b21455615994a9c60b98a66b344bd7b5a0ae30202a908316aea9783ae7badc5ed2db1364a7e19a5d6145ae4dafc15258936feaaedae4e7aa1c80dc0b1568cca13a341ff3283ed5a779f456ac3bebcbee63039401fa9fd83065983e91152a85fa72b6545daa6d65954aa51e2b510963152f8d01a7bd250d42679a09f7d110f45187a8c3b45cfb443a01c6ab93b57cfb93ea626da51a8d7a1a19a0e1e825891abbfe1e4f9943e8bfc40b62cb35b1452ce3a7ebbf025f5d2ba967fd5908dea8be93fb1a991b4a50b28cf35696acc84163f307552e5385b59714dcb51ede7576d3aeb3eff0e992b9578592bc50075d269618b913ed4373e42174989c6b994027caf9963df40dd91ec36295bb5886d20f371f521e64c395023649b1e419b2430d4e99686f673e3a550c6af8cac49848043126f5e6f9c4c07691198b4692f621af75bb62d94e9668913685aace3692454551728705163135713503d22ae2a1c6228633920249c6424d3ea89a95d004da1e83f9af8528a1f34f173df658110aecf73f3434d449fbc5a8a9e3c64d413a2d43cd6e839a9d425e0eb5c413ba3bdaa55b127d9287be2379de89deee92b607d7b8ca5a24ea165f9c42e262ec6e25a6590be7e7b57864aa31a2b8a6380e6ddd45e745949926150f0d2e4aa5d909d989d9be6c7f4e628e2fc73f54cf4b1899f890ef21fff0c0e4f8c284c2c442df447fa17f5a6086658675866dae6fae7f6e608565a5757562b96f8dbf3cb0d9b2d9bad9b62d615be236df36ffb6400b2469531481fe382aaa295e6c8e118f14de784a4ad83da74bd29139df4f5cfcd7613337fdfa4f71567cf437f11fcf3e4b2d731f5f3062e1f22f8f533fb5cfa112df2c6a3a761a90dbf59ee840fad1ea5ffe332b93f61a70efe081bd072406d2fe5975fe4a10a9843e934f367d6646c82e8755b2131ad74e5c759eea5fa9a382db4d05e7a6829b67866bb5e969b42aa4dd36203acf172e51229c8679bd3150aa32e414e9ff0eceecc299a35c16157d393f602fd3c89208d5ab671b3624e2d65908cf018652be118a2c8a5c1b1936e0e1a803a70f1f8bd026cc5eb478369a93b7c51eb157bc8da2367ff7dab5bba1a47ebe78471ca659b41b4adc508ce0df95e6e0ce82e4c5504b4d26313e0bf967d47179adfd84cb7fd477247e6dd261579995244541b44db359baf9c0e6ee928cc8d4e0d6d25d61310c877adf5cfef9727613df07b44be9e6ef16e89e72afffde409e3f2f300d19fcb8fff14051ca33fe67022ffa5f0cbcea7f35b0cfbf2fe0494f4cf3dd9318f23d9098eb1b9b98ef7b32b1d4b72c71a96f43e23a5f5562a5cf69f0fb56ec9519740532d17b3633399cf19b4301db50f4c888fbc72f36a29dbe3be76f3f831157b38f16fcadf8bd078bbf9b41db511bbd3e20a7e7bdcf4d4d7daa61fee682bc231bdedd15ffe07d6ddb52577cc28fc60d1272e221d98dfe229e740ac5c9ebad271c64bda7cc71386e63f48918e811118ab66ab6586782a188c80ad3149b91f8e5b49df725e6271acefd660488288319e7225f10e1140ff21f48f1ecd9c5c573e6ccc9d939f338d5c5cfc767eecc11e5b4e0db2debd66dd9ba76ed56767a4c9e785334607a336fcc06440765c4e05526f22a06a3f05872949e92ec476da7f4f52e697d14b22856e96123ee2ebf8d3bae5d76fe84688d8a2b31628edb3a637ad73b221029b3dfb2fb56bcfcf28ac12b43835ffd933829b6a16d6d37f415a99bf83c3dedb5175f7c2dbdbd38ebf3d18ed483a9a3cfb0572391567644ce19a655d47a72c2ee5acf4fa865f6c37423b8256263a1d81e962e06ad0c69315c1e9ef56a9d176ed3cab48c263f0d5c32d2bd7027f1361bd7053955338f8b9fa97e7cc68e0d06eda6cf9e0dd56ce8afb51bc68ea4fd2860ea97577fc8a09e0161b9e6ba64dc55c5e1992e403c9f52eda87a8aafb5d24fa2d7461cb696c5c77998eab1919ecce6e8126fe2577347c06f50eeb211ad25744f3090f404bcbf239a9ff0b0e471bd7eaf6dcd338f5c9a57825a7d42bc46fb63f0a1d26e62e9acfc897f71b28c82c71fbfa7a7a84d6b4f3369148da09dc5dbcb0ae6cd9c66703585105882348c24f787e29d9c5ad5f5325d4b36dae51d3a8b5488a2719bad97c3e20e5f0cdcb43016c3c274adadef5a531311d6c0f47a8caf8c7ba7341ae2a54aa9ca106b838a9eb0dd4972a1aa6465c092f70674a5e9e243515e5575f463d9fd43c79e031b49fd3ac8a764e09baf997c15bdb95d9a8d5c6d81915e72bc0388e7a8f754ccda88045407edb06d47d2fa88cfc80948b6129b3de4f1f790bba4deb408062e17c25cc6a3a9e11a90d52df35b36c5bccd48660783cb5199a6adba7d4c853b0e57b019597e4c5ca3d66333ab7250045e11d5936ac63eb47344e5a6dac2b97f2e2e9a3b77ff9891f49eba1bf4ee916337d7bbc455f1b53f40a3b232cb3781bc6945f9da4dcb576c42fa56a0cd8e40fa4691cc50b44d22543f1b71c273d8b9d14e998df471d96c0ea771cd14d6e4ae18ae9abe356d677e4c694c583c335de850c29a6352d250682f8f106536a7a76fdba2524375ef7f63dadb87d8b686218574d5b269b14929afae6a3823bb1bb68cc9bb6cde4b136660619cd952d1779cc333db46c62922e4fccd992da4e56af95a9156aa49b73d46052d30d610e552fe8d75b25b7cdeb4afd938a34e9e09b955ce0076908d1a1e032559a536e2b484e37d5738a0b980fe22941f0331520c8f91bb28fda09f321cf2e4a1ca28a51026f01278547a549ea32c8427a5a7f8d3ca5a58ce57c8ab95dd10eb655ede59edc9faf01c7508cb5327b07c369ecf6245ec513e577d8a2de44fabcfb3957cb5ea31231d1735c2346a624dd7d0750de7d8403150f417e5b2bbfe75ba1a8dda06fa916813de43135512df241b9981f6adbb422404cfe745bc943711c22482ecfeb5d6d09a6d18e3ee44fd0e9249a1d4384f842629c42f2bd18eb3fe1349703871473caa8e3bc2aadae4be6e5b445f5f9c2dc1991c8ec2517b120ceda9ef6a38d4f029bf5dd7ae17ae75bd605ceb608a3274c8e14b494bc94d294a294d599af25a8a92474dbe7b4c01b8e97402ae0eb7e4c2637e97f6f4dc5b74f0b028a3b4f7c0824226ca428326146175628f5726cca882cd13a75efeba6108eb6b8b8f9df5f096b50d9fb1be7b1edefa62c319297fd3a8fc227253667177bf97d91d7f2cb317fe7b99f5fc3732bbfab99b328b581822db644353100be376b64d28525e1f41d65b0f4794456b3d1c03a087a7cbef6e67dfe818d93da68f118fdc794f0237ad25e6ece0ac79f366cd9c3b77260a482f0c4bce8b2fc46eda07e6bcb27efd2b0650223e10b5983ea09da81b532703930a31843f8498187ea64b28e1b69f396c2fa35fc08e04f43121d3dbdce1959d172efcded5046f91a2c91f47de81288b306872874bde842eba18ddcd86869db2bee90e870c1d0d1f6d7a1a9357508bb8b9d02b7b5d764d56081cb0bc603faced5074d94654678421769186d8a9e695aea9ebc68d272aa7112ad1dfb3290a6adbe5b55bbcdcc0a7d78e79112d5b403bafe7f5bf37d44bf9bba68d076ec8c8648c06c6e0ba29e4f350c86665764b56a22f91cb8aaa7149cff2f91283e108de8c14dc473da7a2d7baa4b5c1c3b7a3f807e20661189fdbecde1686ed3e557be1b771fc4f46ec1011f5dbeb66f385e721d5629cfd1ed2343c505a2c568b4d73f0a4586bac2dd61eed68adb6d5daea6d2d6dad6d6da9fe6cb58bd645ef62e96ced6cebafe5e839961c6b5fdb2ceb2cdb1e758fb647df63d963dd630bda65bb6257ed9a5db7593adabaa78e4ad58cbb993bc27ce9bf5c0b87c37c53eda28a3f1e5530b6ffe8ee3472bfb82eea0a2fcd7bf8ab199326f79bdafdc703d7eac77e8691cc95b4b48ccc566d2d5ad2ba5776ec4c4aa2ce0e1d3a67a7b5b3a9891bfe5e559168d0350ef9b989bf84fe786a28d6ce5507ac77d11dea7aa2ab168d692864ce08fb60f71d07fafe952e238b30fdb2ddf4cb35b7fd724dedb5ae8659314c4a7477d23dd2f81327389c0e572ecb855c4f3ecb87f0460d538fc298e1c22d661aeedac532e823e2d9bb46ee12c74ebd5e55c55f126f3712111cd8b191bc7e8a9ea584de8518af433d95a57cf33e2a0e5d35b59e759f882a73d21d113223910e9bab0f5a0d676c38060b9b3b3c43dcb21971a5466c1889d2e766069dbd378f124d51f63a3a91d95dde3e68350c137cff3fa6be7d84ee64154523c4a5b64fcd8a4b4aae58c5526facdb60da0d6afc328dc7203e32f9289402c6df3d580265dc780193894c1308918378003fcf656edc3c4844719edab91607b2a60b443c80fff19d030dcd35fe46ecc4e467692cc486b00256ca96b275acb2291dc07402d39766ba82298613f42da0a32e44d2788895924973da0a52a52cd2816643b694a6f626bd29fa44295ffdb3fc145d084ff185f20ab282ae8255d2725e2e6f8137e86e687ef31282067ce8dca2a8974e107dc42c29bfbe0ee41beb8cddf745cf9480bbb7d2bf8472e40445553892405515bd8345475a681d9012960e0c98de41d3019841152b7647aa58833a3a7219296351ad165d53c3bfe4b32828744de74b8b216ad6dbb748476fded3a4fff135cd1f91f01b8feed73359264fd3fbe8214ca3f4297a896e928f63d29184fca47e424702f21ff5282f73632c1fc19db213a789d0dcbad7924c9bb3563c556ea9b6d29a5b82d676f64c92493bb02ebcb3dc59e9a876b276b7f761fda0b7d4d7b8b1b50e8321d210758436d832cc3aca5ec0f2a5313c5fce57f2d5717abe65262b928a79915ca414a933f4220bb240feabba485b6079dafaacfd0575b575a97d33db0a9ba5adfcefea566db3659b151922bfa1eeb6be476be0b074483ecdcec027d267fca2fa2fed1bcbf7d61126b322cd7f340010e84b4756efa3ad10468a3362f6be6a311b19570f5283c4ea6fac03562f9aa45747fe59e8ec506f3dc1422c5a82aa11e3a5a37197d5044591a5044374139057c64b327ee18a324e495043e649123daf2b668972855aac3779e7683213fd2bddb763f89a5335b7eedafee72cfc0c4d88e6049fe687765a0674d5ee8101da2018a98d81295a313ca6cd875258a23dabad244b6129ac94d7686bb575f09a5609467a4b33d2013800c7b5e3da093801e7b5f3da97f025fca8fda8fd42aec02f72a3968e82295955d02359bc14af46ea3e1b325d6aa536d791d15217b5839e66ebc9fa4bfdd59e7aa16d012965cf4a8be467d5527d2559cecaa55572b9ba427f59ae646f496fa9865c1d978eab07f44fc809765efa543eaf9ed0bf255fb21fa5efe41fd52ff55fc9cf7267c31652936926d7e8fb620a9d73f13b3a07df5bc493f5bf8a275937962476d2010de71b0ed231e22543ef62f0cc12817c73d0acd03d8e04e2402db3dac06efcbdf5f746c881bd50dd1c41bbce9c9ce86bd5cf80ec703aec164d352c125a79e74da6ddc12f53e14c0315be8331ae3afe2dc7d059aa26ab36dd36582196cbc6b3196c019aac174ca3b5f30ea375aac968454b5403ce51c214ae7aa9877b648fd29c37979b2b868e75822c394bc9b6673b7a915e340772a45ebc973c818d9717b0057c81bcd0b6d0be92adc0f07d956d957d0bdb06dba4adf6ad8e7fd06ad825556a95fa5b96ddb6ddf60fd811db11fb21c7c7ec22cbbe65d8d0e29b7f6aedd831062d5c1b74310522b5cfbed5c78b463c10857ad1a0b2eb37b2f62effa1737f9ff98b1d850c377ee12da18ad034f337d34699122f4d6b2a33a2d2de4d65207e3ab0a92cdd51e6249a4e6b2acb24912e20f79042e377e0643a99442690896486f96bf0b12415dfe9240d530696c6600f3fe9817d66906284e9643c194da692d6d8da8f4cc3fe6db174379982c94f06dd9aabd8ac8dc7f7781cf328e6e3b0a7fe3f5835ebd6aa8371a54771adc938661af636f0188d63fecf56ec89a5c9386e0899893dc662dfd1e66ce3cd11a3cd1df97196699817619f3138ef24ece7c7f185b8fa68f3dbefe779c09ca518312ac4fee3fecd57ffadef434cac8a71ae4273a574c42d8364fe66dccd516d6e8d224dff6f82343e6efcff8d3f7c90fb84353612f8df1c3f5f260a656e6473747265616d0a656e646f626a0a32312030206f626a0a3c3c0a2f466f6e74203c3c2f46312037203020520a2f4632203134203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f466f6e74203c3c2f46312037203020520a2f4632203134203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f4372656174696f6e446174652028443a32303236313132333033343832345a290a2f5469746c6520284d656574696e672063616c6c2d31290a3e3e0a656e646f626a0a787265660a302032340a303030303030303030302036353533352066200a30303030303030303135203030303030206e200a30303030303030313038203030303030206e200a30303030303030323232203030303030206e200a30303030303030333539203030303030206e200a30303030303032323635203030303030206e200a30303030303032343032203030303030206e200a30303030303035303638203030303030206e200a30303030303035323134203030303030206e200a30303030303035363637203030303030206e200a30303030303036393934203030303030206e200a30303030303037303634203030303030206e200a30303030303037323835203030303030206e200a30303030303037363037203030303030206e200a30303030303138333238203030303030206e200a30303030303138343737203030303030206e200a30303030303138383638203030303030206e200a30303030303139393732203030303030206e200a30303030303230303432203030303030206e200a30303030303230323639203030303030206e200a30303030303230353638203030303030206e200a30303030303239383338203030303030206e200a30303030303239393337203030303030206e200a30303030303330303336203030303030206e200a747261696c65720a3c3c0a2f53697a652032340a2f526f6f742032203020520a2f496e666f203233203020520a2f4944205b3c38324632304430433139444337464538454239354131414531453939414337413e3c38324632304430433139444337464538454239354131414531453939414337413e5d0a3e3e0a7374617274787265660a33303131360a2525454f460a
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
cbd57c50-09b1-4e97-bde1-54feb00faec2	approve			\N	\N	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.	session	2026-11-23 03:48:24.523243+00	0.05336	0.05773	6da2baac-0f81-4e26-8fad-7d52b8c352ed	1
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
1	'-1':3A,5A,8A 'ana':9B 'ben':10B,16C,27C 'call':2A,4A,7A 'fail':24C 'failed':13C 'friday':21C,32C 'meet':6A 'meeting':1A 'monday':15C,26C 'on':14C,20C 'pump':12C,23C 'ship':28C 'ships':17C 'the':11C,18C 'valv':30C 'valve':19C	f	f	f	1	949bb4d8-a558-4870-80d1-77eb3ce64440
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
6da2baac-0f81-4e26-8fad-7d52b8c352ed	1	model	The pump failed on Monday. Ben ships the valve on Friday.	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	offline	writer-4		2026-11-23 03:48:24.360978+00	\N	\N	044a69b0-54d9-42da-a3c8-f3914f2ec053
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
-- Data for Name: summaries_guideline; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guideline (id, name, title, is_default, archived_at, created_at) FROM stdin;
1	general	General meetings	t	\N	2026-11-23 03:48:23.993572+00
\.


--
-- Data for Name: summaries_guidelineversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guidelineversion (id, number, instructions, threshold, attempt_budget, max_words, language, writer_model, judge_model, score_mode, joint, variant, wordings, confirm, four_eyes, judge_edits, signing, redact, change_note, published_at, discarded_at, created_at, guideline_id, published_by_id) FROM stdin;
1	1	Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.	4	3	400				auto	f	base	[]	t	f	f	session	f	The guideline that ships with Countersign.	2026-11-23 03:48:24.010926+00	\N	2026-11-23 03:48:23.995002+00	1	\N
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

COPY public.summaries_summary (lease_token, lease_until, lost_leases, id, status, status_since, failed_from, failure, failure_kind, not_before, deferrals, faulty_since, unusable, writer_model, judge_model, waiting_for, nudged_at, sent_back, flagged, disposed, created_at, request_id, traceparent, words, author_id, guideline_version_id, transcript_id) FROM stdin;
\N	\N	0	044a69b0-54d9-42da-a3c8-f3914f2ec053	approved	2026-11-23 03:48:24.534486+00				\N	0	\N	0				2026-11-23 03:48:24.534486+00	f	f	f	2026-11-23 03:48:24.218628+00			'1' 'call' 'crm' 'meeting'	\N	1	7d4b4a73-f349-4ac9-826c-35556404811a
\N	\N	0	32ac4a50-9486-4d8f-b175-625ca6a850ba	queued	2026-11-23 03:48:26.344379+00				\N	0	\N	0				\N	f	f	f	2026-11-23 03:48:26.344379+00			'crm' 'meeting' 'waiting'	\N	1	4ff71500-1b7d-4acc-b61c-8b033a07c9ea
\.


--
-- Data for Name: summaries_transcript; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcript (id, source, external_id, title, occurred_at, format, turns, word_count, warnings, sha256, submission_sha256, created_at, submitted_by_id) FROM stdin;
7d4b4a73-f349-4ac9-826c-35556404811a	crm	call-1	Meeting call-1	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	251ae2f0988834c271387c2575ebc082b0860256b6f0929054b6d36dc71fe36f	2026-11-23 03:48:24.218628+00	\N
4ff71500-1b7d-4acc-b61c-8b033a07c9ea	crm	waiting	Meeting waiting	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	98aae4b590c1b47142f68c6a57e41dc0abde75733f224d3386c63212f5050d56	2026-11-23 03:48:26.344379+00	\N
\.


--
-- Data for Name: summaries_transcriptscan; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcriptscan (transcript_id, version, signals, scanned_at) FROM stdin;
7d4b4a73-f349-4ac9-826c-35556404811a	0	[]	2026-11-23 03:48:24.218628+00
4ff71500-1b7d-4acc-b61c-8b033a07c9ea	0	[]	2026-11-23 03:48:26.344379+00
\.


--
-- Data for Name: summaries_transition; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transition (id, action, old, new, role, reason, at, actor_id, summary_id) FROM stdin;
1	open		queued	operator		2026-11-23 03:48:24.218628+00	\N	044a69b0-54d9-42da-a3c8-f3914f2ec053
2	write	queued	drafted	writer		2026-11-23 03:48:24.33513+00	\N	044a69b0-54d9-42da-a3c8-f3914f2ec053
3	pass	drafted	in_review	judge		2026-11-23 03:48:24.412153+00	\N	044a69b0-54d9-42da-a3c8-f3914f2ec053
4	approve	in_review	approved	reviewer		2026-11-23 03:48:24.537406+00	1	044a69b0-54d9-42da-a3c8-f3914f2ec053
5	open		queued	operator		2026-11-23 03:48:26.344379+00	\N	32ac4a50-9486-4d8f-b175-625ca6a850ba
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
2	countersign.example/log\n2\nZpWM4UPerIIDP6nm5KQKhx3atQTRjGljT2ojKU4D6fQ=\n\n— countersign.example/log S6e4s9bovyh9Von1U9yTiuIMMxU4ic+OKcyGh5c7w+oCNQu9c4HK4TUCAAZ2mkSawCHQFcoiOLJxbMfwFt9DWqdAdwg=\n	2026-11-23 03:48:26.342183+00
\.


--
-- Data for Name: transparency_leaf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_leaf (id, kind, "row", content, at, index) FROM stdin;
1	role	1	{"action":"grant","at":"2026-11-23T03:48:24.205609Z","by_id":null,"guideline_id":null,"id":1,"role":"reviewer","signing_key_id":null,"source":"","token_id":null,"user_id":1}	2026-11-23 03:48:24.205609+00	0
2	record	949bb4d8-a558-4870-80d1-77eb3ce64440	{"created_at":"2026-11-23T03:48:26.302257Z","id":"949bb4d8-a558-4870-80d1-77eb3ce64440","number":1,"pdf_sha256":"7a8b74159bf5c6ca684f7374e9a755f8c48b5f6511c29d4cb8d6a8cc76448d52","reason_sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","review_id":"cbd57c50-09b1-4e97-bde1-54feb00faec2","sha256":"4e4c4cc5aad13d17e91de0bc59005f638375e2dec0a0e1e3d7c021b54587617a","snapshot_sha256":"eccc420210858f30d3ddcf8752b99ca67802c14019b484dc0a878dc27e7ff6db","summary_id":"044a69b0-54d9-42da-a3c8-f3914f2ec053","supersedes_id":null,"text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","transcript_sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}	2026-11-23 03:48:26.302257+00	1
\.


--
-- Data for Name: transparency_node; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_node (level, "position", hash) FROM stdin;
0	0	\\xf9a06b426f391cd700e7b8de4ac4c7836d4b7f1779476d6dbeee9f31cb8918ed
0	1	\\xd0ab4582dd85161da92fd7ceddd8eb710d736da75c06a6ec7995f61b5c2bfcfd
1	0	\\x66958ce143deac82033fa9e6e4a40a871ddab504d18c69634f6a23294e03e9f4
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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 408, true);


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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 127, true);


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

COMMENT ON TRIGGER pgtrigger_announced_537b0 ON public.summaries_transition IS '23d3e0d76f9e5e179f1ff2751d0b3d40392e4965';


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

COMMENT ON TRIGGER pgtrigger_append_only_29900 ON public.records_viewevent IS '1c2a721981aadb277c1a386fc6aef9565b0648c0';


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

COMMENT ON TRIGGER pgtrigger_append_only_4495b ON public.records_claimevent IS '56e4c058192a596bb9723d962edfa9cd2e1f6caf';


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

COMMENT ON TRIGGER pgtrigger_append_only_b2d20 ON public.summaries_transition IS '6726f3c7d07f67aa8bf6179d37f1417dcbc68af1';


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

COMMENT ON TRIGGER pgtrigger_append_only_ebd5a ON public.judging_rating IS '6040f581ae1203b708ea55a8ea3c30b97f8e8bbd';


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

COMMENT ON TRIGGER pgtrigger_audited_88ad0 ON public.summaries_transition IS '4e57a55df6a0eaaad55f1e4b6779f6c2b6e7a3cd';


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
-- Name: summaries_criterion pgtrigger_criterion_of_draft_fbb22; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_criterion_of_draft_fbb22 BEFORE INSERT OR DELETE OR UPDATE ON public.summaries_criterion FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_criterion_of_draft_fbb22();


--
-- Name: TRIGGER pgtrigger_criterion_of_draft_fbb22 ON summaries_criterion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_criterion_of_draft_fbb22 ON public.summaries_criterion IS '26fb98144ae23442885604e24a49ccc88f3ba668';


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

COMMENT ON TRIGGER pgtrigger_stays_020c8 ON public.judging_finding IS '6937e27066814ebe0a3374cd3ebcb661fb2f2635';


--
-- Name: judging_score pgtrigger_stays_55f0c; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_stays_55f0c BEFORE DELETE ON public.judging_score FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_stays_55f0c();


--
-- Name: TRIGGER pgtrigger_stays_55f0c ON judging_score; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_stays_55f0c ON public.judging_score IS 'e4445866e64316da5bdb500feb4a5f15c4bbdfe6';


--
-- Name: judging_evaluation pgtrigger_stays_985e5; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_stays_985e5 BEFORE DELETE ON public.judging_evaluation FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_stays_985e5();


--
-- Name: TRIGGER pgtrigger_stays_985e5 ON judging_evaluation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_stays_985e5 ON public.judging_evaluation IS '1c7d01241db84e96cbe00c069ec24e9fb0b96827';


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


