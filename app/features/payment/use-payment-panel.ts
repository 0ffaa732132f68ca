import { type ComponentType, useRef, useState } from "react";
import type { PaymentPanelProps } from "./payment-panel.tsx";

/** The code of the payment panel is fetched when somebody is about to pay, not with the page. */
export function usePaymentPanel() {
  const [Panel, setPanel] = useState<ComponentType<PaymentPanelProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  async function load() {
    if (Panel || isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    try {
      const { PaymentPanel } = await import("./payment-panel.tsx");
      setPanel(() => PaymentPanel);
    } catch {
      setHasFailed(true);
    } finally {
      isLoading.current = false;
    }
  }

  return { Panel, hasFailed, load };
}
