import { storageError } from "./storage-error.ts";

const longestBytes = 1024;

/** What Supabase allows in a name as well, so that no file is stuck here. No question mark: no address could name it. */
const allowed = /^[\w/!\-.*'() &$@=;:+,]+$/;

export function isObjectName(name: string): boolean {
  const isKnown = allowed.test(name) && Buffer.byteLength(name) <= longestBytes;
  return isKnown && name.split("/").every((part) => part.trim() !== "" && !/^\.+$/.test(part));
}

export function requireObjectName(name: string): string {
  if (isObjectName(name)) return name;
  throw storageError("invalidKey", `Invalid key: ${name.slice(0, 100)}`);
}

/** The bucket and the name that an address means, after the part that says what to do with them. */
export function readObjectAddress(url: string, prefix: string): { bucketId: string; name: string } {
  const { pathname } = new URL(url);
  const start = pathname.indexOf(prefix) + prefix.length;
  const [bucketId = "", ...rest] = decode(pathname.slice(start)).split("/");
  return { bucketId, name: requireObjectName(rest.join("/")) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw storageError("invalidKey", "Invalid key: it is not encoded as UTF-8", { cause });
  }
}
