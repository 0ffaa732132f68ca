import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { seedRows, startRestApp, type RestApp, type Seeded } from "./rest-app.ts";

let rest: RestApp;
let seeded: Seeded;

beforeAll(async () => {
  rest = await startRestApp();
  seeded = await seedRows(rest);
});
afterAll(() => rest.stop());

const posts = () =>
  rest.as("anon").from("substack_posts").select("title", { count: "exact" }).order("pub_date");
const payments = (select: string) => rest.as(rest.people.ada).from("eth_payments").select(select);
const campaigns = (select: string) =>
  rest.as(rest.people.ada).from("pr_campaigns").select(select).order("created_at");
const projects = () => rest.as(rest.people.ada).from("projects").select("budget");
const campaignTitles = () =>
  rest.as(rest.people.ada).from("pr_campaigns").select("title").order("created_at");
const find = () => rest.as(rest.people.ada).from("projects").select("title").order("created_at");
const profiles = () =>
  rest.as(rest.people.ada).from("profiles").select("*").eq("user_id", rest.people.ben.id);

const titles = (data: unknown) =>
  Array.isArray(data) ? data.map((row: { title: string }) => row.title) : data;

describe("the product's own reads", () => {
  it("gives visitors the ten newest posts", async () => {
    const { data, error, status } = await rest
      .as("anon")
      .from("substack_posts")
      .select("*")
      .order("pub_date", { ascending: false })
      .limit(10);
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toHaveLength(10);
    expect(data?.[0]).toMatchObject({ title: "Post 12", link: "https://news.example/12" });
  });

  it("gives a client their own projects, newest first, without a filter", async () => {
    const { data } = await rest
      .as(rest.people.ada)
      .from("projects")
      .select("*")
      .order("created_at", { ascending: false });
    expect(titles(data)).toEqual(['Ada, "three" (final)', "Ada two", "Ada one"]);
    expect(data?.[2]).toMatchObject({ budget: 100.5, status: "pending" });
  });

  it("gives a client the metrics of their own campaigns only", async () => {
    const { data } = await rest
      .as(rest.people.ada)
      .from("pr_campaign_metrics")
      .select("*")
      .order("metric_date", { ascending: false });
    expect(data?.map((row) => row.reach)).toEqual([300, 100]);
  });

  it("reads deliverables, of which there are none yet", async () => {
    const { data, error } = await rest
      .as(rest.people.ada)
      .from("pr_deliverables")
      .select("*")
      .order("created_at", { ascending: false });
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });

  it("reads one's own profile as a single row", async () => {
    const { data } = await rest
      .as(rest.people.ada)
      .from("profiles")
      .select("*")
      .eq("user_id", rest.people.ada.id)
      .single();
    expect(data).toMatchObject({ display_name: "Ada", company_name: "Analytical" });
  });

  it("tells single that there is no row, and maybeSingle nothing", async () => {
    const single = await profiles().single();
    expect(single.status).toBe(406);
    expect(single.error).toMatchObject({
      code: "PGRST116",
      details: "The result contains 0 rows",
      message: "Cannot coerce the result to a single JSON object",
    });
    const maybe = await profiles().maybeSingle();
    expect(maybe.error).toBeNull();
    expect(maybe.data).toBeNull();
  });

  it("tells single that there are many rows", async () => {
    const { error } = await rest.as("anon").from("substack_posts").select("id").single();
    expect(error).toMatchObject({ code: "PGRST116", details: "The result contains 12 rows" });
  });
});

