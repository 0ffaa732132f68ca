import { expect, it } from "vitest";
import { readAuditSearch } from "./audit-search.ts";
import { belongsToLog } from "./belongs-to-log.ts";

const mara = "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11";
const entry = {
  id: 7,
  at: "2026-07-01T23:30:00+00:00",
  actor_id: mara,
  action: "update",
  table_name: "projects",
  row_id: "p1",
};
const isShown = (search: string) =>
  belongsToLog(entry, readAuditSearch(new URLSearchParams(search)));

it("a new entry is read on the first page of a log that asks for it", () => {
  expect(isShown("")).toBe(true);
  expect(isShown(`person=${mara}&table=projects&action=update&row=p1`)).toBe(true);
  // In London it is past midnight by then.
  expect(isShown("from=2026-07-02&to=2026-07-02")).toBe(true);
});

it.each([
  "before=7",
  "person=server",
  "table=messages",
  "action=insert",
  "row=p2",
  "to=2026-07-01",
])("and nothing is read for it where the log shows something else: %s", (search) =>
  expect(isShown(search)).toBe(false),
);
