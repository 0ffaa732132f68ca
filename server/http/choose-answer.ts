import { parseByteRange, type ByteRange } from "./byte-range.ts";
import { negotiateEncoding } from "./content-encoding.ts";
import { matchesAnyTag } from "./entity-tag.ts";
import type { PreparedFile, PreparedHeaders, PreparedVariant } from "./prepare-file.ts";

/** What is asked of a file: the method, and those headers that change the answer. */
export type AskedOfFile = {
  method: string;
  headers: { [name in "accept-encoding" | "if-none-match" | "range"]?: string | undefined } & {
    "if-range"?: string | string[] | undefined;
  };
};
export type FileAnswer =
  | { status: 304; headers: PreparedHeaders; variant: PreparedVariant; range: undefined }
  | { status: 200 | 206; headers: PreparedHeaders; variant: PreparedVariant; range: ByteRange }
  | { status: 416; size: number };

export function chooseAnswer(file: PreparedFile, asked: AskedOfFile): FileAnswer {
  const { headers } = asked;
  const variant = chooseVariant(file, headers["accept-encoding"]);
  if (matchesAnyTag(headers["if-none-match"], variant.etag)) {
    return { status: 304, headers: variant.unchanged, variant, range: undefined };
  }
  const { size } = variant;
  const range = variant.encoding === "identity" ? readRange(variant, asked) : undefined;
  if (range === "unsatisfiable") return { status: 416, size };
  if (!range) {
    return { status: 200, headers: variant.whole, variant, range: { start: 0, end: size - 1 } };
  }
  const { start, end } = range;
  const own = [
    "content-range",
    `bytes ${start}-${end}/${size}`,
    "content-length",
    String(end + 1 - start),
  ];
  return { status: 206, headers: [...variant.part, ...own], variant, range };
}

export function chooseVariant(
  file: PreparedFile,
  acceptEncoding: string | undefined,
): PreparedVariant {
  const encoding = negotiateEncoding(acceptEncoding, file.encodings);
  return file.encoded.find((variant) => variant.encoding === encoding) ?? file.plain;
}

/** Ranges are for GET alone; an If-Range that is not our tag (a date, say) asks for the whole. */
function readRange(variant: PreparedVariant, { method, headers }: AskedOfFile) {
  if (headers.range === undefined || method !== "GET") return undefined;
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== variant.etag) return undefined;
  return parseByteRange(headers.range, variant.size);
}
