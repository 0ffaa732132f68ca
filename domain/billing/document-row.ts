import * as z from "zod/mini";
import { documentKinds } from "./document.ts";
import { orNull, text } from "../row/row.ts";

/** What a list shows of an issued document. */
export const documentRow = /* @__PURE__ */ z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_on: z.string(),
  due_on: text,
  total_pence: z.number(),
  credits_id: text,
  /** How an invoice stands; nothing else has one. */
  balance: orNull(
    z.object({
      open_pence: z.number(),
      paid_pence: z.number(),
      credited_pence: z.number(),
      written_off_pence: z.number(),
      disputed_at: text,
    }),
  ),
});
export type DocumentRow = z.infer<typeof documentRow>;

/** What a list asks for. */
export const documentColumns = `id,kind,number,issued_on,due_on,total_pence,credits_id,
  balance:document_balances(open_pence,paid_pence,credited_pence,written_off_pence,disputed_at)`;
