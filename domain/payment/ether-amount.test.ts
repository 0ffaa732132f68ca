import { describe, expect, it } from "vitest";
import { formatEtherAmount, formatPaymentLink } from "./ether-amount.ts";

describe("an amount of ETH", () => {
  it.each([
    [250_123n * 10n ** 12n, "0.250123"],
    [10n ** 18n, "1.000000"],
    [12_345_678_000_001n * 10n ** 12n, "12345678.000001"],
    [1n, "0.000000000000000001"],
    [10n ** 11n, "0.0000001"],
    [0n, "0.000000"],
  ])("%s wei is %s", (wei, text) => {
    expect(formatEtherAmount(wei)).toBe(text);
  });

  it("becomes a link that wallets read", () => {
    const payment = {
      receivingAddress: "0x000000000000000000000000000000000000dEaD",
      chainId: 31_337,
      amountWei: 250_123n * 10n ** 12n,
    };
    expect(formatPaymentLink(payment)).toBe(
      "ethereum:0x000000000000000000000000000000000000dEaD@31337?value=250123000000000000",
    );
  });
});
