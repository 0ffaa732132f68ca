import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type OutboxMail = { file: string; messageId: string; to: string; replyTo: string };

/** The mails that became files, and the names of whatever else lies beside them. */
export function readOutbox(dataDirectory: string): { mails: OutboxMail[]; others: string[] } {
  const folder = join(dataDirectory, "outbox");
  const names = readdirSync(folder);
  const isMail = (name: string) => name.endsWith(".eml");
  return {
    mails: names.filter(isMail).map((file) => {
      const source = readFileSync(join(folder, file), "utf8");
      return {
        file,
        messageId: readAddress(source, "Message-ID"),
        to: readAddress(source, "To"),
        replyTo: readAddress(source, "Reply-To"),
      };
    }),
    others: names.filter((name) => !isMail(name)),
  };
}

function readAddress(source: string, header: string): string {
  return new RegExp(`^${header}: *<?([^>\\s]*)`, "im").exec(source)?.[1] ?? "";
}
