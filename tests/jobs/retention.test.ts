import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as rules from "../../services/retention/retention-rules.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { createCompany } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { around, rollBack } from "./limits.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner`
    insert into pr_packages (id, name, price_gbp, description, icon)
    values ('sample', 'Sample', 500, 'Sample', 'star')`;
});
afterAll(() => test.drop());

async function insertAround(
  age: string,
  insert: (row: { name: string; age: string }) => Promise<unknown>,
): Promise<void> {
  await Promise.all(around(age).map(insert));
}

async function insertTalk(sql: Transaction, age: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into public.chat_conversations (id, created_at) values (${id}, now() - ${age}::interval)`;
  await sql`insert into public.talks (id) values (${id})`;
  return id;
}

describe("what is kept and for how long", () => {
  it("enquiries: 24 months", async () => {
    await rollBack(test.database, async (sql) => {
      await insertAround(
        "24 months",
        ({ name, age }) => sql`
          insert into public.enquiries (kind, name, email, content_hash, created_at)
          values ('contact', ${name}, 'a@clients.example', ${name}, now() - ${age}::interval)`,
      );
      await rules.deleteOldEnquiries(sql);
      expect(await sql`select name from public.enquiries`).toMatchObject([{ name: "kept" }]);
    });
  });

  it("leads: 24 months", async () => {
    await rollBack(test.database, async (sql) => {
      await insertAround(
        "24 months",
        ({ name, age }) => sql`
          insert into public.leads (name, email, content_hash, created_at)
          values (${name}, 'a@clients.example', ${name}, now() - ${age}::interval)`,
      );
      await rules.deleteOldLeads(sql);
      expect(await sql`select name from public.leads`).toMatchObject([{ name: "kept" }]);
    });
  });

  it("chats without a lead: 90 days", async () => {
    await rollBack(test.database, async (sql) => {
      await insertAround("90 days", async ({ name, age }) => {
        await sql`
          with chat as (
            insert into public.chat_conversations (page, created_at)
            values (${name}, now() - ${age}::interval) returning id
          )
          insert into public.chat_messages (conversation_id, text, is_user, created_at)
          select id, ${name}, true, now() - ${age}::interval from chat`;
      });
      await rules.deleteConversationsWithoutLead(sql);
      expect(await sql`select page from public.chat_conversations`).toMatchObject([
        { page: "kept" },
      ]);
      expect(await sql`select text from public.chat_messages`).toMatchObject([{ text: "kept" }]);
    });
  });

  it("of a chat that goes on: the last 90 days", async () => {
    await rollBack(test.database, async (sql) => {
      const id = randomUUID();
      await sql`
        insert into public.chat_conversations (id, created_at)
        values (${id}, now() - interval '1 year')`;
      await insertAround(
        "90 days",
        ({ name, age }) => sql`
          insert into public.chat_messages (conversation_id, text, is_user, created_at)
          values (${id}, ${name}, true, now() - ${age}::interval)`,
      );
      await rules.deleteConversationsWithoutLead(sql);
      expect(await sql`select text from public.chat_messages`).toMatchObject([{ text: "kept" }]);
      expect(await sql`select id from public.chat_conversations`).toMatchObject([{ id }]);
    });
  });

  it("talks with a person: as the chats they are, and what the inbox knows of them with them", async () => {
    await rollBack(test.database, async (sql) => {
      const begun = await insertTalk(sql, "1 year");
      const old = await insertTalk(sql, "1 year");
      await sql`
        insert into public.chat_messages (conversation_id, text, discipline, created_at)
        values (${old}, 'gone', 'production', now() - interval '91 days'),
          (${begun}, 'kept', 'production', now() - interval '89 days')`;
      await sql`update public.inbox_items set received_at = now() - interval '91 days'`;
      await rules.deleteConversationsWithoutLead(sql);
      expect(await sql`select text from public.chat_messages`).toMatchObject([{ text: "kept" }]);
      expect(await sql`select id from public.talks`).toMatchObject([{ id: begun }]);
      expect(await sql`select conversation_id as id from public.inbox_items`).toMatchObject([
        { id: begun },
      ]);
    });
  });

  it("pages of the studio that were left without a word: a day", async () => {
    const { id } = await createPerson(test.owner, { staff: true });
    await rollBack(test.database, async (sql) => {
      await insertAround(
        "1 day",
        ({ age }) => sql`
          insert into private.staff_presence (page_id, user_id, seen_at)
          values (${randomUUID()}, ${id}, now() - ${age}::interval)`,
      );
      await rules.deleteOldPresence(sql);
      expect(await sql`select 1 from private.staff_presence`).toHaveLength(1);
    });
  });

  it("chats with a lead: as long as the lead", async () => {
    await rollBack(test.database, async (sql) => {
      await insertAround("24 months", async ({ name, age }) => {
        const id = randomUUID();
        await sql`
          insert into public.chat_conversations (id, page, created_at)
          values (${id}, ${name}, now() - ${age}::interval)`;
        await sql`
          insert into public.chat_messages (conversation_id, text, is_user, created_at)
          values (${id}, ${name}, true, now() - ${age}::interval)`;
        await sql`
          insert into public.leads (name, email, content_hash, conversation_id, created_at)
          values (${name}, 'a@clients.example', ${name}, ${id}, now() - ${age}::interval)`;
      });
      await rules.deleteOldLeads(sql);
      await rules.deleteConversationsWithoutLead(sql);
      expect(await sql`select text from public.chat_messages`).toMatchObject([{ text: "kept" }]);
      expect(await sql`select page from public.chat_conversations`).toMatchObject([
        { page: "kept" },
      ]);
    });
  });

  it("mails: 30 days, unless they still wait to leave", async () => {
    await rollBack(test.database, async (sql) => {
      const insert = (subject: string, age: string, sent: boolean, failed: boolean) => sql`
        insert into private.outbox
          (kind, recipient, subject, body_text, created_at, sent_at, failed_at)
        values (
          'invite', 'a@clients.example', ${subject}, 'words', now() - ${age}::interval,
          case when ${sent} then now() end, case when ${failed} then now() end
        )`;
      await insertAround("30 days", ({ name, age }) => insert(name, age, true, false));
      await insertAround("30 days", ({ name, age }) => insert(`failed, ${name}`, age, false, true));
      await insert("waiting", "60 days", false, false);
      await rules.deleteOldMails(sql);
      const left = await sql<{ subject: string }[]>`
        select subject from private.outbox order by subject`;
      expect(left.map(({ subject }) => subject)).toEqual(["failed, kept", "kept", "waiting"]);
    });
  });

  it("notices: 90 days, unless their mail still waits to leave", async () => {
    await rollBack(test.database, async (sql) => {
      const insert = (key: string, age: string, due: string | null) => sql`
        insert into public.notices (topic, kind, key, created_at, due_at)
        values ('studio_reviews', 'review', ${key}, now() - ${age}::interval, ${due})`;
      await insertAround("90 days", ({ name, age }) => insert(name, age, null));
      await insert("waiting", "100 days", new Date().toISOString());
      await rules.deleteOldNotices(sql);
      const left = await sql<{ key: string }[]>`select key from public.notices order by key`;
      expect(left.map(({ key }) => key)).toEqual(["kept", "waiting"]);
    });
  });

  it("troubles: 90 days after they ended, and never before", async () => {
    await rollBack(test.database, async (sql) => {
      const insert = (subject: string, age: string | null) => sql`
        insert into public.troubles (kind, subject, began_at, ended_at)
        values ('feed', ${subject}, now() - interval '1 year', now() - ${age}::interval)`;
      await insertAround("90 days", ({ name, age }) => insert(name, age));
      await insert("open", null);
      await rules.deleteOldTroubles(sql);
      const left = await sql<{ subject: string }[]>`
        select subject from public.troubles order by subject`;
      expect(left.map(({ subject }) => subject)).toEqual(["kept", "open"]);
    });
  });

  it("addresses that mail does not reach: 30 days, unless they are an account's", async () => {
    await rollBack(test.database, async (sql) => {
      const insert = (address: string, age: string) => sql`
        insert into private.undeliverable_addresses (address, reason, since)
        values (${address}, '550', now() - ${age}::interval)`;
      await insertAround("30 days", ({ name, age }) => insert(name, age));
      await sql`insert into auth.users (email) values ('ida@clients.example')`;
      await insert("ida@clients.example", "2 years");
      await rules.forgetUndeliverable(sql);
      const left = await sql<{ address: string }[]>`
        select address from private.undeliverable_addresses order by address`;
      expect(left.map(({ address }) => address)).toEqual(["ida@clients.example", "kept"]);
    });
  });

  it("payments: 7 years since they were paid, or quoted", async () => {
    await rollBack(test.database, async (sql) => {
      const insert = (email: string, created: string, paid: string | null) => sql`
        insert into public.eth_payments (
          package_id, email, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
          receiving_address, expires_at, state, transaction_hash, created_at, paid_at
        ) values (
          'sample', ${`${email}@clients.example`}, 500, 2500,
          ${`${randomBytes(4).readUInt32BE() + 1}000000000000`}, 1,
          ${`0x${"a".repeat(40)}`}, ${`0x${"b".repeat(40)}`}, now(),
          ${paid === null ? "expired" : "paid"},
          ${paid === null ? null : `0x${randomBytes(32).toString("hex")}`},
          now() - ${created}::interval, now() - ${paid}::interval
        )`;
      await insertAround("7 years", ({ name, age }) => insert(`quoted-${name}`, age, null));
      await insertAround("7 years", ({ name, age }) => insert(`paid-${name}`, "8 years", age));
      await rules.deleteOldPayments(sql);
      const left = await sql<{ email: string }[]>`
        select email from public.eth_payments order by email`;
      expect(left.map(({ email }) => email)).toEqual([
        "paid-kept@clients.example",
        "quoted-kept@clients.example",
      ]);
      expect(await sql`select 1 from private.issued_amounts`).toHaveLength(4);
    });
  });

  it("addresses an account had before: 7 years", async () => {
    const { id } = await createPerson(test.owner);
    await rollBack(test.database, async (sql) => {
      await insertAround(
        "7 years",
        ({ name, age }) => sql`
          insert into private.former_addresses (user_id, address, held_until)
          values (${id}, ${name}, now() - ${age}::interval)`,
      );
      await rules.deleteFormerAddresses(sql);
      expect(await sql`select address from private.former_addresses`).toEqual([
        { address: "kept" },
      ]);
    });
  });

  it("invitations that nobody accepted: 30 days after they ran out", async () => {
    const { id } = await createCompany(test.owner);
    await rollBack(test.database, async (sql) => {
      await insertAround(
        "30 days",
        ({ name, age }) => sql`
          insert into public.company_invitations (company_id, address, role, token_hash, expires_at)
          values (${id}, ${name}, 'viewer', ${randomBytes(32)}, now() - ${age}::interval)`,
      );
      await rules.deleteOldInvitations(sql);
      expect(await sql`select address from public.company_invitations`).toEqual([
        { address: "kept" },
      ]);
    });
  });

  it("hashes of networks: as long as they count, at most 24 hours", async () => {
    await rollBack(test.database, async (sql) => {
      const insert = (bucket: string, start: string, end: string) => sql`
        insert into private.rate_limits (bucket, key_hash, window_start, expires_at)
        values (
          ${bucket}, ${randomBytes(8)}, now() - ${start}::interval, now() - ${end}::interval
        )`;
      await insertAround("24 hours", ({ name, age }) => insert(`started, ${name}`, age, "-1 hour"));
      await insertAround("", ({ name, age }) => insert(`ended, ${name}`, "1 hour", age));
      await rules.forgetNetworks(sql);
      const left = await sql<{ bucket: string }[]>`
        select bucket from private.rate_limits order by bucket`;
      expect(left.map(({ bucket }) => bucket)).toEqual(["ended, kept", "started, kept"]);
    });
  });

  it("the network of a payment: 24 hours", async () => {
    await rollBack(test.database, async (sql) => {
      await insertAround("24 hours", async ({ name, age }) => {
        await sql`
          with payment as (
            insert into public.eth_payments (
              package_id, email, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
              receiving_address, expires_at
            ) values (
              'sample', ${`${name}@clients.example`}, 500, 2500,
              ${`${randomBytes(4).readUInt32BE() + 1}000000000000`}, 1,
              ${`0x${"a".repeat(40)}`}, ${`0x${"b".repeat(40)}`}, now() + interval '15 minutes'
            ) returning id
          )
          insert into private.payment_claims (payment_id, claim_token_hash, network_hash, created_at)
          select id, ${randomBytes(8)}, ${randomBytes(8)}, now() - ${age}::interval from payment`;
      });
      await rules.forgetNetworks(sql);
      expect(
        await sql`
          select p.email from private.payment_claims c join public.eth_payments p on p.id = payment_id
          where network_hash is not null`,
      ).toMatchObject([{ email: "kept@clients.example" }]);
      expect(await sql`select 1 from private.payment_claims`).toHaveLength(2);
    });
  });

  it("jobs: 30 days after they ended", async () => {
    await rollBack(test.database, async (sql) => {
      await insertAround(
        "30 days",
        ({ name, age }) => sql`
          insert into private.jobs (kind, created_at, finished_at, failed_at) values
            (${`finished, ${name}`}, now() - interval '1 year', now() - ${age}::interval, null),
            (${`failed, ${name}`}, now() - interval '1 year', null, now() - ${age}::interval)`,
      );
      await sql`
        insert into private.jobs (kind, created_at) values ('open', now() - interval '1 year')`;
      await rules.deleteSettledJobs(sql);
      const left = await sql<{ kind: string }[]>`select kind from private.jobs order by kind`;
      expect(left.map(({ kind }) => kind)).toEqual(["failed, kept", "finished, kept", "open"]);
    });
  });
});
