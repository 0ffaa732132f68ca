import { once } from "node:events";
import { readdir, readlink, truncate } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfigError } from "./config/config.ts";
import { createHttpServer } from "./http-server.ts";
import { listen, type RunningServer } from "./listen.ts";
import { serveSite } from "./serve-site.ts";
import { createReadiness } from "./monitoring/readiness.ts";
import type { ServerEnv } from "./http/request-id.ts";
import { longFilmSize, writeFixtureSite, type FixtureSite } from "./testing/fixture-site.ts";
import { requestRaw, parseAnswer, readToEnd } from "./testing/raw-request.ts";
import { createLogReader, silent, testConfig } from "./testing/test-config.ts";

let site: FixtureSite;
let server: RunningServer;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(() => site.remove());
beforeEach(async () => {
  server = await serveSite(testConfig(), { siteDirectory: site.directory, logger: silent });
});
afterEach(() => server.close());

const longFilm = "GET /media/long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n";

async function open(port: number, request = ""): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  await once(socket, "connect");
  if (request) socket.write(request);
  return socket;
}

/** How many films this process holds open. */
async function countOpenFilms() {
  const descriptors = await readdir("/proc/self/fd");
  const links = descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ""));
  const films = path.join(site.directory, "client/media");
  return (await Promise.all(links)).filter((target) => target.startsWith(films)).length;
}

describe("serveSite", () => {
  it("serves at the address it names", async () => {
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it("says in one line that the port is in use", async () => {
    const config = testConfig({ PORT: String(server.port) });
    const attempt = serveSite(config, { siteDirectory: site.directory, logger: silent });
    await expect(attempt).rejects.toThrow(ConfigError);
    await expect(attempt).rejects.toThrow(
      `Port ${server.port} on 127.0.0.1 is in use: stop what holds it or set PORT.`,
    );
  });

  it("says in one line that the host is not ours", async () => {
    const config = testConfig({ HOST: "192.0.2.1" });
    const attempt = serveSite(config, { siteDirectory: site.directory, logger: silent });
    await expect(attempt).rejects.toThrow('HOST is "192.0.2.1" but should be an address of');
  });

  it("says in one line that DATA_DIR cannot be written", async () => {
    const config = testConfig({ DATA_DIR: path.join(site.directory, "site.json/data") });
    const attempt = serveSite(config, { siteDirectory: site.directory, logger: silent });
    await expect(attempt).rejects.toThrow(/^DATA_DIR is ".*" but should be a folder/);
  });

  it("logs start and stop, and nothing else at info", async () => {
    const { logger, lines } = createLogReader("info");
    const other = await serveSite(testConfig(), { siteDirectory: site.directory, logger });
    await fetch(other.url);
    await other.close();
    expect(lines.map((line) => line["msg"])).toEqual(["site", "listening", "stopped"]);
  });

  it("leaves signals to its caller", () => {
    expect(process.listenerCount("SIGTERM")).toBe(0);
  });
});

describe("close", () => {
  it("lets a request under way finish and then refuses new ones", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const slow = await listen({
      config: testConfig(),
      logger: silent,
      readiness: createReadiness(silent),
      pages: async () => {
        arrive();
        await held;
        return new Response("finished");
      },
    });
    const answer = fetch(slow.url);
    await arrived;
    const closed = slow.close();
    await expect(fetch(slow.url)).rejects.toThrow();
    release();
    expect(await (await answer).text()).toBe("finished");
    await closed;
  });

  it("lets a film on its way to a slow client finish", async () => {
    const socket = await open(server.port, longFilm);
    await once(socket, "readable");
    const closed = server.close();
    const { body } = parseAnswer(await readToEnd(socket));
    expect(body.length).toBe(longFilmSize);
    await closed;
  });

  it("does not wait for sockets that are idle, silent or half a request", async () => {
    const idle = await open(server.port, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(idle, "data");
    const silentSocket = await open(server.port);
    const half = await open(server.port, "GET / HTTP/1.1\r\nHost:");
    const sockets = [idle, silentSocket, half];
    const ended = Promise.all(sockets.map(readToEnd));
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(1000);
    await ended;
  });

  it("waits for no request longer than its limit", async () => {
    const app = new Hono<ServerEnv>().all("*", () => new Promise<Response>(() => {}));
    const stuck = createHttpServer({ app, config: testConfig(), logger: silent });
    stuck.server.listen(0, "127.0.0.1");
    await once(stuck.server, "listening");
    const address = stuck.server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const socket = await open(address.port, longFilm);
    const ended = readToEnd(socket);
    await once(stuck.server, "request");
    await stuck.connections.drain(50);
    expect(await ended).toHaveLength(0);
  });

  it("may be called twice", async () => {
    await Promise.all([server.close(), server.close()]);
  });
});

describe("a client that leaves in the middle of a film", () => {
  it.runIf(process.platform === "linux")("leaves no file open and no harm done", async () => {
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open(server.port, longFilm)));
    await Promise.all(sockets.map((socket) => once(socket, "readable")));
    expect(await countOpenFilms()).toBe(8);
    for (const socket of sockets) socket.resetAndDestroy();
    await expect.poll(() => countOpenFilms()).toBe(0);
    expect((await requestRaw(server.port, "/about")).status).toBe(200);
  });

  it.runIf(process.platform === "linux")("may leave before the first byte", async () => {
    const { logger, lines } = createLogReader();
    const other = await serveSite(testConfig(), { siteDirectory: site.directory, logger });
    const visits = Array.from({ length: 50 }, async (_, visit) => {
      const socket = await open(other.port, longFilm);
      if (visit % 2) await new Promise(setImmediate);
      socket.resetAndDestroy();
    });
    await Promise.all(visits);
    expect((await requestRaw(other.port, "/media/film.mp4")).status).toBe(200);
    await expect.poll(() => countOpenFilms()).toBe(0);
    await other.close();
    expect(lines.filter((line) => Number(line["level"]) > 30)).toEqual([]);
  });
});

describe("a film that is cut short on disk while it is sent", () => {
  it("ends the connection, so that nobody takes the part for the whole", async () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const own = await writeFixtureSite();
    const other = await serveSite(testConfig(), { siteDirectory: own.directory, logger: silent });
    const socket = await open(other.port, longFilm);
    await once(socket, "readable");
    await truncate(path.join(own.directory, "client/media/long.mp4"), 1000);
    const { body } = parseAnswer(await readToEnd(socket));
    expect(body.length).toBeLessThan(longFilmSize);
    expect(body.includes("Error")).toBe(false);
    expect((await requestRaw(other.port, "/about")).status).toBe(200);
    expect((await requestRaw(other.port, "/media/long.mp4")).status).toBe(500);
    expect(complaint).toHaveBeenCalledOnce();
    await other.close();
    await own.remove();
    complaint.mockRestore();
  });
});
