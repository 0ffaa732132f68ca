import type { OpenedProposal, ProposalComment } from "./answers.ts";

type Heard = Pick<OpenedProposal, "comments" | "said">;

/** What is known already and what has come: each once, as it was heard last, in the order in which it was said. */
export function mergeComments(
  known: readonly ProposalComment[],
  come: readonly ProposalComment[],
): ProposalComment[] {
  const all = new Map([...known, ...come].map((each) => [each.id, each]));
  return [...all.values()].toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id.localeCompare(b.id),
  );
}

/** How much was said about these blocks that is not among the comments. */
export function countEarlier(
  { comments, said = [] }: Heard,
  isMeant: (block: string | null) => boolean,
): number {
  const all = said.reduce((sum, { block, count }) => sum + (isMeant(block) ? count : 0), 0);
  return Math.max(0, all - comments.filter(({ block }) => isMeant(block)).length);
}
