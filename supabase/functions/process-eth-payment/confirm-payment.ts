import type { Hash } from "viem";
import { assessTransfer, refusalOfEvent } from "../../../domain/payment/assess-transfer.ts";
import type { PaymentAnswer } from "../../../domain/payment/payment-answer.ts";
import type { ConfirmRequest } from "../../../domain/payment/payment-request.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import { applyEvent } from "../../../server/payments/apply-event.ts";
import { askChain } from "../../../server/payments/ask-chain.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import type { Payment } from "../../../server/payments/payment.ts";
import {
  readTransaction,
  type FoundTransaction,
} from "../../../server/payments/read-transaction.ts";
import { recordTransfer } from "../../../server/payments/record-transfer.ts";
import { inTransaction } from "../_shared/database.ts";
import { describePayment } from "./describe-payment.ts";
import { explainMissing } from "./explain-missing.ts";
import { findConfirmed } from "./find-confirmed.ts";
import { reportDisagreement } from "./report-disagreement.ts";

type Known = Exclude<FoundTransaction, { kind: "missing" }>;

/** Looks at the transaction on the chain itself; what is not final yet is `confirming`. Repeated, it answers the same. */
export async function confirmPayment(
  chain: Chain,
  request: ConfirmRequest,
): Promise<PaymentAnswer> {
  if (request.chainId !== null && request.chainId !== chain.chainId) {
    throw new PaymentRefusal("wrong-chain");
  }
  const genesis = await askChain(() => chain.readGenesis());
  const found = await readTransaction(chain, request.transactionHash, reportDisagreement);
  if (found.kind === "missing") throw await explainMissing(chain, request);
  const payment = await inTransaction((sql) => findConfirmed(sql, { genesis, request, found }));
  return describePayment(chain, await settle(chain, genesis, { payment, found }));
}

async function settle(
  { chainId }: Chain,
  genesis: Hash,
  { payment, found }: { payment: Payment; found: Known },
): Promise<Payment> {
  // As if it had been mined right now: what is plainly wrong is said before it is final.
  const mined = found.kind === "mined" ? found : presume(found, payment);
  const assessed = assessTransfer(payment, mined);
  if ("refusal" in assessed) throw new PaymentRefusal(assessed.refusal, { payment });
  const outcome = assessed.event;
  const changed = await inTransaction(async (sql) => {
    if (found.kind === "mined") {
      return recordTransfer(sql, { mined: found, genesis, chainId, payment, outcome });
    }
    // Nobody's payment waits for what somebody else might never have mined.
    return outcome === "exact"
      ? applyEvent(sql, payment.id, { event: "seen", evidence: found })
      : payment;
  });
  const isSettled = changed.state === "paid" && changed.transactionHash === found.hash;
  if (outcome === "exact" && changed.state !== "review") return changed;
  if (isSettled) return changed;
  const code = outcome === "exact" ? "review" : refusalOfEvent[outcome];
  throw new PaymentRefusal(code, { payment: changed });
}

function presume(found: Extract<Known, { kind: "pending" }>, { openedBlock }: Payment) {
  return {
    ...found,
    isInternal: false,
    hasSucceeded: true,
    blockNumber: openedBlock + 1n,
    blockTime: new Date(),
  };
}
