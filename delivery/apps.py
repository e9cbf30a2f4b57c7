from django.apps import AppConfig


class DeliveryConfig(AppConfig):
    name = "delivery"

    def ready(self) -> None:
        # Importing connects signals and registers system checks.
        from delivery import anchors, receivers  # noqa: F401, PLC0415
        from delivery.sinks import dispatching  # noqa: F401, PLC0415
