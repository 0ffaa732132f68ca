import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import type { PaymentState } from "../../domain/payment/payment-state.ts";
import type { Transaction } from "../../runtime/database/types.ts";

type Given = {
  state: PaymentState;
  email?: string;
  user_id?: string;
  company_id?: string;
  campaign_id?: string;
};

/** A payment in any state, without a chain behind it. Needs the packages. */
export async function insertPayment(
  owner: postgres.Sql | Transaction,
  given: Given,
): Promise<string> {
  const isArrived = given.state !== "quoted" && given.state !== "expired";
  const row = {
    package_id: "basic-pr",
    price_gbp: 500,
    gbp_per_eth: 2500,
    amount_wei: `${randomBytes(4).readUInt32BE() + 1}000000000000`,
    chain_id: 1,
    eth_address: `0x${"a".repeat(40)}`,
    receiving_address: `0x${"b".repeat(40)}`,
    expires_at: new Date(Date.now() + 900_000),
    ...(isArrived && {
      transaction_hash: `0x${randomBytes(32).toString("hex")}`,
      received_wei: "1000000000000",
      sender_address: `0x${"a".repeat(40)}`,
    }),
    ...given,
  };
  const [payment] = await owner`insert into public.eth_payments ${owner(row)} returning id`;
  return String(payment?.["id"]);
}
