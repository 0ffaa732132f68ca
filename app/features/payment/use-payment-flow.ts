import { useReducer, useRef, useState } from "react";
import * as z from "zod/mini";
import { invoiceOutcome, paymentToasts } from "../../../content/payment.ts";
import { describeFault } from "../../../content/validation.ts";
import { type Fault, firstFault } from "../../../domain/field/fault.ts";
import { ethAddress } from "../../../domain/payment/eth-address.ts";
import { transactionHash } from "../../../domain/payment/transaction-hash.ts";
import { emailAddress } from "../../../domain/field/email-address.ts";
import { readTyped } from "../../form/form-controls.ts";
import { useForm } from "../../form/use-form.ts";
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

const setupSchema = z.object({ ethAddress, email: z.optional(emailAddress) });
const hashSchema = z.object({ transactionHash });

type Options = { purchase: Purchase; isOpen: boolean; onPaid?: (() => void) | undefined };

/** The dialog's three steps, their calls, and what is kept of them in this browser. */
export function usePaymentFlow({ purchase, isOpen, onPaid }: Options) {
  const [flow, dispatch] = useReducer(advanceFlow, undefined, () =>
    startFlow(findCurrent(purchase)),
  );
  const [address, setAddress] = useState(flow.payment?.ethAddress ?? "");
  const [email, setEmail] = useState("");
  const [hash, setHash] = useState(flow.payment?.transactionHash ?? "");
  /** Watch and payer may both hear of it; it is said once. */
  const announced = useRef<string>(undefined);

  function learn(payment: KeptPayment) {
    keepPayment(payment);
    dispatch({ type: "learnt", payment });
    if (payment.state !== "paid" || announced.current === payment.requiredAmount) return;
    announced.current = payment.requiredAmount;
    announce({ title: payment.invoiceId ? invoiceOutcome.toast : paymentToasts.paid });
  }

  const setupForm = useForm({
    schema: setupSchema,
    read: (typed) => {
      const contact = readTyped(typed, "email");
      return {
        ethAddress: readTyped(typed, "ethAddress"),
        ...(contact.trim() !== "" && { email: contact }),
      };
    },
    keepsValues: true,
    onRefused: (_, typed) => announceMissing(ethAddress, readTyped(typed, "ethAddress")),
    send: async ({ ethAddress: payer, email: contact }) => {
      // The amount it was given before still holds: another would only be one more to keep apart.
      if (flow.payment && isStillOpen(flow.payment) && flow.payment.ethAddress === payer) {
        dispatch({ type: "resumed" });
        return undefined;
      }
      dispatch({ type: "asked" });
      const outcome = await setUpPayment({
        purchase,
        ethAddress: payer,
        ...(contact !== undefined && { email: contact }),
      });
      if (outcome.is === "refused") {
        dispatch({ type: "refused", problem: outcome.message });
        announce({ title: paymentToasts.setupFailed(outcome.message), variant: "destructive" });
        return { message: outcome.message };
      }
      if (flow.payment) dismissPayment(flow.payment);
      keepPayment(outcome.payment);
      setHash("");
      dispatch({ type: "opened", payment: outcome.payment });
      announce({ title: paymentToasts.opened });
      return undefined;
    },
  });

  const hashForm = useForm({
    schema: hashSchema,
    keepsValues: true,
    onRefused: (_, typed) => announceMissing(transactionHash, readTyped(typed, "transactionHash")),
    send: async ({ transactionHash: sentHash }) => {
      if (flow.step !== "payment") return undefined;
      const { payment } = flow;
      dispatch({ type: "asked" });
      const outcome = await confirmPayment(payment, sentHash);
      if (outcome.is === "answered") {
        learn(readAnswered(payment, outcome, sentHash));
        return undefined;
      }
      const known = readRefused(payment, outcome);
      if (known !== payment) keepPayment(known);
      dispatch({ type: "refused", problem: outcome.message, payment: known });
      announce({ title: paymentToasts.confirmFailed(outcome.message), variant: "destructive" });
      return { message: outcome.message };
    },
  });

  /** A wallet has sent it: from here on it is on its way, though no node may know of it yet. */
  function followHash(sentHash: string) {
    setHash(sentHash);
    hashForm.clearErrors("transactionHash");
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
    dispatch({ type: "began-anew" });
  }

  return {
    flow,
    address,
    email,
    hash,
    /** By hand, or by a wallet, of which the form hears nothing. */
    setAddress: (typed: string) => {
      setAddress(typed);
      setupForm.clearErrors("ethAddress");
    },
    setEmail,
    setHash,
    setupForm,
    hashForm,
    followHash,
    restart,
    goBack: () => dispatch({ type: "went-back" }),
    runOut: () => flow.step === "payment" && learn({ ...flow.payment, state: "expired" }),
  };
}

function announceMissing(schema: z.ZodMiniType, typed: string) {
  const { error } = schema.safeParse(typed);
  const fault = error && firstFault(error);
  if (fault !== undefined && announcedFaults.has(fault))
    announce({ title: describeFault(fault), variant: "destructive" });
}

export type PaymentFlowControls = ReturnType<typeof usePaymentFlow>;
