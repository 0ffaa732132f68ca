import { projectTypeWords } from "../../content/portal-project.ts";
import { legalReviewed } from "../../content/legal.ts";
import { newProposalWords, usualDays } from "../../content/proposal-draft.ts";
import { cleanLines } from "../../domain/field/clean-lines.ts";
import { proposalLimits, type ProposalContent } from "../../domain/proposal/content.ts";
import { readSeller } from "../billing/seller.ts";
import { londonDay } from "../../domain/billing/london-day.ts";

/** What is known of whoever is written to. */
export type Beginning = {
  name?: string;
  email?: string;
  client?: string;
  title?: string;
  kind?: string;
  aim?: string;
};

/** What is saved of a draft: complete in its fields, though not in what they say. */
type DraftContent = ProposalContent;

/** A draft of what is known, in the words of an earlier one where there is one. */
export function fillContent(
  { name = "", client = "", kind, title, aim }: Beginning,
  copied?: Partial<ProposalContent>,
): DraftContent {
  const clientName = (client || name).slice(0, proposalLimits.name);
  const kindName = (kind && projectTypeWords.get(kind)) ?? kind ?? newProposalWords.kind;
  return {
    ...blank,
    ...copied,
    title: title ?? newProposalWords.titleFor(kindName, clientName).slice(0, proposalLimits.title),
    client_name: clientName || (copied?.client_name ?? ""),
    recipient_name: name.slice(0, proposalLimits.name) || (copied?.recipient_name ?? ""),
    project_type: kind ?? copied?.project_type ?? null,
    aim:
      cleanLines(aim ?? "")
        .slice(0, proposalLimits.text)
        .toWellFormed() ||
      (copied?.aim ?? ""),
    ...readGiven(),
    valid_until: londonDay(new Date(Date.now() + usualDays.valid * 86_400_000)),
  };
}

/** What is nobody's to choose: the terms as they stand, and VAT as it is charged. */
export function readGiven(): Pick<ProposalContent, "terms_version" | "vat_rate"> {
  return {
    terms_version: legalReviewed.date,
    vat_rate: readSeller().vat_number === null ? 0 : 2000,
  };
}

const blank = {
  approach: "hybrid",
  approach_note: null,
  scope: [],
  deliverables: [],
  milestones: [
    {
      key: "deposit",
      title: newProposalWords.deposit,
      due_on: null,
      net_pence: 0,
      trigger: "signing",
    },
    {
      key: "delivery",
      title: newProposalWords.delivery,
      due_on: null,
      net_pence: 0,
      trigger: "approval",
    },
  ],
  options: [],
  exclusions: [],
  case_studies: [],
  terms_days: usualDays.terms,
} satisfies Partial<ProposalContent>;
