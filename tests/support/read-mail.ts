import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readEml, type ReadMail } from "../../server/mail/read-eml.ts";

/** Waits for the newest mail to this address among those that became files. */
export async function readMailTo(dataDirectory: string, address: string): Promise<ReadMail> {
  const folder = join(dataDirectory, "outbox");
  const find = () =>
    listMails(folder)
      .filter((mail) => mail.to === address)
      .toSorted((one, other) => other.date.getTime() - one.date.getTime())[0];
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const mail = find();
  if (!mail) throw new Error(`The mail to ${address} has gone again.`);
  return mail;
}

function listMails(folder: string): ReadMail[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readEml(name, readFileSync(join(folder, name), "utf8")));
  } catch {
    // There is no folder before the first mail.
    return [];
  }
}
