import type { SignedProposal } from "../../domain/proposal/answers.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { lockLedger } from "../billing/lock-ledger.ts";
import type { RequestContext } from "../context.ts";
import { chargeSigning } from "./charge-signing.ts";
import { checkCode, findOwnSigned, spendCode } from "./check-code.ts";
import { ensureProposalFile } from "./ensure-file.ts";
import { findLink } from "./find-link.ts";
import { requireOpen } from "./find-version.ts";
import { foundClient, foundPlace } from "./found-client.ts";
import { foundProject } from "./found-project.ts";
import { lockProposal } from "./lock-proposal.ts";
import { maySign } from "./may-sign.ts";
import { priceSignature } from "./price-signature.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";
import { requireLiveProject } from "./require-live-project.ts";
import { readSigned } from "./read-signed.ts";
import { closeSigned, notifySigned } from "./notify-signed.ts";
import { writeAgreement } from "./write-agreement.ts";

type Where = { siteUrl: string; network: string; userAgent: string };

/**
 * A signature and everything that follows from it, in one transaction: the agreement, the client, the project with its
 * milestones, the first invoice. Asked again, it answers what the first time did.
 */
export async function signProposal(
  { transaction, siteUrl, network }: Pick<RequestContext, "transaction" | "siteUrl" | "network">,
  asked: VisitRequest<"sign">,
  userAgent: string,
): Promise<SignedProposal> {
  const checked = await transaction((sql) => checkCode(sql, asked));
  if (checked.is === "signed") return checked.signed;
  if (checked.is === "refused") throw new ProposalRefusal(checked.code);
  // Its hash is part of what is signed: it is there before.
  await ensureProposalFile(transaction, asked.versionId);
  return transaction((sql) => sign(sql, asked, { siteUrl, network, userAgent }));
}

async function sign(
  sql: Transaction,
  asked: VisitRequest<"sign">,
  { siteUrl, network, userAgent }: Where,
): Promise<SignedProposal> {
  const link = await findLink(sql, asked.token);
  await holdCompany(sql, link.proposalId);
  const proposal = await lockProposal(sql, link.proposalId);
  const before = await findOwnSigned(sql, link, asked.versionId);
  if (before) return before;
  const version = await requireOpen(sql, proposal, asked.versionId);
  if (version.hash !== asked.hash) throw new ProposalRefusal("superseded");
  await requireLiveProject(sql, proposal);
  const place = await foundPlace(sql, proposal, link.address);
  const { companyId: known } = place;
  if (!(await maySign(sql, { companyId: known, address: link.address }))) {
    throw new ProposalRefusal("may-not-sign");
  }
  const priced = await priceSignature(sql, version.content, asked, known);
  if (!(await spendCode(sql, link, asked))) throw new ProposalRefusal("code-ended");
  await lockLedger(sql);
  const companyId = await foundClient(sql, { proposal, place, priced, address: link.address });
  const agreement = await writeAgreement(sql, {
    proposal,
    version,
    link,
    companyId,
    asked,
    priced,
    network,
    userAgent,
  });
  const project = await foundProject(sql, {
    proposal,
    content: version.content,
    priced,
    agreementId: agreement.id,
    place: { ...place, companyId },
    address: link.address,
  });
  await chargeSigning(sql, project.milestones, { siteUrl });
  await closeSigned(sql, proposal);
  const signed = await readSigned(sql, version.id);
  if (!signed) throw new Error("The agreement was not stored.");
  await notifySigned(sql, { proposal, version, link, companyId, signed, siteUrl });
  return signed;
}

/**
 * Whoever brings two companies together holds both, and then asks for their proposals: the company is held first here,
 * too, or the two would wait for each other.
 */
async function holdCompany(sql: Transaction, proposalId: string): Promise<void> {
  await sql`
    select from public.companies c join public.proposals p on p.company_id = c.id
    where p.id = ${proposalId} for key share of c`;
}
