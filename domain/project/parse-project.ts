import * as z from "zod/mini";
import { poundsTyped } from "../campaign/pounds-typed.ts";
import { dateTyped } from "../field/date-typed.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { isPrinted, optionalText, requiredText } from "../field/text.ts";
import { projectPriorities } from "./project.ts";

/** In the order they are asked for; the names of the columns. The state has a way of its own. */
export const projectFields = [
  "title",
  "project_type",
  "priority",
  "budget",
  "estimated_completion_date",
  "progress",
  "description",
] as const;
export type ProjectField = (typeof projectFields)[number];

export const projectForm = z.object({
  /** It stands on the invoices of the project's milestones. */
  title: requiredText("project-title-missing", { name: "title", longest: 200 }).check(isPrinted),
  project_type: optionalText({ name: "kind", longest: 100 }),
  priority: z.enum(projectPriorities, fault("project-priority-unknown")),
  budget: poundsTyped,
  estimated_completion_date: dateTyped,
  progress: z.pipe(
    z.string().check(z.trim(), z.regex(/^(?:|\d{1,2}|100)$/, fault("progress-malformed"))),
    z.transform((text) => (text === "" ? null : Number(text))),
  ),
  description: optionalText({ name: "description", longest: 10_000, hasLines: true }),
});

export type ProjectRow = z.infer<typeof projectForm>;
export type ParsedProject = { row: ProjectRow } | { faults: Faults };

/** What the studio may write into projects, or what is wrong with each field. */
export function parseProject(typed: Partial<Record<ProjectField, string>>): ParsedProject {
  const parsed = projectForm.safeParse(typed);
  return parsed.success ? { row: parsed.data } : { faults: listFaults(parsed.error) };
}
