import type { Ask } from "../../../domain/proof/read-registry.ts";

type Provider = {
  request(asked: { method: string; params: readonly unknown[] }): Promise<unknown>;
};

export class NoWallet extends Error {}

const announcement = "eip6963:announceProvider";

/** The first wallet that announces itself (EIP-6963). Reading needs no account, so none is asked for. */
export const askWallet: Ask = (method, params) => {
  const wallet = findWallet();
  if (!wallet) throw new NoWallet("No wallet announced itself.");
  return wallet.request({ method, params });
};

function findWallet(): Provider | undefined {
  let found: Provider | undefined;
  const take = (event: Event) => {
    const provider = event instanceof CustomEvent ? providerIn(event.detail) : undefined;
    found ??= provider;
  };
  // Wallets answer the question before it returns.
  addEventListener(announcement, take);
  dispatchEvent(new Event("eip6963:requestProvider"));
  removeEventListener(announcement, take);
  return found;
}

function providerIn(detail: unknown): Provider | undefined {
  if (typeof detail !== "object" || detail === null || !("provider" in detail)) return undefined;
  return isProvider(detail.provider) ? detail.provider : undefined;
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === "object" &&
    value !== null &&
    "request" in value &&
    typeof value.request === "function"
  );
}
