import { receiptPage } from "../../content/pages/receipt.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { ClaimPrompt } from "../features/payment/claim-prompt.tsx";
import { ReceiptView } from "../features/payment/receipt/receipt-view.tsx";
import "../features/payment/receipt/receipt.css";

export const handle = workroom;
export const meta = () => plainMetadata(receiptPage);

export default function Receipt() {
  return (
    <PageMain className="receipt page-gutter">
      <ClaimPrompt />
      <ReceiptView />
    </PageMain>
  );
}
