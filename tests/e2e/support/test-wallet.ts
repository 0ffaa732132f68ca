import type { Page } from "@playwright/test";
import { createPublicClient, createWalletClient, http, numberToHex, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { hardhat } from "viem/chains";
import { expect, productUrl } from "./fixtures.ts";

const transport = http(`${productUrl}/development-chain`, { retryCount: 0 });
const chain = createPublicClient({ chain: hardhat, transport });

/** An account of this test alone, with play money. */
export async function createAccount(ether = "50") {
  const account = privateKeyToAccount(generatePrivateKey());
  // The faucet serves one at a time: another test may be asking just now.
  await expect
    .poll(() => fund(account.address, numberToHex(parseEther(ether))), { timeout: 20_000 })
    .toBe(true);
  const wallet = createWalletClient({ account, chain: hardhat, transport });
  return {
    address: account.address,
    balance: () => chain.getBalance({ address: account.address }),
    send: (to: string, amount: string) =>
      wallet.sendTransaction({ to: toAddress(to), value: parseEther(amount) }),
    sendWei: (to: string, value: bigint) => wallet.sendTransaction({ to: toAddress(to), value }),
  };
}

async function fund(...params: string[]): Promise<boolean> {
  type Fund = { Method: "development_fund"; Parameters: string[]; ReturnType: string };
  try {
    await chain.request<Fund>({ method: "development_fund", params });
    return true;
  } catch {
    return false;
  }
}

export type TestAccount = Awaited<ReturnType<typeof createAccount>>;
type Answer = (params: unknown[]) => unknown;
export type WalletAnswers = Record<string, Answer>;

/** What a wallet throws, by its EIP-1193 code. */
export const refuse =
  (code: number, message = "refused"): Answer =>
  () => ({ refusal: { code, message } });

/** Announces a wallet to the page by EIP-6963; what it answers is decided here, at the time. */
export async function installWallet(page: Page, answers: WalletAnswers, name = "Lantern") {
  await page.exposeFunction(`ask${name}`, async (method: string, params: unknown[]) => {
    const answer = await answers[method]?.(params);
    return answer ?? null;
  });
  await page.addInitScript((walletName) => {
    const info = {
      uuid: `uuid-${walletName}`,
      name: walletName,
      icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
      rdns: "example.lantern",
    };
    const ask = async (method: string, params: unknown[]) => {
      const answer: unknown = await Reflect.get(window, `ask${walletName}`)(method, params);
      if (typeof answer === "object" && answer !== null && "refusal" in answer)
        throw answer.refusal;
      return answer;
    };
    const provider = {
      request: ({ method, params = [] }: { method: string; params?: unknown[] }) =>
        ask(method, params),
    };
    const announce = () =>
      dispatchEvent(
        new CustomEvent("eip6963:announceProvider", {
          detail: Object.freeze({ info, provider }),
        }),
      );
    addEventListener("eip6963:requestProvider", announce);
    announce();
  }, name);
}

/** A wallet on another chain, which does not know the development chain yet. */
export function answersOf(account: TestAccount): WalletAnswers {
  let chainId = "0x1";
  return {
    eth_requestAccounts: () => [account.address],
    eth_chainId: () => chainId,
    eth_getBalance: async () => numberToHex(await account.balance()),
    wallet_switchEthereumChain: refuse(4902),
    wallet_addEthereumChain: () => {
      chainId = "0x7a69";
    },
    eth_sendTransaction: ([transaction]) => {
      const { to, value } = transaction as { to: string; value: string };
      return account.sendWei(to, BigInt(value));
    },
  };
}

function toAddress(text: string): `0x${string}` {
  return `0x${text.replace(/^0x/, "")}`;
}
