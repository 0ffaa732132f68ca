import { describe, expect, it } from "vitest";
import { feedRules, findRoundFault, isSamePrice, type Round } from "./check-round.ts";

const now = 1_800_000_000n;
const good: Round = {
  roundId: 7n,
  answer: 3_100_00000000n,
  updatedAt: now - 60n,
  answeredInRound: 7n,
};
const fault = (changes: Partial<Round>, rules = feedRules.ethUsd) =>
  findRoundFault({ ...good, ...changes }, 8, rules, now);

describe("a round of a price feed", () => {
  it("is used when it is complete, fresh and within reason", () => {
    expect(fault({})).toBeNull();
    expect(fault({ answer: 1_31000000n, updatedAt: now - 86_400n }, feedRules.gbpUsd)).toBeNull();
  });

  it.each([
    ["its answer is zero", { answer: 0n }, "no-price"],
    ["its answer is negative", { answer: -1n }, "no-price"],
    ["it was never finished", { updatedAt: 0n }, "incomplete"],
    ["its answer is an earlier round's", { answeredInRound: 6n }, "incomplete"],
    ["it is too old", { updatedAt: now - 4501n }, "stale"],
    ["an ether costs next to nothing", { answer: 99_99999999n }, "out-of-bounds"],
    ["an ether costs a fortune", { answer: 100_000_00000001n }, "out-of-bounds"],
  ])("is refused when %s", (_, changes, expected) => {
    expect(fault(changes)).toBe(expected);
  });

  it("is judged by its own feed's patience and bounds", () => {
    const day = { answer: 1_31000000n, updatedAt: now - 90_001n };
    expect(fault(day, feedRules.gbpUsd)).toBe("stale");
    expect(fault({ answer: 2_50000001n }, feedRules.gbpUsd)).toBe("out-of-bounds");
  });
});

it("takes two nodes' prices for the same within two per cent", () => {
  const price = (answer: bigint, decimals = 8) => ({ answer, decimals });
  expect(isSamePrice(price(1000n), price(1020n))).toBe(true);
  expect(isSamePrice(price(1000n), price(1021n))).toBe(false);
  expect(isSamePrice(price(1000n), price(1000n, 18))).toBe(false);
});
