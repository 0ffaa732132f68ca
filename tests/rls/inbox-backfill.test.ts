import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate } from "../../server/migrate.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");
const firstOfInbox = "20260115";
const template = inject("templateDatabase");
const name = `test_backfill_${randomBytes(4).toString("hex")}`;
const connection = { ...template, database: name };
const before = mkdtempSync(join(tmpdir(), "kinolume-before-"));
let server: postgres.Sql;
let owner: postgres.Sql;

beforeAll(async () => {
  server = postgres({ ...template, database: "postgres", max: 1, onnotice: () => {} });
  await server.unsafe(`create database ${name}`);
  for (const file of readdirSync(migrations).filter((each) => each < firstOfInbox)) {
    cpSync(join(migrations, file), join(before, file));
  }
  await migrate({ connection, directory: before, log: () => {} });
  owner = postgres({ ...connection, max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await server.unsafe(`drop database ${name} with (force)`);
  await server.end();
  rmSync(before, { recursive: true });
});

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
  await migrate({ connection, directory: migrations, log: () => {} });
  const items = await owner`
    select i.kind, i.status, i.answered_at is not null as answered,
      coalesce(e.name, l.name) as name, n.body as note
    from inbox_items i
    left join enquiries e on e.id = i.enquiry_id
    left join leads l on l.id = i.lead_id
    left join inbox_notes n on n.item_id = i.id
    order by i.search`;
  expect(items).toEqual([
    { kind: "contact", status: "spam", answered: false, name: "Caught", note: null },
    { kind: "contact", status: "lost", answered: true, name: "Closed", note: null },
    { kind: "quote", status: "answered", answered: true, name: "Contacted", note: "Called twice." },
    { kind: "call", status: "new", answered: false, name: "New", note: null },
    { kind: "question", status: "new", answered: false, name: null, note: null },
    { kind: "lead", status: "won", answered: true, name: "Won", note: null },
  ]);
});
