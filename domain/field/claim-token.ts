import * as z from "zod/mini";
import { fault } from "./fault.ts";

export const paymentId = z.uuid(fault("payment-id-invalid"));

/** What the payer's browser alone was told when the payment was set up. */
export const claimToken = z
  .string(fault("claim-token-invalid"))
  .check(z.regex(/^[\w-]{43}$/, fault("claim-token-invalid")));
