"""Files of figures and labels, which people take away without the page's own words."""

from django.http import HttpResponse


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
