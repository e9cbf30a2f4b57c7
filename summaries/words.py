"""The words that a case is found by: of its title, source and external id, kept with the case.

Beside the status, so that the database may read a list in its order where a word is frequent, and
the index of words where it is rare. A word is a run of letters and digits, without regard to case:
that is what the SQL functions `countersign_words` and `countersign_begin` say, which a migration
makes.
"""

from typing import Any

import pgtrigger
from django.contrib.postgres.search import SearchVectorField
from django.db.models import Lookup

from summaries.triggers import Trigger


class WriteWords(Trigger):
    """Writes `Summary.words`, which nobody else does."""

    name = "words"
    operation = pgtrigger.Insert | pgtrigger.UpdateOf("words", "transcript_id")  # type: ignore[no-untyped-call]
    func = """
        SELECT array_to_tsvector(countersign_words(concat_ws(' ', title, source, external_id)))
            INTO NEW.words FROM summaries_transcript WHERE id = NEW.transcript_id;
        RETURN NEW;
    """


class WordsField(SearchVectorField):  # type: ignore[type-arg]
    """A column that `WriteWords` fills; `words__begin` searches it."""

    def deconstruct(self) -> Any:
        """As the column is in the database, so that migrations import nothing of ours."""
        name, _, args, kwargs = super().deconstruct()
        return name, "django.contrib.postgres.search.SearchVectorField", args, kwargs


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
