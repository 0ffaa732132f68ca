import type { ReactNode } from "react";
import { formatExactPounds } from "../../../content/money.ts";
import { developmentChain } from "../../../content/payment.ts";
import { receiptPage, receiptWords as words } from "../../../content/pages/receipt.ts";
import { prPackages, vatMark } from "../../../content/pr-packages.ts";
import { Button } from "../../components/ui/button.tsx";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { DevelopmentLabel } from "../development-label.tsx";
import { findExplorerUrl } from "../find-explorer-url.ts";
import { developmentChainId, nameChain, transactionPath } from "../wallet/chains.ts";
import type { Receipt } from "./receipt.ts";

const date = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { paymentId, packageId, price, chainId, transactionHash, paidAt } = receipt;
  const prPackage = prPackages.find(({ id }) => id === packageId);
  const hasVat = Number(price.vat) > 0;
  const explorer = findExplorerUrl({
    chainId,
    transactionHash: transactionHash ?? undefined,
    explorerUrl: receipt.explorerUrl ?? ownExplorer(chainId, transactionHash),
  });
  return (
    <div>
      <header className="receipt-head">
        <h1 className="text-display">{receiptPage.heading}</h1>
        <address className="receipt-seller">
          {words.seller.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <dl className="receipt-lines">
        <Line label={words.number}>{paymentId}</Line>
        <Line label={words.paidOn}>
          <time dateTime={paidAt}>{date.format(new Date(paidAt))} UTC</time>
        </Line>
        <Line label={words.what}>
          {prPackage?.name ?? packageId}, {words.perCampaign}
        </Line>
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
        <Line label={words.amount}>
          <strong>{receipt.amount} ETH</strong>
          {chainId === developmentChainId && ` (${developmentChain.label})`}
        </Line>
        <Line label={words.payer} isHex>
          {receipt.payer}
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
      <p className="receipt-note">{hasVat ? words.withVat : words.noVat}</p>
      <DevelopmentLabel chainId={chainId} />
      <div className="receipt-actions">
        <Button onClick={() => print()}>{words.print}</Button>
        {explorer && (
          <ButtonLink to={explorer} newTab reloadDocument variant="quiet">
            {words.see}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type LineProps = { label: string; isHex?: boolean; children: ReactNode };

function Line({ label, isHex, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-hex={isHex}>{children}</dd>
    </div>
  );
}

/** A row of the table does not say where its transaction can be seen. */
function ownExplorer(chainId: number, hash: string | null): string | undefined {
  return chainId === developmentChainId && hash ? transactionPath(hash) : undefined;
}
