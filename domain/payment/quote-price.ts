import { weiPerMicroEther } from "./ether-amount.ts";
import type { Rates } from "./rate.ts";

const weiPerEther = 10n ** 18n;

export type Quote = {
  netPence: bigint;
  vatPence: bigint;
  totalPence: bigint;
  /** The total in ether, rounded up at six decimals. */
  amountWei: bigint;
  /** With eight decimals, for the record; the amount comes from the rates themselves. */
  gbpPerEth: string;
};

const standardVatPercent = 20n;

/** What a price excluding VAT comes to in ether. With a VAT number, VAT is due on it. */
export function quotePrice(netPence: bigint, rates: Rates, options: { hasVat: boolean }): Quote {
  const vatPence = options.hasVat ? roundHalfUp(netPence * standardVatPercent, 100n) : 0n;
  const totalPence = netPence + vatPence;
  return {
    netPence,
    vatPence,
    totalPence,
    amountWei: toWei(totalPence, rates),
    gbpPerEth: formatGbpPerEth(rates),
  };
}

/** Never less than the price: what cannot be expressed exactly is rounded up, once. */
function toWei(pence: bigint, { ethUsd, gbpUsd }: Rates): bigint {
  const dividend = pence * gbpUsd.answer * weiPerEther * scaleOf(ethUsd.decimals);
  const divisor = 100n * ethUsd.answer * scaleOf(gbpUsd.decimals);
  return ceilDivide(dividend, divisor * weiPerMicroEther) * weiPerMicroEther;
}

function formatGbpPerEth({ ethUsd, gbpUsd }: Rates): string {
  const dividend = ethUsd.answer * scaleOf(gbpUsd.decimals) * scaleOf(8);
  const digits = String(dividend / (gbpUsd.answer * scaleOf(ethUsd.decimals))).padStart(9, "0");
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

function scaleOf(decimals: number): bigint {
  return 10n ** BigInt(decimals);
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

function roundHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
