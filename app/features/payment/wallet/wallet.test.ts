import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectWallet } from "./connect-wallet.ts";
import type { EthereumProvider } from "./ethereum-provider.ts";
import { sendPayment } from "./send-payment.ts";
import { readAnnouncement } from "./watch-wallets.ts";
import { readWalletFailure, type WalletFailure } from "./wallet-failure.ts";

const account = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const hash = `0x${"ab".repeat(32)}`;
const payment = { from: account, to: "0x000000000000000000000000000000000000dEaD", wei: 5n };

type Answers = Record<string, (params: readonly unknown[]) => unknown>;

/** A wallet that is on the development chain and has money, save for what a test changes. */
function walletWith(changes: Answers = {}) {
  const calls: { method: string; params: readonly unknown[] }[] = [];
  const answers: Answers = {
    eth_requestAccounts: () => [account.toLowerCase()],
    eth_chainId: () => "0x7a69",
    eth_getBalance: () => "0xff",
    eth_sendTransaction: () => hash,
    ...changes,
  };
  const provider: EthereumProvider = {
    request: async ({ method, params = [] }) => {
      calls.push({ method, params });
      return answers[method]?.(params);
    },
  };
  return { provider, calls };
}

function refuse(code: number, message = ""): () => unknown {
  return () => {
    throw Object.assign(new Error(message), { code });
  };
}

beforeEach(() => vi.stubGlobal("location", new URL("http://127.0.0.1:4000/pricing")));
afterEach(() => vi.unstubAllGlobals());

it("fills in the account that the wallet offers first", async () => {
  const { provider } = walletWith();
  expect(await connectWallet(provider)).toEqual({
    is: "connected",
    address: account.toLowerCase(),
  });
});

it.each([
  ["rejected", refuse(4001)],
  ["waiting", refuse(-32002)],
  ["locked", refuse(4100)],
  ["locked", () => []],
  ["failed", () => undefined],
  ["failed", refuse(-32603)],
] satisfies [WalletFailure, () => unknown][])(
  "says %s of a wallet that will not connect",
  async (failure, answer) => {
    const { provider } = walletWith({ eth_requestAccounts: answer });
    expect(await connectWallet(provider)).toEqual({ is: failure });
  },
);

it("asks the wallet for exactly this payment", async () => {
  const { provider, calls } = walletWith();
  expect(await sendPayment(provider, { ...payment, chainId: 31337 })).toEqual({ is: "sent", hash });
  expect(calls.at(-1)).toEqual({
    method: "eth_sendTransaction",
    params: [{ from: account.toLowerCase(), to: payment.to, value: "0x5" }],
  });
});

it("switches a wallet that is on another chain, adding the development chain where it is new", async () => {
  let chainId = "0x1";
  const { provider, calls } = walletWith({
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: refuse(4902),
    wallet_addEthereumChain: () => void (chainId = "0x7A69"),
  });
  expect(await sendPayment(provider, { ...payment, chainId: 31337 })).toEqual({ is: "sent", hash });
  expect(calls.find(({ method }) => method === "wallet_addEthereumChain")?.params).toMatchObject([
    { chainId: "0x7a69", rpcUrls: ["http://127.0.0.1:4000/development-chain"] },
  ]);
});

it.each([
  ["rejected", { eth_sendTransaction: refuse(4001) }],
  ["insufficient-funds", { eth_getBalance: () => "0x4" }],
  ["insufficient-funds", { eth_sendTransaction: refuse(-32000, "insufficient funds for gas") }],
  ["other-account", { eth_requestAccounts: () => [payment.to] }],
  ["locked", { eth_requestAccounts: () => [] }],
  ["wrong-network", { eth_chainId: () => "0x1", wallet_switchEthereumChain: () => null }],
  ["rejected", { eth_chainId: () => "0x1", wallet_switchEthereumChain: refuse(4001) }],
  ["failed", { eth_sendTransaction: () => undefined }],
] satisfies [WalletFailure, Answers][])("says %s and sends nothing", async (failure, changes) => {
  const { provider } = walletWith(changes);
  expect(await sendPayment(provider, { ...payment, chainId: 31337 })).toEqual({ is: failure });
});

it("does not send on a chain the wallet does not know", async () => {
  const { provider, calls } = walletWith({ wallet_switchEthereumChain: refuse(4902) });
  expect(await sendPayment(provider, { ...payment, chainId: 5 })).toEqual({ is: "wrong-network" });
  expect(calls.map(({ method }) => method)).not.toContain("eth_sendTransaction");
});

it("finds the code that a wallet has wrapped", () => {
  const wrapped = { code: -32603, data: { originalError: { code: 4001 } } };
  expect(readWalletFailure(wrapped)).toBe("rejected");
  expect(readWalletFailure(null)).toBe("failed");
});

it("takes only whole announcements, and only pictures that come with them", () => {
  const { provider } = walletWith();
  const info = { uuid: "1", name: " Lantern ", icon: "https://wallet.example/icon.svg" };
  expect(readAnnouncement({ info, provider })).toEqual({ id: "1", name: "Lantern", provider });
  const icon = "data:image/svg+xml,<svg/>";
  expect(readAnnouncement({ info: { ...info, icon }, provider })).toMatchObject({ icon });
  expect(readAnnouncement({ info, provider: {} })).toBeUndefined();
  expect(readAnnouncement({ info: { name: "Lantern" }, provider })).toBeUndefined();
  expect(readAnnouncement(undefined)).toBeUndefined();
});
