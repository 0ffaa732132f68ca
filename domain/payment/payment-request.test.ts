import { describe, expect, it } from "vitest";
import { parsePaymentRequest, placeholderCampaignId } from "./payment-request.ts";

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const hash = `0x${"ab".repeat(32)}`;
const id = "0b6f9d3e-9c4d-4a6e-8a52-0d8f4f1f2a3b";
const setup = { campaignId: placeholderCampaignId, packageId: "basic-pr", ethAddress: address };
const ids = { paymentId: id, claimToken: "x".repeat(43) };

function fieldsOf(body: unknown): Record<string, string> {
  const parsed = parsePaymentRequest(body);
  return "fields" in parsed ? parsed.fields : {};
}

describe("a payment's request", () => {
  it("is a setup as the contract sends it", () => {
    expect(parsePaymentRequest(setup)).toEqual({
      kind: "setup",
      request: { campaignId: null, packageId: "basic-pr", ethAddress: address, email: null },
    });
  });

  it("is a confirmation as the contract sends it", () => {
    expect(parsePaymentRequest({ ...setup, transactionHash: ` ${hash.toUpperCase()} ` })).toEqual({
      kind: "confirm",
      request: {
        campaignId: null,
        packageId: "basic-pr",
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
    ["", "Please enter your ETH wallet address"],
    [7, "Please enter your ETH wallet address"],
    ["vitalik.eth", "An ETH address is 0x followed by 40 digits from 0 to 9 and a to f."],
    [address.slice(0, -1), "An ETH address is 0x followed by 40 digits from 0 to 9 and a to f."],
    [
      address.replace("d8dA", "d8da"),
      "This address has a typing error: its capital letters do not fit. Please copy it again.",
    ],
  ])("refuses the address %s", (ethAddress, message) => {
    expect(fieldsOf({ ...setup, ethAddress })).toEqual({ ethAddress: message });
  });

  it.each([
    ["", "Please enter the transaction hash"],
    [7, "Please enter the transaction hash"],
    ["0x1234", "A transaction hash is 0x followed by 64 digits from 0 to 9 and a to f."],
  ])("refuses the hash %s", (transactionHash, message) => {
    expect(fieldsOf({ ...setup, transactionHash })).toEqual({ transactionHash: message });
  });

  it("refuses everything else that is malformed", () => {
    expect(fieldsOf(null)).toHaveProperty("body");
    expect(fieldsOf("text")).toHaveProperty("body");
    expect(fieldsOf({ action: "steal" })).toHaveProperty("action");
    expect(fieldsOf({ ...setup, email: "ada" })).toHaveProperty("email");
    expect(Object.keys(fieldsOf({ campaignId: {}, packageId: [], ethAddress: null }))).toEqual([
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
    expect(Object.keys(fieldsOf(confirm))).toEqual(["paymentId", "claimToken", "chainId"]);
    expect(fieldsOf({ action: "claim" })).toHaveProperty("claimToken");
  });
});
