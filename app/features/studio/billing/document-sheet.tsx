import { type ReactNode } from "react";
import {
  describeSeller,
  describeStanding,
  documentLabels as labels,
  documentTitles,
  documentTotals,
  formatQuantity,
  formatRate,
  nameCountry,
  nameMeans,
  nameTotal,
  paperWords,
  reverseCharge,
} from "../../../../content/billing-document.ts";
import { formatLongDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import type {
  Buyer,
  DocumentContent,
  PricedContent,
  ReceiptContent,
} from "../../../../domain/billing/document.ts";
import { stopAtOverflow } from "../../../ui/table.tsx";

type DocumentSheetProps = { content: DocumentContent; isDraft?: boolean };

/** A document as its paper has it: the same words in the same order. */
export function StudioSheet({ content, isDraft = false }: DocumentSheetProps) {
  const standing = describeStanding(content);
  return (
    <div className="@container bg-sheet text-ink">
      <div className="grid gap-7 px-[clamp(1.25rem,6cqi,3.5rem)] py-[clamp(1.5rem,7cqi,3.5rem)] text-note/[1.5]">
        <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
          <div>
            <p className="text-figure-small/[1.15] font-display font-stretch-122%">
              {documentTitles[content.kind]}
              {isDraft && <span className="text-sheet-mist"> · {paperWords.draft}</span>}
            </p>
            {standing && <p className="text-sheet-mist">{standing}</p>}
          </div>
          <p className="text-right">{content.seller.name}</p>
        </header>
        <div className="grid gap-x-10 gap-y-5 @min-[30rem]:grid-cols-[minmax(0,1fr)_auto]">
          <BuyerLines buyer={content.buyer} />
          <dl className="grid grid-cols-[auto_auto] content-start justify-between gap-x-6 tabular-nums">
            <Fact label={labels.number} value={content.number} />
            <Fact label={labels.issued} value={formatLongDay(content.issued_on)} />
            {content.kind !== "receipt" && <Dates content={content} />}
            {content.buyer.company_number && (
              <Fact label={labels.buyerCompany} value={content.buyer.company_number} />
            )}
            {content.buyer.vat_number && content.seller.vat_number && (
              <Fact label={labels.buyerVat} value={content.buyer.vat_number} />
            )}
          </dl>
        </div>
        {content.kind === "receipt" ? (
          <ReceiptBody content={content} />
        ) : (
          <PricedBody content={content} />
        )}
        <footer className="border-t border-sheet-line pt-4 text-tiny text-sheet-mist">
          {describeSeller(content).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </footer>
      </div>
    </div>
  );
}

function BuyerLines({ buyer }: { buyer: Buyer }) {
  const country = nameCountry(buyer.country);
  return (
    <div>
      <p className="text-tiny text-sheet-mist">{paperWords.to}</p>
      <address className="wrap-anywhere not-italic">
        <strong className="font-medium">{buyer.name}</strong>
        <span className="block whitespace-pre-line">
          {[...buyer.address, ...(country ? [country] : [])].join("\n")}
        </span>
      </address>
    </div>
  );
}

function Dates({ content }: { content: PricedContent }) {
  return (
    <>
      {content.seller.vat_number && (
        <Fact label={labels.taxPoint} value={formatLongDay(content.tax_point)} />
      )}
      {content.kind === "credit_note" ? (
        <Fact
          label={labels.credits}
          value={`${content.credits.number} ${labels.creditsOf} ${formatLongDay(content.credits.issued_on)}`}
        />
      ) : (
        <Fact label={labels.due} value={formatLongDay(content.due_on)} />
      )}
      {content.order_reference && <Fact label={labels.order} value={content.order_reference} />}
    </>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sheet-mist">{label}</dt>
      <dd className="text-right wrap-anywhere">{value}</dd>
    </div>
  );
}

const head = "border-b border-ink py-1.5 pr-4 text-tiny font-normal text-sheet-mist last:pr-0";
const cell = "border-b border-sheet-line py-2 pr-4 align-top last:pr-0";

function PricedBody({ content }: { content: PricedContent }) {
  const { lines, vat, net_pence, total_pence, vat_treatment, note } = content;
  const hasVat = vat_treatment === "uk";
  const numbered = lines.map((line, place) => ({ ...line, place }));
  return (
    <>
      {content.kind === "credit_note" && (
        <p className="whitespace-pre-line">
          {labels.reason}: {content.credits.reason}
        </p>
      )}
      <section ref={stopAtOverflow} aria-label={labels.lines} className="overflow-x-auto">
        <table className="w-full border-collapse text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {labels.description}
              </th>
              <th scope="col" className={`${head} text-right @max-[28rem]:hidden`}>
                {labels.quantity}
              </th>
              <th scope="col" className={`${head} text-right @max-[28rem]:hidden`}>
                {labels.unitPrice}
              </th>
              {hasVat && (
                <th scope="col" className={`${head} text-right`}>
                  {labels.vatRate}
                </th>
              )}
              <th scope="col" className={`${head} text-right`}>
                {hasVat ? labels.amount : labels.amountPlain}
              </th>
            </tr>
          </thead>
          <tbody>
            {numbered.map((line) => (
              <tr key={line.place}>
                <td className={`${cell} min-w-36 wrap-anywhere whitespace-pre-line`}>
                  {line.description}
                  <span className="hidden text-sheet-mist @max-[28rem]:block">
                    {formatQuantity(line.quantity)} × {formatToThePenny(line.unit_pence)}
                  </span>
                  {line.discount_pence > 0 && (
                    <span className="block text-sheet-mist">
                      {labels.discount(line.discount_pence)}
                    </span>
                  )}
                </td>
                <td className={`${cell} text-right @max-[28rem]:hidden`}>
                  {formatQuantity(line.quantity)}
                </td>
                <td className={`${cell} text-right @max-[28rem]:hidden`}>
                  {formatToThePenny(line.unit_pence)}
                </td>
                {hasVat && <td className={`${cell} text-right`}>{formatRate(line.vat_rate)}</td>}
                <td className={`${cell} text-right`}>{formatToThePenny(line.net_pence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className="ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        {vat_treatment !== "none" && (
          <Fact label={labels.net} value={formatToThePenny(net_pence)} />
        )}
        {vat.map(({ rate, vat_pence }) => (
          <Fact
            key={rate}
            label={`${labels.vat} ${formatRate(rate)}`}
            value={formatToThePenny(vat_pence)}
          />
        ))}
        {vat_treatment === "outside" && <Fact label={labels.vatNone} value={formatToThePenny(0)} />}
        <div className="col-span-full mt-1 flex justify-between border-t border-ink pt-2 text-large font-medium">
          <dt>{nameTotal(content)}</dt>
          <dd>{formatToThePenny(total_pence)}</dd>
        </div>
      </dl>
      {vat_treatment === "outside" && <p>{reverseCharge}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    </>
  );
}

function ReceiptBody({ content: { payment, settles } }: { content: ReceiptContent }) {
  const used = settles.reduce((sum, { pence }) => sum + pence, 0);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 tabular-nums">
      <Fact label={labels.received} value={formatLongDay(payment.received_on)} />
      <Fact label={labels.means} value={nameMeans(payment)} />
      <Fact label={labels.payer} value={payment.payer} />
      <Fact label={labels.reference} value={payment.reference} />
      {payment.ether && <Fact label={labels.ether} value={`${payment.ether.amount} ETH`} />}
      {settles.map(({ number, pence }) => (
        <Fact key={number} label={`${labels.invoice} ${number}`} value={formatToThePenny(pence)} />
      ))}
      {payment.pence > used && (
        <Fact label={labels.credit} value={formatToThePenny(payment.pence - used)} />
      )}
      <div className="col-span-full mt-1 flex justify-between border-t border-ink pt-2 text-large font-medium">
        <dt>{documentTotals.receipt}</dt>
        <dd>{formatToThePenny(payment.pence)}</dd>
      </div>
    </dl>
  );
}
