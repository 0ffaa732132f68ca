import { describe, expect, it } from "vitest";
import type { Anchor } from "../../../../domain/proof/anchor.ts";
import { findProof, nameFile } from "./download-proof.ts";

const anchor: Anchor = {
  id: "1",
  campaign_id: "c",
  content_hash: "0x",
  state: "final",
  chain_id: null,
  transaction_hash: null,
  block_time: null,
  created_at: "2026-10-01",
};

describe("a proof", () => {
  it("is offered once there is one", () => {
    expect(findProof({ ...anchor, proof: { format: "a proof" } })).toEqual({ format: "a proof" });
    expect(findProof({ ...anchor, proof: null })).toBeUndefined();
    expect(findProof(anchor)).toBeUndefined();
    expect(findProof(undefined)).toBeUndefined();
  });

  it.each([
    ["Grown in the open", "grown-in-the-open"],
    ["Élan – où ?", "elan-ou"],
    ["../../etc/passwd", "etc-passwd"],
    ["新しい", "campaign"],
    ["x".repeat(200), "x".repeat(60)],
  ])("of %j is a file %j", (title, name) => {
    expect(nameFile(title)).toBe(name);
  });
});
