import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import { threadWords } from "../../../../content/inbox.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { historyWords, incomingWords as words } from "../../../../content/studio-billing.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { Gate } from "../access/gate.tsx";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import { Detail, DetailHeading } from "../parts/detail.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { HistoryLine } from "../parts/history-line.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { TakeBack, UsePayment } from "./allocate.tsx";
import { describeRefund, describeReversal } from "./describe-deeds.ts";
import { type IncomingDetails, listUses, readIncoming } from "./read-incoming.ts";
import { ReasonedDeedButton } from "./reasoned-deed.tsx";

/** One payment that has arrived: how much, from whom, and what it settles. */
export function IncomingDetail({ id }: { id: string }) {
  const read = useLoaded(["incoming_payments", "one", id], () => readIncoming(id), {
    concerns: isAbout("id", id),
  });
  return (
    <DetailBody read={read} gone={words.gone}>
      {(payment) => <Payment payment={payment} />}
    </DetailBody>
  );
}

function Payment({ payment }: { payment: IncomingDetails }) {
  const { id, source, payer, pence, allocated_pence, refunded_pence, unused_pence } = payment;
  const uses = listUses(payment);
  return (
    <Detail title={payer} kind={words.kind[source]}>
      <FactList
        look="stacked"
        className="tabular-nums"
        facts={[
          { label: words.pence, value: formatToThePenny(pence) },
          { label: words.allocated, value: formatToThePenny(allocated_pence) },
          { label: words.refunded, value: refunded_pence > 0 && formatToThePenny(refunded_pence) },
          { label: words.unused, value: formatToThePenny(unused_pence) },
        ]}
      />
      <Gate deed="invoices">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
          {unused_pence > 0 && payment.company_id && (
            <UsePayment
              paymentId={id}
              company={payment.company_id}
              unusedPence={unused_pence}
              label={words.use}
            />
          )}
          {unused_pence > 0 && <ReasonedDeedButton deed={describeRefund(id, unused_pence)} />}
          {pence > refunded_pence && source === "bank" && (
            <ReasonedDeedButton deed={describeReversal(id, pence - refunded_pence, uses)} />
          )}
        </div>
      </Gate>
      <Facts payment={payment} />
      <section aria-labelledby="incoming-uses">
        <DetailHeading id="incoming-uses">{words.uses}</DetailHeading>
        {uses.length === 0 && <p className="text-mist">{describeUnused(payment)}</p>}
        <ul>
          {uses.map((use) => (
            <li
              key={use.documentId}
              className="flex flex-wrap items-center gap-x-6 border-t border-line py-1 tabular-nums"
            >
              <Link className="text-link" to={areaAddress("invoices", { item: use.documentId })}>
                {use.number}
              </Link>
              <span className="ml-auto">{formatToThePenny(use.pence)}</span>
              <Gate deed="invoices">
                <TakeBack paymentId={id} {...use} />
              </Gate>
            </li>
          ))}
        </ul>
      </section>
      <History payment={payment} />
    </Detail>
  );
}

/** Of what settles nothing at this moment. */
function describeUnused({ reversed_on, unused_pence }: IncomingDetails): string {
  if (reversed_on !== null) return words.reversedOn(formatDay(reversed_on));
  return unused_pence > 0 ? words.noUses : words.allGivenBack;
}

function Facts({ payment }: { payment: IncomingDetails }) {
  const { received_on, reference, payment_notes, company_id, client, eth_payment_id } = payment;
  const receipt = payment.billing_documents;
  return (
    <FactList
      facts={[
        {
          label: words.client,
          value: company_id && (
            <Link className="text-link" to={areaAddress("clients", { client: company_id })}>
              {client ?? company_id}
            </Link>
          ),
        },
        { label: words.receivedOn, value: formatDay(received_on) },
        { label: words.reference, value: reference },
        {
          label: words.receipt,
          value: receipt && (
            <Link className="text-link" to={areaAddress("invoices", { item: receipt.id })}>
              {receipt.number}
            </Link>
          ),
        },
        {
          label: words.eth,
          value: eth_payment_id && (
            <Link className="text-link" to={areaAddress("payments", { payment: eth_payment_id })}>
              {words.kind.eth}
            </Link>
          ),
        },
        { label: words.note, value: payment_notes.map(({ note }) => note).join("\n") },
      ]}
    />
  );
}

function History({ payment }: { payment: IncomingDetails }) {
  const staff = useStaff();
  const who = (by: string | null) =>
    by ? (nameOf(staff, by) ?? threadWords.someone) : historyWords.server;
  const entries = [
    {
      key: "recorded",
      at: payment.created_at,
      by: payment.authors.get(payment.id) ?? null,
      what: words.recorded,
      said: null,
    },
    ...payment.allocations.map(({ id, created_at, pence, billing_documents }) => ({
      key: id,
      at: created_at,
      by: payment.authors.get(id) ?? null,
      what: (pence < 0 ? words.takenBack : words.used)(
        formatToThePenny(Math.abs(pence)),
        billing_documents?.number ?? "",
      ),
      said: null,
    })),
    ...payment.refunds.map(({ id, kind, created_at, made_by, pence, reference, reason }) => ({
      key: id,
      at: created_at,
      by: made_by,
      what:
        kind === "reversal"
          ? words.reversed(formatToThePenny(pence))
          : words.gaveBack(formatToThePenny(pence), reference),
      said: reason,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <section aria-labelledby="incoming-history">
      <DetailHeading id="incoming-history">{words.history}</DetailHeading>
      <ol>
        {entries.map(({ key, at, by, what, said }) => (
          <HistoryLine key={key} at={at} who={who(by)} said={said}>
            {what}
          </HistoryLine>
        ))}
      </ol>
    </section>
  );
}
