import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRestApp, type RestApp } from "./rest-app.ts";

let rest: RestApp;

beforeAll(async () => {
  rest = await startRestApp();
  await rest.owner.unsafe(`
    create function public.echo_big(a bigint) returns text language sql immutable as 'select a::text';
    create function public.echo_exact(a numeric) returns text language sql immutable as 'select a::text';
    create function public.echo_json(a jsonb) returns text language sql immutable as 'select a::text';
    create function public.three_numbers() returns setof int language sql immutable
      as 'select generate_series(1, 3)';
    create function public.one_pair() returns table (a int, b int) language sql immutable as 'select 1, 2';
    create function public.both(out a int, out b int) language sql immutable as 'select 1, 2';
    create function public.doubles(out twice int, once int, more int default 0) language sql immutable
      as 'select 2 * once + more';
    create function public.has_no_names(jsonb) returns int language sql immutable as 'select 1';
    create function public.has_few_names(int, a int default 1) returns int language sql immutable as 'select 1';
    create function public.nothing_much() returns void language sql volatile as '';
    create function public.only_looks() returns int language sql volatile as 'select 7';
    create table public.visits (id int primary key, note text);
    grant select, insert, update, delete on public.visits to service_role;
    create function public.leaves_a_note() returns int language sql volatile security definer
      as 'insert into public.visits (id) values (1) returning id';
    create function public.says_stable(wanted int) returns setof int language plpgsql stable
      as $f$ begin perform public.leaves_a_note(); return next wanted; end $f$;
    create function public.tell_request(name text) returns text language sql stable
      as $f$ select current_setting('request.' || name, true) $f$;
    create function public.shape_answer(status text, headers text) returns int language sql volatile
      as $f$ select set_config('response.status', status, true), set_config('response.headers', headers, true);
        select 5 $f$;
    create function public.leaky() returns int language sql volatile
      as $f$ select set_config('response.headers', '[{"X-Leak": "yes"}]', false); select 1 $f$;
    create function public.raise_with(state text, message text, detail text) returns int
      language plpgsql stable as $f$
      begin
        if detail is null then raise sqlstate 'PGRST' using message = message; end if;
        raise exception using errcode = state, message = message, detail = detail;
      end $f$;
    create view public.headers_seen with (security_invoker = true) as
      select current_setting('request.headers', true)::json ->> 'x-from' as sender,
        current_setting('request.method', true) as method, set_config('response.headers', '[{"X-View": "read"}]', true);
    grant select on public.headers_seen to anon;
    create function public.note_method() returns trigger language plpgsql as $f$
      begin
        new.note := current_setting('request.method', true) || ' ' || current_setting('request.path', true);
        perform set_config('response.headers', '[{"X-Trigger": "seen"}]', true);
        return new;
      end $f$;
    create trigger note_method before insert on public.visits for each row execute function public.note_method();
    notify pgrst, 'reload schema';`);
});
afterAll(() => rest.stop());

const json = { "content-type": "application/json" };

function call(name: string, body: string, headers: Record<string, string> = {}) {
  const init = { method: "POST", headers: { ...json, ...headers }, body };
  return rest.app.request(`/rest/v1/rpc/${name}`, init);
}

describe("arguments", () => {
  it.each([
    ["echo_big", "9007199254740993"],
    ["echo_exact", "12345678901234567890.123456789012345678"],
    ["echo_exact", "1.10"],
    ["echo_json", '{"n": 9007199254740993.000000001}'],
    ["echo_json", "[10000000000000000000000001]"],
  ])("come to %s as they were written: %s", async (name, value) => {
    expect(await (await call(name, `{"a": ${value}}`)).json()).toBe(value);
  });

  it("are those that columns names, of all that is sent", async () => {
    const answer = await call("echo_big?columns=a", '{"a": 1, "b": 2}');
    expect([answer.status, await answer.json()]).toEqual([200, "1"]);
  });
});

describe("the names of arguments", () => {
  it("are told apart from those of what comes back", async () => {
    const anon = rest.as("anon");
    expect((await anon.rpc("doubles", { once: 4 })).data).toEqual({ twice: 8 });
    const got = await anon.rpc("doubles", { once: 4, more: 1 }, { get: true });
    expect(got.data).toEqual({ twice: 9 });
    expect((await anon.rpc("doubles", { twice: 4 })).error?.code).toBe("PGRST202");
  });

  it.each([
    ["has_no_names", { "": 1 }],
    ["has_no_names", {}],
    ["has_few_names", { "": 1, a: 2 }],
  ])("are what a call goes by: %s has one without", async (name, given) => {
    expect((await rest.as("anon").rpc(name, given)).error?.code).toBe("PGRST202");
  });
});

