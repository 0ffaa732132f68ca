export type ByteRange = { start: number; end: number };

/**
 * One byte range of a file (`end` inclusive). `undefined`: send the whole file, as RFC 9110 asks
 * for other units, malformed ranges and, here, for several ranges at once.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const parsed = /^bytes=\s*(?<first>\d*)\s*-\s*(?<last>\d*)\s*$/i.exec(header ?? "");
  const { first = "", last = "" } = parsed?.groups ?? {};
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
