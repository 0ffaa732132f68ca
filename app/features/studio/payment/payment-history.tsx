import { threadWords } from "../../../../content/inbox.ts";
import { paymentWords as words, stateWords } from "../../../../content/studio-payment.ts";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { HistoryLine } from "../parts/history-line.tsx";
import { Code } from "./code.tsx";
import type { ReadPayment } from "./read-payments.ts";

/** What arrived on the chain, and every step since the quote. */
export function PaymentHistory({ read: { payment, transfers, steps } }: { read: ReadPayment }) {
  const staff = useStaff();
  const moves = steps.flatMap(({ id, at, actor_id, changes }) =>
    changes.state ? [{ id, at, actor_id, state: changes.state }] : [],
  );
  return (
    <>
      {transfers.length > 0 && (
        <section aria-labelledby="payment-transfers">
          <DetailHeading id="payment-transfers">{words.transfers}</DetailHeading>
          <ol>
            {transfers.map((transfer) => (
              <HistoryLine key={transfer.id} at={transfer.block_time}>
                <Code>{transfer.transaction_hash}</Code>{" "}
                {transfer.is_final ? words.final : words.notFinal}
              </HistoryLine>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="payment-history">
        <DetailHeading id="payment-history">{words.history}</DetailHeading>
        <ol>
          <HistoryLine at={payment.created_at}>{words.opened}</HistoryLine>
          {moves.map(({ id, at, actor_id, state: [from, to] }) => (
            <HistoryLine
              key={id}
              at={at}
              who={actor_id ? (nameOf(staff, actor_id) ?? threadWords.someone) : words.site}
              said={actor_id && actor_id === payment.resolved_by && payment.resolution}
            >
              {words.moved(stateWords[from], stateWords[to])}
            </HistoryLine>
          ))}
        </ol>
      </section>
    </>
  );
}
