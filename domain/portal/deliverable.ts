import * as z from "zod/mini";
import { text } from "./row.ts";

export const deliverableTypes = [
  "press_release",
  "media_kit",
  "article",
  "interview",
  "social_post",
  "film",
  "report",
  "other",
] as const;
export const deliverableStatuses = ["planned", "in_progress", "delivered", "approved"] as const;

/** Belongs to a campaign or to a project, never to both. */
export const deliverableSchema = z.object({
  id: z.string(),
  campaign_id: text,
  project_id: text,
  title: z.string(),
  description: text,
  deliverable_type: z.enum(deliverableTypes),
  status: z.enum(deliverableStatuses),
  due_date: text,
  delivered_at: text,
  url: text,
  created_at: z.string(),
});

export type Deliverable = z.infer<typeof deliverableSchema>;
export type DeliverableStatus = Deliverable["status"];
export type DeliverableType = Deliverable["deliverable_type"];
