import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startRestApp, type RestApp } from "./rest-app.ts";

let rest: RestApp;

const tables = `
  create domain public.percent as int check (value <= 100);
  create domain public.colour as int;
  create function public.show_colour(public.colour) returns json language sql immutable
    as $$ select to_json('#' || lpad(to_hex($1), 6, '0')) $$;
  create function public.read_colour(text) returns public.colour language sql immutable
    as $$ select ('x' || lpad(ltrim($1, '#'), 8, '0'))::bit(32)::int::public.colour $$;
  create cast (public.colour as json) with function public.show_colour(public.colour) as implicit;
  create cast (text as public.colour) with function public.read_colour(text) as implicit;
  create table public.things (
    id int primary key, name text, size numeric, made date, is_new boolean, share public.percent,
    data jsonb, loose json, tags text[], span int4range, words tsvector, note text
  );
  insert into public.things values
    (1, 'Red, "box"', 1.50, '2026-01-01', true, 10,
      '{"a": {"b": ["x", "y"]}, "n": 5, "a.b": "dot"}', '{"k": [1,2]}', '{red,box}', '[1,5)',
      'fat cat', 'The fat cats sat'),
    (2, 'blue bag', 20, '2026-02-01', false, 20, '{"n": 10}', '{"k": 7}', '{blue}', '[5,9)',
      'fat rat', 'A rat'),
    (3, null, null, null, null, null, null, null, null, null, null, null);
  create table public.paints (id int primary key, shade public.colour);
  insert into public.paints values (1, 255), (2, 256);
  create table public."Odd ""names"" (all)" (
    "a.b" int, " space " text, "c,d" text, "e->f::g" text, "*" text, "order" text
  );
  insert into public."Odd ""names"" (all)" values (1, 'spaced', 'comma', 'arrow', 'star', 'word');
  create table public.many (id int primary key);
  insert into public.many select generate_series(1, 1500);
  analyze public.many;
  create table public.shifting (id int primary key, value text);
  insert into public.shifting values (1, '7');
  create table public.drifting (id int primary key, day date);
  insert into public.drifting values (1, '2026-01-01');
  grant select, update on all tables in schema public to anon;
  notify pgrst, 'reload schema';`;

beforeAll(async () => {
  rest = await startRestApp();
  await rest.owner.unsafe(tables);
});
afterAll(() => rest.stop());

const request = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rest.app.request(`/rest/v1${path}`, { method, headers });
const read = async (path: string) => (await request(path)).json();
const ids = async (search: string) => {
  const body = await read(`/things?select=id&order=id&${search}`);
  return Array.isArray(body) ? body.map(({ id }) => id) : body;
};

describe("paths into JSON", () => {
  it("are selected under the name of their last key", async () => {
    expect(
      await read(
        '/things?select=data->a->b,data->a->b->>0,last:data->a->b->>-1,data->"a.b",loose->k,data->0,tags->>1&id=eq.1',
      ),
    ).toEqual([{ b: "x", last: "y", "a.b": "dot", k: [1, 2], data: null, tags: "box" }]);
    const raw = await request("/things?select=loose->>k&id=eq.1");
    expect(await raw.text()).toBe('[{"k":"[1,2]"}]');
  });

  it("filter and order", async () => {
    expect(await ids("data->>n=eq.5")).toEqual([1]);
    expect(await ids("data->n=gt.7")).toEqual([2]);
    expect(await ids("or=(data->a->b->>1.eq.y,tags->>0.eq.blue)")).toEqual([1, 2]);
    const ordered = await read("/things?select=id&order=data->n.desc.nullslast");
    expect(ordered.map(({ id }: { id: number }) => id)).toEqual([2, 1, 3]);
  });

  it("are refused where there is no JSON to reach into", async () => {
    expect((await request("/things?select=data->>a->b")).status).toBe(404);
    expect((await request(`/things?select=data${"->a".repeat(31)}`)).status).toBe(400);
  });
});

