import * as z from "zod/mini";
import { orNull, text } from "../row/row.ts";

/** Money that a company has paid, and what each part of it was used for. */
export const incomingRow = /* @__PURE__ */ z.object({
  id: z.string(),
  source: z.enum(["bank", "eth"]),
  received_on: z.string(),
  unused_pence: z.number(),
  /** The day from which it does not count any more. */
  reversed_on: text,
  receipt: orNull(z.object({ id: z.string() })),
  allocations: z.array(z.object({ document_id: z.string(), pence: z.number() })),
});
export type IncomingRow = z.infer<typeof incomingRow>;

export const incomingColumns = `id,source,received_on,unused_pence,reversed_on,
  receipt:billing_documents!incoming_payment_id(id),
  allocations(document_id,pence)`;
