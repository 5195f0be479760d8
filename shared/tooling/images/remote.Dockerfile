# One remote's own origin: its release, and the process that deploys it to the shelf and serves it. The build argument names
# the remote, such as mf-diet. Built from the repository's root: docker compose build mf-diet
ARG REMOTE
ARG NODE=node:24-bookworm-slim

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

FROM packages AS build
ARG REMOTE
# The commit of the build: `npm run releases` shows it.
ARG COMMIT
COPY . .
# As new as the lock, which may have been checked out after the packages were installed.
RUN touch node_modules/.package-lock.json && npm run build -- ${REMOTE}
# The release, and the programs with all that they import: serving files needs no package.
RUN node --import tsx shared/tooling/commands/image.ts ${REMOTE} /image

FROM ${NODE}
WORKDIR /app
ARG REMOTE
COPY --from=build /image ./
# A new volume takes over the folder's owner.
RUN install -d -o node -g node /data /data/releases /data/releases/${REMOTE}
ENV NODE_ENV=production IMAGE_SHELF=/app/releases DATA_DIR=/data PORT=3000 NPM_CONFIG_UPDATE_NOTIFIER=false
USER node
EXPOSE 3000
CMD ["node", "server/main.mjs"]
