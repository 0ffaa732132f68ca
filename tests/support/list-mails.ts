import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readEml, type ReadMail } from "../../server/mail/read-eml.ts";

/** In the order in which they were written: the dates they bear are whole seconds. */
export function listMails(dataDirectory: string): ReadMail[] {
  const folder = join(dataDirectory, "outbox");
  const writtenAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .toSorted((one, other) => writtenAt(one) - writtenAt(other))
      .map((name) => readEml(name, readFileSync(join(folder, name), "utf8")));
  } catch {
    // There is no folder before the first mail.
    return [];
  }
}
