import { z } from "zod";

/** What the server process tells of itself: bytes of memory, and milliseconds of processor time with PostgreSQL's. */
export const usageSchema = z.object({ rss: z.number(), cpu: z.number().nullable() });

export type Usage = z.infer<typeof usageSchema>;
