import { expect, it } from "vitest";
import { findEmptyApprovals } from "./find-empty-approvals.ts";

it("a milestone that is due on approval needs something to approve", () => {
  const milestones = [
    { key: "start", trigger: "signing" },
    { key: "board", trigger: "approval" },
    { key: "film", trigger: "approval" },
    { key: "end", trigger: "studio" },
  ] as const;
  const find = (...hanging: (string | null)[]) =>
    findEmptyApprovals(milestones, hanging).map(({ key }) => key);
  expect(find()).toEqual(["board", "film"]);
  expect(find("film", null)).toEqual(["board"]);
  expect(find("film", "board", "board")).toEqual([]);
});
