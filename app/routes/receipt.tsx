import { receiptPage } from "../../content/pages/receipt.ts";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { plainMetadata } from "../metadata/plain-metadata.ts";
import { ClaimPrompt } from "../payment/claim-prompt.tsx";
import { ReceiptView } from "../payment/receipt/receipt-view.tsx";
import "../payment/receipt/receipt.css";

export const handle = hydrateAtOnce;
export const meta = () => plainMetadata(receiptPage);

export default function Receipt() {
  return (
    <PageMain className="receipt page-gutter">
      <ClaimPrompt />
      <ReceiptView />
    </PageMain>
  );
}
