from django.db import migrations, models

ROLES = ["reviewer", "lead", "guideline_admin", "author", "auditor", "system_admin"]
PLAIN = [
    *["create", "activate", "deactivate", "email", "new_email", "keep_email"],
    *["link", "ask", "password", "change"],
]


class Migration(migrations.Migration):
    dependencies = [("summaries", "0030_passwords_changed")]

    operations = [
        migrations.RemoveConstraint(model_name="roleevent", name="role_event_says_what"),
        migrations.AlterField(
            model_name="roleevent",
            name="action",
            field=models.CharField(
                choices=[
                    ("grant", "gave"),
                    ("revoke", "took away"),
                    ("create", "made the account"),
                    ("activate", "let in again"),
                    ("deactivate", "shut out"),
                    ("email", "changed the e-mail address of"),
                    ("new_email", "asked for another e-mail address for"),
                    ("keep_email", "cancelled the change of the e-mail address of"),
                    ("link", "made a link to a new password for"),
                    ("ask", "asked for a link to a new password for"),
                    ("password", "set a new password by a link for"),
                    ("change", "changed the password of"),
                ],
                max_length=10,
            ),
        ),
        migrations.AddConstraint(
            model_name="roleevent",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("action__in", ["grant", "revoke"]), ("role__in", ROLES)),
                    models.Q(("action__in", PLAIN), ("guideline", None), ("role", "")),
                    _connector="OR",
                ),
                name="role_event_says_what",
            ),
        ),
    ]
