import { AppError } from "../../runtime/errors/app-error.ts";
import { deleteExpired } from "./delete-expired.ts";
import { anonymiseDeletedAccounts } from "./anonymise-accounts.ts";
import type { JobContext, JobHandler } from "../../runtime/jobs/job.ts";
import {
  deleteConversationsWithoutLead,
  deleteOldBookings,
  deleteFormerAddresses,
  deleteOldInvitations,
  deleteOldEnquiries,
  deleteOldLeads,
  deleteOldMails,
  deleteOldNotices,
  deleteOldDocuments,
  deleteOldPayments,
  deleteOldPresence,
  deleteOldProposals,
  deleteOldTroubles,
  deleteSettledJobs,
  forgetNetworks,
  forgetUndeliverable,
} from "./retention-rules.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import type { ByteKey } from "../../runtime/files/files.ts";

/** Every hour, because network hashes are promised to be gone after a day. */
export const retentionSchedule: RecurringJob = {
  kind: "retention",
  everySeconds: 3600,
  jitterSeconds: 300,
};

// Leads before chats: with its lead a chat loses the reason to be kept.
const rules = [
  forgetNetworks,
  deleteOldEnquiries,
  deleteOldLeads,
  deleteConversationsWithoutLead,
  deleteOldMails,
  deleteOldNotices,
  deleteOldDocuments,
  deleteOldProposals,
  deleteOldBookings,
  deleteOldTroubles,
  forgetUndeliverable,
  deleteOldPayments,
  deleteFormerAddresses,
  deleteOldInvitations,
  deleteOldPresence,
  deleteExpired,
  deleteSettledJobs,
];

type RetentionOptions = {
  /** What it cannot remove, the sweep does. */
  dropFiles?: (keys: readonly ByteKey[]) => Promise<void>;
  /** Copies of mails that lie outside the database. */
  mailFiles: { deleteOld(): Promise<void>; delete(ids: readonly string[]): Promise<void> };
};

/** Deletes what has been kept for as long as the privacy page says. */
export function createRetention(options: RetentionOptions): JobHandler {
  return async (context) =>
    report([
      ...(await applyRules(context, rules)),
      ...(await note("anonymiseDeletedAccounts", forgetAccounts(context, options))),
      ...(await note("deleteOldMailFiles", options.mailFiles.deleteOld())),
    ]);
}

/** The same where accounts and files are a platform's own: it tidies up its sessions, and lets files go by its API alone. */
export function createPlatformRetention(
  removeFiles: (context: JobContext) => Promise<void>,
): JobHandler {
  const ours = rules.filter((rule) => rule !== deleteExpired);
  return async (context) => {
    // First: once an account is anonymous nobody knows any more which files were its.
    const failures = await note("removeFiles", removeFiles(context));
    const forgotten =
      failures.length > 0
        ? []
        : await note("anonymiseDeletedAccounts", context.transaction(anonymiseDeletedAccounts));
    report([...failures, ...(await applyRules(context, ours)), ...forgotten]);
  };
}

async function forgetAccounts(
  { transaction }: JobContext,
  { mailFiles, dropFiles }: RetentionOptions,
): Promise<void> {
  const { files, mailIds } = await transaction(anonymiseDeletedAccounts);
  await dropFiles?.(files);
  await mailFiles.delete(mailIds);
}

type Failure = { name: string; error: unknown };

function report(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const names = failures.map(({ name }) => name).join(", ");
  throw new AppError("retention_incomplete", `Some rules could not be applied: ${names}.`, {
    cause: failures[0]?.error,
  });
}

/** In order, each in a transaction of its own: one that fails keeps none of the others from being applied. */
async function applyRules(context: JobContext, [rule, ...rest]: typeof rules): Promise<Failure[]> {
  if (!rule) return [];
  const failures = await note(rule.name, context.transaction(rule));
  return [...failures, ...(await applyRules(context, rest))];
}

async function note(name: string, work: Promise<unknown>): Promise<Failure[]> {
  try {
    await work;
    return [];
  } catch (error) {
    return [{ name, error }];
  }
}
