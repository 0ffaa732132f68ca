import { expect, it } from "vitest";
import type { ReviewComment, Thread } from "../../../../domain/review/comment.ts";
import { findNextComment } from "./find-next-comment.ts";

const at = (number: number, at_frame: number | null, withdrawn_at: string | null = null) => ({
  // Of a comment only what says where it stands.
  comment: { id: `c${number}`, number, at_frame, withdrawn_at } as ReviewComment,
  answers: [],
});
const threads: Thread[] = [at(1, 40), at(2, 10), at(3, 40), at(4, null), at(5, 60, "2026-11-19")];
const chosenOf = (number: number) =>
  threads.find(({ comment }) => comment.number === number)?.comment;
const next = (frame: number, chosen?: number) =>
  findNextComment(threads, 1, { frame, chosen: chosen ? chosenOf(chosen) : undefined })?.number;
const previous = (frame: number, chosen?: number) =>
  findNextComment(threads, -1, { frame, chosen: chosen ? chosenOf(chosen) : undefined })?.number;

it("goes from comment to comment in the order of the film, those of one frame by number", () => {
  expect(next(0)).toBe(2);
  expect(next(10, 2)).toBe(1);
  expect(next(40, 1)).toBe(3);
  expect(next(40, 3)).toBeUndefined();
  expect(previous(59)).toBe(3);
  expect(previous(40, 3)).toBe(1);
  expect(previous(40, 1)).toBe(2);
  expect(previous(10, 2)).toBeUndefined();
});

it("goes on from where the film stands when one has left the chosen one", () => {
  expect(next(20, 3)).toBe(1);
  expect(previous(50, 2)).toBe(3);
});
