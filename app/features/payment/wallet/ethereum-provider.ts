/** EIP-1193, as much of it as a payment needs. */
export type EthereumProvider = {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
};

export type Wallet = {
  id: string;
  name: string;
  /** A data: address; EIP-6963 allows nothing else, and neither does the page. */
  icon?: string;
  provider: EthereumProvider;
};

export function isProvider(value: unknown): value is EthereumProvider {
  return (
    typeof value === "object" &&
    value !== null &&
    "request" in value &&
    typeof value.request === "function"
  );
}
