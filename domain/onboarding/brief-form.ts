import * as z from "zod/mini";
import { fault } from "../field/fault.ts";
import { cleanLines } from "../field/clean-lines.ts";
import { visible } from "../field/text.ts";

/** As long as the database takes them. */
export const longestPart = 4000;

const part = z
  .string(fault("text-not-text:answer"))
  .check(
    z.overwrite((text) => cleanLines(text).trim()),
    z.maxLength(longestPart, fault(`text-too-long:answer:${longestPart}`)),
  );

const parts = {
  story: part,
  audience: part,
  must_say: part,
  must_not_say: part,
  examples: part,
  contacts: part,
  deadlines: part,
};

/** What is kept for later may lack anything. */
export const keptBrief = z.object(parts);

/** What is handed in says at least what the story is for, and for whom. */
export const handedInBrief = z.object({
  ...parts,
  story: part.check(z.regex(visible, fault("story-missing"))),
  audience: part.check(z.regex(visible, fault("audience-missing"))),
});
