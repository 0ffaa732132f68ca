import type { EnquiryField } from "../../../domain/enquiry/enquiry-form.ts";

export type FieldErrors = Partial<Record<EnquiryField, string>>;

export type SendingOutcome =
  | { is: "stored" }
  | { is: "invalid"; fields: FieldErrors }
  | { is: "limited"; seconds: number }
  | { is: "offline" }
  | { is: "failed" };

/** Before anything is sent, too: what section 3 of the specification has for an empty or a wrong field. */
export type EnquiryOutcome = SendingOutcome | { is: "incomplete"; fields: FieldErrors };
