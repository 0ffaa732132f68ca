import { numberToHex, parseEther, parseGwei, type Hash } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import {
  paymentAnswer,
  setupAnswer,
  type SetupAnswer,
} from "../../domain/payment/payment-answer.ts";

const rpcAnswer = z.object({ result: z.unknown(), error: z.unknown().optional() });
const hash = z.custom<Hash>((value) => typeof value === "string" && /^0x[\da-f]{64}$/.test(value));

/** Somebody with a full wallet, who seems to come from another network every time. */
export async function createPayer(url: string) {
  const account = privateKeyToAccount(generatePrivateKey());
  let nonce = 0;
  let networks = 0;

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json;
  }
  async function askChain(method: string, ...params: unknown[]): Promise<unknown> {
    const given = await post("/development-chain", { jsonrpc: "2.0", id: 1, method, params });
    const { result, error } = rpcAnswer.parse(given);
    if (error) throw new Error(JSON.stringify(error));
    return result;
  }
  function ask(body: object): Promise<unknown> {
    networks += 1;
    const address = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
    return post("/functions/v1/process-eth-payment", body, { "x-forwarded-for": address });
  }
  const request = { campaignId: "new", packageId: "basic-pr", ethAddress: account.address };

  await askChain("development_fund", account.address, numberToHex(parseEther("100000")));
  await askChain("evm_mine");
  return {
    mine: () => askChain("evm_mine"),
    setUp: async (): Promise<SetupAnswer> => setupAnswer.parse(await ask(request)),
    async pay(setup: SetupAnswer): Promise<Hash> {
      const raw = await account.signTransaction({
        type: "eip1559",
        chainId: setup.chainId,
        nonce: nonce++,
        to: `0x${setup.receivingAddress.slice(2)}`,
        value: parseEther(setup.requiredAmount),
        gas: 21_000n,
        maxFeePerGas: parseGwei("1000"),
        maxPriorityFeePerGas: parseGwei("1"),
      });
      return hash.parse(await askChain("eth_sendRawTransaction", raw));
    },
    confirm: async (transactionHash: Hash) =>
      paymentAnswer.parse(await ask({ ...request, transactionHash })),
    status: async ({ paymentId, claimToken }: SetupAnswer) =>
      paymentAnswer.parse(await ask({ action: "status", paymentId, claimToken })),
  };
}

export type Payer = Awaited<ReturnType<typeof createPayer>>;
