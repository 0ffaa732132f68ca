import { formatStudioTime } from "./studio-times.ts";

type Deed = {
  action: string;
  table: string;
  changes: Record<string, readonly unknown[]>;
  row: string | null;
};

/** What was done with a call; nothing where the usual sentence says it. */
export function describeCallDeed(entry: Deed): string | undefined {
  const { table, action, changes, row } = entry;
  if (table !== "bookings") return undefined;
  const who = row ?? "somebody";
  if (action === "insert") return `booked a call with ${who}`;
  if (action !== "update") return undefined;
  switch (changes["state"]?.[1]) {
    case "cancelled":
      return `cancelled the call with ${who}`;
    case "done":
      return `noted that the call with ${who} took place`;
    case "missed":
      return `noted that nobody came to the call with ${who}`;
    default: {
      const [before, after] = (changes["starts_at"] ?? []).map(readTime);
      if (!before || !after) return undefined;
      return `moved the call with ${who} from ${before} to ${after}`;
    }
  }
}

function readTime(value: unknown): string | undefined {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : formatStudioTime(time);
}
