import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";

type StoredEnquiry = {
  kind: string;
  name: string | null;
  email: string;
  company: string | null;
  project: string | null;
  message: string | null;
  page: string | null;
  source: Record<string, string>;
  quarantined: boolean;
};

type StoredLead = {
  name: string;
  company: string | null;
  /** Whether it is tied to a conversation of the chat. */
  has_conversation: boolean;
};

export type ProductDatabase = {
  findLeads(email: string): Promise<StoredLead[]>;
  findEnquiries(email: string): Promise<StoredEnquiry[]>;
  /** To whom mails went that this address caused: the studio, and the visitor. */
  findMails(email: string): Promise<{ recipient: string; kind: string }[]>;
  close(): Promise<void>;
};

/** Looks into the database of the product under test, past everything that could hide a row. */
export async function openProductDatabase(dataDirectory: string): Promise<ProductDatabase> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    findEnquiries: (email) =>
      db.asOwner(
        (sql) => sql<StoredEnquiry[]>`
          select kind, name, email, company, project, message, page, source, quarantined
          from public.enquiries where email = ${email} order by created_at`,
      ),
    findLeads: (email) =>
      db.asOwner(
        (sql) => sql<StoredLead[]>`
          select name, company, conversation_id is not null as has_conversation
          from public.leads where email = ${email} order by created_at`,
      ),
    findMails: (email) =>
      db.asOwner(
        (sql) => sql<{ recipient: string; kind: string }[]>`
          select recipient, kind from private.outbox
          where recipient = ${email} or reply_to = ${email} order by kind`,
      ),
    close: () => db.close(),
  };
}
