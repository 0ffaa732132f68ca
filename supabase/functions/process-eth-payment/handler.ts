import { paymentRefusals } from "../../../content/payment-answers.ts";
import { describeAnyFaults } from "../../../content/studio-validation.ts";
import type {
  ConfirmAnswer,
  SetupAnswer,
  RefusalAnswer,
  RefusalCode,
} from "../../../domain/payment/payment-answer.ts";
import {
  parsePaymentRequest,
  type PaymentRequest,
} from "../../../domain/payment/payment-request.ts";
import { PaymentRefusal } from "../../../services/payment/payment-refusal.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { claimPayment } from "../../../services/payment/claim-payment.ts";
import { confirmPayment } from "../../../services/payment/confirm-payment.ts";
import { readStatus } from "../../../services/payment/read-status.ts";
import { setUpPayment } from "../../../services/payment/set-up-payment.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import type { RequestContext, ServiceContext } from "../../../services/context.ts";
import { refuseTooMany } from "../_shared/refuse.ts";
import { requestAnswers } from "../../../content/request-answers.ts";

const statuses: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  "unknown-package": 400,
  "sign-in-needed": 401,
  "not-your-campaign": 403,
  "role-needed": 403,
  "member-needed": 403,
  "company-needed": 403,
  "payment-not-found": 404,
  "invoice-not-found": 404,
  "transaction-not-found": 404,
  "too-many-open": 429,
  "price-unavailable": 503,
  "payments-off": 503,
  "chain-unavailable": 503,
  "chain-mismatch": 503,
};

/** The request was understood; it is the payment that does not fit. */
const conflict = 409;

// The dialog asks again every few seconds while it waits; each question costs the network's nodes some.
const perNetwork = { counted: "payment requests per network", limit: 300, windowSeconds: 60 };

/**
 * Setup `{campaignId, packageId, ethAddress, email?}` or `{invoiceId, pence?, ethAddress, email?}`, confirmation (the same with `transactionHash`), and with
 * `action` the status of a payment or its claim for the caller's company.
 */
export const handler = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parsePaymentRequest(body);
  if ("faults" in parsed) {
    const fields = describeAnyFaults(parsed.faults);
    const error = Object.values(fields)[0] ?? paymentRefusals.malformed;
    return respondJson({ error, code: "malformed", fields }, { status: 400 });
  }
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perNetwork, subject: context.network }]),
  );
  if (wait > 0) {
    return refuseTooMany(wait);
  }
  try {
    return respondJson(await answer(context, parsed));
  } catch (error) {
    if (error instanceof PaymentRefusal) return respondRefusal(error, context);
    throw error;
  }
});

async function answer(
  context: RequestContext,
  parsed: PaymentRequest,
): Promise<SetupAnswer | ConfirmAnswer> {
  const { chain, network } = context;
  if (!chain) throw new PaymentRefusal("payments-off");
  const caller = await findCaller(context);
  const payments = { ...context, chain };
  if (parsed.kind === "setup") return setUpPayment(payments, parsed.request, { network, caller });
  if (parsed.kind === "confirm") return confirmPayment(payments, parsed.request, caller);
  if (parsed.kind === "status") return readStatus(payments, parsed.request);
  return claimPayment(payments, parsed.request, caller);
}

function respondRefusal(refusal: PaymentRefusal, { report }: ServiceContext): Response {
  const { code, message, payment, retryAfterSeconds, cause } = refusal;
  // What keeps us from the chain is ours to know about.
  if (cause !== undefined) report(refusal);
  const body: RefusalAnswer = {
    error: message,
    code,
    ...(payment && { state: payment.state }),
    ...(payment?.id !== undefined && { paymentId: payment.id }),
  };
  return respondJson(body, {
    status: statuses[code] ?? conflict,
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  });
}
