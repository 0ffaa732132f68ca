import * as z from "zod/mini";
import { text } from "./row.ts";

export const projectEventKinds = ["created", "status", "progress", "date", "deliverable"] as const;

/** What happened to a project, written by the database. */
export const projectEventSchema = z.object({
  id: z.number(),
  project_id: z.string(),
  kind: z.enum(projectEventKinds),
  /** The deliverable's title; else the values as the columns hold them. */
  before: text,
  after: text,
  at: z.string(),
});

export type ProjectEvent = z.infer<typeof projectEventSchema>;
