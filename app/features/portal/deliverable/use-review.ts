import { useRef, useState } from "react";
import { reviewWords } from "../../../../content/deliverable-review.ts";
import { formatTime } from "../../../../content/dates.ts";
import { longestComment } from "../../../../domain/deliverable/review-rules.ts";
import type { Version } from "../../../../domain/deliverable/version.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { toast } from "../../../ui/toast.ts";
import { usePortalData } from "../portal-data.ts";
import { type ReviewDecision, reviewVersion, type ReviewOutcome } from "./review-version.ts";

type State = { deciding: ReviewDecision | null; error?: string; failure?: string };

const idle: State = { deciding: null };

/** From the first word of a comment to the recorded decision. A refusal leaves the words as they were. */
export function useReview({ title }: Deliverable) {
  const { reload } = usePortalData();
  const [comment, setComment] = useState("");
  const [state, setState] = useState(idle);
  const isDeciding = useRef(false);

  async function decide(version: Version, decision: ReviewDecision): Promise<boolean> {
    if (isDeciding.current) return false;
    // What is typed for a change is no word to an approval that is taken back.
    const words = decision === "withdraw" ? "" : comment.trim();
    const error = checkComment(words, decision);
    setState({ deciding: error ? null : decision, ...(error && { error }) });
    if (error) return false;
    isDeciding.current = true;
    const outcome = await reviewVersion({ version: version.id, decision, comment: words });
    // The deciding ends when the page shows what came of it.
    if (outcome.is === "recorded" || outcome.is === "superseded")
      await reload("deliverables", "events");
    isDeciding.current = false;
    if (outcome.is !== "recorded") {
      setState({ deciding: null, failure: explain(outcome) });
      return false;
    }
    setComment("");
    setState(idle);
    toast(describeDecision(decision, title, outcome.finalAt));
    return true;
  }

  return {
    ...state,
    comment,
    decide,
    write: (words: string) => {
      setComment(words);
      setState(({ deciding }) => ({ deciding }));
    },
  };
}

export type ReviewInProgress = ReturnType<typeof useReview>;

function describeDecision(decision: ReviewDecision, title: string, finalAt: string | null) {
  if (decision === "changes")
    return { title: reviewWords.sentBack, description: reviewWords.sentBackLine(title) };
  if (decision === "withdraw")
    return { title: reviewWords.takenBack, description: reviewWords.takenBackLine(title) };
  const until = finalAt === null ? undefined : formatTime(Date.parse(finalAt));
  return {
    title: reviewWords.approved,
    ...(until && { description: reviewWords.approvedLine(until) }),
  };
}

function checkComment(words: string, decision: ReviewDecision): string | undefined {
  if (decision === "changes" && words === "") return reviewWords.commentMissing;
  return words.length > longestComment ? reviewWords.commentTooLong : undefined;
}

function explain(outcome: Exclude<ReviewOutcome, { is: "recorded" }>): string {
  if (outcome.is === "offline") return reviewWords.offline;
  if (outcome.is === "superseded") return `${reviewWords.superseded} ${reviewWords.kept}`;
  return `${outcome.reason} ${reviewWords.kept}`;
}
