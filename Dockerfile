# One image for every address: the address is put into the pages when the server starts (PUBLIC_URL).
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.js scripts/
RUN node --eval "import('./scripts/prepare.js').then(({ install }) => install('product'))"
COPY . .
# The build and the packages that the built server loads; the embedded PostgreSQL is left out, because the database is a service of its own.
RUN npm run build && node --import ./scripts/swc-hook.js scripts/image.ts /image

FROM node:22-bookworm-slim
# Inside a container, 127.0.0.1 would be the container alone.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=build /image ./
RUN install --directory --owner=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "build/app/server/main.js"]
