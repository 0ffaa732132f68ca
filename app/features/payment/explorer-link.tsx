import { confirmationStep } from "../../../content/payment.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { findExplorerUrl } from "./find-explorer-url.ts";
import type { KeptPayment } from "./kept-payment.ts";

export function ExplorerLink({ payment }: { payment: KeptPayment }) {
  const url = findExplorerUrl(payment);
  return url ? (
    <ButtonLink to={url} newTab variant="quiet" reloadDocument>
      {confirmationStep.explorer}
    </ButtonLink>
  ) : null;
}
