import { useState } from "react";
import type { OpenedProposal } from "../../../domain/proposal/answers.ts";
import type { ProposedOption } from "../../../domain/proposal/content.ts";
import { keepDraft, readDraft } from "../../form/draft-store.ts";

const keptAs = (key: string, net_pence: number) => `${key}=${net_pence}`;

export const optionsDraftId = ({ proposal_id }: Pick<OpenedProposal, "proposal_id">) =>
  `proposal options ${proposal_id}`;

/**
 * The options that are ticked. They are kept with what is typed: a reload changes no total, and in a newer version each that
 * costs what it did is as it was left.
 */
export function useChosen(opened: OpenedProposal) {
  const { content, signed } = opened;
  const draftId = optionsDraftId(opened);
  const [ticked, setTicked] = useState(() => {
    const kept = readDraft(draftId).values;
    return content.options.filter((option) => isTicked(option, kept)).map(({ key }) => key);
  });
  const chosen = signed ? signed.options : ticked;

  function choose(key: string, isChosen: boolean) {
    const others = ticked.filter((each) => each !== key);
    const next = isChosen ? [...others, key] : others;
    const values = Object.fromEntries(
      content.options.map((option) => [
        keptAs(option.key, option.net_pence),
        next.includes(option.key) ? "yes" : "no",
      ]),
    );
    keepDraft(draftId, { ...readDraft(draftId), values });
    setTicked(next);
  }

  return { chosen, choose };
}

function isTicked(
  { key, net_pence, chosen }: ProposedOption,
  kept: Readonly<Partial<Record<string, string>>>,
): boolean {
  const answer = kept[keptAs(key, net_pence)];
  return answer === undefined ? chosen : answer === "yes";
}
