import { longestEmail } from "../field/longest-email.ts";

/** What browser and server must agree on about the forms, without the weight of their validation. */

/** Which fields each kind of enquiry asks for, and which of them it cannot do without. */
export const enquiryForms = {
  contact: {
    fields: ["name", "email", "project", "message"],
    required: ["name", "email", "message"],
  },
  quote: { fields: ["name", "email", "company"], required: ["name", "email"] },
  call: { fields: ["email"], required: ["email"] },
  consultation: { fields: ["email"], required: ["email"] },
  project: { fields: ["email"], required: ["email"] },
} as const satisfies Record<
  string,
  { fields: readonly EnquiryField[]; required: readonly EnquiryField[] }
>;

export type EnquiryField = "name" | "email" | "company" | "project" | "message";
export type EnquiryKind = keyof typeof enquiryForms;

export const enquiryFields = ["name", "email", "company", "project", "message"] as const;

export const enquiryProjects = [
  "cinematic-ads",
  "social-media",
  "film-production",
  "brand-video",
  "ai-content",
  "other",
] as const;

/** Characters, as the database allows them. */
export const enquiryLimits = {
  name: 200,
  email: longestEmail,
  company: 200,
  message: 20_000,
} as const;

/** The field that people never see and programs fill in. No browser's autofill knows the name. */
export const trapField = "preferred_lens";
/** A hidden input with the path of the page that the form stands on. */
export const pageField = "page";
/** A hidden input that tells forms of the same kind on one page apart. */
export const formField = "form";

export const enquiryFunction = "submit-enquiry";
export const thankYouPath = "/thank-you";

export function isEnquiryKind(text: string): text is EnquiryKind {
  return Object.hasOwn(enquiryForms, text);
}

/** Where the form posts to without JavaScript: the site's server, or the hosted backend of static files. */
export function enquiryAction(kind: EnquiryKind, hostedBackend?: string): string {
  return hostedBackend
    ? `${hostedBackend.replace(/\/+$/, "")}/functions/v1/${enquiryFunction}?kind=${kind}`
    : `/forms/${kind}`;
}

/** The body of `submit-enquiry` that a filled-in form stands for. Files and unknown fields stay out. */
export function readEnquiryForm(kind: EnquiryKind, form: FormData): Record<string, string> {
  const body: Record<string, string> = { kind };
  for (const name of [...enquiryFields, trapField, pageField]) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") body[name] = value;
  }
  return body;
}
