import {
  documentLabels as labels,
  formatQuantity,
  formatRate,
} from "../../../content/billing-document.ts";
import { formatToThePenny } from "../../../content/money.ts";
import type { DocumentLine, PricedContent } from "../../../domain/billing/document.ts";
import { Table } from "../../ui/table.tsx";

/** Where there is room for them; a phone has them below the description. */
const wide = "hidden @min-[34rem]:table-cell print:table-cell";

/** What was charged, line by line. Without a VAT number not a word of VAT. */
export function SheetLines({ content }: { content: PricedContent }) {
  const hasVat = content.vat_treatment === "uk";
  return (
    <Table caption={labels.lines} captionHidden className="[&_:is(th,td)]:py-3.5">
      <thead>
        <tr>
          <th scope="col" className="w-full">
            {labels.description}
          </th>
          <th scope="col" data-numeric className={wide}>
            {labels.quantity}
          </th>
          <th scope="col" data-numeric className={wide}>
            {labels.unitPrice}
          </th>
          {hasVat && (
            <th scope="col" data-numeric className={wide}>
              {labels.vatRate}
            </th>
          )}
          <th scope="col" data-numeric>
            {hasVat ? labels.amount : labels.amountPlain}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyLines(content.lines).map(({ key, line }) => (
          <tr key={key}>
            <th scope="row">
              <Description line={line} hasVat={hasVat} />
            </th>
            <td data-numeric className={wide}>
              {formatQuantity(line.quantity)}
            </td>
            <td data-numeric className={wide}>
              {formatToThePenny(line.unit_pence)}
            </td>
            {hasVat && (
              <td data-numeric className={wide}>
                {formatRate(line.vat_rate)}
              </td>
            )}
            <td data-numeric className="text-paper">
              {formatToThePenny(line.net_pence)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Description({ line, hasVat }: { line: DocumentLine; hasVat: boolean }) {
  const { description, quantity, unit_pence, discount_pence, vat_rate } = line;
  return (
    <>
      <span className="whitespace-pre-line wrap-anywhere">{description}</span>
      {discount_pence > 0 && (
        <span className="block font-normal text-mist">{labels.discount(discount_pence)}</span>
      )}
      <span className="block font-normal text-mist tabular-nums @min-[34rem]:hidden print:hidden">
        {formatQuantity(quantity)} × {formatToThePenny(unit_pence)}
        {hasVat && ` · ${labels.vat} ${formatRate(vat_rate)}`}
      </span>
    </>
  );
}

/** Two may be the same, and they never change places. */
function keyLines(lines: readonly DocumentLine[]): { key: string; line: DocumentLine }[] {
  return lines.map((line, place) => ({ key: String(place), line }));
}
