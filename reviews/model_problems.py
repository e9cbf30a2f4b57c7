"""Problems with the installation's models, for every page that waits for them."""

from countersign_judge.llm.problems import is_set_up_problem
from countersign_judge.llm.providers.registry import describe_missing
from django.conf import settings

from summaries.models import Summary
from summaries.status import WORKING

_MOST_READ, _MOST_SHOWN = 200, 3


def find_model_problems() -> list[str]:
    """Sentences as stored: a missing variable, and what summaries wait for."""
    waiting = Summary.objects.filter(status__in=WORKING).exclude(waiting_for="")
    reasons = waiting.order_by("not_before", "status_since").values_list("waiting_for", flat=True)
    missing = map(describe_missing, (settings.LLM["WRITER_MODEL"], settings.LLM["JUDGE_MODEL"]))
    found = [*missing, *reasons[:_MOST_READ]]
    return list(dict.fromkeys(filter(is_set_up_problem, found)))[:_MOST_SHOWN]
