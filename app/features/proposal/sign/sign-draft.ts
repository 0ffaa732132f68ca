import type { OpenedProposal } from "../../../../domain/proposal/answers.ts";
import { readDraft } from "../../../form/draft-store.ts";

type Signed = Pick<OpenedProposal, "proposal_id">;

/** What is typed on the signing sheet is kept under this, whatever version it was typed for. */
export const signDraftId = ({ proposal_id }: Signed) => `proposal signature ${proposal_id}`;

export const signDefaults = { country: "GB" };

export function readTypedCountry(opened: Signed): string {
  return readDraft(signDraftId(opened)).values["country"] ?? signDefaults.country;
}
