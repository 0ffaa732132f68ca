import { createHash } from "node:crypto";
import { brand } from "../../../content/brand.ts";
import { leadContent, type Lead } from "../../../domain/lead/lead.ts";
import type { Transaction } from "../../../server/database.ts";
import { enqueueMail } from "../_shared/outbox.ts";
import { countRequest } from "../_shared/rate-limit.ts";

export type NewLead = { lead: Lead; idempotencyKey: string | null; network: string };

const hour = 3600;
const limits = {
  perAddress: { limit: 5, windowSeconds: hour },
  perNetwork: { limit: 30, windowSeconds: hour },
};

/** Answers 0 when the lead is stored, now or before, else the seconds to wait. Writes all or nothing. */
export async function storeLead(sql: Transaction, given: NewLead): Promise<number> {
  const { lead, idempotencyKey, network } = given;
  const contentHash = sha256(leadContent(lead));
  // Equal requests at the same moment take turns: the second finds what the first has stored.
  await sql`select pg_advisory_xact_lock(hashtextextended(${idempotencyKey ?? contentHash}, 0))`;
  if (await isStored(sql, idempotencyKey, contentHash)) return 0;
  const email = lead.email.toLowerCase();
  const wait = await countRequest(sql, [
    { counted: "leads per network", subject: network, ...limits.perNetwork },
    { counted: "leads per address", subject: email, ...limits.perAddress },
  ]);
  if (wait > 0) return wait;
  const [stored] = await sql<{ id: string }[]>`
    insert into public.leads (name, email, company, conversation_id, idempotency_key, content_hash)
    values (
      ${lead.name}, ${lead.email}, ${lead.company},
      (select id from public.chat_conversations where id = ${lead.conversationId}),
      ${idempotencyKey}, ${contentHash}
    )
    returning id`;
  if (!stored) throw new Error("The lead was not stored.");
  await tellStudio(sql, stored.id, lead);
  await acknowledge(sql, lead.email);
  return 0;
}

async function isStored(
  sql: Transaction,
  idempotencyKey: string | null,
  contentHash: string,
): Promise<boolean> {
  const found =
    idempotencyKey === null
      ? await sql`
          select 1 from public.leads
          where content_hash = ${contentHash} and created_at > now() - interval '10 minutes'
          limit 1`
      : await sql`select 1 from public.leads where idempotency_key = ${idempotencyKey}`;
  return found.length > 0;
}

async function tellStudio(sql: Transaction, id: string, lead: Lead): Promise<void> {
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-enquiry",
    replyTo: lead.email,
    dedupeKey: `lead ${id}`,
    data: {
      fields: [
        { label: "Name", value: lead.name },
        { label: "Email", value: lead.email },
        { label: "Company", value: lead.company ?? "" },
      ],
    },
  });
}

/** None of the visitor's words, and one a day: nobody can write to strangers through this form. */
async function acknowledge(sql: Transaction, email: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await enqueueMail(sql, {
    to: email,
    template: "enquiry-acknowledgement",
    dedupeKey: `acknowledgement ${today} ${sha256(email.toLowerCase())}`,
    data: {},
  });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
