import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contendForCalls } from "./contend-for-calls.ts";
import { startCluster, type Cluster } from "./start-cluster.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

describe("those who want the same calls, at two servers", () => {
  it("get one each, and nobody one twice", { timeout: 900_000 }, async () => {
    const callers = Number(process.env.BOOKING_CALLERS) || 24;
    const { owner } = cluster;
    await owner`update calendars set most_per_day = 100, notice_minutes = 0`;
    const urls = cluster.nodes.map(({ url }) => url);
    const waits = new Map<string, number[]>();
    const count = (outcome: string) => waits.get(outcome)?.length ?? 0;
    // `npm run test:soak -- --only=bookings` sends 10,000 more, at servers that have not just started.
    for (const attempts of [500, ...listed(process.env.BOOKING_ATTEMPTS)]) {
      const before = count("booked");
      const contended = await contendForCalls({ urls, attempts, callers });
      for (const [outcome, each] of contended.waits)
        waits.set(outcome, [...(waits.get(outcome) ?? []), ...each]);
      expect(count("booked") - before).toBeGreaterThanOrEqual(contended.wanted);
      if (!process.env.BOOKING_ATTEMPTS) continue;
      for (const [outcome, each] of [
        ["all", [...contended.waits.values()].flat()] as const,
        ...contended.waits,
      ])
        console.log(outcome, describeWaits(each));
    }
    // Nothing failed, nobody met a limit.
    expect([...waits.keys()].toSorted()).toEqual(["booked", "cancelled", "held", "moved", "taken"]);
    const twice = await owner`
      select a.id from bookings a join bookings b
        on a.id < b.id and tstzrange(a.starts_at, a.blocked_until) && tstzrange(b.starts_at, b.blocked_until)
      where a.state in ('held', 'booked') and b.state in ('held', 'booked')`;
    expect(twice).toEqual([]);
    const [statistics] = await owner`
      select deadlocks::int from pg_stat_database where datname = current_database()`;
    expect(statistics).toEqual({ deadlocks: 0 });
    const [mails] = await owner`
      select count(*)::int as count from private.outbox where kind = 'booking-confirmed'`;
    expect(mails).toEqual({ count: count("booked") });
  });
});

function listed(attempts: string | undefined): number[] {
  return attempts ? [Number(attempts)] : [];
}

function describeWaits(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `${waits.length}: median ${at(0.5)} ms, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${at(0.9999)}`;
}
