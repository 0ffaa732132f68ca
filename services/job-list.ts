import type { PublicFiles } from "../runtime/files/files.ts";
import type { JobHandler, JobRegistry } from "../runtime/jobs/job.ts";
import type { RecurringJob } from "../runtime/jobs/schedule.ts";
import { anchorLedger, ledgerSchedule } from "./billing/anchor-ledger.ts";
import { createRendering, renderSchedule } from "./billing/render-job.ts";
import { createDeletionReminders, deletionReminderSchedule } from "./account/remind-of-deletion.ts";
import { busySchedule } from "./booking/busy-schedule.ts";
import { createBusyReading } from "./booking/refresh-busy-times.ts";
import { callReminderKind, createCallReminder } from "./booking/remind-of-call.ts";
import {
  closingNoticeKind,
  createClosingNotice,
  createKeptNotice,
  keptNoticeKind,
} from "./company/notify-closing.ts";
import { createNewOwnerNotice, newOwnerNoticeKind } from "./company/notify-new-owner.ts";
import { createRemovedNotice, removedNoticeKind } from "./company/notify-removed.ts";
import { closingReminderSchedule, createClosingReminders } from "./company/remind-of-closing.ts";
import { overdueSchedule, createOverdueDigest } from "./inbox/notify-overdue.ts";
import { createFeedRefresh, feedSchedule } from "./labs/refresh-job.ts";
import { createMilestoneRelease, milestoneSchedule } from "./milestone/release-milestones.ts";
import { createNoticeSender, noticeSchedule } from "./notice/send-notices.ts";
import { paymentSchedule } from "./payment/payment-job.ts";
import { createWaitingSettlement, waitingSchedule } from "./payment/settle-waiting.ts";
import type { Anchoring } from "./proof/open-anchoring.ts";
import { createProposalDrawing } from "./proposal/draw-job.ts";
import { createProposalEnd, proposalEndSchedule } from "./proposal/end-proposals.ts";
import { proposalFileKind } from "./proposal/proposal-file-kind.ts";
import { createMediaProbe, mediaProbeKind, type MediaParts } from "./review/probe-media.ts";
import { notifyOfUsage, usageSchedule } from "./review/notify-usage.ts";
import { retentionSchedule } from "./retention/retention.ts";
import { createTalkMail, talkMailKind } from "./talk/mail-answer.ts";
import { createTroubleWatch, troubleSchedule } from "./trouble/watch-troubles.ts";

export type JobParts = {
  siteUrl: string;
  publicFiles: PublicFiles | undefined;
  /** How the bytes of files are read, and where they are looked through. */
  media: MediaParts;
  /** From outside, because deleting files depends on where they are stored. */
  retention: JobHandler;
  /** Null where there is no chain. */
  followPayments: JobHandler | null;
  anchoring: Pick<Anchoring, "schedule" | "handler"> | null;
};

export type JobList = { registry: JobRegistry; schedule: RecurringJob[] };

/** Everything that is done in the background, by a server's own runner and by the function `run-jobs` alike. */
export function listJobs(parts: JobParts): JobList {
  const { siteUrl, publicFiles, media, retention, followPayments, anchoring } = parts;
  return {
    registry: {
      [closingNoticeKind]: createClosingNotice(siteUrl),
      [keptNoticeKind]: createKeptNotice(siteUrl),
      [newOwnerNoticeKind]: createNewOwnerNotice(siteUrl),
      [removedNoticeKind]: createRemovedNotice(siteUrl),
      [talkMailKind]: createTalkMail(),
      [overdueSchedule.kind]: createOverdueDigest({ siteUrl }),
      [deletionReminderSchedule.kind]: createDeletionReminders(siteUrl),
      [closingReminderSchedule.kind]: createClosingReminders(siteUrl),
      [noticeSchedule.kind]: createNoticeSender({ siteUrl }),
      [troubleSchedule.kind]: createTroubleWatch({ followsChain: paymentSchedule.kind }),
      [renderSchedule.kind]: createRendering(),
      [proposalFileKind]: createProposalDrawing(),
      [proposalEndSchedule.kind]: createProposalEnd(siteUrl),
      [milestoneSchedule.kind]: createMilestoneRelease(siteUrl),
      [mediaProbeKind]: createMediaProbe(media),
      [usageSchedule.kind]: notifyOfUsage,
      [callReminderKind]: createCallReminder(siteUrl),
      [busySchedule.kind]: createBusyReading(siteUrl),
      [retentionSchedule.kind]: retention,
      [waitingSchedule.kind]: createWaitingSettlement(siteUrl),
      [feedSchedule.kind]: createFeedRefresh(publicFiles),
      ...(followPayments && { [paymentSchedule.kind]: followPayments }),
      ...(anchoring && {
        [anchoring.schedule.kind]: anchoring.handler,
        [ledgerSchedule.kind]: anchorLedger,
      }),
    },
    schedule: [
      overdueSchedule,
      noticeSchedule,
      troubleSchedule,
      deletionReminderSchedule,
      closingReminderSchedule,
      renderSchedule,
      proposalEndSchedule,
      milestoneSchedule,
      usageSchedule,
      busySchedule,
      retentionSchedule,
      waitingSchedule,
      feedSchedule,
      ...(followPayments ? [paymentSchedule] : []),
      ...(anchoring ? [anchoring.schedule, ledgerSchedule] : []),
    ],
  };
}
