import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../listen.ts";
import { serveSite } from "../serve-site.ts";
import type { ManifestFile } from "./site-manifest.ts";
import { filmBytes, writeFixtureSite, type FixtureSite } from "../testing/fixture-site.ts";
import { requestRaw } from "../testing/raw-request.ts";
import { silent, testConfig } from "../testing/test-config.ts";

let site: FixtureSite;
let server: RunningServer;
beforeAll(async () => {
  site = await writeFixtureSite();
  server = await serveSite(testConfig(), { siteDirectory: site.directory, logger: silent });
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

const get = (target: string, headers?: Record<string, string>, method?: string) =>
  requestRaw(server.port, target, headers, method);

const range = (value: string, more: Record<string, string> = {}) =>
  get("/media/film.mp4", { range: value, ...more });

/** Without what differs between any two answers. */
const stable = (headers: Map<string, string>) =>
  Object.fromEntries([...headers].filter(([name]) => name !== "date" && name !== "x-request-id"));

function fileAt(url: string): ManifestFile {
  const file = site.manifest.files[url];
  if (!file) throw new Error(`no ${url} in the fixture`);
  return file;
}

describe("pages", () => {
  it("come with their type, length, tag, policy and a short life", async () => {
    const { status, headers, body } = await get("/about");
    expect(status).toBe(200);
    expect(body.toString()).toContain("<title>About</title>");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(body.length),
      "cache-control": "public, max-age=60, stale-while-revalidate=600",
      "content-security-policy": fileAt("/about").csp,
      etag: fileAt("/about").etag,
      vary: "accept-encoding",
    });
  });

  it("are found whatever the query, and with an encoded path", async () => {
    expect((await get("/?utm_source=x")).body.toString()).toContain("<title>Home</title>");
    expect((await get("/%61bout")).body.toString()).toContain("<title>About</title>");
    expect((await get("/assets/new%20file.js")).status).toBe(200);
    expect((await get("http://localhost/about")).status).toBe(200);
  });

  it.each(["/nowhere", "/404", "/500", "/404/", "/about/index.html", "/__proto__", "/ABOUT"])(
    "answer %s with the not-found page",
    async (target) => {
      const { status, headers, body } = await get(target);
      expect(status).toBe(404);
      expect(body.toString()).toContain("<title>Not found</title>");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("content-security-policy")).toBe(fileAt("/404").csp);
      expect(headers.has("etag")).toBe(false);
    },
  );

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "refuse %s",
    async (method) => {
      const { status, headers } = await get("/about", { "content-length": "0" }, method);
      expect(status).toBe(405);
      expect(headers.get("allow")).toBe("GET, HEAD");
    },
  );

  it("start anew for a form that the app was to send", async () => {
    const html = { accept: "text/html,*/*;q=0.8", "content-length": "0" };
    const { status, headers } = await get("/about?view=form", html, "POST");
    expect([status, headers.get("location")]).toEqual([303, "/about"]);
    expect((await get("/nowhere", html, "POST")).status).toBe(405);
  });
});

