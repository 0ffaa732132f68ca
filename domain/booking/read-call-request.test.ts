import { describe, expect, it } from "vitest";
import { readCallRequest } from "./read-call-request.ts";

/** A Thursday. */
const today = "2026-11-19";

describe("what somebody writes of a call", () => {
  it.each([
    ["Move my call to Friday"],
    ["I need to reschedule our consultation"],
    ["can i cancel my call?"],
    ["My call on Monday: can it be moved?"],
    ["please change the time of... cancel the meeting"],
  ])("is a change of theirs: %s", (message) => {
    expect(readCallRequest(message, today)).toEqual({ is: "change" });
  });

  it.each([
    ["Can I talk to somebody next week?", "next-week", "2026-11-23", 7],
    ["Any free time for a call this week?", "this-week", "2026-11-19", 4],
    ["Could we speak tomorrow?", "tomorrow", "2026-11-20", 1],
    ["a call the day after tomorrow please", "day", "2026-11-21", 1],
    ["I would like a call on Friday", "day", "2026-11-20", 1],
    ["call me next friday", "day", "2026-11-27", 1],
    ["a meeting on Tuesday next week", "day", "2026-11-24", 1],
    ["Are you free for a call on Thursday?", "day", "2026-11-26", 1],
    ["a call on 3rd December", "day", "2026-12-03", 1],
    ["a call on November 3", "day", "2027-11-03", 1],
    ["can we talk at the weekend?", "weekend", "2026-11-21", 2],
    ["When is the next free time for a call?", "open", "2026-11-19", 14],
  ])("is a request for a time: %s", (message, name, from, days) => {
    expect(readCallRequest(message, today)).toEqual({
      is: "time",
      requested: { name, from, days },
    });
  });

  it("knows mornings and afternoons, of a day and of any", () => {
    expect(readCallRequest("Can we talk on Friday afternoon?", today)).toEqual({
      is: "time",
      requested: { name: "day", from: "2026-11-20", days: 1, part: "afternoon" },
    });
    expect(readCallRequest("I prefer calls in the morning", today)).toMatchObject({
      requested: { name: "open", part: "morning" },
    });
  });

  it("knows no weekend that is over", () => {
    expect(readCallRequest("a call at the weekend", "2026-11-22")).toMatchObject({
      requested: { from: "2026-11-22", days: 1 },
    });
  });

  it.each([
    ["Can I cancel the subscription?"],
    ["How do I call you?"],
    ["Can a film be ready next week?"],
    ["I would like to speak to a person please"],
    ["Do I need an account to book a call?"],
    ["Can I change the film after our launch on Friday?"],
  ])("is none of these: %s", (message) => {
    expect(readCallRequest(message, today)).toBeUndefined();
  });
});
