import { useState } from "react";
import {
  billingWords,
  describeStood,
  documentWords as words,
} from "../../../../content/billing.ts";
import { formatDay } from "../../../../content/dates.ts";
import type { DocumentContent } from "../../../../domain/billing/document.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import { findStanding } from "../../../../domain/billing/find-standing.ts";
import type { IncomingRow } from "../../../../domain/billing/incoming-row.ts";
import { listSettlements } from "../../../../domain/billing/list-settlements.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeRow } from "../../../ui/notice-row.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useMay } from "../company/company.ts";
import { ForClient } from "../for-client.tsx";
import { usePortalData } from "../portal-data.ts";
import type { PortalSource } from "../portal-source.ts";
import { DocumentSheet } from "../../billing/document-sheet.tsx";
import { PayPart } from "./pay-part.tsx";
import { PayProforma } from "./pay-proforma.tsx";
import { saveDocument } from "./save-document.ts";
import { Settlements } from "./settlements.tsx";
import { StandingBadge } from "./standing-badge.tsx";
import { useDocument, useIncoming } from "./use-billing.ts";
import { WhoPays } from "./who-pays.tsx";

type DocumentPageProps = { id: string; source: PortalSource | null; today: string };

/** One document to read, with how it stands and what can be done about it beside it. */
export function DocumentPage({ id, source, today }: DocumentPageProps) {
  const { documents } = usePortalData();
  const document = useDocument(source, id);
  const incoming = useIncoming(source);
  const row = documents.rows.find((each) => each.id === id);
  const isReading = document.isPending || (!row && documents.state === "loading");
  if (isReading)
    return (
      <div aria-busy="true">
        <span className="sr-only">{billingWords.loading}</span>
        <Skeleton className="h-240 max-w-200" />
      </div>
    );
  if (document.isError || (document.data && !row))
    return (
      <NoticeRow>
        <p>{billingWords.failed}</p>
        <Button
          variant="secondary"
          onClick={() => void Promise.all([document.refetch(), incoming.refetch()])}
        >
          {billingWords.tryAgain}
        </Button>
      </NoticeRow>
    );
  if (!document.data || !row) return <GoneDocument />;
  return (
    <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="lg:order-2">
        <Aside {...{ row, today }} content={document.data} incoming={incoming.data ?? []} />
      </div>
      <DocumentSheet content={document.data} />
    </div>
  );
}

function GoneDocument() {
  const { heading, text } = billingWords.gone;
  return (
    <div className="grid gap-4 border-t border-line pt-10">
      <h2 className="text-title">{heading}</h2>
      <p className="max-w-[48ch] text-lead text-mist">{text}</p>
    </div>
  );
}

type AsideProps = {
  row: DocumentRow;
  content: DocumentContent;
  incoming: readonly IncomingRow[];
  today: string;
};

function Aside({ row, content, incoming, today }: AsideProps) {
  const { documents } = usePortalData();
  const standing = findStanding(row, today);
  const { open_pence: open, paid_pence: paid } = row.balance ?? { open_pence: 0, paid_pence: 0 };
  const settlements = listSettlements(row, documents.rows, incoming);
  const reversedOn = incoming.find(({ receipt }) => receipt?.id === row.id)?.reversed_on;
  return (
    <div className="grid gap-10">
      <section>
        <StandingBadge standing={standing} />
        <output className="mt-2 block max-w-[36ch] text-lead/[1.4] empty:hidden">
          {describeStood({ standing, due_on: row.due_on, open, paid })}
        </output>
        {reversedOn && (
          <p className="mt-2 max-w-[36ch] text-amber-bright">
            {words.reversed(formatDay(reversedOn))}
          </p>
        )}
        <Actions document={row} />
      </section>
      {row.balance && settlements.length > 0 && (
        <Settlements invoice={row} settlements={settlements} />
      )}
      <Payment row={row} content={content} />
    </div>
  );
}

function Payment({ row, content }: Pick<AsideProps, "row" | "content">) {
  const [isPaying, setIsPaying] = useState(false);
  const mayPay = useMay("approver");
  const { bank } = content.seller;
  const isAsked = row.kind === "proforma" && row.total_pence > 0;
  const open = row.balance?.open_pence ?? 0;
  if (open === 0 && !isPaying && !isAsked) return null;
  if (!mayPay) return <WhoPays />;
  return (
    <ForClient>
      {isAsked ? (
        <PayProforma proforma={row} bank={bank} />
      ) : (
        <PayPart key={row.id} invoice={row} bank={bank} onPaying={setIsPaying} />
      )}
    </ForClient>
  );
}

function Actions({ document }: { document: DocumentRow }) {
  const { isBusy, run } = useAction(() => saveDocument(document));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button variant="secondary" busy={isBusy} onClick={run}>
        {words.pdf}
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        {words.print}
      </Button>
    </div>
  );
}
