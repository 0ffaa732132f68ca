import { describe, expect, it } from "vitest";
import { parsePaymentRequest, placeholderCampaignId } from "./payment-request.ts";

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const hash = `0x${"ab".repeat(32)}`;
const id = "0b6f9d3e-9c4d-4a6e-8a52-0d8f4f1f2a3b";
const setup = { campaignId: placeholderCampaignId, packageId: "basic-pr", ethAddress: address };
const ids = { paymentId: id, claimToken: "x".repeat(43) };

function faultsOf(body: unknown): Readonly<Record<string, string>> {
  const parsed = parsePaymentRequest(body);
  return "faults" in parsed ? parsed.faults : {};
}

describe("a payment's request", () => {
  it("is a setup as the dialog sends it", () => {
    expect(parsePaymentRequest(setup)).toEqual({
      kind: "setup",
      request: {
        campaignId: null,
        packageId: "basic-pr",
        invoiceId: null,
        pence: null,
        ethAddress: address,
        email: null,
      },
    });
  });

  it("is for an invoice, all of it or a part, and never less than a penny", () => {
    const asked = { invoiceId: id, ethAddress: address };
    expect(parsePaymentRequest(asked)).toMatchObject({
      kind: "setup",
      request: { invoiceId: id, pence: null, packageId: null, campaignId: null },
    });
    expect(parsePaymentRequest({ ...asked, pence: 500, transactionHash: hash })).toMatchObject({
      kind: "confirm",
      request: { invoiceId: id, packageId: null },
    });
    for (const pence of [0, -1, 1.5, 10_000_000_001, "5"]) {
      expect(parsePaymentRequest({ ...asked, pence })).toHaveProperty("faults.pence");
    }
  });

  it("is a confirmation as the dialog sends it", () => {
    expect(parsePaymentRequest({ ...setup, transactionHash: ` ${hash.toUpperCase()} ` })).toEqual({
      kind: "confirm",
      request: {
        campaignId: null,
        packageId: "basic-pr",
        invoiceId: null,
        ethAddress: address,
        transactionHash: hash,
        paymentId: null,
        claimToken: null,
        chainId: null,
      },
    });
  });

  it.each(["status", "claim"] as const)("asks for the %s", (action) => {
    expect(parsePaymentRequest({ action, ...ids })).toEqual({
      kind: action,
      request: { action, ...ids },
    });
  });

  it.each([
    [id, id],
    [id.toUpperCase(), id],
    ["00000000-0000-0000-0000-000000000000", null],
    ["temp-campaign", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("names the campaign %s", (campaignId, meant) => {
    expect(parsePaymentRequest({ ...setup, campaignId })).toMatchObject({
      request: { campaignId: meant },
    });
  });

  it.each([address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, ` ${address}\n`])(
    "takes the address %s",
    (ethAddress) => {
      expect(parsePaymentRequest({ ...setup, ethAddress })).toMatchObject({
        request: { ethAddress: address },
      });
    },
  );

  it.each([
    ["", "eth-address-missing"],
    [7, "eth-address-missing"],
    ["vitalik.eth", "eth-address-malformed"],
    [address.slice(0, -1), "eth-address-malformed"],
    [address.replace("d8dA", "d8da"), "eth-address-mistyped"],
  ])("refuses the address %s", (ethAddress, message) => {
    expect(faultsOf({ ...setup, ethAddress })).toEqual({ ethAddress: message });
  });

  it.each([
    ["", "transaction-hash-missing"],
    [7, "transaction-hash-missing"],
    ["0x1234", "transaction-hash-malformed"],
  ])("refuses the hash %s", (transactionHash, message) => {
    expect(faultsOf({ ...setup, transactionHash })).toEqual({ transactionHash: message });
  });

  it("refuses everything else that is malformed", () => {
    expect(faultsOf(null)).toHaveProperty("body");
    expect(faultsOf("text")).toHaveProperty("body");
    expect(faultsOf({ action: "steal" })).toHaveProperty("action");
    expect(faultsOf({ ...setup, email: "ada" })).toHaveProperty("email");
    expect(Object.keys(faultsOf({ campaignId: {}, packageId: [], ethAddress: null }))).toEqual([
      "campaignId",
      "packageId",
      "ethAddress",
    ]);
    const confirm = {
      ...setup,
      transactionHash: hash,
      paymentId: "1",
      claimToken: "1",
      chainId: "1",
    };
    expect(Object.keys(faultsOf(confirm))).toEqual(["paymentId", "claimToken", "chainId"]);
    expect(faultsOf({ action: "claim" })).toHaveProperty("claimToken");
  });
});