describe("filters", () => {
  it.each([
    ["eq", () => find().eq("status", "pending"), ["Ada one"]],
    [
      "eq with commas, quotes and brackets",
      () => find().eq("title", 'Ada, "three" (final)'),
      ['Ada, "three" (final)'],
    ],
    ["neq", () => find().neq("status", "pending"), ["Ada two", 'Ada, "three" (final)']],
    ["gt", () => find().gt("budget", 100.5), ["Ada two"]],
    ["gte", () => find().gte("budget", 100.5), ["Ada one", "Ada two"]],
    ["lt", () => find().lt("budget", 2500), ["Ada one"]],
    ["lte", () => find().lte("created_at", "2026-01-02"), ["Ada one", "Ada two"]],
    ["like", () => find().like("title", "Ada t%"), ["Ada two"]],
    ["ilike", () => find().ilike("title", "%ONE"), ["Ada one"]],
    ["is null", () => find().is("budget", null), ['Ada, "three" (final)']],
    ["not is null", () => find().not("budget", "is", null), ["Ada one", "Ada two"]],
    ["in", () => find().in("title", ["Ada one", "Ada two", "x,y"]), ["Ada one", "Ada two"]],
    ["in nothing", () => find().in("status", []), []],
    ["not in", () => find().not("status", "in", "(pending,completed)"), ["Ada two"]],
    ["or", () => find().or("status.eq.pending,budget.gte.2500"), ["Ada one", "Ada two"]],
    [
      "nested",
      () =>
        find().or(
          "status.eq.completed,and(budget.gt.50,not.or(priority.eq.urgent,budget.is.null))",
        ),
      ["Ada one", 'Ada, "three" (final)'],
    ],
    [
      "a quoted value in or",
      () => find().or('title.eq."Ada, \\"three\\" (final)"'),
      ['Ada, "three" (final)'],
    ],
    ["two filters", () => find().eq("priority", "urgent").gte("budget", 1), ["Ada two"]],
    ["match", () => find().match({ priority: "low", status: "pending" }), ["Ada one"]],
  ])("%s", async (_name, query, expected) => {
    const { data, error } = await query();
    expect(error).toBeNull();
    expect(titles(data)).toEqual(expected);
  });

  it("compare arrays", async () => {
    expect(titles((await campaignTitles().contains("key_messages", ["trust"])).data)).toEqual([
      "Ada launches",
    ]);
    expect(titles((await campaignTitles().containedBy("key_messages", ["a"])).data)).toEqual([
      "Ada waits",
    ]);
    expect(titles((await campaignTitles().overlaps("key_messages", ["craft", "x"])).data)).toEqual([
      "Ada launches",
    ]);
    expect(titles((await campaignTitles().or("key_messages.cs.{trust,craft}")).data)).toEqual([
      "Ada launches",
    ]);
  });

  it.each([
    ["a value of the wrong type", () => find().eq("id", "not-a-uuid"), 400, "22P02"],
    ["a date that is none", () => find().lt("created_at", "yesterday-ish"), 400, "22007"],
    ["an unknown column", () => find().eq("nothing", 1), 400, "42703"],
    ["an unknown order", () => find().order("nothing"), 400, "42703"],
    [
      "an operator that there is not",
      () => find().filter("title", "is_like", "a"),
      400,
      "PGRST100",
    ],
    ["a pattern on a number", () => find().like("budget", "1%"), 404, "42883"],
    ["is with a word", () => find().filter("title", "is", "maybe"), 400, "PGRST100"],
    ["broken logic", () => find().or("status.eq.pending,and(budget.gt.1"), 400, "PGRST100"],
    ["no operator", () => find().or("status"), 400, "PGRST100"],
  ])("refuse %s", async (_name, query, status, code) => {
    const answer = await query();
    expect(answer.status).toBe(status);
    expect(answer.error?.code).toBe(code);
  });
});

describe("columns and order", () => {
  it("selects and renames columns", async () => {
    const { data } = await rest
      .as(rest.people.ada)
      .from("projects")
      .select("label:title, budget")
      .eq("id", seeded.adaProject);
    expect(data).toEqual([{ label: "Ada one", budget: 100.5 }]);
  });

  it("orders with nulls first or last, and by several columns", async () => {
    const first = await projects().order("budget", { ascending: false, nullsFirst: true });
    expect(first.data?.map((row) => row.budget)).toEqual([null, 2500, 100.5]);
    const last = await projects().order("budget", { ascending: false, nullsFirst: false });
    expect(last.data?.map((row) => row.budget)).toEqual([2500, 100.5, null]);
    const both = await projects().order("user_id").order("budget");
    expect(both.data?.map((row) => row.budget)).toEqual([100.5, 2500, null]);
  });
});

