import type { Transaction } from "../../../server/database.ts";
import { enqueueMail } from "./outbox.ts";
import { sha256 } from "./store-once.ts";

/** None of the visitor's words, and one a day: nobody can write to strangers through our forms. */
export async function acknowledge(sql: Transaction, email: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await enqueueMail(sql, {
    to: email,
    template: "enquiry-acknowledgement",
    dedupeKey: `acknowledgement ${today} ${sha256(email.toLowerCase())}`,
    data: {},
  });
}
