import { readStudio, type StudioPublisher } from "../../../domain/proof/check-proof.ts";
import type { Hex } from "../../../domain/proof/hex.ts";
import { readProof, type Proof } from "../../../domain/proof/proof.ts";
import { ourNode } from "./node-choice.ts";

/** What this site knows of a fingerprint. Only `isEdited` and `isWaiting` are believed; the proof is checked. */
export type KnownHash = { proof: Proof | undefined; isEdited: boolean; isWaiting: boolean };

/** Undefined where the site cannot be asked; the rest of the check does not need it. */
export async function lookUpHash(contentHash: Hex): Promise<KnownHash | undefined> {
  const key = process.env.SUPABASE_PUBLISHABLE_KEY;
  const address = `${process.env.SUPABASE_URL ?? ""}/functions/v1/verify-content-authenticity`;
  const answer = await readJson(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key && { apikey: key }) },
    body: JSON.stringify({ contentHash }),
  });
  if (!answer) return undefined;
  const reasons = answer.get("reasons");
  const state = answer.get("state");
  return {
    proof: readProof(answer.get("proof")),
    isEdited: Array.isArray(reasons) && reasons.includes("edited_since"),
    isWaiting: state === "pending" || state === "submitted",
  };
}

/** The keys and registries that the studio says are its own. */
export async function listStudios(): Promise<StudioPublisher[] | undefined> {
  const studios = (await readJson(ourNode))?.get("studio");
  if (!Array.isArray(studios)) return undefined;
  return studios.map(readStudio).filter((studio) => studio !== undefined);
}

async function readJson(
  address: string,
  init?: RequestInit,
): Promise<Map<string, unknown> | undefined> {
  try {
    const response = await fetch(address, init);
    const body: unknown = response.ok ? await response.json() : undefined;
    return typeof body === "object" && body !== null ? new Map(Object.entries(body)) : undefined;
  } catch {
    return undefined;
  }
}
