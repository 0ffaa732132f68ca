import type { VatTreatment } from "../billing/document.ts";
import { sumLines } from "../billing/sum-lines.ts";
import type { ProposalContent, ProposedMilestone } from "./content.ts";

export type Instalment = ProposedMilestone & { vat_pence: number; total_pence: number };
export type ProposalSums = {
  instalments: Instalment[];
  net_pence: number;
  vat_pence: number;
  total_pence: number;
};

type Priced = Pick<ProposalContent, "milestones" | "options" | "vat_rate">;

/**
 * What a proposal comes to with what was chosen. Options are charged with the last milestone that has an amount, and VAT is
 * the sum of what each instalment's invoice will say, so that all of them agree to the penny.
 */
export function sumProposal(
  { milestones, options, vat_rate }: Priced,
  chosen: readonly string[],
  treatment: VatTreatment = vat_rate === 0 ? "none" : "uk",
): ProposalSums {
  const extra = options
    .filter(({ key }) => chosen.includes(key))
    .reduce((sum, { net_pence }) => sum + net_pence, 0);
  const last = milestones.findLastIndex(({ net_pence }) => net_pence > 0);
  const instalments = milestones.map((each, index) => {
    const net_pence = each.net_pence + (index === last ? extra : 0);
    const { vat_pence, total_pence } = sumLines(
      [
        {
          description: each.title,
          quantity: 100,
          unit_pence: net_pence,
          discount_pence: 0,
          vat_rate,
        },
      ],
      treatment,
    );
    return { ...each, net_pence, vat_pence, total_pence };
  });
  const net_pence = add(instalments.map((each) => each.net_pence));
  const vat_pence = add(instalments.map((each) => each.vat_pence));
  return { instalments, net_pence, vat_pence, total_pence: net_pence + vat_pence };
}

/** What is chosen as long as the client has not said otherwise. */
export function listChosen({ options }: Pick<ProposalContent, "options">): string[] {
  return options.filter(({ chosen }) => chosen).map(({ key }) => key);
}

function add(pence: readonly number[]): number {
  return pence.reduce((sum, each) => sum + each, 0);
}
