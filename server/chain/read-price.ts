import type { Address } from "viem";
import {
  feedRules,
  findRoundFault,
  isSamePrice,
  type FeedRules,
} from "../../domain/quote/check-round.ts";
import type { Rate, Rates } from "../../domain/quote/rate.ts";
import { AppError } from "../app-error.ts";
import type { Chain, ChainClient } from "./chain.ts";
import { readFeed } from "./read-feed.ts";

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
    throw new Error(`The Ethereum nodes disagree about ${rules.description}.`);
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
  const fault = findRoundFault(round, decimals, rules, BigInt(Math.floor(now.getTime() / 1000)));
  if (fault) throw new Error(fault);
  return { answer: round.answer, decimals };
}
