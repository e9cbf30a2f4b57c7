#!/bin/bash
# Makes the roles that run Countersign, in a database that is made anew (docs/deployment.md).
set -euo pipefail
psql --set ON_ERROR_STOP=1 --set password="$(< /run/secrets/postgres_application_password)" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE countersign_app LOGIN PASSWORD :'password';
CREATE ROLE countersign_reader NOLOGIN;
SQL
