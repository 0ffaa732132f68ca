import { parseEnquiry } from "../../domain/enquiry/enquiry.ts";
import type { RequestContext } from "../context.ts";
import { storeEnquiry } from "./store-enquiry.ts";
import { describeStored, type Submitted } from "./submission.ts";

/** Stored first, mailed afterwards from the outbox; the same one again is the same one. */
export async function submitEnquiry(
  { transaction, network }: Pick<RequestContext, "transaction" | "network">,
  body: unknown,
  idempotencyKey: string | null,
): Promise<Submitted> {
  const parsed = parseEnquiry(body);
  if ("faults" in parsed) return { kind: "refused", faults: parsed.faults };
  const sender = { idempotencyKey, network };
  return describeStored(await transaction((sql) => storeEnquiry(sql, parsed.enquiry, sender)));
}