describe("embedding", () => {
  it("gives many rows as a list and none as an empty one", async () => {
    const { data } = await campaigns("title, pr_campaign_metrics(reach)").order("metric_date", {
      referencedTable: "pr_campaign_metrics",
      ascending: false,
    });
    expect(data).toEqual([
      { title: "Ada launches", pr_campaign_metrics: [{ reach: 300 }, { reach: 100 }] },
      { title: "Ada waits", pr_campaign_metrics: [] },
    ]);
  });

  it("gives one row as an object, renamed", async () => {
    const { data } = await campaigns("title, client:profiles(display_name)");
    expect(data?.[0]).toEqual({ title: "Ada launches", client: { display_name: "Ada" } });
  });

  it("filters the embedded rows, and with !inner the rows around them", async () => {
    const left = await campaigns("title, metrics:pr_campaign_metrics(reach)").gt(
      "metrics.reach",
      200,
    );
    expect(left.data).toEqual([
      { title: "Ada launches", metrics: [{ reach: 300 }] },
      { title: "Ada waits", metrics: [] },
    ]);
    const inner = await campaigns("title, pr_campaign_metrics!inner(reach)").eq(
      "pr_campaign_metrics.reach",
      100,
    );
    expect(inner.data).toEqual([{ title: "Ada launches", pr_campaign_metrics: [{ reach: 100 }] }]);
  });

  it("limits the embedded rows", async () => {
    const { data } = await campaigns("pr_campaign_metrics(reach)")
      .order("reach", { referencedTable: "pr_campaign_metrics" })
      .limit(1, { referencedTable: "pr_campaign_metrics" });
    expect(data?.[0]).toEqual({ pr_campaign_metrics: [{ reach: 100 }] });
  });

  it("counts with !inner over a page", async () => {
    const { count, status } = await rest
      .as("service_role")
      .from("pr_campaign_metrics")
      .select("id, pr_campaigns!inner(title)", { count: "exact" })
      .eq("pr_campaigns.title", "Ada launches")
      .limit(1);
    expect(count).toBe(2);
    expect(status).toBe(206);
  });

  it("asks which relationship is meant, and takes the hint", async () => {
    const unclear = await payments("id, profiles(display_name)");
    expect(unclear.status).toBe(300);
    expect(unclear.error?.code).toBe("PGRST201");
    const clear = await payments("id, profiles!eth_payments_resolved_by_fkey(display_name)");
    expect(clear.error).toBeNull();
  });

  it("says when there is no relationship, and when a filter has no resource", async () => {
    const none = await campaigns("title, substack_posts(title)");
    expect(none.error?.code).toBe("PGRST200");
    const stray = await campaigns("title").eq("profiles.phone", "1");
    expect(stray.error?.code).toBe("PGRST108");
  });

  it("shows nobody else's rows through an embedded table", async () => {
    const { data } = await rest
      .as(rest.people.ada)
      .from("profiles")
      .select("user_id, pr_campaigns(title)");
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain("Ben");
  });
});

describe("pages and counts", () => {
  it("answers 206 with the total for a part, 200 for the whole", async () => {
    const part = await posts().range(2, 4);
    expect([part.status, part.count, titles(part.data)]).toEqual([
      206,
      12,
      ["Post 3", "Post 4", "Post 5"],
    ]);
    const whole = await posts();
    expect([whole.status, whole.count]).toEqual([200, 12]);
  });

  it("answers 416 beyond the end", async () => {
    const { error, status } = await posts().range(50, 60);
    expect(status).toBe(416);
    expect(error).toMatchObject({
      code: "PGRST103",
      details: "An offset of 50 was requested, but there are only 12 rows.",
    });
  });

  it("counts without a body", async () => {
    const { count, data, status } = await rest
      .as("anon")
      .from("substack_posts")
      .select("*", { count: "exact", head: true });
    expect([count, data, status]).toEqual([12, null, 200]);
  });

  it("understands the Range header", async () => {
    const answer = await rest.app.request("/rest/v1/substack_posts?select=title&order=pub_date", {
      headers: { range: "0-1", "range-unit": "items", prefer: "count=exact" },
    });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe("0-1/12");
    expect(answer.headers.get("preference-applied")).toBe("count=exact");
    const wrong = await rest.app.request("/rest/v1/substack_posts", { headers: { range: "9-1" } });
    expect(wrong.status).toBe(416);
  });
});

