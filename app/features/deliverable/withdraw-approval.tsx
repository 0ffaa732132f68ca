import { useEffect, useState } from "react";
import { formatTime } from "../../../content/dates.ts";
import { reviewWords } from "../../../content/deliverable-review.ts";
import { findGrace } from "../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import { Button } from "../../ui/button.tsx";
import type { ReviewInProgress } from "./use-review.ts";

type WithdrawApprovalProps = { review: ReviewInProgress; deliverable: Deliverable };

/** For an hour after an approval; the database says when that is over. */
export function WithdrawApproval({ review, deliverable }: WithdrawApprovalProps) {
  const [now, setNow] = useState(() => Date.now());
  const until = findGrace(deliverable, now);

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  if (until === null) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{reviewWords.canTakeBack(formatTime(until))}</p>
      <Button variant="secondary" busy={review.deciding === "withdraw"} onClick={review.withdraw}>
        {reviewWords.takeBack}
      </Button>
    </div>
  );
}
