import { Link } from "react-router";
import { nameChain } from "../../../../content/chain-names.ts";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import { paymentWords as words } from "../../../../content/studio-payment.ts";
import { isSameAddress } from "../../../../domain/payment/same-address.ts";
import { formatEtherAmount } from "../../../../domain/payment/ether-amount.ts";
import { findExplorerUrl } from "../../payment/find-explorer-url.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { type LabelledValue, FactList } from "../parts/fact-list.tsx";
import { Code } from "./code.tsx";
import type { PaymentRow } from "./payment-row.ts";

export function PaymentFacts({ payment }: { payment: PaymentRow }) {
  return <FactList facts={listFacts(payment)} />;
}

function listFacts(payment: PaymentRow): LabelledValue[] {
  const { vat_gbp, transaction_hash, refund_hash } = payment;
  return [
    { label: words.price, value: formatBudget(payment.price_gbp) },
    { label: words.vat, value: vat_gbp > 0 && formatBudget(vat_gbp) },
    { label: words.asked, value: `${formatEtherAmount(payment.amount_wei)} ETH` },
    { label: words.received, value: describeReceived(payment) },
    { label: words.from, value: <Code>{payment.eth_address}</Code> },
    { label: words.sender, value: payment.sender_address && <Sender payment={payment} /> },
    {
      label: words.transaction,
      value: transaction_hash && <HashLink payment={payment} hash={transaction_hash} />,
    },
    { label: words.block, value: describeBlock(payment) },
    { label: words.quoteEnded, value: formatStudioTime(Date.parse(payment.expires_at)) },
    { label: words.campaign, value: payment.invoice_number === null && describeCampaign(payment) },
    { label: words.invoice, value: payment.invoice_id && <InvoiceLink payment={payment} /> },
    { label: words.email, value: payment.email },
    { label: words.client, value: payment.company_id && <ClientLink payment={payment} /> },
    { label: words.person, value: payment.person !== payment.client && payment.person },
    { label: words.reference, value: <Code>{payment.id}</Code> },
    { label: words.network, value: nameChain(payment.chain_id) },
    { label: words.reason, value: payment.resolution },
    {
      label: words.refund,
      value: refund_hash && <HashLink payment={payment} hash={refund_hash} />,
    },
  ];
}

function Sender({ payment: { sender_address, eth_address } }: { payment: PaymentRow }) {
  const isSame = isSameAddress(sender_address ?? "", eth_address);
  return (
    <>
      <Code>{sender_address}</Code> {isSame ? words.sameSender : words.otherSender}
    </>
  );
}

function ClientLink({ payment: { company_id, client } }: { payment: PaymentRow }) {
  return (
    <Link className="text-link" to={areaAddress("clients", { client: company_id })}>
      {client ?? company_id}
    </Link>
  );
}

function InvoiceLink({ payment: { invoice_id, invoice_number } }: { payment: PaymentRow }) {
  return (
    <Link className="text-link" to={areaAddress("invoices", { item: invoice_id })}>
      {invoice_number}
    </Link>
  );
}

function describeBlock({ block_number, block_time }: PaymentRow): string | null {
  if (block_number === null) return null;
  const number = block_number.toLocaleString("en-GB");
  return block_time ? `${number}, ${formatStudioTime(Date.parse(block_time))}` : number;
}

function describeCampaign({ campaign_title, campaign_status }: PaymentRow): string {
  return campaign_title ? `${campaign_title}, ${campaign_status}` : words.noCampaign;
}

function HashLink({ payment, hash }: { payment: PaymentRow; hash: string }) {
  const url = findExplorerUrl({ chainId: payment.chain_id, transactionHash: hash });
  return url ? (
    <a className="text-link" href={url} target="_blank" rel="noreferrer">
      <Code>{hash}</Code>
    </a>
  ) : (
    <Code>{hash}</Code>
  );
}

function describeReceived({ amount_wei, received_wei }: PaymentRow): string | null {
  if (received_wei === null) return null;
  const received = `${formatEtherAmount(received_wei)} ETH`;
  if (received_wei === amount_wei) return received;
  return received_wei < amount_wei
    ? `${received}, ${words.short(formatEtherAmount(amount_wei - received_wei))}`
    : `${received}, ${words.over(formatEtherAmount(received_wei - amount_wei))}`;
}
