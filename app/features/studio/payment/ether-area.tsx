import { lazy, type ReactNode, Suspense } from "react";
import { paymentsWords, type PaymentView } from "../../../../content/studio-payment.ts";
import { describeMinutes } from "../../../../content/describe-minutes.ts";
import { readOpenId } from "../../../../content/studio-address.ts";
import { formatEtherAmount } from "../../../../domain/payment/ether-amount.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import { DenseTable } from "../parts/dense-table.tsx";
import { FilterSelect } from "../parts/filter-fields.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import { SplitView } from "../parts/split-view.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { Toolbar } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";
import type { PaymentRow } from "./payment-row.ts";
import { readPaymentSearch } from "./payment-search.ts";
import { PaymentStateMark } from "./payment-state-mark.tsx";
import { readPaymentPage } from "./read-payments.ts";

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

const states = (["paid", "open", "refunded"] as const).map((value) => ({
  value,
  label: paymentsWords.view[value],
}));

/** What was asked for in ETH, what arrived, and what waits to be settled by hand. */
export function EtherArea({ view, views }: { view: PaymentView; views: ReactNode }) {
  const { parameters, filter } = useAddressDetails();
  const search = readPaymentSearch(parameters, view);
  const list = usePagedRows(["eth_payments", "list", search], () => readPaymentPage(search));
  const open = readOpenId(parameters, "payment");
  return (
    <SplitView
      closes={["payment"]}
      list={
        <>
          {views}
          <Toolbar
            search={paymentsWords.search}
            filters={
              view !== "settle" && (
                <FilterSelect
                  label={paymentsWords.state}
                  none={paymentsWords.view.all}
                  options={states}
                  value={view === "all" ? "" : view}
                  onChoose={(value) => filter({ state: value || "all" })}
                />
              )
            }
          />
          <ListBody list={list} empty={paymentsWords.empty[view]}>
            <DenseTable
              caption={paymentsWords.list}
              columns={columns}
              rows={list.rows}
              keyOf={({ id }) => id}
              detailsOf={({ id }) => ({ payment: id })}
              openKey={open}
              isStale={list.isStale}
            />
          </ListBody>
        </>
      }
      detail={
        open && (
          <Suspense fallback={<LoadingRows count={6} />}>
            <PaymentDetail key={open} id={open} />
          </Suspense>
        )
      }
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
