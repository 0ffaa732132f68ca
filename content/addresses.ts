import { brand } from "./brand.ts";

/** The full address of a path on this site; the home page alone ends in a slash. */
export function absoluteUrl(path: string): string {
  return `${brand.origin}${path}`;
}

export const receiptsPath = "/receipt";

export function receiptPath(paymentId: string): string {
  return `${receiptsPath}?payment=${encodeURIComponent(paymentId)}`;
}
