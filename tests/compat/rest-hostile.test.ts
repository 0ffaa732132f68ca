import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../runtime/errors/app-error.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { seedRows, startRestApp, type RestApp } from "./rest-app.ts";

let rest: RestApp;

beforeAll(async () => {
  rest = await startRestApp();
  await seedRows(rest);
});
afterAll(() => rest.stop());
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${rest.url}/rest/v1/pr_campaigns`, {
    method: "POST",
    headers: {
      ...rest.headersOf(rest.people.ada),
      "content-type": "application/json",
      ...headers,
    },
    body,
  });

const away = () => Promise.reject(new AppError("database_unavailable", "Away"));

const attacks = [
  "'; drop table public.projects; --",
  '"; drop table public.projects; --',
  "x') or true --",
  "1 or 1=1",
  "$1",
  "\\'; select pg_sleep(10); --",
  "title) from public.projects; select (1",
  'x" from public.profiles --',
  "/* */ union select * from auth.users",
  "\u0000",
  "%00'",
  "${process.exit()}",
];

const positions: [string, (attack: string) => string][] = [
  ["the table", (attack) => `/${attack}?select=*`],
  ["a function", (attack) => `/rpc/${attack}`],
  ["select", (attack) => `/projects?select=${attack}`],
  ["an alias", (attack) => `/projects?select="${attack.replaceAll('"', '\\"')}":title`],
  ["an embedded table", (attack) => `/projects?select=id,${attack}(*)`],
  ["a hint", (attack) => `/projects?select=id,profiles!${attack}(*)`],
  ["a filter's column", (attack) => `/projects?${attack}=eq.1`],
  ["a filter's operator", (attack) => `/projects?title=${attack}.1`],
  ["a filter's value", (attack) => `/projects?title=eq.${attack}`],
  ["a value of another type", (attack) => `/projects?id=eq.${attack}`],
  ["a path into JSON", (attack) => `/projects?select=title->"${attack.replaceAll('"', '\\"')}"`],
  ["an arrow's key", (attack) => `/projects?title->>${attack}=eq.1&order=title->${attack}`],
  ["a cast", (attack) => `/projects?select=title::${attack}`],
  ["a language", (attack) => `/projects?title=fts(${attack}).x`],
  ["a search", (attack) => `/projects?title=wfts.${attack}`],
  ["a pattern", (attack) => `/projects?title=match.${attack}`],
  ["a list of patterns", (attack) => `/projects?title=like(any).{"${attack}"}`],
  ["a spread", (attack) => `/projects?select=...profiles(${attack})`],
  ["a related order", (attack) => `/projects?select=profiles(*)&order=profiles(${attack})`],
  ["a deep filter", (attack) => `/projects?select=profiles(*)&profiles.x.${attack}=eq.1`],
  ["a list", (attack) => `/projects?title=in.(${attack},"${attack}")`],
  ["an array", (attack) => `/pr_campaigns?key_messages=cs.{${attack}}`],
  ["a logic tree", (attack) => `/projects?or=(title.eq.${attack},id.eq.${attack})`],
  ["order", (attack) => `/projects?order=${attack}`],
  ["an order's direction", (attack) => `/projects?order=title.${attack}`],
  ["limit", (attack) => `/projects?limit=${attack}`],
  [
    "an embedded filter",
    (attack) => `/projects?select=profiles(*)&profiles.${attack}=eq.${attack}`,
  ],
  ["columns", (attack) => `/projects?columns=${attack}`],
];

describe("SQL in every position", () => {
  it.each(positions)("%s", async (_name, address) => {
    for (const attack of attacks) {
      const path = address(attack)
        .split(/(?<=[?&=/])|(?=[?&=])/)
        .map((part) => (/^[?&=/]$/.test(part) ? part : encodeURIComponent(part)))
        .join("");
      const answer = await rest.app.request(`/rest/v1${path}`, {
        headers: rest.headersOf(rest.people.ada),
      });
      const text = await answer.text();
      expect(answer.status, `${path} ${text}`).toBeLessThan(500);
      expect(text).not.toContain("Ben one");
      expect(text).not.toContain("encrypted_password");
    }
    expect(await rest.owner`select count(*)::int as n from public.projects`).toEqual([{ n: 4 }]);
    expect(rest.unexpected).toEqual([]);
  });

  it.each(["insert", "update", "call"])("a body to %s", async (verb) => {
    for (const attack of attacks) {
      const body = JSON.stringify({ title: attack, [attack]: attack });
      const answer = await rest.app.request(
        verb === "call"
          ? "/rest/v1/rpc/revoke_session"
          : `/rest/v1/pr_campaigns${verb === "update" ? "?title=is.null" : ""}`,
        {
          method: verb === "update" ? "PATCH" : "POST",
          headers: { ...rest.headersOf(rest.people.ada), "content-type": "application/json" },
          body,
        },
      );
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(rest.unexpected).toEqual([]);
  });

  it("keeps an attack as the words it is", async () => {
    const [attack = ""] = attacks;
    const ada = rest.as(rest.people.ada);
    await ada.from("pr_campaigns").insert({ title: attack });
    const { data } = await ada.from("pr_campaigns").select("title").eq("title", attack).single();
    expect(data).toEqual({ title: attack });
  });
});

describe("bodies that are not right", () => {
  it.each([
    ["no JSON", "{title:", 400, "PGRST102"],
    ["nothing", "", 400, "PGRST102"],
    ["a number", "1", 400, "PGRST102"],
    ["a list of lists", "[[]]", 400, "PGRST102"],
    ["null", "null", 400, "PGRST102"],
    ["rows that differ", '[{"title":"a"},{"budget":1}]', 400, "PGRST102"],
    ["a NUL in a text", '{"title":"a\\u0000b"}', 400, "22P05"],
    ["an object for a text[]", '{"title":"a","key_messages":{"a":1}}', 400, "22P02"],
  ])("refuses %s", async (_name, body, status, code) => {
    const answer = await post(body);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it("refuses another content type", async () => {
    const answer = await post("title=x", { "content-type": "application/x-www-form-urlencoded" });
    expect(answer.status).toBe(415);
  });

  it("refuses more than a megabyte, told or not", async () => {
    const large = JSON.stringify({ title: "x".repeat(1024 * 1024) });
    expect((await post(large)).status).toBe(413);
    const request = new Request("http://site.example/rest/v1/pr_campaigns", {
      method: "POST",
      headers: { ...rest.headersOf(rest.people.ada), "content-type": "application/json" },
      body: new Blob([large]).stream(),
      duplex: "half",
    } as RequestInit);
    expect((await rest.app.request(request)).status).toBe(413);
  });

  it("refuses one that breaks off, and troubles nobody", async () => {
    const request = new Request("http://site.example/rest/v1/pr_campaigns", {
      method: "POST",
      headers: { ...rest.headersOf(rest.people.ada), "content-type": "application/json" },
      body: new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) }),
      duplex: "half",
    } as RequestInit);
    const answer = await rest.app.request(request);
    expect([answer.status, (await answer.json()).code]).toEqual([400, "PGRST102"]);
    expect(rest.unexpected).toEqual([]);
  });

  it("refuses a logic tree without end", async () => {
    const deep = `${"and(".repeat(500)}id.is.null${")".repeat(500)}`;
    const { error, status } = await rest.as(rest.people.ada).from("projects").select("id").or(deep);
    expect([status, error?.code]).toEqual([400, "PGRST100"]);
  });

  it("takes a lot of values in one list", async () => {
    const many = Array.from({ length: 300 }, (_, n) => `title ${n}`);
    const { data, error } = await rest
      .as(rest.people.ada)
      .from("projects")
      .select("title")
      .in("title", [...many, "Ada one"]);
    expect([error, data]).toEqual([null, [{ title: "Ada one" }]]);
  });
});

describe("a database that is away", () => {
  it("is told as 503 with a time to come back, and is not remembered", async () => {
    const { database, people } = rest;
    let isAway = true;
    const app = restRoutes({
      database: {
        ...database,
        asOwner: (work) => (isAway ? away() : database.asOwner(work)),
        askAsCaller: (...given) => (isAway ? away() : database.askAsCaller(...given)),
      },
      resolveCaller: async () => people.ada.caller,
      onUnexpected: (error) => rest.unexpected.push(error),
    });
    const answer = await app.request("/projects?select=title");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    isAway = false;
    expect((await app.request("/projects?select=title")).status).toBe(200);
    isAway = true;
    expect((await app.request("/projects?select=title")).status).toBe(503);
    expect(rest.unexpected).toEqual([]);
  });

  it("is told as 504 when a statement takes too long", async () => {
    await rest.owner.unsafe(`
      create function public.take_long() returns int language plpgsql stable
        as $f$ begin perform pg_sleep(20); return 1; end $f$;
      notify pgrst, 'reload schema';`);
    await expect
      .poll(() => rest.as("anon").rpc("take_long", {}, { get: true }))
      .toMatchObject({ status: 504 });
  });
});
