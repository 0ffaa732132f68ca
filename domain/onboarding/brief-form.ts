import * as z from "zod/mini";
import { cleanLines } from "../field/clean-lines.ts";
import { fault } from "../field/fault.ts";
import { visible } from "../field/text.ts";

/** As long as the database takes them. */
const longest = 4000;

const part = z.string(fault("text-not-text:answer")).check(
  z.overwrite((text) => cleanLines(text).trim()),
  z.maxLength(longest, fault(`text-too-long:answer:${longest}`)),
);

/** A brief as it is typed. What is kept for later may lack anything; what is handed in says what it is for, and for whom. */
export const briefForm = z
  .object({
    story: part,
    audience: part,
    must_say: part,
    must_not_say: part,
    examples: part,
    contacts: part,
    deadlines: part,
    /** Which button it was. */
    hand_in: z.optional(z.string()),
  })
  .check(
    z.refine(({ hand_in, story }) => hand_in === undefined || visible.test(story), {
      error: fault("story-missing"),
      path: ["story"],
    }),
    z.refine(({ hand_in, audience }) => hand_in === undefined || visible.test(audience), {
      error: fault("audience-missing"),
      path: ["audience"],
    }),
  );
