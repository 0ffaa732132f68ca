const shape = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Pounds as pence, or a quantity as its hundredths: `£1,250.5` is 125050. By its digits: nothing is rounded. Null for others. */
export function readHundredths(typed: string): number | null {
  const read = shape.exec(typed.trim());
  if (!read) return null;
  const [, whole = "", part = ""] = read;
  const figure = Number(whole.replaceAll(",", "") + part.padEnd(2, "0"));
  // More than anything is ever charged: so much is too much, and a figure all the same.
  return Math.min(figure, Number.MAX_SAFE_INTEGER);
}

/** The same the other way, as a field to type in has it. */
export function writeDecimal(hundredths: number): string {
  const whole = String(Math.floor(hundredths / 100));
  const part = hundredths % 100;
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, "0")}`;
}
