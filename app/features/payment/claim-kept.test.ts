// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canBeClaimed, claimKept, refreshKept } from "./claim-kept.ts";
import type { KeptPayment } from "./kept-payment.ts";
import { keepPayment, readKeptPayments } from "./payment-store.ts";

const paymentId = "5b7a4c86-0f64-4d51-9a0a-2f6f1d1f0c11";
const paid: KeptPayment = {
  packageId: "basic-pr",
  ethAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  requiredAmount: "0.214537",
  paymentId,
  claimToken: "t".repeat(43),
  receivingAddress: "0x000000000000000000000000000000000000dEaD",
  chainId: 31337,
  state: "paid",
  openedAt: Date.now(),
  expiresAt: Date.now() + 900_000,
  isGuest: true,
  isDismissed: true,
};

let asked = 0;

function answerWith(status: number, body: object) {
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return Response.json(body, { status });
  });
}

beforeEach(() => {
  asked = 0;
  localStorage.clear();
  keepPayment(paid);
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => readKeptPayments()[0];

it("asks about what was paid without an account, and about nothing else", () => {
  expect(canBeClaimed(paid)).toBe(true);
  expect(canBeClaimed({ ...paid, isGuest: false })).toBe(false);
  expect(canBeClaimed({ ...paid, state: "confirming" })).toBe(false);
  expect(canBeClaimed({ ...paid, claimToken: undefined })).toBe(false);
});

it("does not ask again once it is claimed, or is somebody else's", async () => {
  answerWith(200, {});
  expect(await claimKept(paid)).toEqual({ is: "claimed" });
  expect(kept()).toMatchObject({ isGuest: false, claimToken: paid.claimToken });
  keepPayment(paid);
  answerWith(409, { error: "It is taken.", code: "already-claimed" });
  expect(await claimKept(paid)).toEqual({ is: "refused", message: "It is taken." });
  expect(kept()).toMatchObject({ isGuest: false });
});

it("asks again after a failure", async () => {
  answerWith(500, { error: "Not now." });
  expect(await claimKept(paid)).toEqual({ is: "refused", message: "Not now." });
  expect(kept()).toMatchObject({ isGuest: true });
});

it("learns what became of payments that were open when the page was left", async () => {
  answerWith(404, { error: "There is none.", code: "payment-not-found" });
  const week = 7 * 24 * 3_600_000;
  await refreshKept([
    paid,
    { ...paid, state: "quoted" },
    { ...paid, state: "quoted", isGuest: false },
    { ...paid, state: "quoted", openedAt: Date.now() - week - 1000 },
  ]);
  expect(asked).toBe(1);
});
