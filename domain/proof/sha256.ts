import { toHex, type Hex } from "./hex.ts";

/** With WebCrypto, which browsers, Node and Deno have alike. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Hex> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
