import { expect, it } from "vitest";
import { readRow } from "./receipt.ts";

const row: unknown = JSON.parse(`{
  "id": "5b7a4c86-0f64-4d51-9a0a-2f6f1d1f0c11", "package_id": "enterprise-pr", "state": "paid",
  "price_gbp": 5000.00, "vat_gbp": 1000.00, "amount_wei": 34999999000000000000,
  "eth_address": "0x1", "receiving_address": "0x2", "chain_id": 1,
  "transaction_hash": "0x3", "paid_at": "2026-01-01T00:00:00+00:00", "email": null
}`);

it("reads a paid row to the last of its decimals", () => {
  expect(readRow(row)).toMatchObject({
    amount: "34.999999",
    price: { net: "5000.00", vat: "1000.00", total: "6000.00" },
  });
});

it("makes no receipt of what is not paid", () => {
  expect(readRow({ ...Object(row), state: "confirming" })).toBeUndefined();
});