describe("what is not there", () => {
  it.each([
    ["an unknown table", "/nothing", 404, "PGRST205"],
    ["a table of another schema", "/private.api_keys", 404, "PGRST205"],
    ["the description of the schema", "/", 404, "PGRST126"],
    ["a deeper path", "/projects/1", 404, "PGRST125"],
    ["an unknown parameter", "/substack_posts?page=2", 400, "PGRST100"],
    ["a parameter given twice", "/substack_posts?limit=1&limit=2", 400, "PGRST100"],
    ["a limit that is no number", "/substack_posts?limit=ten", 400, "PGRST100"],
  ])("answers %s", async (_name, path, status, code) => {
    const answer = await rest.app.request(`/rest/v1${path}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, message: expect.any(String) });
  });

  it("tells what may have been meant", async () => {
    const answer = await rest.app.request("/rest/v1/substack_post");
    expect(await answer.json()).toMatchObject({
      hint: "Perhaps you meant the table 'public.substack_posts'",
    });
  });

  it.each([
    ["another schema", { "accept-profile": "auth" }, 406, "PGRST106"],
    ["a rollback", { prefer: "tx=rollback" }, 400, "PGRST122"],
  ])("refuses %s", async (_name, headers, status, code) => {
    const answer = await rest.app.request("/rest/v1/substack_posts", { headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it("ignores a preference that nobody knows, unless it is to be strict", async () => {
    const ask = async (prefer: string) => {
      const answer = await rest.app.request("/rest/v1/substack_posts?limit=1", {
        headers: { prefer },
      });
      const { code, details } = z.looseObject({}).parse([await answer.json()].flat()[0]);
      return [answer.status, answer.headers.get("preference-applied"), code, details];
    };
    expect(await ask("shape=round, count=exact")).toEqual([
      206,
      "count=exact",
      undefined,
      undefined,
    ]);
    const refused = [400, null, "PGRST122", "Invalid preferences: shape=round, size=1"];
    expect(await ask("shape=round, handling=strict, size=1")).toEqual(refused);
    expect((await ask("timezone=Europe/Paris"))[2]).toBe("PGRST122");
    expect((await ask("timezone=Europe/Paris, handling=lenient"))[0]).toBe(200);
  });

  it("tells visitors 401 and clients 403 where they may not read", async () => {
    const visitor = await rest.as("anon").from("projects").select("*");
    expect([visitor.status, visitor.error?.code]).toEqual([401, "42501"]);
    const client = await rest.as(rest.people.ada).from("leads").insert({ name: "x" });
    expect([client.status, client.error?.code]).toEqual([403, "42501"]);
  });

  it("refuses a wrong token before anything else", async () => {
    const answer = await rest.app.request("/rest/v1/nothing", {
      headers: { authorization: "Bearer wrong" },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(await answer.json()).toMatchObject({ code: "PGRST301" });
  });

  it("answers a browser's preflight", async () => {
    const answer = await rest.app.request("/rest/v1/projects", {
      method: "OPTIONS",
      headers: {
        origin: "https://site.example",
        "access-control-request-headers": "apikey,prefer",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-headers")).toBe("apikey,prefer");
    expect(answer.headers.get("access-control-allow-methods")).toContain("PATCH");
  });

  it("sees a table that a migration has just made", async () => {
    await rest.owner.unsafe(`
      create table public.brand_new (id int primary key);
      grant select on public.brand_new to anon;
      notify pgrst, 'reload schema';`);
    await expect
      .poll(async () => (await rest.as("anon").from("brand_new").select("*")).status)
      .toBe(200);
  });
});
