import { z } from "zod";

const notice = z.object({
  transaction: z.coerce.bigint(),
  table: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE", "TRUNCATE"]),
});

/** That a transaction, now committed, did this to this table. All of one transaction come together. */
export type Notice = z.infer<typeof notice>;

/** One entry of the change log, without the changed row itself. */
export const changeRow = z.object({
  id: z.string(),
  transaction: z.coerce.bigint(),
  table: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  /** The primary key as it was before, as JSON; null of an insert. */
  oldKey: z.string().nullable(),
  at: z.string(),
});
export type Change = z.infer<typeof changeRow>;

/** What a trigger told; undefined for a node's own sign of life. */
export function readNotice(payload: string): Notice | undefined {
  return notice.safeParse(JSON.parse(payload)).data;
}
