import { expect, it } from "vitest";
import { inboxColumns, inboxRow } from "./inbox-row.ts";

it("asks for the columns that it reads, no more and no fewer", () => {
  const { enquiries, leads, eth_payments, proposals, ...own } = inboxRow.shape;
  const nested = Object.entries({
    enquiries,
    leads,
    eth_payments,
    "proposals!inbox_items_proposal_id_fkey": proposals,
  }).map(([table, row]) => `${table}(${Object.keys(row.def.innerType.shape).join(",")})`);
  expect(inboxColumns).toBe([...Object.keys(own), ...nested].join(","));
});
