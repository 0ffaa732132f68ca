import { paymentWords, stateMeaning } from "../../../../content/studio-payment.ts";
import { awaitsStudio } from "../../../../domain/payment/next-state.ts";
import { Detail } from "../parts/detail.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { PaymentFacts } from "./payment-facts.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { PaymentStateMark } from "./payment-state-mark.tsx";
import { type ReadPayment, readPayment } from "./read-payments.ts";
import { ResolvePayment } from "./resolve-payment.tsx";
import { Gate } from "../access/gate.tsx";

export function PaymentDetail({ id }: { id: string }) {
  const loaded = useLoaded(["eth_payments", "one", id], () => readPayment(id));
  return (
    <DetailBody read={loaded} gone={paymentWords.gone}>
      {(read) => <Payment read={read} reload={loaded.reload} />}
    </DetailBody>
  );
}

function Payment({ read, reload }: { read: ReadPayment; reload: () => Promise<void> }) {
  const { payment } = read;
  return (
    <Detail
      kind={payment.package_name}
      title={payment.client ?? payment.email ?? paymentWords.reference}
      state={<PaymentStateMark state={payment.state} />}
    >
      {awaitsStudio(payment.state) && (
        <section className="grid gap-4 border-t border-line pt-4">
          <p>{stateMeaning[payment.state]}</p>
          <Gate deed="payments">
            <ResolvePayment payment={payment} onSettled={reload} />
          </Gate>
        </section>
      )}
      <PaymentFacts payment={payment} />
      <PaymentHistory read={read} />
    </Detail>
  );
}
