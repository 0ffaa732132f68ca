import { expect, it } from "vitest";
import { readProofState } from "./proof-state.ts";

const final = { content_hash: "h", state: "final", revoke_requested_at: null };
const campaign = { anchors: [final], blockchain_hash: "h", blockchain_verified: true };
const asked = "2026-03-01T09:00:00+00:00";

it.each([
  ["none", { anchors: [], blockchain_hash: null, blockchain_verified: false }],
  ["pending", { anchors: [{ ...final, state: "submitted" }], blockchain_hash: null }],
  ["verified", {}],
  ["edited", { blockchain_verified: false }],
  ["pending", { anchors: [final, { ...final, content_hash: "i", state: "pending" }] }],
  ["revoking", { anchors: [{ ...final, revoke_requested_at: asked }] }],
  [
    "revoked",
    {
      anchors: [{ ...final, state: "revoked", revoke_requested_at: asked }],
      blockchain_verified: false,
    },
  ],
])("a proof is %s", (state, changes) =>
  expect(readProofState({ ...campaign, ...changes })).toBe(state),
);
