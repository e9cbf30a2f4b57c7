"""SummEval's own JSON Lines (Fabbri et al. 2021, arXiv 2007.12626). The experts' scores count;
those of the crowd workers, which agree with nobody much, are left out."""

from judging.metaeval.items import Item, turns_of
from judging.metaeval.readers.forms import Form, Scale, means
from judging.metaeval.readers.rows import Row

_SOURCES = ("text", "source", "article", "story")


def _item(row: Row, scale: Scale) -> Item:
    return Item(
        document=row.name("id"),
        system=row.name("model_id") if "model_id" in row.fields else "",
        turns=turns_of(_source(row)),
        summary=row.text("decoded", empty=True),
        human=means(row, "expert_annotations", row.objects("expert_annotations"), scale),
    )


def _source(row: Row) -> str:
    field = next((name for name in _SOURCES if name in row.fields), None)
    if field is None:
        raise row.bad(
            "text", "the article is not there; pair the annotations with their stories first"
        )
    return row.text(field)


FORM = Form("summeval", frozenset({"id", "decoded", "expert_annotations"}), _item)
