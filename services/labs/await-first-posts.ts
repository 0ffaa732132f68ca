import { setTimeout as wait } from "node:timers/promises";
import { isRefreshing } from "./feed-state.ts";
import type { InTransaction } from "../context.ts";

const pollMilliseconds = 250;
const longestMilliseconds = 12_000;

/** Before the newsletter's first answer, 'no posts' would be wrong: wait for the request that is under way. */
export async function awaitFirstPosts(transaction: InTransaction, source: string): Promise<void> {
  const end = performance.now() + longestMilliseconds;
  const isWorthWaiting = () =>
    transaction(async (sql) => {
      const found = await sql`select 1 from public.substack_posts limit 1`;
      return found.length === 0 && (await isRefreshing(sql, source));
    });
  while (performance.now() < end && (await isWorthWaiting())) await wait(pollMilliseconds);
}
