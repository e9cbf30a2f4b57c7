"""The API of the installation: /api/v1, put together from the rooms."""

from summaries.api import transcripts
from summaries.api.application import Api

api = Api(
    title="Countersign",
    version="1.0.0",
    urls_namespace="api-v1",
    description=(
        "Transcripts come in, summaries are written and judged, people approve them, "
        "and what they approved stays as a record."
    ),
)
api.add_router("/transcripts", transcripts.router)
