import { formFailures } from "../../content/form.ts";
import { describeWait } from "../../content/waiting-time.ts";

/** Why nothing came of it: at the fields, below the form, and where to go on typing. */
export type FormRefusal = {
  /** Tells one refusal from another: "invalid" was never sent, "limited" was sent too often. */
  code?: "invalid" | "limited" | "offline" | "failed";
  /** In words, by the names of the controls. */
  fields?: Readonly<Partial<Record<string, string>>>;
  message?: string;
  /** Seconds until it may be tried again. */
  retryAfter?: number;
  /** The control to go on with, where no field has an error. */
  focus?: string;
  /** It is decided: what is sent next is another message, with another key. */
  isFinal?: boolean;
};

/** Whoever sends answers nothing when all went well, words to say below the form, or why it was refused. */
export type SendOutcome = FormRefusal | { note: string };

export function isRefusal(outcome: SendOutcome): outcome is FormRefusal {
  return !("note" in outcome);
}

export function explainFormRefusal({
  code,
  message,
  retryAfter = 60,
}: FormRefusal): string | undefined {
  if (message !== undefined) return message;
  if (code === "limited") return formFailures.limited(describeWait(retryAfter));
  return code === "offline" || code === "failed" ? formFailures[code] : undefined;
}

/** A sender that threw leaves nobody waiting. What is not the line's fault is reported as what it is, a fault of ours. */
export function refuseThrown(error: unknown): FormRefusal {
  if (!navigator.onLine) return { code: "offline" };
  reportError(error);
  return { code: "failed" };
}
