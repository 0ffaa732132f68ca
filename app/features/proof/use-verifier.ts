import { useCallback, useEffect, useRef, useState } from "react";
import { hashFile } from "../../../domain/proof/content-hash.ts";
import { readHash, type Hex } from "../../../domain/proof/hex.ts";
import { parseProof, type Proof } from "../../../domain/proof/proof.ts";
import { findPdfHash } from "./find-pdf-hash.ts";
import type { NodeChoice } from "./node-choice.ts";
import { runCheck, type ProofQuestion } from "./run-check.ts";
import type { Verdict } from "./verdict.ts";

export type TakenProof = { name: string; proof: Proof };
export type TakenContent = {
  name: string;
  hash: Hex;
  /** Of an acceptance.json: that of the PDF it was signed with. */
  pdfHash?: Hex | undefined;
};

/** What was given to be checked, and what the last check found. */
export function useVerifier() {
  const [proof, setProof] = useState<TakenProof>();
  const [content, setContent] = useState<TakenContent>();
  const [node, setNode] = useState<NodeChoice>({ kind: "ours" });
  const [verdict, setVerdict] = useState<Verdict>({ name: "idle" });
  const runs = useRef(0);

  const check = useCallback(async (question: ProofQuestion) => {
    runs.current += 1;
    const run = runs.current;
    const hash = question.proof?.content.hash ?? question.fileHash ?? question.hash;
    setVerdict({ name: "checking", ...(hash && { hash }) });
    const found = await runCheck(question);
    // A newer question is under way.
    if (run !== runs.current) return;
    setVerdict(found);
    if (found.hash) history.replaceState(history.state, "", `#${found.hash}`);
  }, []);

  const checkHash = useCallback(
    (hash: Hex, through: NodeChoice = { kind: "ours" }) => {
      setProof(undefined);
      setContent(undefined);
      void check({ proof: undefined, fileHash: undefined, hash, node: through });
    },
    [check],
  );

  // The address may carry a fingerprint: a link that somebody was sent, or one pasted into the bar.
  useEffect(() => {
    const follow = () => {
      const hash = readHash(location.hash.slice(1));
      if (hash) checkHash(hash);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [checkHash]);

  const ask = (next: Partial<ProofQuestion>) =>
    check({ proof: proof?.proof, fileHash: content?.hash, hash: verdict.hash, node, ...next });

  /** False where a proof was expected and none came. */
  async function takeFiles(files: readonly File[], wanted: "proof" | "content"): Promise<boolean> {
    const read = await Promise.all(files.map(readFile));
    const taken = read.findLast((file) => "proof" in file);
    const others = read.filter((file) => "hash" in file);
    // Dropped together with its PDF, the acceptance is what has a proof.
    const other = others.find(({ pdfHash }) => pdfHash) ?? others.at(-1);
    // An acceptance.json is a content, in whichever tray it was laid.
    if (wanted === "proof" && !taken && !other?.pdfHash) return false;
    if (taken) setProof(taken);
    if (other) setContent(other);
    await ask({
      ...(taken && { proof: taken.proof }),
      ...(other && { fileHash: other.hash }),
      hash: undefined,
    });
    return true;
  }

  return {
    proof,
    content,
    node,
    verdict,
    takeFiles,
    checkHash: (hash: Hex) => checkHash(hash, node),
    askThrough: (next: NodeChoice) => {
      setNode(next);
      if (verdict.name !== "idle") void ask({ node: next });
    },
    checkAgain: () => void ask({}),
  };
}

async function readFile(file: File): Promise<TakenProof | TakenContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const proof = parseProof(text);
  return proof
    ? { name: file.name, proof }
    : { name: file.name, hash: await hashFile(bytes), pdfHash: findPdfHash(text) };
}
