import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findLink } from "./find-link.ts";

const readableRow = z.object({ id: z.string(), number: z.number(), title: z.string() });
export type ReadableVersion = z.infer<typeof readableRow>;

/** A version that whoever asks may read. */
export async function findReadableVersion(
  sql: Transaction,
  versionId: string,
): Promise<ReadableVersion | undefined> {
  const rows = await sql`
    select id, number, content ->> 'title' as title from public.proposal_versions where id = ${versionId}`;
  return parseRow(readableRow, rows);
}

/** The newest version of whoever has a link. */
export async function findVisitedVersion(
  sql: Transaction,
  token: string,
): Promise<ReadableVersion | undefined> {
  const { proposalId } = await findLink(sql, token);
  const rows = await sql`
    select id, number, content ->> 'title' as title from public.proposal_versions
    where proposal_id = ${proposalId} order by number desc limit 1`;
  return parseRow(readableRow, rows);
}

const fileRow = z.object({ sha256: z.string(), bytes: z.instanceof(Uint8Array) });
type ProposalFile = z.infer<typeof fileRow>;

export async function readProposalFile(
  sql: Transaction,
  versionId: string,
): Promise<ProposalFile | undefined> {
  const rows = await sql`
    select sha256, bytes from private.proposal_files where version_id = ${versionId}`;
  return parseRow(fileRow, rows);
}
