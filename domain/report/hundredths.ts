/** How PostgreSQL's `numeric` arrives: as a number in JSON, as a string from some drivers. */
export type Decimal = number | string;

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Pounds become pence, scores hundredths: whole numbers, which add up without a remainder. */
export function toHundredths(value: Decimal): bigint {
  const [, sign, whole = "", fraction = ""] = decimal.exec(String(value)) ?? [];
  if (sign === undefined) throw new RangeError(`Not a decimal: ${value}`);
  const thousandths = BigInt(whole + fraction.slice(0, 3).padEnd(3, "0"));
  const hundredths = divideRounded(thousandths, 10n);
  return sign ? -hundredths : hundredths;
}

/** `1234567n` is `"12345.67"`. */
export function writeHundredths(hundredths: bigint): string {
  const sign = hundredths < 0n ? "-" : "";
  const digits = magnitude(hundredths).toString().padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Halves go away from zero, as people round. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const rounded = (magnitude(dividend) * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
