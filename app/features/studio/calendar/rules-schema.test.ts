import { describe, expect, it } from "vitest";
import { rulesSchema } from "./rules-schema.ts";

const typed = { notice: "4", gap: "10", horizon: "60", step: "30", most: "6", place: "" };

describe("the rules of the calendar", () => {
  it("are kept in minutes and days, with hours as people write them", () => {
    expect(rulesSchema.parse({ ...typed, notice: " 0,5 ", gap: "0" })).toEqual({
      notice_minutes: 30,
      gap_minutes: 0,
      horizon_days: 60,
      step_minutes: 30,
      most_per_day: 6,
      meeting_address: null,
    });
    const place = "https://meet.example/{code}?x=1";
    expect(rulesSchema.parse({ ...typed, place }).meeting_address).toBe(place);
  });

  it.each([
    ["notice", "721"],
    ["notice", "soon"],
    ["gap", "241"],
    ["gap", "-1"],
    ["horizon", "0"],
    ["horizon", "1e2"],
    ["step", "4"],
    ["most", ""],
    ["place", "http://meet.example"],
    ["place", "https://"],
    ["place", "https://meet example"],
    ["place", `https://meet.example/${"x".repeat(500)}`],
  ])("refuse %s: %j at its field", (name, given) => {
    const { error } = rulesSchema.safeParse({ ...typed, [name]: given });
    expect(error?.issues.map(({ path }) => path[0])).toContain(name);
  });
});
