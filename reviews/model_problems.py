"""Problems with the installation's models, for every page that waits for them."""

from django.conf import settings

from llm.problems import needs_set_up
from llm.providers.registry import missing_for
from summaries.models import Summary
from summaries.status import WORKING

_MOST_READ, _MOST_SHOWN = 200, 3


def problems_of_models() -> list[str]:
    """Sentences as stored: a missing variable, and what summaries wait for."""
    waiting = Summary.objects.filter(status__in=WORKING).exclude(waiting_for="")
    reasons = waiting.order_by("not_before", "status_since").values_list("waiting_for", flat=True)
    missing = map(missing_for, (settings.LLM["WRITER_MODEL"], settings.LLM["JUDGE_MODEL"]))
    found = [*missing, *reasons[:_MOST_READ]]
    return list(dict.fromkeys(filter(needs_set_up, found)))[:_MOST_SHOWN]