describe("caching", () => {
  it("is forever for hashed assets and by revalidation for the rest", async () => {
    const asset = await get("/assets/app-abc.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/robots.txt")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["the tag", (tag: string) => tag],
    ["its weak form", (tag: string) => `W/${tag}`],
    ["a list with it", (tag: string) => `"other", ${tag}`],
    ["a star", () => "*"],
  ])("answers 304 to %s", async (_, condition) => {
    const first = await get("/about", { "accept-encoding": "br" });
    const tag = first.headers.get("etag") ?? "";
    const again = await get("/about", {
      "accept-encoding": "br",
      "if-none-match": condition(tag),
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    for (const name of ["etag", "vary", "cache-control", "content-security-policy"]) {
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(again.headers.has("content-length")).toBe(false);
  });

  it("sends the page again when the tag is another's", async () => {
    const { etag } = fileAt("/about");
    expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
    const brotli = await get("/about", { "accept-encoding": "br", "if-none-match": etag });
    expect(brotli.status).toBe(200);
  });
});

describe("compression", () => {
  it("sends the precompressed file the client prefers", async () => {
    const plain = await get("/about");
    const brotli = await get("/about", { "accept-encoding": "gzip, br" });
    const gzip = await get("/about", { "accept-encoding": "gzip" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(plain.headers.has("content-encoding")).toBe(false);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers.get("content-length")).toBe(String(brotli.body.length));
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.get("etag"));
    expect(new Set(tags).size).toBe(3);
  });

  it("covers the not-found page and leaves films alone", async () => {
    const missing = await get("/nowhere", { "accept-encoding": "br" });
    expect(brotliDecompressSync(missing.body).toString()).toContain("<title>Not found</title>");
    const film = await get("/media/film.mp4", { "accept-encoding": "br, gzip" });
    expect(film.headers.has("content-encoding")).toBe(false);
    expect(film.headers.has("vary")).toBe(false);
  });
});

describe("ranges", () => {
  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=100000-", 100_000, 299_999],
    ["bytes=-500", 299_500, 299_999],
    ["bytes=299999-400000", 299_999, 299_999],
  ])("send %s", async (value, start, end) => {
    const { status, headers, body } = await range(value);
    expect(status).toBe(206);
    expect(headers.get("content-range")).toBe(`bytes ${start}-${end}/300000`);
    expect(headers.get("content-length")).toBe(String(end + 1 - start));
    expect(headers.get("content-type")).toBe("video/mp4");
    expect(body.equals(filmBytes.subarray(start, end + 1))).toBe(true);
  });

  it("are offered, and the whole film is sent without one", async () => {
    const { status, headers, body } = await get("/media/film.mp4");
    expect(status).toBe(200);
    expect(headers.get("accept-ranges")).toBe("bytes");
    expect(body.equals(filmBytes)).toBe(true);
  });

  it.each(["bytes=300000-", "bytes=-0"])("that cannot be met answer 416: %s", async (value) => {
    const { status, headers } = await range(value);
    expect(status).toBe(416);
    expect(headers.get("content-range")).toBe("bytes */300000");
  });

  it.each(["bytes=0-1,5-6", "bytes=9-5", "lines=1-2"])("send the whole for %s", async (value) => {
    const { status, body } = await range(value);
    expect(status).toBe(200);
    expect(body).toHaveLength(300_000);
  });

  it("hold only while If-Range names the same file", async () => {
    const { etag } = fileAt("/media/film.mp4");
    expect((await range("bytes=0-9", { "if-range": etag })).status).toBe(206);
    expect((await range("bytes=0-9", { "if-range": '"other"' })).status).toBe(200);
    expect((await range("bytes=0-9", { "if-range": `W/${etag}` })).status).toBe(200);
    const date = "Wed, 21 Oct 2026 07:28:00 GMT";
    expect((await range("bytes=0-9", { "if-range": date })).status).toBe(200);
  });

  it("give way to If-None-Match, to compression and to HEAD", async () => {
    const { etag } = fileAt("/media/film.mp4");
    expect((await range("bytes=0-9", { "if-none-match": etag })).status).toBe(304);
    const page = await get("/about", { range: "bytes=0-9", "accept-encoding": "br" });
    expect(page.status).toBe(200);
    const head = await get("/media/film.mp4", { range: "bytes=0-9" }, "HEAD");
    expect(head.status).toBe(200);
  });

  it("know an empty file", async () => {
    const whole = await get("/media/empty.mp4");
    expect([whole.status, whole.headers.get("content-length")]).toEqual([200, "0"]);
    expect((await get("/media/empty.mp4", { range: "bytes=0-" })).status).toBe(416);
  });
});

describe("HEAD", () => {
  it.each(["/", "/about/", "/nowhere", "/media/film.mp4", "/healthz", "/%2e"])(
    "answers %s with GET's headers and no body",
    async (target) => {
      const head = await get(target, { "accept-encoding": "br" }, "HEAD");
      const whole = await get(target, { "accept-encoding": "br" });
      expect(head.status).toBe(whole.status);
      expect(head.body).toHaveLength(0);
      expect(stable(head.headers)).toEqual(stable(whole.headers));
    },
  );
});

describe("a trailing slash", () => {
  it.each([
    ["/about/", "/about"],
    ["//", "/"],
    ["/about/?next=a%20b&x", "/about?next=a%20b&x"],
    ["/about/?next=//evil.example/", "/about?next=//evil.example/"],
  ])("sends %s to %s", async (target, location) => {
    const { status, headers } = await get(target);
    expect([status, headers.get("location")]).toEqual([308, location]);
  });

  it.each(["//evil.example/", "//evil.example/about/", "/about//", "/assets/app-abc.js/"])(
    "sends nobody away from %s",
    async (target) => {
      const { status, headers } = await get(target);
      expect([status, headers.get("location")]).toEqual([404, undefined]);
    },
  );
});
