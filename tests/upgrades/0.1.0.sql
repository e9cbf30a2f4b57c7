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
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{"text": "[disposed of]", "snapshot": "\\x"}'::jsonb THEN RETURN coalesce(NEW, OLD); END IF; RAISE EXCEPTION '% on % is refused: its rows are kept as they were written', TG_OP, TG_TABLE_NAME
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
    snapshot bytea NOT NULL,
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
1	\N	2026-11-23 11:10:51.182752+00	role.grant			{"role": "reviewer"}			\N	1
2	\N	2026-11-23 11:10:51.191531+00	transcript.hand_in	transcript	2e7014d1-b67b-4e63-a1d4-2d6cba957cf8	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
3	\N	2026-11-23 11:10:51.296843+00	claim.take	summary	74cad003-f1cd-4e4e-be45-46158a061675	{}			1	\N
4	\N	2026-11-23 11:10:51.323531+00	review.approve	summary	74cad003-f1cd-4e4e-be45-46158a061675	{"signature": "session", "text_sha256": "a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba"}			1	\N
5	\N	2026-11-23 11:10:51.678518+00	record.make	record	1	{"sha256": "1db7a61a2af2c617c41f5375c78baeaa0c6585d6e3f702acfdef036fbbe4e519"}			1	\N
6	\N	2026-11-23 11:10:51.708914+00	transcript.hand_in	transcript	f39519a1-7668-491a-9016-177dc933caf5	{"sha256": "3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}			\N	\N
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
1	grant	reviewer		2026-11-23 11:10:51.182752+00	\N	\N	\N	1	\N
\.


--
-- Data for Name: accounts_rolegrant; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_rolegrant (id, role, source, created_at, guideline_id, user_id) FROM stdin;
1	reviewer		2026-11-23 11:10:51.181647+00	\N	1
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
301	Can add shared part	83	add_sharedpart
302	Can change shared part	83	change_sharedpart
303	Can delete shared part	83	delete_sharedpart
304	Can view shared part	83	view_sharedpart
305	Can add delivery	84	add_delivery
306	Can change delivery	84	change_delivery
307	Can delete delivery	84	delete_delivery
308	Can view delivery	84	view_delivery
309	Can add sink cursor	85	add_sinkcursor
310	Can change sink cursor	85	change_sinkcursor
311	Can delete sink cursor	85	delete_sinkcursor
312	Can view sink cursor	85	view_sinkcursor
313	Can add delivery try	88	add_deliverytry
314	Can change delivery try	88	change_deliverytry
315	Can delete delivery try	88	delete_deliverytry
316	Can view delivery try	88	view_deliverytry
317	Can add dispatch	89	add_dispatch
318	Can change dispatch	89	change_dispatch
319	Can delete dispatch	89	delete_dispatch
320	Can view dispatch	89	view_dispatch
321	Can add drift look	90	add_driftlook
322	Can change drift look	90	change_driftlook
323	Can delete drift look	90	delete_driftlook
324	Can view drift look	90	view_driftlook
325	Can add endpoint	91	add_endpoint
326	Can change endpoint	91	change_endpoint
327	Can delete endpoint	91	delete_endpoint
328	Can view endpoint	91	view_endpoint
329	Can add event	92	add_event
330	Can change event	92	change_event
331	Can delete event	92	delete_event
332	Can view event	92	view_event
333	Can add looked up to	93	add_lookedupto
334	Can change looked up to	93	change_lookedupto
335	Can delete looked up to	93	delete_lookedupto
336	Can view looked up to	93	view_lookedupto
337	Can add mailbox	94	add_mailbox
338	Can change mailbox	94	change_mailbox
339	Can delete mailbox	94	delete_mailbox
340	Can view mailbox	94	view_mailbox
341	Can add notification	95	add_notification
342	Can change notification	95	change_notification
343	Can delete notification	95	delete_notification
344	Can view notification	95	view_notification
345	Can add receipt	96	add_receipt
346	Can change receipt	96	change_receipt
347	Can delete receipt	96	delete_receipt
348	Can view receipt	96	view_receipt
349	Can add event cursor	97	add_eventcursor
350	Can change event cursor	97	change_eventcursor
351	Can delete event cursor	97	delete_eventcursor
352	Can view event cursor	97	view_eventcursor
353	Can add hand in draft	98	add_handindraft
354	Can change hand in draft	98	change_handindraft
355	Can delete hand in draft	98	delete_handindraft
356	Can view hand in draft	98	view_handindraft
357	Can add claim	99	add_claim
358	Can change claim	99	change_claim
359	Can delete claim	99	delete_claim
360	Can view claim	99	view_claim
361	Can add assignment	100	add_assignment
362	Can change assignment	100	change_assignment
363	Can delete assignment	100	delete_assignment
364	Can view assignment	100	view_assignment
365	Can add edit draft	101	add_editdraft
366	Can change edit draft	101	change_editdraft
367	Can delete edit draft	101	delete_editdraft
368	Can view edit draft	101	view_editdraft
369	Can add rating draft	102	add_ratingdraft
370	Can change rating draft	102	change_ratingdraft
371	Can delete rating draft	102	delete_ratingdraft
372	Can view rating draft	102	view_ratingdraft
373	Can add skip	103	add_skip
374	Can change skip	103	change_skip
375	Can delete skip	103	delete_skip
376	Can view skip	103	view_skip
377	Can add cost weights	104	add_costweights
378	Can change cost weights	104	change_costweights
379	Can delete cost weights	104	delete_costweights
380	Can view cost weights	104	view_costweights
381	Can add secret key fingerprint	123	add_secretkeyfingerprint
382	Can change secret key fingerprint	123	change_secretkeyfingerprint
383	Can delete secret key fingerprint	123	delete_secretkeyfingerprint
384	Can view secret key fingerprint	123	view_secretkeyfingerprint
385	Can add email address	124	add_emailaddress
386	Can change email address	124	change_emailaddress
387	Can delete email address	124	delete_emailaddress
388	Can view email address	124	view_emailaddress
389	Can add email confirmation	125	add_emailconfirmation
390	Can change email confirmation	125	change_emailconfirmation
391	Can delete email confirmation	125	delete_emailconfirmation
392	Can view email confirmation	125	view_emailconfirmation
393	Can add authenticator	126	add_authenticator
394	Can change authenticator	126	change_authenticator
395	Can delete authenticator	126	delete_authenticator
396	Can view authenticator	126	view_authenticator
397	Can add social account	127	add_socialaccount
398	Can change social account	127	change_socialaccount
399	Can delete social account	127	delete_socialaccount
400	Can view social account	127	view_socialaccount
401	Can add social application	128	add_socialapp
402	Can change social application	128	change_socialapp
403	Can delete social application	128	delete_socialapp
404	Can view social application	128	view_socialapp
405	Can add social application token	129	add_socialtoken
406	Can change social application token	129	change_socialtoken
407	Can delete social application token	129	delete_socialtoken
408	Can view social application token	129	view_socialtoken
409	Can add user session	130	add_usersession
410	Can change user session	130	change_usersession
411	Can delete user session	130	delete_usersession
412	Can view user session	130	view_usersession
413	Can add log entry	131	add_logentry
414	Can change log entry	131	change_logentry
415	Can delete log entry	131	delete_logentry
416	Can view log entry	131	view_logentry
\.


--
-- Data for Name: auth_user; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_user (id, password, last_login, is_superuser, username, first_name, last_name, email, is_staff, is_active, date_joined) FROM stdin;
1	!kmuUqi07sl6kaDuXIV5CieP65uTydJlz4qo1tqmQ	\N	f	rita				f	t	2026-11-23 11:10:51.176596+00
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
1	c3ce2df7c213ac26	2026-11-23 11:10:50.850224+00
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
296aadea-6eab-4d68-ac9c-f94212459a8e	summary.waiting	2026-11-23 11:10:51.276282+00	\N	\N	3
29605ff1-a22e-40ed-be2b-8ee7a329d866	summary.approved	2026-11-23 11:10:51.329875+00	\N	\N	4
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
83	records	sharedpart
84	delivery	delivery
85	delivery	sinkcursor
86	delivery	announcedjudgements
87	delivery	announcedtransition
88	delivery	deliverytry
89	delivery	dispatch
90	delivery	driftlook
91	delivery	endpoint
92	delivery	event
93	delivery	lookedupto
94	delivery	mailbox
95	delivery	notification
96	delivery	receipt
97	delivery	eventcursor
98	reviews	handindraft
99	reviews	claim
100	reviews	assignment
101	reviews	editdraft
102	reviews	ratingdraft
103	reviews	skip
104	insight	costweights
105	insight	auditedclaim
106	insight	auditeddeletion
107	insight	auditeddisposition
108	insight	auditedendpoint
109	insight	auditedexport
110	insight	auditedguideline
111	insight	auditedhold
112	insight	auditedkey
113	insight	auditedlift
114	insight	auditedrecord
115	insight	auditedreview
116	insight	auditedroleevent
117	insight	auditedrule
118	insight	auditedsignin
119	insight	auditedtranscript
120	insight	auditedtransition
121	insight	auditedview
122	insight	auditeddrill
123	config	secretkeyfingerprint
124	account	emailaddress
125	account	emailconfirmation
126	mfa	authenticator
127	socialaccount	socialaccount
128	socialaccount	socialapp
129	socialaccount	socialtoken
130	usersessions	usersession
131	admin	logentry
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 11:10:38.639728+00
2	auth	0001_initial	2026-11-23 11:10:38.683903+00
3	account	0001_initial	2026-11-23 11:10:38.708918+00
4	account	0002_email_max_length	2026-11-23 11:10:38.714389+00
5	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 11:10:38.723881+00
6	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 11:10:38.731837+00
7	account	0005_emailaddress_idx_upper_email	2026-11-23 11:10:38.73697+00
8	account	0006_emailaddress_lower	2026-11-23 11:10:38.743853+00
9	account	0007_emailaddress_idx_email	2026-11-23 11:10:38.752783+00
10	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 11:10:38.758688+00
11	account	0009_emailaddress_unique_primary_email	2026-11-23 11:10:38.763276+00
12	summaries	0001_initial	2026-11-23 11:10:40.358494+00
13	socialaccount	0001_initial	2026-11-23 11:10:40.419937+00
14	socialaccount	0002_token_max_lengths	2026-11-23 11:10:40.442105+00
15	socialaccount	0003_extra_data_default_dict	2026-11-23 11:10:40.455499+00
16	socialaccount	0004_app_provider_id_settings	2026-11-23 11:10:40.476631+00
17	socialaccount	0005_socialtoken_nullable_app	2026-11-23 11:10:40.496519+00
18	socialaccount	0006_alter_socialaccount_extra_data	2026-11-23 11:10:40.513525+00
19	mfa	0001_initial	2026-11-23 11:10:40.539315+00
20	mfa	0002_authenticator_timestamps	2026-11-23 11:10:40.568011+00
21	mfa	0003_authenticator_type_uniq	2026-11-23 11:10:40.610363+00
22	llm	0001_initial	2026-11-23 11:10:40.624892+00
23	contenttypes	0002_remove_content_type_name	2026-11-23 11:10:40.6474+00
24	auth	0002_alter_permission_name_max_length	2026-11-23 11:10:40.663671+00
25	auth	0003_alter_user_email_max_length	2026-11-23 11:10:40.678706+00
26	auth	0004_alter_user_username_opts	2026-11-23 11:10:40.692109+00
27	auth	0005_alter_user_last_login_null	2026-11-23 11:10:40.707504+00
28	auth	0006_require_contenttypes_0002	2026-11-23 11:10:40.708118+00
29	auth	0007_alter_validators_add_error_messages	2026-11-23 11:10:40.721961+00
30	auth	0008_alter_user_username_max_length	2026-11-23 11:10:40.877863+00
31	auth	0009_alter_user_last_name_max_length	2026-11-23 11:10:40.892079+00
32	auth	0010_alter_group_name_max_length	2026-11-23 11:10:40.910339+00
33	auth	0011_update_proxy_permissions	2026-11-23 11:10:40.926117+00
34	auth	0012_alter_user_first_name_max_length	2026-11-23 11:10:40.942495+00
35	accounts	0001_initial	2026-11-23 11:10:42.592101+00
36	admin	0001_initial	2026-11-23 11:10:42.623591+00
37	admin	0002_logentry_remove_auto_add	2026-11-23 11:10:42.645406+00
38	admin	0003_logentry_add_action_flag_choices	2026-11-23 11:10:42.666563+00
39	config	0001_initial	2026-11-23 11:10:42.670187+00
40	transparency	0001_initial	2026-11-23 11:10:42.718778+00
41	records	0001_initial	2026-11-23 11:10:45.577417+00
42	measuring	0001_initial	2026-11-23 11:10:46.053018+00
43	delivery	0001_initial	2026-11-23 11:10:46.737148+00
44	judging	0001_initial	2026-11-23 11:10:49.715526+00
45	insight	0001_initial	2026-11-23 11:10:49.929844+00
46	reviews	0001_initial	2026-11-23 11:10:50.360587+00
47	sessions	0001_initial	2026-11-23 11:10:50.366581+00
48	usersessions	0001_initial	2026-11-23 11:10:50.696009+00
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
bb99ab2d-cde8-478f-8392-9906b1cc632a	first	lexical	offline		t	0	0	\N	0.1	{}	2026-11-23 11:10:51.263816+00	368fde17-1ac1-4ed0-9ba1-42e12829b780	1
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
1	0	26	The pump failed on Monday.	supported	[0]		lexical	[]	\N	bb99ab2d-cde8-478f-8392-9906b1cc632a
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
1	4.5	measured	{}	\N	It reads well.	[]	1	bb99ab2d-cde8-478f-8392-9906b1cc632a
2	4.5	measured	{}	\N	It reads well.	[]	2	bb99ab2d-cde8-478f-8392-9906b1cc632a
3	4.5	measured	{}	\N	It reads well.	[]	3	bb99ab2d-cde8-478f-8392-9906b1cc632a
4	4.5	measured	{}	\N	It reads well.	[]	4	bb99ab2d-cde8-478f-8392-9906b1cc632a
5	4.5	measured	{}	\N	It reads well.	[]	5	bb99ab2d-cde8-478f-8392-9906b1cc632a
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
1	take	2026-11-23 11:10:51.296843+00	1	1	74cad003-f1cd-4e4e-be45-46158a061675
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
27f54a2a-1f5e-48a6-906e-229031f5b280	1	The pump failed on Monday. Ben ships the valve on Friday.	\\x78daed594b8fdbc811fe2b842e39441a887a4b39ad83ec6683ac0f1b033e04c6a04916a5de21bbb9dda465c198ff9eafaa9b8f198f67370f6473c8c51e52ddd5f5f8eaabeae2e7996a1a673faa6a76fa3c5399eddad9c97455359f29fc355b2d57bb459a2e56eb77697a4a97a76d7ab75eadb7ebf4f7cbe569b99cf1ba967cab5a6d0d367c9f5cd4474a1ca922692fda27beab6be56e893a2b6d7c8b9794b44e199f3bddb477c93b2baf32c8486c99d4b7e4c1d86b45c59912dd269090dbbaa9a8a54499020fce51decee5e1fb24682f2b951741f8d5ba8245c9f13551abcdf90e8ae6aaa5b3753768c94fb6aec9b4e1a1a05cfb60409488978e3e6aba92c34ba75b3579736f544d61a7d767a3dacef1a3272f42e6b3963eb5f7fea256db1d8bdc1db679991e8e79b6dc97b45a1fe878d866e5e178dc6df6db34cfcab54a97e56eadd69bcd725916fb4d5a96fbdd6ab7dee4999a3dce7bb58a7b7677dd40ef34b81e7ffbd9e9ef9fbf1eafd56eb94e0f43bc32a7a9e42d1fe63342e03b09dd2fca581fd2dd20a3a056e90a7b3e43b5529b022e0e12c814b3d36a87b7b633c57dc6deaee893ce81b0f90c36642ad3956e6f3dcc7eee2cf013d4016abc04417c5df598f25dd358d752c1fe6e9583924bf8b873a2f5f2c323b6fed401304fceaa6d4140f5cc9665a50d07b451de43c8a9751d892ef0ddfd477231f27ca8ad5848a99d6ff9304089825d406b4b2e2ccced851c999c6516dab74e675d5095ddc1e762510d5b000bd6f94513bf6f25497c72a5aa6278fa869f7bb77060206673b77d9c3f3fdd781c8af36fbfc9f9257ef8adce062800d9dfcaf3404c19525c5549a5ccb953e7ff922682f12f116dba3a6382021758a7cf9a8586552fe0fb2aa62c368c73d5c68cfdd0b35a2480ff5780ffcd0a8038fde7a44156773ec3df14193a2a8cbfdec1814d57374909822778d1243f5853a8db5df2864ce22fba095e0638e175fcfcadd3fc334430c0c04b5124ab9c574ad7115979c447ab1e68f60ab856c7dd61b31ecbd56df4fec556c5180d3e800c404ff7c6b63ae700bcb54362269208c915a8e840fbace0b9d378c5a9c3cd4e289ef719570e28b39ef7c9ae44e1acb2f90380d3d78b8250e87434e2cff62a492baef04011970338c642148a4352c348380788cd731442a0fc9b24968d7648880b5453260158b1a3bd282058d2064f39de97b6aaec759e3c10c1e757fe3da3ca226fc773b491539a4ae51432c210323ea90839e839293a93e3c161bfc549418c1a54e6ec929c67052fa41a491bd89b80ce78af3506c90620708213e78be73d70f8600f7bb6863a16c4353b734bc1cc14f2635a2a01b786b130fb160d8338ae0621e01f04c2f990afd4a7abd8c2cfc13b5877bde8fcc2af6ef04e4d49d7f0c13f069aa1c1a925682ff209a0617a5150982002ca4cad2f2c055b82afc3667111cc3520e68c4ab400f0e33c388ff7df6cc7f1e16d2d4360ea59cd8c5eb239ad65f5fe78a1fc21c4b667188f38492e78510cc523ef84351205e10fd4203e0d9a9ce801ecc44917b643b3d40a2faf003b4bff4e2305b7ac961193a14945b1a4005b8c0c06e9427c88184630ce9375d833c08d91d85a3c056fc39a73072a63b70bb4a0733a1e33e2bdb0e2bd00cb0195773364667b41ebc4098b02c685f4d5747a7f097066ecde46a8f598e8630b0764d6c12a0036c96ecf2ac92961d04155eee2f05fa9cf6065fc51401cfee33879a50b368f8ba3062b48d4f8a770beb70c64f635d30647ac20596f4d75e34d8d652a49de6397e4d9530d463c790594b2affd50f61843177b956d706ae77556d1ebb9336df486ec7983983d3c758b41ec348ef2d01c00185395c57f0bf5492175180e659f7ad23d0778b1ae1a04d06315021a1c416e2e0f831bf921bad2d039dc1a02e7f4ee03fad96f9eda16b563de976ab810bd3ccbb3cc4c25e2da9061ddde72563e0f7ac4bca8086829e6862ed6fbb0962d897c298be02904a1d079b0789a160a09ca7935e06602fe5a1b2814ee3291d4069cabe70af534a5392b3e72060830aece726ff1cf029ecbeccf9de28bd000f218bc3eb94ec9d9290ef09ce351a16c9de728cd266fc38d2d3443170b2e601157a4aebf4bfec2d52cc47b60b98ce3eba92aff10d934b451fceb2477132b31ec6be06bc81caf00032a8587bf72ec1069a41c577fe1fa689ce832da9739fb405c12517bd85dfec2a5a777c91c51700fb2dd37b2b02ff61187308f93570216392deb5bd1af90a6a3187a497b6c18facb8813cf9843c33fb29e211ada50d13a62a6ee38cb4a4e03aedf17e50ab04654e05f27c569aaf3ded80bbc523785add80927a1852f2bcf941cb5576747b1b4cb6e2427c089f6302cbd6aa00084eb6b4ea656550fa0586a709cc010b1f2a0c9411f717eeeec5588a6e69c7b0d4bd32bdd80a6bf0228b10e8391335bdc84bd995c54c6819018487cf9aed017fda7dd7ee0b3d036042779744a56b39d539f9e35b74a81c7782dc217dba7a8fadbd03b84f20eac726320e9c6ed6f642bd151947a8eb14059bae6118682e6a281d4f2d08de05cd0000833a1cad3484fe6a53dc820e60976baa04dae570d3964a4edc62a0d3d792545a84cf1117c2896fd3b806c433561c8a055844edc2ec49b97b844d804e76b60063166d24681a60e445dcd13fa04248aed38bf411e955d35411aa7f53cf909290e9ba8b66db873c36a9ef38819e27f312469c8e27a18c8211839d2829de60f2abefb1da276056a1bd8057873dfcb77f340a94f98be465de4de5b7228d0eb2b38feda7060c0b4a0285a56c22b70a4088d7686f2f649e15ee64499117962aaa826532e781c11f721f5984fb9582103e7317b836143198dc53c50c7b39e34784e0a249b514804fa9088b878c1a8d1ef4ae49dedce979817539433e7d90ecd69c6b0e09ba3f2e1f63e29b8255da3353222e8d9595acc620adeab88a23a53ce291fd2958700cadcbe84ed071936ba7bbaf180a5549c45336eb95c97c7d1e6ec0d5f0682759211d3f68ecdcc8460eabbe41d6b50e938a68874791ada443b0f4bd1be84a54c1ea1331afb786d263797a7f47c92077491ba1d8374651ee0409a791c60f07cc88b6cf3a4090b51ba4bfe648a67c68c6d55f2966f477d64fdf316557a6461e6bbe46f5f21d7583a3b0303e422243189c9f9545e00dd172cdd4059965477f0a4349dc3254602dcf67a876659cbf55cd07d4f856ec738c6ec3a93e1222c13980251197ee7e98bf0d574f63241079e742b43ddef82883e121e0b87d958fa18a6c30f34cca57d0e172969c3d1c6f3c2b35904825ba4324191ea8105fb4dae8ae572bd28d3bc586c68438b8c36dbc566976e0f6ab94b77fbad6ce0aca582411a8e18bdc8f308fa8453401ef79ad92547ad9573e46945fb65ba29d245b6db673862b75ea8b4d82c56c52ecfd471bbcfcb03d6da3cefd095f04782fe0c684cfa637cf5e2bc253da6d3615e30515c1a1dd18f9dd62a5baaed81f2cd7e8d530f29745a2f7719ed8f391d28cd572ba223342595adb262bfde1ef2f49815f971b72b0f74641f204f654e93bb7a3686e687589b06a3fbd97efc9e1015094486f5df18357e0a88befca5f1d58ccbdb8bd2de90f98ab4f72403af98819f20ef8ba9d7e387c718483df98cd2cfba382179d695b7d68531dbaf0d83a12b16a20beb647c2c600e9f45269f48c2d70a1c828a8103d8c2e16899f6fecab3579bddf2b07f7676e154d94e0e1f74794185305a7eaa00e7d3af3d7fbf5b1d56cfced7e63e4c5b070d468d5e50217c007aa2c138c8ed958873c45706dbc7c37efb4c91fed3dba0c754b3173419a6c65c99fad1fa87c77f0093baec83	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	097bb05daeef792110810dfda5dea6ef251dbd618fc88b3bfba14cc3ea284161	2754757b72bef5203eed278b1968698db055f5e18768ca514551218784adfaeb	1db7a61a2af2c617c41f5375c78baeaa0c6585d6e3f702acfdef036fbbe4e519		2026-11-23 11:10:51.323531+00	492da401-8dca-4ab6-9765-a560f3177d65	74cad003-f1cd-4e4e-be45-46158a061675	\N
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
27f54a2a-1f5e-48a6-906e-229031f5b280	\\x78daed9a0b584cebbfc7375199b075a192cb282a9734eb3e2bc5aee9a228298a2e98a6a9a69a993413d26523155b223676a4905c9222dda9e4526ee512a54812852e2edd90386bcddb76dad9679f7dfecf39cf39e779f63cbdf3ceefb7decbeff3ce5aebfd7dd7e4eaca46486896360fc50816e181c10882b260369fed49105c1ce772213ec1e61128e2c5e2794118467ac024c9e27ac224c2253d3c4984cd26481eeea5ed3ecb15824816364b9b0fe3088b857b2124350ec9c620ae27eec9f2223dd9048b0579602c6a08ae2781c038350b0b8208d29387527e9887b0bc608cadedeece98666f6e6900cd4619d35eb5bc2b66404c1653ece1cb3036661872c44122291366182e10784a98ae0875c88181d1efee0c435bbea7806b265ec77465511e8cc466c36c261b8566b349eae892e0003ed3d09eebcd9730e6ce65f0459ef4a0f080c1177245de4c7dbe683ac37051005f64ca930ac4a2fe4998869602e97ca628c8df9f1a8b1e652137581c24651a2e12f13962ff20a108b8254c481654ff7c1cae94eb2ff61e3023f2071c91942f924a9828e86315280e0a601a1bf77706a6a123d3704920572409e006f245bc606a50ca63ce5f23e0f11daccca891a989a923d2df6776e04bc441813c2a14f80fb1d0e10d08041d1088a5c05fca0fa420fdb952be399f27f6e453ebc117794b7d981001c37437893490cf1532d625942fb3163fb2544be44d18b6d1e066cbd6f9dbaa46dc99be76eb4f3be5a62ddeebbb3cd0a236b661c1c623d3d7fbcdeeebed7b42701c5404ae351b363cc56f1e78d3262e5d7becb6fbc4ae84af89c7f33bfc9ac8b0b602bb2ffb901b495f5b0e19d848d5d88545c7238a767f7d9567b4e5b36763d7bb08c9b1f0254a41a79b52ede35d52dd6c1f905f267429b43bbf6654abe888eecc31bba9f266ca977dbe9db5d7bf96acafd853f274ce8a0cf9c51cc5900275c5cd480a445e36739c1530da83b3275533bd7787ef6d87531fb7d67e18613c716ec922d58e9fea943faa2d38fec16567716c6d598773ecee62f7c7d1af8717f5041c7cf6e46ac70f62abab3336254cb8213027c9d75f464e967c51548f2d706b9c6d75d3f6aa93c1d1b1a5be39178aecb47574863cdfb0c26646f5baa48854fb950182e5afc69d261b9e7bbe7b11f5d638971fc71e91d5126fa18d4db93b7367de95cac5bc9d099bf2e27e8bdbd914b239714e97cad7793bb90adbec58ddbf8c612c78156596d7901bdf874c1379670cd99cf241f843e332bdb343f252cdc73cf9a5f8da83b37ec77eb6176f58b5e9a47cdc32a14d05c3e3f6f5c8b7e15bbba7b571861d7408262d1f248c5d72266bf4f5bb635dccc72b8f5d1a3bfea9a0c980b960f1be3b172e5e187e9fffdc578d7ca1efb18c7bf3fd18f3da7315da2b740be2ef9e80b513762b34fe5caaaae4e25fd311557faa7b65fabe7481dfd56d33af647b568dfa98f2a9975b9f16d79bd8fe513eb84d703bf5cdc4679f3d93fc6caed96689b327d42e7bd0f4c2f0a5aeeaeb13d27da1c20b01b97bdc2dfbce0426f4561fc50ee74416dbef5f613dace5879ec3b535871eea9ed2b7931ace32811cdf2c3d1bb939f9c4f130259dab3665cbc48ae56d0d2dc356ca5d6b57fcaa99121ad333a26ce41d5d1d3bd6f16dcada75535c7b4cada6ceb5dc11fa26b978dbcf024daea77a21cfcdeae59b8085fb904ae1ba919c893d0b26694dca1a55bc31c3444b6df8c1b7fb86f6414267760de1732733bad8ddb8e79df151c3498b7535ad948a27ba69f277adf6b7fc65e2631d0795024e8c31f7e6ce7b46479fb3bcb5c20bcdcbc205fb24ebb976bd8f7e71563f8940e7d69eed56b6572c568849da14b230d6a873b77be0856d4550ef8fbf695cd1f5748b1e3f296e07c7a54ce3f384c6f11b16ddedddb05edd7df45d6d64cecbb1c2c9a2e70d0ac6dae6cbe396397e1e916e3c6d43be626844cdd1146dc5c6c4ee227de542fedbbd2cbd29694f1fae75d59f1e6336b1f3d68de23bef8ee5c82b3b2722cbee07af51387c4d909eb5f4b04a54627bf40ef519e2296fd7cecabce26617ef3077f9f872edb4a55c9f51c2fb9d3ff9733b7ed9ba89f840e48764458e8938baf2c589aaf9c591850a7d276e3c1024af58606a651e76dd6d667ec3f0734f622ee5a53d5b7b76fb69f9b3a738c559381266994308b3c7fa68f8dd8e7a7d7bba86dfc1a63b4ea29ac0131bd26c2cf82e93e07ccfa31fe7f8331b4d7ca7963015a5ad61a396e43a098f1d2d4c197fc3e372437588abc77c7b8396eefa0d377f450c1eda2be6f5656c3cbdc2c2d86ceaeeea54bd3d9969e7938fcfba1691656d7ee3be70abf0aaa19cba4beca49e9bb739eee7cd36c62bfd1a3eaa30fd636a49a3ded9357d86714e85a2cab8634b83f3aace6d7ff4c1a45a9e35bdd4b90f5a799290b85a1c195fcbac1df7a14ff196a5105d30b9deb3e1bed3f1c67b7cf2468cbe77fa7ed68d33edeaeafb7fb40a9a3752fa74aec8e4c0f0c31d07d5fcfc9cd4f30abc3b9ea6c529947d70859dda96f0bb0a54ecaa4d32afde0e6df5e9d37b9fc4cb8555532baa7ef469d12e9b3ce6fab43e57f8edaea655f07badd4c2cebe04dd9def2670a769a57bacd6a9ebc8b90c37eb965c1194487a46bd5df7704bc8a2091eec181fa4f4ab382a79c7a80ed5b377ceaa79c7a4be222ae3d4934fbc4d2af570fbf956db3e1fdf925aebd69c608ff74b5973c7e9141ecae0b966d7276dfc74df29367b5fe8bd297779915b9aa38ddca6efd794e417ff06a9ac157e9ee53fc2af42bb5bebc17daf0491bb52482b6c974bbe44180f133edc3f5591b6731ba3fc07a1d2adfc338f458e9ada932dc3b3abf79edbed62106456bef5d809d60bbc2dd13147d5b5e25a4d45e48c4547172e46a65a355d70cc51c9186f7ac2befcdce1ad26a6f3976f3820513d6759527469dcc21428bee8b066bd7edca78d76693531272f6a6a8e8d73bf639c9e86ed3daaa076f1081caf7bca51c95f742a45737979d5e8e8a625fb35c5bf06f12cbc63b7a44f5f58796e49d7bbeb473e9dd2ac5b7291a3e062b2287af5f2e61ff53fbab4abce0e4a79ad7a629a5c222bb470a8f54395b79cf30f243efc93d9be72530da704683967f90475ec4445b6ef4c6f4f2a37dedb509dd3b32c35bea378876da826eff2953d97c97939072e460777a4becc774e8dccb23f58857e5560ee4a19436f7cfd9b58ff1688fdd95e8cff0fedc5f05fecc5f8dfdc8b610cc5feb01717ba5c8f6dbca65c7ea0cdf2f0dd94155e6e45639051e7cba224790b0a1c2c0c5a77e963d67b8edd51978b1af5a129ff43cf444de5fc0055be164f312572a157e9a715e65e912bdeddd877fd716ff5a9b4ee70378527669f8a9cbf96df6c71fedaf9d425f357ebe7e5ea1b63c6ade873bebd6fb1caec3993e77dadeb9d3af79764f63607d4c360c6e26d66fe0dfbf4be0cfdb97eabea85191aef46ae95e4399434eb7c4e37ff12e1fc55aeaac3ce29ca737ed4d43dd6a1ee5121efc6377d914b737f3663fbc312a344f696911977734bafbddc38ec40551e7661fc84f391f5cbbd27fdaa9ed4b5ae48e9f1f49f761fd4ec1a5a3fa9e1badcdcd5f2852b5d47b9873d5bf6a92428ccebc4a26108df80f4fdad6743c192bc27f2c29000cbb4a761dbe0bd26421b8d474f4f28c5a6bf0d89ea48af8998f6f2507a136bcdf6bd478edf77b13a1b5dad9cb8c6d949c2671f895aeb72cacb1af7217f133f5459cc6cdcfa72c6aa8a39dd3fb9b6abc7ccc90c161c5d62a43f5dd07ab66baaf5f2a72191f75ef9f8acbabf257753a49b6e353f74db934f5b324d7ed1eb963fbdb7317b68c7334587aa13b6f2d5e32557d7eb97c5ed38e42c4c7c7be7914da3deba790d699aa1a9a76cf59c04b699572b3e14b38cda839f0fe7ad3539762ee906fb427ac79cfb1f4f05de41183d4ff28e4b2fc5259c297b33361a99bed07ad97bfdc0daeaa4830b752ed8ef5d8f2a26fbf7e464db372d5cf831bff1ba56675141b397a1c5e5714daec9dbc92485b69db375f297adc8bd3ce24ac59dbdcf6b7a4d1169c7a9a691e76ab2cd5427d4f06cba0db455aef6b68c768a9aede412dcacd435e47db8d9813d1a9cece5ce534a33563ff1de197c3bee84537df270bfcf5f466764d88f1f5bae6651cc1d217fa6363de9d8356ddfbee136e92f7a02cab1e4710d9b77bdbeb8e6d5b3d5eacd0c4bb51785bb943fde5a13b23ad1ef6978d4fa799772879e7b31e4f4c2bc857353d9535f55cb6bb6c4c4993907ee8d0d8762d99fcee5584f6d2405ae3ab79feb16d9c5c40e5f3f77eddbe68a2bd1d9b6db79d5a7130a03d4fc3e5f0b4ed4b15a3d62fc85dff6d8bdb59a7932cdedad4b6d53751bb2a12bcc9db77236efd4ccd5072b6c6c5e1a488442fbeed1e7de6d79757adae15092e7997e47c928c7355e7db6a77149dc958ff592ee795bfdee3ac2e3d56609cbd73ce9f82032aed2b9f69bfc56b785acaa18bf389db2b0d2a59be4cfdb66d808589f6c2c0d6e1ed35c503ff2bd9275b847db9ea0370973fa4e54adadbdebee51b893f4973607d8100e4a7a46467bdfe968a6541b24f30a4a49adacf0d896c516f3b3b997e38abcc999d15f7baed56e56d7eb7c702669578aa1fa5d83b4bee4935b8f8d492dcfa8f2db5c177f72e6ed091f6ba3da2f18c9b7ba2df7d33513deb837815c6f3c4ef5a7de6b5f939619353a58ab6b846d98a8fb582e8a953fd5ca3bf57ebdd6215d8d57955c5c502b8a5fa1f14b38aee6bb2ae0e12c817673c7c99fd27ef315eb544d7dc7bf75256788c9edaf7a66b647c8cbe57a71019fc2373e78e03263ec4af92de746f9d76572e21ac65d5e20f7fce0c638938ad4c422cea1b98d8ea3d28f37944475e9988594b40db55edde070aaf44cafaa717c72909b466bf678934ceb4bc3422d5c32460eabd26fb0fc6c97f5089a79fbeead396ef6c16ee32a25e61bd404c36fc1e61ceb3137ae9a4f09ad173c48f7313a543edfb7b768a41ee3f67285a2d16eaf95351f8ecb6d13fa654c49ca601926b25da7172f551bc33ff9716dc2cf7dd70a1a5b4f3f0d3ebf7e7bcad6c4d53b4e89a1234bdcd82cd2277a1db4afc3dae1b08f7ecc716c6f96d6c63d01213b5fe9ea27eac117b69ae9ee676e7252d7581b7ba66c526fd7945c7cc2ae29d74607a932b2aa75955bfdabf285fa7337a84add33efdeaa28ecdc82dcb3afd0fbe0153d64a744588b7f14da6b95493457a72ce76e50c97badf6695a031eeb91af18d5bbef6c6d60997b90c16393a8afa2dceb4e5d465b266f3ebd5c5c63add1eabdfe07ade8c323e39d7ccaa6707e5b963b639573baaa55b97afb81473357d8971e7c75ddf77e92cd36f96293d5f5d9a5f1e327648c7871cd644c173bec51cde670f37505ecec8e12b5199cb7137b1790490fcf4ff9f00589f00e21b615c04bd55ebc1c5b987cb4e5e1c8f6576e599a3e539a47741416ba5ad6acec39b24a63f391176e51aac3d0962085f62747b582b1da9ecd59a7c38cc755bb96a2c4e8c7c14a7a6f3af372f48cf6cff288b7b377c9d57ed35ef36042b4d123e9d986d553b3674a5b889678e59aa6c323757dbc8eec5ab3edf3d05bebcc1a7ce6640934eb4465f9ae67a6e51a470a628c8715ef5f9ee91ab18fc8e004990a2f46dd2bbf342f763cae147a5475e4b246cbdc7b11af9fe9e47487154cd71867bd37486176d986bbb6592b02dca7c4e9c7f2afb92259a699ca7ede0bf6f864b96eff9cf95cc562634259f5f5148150c5678c53cbc19a88f595f7484bc1f0a2d3017ef25e9bb8471cea36cd0d7048c87f305558fd4cef98aa569cb9b6de6c5dfced95f061efb3b168453dc65ed8d3a3ef56d7aa72bf49f65ed5866a8793f243ce9c5d5559571a119d3971b5aba02ed5b48e3d3e75ce8ee42cbb036bf67c18cbb91929787d65294b396953c49b286997633c9c1f5e12e3e3d257b92e23e4e9a824bd5b9b7673faec56623f491ae0bd25b6a8f7e1ec17863139262e677c4faf890e67ef8fbd24127cdebcf771e0e2d46cada8ea00e56b9dba2a92c3f5eb1fb9b49eab5cecd5dacbd85a2035b699b8f389f050e6a5ba9dafd6671667573e71926cbba03caa32a553ac9ddbc0d126a2da44314fb22a0e86b6781d7d90ba4aebd7635b66bc3b1ffb9e8178f905ae31570d7a68743604368d2cd8cdd65ef6dcac67889ae7a725c7711da5d1595ff0dd43db16e869ac7113773e320a51d9bd43e5ced5381bd3db8cedee878d79a8466a47edd60eef513a3b96bd3878e78321b16ba9c66ccf1b9e5d56a6bdcd63ef492a197793e59cd5cf07af96ebda6c3a43ee58e29bc8b993d744dc7078f7303f62f4b93d8e2326b3c6a8f01a0b4f1ec94e686b7f5eb2fc7a62dae36cafab26755569aeaadec67e3f0672e6ed123ced46ea54ef9be51d5fddd671f15d456b493e476f9645995e956fc1af956f1d73ba1fcf9c3da573b7cbf1ee136b9a9b865e6c19723a82cf0cd3dd5f7f8011f638592ea45931ffd3bc7105cce76b142e375b762f29efe6f9567c98d79ae0a28585993c38e965b33e71f1a2a17da51b8b2c3b17ecf2cb3c2f65d5351f7ca8e3f244ced259e7f1b9842ff1e72d0e1e6b560a7b7deaf6a895b999ecce4d01cced115377dd757b23dff36bc110c54d3ed3e5564e1ee37c48716291e7a7cebe22719fbdea25bdd946d513cedbb4681ec939d2e6fdb94bfecb5cd6a7279c2f8f2fef5178aa107975ba629ff29bf2cd92a607ca73267e9e7cc8a722bb833dac4c2356ef71f2d4c6d2672d3fda1fd9e8828c6990730bd6099f5934c42ae3e9a3106345579e43a85cb5b7fe7bad770645cd014beb7eded1b0b7a4d2f7f1c8a5d71b3e4e487f7cf9e1288de7aeeb4e5f1c33f3438ae28b491a0e7d95975c4303e5d7d69764ff589ab77fc5b314c3e6296a3f86e6b0d25d5719fd1a1f352b41e9b5ee9ce6e2210f03cfbefc3e852506648e665c09df924a639986b6f6e696a6a633cdf9be5ca720472a5f35138bfd1854a22ae151fdb82229dd4cc27465f73f3ab3105169a640e4cd34b4f6a4b2578134d8603ec3d031c8432acb56e99c9545a5aee2a522019d8f32c981b92c3dd6805c96fd5f8988636dee182c91f285d6222f311362817129ef12b195b5b92d378009f5e7cde6ce4c9c4505410f4773040a02a4e24026d49f687f8b95ea4b37a14383ff10a1a133d3956a4b17940531519cc564236c268ee04c12633109368b091318132159b282b1c07104a20a0e811a2198ee0c26845389b8ac234cfd1132374c1dfdbd03350786801e108b1a0667a354c19938c966120465233013a3a622e882c14c98c46405c7702686114c368e3009946acb26286604d4f471842a143041f5a7c724d92455031f5dcb42a762a16b3a121a812e3884c8fa6218ab7f0caa2d35afec338252086c59c108525693042af3e3d0ef6d30264acd81c1141409cb8e6154cda600e95a56fa57849e9faebf2d1d04e2902d04bd76b2cf70ffe22054a1e2927dc6e96523fb5bfe3e045d4814a37aba0f38c5c8814f6dfb9f529210314019d1a781b548409d78f681629e235fcaf412883c03fbd518d383ef2d1031283c4f014fda6fc9de79426ec0a0b3929a859271de026ae460a6be2915009f7e421ce8c90fa4af18fda51cc7e9f4f91710e0cf17d2d28f45c5c1f4e47b51e35027b01d57489d81b26e06df2e2eaacfbfb7909da3b0cc86402cf43546494c1e9f929a944e34a656843597696c49bd646b30e838bda6b27e1e5e3c1f6ee0b7f6b28ab66060c1c06241c0828005030b0616022c045828b0506061c0c28085030b0716012c02586c60b18145028b049629b04c8165062c33607180c5019639b0cc8165012c0b605902cb526641800f017c10e043001f04f810c007013e04f041800f017c10e043001f04f810c007013e04f041800f017c10e043001f04f810c007013e04f041800f017c10e043001f04f810c007013e04f0c18008edff3601110af8604084023e1810a1800f064428e08301110af8604084023e1810a1800f064428e08301110af8604084023e1810a1800f064428e08301110af8604084023e047c6328e043001f06f810c087013e04f061800f017c18e043001f06f810c087013e04f061800f017c18e043001f06f810c087013e04f061800f017c18e043001f06f810c087013e04f061800f057c18e043011f0ef850c087033e14f0e1800f057c38e043011f0ef850c087033e14f0e1800f057c38e043011f0ef850c087033e14f0e1800f057c38e043011f0ef850c087033e14f0e1800f037c38e0c3001f01f830c047003e0cf011800f037c04e0c3001f01f830c047003e0cf011800f037c04e0c3001f01f830c047003e0cf011800f037c04e0c3001f01f830c047003e0cf011800f077ca68008077c6660769ce683e95b09037c55320b95dd99fbefc0d4ce32e8868ca3a0190819c7800542c67160819071025820489c0d2c10244e02ab3f485399d57febc6cd8005160ce7c82cd3fe5168701822fb5bd2e0300cf55b34388c99420301e84d86de0abfed60bca040fab9a66cbf94ed5af47e2510f1bf6da901e200bad7efe58f59aa2cb1fb7dc71ebc757ebfb90eda4cbf8d32f0a760533a95953249984deda2dc80f97c81b74fbf09d25c29d300467006fd1cd55bc24441e66826fb7dd880ca4020a6014ae5591041526f3002bb830696027f3ecc84c02fcb320fd8c0ff83fcd55acaf517f04c45defe7c2a54435b81444291390b3ca9944496ae3a52598413934d0c4c45ff3d7d1d0807ffcd67c008ccfac323e0b692a50e637ef8e1a71222f9c4aa8883abb8dcb5119bb6d7d5b9f77c6d604c5ab5f6d4c7515987220d7ccf1c1e977b34c5c02f78a64b4d80ce69df203f97470555b987b70b7d25aeb5b53e3ca1df8a478fee56acc19eb47767e586b5898fc84d6cb58f9e73ef6e6cd005d583ad4b8ecfa9aca9082a52726f75d86d1b943fd396a87c901e54a855d7ea947ba0cd6eedf9eabe499d67ac4cdaad17855475ace8cc742e6cb7158754f7ceed3cbb28ac7dc1cadeaa9ef0ce732bfbda17fddcabfec3ffeaeb6d7dd30fdc139a7a7f72ae227ff787712a9f267fb720260cb15903bf993f1919fdbbd2c8dff34fc41a84fd8b6a0dc2ff42ae41d87f25a8417a8df813bd46feb55e63ff2b7a8d1646d4152bd36b244e4b044a7d10948aa054034a2926ba603002540725e4505ae15035826303041bf9bb6043a98479b060a35ba3fd828da0041081c394d042a916b4804364852d8b811258f4d454a1051c4ed92425ce683f9bd69108026a4ae81130dd97164ab06c4c88563c04412938989a800a898e9b8e91aeffa0d8686548458d513727bac629558622c04750832128222b38d597ae212aa9901dc029a9081a510b4375c6a8c850aab3ec1825f9486a621cc5649f3136e8430740d7b2b540c102fea96463b3be49369c0a1848361c21fb251bf957920dc2ffd16cff68b67f34db3f9aed1fcdf68f66fb47b3fd3fd06cc47f8b6663ffeb9a0dc66108650f126e384909372abd83482a47822002fd837083597f43b8d189ecdf146e108efde7ca8dfc47b9fd9f506e30eb6f2b376a9b1da8dc1036fa97ca0d1ef8e4412690a804d392cae3fbcf369829d3760eb27f00eb4f5e5d0da9338f5263fc75d4d5672de47af3cdfa6b4e7f6d3d304186e1fff929fef0bfe7141ffd0feee6d4f230f5cd8de8bb1004c1084489140c72a1aee82502297571e8dbf2f952facae771fdfd0da0e903c65b1748a5bf94924219ac6f2f4a19609450f1627ef3d102537644f4cd07b1d8dff9607a0106f9108c1cec83210cfdce0793d0601f4ab2beeb8b519bd7773e1cc707fb08fa07afc13e82f5bd8f84bfebcb46a0c1f3c208090de685516acff8ce476bc5413e9c566a837d04fcbd8f44bf9b9792af83dba1302d3507fb300cffce870f5c2b692097babd06ca4e1c47c17a3efd9d1b3a88c55266ffafb3b2c70170ff53336b73a6ab31c9c6381862819811286e8970d81c0845081607639be3e62c0b6aaffecf5bb8836b921b28959d6928058431a64db35864c9f837bdc6c940
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
492da401-8dca-4ab6-9765-a560f3177d65	approve			\N	\N	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	I have read this summary against the transcript. To the best of my knowledge it is complete and correct, and I approve it as the record of this meeting.	session	2026-11-23 11:10:51.323531+00	0.020561	0.026688	368fde17-1ac1-4ed0-9ba1-42e12829b780	1
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
1	'-1':3A,5A,8A 'ana':9B 'ben':10B,16C,27C 'call':2A,4A,7A 'fail':24C 'failed':13C 'friday':21C,32C 'meet':6A 'meeting':1A 'monday':15C,26C 'on':14C,20C 'pump':12C,23C 'ship':28C 'ships':17C 'the':11C,18C 'valv':30C 'valve':19C	f	f	f	1	27f54a2a-1f5e-48a6-906e-229031f5b280
\.


--
-- Data for Name: records_sharedpart; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.records_sharedpart (sha256, content) FROM stdin;
c45707b52334028e8d77a66aa1e78c743f0cf1559b2990ad293a9bd938879c6f	\\x789cd57c795cd555fef759bee7bbdd7d635f2e5c56371044454d6fa4a66646b9a496868ab894a199b990e13282a6861b988642a5a6684666864b65469aa933d388d338dab46859bfc89c7ece540887e773bef742d8cc3cbfe7f9eb793d5ccefdee67f9acefcfe79cef45182164454b104579f78d4ccb7876a27b1f42783a9c1d3365d6a4d9bfffd37bf7234457c2b91e539e7ad28b66446723a4ff118e79c1ec69b3e6f4786a2642d231b87fefb449736723053e6874141c9ba73db6b0a07fd584b90859ea101a347bfad449f9dacce35fc0b546283da7c309eb3e792ad49500c709d3673db920bc4fff8fe1f838940f1f2b9c32e9db8f2e9e80aaa03df4f5ac490b664b3b09876b43e0d8fbf8a4595393bfbf03da1e9902e71a6617ce7db275291a8fd0a866717df6135367f755fe0ebb6cba51c458c9b82d8d4b8e2e7cc4d6ef1f285645e2efe367ac57dbb6ad153c5ad92517c061e0a2f883e794593c5a9c6aad68bda0ec326aeaf8f78471e609742f62c6314176b445d420794848a00ec98ad789ab2c936d81c398c0967e820a88131e30c994aa1221d21238099d9fdc56756ec1a07ce447dec417653777e3adca2c7c25d027f1279d43054683355056c3a359388bee471fc807d176168a6a94ad688e7c075a4a32d1073416d542d9212174075cbf08f76f2757503e6c2f9103d0b350540ae50b2815502aa1e44311f59441d90d653594a570ef0d28db451d6d451a8036c2704bd94264678bd1695681e6caa9b0b5a2d3d256745ace8463099d260f8bd25ac106c0f97970fe1adcd30cdbe168ae743eb0656570ce8d4aa52bad4dec123a20ea54be45035911ba03ce35c3f6613116d167d89e32da47ad8d30ae1ae91a2a82678f4805680e6ce7488d680ef918a5897de6444748367a8f64b75e925e0aec2b67d011715efacab8ff88b88f0e83e3cea890fa502fb8b61fa4fb0e79351a03dbbe625fca4463592846e40096c436484b41ff4bd0877ca083a0e97e2807c4564aec50ea70265c6f043a8ae7e6896795327404195c378ad01d1dca2638c2c6b18416c03602648ac2956750357acbebf6467863bcf1de24efbeb80df1cec4175b5b85cc1bd75cde306fd4edd75aafb49e68ddf7f9fd9f8ff8fcdecf877d7ef76727fef6e9df26fef58fff22c91dffccc6777587232f946782fdac0e1621a96f05cb14b8c505c50dfbf9b00d831201fb20a35e18973706f667c0363e50d063b04d0a14340bb6fb02053d8e50dc8640418508c53b0305cd4628f1c5404173de52642651825117afbd96240ecdaff5df3fd6fbe1b8b8ae5d7e73e8b52bde5a945b6b59e8ad6b6dcd1d2b45b271b52caa9626aab552a2ef8bff74f18bae5deec91debad6d19343058eba0bc81706ee458d81547701ace0f1a685c138dd6b244f81f9a57eb9d32ddfbacfd595f9f67ed53fb7445756489bff516a74d6efa4b22fd3983fe5441ff69a5ffe0f426a7ff9d487fb4d2bf57d01b89f48767ef643f707abd827e5f411b9be8774df4bf38fdb60ffd26875ee3f4eb0cfad5d591ecab0a7a156ebc3a925ef9328d5d69a25fa6d12f38fd9cd3cf32e8dfdcf4d30a7a99d34b4efad7c5f4e251fa174eff0cb7ff7931bdd07037bbb09836dc4dcfff29929de7f44f91f4634effc8e91f38fd3da7e72ae8d93331ec2ca76762e84719f434a7275738d8c928fa4108ade7f47d4e4f70fa1ea7c7397d97d377387d9bd3639c1ee5f488831e2e49648739ad7beb28abe3f4ad4313d85b47e95b4ba4436f26b24313fcadf4905f7a33911ee4f48d0a7a80d3d739ade5f4354ef7e7d357ad74dfde44b62f9feead71b2bd89b4c649f740a7f734d1dd9cbec2e92e4e773ae90e4e5f7ec9ca5ecea02f59e98bf9b41a6ea9aea0559c6edf6666db39dd66a6952f84b3ca7cfac2563b7b219c6eb5d32d3a7d9ed3cd1516b699d30a0b2d8787ca2be8a68d56b629856eb4d20d4d74fdbaa36c3da7ebca26b07547e9ba2552d97389ac6c022df34bcf25d2b59cae59dd8dade1747537fa2c0cf3d93be9aa9526b6ca4d579a68299c28cda72540a99244bac2417fc7e9f2650eb69cd3650eba94d3259c1673ea6f7d66f162f60ca78b17d3a7f369d1280f2b4aa48b385dc8e9022b9d6fa64fe9741ea74f36d1b94df489263aa789cee6b490d3c7397d2c8e3ecae94c470e9b3992cee074fa623a0d0e0a389dca693ea753389dcce9a43e34af894e34d3099c3ec4e9784ec78dd5d9b8263a56a70f8684b30733e8184e4743cba373e8280f1d89ed6c64187dc04def1fe662f7739a6ba2f7713ae25e3b1bc1e9bd763a9cd37be0ca3d9c0e1b6a67c35c7468b4850db5d321167a37a7832be8a00a3a90d3bb4857765713cd394aefbc87fa391dc069ff3b9cacbf9bded1cfc6ee70d27e7d2dac9fbfd546fb5a681f4eb339edddcbcd7a37d15e3dedac979bf6cc32b19e769a65a23d6268a685667437b10c4ebb9b687a9a89a55b689a8976ebaab16e76da55a35d3268e74e89ac733eed94ea649d1269aa93a62427b2943b6972224d4a34b1241b4d34d1044e7d9cc6db681c8c33ce49bdf934b689c6c01062f269b485460105a3388d6ca21139341c0ec2390dcba7a140a9504e43e0a19070eae1d4cda98b5327dce0e4d4016375e450fb626acba7564e2de61066e1d40c779b43a88953dd4e354e55b84de5547153399f4a70510209f050384b39582d3b235d29b653c429aec3f92bd6e2ceff3ffca1ffd71df8dffe45e32c5487cec0e73d54832af12e3812f8680e9ca906bcb002cd8333efe3337815e90ae776a11be83cdc598aced01a09e1612813ce2274911174138f4207a18e6cecc6d90a8017698474507a40aa93ae01eaea25cd95ce4979d25c9c495f6263d82e28d9f403c072a7512caac39fa1b9e808fd9666d263d240c98a3ea3e7680dfa0a5a0188006d94a11da808fae2c685a898149107e0cc29760e6d854f215c3f87b7e3f3d0bb237839ba809ea7121982b6e30b30ae33e89f68391d458ac10d679202e8ff29a8eb1c3cbf1530146217b08e38e90ce7a0f7867f16dfd1b42bbb607c6ea062687914da21d7c96ec507ad088aedc2efe346792378f4f3f4613a875ec22b249fb45b1a82ca0214a07980022fe0ade219b9002f84b18b4f91a89dcc97f2700dfa56ca532643dd1f8811419b07c9034ce0d36350e6cb7618535fbc82ae829e8aabd1e89c324c4a83e7a10665b1f0f380b9b2d04cd82b42fbd101d49556a032a8c918afdc8bfd139eac94be803197e1b5e49fe81c1d88525181741d688d0072541838253ef8198956020fab48062da065f414fd511a20cd9056482f48af490d2c84ddcbceca7e799bdcac4c53f6a91eb558ddae9ed488e6d3266aa7f55526d934d1b4c7f48d39d47ca77993f984f96b4bb4a5d6f227eb7dd697addfd8526ccfd9c3ec9bec671d56c733ce879cafbaacae59ae4ad70957a3dbeaf6b9ef717fe1e9ea59e0a90fe916b228e46fa111a139a1c5a13f8579c29e0a3b104ec3ef0faf0eff24a224e2fd48165911b53b7a66cc7d316fc6fa62fbc4d6c6fe18fba3570104d7dd3bc2fba8b7d4fba6f74a9c23ae7bdc43f159f16be35f8eaf33228c025e2115b01d80c51414e1374bb7907c0babac984828adbea1b13bb237343634a6bb1c718e4478bc4042cd736964f357bc42b1fefce31380ce09680b54c42e401d1acaf2db14b45c5a4a5485610a52aadb9befa9358d1a7b18a1d6e3bdc7f56bccc8ceee8ed2ae369f4dc78790c96b025f312131d3e373643aa88fe2ac3367ceb85ff270ce2eb4cce12fe0a9a2f20f680df9d6684141397e1bc3bf93d052556232624452450bce51f7d4ba463d04cd10d14cf365d1f59bd05a3af6dbd235bf96abe569b3b56aed5d4d99801d3e188fcf810b6b48420d3474817416055ada0e883a94bd032dc5a23c7ff748132a55a4688d855b4869a8cbe671c4c6444546848678dc2ea7c36eb59835b50d4046e861b2d7de7c36548caf5f43bf7ecdfdc4777d46634646badf61c22662329b2c6e29c211e174c7aa78028ea37194c6b932699c27ce283e9751b2e28c2285f24f47e1c481d371c28cea69b8377ff101dc9fbf30bd7a1abf34edc5e9fc039c378abf836714d015fc002de59370159fb4951fd8c227e3eda26cc123b6e22a81b46bf8796996ec46712805a5a1b7fda3e3896ed29371520a3199f4681c1345d252d322496a6a5a8ecb618fd72353a55059eb14c7486849885cc21cbe88674356d951a76719583d35448f5152239cc0f278bb46b192a45a989c2e38a1095e33c1847b6acdc015fba887eea9b519ac61c82f24e06668bfe6d07e37af360a3968ac6fb8da98516fbf6ebfee70663bb21dce5028d9e9008f15bbf4bd62b77eef08cd6edf48df8f8bc73e9a94949c151212ea484acaead1b35756a6070e3c70d211029c9115ea90658f1baef7ec99d523891cccc733fe34b3e0e3c24f4ffff56cfe84fd2347bef6f0953f5ff973fe938be67c51bcb4889fc75d49d7ae07fd7762fc61c2be8a978f59bffb468a8d7cad5337898ff61dacdcf3be0dc2a8ad969963c7e45de0f7391e1f3f562403d09cd62b4a2ad842130a453e940c767f95bf67822d312931c9969c909c8336986336745b1bb62141de605e9be45c9392b0be47725c64a2462d1eab66b1c5593a5b232db6eea61e01d209557948d00dbedce2cb2abe2c06f5ba0b9ad637de6cb45fffe77541289033fbd58c9bfdae1a67ecd7033463df8b02548a1724c8cc101448ce1064f1c50b6a753c9f98897dae0ed7d8c70f4e99f2e0e82953466f3f72745bf591a3cd9bc74c99fce08353f269f7eae6f1d5b1db8f1dadaa3a7c84acdff4bb65e5e5cb9697175f3e7af4d2a5a3c72e9149e5cb7eb769d3ef965614fff2dfb2e5d2d1b7ff7ae9d891cb427b97b65e611ca8a4a1747cce5f61c1567389c3e93095e826a7d3a19520cd13e251b0ac9600f708a6b8243a261a9568282626da1b4be2621cba4b0795a3616e874b5754226b0e974b27985014b844c23c70c52dcee6384d1a95911e43533c563925592e0feb5c9ebc29617dd81aab4bef66b26aa89bd3936c8da1dd9cc97156870d34ce1969ef6e6f06496c68b49f0c9016245108a350e59357fff93550d77e52c867a8f86f27340b08e56d9bdbcfa9ff22c1e24cfbd971f1076c19184ff01f504c2c5e4b8d42513896849a3aa14e38c9d907f5700e344d44e3f0787db4737cc4f8d871e9d3628ad00b682bde4236abe5a68d9ef290f2f82d5d63359366561de664734a1889d4c24de1e67047943bca13121d9b918c9271aae67376727572a778d232fa6a3d9cd9ae0119c3b4e1ee7b3c83c3efcb1883c76be3cca39de35c0fc73e9231d33cc39197310f2f342f726c441bf16652ce2a954ab54addaabd60da6a5e97519d519b913d014dc07250967a61dcb367af4c9928d8972c833421a1978676666618aae933c40efff8d0e886ea47760de545b8b96f8e7cc43c7d020e6d2e9b7e75f9dff9ef4b4ad233fe563772e7e807b70f9cb1bc2ff5ddffe2d80d2706f84959cbcfe3ce3cf13bce9fe157368e7b10bb3e59f2c594018bfbbdf44142c2a1b4ee856333a7212cbc042e34bc442fbf8e7f87964ac23d48ffc63d18cea1115c83c5cf72591e9bcdd6b16a261b8e019c42c023408db5fc4752243b91056ab4c9cfa3cd568b82a853462edd6abf2caa841af580adb319fbc2c25dcd687408270722958e65e2713b437d4924ab87b317292a59b67c457545f9a6cdb2f36bdeffda35def7abeff0c9cf3fc3f58dd0de0e68afd0682f16fca8684fc1c8e4945c2a82f6faddfcb55e576688d3e3268aafa733ab07d90155965754af58be5c7636f27e9f7dcefb7cf715fee0da357c026abd830ca3ef83fe39d0087f17bbc58424b3a648e038e916e6306fd1b175bd5335eb54931d145382dc36c9a4b92db2d3ded0ef6ac66528a1865916446b00975adf0827e0381d33a62402c9587262622f060e3c1142fb2d785a1f5efb04afed83a7f12d7d70ee133857faecc4fb93cff052bcf0cce4f74f4c398317f2d233d0b38b60442f3109eca7cfef401aae5428231e0985eab24735db2f37830f155ea201b6f5e9d8012e52b8eeac3807dd4fbab69cdfdd721e2221a9e57c8dd8a901348ed1f656277e1f71b0cee17e33dd8e96cb103785a33019c8d6703640bd5e991e70b337ceef58fa00dfc78f633f3c978f3f23c56439488fe310aa24124692fdf2590300a5bba0e17c12d9f21559be43644d2fc1d77e6803ee7d0b2d27a27a1033d153a36edfa5f3e7391759b1d61c72c090c8ae7e378ac060b22228a239a40a8493204cd3ea0d86822cde6ebbc12e13b5a6e56710c55f66091b5ada7a452a6bf3347e975ced44d5e6f5ce35615a942d86467922c3a0fd9b42aeaf0a07918ee389c3eecccc009042923390c38e4027e19bacaedcb60dfeb76dbb8535fed3ad5bfc27acb15c7e8e9f85720e1acec43d7066359fcb4b78299f8bd7e28578115e2b46fd0542d278180d08b9df9343ab2552cd962aa85a5363e528004cd8646f08ea01167ad0581f2049c64d0121618030b083366a93c8845e710e9695982918caf1309099a91fe161cd3b6aa4b943ea86345da8810a00874bc360c45168bb3f393c229286453940541c8c4939f6171d9b2cd5eef512c463c80e9e408f0ab553395aa8ba07543d24e83fa127d4f09a0d8dc78f1b0ed3e84d0772b3ef716d94ddb0c4d89f315a1ac3c6288ba445eca9c8d27005a2b57029428a64514fa2a7e4791173239f8c5a864ac297452c8b5c16b51bed8e7480114c844164f544bd0cac01664ec9ea09464f123844461022bed73c1cc89839e9de574a1e39bf6051c3d86fb07bd043e1fc664d4dcd7cbcbecfaccd43e757e4dc75b67bc637271ede393b9a7f07a3af047ecf85d1a7a0d9fe6ec8e3d24bb4d812afabda63a9d636ca51d5de8dbef5f21acfcba921512e44dde151495e7b1475c76a72aa2042c8a8b6f16bc6f88100603c420d616bbc0ad0cb6eb8b400e8023ba8e5c74c8a9de4cd8f93c0a80b0c25c5c51b102b80137cbeace04ec7e1d101eb5fe67fe4df4c3c3573d487b3de397578e7fe43e5db5f7e7ee43b4fcc3d3dee6b6c7e8e26c6d6affbf4c7c4c4f7bb675494fdae7cd7fcd9738b12920e7abd1f1f787aaf90eb7ce0f20e902902366fa93f1a5ba805516ac941d4a4544304b154c3661d45c9aa64362cae69541b1c328b8135f403636478e9abc232b5e3c6d3c0dcd382a59d4ca8131a82c6a119683e7a162921b8334ac29d694f3c02df67becf320617e07978115d812dc29f0122cf7488604458192a73827916bf70e174cb4496d87c859e6bcedccdab71defb869db922e543cfa3d144bf4f8a501c25f6e8886ac55d6d5f6521d568a9658db22326340aeb340a822039c6de8c3bf2c5dec16bd885b6008becf5d785020b0d06f6f0fa007784f171089a230fe0f7dbd802dcf89486b7547719dba50927f006fec3c4f7a78f3ffee8ab1f7df4eafd2f8e62176af8069b8d5fffafbff37f78bd67baa71faaac3c949004d42e83de5718f624018df527b864642931a3ea10b93a2a64a7bddabc2a7e7dd49a4473bc16151ee38aa271b1918960604088ae1a26e66af3d55fc5c7ef3e83cee073e41c3d279d61676418f781183201e29b0e50131b1880d0b681f8bcc21cc56584901d2babaa5642c1daf017867f78ded6f7c0a35f60c66f7cc95bf8759c8b2387bf40fb1e79e9c5a3475f7ce90859589790c47fe43f3c3881fff0ddd7fcbf0c033519ef8c11166a3748d374e0898ca6f8c3988350421d12d80b06fca08c6230eab202215abde147d3fec5ec0a068d7d1b824ce11014a4008f1cbd7a8ff33bc7122cd30896cd86b069b416d5ca0a480b3006fb70dc6e7abce5cbf398b764b20b639a96b2ce22de5a0df45d6dd0d707f1d65dfec430a06eb25c1dd3b5dab93e664df2cbe961e6844e519e84289b06d61b4cb82d2e12e227c0f7f58d0661db74d538ca0625ed88dbdb9095303286bafae213e08ccbfdab6490d5eb76ee5cb76ed74ebe73d9fad6bf7dc6d72fddf032ffe9a79ff84f3b86ac5fbe6ce3c665cbd7930fb696966e7da1a474eb18ef81256ffcf18f6f2c39e08d3f5976f19b6f2e969dc4939e5cb6ec492841142f95c288c20c89f129b1e1b8048557eb3ba56ab42a24b6dabe3e644da2121515e78a41f1f151164360a0fb6d3ee96bfe8f367909a90f3f11713cf278d4f1e81331f5b14a8df398f35b270589e965c8b6d315849028332025f149b86d5840832f8657de0372d2e7c0639ff35bd8fe25440c0efe3aff6a7825ee1f94a55890126cc1ce310f63db775fe310c39d55f18762c8e636491263ba0142f3bee433f20a517eabbc5cda05eedc485c84a976c01e19c263dc0c387561176e9c3f2f5cbbe4e32257209086f1b48612fd2ec00eca766939da05210ac3e150856e5461808eabcdc22bbb02d518d8e3bc401f5051cbc5360472114d6497a00732bad7df89545289e24a8425b12198c90c55ca2c874904234677cbaf2898a004c907f2dc98110011c1c844fafed72843c4cb1af1e02ccc2eddfa59529b3823f4065fcf371ec21fefc21f0b2a5cc479ec127d2948050b801fb952822148c82788509fd19e05024b243e171911f53471fad2ee1b35b7f5fc3e7f67b91201e4a2ac127a8e2a01f3c8954c2604e7c80cc0259376e35714992440ed8aa0cf6d5d0ff6395054e8bb2b0b8bce1b2d4a32bd7188a7ede26987f02ce8f74650b45a90480a1239d5df39214693253dda252177896ba5bd3c743df0323ac2a231498fc196a808290a388b92225c89c2939885e57519de118061a3a17122c23350c2f57ff29bd7ede7e09480b987166a8bf445de409ecae513a1cd6fbcbda1888a0c1e5ff6e0d233673e78b7f7f8f1d999cb1fbbef8d4913df9b56f7d990f163d3925559e61cafdf3a75d998715913bb8f7b7cf05dc7b27b9fa81abe6acc98b4ac704fbf1e02e9f14a650e7b092cc77054eecf0833536d4fb82792ee196eeb9169db97bea797675fc29e5e77dd9bd9232602a538e530734a44e79894a1cece9d528676b9e35efbe5461036309efd4e1afa2608dc502f4e7ddf70d2fec1f50c703330b07414483818b9062349e36a434d6fa37b5b8f035bef858f3f600135db88d8116923068c90c0ac77b032580ea60e449897951948b824272508ca04429f1049c487a1b23051c98130a86702008850b05b7608d09a9e7bba68edba450bcb485cbf17a6edfbe42f7ba755f62ddbb073807f3abf505bf465deb6d7e7ce9a81dddb96fe327dfc627ef1f9c3bc6ec9929295cf2cc50fbcdd801f2dbae73e7e827f43c2cb5edef1dc9a9d3bf8907b87fef2e1874df70c5fdee20df9ecf5478fe52e5f7da7bf80bff95e15ffaf99d3673d787fe1a469cb172fc643df3e84872d2e2edd5f3df9eb22fe0bffa31c587381d8740391e8e884ff4ee4804000944ee04eecd0a98e1c04108aae001895c549cd4175555c00cca2940bc4c2444ed048096a4c074c5c1fc8085e6d6874764c1db46fd4efdb5c5040e60f78cd22259063c33662536caa0d8d454fa1d9680dd214ac12996a52080e2763f058926b9e86a79305f829f2347d429aaf2c504bf14ab2c4fc3cd9422ba4d000a411d1048da33e728c5f2789bce82b92fda7952d8facbcc0ac2de1747f53675ccc9782169d06efd90823572152f482cff285a3725d2b772ec5e5faabb10e934a5ce1b10c59a342587854370d4539a538617c84fa086c69c06b233f959d7ec0160f6380882d2028ed3b89711d9d561cde8807bebc6ddbcbfc18eebc69fdfa4ddc44a46b4d4b9e2edfc96fdc6af9869c6ef9b474f59a15a480f72f7c62ceec5dc75f5ff592db7be6f90fff0ae239b7f50a4b06fd0f473dfd119617adfbf572077e11ed9740f51d6b2294700b4a77db234417834e28903b4b3f688b8c8d24d03d81498238a4672f0f88721b2861c905d796b5227e03db315a76ad60e6f7bfe3aff245b8048f2cf99e4dbef0c8447e8aff855fe4a7263e727ec8105c85810fb8ea6e901aa022ab0d52b19bdf83ca35a09f5d25761db1704b068ad224a711ab810e064806fee5409ecb2057d0df25c605b6409f9b60fd62f917fc0ccf81560ee00a3e9de7f2492cedd67c1c86bbe12e387417dfcc97f0677805d044f07035b46e126dcbe51229474bd572e9559d614d01242a9905391aeaebdb79957e20d6026d1b2833584ed3da960872aa259bfcdcdc5f80c8c1352d576a82b5fba0760da5fa9dc1daa557c1551855eb81aa03431215db4c1d2bf69da6e35b6693dc96da8f449d436a5a7aa1201705528a46d97e2f6291b89c4696abce171dfb3de5d6f5ea9a1882a21c3da4ccb070931d407463f3d5e6fa766ef206c394251a3901303141fe49a11d392bbdcf0f11e73cfe75357f89cfc3abf1c40d58299cddbc9a5fe7df6317763ebafb025ebfaba578e468bc05cfc28fe32d43067ff2481eff3dff98ff89ff3e313072d6d7a06b17bf5b2d27af4a68a92ec3b0596f0db791b5d9c00bfdaec24efa815c83aa10e23a3203d30da73f227ffbe8a39678187d4b25c96fea2c288c0275e38d4696a0db5be83522aa3392567663d6c488a48dcc02f65bd259206155c6aa982c6a875aa1be26c09cb8b5821718f598508edf6522482967b568a999a97276b08bb7d579d5f00c004c040545dd16bf25d7926729b354598cbaed7230ee3bfdd1b92bf70e28791c1adac87fbc595371224891994636e0077f8aea007ca2386470f18e366b99a302d4a0e8354d062821aba20ba6808418015b3f9145fa35cddf6600056039a052610037b8099688a686901496a2f6223d590ff56e3298dda58e26d3c853643e5b4e56b23275137941bd463c6017992647d27085813556c2680aeb2c77527a4a3d594f394b4937df49fdd220e697fd8adf3c99e641a4304d99cf669b57d3d5ec39b94c29336fa5dbe46dca21faa6f201fd40f984fe59f9867e2b7dc3fe4bfe89fecc7e91bb4c988326cc01d28051857f83a7dbb1d4124923f83f5b3205675791f92d439aaf903fb4740ff2561254628010cd86bae028da0749221b1598ff48f76be94aaeb2842e91a480c080027e443e697e04c87d21a875722cd46146effa7b5087a22ac481892a369468ba066e49d77274855015c8ad9ac0ff80f361ba1c25f5d781ea16a135c2420baa8b78b94306bb1d288af8e7c06caba0fb182a9c8e46740f712b2e3d8924295e2549f7ea3d942c7d06799a14290bf5256499b24c5f4742246ca22e1c497db80b4d5653b41eb81f1da38ed3a6aa33b5a7d48560fdd6d272fc02751b1113904de4587d8276b82b5e8c8b71d70f78f1195e5ccf2e34abf4e7a6ce2cb61949a8e98ba08c651af666a13f467188fc990370450e0c1506ca64ac9028a9a712b43dcd81f4689a31c7f8ab641912152b4c913fbd27e9ad0c21772b334881b2842832d600af45c883f150f9413c569e8a67c80be515f859b91c6f95ab4cf6409f41830d66633ba9a8e7375a66425f6fc54a5f347596beb8150b365fd8b08b1db273e54e541ec8ce85db3269b8c71e6674af43764e98a64c232f971c3053c6374dbecc5b30bd7c1963de7a19f7c10bf84a7e927f2032a76c38afe35ff1af791d1e822370241eb2833fc4b78ba806ef80081862e080f791d61adec785faf8c3c0f30807e4b4eb2a9184ff19e0100ec81db056019130b2737e93cd13eb19e079c4f39a87199ea8dd5f4bc253fb1c3ebc91afddba752def8d3fbc25fa778b7fc4d25afeb0a1b464c3ae2b973efdb265b7a004ff39488968f480bf93c34e6cd86c315bb1c562ceb1c5980dd28401692c3196481b60dbf0488340316dfc13b6c15e6f9029bb035c8262e4e83a10ce15986af8957ce436f20dc0facd4fe37cf600f5705f41cd8fff95884d7fe09ffe00d1c94e3c4990d02069337f0e053df928a0a50b45a1d7fd5980eaa82e3b4468e380d026479690874a9e72cd5d6e596a92984c1d808942ac4c0f0f971c03dc7a94598a36085d2f28ed0878fb7e82dcce6ce76f0617980bf2c718c06f910b33c43003a8a7481ee4c16e124243a54494881349124d969394243549f3c6f4c43dc9603c984c67f3a4796cbe6ba5bc52795e7e5e899d60a4f1425d62a6d46764b3bc0276b5b395aebdb3a8ffb98bef0e5bbde0f247f8438c9a97b7ace21bcacb37906321eb9ee1d37171c5e49655ecc29fffb2f608b9afe57ae9f2e52b843d1379e89780bfc9e8197f3f8b99584d24263646d588a293d8d8981cdd14132b7930f2bce8de1456ee90cad1a64400632931ba29365241f191e1d6ae4ab83b3ec57eb91e187e55c427013f7433388d79b2dd3c759c37131365a9409c43b1a969a9f7a5d2007633d201a1a1ff9ab04c4e161912083342a42173cf3eb2f38df9bb167df909ff945f9bf9c392a2c6275e3d56bab5e8cb8f70e83f66fc95edf8a057cf254f4d991a1bdef9e2a18b9fa7a7fd71d0e095cf3cfe746c58d7e37b4f5e4d12beb509f44aac4050d030bf550e18723f801e3f53ed0d579baf1a7a94918eefa9d54506493532482a52db32482ea4c5223b189058c5aef9b5d95a95a64da0c1f90c59faa1e5fa9996eb008b9a2e88fc114607c0a2a4427b0ee4f787a8c46142acdcba46434b9d6a94de1b7ce99dce5fddb931a515302f19415c09416bacabcc55e5a2c2a50402363063014d397066fffb27f69fe19f81227cc53f03c33befc6f9f337e8eae687f965fe67dc492ca5c7ed91908cdef2274bc2c35307a1011f2f56158317c228874af83524c21dc40007b6453b6082ff838fc955858c4f46b413bd5bba9b8da78be972aac84821aa24acb19b444811ac134ac24924554a6589b257ed8d327126e927f563bde42168101e44864a43d9ddf23834462e2033a4196c117a0a82a085d242364f5ea23e8f36cba9a00322f4817f32ace5e4797c11fff54f2da7c072874adf3689d9bd810829bb845fc545fea12c4266e04ba5085da311ba49271158ac8c9085bb057d6741776b86bb1d089973740037327821936a36e99a1a5803625290c5de105c01d29891f1ef1d6dfbb63de04386dffd512632233a202adda9a7b004f0b8fd497fd6434fd787937b598eeed7c79199e451364dcfd38b4831799a15b3257a052967d10ad208787f4906c381c02f4a207b8a863449d7cdc81a413d92470d37dbad5e298e7965afe2557d5a829e68f25abdd67ea40fcd923259bada53cb360d30a75b07a3c1781831d012cb01779ba3fa55bf3650bfd7ecb7faad6309f87773aeb5804ca393a4c92c4fce53f2d47c2d5fcf37cd073e14910574bef4245b282f54e6abb3d505e66273b1b58494d295d22ab6427bd65466dd2c55595fb33e24fcabc12211a362ec1b7816cc74f615f1758eafe260bb4f70e09853ba2e0a60037bd30d31a3d98ec60bfcb24592916e06c1bb0c51cdc125a8582713402f0de429b8907e4f6d4eee58bfdb80a79a03786b605460232895626f6cfff7bbe19282544d5210d32419139dcad8067fe3829d145dc44b2fe2b978de45ee25e8227f988ffb2bf10497106536ff4c8a5a56d06861319ac1625c333cf1267f4a101563c2c48612e08e1023354700199928929f812d5134c39638fff70a8474212cfd1871932c924ed2816f83899ff8995fbd9fdccfee57a792df918dc41e822368ac9e8453692fdc9bfa758850e9023a5bafd2c55407354604d647ba88b7e3172eb6dc3803a3d84a0a9a7f84b8ef94d0ff8781cab106fa5ae78f3470a72a52ea392a583f5ace40dc708e84645d64d3442649372636e4c084db55477b707b7b8eddef071957c29454809501303644d51835a9c814422354bb29cd9445b3d501a6bbe930f53ed3683a4e2da033d442d37cba402d3655994282a97731ed86e3e64ae5cdb9f4d4ad3b686df3347661ebadc29aadd2fae0dcfd58d90d16bbafdf26ed910f903de8750855e95d486dcfff199150c7e501862d6d3e9b61cc13df34529e22631b578b77dfb8c1a1beb25f9acb7e3bb30bb602ce4450a00dfe1f667601b4e01a636a57ccecca1b059d4f19b3fea2a7e97e3bdd830f30d1537497240717b7d902cba8c4ea05630595b1b8cde81e86c01782c02c52c8c7fef083ecfef96f65b224fa7791ee66970cdb1de6d7c144a3a50ac520ed97cf1abd3a0bd21514677a8cc49ee643f890d30498dd721eafe6f3485721c18d3c5a72f37d3046db9b680fd87bc92ef206801631905e72dffa0bdf575626465023dd20abe402b8b3bb5fc307d11b121d8825fbe5e03a8b60a6d16aa4162523b528c127905a34ba518823b6f02372017f163f05832c0294d1552a024b98888ef993c3634da19a15ed09950f5b1dde92d82351877d758e35a166144ac32c9a6a8aa5aa7b501290e46c0358dd80e401866cbe29d6f388ccae43c02dffe3e9d1e931e9b1e9def4b8f4f801c9fe687f8c3fd6eff5c7f9e373a37363726373bdb971b9f1b9c9b393574497c694c6967a4be356c4af4bae4ebe911cd3f668db436d0fe4c5e4c5e679f3e266c7cc8e9ded9d1db7246649ec12ef92b8b0db66c0b27a019bda93a571b7258fc93b9fed5b5ab8e5705ddd80632bf79d69b985c92b9bf30e8d9afacef8ffbe41320b8a26cfbd78307578cbd29a8249efbdf4f67167f1ea6edd6a92939b054a3d02b4da01d2630294dadb1f4e0f9b6ddae130cf1a5b5de4e670e474de1d6696d588c10612cdb8696412ae8a39a693d7d30fe5c52c89a98ea1d0cfb6b915e82a167d12eb06a0afc942fae957af6cd8f08a282dcff579bde86c6bebd9a2d7fb1c3e4cd2ce5cbb76060a79207f123fc67f86cfb149f9bba133c0e139ad57e835e061381ae08f442578a5642db1acd40f3ba4c3a175223de7b4a021ee4111f6e6ab6de939bb48baffe3ba084622ed914b22d745564732dc01ea6506d374f1c1341dbd36625bee1b274fbe91bb6dc4bd3b27b40076e98ae5d12f4959fb3a77be72eedc95ce9d6b1212707f6cc54edcc707d4825e49e3a183f600b5220e23abfb3053d758ebf06680d84825773b9ca641d1867a6564b453abfe366a89948ec1ccc0228b908e1971fa525d5d9fd79f3ed3da7ae6e9d75b4e01d976ef06d2d14364e22f8dbbf327e1815885cfc049dc13241f0af6ab18a8e5469168b63f0130bf56a2ae649e3d981d36e3a361879d75e63551911ea27a54740f71da0645195dac0f2e03bcd9189890bd1998614b1d103d3bba3afa8fd137a2d90034000f20033c03225917254d4dd3bae885a8101792424f61a436618e20705c483b6dbdc1084b3188ae48c5cd07cce7de9a796af2943f3eca6ff25338b5f94bacd4919d2bb71eb69289e3df39d5a3c7fe4e5d706fac6317be8b7f5abff9e0feed4202d260603f03ad5d689c3f8ad9b159dd23e352b4d92a1fd3894b418ac6548bcd34dc2d6c9c2eccb129608eadc6beb15cb8beb95f7dbd33b0643843cca165380d70ebf7e47aaa3d220c1092e10900695f56a6502ef273ed947b711afff8706dedfeb765f796dce953ca9ad3e8c765238eee15b4e663a4f1406b134a0134ef0b37476bce1257c8611b3d9ce4ab4b3ea61db6bd1d119d148e54f3ddb2d3e91d946acccb06c4a1fe6a4020f805636e05a4a2d3924ed59d7ea343a176d2211ee9282aa15999f4a59de59b76eedc54beb38ef3a649fbeebf7ffb036f1ecc3ef0f4ef9b9b7ffff481ec3a72c787972f7f78eaf2e5eff897fcdbe89837ba747afbdd87a64c065824e6b0fb4c9e5223e87b041046be41df1ea0f71aa2562c975a1d75e6cd3a0684314258c6c146a86fa87d3f31b52cd671a51fc8f318d9669f23d06587587c6d582229bfeee9a7cbf71d3e9cf3c6bcf74e921d2d0f93ed55dbdfd9d1522abb5bb64fcdff41c8ea7bd0f8426857cc17768668e81de975748c30ac4a6870fbace9d5669154b0b7afbc66466ecb98447daf0efea4bc5bd5b2fb5ba8aff5121f63d467423634d01f65220ab2be63564ad9dbe898f975bb6a67f27d16ac9ad160bb51fbd56ce7af73e30613a02187df91ebc873cc76041a72b7e52e030dbefce6e0ee33861badaef9f3f1ca495be4946f8314ac849675f032a9ff3987790c6d6e4b62aa68f0ed49ccabff3189693766711e9188ae86906492ca3aab63086066752e99cf969155ec397523a9609bd5978953642e8989ea4a0a4d9644deb2b3e2374fa779e655740560e6b57299b2956e566ae82bec90f281f267e5277a83fe24dd902244465224240d74eaf01d394c12bf6bd94f1ebdd172eab0ec6e9e81afb4dc6cd9477c2d9fc2787fe55cfc5b683311a3695fb7e6b7d859db6ac81b4c0eb00b5825bb7f690c4a9b120d5a138fc6fb9364a716664372b4e23197467b695de4b170bb821c365595731daa2d372a0c5c8ecf487e34373706e654fbf5bb7ad3483f0a11f4bbd21372136627ac4ba886cfbb099f25b42668209381c9d48e92f9ab887a02229a3ae8f8b2d7de39fcc4bcb25d879f98bf76d7e1c3036a172eda4b573dfdd43fbe1402fb62a51058b2fda517de7db9a554cadb3f6df2d3edfa022370a19eb7ebcbb17faf2f57dbf4e5609ee70f1ef25b8df1fc0f1a030d0b8509d8f67986bd09057be3920f3bd161739dc80e3a6df753a767d06fd6eef97d03c28b50915cac14abc55ab15e6c2a32175b8aadc5b6627bb1a3c8591d7e23dc71fbea9adb96f8cdddb46f6ff9c67dfb36dec04e7efdc6dff90fd8413fbb76faf4b56f3e3cf56d25ff9037f2efc1906783bd76e3de02438045dc013d145eb1bf3fb2cd2bd659d7e0b7e9b168f088771bbeb1038ab05fbddae618fd5ac0337e1e23e10989eda4094288dba0c5dcc387db1104e9dd062b76b7ec97f59a0e18027fd7e61a3b5a6ba36f6df8a6ceb626f2edf063d106bab91b704e079fddd6b793bfe9dbbf4c5cff6a931d3e9cd6e6aac9dc76ffdda7aeae1de5b4ecefe0bcf36b7ef96750a6e830e89d03b0bb5b86f8df61a2a5d63aed98a2cb10e40d760ad761d843f0d50d6785733e98ebaa7209694afa8d2885d261b143bb54be02343ab2c2d52d8a1e743acebcd3720004a9600a63d05a2160aa53d05a32ba16ccbe8d0c26df46fe9a7c03acb54a729778568509ac9558f76bf6ed8148d5aaa8eef84129a2570db765dfc0a3fd43802fe7edd9b7b6e41b4a16c66c56941e658a32770308d1c5d4c5dc57ebabf735f5359bbcc88b13488a9e62eae44a73a7793a85a4c4a4c4a67a53e312924bf4125389b9c422debcc684c8ba6ca2666aa1566aa3761a4e2368248d92a2b5e4b4d401a98fa416a72e495d975a9d7a23350ce2bc39bf4df30900fddb349fa01d5d3d62f7f855ab266f1a50bff3a7bf8c7fffb182939396ad99bad7bff7f9cf7f5f70501ab03f2565d428ffd0386ba72dab2a0ff97cef64658dbbff9edc445b42f9b2edfb8cd563bdc019fdc8b6837d00646865aa8dee410e7c4c2dd54d4063907fbbd32aec83014a3282e16d600122f8d4d7023e5520111033f03a80f4052271e0f9b888afb867eedb6f5f78a9b4946de727ca5aaa578dd85af527925786fb0b8fba1f2cc458c332b9215a8dfad536add1f131779d192c93db34026cd4608f10f2ec80445dcd683750859ee3c240b91c1d727dc17003ef1706ead5bababb5e9ff7de87f80ff808d9d532a9aaea9d1da4e856f5be822937e86e14c8a90002cd8388f1963ff9b7f90a19c9225f218b7cc5bb22114830939022d6fbea1de268f728b1feb63d8efe1f5281d8ffdc103293884c56095942d6931d44150d695433b2de1134424a422281912a79d52c9485fbd03e52ba2ab25343e95069301b22fbd531680c1e47c749b96a012ac033e80c691a9b2ee7a9f3d093b8881649f3d82279055a8157d155e0494be40a54813793adf479e979b659decd5e916bd5e3ea676aabdabf3d1be5bbe37d3c114f7c9f3fdc24e5358fa2fb6e550385c60001b2804266fc9d7f281b1dc8178ed6353a5ae40b47ff1fe50bdffd37f94241c37b6a1d62f58db37d1d8e29404641571c7891ca125ca8d346ddffeb3423f6b73212424258bc9ea50f2543d960ddaf3f441e62a3f55cfd71f2382bd017022f16b262564ab690e7d926fd1839c67e4f4ed13fb06846342a4b26a6ab260d36660f09a72152048b542335b7c96316b3133e924ce3a444162fc72b896ab296a0c7997ce66cda53eaa9668bbc221942074b7e2927300bab0ed406ea034d22a728b83886e44af7b307e407945c75a4364a1f6d9a82f2f15432934e9566b299f24ce5716d92699ab9d03a0fcdc30bc962ba405a0cdc2d961729c5ca0275a156ac15e94f99169b4bc5bcb07533da8c37918db4527a818959912daa3fadc25c65dd8576e11d6407dd2bed657be43dca5e7587f935eb9be475fab67494d569ef5aebc9fbf4acf4115b684884cbf8c73e4a7d63eabefeeae2d75fd5f14b17fffee345908d0a3a53945bd5b4a27926c8485fd0a2852023267c977f3013939592834a8ad83009134c1d04d8ee803b7587a663b131e920329a0304264757242ca9a06124b8070a616e13105bfb422d4720d1d6a673bf26ddea1da1bf995affad48fcab0e3eaf4b921e2179f424fd0ea9bb3e5a7a5019ab17e84fe145d253ca93fa5a6999be45aa92362b1bf475fa2ebc477a4ddaa9bcac57eb513a9518e88029827a98478b30a5d22496a87532792d7d7036edc57a28229f9c6e194a07b341da3093df324ee82a19471f6463e471ca18758c36ce946b29b42cc0c59617f026652fdea1d45afe60f9ccd26a4903da6bc4485109702be5f34771cd457e841fb988dfe04f5cc4a93855ca6bf9ace53d5cc78790612484cfc14636ea0e400cc292d9f06aff5d8a4a3407b209322364b33a6cc86671982d486cac16505cb303d436c762d2ecc8c44ae9db56d331f15ea7ae81b6aa36c966b2b7314035c86eea4076536071bd41f5e0dc8be3b689bddf6823fb3e3443d0fc868c982a6bd412a2875aec169f25cb3254bf4f1f6119af8dd767eaa59625968d16a78ea013a06926abc9168a3dc42ed959a8ee36b9cd11d6085b324a009feb95bc2c554dd112f504538239d9d2c9dac9e675f4025b9945d2a574d65bef69ea69ee6dc9b666dbd21d77223ff6133ff54bfea006e66883f4bb2d43ad436d7ec728743fbe9f8ca6b9522ef06734f0e741ed41d0c2d1e671d671b65c47012e20d3f519d619b63c4791bac0bac0b60a3dabad30ad30afb2acb2aeb26dd1ca4de5e6add6adb61da61de6bdd6bdb65ac71f1c9f395a1d5381974c0e8664bd7a19f97eb271c4a6a7373e367c54661cef1b30b7d33f5cb47548c9286944f326fa98e0e45840579780931adae68f5003ebb9415972d43de818ddc3548a9184030968536029639b2e04dfcd3274a43ea3fe3f26a37384454c227793a10a33a93653188d543bab5e534f9aada69b04b50619d4ba4b7d908e531f31e5e13c5240f3a43c36592d362d31bd668abc2d1d3d87ce6c194e0e362f26075ba64a79bb9b2f6ddc4d13612c18f1035228c45e0968bebf47b8cd639213b508bb27dac4bc711499f668680f3eae79f6b85e4f346b3a4b080947d13a731137f286dfa5db58a2104323691d788d360842024b56b383eb3c9b1beb45080198c099ddbe9e353b1d1f00373a811998e4d7d7390472ca0ce44f022bf204489742fbffb2e7b1e7eeb8a3ecd13dbff41fb876cc438f178e1fb3f69d759b3efd61f3936573cb6f7cbab16cecda9fb73d171ef95ce5cf6bc78ab1493c1aef97a321ae74be85d1ebc67b7776e3ed71f19ab758f0b1bf468efed9f835ac8e9428f5f78c4d8c0c31dbd4489327dc26312f45e17b22d11edff148db1ec7eb8951e1111e1b06e815e1f139251411ebb90bd4544a6c071e5280d946c6480ad02503081324c9bfa54ce0edce0075da281324877863b18d3e0172b4d3c7e7c368f09ad1e30b0bc78f5e3378c02faf3cf65cfffecf3df6ca2f03de1953f673e57391e1cf6dfbf9b907cb367e7aa37c6ed9939b7ff8749390e08bf83cbb44bba368e4f3dbb13dd28c5c5265a4abd21c836c3176b158ceded0dcd0683f1ee09391dc4c4e129ff6f4706888f8400fd9a5196f4c7a7c838929b617268edd37591c6dd4996a7d61e2983db4fb81fb06f6950865fdef1d79e0be41fd8cdde1c6db6a6408de4f071bdc21cb91781b2ec81db1a63bf0ba1a1dcc8d77e0bea5956421dc693f44f6a06f258cd24e065f3814afc0d1decd1f9285eb02772a813b6d6fc29de2c68eefca29bd7f366e843bf7d36f810662055498df84b6d3a53295503896ed979b8d95f16216c397e5caa478a958114fbf7d150fe0ef1973e094e34fda9ea4dbd1d2c09b7cf06463fb93c6627a2c8927d985e7f97b7880d166ab139f37de010c3cb9bcedc986f6570013034fa20eef0012d1573acb68d18492215247db35ba14b4510e57c08943afc53b89671bceda79c3efdb7f5fc0e83ceb3004bcb5c3405e0d0ce75fead6e8761989ba9570191bbd331be3b25fbedea16ea3931dbb1aa89b5d307abcafbddfad4e3acb18efaf752f371bb52a460bb7d72d9268410204be89512b2ff89518c1aa91f0bd1fd315521cd4ec7c4b3b45cdf2c3d0d336e9c16d6fa1884023f3d5679edebb6ff1e27da4e9e9bd7b9f5ebc6f9f7813a61121c56dbc2ba904def35425b45c978914ce80a05ab86a3634a0c148b908342b7ae66b2bb4a2a181ecb970a1e9d50b17b8f167fc6a5df06dc8ee38cadfc7eb3c1f6fefac9cd7c25f8cd81f521e1d58029cb63e7a4daa96d1393e2ed597e4b4ebd40210ab8b37c9a5385487252a1c25758a4bebd700d6c2c82f07ed456876e0d56fb10629a37dc1b0fd7ac6a7fdae1bab3bda57cc5b823f6b704f6da8f80a33e6b6328cb9ad0cf80497cd2fb222abf8dd87eea3dc33cc8f591fb715da0b1d85ce42d70cf7a3b185dec2b8c2f842dfe3098f25ce489ed1b54aa952abb42abdca5465aeb25459ab6c55f62a4795b3ca55115be5ad8aab8aaff2552554255625552557a554a55675aaea5cd5655bd70cb0ab9a5db56b5ed5ab8df68c8c99e99916ab8b254081e0598953e202bf87003b211d2651a8af57660f114067c18e13896c56d9437b0ab67de42577f66af99a6000aceff4e6cf7a3fda56b0e7a17187f3bee76752cef75a8df1895e9529b867e3e4c36cf28519e33f3c5a14d6cde7ed165674f4a3f133c47ae8784c8b42d3bcbeb4d0228c71fcdd409579e8ac9c2bf5065fbef420d1c4b47143c3d90cbf761fb94f7b843ca24913bafb01ef88b75be44aa60bf102469cb59f4df79b554d432a38fe4a785a6120bfaa6cefe73753c0d254a29278c9a4fd74ad1d5c3c7a831255b3f7b3f73ba8566ac6438d07c1b419f7358ec31e9cdc2b2e2b2eb9979ccbe72ff8f6d61dd2fbdf2e20af8d170735df2e302c37e9ca2e914f6e7b1f3860af0336ce7825857c5213988393e40b2cc19071c4e21c71d411e7c05d58afa6d34fc891cfb27e4d0fc8de5f3e07efa7a0f1e217f9240d9a48377e034fec63140247817d82543c38b84f3b9c973aec835dc32382fb3272e30274172a44b3d142f4049a81a6a1e9e849e44529680a4a856d064a874f26ec4d863bbc2807ee7912cd85f2049a8a26a159a80b9c1d8a1e87fbbbc1de9de831f878d103ed75cd358ea6c2762a3cf3147ce7c39dfaff41ab3ddb5b1d052d3d056d895fe6791cee16fd9804cffcdfb53810f666c27363409ebcd0d274d817b54d359e98648cc80bb53c0edfb3e19ec950ef0cb8cf0bcf1742eb938c6bbfad67a451cb5ce851217c1e85b3a2d5b9706fa1515306b49d89b26e7baaed191af861c3d667c46f86fedb3fe02822adad88fe2ffb502bf8
e263006f3928e9851ad6d0f9d87001b50b29ad7326e8d01179dc41b52c30f258	\\x789cddbc097454c5d6285cc3a933f53ca79374ba3b4913c2949090c430488bcc63444466c21406854406110101710035a2220888325e408c1801111010244e088297a01711910f50af46f4fa10312495b7eb7402c1efdef5be7fadff5fff5aaf2b75e653b56bcf7b579d208c10b2a2f988a2c27e7767643dbdc8e742084f80ab03c74c1e55f2d9df0fdd85105d04d7da8c79707ae8f63dad55842c7684c880a292f1938792fb7e4548da07cf978d1f35ad042950d0dd73e0dc3cfefe594571e3befa16217b6f84eeb04f18376aacdeefe071b857053577025cb03da744a0ed54384f9d3079fa437d2bf29f81f383503fbebf78cca895dd1743fbb6b170ffbbc9a31e2a91e792b7e05e77380f4d1935795c0bf31d2508dd350caef192e269d3eb16a021d0ff3071bf64eab89239a3d67f8f1083f1289b91182b19bcf2a9d077eb46dadaff8e823014f87dfe88f54cc3beae9407d4a572113c1bbb297ef09e32990710524fd695d6bdaf2e355a6afc9b6a5c998afa22669c13644751d102fb9984636d48cbc83e719765b395709a14dbd32f511171c20b2695525922449a0f1701f8d10d4d171475198b4228145927bbb91baf5226e30b3198c44f3a868a8c0eb742fd045edd848352737458de899e66cfa3b5aa843ac9d5683699860ed32da81cea462903a5c3fdd3544793697f540cfbcf0950049e1f0df57ba8eba12e863a0ceaab50e7d59fcf853a8966a34b501788361aaab41195c2709f945b235df6a37dec1c2a9237c27e66accacfc3f976b48f548b5a572a67c375784eb90af7e0ba0ce36067637b391dee1d464bd90c686b1e5c8336d593a883dc1ca5b14febaad831344c8c45c00cfba7a1ffe392c005422358111ac4f6a232e980b11fc626a3417436bc278eb7a3327240d4ba7dac7fec581d88b68aeb6c5eec3df11cfd0dde3f0ce33c8912e0de5a968782ca58d49da5a3201cfba52da22d8c481596c45e8cdfc03de011609802789802c727a12e80ba94754227a1ee83ba9405701adc07fcd609bccd10ef2a4bd05e6450dda8895075a82fc21936ce25f410ece381a728dc7904ad45ef84dca1f850522839d42454167e21d9195957572778deb8e70ac585126fbd5777a1eefdbab26feffab6efb77dbeedf96db773ef7f73f69b115f9df86f9cdcf86736b66b1b9d85a03e520fe7dafa2a38f59dfa3a061e01fd1172c331c86c280e6a3c1c038f86605ca124389e08fbe45845f7c3be49aca2c9b02f8b553405a1f00bb18a8a114a76c62a02598fac8b55f4c03b8acc244a306a11b29793488fb1e5d1bb06853e1e1c6ed9e22fa721bb122a4705e59659a1dd75750583a40436b89c2596d3885a2e4552ceffa79be75bb6e8553028b41b37edd2b9bed92e859de1e2dd83e0509cc165b8dea5b3714ff45ace22f0d7a3b03c346642e829fb53296d9fb28f6bdbf28ec7c87cdc047144710439609b8ac3a82d62a0f9aae12c0579619b5c7f2dd9784e1c531c32ee07d1bbb04d029c521c30ee26223f6c1350126ce38d2b7e631b676c7dc6d66b6c3dd80d1a9e618f71268e297619c74e636bc3563417eedb8c33714cb1059bd13370cd625cb3a08348c2666c4283e19ab843613b1fae99b08e9ac0357187c2360ad7c4158a35e34dd5d82ac03b622bde90b7bfd48adde1c2b2312e666c25e3296a8c881857b0b145d1bab9b4ee76ca39adb9de82d5707abd05ade6f4cf6bddd89f73e9b56ef48f6a7a95d3df39bdc2e9ff7a97fec6e9bf38fd95d35f92e8654e7faed2d9cf9c56e9b42a2afdf4a3ce7ecaa23feaf49fd5f487e7bdec074ebfafa6df55d34b707289d38b9c5ee0f4bf383dcfe9b79c9ee3f49b6a7af6eb3876762cfd3a8e9e599bc4ce8ca55f9d8eb0afaae9e908fdc7e711f68f6afae5176ef6a5977e71cacebe70d353765a79d2c42a43f4a489fe1d9ef87b35fd1cdaff3c424fbc68662752e8f1cfdcec7813fad93127fbcc4d8f39e951b87d34403f75d3239fbccb8e70fac9c7c3d927efd24fe64b1f47eb3e8ab08f87d38fa3d24711fa21a71f8ca515cfd95905a78713e9fb9c1ee2f4e07b6dd9c16afade1b09ecbdb6f4c0fe7876208beedfe760fbe3e9be776d6c9f83bebbd7ccdeb5d1bd66ba073adbc3e96e4edff1d05d4efa36a73b39ddc1e9761f7dcb4fcbbdf44d68e7cd6aba0d76dbaae91bf0fc1b09b40c766573e9eb9c6e6d425fe3740ba79b39ddc4e9df74ba91d30debad6c03a7ebad747d545a07885a574dd7c22b6b93e81ad8ada9a6afc2e05f4da4af70bafae577d96a4e5f5e359cbdfc2e7d79beb46a4984ad1a4e5745a5959cae00ee58c1e94bade87278717952b48e2e83579785e88b66ba142e2ded455f80dd0b9c3e0f7878de4b9fb3d32511fa2ca7a59c3ec3e9d39c3ec5e9624e173d19618b387d32429fe0f4714e1fcba20b97d347395dc0e97c3f9da7d347389dcbe91c4e6757d387abe92c4e673eb889cde4f4c14d74c6f40436a39a4e4fa0d3aae9d4b9f4014e4b8a5bb0e216744a359d5c4defafa6f7713a89d3899c4e18636613b2e8784e8bb2e8b8b13a1bc7e9589d8e8d4a6346eb6c8c998ed6e9a8420f1bb59c1662072bf4d0913a1dc1e9704e87c1f9304e870e496043391d02674312e8604e0755d37b391d08e7d1ba819cdec3e980247ab79bf6bfcbcffa57d3bbe0c65d7e5ad0cfcf0aaa69bfbe0ed6cf4ffb3a689f24dabb979bf5f6d05e3d1dac979bf6ec61653d1db4879576afa6ddbaba59370fedeaa65daa69e73badacb38dde69a59dee88b04ed5f40e68f38e088d76b4b128a71d6fb7b28e367abb9576686f611dbcb4bd85b61b4bdb729aefa6b7719ae7a2b939f12c374273dab8594e3ccd3928b5d12dac8d9bb6992f65679959b69b6647a52c336d9db989b5e63413dacfdc4433ccb4958bb66cd196b5aca62d3c11d6a22d6d3e96361b4bd3396deaa1693e074b4ba24d4234924453530001cd5393688a8326230b4baea6611b0d47a5909b06759a944403897e1688d0449b8b25fa69e26ed019cf4b09161aefefc5e2e7523f74eaef45e338f539a8177af356530f5cf344a87b2c7539a89353079c3b38b58fa536ab9dd95cd47650b2daa975be64813b966a6acea226189ac94b4df325dd42f5a8a471aa72aa702a339dc99c329db2a82455533a160c9283110edacbc2b083220bc5bbf1d8c74b71f3ff3b7ee8ff6f00fe3ffc05102ec2d9b808ed43ff0417bb035a8faa6910bc79828ae0aad897e10110bdec43a3e1c905d2e37800ec2783f74be0fe3cf0c6c10dc7d9e0133d0047116923de07bedd25787b012e65ddd910f1747d8440d0557618ffcaf2493e1a244d963a48dba505d27678628654242d40e5b0cd279f4baba5d9d27169361a2420c3bd451570a055b827f80dabc82adc19fb7167720c1d4202fe8e78156ec73e659fa253e8142e8027cbd04ca2e38ff06f38030fc2dbe1adabe82a0ec2590ec9c197f1f700f10af4391dc474b40a2d01bf60058cf018c07d09fd86a649d02a5ac24e91e6ec143a8ccea32fe13a4293c0562314a02dd92928bfa22d681260e63c26ec94ec56c25211b986aaf042b2895cc329984071e2206073043d26154a1f498be12e6007139a4d83b4136c878927d829bc0aa0382f17e159f09c28b345c4480e93dd30c603e82c8c0b7a27c3c86cb20a9dc5dbf05e2c7cc3c7f136a950192d25a055f22a6910ba2c700391cd31c04781818fa72156688dae4a32fa95f6c685e0c71f1254628730c261a5a7ec44cb714f65218c04d13c341b092ff6138cd8a15881a7543980964b69f455809d90b90d78c3b3d031924f47a3d546598a77a3a568379a86a0092a7cdb487de90b7c71120fc75f930fc937d44473e93cfa1afd887e43af4866a92f50ba8af5634bd839395f2e96cf2ab9ca60e531e535e588f2b3da43fd5d7b41fb97de5e9faf6fd7bf31dd667ac0b4ccf499b9b9b99bf99825d532d9b2d56ab73e6e8bb375b12db0fdc3fe96a3a7e30dc755679cb3b5f36ee70ce762e741570fd772d739770bf702f7a79ed69ee99e573ca7bdedbc83bc1ff9745f3fdf2bbeaab8a67195fe96fe19fe2bf19509e589f7257e14681ab83db036f05f50fe4cb227a525754d1a97f458d23b493f0613837d838f84586878685a6891c1d3457cb954c436427ca0a0e03e70f7c4e065dc641756d96222a18c8acaaad6c85e59555995e972841d91b0235c24a19a6934a1e6125fae58affd3615c23f90a1206c9e047e634843c1a88d3e233f0d11a644154c64a4db2bdb5765e5e7b74619176baa3271d841c3149a0b03534fc8e63c1b4fe02bd8a9dac37c045e5f7b94af16b01da65be9046851c09614b531fcac2462568948924c557b4dcdd702b42bd03098aa14a3d0093f7ffa33b403ac2faa68e569184f3a3b80125010f58ab6f633fc42a24f71d94c2f2479348a96382cc1a44062427c9ccfeb723aec36abc5ac6b6a2c4e8997dd217be5519f80bbfdc5accaf6d057fd3613d3b02b9b863d61a3a6b88c9a13362a868b74492156479d1d853d7c57179cc8cb0bcf16f26b85e70af93f71f7aefc12ee5f880bf8b5ae80e8037c1e5ec0e79de297bfe40bf03c51bfc4ce537841ed567e59c46e6bf94926cb6e94829aa1d6685ab463a22e4712e21c3e77aa29d05c8a93b51629842d9797b5f02d8f5b96b0d4e96eb1141153531cc840cc2a374d7568e0ce374f70519421fb4259f6ca8a9a4a5ffb1a5ffbca9a0a87331ffe6084155570f94a95fdf7cb8e7c284e5f7eec96333f3f13a7d0264dd21c5eafcf91d6a4494e9bdcbcbc6c0f9c79c4559fd7eb71cb0a75c8b2c7ed7539727373da34a109ebf1dc1f8ba7fd342bfccb27bf5fc0ebc77e3c0efe42fcd8953fd677bba7efaff7de5bc04fe296ac553a96db7594709edc6ce76b3b3ed1bebfa02627f066198c9f979bbefbceee0fc0e3c14cea92d3ee4efe16ff1177ead4f94ee0b24e751794c3a0c54cc807b44d43d9684c3427c1141feff79be2e21222e81573ab579257367d255e7ec5bc32ceb922317e751b7febe6091a553d9aa6da5aab41adb96a8bb4b17f5d5105c3be7c558c5b60c27e31eb4afb8bc615fbe54c881d153bfb59d4c1c938590c313b4b8c302d4b0c3b2559a003146676b8d1b9afd1737276b7be7dba77efdda7dbde2fbed8bbf7cb2f6b2367e9dfbeb95ebaf7d4a9bda276efdbb77bf73e7dc984d953a7cd9e3d6deaec2dffd8bfffcc99fdfb4ed79c942da7f7efffeaabfdfb4f6f993375dadcb9d3a6ce115c3dbbee82bc1146df0465e2dce86033b6986c9aaadb544d6dd1b25586d43cd3063159539c9e6643184532d3542c49a6969a1b4949cf075aaeb386d7045e8d5f6d5d216969cd502a0e00c79b325303ee66a996804fc24cf335b338ccaded355515959555f60f2f1bac10630747bec12f1f5ebcfa1d20c80e683338c5971fc395f56738bcb103cc3171343879bb9a86d1f0e86332b2519ba46936dd6ad2d24c995e045646f26b013d604acc8ca00c3dc31469d251ef688a2abdf45ea65e19bd3287e021e41e65883ec4744fd361ad86650eca1a9935164d24e3954265a23ed134b6c9fcac169a494ff39be2d39a99f24d39899981cca49c6094f434f548ebd1f45e7c2f19661a9a361e5eb9dfe4190e3a1de7e6e68565a2e0709a2ca78490e06a83b7b3b380cd9b3449316848e57a4ae6d1205e9993c7709ead780c8ef041a327fef028ff93bfbb647db3a6fce4d00fee1bb1a5a0cf3dad5fbaa3d3d699774ecf8280f4f6aedba6ece217efe3072677ed8c3d675e383f296752db0d158100ff31b355bbdce47bf9c98c99dda6ad4f4f072a81bec3e586bef34475fc2c2a9540d751094820d45c95a1e47079bd7a83e7cbf96f54021b6811fa166d543658152ca9c8e490ec56d08e15594ea170ed86be6d4272da38c5683d6e2795f8972b5f58ba02a7cf9f3f8ffff607065ec3877eff99b73b7b96b71599ca8dfc3772cd6839316a411be50d568ba23b6444ada039b2aa1a9a75e53a73da90b4b0d7e9711365e37cf8e1f4154b5f58c97fbb8c3f3c7b167ff0f3efbce39933fcce3f44abe9245f9281671da86bb4a9dd62d235450225ab9b55cafee6305b573b55b34e35d9413125c82699348bec04c35191f535549fa19104262ab2e04f701b664c890052585a2492c71cd98e8824f35db8676fbe632bdfde1bf735365b711fe9d01bdb4a77f32d78d0eed26d6f94eec283f8965d00d16984d81926810e498eda9142376b78135325e424ba6c163dd7b4af0046bfd21ef6807e50f4d01b287807fd9ce8b5572fd75e253a936aaf54d55e21e62a6216a39ccccf927cbc1034943f6aa6afa12d3295c0f172c980b1caa3f5888316525c9fe3097f9c1a8b17f2e3fc693c43bc5b8cf7910be41c7080f31df23ada2a612401c663e48797c2c5647aed33e41c3f2b9efe1c1481e88922c73b680b119dc4982523f6f0e7c2a842f37345ceb0ae13a93278cbf50e01ce2208d38c0a8390578e6682a39a42acdfd4feeb2c3bf5e764a15f46d75d6019f5da3525ead2ca6cb4ccb3dab6220e79cd3ed9eb74c7414f06635e14aa3313db85b838ec4250b01d8543c8616ce9b68973e64c9a3467f624b07007f957fc343f88a3380d37c1515285e32e5de23ff04b3ffc80e378299f8c97e269783a5eca278bf18979000960d651d3a8876e93c83656aaa06d9a1a27c75314c7b009705355111b71d615c345094368287c1447f8573c806fc043f1143ce07a15d6e907ddb1dcfd7a0ebf0a2daf47483a07a38b434f47d3514062920f7be3028c49111687accfd94c65ced5127a93c47918b2aa5e0f4eb052bffdeb5ee5960183f6205a77f0b6c16041ab84e2cbbfd13b9cdda2000d7b116d427ccdbccd7c9422ab8fc5f97cbeb86494ec4b8ecb4139be9cb84ea827ebeaeb1a671b8e86630137368c27e05201339a1d928461257dc9f3d70f93708faea533867cf1f0a3fc616cc6e98f1cc109e04624e0f39d1ee93c717e9fdeb87bf39655271f3ef9168c7071dd05e9328cb029ea1d6d8e3c652e6db9fe96a54c0e2d0fbe9558e62a4f592daf48f7bafc6e64f77b9bd8bd34e80e86b4a4747bcd45406865554cdb1be4bd287c02fe3be879903861e9a570b2e10ac4ac5b4a4a4efd416398e9de975ee1657cefb4ef1fb8ffd4f8951b366f58b5fef9679f7a64f8811153bfbd1fac65f8291a493bb4ec9bef23119c9e9b37694cd1c46b43870f1cd12c1dc78742ef1d5cb819b8709831fb720a8e2ce8ce6808872dd482c2945a22889a946d0cd3520d9b75f0d354c9ec06a507225b956590e4a270389df504911aacb770cc404fa408067190dff810bc298acb4e9de22fd64e9256d42ea1db6afaf37ff25fb11df7042cbe0a5200d1110aa00ed16449092c8b2f53eccb1dcbdc65ca760b7913955a5624d164847d5e3d88ec49e04880b9b45fae978aef04d2f845004248a347a00679dce856ec01d24ed3fdb50fb6180c0a0667f2b7f957f3fe9cfdf09951cfac5bf7ccddfbee67a7f8a5efcd16fecb95dff8e5d65938a36bd7c5331e5cd4bca590d279005f0abb0c529a8af2a241172af3ca6589e6e59665f6b2e4d5892b22662dde4f23ae78bf2f981a11127bd17eb9c2004f10f5f21782a48d3c151cb37a0a809a65801a13e32c2fb9340e7e45e3c6e107476e29283b68efb46ae825ece71ff26bfc2c3f8467e02ee3df27e717d6ffc8315ed5b2f97bfb5ab7e6574effcacfe1c578229e8a3787046782ec5d069ccaa84bd4c7fc8412c94f298930402705b79b62a4d8bf8ef9dca0f56ef1beb62b14e3e1519342e359139a43bb5236dc15f6e0300e2f96c6d5eee58b495a6d6b76eaf47549da0bba6e2ee0c76968b1149481ba459bc699d3ca905c9684ca5b828427adc88cf368669a1a6f6b16ef69a2c527a4d1785b93706a2688016837812267834b78a5eaa2f075f26fc55844380ca9e1989cc68423940a2e84cb7d93c0e493fba74fbfffbea953f99c454fe17820b30dc73fbd68c5cba00cbf01f47df9f26f63860d193d7ac8b03164f58353a6cc9831a578c6bcf4adf3f67ff8c181795bd39bed7fee9b0b17be796e3fbe677061e1e0c1230b05ed27c1d8ac40fbb818ed157f990ed1f032a90c78b1ccbedabb22921851e25d3e941c6f31685f5153733136908a0671ce8bf1611eb83fc9e0fe34d03bb9096e801d067a6cd896fe65071d9d570db9c4bfc7f958c1a938ca9fe27b271ec4f3c6150153141585b1bb39d03b2b0b9bbefa174ee60ff215fc593e38482e2f5cf8e8638f3dba7021407c09c0ee2b151af15c62d44ab6a01dd216996108335d10ce81bc0a555a6fe944b98427f29744950af95cbe090c19b4b200ecab6845c49991a84b05fb2a8cec0e9d4a46a8e9d28da60cab09b126d8a698b5ad6ff01a585cd16abdd595aca255e109746067a48f802b83513b136e09a36fcb3ba1452429c2e9312c6515381d1af1e01cccced4b4a715d59c117a8cefe4bbaaf1f12a7c5cc0771aa7b133f44cfd282d6833d9256f96548625a41ace8c114e1b4e80c728a71911ed54737ae6a7af7ffe2b2c32035f88496fe39d8a0c88524413376071e560018cd102fd801eabe6adab78eb6ad05d60e341ce82c0fb011446dda36981784624d96f43cf24d99fb72d33af7395263d1d929986e3fd48235e5b1091249c6cc4e99542ffd71b00208850153f8371131e57d808fd6eb1515906ef2be026334031f980bfd46952343fa770e05dfb8a667d3cfc0a467d47443b378b51125f6bdd7fdee8b66d86b5eadaefce4eb86db3a61fbd37fae5c1f9b7f76a792816f53fc9572bc56c2dc86c1f747fb4add946db64f6ee936d8bf36b0974b72d3b53dbedf764eeb6bd9397badbf3ce9d4bfa66b7e91d2fc7999bc5a366cea4f4f8a63d9c4d9ba5b7e9d057380760c98003ecbcfd874ec35203da8c4b1597eda0a7b31cf5418dd866e246228be5fa384e840239d9b18836ad49aa18b3e143fbbc92101c9f2ca524a7a6c5bcebdc54c085888541845268c78943064fba6fc8a0897855d2e383cbbefcc7eb831f4ffa7cceb36ddb8de417364daf1cf2e2dfee1b3716d3a58fd40cbe6f2e3fbd620fdf3d7ffe138b1e7904f7dbf92d9e32bb571fbe977f994612663fbbe4e159a5a57c48b77e7f7efc717541b785b5bd5c9fbc32f6cd1e0f3fd6a1dd68fec9dbcbf8f5b1a3c78f28583f6afcc2b973718ffde004cf9db3e8f575a32f3dc2ffc52b055e7584e434d0bb0a1cf168140564a6046499e9015567c007e29804248aa1aa012a513da0e9924423ba84b6a952a94c744d550cd1d0640aaed7f620c5c32bea7323826362ba5afdb93ee653625abbd115e10ecd8fd333f4817a913e0fcdc3f3d479da74fd297d8dfe1e94e350cee976a79aa805cd11b5991632f790bab26e6a776d101d2c0d64f7ca13e844a9888d970bcdd3d16cfcb03483cd56a76b8ba527d813ea626da5b49c2d535769bbd43ddaa7e803fc01f954795f3da69d465fe02fc869e594fa959661385a348c8d42a5aeb59b46f2b9241d7f4ad2f9dcda2d78e5516ce7bfb253d5cd4984f417d9977de0852c06cca910b984504134e2447b6c07e43df1a5da9e3819c2066792d9a6c525480af5269981fc8ad74fc3a071b344daccd1904689091394fccca88692edc919c905c912c4a1f56e94c3d57050ef658134c57c29e7d01123869efaafe933a6cff82fd27dce22fe35ffa27601e984f3b0af882e2de8dbe72e5e513b6df49851a3f82ce24f7dbff41f95ecd4bee39357823629023b310cf4801fb58bc69bed1af2520bf87cdba87d9bb69aae8877b53423b979bc1de2c506779e57d83f88c19cb93323616402c1c32346841c730662b1b1900221026cd8a4efe6f2a7796fbc13cf98fbdda4fb4e4cfbacaaeab36927eeeb9f771b5e87c7e122bceeb63cfe698fcefcda0fdff36b9d7b0037024ee57c03a73ed42aea4107b5527cd0ab12af8e584b7b2be4d5682cc200bdd380b9cced057e30ffd8512fa618d0e38bc59e32608b7478aaeacf6b3fd7fe8e97e301b8cfcc894545131fe2e5502649db6b1ef8f1dc373fe09451d3c7f16b9b5fe37f8c9b3e4ae87d80433a0f70985066d42d1d940f9083a8543da863a6013511351b64aca868a05de62ebba5c0526201d66fb052a2ec936cb553c9f8da9564e3f533e0b29de53f42dd1a8bd3441f9f421f1a6a1e75dce88361a3033dd681e1ec18cd9b0a4c25a65b9abfd1389fd7d074ed93f594ad36347caf68c41fef6d206efc9ec41be44d4c4af0b73667a30c574bb97912f405eebcb08c1546d806a59ed082d6db4706b1a0b4d44069e9564a0bb799553fc78ffccd20f73efce832ec9835f78f39dffdf9ebd9f6e3d37f22838abb7635483e11bf2a48dead2baffbe567ce6d769c2c261f0c5cb0ab06be6f8fbac841f580844a7519300186e806ba0d47a0fd95f6808fa847e48a6ccc26db149b5a602904dcafb1e87fc13e5e406e1319d4da8f058a6a3f22f920bdb30049b11e490723f26df10e3a44442f1025f72ab70de8556e1f3014c23984a2b70d8e85cd78979d455901a346fbfb449b4213403b75a5bcc868c784ee88ba4c042907d9fba8d4cc54197b6503f2ffd66645557d0c65b0b168dc1205ee311a1736c26064d1c9e7fc58dff60fcd86aef641f45185539e783406b9fc8011ff2e003f073c0d8a0e69e02f49b22a46618a718e11ed80d106eb1c1de8655ed96e6e4fdb29bd692f65281dc4862bc574bcd098f204a5d03c8f3ea4cc534acc8f4b4fc85b155f1ac922edd44ea4973a800c6683d4916a21296293d512f21028d679ea53ac547d5d750d37d00dfa12fe62d86e8edfab6d4dfd3ca9769b81f173245cdba1e632e95dbbb3b15431e48b9a04b74bd84b119541c9083c5f6c70f1445386c05cef0ba262bca708ad60469f45b369aea22a24171355ec28d1740de7eaba16d11542910ac830314da504335d6e2de9ad11b07e4d4ce1c63052712323d96085d48638c266c411451ab1a9362d483c4a500d6a1ebd39e948ba937ea4b7d25bbf970c5606eb1348b152ac2f23cfa9cf69af9172a55c8f97b004b1bc17fba9ddda0c47685b9c43fbe128eda60e54076b05d609783c1da74ed20aad8fab4f692fa97160715c027722ba4f3110f82328a881f89ffc45bee50adfc297b25335e769b0bab9d4b9e60c8d5cdfd758523434271a5072c57c5c2e381f1131f8432a93b1425a4b4aeb980631920fb151e7378a792563ac8ac8bab6d16564f2cbb7e16eb8a73c100f960b4ce3f104b9d0b417ef92ad7e12afdc4eb2951e30f8a8720f19a21491898ac9203c36e66904d8db48104fe6fd6bcf1b10230901c4a826368f5477412eaacf1765455df23627da665eed5c11a7b5b4e5d1969ee67fc917454dc8ef73d9fd19fe8e7e063abd5ec9887c226dc81dc1961695bfff7ef95befbfff169e8057f0091056ace4e3f14ae934afa9fa89d760e9a72a2c611f1fcb97f1e57c2c5e8d27e1fbf0ea988531acb68e5ca875d46bdea698b6a152cd6551b06a6f2999541021774cdd34d8182385b41d79b018b630bd12c868f886bdd947e6e1006e0d81c3052e666c4e953cfc700930ff8f3fd5d6564b07f8c8c963c7de6fcca99d3270614309687434dee2dd86ecdb94d5688535d1aa638bcbdf52cf73b5949a27361838c3338d696410e216aa1905fc667b200d6504069aefb614990b2d33cd3341f35914f360d360cb60f7a0b849a6899687cc2a5088a5dc40985b24b30d5c7aeb71b924892fe14578251e0f6859f6e511dc923fcf2f94bf7f6027203501afc0f70b7401629fafe12f0ee3e5b20488fdb52e86d77a3b8d0c3b9d889e8c6625c493447fc0ebf3c6057c3e6fc4efd55d689b266f3397fa74af2b8eda13fd32922ca0cf7d764df19a6820a6a46094befc7ac1145836e6941a85f6b1f981b8442195c184b8047f7c7c42427c62ae27d7dbc5d3c53bd033d05b9034ce33ce5b9864bbe130f94983870491b7cf15a660acc8b9591327ce5acfe791de380dbb963cd76f6ef4735eb42bef8111b4e390f14583f8027eb516acf1875fbc78a0a573de023e084f2be90ff2b614ac694ba05a1ada1c6d8622923bcea19b928292071f963c87e3b639a46d91d58e154d937453304141097eab5bf12737b57f5d5551592526d1f2ebf365e03f5db25fbae1f665460794a4e3fc407e527e303fd433a967b06768903e3c302c69447044684878526271a038a9383821541c9a129e6e9a6e9e6e99139c139a135e6e7ac9fc72d2aae0ead0aaf026d326f326cbd6c0d6a4adc1ada1ade1a66202e3c61c85cf579f974b4d731881898856d262a9892c49fa74f68f139e7a6cf08c8d7ffe9d9fe1279fe5ffb5640936cd79e489a18b967d7b1c87b0753696d8265e91775bef82f677c685b38eeefbe35fb939b84bef3e03fa76ed9d14cefcfbf673bf46004b1045b0494614911db5ca31d57e1bf831b731086e7b95eb6000ad86016486513572b357c404edf6a876d368ebac903bf83c6e17feccf5bed276a1ef00ff87a16507b4ec7398540876d941eb0a0d953a55af9e2f2c9ef3860ec9ba22d47ce6aea8abc4b5c615f39662e19b235c2f0b605b662d7e6a1658d7f7218e7a97bf0f2a6bc19e356bf6d079350bf8617e04e7e20eb1111971918c1646d3a8c8059300264cec1091918c03f04044285d266271cc8c207ce7120401737df8034af7dfdb191c6d81889d8448399140ed501f8ea371928f05d590da0d75c3dd6977a90beb29df8b07d125aaa3c150e0b08e17e267f0d37861ed973c07cce376a9afe185a00e08a94b8585c493a33de500584806208385d4734d3ac0aee502e4a65c42899eabe9941212a0c40c8fc328cc111d9c0859184ed56c82682eb61ad7a4208ba09d3640d06f68af7293d8986fba31471b0c6ad6bfb7a7ff6edc47a9ee8191bb999dd9f5881e82d2168c6b5bd69165eb9950a246194146b051fa6ef2965e0e259e111d4cbaa631936cf69238ea93fccca3bab57853bc398d34a56952530681a139c39a0b1e419694c532e54c2553cdd2dac0f83b5a7bd0ae5277d645eb691251de103284de23ddc3facbfd95feea10ed1ed37073312ac6c5640a9d204d50c6a913b4fbf429a689e662f34c3a537d487bd0f4907991f2b8bad8fc0ed94b7749bbd95bea0173af1b743182461cee801f00738cf034a8044fe16b796788b2aff0ce40a9c3520751c132165f7f5e502c0dd887187ee3afd12e5240305100a820026f13326901554362a76b60dcd580a2c8c083621d3970218a40a48d245d392461e348316185991b04cd26e8e4b8296d155f57dcf07dea29d528fcbe856037093548a5362a6b480b52bb96419b6821ad3dcdd646d2026d099dafbd47cb35874664f039353d81b825b79aa03747101b4ba972446d0e54cd9172d4b67a81651c9a24175bf690b7a5b7d5bd7abca0000edff8a33544e6c57c03dfc427c39115bf009e4857fc22a9ae9531e7845493333c88cf83a72dbe6c3867d89c65d1a6b74a24252a52052fab8644ca4491da322f6aab680d1c6c1148b1194851ea5590f37f26a31160ad4c122505a410e455874014747f3c8de0663407b7a5997a3fbd58178c45eb1d61871bff0d1cb9017853ed4786175c45dc356b6b9f26c65c9e98bb78c0f0dfc007a0425255a03b89a8a033e94106fe2b185859075512946d32a812a0de8d48f7d63507d120a326d543e3d5084d577369bedad1d4957657fb9906d291a662932d960477847370789af47dcd397a5bf54f345c03eee33f6bf2f8d97fd24f50fd7c7140768b953e51bb54216f24156803c4a1d481ec6239cdd12c6376b23e3529663bcbc964fe3df6d72e95dde7abd79effcb3c22c2621e91e29bf3880c676362adfded2cb11d9097fe69cce23d6dcc25bb636b78a0c78dd0f3061539a05f3019478da483d1291613ab50c9b5daa5d8cfbf87be7f3bcf0a45afc7e91676c9d0d171519d4a18952a143350c347631d036d31b8d6f0474f11fbbf78111fff1b01e3527b12fc9d93a4a5f1f50d0f48888bbcac75a7403dc9107170e5d14cec09e70837969f3970009e1b215d26e27b228afabe833f441f4818e24563e216e882624c264cdc7e24d51d84e72528d1db1c79b70dc6e2e6bfb9be339ec45332dc8070168eafe04be422be083f24fce6417517a40fa4d9608522e89568334d46fea009fddd775c5e633de1081d0d7e9ab826e588638519a5f8689c45b3983a04a9c5ddae8948e88361cd72c45cd7d884ce7797af5eceaff73a7a67a475087508774ceb13ea131e1e1a1e9e02eec523a147c22569cf849e09bf127a25fc46e88df0fed0feb0272b29337867523478775241704c5261f0f1a4f9c1a549cf05d727ad0d6e4f2a0fda85b77163d623270264aa4f90a686b36f99fa23eb4b1e187ad7b8a744aeb7fbce05db4e631b4e3ef9c4b3d33ebc67da0fd37106b6e06bbd7b76eef3fce4f4276b176c2a1afee9fa0f7627ded3af552bec480cfc22d649821f3002f8c5041ee76dd104799df9840dadf3acb01d49d81077c24f3b39a37166cd126f375c4b70048c80d2986fbb9cb9b35f5261924857359abfa0c66c16780500709ae06b8aa6cd9a356ddaecd9b37bee9c711cebfceaf1193b7bf255b8e8fb2d6bd76e796dcd9ad7c8a9d1c3f93bbc16ca3bc347af077080a2825639402b3fca8bc6a3a3b852b21eb554eaeb1cd23a1f90285ee96441ee76b766d2ae5cb6ff0e608d4c9827b268373d36239fd228a726e5f458da6ff9e6cdcb07bc141df0c6bdfc73be1522c48c41af4b1df8d759996fbef2ca9b59adf9996010e7610f943cb1dc0e0d137340009c3d862bdf3a74c2ea58c74ea82bac47f006ea96908544e33b99da095c096e11eae5e2958b55f68b377165c477063d052cd9595eda18799bc422829edb671ce757b17e7cfa8ef502775367cda2fbc8a03fabd68f19867b600aa5c7f09a4f04f6448df135d325b1223301dd190d23cf3fb07654ad646bccf8cbb835ce23e61589091ea27a2ca833b1d8da251af055349a6a1398bb2cf28f818e0101a427ecfd0bd24288c5388fe935ef5a563ff3c0cf73e7814f7982bf897be164ace20efcb99985131eb593eca2471eb9b333afca6c8d73b00f3b715bfefed2a2b933a6d4db675a0a3874a1bba2897686cdea3a19af411bacf20e9db814a468cc62e96233b963d3ff0dfead491897f65535ed2b2a62a9dd8b5962b229cb582c1765f395f92a88bc4760d113f37a531cd9624281967ed8bb3dcee29ff155dbb71ffd4276ff94d7b96f1daa594b0b31a89c370dbaf2aecc2acd02aa3645bda24d126d14798e7a2bfd6b9c011007ed886547ca3ae757e8046d6246166bd413ea24b74b6fd00802968b312af3df2f8bc00448ddacb0597d16d798e833a635c2b1b9be86c968da685a936e02921fe357b0f9d88ced3d81055ee7fb26568c19b17368f9c6aae2390f4d2b9933e7c0e861f8ceeaebf88e616336d538f86ffc42288c7db939ab365279e3f2556b362e5bbe11f05b0676d009f8f5a19c689c4542583fe33ce13962df60c5c482ba392c169b5d24076292dcbe0ae0163a2d7367a17fbe3fc69e390e31f96270a4814921d05ee6e42b2c764ff75625f385e8deb56bcafb9f90adb5038bf1caa553e253d2de58597b5a76d76e193dfcb2b1fa1a11018598954b87c8e52cda216d200c0340f65be61ea35a8156a89568f335e966bc52868b441f7c9554787dadece65f2352b78f77355a34419cdf21ea1719c135cc0aedb2afcc1bec4c952dd8624676bbd178cc421a5a4aac9613bd380a1d258ef98e582f6eb97e19457d6fff38f6d6ed45bdeb7bdc79fee79f863d2923e8b61e9fb3a05f1d3d13751b59c11d6843435ad082ecb7a6052f8ab460a19ffac193f6cbed941eb48732840e970729238dc4e03cfaa0f4a03c5b59441f979e644f2b6be832b65c7e59d943e3bdc4cbdaaa9d4937d6531d4886abe3c12f1ac7669212f2209ba33e4916b1a7d517c84bec65d5736b8210e0c7abf1dadab3a42fefcb7bf155b2bbe62dfc3228d3f5f8246f191b433d3592de411b8800fbc6ca25400d2b64256c3eab2780817cd9fd679518fd5684949da057226862343dc1e3d42405856425ce76267422851e49da910822eb769a558bdcdd6d71760f265802f626b1dc2c486d40486d4d7be16fd42f7a6ddffea258eb99652c7915339c515b302d33ad20ad246d7eda73696fa629c3b1c16f1e83f11a8c5dd8d1e6063f7a8cfbd2deceef961c3ac25760dcb56f5131e12ba2fdc797c0e9844eaf8f9fbe9d6e9a30f9f285da81a4bb25317ee67d5bd6d47e45baefbdefb5576a4f4b851b47169634d0d609a3fbabacecf8f7b272f1ff2c2b9eff83acbcfc7c83ac00144254ea75771a402172792da32e799d13ad331f11b9bc4eb6deb493a7dd5f7279bbf25c1dfddd4414de786544e3341e393473eedc9933e6cc99010cd20582f173fc1bbe0777a3b35f5fb7ee755131e21ff32a281fe3dbb01bca6d0292323e908d0048847d6b170ddcb46f47ac2bf0377447006c5bd4b0728dbc01fbc58b7f3571911ba8a8f7035c8d00254e819346aec046b10817ccdcfada9db2beb1912340f3846f506fe186016c42479b62b0d5fb2971402eff8e846f6c2b02869712057fa591f56d80ad91abd21867ae465658e8e730d90ba6762ac032eb86098ee9e315746683b5ad6d7ec308770355fce7d57a4ea255803907f82a5e8715824b440f9a5eb41ed17628ba6c41aadd2984c22584423596b3191a50acf6aaa89f0eff2b13f96855c6f08ca796096c75d931d7d9ac29cdf07adefa5b6d8d54b87bca38ca44bf93c0471a0dfda6a1afa3518b99584db949c124262baac6243d37184c8ac4b26a86ffe43eeaa98c5be390d6448edcccacdd9dd0dfea560a92fb3435161f575dbc35b7f6bbf0a89cff6eadb158616c1219c4119aa6e99ac9643659341b4b8937c75be2ad71b6166a2bad95decad4cadcca921eca57db69edf476a6b6e6b6965e5a4fbda7a9a7b9bb9167ddabeed5f6ea7b4d7bcd7b2d11ab6c55acaa55b3ea16539ea563fac8744d44b68d526fd27f5b12174bbd194ac137ed8b9145637a8dea885d07f8355e5dfcf3dcfbce4f9f38a9c7e48ebf1cbc5233e62bf0ef7ecdccccce69decaa4a5ac7d7dc7ce94146c6fd3a66d7e6686454d5affb7ed654902af0940cf8dec55f0522647e3ad4cb5d1750ebc435d8774d5a4110d44c0eeb40e70379a84325203bdca9d86b76235bc958a9bde4a4595f86ec298958ac675441d5de2f3266ab3db1c05a48016780a49218d0d541840e0cf6c070c314738310e928d1fe04b6e1fb69b1fab7c6bfb76f62a7fbf0ef148dfbc3af456253e8311be1d205e0b5a44960a8d79e7047060b0f98cfb846f851def70ca04b96c164737d069f6f8986cc494f1c5ac9b1a2d61bef0985dc07d6e91cff6791bd27bf5b1c75a3c81581dde6ea0d38481b8ebedc9ef7f8a7792b292a1fce7564fce4c486952b692a45f5fbbded06a1881c3ccfc008f8c4efe35cf476fc9f39dbb25cfb7e67f96e79b23be0fb31b7904914318488ac87cf21c594bcaebcb412827a07c6b945fa1f81902cb47759005174ea4f15213948a9bd3742917b5c1f9345fca54bba2ae182cb654a83e243f8917d127d92279395a8e57d295d232b64ade4277e13d34f566de3008a6d787bd783cefc6674a8535d554bebe568cbe3bd8cd008cde8c1ffd4bdeb04d2c6fd846e40ddb88bc619bff98373cf76ff3862215f5ff46caf03b8f1ed273480ecbd4bb19c9c191fafdfa3cdd401f83a2030ad9e7fa091d10c87ed17d5ee28608c7c9ecb21d9a716a6edd6b6a82534973962e37539b6ba9a68839c39a8372701bd28eb595db2a79ea6de68ed66e249626eca676370fa603a581ea506d8069b079a4b588144aa359a15ca814aa63f542d30c52224d6325728952a24ed74b4c4002f93175b1f684e969f312eb8beacbe6e7ac9bc86b7493f41afb9bfa9ab6c9b4d50c049177a97bcc1fe20a7a44fa443e454ed32fa5afd825f59fda77a61fcd430d62b98c3f1ca634dc1d0fdbb71f37873a8c9fe6b3f6efe3b380703554aa9548cdf5b594d4f07aeed5817e263c2bdaf53f650e1b67176f66111bd288123ea72bc611660a36dd9a46748a8dfb66645351f9df7289ff03127e052a44b3d3a016a2195a366dafdd497b6bfde9306d34bd5f9b461fd616d0f9b4545ba2bd849ea3cfd197e4d5da1a6d2d7d532ba7a2bca78972901ea4c7b5e3da097a829ed3ce69dfd26fe92fda2fda1fe857fa875ca76501634a6695ea2e922825aa2e3d6801a24bcdd5541d082db553dbe89996cea497d44bedac175b9e40f3c91269b1bc449dafbf84969155d24a7995ba5cdf2c9793f7a4f754c157c7a5e3ea41fd4b74829c93fe219f534fe8dfa36fc92fd20ff22feab7fa9fe8aadc3696ce7419720654c31ff1fbf1ec4b3fe0d9b0dfc21faff9933f4e3a9014be13f7ae3d577b088fe6af0ab9f34324e704bad9706ef44e5b00d940cacc166a156bcdffaa846cf014889b2d62d5899d217d8dfa15453bec36ab49538546022d6f6f205a237ac5961af8f21be6458c0f74fe13c5c058aa06a936de545822e5398e4c274f80ca7ad1505a3b1b29adca7aa51527618d32061ca630d58b3dcc237b9454962aa72a42c66ea3b972ae926fcdb775415d704fda53eac2bac8e3c938f909f2047b425e6459647d892c87e062a565a5750bd94ab74aaf595fb3bd8df7d1dd52b956aebf67da63d963fd987c6af9d4fa89ed0b7289e4df506c727d7c9497e7070dd7124c4c114fefb6ffe5e32543eff6815cd4aae4daf5dc7797fdd4b65730967b95ba02d635b4381a6fa45d8d046c04ece50eba4ee45e257c4beef568d67fccbd761e4c062a134991328b3ca83ca62c55546072d58e017714a216663735a1e96a864924657baa234dcfaaafaa6fd1fd2a30b10a0cac5ea055aadf1848438a7606fdbc763be95be3257d6b3f950aab6b57d5a16a52844052f976693bc445a96844b4b5dfe631c9112ddeee099858284c9156613a8f2af0b79e0ad78648c06fd67496ea7511370af91dba8d45ec95ed8f8285cf12de92f0999cb1cf74c4ba22311b991f5bd3692404984764ef6eaede17de4a762c59115bc72c5c5269fbe9af3ebeffd90e1d9ebdffe3af4e7729bd67c894e2c1f7944e3e5f7ee8e0f219e7a62f3f76e8cdf3f73ebbe99567fd09cfaedeb4e45e1881c403f87b3920be49d965e44089648f7d417a34f6fdd2f717e4c035f18f961a8fb6309a158c2478cd3635c1e4f1db2416a228a1c20fa34df9d656e1d81049f4c7ab1e1b4e714a283ee80107d92419c3cdaa697f34e61e1ac3bb65bcb1859dc6983359fd20c5f75d0da38e0df2c6a8c1ef425d9fb9674871f1907b9ee9da78e493ef5db269f5b309fe675fd9f4ecbde7df3c746cf9f47333961f3c542ed6eae2edec0ced0f81654a147822c18c5cd2e604f3665712b225c53edda9acfabaca7ed0403bf608d725ad8928228ccc118eb5cf2b0a00c8ce4cda5178df12abaad85e1e31a86cf47ddbe1cca688b381afd1fe570abab49529953bf4b9fbc6612fe33b2022937cba38f6d510926e7e0724907ee34320ba38b6d2790a2ea72f90ed2283bf071c10cf4ee333a38c0f6f7e643485a6d67c4db6731e7b5af9374f1f6df4b4927aade1e993741079da58f793007a097ba31a2d95a9841c58b67f5dd39044073170655392c6cb2e9c1a4b07e1002ee46be1ed05f0767ec3db54bc8dc4dbd881e0edaaca9b7dd214d7253c005e66a7f805be16172263fe5e26bd8defae6ebcbde52f6fdff8f2ea1a1ef0ddc9717861c3db44402e3d6ef46d42cdf7829328a0b703f866037c4dc7b24331c3208e561eb5f3cacf6e7c786c8c25b695c2c688b8dc30b0046105f8a5fa018ad514d04bf1cd5e34034ebb8c4a419615878c0d70cd06b8f6af2fdfd20b40ddb0c5032e9e1a87ab8d5d030670809fe7ebf108d10b6042ea6a60e2d65eb6fce75e448eaa1e37b83186629d3420ea462718a7e1e7e955d0b03ee039e73fe538f37014572fe8406010b458c818fb30d8f0d72126c26939d9398ff6e8b130ab4d0ee89b853d7b3c0a6c4faa7b3e9a959d939bd566418f9e0bb3b373c52db1ee763df8ac238cefdb14f10547d4a14a688b2e8b0fdd34a23222097a54d6541ab990d837d962a5527d655705d75797892dd9daf0295c43152bfa4e4384a2b25f516b3435da2e2ed1835ad166f21f4dd5a0e30f5beb56dba83f719b67355d11b665356b9a4c23e1f49043cdb269e6e6c174a76c0ea547bc76250e99c5d7d459155935466815fbbbf141ac58d79375f14a4d8558537b39eb6cfb8635e799b105b5692979d9b1cfa9e120f7e6e25a59092b61e3c3531f1cc432df4c1d79bc8457f395bd4e0f1a8de1b777d0823e781c964b8e8fbc6bf798793b5a928481dc45c4ad3706f353596f3e32e6ed0162112efbfdb035981808d90e5fc544accbecdb6ff68387eda9a996a0e3f0c30ff7eb27e46706da2117487701bb2cd84934c33a561ecd8a6afd483f6d2419a949c35b47c1d5145f46c89b992e080dc33c6a3f9a1935ab9a865430b09be16d850137a9b2bd7dd40c5104301b953663826f5c2eb7828105334c54cddedede7ea7ba59335eaada493713e3b9aac1d883d3f2c239e1b43cb980cf7cfec3ebb3a4273f7c9e7cfc8c38f9f543635efd3431b333e45a4ceb6d469bfef2ad64fd7715e45a1548c4de3a493ec5520d4e42e22b05f1bf07700b9657fdc95439e129d6bebabf1cfaf35b70a5143444fc1737095c6b9c69fcdf34718c9117ce62c704a9b86bfd314521dcb7fe586a74cc501c9e527f2ca324fc04ba1315a312340b4d4513d17834014d4721d4148d41e9b0cf429950b2e168343c11429de099e9681ad4a9681c1a8526a31670b5079a02cfb782a33bd0fd5042a8ff8db6a61967e3603f0ede7910b663e149fd7fd06bee8d5e07404f0f425f93e09d29f0b4806314bcf3ffacc7ce703409de1b08fc14829e26c0b1686d9cf1c62863442168650a6c4be099d1d0ee44782e04ef1743efa38c7b7f6de76ea395690051313c3ff63fdc0dddb83fd0806a1ab4556cf49405b065a39c5bde6b78abe58db762ff250f7e758f88ff49f96f7f407d44eaea10fddfa7687a95
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
368fde17-1ac1-4ed0-9ba1-42e12829b780	1	model	The pump failed on Monday. Ben ships the valve on Friday.	a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba	offline	writer-4		2026-11-23 11:10:51.260318+00	\N	\N	74cad003-f1cd-4e4e-be45-46158a061675
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
1	general	General meetings	t	\N	2026-11-23 11:10:51.110653+00
\.


--
-- Data for Name: summaries_guidelineversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_guidelineversion (id, number, instructions, threshold, attempt_budget, max_words, language, writer_model, judge_model, score_mode, joint, variant, wordings, confirm, four_eyes, judge_edits, signing, redact, change_note, published_at, discarded_at, created_at, guideline_id, published_by_id, drill_share) FROM stdin;
1	1	Begin with what was decided and by whom. Then list the actions: what, who, by when. Then give the discussion in the order of the meeting: the positions that were taken, the reasons given, the figures named. End with what was left open. Name people as the transcript names them. Somebody who was absent has to understand it without the transcript, and somebody who was present must find nothing in it that was not said.	4	3	400				auto	f	base	[]	t	f	f	session	f	The guideline that ships with Countersign.	2026-11-23 11:10:51.117162+00	\N	2026-11-23 11:10:51.111889+00	1	\N	0
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
\N	\N	0	74cad003-f1cd-4e4e-be45-46158a061675	approved	2026-11-23 11:10:51.328885+00				\N	0	\N	0				2026-11-23 11:10:51.328885+00	f	f	f	2026-11-23 11:10:51.191531+00			'1' 'call' 'crm' 'meeting'	\N	1	2e7014d1-b67b-4e63-a1d4-2d6cba957cf8	\N
\N	\N	0	16593391-8fb6-4841-a093-99e214a1c366	queued	2026-11-23 11:10:51.708914+00				\N	0	\N	0				\N	f	f	f	2026-11-23 11:10:51.708914+00			'crm' 'meeting' 'waiting'	\N	1	f39519a1-7668-491a-9016-177dc933caf5	\N
\.


--
-- Data for Name: summaries_transcript; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcript (id, source, external_id, title, occurred_at, format, turns, word_count, warnings, sha256, submission_sha256, created_at, submitted_by_id) FROM stdin;
2e7014d1-b67b-4e63-a1d4-2d6cba957cf8	crm	call-1	Meeting call-1	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	251ae2f0988834c271387c2575ebc082b0860256b6f0929054b6d36dc71fe36f	2026-11-23 11:10:51.191531+00	\N
f39519a1-7668-491a-9016-177dc933caf5	crm	waiting	Meeting waiting	\N	text	[{"end": null, "text": "The pump failed on Monday.", "start": null, "speaker": "Ana"}, {"end": null, "text": "We ship the fixed valve on Friday.", "start": null, "speaker": "Ben"}]	12	[]	3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9	98aae4b590c1b47142f68c6a57e41dc0abde75733f224d3386c63212f5050d56	2026-11-23 11:10:51.708914+00	\N
\.


--
-- Data for Name: summaries_transcriptscan; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transcriptscan (transcript_id, version, signals, scanned_at) FROM stdin;
2e7014d1-b67b-4e63-a1d4-2d6cba957cf8	0	[]	2026-11-23 11:10:51.191531+00
f39519a1-7668-491a-9016-177dc933caf5	0	[]	2026-11-23 11:10:51.708914+00
\.


--
-- Data for Name: summaries_transition; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.summaries_transition (id, action, old, new, role, reason, at, actor_id, summary_id) FROM stdin;
1	open		queued	operator		2026-11-23 11:10:51.191531+00	\N	74cad003-f1cd-4e4e-be45-46158a061675
2	write	queued	drafted	writer		2026-11-23 11:10:51.246087+00	\N	74cad003-f1cd-4e4e-be45-46158a061675
3	pass	drafted	in_review	judge		2026-11-23 11:10:51.276282+00	\N	74cad003-f1cd-4e4e-be45-46158a061675
4	approve	in_review	approved	reviewer		2026-11-23 11:10:51.329875+00	1	74cad003-f1cd-4e4e-be45-46158a061675
5	open		queued	operator		2026-11-23 11:10:51.708914+00	\N	16593391-8fb6-4841-a093-99e214a1c366
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
2	countersign.example/log\n2\noelLl4qaubdMcpF9v8Ztc2nZ0YyqGWkf4v8j9JHKG/A=\n\n— countersign.example/log Zl6PVQXYrRIA8iNnZ2VIYi1VpTol9Ym2Xy5knIJd8rKfYhJIT57YP9CwpJE+YTbVATiRqibjRI6c+sFdfqr93QhoEQk=\n	2026-11-23 11:10:51.703107+00
\.


--
-- Data for Name: transparency_leaf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_leaf (id, kind, "row", content, at, index) FROM stdin;
1	role	1	{"action":"grant","at":"2026-11-23T11:10:51.182752Z","by_id":null,"guideline_id":null,"id":1,"role":"reviewer","signing_key_id":null,"source":"","token_id":null,"user_id":1}	2026-11-23 11:10:51.182752+00	0
2	record	27f54a2a-1f5e-48a6-906e-229031f5b280	{"created_at":"2026-11-23T11:10:51.323531Z","id":"27f54a2a-1f5e-48a6-906e-229031f5b280","number":1,"pdf_sha256":"2754757b72bef5203eed278b1968698db055f5e18768ca514551218784adfaeb","reason_sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","review_id":"492da401-8dca-4ab6-9765-a560f3177d65","sha256":"1db7a61a2af2c617c41f5375c78baeaa0c6585d6e3f702acfdef036fbbe4e519","snapshot_sha256":"097bb05daeef792110810dfda5dea6ef251dbd618fc88b3bfba14cc3ea284161","summary_id":"74cad003-f1cd-4e4e-be45-46158a061675","supersedes_id":null,"text_sha256":"a685cf189cb07fe238e985bf89964751cbf3a10f63a34400fd741ff762634cba","transcript_sha256":"3ab0a58ec473cba81701306be79ce8e1c22ee9e70eab2bd7358c19bdc966f8e9"}	2026-11-23 11:10:51.678518+00	1
\.


--
-- Data for Name: transparency_node; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.transparency_node (level, "position", hash) FROM stdin;
0	0	\\x317e007b74bb9195dbc2a60c0844c8bf2f3dfe5fa831b4aabf3a8b0e52642e21
0	1	\\x4b4616409cda7447c103cb73d1de39cf242c597c5d2e26bf4f2f5a6c0276dc6a
1	0	\\xa1e94b978a9ab9b74c72917dbfc66d7369d9d18caa19691fe2ff23f491ca1bf0
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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 416, true);


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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 131, true);


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
-- Name: records_sharedpart_sha256_8ab5cbfa_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_sharedpart_sha256_8ab5cbfa_like ON public.records_sharedpart USING btree (sha256 varchar_pattern_ops);


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

COMMENT ON TRIGGER pgtrigger_append_only_9c87a ON public.records_record IS '27a99b5e6e1dd33831ab0314ff1da309d57a1aac';


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

COMMENT ON TRIGGER pgtrigger_signing_key_changed_b0691 ON public.accounts_signingkey IS 'e24fe327ecf1252b2ea8a43d6fc87e63e5486c10';


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


