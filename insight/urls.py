"""Pages of figures: dashboard, agreement, threshold."""

from django.urls import path

from insight.views import agreement, dashboard

urlpatterns = [
    path("agreement/", agreement.agreed, name="agreement"),
    path("agreement/labels.jsonl", agreement.labelled, name="labels"),
    path("agreement/<slug:name>.csv", agreement.agreed_csv, name="agreement-csv"),
    path("threshold/", agreement.thresholds, name="threshold"),
    path("threshold/threshold.csv", agreement.thresholds_csv, name="threshold-csv"),
    path("threshold/<slug:name>/costs", agreement.weigh, name="cost-weights"),
    path("dashboard/", dashboard.dashboard, name="dashboard"),
    path("dashboard/<slug:name>.csv", dashboard.download, name="dashboard-csv"),
]
