import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const projectRow = z.object({ status: z.string() });

/** Nothing is added to what was cancelled: it stays as it is until the caller is done. */
export async function requireLiveProject(
  sql: Transaction,
  { projectId }: { projectId: string | null },
): Promise<void> {
  if (projectId === null) return;
  const rows = await sql`select status from public.projects where id = ${projectId} for share`;
  if (parseRow(projectRow, rows)?.status === "cancelled") {
    throw new ProposalRefusal("project-cancelled");
  }
}
