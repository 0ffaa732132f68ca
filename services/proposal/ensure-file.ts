import { createHash } from "node:crypto";
import { z } from "zod";
import { proposalContent } from "../../domain/proposal/content.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { InTransaction } from "../context.ts";
import { findAmended } from "./find-amended.ts";
import { renderProposal } from "./render-proposal.ts";

const versionRow = z.object({
  isDrawn: z.boolean(),
  number: z.number(),
  hash: z.string(),
  content: proposalContent,
  sentOn: z.string(),
  sentAt: z.date(),
  projectId: z.string().nullable(),
});

/** The PDF of a version, drawn once: what was signed is what was seen. False where no such version was sent. */
export async function ensureProposalFile(
  transaction: InTransaction,
  versionId: string,
): Promise<boolean> {
  const rows = await transaction(
    (sql) => sql`
      select exists (select from private.proposal_files f where f.version_id = v.id) as "isDrawn",
        v.number, v.hash, v.content, (v.created_at at time zone 'Europe/London')::date::text as "sentOn",
        v.created_at as "sentAt", p.project_id as "projectId"
      from public.proposal_versions v join public.proposals p on p.id = v.proposal_id
      where v.id = ${versionId}`,
  );
  const version = parseRow(versionRow, rows);
  if (!version) return false;
  if (version.isDrawn) return true;
  const amended = await transaction((sql) => findAmended(sql, version));
  // Between two transactions, so that nobody waits for a connection meanwhile.
  const bytes = await renderProposal({ ...version, amended });
  const sha256 = `0x${createHash("sha256").update(bytes).digest("hex")}`;
  await transaction(
    (sql) => sql`
      insert into private.proposal_files (version_id, sha256, bytes)
      select id, ${sha256}, ${bytes} from public.proposal_versions where id = ${versionId}
      on conflict (version_id) do nothing`,
  );
  return true;
}
