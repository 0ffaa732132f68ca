import * as z from "zod/mini";
import type { SecondStepChoice } from "./use-second-step.ts";

/** The code that was typed into the field which is there at the moment. */
export function secondStepSchema(field: SecondStepChoice["field"], code: z.ZodMiniType<string>) {
  return z.pipe(
    z.object({ [field]: code }),
    z.transform((typed) => typed[field] ?? ""),
  );
}
