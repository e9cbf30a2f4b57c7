"""The guideline of a case says by which method each criterion is judged."""

import pytest
from countersign_judge.judges import judge_methods
from django.urls import reverse

from tests.e2e.fixtures import client_of
from tests.factories import scenes


@pytest.mark.django_db
def test_each_criterion_has_the_label_of_its_method():
    rosa, case = scenes.reviewer(), scenes.in_review()
    version = case.guideline_version
    path = reverse("guideline-version", args=[version.guideline.name, version.number])
    page = client_of(rosa).get(path).content.decode()
    for criterion in version.criteria.all():
        assert f"· {judge_methods()[criterion.method].label}</span>" in page
