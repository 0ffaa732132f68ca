import { createHash } from "node:crypto";
import { z } from "zod";
import { documentContent } from "../../domain/billing/document.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { InTransaction } from "../context.ts";
import { renderDocument } from "./render-document.ts";

const fileRow = z.object({ sha256: z.string(), bytes: z.instanceof(Uint8Array) });
export type DocumentFile = z.infer<typeof fileRow>;

const contentRow = z.object({ content: documentContent });

/**
 * The PDF of an issued document: drawn when it is first asked for, and from then on the same bytes for everybody. Where two
 * draw it at once, the first to write it down wins. Undefined where no such document was issued.
 */
export async function ensureFile(
  transaction: InTransaction,
  documentId: string,
): Promise<DocumentFile | undefined> {
  const kept = await transaction((sql) => readFile(sql, documentId));
  if (kept) return kept;
  const issued = await transaction(
    (sql) =>
      sql`select content from public.billing_documents where id = ${documentId} and state = 'issued'`,
  );
  const document = parseRow(contentRow, issued);
  if (!document) return undefined;
  // Between two transactions, so that nobody waits for a connection meanwhile.
  const bytes = await renderDocument(document.content);
  const sha256 = `0x${createHash("sha256").update(bytes).digest("hex")}`;
  return transaction(async (sql) => {
    await sql`
      insert into private.document_files (document_id, sha256, bytes)
      select id, ${sha256}, ${bytes} from public.billing_documents where id = ${documentId}
      on conflict (document_id) do nothing`;
    return readFile(sql, documentId);
  });
}

export async function readFile(
  sql: Transaction,
  documentId: string,
): Promise<DocumentFile | undefined> {
  const rows = await sql`
    select sha256, bytes from private.document_files where document_id = ${documentId}`;
  return parseRow(fileRow, rows);
}
