import { formatMoment } from "../../../content/dates.ts";
import { versionWords } from "../../../content/deliverable-review.ts";
import { cx } from "../../ui/cx.ts";
import type { Review } from "../../../domain/deliverable/version.ts";

type ReviewLinesProps = {
  reviews: readonly Review[];
  /** What the reviewer is called on this page. */
  nameOf: (reviewerId: string | null) => string;
};

/** What was said to a version, the newest first. */
export function ReviewLines({ reviews, nameOf }: ReviewLinesProps) {
  return reviews.map(({ id, decision, comment, reviewer_id, created_at }) => (
    <div
      key={id}
      className={cx(
        "mt-2.5 border-l-2 pl-3.5",
        decision === "approve" ? "border-success" : "border-info",
      )}
    >
      <p className="text-mist">
        {versionWords[decision](nameOf(reviewer_id))}
        {", "}
        <time dateTime={created_at} className="text-caption tabular-nums">
          {formatMoment(Date.parse(created_at))}
        </time>
      </p>
      {comment && <blockquote className="wrap-anywhere whitespace-pre-line">{comment}</blockquote>}
    </div>
  ));
}
