import * as z from "zod/mini";
import { paymentsEntry } from "./has-kept-payments.ts";
import { isSamePayment, type KeptPayment, keptPayment, type Purchase } from "./kept-payment.ts";

const longestList = 20;

let inMemory: readonly KeptPayment[] = [];
let isDenied = false;
let lastText: string | null = null;
let lastRead: readonly KeptPayment[] = [];
const listeners = new Set<() => void>();

/** Newest first. The same array as long as nothing changes. */
export function readKeptPayments(): readonly KeptPayment[] {
  const text = readEntry();
  if (text === undefined || isDenied) return inMemory;
  if (text !== lastText) {
    lastText = text;
    lastRead = parseEntry(text);
  }
  return lastRead;
}

/** The payment that this purchase is in the middle of, or whose end has not been seen yet. */
export function findCurrent(purchase: Purchase): KeptPayment | undefined {
  if ("invoiceId" in purchase) return findForInvoice(purchase);
  const { packageId, campaignId } = purchase;
  return readKeptPayments().find(
    (kept) => !kept.isDismissed && kept.packageId === packageId && kept.campaignId === campaignId,
  );
}

/** Without a sum, whichever it is. A quote for another sum is left to run out; money on its way is not. */
export function findForInvoice(asked: {
  invoiceId: string;
  pence?: number | null;
}): KeptPayment | undefined {
  return readKeptPayments().find(
    ({ isDismissed, invoiceId, pence, state }) =>
      !isDismissed &&
      invoiceId === asked.invoiceId &&
      (asked.pence === undefined || pence === asked.pence || state !== "quoted"),
  );
}

export function keepPayment(payment: KeptPayment) {
  commit([payment, ...withoutPayment(payment)].slice(0, longestList));
}

/** Its end has been seen: another may begin. What else is known of it by now stays as it is. */
export function dismissPayment(payment: KeptPayment) {
  const kept = readKeptPayments().find((each) => isSamePayment(each, payment)) ?? payment;
  keepPayment({ ...kept, isDismissed: true });
}

export function subscribeToPayments(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function withoutPayment(payment: KeptPayment) {
  return readKeptPayments().filter((kept) => !isSamePayment(kept, payment));
}

function commit(payments: readonly KeptPayment[]) {
  inMemory = payments;
  try {
    localStorage.setItem(paymentsEntry, JSON.stringify(payments));
    isDenied = false;
  } catch {
    isDenied = true;
    // Denied or full: the copy in memory holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Undefined where storage is denied. */
function readEntry(): string | null | undefined {
  try {
    return localStorage.getItem(paymentsEntry);
  } catch {
    return undefined;
  }
}

function parseEntry(text: string | null): readonly KeptPayment[] {
  try {
    return z.array(keptPayment).parse(JSON.parse(text ?? "[]"));
  } catch {
    // Written by another version, or by somebody: it cannot be used, and must not stop a payment.
    return [];
  }
}
