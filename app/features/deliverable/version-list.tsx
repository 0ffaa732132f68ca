import { formatDay, formatMoment } from "../../../content/dates.ts";
import { versionWords } from "../../../content/deliverable-review.ts";
import { deliverableRowWords } from "../../../content/deliverable.ts";
import { reviewsOf } from "../../../domain/deliverable/review-rules.ts";
import type { Version, Review } from "../../../domain/deliverable/version.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import { cx } from "../../ui/cx.ts";

type VersionListProps = {
  deliverable: Deliverable;
  /** The version on show. */
  shown: Version;
  onShow: (version: Version) => void;
  nameOf: (reviewerId: string | null) => string;
};

/** The version on show has a light before it. */
const buttonLook =
  "flex min-h-10 cursor-pointer items-center gap-3 font-display text-body/normal font-stretch-118% hover:text-amber-bright " +
  "aria-[current=true]:before:size-1.75 aria-[current=true]:before:rounded-round aria-[current=true]:before:bg-amber";

/** Every version, the newest first, with its note and what was said to it. */
export function VersionList({ deliverable, shown, onShow, nameOf }: VersionListProps) {
  return (
    <ol aria-label={versionWords.heading}>
      {deliverable.versions.map((version, index) => (
        <li
          key={version.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line pt-2 pb-3.5 text-small/normal"
        >
          <button
            type="button"
            aria-current={version.id === shown.id}
            className={buttonLook}
            onClick={() => onShow(version)}
          >
            {deliverableRowWords.version(version.number)}
            {index === 0 && (
              <span className="font-sans text-caption font-stretch-100% text-mist">
                {versionWords.latest}
              </span>
            )}
          </button>
          <time
            dateTime={version.created_at}
            className="self-center text-caption text-mist tabular-nums"
          >
            {formatDay(version.created_at)}
          </time>
          <div className="col-span-full">
            {version.note && (
              <p className="wrap-anywhere whitespace-pre-line text-mist">{version.note}</p>
            )}
            <ReviewLines reviews={reviewsOf(deliverable, version)} nameOf={nameOf} />
          </div>
        </li>
      ))}
    </ol>
  );
}

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
        <time dateTime={created_at} className="text-caption whitespace-nowrap tabular-nums">
          {formatMoment(Date.parse(created_at))}
        </time>
      </p>
      {comment && <blockquote className="wrap-anywhere whitespace-pre-line">{comment}</blockquote>}
    </div>
  ));
}
