import { paymentsWords } from "../../../../content/studio-payment.ts";
import type { PaymentRow } from "./payment-row.ts";

/** What a payment in ETH is for. */
export function nameSubject({ package_name, invoice_number }: PaymentRow): string {
  return package_name ?? invoice_number ?? paymentsWords.unnamed;
}
