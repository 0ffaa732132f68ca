import { randomBytes } from "node:crypto";
import { formatEtherAmount, formatPaymentLink } from "../../domain/payment/ether-amount.ts";
import type { SetupAnswer } from "../../domain/payment/payment-answer.ts";
import type { SetupRequest } from "../../domain/payment/payment-request.ts";
import { formatPrice } from "../../domain/payment/price.ts";
import { askChain } from "./ask-chain.ts";
import { markBlock, openCursor } from "./cursor.ts";
import { hashClaimToken } from "./find-payment.ts";
import { followPaymentsNow } from "./payment-job.ts";
import { lockPayment, type Payment } from "./payment.ts";
import { limitOpenPayments } from "./limit-open-payments.ts";
import { pickAmount } from "./pick-amount.ts";
import { quotePackage, readPackage } from "./quote-package.ts";
import { requireDraft } from "./require-draft.ts";
import type { SignedIn } from "../account/find-caller.ts";
import type { PaymentContext } from "./payment-context.ts";

const quoteMinutes = 15;

/** Opens a payment with an amount of its own, which the payer has fifteen minutes to send. */
export async function setUpPayment(
  { chain, transaction }: PaymentContext,
  request: SetupRequest,
  { network, caller }: { network: string; caller: SignedIn | undefined },
): Promise<SetupAnswer> {
  const { campaignId, packageId, ethAddress, email } = request;
  const chosen = await transaction((sql) => readPackage(sql, packageId));
  const quote = await quotePackage(chain, chosen);
  const [genesis, latest, finalized] = await askChain(() =>
    Promise.all([
      chain.readGenesis(),
      chain.client.getBlock(),
      chain.client.getBlock({ blockTag: "finalized" }),
    ]),
  );
  const claimToken = randomBytes(32).toString("base64url");
  const payment = await transaction(async (sql): Promise<Payment> => {
    const networkHash = await limitOpenPayments(sql, network);
    if (campaignId !== null) await requireDraft(sql, campaignId, caller);
    // Whoever pays after this commits is in a block that the watcher has yet to read.
    await openCursor(sql, { genesis, chainId: chain.chainId, top: markBlock(finalized) });
    const amountWei = await pickAmount(sql, quote.amountWei);
    const [opened] = await sql<{ id: string }[]>`
      insert into public.eth_payments (
        user_id, campaign_id, package_id, email, price_gbp, vat_gbp, gbp_per_eth, amount_wei,
        chain_id, genesis_hash, opened_block_time, eth_address, receiving_address, created_at, expires_at
      ) values (
        ${caller?.id ?? null}, ${campaignId}, ${packageId}, ${email}, ${quote.priceGbp},
        ${quote.vatGbp}, ${quote.gbpPerEth}, ${String(amountWei)}, ${chain.chainId}, ${genesis},
        ${markBlock(latest).time}, ${ethAddress}, ${chain.receivingAddress}, clock_timestamp(),
        clock_timestamp() + make_interval(mins => ${quoteMinutes})
      )
      returning id`;
    if (!opened) throw new Error("The payment was not stored.");
    await sql`
      insert into private.payment_claims (payment_id, claim_token_hash, network_hash)
      values (${opened.id}, ${hashClaimToken(claimToken)}, ${networkHash})`;
    await followPaymentsNow(sql);
    return lockPayment(sql, opened.id);
  });
  return {
    paymentId: payment.id,
    claimToken,
    requiredAmount: formatEtherAmount(payment.amountWei),
    receivingAddress: payment.receivingAddress,
    chainId: payment.chainId,
    expiresAt: payment.expiresAt.toISOString(),
    eip681: formatPaymentLink(payment),
    price: formatPrice(payment),
    chain: { kind: chain.kind, label: chain.label },
  };
}
