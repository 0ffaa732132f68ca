import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OpenedProposal, SignedProposal } from "../../../domain/proposal/answers.ts";
import { fetchProposal } from "./fetch-proposal.ts";

/** Whoever has no account follows no changes: while they look, it is asked for. */
const everyMilliseconds = 20_000;

const keyOf = (token: string) => ["proposals", token];

export function useOpenedProposal(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => fetchProposal(token),
    refetchInterval: everyMilliseconds,
    refetchOnWindowFocus: "always",
  });
}

/** For whoever has just said something: what is on show is asked for again, or is known to be signed. */
export function useProposalChanges(token: string) {
  const client = useQueryClient();
  return {
    refresh: () => client.invalidateQueries({ queryKey: keyOf(token) }),
    takeSigned: (signed: SignedProposal) =>
      client.setQueryData<OpenedProposal>(
        keyOf(token),
        (opened) => opened && { ...opened, state: "accepted", signed },
      ),
  };
}
