import { expect, it } from "vitest";
import { waitOf } from "./wait-of.ts";

const [today, later] = ["2026-11-19", "2026-11-20"];
const plain = { trigger: "studio", due_on: null, agreement_id: null } as const;
const signed = { ...plain, agreement_id: "a" } as const;

it("the studio's word is not an approval, whether somebody signed or not", () => {
  for (const milestone of [plain, signed]) {
    expect(waitOf({ ...milestone, trigger: "approval" }, 2, today)).toBe("approval");
    // Of nothing there is no approval, and the client reads that the studio says so.
    expect(waitOf({ ...milestone, trigger: "approval" }, 0, today)).toBeNull();
  }
});

it("nor is it the day that was signed for, before that has come", () => {
  expect(waitOf({ ...signed, trigger: "date", due_on: later }, 0, today)).toBe("day");
  expect(waitOf({ ...signed, trigger: "date", due_on: today }, 0, today)).toBeNull();
  expect(waitOf({ ...plain, trigger: "date", due_on: later }, 0, today)).toBeNull();
});

it("everything else waits for the studio's word", () => {
  expect(waitOf(plain, 1, today)).toBeNull();
  expect(waitOf({ ...signed, due_on: later }, 1, today)).toBeNull();
});
