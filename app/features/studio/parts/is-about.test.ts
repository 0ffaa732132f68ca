import { expect, it } from "vitest";
import type { LiveChange } from "../../../data/live-change.ts";
import { isAbout } from "./is-about.ts";

const changed: LiveChange = {
  table: "pr_deliverables",
  type: "UPDATE",
  row: { id: "d1", project_id: "p1" },
  old: {},
};
const deleted: LiveChange = { ...changed, type: "DELETE", row: {}, old: { id: "d1" } };

it("a change is about what its row names", () => {
  expect(isAbout("project_id", "p1")(changed)).toBe(true);
  expect(isAbout("project_id", "p2")(changed)).toBe(false);
  expect(isAbout("id", "d1")(changed)).toBe(true);
});

it("a deleted row may have been about anything, save for itself", () => {
  expect(isAbout("project_id", "p2")(deleted)).toBe(true);
  expect(isAbout("id", "d1")(deleted)).toBe(true);
  expect(isAbout("id", "d2")(deleted)).toBe(false);
});
