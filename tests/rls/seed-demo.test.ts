import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyPassword } from "../../server/auth/password.ts";
import { findDemoAccounts, seedDemo } from "../../server/demo/seed-demo.ts";
import { prepareDemo } from "../../server/demo/prepare-demo.ts";
import { seedDemoBilling } from "../../server/demo/seed-demo-billing.ts";
import { seedDemoProposals } from "../../server/demo/seed-demo-proposals.ts";
import { seedDemoFiles } from "../../server/demo/seed-demo-files.ts";
import { testConfig } from "../../server/testing/test-config.ts";
import { openStorage } from "../../server/storage/storage.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Caller } from "../../runtime/database/types.ts";
import { demoAccounts } from "../../server/http/demo-accounts.ts";

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await syncPackages(test.database);
});
afterAll(() => test.drop());

async function signIn(email: string): Promise<Caller> {
  const [user] = await test.owner`
    select id, raw_app_meta_data as app_metadata from auth.users where email = ${email}`;
  const claims = {
    sub: user?.["id"],
    app_metadata: user?.["app_metadata"],
    session_id: randomUUID(),
  };
  await test.owner`
    insert into auth.sessions (id, user_id) values (${claims.session_id}, ${claims.sub})`;
  return { role: "authenticated", claims };
}

async function countRows(): Promise<unknown> {
  const [counts] = await test.owner`
    select (select count(*) from auth.users) as users, (select count(*) from projects) as projects,
      (select count(*) from pr_campaigns) as campaigns, (select count(*) from messages) as messages,
      (select count(*) from pr_campaign_metrics) as metrics, (select count(*) from leads) as leads,
      (select count(*) from pr_deliverables) as deliverables,
      (select count(*) from project_events) as events,
      (select count(*) from audit_log where actor_id is not null) as entries`;
  return counts;
}

async function readTitles(email: string) {
  return test.database.asCaller(
    await signIn(email),
    (sql) => sql`select user_id, title from projects union select user_id, title from pr_campaigns`,
  );
}

