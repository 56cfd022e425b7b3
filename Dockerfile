# Konspira for hosts: one image with the compiled engine, the web pages, and both drivers.
#   docker build -t konspira .
#   docker run -p 8000:8000 -v konspira:/data konspira
# compose.yaml adds PostgreSQL and Redis. docs/hosting.md explains both.

FROM node:22-bookworm-slim AS pages
WORKDIR /client
COPY web web
COPY src/konspira/locale src/konspira/locale
RUN npm --prefix web install --no-save --no-audit --no-fund && npm --prefix web run build

FROM python:3.11-bookworm AS wheel
ARG KONSPIRA_COMPILE=1
WORKDIR /source
COPY . .
COPY --from=pages /client/src/konspira/server/pages src/konspira/server/pages
RUN KONSPIRA_PAGES=1 KONSPIRA_COMPILE=${KONSPIRA_COMPILE} pip wheel --no-cache-dir --no-deps --wheel-dir wheels .

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 1000 --home-dir /data --create-home konspira
WORKDIR /data
COPY --from=wheel /source/wheels /wheels
# hadolint ignore=DL3013  # the wheel itself says which versions it takes
RUN pip install --no-cache-dir /wheels/*.whl 'konspira[server,postgres,redis]'
USER 1000
ENV KONSPIRA_HOST=0.0.0.0 \
    KONSPIRA_PORT=8000 \
    KONSPIRA_DATABASE_URL=sqlite:////data/konspira.db
EXPOSE 8000
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['KONSPIRA_PORT'] + '/api/health')"]
CMD ["konspira", "serve"]
