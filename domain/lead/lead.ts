import * as z from "zod/mini";
import {
  describeIssues,
  emailAddress,
  optionalText,
  requiredText,
} from "../contact/contact-fields.ts";

export const leadSchema = z.object({
  name: requiredText("Please enter your name.", { name: "name", longest: 200 }),
  email: emailAddress,
  company: optionalText({ name: "company", longest: 200 }),
  conversationId: z.pipe(
    z.nullish(z.uuid("The conversation has no valid id.")),
    z.transform((id) => id ?? null),
  ),
});

export type Lead = z.infer<typeof leadSchema>;

export type ParsedLead = { lead: Lead } | { fields: Record<string, string> };

/** The lead, or what is wrong with each field, in words for the visitor. */
export function parseLead(body: unknown): ParsedLead {
  const parsed = leadSchema.safeParse(body);
  return parsed.success ? { lead: parsed.data } : { fields: describeIssues(parsed.error) };
}

/** What makes two leads the same: case and spacing of the address do not, the conversation does. */
export function leadContent({ name, email, company, conversationId }: Lead): string {
  return JSON.stringify([name, email.toLowerCase(), company, conversationId]);
}
