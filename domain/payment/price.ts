/** Pounds with two decimals, added without floats: net, VAT, and what both come to. */
export function formatPrice({ priceGbp, vatGbp }: { priceGbp: string; vatGbp: string }) {
  return {
    net: formatPence(toPence(priceGbp)),
    vat: formatPence(toPence(vatGbp)),
    total: formatPence(toPence(priceGbp) + toPence(vatGbp)),
  };
}

/** Of pounds as the database writes them. */
export function toPence(pounds: string): bigint {
  const [whole = "0", fraction = ""] = pounds.split(".");
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0").slice(0, 2));
}

export function formatPence(pence: bigint): string {
  return `${pence / 100n}.${String(pence % 100n).padStart(2, "0")}`;
}
