import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openKeyring, type Keyring } from "../../server/api-keys/keyring.ts";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { authRoutes } from "../../server/auth/index.ts";
import { createTokenResolver } from "../../server/realtime/resolve-token.ts";
import type { RequestSource } from "../../server/http/request-source.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { seedDemo } from "../../server/demo/seed-demo.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { demoAccounts } from "../../server/http/demo-accounts.ts";

const siteUrl = "http://localhost:3000";
const remote = ["192.0.2.7", "::ffff:192.0.2.7", "fd00::2", undefined];

let test: TestDatabase;
let keyring: Keyring;
const app = new Hono();
const unexpected: unknown[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  await syncPackages(test.database);
  await seedDemo(test.database);
  keyring = await openKeyring(test.database);
  const onUnexpected = (error: unknown) => void unexpected.push(error);
  const shared = { clientAddress: () => "unknown", onUnexpected };
  app.route("/auth/v1", authRoutes({ db: test.database, keyring, siteUrl, ...shared }));
  app.route(
    "/rest/v1",
    restRoutes({ database: test.database, resolveCaller: callerOf, onUnexpected }),
  );
});
afterAll(async () => {
  expect(unexpected).toEqual([]);
  await test.drop();
});

const callerOf = (source: RequestSource) => resolveCaller({ keyring, siteUrl }, source);

/** As if the socket's other end had this address; all else says that the request is of this machine. */
function ask(
  peer: string | undefined,
  path: string,
  options: { json?: object; token?: string } = {},
) {
  const headers = new Headers({ host: "localhost:3000", "content-type": "application/json" });
  if (options.token) headers.set("authorization", `Bearer ${options.token}`);
  const request = options.json ? { method: "POST", body: JSON.stringify(options.json) } : {};
  const bindings = { incoming: { socket: { remoteAddress: peer } } };
  return app.request(siteUrl + path, { ...request, headers }, bindings);
}

it("demo accounts are for those whose socket ends on this machine", async () => {
  const { email, password } = demoAccounts[0] ?? {};
  const signIn = (peer: string | undefined) =>
    ask(peer, "/auth/v1/token?grant_type=password", { json: { email, password } });
  for (const peer of remote) expect((await signIn(peer)).status, peer).toBe(400);
  const { access_token: token, refresh_token } = await (await signIn("127.0.0.1")).json();

  const use = async (peer: string | undefined) => [
    (await ask(peer, "/auth/v1/user", { token })).status,
    (await ask(peer, "/rest/v1/projects?select=id&limit=1", { token })).status,
  ];
  expect(await use("::1")).toEqual([200, 200]);
  for (const peer of remote) {
    expect(await use(peer), peer).toEqual([403, 401]);
    const source = { headers: new Headers({ host: "localhost:3000" }), peerAddress: peer };
    await expect(createTokenResolver(callerOf, source, null)(token)).rejects.toThrow("demo");
  }

  const refresh = (peer: string | undefined) =>
    ask(peer, "/auth/v1/token?grant_type=refresh_token", { json: { refresh_token } });
  expect((await refresh("192.0.2.7")).status).toBe(400);
  expect((await refresh("::1")).status).toBe(200);
});
