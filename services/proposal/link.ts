import { createHmac } from "node:crypto";
import { proposalAddress } from "../../content/proposal-address.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";

/**
 * The link of one recipient, the same in every mail about the proposal: its token is made of the link's id with the
 * server's secret, and only its hash is kept. Those of earlier recipients end.
 */
export async function renewLink(
  sql: Transaction,
  { proposalId, address }: { proposalId: string; address: string },
): Promise<string> {
  await sql`
    delete from private.proposal_links where proposal_id = ${proposalId} and address <> ${address}`;
  await sql`
    insert into private.proposal_links (proposal_id, address, token_hash)
    values (${proposalId}, ${address}, decode(md5(gen_random_uuid()::text), 'hex'))
    on conflict (proposal_id, address) do nothing`;
  const link = await findLinkTo(sql, proposalId);
  if (!link) throw new Error("The link was not stored.");
  return link.path;
}

type LinkTo = { path: string; address: string };

/** Where the recipient reads the proposal; undefined of what was never sent. */
export async function findLinkTo(
  sql: Transaction,
  proposalId: string,
): Promise<LinkTo | undefined> {
  const [link] = await sql<{ id: string; address: string }[]>`
    select id, address from private.proposal_links where proposal_id = ${proposalId} limit 1`;
  if (!link) return undefined;
  const token = await deriveToken(sql, "proposal-link", link.id);
  await sql`
    update private.proposal_links set token_hash = decode(${hashToken(token)}, 'hex')
    where id = ${link.id} and token_hash <> decode(${hashToken(token)}, 'hex')`;
  return { path: proposalAddress(token), address: link.address };
}

/** 256 bits that nobody guesses and everybody with the secret makes again. */
export async function deriveToken(sql: Transaction, use: string, id: string): Promise<string> {
  const secret = await readServerSecret(sql);
  return createHmac("sha256", secret).update(`${use}\0${id}`).digest("base64url");
}
