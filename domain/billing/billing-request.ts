import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { mostPence, vatRates } from "./document.ts";

export const billingLimits = {
  description: 2000,
  lines: 200,
  /** In hundredths: 9,999.99 of something. */
  quantity: 999_999,
  reference: 100,
  note: 2000,
  reason: 2000,
  payer: 200,
  termsDays: 60,
  allocations: 100,
} as const;

const documentId = z.uuid(fault("document-unknown"));
const paymentId = z.uuid(fault("payment-unknown"));
const companyId = z.uuid(fault("company-id-invalid"));
const pence = z
  .int(fault("pence-malformed"))
  .check(z.minimum(1, fault("pence-malformed")), z.maximum(mostPence, fault("pence-too-many")));
const penceOrNone = z
  .int(fault("pence-malformed"))
  .check(z.minimum(0, fault("pence-malformed")), z.maximum(mostPence, fault("pence-too-many")));
const day = z.iso.date(fault("date-malformed"));
/** When a row was last written, as it was read. */
const moment = z.iso.datetime({ offset: true, error: fault("date-malformed") });
/** Sent again with the same, it counts once. */
const key = z.uuid(fault("key-malformed"));
const reason = requiredText("reason-missing", {
  name: "reason",
  longest: billingLimits.reason,
  hasLines: true,
});

/** A line as it is typed: what it comes to is reckoned. */
export const typedLine = z.object({
  description: requiredText("line-description-missing", {
    name: "description",
    longest: billingLimits.description,
    hasLines: true,
  }),
  quantity: z
    .int(fault("quantity-malformed"))
    .check(
      z.minimum(1, fault("quantity-malformed")),
      z.maximum(billingLimits.quantity, fault("quantity-malformed")),
    ),
  unit_pence: penceOrNone,
  discount_pence: penceOrNone,
  vat_rate: z.union(
    vatRates.map((rate) => z.literal(rate)),
    fault("vat-rate-unknown"),
  ),
});

const lines = z
  .array(typedLine)
  .check(
    z.minLength(1, fault("lines-missing")),
    z.maxLength(billingLimits.lines, fault("lines-too-many")),
  );

/** A draft of an invoice or a proforma. Who is charged is read when it is issued, from the company's own details. */
export const billingDraft = z.object({
  lines,
  terms_days: z
    .int(fault("terms-malformed"))
    .check(
      z.minimum(0, fault("terms-malformed")),
      z.maximum(billingLimits.termsDays, fault("terms-malformed")),
    ),
  order_reference: optionalText({ name: "order-reference", longest: billingLimits.reference }),
  note: optionalText({ name: "note", longest: billingLimits.note, hasLines: true }),
});
export type BillingDraft = z.infer<typeof billingDraft>;

const action = <K extends string>(name: K) => ({ action: z.literal(name) });

/** What the studio asks of the function `manage-billing`. */
export const billingRequests = {
  save_draft: z.object({
    ...action("save_draft"),
    /** Of a draft that is there already. */
    documentId: z.nullable(documentId),
    /** When it was last written, as the page knows it: who saves over somebody else's changes is told. */
    seenAt: z.nullable(moment),
    companyId,
    kind: z.enum(["invoice", "proforma"], fault("document-kind-unknown")),
    draft: billingDraft,
  }),
  delete_draft: z.object({ ...action("delete_draft"), documentId }),
  /** A draft of the same lines: for an invoice from its proforma, or for next month's. */
  copy: z.object({
    ...action("copy"),
    documentId,
    kind: z.enum(["invoice", "proforma"], fault("document-kind-unknown")),
  }),
  issue: z.object({
    ...action("issue"),
    documentId,
    seenAt: moment,
    /** What whoever issues it has seen: should any of it have changed, nothing is issued. */
    shown: z.object({
      totalPence: penceOrNone,
      /** When who is charged was last written; null where nobody has said it. */
      detailsAt: z.nullable(moment),
      /** How much of the client's credit it takes. */
      creditPence: penceOrNone,
    }),
    send: z.boolean(),
    /** An invoice for what was paid already, the whole of it or a part. */
    fromCredit: z.optional(z.boolean()),
  }),
  send: z.object({ ...action("send"), documentId }),
  /** Without lines: all that is left to credit. */
  credit: z.object({ ...action("credit"), documentId, reason, lines: z.nullable(lines), key }),
  write_off: z.object({ ...action("write_off"), documentId, pence, reason, key }),
  /** The debtor pays after all, or it was a slip. */
  take_back_write_off: z.object({
    ...action("take_back_write_off"),
    documentId,
    pence,
    reason,
    key,
  }),
  record_payment: z.object({
    ...action("record_payment"),
    companyId,
    pence,
    receivedOn: day,
    payer: requiredText("payer-missing", { name: "payer", longest: billingLimits.payer }),
    reference: requiredText("reference-missing", {
      name: "reference",
      longest: billingLimits.reference,
    }),
    note: optionalText({ name: "note", longest: billingLimits.note, hasLines: true }),
    key,
    allocations: z
      .array(z.object({ documentId, pence }))
      .check(z.maxLength(billingLimits.allocations, fault("lines-too-many"))),
  }),
  /** Less than nothing takes some back. */
  allocate: z.object({
    ...action("allocate"),
    paymentId,
    documentId,
    pence: z.int(fault("pence-malformed")).check(
      z.minimum(-mostPence, fault("pence-too-many")),
      z.maximum(mostPence, fault("pence-too-many")),
      z.refine((value) => value !== 0, fault("pence-malformed")),
    ),
    key,
  }),
  refund: z.object({
    ...action("refund"),
    paymentId,
    pence,
    refundedOn: day,
    reference: requiredText("reference-missing", {
      name: "reference",
      longest: billingLimits.reference,
    }),
    reason,
    key,
  }),
  /** It never was ours to keep: recalled by the bank, forgotten by the chain, or written down by mistake. */
  reverse: z.object({ ...action("reverse"), paymentId, reason, key }),
  dispute: z.object({ ...action("dispute"), documentId, reason }),
  close_dispute: z.object({ ...action("close_dispute"), documentId }),
} as const;

export type BillingAction = keyof typeof billingRequests;
type Requests = { [K in BillingAction]: z.infer<(typeof billingRequests)[K]> };
export type BillingRequest<K extends BillingAction = BillingAction> = Requests[K];

/** What changes the books for good, so that whoever does it has just signed in. */
export const gravestActions: readonly BillingAction[] = [
  "issue",
  "credit",
  "write_off",
  "take_back_write_off",
  "refund",
  "reverse",
];

const outline = z.object({ action: z.enum(Object.keys(billingRequests)) });

export function parseBillingRequest(
  body: unknown,
): { request: BillingRequest } | { faults: Faults } {
  const asked = outline.safeParse(body);
  if (!asked.success) return { faults: { action: fault("action-unknown") } };
  const schema = Object.entries(billingRequests).find(([name]) => name === asked.data.action)?.[1];
  if (!schema) return { faults: { action: fault("action-unknown") } };
  const parsed = schema.safeParse(body);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}
