import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../runtime/database/types.ts";
import { openDatabase } from "../../server/database/database.ts";
import { bookCall, holdCall } from "../../services/booking/book-call.ts";
import { BookingRefusal } from "../../services/booking/booking-refusal.ts";
import { cancelCall, moveCall } from "../../services/booking/change-call.ts";
import { listFreeSlots } from "../../services/booking/list-free-slots.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

/** `npm run test:soak -- --only=bookings` sends 10,000. */
const attempts = Number(process.env.BOOKING_ATTEMPTS) || 500;
const siteUrl = "https://studio.example";
const booker = { siteUrl, userId: null, companyId: null };

let test: TestDatabase;
let nodes: Database[];
beforeAll(async () => {
  test = await createTestDatabase();
  const { connection } = test;
  const open = () => openDatabase({ connection, connections: 12, log: () => {} });
  nodes = await Promise.all([open(), open()]);
  await test.owner`update calendars set most_per_day = 100, notice_minutes = 0`;
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await test.drop();
});

const describeCall = (start: string) => ({
  action: "book" as const,
  id: randomUUID(),
  kind: "call" as const,
  start,
  zone: "UTC",
  name: "Ada",
  email: `${randomUUID()}@clients.example`,
  message: null,
  page: null,
  startedAt: null,
  source: {},
  preferred_lens: null,
});

describe("many who want the same times, on two nodes", () => {
  it("get one call each time, and no deadlock", { timeout: 600_000 }, async () => {
    const { days } = await test.database.asOwner((sql) =>
      listFreeSlots(sql, { kind: "call", zone: "UTC", days: 20 }),
    );
    const free = days.flatMap(({ slots }) => slots);
    const wanted = free.slice(0, Math.max(20, attempts / 100));
    const elsewhere = free.slice(wanted.length);
    const waits: number[] = [];
    const outcomes = new Map<string, number>();
    const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

    async function attempt(index: number): Promise<void> {
      const start = wanted[(index * 7) % wanted.length] ?? "";
      const other = elsewhere[(index * 3 + 1) % elsewhere.length] ?? "";
      const node = nodes[index % nodes.length];
      const network = randomUUID();
      const call = describeCall(start);
      const begun = performance.now();
      try {
        await node?.asOwner(async (sql) => {
          if (index % 5 === 0) {
            const { id, kind, zone } = call;
            await holdCall(sql, { action: "hold", id, kind, start, zone }, { network });
          }
          await bookCall(sql, call, { ...booker, network });
        });
        count("booked");
        const changing = { siteUrl, by: "visitor" } as const;
        if (index % 3 === 0) {
          await node?.asOwner((sql) =>
            moveCall(sql, { id: call.id, start: other, sequence: 0 }, changing),
          );
          count("moved");
        } else if (index % 3 === 1) {
          await node?.asOwner((sql) => cancelCall(sql, { id: call.id, reason: null }, changing));
          count("cancelled");
        }
      } catch (error) {
        if (!(error instanceof BookingRefusal)) throw error;
        count(error.code);
      }
      waits.push(performance.now() - begun);
    }

    // As many at a time as both have connections: waiting for one would say nothing about locks.
    let next = 0;
    const visitor = async () => {
      while (next < attempts) await attempt(next++);
    };
    await Promise.all(Array.from({ length: 24 }, visitor));

    expect(waits).toHaveLength(attempts);
    expect(outcomes.get("booked")).toBeGreaterThanOrEqual(wanted.length);
    expect(outcomes.get("taken")).toBeGreaterThan(0);
    expect([...outcomes.keys()].toSorted()).toEqual(["booked", "cancelled", "moved", "taken"]);
    const twice = await test.owner`
      select a.id from bookings a join bookings b
        on a.id < b.id and tstzrange(a.starts_at, a.blocked_until) && tstzrange(b.starts_at, b.blocked_until)
      where a.state in ('held', 'booked') and b.state in ('held', 'booked')`;
    expect(twice).toEqual([]);
    const [statistics] = await test.owner<{ deadlocks: string }[]>`
      select deadlocks::text from pg_stat_database where datname = current_database()`;
    expect(statistics?.deadlocks).toBe("0");
    const sorted = waits.toSorted((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    if (process.env.BOOKING_ATTEMPTS) console.log(`p99 ${p99.toFixed(0)} ms`, outcomes);
  });
});
