import type { ReactNode } from "react";
import { developmentChainId } from "../../../../domain/payment/development-chain-id.ts";
import { nameChain } from "../../../../content/chain-names.ts";
import { formatExactPounds } from "../../../../content/money.ts";
import { developmentChain } from "../../../../content/payment.ts";
import { receiptPage, receiptWords as words } from "../../../../content/pages/receipt.ts";
import { vatMark } from "../../../../content/pr-packages.ts";
import { formatStamp } from "../../../../content/stamp.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DevelopmentLabel } from "../development-label.tsx";
import { findExplorerUrl } from "../find-explorer-url.ts";
import { transactionPath } from "../wallet/chains.ts";
import { ReceiptFiles } from "./receipt-files.tsx";
import type { Receipt } from "./receipt.ts";

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { paymentId, subject, price, chainId, transactionHash, paidAt } = receipt;
  const hasVat = Number(price.vat) > 0;
  const explorer = findExplorerUrl({
    chainId,
    transactionHash: transactionHash ?? undefined,
    explorerUrl: receipt.explorerUrl ?? ownExplorer(chainId, transactionHash),
  });
  return (
    <div>
      <header className="flex flex-wrap items-end justify-between gap-8">
        <h1 className="text-display">{receiptPage.heading}</h1>
        <address className="grid text-small text-mist not-italic md:text-right print:text-right">
          {words.seller.map((line) => (
            <span key={line} className="first:text-paper">
              {line}
            </span>
          ))}
        </address>
      </header>
      <dl className="mt-[clamp(2rem,5vw,4rem)] border-t border-edge">
        <Line label={words.number}>{paymentId}</Line>
        {receipt.payerName && <Line label={words.payer}>{receipt.payerName}</Line>}
        {receipt.company && <Line label={words.company}>{receipt.company}</Line>}
        <Line label={words.paidOn}>
          <time dateTime={paidAt}>{formatStamp(Date.parse(paidAt))}</time>
        </Line>
        <Line label={words.what}>
          {subject}, {words.perCampaign}
        </Line>
        {receipt.campaignTitle && <Line label={words.campaign}>{receipt.campaignTitle}</Line>}
        {hasVat ? (
          <>
            <Line label={words.net}>{formatExactPounds(price.net)}</Line>
            <Line label={words.vat}>{formatExactPounds(price.vat)}</Line>
            <Line label={words.total}>{formatExactPounds(price.total)}</Line>
          </>
        ) : (
          <Line label={words.price}>
            {formatExactPounds(price.net)} {vatMark}
          </Line>
        )}
        {receipt.asked !== receipt.received && <Line label={words.asked}>{receipt.asked} ETH</Line>}
        <Line label={words.received}>
          <strong className="font-medium text-amber">{receipt.received} ETH</strong>
          {chainId === developmentChainId && ` (${developmentChain.label})`}
        </Line>
        <Line label={words.from} isHex>
          {receipt.from}
        </Line>
        <Line label={words.to} isHex>
          {receipt.receivingAddress}
        </Line>
        <Line label={words.network}>{nameChain(chainId)}</Line>
        {transactionHash && (
          <Line label={words.transaction} isHex>
            {transactionHash}
          </Line>
        )}
      </dl>
      <p className="mt-6 text-small/body text-mist">{hasVat ? words.withVat : words.noVat}</p>
      <DevelopmentLabel chainId={chainId} />
      <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-4 pl-1.5 print:hidden">
        <Button onClick={() => print()}>{words.print}</Button>
        <ReceiptFiles paymentId={paymentId} />
        {explorer && (
          <ButtonLink to={explorer} newTab reloadDocument variant="quiet">
            {words.see}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

// On paper a transaction's hash stands whole on one line of A4.
const hexLook = "font-mono text-small/body print:text-print-note";

type LineProps = { label: string; isHex?: boolean; children: ReactNode };

function Line({ label, isHex, children }: LineProps) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-3.5 md:grid-cols-[13rem_minmax(0,1fr)] md:items-baseline print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:items-baseline">
      <dt className="text-small/body text-mist">{label}</dt>
      <dd className={cx("wrap-anywhere", isHex ? hexLook : "tabular-nums")}>{children}</dd>
    </div>
  );
}

/** A row of the table does not say where its transaction can be seen. */
function ownExplorer(chainId: number, hash: string | null): string | undefined {
  return chainId === developmentChainId && hash ? transactionPath(hash) : undefined;
}
