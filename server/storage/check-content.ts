import { readImageSize } from "../../supabase/functions/fetch-substack-posts/image-size.ts";
import type { Bucket } from "./buckets.ts";
import { looksLike } from "./sniff-type.ts";
import { storageError } from "./storage-error.ts";

/** A browser that shows a picture has to unpack it: four bytes for each pixel, whatever the file weighs. */
const mostPixels = 100_000_000;
const mostAvatarPixels = 16_777_216;

/** The type alone, without parameters, in the form in which types are compared. */
export function essenceOf(type: string): string {
  return type.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Refuses what the bucket does not take, by what the client says of it: before its bytes are read. */
export function requireAllowedType(bucket: Bucket, type: string): void {
  const essence = essenceOf(type);
  const isAllowed = bucket.allowed_mime_types?.includes(essence) ?? true;
  const isPlain = /^[\w.+-]+\/[\w.+-]+(?:\s*;\s*charset=[\w-]+)?$/i.test(type);
  if (isAllowed && isPlain) return;
  const shown = type.slice(0, 100) || "unknown";
  throw storageError("invalidType", `mime type ${shown} is not supported`, { isUnread: true });
}

/** Refuses a file that is not what the client says. */
export function requireTrueType(bucket: Bucket, type: string, head: Uint8Array): void {
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
