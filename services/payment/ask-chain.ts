import { WrongChainError } from "../chain/checked-transport.ts";
import { PaymentRefusal } from "./payment-refusal.ts";

const retryAfterSeconds = 15;

/** Whatever keeps a node from answering is an error of its own: it says nothing about the payment. */
export async function askChain<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    if (cause instanceof PaymentRefusal) throw cause;
    const code = isWrongChain(cause) ? "chain-mismatch" : "chain-unavailable";
    throw new PaymentRefusal(code, { cause, retryAfterSeconds });
  }
}

function isWrongChain(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof WrongChainError || isWrongChain(error.cause);
}
