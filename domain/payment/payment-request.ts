import * as z from "zod/mini";
import { emailAddress } from "../field/email-address.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { isId, nilId } from "../row/id.ts";
import { mostPence } from "../billing/document.ts";
import { claimToken, paymentId } from "../field/claim-token.ts";
import { ethAddress } from "./eth-address.ts";
import { transactionHash } from "./transaction-hash.ts";

/** What the pricing page sends as `campaignId`: there is no campaign yet. */
export const placeholderCampaignId = "new-campaign";

const notCampaign = fault("campaign-id-invalid");

/** The id of a campaign, or null: whatever is no UUID is a placeholder for one that is yet to be made. */
const campaignId = z.pipe(
  z.nullish(z.string(notCampaign).check(z.trim(), z.maxLength(100, notCampaign))),
  z.transform((id) => (id && isId(id) && id !== nilId ? id.toLowerCase() : null)),
);

const packageId = z
  .string(fault("package-missing"))
  .check(
    z.trim(),
    z.minLength(1, fault("package-missing")),
    z.maxLength(100, fault("package-unknown")),
  );

/** An empty field of a form is none. */
const optionalEmail = z.pipe(
  z.transform((value) => (typeof value === "string" && value.trim() === "" ? null : value)),
  z.pipe(
    z.nullish(emailAddress),
    z.transform((email) => email ?? null),
  ),
);

const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

const purchase = z.object({ campaignId, packageId, ethAddress, email: optionalEmail });

/** A package: whatever it costs is the server's to say. */
export const setupRequest = z.pipe(
  purchase,
  z.transform((asked) => ({ ...asked, invoiceId: null, pence: null })),
);

const invoiceId = z.uuid(fault("document-unknown"));
const pence = z
  .int(fault("pence-malformed"))
  .check(z.minimum(1, fault("pence-malformed")), z.maximum(mostPence, fault("pence-too-many")));

/** An invoice: so much of it, or all that is open. */
export const invoiceSetupRequest = z.pipe(
  z.object({ invoiceId, pence: orNull(pence), ethAddress, email: optionalEmail }),
  z.transform((asked) => ({ ...asked, packageId: null, campaignId: null })),
);

const confirmation = {
  ethAddress,
  transactionHash,
  paymentId: orNull(paymentId),
  claimToken: orNull(claimToken),
  /** Where the sender's wallet says that it sent it; a check, never a choice. */
  chainId: orNull(z.int(fault("chain-id-not-whole")).check(z.positive())),
};

export const confirmRequest = z.pipe(
  z.object({ campaignId, packageId, ...confirmation }),
  z.transform((asked) => ({ ...asked, invoiceId: null })),
);
export const invoiceConfirmRequest = z.pipe(
  z.object({ invoiceId, ...confirmation }),
  z.transform((asked) => ({ ...asked, packageId: null, campaignId: null })),
);

/** Asks how a payment stands, without a hash: the server watches the chain by itself. */
export const statusRequest = z.object({ action: z.literal("status"), paymentId, claimToken });

/** Makes a payment, and the campaign it paid for, the caller's. */
export const claimRequest = z.object({ action: z.literal("claim"), paymentId, claimToken });

export type SetupRequest = z.infer<typeof setupRequest> | z.infer<typeof invoiceSetupRequest>;
export type ConfirmRequest = z.infer<typeof confirmRequest> | z.infer<typeof invoiceConfirmRequest>;
export type StatusRequest = z.infer<typeof statusRequest>;
export type ClaimRequest = z.infer<typeof claimRequest>;

export type PaymentRequest =
  | { kind: "setup"; request: SetupRequest }
  | { kind: "confirm"; request: ConfirmRequest }
  | { kind: "status"; request: StatusRequest }
  | { kind: "claim"; request: ClaimRequest };

const shape = z.object({
  action: z.optional(z.unknown()),
  transactionHash: z.optional(z.unknown()),
  invoiceId: z.optional(z.unknown()),
});

/** What the body asks for, or what is wrong with each field. */
export function parsePaymentRequest(body: unknown): PaymentRequest | { faults: Faults } {
  const outline = shape.safeParse(body);
  if (!outline.success) return { faults: { body: fault("body-not-object") } };
  const { action, transactionHash: hash, invoiceId: invoice } = outline.data;
  if (action === "claim") return read("claim", claimRequest, body);
  if (action === "status") return read("status", statusRequest, body);
  if (action !== undefined && action !== null) {
    return { faults: { action: fault("action-unknown") } };
  }
  // A confirmation is a setup with a hash (docs/specification.md, section 13).
  const isInvoice = invoice !== undefined && invoice !== null;
  if (hash === undefined || hash === null) {
    return isInvoice ? read("setup", invoiceSetupRequest, body) : read("setup", setupRequest, body);
  }
  return isInvoice
    ? read("confirm", invoiceConfirmRequest, body)
    : read("confirm", confirmRequest, body);
}

function read<K extends string, T extends z.ZodMiniType>(kind: K, schema: T, body: unknown) {
  const parsed = schema.safeParse(body);
  return parsed.success ? { kind, request: parsed.data } : { faults: listFaults(parsed.error) };
}
