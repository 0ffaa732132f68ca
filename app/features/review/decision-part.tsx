import { useState } from "react";
import { reviewWords } from "../../../content/deliverable-review.ts";
import { roomWords as words } from "../../../content/review.ts";
import { roleWords } from "../../../content/role-limits.ts";
import { canReview, reviewsOf } from "../../../domain/deliverable/review-rules.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ReviewForm } from "../deliverable/review-form.tsx";
import { useReview } from "../deliverable/use-review.ts";
import { ReviewLines } from "../deliverable/version-list.tsx";
import { WithdrawApproval } from "../deliverable/withdraw-approval.tsx";
import { useDeciderNames } from "./use-decider-names.ts";
import { useRoom } from "./room.ts";

/** The client's answer to the version as a whole. The studio reads it here. */
export function DecisionPart({ openComments }: { openComments: number }) {
  const { viewer, deliverable, version } = useRoom();
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useRefresh();
  const review = useReview({
    deliverable,
    version: version.id,
    openComments,
    reload: () => refresh("pr_deliverables"),
    // What is left open would be an empty form, as if nothing had been sent.
    onSentBack: () => setIsOpen(false),
  });
  const mayAnswer = viewer.mayDecide && canReview(deliverable, version);
  const isNewest = deliverable.versions[0]?.id === version.id;
  const said = reviewsOf(deliverable, version);
  const nameOf = useDeciderNames(viewer, said);
  if (!mayAnswer && said.length === 0) return null;
  const deed = mayAnswer ? "decide" : "decided";
  return (
    <>
      {/* The primary button's bars stand outside it. */}
      <span className="mx-2">
        <Button
          variant={mayAnswer ? "primary" : "secondary"}
          size="slim"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <span className="max-sm:hidden">{words[deed]}</span>
          <span className="sm:hidden">{words.briefly[deed]}</span>
        </Button>
      </span>
      <Dialog
        id="review-decision"
        title={`${deliverable.title}: ${words.versionName(version.number)}`}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <div className="grid gap-6">
          {review.failure && (
            <Alert tone="danger" title={reviewWords.failed}>
              <p>{review.failure}</p>
            </Alert>
          )}
          {mayAnswer && (
            <ReviewForm
              review={review}
              version={version}
              title={deliverable.title}
              openComments={openComments}
            />
          )}
          {!viewer.isStaff && !viewer.mayDecide && canReview(deliverable, version) && (
            <p className="text-mist">{roleWords.reviews}</p>
          )}
          {isNewest && viewer.mayDecide && (
            <WithdrawApproval
              review={review}
              deliverable={deliverable}
              me={viewer.me}
              nameOf={nameOf}
            />
          )}
          <div className="text-small/normal">
            <ReviewLines reviews={said} nameOf={nameOf} />
          </div>
        </div>
      </Dialog>
    </>
  );
}
