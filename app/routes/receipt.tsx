import { receiptPage } from "../../content/pages/receipt.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { ClaimPrompt } from "../features/payment/claim-prompt.tsx";
import { ReceiptView } from "../features/payment/receipt/receipt-view.tsx";
import "../styles/pages/workroom.css";

export const handle = workroom;
export const meta = () => plainMetadata(receiptPage);

export default function Receipt() {
  return (
    <PageMain className="page-gutter py-[clamp(3rem,8vw,7rem)] print:p-0">
      <div
        data-print-alone="black"
        className="grid content-start gap-[clamp(2.5rem,6vw,5rem)] print:text-print"
      >
        <ClaimPrompt />
        <ReceiptView />
      </div>
    </PageMain>
  );
}
