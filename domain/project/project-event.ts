import * as z from "zod/mini";
import { text } from "../row/row.ts";

const projectEventKinds = [
  "created",
  "status",
  "progress",
  "date",
  "title",
  "brief",
  "priority",
  "budget",
  "deliverable",
  "approval",
  "changes",
  "withdrawal",
  "milestone",
] as const;

/** What happened to a project, written by the database. */
export const projectEventSchema = z.object({
  id: z.number(),
  project_id: z.string(),
  kind: z.enum(projectEventKinds),
  /** As the columns hold them; of a deliverable its title after, and before it the version from the second on. */
  before: text,
  after: text,
  /** Who decided; null of what nobody decided, or once the account is gone. */
  by_id: text,
  at: z.string(),
});

export type ProjectEvent = z.infer<typeof projectEventSchema>;
