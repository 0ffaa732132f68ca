import { describeFaults } from "../../../content/validation.ts";
import { enquiryForms, type EnquiryKind } from "../../../domain/enquiry/enquiry-form.ts";
import { parseEnquiry } from "../../../domain/enquiry/enquiry.ts";
import type { EnquiryOutcome } from "./enquiry-outcome.ts";

/** What the visitor has to put right before anything is sent; nothing when it may go. */
export function validateEnquiry(
  kind: EnquiryKind,
  body: Record<string, unknown>,
): Extract<EnquiryOutcome, { is: "incomplete" | "invalid" }> | undefined {
  const parsed = parseEnquiry(body);
  if (!("faults" in parsed)) return undefined;
  const fields = describeFaults(parsed.faults);
  const isIncomplete = enquiryForms[kind].required.some((name) => isBlank(body[name]));
  return { is: isIncomplete ? "incomplete" : "invalid", fields };
}

function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}
