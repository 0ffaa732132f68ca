import * as z from "zod/mini";
import { text } from "../row/row.ts";

/** Whom a company wants to be charged as, as it is kept. */
export const detailRow = /* @__PURE__ */ z.object({
  legal_name: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  vat_number: text,
  company_number: text,
  email: text,
});
export type DetailRow = z.infer<typeof detailRow>;

export const detailColumns = "legal_name,address,country,vat_number,company_number,email";
