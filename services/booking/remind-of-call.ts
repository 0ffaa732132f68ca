import { z } from "zod";
import { mailedAddress } from "../../content/booking-address.ts";
import { brand } from "../../content/brand.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";
import { findBookingToken } from "./booking-link.ts";
import { findBooking, isOpenBooking, type FoundBooking } from "./find-booking.ts";
import { describeForVisitor, nameCallTime } from "./mail-booking.ts";

export const callReminderKind = "remind-of-call";
const hour = 3_600_000;
/** So many hours before, unless that has passed: whoever books for tomorrow has just been told. */
const reminders = [24, 1] as const;
const payload = z.object({ id: z.uuid(), sequence: z.number(), hours: z.number() });

/** For the call as it stands: after another change these find that they are about nothing any more. */
export async function planReminders(
  sql: Transaction,
  { id, sequence, startsAt }: Pick<FoundBooking, "id" | "sequence" | "startsAt">,
): Promise<void> {
  const planned = reminders.map(async (hours) => {
    const runAt = new Date(startsAt.getTime() - hours * hour);
    if (runAt.getTime() <= Date.now()) return;
    await enqueueJob(sql, {
      kind: callReminderKind,
      payload: { id, sequence, hours },
      uniqueKey: `${id} ${sequence} ${hours}`,
      runAt,
    });
  });
  await Promise.all(planned);
}

export function createCallReminder(siteUrl: string): JobHandler {
  return async (job) => {
    const { id, sequence, hours } = payload.parse(job.payload);
    await job.transaction(async (sql) => {
      const booking = await findBooking(sql, id);
      if (booking?.state !== "booked" || booking.sequence !== sequence || !booking.email) return;
      const left = booking.startsAt.getTime() - Date.now();
      // After a long silence of the server the other reminder, or none, is the right one.
      if (left <= 0 || (hours > 1 && left < 2 * hour)) return;
      const [row] = await sql<{ isTold: boolean }[]>`
        select private.remind_of_call(${id}, ${hours}) as "isTold"`;
      if (row?.isTold) return;
      await enqueueMail(sql, {
        ...(await writeReminder(sql, booking, siteUrl)),
        to: booking.email,
        dedupeKey: `booking reminder ${id} ${sequence} ${hours}`,
      });
    });
  };
}

/** To a client, whose choice it is whether and when they are mailed. Nothing where it is over by then. */
export async function describeCallNotice(
  sql: Transaction,
  { id, subject_id: bookingId }: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  const booking = bookingId === null ? undefined : await findBooking(sql, bookingId);
  if (!booking || !isOpenBooking(booking)) return undefined;
  return { ...(await writeReminder(sql, booking, siteUrl)), dedupeKey: `call notice ${id}` };
}

async function writeReminder(sql: Transaction, booking: FoundBooking, siteUrl: string) {
  const token = await findBookingToken(sql, booking.id);
  return {
    template: "booking-reminder",
    replyTo: brand.email,
    data: {
      link: siteUrl + mailedAddress(token),
      topic: nameCallTime(booking, booking.zone),
      fields: describeForVisitor(booking),
    },
  } satisfies Omit<NoticeMail, "dedupeKey">;
}
