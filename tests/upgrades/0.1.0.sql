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
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: a drill is never decided on record', TG_OP, TG_TABLE_NAME
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
    ) THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: a drill is never decided on record', TG_OP, TG_TABLE_NAME
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
1	\N	2026-11-23 04:01:58.844936+00	role.grant			{"role": "reviewer"}			\N	1
2	\N	2026-11-23 04:01:58.872115+00	transcript.hand_in	transcript	08cf1edd-95c2-4520-976f-f1dd4175577e	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
3	\N	2026-11-23 04:01:59.163461+00	claim.take	summary	c89e296e-ce4d-464d-b646-c07dcc3c479c	{}			1	\N
4	\N	2026-11-23 04:01:59.271253+00	review.approve	summary	c89e296e-ce4d-464d-b646-c07dcc3c479c	{"signature": "session", "text_sha256": "a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}			1	\N
5	\N	2026-11-23 04:02:00.930545+00	record.make	record	1	{"sha256": "b13ae3976447391e85e224e6621abe0eb69f9c9f121395889bab5c5d56063573"}			1	\N
6	\N	2026-11-23 04:02:01.048253+00	transcript.hand_in	transcript	66ac1941-5ff8-4ace-98a8-8e5eee622e19	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
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
1	grant	reviewer		2026-11-23 04:01:58.844936+00	\N	\N	\N	1	\N
\.


--
-- Data for Name: accounts_rolegrant; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_rolegrant (id, role, source, created_at, guideline_id, user_id) FROM stdin;
1	reviewer		2026-11-23 04:01:58.830628+00	\N	1
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
161	Can add drill	43	add_drill
162	Can change drill	43	change_drill
163	Can delete drill	43	delete_drill
164	Can view drill	43	view_drill
165	Can add evaluation	44	add_evaluation
166	Can change evaluation	44	change_evaluation
167	Can delete evaluation	44	delete_evaluation
168	Can view evaluation	44	view_evaluation
169	Can add evidence search	45	add_evidencesearch
170	Can change evidence search	45	change_evidencesearch
171	Can delete evidence search	45	delete_evidencesearch
172	Can view evidence search	45	view_evidencesearch
173	Can add finding	46	add_finding
174	Can change finding	46	change_finding
175	Can delete finding	46	delete_finding
176	Can view finding	46	view_finding
177	Can add guideline event	47	add_guidelineevent
178	Can change guideline event	47	change_guidelineevent
179	Can delete guideline event	47	delete_guidelineevent
180	Can view guideline event	47	view_guidelineevent
181	Can add preview	48	add_preview
182	Can change preview	48	change_preview
183	Can delete preview	48	delete_preview
184	Can view preview	48	view_preview
185	Can add rating	49	add_rating
186	Can change rating	49	change_rating
187	Can delete rating	49	delete_rating
188	Can view rating	49	view_rating
189	Can add score	50	add_score
190	Can change score	50	change_score
191	Can delete score	50	delete_score
192	Can view score	50	view_score
193	Can add steps job	51	add_stepsjob
194	Can change steps job	51	change_stepsjob
195	Can delete steps job	51	delete_stepsjob
196	Can view steps job	51	view_stepsjob
197	Can add trial	52	add_trial
198	Can change trial	52	change_trial
199	Can delete trial	52	delete_trial
200	Can view trial	52	view_trial
201	Can add meeting trial	53	add_meetingtrial
202	Can change meeting trial	53	change_meetingtrial
203	Can delete meeting trial	53	delete_meetingtrial
204	Can view meeting trial	53	view_meetingtrial
205	Can add pinned meeting	54	add_pinnedmeeting
206	Can change pinned meeting	54	change_pinnedmeeting
207	Can delete pinned meeting	54	delete_pinnedmeeting
208	Can view pinned meeting	54	view_pinnedmeeting
209	Can add backtest	55	add_backtest
210	Can change backtest	55	change_backtest
211	Can delete backtest	55	delete_backtest
212	Can view backtest	55	view_backtest
213	Can add backtest item	56	add_backtestitem
214	Can change backtest item	56	change_backtestitem
215	Can delete backtest item	56	delete_backtestitem
216	Can view backtest item	56	view_backtestitem
217	Can add drawing	57	add_drawing
218	Can change drawing	57	change_drawing
219	Can delete drawing	57	delete_drawing
220	Can view drawing	57	view_drawing
221	Can add drawn figure	58	add_drawnfigure
222	Can change drawn figure	58	change_drawnfigure
223	Can delete drawn figure	58	delete_drawnfigure
224	Can view drawn figure	58	view_drawnfigure
225	Can add mark rate	59	add_markrate
226	Can change mark rate	59	change_markrate
227	Can delete mark rate	59	delete_markrate
228	Can view mark rate	59	view_markrate
229	Can add meta run	60	add_metarun
230	Can change meta run	60	change_metarun
231	Can delete meta run	60	delete_metarun
232	Can view meta run	60	view_metarun
233	Can add judgement batch	61	add_judgementbatch
234	Can change judgement batch	61	change_judgementbatch
235	Can delete judgement batch	61	delete_judgementbatch
236	Can view judgement batch	61	view_judgementbatch
237	Can add judgement item	62	add_judgementitem
238	Can change judgement item	62	change_judgementitem
239	Can delete judgement item	62	delete_judgementitem
240	Can view judgement item	62	view_judgementitem
241	Can add stored folder	63	add_storedfolder
242	Can change stored folder	63	change_storedfolder
243	Can delete stored folder	63	delete_storedfolder
244	Can view stored folder	63	view_storedfolder
245	Can add stored piece	64	add_storedpiece
246	Can change stored piece	64	change_storedpiece
247	Can delete stored piece	64	delete_storedpiece
248	Can view stored piece	64	view_storedpiece
249	Can add review	65	add_review
250	Can change review	65	change_review
251	Can delete review	65	delete_review
252	Can view review	65	view_review
253	Can add record	66	add_record
254	Can change record	66	change_record
255	Can delete record	66	delete_record
256	Can view record	66	view_record
257	Can add claim event	70	add_claimevent
258	Can change claim event	70	change_claimevent
259	Can delete claim event	70	delete_claimevent
260	Can view claim event	70	view_claimevent
261	Can add disposition	71	add_disposition
262	Can change disposition	71	change_disposition
263	Can delete disposition	71	delete_disposition
264	Can view disposition	71	view_disposition
265	Can add legal hold	72	add_legalhold
266	Can change legal hold	72	change_legalhold
267	Can delete legal hold	72	delete_legalhold
268	Can view legal hold	72	view_legalhold
269	Can add hold lift	73	add_holdlift
270	Can change hold lift	73	change_holdlift
271	Can delete hold lift	73	delete_holdlift
272	Can view hold lift	73	view_holdlift
273	Can add passkey signature	74	add_passkeysignature
274	Can change passkey signature	74	change_passkeysignature
275	Can delete passkey signature	74	delete_passkeysignature
276	Can view passkey signature	74	view_passkeysignature
277	Can add record pdf	75	add_recordpdf
278	Can change record pdf	75	change_recordpdf
279	Can delete record pdf	75	delete_recordpdf
280	Can view record pdf	75	view_recordpdf
281	Can add record export	76	add_recordexport
282	Can change record export	76	change_recordexport
283	Can delete record export	76	delete_recordexport
284	Can view record export	76	view_recordexport
285	Can add retention rule	77	add_retentionrule
286	Can change retention rule	77	change_retentionrule
287	Can delete retention rule	77	delete_retentionrule
288	Can view retention rule	77	view_retentionrule
289	Can add saved view	78	add_savedview
290	Can change saved view	78	change_savedview
291	Can delete saved view	78	delete_savedview
292	Can view saved view	78	view_savedview
293	Can add search entry	79	add_searchentry
294	Can change search entry	79	change_searchentry
295	Can delete search entry	79	delete_searchentry
296	Can view search entry	79	view_searchentry
297	Can add view event	80	add_viewevent
298	Can change view event	80	change_viewevent
299	Can delete view event	80	delete_viewevent
300	Can view view event	80	view_viewevent
301	Can add delivery	82	add_delivery
302	Can change delivery	82	change_delivery
303	Can delete delivery	82	delete_delivery
304	Can view delivery	82	view_delivery
305	Can add sink cursor	83	add_sinkcursor
306	Can change sink cursor	83	change_sinkcursor
307	Can delete sink cursor	83	delete_sinkcursor
308	Can view sink cursor	83	view_sinkcursor
309	Can add delivery try	86	add_deliverytry
310	Can change delivery try	86	change_deliverytry
311	Can delete delivery try	86	delete_deliverytry
312	Can view delivery try	86	view_deliverytry
313	Can add dispatch	87	add_dispatch
314	Can change dispatch	87	change_dispatch
315	Can delete dispatch	87	delete_dispatch
316	Can view dispatch	87	view_dispatch
317	Can add drift look	88	add_driftlook
318	Can change drift look	88	change_driftlook
319	Can delete drift look	88	delete_driftlook
320	Can view drift look	88	view_driftlook
321	Can add endpoint	89	add_endpoint
322	Can change endpoint	89	change_endpoint
323	Can delete endpoint	89	delete_endpoint
324	Can view endpoint	89	view_endpoint
325	Can add event	90	add_event
326	Can change event	90	change_event
327	Can delete event	90	delete_event
328	Can view event	90	view_event
329	Can add looked up to	91	add_lookedupto
330	Can change looked up to	91	change_lookedupto
331	Can delete looked up to	91	delete_lookedupto
332	Can view looked up to	91	view_lookedupto
333	Can add mailbox	92	add_mailbox
334	Can change mailbox	92	change_mailbox
335	Can delete mailbox	92	delete_mailbox
336	Can view mailbox	92	view_mailbox
337	Can add notification	93	add_notification
338	Can change notification	93	change_notification
339	Can delete notification	93	delete_notification
340	Can view notification	93	view_notification
341	Can add receipt	94	add_receipt
342	Can change receipt	94	change_receipt
343	Can delete receipt	94	delete_receipt
344	Can view receipt	94	view_receipt
345	Can add event cursor	95	add_eventcursor
346	Can change event cursor	95	change_eventcursor
347	Can delete event cursor	95	delete_eventcursor
348	Can view event cursor	95	view_eventcursor
349	Can add hand in draft	96	add_handindraft
350	Can change hand in draft	96	change_handindraft
351	Can delete hand in draft	96	delete_handindraft
352	Can view hand in draft	96	view_handindraft
353	Can add claim	97	add_claim
354	Can change claim	97	change_claim
355	Can delete claim	97	delete_claim
356	Can view claim	97	view_claim
357	Can add assignment	98	add_assignment
358	Can change assignment	98	change_assignment
359	Can delete assignment	98	delete_assignment
360	Can view assignment	98	view_assignment
361	Can add edit draft	99	add_editdraft
362	Can change edit draft	99	change_editdraft
363	Can delete edit draft	99	delete_editdraft
364	Can view edit draft	99	view_editdraft
365	Can add rating draft	100	add_ratingdraft
366	Can change rating draft	100	change_ratingdraft
367	Can delete rating draft	100	delete_ratingdraft
368	Can view rating draft	100	view_ratingdraft
369	Can add skip	101	add_skip
370	Can change skip	101	change_skip
371	Can delete skip	101	delete_skip
372	Can view skip	101	view_skip
373	Can add cost weights	102	add_costweights
374	Can change cost weights	102	change_costweights
375	Can delete cost weights	102	delete_costweights
376	Can view cost weights	102	view_costweights
377	Can add secret key fingerprint	121	add_secretkeyfingerprint
378	Can change secret key fingerprint	121	change_secretkeyfingerprint
379	Can delete secret key fingerprint	121	delete_secretkeyfingerprint
380	Can view secret key fingerprint	121	view_secretkeyfingerprint
381	Can add email address	122	add_emailaddress
382	Can change email address	122	change_emailaddress
383	Can delete email address	122	delete_emailaddress
384	Can view email address	122	view_emailaddress
385	Can add email confirmation	123	add_emailconfirmation
386	Can change email confirmation	123	change_emailconfirmation
387	Can delete email confirmation	123	delete_emailconfirmation
388	Can view email confirmation	123	view_emailconfirmation
389	Can add authenticator	124	add_authenticator
390	Can change authenticator	124	change_authenticator
391	Can delete authenticator	124	delete_authenticator
392	Can view authenticator	124	view_authenticator
393	Can add social account	125	add_socialaccount
394	Can change social account	125	change_socialaccount
395	Can delete social account	125	delete_socialaccount
396	Can view social account	125	view_socialaccount
397	Can add social application	126	add_socialapp
398	Can change social application	126	change_socialapp
399	Can delete social application	126	delete_socialapp
400	Can view social application	126	view_socialapp
401	Can add social application token	127	add_socialtoken
402	Can change social application token	127	change_socialtoken
403	Can delete social application token	127	delete_socialtoken
404	Can view social application token	127	view_socialtoken
405	Can add user session	128	add_usersession
406	Can change user session	128	change_usersession
407	Can delete user session	128	delete_usersession
408	Can view user session	128	view_usersession
409	Can add log entry	129	add_logentry
410	Can change log entry	129	change_logentry
411	Can delete log entry	129	delete_logentry
412	Can view log entry	129	view_logentry
\.


--
-- Data for Name: auth_user; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user (id, password, last_login, is_superuser, username, first_name, last_name, email, is_staff, is_active, date_joined) FROM stdin;
1	!zygICB54tEpNGNLl3OlDYnv0SFd1ZkjBoMxiGpKf	\N	f	rita				f	t	2026-11-23 04:01:58.792455+00
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
1	00a1917ace0fdfa5	2026-11-23 04:01:57.50687+00
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
e2c7835b-50b4-44ec-9b73-e0269ddea5d2	summary.waiting	2026-11-23 04:01:59.09694+00	\N	\N	3
6389b422-71a7-45de-834c-631c502d2666	summary.approved	2026-11-23 04:01:59.283024+00	\N	\N	4
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
43	summaries	drill
44	judging	evaluation
45	judging	evidencesearch
46	judging	finding
47	judging	guidelineevent
48	judging	preview
49	judging	rating
50	judging	score
51	judging	stepsjob
52	judging	trial
53	judging	meetingtrial
54	judging	pinnedmeeting
55	measuring	backtest
56	measuring	backtestitem
57	measuring	drawing
58	measuring	drawnfigure
59	measuring	markrate
60	measuring	metarun
61	measuring	judgementbatch
62	measuring	judgementitem
63	measuring	storedfolder
64	measuring	storedpiece
65	records	review
66	records	record
67	records	loggeddeletion
68	records	loggedroleevent
69	records	loggedsigningkey
70	records	claimevent
71	records	disposition
72	records	legalhold
73	records	holdlift
74	records	passkeysignature
75	records	recordpdf
76	records	recordexport
77	records	retentionrule
78	records	savedview
79	records	searchentry
80	records	viewevent
81	records	loggederasure
82	delivery	delivery
83	delivery	sinkcursor
84	delivery	announcedjudgements
85	delivery	announcedtransition
86	delivery	deliverytry
87	delivery	dispatch
88	delivery	driftlook
89	delivery	endpoint
90	delivery	event
91	delivery	lookedupto
92	delivery	mailbox
93	delivery	notification
94	delivery	receipt
95	delivery	eventcursor
96	reviews	handindraft
97	reviews	claim
98	reviews	assignment
99	reviews	editdraft
100	reviews	ratingdraft
101	reviews	skip
102	insight	costweights
103	insight	auditedclaim
104	insight	auditeddeletion
105	insight	auditeddisposition
106	insight	auditedendpoint
107	insight	auditedexport
108	insight	auditedguideline
109	insight	auditedhold
110	insight	auditedkey
111	insight	auditedlift
112	insight	auditedrecord
113	insight	auditedreview
114	insight	auditedroleevent
115	insight	auditedrule
116	insight	auditedsignin
117	insight	auditedtranscript
118	insight	auditedtransition
119	insight	auditedview
120	insight	auditeddrill
121	config	secretkeyfingerprint
122	account	emailaddress
123	account	emailconfirmation
124	mfa	authenticator
125	socialaccount	socialaccount
126	socialaccount	socialapp
127	socialaccount	socialtoken
128	usersessions	usersession
129	admin	logentry
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 04:00:07.158521+00
2	auth	0001_initial	2026-11-23 04:00:07.388775+00
3	account	0001_initial	2026-11-23 04:00:07.557808+00
4	account	0002_email_max_length	2026-11-23 04:00:07.614595+00
5	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 04:00:07.713258+00
6	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 04:00:07.788936+00
7	account	0005_emailaddress_idx_upper_email	2026-11-23 04:00:07.857366+00
8	account	0006_emailaddress_lower	2026-11-23 04:00:07.933296+00
9	account	0007_emailaddress_idx_email	2026-11-23 04:00:08.019871+00
10	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 04:00:08.119366+00
11	account	0009_emailaddress_unique_primary_email	2026-11-23 04:00:08.173282+00
12	summaries	0001_initial	2026-11-23 04:00:20.977671+00
13	mfa	0001_initial	2026-11-23 04:00:21.206274+00
14	mfa	0002_authenticator_timestamps	2026-11-23 04:00:21.473387+00
15	mfa	0003_authenticator_type_uniq	2026-11-23 04:00:21.870177+00
16	llm	0001_initial	2026-11-23 04:00:21.999685+00
17	contenttypes	0002_remove_content_type_name	2026-11-23 04:00:22.279697+00
18	auth	0002_alter_permission_name_max_length	2026-11-23 04:00:22.510554+00
19	auth	0003_alter_user_email_max_length	2026-11-23 04:00:22.699396+00
20	auth	0004_alter_user_username_opts	2026-11-23 04:00:22.869305+00
21	auth	0005_alter_user_last_login_null	2026-11-23 04:00:23.059432+00
22	auth	0006_require_contenttypes_0002	2026-11-23 04:00:23.063137+00
23	auth	0007_alter_validators_add_error_messages	2026-11-23 04:00:23.215204+00
24	auth	0008_alter_user_username_max_length	2026-11-23 04:00:23.397899+00
25	auth	0009_alter_user_last_name_max_length	2026-11-23 04:00:23.589366+00
26	auth	0010_alter_group_name_max_length	2026-11-23 04:00:23.765482+00
27	auth	0011_update_proxy_permissions	2026-11-23 04:00:23.939554+00
28	auth	0012_alter_user_first_name_max_length	2026-11-23 04:00:24.061809+00
29	accounts	0001_initial	2026-11-23 04:00:44.82654+00
30	admin	0001_initial	2026-11-23 04:00:45.091811+00
31	admin	0002_logentry_remove_auto_add	2026-11-23 04:00:45.325753+00
32	admin	0003_logentry_add_action_flag_choices	2026-11-23 04:00:45.59282+00
33	config	0001_initial	2026-11-23 04:00:45.624393+00
34	transparency	0001_initial	2026-11-23 04:00:45.957438+00
35	records	0001_initial	2026-11-23 04:01:16.897823+00
36	measuring	0001_initial	2026-11-23 04:01:20.427049+00
37	delivery	0001_initial	2026-11-23 04:01:24.859612+00
38	judging	0001_initial	2026-11-23 04:01:41.713995+00
39	insight	0001_initial	2026-11-23 04:01:43.573124+00
40	reviews	0001_initial	2026-11-23 04:01:49.362635+00
41	sessions	0001_initial	2026-11-23 04:01:49.414553+00
42	socialaccount	0001_initial	2026-11-23 04:01:51.157249+00
43	socialaccount	0002_token_max_lengths	2026-11-23 04:01:51.708477+00
44	socialaccount	0003_extra_data_default_dict	2026-11-23 04:01:52.197925+00
45	socialaccount	0004_app_provider_id_settings	2026-11-23 04:01:52.76441+00
46	socialaccount	0005_socialtoken_nullable_app	2026-11-23 04:01:53.339239+00
47	socialaccount	0006_alter_socialaccount_extra_data	2026-11-23 04:01:55.930288+00
48	usersessions	0001_initial	2026-11-23 04:01:56.538589+00
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
ca054970-290a-449b-bd94-098d5b92d2e3	first	lexical	offline		t	0	0	\N	0.1	{}	2026-11-23 04:01:59.036114+00	a754d482-0a81-436f-a470-bf81ba164d4a	1
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
1	0	26	The pump failed on Monday.	supported	[0]		lexical	[]	\N	ca054970-290a-449b-bd94-098d5b92d2e3
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
1	4.5	measured	{}	\N	It reads well.	[]	1	ca054970-290a-449b-bd94-098d5b92d2e3
2	4.5	measured	{}	\N	It reads well.	[]	2	ca054970-290a-449b-bd94-098d5b92d2e3
3	4.5	measured	{}	\N	It reads well.	[]	3	ca054970-290a-449b-bd94-098d5b92d2e3
4	4.5	measured	{}	\N	It reads well.	[]	4	ca054970-290a-449b-bd94-098d5b92d2e3
5	4.5	measured	{}	\N	It reads well.	[]	5	ca054970-290a-449b-bd94-098d5b92d2e3
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
1	take	2026-11-23 04:01:59.163461+00	1	1	c89e296e-ce4d-464d-b646-c07dcc3c479c
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
2b5b5544-2ee5-49ff-a2c4-e316d5163433	1	The pump failed on Monday. Ben ships the valve on Friday.	{"approval":{"about":null,"at":"2026-11-23T04:01:59.271253+00:00","attestation":"I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.","category":"","comment":"","decision":"approve","reviewer":"rita","reviewer_name":"","signature":"session","text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"},"approved_attempt":1,"attempts":[{"at":"2026-11-23T04:01:59.028944+00:00","briefs":[],"evaluations":[{"at":"2026-11-23T04:01:59.036114+00:00","details":{},"findings":[{"end":26,"found_by":"lexical","probability":null,"quotes":[],"reason":"","relation":"supported","start":0,"turns":[0]}],"judge":"lexical","model":"offline","passed":true,"prompt_version":"","role":"first","scores":[{"criterion":"coherence","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"consistency","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"fluency","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"relevance","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5},{"criterion":"professional language","distribution":{},"mode":"measured","quotes":[],"reason":"It reads well.","spread":null,"value":4.5}]}],"model":"offline","number":1,"origin":"model","prompt_version":"writer-4","ratings":[],"reviews":[{"about":null,"at":"2026-11-23T04:01:59.271253+00:00","attestation":"I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.","category":"","comment":"","decision":"approve","reviewer":"rita","reviewer_name":"","signature":"session","text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}],"sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","suggested_by":"","text":"The pump failed on Monday. Ben ships the valve on Friday.","written_by":""}],"claims":[{"action":"take","at":"2026-11-23T04:01:59.163461+00:00","by":"rita","holder":"rita"}],"engine_notice":"No language model was used.","guideline":{"attempt_budget":3,"criteria":[{"blocking":true,"definition":"How well the sentences together make one account. A coherent summary has an order that a reader can follow, keeps what belongs together in one place, and never leaves it unclear who or what a sentence is about. A heap of true but unconnected statements is not coherent.","method":"geval","name":"coherence","steps":["Find the main matters of the meeting and the order in which they came up.","Read the summary from the beginning and note where a sentence does not follow from what stands before it, or where you cannot tell who or what it refers to.","Check that decisions, actions and discussion are kept apart and that nothing is told twice.","Give 5 when the whole reads as one well-ordered account, 3 when a reader has to reorder or guess in places, 1 when the sentences do not belong together."],"threshold":4},{"blocking":true,"definition":"Whether every statement of the summary is borne out by the transcript: names, roles, figures, dates, who said or promised what, whether something was decided or only proposed. Whatever the transcript does not say counts against it, however plausible.","method":"geval","name":"consistency","steps":["Break the summary into its single statements.","For each one find the turns that say it. Check the speaker, the figures, the dates, negations, and whether it was settled, corrected later, or left open.","Note every statement that no turn bears out, and every one that a turn contradicts.","Give 5 when all are borne out, 3 when a minor detail is not, 1 when a statement that matters is invented or wrong."],"threshold":4},{"blocking":true,"definition":"The quality of the single sentences: grammar, spelling, punctuation and choice of words. Judge each sentence by itself; order and content belong to other criteria.","method":"geval","name":"fluency","steps":["Read each sentence by itself.","Note mistakes of grammar and spelling, broken or unfinished sentences, marks of spoken language, and wording that has to be read twice.","Give 5 when there is nothing to correct, 3 when several sentences need correcting, 1 when much of it can hardly be read."],"threshold":4},{"blocking":true,"definition":"Whether the summary holds what matters of the meeting and only that: its decisions, actions, figures, disagreements and open questions, without small talk, repetition or side matters that crowd them out.","method":"geval","name":"relevance","steps":["List what somebody who was absent needs to know from this meeting.","Check which of these points the summary gives and which it leaves out.","Note what it spends words on that nobody needs.","Give 5 when every important point is there and little else, 3 when an important point is missing or much is superfluous, 1 when it misses what the meeting was about."],"threshold":4},{"blocking":true,"definition":"Whether the tone fits a business record that others will rely on: neutral, exact and respectful, without slang, jokes, emotional or judging words about people, marketing language, or the summariser's own opinions. A quotation that matters may keep its words.","method":"geval","name":"professional language","steps":["Note slang, filler words, jokes and exaggeration.","Note words that judge a person or take a side, and opinions that no speaker holds.","Check that people are named with respect and in one manner throughout.","Give 5 when it could be filed as it is, 3 when a few words have to be replaced, 1 when it would embarrass the company."],"threshold":4}],"four_eyes":false,"instructions":"Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.","judge_edits":false,"name":"general","redact":false,"signing":"session","threshold":4,"title":"General meetings","version":1},"passkey":null,"schema":"countersign-record-1","summary":"c89e296e-ce4d-464d-b646-c07dcc3c479c","supersedes":null,"transcript":{"external_id":"call-1","id":"08cf1edd-95c2-4520-976f-f1dd4175577e","occurred_at":null,"received_at":"2026-11-23T04:01:58.872115+00:00","recording":null,"sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9","source":"crm","title":"Meeting call-1","turns":[{"end":null,"speaker":"Ana","start":null,"text":"The pump failed on Monday."},{"end":null,"speaker":"Ben","start":null,"text":"We ship the fixed valve on Friday."}]},"transitions":[{"action":"open","actor":"","at":"2026-11-23T04:01:58.872115+00:00","new":"queued","old":"","reason":"","role":"operator"},{"action":"write","actor":"","at":"2026-11-23T04:01:59.003112+00:00","new":"drafted","old":"queued","reason":"","role":"writer"},{"action":"pass","actor":"","at":"2026-11-23T04:01:59.096940+00:00","new":"in_review","old":"drafted","reason":"","role":"judge"},{"action":"approve","actor":"rita","at":"2026-11-23T04:01:59.283024+00:00","new":"approved","old":"in_review","reason":"","role":"reviewer"}],"views":[]}	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	35f92caa78a096ec414f6badf8a42e674651e9dd888e96be137e525331100606	4a379e5da1cedbd3ad5ab6ad50996541dd664b8f8b74b9e5d758dae977272ea8	b13ae3976447391e85e224e6621abe0eb69f9c9f121395889bab5c5d56063573		2026-11-23 04:02:00.930545+00	968c8f98-cd19-4fb4-a067-d6bf695edf7c	c89e296e-ce4d-464d-b646-c07dcc3c479c	\N
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
2b5b5544-2ee5-49ff-a2c4-e316d5163433	\\x255044462d312e340a25e9ebf1bf0a312030206f626a0a3c3c0a2f436f756e7420320a2f4b696473205b33203020520a35203020525d0a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f54797065202f50616765730a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4c616e672028656e290a2f4f70656e416374696f6e205b3320302052202f46697448206e756c6c5d0a2f506167654c61796f7574202f4f6e65436f6c756d6e0a2f50616765732031203020520a2f54797065202f436174616c6f670a3e3e0a656e646f626a0a332030206f626a0a3c3c0a2f436f6e74656e74732034203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e742031203020520a2f5265736f7572636573203231203020520a2f54797065202f506167650a3e3e0a656e646f626a0a342030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820313834360a3e3e0a73747265616d0a789ccd58c972db46104540025cece2228a124553d23814e95523ec209c9c52951c724b958e3ea692aadce24b7e3fafdf0c082eb0046f552e12db2cddafbba7979948fdde0f749aabfffabfdcabbbdf42b5d141a0eeff52bfdef7ff55684b0b9dc62adf843adea8fb3f55a0e3342a0e1e1ffe562f9d1f1cd769396dc7737ca7e3749d9ed3c797729ee07aeabcff20ff0ec60cd03f445b07cf11be3bcef095baff071cd51f0645a4c2bc82518148729dc702c230abd829cb50583eb1c42a81d23a81e250278f0854077aec9c905b0f7c27787329e2a933c5fd8ce3e4eb1cd7ccb9c0fbb933779ee1bec0fdd2b942cbb5f31ce815b10fa92ae5fc88679bef136789ef1bbcfbe0d0436b1f9229d05d1c296947b24aae70a38bd4e888f8158874a9a4019e3e202ab04587a8be4789ba946980bb8bd6c981fec2a0864d56c43a080d9be7ce8a2600cd169093e71a82f4208a519a51d20b3e87e83971debf9409af28b60280154663a248ea597203ea62c07743e035f55e12d883891513d5c1cc325d6406a6d8680a1b81cdb92c964662a681ce0233ff8df3161856e03eb02bcec7fbd022ee117b971ab8417b873a9dc07a135a514c50c9e6d1d2d23aa24cc0e4199d3ca781ca7163dccd4c172a957521546f31d375b4556f9f237b1c45143b825929e25487d66fc4eab4d1920bcc27c836c530be68bcd2e3e22d7bdef27ddf194a96933da3edf8f41674a59efd650d79ef3eeeab15fa28d47964d0577e176cdf4342fd640f3cd65250e8c8da3ab2c1abcee785a686482e9f136bf7ddf1225eb3f5996e92ad1bcde88717a02bdc04f30c32f4815b505f1f90abd3549a153a4f4aa77411555a0df49ba6b98e2c860978c6e03782e11678bbc2db18ba4bf0ed53c7319e571c33469b8cb8c29c39465c62c688ad53d05960d61a3df23e45ff1cdfd232c4c8397ad7f8259470c67e993969226392e86c53ca7846ef38816dcea0f3693379e3488736420a3a916f02f43197ae48323568d0b2c097ac9c29ee337a63429df81c2df29ee2e753273ec7faa4788a6b484a42778491576c19515b336a0e739ac81b163ab3abff1964ed82a6ac1209b64d840d90488b52d84b30be02380479fc12809800b24032a22f70ad29a804b635fbe7147046b3cd68641176885fcc9fcff963aa638a513ec69ce29260bbe03210d5e16ae20f09ca8cc2aec52526b5194c245aba07c21635f54192e53afcd2a49432889b582771cce3f0ac81a99234d1716ed8dfd0fddab62c1177f60c869dd47b0d880a6c07d4159acfc01819b851fd9224a1de240fd72f29d49fb1f86a43be67cc2e9fa395e3eaacd676684d6cfc5c633e884f4158c2a41469e7d2d0c3e350c27a65c6c5669bb3c4b75b8cb3f3edfb7583c51f6fd26df63e4c5f43a62e8fe6bd31f957415d17cc834baae4661bcebd266b37ce029d44e5ea13edb9cc04ded1daadc59a643a4caa4aa5492e8b77aac9cab69245ba562e65ece06f535399a7474c5c3e89e650a8cf6b789414e338d659f869b0ae6a61699b404dc1ab6988b2fe507cdbd8aa436289a9109453009729716ab0a13008365f035bc585ae21aae956c62799b2da3ba1c7b814a2c3a2ba87bb2ec1ed78681cc0cee9c31efa79b0ab2ac8e32ee8f6d8b07b2e6bf04445a683e84bd455f1adf3a6deb6683ce86be23c511ed87026e05a0c844349e854b82ce7116365c7c449d4480754ebf2419442e2b48ea86c4a5f90f0ce9e40363f2bb3029009f0b7decb917654397d6c03918b675f36322f183e5e3b76ab7bcecf374cfcd2f546c6acf07882fb250bea5be855378af55112eb3878782545ce3b70fe89a977462b7c0f95dcdefa8b039de7656e1777ef71b52e59cdaff1d5a1a1c36dc5ed92f69276f099bf769db3c6e5226c7ea34792a2b23b9d152391cf12c3676a81c52f89e586be2e6540876b3b24efb74c11651ce83288f940b7dccb90bb688254e76133346dd609266c0ba2936f8228c4ae3d7ce4d04331c02d990fbe21920d36d68f044765492e196627dfd052618662237a1c8d8d6a6beecabb2c6eda76052f09b00f24139b48be12cc87a266186f7466abfb3be8a86d2b4b13b62496dd31cbbadc28f5587eee1e9b9d30e03f706056718a129dec94d61daa4036c14b06ffb90dfd2291d4bee6d0627a5c64751bd47e2176e265dc66c0bfa0047623406e728ec5531c1bc65b4c402e8b1f79b7113930672b1d68dc48dca46c449e4c6d9e7cc77396ca30559eedd23d4a77f5ed21884bdb7b36b8289e04dd6e4fb04cb133a2918c09b8e3787a14913ce7f82869658f1a262cd0cd098b61e2b1cfb39554b99e4cdfc88c3faa9d36b12e8aaa5617d944d20be625d9cfdac338bda53da60adced81e4b1b03d8bac5dd6514b4aebef1d25b5e9cc66c2925007567be638a9457d9a9e8e539db4b8dbaf4ad4431b7cecfc2b0f759295db803195bfa3fa1579712b549e577518fd44e6d60e2891ac6d4fc74cc9d365396456b781d22d41f088ceabb1ecc1c150a8b2da9c1fe7f628e7a194df36c08d230ab3c32ae0fbd8f297c136290239c98b32bb4ffcb8683f6fa3e8a2340b69a18eab68fe0f476dac610a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c0a2f436f6e74656e74732036203020520a2f47726f7570203c3c2f54797065202f47726f7570202f53202f5472616e73706172656e6379202f4353202f4465766963655247423e3e0a2f506172656e742031203020520a2f5265736f7572636573203232203020520a2f54797065202f506167650a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820323539380a3e3e0a73747265616d0a789cbd5a4b73e3c6119e250102605c022548daa5a45dc321a9c8a9d2046f9071e2244e2587dc52a5e31e5d4e556ef1257f3f3ddd3d0fbc083a29a7b8e20318ccf4f3fbba67b648ffb6ce64dda6ff5e7ff796fee6af797a945996befd90fee56dfdaf14aed5275997697bcc65794cdfbe4f3359d6c5a9f7f1e33fd217f14e2cc45278c2172b11885044620dbf52f10bf8fb427cfe51fd0b60cc15dc8fe15a009f1bf81d88f8ebf4ed9fb062fa772b453d2645ddc8ba3a2fc593f8fc0293ff1a96f770195f1c60a154ec4582d7e89b6fc44c4184e7ceb815bc7c1cbb86df496f1e14189f4d793e09772250e56046ddc0b70d3cb9c72796a8fc8b55d255a9aa64969f57e99654fa3d4c9674440961ea3daa13e092cf68dfbd33e21aded728a63750c883b13e8e92383ac0ef09cebb623f7aa086ba1ac3d8151a8b9e526b2dc40e5e0b78da5d59cd95e08810de69ad90257946e3c17ce3a6287359cdc45804736ed9095db96f30fac8ec9e9152e9a0a4a4b18bce93246584ef014aa703c2875153feca8ff2549f17f28efcf50ea5db8857f607ad17e3b508f363017286a84f02d77c73c5fa28c6911bd02c344fa4e86fa5f32bbc4368f97809bea8eb7e2f646955b2c7c1c44064f4dcf1488921bc9ad43b6b64559cd7fb81f4fe25cc7485f27d343ef29c98244fecf07bc0314d3a53327a3c8a3cf78d9370841bca561b8335ca7a779d7512675e4ad303cfed6304a87b6e125344ac61be155a99d37ad40ccda994c7d3793380237628e48a9dfb346a867e92859c6636c5aed1040b7699127e8dc84441ef3a0a51b37051d34adc1ed50748fca21e52d1720333de80ba6a95401430f7039ae43d86d8af1858520cb71047a6e2f3d77823838b08e339cbfe250b3102dc5684a6415251227c8bd26b1d5278bfc26f370630d4ac7bb64d1f9bfb801731b428177a8cce4bb6dd8df39cd233c1d4dac0b788ccf088a626902647051c97f4eb19196c89f1425762168f7e31a238066075eb52562da91b22e9c426ca9802f7283985b386a2ad89126b9d10c7ae3aa92b39983590c43ccf8283d903156eec52f0b1e0b5303bbfe5e5b4e1678c3402fd4385ab4c9e2aab30b19f4e504aed35b36f6840778b89b9c044d7a270ea2c3110afd11726cc3b69581c6535c39a5c0840e01218bc8a7371e43138442c71c8f6def1f87e64865340d9e4b53cceb0d8adae51169c0309570f1afc9e07d58b8f81e8318c598a4d587e7f9c734878302b59405979ebdc1a86b8bed30d750fcb88c4a1a8ad4333fda88d9c28e919272b65d99c378e8eef10e7f4d10331ae47c522958d3e47fd8ee50c9cb26087644ee881aa7b53ceaa4f993c9617b1f9bda996e620abcbbad67504e889293a979c04da8ceebc3a10ec5c4967a60d8ea08c8d91b9cf84640d145066ff1377275c45e9ca6308b9e33cbcc74026b7c4e85005033b03dd042943924c666ddb2fe223c3dc5786580d2c8e9ba5a965dbce0563c0047c21ddd675262be6bacf2f68cdff17cdd665cbc8f322bee2346e6156e5bb08697f48a75d90eb17248a21d718631a2cb7164f7638ad7a7c4bc8bdc4e77c5c5103858dee0d827dc4fd04c921b90e0b29f8fe008fc658e3b89838684606fc531735b88c14bf367818a28ccfe28fa2dbb359811666def16a2be5a2999e2352a4808b54bd3d464c755ec8e34c99fcd46fe7cee83aa2cf549267992c662ad3db3e94511de23337d85eb8eb746bb351d75f638ebc72e652aeab582012530b1c38178711b6e54c0ee079bb7c48558b9e7287ebaf31b0547438a0396a8aead8ca769665282622e36f0d2cdd66e15ab86dca058d52d5d6b2b88c52ce374a04b42e4c1e1c6917033e1c027068282541c81deb381484af4c3ed8d9ac7bbbc0bc072fe85ae559733d37dd13de680ad9ceb0cf014320e6cab56bf30b81b7aa5a5972117a8f484348eb6374fedcd85b95953ce6e32dce54d179e0ee3b14ee7ec47fb73965cb7e1dc88fc216b397ec398c763c03a8ad8a4216cc31b437912058ac3aa5b12b17176044452b7488bba444210fa66f0bd100546cf8f8ed955bb3154de5e3039a5d16dc26511b34b49e4deb0dc681748aeabda95d46a1bcca4eb29dd9e96128ff13c36877f78b5a375529c5e819bd03a50bdc04eee994b48968a1e715d3bebbbb4620100e2261028cca532b8b193aba1d760eee86a61b7f21da18b13932ae9e0aef35a39b1b0eeec4841c3bcc723daee78e9e32c74a36330c3728d6fb1b7da10e489d77ba024939a2bad5bbf59ef5cf94786d21f319d699a9b2dd0e200253a2a50341dba87ed7f4760fcfddbbf5b8298a4ceb94225f874c9bfd0addfb092b51b1101aeca1dcb38480a3c64d031fcd0c2786b44dae5479068197180b63fb6711c32409b3eac1e71450ba49378cb233bc5256952c7837e70e020bb7f2618a1bdc46c33d126592942140b93044aaf9b929a72c73d956e729c7efec286868560cbb6447ea2d4fe730a69304b6020e19ad099b030c2bddaa3e72822cb925dda1df56e2c824634393a8051dad6e3cc323bb0922d065df180f95f94916ccb7272e15435e748f42134350e143917ae2f6c28684cd7d1b162909b7a0bda855a74275036aac285d4cf23d6df705e23b461ac9ec058b50914c8c88e8f0c598be59231be6dd96b76edd2e6bba2fdef316d12b2604ac67cb02b7fd1a21c0e254c9fc3202b478db711b46dd0ecd1874d6dba23b16a6ebb05b204734e79aab56ade004e416c75c3697d19bcb08d6edd66c27a7f74c741004c8e29ee3596a94f4fe04551dee1ecec0a3c3eda0de769c5b074ea9d99c647619f18d9f397523daeee2e8ddefd8c9bf418a5ae5223685674a2d0fbfeba00f3085d62689a7d451a7b833fb2e3344a9bb8e05c2472c74cf40f1a68f89423332e2981b6e50a9433fd98b8a035724c31ed039da8927a9493a622934ba467b0728d0144316ea1878e6645be3ca066b413cee53e73817f258511c65c33c560a1f09e81ed40cb057e773213eab561f5b56fd1eee2abcb9bf80928abc91395312509b3e7a7683cb32f5d439868eb66ba768de53387c652cbd3315b7b64ab79b797496b26735dbceb4b42fdc99766de28da71d00719195b2c9dd06a87f381b393d7c77e7e95c2bf7e8dce1239b48f8a330224dbda7f1c8eb6cdd53e31c9a27b552dd51dd5ecfc502659381def929971913d09f4d353fedd5d13d78c461fdbf2286a0e47613138751f6bcce7671386ff113dbadce2ecf505b7568da90b64bd496c8c077b0d017c3a2e5acf42e4fcc7787580fae1c89f71867be704f8786c7fa1686fc814ff4b9b23e94b4accfb8911723499dd7a52c5bbdad7c8f32dc806c0a18eec4f20258c8cb93cc794f5cd963cfa739091ff03f0ded5f688a78e1ca74c541acb4be451c578c7e85bfdec3df079cf33d10c723bc3fc1fb4780b9547c0932bfc37bb7c23945eb49dd8cfe77a3b2e5027b1a930b8c48f05588eef331127f0b25dc37b0de47904a71ce47f0d827f8ad344e4405722520e327b8ab347b00691f60c407248a18bea9fb0f307e05d72af8f6016678825f9fe06e0c77d56b85cf2b667a82152af8fc882bdec1eb095eefe1f541fdf5e8a63a65b22da0a4e0538a69d57ec7852d590eb10be78292cacef91fa1e75e250a656e6473747265616d0a656e646f626a0a372030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f44657363656e64616e74466f6e7473205b38203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f64652039203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6f6b0a2f43494453797374656d496e666f203130203020520a2f434944546f4749444d6170203132203020520a2f4457203630300a2f466f6e7444657363726970746f72203131203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b2030203639382036313220363334203633342033393220363135203431312035323120323738203633352033313820363834203633352035393220363335203535302036333520353932203631332036333620363336203734382036333620363336203331382036333620333337205d0a20323820333020363336203331205b20373332203331382036313120373735203237382039373420363334203335322038363320333138203638362035373520353138203239352035373920383138203531382033393020333930203633352036333620363336203339302033393020363335203539322032373820373532203336312036303320363935203938392032393520333337203535372032373520363332205d0a5d0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313237350a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a363820626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303034333e0a3c303030323e203c303036463e0a3c303030333e203c303037353e0a3c303030343e203c303036453e0a3c303030353e203c303037343e0a3c303030363e203c303036353e0a3c303030373e203c303037323e0a3c303030383e203c303037333e0a3c303030393e203c303036393e0a3c303030413e203c303036373e0a3c303030423e203c303042373e0a3c303030433e203c303034313e0a3c303030443e203c303037303e0a3c303030453e203c303037363e0a3c303030463e203c303036343e0a3c303031303e203c303036333e0a3c303031313e203c303036323e0a3c303031323e203c303037393e0a3c303031333e203c303036313e0a3c303031343e203c303033323e0a3c303031353e203c303033333e0a3c303031363e203c303034453e0a3c303031373e203c303033303e0a3c303031383e203c303033363e0a3c303031393e203c303032433e0a3c303031413e203c303033343e0a3c303031423e203c303033413e0a3c303031433e203c303033313e0a3c303031443e203c303033353e0a3c303031453e203c303033393e0a3c303031463e203c303035353e0a3c303032313e203c303035343e0a3c303032323e203c303034373e0a3c303032333e203c303036433e0a3c303032343e203c303036443e0a3c303032353e203c303036383e0a3c303032363e203c303036363e0a3c303032373e203c303034443e0a3c303032383e203c303032453e0a3c303032393e203c303034323e0a3c303032413e203c303034363e0a3c303032423e203c323031433e0a3c303032433e203c303034393e0a3c303032443e203c303036423e0a3c303032453e203c303037373e0a3c303032463e203c323031443e0a3c303033303e203c303032383e0a3c303033313e203c303032393e0a3c303033323e203c303035333e0a3c303033333e203c303033383e0a3c303033343e203c303033373e0a3c303033353e203c303035423e0a3c303033363e203c303035443e0a3c303033373e203c303037313e0a3c303033383e203c303037383e0a3c303033393e203c303036413e0a3c303033413e203c303034383e0a3c303033423e203c303032443e0a3c303033433e203c303035303e0a3c303033443e203c303035323e0a3c303033453e203c303035373e0a3c303033463e203c303034413e0a3c303034303e203c303033423e0a3c303034313e203c303034433e0a3c303034323e203c303032373e0a3c303034333e203c303034353e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31302030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c61677320340a2f466f6e7442426f78205b2d31303231202d343633203137393320313233325d0a2f466f6e7446696c6532203133203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6f6b0a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d562038370a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31322030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203234390a3e3e0a73747265616d0a789cedc1555210000040c13703120252d24a874a3748d7fdafc431f8d9dd6ab19b1ebbeea1a3eebaefac93de9aefb6a70e3b68bfd7fe35de441b7d6faae17ef4b3b1269b6db781765ae9b2ab4e3b6ebdd1165aeebddf5df4dc47df1a6abb99a6fbd3dffef7d279bf1a69b3adf65a6daeb5065b0a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f8729fc5ec096d0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e6774682031303633310a2f4c656e677468312031343838300a3e3e0a73747265616d0a789cd57b797c5445f66f559d5b77ebbdd39d90a4937476c21a130204505a360115a32c028a261022e04214013130611912109c809020881011100131a2830946458d229bcb0033c3a8834a10fd1991f187a31392ca3b753bc1e8fc7eeffdde5feff3faa6fa6e754fd53975cef72c7d432821c449161320f9b78ced9d35b3c5d595103a03af4e98767f41313c559c4b08fb2b5e2b9e36efe120991987e7e69d782e8a8aefb9ffc13ef36611a28cc4fe7bee2998534c34dcc8001f9edbefb96f41d15f569ce887874d8474cf9a31bda0d09875e87dbc87e7a4ef0cbce0dcaba622ad143c4f9971ffc38ff43e9f82f7e9216c91f7cd9e5670f3a0a13bf1791c8ffce1fe82478a95f9ec0bbc27c70b3e5070fff4f4efaead27a47f10af9d2a9e3de7e1b625643221b997e5fde287a6170fd4fe81870a9ef31944f2ca266ddca24cfaf06ed7a01f49824ee4e7e3df391b3bf66d556282b65395f30fdf941f7c4ebb5fc4e1f7376d556d67b49d16a5ce9fe1d695112413e5283f8cb8c9464941f1b3c8300dc549d7108ef3c8e61bf1343ebc87bf9022e6c5076c2a80ae30a62c26ed34da3f7945c30b4988048371aa4ff8e826ed7e7a2e3c27f9514e90226bc0ddd85661cb26ef4202a9c1b61dcfb7b073a410f79ff028528eed0b6c55d836632bc4b6055b05b65dd856615bc2f6934bd8b6f005c4cd179123bc8acce14e7244d9448ea8d9648eaa9023ec4ed9daaa94b978ed02f669c1fb27715f81cd47ca95736dcdfc13b25ffb860c6b9fcb61e50229c17b079522f220ee1f549ac883ec63d25b1e732f39c872c95b2cb7ed13655bf8583b460ecaebca79abff41d90f46e37977321b92493fbcb74fa927d7aaabc804dc0f94c7924f2595ecc34d7ea0bd05b099d8f6e219b5ce15b246ea076e8ab5cf20bdc84032948c2663481e194f6e277790296401793518d7d666f548273d706dafc775be097bdcd6dea3007b04dadadaceb57dd6f649dbdfda4eb79d6a3bd9f6a7b68fdb3e6a3bd176bced48dbeacfbbfe9baefcfbc76e7d37b49fb9ac11c34dce3f1d5b865c6a6c3db0f5c2863686f32138eb306fd7631b8a2dd2d245829c10128ded266c63b02548456a6f49d86ec3361e5b32b6dbdb9b1ce78ef6861880fc859b1cbb00db026cddb0bddade70bc20ca3688764186bdaaa95c0146498fa0bb86a58e2aac09dd3a31f8fea4c49e3d7e731a746bc11a9257e35810ac6d6bcb9ba8c4f249353c5003a97a8d929afcc57f77f38b9e3d6ecc9b18ac691d3eac9deaf0fc61786dec443c94677819af0f1f66dd9383d6f054fc1b955f139c3623f898fbb1e4018fb9a70fe8496ad9e250db1501cd3ef8572afc9c053f55c13f9df0a380cb02fe33157e70c23faae0522a7cffd8f5fc7b0117abe0bb2a686a866f9be13f047c3300be1e0217047c9505e71bc7f2f355d0881d1bc7c2b92f7bf373cdf0656ff842c0e702ce66c1df7df059157c2ae0132ffc6d119c790dfe2ae0cfd8fdcf8be0f4a91bf8e94570ea0638f9a7587e52c09f62e163011f09f850c007024e54c1f163f1fcb88063f170340b8e08786fb987bf17807723a141c03b02de16f096804302de14f08680d705d40b784dc0410fd495a5f23a01b5afbec66b05bc7a600a7ff5357875b172e08fa9fcc094501b1c08297f4c855704bc5c05fb05bc24a046c08b02f615c20b4ed8bb2795ef2d843dbbbd7c4f2aecf6c2f338e9e79b619780e704ec14b0c30bdb053cbbcdc99fcd826d4e78a610aab14b75156c15b0e5693bdf22e0693b6c7e2a9a6f2e84a736b9f953d1b0c90d1b4d7852c0862a07df20a0ca0195f8506515ac5fe7e4ebbbc23a273cd10c6bd7bcc6d70a58533185af790dd62c562afe90ca2ba6404548f9432a3c2e60f5aa5e7cb58055bde03164f3b1eb61e50a1b5fe983153628c70be5855086922a4b85e51ef8bd80654b3d7c9980a51e582260b1805201a1b6df2d5ac47f2760d12258580825e3fcbc24151e15b040c0234e986f877926cc15f07033cc6986879ae1c1662816305bc00302ee4b847b05ccf20ce1b3c6c24c013316c13d78522460ba804201d3044c15503000f29be12e3b4c11708780c902264d34f9a4669868c2ed91d1fcf62c9820603c8e3c7e088cf3c358eae663bbc06d3eb8757404bf55409e0d6e1130e666371f23e06637dc24e046bc73a380d1a3dc7c74048c8a73f0516e18e9801b048ca882e155304cc050d6930f6d8621afc1f5374248c06001d75debe5d7f9e0da412e7ead17060d74f041a136170c74c00001b902faf7f3f1fecdd0afaf9bf7f341df1c1befeb861c1bf489876c07645d63e35902aeb141666f1bcf74406f1bf4ea69f05e6ee869408f2ce8de2d95772f846e195ede2d1532bcd0353d9577bd1ed253212dd5c6d35c906a831401c902925c90887c267a21580809cd108f2cc417429c030228c18080d866881902d178122da04b2144a1a4a20444e24391d1e017e0131021c08b1dbc023cc8ab6708b81781ab109c021cf648ee1060c7def648b00930dd6008d0b19b2e40f3815a080ade545003fc805741206ab939eb09d40d4400ada585cb1fa7ddff7ff890ffd713f8df7ee2680ea925c7707b8bec269be94e3c93b1ca8378a51a638ce5642e5e79871ea32b594fbcb6935c2227b167393906bb154247936cbc4ac819cec8653a8ebc823472a98fe66a18842863945794db945ae5024640fd9439ca09255f9943b3611b9fc07762cb857731ae3a829eaf969e2573c841f806b2a15e19a638c9593801bbc9791c45fad463a4826c272538171f9d4d4a5909bb0daf1ce627c826dc66e3fd13740b3d89b33b489791d3e44950d848b2859e46be8e917f9265308e95a2abce664538ffc348eb043ebf89cc51083f4d4d225877bc86b3c7b1a65adf71d0939fb6b64ba414471e47b6abb5aa4f4bc651a4c476d2776893ba8e54939370273c089fd0e54ab2b20ba3ec8ab004201fa3b6d374937c462da20b9077b99548ea6cbe924f77936f947c6d2ad27e57728463bec26ee33256acc7365f75234f03e9725889339577e3c8096db4d21b9f470ada22e49a609c954366e15109c653fb494fa8221548c9e257edc7ff894f6e56be409e2be8e3ec9fe4040cc348a148b988b226183e5759b14c52fb76235986548e92cf7125fbd2fb6913cb67af4300cae1b892a36c55de50bee2d3f86baaaae6a877abfbd5cf35451ba84dd1fea6f7d21fd07f361e36f61a17cd6366b32dc576d0aeda6fb53fedd01c631daf3afed319eb9ce8fcc879d1758b6b95eb537737f702778de76ecf66cfdfbdb32396f886fabbfaaff5dfebdf2883645224aa9422be1de32a8dc484ecca15a25ea13a2f650ae9dd70aae91ae23ed574aa2933c293e8494df4241629a4650ec4b69c17559af3e71f1e5233309a7b1776d3d9fc34d2e81732e9efc9125c67a628ee961b6bbce36eac891877c7c43ac2da0ef59f24e95d6ecaa4214788e7f17c5eccd7f06aae4ea19e640f9dbd9b9f6e3d8dba41498df88195a85ee2408a2ef549b2c1e9d008785512613add9f4a9248d194146fac7159c724d47f526356932737178768c12154e6f779a392d3584e1f6f3f5652b674d9f2eaaacaf51b54ef57e2ba0b17c4c0f3dfd2f73e3f4b1b9a70bced38de6c6bbc84904b93e36994d8bc4a844e70bc41977fa11b911de9f5fb9896dcd79bd3876d47929555d5cb972d53bd4d62d0d9cfc5806fcfd3772f5ca06f23d52d6d5efa0e1198e34487ecb0852c531169a3491715099d3a1ea6d72fdb0fc911974e6e5f729bd82b0ed1103e5748cfb252b60ce5e9394036338512c5fde9716b29322312fd89852cb6f53c5bb65de63c9fe0d73e1c03fbbe4a9631491e058f72ee6dd14efee4e44921709dcbdbce2915685d3612459243116ab59754dbd77a57773102ae7808f863bbe05397e5fa345e6e725fcca449cce3f66667793d6e969e453c6e929c24bfd9aacd4f3f8d7f4f3f7d851ae2a72b57c44fd4e079e284388eed04cdc6ad0fcdae16734499281773e8e374017d943e2ee78a79aa3219f504172be41f02d50aabe64b34526de8096a004802b5b94fb5af2795ebd9d4106624ebb254418c6b2725d1575ce052d8947e891e9e939aed4169083a5a6ca4d38fd2d12ddb772b7346d68e6c3ebd1b09a0bd29a391e300d9124a8f8e89852e010f578887736588fb19cf7a47b56fad82b84bdc26a36620ca0d6a9c54593faa6ce4b83b6eacf1597a0b52cbd0120e1df27873db6773d99a8de6e6df69fc3b5a13707ba272716ea1acf1ca043e417b547994cf8b2d8fd61095a395180cd9030f9379eadc9839b10f079692b2e8a5314b63970676915db19e29644a2a3291d397f4ebdb37a74f5a7292aae5f4ed9b9da5f87daaa61274056fb5dc8462cc2eb8f9b9b2bb4f3ef2e8a9895f53dff03ba2c5e5ddbb77cfa76b07dcbf61d4fcaa21438f5f93f5f5db77ee288e13df22f79b71bde720f75d4971a817f147986546425930a2daefa836d6a981eae0bae4b5ea6affb31991810802bee8405ad01d005f82a1664821448eebe0dfb0f84701a011445956d0d478b9b1c9fdd545b7b5a154d09e8dc2f88284826061a242a6d0c848bf4f494c4a4bcf898cccceb2b84ace693fe8cc1e0c5efbacf8487c7dd7e159e3debfff8dc3753bf61da8dcf2ec9363df7868ce91495f51fb1f2035a161cd673fa4a6be734d5655c5ef2b77ce2f9e539292f64a30f8f1fe857b247e15e22a6f479d6268bb4b4271d4010e02e01842c0a655730a4b0c6a374940d515bb851c3664cc613166978c9d1ad4d094e591ebda786a505316f2622dac720417f7885cd26e364cf14692496426994f1e235a24ed4ed26877e84bc7d05becb73826d0223a973e0acba9039792d244c8f6a0d9219e25e6802a181539e2f4e923ad77f1d4967370a2257b97a8a6f9ef58e8704e29c499c791bb42c94a8ce62973c7c5546bbe6af74a07ab264b1cabb5edf151016a4280986e35dedd423baf8bbb13fab9a5b5e012b91b2e4a0396168ccb231ac2ab2321c323654efc3ef2eb65c1d5f80ca25bab7b4cecd14c53c429f1fd5defcc987ce8de178e1e7de1d667c6f1d3bbc5132e97b8f81fff103f0683c7aec93cb079f3819434947605cebecac2931432319412a11247999d5447aad581c81dee6afbcaa4b581d5a9f62423101d1f1180c484d854041854a2460b621a5b1a7f519f900f63227a829d8013ca317e4c45bef7c7b329740a4d52fdbef6b9527f1ace97410723c94109478959916cfb8aad5b5760a3c64d4fddf4fe49d7c0fdf77e41b9b8f4a5681517691e8dbde929187870db33afbdf6ccb6836c416d4a9af8417c7ffb14f1fdb75f89ffb0006a2add112f116a176ad30c5c13954c0b75e11e060c3c0ae205c7f5000e14a158d5dc2dc71b2c7fd0bb130e604375910b34f17574a512c635a2e11a79faf59f14f24e645485189ecb47f27ba086d4a81a6a0b2e0c4da689bbe050eb9727a968cde6a727342fe1dd65956315ca779525df64d29b0c0da57641e9a6abd5f13dabbd6be357a73f9bd9c59ed22de04f09b80c446f847057626ca6bba5a1e972439325d80e5bb5ce72d1483b0933352d2da70f0a3252828c65aec949297825c2f78b66b0556b76ec58b366e70eb163e9dab6bf9f156b973cf1acf8e9a79fc44fdb47ae5db674ddbaa5cbd6b2773795976f7aaaac7cd384e0fec52f7ff4d1cb8bf70793deab38f3f5d7672adea3050f2f5dfa303669a94b90a372e4a88ba531c95a42342d23d1d5e60ea59aac8c4ca876af8d5c9daa05028911f1242929e0b01406a7dfe193be123f76e84b6443f4db3187620f050ec5bd1ddf90a0edf6d67bbff1026a4c3f4bb7bd11aa8aee2aa70fc90e6b49521aed600b65f0c54d9b6f443d19b0ffbecfc515eafe9202f58897c4f99b36d3ebda752901b5843aa877c29dd4f5ed5734d272675bc51df16c438726499e2ea1d2bca3245bd15320e45497293bd10923ec28a48bee6e4144911ee372d8154b5cb874f2a474c84ab2f4c9567c603d6d90d450047a7c6d8bb28cec34359dd36824615a24ac50a1b1457ae58830192b623829630624d47a261c37c80a2be1332c2c34c9dba1eb89070307ae30e9f1a8c70493781862a3a9a11b54e545c303a62e6f205a6a95122bb9a1632e21ab560637d11b374449351fd478aaa903192d977775a77fd7a1fcf27852d2fea09dd229a1212eea622ecda5bbc844328f1493d5c4d0a8ce543094481acd26d0892ccf7e0f9dc11ea1f3d842784899af3da297d3156cb1fd49b611aa94a830986230910c8990cceac545962a4aceb3dc3fad68bd7bc569ee6c8d867dcddd69a95882f23b8276db849cebc44382682dc9d1a4d2342abd4b68a5f94282c7a6b388e8044e9c81481e1de8659080574944edcac238ccf26a96636f92a6929bb9df95843c504f625863ae1ea42676369744ba8e0e7bf6e9a79f15f5b4fbfab56bd70b1b532e342f5e58b9435cbad2fa353bd2fa59f9aad5cb5991b86ef6430f16ef3cf4d2ca6dbee0b127dfff1b42c39cb6733c1d6d219af40dc5389e71ee332b3df419b24fa98c5aeb591da3453b48a6cf1d23a7d8aefe726effbc98f98a2b362196e1f4241ab62360df7e7e54f70e38e4e9451796b6117189ba29597aa168d677bf172f884769191d5bf61d9f7afaeebbc461f15771461cbeebee932347d2ad14d7816ebd016725a5b80aa56823bd427eb552619564895ea9bc60726a68e88514bb9cd0a98686abd2cadc9fe04061591ea6bd1d819ad61876b83597fddc729d74202376b79edbdd4e3d19a91b2423e46da7aebc809a6e9136c3a4c3e62209bb6c9d09271f81c9adc52cafb5e6a8a43972776b3fd22e47899271243714243c9656426ca5ee7dc6b3cf5fe95cabaf8e6724e0e9a3647789b6b9d18136b534b6345c95a73825413233153d75a247553a24a8447596adf28e38c0bc73c557d5629b984b57d1bb9ea0daece29655e2a2f88e4650efbdbb4ed3b53b5b4bc78ea71b318f7b806e1c39e22f77e78b0fc4c7e24fe283d430e77ca025d71e219f5ec95e50c8125345b6797f837688b5c5c28a418d7890b93fcf922a86b79e6c194920fb47d9df8f1e6d4d42ee5b37b3c2e6ee52c2244c9baeb372af5eaf9217992467255e6e1917102b8ab672014cb9327938e9aae05b31e542ea4815e935a3bfa16d55a2c8a263234342113646b44a5e4396d8b9aee6b64ff157341b2def82a0242528693b428e3c47bea3c2b1d561d176abed31df91a327cedd3cb8ec011c689df8e1f2eeaab7db7561168ec611f7ec9622d0000c208acc8ce47c1b9b324346a696a72d86c58a121605aad651f69796bb91d0e9767d521390869dbc19ea031e4dd79887325dee8019a68190671a434c8d810ee445dd86d886c0c64d35a05c67224b0ea90fd2faa5d8651418f50bc459c0a6b77bf5fdc54e096a1340029ac14c3ff36911661a4bd3825a9a1934fb6839e64cb69095680bccc56ca9b6d45cc322156a83081a0bc9b407a4eb5d8d3e74104cd02719d3f559c63c7d81b1843e0e95f429f0597100429dcc80116c928fd09e74112da53ddf15a5c74469033fdda2c3cfcddd79420b5148f317edfa946d59d28250bc864c53e6c15c6108b28a8c72956a2ca0f4d5daadaa259cbcf6464f92db11de7e271b7296208d2c94d997f5d746b21bb499ac485bcc34951aaa9fc6a823e828f5763a519d4e67aa0bd4e5f431b5926e52b7dadce139a36e265a1376b3aa0671a97516cef54a82f2457377e58b2b09e885e42a3f6ea172041910ea422bdda4d258e2759b3a53088f760cf69080a1f8c2da1f5e082bd30bd95cfe04ff60ffddfe17fd5c4271f655045624f662744dd789c7376d7a5cf4a7ef5fa154b45d114779efd60f9f282f7b62e7b94f3efbb27557787c8e312c8e1e202f8572d0b781a97a4001ee511418a22ac40f8abfd2f0553a96d814ae82073d43a4939bd1d18a67b0cf0cd895386b720d72769eb09b1824a7e8cd955be7e0cfca00f787e22df7f76804e584538e0e4f53fcc44f7d2c12a29454924a53591aa4ab695a9a9e6604e3fbd2be6c041dc166f0b9ca5c3e3f6285ba427b527d524b9862a5515111c9805864651341e97cae8a021ebfbee4ba1367de1cbdea914f8fd2f7296959d6ba523c5159f904ab8f5cf33b318396564d6d5dc94ffff9af8f1f64b7b45e2c5fb66cb9c40b5907d88688994e7e171ae4b033a78dc527c4eb06d34c9690103fc4b4c527287e4afccff8d677a9f42895647d2abaa4aef1a62d21562349b1d1ce9e5ab42fa9abfbd30654ad468cc772c3582093427451eef7ae1a92534aa57d87c27165a0700e2464f4ceb82503c21ecc0ac7a2a2fe3d614c4f97116a0a46a8cac839c7efdef1f2fc9d8f7ef917f199b830ebfbc5254d0fbd505fbea9e4cba334eac7997fe3dbdfedd777f1bc69d313a2bb9f3970e6f3ccde1f0d1fb1e2770f2c4ce8d2f3d09ef71ad324be35a32e7e83baa091d118a7852127848e27c475f729cc462cddcbcac408de9411bc6e45f03ad13b22f80862241037aa7a82e6364246b1b1d530a680e59a3c89aaf27debc563ad17d135359f96f13b25fbd13365e0781e120a45eacc6323bcd2b9da204bbc7ac0ec8f907abdf71748b54a632d96a7cfb26a4d12540f244454446c8d00097ee1b01c0d0e7d127aa6fdc7f6bdf3f6be63e2acf84a9c17671122e6623c780956b5dc293e157fa6dde4eb03940c2344db291192968446f11895232a2a31a60131a6cd643194d96c680f089c680fbc1d38edd8db43887d88c919a8882736dd6e330d3dfc63a64d230ef7a9e351ed7892f55f43e6d5fdd5b0905808fa83ca54ce4c8c4e4dafd995a720765ec7aee37dcc4cf32676331f6286cc496c16bb97df63e69b25ac942de4a57cb159c52a799c460c8638aea8685804114ec1b5d10c6228a66927ce18f02b7e3ddaee760695441e54835a504f3652cc545bd019740e62032047c9e6997a5f23d736d89ee91c4146d0d12ca40c479738048173881ed243c630f3667bc819724e6488d4f63c6711bb070a94a93c5fcdd7f2f542a3d02cb4cd27f368097b04e62b0ff305ea026dbe5eac3f622fb5973acb5839ac5056f2e5c663b60ae70665abf345e71d1229b329b5fe92294d1e769c0ea0b9e7e4d709b1528877c5db0251d3ab5c940d51dedd7ca9bdfe3951f5a1b60e0cb994e7d5fdec79f212864a3094e8b28a61bfea893b97582d3d6a399e6555162f5bb542992d24d6d05d972e09a457f1af960aa47ed8aa764aea9921373c4ff773499d0c5554a6e8522b5de3a4665a555b39c6a04f9b3a4862349c8381430e9b2d267effbdeafbf9ef15aa5281dd4a10577a2a25b8b6a9a43e941e9d608b329ce4f928b5cee90996251c0cd425d77a5647d94914747118ba2d0174dff034247afc14ea51d84335345e6ec1b8ec3d2b7bf548800d3d901997199f999019cc4ccc4c1a9c1e8a0bc5871242c1506228292f2e2f3e2f212f9897989794975e9cbe3cae3cbe3ca13c589eb83c694d7a75faa5f4f88e473b1eea78203f3e3f213f989f581c5f9c501c2c4e5c1cbf386171707162975fd51c72fa21a33291b472e5c4ced5ab48f6c6d9bd4b666facabad1d5cbf62efb1d62b943db721ffc0b8e96f4cfecf4b2cbba864ea9c33af64dcd4ba647751c15bdb5e3fe42d5dd5abd7eef4f41699351e44596d47f9dbd02ff50f45439ddd65d475f1af76d5c66e88265eef0d5decaa1e33c2f23d5997adf8ad5166f5ef5dcc3c901fbf38be3a1e709e1dd92c4e95ca39c94a2dce355dae399c7fee89279e93adf50f035e2a39ded676bce4a5017575acf7b10b178e6163b71516887af1336ef50585bbe4eb3d943cd8760e2ee01a4693c1a15852465728ce32c70ab3cea3d445d5cab4c4eb20237dc3312d69ec484bdce2f245f78f17a5cb8e75c72e8e5d135b1dcb692770cf6e4f4f92dad313b830e6e9bc97df7befe5bca7c7dcbc634a2ba2554faa8edfa6e4eceddefddc8913e7ba77df9d9242afa34eeaa50392515a382b65324ed01d96564c1d71faeab8beda594b37a053253abbc1e3b50d8fb314342bebaab41a7e252d19485b8b192e6b47d24e950ed8565b3be0a585c7dada8e2d7ca9f5308a6dd72e141d1c6077fdab695761011d4675dc8615087fbbf848fbbc4a515a3e124b8a4329e8e58d327d05f73f4f799d9dbed6a5ce5b6b5f1d88f533ddaf931b99d7353c604db1c1aa234be1854b6097c3358d8cc171c571d5711fc55d8ae383c9603a980df60f8ee53db4de7a6fa387399bcca6b3d96cffec5863ca8352c0899157656be52ad95944b384ae29a52dfbed275e9d7578eab48fee1597c5619ad1f225d56ad98e159bea9cecaec96f1ceed3675fb71eb43f353183192a3e6bd8f0cabe2d52037a23633fa3ac23c8a45080bba95d7f5ea5e5648353ad375984463483eb0e97ed269f44095382902d0c424eeb58e2cfa08696410d0d5ecba06532e3be98e5b5dc59c89fe7aff64bc72f35c31f769d982348e3623fd74cbb99f6161fd7d5d4ec7b5df56dcc9b31ada2a5377c5c31e6b53d52d662823219656d235dd17f2747dbe30c6f5944649d0bead2926bd3eb8d3ad7eb317169d144b7dfa07abdc1e11956252cac0e0d8d618510a7a5a473512bba2dee56dded373614e5669d2290ceaa1295930ddb7654aedfb1637de58e5a219a0bf6de7aeb96dbfef84aeefe851fb4b47cb0707f6e2dbbf6fd4f3f7dfff0a79f7e2bbe14dfc4c5bfdca3dbeb6fde316d2a02bdac1a0e983a6db794ef418c420a2df9f641bb370838a95aeef4d4da379898ba90311219475801b165f6836431cfe3452fbb3fdf6f1525923de129e341b655d38d540a6b172eacdc5b5737e4e5b96fbdc7b6b7dec9b66cddf2c6f6d672d5d7ba657ae1f75257dfc2c117e0b8b24ed51de39f379497483de35457c888ab752acce6d08e65749367e46384c3adbccb2a5bbd558b1f25ff4ab5eafb06e9b57d222658f46cc44586850236a611e71b76ad9cbf4eeaed2fb97537576f7150dd4e46b82dea8db9de5faa91d622e0409e9027cf93ef29f68407f275648ce1019ffde3886b66de648dbafacf8736176c54bb7ed32ec1cd38b2895e2643f770956b1e55e55699d6aa740dd13170817ab2c150395554345c32c2162e2e78c2614b6354a734a8a37a65a5436eab7a75b7c24c3d92a5b30cde5d9fc0300ad0e7b0f97c295bc9ffa0af63557c83fe2cf31adc50990d4cad2ba42b5d7977b5bb16b2cf807cfb4a588e51c0e36a85b6093668bbe1397e407b57fbb3f6135c829f944b4acc94076550e09141814cf80ed6b1d46f5bf7b17b2fb51eae537d2d33e9b9d6cbad7b5972eb67c8ef2f2b97f42ad9c02437577fdf0b39dcbce377d44b98f659cb854ba5fafed5d4ae6d5a1c5a4d12991c4a53bd46171751e334bfbd3c2e08b5b1f5d16e8d785cbaaee67974575ea00bba9c642bdd69c16cccfaad6bd0a0c6cb566a2c55301491999297529cb226a51ab73753cea6b4a518a8939616fa3b6be62f2aea0fab68c6f0434b5f7ca3eea1b9153beb1e9afff8cebabac1350b1edd032b17cefbf14ba9b0cf6c960acbb66c7beacd675bcb95fc7df74c5d78d55e908308d2f7d7f652ff5fdb4b6387bdbc92efffd0cf7e6b31feff83c5e0c0d260c2d83ed7c29b28c49b08b5ce4beaecb5f2d752afeb56f0fa87ffe6d7d250f2e0e81252a2966aa57aa9516a96da4aeca58e5267a9abd45dea29f156475f8af6fcfaf78c5ffda83a67fdde3d95ebf6ee5d77897ac5c54bff10df530f9cbd70e4c885afdf3ffccd66f1be6812df2190e7225efb687f194320226ec7194aaf785d28b6c32bd63a57d3d7a13e0e3de20d966fec1445b81b1b3b1c63c8087bc6cfe3153a25f5aa68da43885f851673eaeaae4610ac7f4758b1ab759f6aeeee1443d06f3b5c6367b4b6e6d611dfd4ba56c7be1e5d1f67453737609cd3c96777ccedbddfccadb39ba6bfc6644f32eddde1aad99cabfe7b406dedd528a7755f27e75db8fb5fff6cd729188db3f360f4eb5331a3f1d8a0dc596bd46ba68a49c508af741d161ea2af3e755c3ae757f2301193da94f61b558a82d109a37a6c7e0e6574707944af00bce2f51c7ba3753f2a52d134ce71b4d918531dc6d1d2c985f67c7b6c7bba3df697741b63ad958aafccbfb28b8cb5526b7fc9b76f8bd59d9aee4b1ade55ceead4aff26df4683fcae0cbfbeb7cbb23dd26e912ccee0f98015bc0de0b43881eb61ef681c64073a06da0dd1624419ac2ba9a5d6ddd227afb7afbbb45768def9a9011cc484c492f33cb6c65f6328757be55cd986aaa36b083039ce0023744430cc442408933d27b670cceb83ba3346371c69a8cea8c4b195d30dd79f0b789bd0ca07f9bd84bd9c1aa31bb26af5c3975fde0861d3ffd75f23bf715bd57b074f5f43da13d4f7efe41d12bcae07d5dbb8e1b171a95e8ecb671e5e603c9c96fe4e44cbaf5c6bc54574ae5d22d7baddfebfaa133fa816f417cc0c8d0c975173c4f3cb45e2f376d2863d47fb7d729f1c10a4ab2c265fe30a2a10bdaff62d8a7ca4804d50cbd0e46fa3222f1d0f9b4442cbf71ceebaf9fde565eceb788b72b5aab578ed9b4f54f2cbf825e273dea3e4488891632f930470bfc824dab4d5aefabb52332f96c6310a346f8a592e786350ad3fb0e809aed3f24012ac2d329bb6f4f37e83e09502fd4d60e7d69ee5befd30fe941b6b3b560ebd637b6b3922bd57b8ba65d825d92fb6b111d4b957ca2922ba1f4760f4819973b602a66c998c8ab43189037d14dcadaa74234f98685d9297bf48d936f3c5ccd1ec33ff83465fd37a5501afac348ccd0656e5ec616b3b56c3bd3e5400618569d2b06629434924633204309ea3924870e80014aa62ef3ed51304a19c147aa217d02994027c124254f2f22457426cc54eee133d47c7d2e799896408932973faa2e27cbe94a58899eb44cad22557403db044f2a4ff20dea2efe9c5aa31fd2cfea6dfa7557f3ebe46bdfa177d1bbde1177362bf92de360ef956a94d00414400e4ac84ebf0d8de2e3c31590f1a601e3650564fcffa802f2e67f51019132bcb1c623df12f1caaf08f9650b8b51ca95ca14dd7ad1a02391b6a4fb7f5d38a1a136ce2259244f3273cc516c141f6186cc3bd81d7cbc99673ec01ee045e6025c8b05bc9497b38dec49bedeac67f5fc0376183ee4719c19a02a366eea360377763f8b86482586c7eab186cfe6b7cb7a64324b8744259527a9495aaa9e6ea49889b6647b2ef455faeab9b252c246c20825a40ce12135a485f461c63073984d5649e42a4e6079caadfc36f5362d4f1f6b8c33c7dba691423a9dcd82e9ca2c3e4b9da53d6014d8eeb1cf76ce2573e902b6081e5116e1ea96aa8f6aa5da23fa02a3d42831e7d916d9cbd90a5ee1dc4036d0f56c1d6c569ee2b20eba510ff5aeb26f75ee243be976b61df6287bf8f3eaf3da1e7dbbfd45e71fd94bf0baf21aaf35de7436b077e0b872942fb03422c2faa3c900c9136abf3a7fe6abf3b5e29333fff8e10cea4615cc92ed4a3554b5cc421d198856b40075c446878646705948573ca06872c715ca2878182ebb077b9a1ec3a472673351650c0f2acc105353a8a2a385b1f62334087b8782b8dad7df52155402b5c3e6e471f8bda2064f874efc772af1ef36f8a4a928668ce237d3cc6b956bccf1caedda44b3c89c471f55e6690f9b8f2b4bcd8dca566583f684b9c6dc499f575e547668cf9ad566c00485a30dd862c0cffd468c2d03d278aad1cd16740ca0b9d08ff7d164852cd3310a46f0e1c6685bc83149da2a9b04b7f309ea246d823ec19864cb73cc763c424b1d4fd1f5da1eba5dab717ce838eb6873f446d91b4c96b9ac8a975228eea5bbcf8883e2e019fab278e80ccda0194a7eebd9d6b768ad18c946b348f120adb0900c230689642eba2a3454d399e1212e2966425c4e8f8bb81c1ebb83c89dd381866bf7a0d90e71d80c37b1f17278dd69ab773b1d76d3406bd55d8acbe6ee5800dd12bbad93d86de1d7992ca9b7575b3dbf2ae5ffc61af977515952e69754c275d50047a419e5703b921d398e51e62de618c76463b239cb2c772c76ac73784d8293404bb3396dae28ea676ec5cda34c9fcd678f71c6b8d2490afadca012e4197a5723d54cb1a5d8d31ddd9cdd5c414f3fc4ca1c96a964f2fe665f5b5f7b7f47ae33d795e9b99e8468888520a484da2d708831dcbcc131ca39ca15f28c23b7d25bd978c853f2707dc6e3fadc6edc8e5638de3ec939c995e729a2456c8639d339d395ef29d11f713ee25a491e3396db96db573a563a57ba361a95b64afb26e726d776db76fb1ee71e578de743cf594f9b673aae2557db53b27efdac0a265b3766fdc275f7dd342e3b510c0cc3ed8cf71fdd34b26c9c32a6653ddc67bd8fc846d27d3002f315efab6c1991ef3b2aeef6f748add7173e39791246c8b71ff6c13770bff51ba08da4638c4db618b0c46e986ab486e647a2a9ddfd69cbf153c7dde2d407f2b5d141b23c9f9c13910ddcfaa64be40b107493fc866f5ea083c55b2f58dfff4edb802d2a91b4b568955aef6022ed2624fde9c54eb4adf72a52ad6f4a7ea1cd4f5bef57ec0dbf6541acff359a2cff734a3190e14ceb7f92e431259134b3fd98119d8e683f864ed7954ec79c74a163da8f55e2a3456428994d8ac902f2109949ee2133c8c32448ba92692403f7592413b76c3c9a8a3d826408f67998ccc1f610994e0ac8fda4075e1d451ec0febdf0e87a721f6e4172db555a73acb3e9b89f8ecfccc3ef42ec69fe0f46ed7b75d47138d23c1c4bbe05fd00f696f328c067feef461c8647b3f0b909642ef698867d0b2c6ad3ad270a2c8e8248e501fc2ec63e5391ee4cec17c4e767e3e805d6bddfd2196b519983339a8ddbbd78558e3a07fbceb62865e1d8d924e7574f753cd3feff856dbf93ff2bf95f7e7045096b6b23f0bf009d98d3370a656e6473747265616d0a656e646f626a0a31342030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f44657363656e64616e74466f6e7473205b3135203020525d0a2f456e636f64696e67202f4964656e746974792d480a2f53756274797065202f54797065300a2f546f556e69636f6465203136203020520a2f54797065202f466f6e740a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f42617365466f6e74202f4d50444641412b44656a61567553616e73426f6c640a2f43494453797374656d496e666f203137203020520a2f434944546f4749444d6170203139203020520a2f4457203630300a2f466f6e7444657363726970746f72203138203020520a2f53756274797065202f434944466f6e7454797065320a2f54797065202f466f6e740a2f57205b2030205b203020393935203637382034373820333433203731322037313620353933203637352033343320343135203639362038333720363837203731322031303432203731362039323420353935203338302037373420373136203439332036353220383337203731322034353720373230205d0a20323820333020363936203331205b20343537203334382036383220363435203638332036333720343030203733332033383020343335205d0a20343120343420363936203435205b20383132203733342038323120373136203636352036353220333732205d0a5d0a3e3e0a656e646f626a0a31362030206f626a0a3c3c0a2f4c656e67746820313035310a3e3e0a73747265616d0a2f434944496e6974202f50726f635365742066696e647265736f7572636520626567696e0a3132206469637420626567696e0a626567696e636d61700a2f43494453797374656d496e666f0a3c3c2f5265676973747279202841646f6265290a2f4f72646572696e672028554353290a2f537570706c656d656e7420300a3e3e206465660a2f434d61704e616d65202f41646f62652d4964656e746974792d554353206465660a2f434d6170547970652032206465660a3120626567696e636f6465737061636572616e67650a3c303030303e203c464646463e0a656e64636f6465737061636572616e67650a353220626567696e6266636861720a3c303030303e203c303030303e0a3c303032303e203c303032303e0a3c303030313e203c303034443e0a3c303030323e203c303036353e0a3c303030333e203c303037343e0a3c303030343e203c303036393e0a3c303030353e203c303036453e0a3c303030363e203c303036373e0a3c303030373e203c303036333e0a3c303030383e203c303036313e0a3c303030393e203c303036433e0a3c303030413e203c303032443e0a3c303030423e203c303033313e0a3c303030433e203c303034453e0a3c303030443e203c303036463e0a3c303030453e203c303037353e0a3c303030463e203c303036443e0a3c303031303e203c303036343e0a3c303031313e203c303037373e0a3c303031323e203c303037333e0a3c303031333e203c303032453e0a3c303031343e203c303034313e0a3c303031353e203c303037303e0a3c303031363e203c303037323e0a3c303031373e203c303037363e0a3c303031383e203c303034383e0a3c303031393e203c303036383e0a3c303031413e203c303032383e0a3c303031423e203c303035333e0a3c303031433e203c303033323e0a3c303031443e203c303033353e0a3c303031453e203c303033363e0a3c303031463e203c303032393e0a3c303032313e203c303035343e0a3c303032323e203c303037383e0a3c303032333e203c303034353e0a3c303032343e203c303034433e0a3c303032353e203c303033413e0a3c303032363e203c303035303e0a3c303032373e203c303032433e0a3c303032383e203c303036363e0a3c303032393e203c303033343e0a3c303032413e203c303033333e0a3c303032423e203c303033303e0a3c303032433e203c303033393e0a3c303032443e203c303035353e0a3c303032453e203c303034333e0a3c303032463e203c303034373e0a3c303033303e203c303036323e0a3c303033313e203c303036423e0a3c303033323e203c303037393e0a3c303033333e203c303034393e0a656e646266636861720a656e64636d61700a434d61704e616d652063757272656e7464696374202f434d617020646566696e657265736f7572636520706f700a656e640a656e640a656e6473747265616d0a656e646f626a0a31372030206f626a0a3c3c0a2f4f72646572696e672028554353290a2f5265676973747279202841646f6265290a2f537570706c656d656e7420300a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f417363656e74203932380a2f436170486569676874203932380a2f44657363656e74202d3233360a2f466c616773203236323134380a2f466f6e7442426f78205b2d31303639202d343135203139373520313137345d0a2f466f6e7446696c6532203230203020520a2f466f6e744e616d65202f4d50444641412b44656a61567553616e73426f6c640a2f4974616c6963416e676c6520300a2f4d697373696e675769647468203630300a2f5374656d56203136350a2f54797065202f466f6e7444657363726970746f720a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203232360a3e3e0a73747265616d0a789cedc1555202000040c13783056280ad1898888179ffab790d3f76b73aebae8f9e7ae9a179d73db7d9a8f35efb6cd96ddfadda6ada5bef7d75dc636bcdda6eb7bdd61b74d94f879d36e9a28deedb69dcb0fdae3ae8a89b16fd7612000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f0effd01987905950a656e6473747265616d0a656e646f626a0a32302030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820393132340a2f4c656e677468312031323931360a3e3e0a73747265616d0a789cdd7b79785445f668559d5b77eb3de9eeece96e4213c21a1212088bb4c81a101191012112b6b0281005641090e00eca8883400828eb2062c4181815881a348eca2230820e2083fc04753420e343c59054dea9db09a033f3fd7eef8ff7bdef7bb73875abead672eaec5569082584384909015278db1d1db3ee49bbef3b42e8146c1d3161fab86276ca799610568a6dc5131e981dbc6977279d10fb186c1b5e543c79fa6876cf2542146c23e593c7cd2a261a269225c7db27df3bafa8f5c8bc0184b88284845a4f99346ea271a17a2b7eab45c89d820dae0eea2338774bacb79c327df6ef9d758980f56aacffedde9913c6ed7ee8351cebacc0fa8ce9e37e5facdec49ec6ef382709ce18377d523bfbcdc58464629d8ae299b366372e2677e1fad6f7e2fb27152f18b7e96bc46f1721da8b44ee958d5af368daf0c3635d3d7e2401893621471f729ebaf636453f6d97eac5bed18ff2c171da749142883e82988d27b45dd64c373eb9564b2ec920ccaa33e226113903bfc042d1399495ac8a706cc9e66bb09a1a7dc367a488c5e0009b0ea02a8c29d1f5ae3f438bfa4e24414cf354aff0d2326d3afdf27a1fe51029b216dc8ef011ceb78d54206c01934c87616426be8ff267c97884af1136212c411883f002c2228469904dceab9d88c9cf90223e9754a9cf9222b59254b13a52c5134895f613b6619d9f46788face07388a92ec2721119c9f79072e56deb3d864f2723613e49b7ca95a49cbd4dcaf9b0e81b29b75db6f145d131f0038e7b0fd7fe842461fb06de8504b4896400cf20012c27e096a00992114c295f58a3565d21cb257f3129d63b837440da772337935b485f32900c2143c99d642a2926f31a1bad1ead493b9249f29a7af42783b1c71d641cb987dcdfd8d8f865e3e78d271b4f347ed678b4f148e3e1c68f1b0f361e68fca8f1edc6b71aabfe85d7fffad8adbca6a9e6b2568c82c4bf3542866415423b840e082a42a625318418087908dd10dc083737014a05621b855884be4de045e88f3010c1873018610842bc1496264842b803e1ce26fa8d43988a1040b807a1b809affb11e6499cded054ae00a3a45dd05dc1c2032756446e1f19fc7054a87dbbdf54836e2d5841865638e605df6c6c1c3a5249e2a32a78720584f50a259c76f63f7d3cdbbedda0a123836fd2d67dfb344ddbb7b00f36de31128bb286cdd8deb78ff54dae5ac1c3f86f60614570c294e052f7d2b46e4bdd93bab5bff95156425b114180868907f3963484d4e36845eab09646fc98b7686a6b61f59365a041eb7b80ecc53c954cc43cc5fa9a8cf2063489a4629e68b5245879bc95c759b9dfca7dd48bd692539f559365a0b15639c6ca5dd44916e27797559365a00e6a274f639bc36a73906aa2503bb59151d826bf00e625d866a32669856df20b601ec136d902d4b046ea56aea1b4c95c8e502b5777e037c752d5da17b772c5ea05d68e98d542ad9c441a1742e34d2004d45f6dc7eb055c6d0775027eb9d29fffb210aef4879febe027013f0ab82ce07fed851f04fc53c02501dfa7c24501176a4d7e4140ad09b511e5bb6f4dfe5d167c6bc23feae09b67fdfc1b015fd7c15775701e2be7059c13f0a580ff127056c01702ce08f87b1d9cfe3c9e9f9e089fc7c3a90da9fcd444387922cc4fd6c18930fced6898ffad0e3efbd4cb3ff3c3a7c7ddfc532f1c77c3b14f6cfc58103eb1c15fb1c75febe028ce7f340c479eb3f3236970f8632f3fdc0a3e3e14c33ff6c2a11838889f0fa6c0012fecff682fdf2fe0a30f0bf8477be1a312e5c348e30761fe61017c18513e08c35f04bc3f116a96bb798d80f792e15d01fb0454bfd38d57d7c13baf24f177bac1db6f25f2b7b3e0ad2a0f7f2b11aaf6ba789507f6eeb1f3bd2ed86387ddb8d86e016f0a78c307afc7c09f05ec12b05340651cbc9600157e7815e779b50e76e06b471dbc82fd5f4982727c952f8497056c6f052f09d826e045015b05fcc9842d02366f72f2cd023639615344d98884da58071b70c88654588faff575f0026efe8564785ec0bab57bf93a016bcb0af8dabdb0b644297b26cccb0aa02ca2ac11508ad2512a60750758850357a5461a61250e5d1984e7ecb0029b560c823fe2eb8f029e453a3ceb87e56e78260c7f10b04cc0d3029e12b054c012014f3e11e64f0a78220c8f0b784cc0a359f0c82a7858c062012509b0c88487042c14b040c0fc3a78b00ee60998fbc0563e57c0035b61ceec243ea70e6627c1ac3ab87f21dc27a078663b3eb31dcca883e975706f1ddc23609a80a902a64cb0f3295930594051164c9a68f24902269a3031a24c186ff20976186fc2b8421f1fb70a0aa98717fa60ac09770b28103006eb63048cbe2b898f167017d6ee4a82510246d6c1ef048cc07aa47184803b050c4f853bbc30ecf6043eac0e6ec70fb727c0d0db12f8d03ab86d8887df9600433c706b2a0c1ee4e5837d3028dfc30779217fa093e77b60a01306d441ff7e5ededf07fdbcd0b70efadce2e47d5c708b137adf1ce6bdebe0669cf3e630447ab9784440af9b9cbc970b6e7242cf1e0eded30f3d1cd07d22741390e785ae02bac4426e4e22cf0d434e672fcf49849c6aa5b3e9e09dbdd0b944c9ceb2f36c2f6447942c3b74cadcca3b09c8c4f933b742473b748885f6edbaf1f675d0ce17e6edba41db89d06622640868ed83f4380f4f4f85564108a742cb342440db96a990e68116c4c15bd441c805a18812f442c084d45448494ee029614876c5f2e404487e136dc6b34a9203121306f1c48590808b260c827801711ef0e36afe3af0619b2f0cde8910eb8118011eac7b04b82782cbe9e6ae5870552b4e37384b14077e71d4813d0b6cb8359b1f6c258ae90033a2180274019a00959b5c15c04de01145a90398880ec9c39940ebe5e0d403c401f44d3af1b165b4edff1f0ff97f8dc0ffc52785d0229a4d8b4815f90786ab3dc9265207018c8c1929c256f92ea7c3f1245045c663cfc5ca637438bea72b5b08c3ef8b30b2c590966693f1e43e2c85952db48aec21e771f462ba8c0fe077c9de4dd136233ff1f7e8259ec7f2c84865bad253a954162b95d8638e52a42c261598e7b1a3ca3a65be7258994f464acce86009120f5246f3316e286365b40f4da07dd821b28f48fc7bd132da9d1fe007c871729c0ec59ee5642e33e907f407da918ea49538ea27f2130d602d87e5d08bf46bc4b8941c8591dc2465e4198c0b4a71878710eff3e407324bc159c933fc386bcb8f93f7c859f219b613328dca73430ab4e7c7315d22dbc834a4cc59caf871d5ab8594227685d4d247d8567685a65186298606909a77c321a550f94059825f913a94413604a037e663640f7e9c96211667d5223a0ffbc9341fd7a965efb137718f6f93d3b82f5c9d8d61f35919394d77d03d54c69d8fd11d4aa1365e4922656a9932925c94b42147d921a4c7508b1e4f91a7f0ccf093a2924b3098162adb24c54898efa38486b47c3586aca2f9da23b813025dc87c2b6afd8812be2f9ab097aea690554a3abc80b833b6b0996e741e39c4f2603c5967a515f44db282bc4966c9c0175ac9359ad2308caed6924af221356917ba8dd9d820b696fd0843e03ec5a98c529e52cef354de9bdfcdcfa9ddd5df6b36adab365b6bd0f3f515fa17468eb1c8386fb6366f37779a476cbd6c0fdb3eb0fbecb7db1b1c231c2f38539c0dae13eee72cd92a12ab9422be0563798d04aa30ec9248a8b4d5eb54e74bf0bcd6b1e6586d27e23e567bac3633d613f284439e509142ea674152fd79b14a735ef9e17e35439ed82ac40fa020651c241071912dda66a746f1e86cf3286ea7bbbebe262b262f0f67aaafcda4a1562ca7734c9790ca7cde1850c4676bfeb8a2946694942c123ffc4cdf3a758aeefbf182e87efab4e82667de227e6057ac9993230eb245ddec7468a64725e0741fabc9aa6d9e36363726a7334b0ff9637c5ea66d29c1876694aef8e31af1c345fa97d3a7e9fb177e14bd4e9d12b7fc2c679d2e4eb33cfa089e5a13227678896c534141418d5571ae63079ba60c79202df6289df2f3f189f41171583c45e7c8b1336915fb929d41aac5bcc15e26db154a14c405075db6068566b2d90d4fb333e2b4ec7d14092d5702e279836c6372110567ef443a463be3fca214a75f88fc18dff825ef883a622371242d126b94bba0dcb7ce551a4ffcf638d51fe38dc79172acfbdce55af7c54cea6e95d642f5b8fdd959b9d44d4241e2b172d83175c18269d316cc9f46178b6a71529c10d53442d3692b1a61b534fefc79f18d38ffcd37345e2c13d3e90a3a8bcea62bc47489efd7788e5750834dd23ae2831d0adbc197696487a1c7ab8940e23188c7bdd6d644779075d9128d10ba46291b9ed0253a5c6ca6a3e90c3afc6a2d35e1fd01541d703547fc84336fc283e219dc5d3c792a92415214aec4517f7c0ae74a98c713e77297ad3c669d425e65f13e4e9cbadf47939c90e0fe7c508563f8c8dd041aabbb8eaaa93f56ebc9cbf3e45d5b1d6b9978d0d2dcce0b9eb83ccdcd2f8c6a4123ad585c1b7f9b3800e28ce3f1717171f12d488bb816f13924272e27be37c9e7fde2fac5bb0a48019578d3dcdc9cce92969a2737373ba8f8bcaac686b067afbec74203fb2d9b73d7a70f3e2c1ec4b34dc643fb6992384f93e8d9de0ff5995a72eb603aa06dfbda4f1efce435dce192c62f958bb8c3d66470a42df195c71aabccd71ce56a7055e0b5e4f2d88ab4756a69863f36c14bdc09fe566e3f04bc81a0919ae1ae3f87043d561b93e789eac9b9cbe7ea91c3e2c78bee8b7999d4eff77995508b56e91ebf64b544352da7a97023ceb067f5f3a25cec99f5f57df71e9fbc66f38b9bcb363dfb87a50f15bc7df7fd5fdc8be635b414c2e9fb56fefdeb709866e4769936a168ea95d10523ee6e93411383c177aa1f7911a5708c7593731c4b0e724b2448430e70901080234cc0a6ede0149619d46e92445557ec5e54ef633d6a6ab32c969c3bd6a316553dca10e54213376808429e6c4f9a14100ffb41dc45b74668f9f1e3e2b986694a69c333b0a37e98f887b844dd341fa9f8026a017a0792427a465a285acacac472cdbdcab3d25bae553ad8ab6499a33415e33c1ae73703c49deafe1c6957e3bed8a4155f49a289738884d42e9f240df179c9afa987443b016f353cd06e14c69b3453fc599c5cf4cbfc074f8d7b7ae3c6a7efa8ba971f17e7bfb63bc4f7977f10173b65d18efdfa2d99f3c0936ddb4babb908f14be317514b5b922e91402c29f7abe5c9f6558e95eef216eb924bc376233101c2b1890971819661a9b1e7dc176b2cf424532f7e2a59da42f5799bb0a19e561646886a96856a548db3fcecfc247c8a264da20f8cdd36b4bcdaddbb6cf4799a20fe22ae88d3621f9d43fb4e7e979d7da4e96187446dfbb6ef5475ea242e9fb824ced025742abd9fbe18449ca721ce4ec4393e8ab396506ea2175ba994230dcbddebfca5e1e4b096181b475a243a2c9c6beaebcf45295ad32c865da2f4eba2aa692d484ee7663c5bb4a2cd44c52d1d1ab36d5879b5a74fd95de7c5d7348f6ab4258d88a562cfd46aba6852116ea6a82844bd6d11cfac2c6a3bf94fda423c204ac51fc4a800bbf8c8230f3ffae8c38f3c821863ecc0862885966f4a8e38d936b253d9a6728a6e295677d7a39c4913d06471653a4fa78ad5129442b1506c45838ab398e8cfd25196342c894884a4a85c4b51311c4fd13122e7862cb3140528829e020a982986a928103615b2435796a9cc34748d2b8c124305347d9501a005357152d87b9c931a1b9575dd92752dfa4f96aeb7487354126f7634479845e622b2882ed21719b3cda5e67af31d4c87319d31dd317ab211b087f53646d03e50e9c7fbeb038c91304a19c17fa74e81a9e8a627ab85f6d9643e7d5099c3e7ebb38d25cae3fc717d89b14659c557ea65c6ebfa6ee300799fbecf0e68efea878c13e453fa293ba11dd74f1a1d2d4307216a2550fa356c1d2b16b20c7a806588850ddbe89a83d42d2ef1e3756d59980d937ea00825660cdab204d23d9268771bc40f0eb45a3bc0bdc35807a589b1eded446d9be846dfdeec90448dfb7d8f65c33277754c1a9bc468411885a5599ce32c39975e5f4a111f33edab85e2293198eea273167e35ed9e23b33eaeadfd78d6917b8675e94a37d24918a36eecda451c18d8475cf9e66b71a5cf40c4aa0a7dc859e4a78d6446bc4ab5fa36ab26cbf46a937243033f013b8a6ed6b19a9aa86ca074bcee760c7514e3e9aaa0594e64aa525c0df7b3c90d6bd896aba750d94f8b6f11b6473db6dc791dee3c850c8a841312fdcd9b4fdc9d7c6dfbc9a949099decd9a4636c7bb56d2a2e8a065baa788de59831351142d2a2726c804a4a28cd94507e4d09691879dd72b1ff4f1639aae8c32ba967dec29f177cf5cba5d33d26677cc746ceecd7cf22c954fa822449ff7ea2f1fb0b42b8dcb4850caf2dbaf09f2cbadc148965d5fadb0a5966aa48126ed06b64b154a6c7e51e489688cf052ec5c55daa4b73e9431d8548a3f50ef33754a28b59578c2016357c2816f1e30d1fb03c948f790d4f34adc87ae28a40dabd41f631b90ac635832a5cc30755b8878f46874d48a4eba868a0435f77f3081fcac19abf4ace29658ddcc0514ee22236c94d85fa810006623572ecb9660597c858ccba3a04d9648dd3f2709c9d7c1cc9865c4dd7582e65ba7c01334c83e69aa6113635064407b2cfc60d1dcfdcdc543b29662782ec940ed71355e4daac1a2c4535b95977f526ef55e902e45ea4c8602edd6504984f0be801c367b665bdd800761b1bac0d367fc74669a3cc296ca636d35cc996ebcb8d9758855661262a54c108c44f13c0ed6c43c3d08de6c06d3402fdf511fa2863a8730a9d0c93f46946a1f3317da9b15a8f473d8d0dd1684c9246e5aebfc5b3e308fa0ff19cd876596c132bf8f1fab310a86babf4a93f05e1ab553772df200b22295aae3c45e5aa9a1a969bdfa773956aac93a2e1aecde8aef39a769d7783a756acbd6a9414443a9b2ab125a85d697f9aaf8ea0a3d4a1b6c9748a5a68db435f579d092c51bb89656b0371f311ed4e769756c4a66ab602293b5472ca427b070bd0e96258c3590b63a210c498d45ba70e89ed122bc28c259d227efb0ecdb6832c33621d1ad5dded159b8ea2e48d0a2c626ae16a859995c447e52232d451426972a126775ec516d114da0943f42f855844171f2f7ef0c16214d86fbf6b68a853de1663a74f9c782fd269056a767bd4ec74f262a40d9ebbbdf11ed3961a507cf43dc5f75efc0e8fb223bcce53da3ad5b40592349294e0f46a092d5abb3fafc583508d8ccd9aa233b475e7dde751669a543c32bc3883e6a5e4a5e605f282f9a9f981fce048b320654ceadd81bb837785a625cf4c99993a3330253833382334db36db3edbb120b020b820b4cab6dabe36b52cb02e5816da6adb6adfead89eb23d757b607b707ba83592b4293640c71a17d71405b6c43846896e3c3dbd55ab9cce2dd1a22807e67f3b65e9a3a3e66cf9e5afe294f8e40fe2bf9e7986da163cf4f8e827577e719806a9733e55f85651d3a5ebe0a13d6e890f651dacfaf99fb939b4efe05b870fe937383594f9d7ca3397c24825f4997c9ae533b3234e35aa925dd1b876e5bafbd8a00a1315dc692938b714dc3a095caecdcaa49511e3ba013179a1f08845c22dcdebd5214aa59453a4ff7b38b307678ef3d874f4e5bcda596a906531badfcc933624e6da0907a37ba994af47628b63d7c7460d783464c2e9a3871db409f3962c9d87e6e45db147ec15efa2a82ddebd7efd6e5854bf58bc27f6d35cda13256e24c6e5ef2bf3716761f27ca48da19284808dfc35eeb0bade79c4133c183890bc3e6dbfa7d44ed2e220de61386c3d03e0f0766f250321dc5a96272a86d100eeab8b3f5dcc6be2fbe08ee93d833d43bdd26f0dde1a2a0816846620831f0a3e142a4e7f3af874e8f9e0f3a15782af84de0abe15f265a566066e498d04ee481d1a98905a18782cb524b02275796053ea8640656a45c02df97d2d2ecc097b423932d4b2389cfdab509f6d2abe6ff4ed9396ca6867c0aec53b4e50176df1c9e37f98f5973b677d339b76a40e7a65707e9f5b9f9d9ef144c3e2ad45050736bdff66f29db775e8403dc929dfcb7b21e4c4ddaa17fd4532e91a495237da8fb8c8465fa96b7fd2e6f82309d03b26126f371c89ee14a988c80acb145bf1f5c5cc5db7a516a64ae77e43dc0756f48a7c4184d37dc87f20b3e6cd9b356bfefcf9f9bbe61ca6a6f8e9f09c5df9a28c167dbd6dc3866d2fad5fff123b3ebe40bc211a30bd51307e13a2833222799583bc4ac03835911ca4c714e741c73173a347d918872c4ad47a3b88b7fbafe38ecb17dd3f225a639316c998e3bace58def5860844c919b8e2b6552fbeb86af8eac8f0577e278e8aed685b3b8e7c59e9293ecfca7cf5f9e75fcdea244e0502b40bf561ea1290f66a8c8c9d1139779456711bc911a767233fa2973af7d3cde055888345127bdbba4b5a4969912e0f4f70b5ee73d7696559468b9f1297ec2c3fdc48bcadf21220bf72ce61f113350fcfdeb949d2eefe79f3a08a8dfca576d384317420054c030bea3f92d49310956b6e2af2062a094f6a21e2fb1b350eeac7f87a3bfd2c7e7dcc7e7b6972928fe93e07e9c31caeeec9167ed28e450977cea2dc4519ada5f44a9148fa42fedf102d487854f2b859bfd7b1eee9fb2e2c5c845a7d44bc4a0761f0a1d39e62f9dcc2290fbb5976d1430fddd247d46676a239348ec6d06ee2dd15450be7cc905c4d270496210d63c9ed916437a7767da34ad793cd4e75a7c96235a219dce1e8ebb279a3c7fd660b639316a6476d7d8f9a9a98a80666d5637c256f933269849768253a43ac25157d51bb93e64155c9cd86657f19dc8366898f455965e5c14f55ef775dfa0c6924f51ba09092216fbc6af155f4e34e651e72b535467aad925d407c07fdc712d6c7a4a03a18fb1d3bd336c69c2447a0959d389c115fb0b7da3da3d922485cce45b98cc723e91a90d56d0adb34c5bcd60109b91c97138a9e919a0f9f70c3c10fb622cb0f89cbd47e684e653e8ac0cba26a6acd84bb778daed8523b73c1ef67152f58f0f6f831f496baabf4e63113b6d67bc40fe2cb6088c6e5e6946d0175cbaab2f55b56aeda82f42d479b1d83f48d233991788742a8792ae6886fbf7bb3933207e9ef71385c6e797914d5e41e18ae5abe35735761424942543c733ce850a29a6351522ab49fc7885287db37a043718954dddb5f9ff1ee476c7bc3889974cd8a198969e9afac6938a17a1bb68d2fb868dd361326b19067b60cf41da7f1ccb699718a08b97f75668b18438d42a3d8283194eb1ea39c16c935449952787583ea159f37ed6b1ece6892a7235e9d33809d64b381c74045d5a983b86dd178df130d68cea1bf881426408292c013d4eeda4018a8dd0505ea486dac361326f345f080f2803a5f7b121e539ee04f69eb61255fa5aed57643a29ff97937bd0febcff3f511ac409fcc0ad9243e9715b307f802fd09f6247f4aff235bcdd7ea3e2bd2f15019a6510b6bba8e6e6838cd86882162902853bdf5afd1b568d436d14f44fbe81e9aa892fa06d9cc24dad76e009110bc9017f312de44088b08aaf7975aa935db31c6dd85fa1d2653231949be1843d14850d5e25da78247d2607feace64541d6f8c5d77a803bc8e98018124478abb55340a47ed4991da53df433ad43c4be93bf6e871ee728f73f2b206539cd42157203d337d687a717a49faf2f457d3b5026af1dd670940b3d309793a5f930b9ff55dd9d3676ff1befda294d27e438a6632511a1936b918ab537abf3c7976256c9d32fde2970d23d8004772e2dc7bb6ad6f38c906ecb9e7a5e71b4e28855bc61616936699c5ddfd566677fe7b993df7dfcbacefbf91d9b5cf36cb2c622145b6c986a62316f2ceb57d2456dd184336daf7c794c61bbd5d83a1b7affb6fee5c5fef12db2ba1bf8c476ebcc381666b8939db3777e1c2b973162c988302d217c39233e2ef6237ed0ff35fdeb8f1650994880f452da60f6957eac5d45562522e46f0bb1113e967ba4752aefb99fdce52fa77d899823e2662799b1bbcb2fbdcb9dfba9af0355234f9e3d81b106531922637b8e42de8a267a1bbd9d4b04b35b7dce090a18bf4d196a7b17805b5889b07bdb2dfe334548d40b5ed39e77e63a766aa0ea2bb63a4d8c54ab1d3ad8b5a4bd7e53d262aa70c95e86fd91407b51d0b3a2e5d29f1e9bb73614c9bd6d0d1ef7bed4f0df54ae19b3326019732320da381f1b86e3af93c1271d899d3969b1a48e5aaa61b5c31730381d4703482b72205ef41dfb1f8f51e657d78fff528fe8ea46118c60f6d716b6b69bb8fd59efb751cffa38c1d62e27e7d896cbdf03ca4dbe4d9ef6ec3c003a5cd66b7390c174f4bb4273a129df1ae767a07a383d9c1d6c1dec19111ccd3bb1bddcdeeb66ef66e8e4146be996fcbb70f70ccb5cf75ecd1f7187bcc3db63df63d8eb053756a4edd69384d87ad8ba357c6d80c43decddc10e62bff72d91b0df32db58b9bf5e9d8a20983c6f5a2b16f8b2ba26ee68585f79c9d3d75dac0e9bdbeafbe5c3fe1244632973233b373da76b019691b5edeb92b2d8dba3b77ee9697d9d1a1a76efa536579aaa46b12f2730b7f01fdf1f448a293eb2ed8e8a13bf58dc4d46d063350c8dc31cee1de1b0ef4832a3c328bb1fcb2d3f2cb35d7fd724dede51ed2ac489312df8bf48a957fb80497dbe519ca86c2505f212b84e846a5a94761ccf6e01673a4bbf6b06c7a9f78e6a6316f8a43c75eabace42f88771b89080fe9d2485e3b464f51426f428c37a09eaa4aa1751f9584ae9ada4f798fc495bae9ce1895915897c3d31fad863b311a8345cd1d9e21aed98ca412191bc6a2f47999a4b3bff928d114656fa05398d3e3ef8f56439ae0dbff3cfddd0374172b2f1e2d2e7478626e525aabf2352ce3ea864d96dda0f2f7663c01f151c9279174907fcd60299471f902a61295a610a286f1007e86ab5cde3c2844731fdbb51e07b2a60b443c80fffb3b071a5920fff2ebc61464992cc246b02256c296b30daca22955633a82e90b2b5dc294c009fa16305117626932242aad484bda1632945cd299e6419e92a9f723fd28fa44a550ffbdfa047d129ee04faaabc82aba06d6282b7999ba0d5ea7bba165f325040d05d0b9c5513f9d2cfa8bb94a617d1da85737c8dd0f40cf9482bbb7d38723f96a8aa66b1c49a0eb9ad9d966222d8cce48095b6706ccec6c98004c52c58edd912af6b0898e5c45cad874bbcd34f4e8eff36c1a0a5dd3f9d22645cd7efd16e960f33d4dd6bfbfa6f97724fcca6706cd1c96c333cdfe6604d358f35e739169918f63329184fca879c44402f2efcd383ff3622c1fc3ddaa1ba78931bca6dfd68ab6646d7986da466f6bb4b485ed1d9d3924877666dd7937b59bd645ef6aefe5eccf06423f6580bcb1b58f8211ca087db431dc36ca3ed659c40a95f1bc502dd40af58966a16d0e2b5666f162b5582bd6679bc5366481faa8bec478dcf694fd19e773fa5afb72e756f6126c555ee27fd25f32b6dab6db9121eaebfa6efb5f680dec573e528fb313f09972929fd7ff617c65fbd63eda6256acf58f86004203e898aab7685b8431e28498f7569598878cab07a54161f5573700ab174dd26b22ff6c745ea49f99622336234537887c9968dc553d45d35425458a6e0af24abe14f91b5594714ac206324f51e81953b34a946bd4666fe69dabc94c0caaf05e8fe16b8ed55cbb6bfb9fb3f0249a10c30d0123081d8d6ce861dc02838d6130c6180ff71ab3e041633194c032e3196335590ecb61b5bace586f6c80578d0a90e91d43a66aa886c3c661e3081c8133c619e30bf802be37be377e2697e067b5d1c842c154ec3a98b12c5949d663cd800399aeb4d55b9ac868a5bbded9cc74f4618394417a1f73a6e37152c29e5196a8cfe825e66ab29295296bd4327d95f9a25ac1de51ded1a55c1d560eebd5e667e4083ba3fc4d3da31f31bf265fb0ef956fd4eff52fcc5fc84f6a37690ba9c5348b6bf403712f9d7ffe1b3a1fdfdbc463f5bf88c7584f962676d1c10d671af6d1f1e205a9770978668941beb9686ee416570a71a196d91de0947f45fdad1172612f543757d869323727e67afd24909d6e97d366e8d222a195773733ed067e590a6719a8e81d8cbceaf88f1c4367a95bacda72dd6045d8503689cd668fa3c97ace325abb6e305ac79a8c56bc420de01c254ce3ba9ffab84ff5692d794bb5a52675ac2be4aab95a9e33cfd597f4a5f990aff4e57dd5c96c92fa387b9c3fae3ee978d2b99aadc2f07d8d638d731bdb0edb95979c2fb9fe4cabe04da5c2a830dfb1ed76ec767ec80e380e383f727dcaceb3bc6b860d2dbef507d42e5d12d0c2b54717532432fabfb5f670f1e83be2502f1a7476e56aeede95df751b247f57ac91bbe42fb41554109a69fdf6599629f1632d5a6644a7fd9aca408274485359b9a1cc493c9dd15456492a7d9cdc4266ca5f7293fbc95432994c21b3addf734f2019f8ce229998b2b1341e7b04496fec339bcc42b89f4c22e3c874d20e5b079219d8bf03966e26f7620a9261d7e69a65d526e17b128e7900f389d8d3fc1fac9a7b6dd5e1b8d203b8d6341c33037b4b3cc6e198ffb315fb60691a8e1b41e6608f09d8779c35db246bc4386b47419c6506e6c5d8673cce3b15fb0571fc4c5c7d9cf5edb7f3dc61cd320b319a89fd27fe87afc16bdf475858cdc2b9665a2b65216ed924e757e39a47b5bf362afa4b777c1a1f92ffffe2df3ec87dc21a1b09fc6f1dc74d280a656e6473747265616d0a656e646f626a0a32312030206f626a0a3c3c0a2f466f6e74203c3c2f46312037203020520a2f4632203134203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f466f6e74203c3c2f46312037203020520a2f4632203134203020523e3e0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f4372656174696f6e446174652028443a32303236313132333034303135395a290a2f5469746c6520284d656574696e672063616c6c2d31290a3e3e0a656e646f626a0a787265660a302032340a303030303030303030302036353533352066200a30303030303030303135203030303030206e200a30303030303030313038203030303030206e200a30303030303030323232203030303030206e200a30303030303030333539203030303030206e200a30303030303032323738203030303030206e200a30303030303032343135203030303030206e200a30303030303035303836203030303030206e200a30303030303035323332203030303030206e200a30303030303035363833203030303030206e200a30303030303037303130203030303030206e200a30303030303037303830203030303030206e200a30303030303037333031203030303030206e200a30303030303037363233203030303030206e200a30303030303138333434203030303030206e200a30303030303138343933203030303030206e200a30303030303138383834203030303030206e200a30303030303139393838203030303030206e200a30303030303230303538203030303030206e200a30303030303230323835203030303030206e200a30303030303230353834203030303030206e200a30303030303239373937203030303030206e200a30303030303239383936203030303030206e200a30303030303239393935203030303030206e200a747261696c65720a3c3c0a2f53697a652032340a2f526f6f742032203020520a2f496e666f203233203020520a2f4944205b3c35464131424336313333394233303546334142324145363132433044334538393e3c35464131424336313333394233303546334142324145363132433044334538393e5d0a3e3e0a7374617274787265660a33303037350a2525454f460a
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
968c8f98-cd19-4fb4-a067-d6bf695edf7c	approve			\N	\N	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.	session	2026-11-23 04:01:59.271253+00	0.066521	0.107792	a754d482-0a81-436f-a470-bf81ba164d4a	1
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
1	'-1':3A,5A,8A 'ana':9B 'ben':10B,16C,27C 'call':2A,4A,7A 'fail':24C 'failed':13C 'friday':21C,32C 'meet':6A 'meeting':1A 'monday':15C,26C 'on':14C,20C 'pump':12C,23C 'ship':28C 'ships':17C 'the':11C,18C 'valv':30C 'valve':19C	f	f	f	1	2b5b5544-2ee5-49ff-a2c4-e316d5163433
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
a754d482-0a81-436f-a470-bf81ba164d4a	1	model	The pump failed on Monday. Ben ships the valve on Friday.	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	offline	writer-4		2026-11-23 04:01:59.028944+00	\N	\N	c89e296e-ce4d-464d-b646-c07dcc3c479c
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
1	general	General meetings	t	\N	2026-11-23 04:01:58.400946+00
\.


--
-- Data for Name: summaries_guidelineversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guidelineversion (id, number, instructions, threshold, attempt_budget, max_words, language, writer_model, judge_model, score_mode, joint, variant, wordings, confirm, four_eyes, judge_edits, signing, redact, change_note, published_at, discarded_at, created_at, guideline_id, published_by_id, drill_share) FROM stdin;
1	1	Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.	4	3	400				auto	f	base	[]	t	f	f	session	f	The guideline that ships with Countersign.	2026-11-23 04:01:58.436667+00	\N	2026-11-23 04:01:58.414214+00	1	\N	0
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
\N	\N	0	c89e296e-ce4d-464d-b646-c07dcc3c479c	approved	2026-11-23 04:01:59.281974+00				\N	0	\N	0				2026-11-23 04:01:59.281974+00	f	f	f	2026-11-23 04:01:58.872115+00			'1' 'call' 'crm' 'meeting'	\N	1	08cf1edd-95c2-4520-976f-f1dd4175577e	\N
\N	\N	0	e3c461f3-a3e6-4b1f-932b-998ee368cac2	queued	2026-11-23 04:02:01.048253+00				\N	0	\N	0				\N	f	f	f	2026-11-23 04:02:01.048253+00			'crm' 'meeting' 'waiting'	\N	1	66ac1941-5ff8-4ace-98a8-8e5eee622e19	\N
\.


--
-- Data for Name: summaries_transcript; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcript (id, source, external_id, title, occurred_at, format, turns, word_count, warnings, sha256, submission_sha256, created_at, submitted_by_id) FROM stdin;
08cf1edd-95c2-4520-976f-f1dd4175577e	crm	call-1	Meeting call-1	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	251ae2f0988834c271387c2575ebc082b0860256b6f0929054b6d36dc71fe36f	2026-11-23 04:01:58.872115+00	\N
66ac1941-5ff8-4ace-98a8-8e5eee622e19	crm	waiting	Meeting waiting	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	98aae4b590c1b47142f68c6a57e41dc0abde75733f224d3386c63212f5050d56	2026-11-23 04:02:01.048253+00	\N
\.


--
-- Data for Name: summaries_transcriptscan; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcriptscan (transcript_id, version, signals, scanned_at) FROM stdin;
08cf1edd-95c2-4520-976f-f1dd4175577e	0	[]	2026-11-23 04:01:58.872115+00
66ac1941-5ff8-4ace-98a8-8e5eee622e19	0	[]	2026-11-23 04:02:01.048253+00
\.


--
-- Data for Name: summaries_transition; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transition (id, action, old, new, role, reason, at, actor_id, summary_id) FROM stdin;
1	open		queued	operator		2026-11-23 04:01:58.872115+00	\N	c89e296e-ce4d-464d-b646-c07dcc3c479c
2	write	queued	drafted	writer		2026-11-23 04:01:59.003112+00	\N	c89e296e-ce4d-464d-b646-c07dcc3c479c
3	pass	drafted	in_review	judge		2026-11-23 04:01:59.09694+00	\N	c89e296e-ce4d-464d-b646-c07dcc3c479c
4	approve	in_review	approved	reviewer		2026-11-23 04:01:59.283024+00	1	c89e296e-ce4d-464d-b646-c07dcc3c479c
5	open		queued	operator		2026-11-23 04:02:01.048253+00	\N	e3c461f3-a3e6-4b1f-932b-998ee368cac2
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
2	countersign.example/log\n2\nL8sYaS8Fr7Mnyg02oEs7gShgjd6hc9yip7NvYMACBl8=\n\n— countersign.example/log ttua2YDVks5fDzT2sWm8CY3OBkSWtW3EE8sAJj8nHTfv9HYWvYlnoST7urLDKzVfPx7wWxGjot3EfAkjPfKhtdJdkwM=\n	2026-11-23 04:02:01.031041+00
\.


--
-- Data for Name: transparency_leaf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_leaf (id, kind, "row", content, at, index) FROM stdin;
1	role	1	{"action":"grant","at":"2026-11-23T04:01:58.844936Z","by_id":null,"guideline_id":null,"id":1,"role":"reviewer","signing_key_id":null,"source":"","token_id":null,"user_id":1}	2026-11-23 04:01:58.844936+00	0
2	record	2b5b5544-2ee5-49ff-a2c4-e316d5163433	{"created_at":"2026-11-23T04:02:00.930545Z","id":"2b5b5544-2ee5-49ff-a2c4-e316d5163433","number":1,"pdf_sha256":"4a379e5da1cedbd3ad5ab6ad50996541dd664b8f8b74b9e5d758dae977272ea8","reason_sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","review_id":"968c8f98-cd19-4fb4-a067-d6bf695edf7c","sha256":"b13ae3976447391e85e224e6621abe0eb69f9c9f121395889bab5c5d56063573","snapshot_sha256":"35f92caa78a096ec414f6badf8a42e674651e9dd888e96be137e525331100606","summary_id":"c89e296e-ce4d-464d-b646-c07dcc3c479c","supersedes_id":null,"text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","transcript_sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}	2026-11-23 04:02:00.930545+00	1
\.


--
-- Data for Name: transparency_node; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_node (level, "position", hash) FROM stdin;
0	0	\\xb316650e8d34994f4e3ee592630d7dd7619fadb2d627714dde83d7a856c001fc
0	1	\\xeefd6074aac579a5443694b37e789e54f046722f29f83576a58583815af8dc9c
1	0	\\x2fcb18692f05afb327ca0d36a04b3b8128608ddea173dca2a7b36f60c002065f
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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 129, true);


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

COMMENT ON TRIGGER pgtrigger_no_drill_b515b ON public.records_review IS '3cc285328157114e2c2880c50f7899e36da6caeb';


--
-- Name: records_record pgtrigger_no_drill_d4eec; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER pgtrigger_no_drill_d4eec BEFORE INSERT ON public.records_record FOR EACH ROW EXECUTE FUNCTION public.pgtrigger_no_drill_d4eec();


--
-- Name: TRIGGER pgtrigger_no_drill_d4eec ON records_record; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TRIGGER pgtrigger_no_drill_d4eec ON public.records_record IS '794ce9a157318852deb52cdf301ebbec529ec0ff';


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


