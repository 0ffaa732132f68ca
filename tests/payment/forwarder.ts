import { getContractAddress, type Address } from "viem";
import { receivingAddress, type Payer, type FailingChain } from "./failing-chain.ts";

// CALL(gas, the receiving address, callvalue, no data) and STOP; a word in storage; REVERT at once.
const runtimes = {
  forwards: `60006000600060003473${receivingAddress.slice(2).toLowerCase()}5af15000`,
  keeps: "600160005500",
  reverts: "60006000fd",
};

/** A contract that passes on what it is sent, keeps it, or refuses it. */
export async function deployForwarder(
  chain: FailingChain,
  payer: Payer,
  kind: keyof typeof runtimes,
): Promise<{ address: Address }> {
  const runtime = runtimes[kind];
  const size = (runtime.length / 2).toString(16).padStart(2, "0");
  // Copies the eleven bytes' successor into memory and returns it.
  const nonce = await chain.chain.client.getTransactionCount({ address: payer.address });
  await payer.send({ to: null, data: `0x60${size}80600b6000396000f3${runtime}`, gas: 200_000n });
  await chain.mine();
  return { address: getContractAddress({ from: payer.address, nonce: BigInt(nonce) }) };
}
