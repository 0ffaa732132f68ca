import * as z from "zod/mini";
import { reviewSchema, versionSchema } from "./version.ts";
import { orNull, text } from "../row/row.ts";

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
const deliverableStatuses = [
  "planned",
  "in_progress",
  "delivered",
  "changes_requested",
  "approved",
] as const;

/** Belongs to a campaign or to a project, never to both. */
export const deliverableSchema = z.object({
  id: z.string(),
  campaign_id: text,
  project_id: text,
  /** The step of its project that its approval belongs to. */
  milestone_id: text,
  title: z.string(),
  description: text,
  deliverable_type: z.enum(deliverableTypes),
  status: z.enum(deliverableStatuses),
  due_date: text,
  delivered_at: text,
  url: text,
  /** What the client may do with it, and the last day of that; without one it does not end. */
  usage_rights: text,
  usage_ends_on: text,
  created_at: z.string(),
  /** The newest first. */
  versions: z.pipe(
    orNull(z.array(versionSchema)),
    z.transform((versions) => (versions ?? []).toSorted((a, b) => b.number - a.number)),
  ),
  /** Of all versions, the newest first. */
  reviews: z.pipe(
    orNull(z.array(reviewSchema)),
    z.transform((reviews) =>
      (reviews ?? []).toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
    ),
  ),
});

/** Asks for the versions and their reviews along with the rows of pr_deliverables. */
export const deliverableColumns =
  "*, versions:deliverable_versions(*), reviews:deliverable_reviews(*)";

export type Deliverable = z.infer<typeof deliverableSchema>;
export type DeliverableStatus = Deliverable["status"];
export type DeliverableType = Deliverable["deliverable_type"];
