import { Link } from "react-router";
import { billingWords as words } from "../../../../content/billing.ts";
import { documentTitles } from "../../../../content/billing-document.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import { findStanding } from "../../../../domain/billing/find-standing.ts";
import { steady } from "../../../data/steady-rows.ts";
import { useBillingAddress } from "../use-billing-address.ts";
import { StandingBadge } from "./standing-badge.tsx";

const rowLook =
  "group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4 border-t border-line py-5.5 last:border-b lg:grid-cols-[minmax(0,3.5fr)_minmax(0,2fr)_minmax(0,6.5fr)] lg:gap-x-10 lg:py-5";

type DocumentListProps = { documents: readonly DocumentRow[]; today: string };

export function DocumentList({ documents, today }: DocumentListProps) {
  return (
    <ul {...steady}>
      {documents.map((document) => (
        <DocumentLine key={document.id} document={document} today={today} />
      ))}
    </ul>
  );
}

function DocumentLine({ document, today }: { document: DocumentRow; today: string }) {
  const address = useBillingAddress();
  const { id, kind, number, issued_on, due_on, total_pence, balance } = document;
  return (
    <li className={rowLook}>
      <div>
        <h3 className="text-lead/[1.25] font-stretch-118% tabular-nums">
          {/* The whole line opens it, for a thumb. */}
          <Link
            to={address({ document: id })}
            className="no-underline transition-colors duration-200 ease-camera group-hover:text-amber-bright after:absolute after:inset-0"
          >
            {number}
          </Link>
        </h3>
        <p className="text-small text-mist">{documentTitles[kind]}</p>
      </div>
      <StandingBadge standing={findStanding(document, today)} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small/[1.4] max-lg:col-span-full sm:grid-cols-4">
        <Fact label={words.columns.issued}>{formatDay(issued_on)}</Fact>
        <Fact label={words.columns.due}>{due_on && formatDay(due_on)}</Fact>
        <Fact label={words.columns.total} isSum>
          {formatToThePenny(total_pence)}
        </Fact>
        <Fact label={words.columns.open} isSum>
          {balance && formatToThePenny(balance.open_pence)}
        </Fact>
      </dl>
    </li>
  );
}

type FactProps = { label: string; isSum?: boolean; children: string | null };

/** Empty ones keep their place, so that sums stand under each other. */
function Fact({ label, isSum = false, children }: FactProps) {
  return (
    <div className={isSum ? "sm:text-right" : undefined}>
      {children !== null && (
        <>
          <dt className="text-caption text-mist">{label}</dt>
          <dd className="tabular-nums">{children}</dd>
        </>
      )}
    </div>
  );
}
