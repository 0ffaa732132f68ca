import type { Address } from "viem";
import {
  feedRules,
  findRoundFault,
  isSamePrice,
  type FeedRules,
  type RoundFault,
} from "../../domain/payment/check-round.ts";
import type { Rate, Rates } from "../../domain/payment/rate.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { Chain, ChainClient } from "./chain.ts";
import { ChainDisagreement } from "./chain-disagreement.ts";
import { readFeed } from "./read-feed.ts";

/** For the log. */
const roundFaults: Record<RoundFault, (age: bigint) => string> = {
  incomplete: () => "has no complete round",
  "no-price": () => "is not a price",
  "out-of-bounds": () => "is beyond all reason",
  stale: (age) => `is ${age} seconds old`,
};

/** What ether and pounds are worth now; without a price to rely on, an error and never a guess. */
export async function readPrice(
  { client, secondClient, feeds }: Pick<Chain, "client" | "secondClient" | "feeds">,
  now: Date = new Date(),
): Promise<Rates> {
  const nodes = secondClient ? [client, secondClient] : [client];
  try {
    const [ethUsd, gbpUsd] = await Promise.all([
      readAgreedRate(nodes, feeds.ethUsd, feedRules.ethUsd, now),
      readAgreedRate(nodes, feeds.gbpUsd, feedRules.gbpUsd, now),
    ]);
    return { ethUsd, gbpUsd };
  } catch (cause) {
    throw new AppError("unavailable", "There is no current price for ETH. Please try again.", {
      cause,
    });
  }
}

async function readAgreedRate(
  nodes: readonly ChainClient[],
  feed: Address,
  rules: FeedRules,
  now: Date,
): Promise<Rate> {
  const [rate, ...others] = await Promise.all(
    nodes.map((node) => readRate(node, feed, rules, now)),
  );
  if (!rate || !others.every((other) => isSamePrice(rate, other))) {
    throw new ChainDisagreement(`The Ethereum nodes disagree about ${rules.description}.`);
  }
  return rate;
}

async function readRate(
  node: ChainClient,
  feed: Address,
  rules: FeedRules,
  now: Date,
): Promise<Rate> {
  const { round, decimals } = await readFeed(node, feed, rules);
  const nowSeconds = BigInt(Math.floor(now.getTime() / 1000));
  const fault = findRoundFault(round, decimals, rules, nowSeconds);
  if (fault) {
    const words = roundFaults[fault](nowSeconds - round.updatedAt);
    throw new Error(`${rules.description} ${words}`);
  }
  return { answer: round.answer, decimals };
}
