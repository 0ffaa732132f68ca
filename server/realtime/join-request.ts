import { z } from "zod";
import { parseChangeFilter, type ChangeCondition } from "./change-filter.ts";

const wanted = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63).optional(),
  table: z.string().max(63).optional(),
  filter: z.string().max(2000).optional(),
  select: z.array(z.string().max(63)).max(100).optional(),
});

export const joinRequest = z.object({
  access_token: z.string().max(8192).nullish(),
  heard: z.string().max(100).nullish(),
  config: z
    .object({
      private: z.boolean().nullish(),
      broadcast: z.object({ self: z.boolean().nullish(), ack: z.boolean().nullish() }).nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(wanted).nullish(),
    })
    .nullish(),
});

/** What a subscriber follows. `asked` is what it sent, which it compares with the answer. */
export type Binding = {
  id: number;
  event: "*" | "INSERT" | "UPDATE" | "DELETE";
  /** Undefined: every table. */
  table: string | undefined;
  conditions: ChangeCondition[];
  select: string[] | undefined;
  asked: z.infer<typeof wanted>;
};

export type JoinRequest = {
  token: string | undefined;
  /** How far the node had heard before the client first read, where the client asks what it has missed since. */
  heard: string | undefined;
  isPrivate: boolean;
  broadcast: { self: boolean; ack: boolean };
  bindings: Binding[];
};

export const needsPrivateChannel = "Broadcast needs a private channel: join with private: true.";

/** The request, or in a line what is wrong with it. */
export function readJoinRequest(
  payload: unknown,
  { mostBindings, followedTables }: { mostBindings: number; followedTables: ReadonlySet<string> },
): JoinRequest | string {
  const parsed = joinRequest.safeParse(payload);
  if (!parsed.success) return "The join request is malformed.";
  const { access_token: token, heard, config } = parsed.data;
  if (config?.presence?.enabled) return "Presence is not offered here.";
  const asked = config?.postgres_changes ?? [];
  if (asked.length > mostBindings) return `A channel follows at most ${mostBindings} changes.`;
  const isPrivate = config?.private ?? false;
  if (asked.length === 0 && !isPrivate) return needsPrivateChannel;
  const bindings: Binding[] = [];
  for (const [index, entry] of asked.entries()) {
    const binding = readBinding(entry, index + 1, followedTables);
    if (typeof binding === "string") return binding;
    bindings.push(binding);
  }
  return {
    token: token ?? undefined,
    heard: heard ?? undefined,
    isPrivate,
    broadcast: { self: config?.broadcast?.self ?? false, ack: config?.broadcast?.ack ?? false },
    bindings,
  };
}

function readBinding(
  asked: z.infer<typeof wanted>,
  id: number,
  followedTables: ReadonlySet<string>,
): Binding | string {
  const { event, schema = "public", table = "*", filter, select } = asked;
  if (schema !== "public" && schema !== "*") return "Only the schema public can be followed.";
  if (followedTables.size === 0) return "No changes are logged in this database.";
  if (table !== "*" && !followedTables.has(table)) {
    return "There are no changes of this table to follow.";
  }
  const conditions = filter === undefined ? [] : parseChangeFilter(filter);
  if (!conditions) return "The filter is malformed, or its operator is not offered here.";
  return { id, event, table: table === "*" ? undefined : table, conditions, select, asked };
}
