import { PaymentRefusal } from "./payment-refusal.ts";

/** Whatever keeps a node from answering is an error of its own: it says nothing about the payment. */
export async function askChain<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    if (cause instanceof PaymentRefusal) throw cause;
    throw new PaymentRefusal("chain-unavailable", { cause, retryAfterSeconds: 15 });
  }
}
