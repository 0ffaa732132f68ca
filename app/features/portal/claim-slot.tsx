import { useEffect } from "react";
import { usePart } from "../../ui/use-part.ts";
import { hasKeptPayments } from "../payment/has-kept-payments.ts";
import { usePortalData } from "./portal-data.ts";
import { usePreview } from "./preview.ts";

const fetchPrompt = async () => (await import("../payment/claim-prompt.tsx")).ClaimPrompt;

/** The question whose a payment is, for the few who made one here before they signed in. */
export function ClaimSlot() {
  const { reload } = usePortalData();
  const { Part: ClaimPrompt, load } = usePart(fetchPrompt);
  const isPreview = usePreview() !== null;

  // Should it fail, the payment is kept and the question comes with the next visit.
  useEffect(() => {
    if (hasKeptPayments() && !isPreview) void load();
  }, [load, isPreview]);

  if (!ClaimPrompt) return null;
  return (
    <div className="mt-8">
      <ClaimPrompt onClaimed={() => void reload("campaigns", "payments")} />
    </div>
  );
}
