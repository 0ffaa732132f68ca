import { expect, it } from "vitest";
import type { PaymentState } from "../../../domain/payment/payment-state.ts";
import type { KeptPayment } from "./kept-payment.ts";
import { advanceFlow, startFlow, type PaymentFlow, type PaymentFlowEvent } from "./payment-flow.ts";

const open: KeptPayment = {
  packageId: "basic-pr",
  ethAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  requiredAmount: "0.214537",
  receivingAddress: "0x000000000000000000000000000000000000dEaD",
  chainId: 1,
  state: "quoted",
  openedAt: 0,
  expiresAt: 900_000,
  isGuest: true,
  isDismissed: false,
};
const inState = (state: PaymentState): KeptPayment => ({ ...open, state });
const move = (flow: PaymentFlow, ...events: PaymentFlowEvent[]) => events.reduce(advanceFlow, flow);

it("goes from setup to payment to confirmation", () => {
  const setup = startFlow(undefined);
  expect(setup).toEqual({ step: "setup", isBusy: false });
  expect(move(setup, { type: "asked" })).toMatchObject({ step: "setup", isBusy: true });
  const paying = move(setup, { type: "asked" }, { type: "opened", payment: open });
  expect(paying).toEqual({ step: "payment", payment: open, isBusy: false });
  const paid = inState("paid");
  expect(move(paying, { type: "asked" }, { type: "learnt", payment: paid })).toEqual({
    step: "confirmation",
    payment: paid,
  });
});

it("keeps what was wrong beside the step until the next attempt", () => {
  const failed = move(startFlow(undefined), { type: "asked" }, { type: "refused", problem: "No." });
  expect(failed).toMatchObject({ step: "setup", isBusy: false, problem: "No." });
  expect(move(failed, { type: "asked" })).not.toHaveProperty("problem");
});

it("returns to setup and finds the open payment again", () => {
  const back = move(startFlow(open), { type: "went-back" });
  expect(back).toMatchObject({ step: "setup", payment: open });
  expect(move(back, { type: "resumed" })).toMatchObject({ step: "payment", payment: open });
});

it("resumes nothing that has expired meanwhile", () => {
  const back = move(startFlow(open), { type: "went-back" });
  const late = move(back, { type: "learnt", payment: inState("expired") });
  expect(late).toMatchObject({ step: "setup", payment: undefined });
  expect(move(late, { type: "resumed" })).toEqual(late);
});

it.each(["paid", "confirming", "underpaid", "overpaid", "late", "review", "expired"] as const)(
  "opens where a %s payment stands",
  (state) => {
    const { step } = startFlow(inState(state));
    expect(step).toBe(state === "paid" ? "confirmation" : "payment");
  },
);

it("shows money that arrived while the payer was back at setup", () => {
  const back = move(startFlow(open), { type: "went-back" });
  expect(move(back, { type: "learnt", payment: inState("paid") }).step).toBe("confirmation");
  expect(move(back, { type: "learnt", payment: inState("review") }).step).toBe("payment");
});

it("learns from a refusal where the payment stands", () => {
  const refused = move(startFlow(open), {
    type: "refused",
    problem: "Too little came.",
    payment: inState("underpaid"),
  });
  expect(refused).toMatchObject({ payment: { state: "underpaid" }, problem: "Too little came." });
});

it("is not moved by news of another payment", () => {
  const other = { ...inState("paid"), requiredAmount: "0.214538" };
  expect(move(startFlow(open), { type: "learnt", payment: other }).step).toBe("payment");
});

it("stays confirmed whatever comes later, until another is begun", () => {
  const confirmed = startFlow(inState("paid"));
  expect(move(confirmed, { type: "refused", problem: "No." }, { type: "went-back" })).toEqual(
    confirmed,
  );
  expect(move(confirmed, { type: "began-anew" }).step).toBe("setup");
});
