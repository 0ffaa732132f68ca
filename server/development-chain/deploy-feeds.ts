import { encodeDeployData, numberToHex } from "viem";
import { mockPriceFeed } from "../../contracts/artifacts/mock-price-feed.ts";
import { feedRules } from "../../domain/payment/check-round.ts";
import { developmentFeeds } from "../../services/chain/development-feeds.ts";
import type { DevelopmentChain } from "./development-chain.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import { AlreadyKnown } from "./rpc-error.ts";

const decimals = 8;
/** Round figures that no one will mistake for the market's. */
const prices = { ethUsd: 3_000_00000000n, gbpUsd: 1_30000000n };

/** The first block of a new chain: the price feeds, at the addresses where everybody looks for them. */
export async function deployFeeds({ request }: DevelopmentChain): Promise<void> {
  const code = await request({
    method: "eth_getCode",
    params: [developmentFeeds.gbpUsd, "latest"],
  });
  if (code !== "0x") return;
  const from = developmentWallets.faucet.account.address;
  for (const name of ["ethUsd", "gbpUsd"] as const) {
    const { description } = feedRules[name];
    const data = encodeDeployData({
      ...mockPriceFeed,
      args: [decimals, description, prices[name]],
    });
    const nonce = numberToHex(name === "ethUsd" ? 0 : 1);
    await sendOnce(request, { from, data, nonce });
  }
  await request({ method: "evm_mine" });
}

/** A kill between the two leaves the first waiting in the pool. */
async function sendOnce(request: DevelopmentChain["request"], transaction: object): Promise<void> {
  try {
    await request({ method: "eth_sendTransaction", params: [transaction] });
  } catch (error) {
    if (!(error instanceof AlreadyKnown)) throw error;
  }
}
