"""URLs of the whole installation, and the API, which is composed from the rooms."""

import tomllib

from django.conf import settings
from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView, TemplateView

from accounts.views.account import administration_sign_in
from config.health import healthz, readyz, readyz_workers
from config.metrics import metrics_page
from delivery.webhooks import api as webhooks_api
from delivery.webhooks.described import EVENT_SCHEMAS
from insight import api as events_api
from judging import api as summaries_api
from measuring.judgements import api as judgements_api
from records import api as records_api
from reviews.api import summary_router, transcript_router
from summaries.api import imports, intake, me, people, recordings
from summaries.api.application import Api

# --- API --------------------------------------------------------------------

_PROJECT_METADATA = tomllib.loads((settings.BASE_DIR / "pyproject.toml").read_text())["project"]

api = Api(
    title="Countersign",
    version=_PROJECT_METADATA["version"],
    servers=[{"url": settings.BASE_URL}],
    events=EVENT_SCHEMAS,
    urls_namespace="api-v1",
    description=(
        "Send transcripts, follow their summaries until a person approves them, and fetch and "
        "verify the records."
    ),
)
api.add_router("/transcripts", transcript_router)
api.add_router("/transcripts", intake.router)
api.add_router("/transcripts", imports.streams)
api.add_router("/transcripts", recordings.router)
api.add_router("/imports", imports.router)
api.add_router("/summaries", summaries_api.router)
api.add_router("/summaries", summary_router)
api.add_router("/summaries", records_api.summary_router)
api.add_router("/records", records_api.router)
api.add_router("/judgements", judgements_api.router)
api.add_router("/webhooks", webhooks_api.router)
api.add_router("/events", events_api.router)
api.add_router("/people", people.router)
api.add_router("/me", me.me)
api.add_router("/guidelines", me.guidelines)


# --- Pages ------------------------------------------------------------------

# Only our own pages change how people sign in, because they leave events. Another row in a table
# of allauth would be a way in.
for _model in filter(
    lambda model: model.__module__.startswith("allauth."), list(admin.site._registry)
):
    admin.site.unregister(_model)

handler500 = "web.pages.render_server_error"
urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("readyz/workers", readyz_workers),
    path("metrics", metrics_page),
    path("api/v1/", api.urls),
    # Django's own pages would allow endless password tries, and changes without events.
    path("django-admin/login/", administration_sign_in),
    path(
        "django-admin/password_change/",
        RedirectView.as_view(pattern_name="account_change_password"),
    ),
    path("django-admin/", admin.site.urls),
    # The parts of the pages, for developers; it holds no data.
    path("styles", TemplateView.as_view(template_name="web/styles.html")),
    path("guidelines/", include("judging.urls")),
    path("", include("accounts.urls")),
    path("", include("records.urls")),
    path("", include("delivery.urls")),
    path("", include("measuring.urls")),
    path("", include("insight.urls")),
    path("", include("reviews.urls")),
]
