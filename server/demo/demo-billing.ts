import type { BillingDraft } from "../../domain/billing/billing-request.ts";

const northlight = "de000000-0000-4000-8000-000000000001";
const fernbank = "de000000-0000-4000-8000-000000000002";

/** Whom the demo's companies want to be charged as. */
export const demoDetails = [
  {
    companyId: northlight,
    legal_name: "Northlight Coffee Roasters Ltd",
    address: ["The Old Gasworks", "14 Kiln Lane", "Bristol", "BS1 6XN"],
    company_number: "09876543",
    email: "accounts@northlight.example",
  },
  {
    companyId: fernbank,
    legal_name: "Fernbank Clinics LLP",
    address: ["3 Fernbank Crescent", "Leeds", "LS6 1AA"],
    company_number: "OC412345",
    email: null,
  },
] as const;

type Draft = Pick<BillingDraft, "lines" | "terms_days"> & Partial<BillingDraft>;

export type DemoDeed = { daysAgo: number; companyId: string; name: string } & (
  | { is: "charge" | "draft"; kind: "invoice" | "proforma"; draft: Draft }
  | { is: "pay"; pence: number; payer: string; reference: string }
  | { is: "credit"; reason: string; lines: BillingDraft["lines"] }
);

const line = (
  description: string,
  pence: number,
  quantity = 100,
): BillingDraft["lines"][number] => ({
  description,
  quantity,
  unit_pence: pence,
  discount_pence: 0,
  vat_rate: 2000,
});

/** In the order of their days: no document is issued before the one with the number before it. */
export const demoDeeds: readonly DemoDeed[] = [
  {
    is: "charge",
    name: "adverts",
    companyId: fernbank,
    daysAgo: 108,
    kind: "invoice",
    draft: {
      terms_days: 14,
      lines: [line("Vaccination season adverts, five clinics", 196_000, 500)],
    },
  },
  {
    is: "pay",
    name: "adverts",
    companyId: fernbank,
    daysAgo: 97,
    pence: 980_000,
    payer: "Fernbank Clinics LLP",
    reference: "INV-00001",
  },
  {
    is: "charge",
    name: "cold brew",
    companyId: northlight,
    daysAgo: 62,
    kind: "invoice",
    draft: {
      terms_days: 14,
      order_reference: "PO 2207",
      lines: [
        line("Summer cold brew film, second instalment", 845_000),
        { ...line("Cut-downs for three formats", 42_000, 300), discount_pence: 6_000 },
      ],
    },
  },
  {
    is: "pay",
    name: "cold brew",
    companyId: northlight,
    daysAgo: 51,
    pence: 965_000,
    payer: "Northlight Coffee Roasters Ltd",
    reference: "INV-00002",
  },
  {
    is: "charge",
    name: "stories",
    companyId: northlight,
    daysAgo: 33,
    kind: "invoice",
    draft: {
      terms_days: 14,
      lines: [line("Weekly social stories, eight in the month", 19_375, 800)],
    },
  },
  {
    is: "charge",
    name: "welcome",
    companyId: northlight,
    daysAgo: 20,
    kind: "invoice",
    draft: {
      terms_days: 30,
      order_reference: "PO 2214",
      lines: [
        line("Subscriber welcome series, first instalment", 470_000),
        line("Voice recording, half a day", 60_000, 50),
      ],
      note: "The second instalment follows with the fourth film.",
    },
  },
  {
    is: "credit",
    name: "welcome",
    companyId: northlight,
    daysAgo: 12,
    reason: "The recording was not needed: you sent us your own.",
    lines: [line("Voice recording, half a day", 60_000, 50)],
  },
  {
    is: "pay",
    name: "welcome",
    companyId: northlight,
    daysAgo: 6,
    pence: 200_000,
    payer: "Northlight Coffee Roasters Ltd",
    reference: "INV-00004",
  },
  {
    is: "charge",
    name: "launch film",
    companyId: northlight,
    daysAgo: 4,
    kind: "invoice",
    draft: {
      terms_days: 14,
      order_reference: "PO 2231",
      lines: [line("Autumn blend launch film, on the first cut", 925_000)],
    },
  },
  {
    is: "charge",
    name: "waiting room",
    companyId: fernbank,
    daysAgo: 3,
    kind: "invoice",
    draft: { terms_days: 14, lines: [line("Waiting room films, first instalment", 620_000)] },
  },
  {
    is: "charge",
    name: "trade fair",
    companyId: northlight,
    daysAgo: 1,
    kind: "proforma",
    draft: {
      terms_days: 14,
      lines: [line("Trade fair opener, to reserve the wall", 224_000)],
      note: "We begin when this has arrived.",
    },
  },
  {
    is: "draft",
    name: "winter menu",
    companyId: northlight,
    daysAgo: 0,
    kind: "invoice",
    draft: { terms_days: 14, lines: [line("Winter menu adverts, six of one shoot", 1_475_000)] },
  },
];
