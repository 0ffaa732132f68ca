import * as z from "zod/mini";
import { billingDraft } from "../../../../domain/billing/billing-request.ts";
import { sumLines } from "../../../../domain/billing/sum-lines.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { ListedDocument } from "./document-row.ts";
import { treatmentOf } from "./own-seller.ts";
import { readDetailsOf } from "./read-details.ts";

const draftRow = z.object({ id: z.string(), content: billingDraft });

/** What drafts come to today: the database has sums of what is issued, and who charges VAT is none of its business. */
export async function addDraftTotals(rows: readonly ListedDocument[]): Promise<ListedDocument[]> {
  const drafts = rows.filter(({ status }) => status === "draft");
  const companies = drafts.flatMap(({ company_id }) => company_id ?? []);
  const [contents, details] = await Promise.all([
    readRows(
      sharedBackend()
        .from("billing_documents")
        .select("id,content")
        .in(
          "id",
          drafts.map(({ id }) => id),
        )
        .eq("state", "draft"),
      draftRow,
    ),
    readDetailsOf([...new Set(companies)]),
  ]);
  const total = ({ id, company_id }: ListedDocument) => {
    const draft = contents.find((each) => each.id === id);
    const buyer = details.find((each) => each.company_id === company_id);
    // Issued meanwhile: the next look at the list has its sum.
    return draft ? sumLines(draft.content.lines, treatmentOf(buyer ?? null)).total_pence : null;
  };
  return rows.map((row) => (row.status === "draft" ? { ...row, total_pence: total(row) } : row));
}
