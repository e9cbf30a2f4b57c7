"""What every page shows, and what the person who looks at it may do."""

from typing import Any

from countersign_judge.llm.types import OFFLINE
from django.conf import settings
from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from accounts import roles
from delivery.models import Notification
from web.pages import get_theme


def engine_context(request: HttpRequest) -> dict[str, Any]:
    """Whether this installation writes or judges without a language model."""
    writer, judge = settings.LLM["WRITER_MODEL"], settings.LLM["JUDGE_MODEL"]
    return {
        "writer_offline": writer == OFFLINE,
        "judge_offline": judge == OFFLINE,
    }


def rights_context(request: HttpRequest) -> dict[str, Any]:
    """`may.see_pipeline` and so on: the rights that the person holds somewhere.

    For the navigation; each page checks its objects itself.
    """
    return {
        "may": SimpleLazyObject(lambda: _find_rights(request)),
        "is_reviewer": SimpleLazyObject(
            lambda: roles.can_somewhere(request.user, roles.Right.SEE_SUMMARIES)
        ),
    }


def _find_rights(request: HttpRequest) -> dict[str, bool]:
    user = request.user
    return {right.name.lower(): roles.can_somewhere(user, right) for right in roles.Right}


def theme_context(request: HttpRequest) -> dict[str, str]:
    """The colours chosen in this browser, for the first paint of every page."""
    return {"theme": get_theme(request)}


def unread_context(request: HttpRequest) -> dict[str, Any]:
    """How many notifications the person has not read."""
    return {"unread": SimpleLazyObject(lambda: _count_unread(request))}


def _count_unread(request: HttpRequest) -> int:
    if not request.user.is_authenticated:
        return 0
    return Notification.objects.filter(user=request.user, read_at=None).count()
