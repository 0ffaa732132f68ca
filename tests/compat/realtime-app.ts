import { createServer } from "node:http";
import { once } from "node:events";
import {
  createClient,
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { openDatabase } from "../../server/database/database.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { openRealtime, type Realtime } from "../../server/realtime/open-realtime.ts";
import type { RequestSource } from "../../server/http/request-source.ts";
import type { RealtimeLimits } from "../../server/realtime/limits.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

export const versions = ["1.0.0", "2.0.0"] as const;
type Version = (typeof versions)[number];
type Who = Person | "anon" | "service_role";

type Node = { url: string; realtime: Realtime; stop(): Promise<void> };

export type RealtimeApp = TestDatabase & {
  url: string;
  unexpected: unknown[];
  gaps: unknown[];
  /** How far the first node has heard of changes. */
  mark(): string;
  person(details?: { staff?: boolean; hasShownCode?: boolean }): Promise<Person>;
  /** supabase-js as this person, or as whoever it is at the moment. */
  as(who: Who | (() => Who), options?: { version?: Version; url?: string }): SupabaseClient;
  /** The same person with a token that says this as well. */
  withClaims(person: Person, claims: { exp?: number; aal?: "aal1" }): Person;
  startNode(limits?: Partial<RealtimeLimits>): Promise<Node>;
  stop(): Promise<void>;
};

/** /realtime/v1 on a loopback port. Tokens are names here; real ones are tested with the auth server. */
export async function startRealtimeApp(): Promise<RealtimeApp> {
  const held = await createTestDatabase();
  const callers = new Map<string, Caller>([
    ["anon-key", { role: "anon", claims: null }],
    ["service-key", { role: "service_role", claims: null }],
  ]);
  const unexpected: unknown[] = [];
  const gaps: unknown[] = [];
  const clients: SupabaseClient[] = [];
  const nodes: Node[] = [];

  async function resolveCaller({ headers }: RequestSource): Promise<Caller> {
    const token = headers.get("authorization")?.replace("Bearer ", "") ?? headers.get("apikey");
    const caller = callers.get(token ?? "anon-key");
    if (!caller) throw new AppError("bad_jwt", "invalid JWT: unknown in this test");
    return caller;
  }

  async function startNode(
    limits: Partial<RealtimeLimits> = {},
    database?: Database,
  ): Promise<Node> {
    const own = database ?? (await openOwn());
    const server = createServer((_request, response) => response.writeHead(404).end());
    const realtime = await openRealtime({
      database: own,
      resolveCaller,
      clientAddress: ({ socket }) => socket.remoteAddress ?? "unknown",
      standardHeaders: {},
      onUnexpected: (error) => unexpected.push(error),
      onGap: (reason) => gaps.push(reason),
      limits,
    });
    realtime.attach(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port");
    const node: Node = {
      url: `http://127.0.0.1:${address.port}`,
      realtime,
      async stop() {
        await realtime.close();
        server.close();
        if (!database) await own.close();
      },
    };
    nodes.push(node);
    return node;
  }

  const openOwn = () =>
    openDatabase({ connection: held.connection, connections: 2, log: () => undefined });
  const { url, realtime } = await startNode({ sessionCheckMilliseconds: 3_600_000 }, held.database);
  const tokenOf = (who: Who) =>
    who === "anon" ? "anon-key" : who === "service_role" ? "service-key" : who.id;

  return {
    ...held,
    url,
    unexpected,
    gaps,
    mark: () => realtime.mark(),
    async person(details) {
      const made = await createPerson(held.owner, details);
      callers.set(made.id, made.caller);
      return made;
    },
    as(who, { version = "2.0.0", url: at = url } = {}) {
      const made = createClient(at, "anon-key", {
        accessToken: async () => tokenOf(typeof who === "function" ? who() : who),
        realtime: { vsn: version, reconnectAfterMs: () => 50 },
      });
      clients.push(made);
      return made;
    },
    withClaims(person, claims) {
      const id = `${person.id}-${JSON.stringify(claims)}`;
      const caller: Caller = {
        role: "authenticated",
        claims: { ...person.caller.claims, ...claims },
      };
      callers.set(id, caller);
      return { ...person, id, caller };
    },
    startNode,
    async stop() {
      for (const client of clients) await client.realtime.disconnect();
      for (const node of nodes) await node.stop();
      await held.drop();
    },
  };
}

/** What a page would do: joins, and resolves once the server has said yes, with everything that came since. */
export async function follow(
  client: SupabaseClient,
  wanted: { table: string; event?: "*" | "INSERT" | "UPDATE" | "DELETE"; filter?: string },
  name = crypto.randomUUID(),
): Promise<Followed> {
  const seen: Seen[] = [];
  const states: string[] = [];
  const channel = client.channel(name);
  channel.on(
    "postgres_changes",
    { event: "*", schema: "public", ...wanted },
    ({ eventType, new: current, old, table }) =>
      seen.push({ type: eventType, new: current, old, table }),
  );
  await join(channel, states);
  return { seen, states, channel };
}

export type Seen = { type: string; table: string; new: object; old: object };
export type Followed = { seen: Seen[]; states: string[]; channel: RealtimeChannel };

/** The client writes its join before it knows its token, unless the token is waited for. */
export async function join(channel: RealtimeChannel, states: string[] = []): Promise<void> {
  await channel.socket.setAuth();
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((state, error) => {
      states.push(state);
      if (state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else reject(error ?? new Error(state));
    });
  });
}
