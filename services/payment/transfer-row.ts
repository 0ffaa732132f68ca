import { z } from "zod";

/** Of `eth_transfers`, where only the hash is asked for. */
export const transferRow = z.object({
  transaction_hash: z.string().transform((text): `0x${string}` => `0x${text.slice(2)}`),
});
