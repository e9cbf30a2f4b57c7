"""The words that a case is found by: of its title, source and external id, kept with the case.

Beside the status, so that the database may read a list in its order where a word is frequent, and
the index of words where it is rare. A word is a run of letters and digits, without regard to case.
"""

from typing import Any

from django.contrib.postgres.search import SearchVectorField
from django.db.migrations import RunSQL
from django.db.models import Lookup

_KEEP = """
CREATE FUNCTION countersign_words(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT array_remove(regexp_split_to_array(lower($1), '[^[:alnum:]]+'), '')
$$;
CREATE FUNCTION countersign_begin(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    FROM unnest(countersign_words($1)) AS word
$$;
CREATE FUNCTION countersign_words_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT array_to_tsvector(countersign_words(concat_ws(' ', title, source, external_id)))
        INTO NEW.words FROM summaries_transcript WHERE id = NEW.transcript_id;
    RETURN NEW;
END $$;
CREATE TRIGGER summaries_summary_words BEFORE INSERT OR UPDATE OF words, transcript_id
    ON summaries_summary FOR EACH ROW EXECUTE FUNCTION countersign_words_of_case();
UPDATE summaries_summary SET words = NULL;
"""
_FORGET = """
DROP TRIGGER summaries_summary_words ON summaries_summary;
DROP FUNCTION countersign_words_of_case();
DROP FUNCTION countersign_begin(text);
DROP FUNCTION countersign_words(text);
"""


def kept_with_their_case() -> RunSQL:
    """The trigger that writes `Summary.words`, which are filled in for the cases that are there."""
    return RunSQL(_KEEP, _FORGET)


class WordsField(SearchVectorField):  # type: ignore[type-arg]
    """A column that the trigger fills; `words__begin` searches it."""


@WordsField.register_lookup
class Begin(Lookup):
    """`words__begin="bud 2026"`: each word of the text begins one of the case's.

    A text without a letter or digit finds nothing.
    """

    lookup_name = "begin"
    prepare_rhs = False

    def as_sql(self, compiler: Any, connection: Any) -> tuple[str, tuple[Any, ...]]:
        words, params = self.process_lhs(compiler, connection)
        return f"{words} @@ countersign_begin(%s)", (*params, self.rhs)
