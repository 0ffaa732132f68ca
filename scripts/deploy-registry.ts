import { privateKeyToAccount } from "viem/accounts";
import { contentRegistry } from "../contracts/artifacts/content-registry.ts";
import { deployRegistry } from "../services/proof/deploy-registry.ts";
import { openConfiguredChain } from "../services/chain/open-configured-chain.ts";
import { ConfigError, readConfig } from "../server/config/config.ts";
import { reportStartError } from "./setup/report-start-error.ts";

/** Once for each chain: its address then belongs into CONTENT_REGISTRY. */
async function main(): Promise<void> {
  const { ethereum, anchoring } = readConfig(process.env);
  if (ethereum.rpcUrls.length === 0 || !anchoring.key) {
    throw new ConfigError("Set ETH_RPC_URL and ETH_ANCHOR_KEY: who deploys, and where.");
  }
  const chain = openConfiguredChain(ethereum);
  const account = privateKeyToAccount(anchoring.key);
  console.log(`Deploying the registry on ${chain.label} from ${account.address}…`);
  const registry = await deployRegistry(chain, account, contentRegistry);
  console.log(`CONTENT_REGISTRY=${registry}`);
  await chain.close();
}

await main().catch(reportStartError);
