import { describe, expect, it } from "vitest";
import { approaches } from "../domain/proposal/content.ts";
import { describeTrigger } from "./milestone.ts";
import { describeApproach, formatOffer } from "./proposal.ts";

describe("a proposal's words", () => {
  it("say what makes a milestone due", () => {
    const titles = ["The film", "Stills"];
    const say = (trigger: Parameters<typeof describeTrigger>[0]["trigger"]) =>
      describeTrigger({ trigger, due_on: "2027-03-01" }, titles);
    expect(say("signing")).toBe("Due when you sign");
    expect(say("date")).toBe("Due on 1 March 2027");
    expect(say("studio")).toBe("Due when we say that it is reached");
    expect(say("approval")).toBe("Due when you approve ‘The film’ and ‘Stills’");
    expect(describeTrigger({ trigger: "approval", due_on: null }, [])).toBe(
      "Due when we say that it is reached",
    );
  });

  it("have the process page's own for each approach", () => {
    const described = approaches.map((approach) => describeApproach(approach));
    expect(described.map(({ name }) => name)).toEqual(["Full AI", "Hybrid", "Human-only"]);
    expect(described.map(({ rows }) => rows[0]?.answer)).toEqual([
      "Generated from a written and drawn plan, then graded and cut by people",
      "Filmed where truth counts, generated where reach does",
      "Filmed, drawn and cut by hand",
    ]);
  });

  it("name pence only where there are any", () => {
    expect(formatOffer(1_895_000)).toBe("£18,950");
    expect(formatOffer(1_120_001)).toBe("£11,200.01");
  });
});
