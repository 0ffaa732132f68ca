import * as z from "zod/mini";
import {
  describeIssues,
  emailAddress,
  optionalText,
  requiredText,
} from "../contact/contact-fields.ts";
import { enquiryForms, enquiryProjects, longest, type EnquiryKind } from "./enquiry-form.ts";
import { enquiryOrigin } from "./enquiry-origin.ts";

const nameRules = { name: "name", longest: longest.name };
const messageRules = { name: "message", longest: longest.message, hasLines: true };

const chosenProject = z.pipe(
  z.nullish(z.enum([...enquiryProjects, ""], "Please choose one of the projects in the list.")),
  z.transform((chosen) => chosen || null),
);

function schemaOf<Kind extends EnquiryKind>(kind: Kind) {
  const required: readonly string[] = enquiryForms[kind].required;
  return z.object({
    kind: z.literal(kind),
    name: required.includes("name")
      ? requiredText("Please enter your name.", nameRules)
      : optionalText(nameRules),
    email: emailAddress,
    company: optionalText({ name: "company", longest: longest.company }),
    project: chosenProject,
    message: required.includes("message")
      ? requiredText("Please write a message.", messageRules)
      : optionalText(messageRules),
    ...enquiryOrigin,
  });
}

export const enquirySchema = z.discriminatedUnion(
  "kind",
  [
    schemaOf("contact"),
    schemaOf("quote"),
    schemaOf("call"),
    schemaOf("consultation"),
    schemaOf("project"),
  ],
  "There is no such kind of enquiry.",
);

export type Enquiry = z.infer<typeof enquirySchema>;
export type ParsedEnquiry = { enquiry: Enquiry } | { fields: Record<string, string> };

/** The enquiry, or what is wrong with each field, in words for the visitor. */
export function parseEnquiry(body: unknown): ParsedEnquiry {
  const parsed = enquirySchema.safeParse(body);
  return parsed.success ? { enquiry: parsed.data } : { fields: describeIssues(parsed.error) };
}

/** What makes two enquiries the same: neither the case of the address nor the page it was sent from. */
export function enquiryContent({ kind, name, email, company, project, message }: Enquiry): string {
  return JSON.stringify([kind, name, email.toLowerCase(), company, project, message]);
}
