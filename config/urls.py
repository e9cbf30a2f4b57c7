"""URLs of the whole installation."""

from django.contrib import admin
from django.urls import include, path

from config.api import api
from config.health import healthz, readyz

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("api/v1/", api.urls),
    path("django-admin/", admin.site.urls),
    path("guidelines/", include("judging.urls")),
    path("measure/", include("judging.measure_urls")),
    path("", include("reviews.urls")),
]
