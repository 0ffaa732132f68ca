import { failureDetails } from "../../content/enquiries.ts";
import { describeWait } from "../../content/waiting-time.ts";
import type { EnquiryOutcome } from "./enquiry-outcome.ts";

type Failure = Extract<EnquiryOutcome, { is: "limited" | "offline" | "failed" }>;

/** The sentence that tells more than the catalogue does. */
export function explainFailure(failure: Failure): string {
  if (failure.is === "limited") return failureDetails.limited(describeWait(failure.seconds));
  return failureDetails[failure.is];
}
