import * as z from "zod/mini";
import { fault } from "./fault.ts";

/** What a field for dates holds: a day such as 2026-01-31, or null where it is left empty. */
export const dateTyped = z.pipe(
  z.union([z.literal(""), z.iso.date()], fault("date-malformed")),
  z.transform((date) => date || null),
);
