import { isVersion } from "./byte-store.ts";
import type { ByteKey } from "../../runtime/files/files.ts";

export type Listing = { entries: (ByteKey & { modified: Date })[]; next: string | undefined };

/** One page of ListObjectsV2. Keys of ours need no unescaping; whatever else lies in the bucket is left alone. */
export function readListing(xml: string): Listing {
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = ""]) => {
    const [bucketId = "", , version = "", ...rest] = (valueOf(entry, "Key") ?? "").split("/");
    const modified = new Date(valueOf(entry, "LastModified") ?? "");
    return isVersion(version) && rest.length === 0 ? [{ bucketId, version, modified }] : [];
  });
  const next = valueOf(xml, "NextContinuationToken");
  return { entries, next: next === undefined ? undefined : unescape(next) };
}

function valueOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}

function unescape(text: string): string {
  const entities = new Map<string, string>(
    Object.entries({ lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" }),
  );
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole);
}
