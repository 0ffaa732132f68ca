import { expect, it } from "vitest";
import { readRow } from "./receipt.ts";

const row: unknown = JSON.parse(`{
  "id": "5b7a4c86-0f64-4d51-9a0a-2f6f1d1f0c11", "package_id": "enterprise-pr", "invoice_number": null, "state": "paid",
  "price_gbp": 5000.00, "vat_gbp": 1000.00, "amount_wei": "36893489000000000001",
  "received_wei": "36893488000000000001", "eth_address": "0x1", "sender_address": null,
  "receiving_address": "0x2", "chain_id": 1, "transaction_hash": "0x3",
  "paid_at": "2026-01-01T00:00:00+00:00", "email": "ada@clients.example",
  "payer": {"display_name": "Ada", "company_name": "Lamps"}, "campaign": {"title": "Launch"}
}`);

it("reads a paid row to the last wei, with what arrived, who paid and for what", () => {
  expect(readRow(row)).toMatchObject({
    asked: "36.893489000000000001",
    received: "36.893488000000000001",
    payerName: "Ada",
    company: "Lamps",
    campaignTitle: "Launch",
    price: { net: "5000.00", vat: "1000.00", total: "6000.00" },
  });
});

it("falls back to the address that was given, where nobody has claimed the payment", () => {
  expect(readRow({ ...Object(row), payer: null })).toMatchObject({
    payerName: "ada@clients.example",
    company: null,
  });
});

it("makes no receipt of what is not paid, nor of wei that came as a number", () => {
  expect(readRow({ ...Object(row), state: "confirming" })).toBeUndefined();
  expect(readRow({ ...Object(row), amount_wei: 36_893_489_000_000_000_000 })).toBeUndefined();
});
