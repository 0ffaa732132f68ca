import { formatStudioTime } from "../../../../content/studio-times.ts";
import { threadWords } from "../../../../content/inbox.ts";
import { paymentWords as words, stateWords } from "../../../../content/studio-payment.ts";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
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
          <h3 id="payment-transfers">{words.transfers}</h3>
          <ol className="inbox-history">
            {transfers.map((transfer) => (
              <li key={transfer.id}>
                <p>
                  <code>{transfer.transaction_hash}</code>{" "}
                  {transfer.is_final ? words.final : words.notFinal}
                  <time dateTime={transfer.block_time}>
                    {formatStudioTime(Date.parse(transfer.block_time))}
                  </time>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="payment-history">
        <h3 id="payment-history">{words.history}</h3>
        <ol className="inbox-history">
          <li>
            <p>
              {words.opened}
              <time dateTime={payment.created_at}>
                {formatStudioTime(Date.parse(payment.created_at))}
              </time>
            </p>
          </li>
          {moves.map(({ id, at, actor_id, state: [from, to] }) => (
            <li key={id}>
              <p>
                <strong>
                  {actor_id ? (nameOf(staff, actor_id) ?? threadWords.someone) : words.site}
                </strong>{" "}
                {words.moved(stateWords[from], stateWords[to])}
                <time dateTime={at}>{formatStudioTime(Date.parse(at))}</time>
              </p>
              {payment.resolution && actor_id && actor_id === payment.resolved_by && (
                <div className="inbox-said">
                  <p>{payment.resolution}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
