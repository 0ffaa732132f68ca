import { z } from "zod";
import { isHash } from "./hex.ts";

const hash = z.custom<`0x${string}`>(isHash, "Please send a SHA-256 hash as 0x and 64 hex digits.");

/** `content` is JSON text, as the contract has it; `revoke` instead of it is for the studio. */
export const anchorRequestSchema = z.union([
  z.object({
    contentId: z.uuid(),
    contentType: z.literal("campaign"),
    content: z.string().max(200_000),
  }),
  z.object({ contentId: z.uuid(), contentType: z.literal("campaign"), revoke: hash }),
]);

export type AnchorRequest = z.infer<typeof anchorRequestSchema>;
