import { campaignStatusNames } from "../../../../content/campaign.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { campaignStatuses } from "../../../../domain/campaign/campaign.ts";
import { ToClients } from "../client/to-clients.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { CampaignDetail } from "./campaign-detail.tsx";
import { CampaignTable } from "./campaign-table.tsx";
import { readCampaigns, readCampaignSearch } from "./read-campaigns.ts";
import { useAddressDetails } from "../use-address-details.ts";

const states = [
  ...campaignStatuses.map((value) => ({ value, label: campaignStatusNames[value] })),
  { value: "verified", label: studioCampaignWords.verified },
];

/** All campaigns of all clients, and the one that is open. */
export function CampaignsArea() {
  const { parameters } = useAddressDetails();
  const search = readCampaignSearch(parameters);
  const list = usePagedRows(["pr_campaigns", "list", search], () => readCampaigns(search));
  const openId = parameters.get("campaign");
  return (
    <SplitView
      closes={["campaign"]}
      list={
        <>
          <Toolbar
            search={studioCampaignWords.search}
            filters={
              <ToolbarFilter name="state" label={studioCampaignWords.filter} options={states} />
            }
          />
          <ListBody
            list={list}
            empty={studioCampaignWords.empty}
            next={<ToClients />}
            filters={["state"]}
          >
            <CampaignTable rows={list.rows} openKey={openId} isStale={list.isStale} />
          </ListBody>
        </>
      }
      detail={openId && <CampaignDetail key={openId} id={openId} />}
    />
  );
}
