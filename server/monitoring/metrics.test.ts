import { afterEach, describe, expect, it } from "vitest";
import { listen, type RunningServer } from "../listen.ts";
import { createReadiness } from "./readiness.ts";
import { silent, testConfig } from "../testing/test-config.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import { createRequestMetrics, findRoom } from "./request-metrics.ts";

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serve(): Promise<string> {
  server = await listen({
    config: testConfig(),
    logger: silent,
    pages: () => new Response("page"),
    readiness: createReadiness(silent),
  });
  return server.url;
}

describe("metrics", () => {
  it("count requests by room and class of status, and tell of the process", async () => {
    const url = await serve();
    for (const path of ["/", "/about", "/rest/v1/nothing"]) {
      await (await fetch(`${url}${path}`)).text();
    }
    // An answer counts when its last byte has left, which the client may know first.
    const readText = async () => (await fetch(`${url}/metrics`)).text();
    await expect.poll(readText).toContain(`{room="rest",status="4xx"} 1\n`);
    const response = await fetch(`${url}/metrics`);
    const text = await response.text();
    expect(response.headers.get("content-type")).toContain("version=0.0.4");
    expect(text).toContain(`kinolume_http_requests_total{room="pages",status="2xx"} 2\n`);
    expect(text).toContain(`kinolume_http_requests_total{room="rest",status="4xx"} 1\n`);
    expect(text).toContain(`_duration_seconds_bucket{room="pages",le="+Inf"} 2\n`);
    expect(text).toContain(`_duration_seconds_count{room="pages"} 2\n`);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(text).toMatch(/^kinolume_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
    const lines = text.split("\n").slice(0, -1);
    const format =
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/;
    expect(lines.filter((line) => !format.test(line))).toEqual([]);
  });

  it("are not there for whoever comes through a proxy", async () => {
    const url = await serve();
    const response = await fetch(`${url}/metrics`, {
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
    expect(response.status).toBe(404);
  });
});

describe("who may read them", () => {
  const token = "a-token-of-sixteen-letters";
  const ask = (headers: Record<string, string>, peerAddress: string, expected?: string) =>
    mayReadMetrics({ headers: new Headers(headers), peerAddress }, expected);
  const bearer = (text: string) => ({ host: "agency.example", authorization: `Bearer ${text}` });

  it.each([
    ["a program of this machine", true, ask({ host: "localhost:3000" }, "::ffff:127.0.0.1")],
    ["another machine", false, ask({ host: "localhost:3000" }, "203.0.113.7")],
    ["a page that was led here", false, ask({ host: "rebound.example" }, "127.0.0.1")],
    ["the right token from another machine", true, ask(bearer(token), "203.0.113.7", token)],
    ["a wrong token", false, ask(bearer("another"), "203.0.113.7", token)],
    ["a token where none is set", false, ask(bearer("undefined"), "203.0.113.7")],
  ])("%s: %s", (_who, expected, answer) => expect(answer).toBe(expected));
});

describe("the rooms", () => {
  it.each([
    ["/auth/v1/token", "auth"],
    ["/storage/v1/object/a/b", "storage"],
    ["/forms/contact", "forms"],
    ["/metrics", "server"],
    ["/wp-admin/anything", "pages"],
  ])("%s belongs to %s", (path, room) => expect(findRoom(path)).toBe(room));

  it("are told with growing counts for growing durations", () => {
    const requests = createRequestMetrics();
    for (const seconds of [0.004, 0.2, 60]) requests.count({ path: "/", status: 200, seconds });
    const [, durations] = requests.list();
    const values = durations?.samples.map(({ value }) => value);
    expect(values).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 60.204, 3]);
  });
});
