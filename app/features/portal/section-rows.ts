import * as z from "zod/mini";
import { anchorSchema } from "../../../domain/proof/anchor.ts";
import { documentRow } from "../../../domain/billing/document-row.ts";
import { campaignMetricSchema } from "../../../domain/campaign/campaign-metric.ts";
import { campaignSchema } from "../../../domain/campaign/campaign.ts";
import { deliverableSchema } from "../../../domain/deliverable/deliverable.ts";
import { paymentSchema } from "../../../domain/payment/payment-row.ts";
import { profileSchema } from "../../../domain/account/profile.ts";
import { projectEventSchema } from "../../../domain/project/project-event.ts";
import { projectSchema } from "../../../domain/project/project.ts";
import { proposalRow } from "../../../domain/proposal/proposal-row.ts";
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
  documents: z.array(documentRow),
  proposals: z.array(proposalRow),
};

/** What a section is read from; the first part of its key. */
export const tableOf: Readonly<Record<SectionName, string>> = {
  projects: "projects",
  campaigns: "pr_campaigns",
  metrics: "pr_campaign_metrics",
  deliverables: "pr_deliverables",
  profile: "profiles",
  payments: "eth_payments",
  anchors: "content_anchors",
  events: "project_events",
  documents: "billing_documents",
  proposals: "proposals",
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
  "documents",
  "proposals",
] as const satisfies readonly SectionName[];
