import { sessionOf, type Channel } from "./channel.ts";
import { findChannelRights, findLiveSessions, type ChannelRights } from "./find-channel-rights.ts";
import { closeCodes, type RealtimeSocket } from "./socket.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

/** On which the database names the account whose role in a company has changed or ended. */
const rolesChannel = "kinolume_roles";

type Followed = {
  database: Database;
  sockets: Iterable<RealtimeSocket>;
  onUnexpected: (error: unknown) => void;
};

export type AskRights = (caller: Caller, topic: string) => Promise<ChannelRights>;

/**
 * Keeps what a private channel allows as the policies have it now. Notices come over the same connection as broadcasts,
 * in the order of their commits, so whoever was removed hears nothing that was said afterwards.
 */
export async function followRights({ database, sockets, onUnexpected }: Followed) {
  let changes = 0;

  /** Asked anew where a role changed meanwhile: its notice has not met a channel that is yet to be joined. */
  const askRights: AskRights = async (caller, topic) => {
    for (;;) {
      const before = changes;
      const rights = await findChannelRights(database, caller, topic);
      if (changes === before) return rights;
    }
  };

  async function askAgain(socket: RealtimeSocket, channel: Channel): Promise<void> {
    const { caller, topic } = channel;
    if (await hasEnded(database, caller)) {
      return socket.end(closeCodes.policy, "The session has ended.");
    }
    const rights = await askRights(caller, topic);
    if (socket.channels.get(topic) !== channel || channel.caller !== caller) return;
    if (rights.canRead || rights.canWrite) Object.assign(channel.broadcast, rights);
    else closeChannel(socket, channel);
  }

  function askAgainFor(account: string): void {
    changes += 1;
    for (const socket of sockets) {
      for (const channel of socket.channels.values()) {
        if (!channel.isPrivate || channel.caller.claims?.["sub"] !== account) continue;
        const asking = askAgain(socket, channel)
          .catch((error: unknown) => {
            onUnexpected(error);
            socket.channels.delete(channel.topic);
            socket.end(closeCodes.later, "What you may do here is not known right now.");
          })
          .finally(() => {
            if (channel.asking === asking) delete channel.asking;
          });
        channel.asking = asking;
      }
    }
  }

  const listening = await database.sql.listen(rolesChannel, askAgainFor);
  return { askRights, unlisten: () => listening.unlisten() };
}

async function hasEnded(database: Database, caller: Caller): Promise<boolean> {
  const session = sessionOf(caller);
  return session !== null && !(await findLiveSessions(database, [session])).has(session);
}

/** For good: a client does not join again by itself after this. */
function closeChannel(socket: RealtimeSocket, { topic, joinRef }: Channel): void {
  socket.channels.delete(topic);
  socket.send({ joinRef, ref: null, topic, event: "phx_close" }, "{}");
}
