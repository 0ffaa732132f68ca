import type { Rate } from "./rate.ts";

/** What `latestRoundData()` of a Chainlink aggregator answers, in seconds. */
export type Round = {
  roundId: bigint;
  answer: bigint;
  updatedAt: bigint;
  answeredInRound: bigint;
};

export type FeedRules = {
  /** What the feed says of itself, so that another one cannot be taken for it. */
  description: string;
  /** The feed's own heartbeat, and some grace. */
  maxAgeSeconds: bigint;
  /** In whole cents: outside of these a price is a fault, not news. */
  lowestCents: bigint;
  highestCents: bigint;
};

const hour = 3600n;

export const feedRules: { ethUsd: FeedRules; gbpUsd: FeedRules } = {
  ethUsd: {
    description: "ETH / USD",
    maxAgeSeconds: hour + hour / 4n,
    lowestCents: 100_00n,
    highestCents: 100_000_00n,
  },
  gbpUsd: {
    description: "GBP / USD",
    maxAgeSeconds: 25n * hour,
    lowestCents: 80n,
    highestCents: 2_50n,
  },
};

export type RoundFault = "incomplete" | "no-price" | "out-of-bounds" | "stale";

/** Why a round's answer must not be used, or null. */
export function findRoundFault(
  round: Round,
  decimals: number,
  rules: FeedRules,
  nowSeconds: bigint,
): RoundFault | null {
  const { maxAgeSeconds, lowestCents, highestCents } = rules;
  if (round.updatedAt === 0n || round.answeredInRound < round.roundId) return "incomplete";
  if (round.answer <= 0n) return "no-price";
  if (nowSeconds - round.updatedAt > maxAgeSeconds) return "stale";
  const scale = 10n ** BigInt(decimals);
  const cents = round.answer * 100n;
  const isWithin = cents >= lowestCents * scale && cents <= highestCents * scale;
  return isWithin ? null : "out-of-bounds";
}

/** Whether two nodes mean the same price: they may be a round apart, not more. */
export function isSamePrice(one: Rate, other: Rate): boolean {
  if (one.decimals !== other.decimals) return false;
  const difference =
    one.answer > other.answer ? one.answer - other.answer : other.answer - one.answer;
  return difference * 100n <= one.answer * 2n;
}
