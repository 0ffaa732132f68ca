import {
  type IncomingView,
  type PaymentView,
  paymentsWords,
} from "../../../../content/studio-payment.ts";
import { changeDetails } from "../../../../content/studio-address.ts";
import { ViewTabs } from "../parts/view-tabs.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { EtherArea } from "./ether-area.tsx";
import { IncomingArea } from "./incoming-area.tsx";
import { isIncoming, readView } from "./payment-search.ts";

const tabs = ["in", "bank", "all", "unused", "settle"] as const;

/** All money in. What was asked for in ETH has a list of its own, from its quote to what has to be settled by hand. */
export function PaymentsArea() {
  const { parameters } = useAddressDetails();
  const view = readView(parameters);
  // A payment that is open was told of by a mail, a notice or the log: its list is the one in ETH.
  const isEther = parameters.has("payment") && !parameters.has("state");
  if (isIncoming(view) && !isEther)
    return <IncomingArea view={view} views={<PaymentTabs open={view} />} />;
  const ether = isIncoming(view) ? "all" : view;
  return <EtherArea view={ether} views={<PaymentTabs open={ether} />} />;
}

function PaymentTabs({ open }: { open: PaymentView | IncomingView }) {
  const { parameters } = useAddressDetails();
  const elsewhere = { page: null, payment: null, received: null, q: null };
  return (
    <ViewTabs
      label={paymentsWords.views}
      open={tabs.some((tab) => tab === open) ? open : "all"}
      views={tabs.map((tab) => ({
        value: tab,
        label: paymentsWords.tabs[tab],
        to: `?${changeDetails(parameters, { ...elsewhere, state: tab === "in" ? null : tab })}`,
      }))}
    />
  );
}
