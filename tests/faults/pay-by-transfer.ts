import { numberToHex, parseEther, parseGwei, type Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import { setupAnswer } from "../../domain/payment/payment-answer.ts";
import { send } from "../support/send.ts";

const rpcAnswer = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
/** Said of a transaction that a node has already: its answer was lost, not it. */
const isKnown = /already known|nonce too low/;

/** Pays, and forgets the answer: from then on the server is alone with it. */
export function createPayments(origin: () => string) {
  const account = privateKeyToAccount(generatePrivateKey());
  const signed = new Map<string, { paymentId: string; raw: Hex }>();

  async function askChain(method: string, ...params: unknown[]): Promise<void> {
    const answer = await send(`${origin()}/development-chain`, {
      json: { jsonrpc: "2.0", id: 1, method, params },
    });
    if (answer.status !== 200) throw new Error(`${method}: ${answer.status} ${answer.body}`);
    const { error } = rpcAnswer.parse(JSON.parse(answer.body));
    if (error && !isKnown.test(error.message)) throw new Error(error.message);
  }

  async function prepare(id: string): Promise<Hex | number> {
    const known = signed.get(id);
    if (known) return known.raw;
    const [a, b, c] = Buffer.from(id.replaceAll("-", ""), "hex");
    const answer = await send(`${origin()}/functions/v1/process-eth-payment`, {
      headers: { "x-forwarded-for": `10.${a}.${b}.${c}` },
      json: { campaignId: "new", packageId: "basic-pr", ethAddress: account.address },
    });
    if (answer.status !== 200) return answer.status;
    const setup = setupAnswer.parse(JSON.parse(answer.body));
    const unsigned = {
      type: "eip1559",
      chainId: setup.chainId,
      // Kept for this payment, also while its answer is missing: those behind it wait.
      nonce: signed.size,
      to: `0x${setup.receivingAddress.slice(2)}`,
      value: parseEther(setup.requiredAmount),
      gas: 21_000n,
      maxFeePerGas: parseGwei("100"),
      maxPriorityFeePerGas: parseGwei("1"),
    } as const;
    const entry: { paymentId: string; raw: Hex } = { paymentId: setup.paymentId, raw: "0x" };
    signed.set(id, entry);
    entry.raw = await account.signTransaction(unsigned);
    return entry.raw;
  }

  return {
    /** Fills the wallet that pays. */
    async start(): Promise<void> {
      await askChain("development_fund", account.address, numberToHex(parseEther("1000")));
      await askChain("evm_mine");
    },
    /** The ids of the payments that were sent. */
    paymentIds: (ids: readonly string[]) =>
      ids.map((id) => signed.get(id)?.paymentId ?? `none for ${id}`),
    async pay(id: string): Promise<number> {
      const prepared = await prepare(id);
      if (typeof prepared === "number") return prepared;
      await askChain("eth_sendRawTransaction", prepared);
      return 200;
    },
  };
}
