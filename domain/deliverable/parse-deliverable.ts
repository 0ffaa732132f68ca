import * as z from "zod/mini";
import { dateTyped } from "../field/date-typed.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { deliverableTypes } from "./deliverable.ts";

/** In the order they are asked for; the names of the columns. */
const deliverableFields = [
  "title",
  "deliverable_type",
  "due_date",
  "milestone_id",
  "description",
  "url",
  "usage_rights",
  "usage_ends_on",
] as const;
export type DeliverableField = (typeof deliverableFields)[number];

export const deliverableForm = z.object({
  title: requiredText("deliverable-title-missing", { name: "title", longest: 200 }),
  deliverable_type: z.enum(deliverableTypes, fault("deliverable-type-unknown")),
  due_date: dateTyped,
  milestone_id: z.pipe(
    z.nullish(z.string()),
    z.transform((id) => id || null),
  ),
  description: optionalText({ name: "description", longest: 10_000, hasLines: true }),
  url: z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(2000, fault("address-too-long")),
      z.refine(
        (text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)),
        fault("address-not-whole"),
      ),
    ),
    z.transform((text) => text || null),
  ),
  usage_rights: optionalText({ name: "rights", longest: 2000, hasLines: true }),
  usage_ends_on: dateTyped,
});

export type DeliverableRow = z.infer<typeof deliverableForm>;
export type ParsedDeliverable = { row: DeliverableRow } | { faults: Faults };

/** Which of the fields are no longer what they were. */
export function listDeliverableChanges(
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
  return parsed.success ? { row: parsed.data } : { faults: listFaults(parsed.error) };
}
