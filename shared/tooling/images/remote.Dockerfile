# One remote's own origin: its build, and the process that publishes its release and serves it. The build argument names
# the remote, such as mf-diet. Built from the repository's root: docker compose build mf-diet
ARG REMOTE
ARG NODE=node:20-bookworm-slim

# What decides which packages are installed, so that they are installed anew only when that changes.
FROM ${NODE} AS source
WORKDIR /app
COPY . .
RUN mkdir /manifests \
    && find . -name package.json -exec cp --parents {} /manifests ';' \
    && cp package-lock.json .npmrc /manifests

# The lock names what one platform needs: `npm ci` would ask for all.
FROM ${NODE} AS packages
WORKDIR /app
COPY --from=source /manifests ./
RUN npm install --no-audit --no-fund

FROM ${NODE} AS production-packages
WORKDIR /app
COPY --from=source /manifests ./
RUN npm install --no-audit --no-fund --omit=dev

FROM packages AS build
ARG REMOTE
COPY . .
# As new as the lock, which may have been checked out after the packages were installed.
RUN touch node_modules/.package-lock.json && npm run build -- ${REMOTE}

FROM ${NODE}
ARG REMOTE
WORKDIR /app
COPY --from=production-packages /app/node_modules node_modules
COPY --from=source /app/package.json /app/tsconfig.json ./
COPY --from=source /app/shared/package.json shared/package.json
COPY --from=source /app/shared/releases shared/releases
COPY --from=source /app/shared/server shared/server
COPY --from=source /app/shell/package.json shell/package.json
COPY --from=source /app/shell/server/remotes shell/server/remotes
COPY --from=source /app/shell/server/closing.ts shell/server/closing.ts
COPY --from=source /app/shell/server/stopOnSignal.ts shell/server/stopOnSignal.ts
# `docker compose exec mf-diet node --import tsx shared/tooling/commands/rollback.ts mf-diet` goes a release back.
COPY --from=source /app/shared/tooling/commands/rollback.ts shared/tooling/commands/rollback.ts
COPY --from=source /app/shared/tooling/remoteNamed.ts shared/tooling/remoteNamed.ts
COPY --from=source /app/${REMOTE}/package.json ${REMOTE}/package.json
COPY --from=build /app/${REMOTE}/dist ${REMOTE}/dist
# A new volume takes over the folder's owner.
RUN install -d -o node -g node /data /data/releases /data/releases/${REMOTE}
ENV NODE_ENV=production TSX_TSCONFIG_PATH=/app/tsconfig.json DATA_DIR=/data PORT=3000
USER node
EXPOSE 3000
CMD ["node", "--import", "tsx", "shell/server/remotes/main.ts"]
