import { failureDetails, waitingTimes } from "../../content/enquiries.ts";
import type { EnquiryOutcome } from "./enquiry-outcome.ts";

type Failure = Extract<EnquiryOutcome, { is: "limited" | "offline" | "failed" }>;

/** The sentence that tells more than the catalogue does. */
export function explainFailure(failure: Failure): string {
  if (failure.is === "limited") return failureDetails.limited(describeWait(failure.seconds));
  return failureDetails[failure.is];
}

export function describeWait(seconds: number): string {
  if (seconds <= 90) return waitingTimes.seconds;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return waitingTimes.minutes(minutes);
  return waitingTimes.hours(Math.ceil(minutes / 60));
}
