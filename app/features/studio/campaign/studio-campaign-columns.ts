import { campaignStatusNames, campaignTypeNames } from "../../../../content/campaign.ts";
import { formatDay } from "../../../../content/dates.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { describeDates } from "../../campaign/describe-campaign.ts";
import type { TableColumn } from "../parts/table-column.ts";
import type { ListedCampaign } from "./read-campaigns.ts";

export const studioCampaignColumns: readonly TableColumn<ListedCampaign>[] = [
  {
    head: studioCampaignWords.title,
    givesWay: true,
    cell: ({ title }) => title,
    below: nameOwner,
  },
  { head: studioCampaignWords.client, shows: "wide", cell: nameOwner },
  {
    head: studioCampaignWords.status,
    cell: ({ status, blockchain_verified }) =>
      blockchain_verified
        ? `${campaignStatusNames[status]}, ${studioCampaignWords.verified.toLowerCase()}`
        : campaignStatusNames[status],
  },
  {
    head: studioCampaignWords.type,
    shows: "wide",
    cell: ({ campaign_type }) => campaignTypeNames[campaign_type],
  },
  { head: studioCampaignWords.runs, shows: "wide", cell: (row) => describeDates(row) },
  {
    head: studioCampaignWords.lastEntry,
    shows: "wide",
    isNumeric: true,
    cell: ({ last_entry }) => (last_entry ? formatDay(last_entry) : studioCampaignWords.noEntry),
  },
];

function nameOwner({ client, company_id }: ListedCampaign): string {
  return client ?? (company_id ? clientWords.unnamed : studioCampaignWords.unclaimed);
}
