import { describe, expect, it } from "vitest";
import { parseProject } from "./parse-project.ts";

const typed = {
  title: "Launch film",
  project_type: "cinematic-ads",
  priority: "high",
  budget: "£1,500",
  estimated_completion_date: "2027-03-01",
  progress: "40",
  description: "Ninety seconds.",
};

describe("a project as the studio types it", () => {
  it("has a title that its invoices can print", () => {
    expect(parseProject({ ...typed, title: "Film 港" })).toEqual({
      faults: { title: "text-unprintable:港" },
    });
  });

  it("becomes a row", () => {
    expect(parseProject(typed)).toEqual({
      row: { ...typed, budget: "1500.00", progress: 40 },
    });
  });

  it("leaves open what was left empty", () => {
    const empty = { budget: "", estimated_completion_date: "", progress: "", description: " " };
    expect(parseProject({ ...typed, ...empty })).toMatchObject({
      row: { budget: null, estimated_completion_date: null, progress: null, description: null },
    });
  });

  it.each(["101", "-1", "4.5", "half"])("has no progress of %s", (progress) => {
    expect(parseProject({ ...typed, progress })).toEqual({
      faults: { progress: "progress-malformed" },
    });
  });
});
