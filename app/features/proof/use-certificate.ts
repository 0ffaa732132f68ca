import { useEffect, useState } from "react";
import { readHash, type Hex } from "../../../domain/proof/hex.ts";
import { runCheck } from "./run-check.ts";
import type { Verdict } from "./verdict.ts";
import { hashCanonical } from "../../../domain/proof/content-hash.ts";

export type CertificateState =
  | { kind: "checking" }
  | { kind: "missing" }
  | { kind: "unproven"; verdict: Verdict }
  | {
      kind: "proven";
      verdict: Required<Pick<Verdict, "hash" | "proof" | "anchored">>;
      title: string | undefined;
    };

const proven = new Set(["proofHolds", "edited"]);

/** A certificate is printed from a check, never from an address: the fragment only says what to check. */
export function useCertificate(): CertificateState {
  const [state, setState] = useState<CertificateState>({ kind: "checking" });
  useEffect(() => {
    let isCurrent = true;
    async function follow() {
      const hash = readHash(location.hash.slice(1));
      setState({ kind: hash ? "checking" : "missing" });
      const next = hash && (await certify(hash));
      if (next && isCurrent) setState(next);
    }
    const start = () => void follow();
    start();
    addEventListener("hashchange", start);
    return () => {
      isCurrent = false;
      removeEventListener("hashchange", start);
    };
  }, []);
  return state;
}

async function certify(hash: Hex): Promise<CertificateState> {
  const question = { proof: undefined, fileHash: undefined, hash, node: { kind: "ours" } as const };
  const [verdict, title] = await Promise.all([runCheck(question), readTitle(hash)]);
  const { name, proof, anchored } = verdict;
  return proven.has(name) && proof && anchored
    ? { kind: "proven", verdict: { hash, proof, anchored }, title }
    : { kind: "unproven", verdict };
}

/**
 * The campaign's name, for whoever may read it: its client, signed in here. It is taken from content that has this very
 * fingerprint, so that no certificate can be given another's name.
 */
async function readTitle(hash: Hex): Promise<string | undefined> {
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
