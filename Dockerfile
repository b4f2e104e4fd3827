# One image for every address: the address is put into the pages when the server starts (PUBLIC_URL).
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.js scripts/
RUN node --eval "import('./scripts/prepare.js').then(({ install }) => install('product'))"
COPY . .
# What the build needs (peerDependencies) stays behind, and so does the embedded PostgreSQL: the database is a service of its own.
RUN npm run build && npm pkg delete devDependencies peerDependencies optionalDependencies && npm prune

FROM node:20-bookworm-slim
# Inside a container, 127.0.0.1 would be the container alone.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
RUN install --directory --owner=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "build/app/server/main.js"]
