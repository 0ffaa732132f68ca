import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { composeMessage, type MailTransport } from "../../services/mail/mail-transport.ts";

/** Without an SMTP server each mail becomes a file; one sent twice overwrites itself. */
export function createFileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("The composed mail is not a buffer.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, `${mail.id}.eml`), message);
    },
    close: () => composer.close(),
  };
}

/** Under a temporary name until it is on the disk: nobody reads half a mail, not even after a crash. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
