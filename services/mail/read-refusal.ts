import { z } from "zod";

/** As nodemailer describes what an SMTP server answered. */
const smtpError = z.object({
  command: z.literal("RCPT TO"),
  responseCode: z.number().min(500).max(599),
  response: z.string(),
});

/**
 * What a mail server said of an address that it refuses for good; nothing where the mail may be tried again. Refusals for
 * reasons of policy (5.7.x: this sender, this network, this day) say nothing of the address.
 */
export function readRefusal(error: unknown): string | undefined {
  const answer = smtpError.safeParse(error);
  if (!answer.success || /\b5\.7\.\d/.test(answer.data.response)) return undefined;
  return answer.data.response.replaceAll(/\s+/g, " ").slice(0, 300);
}
