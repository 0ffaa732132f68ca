import * as z from "zod/mini";
import { mostPence } from "../billing/document.ts";
import { fault } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { milestoneTriggers } from "../milestone/trigger.ts";

export const proposalLimits = {
  title: 200,
  text: 4000,
  line: 500,
  items: 40,
  milestones: 24,
  options: 12,
  caseStudies: 4,
  comment: 4000,
  reason: 2000,
  name: 200,
} as const;

/** How a film is made. */
export const approaches = ["full-ai", "hybrid", "human-only"] as const;
export type Approach = (typeof approaches)[number];

const penceOrNone = z
  .int(fault("pence-malformed"))
  .check(z.minimum(0, fault("pence-malformed")), z.maximum(mostPence, fault("pence-too-many")));
/** What is left open would be chosen for nothing. */
const price = z
  .int(fault("option-price-missing"))
  .check(z.minimum(0, fault("pence-malformed")), z.maximum(mostPence, fault("pence-too-many")));
const line = requiredText("line-description-missing", {
  name: "description",
  longest: proposalLimits.line,
});
/** What becomes a row's title at signing. */
const rowTitle = requiredText("line-description-missing", {
  name: "title",
  longest: proposalLimits.title,
});
const text = requiredText("text-missing", {
  name: "description",
  longest: proposalLimits.text,
  hasLines: true,
});
const note = optionalText({ name: "note", longest: proposalLimits.text, hasLines: true });
const lines = z.array(line).check(z.maxLength(proposalLimits.items, fault("lines-too-many")));
/** Within one proposal: what a client chooses, and what hangs on a milestone, is named by it. */
const key = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, fault("key-malformed")));

const deliverable = z.object({
  title: rowTitle,
  note,
  /** The milestone that its approval belongs to. */
  milestone: z.nullable(key),
});

const milestone = z
  .object({
    key,
    title: rowTitle,
    due_on: z.nullable(z.iso.date(fault("date-malformed"))),
    net_pence: penceOrNone,
    trigger: z.enum(milestoneTriggers, fault("trigger-unknown")),
  })
  .check(
    z.refine(({ trigger, due_on }) => trigger !== "date" || due_on !== null, {
      error: fault("date-malformed"),
      path: ["due_on"],
    }),
  );
export type ProposedMilestone = z.infer<typeof milestone>;

const option = z.object({
  key,
  title: line,
  note,
  net_pence: price,
  /** Whether it is chosen until the client says otherwise. */
  chosen: z.boolean(),
});
export type ProposedOption = z.infer<typeof option>;

/** The blocks of a proposal, in the order in which they are read. Comments name one of them. */
export const proposalBlocks = [
  "aim",
  "approach",
  "scope",
  "deliverables",
  "milestones",
  "options",
  "exclusions",
  "work",
  "terms",
] as const;
export type ProposalBlock = (typeof proposalBlocks)[number];

/** A proposal as it is sent, and stays. Of a change order, what it adds to what was agreed. */
export const proposalContent = z
  .object({
    title: requiredText("title-missing", { name: "title", longest: proposalLimits.title }),
    client_name: requiredText("company-name-missing", {
      name: "company-name",
      longest: proposalLimits.name,
    }),
    recipient_name: requiredText("recipient-missing", {
      name: "name",
      longest: proposalLimits.name,
    }),
    project_type: optionalText({ name: "kind", longest: 100 }),
    aim: text,
    approach: z.enum(approaches, fault("approach-unknown")),
    approach_note: note,
    scope: lines.check(z.minLength(1, fault("lines-missing"))),
    deliverables: z
      .array(deliverable)
      .check(z.maxLength(proposalLimits.items, fault("lines-too-many"))),
    milestones: z
      .array(milestone)
      .check(
        z.minLength(1, fault("lines-missing")),
        z.maxLength(proposalLimits.milestones, fault("lines-too-many")),
      ),
    /** What is chosen is charged with the last milestone that has an amount. */
    options: z.array(option).check(z.maxLength(proposalLimits.options, fault("lines-too-many"))),
    exclusions: lines,
    /** By their addresses: /our-work/<slug>. */
    case_studies: z
      .array(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, fault("key-malformed"))))
      .check(z.maxLength(proposalLimits.caseStudies, fault("lines-too-many"))),
    /** Of the terms it is made under: the day they were last reviewed. */
    terms_version: z.iso.date(fault("date-malformed")),
    /** How many days an instalment's invoice has. */
    terms_days: z
      .int(fault("terms-malformed"))
      .check(z.minimum(0, fault("terms-malformed")), z.maximum(60, fault("terms-malformed"))),
    /** In hundredths of a percent; 0 while the studio has no VAT number. */
    vat_rate: z.union([z.literal(2000), z.literal(0)], fault("vat-rate-unknown")),
    valid_until: z.iso.date(fault("date-malformed")),
  })
  .check(
    z.refine(({ milestones }) => milestones.some(({ net_pence }) => net_pence > 0), {
      error: fault("nothing-to-agree-on"),
      path: ["milestones"],
    }),
    z.refine(({ milestones }) => isDistinct(milestones.map((each) => each.key)), {
      error: fault("key-malformed"),
      path: ["milestones"],
    }),
    z.refine(({ options }) => isDistinct(options.map((each) => each.key)), {
      error: fault("key-malformed"),
      path: ["options"],
    }),
    z.refine(
      ({ deliverables, milestones }) =>
        deliverables.every(
          ({ milestone: named }) => named === null || milestones.some((each) => each.key === named),
        ),
      { error: fault("key-malformed"), path: ["deliverables"] },
    ),
  );
export type ProposalContent = z.infer<typeof proposalContent>;

function isDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length;
}
