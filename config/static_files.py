"""Static files for the web server: compressed, with a hash of the content in each name."""

from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from whitenoise.storage import CompressedManifestStaticFilesStorage

# Files of libraries that no page loads: other versions, extensions, debugging files, pages.
# Brotli takes half a minute for these.
_UNUSED = ["ninja", "ext", "htm*-4*", "htmx-2.js", "xregexp.js", "jquery.js", "select2.full.js"]


class HashedStaticFiles(CompressedManifestStaticFilesStorage):
    """Scripts import each other; the names in their imports get the hashes too. Imports in a circle
    have no such names: collecting them fails."""

    support_js_module_import_aggregation = True


def collect_static_files() -> None:
    """Copy them to STATIC_ROOT, compressed, unless the same files are there: it takes seconds."""
    places = (
        Path(storage.path(name)) for finder in get_finders() for name, storage in finder.list(None)
    )
    stats = sorted((str(place), place.stat()) for place in places)
    found = "".join(f"{place} {stat.st_size} {stat.st_mtime_ns}\n" for place, stat in stats)
    collected = Path(settings.STATIC_ROOT, "collected.txt")
    if collected.is_file() and collected.read_text(encoding="utf-8") == found:
        return
    call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=_UNUSED)
    collected.write_text(found, encoding="utf-8")
