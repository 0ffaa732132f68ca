import { lazy } from "react";
import { paymentsWords, paymentViews } from "../../../../content/studio-payment.ts";
import { describeMinutes } from "../../../../content/describe-minutes.ts";
import { formatEtherAmount } from "../../../../domain/payment/ether-amount.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import { changeDetails } from "../../../../content/studio-address.ts";
import { TableArea } from "../parts/table-area.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { ViewTabs } from "../parts/view-tabs.tsx";
import type { PaymentRow } from "./payment-row.ts";
import { type PaymentSearch, readPaymentSearch } from "./payment-search.ts";
import { PaymentStateMark } from "./payment-state-mark.tsx";
import { readPaymentPage } from "./read-payments.ts";
import { useAddressDetails } from "../use-address-details.ts";

/** Fetched with the first payment that is opened. */
const PaymentDetail = lazy(async () => ({
  default: (await import("./payment-detail.tsx")).PaymentDetail,
}));

const { heads } = paymentsWords;

const columns: readonly TableColumn<PaymentRow>[] = [
  { head: heads.client, cell: namePayer },
  { head: heads.state, cell: ({ state }) => <PaymentStateMark state={state} /> },
  { head: heads.package, cell: ({ package_name }) => package_name, shows: "wide" },
  {
    head: heads.price,
    cell: ({ price_gbp }) => formatBudget(price_gbp),
    isNumeric: true,
    shows: "medium",
  },
  {
    head: heads.amount,
    cell: ({ amount_wei }) => formatEtherAmount(amount_wei),
    isNumeric: true,
    shows: "wide",
  },
  { head: heads.age, cell: describeAge, isNumeric: true },
];

/** What was asked for in ETH, what arrived, and what waits to be settled by hand. */
export function PaymentsArea() {
  const { parameters } = useAddressDetails();
  const search = readPaymentSearch(parameters);
  const list = usePagedRows(["eth_payments", "list", search], () => readPaymentPage(search));
  return (
    <TableArea
      list={list}
      caption={paymentsWords.list}
      columns={columns}
      keyOf={({ id }) => id}
      views={<PaymentViews search={search} />}
      search={paymentsWords.search}
      empty={paymentsWords.empty[search.view]}
      opens="payment"
      Detail={PaymentDetail}
    />
  );
}

function namePayer({ client, email, company_id }: PaymentRow): string {
  return client ?? email ?? company_id ?? paymentsWords.unclaimed;
}

function describeAge({ created_at }: PaymentRow): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(created_at)) / 60_000));
  return paymentsWords.ago(describeMinutes(minutes));
}

function PaymentViews({ search }: { search: PaymentSearch }) {
  const { parameters } = useAddressDetails();
  return (
    <ViewTabs
      label={paymentsWords.views}
      open={search.view}
      views={paymentViews.map((view) => ({
        value: view,
        label: paymentsWords.view[view],
        to: `?${changeDetails(parameters, {
          state: view === "settle" ? null : view,
          page: null,
          payment: null,
        })}`,
      }))}
    />
  );
}
