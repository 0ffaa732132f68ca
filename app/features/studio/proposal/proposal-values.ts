import * as z from "zod/mini";
import { londonDay } from "../../../../domain/billing/london-day.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { emailAddress } from "../../../../domain/field/email-address.ts";
import { firstFault } from "../../../../domain/field/fault.ts";
import {
  approachOf,
  asObject,
  asRows,
  asText,
  keyOf,
  type LooseContent,
} from "../../../../domain/proposal/loose-values.ts";
import { checkContent } from "../../../../domain/proposal/check-content.ts";
import {
  type ProposalContent,
  proposalContent,
  type ProposedMilestone,
  type ProposedOption,
} from "../../../../domain/proposal/content.ts";
import {
  listChosen,
  type ProposalSums,
  sumProposal,
} from "../../../../domain/proposal/sum-proposal.ts";

/** What a form holds, by the names of its controls, in their order on the page. */
export type TypedProposal = Readonly<Record<string, string>>;
/** A proposal as it is kept while it is written: of the right shape, and not yet checked. */
export type DraftContent = LooseContent;

/** The parts that are rows, and where each value of a row is typed. */
const rowFields = {
  scope: { "": "line" },
  deliverables: { title: "title", note: "note", milestone: "milestone" },
  milestones: { title: "title", net_pence: "pounds", due_on: "due_on", trigger: "trigger" },
  options: { title: "title", note: "note", net_pence: "pounds", chosen: "chosen" },
  exclusions: { "": "line" },
  case_studies: { "": "slug" },
} as const;
export type RowBlock = keyof typeof rowFields;
const rowBlocks = Object.keys(rowFields).filter((name): name is RowBlock =>
  Object.hasOwn(rowFields, name),
);

const singles = [
  "title",
  "client_name",
  "recipient_name",
  "aim",
  "approach_note",
  "valid_until",
] as const;

/** A row keeps its name wherever it is moved to; of milestones and options it is their key. */
export const nameProposalControl = (block: RowBlock, row: string, field: string) =>
  `${block}:${row}:${field}`;

/** The rows of one part, in the order in which they stand in the form. */
export function listProposalRows(typed: TypedProposal, block: RowBlock): string[] {
  const rows = Object.keys(typed).flatMap((name) => {
    const [of, row] = name.split(":");
    return of === block && row ? [row] : [];
  });
  return [...new Set(rows)];
}

/** What a form shows of a draft, whatever state that is in. */
export function writeValues(content: DraftContent, recipientEmail: string): TypedProposal {
  return Object.fromEntries<string>([
    ["recipient_email", recipientEmail],
    ...singles.map((name) => [name, asText(content[name])] as const),
    ["approach", approachOf(content["approach"])],
    ["terms_days", asText(content["terms_days"])],
    ...rowBlocks.flatMap((block) =>
      asRows(content[block]).flatMap((row, index) =>
        Object.entries(rowFields[block]).map(
          ([key, field]) =>
            [
              nameProposalControl(block, keyOf(row) ?? String(index + 1), field),
              writeValue(block, key, key === "" ? row : asObject(row)[key]),
            ] as const,
        ),
      ),
    ),
  ]);
}

function writeValue(block: RowBlock, key: string, value: unknown): string {
  if (key === "net_pence" && typeof value === "number") return writePrice(block, value);
  if (key === "chosen") return value === true ? "yes" : "no";
  return asText(value);
}

/** A milestone may have none; an option that costs nothing says so. */
function writePrice(block: RowBlock, pence: number): string {
  if (pence === 0) return block === "options" ? "0" : "";
  return writeDecimal(pence);
}

/**
 * What was typed, as it is kept: what cannot be read yet stays as it was typed, and rows with nothing in them are left out.
 * `rest` is what the form has no field for.
 */
export function readContent(typed: TypedProposal, rest: DraftContent): DraftContent {
  const milestones = readRows(typed, "milestones");
  const keys = new Set(milestones.map(({ row }) => row));
  const of = (block: RowBlock) =>
    readRows(typed, block).map(({ row, value }) => {
      if (typeof value === "string") return value;
      if (block === "milestones" || block === "options") return { key: row, ...value };
      const { milestone = "", ...others } = value;
      return { ...others, milestone: keys.has(String(milestone)) ? milestone : null };
    });
  const days = typed["terms_days"]?.trim() ?? "";
  return {
    ...rest,
    ...Object.fromEntries(singles.map((name) => [name, typed[name] ?? ""])),
    approach: typed["approach"] ?? "",
    terms_days: /^\d{1,3}$/.test(days) ? Number(days) : days,
    ...Object.fromEntries(rowBlocks.map((block) => [block, of(block)])),
  };
}

