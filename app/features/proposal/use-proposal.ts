import { useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  OpenedProposal,
  ProposalComment,
  SignedProposal,
} from "../../../domain/proposal/answers.ts";
import { mergeComments } from "../../../domain/proposal/merge-comments.ts";
import { fetchProposal } from "./fetch-proposal.ts";

/** Whoever has no account follows no changes: while they look, it is asked for. */
const everyMilliseconds = 20_000;

const keyOf = (token: string) => ["proposals", token];

export function useOpenedProposal(token: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(token),
    // What was heard before stays on show, though the answer has the newest words only.
    queryFn: async () => {
      const opened = await fetchProposal(token);
      const known = client.getQueryData<OpenedProposal>(keyOf(token));
      return { ...opened, comments: mergeComments(known?.comments ?? [], opened.comments) };
    },
    refetchInterval: everyMilliseconds,
    refetchOnWindowFocus: "always",
  });
}

/** For whoever has just said something: what is on show is asked for again, or is known to be signed. */
export function useProposalChanges(token: string) {
  const client = useQueryClient();
  return {
    refresh: () => client.invalidateQueries({ queryKey: keyOf(token) }),
    takeEarlier: (earlier: readonly ProposalComment[]) =>
      client.setQueryData<OpenedProposal>(
        keyOf(token),
        (opened) => opened && { ...opened, comments: mergeComments(earlier, opened.comments) },
      ),
    takeSigned: (signed: SignedProposal) =>
      client.setQueryData<OpenedProposal>(
        keyOf(token),
        (opened) => opened && { ...opened, state: "accepted", signed },
      ),
  };
}
