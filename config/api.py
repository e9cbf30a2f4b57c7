"""The API of the installation: /api/v1, put together from the rooms."""

from delivery.webhooks import api as webhooks_api
from judging import api as summaries_api
from records import api as records_api
from reviews.api import of_summary, of_transcript
from summaries.api import imports, intake
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
api.add_router("/transcripts", of_transcript)
api.add_router("/transcripts", intake.router)
api.add_router("/transcripts", imports.streams)
api.add_router("/imports", imports.router)
api.add_router("/summaries", summaries_api.router)
api.add_router("/summaries", of_summary)
api.add_router("/summaries", records_api.of_summary)
api.add_router("/records", records_api.router)
api.add_router("/webhooks", webhooks_api.router)
