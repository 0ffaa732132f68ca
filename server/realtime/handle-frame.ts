import { z } from "zod";
import { AppError } from "../../runtime/errors/app-error.ts";
import { isUnstorable, unstorableMessage } from "../../runtime/database/is-unstorable.ts";
import { readBroadcast, sendBroadcast } from "./broadcast.ts";
import { sessionOf, type Channel } from "./channel.ts";
import { findLiveSessions } from "./find-channel-rights.ts";
import type { AskRights } from "./follow-rights.ts";
import { hasMissed } from "./has-missed.ts";
import { needsPrivateChannel, readJoinRequest } from "./join-request.ts";
import type { RealtimeLimits } from "./limits.ts";
import { beforeEverything, takeSnapshot } from "./snapshot.ts";
import type { RecentNotices } from "./recent-notices.ts";
import { closeCodes, type RealtimeSocket } from "./socket.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";
import type { SocketFrame } from "./frame-shape.ts";

export type FrameContext = {
  database: Database;
  node: string;
  limits: RealtimeLimits;
  followedTables: ReadonlySet<string>;
  socket: RealtimeSocket;
  resolveToken: (token: string | undefined) => Promise<Caller>;
  askRights: AskRights;
  recent: RecentNotices;
  onUnexpected: (error: unknown) => void;
};

/** Answers one message of a client. Messages of one socket are handled one after the other. */
export async function handleFrame(context: FrameContext, frame: SocketFrame): Promise<void> {
  const { socket } = context;
  switch (frame.event) {
    case "heartbeat":
      return socket.reply(frame, "ok", {});
    case "phx_join":
      return join(context, frame);
    case "phx_leave":
      socket.channels.delete(frame.topic);
      return socket.reply(frame, "ok", {});
    case "access_token":
      return changeToken(context, frame);
    case "broadcast":
      return broadcast(context, frame);
    case "presence":
      return refuse(context, frame, "Presence is not offered here.");
    default:
      return refuse(context, frame, "This message is not known here.");
  }
}

function refuse({ socket }: FrameContext, frame: SocketFrame, reason: string): void {
  socket.reply(frame, "error", { reason });
}

async function join(context: FrameContext, frame: SocketFrame): Promise<void> {
  const { socket, limits, followedTables } = context;
  const { topic, joinRef } = frame;
  if (!topic.startsWith("realtime:")) return refuse(context, frame, "There is no such channel.");
  const request = readJoinRequest(frame.payload, {
    mostBindings: limits.bindingsPerChannel,
    followedTables,
  });
  if (typeof request === "string") return refuse(context, frame, request);
  if (!socket.channels.has(topic) && socket.channels.size >= limits.channelsPerSocket) {
    return refuse(context, frame, "This connection has joined too many channels.");
  }
  const { isPrivate, bindings, heard } = request;
  try {
    const caller = await requireCaller(context, request.token);
    // With a mark everything from there on counts: what was committed by now may not have been heard of yet.
    const isKnown = heard !== undefined && context.recent.since(heard) !== undefined;
    const since = isKnown ? beforeEverything : await takeSnapshot(context.database);
    const rights = isPrivate ? await context.askRights(caller, topic) : noRights;
    if (isPrivate && !rights.canRead && !rights.canWrite) {
      return refuse(context, frame, "You may not join this channel.");
    }
    const joined: Channel = {
      topic,
      joinRef,
      caller,
      isPrivate,
      since,
      bindings,
      broadcast: { ...request.broadcast, ...rights },
    };
    if (!socket.isOpen()) return;
    socket.channels.set(topic, joined);
    // In the same moment: what is heard from now on is delivered.
    const missed = isKnown ? context.recent.since(heard) : undefined;
    socket.reply(frame, "ok", {
      postgres_changes: bindings.map(({ id, asked }) => ({ ...asked, id })),
    });
    if (bindings.length > 0) {
      const message = "Subscribed to PostgreSQL";
      const news = { status: "ok", extension: "postgres_changes", message } as const;
      const isCaughtUp = missed && !(await hasMissed(context.database, missed, joined));
      announce(socket, joined, isCaughtUp ? { ...news, caught_up: true } : news);
    }
  } catch (error) {
    refuse(context, frame, describeFailure(context, error));
  }
}

const noRights = { canRead: false, canWrite: false };

function announce(
  socket: RealtimeSocket,
  { topic, joinRef }: Channel,
  news: {
    status: "ok" | "error";
    extension: "postgres_changes" | "broadcast";
    message: string;
    caught_up?: true;
  },
): void {
  const payload = { ...news, channel: topic.replace(/^realtime:/, "") };
  socket.send({ joinRef, ref: null, topic, event: "system" }, JSON.stringify(payload));
}

async function requireCaller(context: FrameContext, token: string | undefined): Promise<Caller> {
  const caller = await context.resolveToken(token);
  const session = sessionOf(caller);
  if (session === null) return caller;
  const live = await findLiveSessions(context.database, [session]);
  if (!live.has(session)) throw new AppError("session_not_found", "The session has ended.");
  return caller;
}

const tokenMessage = z.object({ access_token: z.string().max(8192).nullish() });

/** A token that is no good ends the socket: what was joined under the old one must not outlive it. */
async function changeToken(context: FrameContext, frame: SocketFrame): Promise<void> {
  const { socket } = context;
  const channel = socket.channels.get(frame.topic);
  if (!channel) return;
  try {
    const token = tokenMessage.parse(frame.payload).access_token ?? undefined;
    const caller = await requireCaller(context, token);
    const rights = channel.isPrivate ? await context.askRights(caller, channel.topic) : noRights;
    if (channel.isPrivate && !rights.canRead && !rights.canWrite) {
      throw new AppError("bad_jwt", "You may not stay on this channel.");
    }
    if (socket.channels.get(frame.topic) !== channel) return;
    Object.assign(channel, { caller, broadcast: { ...channel.broadcast, ...rights } });
  } catch (error) {
    socket.end(closeCodes.policy, describeFailure(context, error).slice(0, 120));
  }
}

async function broadcast(context: FrameContext, frame: SocketFrame): Promise<void> {
  const { socket, database, limits, node } = context;
  const { topic } = frame;
  const channel = socket.channels.get(topic);
  if (!channel) return refuse(context, frame, "Join the channel first.");
  // Without `ack` there is no reply, and supabase-js assumes success. So the refusal is sent to the channel as well.
  const reject = (message: string) => {
    refuse(context, frame, message);
    announce(socket, channel, { status: "error", extension: "broadcast", message });
  };
  if (!channel.isPrivate) return reject(needsPrivateChannel);
  await channel.asking;
  if (socket.channels.get(topic) !== channel)
    return refuse(context, frame, "Join the channel first.");
  if (!channel.broadcast.canWrite) return reject("You may not speak here.");
  const content = readBroadcast(frame.payload, { node, socket: socket.id, topic });
  if (!content) return reject("The broadcast is malformed.");
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) > limits.broadcastBytes) {
    return reject(`A broadcast holds at most ${limits.broadcastBytes} bytes.`);
  }
  try {
    await sendBroadcast(database, text);
    if (channel.broadcast.ack) socket.reply(frame, "ok", {});
  } catch (error) {
    reject(describeFailure(context, error));
  }
}

const expected = new Set(["bad_jwt", "invalid_api_key", "session_not_found"]);

function describeFailure({ onUnexpected }: FrameContext, error: unknown): string {
  if (error instanceof AppError && expected.has(error.code)) return error.message;
  if (isUnstorable(error)) return unstorableMessage;
  onUnexpected(error);
  return "The channel cannot be served right now.";
}
