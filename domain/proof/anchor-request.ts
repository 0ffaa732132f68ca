import { z } from "zod";
import { fault } from "../field/fault.ts";
import { isHash } from "./hex.ts";

const hash = z.custom<`0x${string}`>(isHash, fault("hash-malformed"));

/** `content` is JSON text, to be compared with the row; `revoke` instead of it is for the studio. */
export const anchorRequestSchema = z.union([
  z.object({
    contentId: z.uuid(),
    /** A campaign, or `acceptance.json` of an agreement. */
    contentType: z.enum(["campaign", "acceptance"]),
    content: z.string().max(200_000),
  }),
  z.object({ contentId: z.uuid(), contentType: z.literal("campaign"), revoke: hash }),
]);
