import * as z from "zod/mini";
import { mostPence, type VatTreatment } from "../../../../domain/billing/document.ts";
import {
  type BillingDraft,
  billingDraft,
  billingLimits,
  typedLine,
} from "../../../../domain/billing/billing-request.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { type LineTyped, type Sums, sumLines } from "../../../../domain/billing/sum-lines.ts";
import { fault, type Faults, listFaults } from "../../../../domain/field/fault.ts";

/** What a form holds, by the names of its controls, in their order on the page. */
export type Typed = Readonly<Record<string, string>>;

const lineFields = ["description", "quantity", "unit", "discount", "rate"] as const;
export type LineField = (typeof lineFields)[number];

/** Where a part of a line is typed, and so where what is wrong with it is said. */
const fieldOf = new Map<string, LineField>([
  ["description", "description"],
  ["quantity", "quantity"],
  ["unit_pence", "unit"],
  ["discount_pence", "discount"],
  ["vat_rate", "rate"],
]);

export const usualTerms = "14";

/** A line keeps its name wherever it is moved to. */
export const nameControl = (row: string, field: LineField) => `line-${row}-${field}`;

/** The lines of a form, in the order in which they stand there. */
export function listRows(typed: Typed): string[] {
  const rows = Object.keys(typed).flatMap((name) => /^line-(\w+)-/.exec(name)?.[1] ?? []);
  return [...new Set(rows)];
}

/** What a form shows of a draft. */
export function writeDraftValues({
  lines,
  terms_days,
  order_reference,
  note,
}: BillingDraft): Typed {
  const typed: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    const row = String(index + 1);
    const { discount_pence: discount } = line;
    typed[nameControl(row, "description")] = line.description;
    typed[nameControl(row, "quantity")] = writeDecimal(line.quantity);
    typed[nameControl(row, "unit")] = writeDecimal(line.unit_pence);
    typed[nameControl(row, "discount")] = discount === 0 ? "" : writeDecimal(discount);
    typed[nameControl(row, "rate")] = String(line.vat_rate);
  }
  return {
    ...typed,
    terms_days: String(terms_days),
    order_reference: order_reference ?? "",
    note: note ?? "",
  };
}

/** What was typed as a draft, or what is wrong with it, by control. */
export function readDraftValues(typed: Typed): { draft: BillingDraft } | { faults: Faults } {
  const rows = listRows(typed);
  const faults: Record<string, string> = {};
  const lines = rows.map((row) => readLine(typed, row));
  for (const [index, line] of lines.entries()) {
    const parsed = typedLine.safeParse(line);
    const row = rows[index] ?? "";
    const found = parsed.success ? findDiscountFault(parsed.data) : listFaults(parsed.error);
    for (const [name, code] of Object.entries(found))
      faults[nameControl(row, fieldOf.get(name) ?? "description")] = code;
  }
  const parsed = billingDraft.safeParse({
    lines,
    terms_days: /^\d{1,3}$/.test(typed["terms_days"]?.trim() ?? "")
      ? Number(typed["terms_days"])
      : null,
    order_reference: typed["order_reference"] ?? "",
    note: typed["note"] ?? "",
  });
  if (!parsed.success) {
    const { lines: ofLines, ...rest } = listFaults(parsed.error);
    Object.assign(faults, rest, Object.keys(faults).length === 0 && ofLines && { lines: ofLines });
  }
  return parsed.success && Object.keys(faults).length === 0
    ? { draft: parsed.data }
    : { faults: { ...faults } };
}

/** As the form layer asks it. */
export const draftForm = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((typed, context) => {
    const read = readDraftValues(typed);
    if ("draft" in read) return read.draft;
    for (const [name, message] of Object.entries(read.faults))
      context.issues.push({ code: "custom", input: typed, path: [name], message });
    return z.NEVER;
  }),
);

/** What it comes to while it is typed: a figure that is not one yet counts as nothing. */
export function sumTyped(typed: Typed, treatment: VatTreatment): Sums {
  return sumLines(
    listRows(typed).map((row) => {
      const line = readLine(typed, row);
      return {
        ...line,
        quantity: within(line.quantity, billingLimits.quantity),
        unit_pence: within(line.unit_pence),
        discount_pence: within(line.discount_pence),
      };
    }),
    treatment,
  );
}

function within(figure: number | null, most = mostPence): number {
  return figure === null || figure > most ? 0 : figure;
}

function readLine(typed: Typed, row: string) {
  const valueOf = (field: LineField) => typed[nameControl(row, field)] ?? "";
  const discount = valueOf("discount").trim();
  return {
    description: valueOf("description"),
    quantity: readHundredths(valueOf("quantity")),
    unit_pence: readHundredths(valueOf("unit")),
    discount_pence: discount === "" ? 0 : readHundredths(discount),
    vat_rate: Number(valueOf("rate") || "0"),
  };
}

/** More off than there is. */
function findDiscountFault(line: LineTyped): Faults {
  const [priced] = sumLines([line], "none").lines;
  return priced && priced.net_pence < 0 ? { discount_pence: fault("discount-too-large") } : {};
}
