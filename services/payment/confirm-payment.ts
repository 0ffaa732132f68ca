import type { Hash } from "viem";
import {
  assessTransfer,
  refusalOfEvent,
  type MinedTransfer,
} from "../../domain/payment/assess-transfer.ts";
import type { ConfirmAnswer } from "../../domain/payment/payment-answer.ts";
import type { ConfirmRequest } from "../../domain/payment/payment-request.ts";
import { applyEvent } from "./apply-event.ts";
import { askChain } from "./ask-chain.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import type { Payment } from "./payment.ts";
import { readTransaction } from "./read-transaction.ts";
import { recordTransfer } from "./record-transfer.ts";
import { describePayment } from "./describe-payment.ts";
import { findConfirmed } from "./find-confirmed.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { findRole } from "../company/find-role.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { PaymentContext } from "./payment-context.ts";
import type { MinedPayment, Pending } from "./found-transaction.ts";
import { findByHash } from "./find-payment.ts";
import { isReplaced } from "./recheck-pending.ts";
import { resetPayment } from "./reset-payment.ts";

type Known = Pending | MinedPayment;

/**
 * Looks at the transaction on the chain itself; what is not final yet is `confirming`. Repeated, it answers the same.
 * Hash, address and amount are public on the chain, so they prove nothing: the answer to them names no ids.
 */
export async function confirmPayment(
  context: PaymentContext,
  request: ConfirmRequest,
  caller: SignedIn | undefined,
): Promise<ConfirmAnswer> {
  const { chain, transaction, report } = context;
  if (request.chainId !== null && request.chainId !== chain.chainId) {
    throw new PaymentRefusal("wrong-chain");
  }
  const genesis = await askChain(() => chain.readGenesis());
  const found = await readTransaction(chain, request.transactionHash, report);
  if (found.kind === "missing") throw await explainMissing(context, request);
  const { payment, isTheirs } = await transaction(async (sql) => {
    const confirmed = await findConfirmed(sql, { genesis, request, found });
    return { payment: confirmed, isTheirs: await isPaymentOf(sql, confirmed, caller) };
  });
  const isProven = request.claimToken !== null || isTheirs;
  try {
    const answer = describePayment(chain, await settle(context, genesis, { payment, found }));
    return isProven ? answer : { state: answer.state, message: answer.message };
  } catch (error) {
    throw error instanceof PaymentRefusal && !isProven ? error.withoutId() : error;
  }
}

/** Of their company, whatever their role; of themselves, where it is no company's yet. */
async function isPaymentOf(
  sql: Transaction,
  { companyId, userId }: Payment,
  caller: SignedIn | undefined,
): Promise<boolean> {
  if (!caller?.isAssured) return false;
  if (companyId === null) return userId === caller.id;
  return (await findRole(sql, companyId, caller.id)) !== undefined;
}

type Case = { payment: Payment; found: Known };

async function settle(
  { chain: { chainId }, transaction, siteUrl }: PaymentContext,
  genesis: Hash,
  { payment, found }: Case,
): Promise<Payment> {
  if (found.kind === "pending") return wait({ transaction, siteUrl }, payment, found);
  const outcome = requireOutcome(payment, found);
  const changed = await transaction((sql) =>
    recordTransfer(sql, {
      mined: found,
      genesis,
      chainId,
      payment,
      outcome,
      siteUrl,
    }),
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
async function wait(
  { transaction, siteUrl }: Pick<PaymentContext, "transaction" | "siteUrl">,
  payment: Payment,
  found: Pending,
): Promise<Payment> {
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
  const changed = await transaction((sql) =>
    applyEvent(sql, payment.id, { event: "seen", evidence, siteUrl }),
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

/** A transaction that was there before can have been replaced; any other was never there, or not yet. */
async function explainMissing(
  context: PaymentContext,
  { transactionHash }: ConfirmRequest,
): Promise<PaymentRefusal> {
  const waiting = await context.transaction((sql) => findByHash(sql, transactionHash));
  if (!waiting || !(await isReplaced(context, waiting))) {
    return new PaymentRefusal("transaction-not-found");
  }
  await context.transaction((sql) => resetPayment(sql, transactionHash));
  return new PaymentRefusal("transaction-replaced");
}
