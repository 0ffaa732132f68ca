import { Link } from "react-router";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import { itemWords } from "../../../../content/inbox.ts";
import { namePayment } from "../../../../content/pr-packages.ts";
import { stateWords } from "../../../../content/studio-payment.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { type LabelledValue, FactList } from "../parts/fact-list.tsx";
import { describeProject } from "./describe-item.ts";
import type { ReadItem } from "./read-item.ts";

/** What somebody sent, all of it, and how they came. */
export function ItemFacts({ read }: { read: ReadItem }) {
  const { item } = read;
  const message = item.enquiries?.message;
  return (
    <section aria-label={itemWords.facts}>
      {message && (
        <blockquote className="mb-5 max-w-prose text-large/[1.55] wrap-anywhere whitespace-pre-line">
          {message}
        </blockquote>
      )}
      <FactList facts={listFacts(read)} />
      {item.payment_id && (
        <Link
          className="mt-3 inline-block text-link"
          to={areaAddress("payments", { payment: item.payment_id })}
        >
          {itemWords.payment.open}
        </Link>
      )}
    </section>
  );
}

function listFacts({ item, sender, enquiry }: ReadItem): LabelledValue[] {
  const { enquiries, leads, eth_payments, proposals, chat_conversations } = item;
  const email =
    enquiries?.email ?? leads?.email ?? eth_payments?.email ?? proposals?.recipient_email;
  return [
    { label: itemWords.email, value: email && <MailLink email={email} /> },
    {
      label: itemWords.client,
      value: sender.client_id && (
        <Link className="text-link" to={areaAddress("clients", { client: sender.client_id })}>
          {itemWords.openClient}
        </Link>
      ),
    },
    {
      label: itemWords.company,
      value: enquiries?.company ?? leads?.company ?? proposals?.client_name,
    },
    { label: itemWords.project, value: describeProject(enquiries?.project ?? null) },
    ...(eth_payments ? listPaymentFacts(eth_payments) : []),
    { label: itemWords.received, value: formatStudioTime(Date.parse(item.received_at)) },
    { label: itemWords.page, value: enquiries?.page },
    { label: itemWords.askedOn, value: chat_conversations?.page },
    {
      label: itemWords.opened,
      value: enquiry?.started_at && formatStudioTime(Date.parse(enquiry.started_at)),
    },
    { label: itemWords.caught, value: enquiry?.quarantined && itemWords.yes },
    ...Object.entries(enquiries?.source ?? {}).map(([key, value]) => ({
      label: itemWords.sources[key] ?? key,
      value,
    })),
  ];
}

function listPaymentFacts({
  state,
  package_id,
  invoice_number,
  price_gbp,
}: NonNullable<ReadItem["item"]["eth_payments"]>): LabelledValue[] {
  return [
    { label: itemWords.payment.state, value: stateWords[state] },
    { label: itemWords.payment.package, value: namePayment({ package_id, invoice_number }) },
    { label: itemWords.payment.price, value: formatBudget(price_gbp) },
  ];
}

function MailLink({ email }: { email: string }) {
  return (
    <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
      {email}
    </a>
  );
}
