import { listThreads, nameComment, type ReviewComment, type Thread } from "../comment.ts";
import type { FrameClock } from "../timecode.ts";

/** The film that comments are about, as an editing program has to know it. */
export type ReviewedFilm = {
  title: string;
  clock: FrameClock;
  /** The number of its first frame by its own timecode. */
  startFrame: number;
  frameCount: number;
  width: number | null;
  height: number | null;
};

/** What is said at one frame, all of it together: editing programs drop the second marker of a frame. */
export type Marker = {
  frame: number;
  /** How many frames it is about, by the longest of its comments. */
  length: number;
  threads: Thread[];
  isDone: boolean;
};

/** By frame. What is said of the whole stands at the first; what was withdrawn is not there. */
export function listMarkers(comments: readonly ReviewComment[], film: ReviewedFilm): Marker[] {
  const markers = new Map<number, Marker>();
  for (const thread of listThreads(comments)) {
    const { comment } = thread;
    if (comment.withdrawn_at) continue;
    const frame = Math.min(comment.at_frame ?? 0, film.frameCount - 1);
    const length = Math.min((comment.to_frame ?? frame) - frame + 1, film.frameCount - frame);
    const marker = markers.get(frame) ?? { frame, length: 1, threads: [], isDone: true };
    marker.length = Math.max(marker.length, length);
    marker.threads.push(thread);
    marker.isDone &&= comment.resolved_at !== null;
    markers.set(frame, marker);
  }
  return [...markers.values()].toSorted((a, b) => a.frame - b.frame);
}

/** Who is in it, by number. */
export function nameMarker({ threads }: Marker): string {
  return threads
    .map(({ comment }) => `#${nameComment(comment.number)} ${comment.author_name}`)
    .join(", ");
}

/** All that was said, answers behind what they answer. */
export function quoteMarker({ threads }: Marker): string {
  return threads
    .map(({ comment, answers }) =>
      [
        comment.body,
        ...answers
          .filter(({ withdrawn_at }) => !withdrawn_at)
          .map(({ author_name, body }) => `${author_name}: ${body}`),
      ].join(" / "),
    )
    .join(" // ");
}
