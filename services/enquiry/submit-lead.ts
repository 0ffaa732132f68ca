import { parseLead, leadContent, type Lead } from "../../domain/enquiry/lead.ts";
import type { RequestContext } from "../context.ts";
import { describeStored, type Submitted } from "./submission.ts";
import { acknowledge } from "./acknowledge.ts";
import { storeOnce, type Submitter } from "./store-once.ts";
import { notifyStudio } from "./notify-studio.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Stored first, mailed afterwards from the outbox; the same one again is the same one. */
export async function submitLead(
  { transaction, network }: Pick<RequestContext, "transaction" | "network">,
  body: unknown,
  idempotencyKey: string | null,
): Promise<Submitted> {
  const parsed = parseLead(body);
  if ("faults" in parsed) return { kind: "refused", faults: parsed.faults };
  const sender = { idempotencyKey, network };
  return describeStored(await transaction((sql) => storeLead(sql, parsed.lead, sender)));
}

/** Answers 0 when the lead is stored, now or before, else the seconds to wait. Writes all or nothing. */
function storeLead(sql: Transaction, lead: Lead, sender: Submitter): Promise<number> {
  return storeOnce(sql, {
    table: "leads",
    sender,
    email: lead.email,
    content: leadContent(lead),
    async store(contentHash) {
      const [stored] = await sql<{ id: string }[]>`
        insert into public.leads
          (name, email, company, conversation_id, idempotency_key, content_hash)
        values (
          ${lead.name}, ${lead.email}, ${lead.company},
          (select id from public.chat_conversations where id = ${lead.conversationId}),
          ${sender.idempotencyKey}, ${contentHash}
        )
        returning id`;
      if (!stored) throw new Error("The lead was not stored.");
      await notifyStudio(sql, {
        about: `lead ${stored.id}`,
        kind: "lead",
        replyTo: lead.email,
        values: { name: lead.name, email: lead.email, company: lead.company },
      });
      await acknowledge(sql, lead.email);
    },
  });
}
