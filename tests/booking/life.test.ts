import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { deleteOldBookings } from "../../services/retention/retention-rules.ts";
import { around, rollBack } from "../jobs/limits.ts";
import { createCompany } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { insertBooking } from "./insert-booking.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe("how long calls are kept", () => {
  it("24 months after they are over, and nothing of them in the audit log", async () => {
    await rollBack(test.database, async (sql) => {
      for (const { name, age } of around("24 months")) {
        const { id } = await insertBooking(sql, { name, state: "done" });
        await sql`
          update public.bookings set starts_at = now() - ${age}::interval - interval '20 minutes',
            ends_at = now() - ${age}::interval, blocked_until = now() - ${age}::interval
          where id = ${id}`;
      }
      await deleteOldBookings(sql);
      expect(await sql`select name from public.bookings`).toMatchObject([{ name: "kept" }]);
      const logged = await sql`
        select changes from public.audit_log where table_name = 'bookings' and action = 'delete'`;
      expect(logged.map(({ changes }) => changes)).toEqual([{}]);
    });
  });

  it("times that were held for nothing: an hour", async () => {
    await rollBack(test.database, async (sql) => {
      for (const [index, { name, age }] of around("1 hour").entries()) {
        await insertHold(sql, new Date(Date.UTC(2031, 5, 2, 10 + index)), age, name);
      }
      await deleteOldBookings(sql);
      expect(await sql`select zone from public.bookings`).toMatchObject([{ zone: "kept" }]);
    });
  });
});

async function insertHold(
  sql: Parameters<typeof deleteOldBookings>[0],
  startsAt: Date,
  age: string,
  zone = "UTC",
) {
  const [row] = await sql`
    insert into public.bookings (
      calendar_id, kind, state, starts_at, ends_at, blocked_until, hold_expires_at, zone
    )
    select id, 'call', 'held', ${startsAt}, ${startsAt}::timestamptz + interval '20 minutes',
      ${startsAt}::timestamptz + interval '30 minutes', now() - ${age}::interval, ${zone}
    from public.calendars returning id`;
  return { id: String(row?.["id"]) };
}

describe("whoever leaves", () => {
  it("takes along what they booked for themselves, and leaves a company its calls without their name", async () => {
    const ada = await createPerson(test.owner, { email: "ada.leaves@clients.example" });
    const company = await createCompany(test.owner);
    const at = (hour: number) => new Date(Date.UTC(2031, 6, 1, hour));
    // Whose an address was is known until the account was closed.
    const createdAt = new Date(Date.now() - 40 * 86_400_000);
    const alone = await insertBooking(test.owner, {
      email: ada.email,
      startsAt: at(9),
      createdAt,
    });
    const within = await insertBooking(test.owner, {
      email: ada.email,
      userId: ada.id,
      companyId: company.id,
      startsAt: at(10),
    });
    const other = await insertBooking(test.owner, { startsAt: at(11) });
    await test.owner`
      update auth.users set deleted_at = now() - interval '31 days' where id = ${ada.id}`;
    await rollBack(test.database, async (sql) => {
      await anonymiseDeletedAccounts(sql);
      const left = await sql`
        select id, name, email, user_id from public.bookings
        where id in ${sql([alone.id, within.id, other.id])} order by starts_at`;
      expect(left).toEqual([
        { id: within.id, name: "", email: "", user_id: null },
        { id: other.id, name: "Ada", email: "ada@clients.example", user_id: null },
      ]);
    });
  });
});

describe("a company", () => {
  it("that ends leaves no call, and one that becomes part of another takes them along", async () => {
    const [ending, source, target] = [
      await createCompany(test.owner),
      await createCompany(test.owner),
      await createCompany(test.owner),
    ];
    const at = (hour: number) => new Date(Date.UTC(2031, 7, 1, hour));
    await insertBooking(test.owner, { companyId: ending.id, startsAt: at(9) });
    const moved = await insertBooking(test.owner, { companyId: source.id, startsAt: at(10) });
    await test.owner`update companies set closed_at = now() where id = ${ending.id}`;
    await test.owner`
      update companies set closed_at = now(), merged_into = ${target.id} where id = ${source.id}`;
    const left = await test.owner`
      select id, company_id from bookings where company_id in ${test.owner([ending.id, source.id, target.id])}`;
    expect(left).toEqual([{ id: moved.id, company_id: target.id }]);
  });
});

describe("the database", () => {
  it("refuses two calls at once, whoever writes, and gaps that overlap", async () => {
    await rollBack(test.database, async (sql) => {
      await insertBooking(sql, { startsAt: new Date("2031-09-01T10:00:00Z") });
      await insertBooking(sql, { startsAt: new Date("2031-09-01T10:30:00Z") });
      await insertBooking(sql, { startsAt: new Date("2031-09-01T10:10:00Z"), state: "done" });
      await expect(
        insertBooking(sql, { startsAt: new Date("2031-09-01T10:25:00Z") }),
      ).rejects.toThrow(/bookings_no_overlap/);
    }).catch((error: unknown) => {
      // The transaction is over with the refusal.
      if (!String(error).includes("aborted")) throw error;
    });
  });

  it("knows its time zones", async () => {
    await expect(test.owner`update calendars set zone = 'Mars/Olympus'`).rejects.toThrow(/zone/);
  });
});
