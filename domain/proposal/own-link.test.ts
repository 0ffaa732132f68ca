import { expect, it } from "vitest";
import { ownLinkAnswer } from "./own-link.ts";

it("takes a path out of an answer, and refuses one without", () => {
  expect(ownLinkAnswer.parse({ path: "/proposal#t", more: 1 })).toEqual({ path: "/proposal#t" });
  expect(ownLinkAnswer.safeParse({ path: null }).success).toBe(false);
});
