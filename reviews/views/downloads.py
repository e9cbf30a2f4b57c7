"""Files of figures and labels, which people take away without the page's own words."""

from django.http import HttpResponse

from reviews.dashboard.scope import Scope


def attached(name: str) -> dict[str, str]:
    """The headers of a file called `name` that nothing keeps on the way."""
    return {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }


def csv_file(text: str, name: str) -> HttpResponse:
    return HttpResponse(
        text, content_type="text/csv; charset=utf-8", headers=attached(f"{name}.csv")
    )


def refusal(scope: Scope) -> HttpResponse | None:
    """404 in plain words where the address asks for what is not there; None where nothing does.

    A page leaves such a thing out and says so. A file cannot say so, and would be taken for what
    was asked.
    """
    if not scope.problems:
        return None
    said = "\n".join(f"{problem}. Leave it out, or choose one." for problem in scope.problems)
    return HttpResponse(f"{said}\n", status=404, content_type="text/plain; charset=utf-8")
