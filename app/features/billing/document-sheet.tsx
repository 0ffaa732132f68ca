import {
  describeCredit,
  describeOriginal,
  describeSeller,
  describeStanding,
  documentLabels as labels,
  documentTitles,
  listDocumentFacts,
  nameCountry,
  paperWords,
} from "../../../content/billing-document.ts";
import { brand } from "../../../content/brand.ts";
import type { DocumentContent, PricedContent } from "../../../domain/billing/document.ts";
import { Mark } from "../../site/mark.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetLines } from "./sheet-lines.tsx";
import { SheetPayment } from "./sheet-payment.tsx";
import { SheetReceipt } from "./sheet-receipt.tsx";
import { SheetTotals } from "./sheet-totals.tsx";

type DocumentSheetProps = {
  content: DocumentContent;
  /** It has no number yet. */
  isDraft?: boolean;
  /** Of its title among the headings around it. */
  level?: 2 | 3 | 4;
};

/** A document as a sheet of paper, as wide as there is room: what is seen is what is printed. The PDF is the one to file. */
export function DocumentSheet({ content, isDraft = false, level = 2 }: DocumentSheetProps) {
  const { kind, number } = content;
  const Title = `h${level}` as const;
  const standing = describeStanding(content);
  return (
    <article
      data-print-alone
      aria-label={`${documentTitles[kind]} ${isDraft ? paperWords.draft : number}`}
      className="paper-sheet @container text-small/body"
    >
      <div className="flex min-h-[min(60rem,130cqi)] flex-col gap-10 p-[clamp(1.25rem,7cqi,4rem)] print:min-h-0 print:p-0">
        <header className="grid gap-8">
          <p className="flex items-center gap-2.5 font-display font-stretch-125%">
            <Mark className="size-7" /> {brand.name}
          </p>
          <div>
            <Title className="font-display text-title leading-none font-[350] tracking-[-0.02em] text-balance font-stretch-122%">
              {documentTitles[kind]}{" "}
              <span className="whitespace-nowrap tabular-nums">
                {isDraft ? <span className="text-mist">{paperWords.draft}</span> : number}
              </span>
            </Title>
            {standing && <p className="mt-3 text-mist">{standing}</p>}
          </div>
          <div className="grid gap-8 @min-[34rem]:grid-cols-[5fr_7fr] print:grid-cols-[5fr_7fr]">
            <BuyerAddress buyer={content.buyer} />
            <SheetFacts facts={listDocumentFacts(content)} />
          </div>
        </header>
        {kind === "receipt" ? <SheetReceipt content={content} /> : <PricedBody content={content} />}
        {/* Of one that is issued, whoever may pay it has this beside the sheet. */}
        {isDraft && content.kind !== "receipt" && content.kind !== "credit_note" && (
          <SheetPayment content={content} />
        )}
        <footer className="mt-auto grid gap-0.5 border-t border-line pt-4 text-caption text-mist">
          {describeSeller(content).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </footer>
      </div>
    </article>
  );
}

function PricedBody({ content }: { content: PricedContent }) {
  return (
    <>
      {content.kind === "credit_note" && (
        <div className="grid gap-1">
          <p className="font-medium">{describeOriginal(content.credits)}</p>
          <p className="wrap-anywhere whitespace-pre-line">
            {labels.reason}: {content.credits.reason}
          </p>
          <p className="text-mist">{describeCredit(content.credits.number)}</p>
        </div>
      )}
      <SheetLines content={content} />
      <SheetTotals content={content} />
      {content.note && (
        <p className="max-w-[64ch] wrap-anywhere whitespace-pre-line">{content.note}</p>
      )}
    </>
  );
}

function BuyerAddress({ buyer: { name, address, country } }: Pick<DocumentContent, "buyer">) {
  return (
    <address className="not-italic">
      <p className="text-caption text-mist">{paperWords.to}</p>
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        {[...address, nameCountry(country)].filter(Boolean).join("\n")}
      </p>
    </address>
  );
}
