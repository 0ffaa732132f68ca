import type { Hex } from "viem";

/** An answer of JSON-RPC and EIP-1193 alike. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Hex | undefined;

  constructor(code: number, message: string, data?: Hex) {
    super(message);
    this.name = "RpcError";
    this.code = code;
    this.data = data;
  }
}

export const invalidRequest = (message: string) => new RpcError(-32_600, message);
export const unknownMethod = (method: string) =>
  new RpcError(-32_601, `the method ${method} does not exist/is not available`);
export const invalidParams = (message: string) => new RpcError(-32_602, message);
/** The words are those of the common nodes: wallets and libraries know errors by them. */
export const refused = (message: string) => new RpcError(-32_000, message);
/** Sent once more, it changes nothing. */
export class AlreadyKnown extends RpcError {
  constructor() {
    super(-32_000, "already known");
  }
}
export const reverted = (data: Hex) => new RpcError(3, "execution reverted", data);
