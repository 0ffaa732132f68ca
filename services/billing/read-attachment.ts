import { documentFileName } from "../../content/billing-ledger.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { MailAttachment } from "../mail/mail-transport.ts";
import { readFile } from "./ensure-file.ts";
import { findReadable } from "./find-readable.ts";

/** Mail servers take ten times as much, and what fills the most pages that can be written has less than half of it. */
const mostBytes = 2 * 1024 * 1024;

/** The PDF of a document for the mail that says it brings it; undefined while it is not drawn. */
export async function readAttachment(
  sql: Transaction,
  documentId: string,
): Promise<MailAttachment | undefined> {
  const document = await findReadable(sql, documentId);
  const file = await readFile(sql, documentId);
  if (!document || !file) return undefined;
  if (file.bytes.byteLength > mostBytes) throw new Error("The document is too large for a mail.");
  const name = documentFileName(document.number);
  return { name, type: "application/pdf", bytes: file.bytes };
}
