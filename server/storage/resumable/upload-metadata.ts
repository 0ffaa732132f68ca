import { storageError } from "../storage-error.ts";

const longest = 16_384;
const key = /^[\x21-\x2b\x2d-\x7e]{1,100}$/;
const value = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** `Upload-Metadata`: pairs of a name and Base64, with commas between them. */
export function parseUploadMetadata(header: string): Map<string, string> {
  if (header.length > longest) throw invalid();
  const found = new Map<string, string>();
  for (const pair of header.split(",")) {
    const [name = "", encoded = "", ...rest] = pair.trim().split(" ");
    if (!key.test(name) || !value.test(encoded) || rest.length > 0 || found.has(name)) {
      throw invalid();
    }
    found.set(name, Buffer.from(encoded, "base64").toString("utf8"));
  }
  return found;
}

function invalid() {
  return storageError("invalidRequest", "Upload-Metadata is invalid.");
}
