/** Whether the first bytes of a file are those of a file of this type. */
export function looksLike(type: string, head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const isOfType = signatures.get(type);
  if (isOfType) return isOfType(bytes);
  return type === anyBytes || (type.startsWith("text/") && isText(bytes));
}

/** Whether files of this type can be told by their bytes. */
export function isKnownType(type: string): boolean {
  return signatures.has(type) || type === anyBytes || type.startsWith("text/");
}

/** The type of a file of which only the first bytes are known. */
export function sniffType(head: Uint8Array): string {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const found = [...signatures].find(([, isOfType]) => isOfType(bytes));
  return found?.[0] ?? (isText(bytes) ? "text/plain;charset=UTF-8" : anyBytes);
}

/** True of every file. */
const anyBytes = "application/octet-stream";

type Signature = (bytes: Buffer) => boolean;

const zip: Signature = startsWith("PK\u0003\u0004");

const signatures = new Map<string, Signature>(
  Object.entries({
    "image/jpeg": startsWith("\xff\xd8\xff"),
    "image/png": startsWith("\x89PNG\r\n\x1a\n"),
    "image/gif": (bytes) => /^GIF8[79]a/.test(textAt(bytes, 0, 6)),
    "image/webp": (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP",
    "image/avif": (bytes) => /^avi[fs]$/.test(brandOf(bytes)),
    "video/mp4": (bytes) =>
      /^(?:iso[\dm]|mp4[12]|avc1|M4V |dash|MSNV|iso6|cmf[cs2])/.test(brandOf(bytes)),
    "video/quicktime": (bytes) =>
      brandOf(bytes) === "qt  " || /^(?:moov|mdat|wide)$/.test(textAt(bytes, 4, 4)),
    "video/webm": startsWith("\x1aE\xdf\xa3"),
    "audio/mpeg": (bytes) =>
      textAt(bytes, 0, 3) === "ID3" || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
    "audio/wav": (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WAVE",
    "application/pdf": startsWith("%PDF-"),
    // An archive without entries has only its end.
    "application/zip": (bytes) => zip(bytes) || textAt(bytes, 0, 4) === "PK\u0005\u0006",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": zip,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": zip,
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": zip,
  }),
);

/** No control character that text has no use for, and nothing that is a file of another kind. */
function isText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte))) return false;
  return ![...signatures.values()].some((isOfType) => isOfType(bytes));
}

function startsWith(text: string): Signature {
  return (bytes) => textAt(bytes, 0, text.length) === text;
}

function brandOf(bytes: Buffer): string {
  return textAt(bytes, 4, 4) === "ftyp" ? textAt(bytes, 8, 4) : "";
}

function textAt(bytes: Buffer, at: number, length: number): string {
  return bytes.toString("latin1", at, at + length);
}
