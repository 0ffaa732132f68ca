import { useState } from "react";
import type { OpenedProposal } from "../../../domain/proposal/answers.ts";
import { listChosen } from "../../../domain/proposal/sum-proposal.ts";
import { keepDraft, readDraft } from "../../form/draft-store.ts";

const entry = "chosen";

export const optionsDraftId = ({ version_id }: Pick<OpenedProposal, "version_id">) =>
  `proposal options ${version_id}`;

/** The options that are ticked. They are kept with what is typed: a reload changes no total. */
export function useChosen(opened: OpenedProposal) {
  const { content, signed } = opened;
  const draftId = optionsDraftId(opened);
  const [ticked, setTicked] = useState(() => {
    const kept = readDraft(draftId).values[entry];
    return kept === undefined ? listChosen(content) : kept.split(" ");
  });
  const known = new Set(content.options.map(({ key }) => key));
  const chosen = signed ? signed.options : ticked.filter((key) => known.has(key));

  function choose(key: string, isChosen: boolean) {
    const others = ticked.filter((each) => each !== key);
    const next = isChosen ? [...others, key] : others;
    keepDraft(draftId, { ...readDraft(draftId), values: { [entry]: next.join(" ") } });
    setTicked(next);
  }

  return { chosen, choose };
}
