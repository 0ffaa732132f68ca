import { readChoice, readId, readPage, readTerm } from "../../../../content/studio-address.ts";
import { proposalViews, type ProposalView } from "../../../../content/studio-proposal.ts";

export type ProposalSearch = {
  view: ProposalView;
  term: string | null;
  client: string | null;
  page: number;
};

export function readProposalSearch(parameters: URLSearchParams): ProposalSearch {
  return {
    view: readChoice(parameters, "state", proposalViews) ?? "all",
    term: readTerm(parameters) || null,
    client: readId(parameters, "client"),
    page: readPage(parameters),
  };
}
