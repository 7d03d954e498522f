# Isomo as one container: the web server of one site, beside a PostgreSQL server (compose.yaml).
FROM node:24-bookworm-slim

# Files of the server belong to whom it runs as: nobody who can do more.
RUN mkdir -p /srv/isomo /var/lib/isomo && chown node:node /srv/isomo /var/lib/isomo
WORKDIR /srv/isomo
USER node

COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY --chown=node:node . .
# What prerendered pages carry in themselves. A start with other values builds anew, which takes a minute.
ARG APP_MODE=production
ARG APP_URL
ARG SUPPORT_PHONE
ARG SUPPORT_EMAIL
ARG SUPPORT_WHATSAPP
ARG COMMUNITY_CHAT_URL
ARG DEMO_VIDEO_URL
ARG PUBLIC_FIGURES
# A build asks for no secret; what only the running server needs is asked for at its start.
RUN node scripts/build.mjs

ENV APP_MODE=${APP_MODE} \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/var/lib/isomo
# The embedded database and the made secrets where there are any, and the lock of the one process that owns them.
VOLUME /var/lib/isomo
EXPOSE 3000

# Answers once the database does. A start that has to build takes its time.
HEALTHCHECK --interval=15s --timeout=6s --start-period=180s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# Not by npm, which would keep SIGTERM from it. It answers what is under way and ends within ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
