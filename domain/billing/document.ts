import * as z from "zod/mini";

/** What is written and numbered. A proforma asks for money and claims no tax; a receipt says what was paid, and how. */
export const documentKinds = ["invoice", "credit_note", "proforma", "receipt"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** 'none': the seller has no VAT number; 'uk': VAT by line; 'outside': a business elsewhere, which accounts for it itself. */
const vatTreatments = ["none", "uk", "outside"] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** In hundredths of a percent. */
export const vatRates = [2000, 500, 0] as const;

/** A hundred million pounds: every sum of them stays exact in a number of JavaScript. */
export const mostPence = 10_000_000_000;

const text = z.string();
const day = z.iso.date();
const pence = z.int().check(z.minimum(0), z.maximum(mostPence));

const bankDetails = /* @__PURE__ */ z.object({
  account_name: text,
  sort_code: text,
  account_number: text,
  iban: text,
  bic: text,
});
export type BankDetails = z.infer<typeof bankDetails>;

const seller = /* @__PURE__ */ z.object({
  name: text,
  company_number: text,
  registered_in: text,
  registered_office: text,
  vat_number: z.nullable(text),
  email: text,
  bank: z.nullable(bankDetails),
});
export type Seller = z.infer<typeof seller>;

const buyer = /* @__PURE__ */ z.object({
  name: text,
  address: z.array(text),
  /** Of ISO 3166, such as GB. */
  country: text,
  vat_number: z.nullable(text),
  company_number: z.nullable(text),
  email: z.nullable(text),
  /** The studio has confirmed that it is one: by its VAT number, or by what the studio knows of it. */
  is_business: z.optional(z.boolean()),
});
export type Buyer = z.infer<typeof buyer>;

const line = /* @__PURE__ */ z.object({
  description: text,
  /** In hundredths: half a day is 50. */
  quantity: z.int(),
  unit_pence: pence,
  discount_pence: pence,
  vat_rate: z.int(),
  net_pence: pence,
});
export type DocumentLine = z.infer<typeof line>;

export const vatLine = /* @__PURE__ */ z.object({
  rate: z.int(),
  net_pence: pence,
  vat_pence: pence,
});
export type VatLine = z.infer<typeof vatLine>;

const head = { number: text, issued_on: day, seller, buyer };
const sums = {
  tax_point: day,
  order_reference: z.nullable(text),
  vat_treatment: z.enum(vatTreatments),
  lines: z.array(line),
  vat: z.array(vatLine),
  net_pence: pence,
  vat_pence: pence,
  total_pence: pence,
  note: z.nullable(text),
};

const invoiceContent = /* @__PURE__ */ z.object({
  kind: z.literal("invoice"),
  ...head,
  ...sums,
  due_on: day,
  /** Where it was paid before it was written. */
  paid_on: z.optional(day),
});
const proformaContent = /* @__PURE__ */ z.object({
  kind: z.literal("proforma"),
  ...head,
  ...sums,
  due_on: day,
});
const creditNoteContent = /* @__PURE__ */ z.object({
  kind: z.literal("credit_note"),
  ...head,
  ...sums,
  /** The invoice that it takes back, whole or in part. */
  credits: z.object({ number: text, issued_on: day, reason: text }),
});
const receiptContent = /* @__PURE__ */ z.object({
  kind: z.literal("receipt"),
  ...head,
  payment: z.object({
    source: z.enum(["bank", "eth"]),
    received_on: day,
    pence,
    payer: text,
    /** What the bank or the chain calls it. */
    reference: text,
    /** Of a payment in ETH: what arrived, as a decimal text, and where. */
    ether: z.nullable(z.object({ amount: text, chain: text, gbp_per_eth: text })),
  }),
  settles: z.array(z.object({ number: text, pence })),
});

/** An issued document as it stays: what is printed, hashed and kept. */
export const documentContent = /* @__PURE__ */ z.discriminatedUnion("kind", [
  invoiceContent,
  proformaContent,
  creditNoteContent,
  receiptContent,
]);
export type DocumentContent = z.infer<typeof documentContent>;
export type InvoiceContent = z.infer<typeof invoiceContent>;
export type ReceiptContent = z.infer<typeof receiptContent>;
/** All that have lines and sums. */
export type PricedContent = Exclude<DocumentContent, ReceiptContent>;
