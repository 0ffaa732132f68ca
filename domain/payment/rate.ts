/** A price as a feed gives it: `answer` / 10^`decimals` US dollars. */
export type Rate = { answer: bigint; decimals: number };

/** What one ether and one pound are worth, both in US dollars. */
export type Rates = { ethUsd: Rate; gbpUsd: Rate };
