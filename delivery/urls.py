"""Pages of notifications and webhooks."""

from django.urls import path

from delivery.views import notifications, webhooks

urlpatterns = [
    path("notifications/", notifications.notifications, name="notifications"),
    path("notifications/read", notifications.read, name="notifications-read"),
    path("notifications/settings", notifications.preferences, name="notification-settings"),
    path("records/<int:number>/ask", notifications.ask_correction, name="ask-correction"),
    path("webhooks/", webhooks.webhooks, name="webhooks"),
    path("webhooks/<uuid:pk>/", webhooks.webhook, name="webhook"),
    path("webhooks/<uuid:pk>/change", webhooks.change, name="webhook-change"),
    path(
        "webhooks/<uuid:pk>/deliveries/<uuid:delivery_id>/resend",
        webhooks.resend,
        name="webhook-resend",
    ),
]
