import { lazy, type ReactNode } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { incomingWords } from "../../../../content/studio-billing.ts";
import { type IncomingView, paymentsWords } from "../../../../content/studio-payment.ts";
import { Gate } from "../access/gate.tsx";
import { type ListedIncoming, readIncomingPage } from "../billing/read-incoming.ts";
import { RecordPayment } from "../billing/record-payment.tsx";
import { TableArea } from "../parts/table-area.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { readIncomingSearch } from "./payment-search.ts";

/** Fetched with the first payment that is opened. */
const IncomingDetail = lazy(async () => ({
  default: (await import("../billing/incoming-detail.tsx")).IncomingDetail,
}));

const { incomingHeads: heads } = paymentsWords;

const columns: readonly TableColumn<ListedIncoming>[] = [
  {
    head: heads.payer,
    cell: ({ payer }) => payer,
    below: ({ received_on, reference }) => `${formatDay(received_on)}, ${reference}`,
    givesWay: true,
  },
  { head: heads.client, cell: ({ client }) => client ?? paymentsWords.unclaimed, shows: "wide" },
  { head: heads.source, cell: ({ source }) => incomingWords.kind[source], shows: "wide" },
  { head: heads.reference, cell: ({ reference }) => reference, shows: "wide" },
  {
    head: heads.received,
    cell: ({ received_on }) => formatDay(received_on),
    isNumeric: true,
    shows: "medium",
  },
  { head: heads.pence, cell: ({ pence }) => formatToThePenny(pence), isNumeric: true },
  {
    head: heads.unused,
    cell: ({ unused_pence }) => (unused_pence > 0 ? formatToThePenny(unused_pence) : ""),
    isNumeric: true,
  },
];

/** What has arrived, by bank or in ETH, and what of it settles nothing yet. */
export function IncomingArea({ view, views }: { view: IncomingView; views: ReactNode }) {
  const { parameters } = useAddressDetails();
  const search = readIncomingSearch(parameters, view);
  const list = usePagedRows(["incoming_payments", "list", search], () => readIncomingPage(search));
  return (
    <TableArea
      list={list}
      caption={paymentsWords.incoming}
      columns={columns}
      keyOf={({ id }) => id}
      views={views}
      search={paymentsWords.searchIncoming}
      actions={
        <Gate deed="invoices">
          <RecordPayment />
        </Gate>
      }
      empty={paymentsWords.empty[view]}
      opens="received"
      Detail={IncomingDetail}
    />
  );
}
