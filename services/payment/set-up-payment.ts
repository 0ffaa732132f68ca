import { randomBytes, createHmac } from "node:crypto";
import {
  formatEtherAmount,
  formatPaymentLink,
  weiPerMicroEther,
} from "../../domain/payment/ether-amount.ts";
import type { SetupAnswer } from "../../domain/payment/payment-answer.ts";
import type { SetupRequest } from "../../domain/payment/payment-request.ts";
import { formatPrice } from "../../domain/payment/price.ts";
import { askChain } from "./ask-chain.ts";
import { markBlock, openCursor } from "./cursor.ts";
import { hashClaimToken } from "./find-payment.ts";
import { notePriceFailure } from "./note-disagreement.ts";
import { followPaymentsNow } from "./payment-job.ts";
import { lockPayment, type Payment } from "./payment.ts";
import { treatPackage } from "../../domain/billing/choose-treatment.ts";
import { findBuyer } from "../billing/find-buyer.ts";
import { readSeller } from "../billing/seller.ts";
import { readPaidInvoice, type PaidInvoice } from "./quote-invoice.ts";
import { quotePence, readPackage } from "./quote-pence.ts";
import { findCurrentRole, findRole } from "../company/find-role.ts";
import { hasRole } from "../../domain/company/role.ts";
import type { SignedIn } from "../account/find-caller.ts";
import type { PaymentContext } from "./payment-context.ts";
import { z } from "zod";
import { PaymentRefusal } from "./payment-refusal.ts";
import { readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const amountsInReach = 999n;

const mostOpen = 3;
/** Of one person, for invoices, however many of them are for the same. */
const mostQuotes = 20;

const openRow = z.object({ count: z.number(), seconds: z.number().nullable() });

const quoteMinutes = 15;

/** Opens a payment with an amount of its own, which the payer has fifteen minutes to send. */
export async function setUpPayment(
  { chain, transaction }: PaymentContext,
  request: SetupRequest,
  { network, caller }: { network: string; caller: SignedIn | undefined },
): Promise<SetupAnswer> {
  const { campaignId, packageId, invoiceId, ethAddress, email } = request;
  const { pence, hasVat, invoice } = await transaction((sql) => readSubject(sql, request, caller));
  const quote = await quotePence(chain, pence, { hasVat }).catch(async (error: unknown) => {
    await notePriceFailure(transaction, error);
    throw error;
  });
  const [genesis, latest, finalized] = await askChain(() =>
    Promise.all([
      chain.readGenesis(),
      chain.client.getBlock(),
      chain.client.getBlock({ blockTag: "finalized" }),
    ]),
  );
  const claimToken = randomBytes(32).toString("base64url");
  const payment = await transaction(async (sql): Promise<Payment> => {
    const networkHash = await hashNetwork(sql, network);
    if (invoiceId !== null && caller) await limitOfPerson(sql, caller, invoiceId);
    else await limitOfNetwork(sql, networkHash);
    const companyId = invoice?.companyId ?? (await findPayer(sql, campaignId, caller));
    // Whoever pays after this commits is in a block that the watcher has yet to read.
    await openCursor(sql, { genesis, chainId: chain.chainId, top: markBlock(finalized) });
    const amountWei = await pickAmount(sql, quote.amountWei);
    const [opened] = await sql<{ id: string }[]>`
      insert into public.eth_payments (
        user_id, company_id, campaign_id, package_id, invoice_id, invoice_number, email, price_gbp, vat_gbp, gbp_per_eth, amount_wei,
        chain_id, genesis_hash, opened_block_time, eth_address, receiving_address, created_at, expires_at
      ) values (
        ${caller?.id ?? null}, ${companyId}, ${campaignId}, ${packageId}, ${invoiceId}, ${invoice?.number ?? null}, ${email}, ${quote.priceGbp},
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

/** What is paid for: a package at its price, to which VAT may come, or so much of an invoice, which has it in its total. */
async function readSubject(
  sql: Transaction,
  request: SetupRequest,
  caller: SignedIn | undefined,
): Promise<{ pence: bigint; hasVat: boolean; invoice?: PaidInvoice }> {
  if (request.invoiceId !== null) {
    const invoice = await readPaidInvoice(sql, request, caller);
    return { pence: BigInt(invoice.pence), hasVat: false, invoice };
  }
  const pence = await readPackage(sql, request.packageId);
  const buyer = await findBuyer(sql, await findPayer(sql, request.campaignId, caller));
  return { pence, hasVat: treatPackage(readSeller(), buyer) === "uk" };
}

/** A network's keyed hash, which is kept with the payment. */
async function hashNetwork(sql: Transaction, network: string): Promise<Buffer> {
  const secret = await readServerSecret(sql);
  return createHmac("sha256", secret).update(`open payments\0${network}`).digest();
}

/** Visitors share what their network may have open. */
async function limitOfNetwork(sql: Transaction, hash: Buffer): Promise<void> {
  // Setups from one network take turns, so that none is counted too late.
  await takeTurn(sql, hash.toString("hex"));
  const rows = await sql`
    select count(*)::int as count,
      ceil(extract(epoch from min(p.expires_at) - clock_timestamp()))::int as seconds
    from private.payment_claims c
    join public.eth_payments p on p.id = c.payment_id
    where c.network_hash = ${hash} and p.state in ('quoted', 'confirming')
      and p.expires_at > clock_timestamp() and p.invoice_number is null`;
  refuseBeyond(mostOpen, parseRow(openRow, rows));
}

/**
 * Whoever pays an invoice is known, so nobody behind the same address is in their way. Another part of the same invoice takes
 * the place of the one before, which may still be paid; only quotes without end are refused.
 */
async function limitOfPerson(sql: Transaction, { id }: SignedIn, invoiceId: string): Promise<void> {
  await takeTurn(sql, `open payments of ${id}`);
  const rows = await sql`
    select count(distinct p.invoice_id) filter (where p.invoice_id <> ${invoiceId})::int as count,
      count(*)::int as quotes, ceil(extract(epoch from min(p.expires_at) - clock_timestamp()))::int as seconds
    from public.eth_payments p
    where p.user_id = ${id} and p.invoice_number is not null and p.state in ('quoted', 'confirming')
      and p.expires_at > clock_timestamp()`;
  const open = parseRow(openRow.extend({ quotes: z.number() }), rows);
  refuseBeyond(mostOpen, open);
  refuseBeyond(mostQuotes, open && { ...open, count: open.quotes });
}

async function takeTurn(sql: Transaction, turn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`;
}

function refuseBeyond(most: number, open: z.infer<typeof openRow> | undefined): void {
  if (!open || open.count < most) return;
  throw new PaymentRefusal("too-many-open", {
    retryAfterSeconds: Math.max(1, open.seconds ?? 1),
  });
}

/**
 * The quote, which has six decimals, plus 1 to 999 of the last of them, at random among those never issued; when all of
 * these are taken, from the next 999, and so on. Pickers take turns until their transactions end.
 */
async function pickAmount(sql: Transaction, quoteWei: bigint): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(hashtextextended('eth payment amounts', 0))`;
  for (let reach = 0n; ; reach += amountsInReach) {
    const first = quoteWei + (reach + 1n) * weiPerMicroEther;
    const last = quoteWei + (reach + amountsInReach) * weiPerMicroEther;
    const [free] = await sql<{ amount: string }[]>`
      select amount::text
      from generate_series(
        ${String(first)}::numeric, ${String(last)}::numeric, ${String(weiPerMicroEther)}::numeric
      ) as amount
      where not exists (select from private.issued_amounts where amount_wei = amount)
      order by random()
      limit 1`;
    if (free) return BigInt(free.amount);
  }
}

/** The company that pays: the draft's, or the one the caller is in. Nobody's yet without an account, or without either. */
async function findPayer(
  sql: Transaction,
  campaignId: string | null,
  caller: SignedIn | undefined,
): Promise<string | null> {
  if (campaignId !== null) return requireDraft(sql, campaignId, caller);
  const current = caller && (await findCurrentRole(sql, caller.id));
  if (current && !hasRole(current.role, "approver")) throw new PaymentRefusal("role-needed");
  return current?.companyId ?? null;
}

const draftRow = z.object({ status: z.string(), companyId: z.string().nullable() });

/**
 * Nobody learns of a campaign that is not their company's whether it exists. Held, so that nobody deletes it meanwhile.
 * It need not be the company they are in now: a page that was left open pays for what it shows.
 */
async function requireDraft(
  sql: Transaction,
  campaignId: string,
  caller: SignedIn | undefined,
): Promise<string | null> {
  if (!caller) throw new PaymentRefusal("sign-in-needed");
  const rows = await sql`
    select status, company_id as "companyId" from public.pr_campaigns
    where id = ${campaignId} for key share`;
  const campaign = parseRow(draftRow, rows);
  const role = campaign && (await findRole(sql, campaign.companyId, caller.id));
  if (!role) throw new PaymentRefusal("not-your-campaign");
  if (!hasRole(role, "approver")) throw new PaymentRefusal("role-needed");
  if (campaign.status !== "draft") throw new PaymentRefusal("campaign-not-draft");
  return campaign.companyId;
}
