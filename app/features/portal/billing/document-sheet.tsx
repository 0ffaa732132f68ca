import {
  describeCredit,
  describeSeller,
  describeStanding,
  documentLabels as labels,
  documentTitles,
  nameCountry,
} from "../../../../content/billing-document.ts";
import { documentWords } from "../../../../content/billing.ts";
import { brand } from "../../../../content/brand.ts";
import { formatLongDay } from "../../../../content/dates.ts";
import type { DocumentContent } from "../../../../domain/billing/document.ts";
import { Mark } from "../../../site/mark.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetLines } from "./sheet-lines.tsx";
import { SheetReceipt } from "./sheet-receipt.tsx";
import { SheetTotals } from "./sheet-totals.tsx";

/** A document as a sheet of paper: what is seen is what is printed. The PDF is the one to file. */
export function DocumentSheet({ content }: { content: DocumentContent }) {
  const { kind, number } = content;
  return (
    <article
      data-print-alone
      aria-label={`${documentTitles[kind]} ${number}`}
      className="paper-sheet flex flex-col gap-10 p-[clamp(1.5rem,5vw,4rem)] text-small/body lg:min-h-240 print:min-h-0 print:p-0"
    >
      <header className="grid gap-8">
        <p className="flex items-center gap-2.5 font-display font-stretch-125%">
          <Mark className="size-7" /> {brand.name}
        </p>
        <h2 className="text-title leading-none">
          {documentTitles[kind]} <span className="whitespace-nowrap tabular-nums">{number}</span>
        </h2>
        <div className="grid gap-8 md:grid-cols-[5fr_7fr] print:grid-cols-[5fr_7fr]">
          <BuyerAddress buyer={content.buyer} />
          <SheetFacts facts={listFacts(content)} />
        </div>
      </header>
      {kind === "receipt" ? (
        <SheetReceipt content={content} />
      ) : (
        <>
          <SheetLines content={content} />
          <SheetTotals content={content} />
          {kind === "credit_note" && <p>{describeCredit(content.credits.number)}</p>}
          {content.note && <p className="max-w-[64ch] whitespace-pre-line">{content.note}</p>}
        </>
      )}
      {describeStanding(content) && <p className="text-mist">{describeStanding(content)}</p>}
      <footer className="mt-auto grid gap-0.5 border-t border-line pt-4 text-caption text-mist">
        {describeSeller(content).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
}

function BuyerAddress({ buyer }: Pick<DocumentContent, "buyer">) {
  const { name, address, country } = buyer;
  return (
    <address className="not-italic">
      <p className="text-caption text-mist">{documentWords.to}</p>
      <p className="font-medium wrap-anywhere">{name}</p>
      {address.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {nameCountry(country) && <p>{nameCountry(country)}</p>}
    </address>
  );
}

function listFacts(content: DocumentContent): (readonly [string, string | null])[] {
  const { issued_on, buyer, kind } = content;
  const taxPoint =
    kind === "receipt" || content.vat_treatment === "none" ? null : content.tax_point;
  return [
    [labels.issued, formatLongDay(issued_on)],
    [labels.taxPoint, taxPoint && taxPoint !== issued_on ? formatLongDay(taxPoint) : null],
    [labels.due, "due_on" in content ? formatLongDay(content.due_on) : null],
    [labels.order, kind === "receipt" ? null : content.order_reference],
    [labels.buyerCompany, buyer.company_number],
    [labels.buyerVat, buyer.vat_number],
    ...(kind === "credit_note"
      ? [
          [labels.credits, content.credits.number] as const,
          [labels.reason, content.credits.reason] as const,
        ]
      : []),
  ];
}
