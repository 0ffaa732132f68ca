import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import type { Buyer } from "../../domain/billing/document.ts";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import { sumProposal, type ProposalSums } from "../../domain/proposal/sum-proposal.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBuyer } from "../billing/find-buyer.ts";
import { readSeller } from "../billing/seller.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

export type PricedSignature = {
  sums: ProposalSums;
  chosen: string[];
  buyer: Buyer;
  /** Whether the company has said who is charged before. */
  isKnown: boolean;
};

type Asked = Pick<VisitRequest<"sign">, "options" | "totalPence" | "billing">;

/** What comes to be charged, and to whom; refused where that is not what was on show. */
export async function priceSignature(
  sql: Transaction,
  content: ProposalContent,
  { options, totalPence, billing }: Asked,
  companyId: string | null,
): Promise<PricedSignature> {
  const chosen = content.options.map(({ key }) => key).filter((key) => options.includes(key));
  if (chosen.length !== options.length) throw new ProposalRefusal("option-unknown");
  const seller = readSeller();
  if ((seller.vat_number === null) !== (content.vat_rate === 0)) {
    throw new ProposalRefusal("vat-changed");
  }
  const known = await findBuyer(sql, companyId);
  const buyer = known ?? describeBuyer(billing);
  const treatment = chooseTreatment(seller, buyer);
  // A number is enough to sign with; the invoice waits until the studio has looked at it.
  if (treatment === "outside" && !buyer.is_business && buyer.vat_number === null) {
    throw new ProposalRefusal("evidence-missing");
  }
  const sums = sumProposal(content, chosen, treatment);
  if (sums.total_pence !== totalPence) throw new ProposalRefusal("total-changed");
  return { sums, chosen, buyer, isKnown: known !== undefined };
}

function describeBuyer(billing: Asked["billing"]): Buyer {
  if (billing === null) throw new ProposalRefusal("details-missing");
  const { legal_name: name, ...rest } = billing;
  return { name, ...rest };
}
