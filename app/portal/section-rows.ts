import * as z from "zod/mini";
import { anchorSchema } from "../../domain/portal/anchor.ts";
import { campaignMetricSchema } from "../../domain/portal/campaign-metric.ts";
import { campaignSchema } from "../../domain/portal/campaign.ts";
import { deliverableSchema } from "../../domain/portal/deliverable.ts";
import { paymentSchema } from "../../domain/portal/payment.ts";
import { profileSchema } from "../../domain/portal/profile.ts";
import { projectEventSchema } from "../../domain/portal/project-event.ts";
import { projectSchema } from "../../domain/portal/project.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";

/** Answers of the backend and what this browser kept are read by the same rules. */
export const sectionRows: { [Name in SectionName]: z.ZodMiniType<PortalRows[Name][]> } = {
  projects: z.array(projectSchema),
  campaigns: z.array(campaignSchema),
  metrics: z.array(campaignMetricSchema),
  deliverables: z.array(deliverableSchema),
  profile: z.array(profileSchema),
  payments: z.array(paymentSchema),
  anchors: z.array(anchorSchema),
  events: z.array(projectEventSchema),
};

export const sectionNames = [
  "projects",
  "campaigns",
  "metrics",
  "deliverables",
  "profile",
  "payments",
  "anchors",
  "events",
] as const satisfies readonly SectionName[];
