import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

ROLES = ["reviewer", "lead", "guideline_admin", "author", "auditor", "system_admin"]
PLAIN = [
    *["create", "activate", "deactivate", "email", "new_email", "keep_email"],
    *["link", "ask", "password", "change", "superuser", "no_super", "staff", "no_staff"],
]

# The setting says who changes an account: `noted` for code that writes its own event, the key of a
# person, or nothing for everybody outside the application.
CHANGED = """
CREATE FUNCTION countersign_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    how text := coalesce(current_setting('countersign.account_change', true), '');
    noted boolean := how = 'noted';
    who integer := CASE WHEN how ~ '^[0-9]+$' THEN how::integer END;
    was auth_user := OLD;
BEGIN
    IF NEW.is_superuser IS DISTINCT FROM coalesce(was.is_superuser, false) THEN
        INSERT INTO summaries_roleevent (user_id, action, role, by_id)
        VALUES (NEW.id, CASE WHEN NEW.is_superuser THEN 'superuser' ELSE 'no_super' END, '', who);
    END IF;
    IF NEW.is_staff IS DISTINCT FROM coalesce(was.is_staff, false) THEN
        INSERT INTO summaries_roleevent (user_id, action, role, by_id)
        VALUES (NEW.id, CASE WHEN NEW.is_staff THEN 'staff' ELSE 'no_staff' END, '', who);
    END IF;
    IF TG_OP = 'INSERT' THEN
        RETURN NULL;
    END IF;
    IF was.is_active AND NOT NEW.is_active THEN
        INSERT INTO summaries_signinstamp (user_id, number) VALUES (NEW.id, 1)
        ON CONFLICT (user_id) DO UPDATE SET number = summaries_signinstamp.number + 1;
        UPDATE summaries_apitoken SET revoked_at = now()
        WHERE owner_id = NEW.id AND revoked_at IS NULL;
    END IF;
    IF noted THEN
        RETURN NULL;
    END IF;
    IF was.is_active <> NEW.is_active THEN
        INSERT INTO summaries_roleevent (user_id, action, role, by_id)
        VALUES (NEW.id, CASE WHEN NEW.is_active THEN 'activate' ELSE 'deactivate' END, '', who);
    END IF;
    IF was.password <> NEW.password THEN
        INSERT INTO summaries_roleevent (user_id, action, role, by_id)
        VALUES (NEW.id, 'change', '', who);
    END IF;
    IF was.email <> NEW.email AND was.email <> '' THEN
        INSERT INTO summaries_roleevent (user_id, action, role, by_id)
        VALUES (NEW.id, 'email', '', who);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER summaries_account_changed AFTER INSERT OR UPDATE ON auth_user
    FOR EACH ROW EXECUTE FUNCTION countersign_account_changed();
"""
CHANGED_NO_MORE = """
DROP TRIGGER summaries_account_changed ON auth_user;
DROP FUNCTION countersign_account_changed();
"""


class Migration(migrations.Migration):
    dependencies = [
        ("summaries", "0033_lost_leases"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="SignInStamp",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="sign_in_stamp",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("number", models.PositiveIntegerField()),
            ],
        ),
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
                    ("superuser", "made a superuser of"),
                    ("no_super", "took the rights of a superuser from"),
                    ("staff", "opened Django’s administration to"),
                    ("no_staff", "closed Django’s administration to"),
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
        migrations.RunSQL(CHANGED, CHANGED_NO_MORE),
    ]
