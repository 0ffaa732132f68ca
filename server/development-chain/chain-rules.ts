import { developmentChainId } from "../../domain/payment/development-chain-id.ts";
import { createCustomCommon, Hardfork, Mainnet } from "@ethereumjs/common";

/** Ethereum's own rules as of Cancun, under another id. */
export const rules = createCustomCommon(
  { chainId: developmentChainId, name: "development" },
  Mainnet,
  { hardfork: Hardfork.Cancun },
);

export const blockGasLimit = 30_000_000n;
export const initialBaseFee = 1_000_000_000n;
/** The base fee of empty blocks falls to this and no further. */
export const lowestBaseFee = 7n;
/** What wallets are told to offer. */
export const suggestedTip = 1_000_000_000n;
/** Blocks on top of one that make it final. */
export const finalityDepth = 2;
