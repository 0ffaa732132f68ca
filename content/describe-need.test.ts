import { expect, it } from "vitest";
import { describeNeed } from "./portal.ts";

it.each([
  [0, "Version 3 is waiting for you"],
  [1, "Version 3 is waiting for you, 1 comment open"],
  [4, "Version 3 is waiting for you, 4 comments open"],
])("says which version waits, and of %i comments that they are open", (openComments, expected) => {
  const version = { number: 3, openComments };
  const need = { kind: "approval", about: "project", id: "p", title: "Film", version } as const;
  expect(describeNeed(need)).toBe(expected);
});
