import { parseLead } from "../../domain/enquiry/lead.ts";
import type { RequestContext } from "../context.ts";
import { storeLead } from "./store-lead.ts";
import { describeStored, type Submitted } from "./submission.ts";

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
