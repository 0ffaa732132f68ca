import { canonicalForm } from "../proof/canonical-form.ts";
import { hashCanonical } from "../proof/content-hash.ts";
import type { Hex } from "../proof/hex.ts";

/** What stands before the first document. */
export const chainStart: Hex = `0x${"0".repeat(64)}`;

/** A document's link: of what it says and of the link before it. The database reckons the same when it is issued. */
export function hashDocument(document: {
  id: string;
  content: unknown;
  previous_hash: string;
}): Promise<Hex> {
  const { id, content, previous_hash } = document;
  return hashCanonical(canonicalForm({ id, content, previous_hash }));
}
