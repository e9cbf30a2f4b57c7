"""Pages of figures, of the audit log, and of a person's own data."""

from django.urls import path

from insight import audit_views, personal_data_views, views

urlpatterns = [
    path("agreement/", views.agreed, name="agreement"),
    path("agreement/labels.jsonl", views.labelled, name="labels"),
    path("agreement/<slug:name>.csv", views.agreed_csv, name="agreement-csv"),
    path("threshold/", views.thresholds, name="threshold"),
    path("threshold/threshold.csv", views.thresholds_csv, name="threshold-csv"),
    path("threshold/<slug:name>/costs", views.weigh, name="cost-weights"),
    path("dashboard/", views.dashboard, name="dashboard"),
    path("account/data", personal_data_views.own, name="own-data"),
    path("people/<int:pk>/erase", personal_data_views.erase, name="person-erase"),
    path("audit/", audit_views.listed, name="audit"),
    path("audit/export", audit_views.export, name="audit-export"),
    path("dashboard/<slug:name>.csv", views.dashboard_csv, name="dashboard-csv"),
]