describe("the demo data", () => {
  it("comes with accounts whose passwords are the documented ones", async () => {
    expect(await findDemoAccounts(test.database)).toEqual([]);
    await seedDemo(test.database);
    expect((await findDemoAccounts(test.database)).toSorted()).toEqual([
      "approver@kinolume.example",
      "client@kinolume.example",
      "second@kinolume.example",
      "studio@kinolume.example",
      "viewer@kinolume.example",
    ]);
    for (const { email, password } of demoAccounts) {
      const [user] = await test.owner<{ encrypted_password: string }[]>`
        select encrypted_password from auth.users where email = ${email}`;
      expect(await verifyPassword(password, user?.encrypted_password ?? "")).toBe(true);
    }
  });

  it("can be added again without a trace, and leaves what somebody changed", async () => {
    await test.owner`update projects set title = 'Changed' where title = 'Origin map animation'`;
    const before = await countRows();
    await seedDemo(test.database);
    expect(await countRows()).toEqual(before);
    expect(await test.owner`select 1 from projects where title = 'Changed'`).toHaveLength(1);
  });

  it("has been charged, each on its own day, and is never charged again", async () => {
    await seedDemoBilling(test.connection);
    await seedDemoBilling(test.connection);
    const client = await signIn("client@kinolume.example");
    const documents = await test.database.asCaller(
      client,
      (sql) => sql<{ line: string }[]>`
        select concat_ws(' ', number, current_date - d.issued_on, d.due_on - current_date, open_pence) as line
        from billing_documents d left join document_balances b on b.document_id = d.id order by issued_on`,
    );
    expect(documents.map(({ line }) => line)).toEqual([
      "INV-00002 62 -48 0",
      "REC-00002 51",
      "INV-00003 33 -19 155000",
      "INV-00004 20 10 270000",
      "CRN-00001 12",
      "REC-00003 6",
      "INV-00005 4 10 925000",
      "PRO-00001 1 13",
    ]);
    const [told] = await test.owner`
      select count(*)::int from notices where kind in ('document', 'payment') and read_at is null`;
    expect(told).toEqual({ count: 0 });
  });

  it("has proposals in every state, once, with nobody written to, and one that the client can open and ask about", async () => {
    await seedDemoProposals(test.connection);
    await seedDemoProposals(test.connection);
    const rows = await test.owner`
      select state, count(*)::int, bool_and(created_at <= now() and updated_at <= now()) as past
      from proposals group by state order by state`;
    expect(rows.map((row) => Object.values(row))).toEqual(
      ["accepted", "declined", "draft", "expired", "sent"].map((state) => [state, 1, true]),
    );
    const mails = await test.owner`select 1 from private.outbox where kind like '%proposal%'`;
    expect(mails).toEqual([]);
    const seen = await test.database.asCaller(
      await signIn("client@kinolume.example"),
      (sql) => sql`
        select p.state, p.recipient_email, (select count(*)::int from proposal_comments c where c.proposal_id = p.id) as said,
          (select count(*)::int from milestones m join agreements a on a.id = m.agreement_id where a.proposal_id = p.id) as milestones
        from proposals p order by state`,
    );
    expect([...seen]).toEqual([
      { state: "accepted", recipient_email: "client@kinolume.example", said: 0, milestones: 3 },
      { state: "sent", recipient_email: "client@kinolume.example", said: 1, milestones: 0 },
    ]);
    // Each can be opened by its link, as it was sent.
    const [whole] = await test.owner`
      select count(*)::int as versions, count(l.id)::int as links,
        bool_and(v.created_at < now()) as past from proposal_versions v
      left join private.proposal_links l on l.proposal_id = v.proposal_id`;
    expect(whole).toEqual({ versions: 4, links: 4, past: true });
  });

  it("has three people in one company, one of them in the other as well, and words of one who left", async () => {
    const people = await test.owner`
      select c.name, array_agg(u.email || ' ' || m.role order by u.email) as people
      from memberships m join companies c on c.id = m.company_id join auth.users u on u.id = m.user_id
      group by c.id order by c.name`;
    expect([...people]).toEqual([
      {
        name: "Fernbank Clinics",
        people: ["second@kinolume.example owner", "viewer@kinolume.example member"],
      },
      {
        name: "Northlight Coffee",
        people: [
          "approver@kinolume.example approver",
          "client@kinolume.example owner",
          "viewer@kinolume.example viewer",
        ],
      },
    ]);
    const [words] = await test.database.asCaller(
      await signIn("viewer@kinolume.example"),
      (sql) => sql`
        select count_unread_messages() as unread,
          (select count(*)::int from my_companies()) as companies,
          (select count(distinct sender_id)::int from messages where not from_studio) as voices,
          (select count(*)::int from messages where not from_studio and sender_id is null) as former`,
    );
    expect(words).toEqual({ unread: 1, companies: 2, voices: 2, former: 1 });
    const reviewers = await test.owner`
      select distinct u.email from deliverable_reviews r join auth.users u on u.id = r.reviewer_id
      where u.email like 'approver@%'`;
    expect(reviewers).toHaveLength(1);
  });

  it("was all made before it is looked at, so that what a client adds comes first", async () => {
    const late = await test.owner`
      select title from projects where created_at > now()
      union all select title from pr_campaigns where created_at > now()
      union all select title from pr_deliverables where created_at > now()`;
    expect(late).toEqual([]);
  });

  it("shows a client every status with every priority, and months of metrics", async () => {
    const caller = await signIn("client@kinolume.example");
    const [seen] = await test.database.asCaller(
      caller,
      (sql) => sql`
        select (select count(distinct (status, priority))::int from projects) as combinations,
          (select count(distinct status)::int from pr_campaigns) as campaign_statuses,
          (select (max(metric_date) - min(metric_date) > 180) from pr_campaign_metrics) as months,
          (select max(metric_date) > current_date - 8 from pr_campaign_metrics) as recent,
          (select max(metric_date) <= current_date from pr_campaign_metrics) as past,
          (select count(*)::int from messages where read_at is null) as unread`,
    );
    expect(seen).toEqual({
      combinations: 20,
      campaign_statuses: 4,
      months: true,
      recent: true,
      past: true,
      unread: 1,
    });
  });

  it("gives every project a past, and none a future", async () => {
    const [history] = await test.owner`
      select count(distinct project_id)::int as projects, max(at) <= now() as past,
        (count(distinct kind) filter (where kind <> 'title'))::int as kinds
      from project_events`;
    expect(history).toEqual({ projects: 22, past: true, kinds: 6 });
  });

  it("leaves a history of the studio's own work, as its triggers write it", async () => {
    const entries = await test.owner`
      select table_name, action, count(*)::int as count from audit_log
      where actor_id = (select id from auth.users where email = 'studio@kinolume.example')
      group by 1, 2 order by 1, 2`;
    expect(entries.map((entry) => Object.values(entry).join(" "))).toEqual([
      "allocations insert 3",
      "billing_details insert 2",
      "billing_documents insert 12",
      "billing_documents update 7",
      "canned_answers insert 4",
      "chat_messages insert 1",
      "document_sendings insert 7",
      "inbox_calls insert 1",
      "inbox_items update 7",
      "inbox_notes insert 1",
      "inbox_replies insert 2",
      "incoming_payments insert 3",
      "incoming_payments update 3",
      "pr_campaign_metrics update 1",
      "pr_deliverables update 1",
      "profiles preview 1",
      "profiles update 1",
      "projects update 2",
    ]);
  });

  it("has something in the inbox for every way a clock can stand, and a client's among it", async () => {
    const [shown] = await test.owner`
      select array_agg(distinct clock order by clock) as clocks,
        count(*) filter (where private.inbox_client(i) is not null)::int as clients
      from inbox_items i`;
    expect(shown).toEqual({ clocks: ["answered", "none", "running", "unanswered"], clients: 2 });
  });

  it("has somebody waiting in the chat, before everything else", async () => {
    const [first] = await test.owner`
      select i.kind, t.state, t.waiting_since is not null as waits
      from inbox_items i left join talks t on t.id = i.conversation_id order by i.place limit 1`;
    expect(first).toEqual({ kind: "chat", state: "open", waits: true });
  });

  it("hands over files that a client can look at and answer, once", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-demo-files-"));
    const storage = await openStorage(
      { dataDirectory, s3: undefined, siteUrl: "http://127.0.0.1", clientStorageBytes: 2 ** 31 },
      { database: test.database, onUnexpected: () => undefined },
    );
    await seedDemoFiles(storage);
    await seedDemoFiles(storage);
    const waiting = await test.database.asCaller(
      await signIn("client@kinolume.example"),
      (sql) => sql`
        select d.title, v.number, v.file_type, o.metadata ->> 'mimetype' = v.file_type as stored
        from pr_deliverables d join deliverable_versions v on v.deliverable_id = d.id
        join storage.objects o on o.name = v.object_path
        where d.status = 'delivered' order by d.title, v.number`,
    );
    expect(waiting).toEqual([
      { title: "Announcement", number: 1, file_type: "application/pdf", stored: true },
      { title: "Breakfast and lunch adverts", number: 1, file_type: "image/png", stored: true },
      { title: "Campaign film", number: 1, file_type: "video/mp4", stored: true },
      { title: "First cut", number: 1, file_type: "video/mp4", stored: true },
      { title: "First cut", number: 2, file_type: "video/mp4", stored: true },
    ]);
    await rm(dataDirectory, { recursive: true });
  });

  it("keeps the two clients apart", async () => {
    const [first, second, studio] = [
      await readTitles("client@kinolume.example"),
      await readTitles("second@kinolume.example"),
      await readTitles("studio@kinolume.example"),
    ];
    expect(new Set(first.map((row) => row["user_id"])).size).toBe(1);
    expect(new Set(second.map((row) => row["user_id"])).size).toBe(1);
    expect(studio).toHaveLength(first.length + second.length);
  });

  it("claims no verification that never took place", async () => {
    expect(await test.owner`select 1 from pr_campaigns where blockchain_verified`).toHaveLength(0);
  });
});

describe("a site that others can reach", () => {
  const reached = testConfig({ SITE_URL: "https://studio.example", SEED_DEMO: "off" });

  it("does not start on a database with accounts whose passwords are public", async () => {
    await seedDemo(test.database);
    await expect(prepareDemo(reached, test.database, test.connection)).rejects.toThrow(
      /holds demo accounts \(.+@/,
    );
  });

  it("starts on any other, and adds none", async () => {
    const other = await createTestDatabase();
    try {
      await prepareDemo(reached, other.database, other.connection);
      expect(await findDemoAccounts(other.database)).toEqual([]);
    } finally {
      await other.drop();
    }
  });
});
