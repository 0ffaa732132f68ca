import { describe, expect, it } from "vitest";
import { assessTransfer, type ExpectedTransfer, type MinedTransfer } from "./assess-transfer.ts";

const payer = "0x52908400098527886E0F7030069857D2E4169EE7";
const stranger = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const wallet = "0x000000000000000000000000000000000000dEaD";

const expected: ExpectedTransfer = {
  amountWei: 250_123_000_000_000_000n,
  ethAddress: payer,
  receivingAddress: wallet,
  openedBlockTime: new Date("2026-03-01T12:00:00Z"),
  expiresAt: new Date("2026-03-01T12:15:00Z"),
};
const right: MinedTransfer = {
  from: payer.toLowerCase(),
  to: wallet.toLowerCase(),
  valueWei: expected.amountWei,
  isInternal: false,
  hasSucceeded: true,
  blockTime: new Date("2026-03-01T12:15:00Z"),
};
const more = expected.amountWei + 1n;
const less = expected.amountWei - 1n;

describe("a mined transaction", () => {
  it.each<[string, Partial<MinedTransfer>, object]>([
    ["settles with the exact amount, to the last second", {}, { event: "exact" }],
    ["is short by a wei", { valueWei: less }, { event: "short" }],
    ["is a wei too much", { valueWei: more }, { event: "excess" }],
    ["is late by a second", { blockTime: new Date("2026-03-01T12:15:01Z") }, { event: "late" }],
    ["is looked at when another address sent it", { from: stranger }, { event: "unclear" }],
    [
      "is looked at when it came through a contract",
      { isInternal: true, to: stranger },
      { event: "unclear" },
    ],
    [
      "is looked at when another amount came through a contract",
      { isInternal: true, to: stranger, valueWei: more },
      { event: "unclear" },
    ],
    ["failed", { hasSucceeded: false }, { refusal: "transaction-failed" }],
    ["went elsewhere", { to: stranger }, { refusal: "wrong-recipient" }],
    ["made a contract", { to: null }, { refusal: "wrong-recipient" }],
    [
      "is older than the payment",
      { blockTime: new Date("2026-03-01T12:00:00Z") },
      { refusal: "before-opening" },
    ],
    ["is somebody else's", { from: stranger, valueWei: more }, { refusal: "not-yours" }],
    [
      "is somebody else's, through a contract",
      { from: stranger, valueWei: more, isInternal: true },
      { refusal: "not-yours" },
    ],
  ])("%s", (_name, change, outcome) => {
    expect(assessTransfer(expected, { ...right, ...change })).toEqual(outcome);
  });
});
