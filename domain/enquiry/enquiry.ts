import * as z from "zod/mini";
import { emailAddress } from "../field/email-address.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { enquiryForms, enquiryProjects, enquiryLimits, type EnquiryKind } from "./enquiry-form.ts";
import { enquiryOrigin } from "./enquiry-origin.ts";

const nameRules = { name: "name", longest: enquiryLimits.name } as const;
const messageRules = { name: "message", longest: enquiryLimits.message, hasLines: true } as const;

const chosenProject = z.pipe(
  z.nullish(z.enum([...enquiryProjects, ""], fault("enquiry-project-unknown"))),
  z.transform((chosen) => chosen || null),
);

function schemaOf<Kind extends EnquiryKind>(kind: Kind) {
  const required: readonly string[] = enquiryForms[kind].required;
  return z.object({
    kind: z.literal(kind),
    name: required.includes("name")
      ? requiredText("name-missing", nameRules)
      : optionalText(nameRules),
    email: emailAddress,
    company: optionalText({ name: "company", longest: enquiryLimits.company }),
    project: chosenProject,
    message: required.includes("message")
      ? requiredText("message-missing", messageRules)
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
  fault("enquiry-kind-unknown"),
);

export type Enquiry = z.infer<typeof enquirySchema>;
export type ParsedEnquiry = { enquiry: Enquiry } | { faults: Faults };

/** The enquiry, or what is wrong with each field. */
export function parseEnquiry(body: unknown): ParsedEnquiry {
  const parsed = enquirySchema.safeParse(body);
  return parsed.success ? { enquiry: parsed.data } : { faults: listFaults(parsed.error) };
}

/** What makes two enquiries the same: neither the case of the address nor the page it was sent from. */
export function enquiryContent({ kind, name, email, company, project, message }: Enquiry): string {
  return JSON.stringify([kind, name, email.toLowerCase(), company, project, message]);
}
