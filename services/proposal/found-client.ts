import type { Transaction } from "../../runtime/database/types.ts";
import { assignCompany, findConfirmedAccount } from "./assign-company.ts";
import type { LockedProposal } from "./lock-proposal.ts";
import { maySign } from "./may-sign.ts";
import type { PricedSignature } from "./price-signature.ts";

/** Where the signer is already: an account with the address, and a company. */
type SignerPlace = { accountId: string | null; companyId: string | null };

/** The proposal's company; else the one that the signer may approve for. */
export async function foundPlace(
  sql: Transaction,
  proposal: LockedProposal,
  address: string,
): Promise<SignerPlace> {
  const account = await findConfirmedAccount(sql, address);
  const accountId = account?.id ?? null;
  if (proposal.companyId !== null) return { accountId, companyId: proposal.companyId };
  const own = account?.companyId ?? null;
  return { accountId, companyId: (await maySign(sql, { companyId: own, address })) ? own : null };
}

type Client = {
  proposal: LockedProposal;
  place: SignerPlace;
  priced: PricedSignature;
  address: string;
};

/** The company that has signed, made where there was none, and with whoever is charged. */
export async function foundClient(
  sql: Transaction,
  { proposal, place, priced: { buyer, isKnown }, address }: Client,
): Promise<string> {
  const companyId = place.companyId ?? (await makeCompany(sql, proposal.clientName));
  if (companyId !== proposal.companyId) await assignCompany(sql, proposal.id, companyId);
  if (!isKnown) {
    const { name, address: lines, country, vat_number, company_number, email } = buyer;
    await sql`
      insert into public.billing_details
        (company_id, legal_name, address, country, vat_number, company_number, email)
      values (
        ${companyId}, ${name}, ${lines}, ${country}, ${vat_number}, ${company_number}, ${email ?? address}
      )`;
  }
  return companyId;
}

async function makeCompany(sql: Transaction, name: string): Promise<string> {
  const [made] = await sql<{ id: string }[]>`
    insert into public.companies (name) values (${name}) returning id`;
  if (!made) throw new Error("The company was not stored.");
  return made.id;
}
