import { expect, it } from "vitest";
import { commentSchema, isOpenComment, listThreads } from "./comment.ts";

const comment = (fields: object) =>
  commentSchema.parse({
    id: "a",
    deliverable_id: "d",
    version_id: "v",
    number: 1,
    body: "Too dark",
    author_name: "Ada",
    by_studio: false,
    is_internal: false,
    has_drawing: false,
    created_at: "2026-11-18",
    ...fields,
  });

it("lists comments with their answers in the order they came in", () => {
  const rows = [
    comment({ id: "late", number: 5, parent_id: "a" }),
    comment({ id: "b", number: 2 }),
    comment({ id: "early", number: 3, parent_id: "a" }),
    comment({ id: "lost", number: 4, parent_id: "gone" }),
    comment({}),
  ];
  const listed = listThreads(rows).map(({ comment: { id }, answers }) => [
    id,
    answers.map((answer) => answer.id),
  ]);
  expect(listed).toEqual([
    ["a", ["early", "late"]],
    ["b", []],
  ]);
});

it.each([
  [{}, true],
  [{ resolved_at: "2026-11-18" }, false],
  [{ withdrawn_at: "2026-11-18" }, false],
  [{ parent_id: "b" }, false],
])("says of %o whether it waits for somebody: %s", (fields, expected) => {
  expect(isOpenComment(comment(fields))).toBe(expected);
});
