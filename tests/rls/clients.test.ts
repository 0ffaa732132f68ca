import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { insertSampleRows, type SampleRows } from "./sample-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let ada: Person;
let bea: Person;
let staff: Person;
let rows: SampleRows;
let campaignId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  [ada, bea] = [await createPerson(test.owner), await createPerson(test.owner)];
  staff = await createPerson(test.owner, { staff: true });
  rows = await insertSampleRows(test.owner, ada);
  campaignId = String(rows["public.pr_campaigns"]?.["id"]);
});
afterAll(() => test.drop());

const refused = { code: "42501" };

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

describe("a client's new campaign", () => {
  it("is their own draft, without their saying so", async () => {
    const [campaign] = await as(
      ada,
      (sql) => sql`insert into pr_campaigns (title) values ('Launch') returning user_id, status`,
    );
    expect(campaign).toEqual({ user_id: ada.id, status: "draft" });
  });

  it.each(["active", "completed", "cancelled"])("cannot be %s", async (status) => {
    const attempt = as(
      ada,
      (sql) => sql`insert into pr_campaigns (title, status) values ('Launch', ${status})`,
    );
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it("cannot be anybody else's, nor nobody's", async () => {
    for (const userId of [bea.id, null]) {
      const attempt = as(
        ada,
        (sql) => sql`insert into pr_campaigns (title, user_id) values ('Launch', ${userId})`,
      );
      await expect(attempt).rejects.toMatchObject(refused);
    }
  });

  it.each(["blockchain_verified", "blockchain_hash", "created_at"])(
    "cannot bring its own %s",
    async (column) => {
      const value =
        { blockchain_verified: "true", blockchain_hash: "0".repeat(64) }[column] ?? "2002-01-01";
      const attempt = as(
        ada,
        (sql) => sql`insert into pr_campaigns ${sql({ title: "Launch", [column]: value })}`,
      );
      await expect(attempt).rejects.toMatchObject(refused);
    },
  );

  it("cannot be of a type that nobody knows", async () => {
    const attempt = as(
      ada,
      (sql) => sql`insert into pr_campaigns (title, campaign_type) values ('Launch', 'gossip')`,
    );
    await expect(attempt).rejects.toMatchObject({ code: "23514" });
  });
});

describe("a client cannot change", () => {
  it.each(["status", "title", "budget", "package_id"])(
    "the %s of their campaign once it is anchored",
    async (column) => {
      const attempt = as(
        ada,
        (sql) => sql`update pr_campaigns set ${sql(column)} = null where id = ${campaignId}`,
      );
      await expect(attempt).rejects.toMatchObject(refused);
    },
  );

  it.each(["user_id", "blockchain_verified", "blockchain_hash"])(
    "the %s of a campaign, and nor can staff",
    async (column) => {
      for (const person of [ada, staff]) {
        const attempt = as(
          person,
          (sql) => sql`update pr_campaigns set ${sql(column)} = null where id = ${campaignId}`,
        );
        await expect(attempt).rejects.toMatchObject(refused);
      }
    },
  );

  it("the status or progress of their project", async () => {
    const result = await as(
      ada,
      (sql) => sql`update projects set status = 'completed', progress = 100`,
    );
    expect(result.count).toBe(0);
  });

  it("a payment", async () => {
    const attempt = as(ada, (sql) => sql`update eth_payments set state = 'paid'`);
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it("whose profile it is", async () => {
    const attempt = as(ada, (sql) => sql`update profiles set user_id = ${bea.id}`);
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it("anybody else's profile", async () => {
    const result = await as(
      ada,
      (sql) => sql`update profiles set phone = '1' where user_id = ${bea.id}`,
    );
    expect(result.count).toBe(0);
  });
});

describe("a client's profile", () => {
  it("is theirs to edit, and its times are kept", async () => {
    const [profile] = await as(
      ada,
      (sql) => sql`
        update profiles set phone = '020 7946 0000', website = 'https://ada.example'
        returning phone, updated_at > created_at as touched`,
    );
    expect(profile).toEqual({ phone: "020 7946 0000", touched: true });
  });

  it("never links to a script", async () => {
    const attempt = as(ada, (sql) => sql`update profiles set website = 'javascript:alert(1)'`);
    await expect(attempt).rejects.toMatchObject({ code: "23514" });
  });
});

describe("metadata that users edit themselves", () => {
  it("makes nobody staff", async () => {
    const claims = { ...ada.caller.claims, user_metadata: { role: "staff" }, role_name: "staff" };
    const seen = await test.database.asCaller(
      { role: "authenticated", claims },
      (sql) => sql`select * from enquiries`,
    );
    expect(seen).toHaveLength(0);
  });
});

describe("messages", () => {
  it("say themselves who wrote them", async () => {
    const [fromAda] = await as(
      ada,
      (sql) => sql`insert into messages (body) values ('Hello') returning *`,
    );
    expect(fromAda).toMatchObject({ user_id: ada.id, sender_id: ada.id, from_studio: false });

    const [fromStudio] = await as(
      staff,
      (sql) => sql`insert into messages (user_id, body) values (${ada.id}, 'Hi') returning *`,
    );
    expect(fromStudio).toMatchObject({ user_id: ada.id, sender_id: staff.id, from_studio: true });
  });

  it.each(["from_studio", "sender_id", "read_at"])("take no %s from a client", async (column) => {
    const attempt = as(
      ada,
      (sql) => sql`insert into messages ${sql({ body: "Hello", [column]: null })}`,
    );
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it("cannot be written into another's conversation", async () => {
    const attempt = as(
      ada,
      (sql) => sql`insert into messages (user_id, body) values (${bea.id}, 'Hello')`,
    );
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it("are marked as read by the other side alone", async () => {
    await as(staff, (sql) => sql`insert into messages (user_id, body) values (${bea.id}, 'Hi')`);
    await as(bea, (sql) => sql`insert into messages (body) values ('Hello')`);

    await as(ada, (sql) => sql`select mark_messages_read(${bea.id})`);
    const [byBea] = await as(bea, (sql) => sql`select mark_messages_read() as marked`);
    const left = await test.owner`
      select body from messages where user_id = ${bea.id} and read_at is null`;
    expect(byBea).toEqual({ marked: 1 });
    expect(left).toEqual([{ body: "Hello" }]);

    const [byStaff] = await as(staff, (sql) => sql`select mark_messages_read(${bea.id}) as marked`);
    expect(byStaff).toEqual({ marked: 1 });
  });
});

describe("posts and amounts", () => {
  it("a withdrawn post is for staff only", async () => {
    const id = String(rows["public.substack_posts"]?.["id"]);
    await as(staff, (sql) => sql`update substack_posts set published = false where id = ${id}`);
    const find = (sql: Transaction) => sql`select id from substack_posts where id = ${id}`;
    expect(await test.database.asCaller({ role: "anon", claims: null }, find)).toHaveLength(0);
    expect(await as(ada, find)).toHaveLength(0);
    expect(await as(staff, find)).toHaveLength(1);
  });

  it("an amount is never issued twice, even after its payment is gone", async () => {
    const payment = { ...rows["public.eth_payments"] };
    await test.owner`delete from eth_payments where id = ${String(payment["id"])}`;
    const attempt = test.owner`insert into eth_payments ${test.owner(payment)}`;
    await expect(attempt).rejects.toMatchObject({ code: "23505" });
  });
});

describe("the audit log", () => {
  it("names who changed what", async () => {
    await as(
      staff,
      (sql) => sql`update pr_campaigns set status = 'active' where id = ${campaignId}`,
    );
    const [entry] = await as(
      staff,
      (sql) => sql`
        select actor_id, actor_role, action, changes from audit_log
        where row_id = ${campaignId} order by id desc limit 1`,
    );
    expect(entry).toEqual({
      actor_id: staff.id,
      actor_role: "authenticated",
      action: "update",
      changes: { status: ["draft", "active"] },
    });
  });

  it("keeps no personal words", async () => {
    await test.owner`update enquiries set email = 'gone@clients.example', message = null, page = '/gone'`;
    const entries = await test.owner`
      select changes from audit_log where table_name = 'enquiries' and action = 'update'`;
    expect(entries).toEqual([{ changes: { page: [null, "/gone"] } }]);
  });
});

describe("what was sent from the site", () => {
  const sentBy = (person: Person) =>
    as(
      person,
      (sql) => sql`select kind, message, answered_at is not null as answered
      from public.list_sent()`,
    );

  async function enquire(email: string, message: string, quarantined = false) {
    await test.owner`
      insert into enquiries (kind, email, message, content_hash, quarantined)
      values ('contact', ${email}, ${message}, ${message}, ${quarantined})`;
  }

  it("is for whoever has confirmed the address, whichever way it was typed", async () => {
    const mark = "Cleo";
    const cleo = await createPerson(test.owner, { email: `${mark.toLowerCase()}@sent.example` });
    await enquire(`${mark}@Sent.example`, "A film about tides.");
    await enquire(cleo.email, "Filled in by a program.", true);
    await enquire("dora@sent.example", "Somebody else's words.");
    await test.owner`insert into leads (name, email, content_hash) values (${mark}, ${cleo.email}, 'cleo')`;
    expect(await sentBy(cleo)).toEqual([
      { kind: "lead", message: null, answered: false },
      { kind: "contact", message: "A film about tides.", answered: false },
    ]);

    await as(
      staff,
      (sql) => sql`
        insert into inbox_calls (item_id, called_at)
        select i.id, now() from inbox_items i join leads l on l.id = i.lead_id
        where l.email = ${cleo.email}`,
    );
    expect((await sentBy(cleo)).map((row) => row["answered"])).toEqual([true, false]);
    for (const person of [ada, bea, staff]) expect(await sentBy(person)).toEqual([]);
  });

  it("is nobody's while the address is not confirmed, nor by asking for another's", async () => {
    const eve = await createPerson(test.owner, { email: "eve@sent.example" });
    await enquire(eve.email, "Mine, once I have shown it.");
    await enquire("frida@sent.example", "Not Eve's.");
    await test.owner`update auth.users set email_confirmed_at = null, email_change = 'frida@sent.example'
      where id = ${eve.id}`;
    expect(await sentBy(eve)).toEqual([]);
    await test.owner`update auth.users set email_confirmed_at = now() where id = ${eve.id}`;
    expect(await sentBy(eve)).toMatchObject([{ message: "Mine, once I have shown it." }]);
    // What the token says of the address proves nothing.
    const claims = { ...eve.caller.claims, email: "frida@sent.example" };
    const forged = { ...eve, caller: { ...eve.caller, claims } };
    expect(await sentBy(forged)).toMatchObject([{ message: "Mine, once I have shown it." }]);
  });

  it("is not for visitors", async () => {
    const attempt = test.database.asCaller(
      { role: "anon", claims: null },
      (sql) => sql`select * from public.list_sent()`,
    );
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it("stays with whoever held the address before, when it goes to another account", async () => {
    const gina = await createPerson(test.owner, { email: "gina@sent.example" });
    await enquire(gina.email, "Gina's plans.");
    await test.owner`update auth.users set email = 'gina@elsewhere.example' where id = ${gina.id}`;
    const heir = await createPerson(test.owner, { email: "gina@sent.example" });
    expect(await sentBy(heir)).toEqual([]);
    await enquire(heir.email, "The heir's plans.");
    expect(await sentBy(heir)).toMatchObject([{ message: "The heir's plans." }]);
  });
});
