/** What a wallet may answer instead of doing it; the words for each are in content/payment.ts. */
export type WalletFailure =
  | "rejected"
  | "locked"
  | "waiting"
  | "wrong-network"
  | "insufficient-funds"
  | "other-account"
  | "failed";

/** Thrown inside this folder only; its operations answer with the failure's name. */
export class WalletRefusal extends Error {
  readonly failure: WalletFailure;

  constructor(failure: WalletFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** EIP-1193 and EIP-1474 codes; what a wallet passes on from its node has the node's words only. */
const failures: Readonly<Record<number, WalletFailure>> = {
  4001: "rejected",
  4100: "locked",
  4900: "wrong-network",
  4901: "wrong-network",
  4902: "wrong-network",
  [-32002]: "waiting",
};

export function readWalletFailure(error: unknown): WalletFailure {
  if (error instanceof WalletRefusal) return error.failure;
  // Nodes have one code (-32000) for all they refuse.
  if (/insufficient funds/i.test(readMessages(error))) return "insufficient-funds";
  const code = readWalletCode(error);
  return (code === undefined ? undefined : failures[code]) ?? "failed";
}

/** Some wallets wrap the error they mean into another one. */
export function readWalletCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const code = "code" in error && typeof error.code === "number" ? error.code : undefined;
  if (code !== undefined && Object.hasOwn(failures, code)) return code;
  return readWalletCode(readInner(error)) ?? code;
}

function readMessages(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  const message = "message" in error && typeof error.message === "string" ? error.message : "";
  return `${message} ${readMessages(readInner(error))}`;
}

function readInner(error: object): unknown {
  if (!("data" in error) || typeof error.data !== "object" || error.data === null) return undefined;
  return "originalError" in error.data ? error.data.originalError : error.data;
}
