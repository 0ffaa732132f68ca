import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatMoment } from "../../../content/dates.ts";
import { itemWords } from "../../../content/inbox.ts";
import { packageNames, stateWords } from "../../../content/studio-payments.ts";
import { formatBudget } from "../../portal/format-budget.ts";
import { areaAddress } from "../area-address.ts";
import { describeProject } from "./describe-item.ts";
import type { ReadItem } from "./read-item.ts";

type Fact = readonly [label: string, value: ReactNode];

/** What somebody sent, all of it, and how they came. */
export function ItemFacts({ read }: { read: ReadItem }) {
  const { item } = read;
  const message = item.enquiries?.message;
  return (
    <section aria-label={itemWords.facts}>
      {message && <blockquote className="inbox-message">{message}</blockquote>}
      <dl className="inbox-facts">
        {listFacts(read)
          .filter(([, value]) => value !== null && value !== undefined && value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {item.payment_id && (
        <Link className="text-link" to={areaAddress("payments", { payment: item.payment_id })}>
          {itemWords.payment.open}
        </Link>
      )}
    </section>
  );
}

function listFacts({ item, enquiry }: ReadItem): Fact[] {
  const { enquiries, leads, eth_payments, chat_conversations } = item;
  const email = enquiries?.email ?? leads?.email ?? eth_payments?.email;
  return [
    [
      itemWords.email,
      email && (
        <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      ),
    ],
    [itemWords.company, enquiries?.company ?? leads?.company],
    [itemWords.project, describeProject(enquiries?.project ?? null)],
    [itemWords.payment.state, eth_payments && stateWords[eth_payments.state]],
    [itemWords.payment.package, eth_payments && packageNames[eth_payments.package_id]],
    [itemWords.payment.price, eth_payments && formatBudget(eth_payments.price_gbp)],
    [itemWords.received, formatMoment(Date.parse(item.received_at))],
    [itemWords.page, enquiries?.page],
    [itemWords.askedOn, chat_conversations?.page],
    [itemWords.opened, enquiry?.started_at && formatMoment(Date.parse(enquiry.started_at))],
    [itemWords.caught, enquiry?.quarantined && itemWords.yes],
    ...Object.entries(enquiries?.source ?? {}).map(
      ([key, value]): Fact => [itemWords.sources[key] ?? key, value],
    ),
  ];
}