describe("counting", () => {
  it("counts one value as one, and a set as it is", async () => {
    const anon = rest.as("anon");
    const exact = { count: "exact" } as const;
    expect(await anon.rpc("echo_big", { a: 1 }, exact)).toMatchObject({ data: "1", count: 1 });
    expect(await anon.rpc("both", {}, exact)).toMatchObject({ data: { a: 1, b: 2 }, count: 1 });
    expect(await anon.rpc("one_pair", {}, exact)).toMatchObject({ count: 1 });
    expect(await anon.rpc("nothing_much", {}, exact)).toMatchObject({ status: 204, count: 1 });
    const page = await anon.rpc("three_numbers", {}, exact).range(1, 1);
    expect(page).toMatchObject({ data: [2], count: 3, status: 206 });
    const head = await anon.rpc("three_numbers", {}, { ...exact, head: true });
    expect(head).toMatchObject({ count: 3, data: null });
  });

  it("gives one value as itself, also where a single one is asked for", async () => {
    const anon = rest.as("anon");
    expect((await anon.rpc("only_looks").single()).data).toBe(7);
    expect((await anon.rpc("three_numbers").limit(1).single()).data).toBe(1);
    expect((await anon.rpc("three_numbers").single()).error?.code).toBe("PGRST116");
  });
});

describe("what may write", () => {
  it("is called by GET as long as it does not", async () => {
    const service = rest.as("service_role");
    expect((await service.rpc("only_looks", {}, { get: true })).data).toBe(7);
    const written = await service.rpc("leaves_a_note", {}, { get: true });
    expect([written.status, written.error?.code]).toEqual([405, "25006"]);
    // What says of itself that it only reads is held to it.
    const stable = await service.rpc("says_stable", { wanted: 1 });
    expect([stable.status, stable.error?.code]).toEqual([405, "25006"]);
    expect(await rest.owner`select 1 from public.visits`).toHaveLength(0);
  });
});

describe("the request in SQL", () => {
  const ask = async (name: string, headers = {}) => {
    const answer = await call(`tell_request?x=1`, JSON.stringify({ name }), headers);
    return answer.json();
  };

  it("is there with its method, path, headers and cookies", async () => {
    const headers = { "X-From": "Ada", cookie: "one=1; two=a=b" };
    const filtered = rest.app.request("/rest/v1/rpc/tell_request?name=method");
    expect(await (await filtered).json()).toBe("GET");
    const path = await call("tell_request", '{"name": "path"}');
    expect(await path.json()).toBe("/rpc/tell_request");
    const seen = await call("tell_request", '{"name": "headers"}', headers);
    const told = JSON.parse(await seen.json());
    expect(told).toMatchObject({ "x-from": "Ada", "content-type": "application/json" });
    expect(told).not.toHaveProperty("cookie");
    const cookies = await call("tell_request", '{"name": "cookies"}', headers);
    expect(JSON.parse(await cookies.json())).toEqual({ one: "1", two: "a=b" });
    expect(await ask("nothing")).toMatchObject({ code: "PGRST100" });
  });

  it("is there for views and triggers, which may add headers of their own", async () => {
    const headers = { "x-from": "Ben" };
    const view = await rest.app.request("/rest/v1/headers_seen?select=sender,method", { headers });
    expect(await view.json()).toEqual([{ sender: "Ben", method: "GET" }]);
    const written = await rest.app.request("/rest/v1/visits", {
      method: "POST",
      headers: { ...rest.headersOf("service_role"), ...json, prefer: "return=representation" },
      body: '{"id": 2}',
    });
    expect(await written.json()).toEqual([{ id: 2, note: "POST /visits" }]);
    expect([written.status, written.headers.get("x-trigger")]).toEqual([201, "seen"]);
  });
});

