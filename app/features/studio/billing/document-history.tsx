import { Link } from "react-router";
import type { ReactNode } from "react";
import { threadWords } from "../../../../content/inbox.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import {
  issuedWords,
  historyWords as words,
  incomingWords,
} from "../../../../content/studio-billing.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { Gate } from "../access/gate.tsx";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { HistoryLine } from "../parts/history-line.tsx";
import { TakeBack } from "./allocate.tsx";
import type { Allocation, ReadIssued } from "./read-document.ts";

type Entry = {
  key: string;
  at: string;
  /** Null: the site itself, undefined: nobody is named. */
  by: string | null | undefined;
  what: ReactNode;
  said?: string | null;
};

/** Everything that happened to a document: who, what and when, in its order. */
export function DocumentHistory({ read }: { read: ReadIssued }) {
  const staff = useStaff();
  const entries = listEntries(read).toSorted((one, other) => one.at.localeCompare(other.at));
  const who = (by: string | null | undefined) =>
    by ? (nameOf(staff, by) ?? threadWords.someone) : by === null ? words.server : undefined;
  return (
    <>
      <Payments read={read} />
      <section aria-labelledby="document-history">
        <DetailHeading id="document-history">{issuedWords.history}</DetailHeading>
        <ol>
          {entries.map(({ key, at, by, what, said }) => {
            const name = who(by);
            return (
              <HistoryLine key={key} at={at} {...(name && { who: name })} said={said}>
                {what}
              </HistoryLine>
            );
          })}
        </ol>
      </section>
    </>
  );
}

function listEntries(read: ReadIssued): Entry[] {
  const { document, allocations, writeOffs, disputes, sendings, related, authors } = read;
  return [
    {
      key: "issued",
      at: document.updated_at,
      by: authors.get(document.id) ?? null,
      what: words.issued(document.number ?? ""),
    },
    ...sendings.map(({ id, created_at, sent_by, recipient }) => ({
      key: id,
      at: created_at,
      by: sent_by,
      what: words.sent(recipient),
    })),
    ...allocations.map((each) => ({
      key: each.id,
      at: each.created_at,
      by: authors.get(each.id) ?? null,
      what: describeAllocation(each),
    })),
    ...writeOffs.map(({ id, created_at, made_by, pence, reason }) => ({
      key: id,
      at: created_at,
      by: made_by,
      what: (pence < 0 ? words.writeOffTakenBack : words.writtenOff)(
        formatToThePenny(Math.abs(pence)),
      ),
      said: reason,
    })),
    ...disputes.flatMap(({ id, created_at, closed_at, opened_by, reason }) => [
      { key: id, at: created_at, by: opened_by, what: words.disputed, said: reason },
      ...(closed_at
        ? [{ key: `${id} closed`, at: closed_at, by: undefined, what: words.disputeClosed }]
        : []),
    ]),
    ...related.map(({ id, kind, number, total_pence, created_at, reason }) => ({
      key: id,
      at: created_at,
      by: authors.get(id) ?? null,
      what: (
        <Link className="text-link" to={areaAddress("invoices", { item: id })}>
          {kind === "credit_note"
            ? words.credited(number ?? "", formatToThePenny(total_pence ?? 0))
            : kind === "receipt"
              ? words.received(number ?? "", formatToThePenny(total_pence ?? 0))
              : words.issued(number ?? "")}
        </Link>
      ),
      said: reason,
    })),
  ];
}

function describeAllocation({ payment_id, pence, incoming_payments: payment }: Allocation) {
  const sum = formatToThePenny(Math.abs(pence));
  return (
    <Link className="text-link" to={areaAddress("payments", { received: payment_id })}>
      {pence < 0
        ? words.takenBack(sum)
        : words.paid(sum, incomingWords.kind[payment?.source ?? "bank"])}
    </Link>
  );
}

/** What settles it at this moment, each with the way back. */
function Payments({ read: { document, allocations } }: { read: ReadIssued }) {
  const uses = new Map<string, number>();
  for (const { payment_id, pence } of allocations)
    uses.set(payment_id, (uses.get(payment_id) ?? 0) + pence);
  const left = [...uses].filter(([, pence]) => pence > 0);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="document-payments">
      <DetailHeading id="document-payments">{issuedWords.payments}</DetailHeading>
      <ul>
        {left.map(([paymentId, pence]) => {
          const payment = allocations.find((each) => each.payment_id === paymentId);
          return (
            <li
              key={paymentId}
              className="flex flex-wrap items-center gap-x-6 border-t border-line py-1 tabular-nums"
            >
              <Link className="text-link" to={areaAddress("payments", { received: paymentId })}>
                {payment?.incoming_payments?.payer ?? paymentId}
              </Link>
              <span className="ml-auto">{formatToThePenny(pence)}</span>
              <Gate deed="invoices">
                <TakeBack
                  paymentId={paymentId}
                  documentId={document.id}
                  number={document.number ?? ""}
                  pence={pence}
                />
              </Gate>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
