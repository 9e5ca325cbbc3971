# The web table with everything that it needs: compiled rules, built pages, the driver of PostgreSQL.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python -m venv /clachan && /clachan/bin/pip install --no-cache-dir '.[postgres]'

FROM python:3.13-slim
COPY --from=build /clachan /clachan
RUN useradd --create-home --home-dir /tables clachan
USER clachan
WORKDIR /tables
EXPOSE 8080
ENTRYPOINT ["/clachan/bin/clachan"]
CMD ["serve", "--host", "0.0.0.0"]
