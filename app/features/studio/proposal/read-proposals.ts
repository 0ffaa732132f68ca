import * as z from "zod/mini";
import { proposalStates } from "../../../../domain/proposal/proposal-state.ts";
import { amount, text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import type { ProposalSearch } from "./proposal-search.ts";

/** A proposal as `list_proposals` tells of it. */
const listedProposal = z.object({
  id: z.string(),
  title: z.string(),
  client_name: z.string(),
  recipient_name: z.string(),
  recipient_email: z.string(),
  state: z.enum(proposalStates),
  /** Of a draft, what it comes to so far. */
  net_pence: amount,
  valid_until: text,
  sent_at: text,
  opened_at: text,
  company_id: text,
  client: text,
  project_id: text,
  /** Whether the last word under it is the client's. */
  is_asked: z.boolean(),
  /** Whether there is something to send that was not. */
  is_edited: z.boolean(),
  updated_at: z.string(),
});
export type ListedProposal = z.infer<typeof listedProposal>;

export async function readProposalPage(search: ProposalSearch): Promise<RowsPage<ListedProposal>> {
  const { view, term, client, page } = search;
  const [first, last] = rangeOf(page);
  const query = sharedBackend().rpc("list_proposals", {
    view: view === "all" ? null : view,
    term,
    company: client,
    skip: first,
    size: last - first + 1,
  });
  return pageOf(await readRows(query, listedProposal));
}

/** Whose words another may begin with, the newest first: those that come to something. */
export async function findTemplates(term: string, most: number): Promise<ListedProposal[]> {
  const query = sharedBackend().rpc("list_proposals", { term: term.trim() || null, size: 30 });
  const found = await readRows(query, listedProposal);
  return found.filter(({ net_pence }) => (net_pence ?? 0) > 0).slice(0, most);
}