describe("casts", () => {
  it("go to types that hold values", async () => {
    expect(
      await read(
        "/things?select=id::text,size::int,at:made::timestamp without time zone,n:data->>n::double precision,c:name::char,share::percent&id=eq.1",
      ),
    ).toEqual([{ id: "1", size: 2, at: "2026-01-01T00:00:00", n: 5, c: "R", share: 10 }]);
  });

  it.each([
    ["nonsense", "42704", 'type "nonsense" does not exist'],
    ["regclass", "PGRST100", 'Casting to "regclass" is not supported'],
    ["regrole", "PGRST100", 'Casting to "regrole" is not supported'],
    ["record", "PGRST100", 'Casting to "record" is not supported'],
    ["things", "PGRST100", 'Casting to "things" is not supported'],
  ])("refuse %s by name", async (type, code, message) => {
    const answer = await request(`/things?select=name::${type}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code, message }]);
  });
});

describe("filters", () => {
  it.each([
    ["tags=cs.{red}", [1]],
    ["tags=cd.{red,box,more}", [1]],
    ["tags=ov.{blue,green}", [2]],
    ["span=sl.[5,6)", [1]],
    ["span=sr.[1,4)", [2]],
    ["span=nxl.[4,9)", [2]],
    ["span=nxr.[1,6)", [1]],
    ["span=adj.[5,9)", [1]],
    ["span=cs.[5,6)", [2]],
    ["name=like(any).{blue*,Red*}", [1, 2]],
    ["name=ilike(all).{*B*,*BAG}", [2]],
    ["name=not.ilike(any).{red*}", [2]],
    ["id=eq(any).{1,3,9}", [1, 3]],
    ["id=gt(all).{1,2}", [3]],
    ["name=match.^b", [2]],
    ["name=imatch.^r", [1]],
    ["is_new=isdistinct.true", [2, 3]],
    ["is_new=is.unknown", [3]],
    ["is_new=is.not_null", [1, 2]],
    ["is_new=not.is.true", [2, 3]],
    ["words=fts.cat", [1]],
    ["note=fts(english).sit|cat", [1]],
    ["note=fts(simple).cat", []],
    ["note=plfts(english).fat cats", [1]],
    ["note=phfts(english).fat cats", [1]],
    ["note=wfts(english).cat or rat", [1, 2]],
    ["data->>n=fts.5", [1]],
    ['name=in.("Red, \\"box\\"",blue bag)', [1, 2]],
    ["name=in.(null)", []],
    ['name=in.("")', []],
    ["id=not.in.(1,2)", [3]],
    ["share=eq.500", []],
    ["share=in.(10,500)", [1]],
    ["not.or=(id.eq.1,not.and(id.gt.1,id.lt.3))", [2]],
    ["and=(id.gt.0, or(id.eq.1 ,name.is.null), not.or(id.eq.3))", [1]],
  ])("%s", async (search, expected) => {
    expect(await ids(search)).toEqual(expected);
  });

  it.each([
    ["id=noop.1", 400, "PGRST100"],
    ["id=fts.1", 404, "42883"],
    ["note=fts(nolanguage).x", 400, "42704"],
    ["note=fts(english).((", 400, "42601"],
    ["tags=eq(any).{x}", 400, "42704"],
    ["data=isdistinct.{", 400, "22P02"],
    ["name=is.nul", 400, "PGRST100"],
  ])("refuse %s", async (search, status, code) => {
    const answer = await request(`/things?${search}`);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it("read and show a domain as it says itself", async () => {
    expect(await read("/paints?shade=eq.%230000ff")).toEqual([{ id: 1, shade: "#0000ff" }]);
    expect(await read("/paints?select=s:shade&shade=in.(ff,000100)&order=shade.desc")).toEqual([
      { s: "#000100" },
      { s: "#0000ff" },
    ]);
  });
});

describe("names", () => {
  const table = encodeURIComponent('Odd "names" (all)');
  const get = (search: string) => read(`/${table}?${new URLSearchParams(search)}`);

  it("may have anything in them, between quotes", async () => {
    const select = '"a.b"," space ","c,d","e->f::g","*","order"';
    const row = {
      "a.b": 1,
      " space ": "spaced",
      "c,d": "comma",
      "e->f::g": "arrow",
      "*": "star",
      order: "word",
    };
    expect(await get(`select=${select}`)).toEqual([row]);
    expect(await get('select="x:y":"a.b"&"a.b"=eq.1&"order"=eq.word')).toEqual([{ "x:y": 1 }]);
    expect(await get('select="*"&or=("e->f::g".eq.none,"c,d".eq.comma)&order="a.b".desc')).toEqual([
      { "*": "star" },
    ]);
  });
});

describe("other shapes", () => {
  it("writes CSV as PostgreSQL does", async () => {
    const answer = await request("/things?select=id,name,tags,is_new,data->n&order=id", {
      accept: "text/csv",
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/csv; charset=utf-8",
    ]);
    expect(await answer.text()).toBe(
      'id,name,tags,is_new,n\n1,"Red, ""box""","{red,box}",t,5\n2,"blue bag",{blue},f,10\n3,,,,',
    );
    const none = await request("/things?id=eq.0", { accept: "text/csv" });
    expect(await none.text()).toBe("\n");
    const { data } = await rest.as("anon").from("many").select().lt("id", 3).csv();
    expect(data).toBe("id\n1\n2");
  });

  it("leaves nulls out of arrays and objects", async () => {
    const array = await request("/things?select=id,name,made&id=gt.1&order=id", {
      accept: "application/vnd.pgrst.array+json;nulls=stripped",
    });
    expect(array.headers.get("content-type")).toBe(
      "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8",
    );
    expect(await array.json()).toEqual([
      { id: 2, name: "blue bag", made: "2026-02-01" },
      { id: 3 },
    ]);
    const object = await request("/things?id=eq.3", {
      accept: "application/vnd.pgrst.object+json;nulls=stripped",
    });
    expect(await object.json()).toEqual({ id: 3 });
  });

  it.each([
    "application/vnd.pgrst.plan+json",
    'application/vnd.pgrst.plan+text; for="application/json"; options=analyze;',
    "application/geo+json",
  ])("refuses %s by its name", async (accept) => {
    const answer = await request("/things", { accept });
    expect([answer.status, await answer.json()]).toMatchObject([
      406,
      { code: "PGRST107", message: `None of these media types are available: ${accept}` },
    ]);
  });

  it("refuses aggregates by the reference's name", async () => {
    expect(await read("/things?select=total:size.sum()")).toMatchObject({
      code: "PGRST123",
      message: "Use of aggregate functions is not allowed",
    });
  });
});

describe("pages", () => {
  const page = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await request(path, headers, method);
    const text = await answer.text();
    return [answer.status, answer.headers.get("content-range"), text === "" ? 0 : text.length];
  };
  const exact = { prefer: "count=exact" };

  it("are where the address and the Range header meet", async () => {
    const [status, range] = await page("/many?limit=10&offset=5", { range: "8-100", ...exact });
    expect([status, range]).toEqual([206, "8-14/1500"]);
    expect((await page("/many?limit=3", { range: "0-1" })).slice(0, 2)).toEqual([200, "0-1/*"]);
    expect((await page("/many", { range: "bytes=0-1" })).slice(0, 2)).toEqual([200, "0-999/*"]);
    expect((await page("/many?limit=2&offset=-4")).slice(0, 2)).toEqual([200, "0-1/*"]);
    expect((await page("/many?limit=0", exact)).slice(0, 2)).toEqual([206, "*/1500"]);
    expect((await page("/many?id=eq.0", exact)).slice(0, 2)).toEqual([200, "*/0"]);
  });

  it.each([
    ["/many?limit=-1", {}, null, "Limit should be greater than or equal to zero."],
    [
      "/many",
      { range: "9-1" },
      null,
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    ],
    [
      "/many?offset=1501",
      exact,
      "*/1500",
      "An offset of 1501 was requested, but there are only 1500 rows.",
    ],
  ])("refuse %s with 416", async (path, headers, range, details) => {
    const answer = await request(path, headers);
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, range]);
    expect(await answer.json()).toEqual({
      code: "PGRST103",
      message: "Requested range not satisfiable",
      details,
      hint: null,
    });
  });

  it("count what PostgreSQL expects, where that is asked for", async () => {
    const planned = { prefer: "count=planned" };
    const estimated = { prefer: "count=estimated" };
    expect((await page("/many?limit=1", planned)).slice(0, 2)).toEqual([206, "0-0/1500"]);
    expect((await page("/many?limit=1", estimated)).slice(0, 2)).toEqual([206, "0-0/1500"]);
    expect((await page("/many?id=lte.3&limit=1", estimated)).slice(0, 2)).toEqual([206, "0-0/3"]);
    const { count, status } = await rest.as("anon").from("many").select("*", { count: "planned" });
    expect([count, status]).toEqual([1500, 206]);
  });

  it("have the same headers and no body for HEAD, and no range", async () => {
    expect(await page("/many?limit=2&offset=3", exact, "HEAD")).toEqual([206, "3-4/1500", 0]);
    expect(await page("/many", { range: "0-1", ...exact }, "HEAD")).toEqual([206, "0-999/1500", 0]);
    expect((await page("/many?id=gt.1500", { prefer: "count=planned" }, "HEAD"))[0]).toBe(206);
    const single = { accept: "application/vnd.pgrst.object+json" };
    expect((await page("/many?id=eq.1", single, "HEAD"))[0]).toBe(200);
    expect((await page("/many?id=lt.9", single, "HEAD"))[0]).toBe(406);
  });

  it("of one row are a part as well", async () => {
    const { count, status, data } = await rest
      .as("anon")
      .from("many")
      .select("id", { count: "exact" })
      .order("id")
      .limit(1)
      .single();
    expect([count, status, data]).toEqual([1500, 206, { id: 1 }]);
  });
});

describe("a schema that changes", () => {
  it("is seen by the next read, without a word from whoever changed it", async () => {
    expect(await read("/shifting?value=eq.7")).toEqual([{ id: 1, value: "7" }]);
    await rest.owner.unsafe("alter table public.shifting alter value type int using value::int");
    expect(await read("/shifting?value=gt.6")).toEqual([{ id: 1, value: 7 }]);
    await rest.owner.unsafe("alter table public.shifting alter value type text");
    expect(await read("/shifting?value=like.7*")).toEqual([{ id: 1, value: "7" }]);
    await rest.owner.unsafe("alter table public.shifting rename value to worth");
    expect(await read("/shifting?worth=eq.7")).toEqual([{ id: 1, worth: "7" }]);
    await rest.owner.unsafe("alter table public.shifting add other_id int references public.many");
    expect(await read("/shifting?select=id,many(id)")).toEqual([{ id: 1, many: null }]);
    await rest.owner.unsafe("alter table public.shifting rename to shifted");
    expect(await read("/shifted?select=id")).toEqual([{ id: 1 }]);
  });

  it("is seen soon even where nothing fails", async () => {
    const noon = "/drifting?select=id&day=eq.2026-01-01 12:00";
    expect(await read(noon)).toEqual([{ id: 1 }]);
    await rest.owner.unsafe("alter table public.drifting alter day type timestamp");
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now + 11_000);
    try {
      await expect.poll(() => read(noon)).toEqual([]);
    } finally {
      clock.mockRestore();
    }
  });

  it("is not read anew for nonsense", async () => {
    let catalogues = 0;
    let looks = 0;
    const { database } = rest;
    const { restRoutes } = await import("../../server/rest/index.ts");
    const app = restRoutes({
      database: {
        ...database,
        asOwner: (work) =>
          database.asOwner((sql) => {
            looks += 1;
            return work(
              new Proxy(sql, {
                apply(target, self, given: Parameters<typeof sql>) {
                  if (String(given[0]).includes("pg_rewrite r on")) catalogues += 1;
                  return Reflect.apply(target, self, given);
                },
              }),
            );
          }),
      },
      resolveCaller: async () => ({ role: "anon", claims: null }),
      onUnexpected: (error) => rest.unexpected.push(error),
    });
    for (let times = 0; times < 5; times += 1) {
      expect((await app.request("/things?id=eq.nonsense")).status).toBe(400);
      expect((await app.request("/nothing")).status).toBe(404);
    }
    expect([catalogues, looks]).toEqual([1, 11]);
  });
});
