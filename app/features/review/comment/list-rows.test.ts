import { describe, expect, it } from "vitest";
import { listThreads, type ReviewComment } from "../../../../domain/review/comment.ts";
import { countThreads, listCommentRows, sortByPlace } from "./list-rows.ts";
import { mergeComment } from "./merge-comment.ts";
import { nowhere, type OutgoingComment } from "./outgoing-comment.ts";

function comment(number: number, changes: Partial<ReviewComment> = {}): ReviewComment {
  return {
    id: `c${number}`,
    deliverable_id: "d",
    version_id: "v",
    parent_id: null,
    number,
    at_frame: null,
    to_frame: null,
    page: null,
    region: null,
    body: "Warmer.",
    author_id: "a",
    author_name: "Ida",
    by_studio: false,
    is_internal: false,
    has_drawing: false,
    resolved_at: null,
    resolved_by: null,
    withdrawn_at: null,
    edited_at: null,
    created_at: "2026-11-18T12:00:00Z",
    ...changes,
  };
}

const now = "2026-11-18T13:00:00Z";
const said = sortByPlace(
  listThreads([
    comment(1, { at_frame: 90 }),
    comment(2, { at_frame: 10 }),
    comment(3, { parent_id: "c1" }),
    comment(4),
    comment(5, { at_frame: 10, resolved_at: now }),
  ]),
);
const shown = { filter: "open", selected: null, outgoing: [], canAnswer: true } as const;
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

describe("the list of comments", () => {
  it("goes along the film, with answers below what they answer", () => {
    expect(keys(listCommentRows(said, { ...shown, filter: "all" }))).toEqual([
      "c4",
      "c2",
      "c5",
      "c1",
      "c3",
    ]);
  });

  it("shows what is open, what is resolved, or all", () => {
    expect(keys(listCommentRows(said, { ...shown, filter: "resolved" }))).toEqual(["c5"]);
    expect(countThreads(said)).toEqual({ open: 3, resolved: 1, all: 4 });
  });

  it("lets one answer what was chosen, which stays though it was just resolved", () => {
    expect(keys(listCommentRows(said, { ...shown, selected: "c5" }))).toEqual([
      "c4",
      "c2",
      "c5",
      "answer c5",
      "c1",
      "c3",
    ]);
    expect(
      keys(listCommentRows(said, { ...shown, selected: "c1", canAnswer: false })),
    ).not.toContain("answer c1");
  });

  it("has what waits to be sent: answers in their place, comments at the end", () => {
    const outgoing = (id: string, parent: string | null): OutgoingComment => ({
      ...nowhere,
      id,
      parent,
      state: "waiting",
      writtenAt: 0,
      version: "v",
      body: "Soon.",
      is_internal: false,
    });
    const rows = listCommentRows(said, {
      ...shown,
      outgoing: [outgoing("o1", null), outgoing("o2", "c2")],
    });
    expect(keys(rows)).toEqual(["c4", "c2", "o2", "c1", "c3", "o1"]);
  });

  it("takes in what has come or changed, once", () => {
    const first = comment(1);
    const changed = mergeComment([first, comment(2)], { ...first, body: "Cooler." });
    expect(changed.map(({ body }) => body)).toEqual(["Cooler.", "Warmer."]);
    expect(mergeComment(changed, comment(3))).toHaveLength(3);
  });
});
