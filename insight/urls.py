"""Pages of figures, of the audit log, and of a person's own data."""

from functools import partial

from django.urls import path
from django.views.generic import RedirectView

from insight import audit_views, outside, personal_data_views, views

_moved = partial(RedirectView.as_view, query_string=True)

urlpatterns = [
    path("insights/", views.dashboard, name="insights"),
    path("insights/quality", views.judge_quality, name="judge-quality"),
    path("insights/<slug:name>", views.figure, name="figure"),
    path("dashboard/", _moved(pattern_name="insights")),
    path("agreement/", _moved(pattern_name="judge-quality")),
    path("threshold/", _moved(pattern_name="judge-quality")),
    path("measure/", _moved(pattern_name="judge-quality")),
    path("agreement/labels.jsonl", views.export_labels, name="labels"),
    path("agreement/<slug:name>.csv", views.agreement_csv, name="agreement-csv"),
    path("threshold/threshold.csv", views.thresholds_csv, name="threshold-csv"),
    path("threshold/<slug:name>/costs", views.save_cost_weights, name="cost-weights"),
    path("account/data", personal_data_views.own_data, name="own-data"),
    path("people/<int:pk>/erase", personal_data_views.erase_person_page, name="person-erase"),
    path("outside/", outside.outside_connections, name="outside"),
    path("audit/", audit_views.audit_log, name="audit"),
    path("audit/export", audit_views.export_events, name="audit-export"),
    path("dashboard/<slug:name>.csv", views.dashboard_csv, name="dashboard-csv"),
]
