import { keccak256, numberToHex, parseEther, parseGwei, stringToHex, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import { setupAnswer } from "../../domain/payment/payment-answer.ts";
import { send } from "../support/send.ts";

const rpcAnswer = z.object({
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});
/** Said of a transaction that a node has already: its answer was lost, not it. */
const isKnown = /already known|nonce too low/;

/** Pays from a wallet of its own for each id, and forgets the answer: from then on the server is alone with it. */
export function createPayments(origin: () => string) {
  const signed = new Map<string, { paymentId: string; raw: Hex }>();
  const walletOf = (id: string) => privateKeyToAccount(keccak256(stringToHex(id)));

  async function askChain(method: string, ...params: unknown[]): Promise<unknown> {
    const answer = await send(`${origin()}/development-chain`, {
      json: { jsonrpc: "2.0", id: 1, method, params },
    });
    const { result, error } = rpcAnswer.parse(JSON.parse(answer.body));
    if (error && !isKnown.test(error.message)) throw new Error(error.message);
    return result;
  }

  async function prepare(id: string): Promise<{ paymentId: string; raw: Hex } | number> {
    const known = signed.get(id);
    if (known) return known;
    const account = walletOf(id);
    const [a, b, c] = Buffer.from(id.replaceAll("-", ""), "hex");
    const answer = await send(`${origin()}/functions/v1/process-eth-payment`, {
      headers: { "x-forwarded-for": `10.${a}.${b}.${c}` },
      json: { campaignId: "new", packageId: "basic-pr", ethAddress: account.address },
    });
    if (answer.status !== 200) return answer.status;
    const setup = setupAnswer.parse(JSON.parse(answer.body));
    const raw = await account.signTransaction({
      type: "eip1559",
      chainId: setup.chainId,
      nonce: 0,
      to: `0x${setup.receivingAddress.slice(2)}`,
      value: parseEther(setup.requiredAmount),
      gas: 21_000n,
      maxFeePerGas: parseGwei("100"),
      maxPriorityFeePerGas: parseGwei("1"),
    });
    signed.set(id, { paymentId: setup.paymentId, raw });
    return { paymentId: setup.paymentId, raw };
  }

  return {
    /** The ids of the payments that were sent. */
    paymentIds: (ids: readonly string[]) =>
      ids.map((id) => signed.get(id)?.paymentId ?? `none for ${id}`),
    async pay(id: string): Promise<number> {
      const balance = await askChain("eth_getBalance", walletOf(id).address, "latest");
      if (balance === "0x0") {
        await askChain("development_fund", walletOf(id).address, numberToHex(parseEther("2")));
        await askChain("evm_mine");
      }
      const prepared = await prepare(id);
      if (typeof prepared === "number") return prepared;
      await askChain("eth_sendRawTransaction", prepared.raw);
      return 200;
    },
  };
}
