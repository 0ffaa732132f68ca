import { invalidEmail, invalidFields, sendingFailed } from "../../../content/enquiries.ts";
import type { EnquiryOutcome } from "../../enquiries/enquiry-outcome.ts";
import { type ToastMessage, toastStore } from "../ui/toast-store.ts";
import { toast } from "../ui/toast.ts";

type Messages = { missing: Words; sent: Words; failed?: Words };
type Words = Pick<ToastMessage, "title" | "description">;

let lastToast: number | undefined;

/**
 * The toast for what became of an enquiry, in the words of its form. It takes the place of the last
 * one: good news must not queue behind errors that are put right.
 */
export function announceOutcome(outcome: EnquiryOutcome, messages: Messages) {
  if (lastToast !== undefined) toastStore.dismiss(lastToast);
  lastToast =
    outcome.is === "stored"
      ? toast(messages.sent)
      : toast({ ...findWords(outcome, messages), variant: "destructive" });
}

function findWords(outcome: Exclude<EnquiryOutcome, { is: "stored" }>, messages: Messages): Words {
  if (outcome.is === "incomplete") return messages.missing;
  if (outcome.is !== "invalid") return messages.failed ?? sendingFailed;
  return outcome.fields.email ? invalidEmail : invalidFields;
}
