import {
  encodeDeployData,
  getAddress,
  type Abi,
  type Address,
  type Hex,
  type PrivateKeyAccount,
} from "viem";
import type { Chain } from "../chain/chain.ts";

/** Sends the contract to the chain and waits for its block. */
export async function deployRegistry(
  { client, chainId, request }: Pick<Chain, "client" | "chainId" | "request">,
  account: PrivateKeyAccount,
  { abi, bytecode }: { abi: Abi; bytecode: Hex },
): Promise<Address> {
  const data = encodeDeployData({ abi, bytecode });
  const fees = await client.estimateFeesPerGas();
  const signed = await account.signTransaction({
    type: "eip1559",
    chainId,
    data,
    nonce: await client.getTransactionCount({ address: account.address, blockTag: "pending" }),
    gas: await client.estimateGas({ account: account.address, data }),
    maxFeePerGas: fees.maxFeePerGas,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
  });
  const hash = await client.sendRawTransaction({ serializedTransaction: signed });
  // Nobody waits for the next block of a chain that is our own.
  await request?.({ method: "evm_mine" });
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== "success" || !receipt.contractAddress) {
    throw new Error(`The registry was not deployed by ${hash}.`);
  }
  return getAddress(receipt.contractAddress);
}
