import * as z from "zod/mini";
import { claimToken, paymentId } from "../field/claim-token.ts";

/** A document for whoever may read it; a PDF is all there is of it. */
export const documentQuery = z.object({ id: z.uuid(), as: z.optional(z.literal("pdf")) });

/** What was charged, of the caller's company; for staff of the one named, or of all. */
export const ledgerQuery = z.object({ ledger: z.literal("csv"), company: z.optional(z.uuid()) });

/** From whoever paid without an account: which documents there are, or with an id that one. */
export const payerRequest = z.object({
  paymentId,
  claimToken,
  documentId: z.optional(z.uuid()),
});
