"""A client made from the OpenAPI description, as a program's author would make theirs."""

import json
import subprocess
import sys
from pathlib import Path

from django.core.serializers.json import DjangoJSONEncoder

from config.urls import api

PACKAGE = "countersign_client"


def generate(folder: Path) -> Path:
    """The folder that has the package `countersign_client` in it."""
    described = folder / "openapi.json"
    schema = api.get_openapi_schema(path_prefix="/api/v1/")
    described.write_text(json.dumps(schema, cls=DjangoJSONEncoder))
    options = folder / "options.yaml"
    # Its hooks would only format what nobody reads.
    options.write_text("post_hooks: []\n")
    output = ["--meta", "none", "--output-path", str(folder / PACKAGE)]
    subprocess.run(
        [
            *(sys.executable, "-m", "openapi_python_client", "generate"),
            *("--path", str(described), "--config", str(options), *output),
        ],
        check=True,
        capture_output=True,
    )
    return folder
