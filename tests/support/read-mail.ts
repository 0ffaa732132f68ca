import { expect } from "vitest";
import type { ReadMail } from "../../server/mailbox/read-eml.ts";
import { listMails } from "./list-mails.ts";

/** Waits for the newest mail to this address, under this subject, among those that became files. */
export async function readMailTo(
  dataDirectory: string,
  address: string,
  subject = /./,
): Promise<ReadMail> {
  const find = async () =>
    (await listMails(dataDirectory)).findLast(
      (mail) => mail.to === address && subject.test(mail.subject),
    );
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} has gone again.`);
  return mail;
}
