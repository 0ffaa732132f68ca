import { expect, it } from "vitest";
import { auditCsvHeads } from "../../../../content/audit.ts";
import { writeAuditRow } from "./write-audit-row.ts";

it("writes an entry as a reader would say it, with what changed", () => {
  const cells = writeAuditRow({
    id: 7,
    at: "2026-11-18T09:00:00Z",
    rowId: "1",
    actor: "Mara",
    action: "update",
    table: "users",
    row: "Tom",
    changes: { roles: [["producer"], ["producer", "finance"]], phone: [] },
  });
  expect(cells).toHaveLength(auditCsvHeads.length);
  expect(cells).toEqual([
    "2026-11-18T09:00:00Z",
    "Mara",
    "update",
    "account",
    "Tom",
    "Mara made Tom producer and finance in the studio",
    "roles: producer → producer and finance; phone: changed; the log does not keep it",
  ]);
});
