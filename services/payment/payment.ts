import type postgres from "postgres";
import { z } from "zod";
import { paymentStates } from "../../domain/payment/payment-state.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const wei = z.string().transform(BigInt);
const hash = z
  .string()
  .regex(/^0x[\da-f]{64}$/)
  .transform((text): `0x${string}` => `0x${text.slice(2)}`);

const row = z
  .object({
    id: z.string(),
    user_id: z.string().nullable(),
    company_id: z.string().nullable(),
    campaign_id: z.string().nullable(),
    package_id: z.string().nullable(),
    package_name: z.string().nullable(),
    invoice_id: z.string().nullable(),
    invoice_number: z.string().nullable(),
    gbp_per_eth: z.string(),
    email: z.string().nullable(),
    payer_email: z.string().nullable(),
    receipt_email: z.string().nullable(),
    display_name: z.string().nullable(),
    company_name: z.string().nullable(),
    campaign_title: z.string().nullable(),
    state: z.enum(paymentStates),
    price_gbp: z.string(),
    vat_gbp: z.string(),
    amount_wei: wei,
    chain_id: z.string().transform(Number),
    genesis_hash: hash.nullable(),
    eth_address: z.string(),
    receiving_address: z.string(),
    opened_block_time: z.date(),
    transaction_hash: hash.nullable(),
    transaction_nonce: z.string().transform(Number).nullable(),
    received_wei: wei.nullable(),
    sender_address: z.string().nullable(),
    block_number: wei.nullable(),
    created_at: z.date(),
    expires_at: z.date(),
    paid_at: z.date().nullable(),
    resolution: z.string().nullable(),
    refund_hash: hash.nullable(),
  })
  .transform((each) => ({
    id: each.id,
    /** The person who pays, as long as there is an account. */
    userId: each.user_id,
    /** Whose it is; null while nobody has claimed it. */
    companyId: each.company_id,
    campaignId: each.campaign_id,
    /** Of what it is for: a package, or an invoice. */
    packageId: each.package_id,
    packageName: each.package_name,
    invoiceId: each.invoice_id,
    invoiceNumber: each.invoice_number,
    gbpPerEth: each.gbp_per_eth,
    /** Where the receipt goes: the address given, else the payer's, or their company's once they have left it. */
    email: each.email ?? each.receipt_email,
    /** Who paid, as far as they have said it. */
    payerName: each.display_name ?? each.email ?? each.payer_email,
    company: each.company_name,
    campaignTitle: each.campaign_title,
    state: each.state,
    priceGbp: each.price_gbp,
    vatGbp: each.vat_gbp,
    amountWei: each.amount_wei,
    chainId: each.chain_id,
    genesisHash: each.genesis_hash,
    ethAddress: each.eth_address,
    receivingAddress: each.receiving_address,
    openedBlockTime: each.opened_block_time,
    transactionHash: each.transaction_hash,
    transactionNonce: each.transaction_nonce,
    receivedWei: each.received_wei,
    senderAddress: each.sender_address,
    blockNumber: each.block_number,
    createdAt: each.created_at,
    expiresAt: each.expires_at,
    paidAt: each.paid_at,
    /** The studio's reason, where it has settled the payment by hand. */
    resolution: each.resolution,
    refundHash: each.refund_hash,
  }));

export type Payment = z.infer<typeof row>;

type Condition = postgres.PendingQuery<postgres.Row[]>;

/** Payments as `p`, oldest first unless the condition orders them. */
export async function readPayments(
  sql: Transaction,
  condition: Condition,
): Promise<[first?: Payment, ...rest: Payment[]]> {
  const rows = await sql`
    select p.*, k.name as package_name, u.email as payer_email, r.email as receipt_email,
      f.display_name, o.name as company_name, c.title as campaign_title
    from public.eth_payments p
    left join public.pr_packages k on k.id = p.package_id
    left join public.profiles f on f.user_id = p.user_id
    left join public.pr_campaigns c on c.id = p.campaign_id
    left join public.companies o on o.id = p.company_id
    left join auth.users u on u.id = p.user_id and u.deleted_at is null
    left join auth.users r on r.id = private.payer_of(p) and r.deleted_at is null
    where ${condition}`;
  const [first, ...rest] = rows.map((each) => row.parse(each));
  return first ? [first, ...rest] : [];
}

/** The payment, held until the transaction ends: events come one after the other. */
export async function lockPayment(sql: Transaction, id: string): Promise<Payment> {
  await sql`select 1 from public.eth_payments where id = ${id} for update`;
  const [payment] = await readPayments(sql, sql`p.id = ${id}`);
  if (!payment) throw new Error("The payment is gone.");
  return payment;
}
