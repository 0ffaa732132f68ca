import { readFile } from "node:fs/promises";
import { z } from "zod";

const deliverable = z.object({
  key: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  scene: z.string(),
  shot: z.int().min(0),
  kind: z.enum(["still", "film"]),
  width: z.int().positive(),
  height: z.int().positive(),
  samples: z.int().positive(),
  /** Moment of the loop that a still shows. */
  t: z.number().min(0).lt(1).default(0),
  seconds: z.number().positive().optional(),
  fps: z.number().positive().optional(),
});
export type Deliverable = z.infer<typeof deliverable>;

const listing = new URL("scenes/scenes.json", import.meta.url);

export async function listDeliverables(): Promise<Deliverable[]> {
  return z.array(deliverable).parse(JSON.parse(await readFile(listing, "utf8")));
}
