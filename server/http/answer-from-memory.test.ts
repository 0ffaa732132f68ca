import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, type RunningServer } from "../listen.ts";
import { openSite } from "../serve-site.ts";
import { filmBytes, writeFixtureSite, type FixtureSite } from "../testing/fixture-site.ts";
import { requestRaw } from "../testing/raw-request.ts";
import { silent, testConfig } from "../testing/test-config.ts";
import { createAnswerFromMemory, leaveToRoutes } from "./answer-from-memory.ts";
import type { ServerEnv } from "./request-id.ts";

let site: FixtureSite;
/** As the product serves. */
let server: RunningServer;
/** The same pages, but every file goes through the routes. */
let slow: RunningServer;
/** Answers from memory alone, and says 501 where that is not possible. */
let memory: Server;
let memoryPort = 0;
beforeAll(async () => {
  site = await writeFixtureSite();
  const parts = await openSite(testConfig(), { siteDirectory: site.directory, logger: silent });
  server = await listen(parts);
  const { siteFiles, ...others } = parts;
  slow = await listen(others);
  const answer = createAnswerFromMemory(siteFiles);
  memory = createServer((incoming, outgoing) => {
    if (!answer(incoming, outgoing, () => "request-1")) outgoing.writeHead(501).end();
  });
  memory.listen(0, "127.0.0.1");
  await once(memory, "listening");
  const address = memory.address();
  if (address !== null && typeof address === "object") memoryPort = address.port;
});
afterAll(async () => {
  memory.close();
  await Promise.all([server.close(), slow.close()]);
  await site.remove();
});

const requests: [string, string, Record<string, string>, string][] = [
  ["a page", "/about", {}, "GET"],
  ["a page, compressed", "/", { "accept-encoding": "gzip, deflate, br, zstd" }, "GET"],
  ["a page with a query", "/about?utm_source=x&y=%20", { "accept-encoding": "gzip" }, "GET"],
  ["a page's head", "/about", { "accept-encoding": "br" }, "HEAD"],
  ["an unchanged page", "/about", { "if-none-match": "*" }, "GET"],
  ["an asset with a space", "/assets/new%20file.js", {}, "GET"],
  ["a shared picture", "/share/default.jpg", {}, "GET"],
  ["a film", "/media/film.mp4", {}, "GET"],
  ["a film's head", "/media/film.mp4", { range: "bytes=0-9" }, "HEAD"],
  ["part of a film", "/media/film.mp4", { range: "bytes=65000-66000" }, "GET"],
  ["the end of a film", "/media/film.mp4", { range: "bytes=-500" }, "GET"],
  ["part of another film", "/media/film.mp4", { range: "bytes=0-9", "if-range": '"x"' }, "GET"],
  ["no part of a film", "/media/film.mp4", { range: "bytes=300000-" }, "GET"],
  ["an empty film", "/media/empty.mp4", {}, "GET"],
  ["an unknown page", "/nowhere", { "accept-encoding": "br" }, "GET"],
  ["a query no address can have", "/about?a#b", {}, "GET"],
  ["a page to be changed", "/about", {}, "POST"],
];

describe("an answer from memory", () => {
  it.each(requests)("is what the routes would say: %s", async (_, target, headers, method) => {
    const plain = (answer: Awaited<ReturnType<typeof requestRaw>>) => {
      const own = new Set(["date", "x-request-id"]);
      return {
        status: answer.status,
        headers: Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name))),
        body:
          answer.headers.get("content-type") === "application/json"
            ? ""
            : answer.body.toString("base64"),
      };
    };
    const [first, second, routes] = [
      await requestRaw(server.port, target, headers, method),
      await requestRaw(server.port, target, headers, method),
      await requestRaw(slow.port, target, headers, method),
    ];
    expect(plain(first)).toEqual(plain(routes));
    expect(plain(second)).toEqual(plain(routes));
  });

  it("is possible for pages, tags, and what was read of a film or picture before", async () => {
    const ask = async (target: string, headers = {}) =>
      (await requestRaw(memoryPort, target, headers)).status;
    expect(await ask("/about")).toBe(200);
    expect(await ask("/about", { "if-none-match": "*" })).toBe(304);
    expect(await ask("/media/film.mp4", { "if-none-match": "*" })).toBe(304);
    expect(await ask("/media/film.mp4")).toBe(501);
    expect(await ask("/about?a#b")).toBe(501);
    expect(await ask("/%61bout")).toBe(501);

    const piece = { range: "bytes=131072-196607" };
    expect(await ask("/media/film.mp4", piece)).toBe(501);
    await requestRaw(server.port, "/media/film.mp4", piece);
    const { status, headers, body } = await requestRaw(memoryPort, "/media/film.mp4", piece);
    expect([status, headers.get("x-request-id")]).toEqual([206, "request-1"]);
    expect(body.equals(filmBytes.subarray(131_072, 196_608))).toBe(true);
  });

  it("is not given where a route comes first", async () => {
    const { siteFiles } = await openSite(testConfig(), {
      siteDirectory: site.directory,
      logger: silent,
    });
    const app = new Hono<ServerEnv>()
      .get("/about", (c) => c.text("filled in"))
      .get("/media/:name", (c) => c.text("shown"))
      .all("*", (c) => c.text("as it is"));
    const { files } = leaveToRoutes(siteFiles, app);
    expect(files.has("/")).toBe(true);
    expect(files.has("/assets/app-abc.js")).toBe(true);
    expect([files.has("/about"), files.has("/media/film.mp4")]).toEqual([false, false]);
  });
});
