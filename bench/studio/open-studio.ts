import { serve } from "@hono/node-server";
import { Hono } from "hono";
import postgres from "postgres";
import { openKeyring } from "../../server/api-keys/keyring.ts";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { authRoutes } from "../../server/auth/index.ts";
import { openDatabase } from "../../server/database/database.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { startOwnPostgres } from "../own-postgres.ts";

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** A database of its own and the two endpoints that lists need. One connection, so that its counters can be asked for. */
export async function openStudio() {
  const cluster = await startOwnPostgres();
  const { connection } = cluster;
  const database = await openDatabase({ connection, connections: 1, log: () => {} });
  const owner = postgres({ ...connection, max: 1, onnotice: () => {} });
  const keyring = await openKeyring(database);
  const siteUrl = "http://127.0.0.1";
  const onUnexpected = (error: unknown) => console.error(error);
  const app = new Hono();
  app.route(
    "/rest/v1",
    restRoutes({
      database,
      resolveCaller: (headers) => resolveCaller({ keyring, siteUrl }, headers),
      onUnexpected,
    }),
  );
  app.route(
    "/auth/v1",
    authRoutes({ db: database, keyring, siteUrl, clientAddress: () => "127.0.0.1", onUnexpected }),
  );
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    resolve(`http://127.0.0.1:${port}`),
  );
  return {
    url: await promise,
    owner,
    database,
    async stop() {
      server.close();
      await Promise.all([database.close(), owner.end({ timeout: 5 })]);
      await cluster.stop();
    },
  };
}
