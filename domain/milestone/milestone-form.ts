import * as z from "zod/mini";
import { mostPence } from "../billing/document.ts";
import { readHundredths } from "../billing/read-hundredths.ts";
import { dateTyped } from "../field/date-typed.ts";
import { fault } from "../field/fault.ts";
import { isPrinted, requiredText } from "../field/text.ts";

/** What makes a milestone due that nobody signed for. */
export const plainTriggers = ["approval", "date", "studio"] as const;

const poundsOrNone = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const pence = typed.trim() === "" ? 0 : readHundredths(typed);
    if (pence !== null && pence >= 0 && pence <= mostPence) return pence;
    const message = fault(pence !== null && pence > 0 ? "pence-too-many" : "pence-malformed");
    context.issues.push({ code: "custom", input: typed, message });
    return z.NEVER;
  }),
);

/** A milestone as the studio types it. */
export const milestoneForm = z
  .object({
    title: requiredText("title-missing", { name: "title", longest: 200 }).check(isPrinted),
    trigger: z.enum(plainTriggers, fault("trigger-unknown")),
    due_on: dateTyped,
    net_pence: poundsOrNone,
  })
  .check(
    z.refine(({ trigger, due_on }) => trigger !== "date" || due_on !== null, {
      error: fault("date-malformed"),
      path: ["due_on"],
    }),
  );
export type MilestoneRow = z.infer<typeof milestoneForm>;
