import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate } from "../../server/migrate.ts";
import { createPerson } from "../support/create-person.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");
const template = inject("templateDatabase");
const database = `test_backfill_${randomBytes(4).toString("hex")}`;
const connection = { ...template, database };
const before = mkdtempSync(join(tmpdir(), "kinolume-before-"));
let server: postgres.Sql;
let owner: postgres.Sql;

beforeAll(async () => {
  server = postgres({ ...template, database: "postgres", max: 1, onnotice: () => {} });
  await server.unsafe(`create database ${database}`);
  await migrateUntil("20260115");
  owner = postgres({ ...connection, max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await server.unsafe(`drop database ${database} with (force)`);
  await server.end();
  rmSync(before, { recursive: true });
});

async function migrateUntil(next: string) {
  for (const file of readdirSync(migrations).filter((each) => each < next)) {
    cpSync(join(migrations, file), join(before, file));
  }
  await migrate({ connection, directory: before, log: () => {} });
}

it("what had come in before there was an inbox is in it, where it stood", async () => {
  await owner`
    insert into enquiries (kind, name, email, content_hash, status, studio_note, quarantined)
    values ('call', 'New', 'a@clients.example', '1', 'new', null, false),
      ('quote', 'Contacted', 'b@clients.example', '2', 'contacted', 'Called twice.', false),
      ('contact', 'Closed', 'c@clients.example', '3', 'closed', null, false),
      ('contact', 'Caught', 'd@clients.example', '4', 'new', null, true)`;
  await owner`
    insert into leads (name, email, content_hash, status)
    values ('Won', 'e@clients.example', '5', 'won')`;
  await owner`
    with chat as (insert into chat_conversations default values returning id)
    insert into chat_messages (conversation_id, text, is_user, unanswered)
    select id, text, true, true from chat, (values ('One?'), ('Two?')) as asked (text)`;
  await migrateUntil("20260128");
  const items = await owner`
    select i.kind, i.status, coalesce(e.name, l.name) as name, n.body as note
    from inbox_items i
    left join enquiries e on e.id = i.enquiry_id
    left join leads l on l.id = i.lead_id
    left join inbox_notes n on n.item_id = i.id
    order by i.search`;
  expect(items).toEqual([
    { kind: "contact", status: "spam", name: "Caught", note: null },
    { kind: "contact", status: "lost", name: "Closed", note: null },
    { kind: "quote", status: "answered", name: "Contacted", note: "Called twice." },
    { kind: "call", status: "new", name: "New", note: null },
    { kind: "question", status: "new", name: null, note: null },
    { kind: "lead", status: "won", name: "Won", note: null },
  ]);
});

it("what only a status called answered is so no more, and what was answered is so since then", async () => {
  const { id: client } = await createPerson(owner, { email: "client@clients.example" });
  const { id: former } = await createPerson(owner, { email: "former@clients.example" });
  const { id: staff } = await createPerson(owner, { staff: true });
  await owner`
    insert into enquiries (kind, name, email, content_hash, created_at)
    select 'contact', name, email, name, now() - interval '10 hours' from (values
      ('Mailed', 'f@clients.example'), ('Client', 'Client@clients.example'), ('Told', 'g@clients.example'),
      ('Lost client', 'former@clients.example')
    ) as sent (name, email)`;
  const hoursAgo = (hours: number) => owner`now() - ${hours} * interval '1 hour'`;
  const move = (name: string, status: string) => owner`
    update inbox_items i set status = ${status} from enquiries e
    where e.id = i.enquiry_id and e.name = ${name}`;
  for (const [name, status] of [
    ["Mailed", "won"],
    ["Client", "answered"],
    ["Told", "answered"],
    ["Lost client", "lost"],
  ] as const) {
    await move(name, status);
  }
  await owner`
    insert into inbox_replies (item_id, author_id, recipient, subject, body, idempotency_key, created_at)
    select i.id, ${staff}, e.email, 'Hello', 'Yes.', '1', ${hoursAgo(7)}
    from inbox_items i join enquiries e on e.id = i.enquiry_id where e.name = 'Mailed'`;
  await owner`
    insert into messages (user_id, from_studio, body, created_at) values
      (${client}, true, 'Long ago.', ${hoursAgo(11)}), (${client}, false, 'Hello?', ${hoursAgo(9)}),
      (${client}, true, 'Yes.', ${hoursAgo(6)}), (${former}, true, 'Something else.', now())`;
  await migrate({ connection, directory: migrations, log: () => {} });
  const items = await owner`
    select coalesce(e.name, l.name, 'Question') as name, i.status, i.clock, i.answered_by as by,
      round(extract(epoch from i.answered_at - i.received_at) / 3600)::int as hours
    from inbox_items i
    left join enquiries e on e.id = i.enquiry_id
    left join leads l on l.id = i.lead_id
    order by 1`;
  expect(items.map((item) => Object.values(item).join(" "))).toEqual([
    "Caught spam none  ",
    "Client answered answered message 4",
    "Closed lost unanswered  ",
    "Contacted new running  ",
    "Lost client lost unanswered  ",
    "Mailed won answered mail 3",
    "New new running  ",
    "Question new none  ",
    "Told new running  ",
    "Won won unanswered  ",
  ]);
});
