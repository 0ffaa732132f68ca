import { expect, it } from "vitest";
import { legalReviewed } from "./legal.ts";

it("says of the legal pages that they were reviewed when they last changed", () => {
  // How projects are agreed by proposals was rewritten that day.
  expect(legalReviewed.date >= "2026-11-19").toBe(true);
  const day = new Date(legalReviewed.date);
  expect(legalReviewed.words).toBe(
    day.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  );
});
