import { formatDay } from "../../../content/dates.ts";
import { versionWords } from "../../../content/deliverable-review.ts";
import { deliverableRowWords } from "../../../content/deliverable.ts";
import { reviewsOf } from "../../../domain/deliverable/review-rules.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import { ReviewLines } from "./review-lines.tsx";
import "./deliverables.css";

type VersionListProps = {
  deliverable: Deliverable;
  /** The version on show. */
  shown: Version;
  onShow: (version: Version) => void;
  nameOf: (reviewerId: string | null) => string;
};

/** Every version, the newest first, with its note and what was said to it. */
export function VersionList({ deliverable, shown, onShow, nameOf }: VersionListProps) {
  return (
    <ol className="version-list" aria-label={versionWords.heading}>
      {deliverable.versions.map((version, index) => (
        <li key={version.id} data-shown={version.id === shown.id || undefined}>
          <button
            type="button"
            aria-current={version.id === shown.id}
            onClick={() => onShow(version)}
          >
            {deliverableRowWords.version(version.number)}
            {index === 0 && <span className="version-latest">{versionWords.latest}</span>}
          </button>
          <time dateTime={version.created_at}>{formatDay(version.created_at)}</time>
          {version.note && <p className="version-note">{version.note}</p>}
          <ReviewLines reviews={reviewsOf(deliverable, version)} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  );
}
