import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "../runtime/errors/app-error.ts";
import type { AppParts } from "./app.ts";
import { listen, type RunningServer } from "./listen.ts";
import { serveSite } from "./serve-site.ts";
import { createReadiness, type PartReport } from "./monitoring/readiness.ts";
import { writeFixtureSite } from "./testing/fixture-site.ts";
import { createLogReader, silent, testConfig } from "./testing/test-config.ts";

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serve(parts: Partial<AppParts> = {}) {
  server = await listen({
    config: testConfig(),
    logger: silent,
    pages: () => new Response("page"),
    readiness: createReadiness(silent),
    ...parts,
  });
  return server.url;
}

const broken = () => Promise.reject(new Error("secret of the database"));
const unavailable = () => Promise.reject(new AppError("unavailable", "Back in a minute."));
const errorPage = async (_: unknown, status: number) => new Response("sorry", { status });

describe("health", () => {
  it("is ok while the server can answer", async () => {
    const response = await fetch(`${await serve()}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("can only be read", async () => {
    const response = await fetch(`${await serve()}/readyz`, { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("readiness", () => {
  it.each([
    ["ok", 200],
    ["degraded", 200],
    ["down", 503],
  ] as const)("of a part that is %s answers %i", async (status, expected) => {
    const readiness = createReadiness(silent);
    const part: PartReport = { status };
    readiness.register("database", () => part);
    const response = await fetch(`${await serve({ readiness })}/readyz`);
    expect(response.status).toBe(expected);
    expect(response.headers.get("retry-after")).toBe(expected === 503 ? "2" : null);
    expect(await response.json()).toEqual({ status, parts: { database: part } });
  });

  it("covers the site, whose files may vanish", async () => {
    const site = await writeFixtureSite();
    server = await serveSite(testConfig(), { siteDirectory: site.directory, logger: silent });
    const before = await fetch(`${server.url}/readyz`);
    expect(await before.json()).toEqual({ status: "ok", parts: { site: { status: "ok" } } });
    await site.remove();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    const film = await fetch(`${server.url}/media/film.mp4`, { headers: { accept: "text/html" } });
    expect(film.status).toBe(500);
    expect(await film.text()).toContain("<title>Failure</title>");
  });
});

describe("endpoints that do not exist", () => {
  it.each([
    "/auth/v1",
    "/auth/v1/token",
    "/rest/v1/x",
    "/functions/v1/x",
    "/storage/v1/x",
    "/realtime/v1/x",
  ])("answer JSON: %s", async (path) => {
    const response = await fetch((await serve()) + path, { method: "POST", body: "{}" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/json");
    const requestId = response.headers.get("x-request-id");
    expect(await response.json()).toEqual({ error: "There is no such endpoint.", requestId });
  });

  it("leave the page beside them alone", async () => {
    expect(await (await fetch(`${await serve()}/auth`)).text()).toBe("page");
  });
});

describe("a handler that fails", () => {
  it("is logged under the request's id and tells the caller nothing", async () => {
    const { logger, lines } = createLogReader("info");
    const response = await fetch(`${await serve({ logger, pages: broken })}/x`);
    const requestId = response.headers.get("x-request-id");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: "Something went wrong on our side.",
      requestId,
    });
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    await server?.close();
    const own = lines.filter((line) => line["requestId"] === requestId);
    expect(own.map((line) => line["msg"])).toEqual(["request failed", "request"]);
    expect(own[0]).toMatchObject({ level: 50, err: { message: "secret of the database" } });
    expect(own[1]).toMatchObject({ level: 50, status: 500, path: "/x" });
  });

  it("shows people the page for failures", async () => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    const url = await serve({ pages: broken, errorPage });
    const response = await fetch(url, { headers: { accept } });
    expect([response.status, await response.text()]).toEqual([500, "sorry"]);
    expect((await fetch(url)).headers.get("content-type")).toBe("application/json");
  });

  it("answers by the code of its error", async () => {
    const response = await fetch(await serve({ pages: unavailable }));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: "Back in a minute." });
  });
});
