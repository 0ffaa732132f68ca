import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seedRows, startRestApp, type RestApp, type Seeded } from "./rest-app.ts";

let rest: RestApp;
let seeded: Seeded;

beforeAll(async () => {
  rest = await startRestApp();
  seeded = await seedRows(rest);
});
afterAll(() => rest.stop());
const send = (search: string, body: unknown) =>
  rest.app.request(`/rest/v1/projects?${search}`, {
    method: "PATCH",
    headers: { ...rest.headersOf("service_role"), "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const service = () => rest.as("service_role");

describe("insert", () => {
  it("stores a row and answers 201 with nothing", async () => {
    const { data, error, status } = await rest
      .as(rest.people.ada)
      .from("pr_campaigns")
      .insert({ title: "Quiet launch", key_messages: ["one, two", 'say "three"'] });
    expect([error, data, status]).toEqual([null, null, 201]);
    const [row] = await rest.owner`
      select user_id, status, key_messages from public.pr_campaigns where title = 'Quiet launch'`;
    expect(row).toEqual({
      user_id: rest.people.ada.id,
      status: "draft",
      key_messages: ["one, two", 'say "three"'],
    });
  });

  it("gives the new row back, with what it belongs to", async () => {
    const { data, status } = await rest
      .as(rest.people.ada)
      .from("pr_campaigns")
      .insert({ title: "Told launch", budget: 12.34 })
      .select("title, budget, profiles(display_name)")
      .single();
    expect(status).toBe(201);
    expect(data).toEqual({
      title: "Told launch",
      budget: 12.34,
      profiles: { display_name: "Ada" },
    });
  });

  it("stores many rows at once; a key that a row lacks is null or the default", async () => {
    const { count, error } = await service()
      .from("projects")
      .insert(
        [
          { user_id: rest.people.ben.id, title: "Bulk 1", priority: "high" },
          { user_id: rest.people.ben.id, title: "Bulk 2" },
        ],
        { count: "exact", defaultToNull: false },
      );
    expect([error, count]).toEqual([null, 2]);
    const rows = await rest.owner`
      select title, priority from public.projects where title like 'Bulk %' order by title`;
    expect([...rows]).toEqual([
      { title: "Bulk 1", priority: "high" },
      { title: "Bulk 2", priority: "medium" },
    ]);
    const withNull = await service()
      .from("projects")
      .insert([
        { user_id: rest.people.ben.id, title: "Bulk 3", priority: "high" },
        { user_id: rest.people.ben.id, title: "Bulk 4" },
      ]);
    expect(withNull.error?.code).toBe("23502");
  });

  it("stores nothing for an empty list, and defaults for an empty object", async () => {
    expect((await service().from("projects").insert([])).status).toBe(201);
    const { data, error } = await service().from("chat_conversations").insert({}).select("id");
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
  });

  it("points to the new row when only headers are wanted", async () => {
    const id = randomUUID();
    const answer = await rest.app.request("/rest/v1/pr_campaigns", {
      method: "POST",
      headers: {
        ...rest.headersOf(rest.people.ada),
        "content-type": "application/json",
        prefer: "return=headers-only",
      },
      body: JSON.stringify({ id, title: "Located" }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toBe(`/pr_campaigns?id=eq.${id}`);
    expect(await answer.text()).toBe("");
    await rest.owner.unsafe(`
      create table public.numbered (id bigint primary key);
      grant select, insert on public.numbered to service_role;
      notify pgrst, 'reload schema';`);
    const numbered = await rest.app.request("/rest/v1/numbered", {
      method: "POST",
      headers: {
        ...rest.headersOf("service_role"),
        "content-type": "application/json",
        prefer: "return=headers-only",
      },
      body: '{"id": 9007199254740993}',
    });
    expect(numbered.headers.get("location")).toBe("/numbered?id=eq.9007199254740993");
  });

  it.each([
    ["a duplicate", { id: "SEEDED", title: "x", user_id: "ADA" }, 409, "23505"],
    ["a reference to nothing", { title: "x", company_id: randomUUID() }, 409, "23503"],
    ["a value outside its set", { title: "x", user_id: "ADA", status: "paused" }, 400, "23514"],
    ["a missing value", { user_id: "ADA" }, 400, "23502"],
    ["a value of the wrong type", { title: "x", user_id: "nobody" }, 400, "22P02"],
    ["an unknown column", { title: "x", colour: "red" }, 400, "PGRST204"],
  ])("refuses %s", async (_name, row, status, code) => {
    const filled = JSON.parse(
      JSON.stringify(row).replace("SEEDED", seeded.adaProject).replace("ADA", rest.people.ada.id),
    );
    const answer = await service().from("projects").insert(filled);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  it("refuses a row for somebody else, a column that is not theirs, and a visitor", async () => {
    const ada = rest.as(rest.people.ada);
    const foreign = await ada
      .from("pr_campaigns")
      .insert({ title: "x", user_id: rest.people.ben.id });
    expect([foreign.status, foreign.error?.code]).toEqual([403, "42501"]);
    const verified = await ada
      .from("pr_campaigns")
      .insert({ title: "x", blockchain_verified: true });
    expect([verified.status, verified.error?.code]).toEqual([403, "42501"]);
    const visitor = await rest.as("anon").from("pr_campaigns").insert({ title: "x" });
    expect([visitor.status, visitor.error?.code]).toEqual([401, "42501"]);
  });

  it("takes a write back when single finds more than one row", async () => {
    const { error, status } = await service()
      .from("projects")
      .insert([
        { user_id: rest.people.ben.id, title: "Undone" },
        { user_id: rest.people.ben.id, title: "Undone" },
      ])
      .select()
      .single();
    expect([status, error?.code]).toEqual([406, "PGRST116"]);
    expect(await rest.owner`select 1 from public.projects where title = 'Undone'`).toHaveLength(0);
  });
});

describe("upsert", () => {
  const row = { id: "basic-pr-test", name: "Basic", price_gbp: 500, description: "d", icon: "i" };

  it("inserts, then updates by the primary key", async () => {
    const first = await service().from("pr_packages").upsert(row).select("name").single();
    expect([first.status, first.data]).toEqual([201, { name: "Basic" }]);
    const second = await service()
      .from("pr_packages")
      .upsert({ ...row, name: "Basic again" })
      .select("id, name");
    expect([second.status, second.data]).toEqual([200, [{ id: row.id, name: "Basic again" }]]);
    const both = [row, { ...row, id: "other-pr-test" }];
    expect((await service().from("pr_packages").upsert(both)).status).toBe(201);
    expect((await service().from("pr_packages").upsert(both)).status).toBe(200);
    expect((await service().from("pr_packages").upsert([])).status).toBe(200);
  });

  it("leaves what exists alone when asked to ignore it", async () => {
    const { data, status } = await service()
      .from("pr_packages")
      .upsert({ ...row, name: "Ignored" }, { ignoreDuplicates: true })
      .select();
    expect([status, data]).toEqual([201, []]);
  });

  it("finds the row by the columns it is told", async () => {
    const metric = { campaign_id: seeded.adaCampaign, metric_date: "2026-03-01", reach: 111 };
    const { data, error } = await service()
      .from("pr_campaign_metrics")
      .upsert(metric, { onConflict: "campaign_id,metric_date" })
      .select("reach");
    expect([error, data]).toEqual([null, [{ reach: 111 }]]);
    const wrong = await service()
      .from("pr_campaign_metrics")
      .upsert(metric, { onConflict: "campaign_id" });
    expect([wrong.status, wrong.error?.code]).toEqual([400, "42P10"]);
    const unknown = await service()
      .from("pr_campaign_metrics")
      .upsert(metric, { onConflict: "nothing" });
    expect(unknown.error?.code).toBe("PGRST204");
  });
});

describe("put", () => {
  const put = (search: string, body: unknown, prefer = "return=representation") =>
    rest.app.request(`/rest/v1/pr_packages?${search}`, {
      method: "PUT",
      headers: { ...rest.headersOf("service_role"), "content-type": "application/json", prefer },
      body: JSON.stringify(body),
    });
  const row = { id: "put-test", name: "Put", price_gbp: 500, description: "d", icon: "i" };

  it("makes the row that the address names, or replaces it", async () => {
    const first = await put("id=eq.put-test&select=name", row);
    expect([first.status, await first.json()]).toEqual([201, [{ name: "Put" }]]);
    const second = await put("id=eq.put-test&select=name", { ...row, name: "Again" });
    expect([second.status, await second.json()]).toEqual([200, [{ name: "Again" }]]);
    expect((await put("id=eq.put-test", row, "return=minimal")).status).toBe(204);
  });

  it.each([
    ["another row than the address names", "id=eq.put-test", { id: "x" }, 400, "PGRST115"],
    ["a row without its key", "id=eq.put-test", { id: undefined }, 400, "PGRST115"],
    ["no address", "", {}, 405, "PGRST105"],
    ["an address by something else", "name=eq.Put", {}, 405, "PGRST105"],
    ["an address of several rows", "id=in.(put-test)", {}, 405, "PGRST105"],
    ["a limit", "id=eq.put-test&limit=1", {}, 400, "PGRST114"],
  ])("refuses %s", async (_name, search, change, status, code) => {
    const answer = await put(search, { ...row, name: "Changed", ...change });
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    expect(await rest.owner`select 1 from public.pr_packages where name = 'Changed'`).toHaveLength(
      0,
    );
  });
});

describe("update and delete", () => {
  it("undoes a write that reaches more rows than was meant", async () => {
    // What supabase-js sends for maxAffected().
    const atMost = (most: number) => `handling=strict, max-affected=${most}`;
    const titled = (title: string) =>
      rest.owner`select 1 from public.projects where title = ${title}`;
    const reach = (title: string, most: number) =>
      service()
        .from("projects")
        .update({ title })
        .like("title", "Ada%")
        .setHeader("prefer", atMost(most));
    const refused = await reach("Too many", 2);
    expect([refused.status, refused.error?.code]).toEqual([400, "PGRST124"]);
    expect(refused.error?.details).toBe("The query affects 3 rows");
    expect(await titled("Too many")).toHaveLength(0);
    expect((await reach("Ada renamed", 3)).status).toBe(204);
    const gone = await service()
      .from("projects")
      .delete()
      .eq("title", "Ada renamed")
      .setHeader("prefer", atMost(1));
    expect(gone.error?.code).toBe("PGRST124");
    expect(await titled("Ada renamed")).toHaveLength(3);
  });

  it("takes only the columns that are named, and defaults for what is not sent", async () => {
    const [made] = await rest.owner<{ id: string }[]>`
      insert into public.projects (user_id, title, priority)
      values (${rest.people.ben.id}, 'Named', 'urgent') returning id`;
    const change = async (prefer: string, columns: string) => {
      const answer = await rest.app.request(
        `/rest/v1/projects?id=eq.${made?.id}&columns=${columns}&select=title,priority`,
        {
          method: "PATCH",
          headers: {
            ...rest.headersOf("service_role"),
            "content-type": "application/json",
            prefer,
          },
          body: JSON.stringify({ title: "Renamed", status: "no such" }),
        },
      );
      return [answer.status, await answer.json()];
    };
    const named = await change("return=representation", "title");
    expect(named).toEqual([200, [{ title: "Renamed", priority: "urgent" }]]);
    const filled = await change("return=representation, missing=default", "title,priority");
    expect(filled).toEqual([200, [{ title: "Renamed", priority: "medium" }]]);
    expect(await change("return=representation", "title,priority")).toMatchObject([
      400,
      { code: "23502" },
    ]);
  });

  it("changes one's own profile and tells how many rows that was", async () => {
    const { count, status, data } = await rest
      .as(rest.people.ada)
      .from("profiles")
      .update({ phone: "+44 20 0000 0000", website: null }, { count: "exact" })
      .eq("user_id", rest.people.ada.id);
    expect([status, count, data]).toEqual([204, 1, null]);
    const { data: read } = await rest.as(rest.people.ada).from("profiles").select("phone").single();
    expect(read).toEqual({ phone: "+44 20 0000 0000" });
  });

  it("changes nothing of somebody else", async () => {
    const { data, status } = await rest
      .as(rest.people.ada)
      .from("profiles")
      .update({ phone: "1" })
      .eq("user_id", rest.people.ben.id)
      .select("user_id");
    expect([status, data]).toEqual([200, []]);
  });

  it("gives the deleted rows back", async () => {
    const { data } = await service()
      .from("projects")
      .delete()
      .like("title", "Bulk %")
      .select("title");
    expect(data).toHaveLength(2);
  });

  it.each([
    [
      "an update",
      () => service().from("projects").update({ title: "all" }),
      "UPDATE requires a WHERE clause",
    ],
    ["a delete", () => service().from("projects").delete(), "DELETE requires a WHERE clause"],
  ])("refuses %s without a filter", async (_name, query, message) => {
    const { error, status } = await query();
    expect([status, error?.code, error?.message]).toEqual([400, "21000", message]);
  });

  it("refuses to update by a list, with nothing, or with a limit", async () => {
    expect((await send("id=is.null", [{ title: "x" }])).status).toBe(400);
    expect((await send("id=is.null", {})).status).toBe(400);
    expect((await send("id=is.null&limit=1", { title: "x" })).status).toBe(400);
  });
});

describe("rpc", () => {
  beforeAll(async () => {
    await rest.owner.unsafe(`
      create function public.add_numbers(a int, b int default 10) returns int
        language sql immutable as 'select a + b';
      create function public.do_nothing() returns void language sql volatile as '';
      create function public.list_posts(word text) returns setof public.substack_posts
        language sql stable as $f$ select * from public.substack_posts where title like word || '%' $f$;
      create function public.refuse() returns int language plpgsql stable
        as $f$ begin raise sqlstate 'PT402' using message = 'Payment required', hint = 'Pay'; end $f$;
      create function public.count_items(items text[]) returns int
        language sql immutable as 'select cardinality(items)';
      grant execute on function public.do_nothing() to anon;
      notify pgrst, 'reload schema';`);
    await vi.waitFor(async () => {
      expect((await rest.as("anon").rpc("do_nothing")).status).toBe(204);
    }, 15_000);
  });

  it("calls with arguments, by POST and by GET", async () => {
    const anon = rest.as("anon");
    expect((await anon.rpc("add_numbers", { a: 1, b: 2 })).data).toBe(3);
    expect((await anon.rpc("add_numbers", { a: 1 })).data).toBe(11);
    expect((await anon.rpc("add_numbers", { a: 1, b: 2 }, { get: true })).data).toBe(3);
    expect((await anon.rpc("count_items", { items: ["a,b", "c"] })).data).toBe(2);
    expect((await anon.rpc("count_items", { items: ["a", "b"] }, { get: true })).data).toBe(2);
  });

  it("filters, orders and counts the rows of a function", async () => {
    const { data, count } = await rest
      .as("anon")
      .rpc("list_posts", { word: "Post 1" }, { count: "exact" })
      .select("title")
      .neq("title", "Post 10")
      .order("title", { ascending: false })
      .limit(2);
    expect(data).toEqual([{ title: "Post 12" }, { title: "Post 11" }]);
    expect(count).toBe(3);
    const one = await rest.as("anon").rpc("list_posts", { word: "Post 12" }).single();
    expect(one.data).toMatchObject({ title: "Post 12" });
  });

  it("lists and ends one's own sessions", async () => {
    const ben = rest.as(rest.people.ben);
    const { data } = await ben.rpc("my_sessions");
    expect(data).toMatchObject([{ is_current: true }]);
    expect((await ben.rpc("revoke_session", { session_id: randomUUID() })).data).toBe(false);
    expect((await ben.rpc("revoke_session", { session_id: data[0].id })).data).toBe(true);
    const after = await ben.from("projects").select("*");
    expect([after.status, after.error?.code]).toEqual([401, "PGRST303"]);
  });

  it.each([
    ["an unknown function", () => rest.as("anon").rpc("nothing"), 404, "PGRST202"],
    ["a missing argument", () => rest.as("anon").rpc("add_numbers", { b: 1 }), 404, "PGRST202"],
    [
      "an argument too many",
      () => rest.as("anon").rpc("add_numbers", { a: 1, c: 1 }),
      404,
      "PGRST202",
    ],
    ["a wrong argument", () => rest.as("anon").rpc("add_numbers", { a: "one" }), 400, "22P02"],
    ["a function that refuses", () => rest.as("anon").rpc("refuse"), 402, "PT402"],
    [
      "a function of the signed-in",
      () => rest.as("anon").rpc("revoke_session", { session_id: randomUUID() }),
      401,
      "42501",
    ],
    ["a trigger's function", () => rest.as("service_role").rpc("create_profile"), 404, "PGRST202"],
  ])("refuses %s", async (_name, query, status, code) => {
    const answer = await query();
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });
});
