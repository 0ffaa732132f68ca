import { hashCanonical } from "../../../domain/proof/content-hash.ts";
import type { Hex } from "../../../domain/proof/hex.ts";

/**
 * The campaign's name, for whoever may read it: its client, signed in here. It is taken from content that has this very
 * fingerprint, so that no certificate can be given another's name.
 */
export async function readTitle(hash: Hex): Promise<string | undefined> {
  const { sharedBackend } = await import("../../data/shared-backend.ts");
  const backend = sharedBackend();
  const { data: signedIn } = await backend.auth.getSession();
  if (!signedIn.session) return undefined;
  const { data } = await backend
    .from("content_anchors")
    .select("content")
    .eq("content_hash", hash)
    .limit(1);
  const row: unknown = data?.[0];
  const content = fieldOf(row, "content");
  if (typeof content !== "string" || (await hashCanonical(content)) !== hash) return undefined;
  const title = fieldOf(JSON.parse(content), "title");
  return typeof title === "string" ? title : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
