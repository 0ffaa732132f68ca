import { useEffect, useState } from "react";
import { formatTime } from "../../../content/dates.ts";
import { reviewWords } from "../../../content/deliverable-review.ts";
import { findApproval, findGrace } from "../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import { Button } from "../../ui/button.tsx";
import type { ReviewInProgress } from "./use-review.ts";

type WithdrawApprovalProps = {
  review: ReviewInProgress;
  deliverable: Deliverable;
  me: string | undefined;
  nameOf: (reviewerId: string | null) => string;
};

/** For an hour after an approval; the database says when that is over. */
export function WithdrawApproval(props: WithdrawApprovalProps) {
  const { review, deliverable, me, nameOf } = props;
  const [now, setNow] = useState(() => Date.now());
  const until = findGrace(deliverable, now);

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  if (until === null) return null;
  const by = findApproval(deliverable)?.reviewer_id ?? null;
  const time = formatTime(until);
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {by === me ? reviewWords.canTakeBack(time) : reviewWords.canTakeBackOf(nameOf(by), time)}
      </p>
      <Button variant="secondary" busy={review.deciding === "withdraw"} onClick={review.withdraw}>
        {reviewWords.takeBack}
      </Button>
    </div>
  );
}
