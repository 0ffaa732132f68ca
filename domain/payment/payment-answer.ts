import * as z from "zod/mini";
import { paymentStates } from "./payment-state.ts";

const ether = z.string().check(z.regex(/^\d+\.\d{6,18}$/));
const pounds = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** In pounds; VAT is 0.00 while the studio has no VAT number. */
export const priceSchema = z.object({ net: pounds, vat: pounds, total: pounds });

const chainSchema = z.object({
  kind: z.enum(["development", "configured"]),
  label: z.string(),
});

/** What a setup answers. `requiredAmount` has six decimals, all of which count. */
export const setupAnswer = z.object({
  paymentId: z.uuid(),
  claimToken: z.string(),
  requiredAmount: ether,
  receivingAddress: z.string(),
  chainId: z.int(),
  expiresAt: z.iso.datetime(),
  eip681: z.string(),
  price: priceSchema,
  chain: chainSchema,
});

/**
 * What `confirm` answers, while nothing is wrong, to somebody who only names a transaction, which everybody can read
 * on the chain. `message` says in one line what the state means for the payer.
 */
const stateAnswer = z.object({ state: z.enum(paymentStates), message: z.string() });

/** What `confirm` answers whoever holds the claim token or owns the payment, and what `status` and `claim` answer. */
export const paymentAnswer = z.extend(stateAnswer, {
  paymentId: z.uuid(),
  /** What it is for: a package, or an invoice. */
  packageId: z.nullable(z.string()),
  invoiceId: z.nullable(z.uuid()),
  invoiceNumber: z.nullable(z.string()),
  /** Who paid and for which company, where they have said it. */
  payerName: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** Once it is paid. */
  campaignId: z.nullable(z.uuid()),
  campaignTitle: z.nullable(z.string()),
  requiredAmount: ether,
  receivedAmount: z.nullable(ether),
  ethAddress: z.string(),
  receivingAddress: z.string(),
  chainId: z.int(),
  chain: chainSchema,
  transactionHash: z.nullable(z.string()),
  explorerUrl: z.nullable(z.string()),
  price: priceSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
});

export const confirmAnswer = z.union([paymentAnswer, stateAnswer]);

const refusalCodes = [
  "malformed",
  "unknown-package",
  "invoice-not-found",
  "invoice-paid",
  "more-than-open",
  "not-your-campaign",
  "campaign-not-draft",
  "role-needed",
  "sign-in-needed",
  "too-many-open",
  "price-unavailable",
  "payments-off",
  "chain-unavailable",
  "chain-mismatch",
  "payment-not-found",
  "transaction-not-found",
  "transaction-replaced",
  "transaction-failed",
  "wrong-chain",
  "wrong-recipient",
  "wrong-package",
  "not-yours",
  "hash-used",
  "before-opening",
  "underpaid",
  "overpaid",
  "late",
  "review",
  "already-claimed",
  "member-needed",
  "company-needed",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Every answer that is not 2xx. `error` is a sentence for people; `fields` name what to correct. */
export const refusalAnswer = z.object({
  error: z.string(),
  code: z.optional(z.enum(refusalCodes)),
  /** Where the payment stands, when the refusal is about one: nothing that arrived is lost. */
  state: z.optional(z.enum(paymentStates)),
  /** For those alone who would get a whole answer. */
  paymentId: z.optional(z.uuid()),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type SetupAnswer = z.infer<typeof setupAnswer>;
export type ConfirmAnswer = z.infer<typeof confirmAnswer>;
export type PaymentAnswer = z.infer<typeof paymentAnswer>;
export type RefusalAnswer = z.infer<typeof refusalAnswer>;
