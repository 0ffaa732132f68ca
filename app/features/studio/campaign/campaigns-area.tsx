import { lazy } from "react";
import { campaignStatusNames } from "../../../../content/campaign.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { campaignStatuses } from "../../../../domain/campaign/campaign.ts";
import { ToClients } from "../client/to-clients.tsx";
import { TableArea } from "../parts/table-area.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { studioCampaignColumns } from "./studio-campaign-columns.ts";
import { readCampaigns, readCampaignSearch } from "./read-campaigns.ts";
import { useAddressDetails } from "../use-address-details.ts";

/** Fetched with the first campaign that is opened. */
const CampaignDetail = lazy(async () => ({
  default: (await import("./campaign-detail.tsx")).CampaignDetail,
}));

const states = [
  ...campaignStatuses.map((value) => ({ value, label: campaignStatusNames[value] })),
  { value: "verified", label: studioCampaignWords.verified },
];

/** All campaigns of all clients, and the one that is open. */
export function CampaignsArea() {
  const { parameters } = useAddressDetails();
  const search = readCampaignSearch(parameters);
  const list = usePagedRows(["pr_campaigns", "list", search], () => readCampaigns(search));
  return (
    <TableArea
      list={list}
      caption={studioCampaignWords.list}
      columns={studioCampaignColumns}
      keyOf={({ id }) => id}
      search={studioCampaignWords.search}
      filters={[{ name: "state", label: studioCampaignWords.filter, options: states }]}
      empty={studioCampaignWords.empty}
      next={<ToClients />}
      opens="campaign"
      Detail={CampaignDetail}
    />
  );
}
