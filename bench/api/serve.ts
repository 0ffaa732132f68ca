import { serve } from "@hono/node-server";
import { Hono } from "hono";
import postgres from "postgres";
import { openKeyring } from "../../server/api-keys/keyring.ts";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { authRoutes } from "../../server/auth/index.ts";
import { authLimits } from "../../server/auth/limits.ts";
import { openDatabase } from "../../server/database/database.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { startOwnPostgres } from "../own-postgres.ts";
import { databaseCpuTime } from "./cpu-time.ts";
import { reads } from "./reads.ts";
import { seed } from "./seed.ts";
import type { Usage } from "./usage.ts";

const connections = 10;
const siteUrl = "http://127.0.0.1";
const cluster = await startOwnPostgres();
const database = await openDatabase({
  connection: cluster.connection,
  connections,
  log: () => {},
});
const owner = postgres({ ...cluster.connection, max: connections, onnotice: () => {} });
const keyring = await openKeyring(database);
const account = await seed(owner);

const fail = (error: unknown) => console.error(error);
const app = new Hono();
app.route(
  "/rest/v1",
  restRoutes({
    database,
    resolveCaller: (headers) => resolveCaller({ keyring, siteUrl }, headers),
    onUnexpected: fail,
  }),
);
const unlimited = { limit: 1_000_000, windowSeconds: 3600 };
app.route(
  "/auth/v1",
  authRoutes({
    db: database,
    keyring,
    siteUrl,
    clientAddress: () => "127.0.0.1",
    onUnexpected: fail,
    limits: {
      ...authLimits,
      passwordTriesPerAddress: unlimited,
      passwordTriesPerNetwork: unlimited,
    },
  }),
);

// The yardsticks: a route that does nothing, and one that asks the driver and nothing more.
const json = { "content-type": "application/json" };
app.get("/bare", () => new Response('[{"ok":true}]', { headers: json }));
for (const { name, sql } of reads) {
  const text = `select coalesce(json_agg(r), '[]')::text as body from (${sql}) as r`;
  app.get(`/driver/${name}`, async () => {
    const [row] = await owner.unsafe<{ body: string }[]>(text, [account.id], { prepare: true });
    return new Response(row?.body ?? "[]", { headers: json });
  });
}
app.post("/driver/insert", async (context) => {
  const { body } = await context.req.json<{ body: string }>();
  await owner`insert into public.messages (user_id, body) values (${account.id}, ${body})`;
  return new Response(null, { status: 201 });
});

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}`, account });
});

process.on("message", (message) => {
  if (message === "usage") process.send?.(readUsage());
  if (message === "stop") void stop();
});

function readUsage(): Usage {
  const { user, system } = process.cpuUsage();
  const besides = databaseCpuTime(cluster.dataDirectory);
  return {
    rss: process.memoryUsage.rss(),
    cpu: besides === null ? null : (user + system) / 1000 + besides,
  };
}

async function stop(): Promise<void> {
  server.close();
  await Promise.all([database.close(), owner.end({ timeout: 5 })]);
  await cluster.stop();
  process.exit(0);
}
