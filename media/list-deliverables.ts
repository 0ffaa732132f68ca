import { readFile } from "node:fs/promises";
import { z } from "zod";

const title = z.object({
  text: z.string(),
  /** Seconds into the cut. */
  from: z.number(),
  to: z.number(),
  large: z.boolean().default(false),
  /** An end card: whose work it is, under the title. */
  credit: z.string().optional(),
});
export type Title = z.infer<typeof title>;

/** What a film shows from one moment of a scene's loop to another. */
const cut = z.object({
  scene: z.string().optional(),
  shot: z.int().min(0),
  from: z.number(),
  to: z.number(),
  seconds: z.number().positive(),
  title: title.optional(),
});

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
  /** A film without cuts is the loop of one shot. */
  cuts: z.array(cut).default([]),
  /** The frame of the film that stands for it: which cut, and how far into it. */
  poster: z.object({ cut: z.int().min(0), at: z.number().min(0).max(1) }).optional(),
});
export type Deliverable = z.infer<typeof deliverable>;

export async function listDeliverables(): Promise<Deliverable[]> {
  const text = await readFile(new URL("scenes/scenes.json", import.meta.url), "utf8");
  return z.array(deliverable).parse(JSON.parse(text));
}
