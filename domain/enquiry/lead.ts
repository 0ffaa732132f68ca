import * as z from "zod/mini";
import { emailAddress } from "../field/email-address.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";

export const leadSchema = z.object({
  name: requiredText("name-missing", { name: "name", longest: 200 }),
  email: emailAddress,
  company: optionalText({ name: "company", longest: 200 }),
  conversationId: z.pipe(
    z.nullish(z.uuid(fault("conversation-id-invalid")).check(z.toLowerCase())),
    z.transform((id) => id ?? null),
  ),
});

export type Lead = z.infer<typeof leadSchema>;

export type ParsedLead = { lead: Lead } | { faults: Faults };

/** The lead, or what is wrong with each field. */
export function parseLead(body: unknown): ParsedLead {
  const parsed = leadSchema.safeParse(body);
  return parsed.success ? { lead: parsed.data } : { faults: listFaults(parsed.error) };
}

/** What makes two leads the same: case and spacing of the address do not, the conversation does. */
export function leadContent({ name, email, company, conversationId }: Lead): string {
  return JSON.stringify([name, email.toLowerCase(), company, conversationId]);
}
