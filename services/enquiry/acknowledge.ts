import { todayInLondon } from "../../content/studio-times.ts";
import { hashText } from "./store-once.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

/** None of the visitor's words, and one a day: nobody can write to strangers through our forms. */
export async function acknowledge(sql: Transaction, email: string): Promise<void> {
  await enqueueMail(sql, {
    to: email,
    template: "enquiry-acknowledgement",
    dedupeKey: `acknowledgement ${todayInLondon()} ${hashText(email.toLowerCase())}`,
    data: {},
  });
}
