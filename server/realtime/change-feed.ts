import { randomUUID } from "node:crypto";
import { readNotice, type Notice } from "./change.ts";
import { rememberNotices, type RecentNotices } from "./recent-notices.ts";
import type { Database } from "../../runtime/database/types.ts";

const channel = "realtime_changes";

export type ChangeFeed = {
  /** False while no pulse comes back through the database. */
  isConnected(): boolean;
  recent: RecentNotices;
  stop(): Promise<void>;
};

type FeedOptions = {
  /** All notices since the last call finished, in the order of their commits. */
  deliver: (notices: readonly Notice[]) => Promise<void>;
  /** Changes may have been missed: subscribers have to read everything again. */
  onGap: (reason: unknown) => void;
  mostWaiting: number;
  pulseMilliseconds?: number;
};

/**
 * One listening connection for the node. The driver listens again when that is lost; nobody knows what was said
 * meanwhile, so that is a gap. A pulse through the database finds the connection that is dead without saying so.
 */
export async function openChangeFeed(
  { sql }: Database,
  { deliver, onGap, mostWaiting, pulseMilliseconds = 10_000 }: FeedOptions,
): Promise<ChangeFeed> {
  const self = randomUUID();
  const waiting: Notice[] = [];
  const recent = rememberNotices();
  let delivering: Promise<void> | undefined;
  let isStopped = false;
  let hasListened = false;
  let lastNoticeAt = Date.now();

  function reportGap(reason: unknown): void {
    waiting.length = 0;
    recent.forget();
    if (!isStopped) onGap(reason);
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await deliver(waiting.splice(0));
      } catch (error) {
        reportGap(error);
      }
    }
  }

  function handleNotice(payload: string): void {
    lastNoticeAt = Date.now();
    const notice = readNotice(payload);
    if (!notice) return;
    waiting.push(notice);
    recent.note(notice);
    if (waiting.length > mostWaiting) reportGap("more changes than can be followed");
    delivering ??= drain().finally(() => (delivering = undefined));
  }

  function onListen(): void {
    lastNoticeAt = Date.now();
    if (hasListened) reportGap("the listening connection was lost");
    hasListened = true;
  }

  const isConnected = () => Date.now() - lastNoticeAt < 3 * pulseMilliseconds;
  const listening = await sql.listen(channel, handleNotice, onListen);
  const pulse = setInterval(() => {
    if (!isConnected()) reportGap("the listening connection is silent");
    // A pulse that cannot be sent counts as missed.
    sql`select pg_notify(${channel}, ${JSON.stringify({ pulse: self })})`.catch(() => undefined);
  }, pulseMilliseconds).unref();

  return {
    isConnected,
    recent,
    async stop() {
      isStopped = true;
      waiting.length = 0;
      clearInterval(pulse);
      await Promise.all([listening.unlisten(), delivering]);
    },
  };
}
