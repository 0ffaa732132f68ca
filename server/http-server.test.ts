import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "./listen.ts";
import { serveSite } from "./serve-site.ts";
import { writeFixtureSite, type FixtureSite } from "./testing/fixture-site.ts";
import { requestRaw, sendRaw, type RawAnswer } from "./testing/raw-request.ts";
import { createLogReader, testConfig, type LogLine } from "./testing/test-config.ts";

let site: FixtureSite;
let server: RunningServer;
let secure: RunningServer;
let lines: LogLine[];
beforeAll(async () => {
  site = await writeFixtureSite();
  const log = createLogReader();
  lines = log.lines;
  const options = { siteDirectory: site.directory, logger: log.logger };
  server = await serveSite(testConfig(), options);
  const env = { SITE_URL: "https://kinolume.example", TRUSTED_PROXIES: "127.0.0.0/8" };
  secure = await serveSite(testConfig(env), options);
});
afterAll(async () => {
  await Promise.all([server.close(), secure.close()]);
  await site.remove();
});

const close = "Connection: close\r\n\r\n";
const answers: [string, number, (port: number) => Promise<RawAnswer>][] = [
  ["a page", 200, (port) => requestRaw(port, "/about")],
  ["a film", 200, (port) => requestRaw(port, "/media/film.mp4")],
  ["part of a film", 206, (port) => requestRaw(port, "/media/film.mp4", { range: "bytes=0-9" })],
  [
    "a range beyond the end",
    416,
    (port) => requestRaw(port, "/media/film.mp4", { range: "bytes=9999999-" }),
  ],
  ["an unchanged page", 304, (port) => requestRaw(port, "/", { "if-none-match": "*" })],
  ["a redirect", 308, (port) => requestRaw(port, "/about/")],
  ["a missing page", 404, (port) => requestRaw(port, "/nowhere")],
  ["a missing endpoint", 404, (port) => requestRaw(port, "/rest/v1/projects")],
  ["a wrong method", 405, (port) => requestRaw(port, "/", {}, "DELETE")],
  ["TRACE", 405, (port) => requestRaw(port, "/", {}, "TRACE")],
  ["TRACE, at an endpoint", 405, (port) => requestRaw(port, "/functions/v1/run-jobs", {}, "TRACE")],
  ["a method of other protocols", 405, (port) => requestRaw(port, "/rest/v1/x", {}, "PROPFIND")],
  ["an unknown method", 501, (port) => requestRaw(port, "/", {}, "FOO")],
  ["a method in small letters", 501, (port) => requestRaw(port, "/rest/v1/x", {}, "get")],
  ["health", 200, (port) => requestRaw(port, "/healthz")],
  ["readiness", 200, (port) => requestRaw(port, "/readyz")],
  ["a dot segment", 400, (port) => requestRaw(port, "/../etc/passwd")],
  ["an encoded dot segment", 400, (port) => requestRaw(port, "/%2e%2e/etc/passwd")],
  ["an encoded slash", 400, (port) => requestRaw(port, "/assets%2fapp-abc.js")],
  ["an encoded backslash", 400, (port) => requestRaw(port, "/assets%5capp-abc.js")],
  ["a backslash", 400, (port) => requestRaw(port, "/assets\\app-abc.js")],
  ["an encoded null byte", 400, (port) => requestRaw(port, "/about%00")],
  ["a raw null byte", 400, (port) => requestRaw(port, "/about\0")],
  ["bytes beyond ASCII", 400, (port) => requestRaw(port, "/caf\u00e9")],
  ["broken percent-encoding", 400, (port) => requestRaw(port, "/%zz")],
  ["an asterisk", 400, (port) => requestRaw(port, "*", {}, "OPTIONS")],
  ["a long target", 414, (port) => requestRaw(port, `/${"a".repeat(5000)}`)],
  ["an absurdly long target", 431, (port) => requestRaw(port, `/${"a".repeat(100_000)}`)],
  ["large headers", 431, (port) => requestRaw(port, "/", { cookie: "a".repeat(100_000) })],
  [
    "many headers",
    431,
    (port) => sendRaw(port, `GET / HTTP/1.1\r\n${"a: b\r\n".repeat(20_000)}\r\n`),
  ],
  ["no HTTP at all", 400, (port) => sendRaw(port, "hello\r\n\r\n")],
  ["HTTP/2 without TLS", 400, (port) => sendRaw(port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")],
  ["a missing Host", 400, (port) => sendRaw(port, `GET / HTTP/1.1\r\n${close}`)],
  ["a malformed Host", 400, (port) => sendRaw(port, `GET / HTTP/1.1\r\nHost: a/b@c\r\n${close}`)],
  [
    "a Host that no address can have",
    400,
    (port) => requestRaw(port, "/about", { host: "256.1.1.1" }),
  ],
  [
    "a Host with no such port",
    400,
    (port) => requestRaw(port, "/about", { host: "localhost:99999" }),
  ],
  ["HTTP/1.0 without Host", 200, (port) => sendRaw(port, "GET / HTTP/1.0\r\n\r\n")],
  [
    "two lengths",
    400,
    (port) => requestRaw(port, "/", { "content-length": "5", "transfer-encoding": "chunked" }),
  ],
  ["a strange expectation", 417, (port) => requestRaw(port, "/", { expect: "miracles" })],
  [
    "a tunnel",
    405,
    (port) => sendRaw(port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"),
  ],
  [
    "an upgrade nobody takes",
    200,
    (port) => requestRaw(port, "/", { upgrade: "websocket", connection: "upgrade, close" }),
  ],
];

describe.each(answers)("the answer to %s", (_, status, request) => {
  it(`is ${status}, with id and security headers`, async () => {
    const answer = await request(server.port);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringMatching(/camera=\(\).*autoplay=\(self\)/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    expect(answer.headers.has("strict-transport-security")).toBe(false);
    if (status >= 400) expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("asks for TLS when the site has it", async () => {
    const { headers } = await request(secure.port);
    const expected = "max-age=63072000; includeSubDomains";
    expect(headers.get("strict-transport-security")).toBe(expected);
  });
});

describe("a method that nobody speaks", () => {
  it.each([
    ["TRACE", "/about", "GET, HEAD"],
    ["PROPFIND", "/healthz", "GET, HEAD"],
    ["TRACE", "/rest/v1/projects", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
    ["PURGE", "/forms/contact", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ])("%s %s is told what is spoken there", async (method, target, allow) => {
    const { status, headers, body } = await requestRaw(server.port, target, {}, method);
    expect({ status, allow: headers.get("allow") }).toEqual({ status: 405, allow });
    expect(JSON.parse(body.toString())).toMatchObject({ error: `${method} is not answered here.` });
  });

  it("and nobody knows is refused in words", async () => {
    for (const method of ["FOO", "trace", "X-Y_Z.1"]) {
      const { status, body } = await requestRaw(server.port, "/storage/v1/bucket", {}, method);
      expect(status, method).toBe(501);
      expect(JSON.parse(body.toString()).error).toBe("This server does not know the method.");
    }
  });
});

describe("share images", () => {
  it("may be shown by other sites", async () => {
    const { headers } = await requestRaw(server.port, "/share/default.jpg");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });
});

describe("request ids", () => {
  const given = "edge-12345678";

  it("are taken over from a trusted proxy alone", async () => {
    const trusted = await requestRaw(secure.port, "/", { "x-request-id": given });
    expect(trusted.headers.get("x-request-id")).toBe(given);
    const stranger = await requestRaw(server.port, "/", { "x-request-id": given });
    expect(stranger.headers.get("x-request-id")).not.toBe(given);
  });

  it.each(["short", "with spaces in it", "a".repeat(65)])("are never %j", async (value) => {
    const { headers } = await requestRaw(secure.port, "/", { "x-request-id": value });
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("the log", () => {
  it("has one line per request, at debug, without anything personal", async () => {
    const headers = { "user-agent": "Agent/1", cookie: "a=secret" };
    const answer = await requestRaw(server.port, "/about?email=someone@example.org", headers);
    const requestId = answer.headers.get("x-request-id");
    const written = lines.filter((line) => line["requestId"] === requestId);
    expect(written).toEqual([
      {
        level: 20,
        time: expect.any(Number),
        requestId,
        method: "GET",
        path: "/about",
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        msg: "request",
      },
    ]);
    expect(Number(written[0]?.["bytes"])).toBeGreaterThan(answer.body.length);
    expect(JSON.stringify(lines)).not.toMatch(/someone|Agent|secret|127\.0\.0\.1"/);
  });
});
