import { z } from "zod";

const oneLine = /^\P{Cc}*$/u;
/** One plain address: no second recipient, no display name, no line break. */
const address =
  /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+\.[^\s@<>,;:"()[\]\\\p{Cc}.]+$/u;

export const leadSchema = z.object({
  name: z
    .string("Please enter your name.")
    .trim()
    .min(1, "Please enter your name.")
    .max(200, "Please keep the name under 200 characters.")
    .regex(oneLine, "Please write the name on one line."),
  email: z
    .string("Please enter your email address.")
    .trim()
    .min(1, "Please enter your email address.")
    .max(320, "This email address is too long.")
    .regex(address, "Please enter a valid email address."),
  company: z
    .string("The company must be a text.")
    .trim()
    .max(200, "Please keep the company under 200 characters.")
    .regex(oneLine, "Please write the company on one line.")
    .nullish()
    .transform((company) => company || null),
  conversationId: z
    .uuid("The conversation has no valid id.")
    .nullish()
    .transform((id) => id ?? null),
});

export type Lead = z.infer<typeof leadSchema>;

export type ParsedLead = { lead: Lead } | { fields: Record<string, string> };

/** The lead, or what is wrong with each field, in words for the visitor. */
export function parseLead(body: unknown): ParsedLead {
  const parsed = leadSchema.safeParse(body);
  if (parsed.success) return { lead: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    fields[String(issue.path[0] ?? "body")] ??= issue.message;
  }
  return { fields };
}

/** What makes two leads the same: case and spacing of the address do not, the conversation does. */
export function leadContent({ name, email, company, conversationId }: Lead): string {
  return JSON.stringify([name, email.toLowerCase(), company, conversationId]);
}
