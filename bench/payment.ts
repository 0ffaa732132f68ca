import { setTimeout as wait } from "node:timers/promises";
import type { Hash } from "viem";
import type { SetupAnswer } from "../domain/payment/payment-answer.ts";
import { formatTable } from "../scripts/format-table.ts";
import { createPayer, type Payer } from "./payment/payer.ts";
import { serveBackend } from "./payment/serve.ts";

// How soon a payment counts on the development chain, where a block comes every two seconds and is final two
// blocks later, and what many open payments and many confirmations at once cost.
const single = 10;
const watched = Number(process.env["BENCH_PAYMENTS"] ?? 1000);
const atOnce = 100;

const backend = await serveBackend();
try {
  const payer = await createPayer(backend.url);
  const rows = [];

  rows.push(["payment to active, alone", ...summarise(await paySingly(payer, single))]);

  const opening = await inBatches(watched, 20, () => timed(() => payer.setUp()));
  rows.push([`setup, ${watched} in batches of 20`, ...summarise(opening.map((each) => each.ms))]);
  const setups = opening.map((each) => each.result);
  rows.push([`payment to active, ${watched} open`, ...summarise(await paySingly(payer, single))]);

  const started = performance.now();
  for (const setup of setups) await payer.pay(setup);
  const sent = performance.now() - started;
  await untilPaid(single * 2 + watched);
  const all = performance.now() - started;
  rows.push([`${watched} payments: sent, all active`, "", round(sent), round(all)]);

  const fresh = await inBatches(atOnce, 20, () => payer.setUp());
  const hashes: Hash[] = [];
  for (const setup of fresh) hashes.push(await payer.pay(setup));
  for (let block = 0; block < 3; block++) await payer.mine();
  const confirmed = await Promise.all(hashes.map((hash) => timed(() => payer.confirm(hash))));
  const notPaid = confirmed.filter(({ result }) => result.state !== "paid").length;
  rows.push([`confirm, ${atOnce} at once`, ...summarise(confirmed.map((each) => each.ms))]);

  const [counted] = await backend.database.asOwner(
    (sql) => sql<{ payments: number; campaigns: number }[]>`
      select (select count(*)::int from public.eth_payments where state = 'paid') as payments,
        (select count(*)::int from public.pr_campaigns where status = 'active') as campaigns`,
  );
  console.log(formatTable(["", "least ms", "median ms", "most ms"], rows));
  console.log(
    `${counted?.payments} paid, ${counted?.campaigns} active campaigns, ${notPaid} of ${atOnce} confirmations not final`,
  );
} finally {
  await backend.stop();
}

/** One after the other; nobody confirms them. */
async function paySingly(payer: Payer, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let made = 0; made < count; made++) {
    const setup: SetupAnswer = await payer.setUp();
    await payer.pay(setup);
    const { ms } = await timed(async () => {
      while ((await payer.status(setup)).state !== "paid") await wait(20);
    });
    times.push(ms);
  }
  return times;
}

async function untilPaid(count: number): Promise<void> {
  for (;;) {
    const [row] = await backend.database.asOwner(
      (sql) => sql<{ count: number }[]>`
        select count(*)::int as count from public.eth_payments where state = 'paid'`,
    );
    if ((row?.count ?? 0) >= count) return;
    await wait(50);
  }
}

async function inBatches<T>(count: number, size: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    results.push(...(await Promise.all(Array.from({ length: size }, work))));
  }
  return results;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

function summarise(times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((each) =>
    round(each ?? 0),
  );
}

function round(value: number): string {
  return String(Math.round(value));
}
