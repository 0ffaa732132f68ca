import * as z from "zod/mini";
import { mostPence } from "../../../../domain/billing/document.ts";
import { readHundredths } from "../../../../domain/billing/read-hundredths.ts";
import { fault } from "../../../../domain/field/fault.ts";

type Limit = { most?: number; tooMuch?: string };

/** Pounds from a field, as pence: more than nothing, and no more than there is. */
export function moneyTyped({ most = mostPence, tooMuch = fault("pence-too-many") }: Limit = {}) {
  return z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const pence = readHundredths(typed);
      if (pence !== null && pence > 0 && pence <= most) return pence;
      const message = pence === null || pence <= 0 ? fault("pence-malformed") : tooMuch;
      context.issues.push({ code: "custom", input: typed, message });
      return z.NEVER;
    }),
  );
}
