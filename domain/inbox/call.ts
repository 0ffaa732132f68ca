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

type Times = { received: string; now: () => string };

/** A call after what it is about came in, and not still to come. The times are minutes of the same zone. */
export function callWithin({ received, now }: Times) {
  return callSchema.check(
    z.refine(({ when }) => when <= now(), { error: fault("call-in-future"), path: ["when"] }),
    z.refine(({ when }) => when >= received, { error: fault("call-before-item"), path: ["when"] }),
  );
}

/** The call, or what is wrong with each field. */
export function parseCall(
  typed: unknown,
  { received, now }: { received: string; now: string },
): ParsedCall {
  const parsed = callWithin({ received, now: () => now }).safeParse(typed);
  return parsed.success ? { call: parsed.data } : { faults: listFaults(parsed.error) };
}
