import { lazy, Suspense } from "react";
import { changeDetails, readOpenId } from "../../../../content/studio-address.ts";
import { proposalsWords as words, proposalViews } from "../../../../content/studio-proposal.ts";
import { Button } from "../../../ui/button.tsx";
import { Gate } from "../access/gate.tsx";
import { DenseTable } from "../parts/dense-table.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { ViewTabs } from "../parts/view-tabs.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { BeginProposal } from "./begin-proposal.tsx";
import { listedProposalColumns } from "./list-proposal-columns.tsx";
import { type ProposalSearch, readProposalSearch } from "./proposal-search.ts";
import { readProposalPage } from "./read-proposals.ts";

/** Fetched with the first proposal that is opened, or written. */
const ProposalDetail = lazy(async () => ({
  default: (await import("./proposal-detail.tsx")).ProposalDetail,
}));
const ProposalEditor = lazy(async () => ({
  default: (await import("./proposal-editor.tsx")).ProposalEditor,
}));

/** Every proposal, and the one that is open; one that is written has the page to itself. */
export function ProposalsArea() {
  const { parameters } = useAddressDetails();
  const openId = readOpenId(parameters, "proposal");
  return openId && parameters.has("edit") ? (
    <Suspense fallback={<LoadingRows count={8} />}>
      <ProposalEditor key={openId} id={openId} />
    </Suspense>
  ) : (
    <ProposalList openId={openId} />
  );
}

function ProposalList({ openId }: { openId: string | null }) {
  const { parameters, filter } = useAddressDetails();
  const search = readProposalSearch(parameters);
  const list = usePagedRows(["proposals", "list", search], () => readProposalPage(search), {
    tables: ["proposal_comments"],
  });
  return (
    <SplitView
      closes={["proposal"]}
      list={
        <>
          <ProposalViews search={search} />
          <Toolbar
            search={words.search}
            filters={
              search.client && (
                <Button size="small" variant="quiet" onClick={() => filter({ client: null })}>
                  {words.allClients}
                </Button>
              )
            }
            actions={
              <Gate deed="proposals">
                <BeginProposal from={{ isOpen: true }} label={words.create} />
              </Gate>
            }
          />
          <ListBody list={list} empty={words.empty[search.view]} filters={["client"]}>
            <DenseTable
              caption={words.list}
              columns={listedProposalColumns}
              rows={list.rows}
              keyOf={({ id }) => id}
              detailsOf={({ id }) => ({ proposal: id })}
              openKey={openId}
              isStale={list.isStale}
            />
          </ListBody>
        </>
      }
      detail={
        openId && (
          <Suspense fallback={<LoadingRows count={6} />}>
            <ProposalDetail key={openId} id={openId} />
          </Suspense>
        )
      }
    />
  );
}

function ProposalViews({ search }: { search: ProposalSearch }) {
  const { parameters } = useAddressDetails();
  const elsewhere = { page: null, proposal: null };
  return (
    <ViewTabs
      label={words.views}
      open={search.view}
      views={proposalViews.map((view) => ({
        value: view,
        label: words.view[view],
        to: `?${changeDetails(parameters, { ...elsewhere, state: view === "all" ? null : view })}`,
      }))}
    />
  );
}
