import { z } from "zod";
import { acceptance } from "../../domain/proposal/acceptance.ts";
import type { SignedProposal } from "../../domain/proposal/answers.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import { penceColumn } from "../billing/rows.ts";
import { deriveToken } from "./link.ts";

const agreementRow = z.object({
  id: z.string(),
  signerName: z.string(),
  signerRole: z.string(),
  content: z.string(),
  hash: z.string(),
  net: penceColumn,
  vat: penceColumn,
  invoiceNumber: z.string().nullable(),
  proofState: z.string().nullable(),
});

/** What was signed, and where its signer goes on: the same answer however often it is asked for. */
export async function readSigned(
  sql: Transaction,
  versionId: string,
): Promise<SignedProposal | null> {
  const rows = await sql`
    select a.id, a.signer_name as "signerName", a.signer_role as "signerRole", a.content,
      a.content_hash as hash, a.net_pence as net, a.vat_pence as vat,
      (
        select d.number from public.milestones m join public.billing_documents d on d.id = m.document_id
        where m.agreement_id = a.id and m.trigger = 'signing' order by m.position limit 1
      ) as "invoiceNumber",
      (select c.state from public.content_anchors c where c.agreement_id = a.id) as "proofState"
    from public.agreements a where a.version_id = ${versionId}`;
  const found = parseRow(agreementRow, rows);
  if (!found) return null;
  const said = acceptance.parse(JSON.parse(found.content));
  return {
    agreement_id: found.id,
    signer_name: found.signerName,
    signer_role: found.signerRole,
    signed_at: said.signed_at,
    options: said.chosen,
    net_pence: found.net,
    vat_pence: found.vat,
    total_pence: found.net + found.vat,
    content_hash: found.hash,
    acceptance: found.content,
    invoice_number: found.invoiceNumber,
    portal_path: await findEntrance(sql, found.id),
    proof_state: found.proofState,
  };
}

/** The invitation, as long as it waits; then the client area itself. */
async function findEntrance(sql: Transaction, agreementId: string): Promise<string> {
  const token = await deriveToken(sql, "agreement-invitation", agreementId);
  const [waiting] = await sql`
    select from public.company_invitations
    where token_hash = decode(${hashToken(token)}, 'hex') and expires_at > now()`;
  return waiting ? `/dashboard/invitation?${new URLSearchParams({ token })}` : "/dashboard";
}
