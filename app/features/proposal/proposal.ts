import { createContext, use } from "react";
import type { VatTreatment } from "../../../domain/billing/document.ts";
import type { OpenedProposal } from "../../../domain/proposal/answers.ts";
import type { ProposalSums } from "../../../domain/proposal/sum-proposal.ts";

export type ShownProposal = {
  token: string;
  opened: OpenedProposal;
  /** The keys of the options that are ticked, or were when it was signed. */
  chosen: readonly string[];
  choose: (key: string, isChosen: boolean) => void;
  /** What VAT law makes of whoever is charged: of the company, or of the country that is typed where it has not said so. */
  treatment: VatTreatment;
  setCountry: (country: string) => void;
  /** What it comes to with all of that. */
  sums: ProposalSums;
  /** Whether it waits for an answer: then it can be signed and declined. */
  isOpen: boolean;
  /** Whether the studio looks at it before it is sent: then nothing is asked, signed or fetched. */
  isPreview: boolean;
  /** Whether it can be asked about: a no or a day that has passed need not be the last word. */
  canAsk: boolean;
};

export const ProposalContext = createContext<ShownProposal | null>(null);

export function useShownProposal(): ShownProposal {
  const shown = use(ProposalContext);
  if (!shown) throw new Error("No proposal is on show here.");
  return shown;
}
