"""What every page shows."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest

from llm.names import OFFLINE


def engine(request: HttpRequest) -> dict[str, Any]:
    """Whether this installation writes or judges without a language model."""
    return {
        "writer_offline": settings.LLM["WRITER_MODEL"] == OFFLINE,
        "judge_offline": settings.LLM["JUDGE_MODEL"] == OFFLINE,
    }
