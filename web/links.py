"""Whole addresses of the API, as answers, headers and webhooks name them."""

from django.conf import settings

ROOT = "/api/v1"


def api_link(path: str) -> str:
    """Of a path below the API, such as `/records/7`, under the address that people use."""
    return f"{settings.BASE_URL}{ROOT}{path}"
