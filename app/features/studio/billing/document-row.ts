import * as z from "zod/mini";
import { documentStatuses } from "../../../../content/studio-billing.ts";
import { documentKinds } from "../../../../domain/billing/document.ts";
import { amount, text } from "../../../../domain/row/row.ts";

/** A document as `list_documents` tells of it. */
export const listedDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  status: z.enum(documentStatuses),
  number: text,
  issued_on: text,
  due_on: text,
  total_pence: amount,
  open_pence: amount,
  buyer_name: text,
  company_id: text,
  client: text,
  updated_at: z.string(),
});
export type ListedDocument = z.infer<typeof listedDocument>;
