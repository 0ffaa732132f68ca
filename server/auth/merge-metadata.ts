import type { z } from "zod";
import type { metadataField } from "./request-body.ts";

export type Metadata = z.infer<typeof metadataField>;

/** As in GoTrue, fields are merged and a null removes one: all of `replaced` go, then those `set` come. */
export function mergeMetadata(data: Metadata | null | undefined): {
  set: Metadata;
  replaced: string[];
} {
  const entries = Object.entries(data ?? {});
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    replaced: entries.map(([name]) => name),
  };
}
