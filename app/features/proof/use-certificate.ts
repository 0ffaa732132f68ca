import { useEffect, useState } from "react";
import { readHash, type Hex } from "../../../domain/proof/hex.ts";
import { readTitle } from "./read-title.ts";
import { runCheck } from "./run-check.ts";
import type { Verdict } from "./verdict.ts";

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
