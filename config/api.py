"""The API: /api/v1."""

from ninja import NinjaAPI

api = NinjaAPI(title="Countersign", version="1.0.0", urls_namespace="api-v1", docs_url="/docs")
