import type { Region } from "../../../domain/review/comment.ts";
import type { KnownShape } from "../../../domain/review/drawing.ts";
import type { MediaKind } from "../../../domain/review/media.ts";
import { type CommentPlace, nowhere } from "./comment/outgoing-comment.ts";

/** What is being pointed at while a comment is written. */
export type Pointing = {
  isGeneral: boolean;
  /** Where a range begins and ends, once somebody has said so. */
  from: number | null;
  to: number | null;
  region: Region | null;
  shapes: readonly KnownShape[];
  /** The frame or page that is drawn on: going on from there does not take the drawing along. */
  drawnAt: number | null;
};

export const pointingAtNothing: Pointing = {
  isGeneral: false,
  from: null,
  to: null,
  region: null,
  shapes: [],
  drawnAt: null,
};

/** What the next comment points at: its own place again. What was drawn beside one that was meant in general waits for it. */
export function pointingAfter(sent: Pointing): Pointing {
  return sent.isGeneral ? { ...sent, isGeneral: false } : pointingAtNothing;
}

type Shown = { kind: MediaKind | null; frame: number; page: number };

/** The place that a comment sent now would have. */
export function nearestPlaceOf(pointing: Pointing, { kind, frame, page }: Shown): CommentPlace {
  if (pointing.isGeneral) return nowhere;
  const { region, shapes } = pointing;
  const drawing = shapes.length > 0 ? { v: 1 as const, shapes: [...shapes] } : null;
  if (kind === "still") return { ...nowhere, region, drawing };
  if (kind === "document") return { ...nowhere, page: pointing.drawnAt ?? page, region, drawing };
  if (kind === "audio") return { ...nowhere, ...rangeOf(pointing, frame) };
  if (kind === "film") return { ...nowhere, ...rangeOf(pointing, frame), region, drawing };
  return nowhere;
}

/** From one frame to another, whichever was named first; or the one on show. */
function rangeOf({ from, to, drawnAt }: Pointing, shown: number) {
  if (from === null && to === null) return { at_frame: drawnAt ?? shown, to_frame: null };
  const ends = [from ?? shown, to ?? shown].toSorted((a, b) => a - b);
  const [first = shown, last = shown] = ends;
  return { at_frame: first, to_frame: last > first ? last : null };
}
