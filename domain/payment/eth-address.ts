import * as z from "zod/mini";
import { getAddress } from "viem/utils";

const form = /^0x[\da-f]{40}$/i;

/** Capitals in an address are a checksum (EIP-55), unless all of its letters are of one case. */
export function hasValidChecksum(address: string): boolean {
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || getAddress(address) === address;
}

/** An address as somebody typed or pasted it; comes out with its checksum. */
export const ethAddress = z.pipe(
  z.string("Please enter your ETH wallet address").check(
    z.trim(),
    z.minLength(1, { error: "Please enter your ETH wallet address", abort: true }),
    z.regex(form, {
      error: "An ETH address is 0x followed by 40 digits from 0 to 9 and a to f.",
      abort: true,
    }),
    z.refine(
      hasValidChecksum,
      "This address has a typing error: its capital letters do not fit. Please copy it again.",
    ),
  ),
  z.transform((text) => getAddress(text)),
);
