import * as z from "zod/mini";
import { describeIssues, optionalText, requiredText } from "../contact/contact-fields.ts";
import { deliverableTypes } from "../portal/deliverable.ts";

/** In the order they are asked for; the names of the columns. */
export const deliverableFields = [
  "title",
  "deliverable_type",
  "due_date",
  "description",
  "url",
] as const;
export type DeliverableField = (typeof deliverableFields)[number];

const deliverableForm = z.object({
  title: requiredText("Please give it a title.", { name: "title", longest: 200 }),
  deliverable_type: z.enum(deliverableTypes, "Please choose a kind."),
  due_date: z.pipe(
    z.union([z.literal(""), z.iso.date()], "Please enter a date as day, month and year."),
    z.transform((date) => date || null),
  ),
  description: optionalText({ name: "description", longest: 10_000, hasLines: true }),
  url: z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(2000, "This address is too long."),
      z.refine(
        (text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)),
        "Please enter a whole address, starting with https://.",
      ),
    ),
    z.transform((text) => text || null),
  ),
});

export type DeliverableRow = z.infer<typeof deliverableForm>;
export type ParsedDeliverable =
  | { row: DeliverableRow }
  | { fields: Partial<Record<string, string>> };

/** Which of the fields are no longer what they were. */
export function listChanges(
  before: DeliverableRow,
  after: DeliverableRow,
): readonly DeliverableField[] {
  return deliverableFields.filter((name) => before[name] !== after[name]);
}

/** What the studio may write into pr_deliverables, or what is wrong with each field. */
export function parseDeliverable(
  typed: Partial<Record<DeliverableField, string>>,
): ParsedDeliverable {
  const parsed = deliverableForm.safeParse(typed);
  return parsed.success ? { row: parsed.data } : { fields: describeIssues(parsed.error) };
}
