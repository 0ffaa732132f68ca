import { expect, it } from "vitest";
import {
  findMilestoneState,
  type Milestone,
  milestoneColumns,
  milestoneSchema,
  sortMilestones,
} from "./milestone.ts";

const milestone = (changes: Partial<Milestone>): Milestone => ({
  id: "m",
  position: 0,
  title: "Boards",
  due_on: null,
  net_pence: 100,
  trigger: "studio",
  reached_at: null,
  document_id: null,
  agreement_id: null,
  ...changes,
});

it("is planned, reached, and invoiced", () => {
  const at = "2026-11-19T12:00:00Z";
  expect(findMilestoneState(milestone({}))).toBe("planned");
  expect(findMilestoneState(milestone({ reached_at: at }))).toBe("reached");
  expect(findMilestoneState(milestone({ reached_at: at, document_id: "d" }))).toBe("invoiced");
});

it("comes in the order of the plan, and by its title where two have one place", () => {
  const plan = [
    milestone({ position: 1, title: "Film" }),
    milestone({ position: 0, title: "Sound" }),
    milestone({ position: 0, title: "Boards" }),
  ];
  expect(sortMilestones(plan).map(({ title }) => title)).toEqual(["Boards", "Sound", "Film"]);
  expect(plan[0]?.title).toBe("Film");
});

it("asks for the columns that it reads", () => {
  expect(milestoneColumns.split(",").toSorted()).toEqual(
    Object.keys(milestoneSchema.shape).toSorted(),
  );
});
