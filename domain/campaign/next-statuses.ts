import type { CampaignStatus } from "./campaign.ts";

/** The steps the studio may take a campaign through; PostgreSQL refuses the others. */
export const nextCampaignStatuses: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ["active", "cancelled"],
  active: ["completed", "cancelled"],
  completed: ["active"],
  cancelled: ["draft"],
};
