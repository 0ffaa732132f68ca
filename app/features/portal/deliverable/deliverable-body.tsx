import { useState } from "react";
import { reviewWords } from "../../../../content/deliverable-review.ts";
import { deliverableTypeNames } from "../../../../content/deliverable.ts";
import { canReview } from "../../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DownloadButton } from "../../deliverable/download-button.tsx";
import { FilePreview } from "../../deliverable/file-preview.tsx";
import { VersionList } from "../../deliverable/version-list.tsx";
import { roleWords } from "../../../../content/role-limits.ts";
import { useMay } from "../company/company.ts";
import { ForClient } from "../for-client.tsx";
import { ReviewLink } from "../../deliverable/review-link.tsx";
import { ReviewForm } from "../../deliverable/review-form.tsx";
import { VersionStatus } from "../../deliverable/version-status.tsx";
import { useReview } from "../../deliverable/use-review.ts";
import { WithdrawApproval } from "../../deliverable/withdraw-approval.tsx";
import { usePortalData } from "../portal-data.ts";
import { useReviewerName } from "./use-reviewer-name.ts";
import { Button } from "../../../ui/button.tsx";

type DeliverableBodyProps = { deliverable: Deliverable; isOpen: boolean };

/** A version to look at beside what can be said to it. Give it the deliverable's id as `key`. */
export function DeliverableBody({ deliverable, isOpen }: DeliverableBodyProps) {
  const { versions, description, deliverable_type, title } = deliverable;
  const nameOf = useReviewerName();
  const mayReview = useMay("approver");
  const [newest] = versions;
  // What one looks at stays when a newer one arrives: it is announced, not slipped in.
  const [shownId, setShownId] = useState(newest?.id);
  const shown = versions.find(({ id }) => id === shownId) ?? newest;
  const { reload, profile } = usePortalData();
  const review = useReview({
    deliverable,
    version: shown?.id,
    reload: () => reload("deliverables", "events"),
  });
  if (!shown || !newest) return <p className="text-mist">{description}</p>;
  return (
    <div className="grid grid-cols-1 items-start gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(20rem,5fr)]">
      <div className="grid gap-3 lg:sticky lg:top-22">
        {isOpen && <FilePreview key={shown.id} version={shown} title={title} />}
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <DownloadButton version={shown} />
          <ReviewLink deliverable={deliverable} version={shown} />
        </div>
      </div>
      <div className="grid gap-6">
        <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-small/body text-mist tabular-nums">
          <span>{deliverableTypeNames[deliverable_type]}</span>
          <VersionStatus deliverable={deliverable} version={shown} />
        </p>
        {description && <p className="text-mist">{description}</p>}
        {review.failure && (
          <Alert tone="danger" title={reviewWords.failed}>
            <p>{review.failure}</p>
          </Alert>
        )}
        {shown.id !== newest.id && (
          <NewerVersion number={newest.number} onLook={() => setShownId(newest.id)} />
        )}
        {canReview(deliverable, shown) && (
          <ForClient>
            <div className="border-t border-line pt-5">
              {mayReview ? (
                <ReviewForm review={review} version={shown} title={title} />
              ) : (
                <p className="text-mist">{roleWords.reviews}</p>
              )}
            </div>
          </ForClient>
        )}
        {shown.id === newest.id && mayReview && (
          <ForClient>
            <WithdrawApproval
              review={review}
              deliverable={deliverable}
              me={profile.rows[0]?.user_id}
              nameOf={nameOf}
            />
          </ForClient>
        )}
        <VersionList
          deliverable={deliverable}
          shown={shown}
          onShow={({ id }) => setShownId(id)}
          nameOf={nameOf}
        />
      </div>
    </div>
  );
}

type NewerVersionProps = { number: number; onLook: () => void };

/** Over an earlier version: that there is a later one, and the way to it. */
function NewerVersion({ number, onLook }: NewerVersionProps) {
  return (
    <div className="grid justify-items-start gap-2 border-l-2 border-amber py-1 pl-5">
      <output>{reviewWords.newer(number)}</output>
      <p className="text-mist">{reviewWords.older}</p>
      <Button variant="secondary" className="mt-2" onClick={onLook}>
        {reviewWords.lookAtLatest}
      </Button>
    </div>
  );
}
