import { isProvider, type Wallet } from "./ethereum-provider.ts";

/** EIP-6963: every wallet in the browser says who it is, now and when it comes later. */
export function watchWallets(onWallet: (wallet: Wallet) => void): () => void {
  const listen = (event: Event) => {
    const wallet = event instanceof CustomEvent ? readAnnouncement(event.detail) : undefined;
    if (wallet) onWallet(wallet);
  };
  addEventListener("eip6963:announceProvider", listen);
  dispatchEvent(new Event("eip6963:requestProvider"));
  return () => removeEventListener("eip6963:announceProvider", listen);
}

export function readAnnouncement(detail: unknown): Wallet | undefined {
  if (typeof detail !== "object" || detail === null) return undefined;
  if (!("info" in detail) || !("provider" in detail)) return undefined;
  const { info, provider } = detail;
  if (typeof info !== "object" || info === null || !isProvider(provider)) return undefined;
  if (!("uuid" in info) || typeof info.uuid !== "string") return undefined;
  if (!("name" in info) || typeof info.name !== "string") return undefined;
  const icon = "icon" in info ? info.icon : undefined;
  return {
    id: info.uuid,
    name: info.name.trim().slice(0, 60),
    ...(typeof icon === "string" && icon.startsWith("data:image/") && { icon }),
    provider,
  };
}
