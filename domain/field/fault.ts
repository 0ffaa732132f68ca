import type * as z from "zod/mini";

/** What a text is called in a fault that any text can have. */
export type TextName =
  | "address"
  | "answer"
  | "company"
  | "company-name"
  | "company-number"
  | "description"
  | "industry"
  | "kind"
  | "message"
  | "name"
  | "note"
  | "order-reference"
  | "page"
  | "payer"
  | "phone-number"
  | "reason"
  | "reference"
  | "rights"
  | "role"
  | "subject"
  | "target-audience"
  | "title"
  | "website";

/** What can be wrong with something typed or sent; `content/validation.ts` has the words for it. */
export type Fault =
  | `text-not-text:${TextName}`
  | `text-too-long:${TextName}:${number}`
  | `text-many-lines:${TextName}`
  | `text-unprintable:${string}`
  | "account-email-missing"
  | "action-unknown"
  | "address-missing"
  | "address-not-whole"
  | "address-too-long"
  | "address-too-many-lines"
  | "answer-missing"
  | "approach-unknown"
  | "audience-missing"
  | "block-unknown"
  | "body-not-object"
  | "booking-changed"
  | "booking-unknown"
  | "budget-malformed"
  | "budget-not-text"
  | "budget-too-large"
  | "calendar-address-malformed"
  | "calendar-address-missing"
  | "call-before-item"
  | "call-in-future"
  | "call-kind-unknown"
  | "call-time-missing"
  | "campaign-ends-before-start"
  | "campaign-id-invalid"
  | "campaign-title-missing"
  | "campaign-type-unknown"
  | "chain-id-not-whole"
  | "chat-message-missing"
  | "claim-token-invalid"
  | "code-malformed"
  | "company-id-invalid"
  | "company-name-missing"
  | "consent-missing"
  | "conversation-id-invalid"
  | "country-unknown"
  | "date-malformed"
  | "days-unknown"
  | "day-over"
  | "decision-unknown"
  | "deliverable-title-missing"
  | "deliverable-type-unknown"
  | "discount-too-large"
  | "document-kind-unknown"
  | "document-unknown"
  | "email-invalid"
  | "email-missing"
  | "email-taken"
  | "email-too-long"
  | "enquiry-kind-unknown"
  | "enquiry-project-unknown"
  | "eth-address-malformed"
  | "eth-address-missing"
  | "eth-address-mistyped"
  | "hash-malformed"
  | "item-unknown"
  | "key-malformed"
  | "key-messages-not-text"
  | "key-messages-too-long"
  | `key-messages-too-many:${number}`
  | "legal-name-missing"
  | "line-description-missing"
  | "lines-missing"
  | "lines-too-many"
  | "may-bind-missing"
  | "message-missing"
  | "metric-count-malformed"
  | "metric-count-too-large"
  | `metric-date-before-start:${string}`
  | "metric-date-in-future"
  | "metric-date-malformed"
  | `metric-date-repeated:${number}`
  | "metric-score-malformed"
  | "metrics-file-empty"
  | `metrics-too-many:${number}`
  | `metrics-unknown-column:${string}`
  | "metrics-without-date"
  | "metrics-without-figures"
  | "metrics-without-lines"
  | "name-missing"
  | "nothing-to-agree-on"
  | "package-missing"
  | "package-unknown"
  | "payer-missing"
  | "payment-id-invalid"
  | "payment-unknown"
  | "option-price-missing"
  | "pence-malformed"
  | "pence-too-many"
  | "phone-malformed"
  | "progress-malformed"
  | "project-priority-unknown"
  | "project-title-missing"
  | "proposal-unknown"
  | "quantity-malformed"
  | "reason-missing"
  | "recipient-missing"
  | "reference-missing"
  | "role-missing"
  | "role-unknown"
  | "story-missing"
  | "start-malformed"
  | "start-missing"
  | "state-unknown"
  | "subject-missing"
  | "terms-malformed"
  | "text-missing"
  | "title-missing"
  | "token-malformed"
  | "transaction-hash-malformed"
  | "transaction-hash-missing"
  | "trigger-unknown"
  | "vat-number-malformed"
  | "vat-number-needed"
  | "vat-rate-unknown"
  | "website-malformed";

/** By the names of fields. What Zod has no code of ours for stands there in its own words. */
export type Faults = Readonly<Record<string, string>>;

/** A code as a schema's message; the type keeps it to those that have words. */
export function fault(code: Fault): Fault {
  return code;
}

export function firstFault({ issues }: Pick<z.core.$ZodError, "issues">): string {
  return issues[0]?.message ?? "";
}

type Issue = Readonly<Pick<z.core.$ZodIssue, "message">> & {
  readonly path: readonly PropertyKey[];
};

/** The first fault of each field. */
export function listFaults({ issues }: { issues: readonly Issue[] }): Faults {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[String(path[0] ?? "body")] ??= message;
  return faults;
}
