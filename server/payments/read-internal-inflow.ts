import { isSameAddress } from "../../domain/payment/eth-address.ts";
import type { Chain } from "../chain/chain.ts";

/**
 * How much reached the receiving address in a block by other ways than plain transfers: what its balance grew by,
 * less what was sent to it, plus what it sent and burnt itself. Nodes without traces know no better.
 */
export async function readInternalInflow(chain: Chain, blockNumber: bigint): Promise<bigint> {
  const { client, receivingAddress: address } = chain;
  const [block, after, before] = await Promise.all([
    client.getBlock({ blockNumber, includeTransactions: true }),
    client.getBalance({ address, blockNumber }),
    client.getBalance({ address, blockNumber: blockNumber - 1n }),
  ]);
  const touching = block.transactions.filter(
    ({ from, to }) => isSameAddress(from, address) || (to !== null && isSameAddress(to, address)),
  );
  const effects = await Promise.all(
    touching.map(async ({ hash, from, to, value }) => {
      const receipt = await client.getTransactionReceipt({ hash });
      const moved = receipt.status === "success" ? value : 0n;
      const received = to !== null && isSameAddress(to, address) ? moved : 0n;
      const isOurs = isSameAddress(from, address);
      const spent = isOurs ? moved + receipt.gasUsed * receipt.effectiveGasPrice : 0n;
      return received - spent;
    }),
  );
  return after - before - effects.reduce((sum, effect) => sum + effect, 0n);
}
