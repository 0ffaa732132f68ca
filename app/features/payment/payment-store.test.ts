// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { brand } from "../../../content/brand.ts";
import { type KeptPayment, type Purchase, readOpened } from "./kept-payment.ts";

const opening = {
  purchase: { packageId: "basic-pr" },
  ethAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  isGuest: true,
  now: Date.UTC(2026, 0, 1),
};

function opened(answer: unknown, purchase: Purchase = opening.purchase) {
  const payment = readOpened(answer, { ...opening, purchase });
  if (!payment) throw new Error("The answer was not read.");
  return payment;
}

/** As in a page that has just been loaded. */
async function loadStore() {
  vi.resetModules();
  return import("./payment-store.ts");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("reads an answer that is an amount alone, a number or a text", () => {
  const bare = opened({ requiredAmount: 0.25 });
  expect(bare).toMatchObject({
    requiredAmount: "0.250000",
    receivingAddress: brand.ethReceivingAddress,
    chainId: 1,
    expiresAt: opening.now + 900_000,
  });
  expect(opened({ requiredAmount: "0.214537" }).requiredAmount).toBe("0.214537");
  expect(readOpened({ success: true }, opening)).toBeUndefined();
  expect(readOpened({ requiredAmount: "a lot" }, opening)).toBeUndefined();
});

it("believes the server's time unless the clocks disagree", () => {
  const at = (milliseconds: number) => new Date(opening.now + milliseconds).toISOString();
  const deadline = (expiresAt: string) =>
    opened({ requiredAmount: "0.1", expiresAt }).expiresAt - opening.now;
  expect(deadline(at(898_000))).toBe(898_000);
  expect(deadline(at(-3_600_000))).toBe(900_000);
  expect(deadline(at(3_600_000))).toBe(900_000);
});

it("finds an open payment again after a reload, for the same purchase alone", async () => {
  const general = opened({ requiredAmount: "0.1" });
  const forDraft = opened({ requiredAmount: "0.2" }, { packageId: "basic-pr", campaignId: "c1" });
  const { keepPayment } = await loadStore();
  keepPayment(general);
  keepPayment(forDraft);
  const { findCurrent } = await loadStore();
  expect(findCurrent({ packageId: "basic-pr" })).toEqual(general);
  expect(findCurrent({ packageId: "enterprise-pr" })).toBeUndefined();
  expect(findCurrent({ packageId: "basic-pr", campaignId: "c1" })).toEqual(forDraft);
});

it("replaces what it knew, and resumes nothing that was put away", async () => {
  const { keepPayment, findCurrent, readKeptPayments, dismissPayment } = await loadStore();
  const payment = opened({ requiredAmount: "0.1" });
  keepPayment(payment);
  const claimed: KeptPayment = { ...payment, state: "paid", isGuest: false };
  keepPayment(claimed);
  expect(readKeptPayments()).toEqual([claimed]);
  dismissPayment(payment);
  expect(readKeptPayments()).toEqual([{ ...claimed, isDismissed: true }]);
  expect(findCurrent({ packageId: "basic-pr" })).toBeUndefined();
});

it("works from memory where storage is denied", async () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  const { keepPayment, readKeptPayments } = await loadStore();
  keepPayment(opened({ requiredAmount: "0.1" }));
  expect(readKeptPayments()).toHaveLength(1);
});

it("takes nothing for a payment that is none", async () => {
  localStorage.setItem("payments", '[{"requiredAmount":"1"}]');
  const { readKeptPayments } = await loadStore();
  expect(readKeptPayments()).toEqual([]);
});

it("finds a payment for the same part of an invoice again, and money on its way for any", async () => {
  const { keepPayment, findCurrent, findForInvoice } = await loadStore();
  const quoted = opened({ requiredAmount: "0.3" }, { invoiceId: "i", pence: 5000 });
  keepPayment(quoted);
  expect(findCurrent({ invoiceId: "i", pence: 5000 })).toEqual(quoted);
  expect(findCurrent({ invoiceId: "i", pence: null })).toBeUndefined();
  expect(findCurrent({ invoiceId: "j", pence: 5000 })).toBeUndefined();
  expect(findForInvoice({ invoiceId: "i" })?.pence).toBe(5000);
  const sent: KeptPayment = { ...quoted, state: "confirming" };
  keepPayment(sent);
  expect(findCurrent({ invoiceId: "i", pence: null })).toEqual(sent);
});
