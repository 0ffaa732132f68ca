import { formatMoment } from "../../../content/dates.ts";
import { versionWords } from "../../../content/deliverable-review.ts";
import type { Review } from "../../../domain/deliverable/version.ts";
import "./deliverables.css";

type ReviewLinesProps = {
  reviews: readonly Review[];
  /** What the reviewer is called on this page. */
  nameOf: (reviewerId: string | null) => string;
};

/** What was said to a version, the newest first. */
export function ReviewLines({ reviews, nameOf }: ReviewLinesProps) {
  return reviews.map(({ id, decision, comment, reviewer_id, created_at }) => (
    <div key={id} className="review-line" data-decision={decision}>
      <p>
        {versionWords[decision](nameOf(reviewer_id))}
        {", "}
        <time dateTime={created_at}>{formatMoment(Date.parse(created_at))}</time>
      </p>
      {comment && <blockquote>{comment}</blockquote>}
    </div>
  ));
}
