"""Full addresses of the API, for answers, headers and webhooks."""

from django.conf import settings

API_ROOT = "/api/v1"


def api_link(path: str) -> str:
    """The full address of an API path such as `/records/7`, below the public address."""
    return f"{settings.BASE_URL}{API_ROOT}{path}"
