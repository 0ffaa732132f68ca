import type { BillingAction, BillingRequest } from "../../../../domain/billing/billing-request.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { type BillingOutcome, sendBilling } from "./send-billing.ts";

const billingTables = ["billing_documents", "document_balances", "incoming_payments"];

/** Asks the books to do something, after a fresh proof where that is wanted, and reads again whatever shows them. */
export function useBillingDeed() {
  const attempt = useSignInAgain();
  const refresh = useRefresh();
  return async <K extends BillingAction>(request: BillingRequest<K>): Promise<BillingOutcome> => {
    const outcome = await attempt(() => sendBilling(request));
    if (!outcome.error) void refresh(...billingTables);
    return outcome;
  };
}
