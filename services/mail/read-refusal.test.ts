import { describe, expect, it } from "vitest";
import { readRefusal } from "./read-refusal.ts";

const answered = (responseCode: number, response: string, command = "RCPT TO") =>
  Object.assign(new Error(response), { responseCode, response, command });

describe("what a mail server answers", () => {
  it("is a refusal where it knows no such address", () => {
    expect(readRefusal(answered(550, "550 5.1.1\r\nNo such user"))).toBe("550 5.1.1 No such user");
    expect(readRefusal(answered(551, "551 User not local"))).toBe("551 User not local");
  });

  it.each([
    ["comes back later", answered(450, "450 4.2.1 Try again")],
    ["does not like the sender", answered(550, "550 5.7.1 Blocked")],
    ["wants a password", answered(535, "535 Authentication failed", "AUTH PLAIN")],
    ["refuses the words", answered(554, "554 Rejected", "DATA")],
    ["is not there", new Error("connect ECONNREFUSED")],
    ["says nothing", undefined],
  ])("is none where it %s", (_, error) => {
    expect(readRefusal(error)).toBeUndefined();
  });
});
