import { beforeEach, expect, it } from "vitest";
import { earliestHeard, forgetHeard, noteHeard } from "./heard-changes.ts";

beforeEach(forgetHeard);
const answer = (heard?: string) =>
  noteHeard(
    new Response(null, { headers: heard === undefined ? {} : { "x-heard-changes": heard } }),
  );

it("names the earliest of what the answers say", () => {
  expect(earliestHeard()).toBeUndefined();
  answer();
  expect(earliestHeard()).toBeUndefined();
  for (const heard of ["of-one-1.10", "of-one-1.09", "of-one-1.11"]) answer(heard);
  expect(earliestHeard()).toBe("of-one-1.09");
});

it("names none where several nodes have answered, until everything is read anew", () => {
  for (const heard of ["of-one-1.9", "of-two-2.3", "of-one-1.9"]) answer(heard);
  expect(earliestHeard()).toBeUndefined();
  forgetHeard();
  answer("of-two-2.3");
  expect(earliestHeard()).toBe("of-two-2.3");
});
