import { z } from "zod";

const oneLine = /^\P{Cc}*$/u;

const shortText = (what: string) =>
  z
    .string(`The ${what} must be a text.`)
    .trim()
    .max(200, `Please keep the ${what} under 200 characters.`)
    .regex(oneLine, `Please write the ${what} on one line.`)
    .nullish()
    .transform((text) => text || null);

export const invitationSchema = z.object({
  email: z
    .string("Please enter an email address.")
    .trim()
    .toLowerCase()
    .min(1, "Please enter an email address.")
    .max(254, "This email address is too long.")
    .pipe(z.email("Please enter a valid email address.")),
  displayName: shortText("name"),
  companyName: shortText("company"),
});

export type Invitation = z.infer<typeof invitationSchema>;

export type ParsedInvitation = { invitation: Invitation } | { fields: Record<string, string> };

/** The invitation, or what is wrong with each field, in words for whoever fills in the form. */
export function parseInvitation(body: unknown): ParsedInvitation {
  const parsed = invitationSchema.safeParse(body);
  if (parsed.success) return { invitation: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    fields[String(issue.path[0] ?? "body")] ??= issue.message;
  }
  return { fields };
}