describe("the answer from SQL", () => {
  const shape = (status: string, headers: string) =>
    call("shape_answer", JSON.stringify({ status, headers }));

  it("has the status and the headers that a function sets", async () => {
    const headers = [
      { "Set-Cookie": "a=1" },
      { "set-cookie": "b=2" },
      { "Cache-Control": "max-age=60" },
      { "Content-Type": "text/plain" },
      { "Content-Length": "9000" },
    ];
    const answer = await shape("418", JSON.stringify(headers));
    expect([answer.status, await answer.text()]).toEqual([418, "5"]);
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(answer.headers.get("cache-control")).toBe("max-age=60");
    expect(answer.headers.get("content-type")).toBe("text/plain");
    expect(answer.headers.get("content-length")).not.toBe("9000");
    const empty = await shape("204", "");
    expect([empty.status, await empty.text()]).toEqual([204, ""]);
  });

  it("forgets what a function said for longer than its transaction", async () => {
    expect((await call("leaky", "")).headers.get("x-leak")).toBe("yes");
    for (let times = 0; times < 30; times += 1) {
      expect((await call("only_looks", "")).headers.get("x-leak")).toBeNull();
    }
  });

  it.each([
    ["a word for a status", "fine", "", "PGRST112"],
    ["a status that there is not", "1000", "", "PGRST112"],
    ["headers that are no list", "", '{"a": "b"}', "PGRST111"],
    ["two headers in one", "", '[{"a": "b", "c": "d"}]', "PGRST111"],
    ["a number in a header", "", '[{"a": 1}]', "PGRST111"],
    ["a header of two lines", "", '[{"a": "b\\r\\nc: d"}]', "PGRST111"],
    ["a header without a name", "", '[{"": "b"}]', "PGRST111"],
  ])("refuses %s", async (_name, status, headers, code) => {
    const answer = await shape(status, headers);
    expect([answer.status, await answer.json()]).toMatchObject([500, { code }]);
  });
});

describe("a raised error", () => {
  const raise = (state: string, message: string, detail: string | null) =>
    call("raise_with", JSON.stringify({ state, message, detail }));
  const refusal = { code: "123", message: "Payment required", details: "Quota", hint: "Upgrade" };

  it("may write the whole answer", async () => {
    const shape = {
      status: 402,
      status_text: "You must pay",
      headers: { "X-Powered-By": "coins" },
    };
    const answer = await raise("PGRST", JSON.stringify(refusal), JSON.stringify(shape));
    expect([answer.status, await answer.json()]).toEqual([402, refusal]);
    expect(answer.headers.get("x-powered-by")).toBe("coins");
    const brief = await raise("PGRST", '{"code":"1","message":"m"}', '{"status":429,"headers":{}}');
    const expected = { code: "1", message: "m", details: null, hint: null };
    expect([brief.status, await brief.json()]).toEqual([429, expected]);
  });

  const message = JSON.stringify(refusal);
  it.each([
    [
      "without words",
      "INVALID",
      '{"status":400,"headers":{}}',
      "Invalid JSON value for MESSAGE: 'INVALID'",
    ],
    ["without a detail", message, null, "DETAIL is missing in the RAISE statement"],
    [
      "without headers",
      message,
      '{"status":400}',
      `Invalid JSON value for DETAIL: '{"status":400}'`,
    ],
    [
      "with a status that there is not",
      message,
      '{"status":99,"headers":{}}',
      `Invalid JSON value for DETAIL: '{"status":99,"headers":{}}'`,
    ],
    [
      "with a header of two lines",
      message,
      '{"status":400,"headers":{"a":"b\\nc"}}',
      `Invalid JSON value for DETAIL: '{"status":400,"headers":{"a":"b\\nc"}}'`,
    ],
  ])("is named %s", async (_name, words, detail, details) => {
    const answer = await raise("PGRST", words, detail);
    expect([answer.status, await answer.json()]).toMatchObject([
      500,
      {
        code: "PGRST121",
        message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
        details,
        hint: expect.stringContaining("must be a JSON object with obligatory keys"),
      },
    ]);
  });

  it("names its status, or is the caller's", async () => {
    const statusOf = async (state: string) => (await raise(state, "m", "d")).status;
    expect(await statusOf("PT409")).toBe(409);
    expect(await statusOf("PT302")).toBe(302);
    expect(await statusOf("PT999")).toBe(500);
    expect(await statusOf("AB001")).toBe(400);
    expect(await statusOf("P0004")).toBe(500);
  });
});

describe("no more than so many", () => {
  const strict = (most: number) => ({
    ...rest.headersOf("service_role"),
    prefer: `handling=strict, max-affected=${most}`,
  });

  it("rows come from a function", async () => {
    const enough = await call("three_numbers", "", strict(3));
    expect(enough.headers.get("preference-applied")).toBe("handling=strict, max-affected=3");
    const many = await call("three_numbers", "", strict(2));
    expect([many.status, await many.json()]).toMatchObject([
      400,
      { code: "PGRST124", details: "The query affects 3 rows" },
    ]);
    const one = await call("only_looks", "", strict(2));
    expect([one.status, await one.json()]).toMatchObject([400, { code: "PGRST128" }]);
  });
});
