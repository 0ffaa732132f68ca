import { Link } from "react-router";
import { openReview, reviewAddress } from "../../../content/review-address.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import type { Version } from "../../../domain/deliverable/version.ts";

type ReviewLinkProps = { deliverable: Deliverable; version: Version };

/** To the room in which this version is looked at frame by frame, and spoken of. */
export function ReviewLink({ deliverable, version }: ReviewLinkProps) {
  return (
    <Link
      to={reviewAddress({ deliverable: deliverable.id, version: version.number })}
      className="inline-flex min-h-11 items-center text-link text-small"
    >
      {openReview}
    </Link>
  );
}
