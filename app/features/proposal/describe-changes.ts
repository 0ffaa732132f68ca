import { proposalBlockNames } from "../../../content/proposal-names.ts";
import { proposalWords } from "../../../content/proposal.ts";
import type { OpenedProposal } from "../../../domain/proposal/answers.ts";

/** In which chapters a version says something else than the one before; nothing of a first one. */
export function describeChanges({
  changed,
  number,
}: Pick<OpenedProposal, "changed" | "number">): string | null {
  if (changed.length === 0) return null;
  return proposalWords.changedSince(
    number - 1,
    changed.map((block) => proposalBlockNames[block]),
  );
}
