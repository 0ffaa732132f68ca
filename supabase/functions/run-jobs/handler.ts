import { describeFailure } from "../../../runtime/jobs/describe-failure.ts";
import { runDueJobs } from "../../../runtime/jobs/run-due-jobs.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { hasSecretKey } from "../../../runtime/config/secret-key.ts";
import { findJobs } from "./find-jobs.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { brand } from "../../../content/brand.ts";
import { deliverDueMail } from "../../../services/outbox/deliver-due-mail.ts";
import { createSmtpTransport } from "../../../services/mail/smtp-transport.ts";
import { env } from "../../../runtime/config/env.ts";
import type { ServiceContext } from "../../../services/context.ts";

// Below a minute, the pace of the schedule, and far below what the platform lets a function live.
const mostMilliseconds = 50_000;

/**
 * The background work of a backend without a server of its own: whoever holds the secret key, which is the database's
 * schedule, has done what is due. Runs that overlap share the work, as nodes do.
 */
export const handler = defineFunction("POST", async (request, context) => {
  if (!hasSecretKey(request)) return respondError(401, "This takes the secret key.");
  const stopping = AbortSignal.timeout(mostMilliseconds);
  const failed: { kind: string; reason: string }[] = [];
  const note = (kind: string, error: unknown) => {
    console.error(kind, error);
    failed.push({ kind, reason: describeFailure(error) });
  };
  const work = async () => {
    const { registry, schedule } = await findJobs({
      ...context,
      report: (error) => note("setup", error),
    });
    return runDueJobs({ asOwner: context.transaction }, registry, {
      schedule,
      stopping,
      onFailure: (error, job) => note(job?.kind ?? "jobs", error),
    });
  };
  const [mails, jobs] = await Promise.all([
    deliverMails(context, stopping).catch((error: unknown) => note("mail", error)),
    work().catch((error: unknown) => note("jobs", error)),
  ]);
  return respondJson({ success: failed.length === 0, mails, jobs, failed });
});

/** How many left. Without a mail server they wait, and nothing is lost. */
async function deliverMails(
  { transaction }: ServiceContext,
  stopping: AbortSignal,
): Promise<number> {
  const smtpUrl = env("SMTP_URL");
  if (!smtpUrl) throw new Error("SMTP_URL is not set.");
  const from = env("MAIL_FROM") ?? `${brand.name} <${brand.email}>`;
  const transport = createSmtpTransport(smtpUrl, from);
  try {
    return await deliverDueMail({ asOwner: transaction }, transport, stopping);
  } finally {
    transport.close();
  }
}
