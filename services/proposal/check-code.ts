import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { ProposalRefusalCode } from "../../content/proposal-answers.ts";
import type { SignedProposal } from "../../domain/proposal/answers.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashSigningCode } from "./ask-code.ts";
import { findLink, type FoundLink } from "./find-link.ts";
import { readSigned } from "./read-signed.ts";

const mostAttempts = 5;

const codeRow = z.object({
  hash: z.instanceof(Uint8Array).nullable(),
  versionId: z.string().nullable(),
  isLive: z.boolean(),
});

type CheckedCode =
  | { is: "signed"; signed: SignedProposal }
  | { is: "refused"; code: ProposalRefusalCode }
  | { is: "right" };

type Shown = Pick<VisitRequest<"sign">, "token" | "versionId" | "code">;

/**
 * Looks at the code in a transaction of its own: a wrong one counts, whatever becomes of the signature. Whoever asks for what is
 * signed already gets its answer; the code has done its work then.
 */
export async function checkCode(
  sql: Transaction,
  { token, versionId, code }: Shown,
): Promise<CheckedCode> {
  const link = await findLink(sql, token);
  const signed = await findOwnSigned(sql, link, versionId);
  if (signed) return { is: "signed", signed };
  const rows = await sql`
    select code_hash as hash, code_version_id as "versionId",
      coalesce(code_until > now(), false) and attempts < ${mostAttempts} as "isLive"
    from private.proposal_links where id = ${link.id} for update`;
  const kept = parseRow(codeRow, rows);
  // Whoever waited for the row may find that it was signed meanwhile.
  const late = kept?.hash ? null : await findOwnSigned(sql, link, versionId);
  if (late) return { is: "signed", signed: late };
  if (!kept?.hash || !kept.isLive || kept.versionId !== versionId.toLowerCase()) {
    return { is: "refused", code: "code-ended" };
  }
  const given = await hashSigningCode(sql, { linkId: link.id, versionId: kept.versionId, code });
  if (timingSafeEqual(given, kept.hash)) return { is: "right" };
  await sql`update private.proposal_links set attempts = attempts + 1 where id = ${link.id}`;
  return { is: "refused", code: "code-wrong" };
}

/** What was signed of the link's own proposal. */
export async function findOwnSigned(
  sql: Transaction,
  { proposalId }: FoundLink,
  versionId: string,
): Promise<SignedProposal | null> {
  const [own] = await sql`
    select from public.proposal_versions where id = ${versionId} and proposal_id = ${proposalId}`;
  return own ? readSigned(sql, versionId) : null;
}

/** Ends the code with the signature: false where it has ended since it was looked at. */
export async function spendCode(
  sql: Transaction,
  link: FoundLink,
  { versionId, code }: Pick<Shown, "versionId" | "code">,
): Promise<boolean> {
  const hash = await hashSigningCode(sql, {
    linkId: link.id,
    versionId: versionId.toLowerCase(),
    code,
  });
  const used = await sql`
    update private.proposal_links set code_hash = null, code_until = null
    where id = ${link.id} and code_hash = ${hash} and code_until > now() and attempts < ${mostAttempts}
    returning 1`;
  return used.length > 0;
}
