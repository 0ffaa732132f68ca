import { type ComponentType, useRef, useState } from "react";
import type { PaymentTillProps } from "./payment-till.tsx";

/** The part that takes the payment: fetched when somebody is about to pay, not with the page. */
export function useTillPart() {
  const [Till, setTill] = useState<ComponentType<PaymentTillProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  async function load() {
    if (Till || isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    try {
      const { PaymentTill } = await import("./payment-till.tsx");
      setTill(() => PaymentTill);
    } catch {
      setHasFailed(true);
    } finally {
      isLoading.current = false;
    }
  }

  return { Till, hasFailed, load };
}
