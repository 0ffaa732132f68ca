import type * as z from "zod/mini";
import { callFailures } from "../../../content/payment.ts";
import { describeWait } from "../../../content/waiting-time.ts";
import {
  type ConfirmAnswer,
  confirmAnswer,
  type PaymentAnswer,
  paymentAnswer,
  type RefusalAnswer,
  refusalAnswer,
} from "../../../domain/payment/payment-answer.ts";
import { placeholderCampaignId } from "../../../domain/payment/payment-request.ts";
import { anyAnswer, callFunction } from "../../data/call-function.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { type KeptPayment, type Purchase, readOpened } from "./kept-payment.ts";

const paymentFunction = "process-eth-payment";

export type RefusedPayment = { is: "refused"; message: string; refusal?: RefusalAnswer };
export type Opened = { is: "opened"; payment: KeptPayment } | RefusedPayment;
/** `answer` is missing where the backend says no more than 2xx, which means paid (specification, section 9). */
export type AnsweredPayment<Answer = PaymentAnswer> =
  | { is: "answered"; answer?: Answer }
  | RefusedPayment;

type Setup = { purchase: Purchase; ethAddress: string; email?: string };

export async function setUpPayment({ email, ...setup }: Setup): Promise<Opened> {
  const { purchase, ethAddress } = setup;
  const isGuest = await hasNoSession();
  const answer = await call({ ...namePurchase(purchase), ethAddress, ...(email && { email }) });
  if (answer.is === "refused") return answer;
  const payment = readOpened(answer.body, { ...setup, isGuest, now: Date.now() });
  return payment ? { is: "opened", payment } : { is: "refused", message: callFailures.failed };
}

export async function confirmPayment(
  payment: KeptPayment,
  hash: string,
): Promise<AnsweredPayment<ConfirmAnswer>> {
  const { packageId = "", campaignId, invoiceId, pence = null } = payment;
  const { ethAddress, paymentId, claimToken, chainId } = payment;
  const answer = await call({
    ...namePurchase(invoiceId ? { invoiceId, pence } : { packageId, campaignId }),
    ethAddress,
    transactionHash: hash,
    ...(paymentId && { paymentId }),
    ...(claimToken && { claimToken }),
    chainId,
  });
  return answer.is === "refused" ? answer : readAnswer(confirmAnswer, answer.body);
}

function namePurchase(purchase: Purchase) {
  if ("invoiceId" in purchase) return purchase;
  return { ...purchase, campaignId: purchase.campaignId ?? placeholderCampaignId };
}

type Token = { paymentId: string; claimToken: string };

/** How it stands by now: the server watches the chain by itself. */
export async function askPayment(token: Token): Promise<AnsweredPayment> {
  const answer = await call({ action: "status", ...readToken(token) });
  return answer.is === "refused" ? answer : readAnswer(paymentAnswer, answer.body);
}

export async function claimPayment(token: Token): Promise<AnsweredPayment> {
  const answer = await call({ action: "claim", ...readToken(token) });
  return answer.is === "refused" ? answer : readAnswer(paymentAnswer, answer.body);
}

const readToken = ({ paymentId, claimToken }: Token) => ({ paymentId, claimToken });

function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, body: unknown): AnsweredPayment<Answer> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { is: "answered", answer: parsed.data };
  const hasState = typeof body === "object" && body !== null && "state" in body;
  // A state this page does not know is no reason to call it paid.
  return hasState ? { is: "refused", message: callFailures.failed } : { is: "answered" };
}

async function hasNoSession(): Promise<boolean> {
  const { data } = await sharedBackend().auth.getSession();
  return data.session === null;
}

async function call(body: object): Promise<{ is: "body"; body: unknown } | RefusedPayment> {
  const answer = await callFunction(paymentFunction, body, anyAnswer);
  if (answer.is === "done") return { is: "body", body: answer.data };
  const parsed = refusalAnswer.safeParse(answer.body);
  if (parsed.success) return { is: "refused", message: parsed.data.error, refusal: parsed.data };
  if (answer.isOffline) return { is: "refused", message: callFailures.offline };
  const message =
    answer.status === 429
      ? callFailures.limited(describeWait(answer.retryAfterSeconds))
      : callFailures.failed;
  return { is: "refused", message };
}
