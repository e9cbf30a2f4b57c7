"""Static files for the web server: minified, compressed and under names with the hash of what they
hold."""

from pathlib import Path
from typing import Any

import rcssmin
import rjsmin
from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.files.base import ContentFile, File
from django.core.management import call_command
from whitenoise.storage import CompressedManifestStaticFilesStorage

# What libraries bring beside the files that pages ask for: other versions, extensions, files for
# debugging, pages of their own. Brotli takes half a minute for these.
_UNUSED = ["ninja", "ext", "htm*-4*", "htmx-2.js", "xregexp.js", "jquery.js", "select2.full.js"]
_MINIFIERS = {".css": rcssmin.cssmin, ".js": rjsmin.jsmin}


class MinifiedStaticFilesStorage(CompressedManifestStaticFilesStorage):
    """Takes comments and white space out of scripts and style sheets that are not minified yet."""

    def _save(self, name: str, content: "File[Any]") -> str:
        minify = None if name.endswith(".min.js") else _MINIFIERS.get(Path(name).suffix)
        if minify:
            content.seek(0)
            text = content.read()
            text = text.decode() if isinstance(text, bytes) else text
            content = ContentFile(minify(text).encode())
        saved: str = super()._save(name, content)
        return saved


def collect_static_files() -> None:
    """Copy them to STATIC_ROOT, minified and compressed, unless that was done with the very same
    files: it takes seconds."""
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
