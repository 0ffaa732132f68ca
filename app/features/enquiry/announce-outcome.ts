import { invalidEmail, invalidFields, sendingFailed } from "../../../content/enquiry.ts";
import type { EnquiryOutcome } from "./enquiry-outcome.ts";
import { createAnnouncer } from "../../ui/create-announcer.ts";
import type { ToastMessage } from "../../ui/toast-store.ts";

type Messages = { missing: Words; sent: Words; failed?: Words };
type Words = Pick<ToastMessage, "title" | "description">;

const announce = createAnnouncer();

/** The toast for what became of an enquiry, in the words of its form. */
export function announceOutcome(outcome: EnquiryOutcome, messages: Messages) {
  if (outcome.is === "stored") announce(messages.sent);
  else announce({ ...findWords(outcome, messages), variant: "destructive" });
}

function findWords(outcome: Exclude<EnquiryOutcome, { is: "stored" }>, messages: Messages): Words {
  if (outcome.is === "incomplete") return messages.missing;
  if (outcome.is !== "invalid") return messages.failed ?? sendingFailed;
  return outcome.fields.email ? invalidEmail : invalidFields;
}
