import { useReducer, useRef, useState } from "react";
import { paymentToasts } from "../../../content/payment.ts";
import { describeFault } from "../../../content/validation.ts";
import { type Fault, firstFault } from "../../../domain/field/fault.ts";
import { ethAddress } from "../../../domain/payment/eth-address.ts";
import { transactionHash } from "../../../domain/payment/transaction-hash.ts";
import { emailAddress } from "../../../domain/field/email-address.ts";
import { createAnnouncer } from "../../ui/create-announcer.ts";
import { askAgain, readAnswered, readRefused } from "./ask-again.ts";
import { isStillOpen, type KeptPayment, type Purchase } from "./kept-payment.ts";
import { confirmPayment, setUpPayment } from "./payment-calls.ts";
import { findCurrent, keepPayment, dismissPayment } from "./payment-store.ts";
import { advanceFlow, startFlow } from "./payment-flow.ts";
import { useAfterConfirmation } from "./use-after-confirmation.ts";
import { usePaymentWatch } from "./use-payment-watch.ts";

const announce = createAnnouncer();

/** What is missing is said by a toast (specification, section 9); what is wrong, beside its field. */
const announcedFaults = new Set<string>([
  "eth-address-missing",
  "transaction-hash-missing",
] satisfies Fault[]);

export type FieldProblems = { address?: string; email?: string; hash?: string };
type Options = Purchase & { isOpen: boolean; onPaid?: (() => void) | undefined };

/** The dialog's three steps, their calls, and what is kept of them in this browser. */
export function usePaymentFlow({ packageId, campaignId, isOpen, onPaid }: Options) {
  const purchase = { packageId, campaignId };
  const [flow, dispatch] = useReducer(advanceFlow, undefined, () =>
    startFlow(findCurrent(purchase)),
  );
  const [address, setAddress] = useState(flow.payment?.ethAddress ?? "");
  const [email, setEmail] = useState("");
  const [hash, setHash] = useState(flow.payment?.transactionHash ?? "");
  const [problems, setProblems] = useState<FieldProblems>({});
  /** Watch and payer may both hear of it; it is said once. */
  const announced = useRef<string>(undefined);

  function learn(payment: KeptPayment) {
    keepPayment(payment);
    dispatch({ type: "learnt", payment });
    if (payment.state !== "paid" || announced.current === payment.requiredAmount) return;
    announced.current = payment.requiredAmount;
    announce({ title: paymentToasts.paid });
  }

  function refuseField(name: keyof FieldProblems, fault: string) {
    const problem = describeFault(fault);
    setProblems({ [name]: problem });
    if (announcedFaults.has(fault)) announce({ title: problem, variant: "destructive" });
  }

  async function submitSetup() {
    if (flow.step !== "setup" || flow.isBusy) return;
    const checked = ethAddress.safeParse(address);
    if (!checked.success) return refuseField("address", firstFault(checked.error));
    const checkedEmail = email.trim() === "" ? undefined : emailAddress.safeParse(email);
    if (checkedEmail && !checkedEmail.success)
      return refuseField("email", firstFault(checkedEmail.error));
    setProblems({});
    // The amount it was given before still holds: another would only be one more to keep apart.
    if (flow.payment && isStillOpen(flow.payment) && flow.payment.ethAddress === checked.data)
      return dispatch({ type: "resumed" });
    dispatch({ type: "asked" });
    const outcome = await setUpPayment({
      ...purchase,
      ethAddress: checked.data,
      ...(checkedEmail && { email: checkedEmail.data }),
    });
    if (outcome.is === "refused") {
      dispatch({ type: "refused", problem: outcome.message });
      announce({ title: paymentToasts.setupFailed(outcome.message), variant: "destructive" });
      return undefined;
    }
    if (flow.payment) dismissPayment(flow.payment);
    keepPayment(outcome.payment);
    setHash("");
    dispatch({ type: "opened", payment: outcome.payment });
    announce({ title: paymentToasts.opened });
    return undefined;
  }

  async function submitHash() {
    if (flow.step !== "payment" || flow.isBusy) return;
    const checked = transactionHash.safeParse(hash);
    if (!checked.success) return refuseField("hash", firstFault(checked.error));
    setProblems({});
    await confirm(flow.payment, checked.data);
    return undefined;
  }

  async function confirm(payment: KeptPayment, sentHash: string) {
    dispatch({ type: "asked" });
    const outcome = await confirmPayment(payment, sentHash);
    if (outcome.is === "answered") return learn(readAnswered(payment, outcome, sentHash));
    const known = readRefused(payment, outcome);
    if (known !== payment) keepPayment(known);
    dispatch({ type: "refused", problem: outcome.message, payment: known });
    announce({ title: paymentToasts.confirmFailed(outcome.message), variant: "destructive" });
    return undefined;
  }

  /** A wallet has sent it: from here on it is on its way, though no node may know of it yet. */
  function followHash(sentHash: string) {
    setHash(sentHash);
    setProblems({});
    if (flow.step === "payment")
      learn({ ...flow.payment, state: "confirming", transactionHash: sentHash });
  }

  usePaymentWatch(flow.step === "payment" ? flow.payment : undefined, isOpen, async (payment) => {
    const outcome = await askAgain(payment, Date.now());
    if (outcome.is === "news") learn(outcome.payment);
    if (outcome.is !== "refused") return;
    keepPayment(outcome.payment);
    dispatch({ type: "learnt", payment: outcome.payment });
    dispatch({ type: "refused", problem: outcome.problem });
    announce({ title: paymentToasts.confirmFailed(outcome.problem), variant: "destructive" });
  });

  useAfterConfirmation({
    isOpen,
    payment: flow.step === "confirmation" ? flow.payment : undefined,
    onReopened: () => dispatch({ type: "began-anew" }),
    onPaid,
  });

  function restart() {
    if (flow.payment) dismissPayment(flow.payment);
    setHash("");
    setProblems({});
    dispatch({ type: "began-anew" });
  }

  return {
    flow,
    address,
    email,
    hash,
    problems,
    setAddress: edit(setAddress),
    setEmail: edit(setEmail),
    setHash: edit(setHash),
    submitSetup,
    submitHash,
    followHash,
    restart,
    goBack: () => dispatch({ type: "went-back" }),
    runOut: () => flow.step === "payment" && learn({ ...flow.payment, state: "expired" }),
  };

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      setProblems({});
    };
  }
}

export type PaymentFlowControls = ReturnType<typeof usePaymentFlow>;
