"""URLs of the whole installation."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

from accounts.views.sign_in import administration
from config.api import api
from config.health import healthz, readyz, readyz_workers

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("readyz/workers", readyz_workers),
    path("api/v1/", api.urls),
    # Django's own pages of these would let passwords be tried uncounted and changed untold.
    path("django-admin/login/", administration),
    path("django-admin/password_change/", RedirectView.as_view(pattern_name="password")),
    path("django-admin/", admin.site.urls),
    path("guidelines/", include("judging.urls")),
    path("", include("accounts.urls")),
    path("", include("records.urls")),
    path("", include("delivery.urls")),
    path("", include("measuring.urls")),
    path("", include("insight.urls")),
    path("", include("reviews.urls")),
]
