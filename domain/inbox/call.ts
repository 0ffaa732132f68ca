import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText } from "../field/text.ts";

/** A call with whoever wrote: the minute, as a field for times has it in the studio's zone, and a few words. */
const callSchema = z.object({
  when: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, fault("call-time-missing"))),
  words: optionalText({ name: "note", longest: 10_000, hasLines: true }),
});

export type Call = z.infer<typeof callSchema>;
export type ParsedCall = { call: Call } | { faults: Faults };

/** The call, or what is wrong with each field. `received` and `now` are minutes of the same zone. */
export function parseCall(
  typed: unknown,
  { received, now }: { received: string; now: string },
): ParsedCall {
  const parsed = callSchema.safeParse(typed);
  if (!parsed.success) return { faults: listFaults(parsed.error) };
  const { when } = parsed.data;
  if (when > now) return { faults: { when: fault("call-in-future") } };
  if (when < received) return { faults: { when: fault("call-before-item") } };
  return { call: parsed.data };
}
