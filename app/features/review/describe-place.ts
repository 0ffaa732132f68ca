import { commentWords } from "../../../content/review.ts";
import type { ReviewComment } from "../../../domain/review/comment.ts";
import type { Media } from "../../../domain/review/media.ts";
import { type FrameClock, formatTimecode } from "../../../domain/review/timecode.ts";

/** How this file counts: nothing where it has no frames. */
export function clockOf(media: Media | null): FrameClock | null {
  if (!media || media.rate_num === null || media.rate_den === null) return null;
  return { rate: { num: media.rate_num, den: media.rate_den }, isDrop: media.is_drop };
}

/** The name of a frame, by the film's own clock. */
export function describeFrame(frame: number, media: Media | null): string {
  const clock = clockOf(media);
  return clock && media ? formatTimecode(frame + media.start_frame, clock) : String(frame);
}

type Placed = Pick<ReviewComment, "at_frame" | "to_frame" | "page" | "region"> & {
  has_drawing?: boolean;
};

/** Where something was said, in a few letters. */
export function describePlace(comment: Placed, media: Media | null): string {
  const { at_frame, to_frame, page, region } = comment;
  if (at_frame !== null) {
    const from = describeFrame(at_frame, media);
    return to_frame === null ? from : `${from} – ${describeFrame(to_frame, media)}`;
  }
  if (page !== null) return commentWords.page(page);
  return region || comment.has_drawing ? commentWords.picture : commentWords.general;
}
