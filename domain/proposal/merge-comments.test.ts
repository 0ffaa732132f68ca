import { expect, it } from "vitest";
import { countEarlier, mergeComments } from "./merge-comments.ts";

const say = (id: string, minute: number, body = id) => ({
  id,
  block: minute % 2 === 0 ? "scope" : null,
  from_studio: false,
  author_name: "Ann",
  body,
  created_at: `2026-11-19T10:0${minute}:00.000001+00:00`,
});

it("puts what was said in its order, each once, as it was heard last", () => {
  const merged = mergeComments(
    [say("c", 3), say("d", 4)],
    [say("a", 1), say("d", 4, "named anew")],
  );
  expect(merged.map(({ body }) => body)).toEqual(["a", "c", "named anew"]);
});

it("counts what is not on show, block by block, and nothing where nobody has counted", () => {
  const comments = [say("c", 3), say("d", 4)];
  const said = [
    { block: "scope", count: 5 },
    { block: null, count: 1 },
  ];
  expect(countEarlier({ comments, said }, (block) => block === "scope")).toBe(4);
  expect(countEarlier({ comments, said }, (block) => block === null)).toBe(0);
  expect(countEarlier({ comments }, () => true)).toBe(0);
});
