import type { ReactNode } from "react";
import { Link } from "react-router";
import { documentWords as words } from "../../../../content/billing.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import type { Settlement } from "../../../../domain/billing/list-settlements.ts";
import { cx } from "../../../ui/cx.ts";
import { PartHeading } from "../part-heading.tsx";
import { useBillingAddress } from "../use-billing-address.ts";

type SettlementsProps = { invoice: DocumentRow; settlements: readonly Settlement[] };

/** What has been paid and credited so far, down to what is left. */
export function Settlements({ invoice, settlements }: SettlementsProps) {
  return (
    <section>
      <PartHeading className="mb-4">{words.soFar}</PartHeading>
      <dl className="text-small/body">
        <Line label={words.total}>{formatToThePenny(invoice.total_pence)}</Line>
        {settlements.map((settlement) => (
          <Line key={`${settlement.kind} ${settlement.id}`} label={<Name of={settlement} />}>
            −{formatToThePenny(settlement.pence)}
          </Line>
        ))}
        <Line label={words.left} isLast>
          {formatToThePenny(invoice.balance?.open_pence ?? 0)}
        </Line>
      </dl>
    </section>
  );
}

function Name({ of: settlement }: { of: Settlement }) {
  const address = useBillingAddress();
  if (settlement.kind === "write-off") return words.writtenOff;
  const day = <span className="whitespace-nowrap">{words.of(formatDay(settlement.on))}</span>;
  if (settlement.kind === "payment")
    return (
      <>
        {words.payment[settlement.source]} {day}
      </>
    );
  return (
    <>
      <Link to={address({ document: settlement.id })} className="text-link">
        {words.credit(settlement.number)}
      </Link>{" "}
      {day}
    </>
  );
}

type LineProps = { label: ReactNode; isLast?: boolean; children: ReactNode };

function Line({ label, isLast = false, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 border-t border-line py-2.5 last:border-b">
      <dt className={isLast ? "font-medium" : "text-mist"}>{label}</dt>
      <dd className={cx("whitespace-nowrap tabular-nums", isLast && "font-medium")}>{children}</dd>
    </div>
  );
}
