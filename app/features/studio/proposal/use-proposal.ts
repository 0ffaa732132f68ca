import { useLoaded } from "../parts/use-loaded.ts";
import { readProposal } from "./read-proposal.ts";

/** One proposal with all that hangs on it, as it is in the database. */
export function useProposal(id: string) {
  return useLoaded(["proposals", "one", id], () => readProposal(id), {
    tables: ["proposal_comments", "milestones"],
    concerns: ({ table, row, old }, shown) =>
      [row, old].some((each) =>
        table === "proposals"
          ? each["id"] === id
          : table === "milestones"
            ? each["agreement_id"] === (shown?.agreement?.id ?? "none")
            : each["proposal_id"] === id,
      ),
  });
}
