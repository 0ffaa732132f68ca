import { studioReviewWords as words } from "../../../../content/studio-review.ts";
import type { ReviewComment } from "../../../../domain/review/comment.ts";
import type { Media } from "../../../../domain/review/media.ts";
import { formatTimecode } from "../../../../domain/review/timecode.ts";

/** Where in the file a comment points, by the film's own timecode. */
export function describePlace(comment: ReviewComment, media: Media | null): string {
  const { at_frame, to_frame, page, region } = comment;
  if (page !== null) return words.page(page);
  if (at_frame === null) return region ? words.region : words.general;
  const at = (frame: number) => nameFrame(frame, media);
  return to_frame === null ? at(at_frame) : words.range(at(at_frame), at(to_frame));
}

function nameFrame(frame: number, media: Media | null): string {
  const { rate_num: num = null, rate_den: den = null } = media ?? {};
  if (!media || num === null || den === null) return String(frame);
  const clock = { rate: { num, den }, isDrop: media.is_drop };
  return formatTimecode(media.start_frame + frame, clock);
}
