import { fault, type Fault } from "../field/fault.ts";
import { findPrintFault } from "../field/printable.ts";
import type { ProposalContent } from "./content.ts";

type ContentFault = { path: readonly (string | number)[]; message: Fault };

/**
 * What keeps a proposal from being sent that is no fault of its shape: days that are over by now, and words that its PDF
 * and its invoices could not print; a person's name is as it is, and the PDF says where it stands. What was sent is never asked
 * again.
 */
export function checkContent(content: ProposalContent, today: string): ContentFault[] {
  const { title, client_name, aim, approach_note, scope, exclusions } = content;
  const faults = [
    ...checkText(["title"], title),
    ...checkText(["client_name"], client_name),
    ...checkText(["aim"], aim),
    ...checkText(["approach_note"], approach_note),
    ...scope.flatMap((line, index) => checkText(["scope", index], line)),
    ...content.deliverables.flatMap((each, index) => checkRow(["deliverables", index], each)),
    ...content.milestones.flatMap((each, index) => checkRow(["milestones", index], each)),
    ...content.options.flatMap((each, index) => checkRow(["options", index], each)),
    ...exclusions.flatMap((line, index) => checkText(["exclusions", index], line)),
  ];
  if (content.valid_until < today)
    faults.push({ path: ["valid_until"], message: fault("day-over") });
  for (const [index, { trigger, due_on }] of content.milestones.entries())
    if (trigger === "date" && due_on !== null && due_on < today)
      faults.push({ path: ["milestones", index, "due_on"], message: fault("day-over") });
  return faults;
}

function checkRow(path: ContentFault["path"], row: { title: string; note?: string | null }) {
  return [
    ...checkText([...path, "title"], row.title),
    ...checkText([...path, "note"], row.note ?? null),
  ];
}

function checkText(path: ContentFault["path"], text: string | null): ContentFault[] {
  const message = findPrintFault(text ?? "");
  return message ? [{ path, message }] : [];
}
