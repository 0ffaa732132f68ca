import * as z from "zod/mini";
import { poundsTyped } from "../campaign/pounds-typed.ts";
import { describeIssues, optionalText, requiredText } from "../contact/contact-fields.ts";
import { projectPriorities } from "../portal/project.ts";

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

const projectForm = z.object({
  title: requiredText("Please give the project a title.", { name: "title", longest: 200 }),
  project_type: optionalText({ name: "kind", longest: 100 }),
  priority: z.enum(projectPriorities, "Please choose a priority."),
  budget: poundsTyped,
  estimated_completion_date: z.pipe(
    z.union([z.literal(""), z.iso.date()], "Please enter a date as day, month and year."),
    z.transform((date) => date || null),
  ),
  progress: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(?:|\d{1,2}|100)$/, "Please enter whole percents from 0 to 100, or nothing."),
      ),
    z.transform((text) => (text === "" ? null : Number(text))),
  ),
  description: optionalText({ name: "description", longest: 10_000, hasLines: true }),
});

export type ProjectRow = z.infer<typeof projectForm>;
export type ParsedProject = { row: ProjectRow } | { fields: Partial<Record<string, string>> };

/** What the studio may write into projects, or what is wrong with each field. */
export function parseProject(typed: Partial<Record<ProjectField, string>>): ParsedProject {
  const parsed = projectForm.safeParse(typed);
  return parsed.success ? { row: parsed.data } : { fields: describeIssues(parsed.error) };
}
