import type { PriceFeeds } from "./chain.ts";

/** Where the faucet's first two transactions put them; a test holds the two together. */
export const developmentFeeds: PriceFeeds = {
  ethUsd: "0x33B215c4B2E4bd735140F6208596A33653cFB703",
  gbpUsd: "0xAeD8c03Fc7CCC2A497De59257492dC61EEE206e9",
};
