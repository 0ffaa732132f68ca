import { Link } from "react-router";
import { paymentLines, receiptLink } from "../../../../content/campaign.ts";
import { receiptPath } from "../../../../content/addresses.ts";
import { CampaignLine } from "./campaign-parts.tsx";
import { usePortalData } from "../portal-data.ts";

/** What became of the payments for a campaign. */
export function CampaignPayments({ campaignId }: { campaignId: string }) {
  const { payments } = usePortalData();
  return payments.rows
    .filter((payment) => payment.campaign_id === campaignId && paymentLines[payment.state])
    .map(({ id, state }) => (
      <CampaignLine key={id}>
        <span>{paymentLines[state]}</span>
        {state === "paid" && (
          <Link to={receiptPath(id)} className="text-link">
            {receiptLink}
          </Link>
        )}
      </CampaignLine>
    ));
}
