import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { AppError } from "../../runtime/errors/app-error.ts";
import { sendRawAnswer } from "../http/raw-answer.ts";
import { sourceOfUpgrade } from "../http/request-source.ts";
import { subscribeToBroadcasts } from "./broadcast.ts";
import { openChangeFeed } from "./change-feed.ts";
import { countConnections } from "./connection-count.ts";
import { createDelivery } from "./deliver-changes.ts";
import { followRights } from "./follow-rights.ts";
import { createFrameAllowance } from "./frame-allowance.ts";
import { decodeFrame, readVersion, type ProtocolVersion } from "./frame.ts";
import { handleFrame } from "./handle-frame.ts";
import { defaultLimits, type RealtimeLimits } from "./limits.ts";
import { listFollowedTables } from "./list-followed-tables.ts";
import { closeStaleSockets } from "./close-stale-sockets.ts";
import { createTokenResolver, type ResolveCaller } from "./resolve-token.ts";
import { closeCodes, wrapSocket, type RealtimeSocket } from "./socket.ts";
import { sweepChanges } from "./sweep-changes.ts";
import type { Database } from "../../runtime/database/types.ts";

export type RealtimeOptions = {
  database: Database;
  resolveCaller: ResolveCaller;
  clientAddress: (incoming: IncomingMessage) => string;
  /** For answers to those who are not let in. */
  standardHeaders: Record<string, string>;
  onUnexpected: (error: unknown) => void;
  /** All subscribers were told to read everything again. */
  onGap?: (reason: unknown) => void;
  limits?: Partial<RealtimeLimits>;
};

export type Realtime = {
  attach(server: Server): void;
  isConnected(): boolean;
  /** How far this node has heard of changes, for whoever is about to read. */
  mark(): string;
  connections(): number;
  /** Tells every client to come back; another node may take it. */
  endSockets(): void;
  close(): Promise<void>;
};

const waitingFrames = 10;
/** On which the database says that sessions have ended. */
const sessionsChannel = "kinolume_sessions";

/** /realtime/v1/websocket: Phoenix channels as supabase-js speaks them. */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, onUnexpected } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const node = randomUUID();
  const sockets = new Set<RealtimeSocket>();
  const count = countConnections(limits);
  const sockServer = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });
  let nextId = 1;
  let isClosing = false;

  function endSockets(reason: string): void {
    for (const socket of sockets) socket.end(closeCodes.restart, reason);
  }

  const followedTables = await listFollowedTables(database);
  const feed = await openChangeFeed(database, {
    mostWaiting: limits.waitingChanges,
    deliver: createDelivery({ database, sockets, mostChanges: limits.waitingChanges }),
    onGap(reason) {
      options.onGap?.(reason);
      endSockets("Changes may have been missed: join again and read anew.");
    },
  });
  const broadcasts = await subscribeToBroadcasts(database, node, sockets);
  const rights = await followRights({ database, sockets, onUnexpected });
  const staleSockets = closeStaleSockets({ database, sockets, limits, onUnexpected });
  const endings = await database.sql.listen(sessionsChannel, () => staleSockets.checkSessions());
  const { sweepMilliseconds: everyMilliseconds } = limits;
  const sweep = sweepChanges({ database, everyMilliseconds, onUnexpected });

  function welcome(
    raw: WebSocket,
    version: ProtocolVersion,
    incoming: IncomingMessage,
    key: string | null,
  ) {
    const socket = wrapSocket(raw, { id: nextId++, version, limits });
    const isAllowed = createFrameAllowance(limits);
    const resolveToken = createTokenResolver(options.resolveCaller, sourceOfUpgrade(incoming), key);
    const context = {
      database,
      node,
      limits,
      followedTables,
      socket,
      resolveToken,
      askRights: rights.askRights,
      recent: feed.recent,
      onUnexpected,
    };
    let turn = Promise.resolve();
    let waiting = 0;
    sockets.add(socket);
    raw.on("close", () => sockets.delete(socket));
    // The protocol's own faults, a frame too large among them: ws has closed the socket already.
    raw.on("error", () => socket.cut());
    raw.on("message", (data, isBinary) => {
      socket.lastActiveAt = Date.now();
      if (!isAllowed()) return socket.end(closeCodes.policy, "Too many messages.");
      const frame = Buffer.isBuffer(data) ? decodeFrame(data, isBinary, version) : undefined;
      if (!frame) return socket.end(closeCodes.policy, "The message is malformed.");
      // Whoever sends faster than the database answers waits in their own network buffer, not in our memory.
      if (++waiting >= waitingFrames) raw.pause();
      turn = turn
        .then(() => (socket.isOpen() ? handleFrame(context, frame) : undefined))
        .catch(onUnexpected)
        .finally(() => {
          if (--waiting < waitingFrames && raw.isPaused) raw.resume();
        });
    });
  }

  async function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const query = new URL(incoming.url ?? "", "http://localhost").searchParams;
    const version = readVersion(query.get("vsn"));
    const key = query.get("apikey");
    if (isClosing || !feed.isConnected()) {
      throw new AppError("unavailable", "Changes cannot be followed right now.");
    }
    if (!version) throw new AppError("bad_request", "vsn must be 1.0.0 or 2.0.0.");
    const leave = count.enter(options.clientAddress(incoming));
    if (!leave) throw new AppError("unavailable", "There are too many connections.");
    socket.once("close", leave);
    await createTokenResolver(options.resolveCaller, sourceOfUpgrade(incoming), key)(undefined);
    sockServer.handleUpgrade(incoming, socket, head, (raw) => welcome(raw, version, incoming, key));
  }

  return {
    attach(server) {
      server.on("upgrade", (incoming, socket, head) => {
        // Node leaves an upgraded socket without a listener: a reset would end the process.
        socket.on("error", () => socket.destroy());
        upgrade(incoming, socket, head).catch((error: unknown) => {
          if (!(error instanceof AppError)) onUnexpected(error);
          const known = error instanceof AppError ? error : new AppError("internal", "Failed");
          sendRawAnswer(socket, known, options.standardHeaders);
        });
      });
    },
    isConnected: () => feed.isConnected(),
    mark: () => feed.recent.mark(),
    connections: () => sockets.size,
    endSockets() {
      isClosing = true;
      endSockets("The server restarts.");
    },
    async close() {
      isClosing = true;
      staleSockets.stop();
      sweep.stop();
      for (const socket of sockets) socket.cut();
      await Promise.all([
        feed.stop(),
        broadcasts.unlisten(),
        rights.unlisten(),
        endings.unlisten(),
      ]);
    },
  };
}
