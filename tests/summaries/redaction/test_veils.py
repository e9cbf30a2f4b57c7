"""A case under a guideline that hides personal data: nothing of it reaches the wire."""

import pytest

pytestmark = pytest.mark.django_db

SECRETS = [
    "Ana Ruiz",
    "Ruiz",
    "Okafor",
    "ana@clinic.example.org",
    "4111 1111 1111 1111",
    "+44 20 7946 0018",
]
TURNS = [
    ("Ana Ruiz", "Write to ana@clinic.example.org or call +44 20 7946 0018."),
    ("Ben Okafor", "Thank you, Ana. The card was 4111 1111 1111 1111."),
]
ANSWER = "[PERSON_1] can be reached at [EMAIL_1]. [PERSON_2] gave a card."
SUMMARY = "Ana Ruiz can be reached at ana@clinic.example.org. Ben Okafor gave a card."
