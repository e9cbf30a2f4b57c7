import uuid

import django.db.models.deletion
import django.db.models.functions.datetime
from django.conf import settings
from django.db import migrations, models

CHANGES = [
    ("password", "has a new password"),
    ("away", "has its letters sent elsewhere"),
    ("here", "has its letters sent here"),
    ("asked", "is about to have its letters sent elsewhere"),
    ("confirm", "is about to have its letters sent here"),
]


class Migration(migrations.Migration):
    dependencies = [
        ("reviews", "0024_verdicts_stay"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="AddressChange",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=uuid.uuid4, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("address", models.EmailField(max_length=254)),
                (
                    "asked_at",
                    models.DateTimeField(
                        db_default=django.db.models.functions.datetime.Now(), editable=False
                    ),
                ),
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="address_change",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("address", ""), _negated=True),
                        name="address_change_goes_somewhere",
                    )
                ],
            },
        ),
        migrations.RemoveConstraint(model_name="accountletter", name="account_letter_known"),
        migrations.AlterField(
            model_name="accountletter",
            name="change",
            field=models.CharField(choices=CHANGES, max_length=10),
        ),
        migrations.AddConstraint(
            model_name="accountletter",
            constraint=models.CheckConstraint(
                condition=models.Q(("change__in", [name for name, _ in CHANGES])),
                name="account_letter_known",
            ),
        ),
    ]
