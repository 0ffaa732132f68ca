import { z } from "zod";

/** Where the server's process listens: the built site, and a route of the library alone. */
export const startedSchema = z.object({ site: z.number(), alone: z.number() });
/** Milliseconds of processor time since its start, and bytes after a collection. */
export const usedSchema = z.object({ cpu: z.number(), rss: z.number(), heap: z.number() });

export type Started = z.infer<typeof startedSchema>;
export type Used = z.infer<typeof usedSchema>;
