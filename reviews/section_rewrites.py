"""One section of minutes written again by the model, for a person who edits the text.

What is asked and what comes back are in the cache for some minutes, because neither is kept: the
person takes the section into the text that they edit, or leaves it.
"""

from typing import Any
from uuid import UUID, uuid4

from countersign_judge.llm.errors import LLMError
from countersign_judge.llm.types import OFFLINE
from django.contrib.auth.models import User
from django.core.cache import cache
from django.utils.translation import gettext as _
from limits import RateLimitItemPerHour

from summaries.minutes import section_keys
from summaries.models import Summary
from summaries.moves import send_task
from summaries.writing import write_section
from web.rate_limits import get_rate_limiter

LONGEST_REMARK = 1_000  # characters
_KEPT = 900  # seconds
# So many in an hour by one person.
_MOST = 60


class SectionRefused(ValueError):
    """The section is not written; the message says why and what to do."""


def request_section(summary: Summary, *, key: str, text: str, remark: str, by: User) -> UUID:
    """Have a worker write the section again; the id of the request. Raises SectionRefused."""
    if key not in section_keys(summary.guideline_version.sections):
        raise SectionRefused(_("The form has no such section. Reload the page."))
    if summary.effective_writer_model == OFFLINE:
        raise SectionRefused(
            _("Rewriting needs a language model. Set one up on the page “Set up a model”.")
        )
    if len(remark) > LONGEST_REMARK:
        message = _("The remark is too long. Write at most {most} characters.")
        raise SectionRefused(message.format(most=LONGEST_REMARK))
    if not get_rate_limiter().hit(RateLimitItemPerHour(_MOST), "sections", str(by.pk)):
        raise SectionRefused(_("You asked for many sections in an hour. Wait a while."))
    token = uuid4()
    asked = {"summary": str(summary.pk), "key": key, "text": text, "remark": remark, "by": by.pk}
    cache.set(_place(token), {"asked": asked}, _KEPT)
    send_task("reviews.write_section", token)
    return token


def run_request(token: UUID) -> None:
    """Write the section, unless it was written or the request was dropped."""
    held = cache.get(_place(token))
    if not held or "asked" not in held:
        return
    asked = held["asked"]
    related = Summary.objects.select_related("transcript", "guideline_version")
    summary = related.get(pk=asked["summary"])
    answer: dict[str, Any] = {"by": asked["by"], "summary": asked["summary"], "key": asked["key"]}
    try:
        answer["section"] = write_section(summary, asked["key"], asked["text"], asked["remark"])
    except LLMError as error:
        answer["failure"] = str(error)
    cache.set(_place(token), answer, _KEPT)


def read_answer(token: UUID, summary: Summary, by: User) -> dict[str, str] | None:
    """`{"section": str}` or `{"failure": str}`; empty while it is written, None for another
    person's request or a dropped one."""
    held = cache.get(_place(token))
    if held is None:
        return None
    owner = held.get("asked", held)
    if (owner["by"], owner["summary"]) != (by.pk, str(summary.pk)):
        return None
    return {name: held[name] for name in ("section", "failure") if name in held}


def _place(token: UUID) -> str:
    return f"section:{token}"
