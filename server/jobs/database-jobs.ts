import {
  createDeletionReminders,
  deletionReminderSchedule,
} from "../accounts/remind-of-deletion.ts";
import { createTellOfDelivery, tellOfDelivery } from "../deliverables/tell-of-delivery.ts";
import { createTellOfReview, tellOfReview } from "../deliverables/tell-of-review.ts";
import { breachSchedule, createBreachDigest } from "../inbox/tell-breaches.ts";
import { createUnreadNotices, unreadSchedule } from "../messages/tell-of-unread.ts";
import type { JobRegistry } from "./job.ts";
import type { RecurringJob } from "./schedule.ts";

/** Those that need nothing but the database: they run wherever jobs run, in a server and in a function. */
export function createDatabaseJobs(siteUrl: string): {
  registry: JobRegistry;
  schedule: readonly RecurringJob[];
} {
  return {
    registry: {
      [tellOfDelivery]: createTellOfDelivery(siteUrl),
      [tellOfReview]: createTellOfReview(siteUrl),
      [breachSchedule.kind]: createBreachDigest({ siteUrl }),
      [deletionReminderSchedule.kind]: createDeletionReminders(siteUrl),
      [unreadSchedule.kind]: createUnreadNotices({ siteUrl }),
    },
    schedule: [breachSchedule, unreadSchedule, deletionReminderSchedule],
  };
}
