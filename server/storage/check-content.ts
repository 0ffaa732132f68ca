import { readImageSize } from "../../domain/file/image-size.ts";
import type { Bucket } from "./buckets.ts";
import { isKnownType, looksLike, sniffType } from "../../runtime/files/sniff-type.ts";
import { storageError, type StorageError } from "./storage-error.ts";

/** A browser that shows a picture has to unpack it: four bytes for each pixel, whatever the file weighs. */
const mostPixels = 100_000_000;
const mostAvatarPixels = 16_777_216;

/** The type alone, without parameters, in the form in which types are compared. */
export function essenceOf(type: string): string {
  return type.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The types that storage-js and browsers send when nobody specified one. */
const unspecifiedTypes = new Set(["", "application/octet-stream", "text/plain;charset=utf-8"]);

function isUnspecified(type: string): boolean {
  return unspecifiedTypes.has(type.toLowerCase());
}

/** `image/*` stands for every picture. */
export function takesType({ allowed_mime_types: allowed }: Bucket, type: string): boolean {
  if (!allowed || allowed.length === 0) return true;
  const essence = essenceOf(type);
  const [kind] = essence.split("/");
  return [essence, `${kind}/*`, "*/*"].some((each) => allowed.includes(each));
}

/** Refuses what the bucket does not take, by what the client says of it: before its bytes are read. */
export function requireAllowedType(bucket: Bucket, type: string): void {
  if (isUnspecified(type)) return;
  const isPlain = /^[\w.+-]+\/[\w.+-]+(?:\s*;\s*charset=[\w-]+)?$/i.test(type);
  if (isPlain && takesType(bucket, type) && isKnownType(essenceOf(type))) return;
  throw typeNotTaken(type, { isUnread: true });
}

/** The type that a file is kept under: what its bytes say where the client says nothing. */
export function decideType(bucket: Bucket, type: string, head: Uint8Array): string {
  const decided = isUnspecified(type) ? sniffType(head) : type;
  if (!takesType(bucket, decided)) throw typeNotTaken(decided);
  requireTrueType(bucket, decided, head);
  return decided;
}

export function typeNotTaken(type: string, options?: { isUnread: boolean }): StorageError {
  const shown = type.slice(0, 100) || "unknown";
  return storageError("invalidType", `mime type ${shown} is not supported`, options);
}

/** Refuses a file that is not what the client says. */
function requireTrueType(bucket: Bucket, type: string, head: Uint8Array): void {
  const essence = essenceOf(type);
  if (!looksLike(essence, head)) {
    throw storageError("invalidType", `The file is not what it is said to be: ${essence}.`);
  }
  if (!essence.startsWith("image/")) return;
  const size = readImageSize(head);
  const isAvatar = bucket.id === "avatars";
  if (!size && isAvatar) throw storageError("invalidType", "The picture does not tell its size.");
  const most = isAvatar ? mostAvatarPixels : mostPixels;
  if (size && size.width * size.height > most) {
    throw storageError("tooLarge", `The picture has more than ${most} pixels.`);
  }
}
