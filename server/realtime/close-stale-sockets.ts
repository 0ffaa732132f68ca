import { hasExpired, sessionOf } from "./channel.ts";
import { findLiveSessions } from "./find-channel-rights.ts";
import type { RealtimeLimits } from "./limits.ts";
import { closeCodes, type RealtimeSocket } from "./socket.ts";
import type { Database } from "../../runtime/database/types.ts";

type StaleSocketOptions = {
  database: Database;
  sockets: Iterable<RealtimeSocket>;
  limits: RealtimeLimits;
  onUnexpected: (error: unknown) => void;
};

/** Closes sockets whose token has expired, whose session has ended, or that no longer answer. */
export function closeStaleSockets({ database, sockets, limits, onUnexpected }: StaleSocketOptions) {
  function checkTokens(): void {
    const now = Date.now();
    for (const socket of sockets) {
      const callers = [...socket.channels.values()].map(({ caller }) => caller);
      if (callers.some((caller) => hasExpired(caller, now))) {
        socket.end(closeCodes.policy, "The access token has expired.");
      } else if (now - socket.lastActiveAt > limits.silenceMilliseconds) {
        socket.cut();
      }
    }
  }

  async function checkSessions(): Promise<void> {
    const asked = new Set([...sockets].flatMap(sessionsOf));
    if (asked.size === 0) return;
    const live = await findLiveSessions(database, [...asked]);
    for (const socket of sockets) {
      const isOver = sessionsOf(socket).some((id) => asked.has(id) && !live.has(id));
      if (isOver) socket.end(closeCodes.policy, "The session has ended.");
    }
  }

  const timers = [
    setInterval(checkTokens, 1000).unref(),
    setInterval(
      () => void checkSessions().catch(onUnexpected),
      limits.sessionCheckMilliseconds,
    ).unref(),
  ];
  return {
    /** To be called when sessions have ended. */
    checkSessions: () => void checkSessions().catch(onUnexpected),
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}

function sessionsOf(socket: RealtimeSocket): string[] {
  return [...socket.channels.values()].flatMap(({ caller }) => sessionOf(caller) ?? []);
}
