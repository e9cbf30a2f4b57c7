"""The WSGI application, for `config.server` and any other server."""

import os
from collections.abc import Callable, Iterable
from typing import Any

import django
from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver

from config.static_files import collect_static_files

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()
collect_static_files()
_django = get_wsgi_application()
# Import every view now, and not in the first request.
_ = get_resolver().url_patterns


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Django's, without the body of an answer to HEAD (RFC 9110, section 9.3.2).

    Django leaves that to the server, and waitress to the application. The client of a kept
    connection would read the body as its next answer.
    """
    answer = _django(environ, start_response)
    if environ["REQUEST_METHOD"] != "HEAD":
        return answer
    if hasattr(answer, "close"):
        answer.close()
    return [b""]
