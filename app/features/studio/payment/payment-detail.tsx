import { paymentWords, stateMeaning } from "../../../../content/studio-payment.ts";
import { awaitsStudio } from "../../../../domain/payment/next-state.ts";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { PaymentFacts } from "./payment-facts.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { PaymentStateMark } from "./payment-state-mark.tsx";
import { readPayment } from "./read-payments.ts";
import { ResolvePayment } from "./resolve-payment.tsx";

export function PaymentDetail({ id }: { id: string }) {
  const { value, state, error, reload } = useLoaded(["eth_payments", "one", id], async () => ({
    read: await readPayment(id),
  }));

  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (!value) return <LoadingRows count={5} />;
  if (!value.read) return <EmptyState title={paymentWords.gone} />;
  const { payment } = value.read;
  return (
    <article className="inbox-item">
      <header>
        <p className="inbox-kind">{payment.package_name}</p>
        <h2>
          {payment.company_name ?? payment.display_name ?? payment.email ?? paymentWords.reference}
        </h2>
        <PaymentStateMark state={payment.state} />
      </header>
      {awaitsStudio(payment.state) && (
        <section className="payment-settle">
          <p>{stateMeaning[payment.state]}</p>
          <ResolvePayment payment={payment} onSettled={reload} />
        </section>
      )}
      <PaymentFacts payment={payment} />
      <PaymentHistory read={value.read} />
    </article>
  );
}
