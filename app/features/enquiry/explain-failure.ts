import { failureDetails } from "../../../content/enquiry.ts";
import { describeWait } from "../../../content/waiting-time.ts";
import type { SendingOutcome } from "./enquiry-outcome.ts";

type Failure = Extract<SendingOutcome, { is: "limited" | "offline" | "failed" }>;

/** Why it failed, beside the form's own sentence that it did. */
export function explainFailure(failure: Failure): string {
  if (failure.is === "limited") return failureDetails.limited(describeWait(failure.seconds));
  return failureDetails[failure.is];
}
