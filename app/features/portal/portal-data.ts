import { createContext, use } from "react";
import type { Anchor } from "../../../domain/proof/anchor.ts";
import type { DocumentRow } from "../../../domain/billing/document-row.ts";
import type { CampaignMetric } from "../../../domain/campaign/campaign-metric.ts";
import type { Campaign } from "../../../domain/campaign/campaign.ts";
import type { Deliverable } from "../../../domain/deliverable/deliverable.ts";
import type { ClientPayment } from "../../../domain/payment/payment-row.ts";
import type { Profile } from "../../../domain/account/profile.ts";
import type { ProjectEvent } from "../../../domain/project/project-event.ts";
import type { ProposalRow } from "../../../domain/proposal/proposal-row.ts";
import type { Project } from "../../../domain/project/project.ts";

/** What a client's pages show, each part loaded and failing on its own. */
export type PortalRows = {
  projects: Project;
  campaigns: Campaign;
  metrics: CampaignMetric;
  deliverables: Deliverable;
  profile: Profile;
  payments: ClientPayment;
  anchors: Anchor;
  events: ProjectEvent;
  documents: DocumentRow;
  proposals: ProposalRow;
};

export type SectionName = keyof PortalRows;

export type Section<T> = {
  state: "loading" | "ready" | "failed";
  rows: readonly T[];
  /** When these rows were read, where newer ones could not be had; null when what is shown is fresh. */
  keptAt: number | null;
};

export type PortalSections = { [Name in SectionName]: Section<PortalRows[Name]> };

export type PortalData = PortalSections & {
  /** Reads these sections again, all when none is named; what is on show stays until the answer. */
  reload: (...names: SectionName[]) => Promise<void>;
};

export const PortalDataContext = createContext<PortalData | null>(null);

export function usePortalData(): PortalData {
  const data = use(PortalDataContext);
  if (!data) throw new Error("usePortalData needs a PortalDataProvider above it.");
  return data;
}
