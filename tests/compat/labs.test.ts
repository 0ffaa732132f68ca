import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  sendFeed,
  sendStatus,
  startFeedServer,
  writeItem,
  writeRss,
  type FeedServer,
} from "./feed-server.ts";
import { readRefusal, startFunctions, type FunctionsServer } from "./functions-server.ts";

let server: FunctionsServer;
let newsletter: FeedServer;

beforeAll(async () => {
  [server, newsletter] = await Promise.all([startFunctions(), startFeedServer()]);
});
afterAll(() => Promise.all([server.stop(), newsletter.stop()]));

beforeEach(async () => {
  vi.stubEnv("SUBSTACK_FEED_URL", `${newsletter.url}/feed`);
  vi.stubEnv("FETCH_ALLOW_PRIVATE", "on");
  await server.owner`truncate public.substack_posts, private.feed_state`;
});
afterEach(() => vi.unstubAllEnvs());

const invoke = () => server.client().functions.invoke("fetch-substack-posts");
/** As if ten minutes had passed. */
const waitTenMinutes = () =>
  server.owner`update private.feed_state set checked_at = checked_at - interval '10 minutes'`;
const askedForFeed = () => newsletter.requests.filter(({ path }) => path === "/feed");

async function titles(): Promise<string[]> {
  const { data, error } = await invoke();
  expect(error).toBeNull();
  return data.posts.map(({ title }: { title: string }) => title);
}

describe("fetch-substack-posts", () => {
  it("stores the newsletter's posts and answers with the fields that Labs shows", async () => {
    const extra =
      "<dc:creator>The desk</dc:creator><category>AI</category>" +
      "<description>&lt;p&gt;One &amp;amp; two&lt;/p&gt;</description>";
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({ guid: "one", extra })])) });
    const { data, error } = await invoke();
    expect(error).toBeNull();
    expect(data).toEqual({
      success: true,
      posts: [
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          title: "one",
          link: "https://n.example/p/one",
          author: "The desk",
          pub_date: "2025-06-10T04:00:00.000Z",
          description: "One & two",
          thumbnail: null,
          categories: ["ai"],
        },
      ],
    });
  });

  it("answers with the ten newest, those without a date last", async () => {
    const days = Array.from({ length: 12 }, (_, n) =>
      writeItem({ guid: `d${n}`, date: `${n + 1} Jun 2025 04:00:00 GMT` }),
    );
    newsletter.play({
      "/feed": sendFeed(writeRss([writeItem({ guid: "undated", date: "soon" }), ...days])),
    });
    const expected = Array.from({ length: 10 }, (_, n) => `d${11 - n}`);
    expect(await titles()).toEqual(expected);
  });

  it("asks once in ten minutes, then with what the last answer said of itself", async () => {
    const validators = { etag: '"v1"', "last-modified": "Tue, 10 Jun 2025 04:00:00 GMT" };
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({})]), validators) });
    await Promise.all(Array.from({ length: 8 }, invoke));
    expect(askedForFeed()).toHaveLength(1);

    await waitTenMinutes();
    newsletter.play({ "/feed": sendStatus(304) });
    expect(await titles()).toEqual(["a"]);
    expect(askedForFeed()[0]?.headers).toMatchObject({
      "if-none-match": '"v1"',
      "if-modified-since": "Tue, 10 Jun 2025 04:00:00 GMT",
    });
  });

  it("takes over what has changed, and leaves to the studio what is published", async () => {
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({}), writeItem({ guid: "b" })])) });
    await invoke();
    await server.owner`update public.substack_posts set published = false where guid = 'b'`;
    await waitTenMinutes();
    const changed = [writeItem({ title: "Corrected" }), writeItem({ guid: "b", title: "Also" })];
    newsletter.play({ "/feed": sendFeed(writeRss(changed)) });
    expect(await titles()).toEqual(["Corrected"]);
  });

  it("shows the posts that ship with the site until a newsletter is there", async () => {
    vi.stubEnv("SUBSTACK_FEED_URL", "");
    const own = await titles();
    expect(own).toHaveLength(10);
    expect(own[0]).toBe("Decide the light before the model does");
    const [post] = await server.owner`
      select link, categories from public.substack_posts order by pub_date desc limit 1`;
    expect(post).toEqual({ link: "/labs#light-first", categories: ["ai", "creative"] });

    vi.stubEnv("SUBSTACK_FEED_URL", `${newsletter.url}/feed`);
    newsletter.play({ "/feed": sendStatus(500) });
    expect(await titles()).toHaveLength(10);
    await waitTenMinutes();
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({})])) });
    expect(await titles()).toEqual(["a"]);
  });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>
<rss version="2.0"><channel><item><title>&b;</title><link>https://n.example/</link></item></channel></rss>`;
const half = writeRss([writeItem({}), writeItem({ guid: "b" })]).slice(0, -60);

