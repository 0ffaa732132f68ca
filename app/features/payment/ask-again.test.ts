import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PaymentAnswer } from "../../../domain/payment/payment-answer.ts";
import type { PaymentState } from "../../../domain/payment/payment-state.ts";
import { askAgain } from "./ask-again.ts";
import type { KeptPayment } from "./kept-payment.ts";

const paymentId = "5b7a4c86-0f64-4d51-9a0a-2f6f1d1f0c11";
const hash = `0x${"7c".repeat(32)}`;
const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const price = { net: "500.00", vat: "0.00", total: "500.00" };

const quoted: KeptPayment = {
  packageId: "basic-pr",
  ethAddress: address,
  requiredAmount: "0.214537",
  paymentId,
  claimToken: "t".repeat(43),
  receivingAddress: address,
  chainId: 31337,
  state: "quoted",
  openedAt: 0,
  expiresAt: 900_000,
  isGuest: true,
  isDismissed: false,
};
const sent: KeptPayment = { ...quoted, state: "confirming", transactionHash: hash };

const answerIn = (state: PaymentState): PaymentAnswer => ({
  paymentId,
  state,
  message: `It is ${state}.`,
  packageId: "basic-pr",
  campaignId: null,
  invoiceId: null,
  invoiceNumber: null,
  payerName: null,
  company: null,
  campaignTitle: null,
  requiredAmount: "0.214537",
  receivedAmount: null,
  ethAddress: address,
  receivingAddress: address,
  chainId: 31337,
  chain: { kind: "development", label: "development chain" },
  transactionHash: state === "quoted" ? null : hash,
  explorerUrl: null,
  price,
  createdAt: "2026-01-01T00:00:00.000Z",
  expiresAt: "2026-01-01T00:15:00.000Z",
  paidAt: null,
});

let bodies: unknown[] = [];

/** The backend answers so; what was asked of it is in `bodies`. */
function answerWith(answer: () => Response | Promise<Response>) {
  vi.stubGlobal("fetch", async (_: unknown, { body }: RequestInit) => {
    bodies.push(typeof body === "string" ? JSON.parse(body) : body);
    return answer();
  });
}

const refuse = (code: string, more: object = {}) =>
  answerWith(() => Response.json({ error: "No.", code, ...more }, { status: 409 }));

beforeEach(() => {
  bodies = [];
  vi.stubGlobal("location", new URL("http://site.example"));
});
afterEach(() => vi.unstubAllGlobals());

it("asks for the state by its token while nothing is known to be sent", async () => {
  answerWith(() => Response.json(answerIn("paid")));
  const news = await askAgain(quoted, 1000);
  expect(news).toMatchObject({ is: "news", payment: { state: "paid", transactionHash: hash } });
  expect(bodies).toEqual([{ action: "status", paymentId, claimToken: quoted.claimToken }]);
});

it("confirms again by itself what is on its way", async () => {
  answerWith(() => Response.json(answerIn("confirming")));
  expect(await askAgain(sent, 1000)).toMatchObject({ payment: { state: "confirming" } });
  expect(bodies).toMatchObject([{ transactionHash: hash, paymentId, packageId: "basic-pr" }]);
});

it("makes do with the state alone", async () => {
  answerWith(() => Response.json({ state: "paid", message: "Done." }));
  expect(await askAgain(sent, 1000)).toEqual({
    is: "news",
    payment: { ...sent, state: "paid", message: "Done." },
  });
});

it("takes an answer without a state for paid, and one with a strange state for none", async () => {
  answerWith(() => Response.json({ success: true }));
  expect(await askAgain(sent, 1000)).toMatchObject({ is: "news", payment: { state: "paid" } });
  answerWith(() => Response.json({ state: "half-paid" }));
  expect(await askAgain(sent, 1000)).toEqual({ is: "nothing" });
});

it("waits for a transaction that no node knows yet, but not for ever", async () => {
  refuse("transaction-not-found");
  expect(await askAgain(sent, 1000)).toEqual({ is: "nothing" });
  expect(await askAgain(sent, sent.expiresAt + 600_000)).toMatchObject({
    is: "refused",
    payment: { state: "quoted" },
    problem: "No.",
  });
});

it("says what is wrong with money that came", async () => {
  refuse("underpaid", { state: "underpaid", paymentId });
  expect(await askAgain(sent, 1000)).toMatchObject({
    is: "refused",
    payment: { state: "underpaid", message: "No." },
  });
});

it("does not take a refusal about another payment for its own", async () => {
  refuse("hash-used", { state: "paid", paymentId: "00000000-0000-4000-8000-000000000000" });
  expect(await askAgain(sent, 1000)).toMatchObject({ payment: { state: "quoted" } });
});

it("asks again later when nobody answers", async () => {
  answerWith(() => Promise.reject(new TypeError("failed to fetch")));
  expect(await askAgain(sent, 1000)).toEqual({ is: "nothing" });
  expect(await askAgain(quoted, 1000)).toEqual({ is: "nothing" });
  refuse("chain-unavailable");
  expect(await askAgain(sent, 1000)).toEqual({ is: "nothing" });
});

it("calls a quote expired that the server still counts", async () => {
  answerWith(() => Response.json(answerIn("quoted")));
  expect(await askAgain(quoted, quoted.expiresAt)).toMatchObject({ payment: { state: "expired" } });
});
