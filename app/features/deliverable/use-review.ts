import { useRef, useState } from "react";
import * as z from "zod/mini";
import { reviewWords } from "../../../content/deliverable-review.ts";
import { formatTime } from "../../../content/dates.ts";
import { longestComment } from "../../../domain/deliverable/review-rules.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import { readTyped } from "../../form/form-controls.ts";
import { useForm } from "../../form/use-form.ts";
import { toast } from "../../ui/toast.ts";
import { toastStore } from "../../ui/toast-store.ts";
import { useAction } from "../../ui/use-action.ts";
import { type ReviewDecision, reviewVersion, type ReviewOutcome } from "./review-version.ts";

const decisions = ["approve", "changes"] as const;

/** Comments that are open say what should change; without any it takes words. */
const schemaFor = (openComments: number) =>
  z
    .object({
      decision: z.enum(decisions),
      comment: z.string().check(z.trim(), z.maxLength(longestComment, reviewWords.commentTooLong)),
    })
    .check(
      z.refine(
        ({ decision, comment }) => decision === "approve" || comment !== "" || openComments > 0,
        { error: reviewWords.commentMissing, path: ["comment"] },
      ),
    );

type Answer = (typeof decisions)[number];

type Reviewed = {
  deliverable: Deliverable;
  version: string | undefined;
  /** Of this version, where that is known here. */
  openComments?: number;
  /** Answers once the page shows what came of it. */
  reload: () => Promise<void>;
  /** The changes are asked for: nothing is left to be said here. */
  onSentBack?: () => void;
};

/** From the first word of a comment to the recorded decision. A refusal leaves the words as they were. */
export function useReview(reviewed: Reviewed) {
  const { deliverable, version, openComments = 0, reload, onSentBack } = reviewed;
  const { title } = deliverable;
  const decided = deliverable.reviews.filter(({ version_id }) => version_id === version).length;
  const [comment, setComment] = useState("");
  const [asked, setAsked] = useState<Answer>("changes");
  const answer = useRef<Answer>("changes");
  // What comes while somebody makes up their mind has not been seen.
  const seen = useRef(0);
  const told = useRef<number | null>(null);
  const look = () => void (seen.current = decided);

  /** Why it was not recorded, in words. */
  async function record(decision: ReviewDecision, words: string): Promise<string | undefined> {
    if (version === undefined) return undefined;
    const outcome = await reviewVersion({
      version,
      decision,
      comment: words,
      decisions_seen: seen.current,
    });
    // The deciding ends when the page shows what came of it.
    if (["recorded", "superseded", "answered"].includes(outcome.is)) await reload();
    if (outcome.is !== "recorded") return explain(outcome);
    setComment("");
    // What was said of the decision before is no longer so.
    if (told.current !== null) toastStore.dismiss(told.current);
    told.current = toast(describeDecision(decision, title, outcome.finalAt));
    if (decision === "changes") onSentBack?.();
    return undefined;
  }

  const form = useForm({
    schema: schemaFor(openComments),
    read: (typed) => ({ decision: answer.current, comment: readTyped(typed, "comment") }),
    keepsValues: true,
    send: async (values) => {
      const message = await record(values.decision, values.comment);
      return message === undefined ? undefined : { message, focus: "comment" };
    },
  });
  // What is typed for a change is no word to an approval that is taken back.
  const withdrawing = useAction(async () => {
    look();
    form.say({});
    form.say({ failure: await record("withdraw", "") });
  });

  return {
    form,
    failure: form.failure,
    comment,
    deciding: withdrawing.isBusy ? "withdraw" : form.isBusy ? asked : null,
    /** What is on show now is what one decides on. */
    look,
    /** Sends the form with this answer. */
    send: (decision: Answer) => {
      answer.current = decision;
      setAsked(decision);
      form.element?.requestSubmit();
    },
    /** The form's own button asks for changes. */
    askForChanges: () => {
      look();
      answer.current = "changes";
      setAsked("changes");
    },
    withdraw: withdrawing.run,
    write: (words: string) => {
      setComment(words);
      form.say({});
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

function explain(outcome: Exclude<ReviewOutcome, { is: "recorded" }>): string {
  if (outcome.is === "offline") return reviewWords.offline;
  if (outcome.is === "superseded") return `${reviewWords.superseded} ${reviewWords.kept}`;
  return `${outcome.reason} ${reviewWords.kept}`;
}