describe("a newsletter that fails", () => {
  it.each<[string, ReturnType<typeof sendFeed>, RegExp]>([
    ["redirects in a circle", sendStatus(301, { location: "/feed" }), /redirects/],
    ["refuses", sendStatus(403), /status 403/],
    ["asks for patience", sendStatus(429, { "retry-after": "60" }), /status 429/],
    ["is broken", sendStatus(500), /status 500/],
    ["hangs up", (request) => request.socket.destroy(), /could not be reached/],
    ["ends in the middle", sendFeed(half), /ends in the middle/],
    ["sends a bomb", sendFeed(bomb), /entities/],
    ["sends a page", sendFeed("<!doctype html><html><body>Hi</body></html>"), /web page/],
    ["sends something else", sendFeed('{"version":"1"}'), /neither RSS/],
    ["sends nothing", sendFeed(""), /neither RSS/],
    ["nests without end", sendFeed(writeRss(["<a>".repeat(50_000)])), /not well-formed/],
    ["sends too much", sendFeed(Buffer.alloc(5_000_001, " ")), /larger than/],
    [
      "sends too much in little",
      sendFeed(gzipSync(Buffer.alloc(6_000_000)), { "content-encoding": "gzip" }),
      /larger than/,
    ],
    ["leads to a file", sendStatus(302, { location: "file:///etc/passwd" }), /http and https/],
  ])("that %s leaves the stored posts, and without any says why", async (_name, answer, why) => {
    newsletter.play({ "/feed": answer });
    const { status, body } = await readRefusal((await invoke()).error);
    expect(status).toBe(502);
    expect(body).toEqual({ success: false, posts: [], error: expect.stringMatching(why) });

    await server.owner`insert into public.substack_posts (guid, title, link) values ('k', 'Kept', '/')`;
    await waitTenMinutes();
    expect(await titles()).toEqual(["Kept"]);
    const [state] = await server.owner`select last_error, refreshing_until from private.feed_state`;
    expect(state).toEqual({ last_error: expect.stringMatching(why), refreshing_until: null });
    expect(server.unexpected).toEqual([]);
  });

  it("that drips for ever is given ten seconds", async () => {
    newsletter.play({
      "/feed": (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(" "), 100);
        response.on("close", () => clearInterval(drip));
      },
    });
    const startedAt = performance.now();
    const { body } = await readRefusal((await invoke()).error);
    expect(body).toMatchObject({ error: "There was no whole answer within 10 seconds." });
    expect(performance.now() - startedAt).toBeLessThan(13_000);
  });

  it("that lies on a private network is not asked unless the operator says so", async () => {
    vi.stubEnv("FETCH_ALLOW_PRIVATE", "");
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({})])) });
    for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433"]) {
      await server.owner`truncate private.feed_state`;
      vi.stubEnv("SUBSTACK_FEED_URL", newsletter.url.replace("127.0.0.1", host) + "/feed");
      const { body } = await readRefusal((await invoke()).error);
      expect(body).toMatchObject({ error: "The address is not on the public internet." });
    }
    expect(newsletter.requests).toEqual([]);
  });
});

describe("a feed that is odd", () => {
  it("follows three redirects", async () => {
    newsletter.play({
      "/feed": sendStatus(301, { location: "/two" }),
      "/two": sendStatus(302, { location: "three" }),
      "/three": sendStatus(308, { location: `${newsletter.url}/four` }),
      "/four": sendFeed(writeRss([writeItem({ link: "p/relative" })])),
    });
    const { data } = await invoke();
    expect(data.posts[0].link).toBe(`${newsletter.url}/p/relative`);
  });

  it("may hold ten thousand posts, and the same guid twice", async () => {
    const items = Array.from({ length: 10_000 }, (_, n) => writeItem({ guid: `g${n}` }));
    newsletter.play({
      "/feed": sendFeed(gzipSync(writeRss([...items, writeItem({ guid: "g1", title: "Again" })])), {
        "content-encoding": "gzip",
      }),
    });
    expect(await titles()).toHaveLength(10);
    const [count] = await server.owner`select count(*)::int as n from public.substack_posts`;
    expect(count?.["n"]).toBe(10_000);
  });

  it("keeps the words of a description and nothing that runs", async () => {
    const description =
      '<![CDATA[<p>Before<script>alert(1)</script><img src=x onerror="alert(2)"> <b>af</b>ter</p>' +
      "<style>p{}</style>]]>";
    const extra = `<description>${description}</description>`;
    newsletter.play({
      "/feed": sendFeed(
        writeRss([
          writeItem({ extra, title: "&lt;i&gt;T&lt;/i&gt;" }),
          writeItem({ guid: "bad", link: "javascript:alert(1)" }),
        ]),
      ),
    });
    const { data } = await invoke();
    expect(data.posts).toHaveLength(1);
    expect(data.posts[0]).toMatchObject({ title: "T", description: "Before after" });
  });

  it("may come in another encoding, or in a wrong one", async () => {
    const latin = (declared: string, headers = {}) =>
      sendFeed(
        Buffer.from(writeRss([writeItem({ title: "Café" })]).replace("UTF-8", declared), "latin1"),
        { "content-type": "text/xml", ...headers },
      );
    const sixteen = Buffer.from(`\uFEFF${writeRss([writeItem({ title: "Café" })])}`, "utf16le");
    for (const [answer, title] of [
      [latin("ISO-8859-1"), "Café"],
      [latin("UTF-8", { "content-type": "text/xml; charset=windows-1252" }), "Café"],
      [sendFeed(sixteen, { "content-type": "text/xml" }), "Café"],
      [latin("UTF-8"), "Caf�"],
      [latin("klingon"), "Caf�"],
    ] as const) {
      await server.owner`truncate public.substack_posts, private.feed_state`;
      newsletter.play({ "/feed": answer });
      expect(await titles()).toEqual([title]);
    }
  });

  it("may be Atom", async () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>N</title>
      <entry><id>urn:1</id><title type="html">A &amp;amp; B</title><updated>2025-06-10T04:00:00Z</updated>
      <author><name>Desk</name></author><link href="/p/1"/><summary>Words</summary>
      <category term="creative"/></entry></feed>`;
    newsletter.play({ "/feed": sendFeed(atom, { "content-type": "application/atom+xml" }) });
    const { data } = await invoke();
    expect(data.posts[0]).toMatchObject({
      title: "A & B",
      link: `${newsletter.url}/p/1`,
      author: "Desk",
      pub_date: "2025-06-10T04:00:00.000Z",
      description: "Words",
      categories: ["creative"],
    });
  });
});
