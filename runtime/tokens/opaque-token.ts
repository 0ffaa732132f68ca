import { createHash, randomBytes, randomInt } from "node:crypto";

export function newOpaqueToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Enough for tokens of 256 random bits: nothing can be guessed back from it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}
