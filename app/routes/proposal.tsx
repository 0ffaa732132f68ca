import { proposalPage } from "../../content/pages/proposal.ts";
import { ProposalPage } from "../features/proposal/proposal-page.tsx";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import "../styles/pages/proposal.css";

export const handle = workroom;
export const meta = () => plainMetadata(proposalPage);

export default function Proposal() {
  return (
    <PageMain>
      <ProposalPage />
    </PageMain>
  );
}
