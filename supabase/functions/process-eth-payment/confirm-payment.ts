import type { Hash } from "viem";
import {
  assessTransfer,
  refusalOfEvent,
  type MinedTransfer,
} from "../../../domain/payment/assess-transfer.ts";
import type { ConfirmAnswer } from "../../../domain/payment/payment-answer.ts";
import type { ConfirmRequest } from "../../../domain/payment/payment-request.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import { applyEvent } from "../../../server/payments/apply-event.ts";
import { askChain } from "../../../server/payments/ask-chain.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import type { Payment } from "../../../server/payments/payment.ts";
import {
  readTransaction,
  type Mined,
  type Pending,
} from "../../../server/payments/read-transaction.ts";
import { recordTransfer } from "../../../server/payments/record-transfer.ts";
import { inTransaction } from "../_shared/database.ts";
import type { SignedIn } from "../_shared/find-caller.ts";
import { describePayment } from "./describe-payment.ts";
import { explainMissing } from "./explain-missing.ts";
import { findConfirmed } from "./find-confirmed.ts";
import { reportDisagreement } from "./report-disagreement.ts";

type Known = Pending | Mined;

/**
 * Looks at the transaction on the chain itself; what is not final yet is `confirming`. Repeated, it answers the same.
 * Hash, address and amount can be read on the chain by everybody: they earn an answer, but nobody's ids.
 */
export async function confirmPayment(
  chain: Chain,
  request: ConfirmRequest,
  caller: SignedIn | undefined,
): Promise<ConfirmAnswer> {
  if (request.chainId !== null && request.chainId !== chain.chainId) {
    throw new PaymentRefusal("wrong-chain");
  }
  const genesis = await askChain(() => chain.readGenesis());
  const found = await readTransaction(chain, request.transactionHash, reportDisagreement);
  if (found.kind === "missing") throw await explainMissing(chain, request);
  const payment = await inTransaction((sql) => findConfirmed(sql, { genesis, request, found }));
  const isOwner = caller !== undefined && caller.isAssured && payment.userId === caller.id;
  const isProven = request.claimToken !== null || isOwner;
  try {
    const answer = describePayment(chain, await settle(chain, genesis, { payment, found }));
    return isProven ? answer : { state: answer.state, message: answer.message };
  } catch (error) {
    throw error instanceof PaymentRefusal && !isProven ? error.withoutId() : error;
  }
}

type Case = { payment: Payment; found: Known };

async function settle(
  { chainId }: Chain,
  genesis: Hash,
  { payment, found }: Case,
): Promise<Payment> {
  if (found.kind === "pending") return wait(payment, found);
  const outcome = requireOutcome(payment, found);
  const changed = await inTransaction((sql) =>
    recordTransfer(sql, { mined: found, genesis, chainId, payment, outcome }),
  );
  if (changed.state === "paid") {
    if (changed.transactionHash === found.hash) return changed;
    // It was paid already: this is as much again.
    throw new PaymentRefusal("overpaid", { payment: changed });
  }
  if (outcome !== "exact") throw new PaymentRefusal(refusalOfEvent[outcome], { payment: changed });
  if (found.isFinal) throw new PaymentRefusal("review", { payment: changed });
  return showConfirming(changed, found);
}

/** What is plainly wrong is said before it is mined. */
async function wait(payment: Payment, found: Pending): Promise<Payment> {
  const earliest = payment.openedBlockTime.getTime() + 1000;
  const blockTime = new Date(Math.max(Date.now(), earliest));
  const presumed = { ...found, isInternal: false, hasSucceeded: true, blockTime };
  const assessed = assessTransfer(payment, presumed);
  if ("refusal" in assessed && assessed.refusal === "wrong-recipient" && found.isCall) {
    return showConfirming(payment, found);
  }
  const outcome = requireOutcome(payment, presumed);
  if (outcome !== "exact") throw new PaymentRefusal(refusalOfEvent[outcome], { payment });
  const evidence = found;
  const changed = await inTransaction((sql) =>
    applyEvent(sql, payment.id, { event: "seen", evidence }),
  );
  return showConfirming(changed, found);
}

function requireOutcome(payment: Payment, transfer: MinedTransfer) {
  const assessed = assessTransfer(payment, transfer);
  if ("refusal" in assessed) throw new PaymentRefusal(assessed.refusal, { payment });
  return assessed.event;
}

/** This transaction is on its way, whatever an earlier one has left of the payment. */
function showConfirming(payment: Payment, { hash }: Known): Payment {
  return payment.state === "paid"
    ? payment
    : { ...payment, state: "confirming", transactionHash: hash };
}
