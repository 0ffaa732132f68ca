import { isOpenComment, type Thread } from "../../../../domain/review/comment.ts";

type Mark = {
  /** As shares of the film's length. */
  from: number;
  to: number;
  isOpen: boolean;
  isInternal: boolean;
};

/** As many places as can be told apart on a bar. */
const places = 320;
const mostBars = 120;

/** Where something was said: points that fall together are one, and so are ranges. Withdrawn ones are not marked. */
export function gatherMarks(threads: readonly Thread[], frames: number): Mark[] {
  const points = new Map<number, Mark>();
  const bars = new Map<number, Mark>();
  for (const { comment } of threads) {
    const { at_frame, to_frame, withdrawn_at, is_internal: isInternal } = comment;
    if (at_frame === null || withdrawn_at) continue;
    const from = findPlace(at_frame, frames);
    const to = findPlace(to_frame ?? at_frame, frames);
    const marks = to_frame === null ? points : bars;
    const key = (from * (places + 1) + to) * 2 + Number(isInternal);
    const isOpen = isOpenComment(comment);
    const known = marks.get(key);
    if (!known) marks.set(key, { from: from / places, to: to / places, isInternal, isOpen });
    else if (isOpen) known.isOpen = true;
  }
  const rangesFirst = [...bars.values()].toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return [...rangesFirst.slice(0, mostBars), ...points.values()];
}

function findPlace(frame: number, frames: number): number {
  return Math.round((frame / Math.max(1, frames - 1)) * places);
}
