# The whole product in one image. SITE_URL is written into the pages, so it is needed when building:
#   docker build --build-arg SITE_URL=https://agency.co.uk --tag kinolume .
FROM node:24-bookworm-slim AS build
WORKDIR /kinolume
COPY package.json package-lock.json ./
COPY scripts/setup/mend-driver.mjs scripts/setup/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN node scripts/build.ts
# What only building needs. The image brings its own Node; the packaged one is for machines without it.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund @react-router/dev @tailwindcss/vite postcss tailwindcss vite && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
WORKDIR /kinolume
COPY --from=build /kinolume/package.json ./
COPY --from=build /kinolume/node_modules node_modules
COPY --from=build /kinolume/build build
COPY --from=build /kinolume/content content
COPY --from=build /kinolume/contracts contracts
COPY --from=build /kinolume/domain domain
COPY --from=build /kinolume/runtime runtime
COPY --from=build /kinolume/scripts scripts
COPY --from=build /kinolume/server server
COPY --from=build /kinolume/services services
COPY --from=build /kinolume/supabase supabase
RUN install -d -o node -g node -m 700 /data
ARG SITE_URL
ENV SITE_URL=$SITE_URL NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As scripts/setup/lean-memory.mjs has it.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process gets SIGTERM itself, and drains.
CMD ["node", "--max-semi-space-size=8", "scripts/serve.ts"]
