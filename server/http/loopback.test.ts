import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "../../tests/support/send.ts";
import { developmentChainRoutes } from "../development-chain/routes.ts";
import { isLoopbackRequest } from "./loopback.ts";
import { mailboxRoutes } from "../mailbox/mailbox-page.ts";
import { metricsRoutes } from "../monitoring/index.ts";
import { createRequestMetrics } from "../monitoring/request-metrics.ts";
import type { ServerEnv } from "./request-id.ts";
import { silent } from "../testing/test-config.ts";

const here = "http://localhost:3000";

function isFromHere(
  headers: Record<string, string>,
  peerAddress: string | undefined = "127.0.0.1",
  siteUrl = here,
): boolean {
  return isLoopbackRequest(siteUrl, { headers: new Headers(headers), peerAddress });
}

describe("a request of this very machine", () => {
  it.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("comes from %s", (peer) => {
    expect(isFromHere({ host: "localhost:3000" }, peer)).toBe(true);
  });

  it.each([
    "192.0.2.7",
    "10.0.0.1",
    "::ffff:192.0.2.7",
    "fd00::2",
    "fe80::1%eth0",
    "",
    "127.0.0.1.example",
  ])("does not come from %j, whatever it says of itself", (peer) => {
    expect(isFromHere({ host: "localhost:3000" }, peer)).toBe(false);
  });

  it("has a socket, is addressed to here, and nobody passed it on", () => {
    const nobody = { headers: new Headers({ host: "localhost" }), peerAddress: undefined };
    expect(isLoopbackRequest(here, nobody)).toBe(false);
    expect(isFromHere({})).toBe(false);
    expect(isFromHere({ host: "kinolume.example" })).toBe(false);
    expect(isFromHere({ host: "localhost", via: "1.1 tunnel" })).toBe(false);
    expect(isFromHere({ host: "localhost", "x-forwarded-for": "127.0.0.1" })).toBe(false);
    expect(isFromHere({ host: "localhost" }, "127.0.0.1", "https://kinolume.example")).toBe(false);
  });
});

/** An address of this machine that others could reach it by: connected to, it is the other end as well. */
const outward = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

describe("on a server that listens to every network", () => {
  const app = new Hono<ServerEnv>();
  app.route("/mailbox", mailboxRoutes({ folder: "/nowhere", siteUrl: here }));
  app.route("/chain", developmentChainRoutes({ siteUrl: here, request: async () => "0x7a69" }));
  const requests = createRequestMetrics();
  app.route(
    "/metrics",
    metricsRoutes({ requests, logger: silent, token: undefined, database: undefined }),
  );
  app.onError((_, context) => context.notFound());
  const server = serve({ fetch: app.fetch, port: 0, hostname: "0.0.0.0" });
  let port = 0;
  beforeAll(async () => {
    if (!server.listening) await once(server, "listening");
    const address = server.address();
    port = address === null || typeof address === "string" ? 0 : address.port;
  });
  afterAll(() => void server.close());

  async function askThrough(address: string) {
    const headers = { host: "localhost:3000" };
    const json = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
    const ask = async (path: string, body?: object) =>
      (await send(`http://${address}:${port}${path}`, { headers, json: body })).status;
    return {
      mailbox: await ask("/mailbox"),
      chain: await ask("/chain", json),
      transaction: await ask(`/chain/tx?hash=none`),
      metrics: await ask("/metrics"),
    };
  }

  it("the developer's pages are there by way of loopback", async () => {
    const answers = { mailbox: 200, chain: 200, transaction: 400, metrics: 200 };
    expect(await askThrough("127.0.0.1")).toEqual(answers);
  });

  it.skipIf(outward === undefined)("and not by way of any other address", async () => {
    const answers = { mailbox: 404, chain: 404, transaction: 404, metrics: 404 };
    expect(await askThrough(outward ?? "")).toEqual(answers);
  });
});
