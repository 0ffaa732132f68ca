import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readEml, type ReadMail } from "../../server/mailbox/read-eml.ts";

/** In the order in which they were written: the dates they bear are whole seconds. */
export async function listMails(dataDirectory: string): Promise<ReadMail[]> {
  const folder = join(dataDirectory, "outbox");
  const writtenAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  try {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .toSorted((one, other) => writtenAt(one) - writtenAt(other));
    return await Promise.all(names.map((name) => readEml(name, readFileSync(join(folder, name)))));
  } catch {
    // There is no folder before the first mail.
    return [];
  }
}
