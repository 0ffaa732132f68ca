import { randomUUID } from "node:crypto";
import type { Transaction } from "../../runtime/database/types.ts";
import type postgres from "postgres";

const calendarId = "00000000-0000-4000-8000-0000000000ca";

type Sample = {
  startsAt?: Date;
  state?: string;
  name?: string;
  email?: string;
  companyId?: string | null;
  userId?: string | null;
  createdAt?: Date;
};

/** A call of 20 minutes, past every rule but the database's own. */
export async function insertBooking(sql: Transaction | postgres.Sql, sample: Sample = {}) {
  const { startsAt = new Date("2031-06-02T10:00:00Z"), state = "booked" } = sample;
  const row = {
    id: randomUUID(),
    calendar_id: calendarId,
    kind: "call",
    state,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + 20 * 60_000),
    blocked_until: new Date(startsAt.getTime() + 30 * 60_000),
    name: sample.name ?? "Ada",
    email: sample.email ?? "ada@clients.example",
    zone: "Europe/London",
    company_id: sample.companyId ?? null,
    user_id: sample.userId ?? null,
    ...(sample.createdAt && { created_at: sample.createdAt }),
  };
  await sql`insert into public.bookings ${sql(row)}`;
  return row;
}
