from django.apps import AppConfig


class ReviewsConfig(AppConfig):
    name = "reviews"

    def ready(self) -> None:
        # Importing connects signals and registers system checks.
        from reviews import drafts, receivers, sessions  # noqa: F401, PLC0415
        from reviews.sinks import registry  # noqa: F401, PLC0415
