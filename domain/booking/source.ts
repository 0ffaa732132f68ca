import * as z from "zod/mini";

/** Why a calendar address could not be read. */
export const sourceFaults = [
  "unreachable",
  "not-a-calendar",
  "too-large",
  "too-many",
  "too-slow",
  "forbidden",
] as const;
export type SourceFault = (typeof sourceFaults)[number];

/** A calendar that says when the studio is busy, without its secret address. */
export const busySource = z.object({
  id: z.string(),
  name: z.string(),
  /** The host of its address: the rest is a secret. */
  host: z.string(),
  state: z.enum(["waiting", "good", "failed"]),
  fault: z.nullable(z.enum(sourceFaults)),
  checkedAt: z.nullable(z.string()),
  /** When what counts as busy was read: on failure the last good copy goes on counting. */
  goodAt: z.nullable(z.string()),
});
export type BusySource = z.infer<typeof busySource>;
