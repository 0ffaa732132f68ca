import * as z from "zod/mini";
import { brand } from "../../../content/brand.ts";
import { type ConfirmAnswer, priceSchema } from "../../../domain/payment/payment-answer.ts";
import { type PaymentState, paymentStates } from "../../../domain/payment/payment-state.ts";

const mainnet = 1;
const quoteHolds = 15 * 60_000;
/** A clock is trusted as long as it says that the quote has about its fifteen minutes left. */
const clockTolerance = 60_000;

/** Only `requiredAmount` is sure to be there, as a number or a text; all other fields have a fallback. */
const openedAnswer = z.object({
  requiredAmount: z.pipe(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform((amount) => (typeof amount === "number" ? amount.toFixed(6) : amount)),
    ),
    z.string().check(z.regex(/^\d+\.\d{1,18}$/)),
  ),
  paymentId: z.optional(z.string()),
  claimToken: z.optional(z.string()),
  receivingAddress: z.optional(z.string()),
  chainId: z.optional(z.int()),
  expiresAt: z.optional(z.string()),
  price: z.optional(priceSchema),
});

/** A payment as this browser remembers it: what is shown of it, and the token that proves it is ours. */
export const keptPayment = z.object({
  packageId: z.optional(z.string()),
  campaignId: z.optional(z.string()),
  invoiceId: z.optional(z.string()),
  pence: z.optional(z.nullable(z.number())),
  ethAddress: z.string(),
  requiredAmount: z.string(),
  paymentId: z.optional(z.string()),
  claimToken: z.optional(z.string()),
  receivingAddress: z.string(),
  chainId: z.int(),
  price: z.optional(priceSchema),
  state: z.enum(paymentStates),
  message: z.optional(z.string()),
  transactionHash: z.optional(z.string()),
  explorerUrl: z.optional(z.string()),
  /** By this browser's clock, in milliseconds. */
  openedAt: z.number(),
  expiresAt: z.number(),
  /** Nobody was signed in: it can be claimed. */
  isGuest: z.boolean(),
  /** The payer has seen its end, and may begin another. */
  isDismissed: z.boolean(),
});

export type KeptPayment = z.infer<typeof keptPayment>;
/** A package, for a draft or for a campaign that is made for it; or so much of an invoice, null for all that is open. */
export type Purchase =
  | { packageId: string; campaignId?: string | undefined }
  | { invoiceId: string; pence: number | null };
type Opening = { purchase: Purchase; ethAddress: string; isGuest: boolean; now: number };

export function readOpened(
  answer: unknown,
  { purchase, ethAddress, isGuest, now }: Opening,
): KeptPayment | undefined {
  const parsed = openedAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  const { expiresAt, receivingAddress, chainId, ...opened } = parsed.data;
  return {
    ...opened,
    receivingAddress: receivingAddress ?? brand.ethReceivingAddress,
    chainId: chainId ?? mainnet,
    ...purchase,
    ethAddress,
    isGuest,
    state: "quoted",
    openedAt: now,
    expiresAt: readDeadline(expiresAt, now),
    isDismissed: false,
  };
}

/** Where this clock and the server's disagree, only the length of the time can be believed. */
function readDeadline(expiresAt: string | undefined, now: number): number {
  const stated = expiresAt === undefined ? NaN : Date.parse(expiresAt);
  const isPlausible = stated > now && stated <= now + quoteHolds + clockTolerance;
  return isPlausible ? stated : now + quoteHolds;
}

/** What the server knows by now about a payment, over what the browser remembers of it. */
export function learnState(payment: KeptPayment, answer: ConfirmAnswer): KeptPayment {
  const known = { ...payment, state: answer.state, message: answer.message };
  if (!("price" in answer)) return known;
  return {
    ...known,
    price: answer.price,
    ...(answer.transactionHash && { transactionHash: answer.transactionHash }),
    ...(answer.explorerUrl && { explorerUrl: answer.explorerUrl }),
  };
}

/** Amounts are never issued twice, so they name a payment where the answer did not. */
export function isSamePayment(one: KeptPayment, other: KeptPayment): boolean {
  return one.requiredAmount === other.requiredAmount && one.paymentId === other.paymentId;
}

const openStates: ReadonlySet<PaymentState> = new Set(["quoted", "confirming"]);
export const isStillOpen = ({ state }: KeptPayment) => openStates.has(state);
