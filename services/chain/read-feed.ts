import { parseAbi, type Address } from "viem";
import type { FeedRules, Round } from "../../domain/payment/check-round.ts";
import type { ChainClient } from "./chain.ts";

/** A contract that is not the price feed it should be. */
export class WrongFeedError extends Error {
  constructor(address: Address, found: string, expected: string) {
    super(`The price feed at ${address} is ${found}, not ${expected}.`);
    this.name = "WrongFeedError";
  }
}

const aggregator = parseAbi([
  "function decimals() view returns (uint8)",
  "function description() view returns (string)",
  "function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)",
]);

/** What a Chainlink aggregator says now, once it has said what it is. */
export async function readFeed(
  client: ChainClient,
  address: Address,
  rules: FeedRules,
): Promise<{ round: Round; decimals: number }> {
  if (!(await client.getCode({ address }))) {
    throw new WrongFeedError(address, "no contract", rules.description);
  }
  const [description, decimals, answer] = await Promise.all([
    client.readContract({ address, abi: aggregator, functionName: "description" }),
    client.readContract({ address, abi: aggregator, functionName: "decimals" }),
    client.readContract({ address, abi: aggregator, functionName: "latestRoundData" }),
  ]);
  if (description !== rules.description || decimals > 18) {
    throw new WrongFeedError(address, `"${description}"`, rules.description);
  }
  const [roundId, price, , updatedAt, answeredInRound] = answer;
  return { round: { roundId, answer: price, updatedAt, answeredInRound }, decimals };
}
