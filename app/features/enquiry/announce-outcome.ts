import { invalidEmail, invalidFields, sendingFailed } from "../../../content/enquiry.ts";
import type { FormRefusal } from "../../form/refusal.ts";
import { createAnnouncer } from "../../ui/create-announcer.ts";
import type { ToastMessage } from "../../ui/toast-store.ts";

type Messages = { missing: Words; sent: Words; failed?: Words };
type Words = Pick<ToastMessage, "title" | "description">;

const announce = createAnnouncer();

/** The toasts for what became of an enquiry, in the words of its form. */
export function announceOutcome(messages: Messages) {
  return {
    onSent: () => announce(messages.sent),
    onRefused: (refusal: FormRefusal & { isIncomplete: boolean }) =>
      announce({ ...findWords(refusal, messages), variant: "destructive" }),
  };
}

function findWords(
  { code, fields, isIncomplete }: FormRefusal & { isIncomplete: boolean },
  messages: Messages,
): Words {
  if (isIncomplete) return messages.missing;
  if (code !== "invalid") return messages.failed ?? sendingFailed;
  return fields?.["email"] ? invalidEmail : invalidFields;
}
