import { z } from "zod";

const notified = z.object({
  table: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  key: z.string(),
  /** Told with a deletion alone: everything else is read. */
  owner: z.string().nullable(),
  at: z.string(),
});

export type Change = z.infer<typeof notified>;

/** What a trigger told; undefined for a node's own sign of life. */
export function readChange(payload: string): Change | undefined {
  return notified.safeParse(JSON.parse(payload)).data;
}
