import { describe, expect, it } from "vitest";
import type { Anchor } from "../proof/anchor.ts";
import { authenticityPercent } from "./authenticity-percent.ts";
import { anchorOf, verificationOutcome } from "./verification-state.ts";

const hash = "ab".repeat(32);

const anchor = (
  state: Anchor["state"],
  created_at: string,
  content_hash = `0x${hash}`,
): Anchor => ({
  id: created_at,
  campaign_id: "campaign",
  content_hash,
  state,
  chain_id: null,
  transaction_hash: null,
  block_time: null,
  created_at,
});

const unverified = { blockchain_verified: false };

describe("a verification", () => {
  it.each(["pending", "submitted"] as const)("is under way while an anchor is %s", (state) => {
    const anchors = [anchor(state, "2026-10-01"), anchor("final", "2026-10-02")];
    expect(verificationOutcome(anchors, unverified)).toBe("pending");
  });

  it("ends as the newest anchor did", () => {
    const old = anchor("failed", "2026-10-01");
    expect(verificationOutcome([old, anchor("final", "2026-10-02")], unverified)).toBe("verified");
    expect(verificationOutcome([anchor("final", "2026-09-01"), old], unverified)).toBe("failed");
    expect(verificationOutcome([anchor("revoked", "2026-09-01")], unverified)).toBe("failed");
  });

  it("counts an older anchor that was touched again as the newest", () => {
    const again = { ...anchor("final", "2026-09-01"), updated_at: "2026-10-05" };
    expect(verificationOutcome([anchor("failed", "2026-10-01"), again], unverified)).toBe(
      "verified",
    );
  });

  it("goes by the campaign where no anchor is shown", () => {
    expect(verificationOutcome([], unverified)).toBe("pending");
    expect(verificationOutcome([], { blockchain_verified: true })).toBe("verified");
  });
});

describe("the anchor of a campaign", () => {
  it("has its hash, with or without a prefix", () => {
    const anchors = [
      anchor("final", "2026-09-01", `0x${"cd".repeat(32)}`),
      anchor("final", "2026-10-01"),
    ];
    expect(anchorOf({ blockchain_hash: hash }, anchors)?.id).toBe("2026-10-01");
    expect(anchorOf({ blockchain_hash: `0x${hash}` }, anchors)?.id).toBe("2026-10-01");
    expect(anchorOf({ blockchain_hash: null }, anchors)).toBeUndefined();
  });
});

describe("an authenticity score", () => {
  it.each([
    [0, 0],
    [0.5, 50],
    [1, 100],
    [87.5, 87.5],
    [100, 100],
  ])("%d is %d percent", (score, percent) => {
    expect(authenticityPercent(score)).toBe(percent);
  });

  it.each([undefined, null, "1", Number.NaN, -0.1, 101])("%j is none", (score) => {
    expect(authenticityPercent(score)).toBeUndefined();
  });
});
