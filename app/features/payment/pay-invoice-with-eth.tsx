import type { ButtonLook } from "../../ui/button-style.ts";
import { EthDialog } from "./eth-dialog.tsx";

type PayInvoiceWithEthProps = ButtonLook & {
  invoiceId: string;
  /** Null for all that is open. */
  pence: number | null;
  /** As its dialog says it. */
  name: string;
  price: string;
  disabled: boolean;
  onPaid: () => void;
  onOpenChange: (isOpen: boolean) => void;
};

/** For an invoice, or for a part of it. */
export function PayInvoiceWithEth({
  invoiceId,
  pence,
  name,
  price,
  onPaid,
  onOpenChange,
  ...look
}: PayInvoiceWithEthProps) {
  return (
    <EthDialog
      {...look}
      id={`pay-${invoiceId}`}
      paidFor={{ purchase: { invoiceId, pence }, name, price }}
      panelKey={`${invoiceId} ${pence}`}
      onPaid={onPaid}
      onOpenChange={onOpenChange}
    />
  );
}
