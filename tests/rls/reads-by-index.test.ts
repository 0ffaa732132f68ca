import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCompany } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let client: Person;
let staff: Person;

/** Somebody of one company among two hundred. */
beforeAll(async () => {
  test = await createTestDatabase();
  const { owner } = test;
  client = (await createCompany(owner)).people.viewer;
  staff = await createPerson(owner, { staff: true });
  await owner`
    insert into auth.users (id, email)
    select gen_random_uuid(), 'client' || n || '@clients.example' from generate_series(1, 200) n`;
  await owner.begin(async (sql) => {
    // Without triggers, which would write thousands of entries to the audit log.
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into projects (company_id, title)
      select id, 'Film' from companies, generate_series(1, 50)`;
    await sql`
      insert into pr_campaigns (company_id, title)
      select id, 'Launch' from companies, generate_series(1, 20)`;
    await sql`
      insert into project_events (project_id, kind) select id, 'created' from projects`;
    await sql`
      insert into pr_campaign_metrics (campaign_id, metric_date)
      select id, current_date - n from pr_campaigns, generate_series(1, 4) n`;
    await sql`
      insert into pr_deliverables (campaign_id, title) select id, 'Cut' from pr_campaigns`;
    await sql`
      insert into pr_deliverables (project_id, title) select id, 'Cut' from projects`;
    await sql`
      insert into campaign_versions (campaign_id, number, content, content_hash)
      select id, 1, '', '0x' || repeat('0', 64) from pr_campaigns`;
    await sql`
      insert into messages (user_id, company_id, body)
      select id, id, 'Hello' from companies, generate_series(1, 50)`;
    await sql`
      insert into inbox_items (kind, enquiry_id, status, clock, received_at, due_at)
      select 'contact', gen_random_uuid(), status, clock, at, at + interval '1 day'
      from generate_series(1, 3000) n
      cross join lateral (
        select case when n % 3 = 0 then 'new' else 'lost' end as status,
          case when n % 3 = 0 then 'running' else 'unanswered' end as clock,
          now() - n * interval '1 hour' as at
      ) as sent`;
  });
  await owner`analyze`;
});
afterAll(() => test.drop());

it.each([
  ["what is new", "status = 'new'"],
  ["everything", "status <> 'spam'"],
  [
    "a later page",
    "status = 'new' and place >= 1700000000000000 and (place > 1700000000000000 or id > gen_random_uuid())",
  ],
  ["what was closed unanswered", "clock = 'unanswered' and status <> 'spam'"],
])("the inbox in its order, %s, is read from an index that has it", async (_, condition) => {
  const plan = await test.database.asCaller(staff.caller, (sql) =>
    sql.unsafe<{ "QUERY PLAN": string }[]>(
      `explain select * from inbox_items where ${condition} order by place, id limit 51`,
    ),
  );
  const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("Index Scan");
  expect(lines).not.toMatch(/Seq Scan|Sort/);
});

const reads = [
  ["projects", "created_at", 50],
  ["pr_campaigns", "created_at", 20],
  ["pr_campaign_metrics", "metric_date", 80],
  ["pr_deliverables", "created_at", 70],
  ["project_events", "at", 50],
  ["messages", "created_at", 50],
  ["campaign_versions", "created_at", 20],
] as const;

describe.each(reads)("the unfiltered read of %s", (table, order, owned) => {
  const list = `select * from ${table} order by ${order} desc`;

  it("walks a client's own rows, not the table", async () => {
    // As REST asks, which answers no more than that at once.
    const plan = await test.database.asCaller(client.caller, (sql) =>
      sql.unsafe<{ "QUERY PLAN": string }[]>(`explain ${list} limit 1000`),
    );
    const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(lines).toContain("Index");
    expect(lines).not.toContain("Seq Scan");
  });

  it("gives clients their own and staff all", async () => {
    const [{ total } = { total: 0 }] = await test.owner.unsafe<{ total: number }[]>(
      `select count(*)::int as total from ${table}`,
    );
    const counts = await Promise.all(
      [client, staff].map(({ caller }) =>
        test.database.asCaller(caller, async (sql) => (await sql.unsafe(list)).length),
      ),
    );
    expect(counts).toEqual([owned, total]);
  });
});
