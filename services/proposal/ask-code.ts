import { createHmac } from "node:crypto";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { countRequest, readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import { newCode } from "../../runtime/tokens/opaque-token.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findLink } from "./find-link.ts";
import { requireOpen } from "./find-version.ts";
import { lockProposal } from "./lock-proposal.ts";
import { maySign } from "./may-sign.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const codeMinutes = 10;
const perLink = { counted: "proposal codes per link", limit: 5, windowSeconds: 3600 };

export type MailedCode = { sent_to: string; minutes: number } | { wait: number };

/** Mails six digits to whoever the link is for; those of before end. */
export async function askCode(
  sql: Transaction,
  { token, versionId }: VisitRequest<"ask_code">,
): Promise<MailedCode> {
  const link = await findLink(sql, token);
  const proposal = await lockProposal(sql, link.proposalId);
  const version = await requireOpen(sql, proposal, versionId);
  if (!(await maySign(sql, { companyId: proposal.companyId, address: link.address }))) {
    throw new ProposalRefusal("may-not-sign");
  }
  const wait = await countRequest(sql, [{ ...perLink, subject: link.id }]);
  if (wait > 0) return { wait };
  const code = newCode();
  const hash = await hashSigningCode(sql, { linkId: link.id, versionId: version.id, code });
  await sql`
    update private.proposal_links
    set code_hash = ${hash}, code_version_id = ${version.id}, attempts = 0,
      code_until = now() + make_interval(mins => ${codeMinutes})
    where id = ${link.id}`;
  await enqueueMail(sql, {
    to: link.address,
    template: "proposal-code",
    data: { code, fields: [{ label: labels.title, value: proposal.title }] },
  });
  return { sent_to: link.address, minutes: codeMinutes };
}

type Coded = { linkId: string; versionId: string; code: string };

/** Keyed, because a million codes are quickly hashed by whoever reads the table. */
export async function hashSigningCode(
  sql: Transaction,
  { linkId, versionId, code }: Coded,
): Promise<Uint8Array> {
  const secret = await readServerSecret(sql);
  return createHmac("sha256", secret)
    .update(`proposal-code\0${linkId}\0${versionId}\0${code}`)
    .digest();
}
