import { createTransport } from "nodemailer";
import { composeMessage, type MailTransport } from "./mail-transport.ts";

/** `smtpUrl` as nodemailer reads it: `smtps://user:password@host:465`, `smtp://host:587`. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const url = new URL(smtpUrl);
  // A stalled server must not hold the outbox's transaction for long.
  for (const [name, milliseconds] of Object.entries({
    connectionTimeout: "10000",
    greetingTimeout: "10000",
    socketTimeout: "20000",
  })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, milliseconds);
  }
  const transport = createTransport(url.href);
  return {
    async send(mail) {
      await transport.sendMail(composeMessage(mail, from));
    },
    close: () => transport.close(),
  };
}
