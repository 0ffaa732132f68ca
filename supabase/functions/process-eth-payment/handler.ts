import { paymentRefusals } from "../../../content/payment-answers.ts";
import type { ConfirmAnswer, SetupAnswer } from "../../../domain/payment/payment-answer.ts";
import {
  parsePaymentRequest,
  type PaymentRequest,
} from "../../../domain/payment/payment-request.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import { clientNetwork } from "../_shared/client-network.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller, type SignedIn } from "../_shared/find-caller.ts";
import { findChain } from "../_shared/find-chain.ts";
import { countRequest } from "../_shared/rate-limit.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { claimPayment } from "./claim-payment.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { readStatus } from "./read-status.ts";
import { respondRefusal } from "./respond-refusal.ts";
import { setUpPayment } from "./set-up-payment.ts";

// The dialog asks again every few seconds while it waits; each question costs the network's nodes some.
const perNetwork = { counted: "payment requests per network", limit: 300, windowSeconds: 60 };

/**
 * Setup `{campaignId, packageId, ethAddress, email?}`, confirmation (the same with `transactionHash`), and with
 * `action` the status of a payment or its claim by the caller's account.
 */
export const handler = defineFunction("POST", async (request) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parsePaymentRequest(body);
  if ("fields" in parsed) {
    return respondJson(
      {
        error: Object.values(parsed.fields)[0] ?? paymentRefusals.malformed,
        code: "malformed",
        fields: parsed.fields,
      },
      { status: 400 },
    );
  }
  const network = clientNetwork(request);
  const wait = await inTransaction((sql) =>
    countRequest(sql, [{ ...perNetwork, subject: network }]),
  );
  if (wait > 0) {
    return respondError(429, "Too many requests. Please try again later.", {
      retryAfterSeconds: wait,
    });
  }
  try {
    return respondJson(await answer(parsed, { network, caller: await findCaller(request) }));
  } catch (error) {
    if (error instanceof PaymentRefusal) return respondRefusal(error);
    throw error;
  }
});

type Asker = { network: string; caller: SignedIn | undefined };

async function answer(
  parsed: PaymentRequest,
  { network, caller }: Asker,
): Promise<SetupAnswer | ConfirmAnswer> {
  const chain = findChain();
  if (!chain) throw new PaymentRefusal("payments-off");
  if (parsed.kind === "setup") return setUpPayment(chain, parsed.request, { network, caller });
  if (parsed.kind === "confirm") return confirmPayment(chain, parsed.request, caller);
  if (parsed.kind === "status") return readStatus(chain, parsed.request);
  return claimPayment(chain, parsed.request, caller);
}
