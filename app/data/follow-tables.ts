import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type RealtimeClient,
} from "@supabase/realtime-js";
import type { LiveChange, LiveTable } from "./live-change.ts";

export type Follower = {
  /** Null means that anything may have changed: read everything again. */
  onChange: (change: LiveChange | null) => void;
  /** Whether changes arrive just now. */
  onLive?: (isLive: boolean) => void;
  /** They did, and no longer do. The server hangs up on whoever was signed out elsewhere. */
  onLost?: () => void;
  /** How far the server had heard of changes before the first of what is on show was read. */
  heard?: string | undefined;
  /** Instead of `onChange` with null: nothing has been missed since. */
  onCaughtUp?: () => Promise<void>;
};

/**
 * Follows tables over one channel until the function it answers is called. What happened before the channel stood, or
 * while it was away, nobody tells: after each joining everything has to be read again, save where the server knows that
 * nothing was missed.
 */
export function followTables(
  realtime: RealtimeClient,
  tables: readonly LiveTable[],
  { onChange, onLive, onLost, heard, onCaughtUp }: Follower,
): () => void {
  let channel: RealtimeChannel | undefined;
  let isStopped = false;
  let wasLive = false;

  async function join() {
    // The client writes its join before it knows its token, unless the token is waited for.
    await realtime.setAuth();
    if (isStopped) return;
    channel = realtime.channel(`live:${crypto.randomUUID()}`);
    for (const { table, filter } of tables) {
      channel.on<Record<string, unknown>>(
        "postgres_changes",
        { event: "*", schema: "public", table, ...(filter && { filter }) },
        ({ eventType: type, new: row, old }) => {
          if (!isStopped) onChange({ table, type, row, old });
        },
      );
    }
    if (heard) {
      channel.updateJoinPayload({ heard });
      channel.on("system", {}, ({ caught_up: isCaughtUp }: { caught_up?: boolean }) => {
        if (isStopped) return;
        if (isCaughtUp) void onCaughtUp?.();
        else onChange(null);
      });
    }
    channel.subscribe((state) => {
      if (isStopped) return;
      const isLive = state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED;
      if (wasLive && !isLive) onLost?.();
      wasLive = isLive;
      onLive?.(isLive);
      if (isLive && !heard) onChange(null);
    });
  }

  void join();
  return () => {
    isStopped = true;
    if (channel) void realtime.removeChannel(channel);
  };
}