type Row = { row: string; value: string | Record<string, unknown> };

function readRows(typed: TypedProposal, block: RowBlock): Row[] {
  return listProposalRows(typed, block).flatMap((row): Row[] => {
    const fields = Object.entries(rowFields[block]);
    const valueOf = (field: string) => typed[nameProposalControl(block, row, field)]?.trim() ?? "";
    if (fields.every(([, field]) => isChoice(field) || valueOf(field) === "")) return [];
    const [first] = fields;
    if (first?.[0] === "") return [{ row, value: valueOf(first[1]) }];
    return [
      {
        row,
        value: Object.fromEntries(
          fields.map(([key, field]) => [key, readValue(block, key, valueOf(field))]),
        ),
      },
    ];
  });
}

/** Something always stands there. */
const isChoice = (field: string) =>
  field === "trigger" || field === "chosen" || field === "milestone";

function readValue(block: RowBlock, key: string, typed: string): unknown {
  switch (key) {
    case "net_pence":
      return typed === "" && block === "milestones" ? 0 : (readHundredths(typed) ?? typed);
    case "chosen":
      return typed === "yes";
    case "due_on":
      return typed || null;
    default:
      return typed;
  }
}

export type Proposed = { content: ProposalContent; recipientEmail: string };

/** What was typed as a proposal that can be sent, or what is wrong with it, by control. */
export function readProposed(
  typed: TypedProposal,
  rest: DraftContent,
  today = londonDay(new Date()),
): { proposed: Proposed } | { faults: Readonly<Record<string, string>> } {
  const faults: Record<string, string> = {};
  const email = emailAddress.safeParse(typed["recipient_email"] ?? "");
  if (!email.success) faults["recipient_email"] = firstFault(email.error);
  const parsed = proposalContent.safeParse(readContent(typed, rest));
  const issues = parsed.success ? checkContent(parsed.data, today) : parsed.error.issues;
  if (parsed.success && email.success && issues.length === 0)
    return { proposed: { content: parsed.data, recipientEmail: email.data } };
  for (const { path, message } of issues) faults[findControlOf(typed, path)] ??= message;
  return { faults };
}

/** Where something is typed: what a part lacks as a whole is said at its first row. */
function findControlOf(typed: TypedProposal, path: readonly PropertyKey[]): string {
  const [first, index, key = ""] = path.map(String);
  const block = rowBlocks.find((each) => each === first);
  if (!block) return first ?? "title";
  const filled = readRows(typed, block).map(({ row }) => row);
  const row =
    (index === undefined ? undefined : filled[Number(index)]) ?? listProposalRows(typed, block)[0];
  const fields = new Map<string, string>(Object.entries(rowFields[block]));
  const whole = block === "milestones" ? "pounds" : [...fields.values()][0];
  const field = index === undefined ? whole : (fields.get(key) ?? whole);
  return nameProposalControl(block, row ?? "1", field ?? "title");
}

/** As the form layer asks it. */
export function createSchema(rest: DraftContent) {
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform((typed, context) => {
      const read = readProposed(typed, rest);
      if ("proposed" in read) return read.proposed;
      for (const [name, message] of Object.entries(read.faults))
        context.issues.push({ code: "custom", input: typed, path: [name], message });
      return z.NEVER;
    }),
  );
}

export type TypedSums = ProposalSums & { chosenCount: number };

/** What it comes to while it is typed: a figure that is not one yet counts as nothing. */
export function sumTypedProposal(typed: TypedProposal, vatRate: 0 | 2000): TypedSums {
  const valueOf = (block: RowBlock, row: string, field: string) =>
    typed[nameProposalControl(block, row, field)] ?? "";
  const penceOf = (block: RowBlock, row: string) =>
    readHundredths(valueOf(block, row, "pounds")) ?? 0;
  const milestones = listProposalRows(typed, "milestones").map((key): ProposedMilestone => ({
    key,
    title: valueOf("milestones", key, "title"),
    due_on: null,
    net_pence: penceOf("milestones", key),
    trigger: "studio",
  }));
  const options = listProposalRows(typed, "options").map((key): ProposedOption => ({
    key,
    title: valueOf("options", key, "title"),
    note: null,
    net_pence: penceOf("options", key),
    chosen: valueOf("options", key, "chosen") === "yes",
  }));
  const chosen = listChosen({ options });
  const sums = sumProposal({ milestones, options, vat_rate: vatRate }, chosen);
  return { ...sums, chosenCount: chosen.length };
}
