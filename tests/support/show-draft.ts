import type postgres from "postgres";
import { mostPence } from "../../domain/billing/document.ts";
import { sumLines, type LineTyped } from "../../domain/billing/sum-lines.ts";

/** What somebody of the studio has seen when they issue a draft of these lines. */
export async function showDraft(
  sql: postgres.ISql,
  companyId: string,
  lines: readonly LineTyped[],
  treatment: "uk" | "none" = "none",
) {
  const [row] = await sql<{ at: string }[]>`
    select to_json(updated_at) #>> '{}' as at from public.billing_details where company_id = ${companyId}`;
  const total = sumLines(lines, treatment).total_pence;
  const totalPence = Math.min(Math.max(total, 0), mostPence);
  return { totalPence, detailsAt: row?.at ?? null, creditPence: 0 };
}
