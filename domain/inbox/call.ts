import * as z from "zod/mini";
import { describeIssues, optionalText } from "../contact/contact-fields.ts";

/** A call with whoever wrote: the minute, as a field for times has it in the studio's zone, and a few words. */
const callSchema = z.object({
  when: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "Please say when it was.")),
  words: optionalText({ name: "note", longest: 10_000, hasLines: true }),
});

export type Call = z.infer<typeof callSchema>;
export type ParsedCall = { call: Call } | { fields: Record<string, string> };

/** The call, or what is wrong with each field. `received` and `now` are minutes of the same zone. */
export function parseCall(
  typed: unknown,
  { received, now }: { received: string; now: string },
): ParsedCall {
  const parsed = callSchema.safeParse(typed);
  if (!parsed.success) return { fields: describeIssues(parsed.error) };
  const { when } = parsed.data;
  if (when > now) return { fields: { when: "That is still to come." } };
  if (when < received) return { fields: { when: "By then nothing had come in yet." } };
  return { call: parsed.data };
}
