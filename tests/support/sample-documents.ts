import type { DocumentContent, InvoiceContent } from "../../domain/billing/document.ts";
import { type LineTyped, sumLines } from "../../domain/billing/sum-lines.ts";

const seller = {
  name: "Kinolume Ltd",
  company_number: "00000000",
  registered_in: "England and Wales",
  registered_office: "1 Example Wharf, London, E1 0AA, United Kingdom",
  vat_number: "GB 123 4567 89",
  email: "studio@kinolume.example",
  bank: {
    account_name: "Kinolume Ltd",
    sort_code: "00-00-00",
    account_number: "12345678",
    iban: "GB00BANK00000012345678",
    bic: "BANKGB2L",
  },
};

const buyer = {
  name: "Northlight Harbour Authority",
  address: ["Accounts payable", "4 Custom House Quay", "Leith", "Edinburgh", "EH6 6QQ"],
  country: "GB",
  vat_number: "GB 987 6543 21",
  company_number: "SC123456",
  email: "accounts@northlight.example",
};

const each = (line: Partial<LineTyped>): LineTyped => ({
  description: "Editing",
  quantity: 100,
  unit_pence: 65_000,
  discount_pence: 0,
  vat_rate: 2000,
  ...line,
});

export const usualLines: LineTyped[] = [
  each({
    description: "Harbour at night: hero film of 60 seconds, concept, storyboard and direction",
    unit_pence: 480_000,
  }),
  each({ description: "Editing and grade, days in the suite", quantity: 350 }),
  each({
    description: "Original score and sound design, with a licence for all media for three years",
    unit_pence: 120_000,
    discount_pence: 12_000,
  }),
  each({ description: "Vertical cuts for phones", quantity: 600, unit_pence: 18_500 }),
  each({ description: "Printed programme for the opening", unit_pence: 42_000, vat_rate: 0 }),
];

/** An invoice of five lines as most are; what is given stands instead. */
export function sampleInvoice(
  given: Partial<InvoiceContent> = {},
  lines: LineTyped[] = usualLines,
): InvoiceContent {
  const vat_treatment = given.vat_treatment ?? "uk";
  return {
    kind: "invoice",
    number: "KL-0042",
    issued_on: "2026-11-18",
    tax_point: "2026-11-18",
    due_on: "2026-12-02",
    seller,
    buyer,
    order_reference: "PO-7718",
    note: "Thank you for three nights on the quay, and for keeping the lights on.",
    ...sumLines(lines, vat_treatment),
    ...given,
    vat_treatment,
  };
}

/** One of each kind, of a seller with or without a VAT number. */
export function sampleDocuments(isRegistered: boolean): DocumentContent[] {
  const invoice = sampleInvoice({
    vat_treatment: isRegistered ? "uk" : "none",
    seller: { ...seller, vat_number: isRegistered ? seller.vat_number : null },
  });
  const {
    due_on: _,
    note: __,
    ...credited
  } = {
    ...invoice,
    ...sumLines(usualLines.slice(1, 2), invoice.vat_treatment),
  };
  const { number, issued_on, seller: from, buyer: to } = invoice;
  return [
    invoice,
    { ...invoice, kind: "proforma", number: "PF-0007" },
    {
      ...credited,
      kind: "credit_note",
      number: "CN-0003",
      issued_on: "2026-11-25",
      note: null,
      credits: { number, issued_on, reason: "The second day in the suite was not needed." },
    },
    {
      kind: "receipt",
      number: "RC-0011",
      issued_on: "2026-11-30",
      seller: from,
      buyer: to,
      payment: {
        source: "eth",
        received_on: "2026-11-30",
        pence: 500_000,
        payer: "0x52908400098527886E0F7030069857D2E4169EE7",
        reference: "0x8f2d1c07a6e94b35d0c1f7e2b8a4936d5e0f1a2b3c4d5e6f708192a3b4c5d6e7",
        ether: { amount: "2.131287723401", chain: "Ethereum mainnet", gbp_per_eth: "2346.02" },
      },
      settles: [
        { number, pence: 450_000 },
        { number: "KL-0039", pence: 30_000 },
      ],
    },
  ];
}
