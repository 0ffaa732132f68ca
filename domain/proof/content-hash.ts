import { canonicaliseText } from "./canonical-form.ts";
import type { Hex } from "./hex.ts";
import { sha256 } from "./sha256.ts";

/** The fingerprint of a text that already has its canonical form. */
export function hashCanonical(text: string): Promise<Hex> {
  return sha256(new TextEncoder().encode(text));
}

/**
 * The fingerprint of a file: JSON by its canonical form, so that neither spaces nor the order of keys count;
 * anything else byte by byte.
 */
export async function hashFile(bytes: Uint8Array<ArrayBuffer>): Promise<Hex> {
  const canonical = canonicaliseText(decodeStrictly(bytes));
  return canonical === undefined ? sha256(bytes) : hashCanonical(canonical);
}

function decodeStrictly(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}
