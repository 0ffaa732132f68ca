import * as z from "zod/mini";
import { getAddress } from "viem/utils";
import { fault } from "../field/fault.ts";

const form = /^0x[\da-f]{40}$/i;

/** Capitals in an address are a checksum (EIP-55), unless all of its letters are of one case. */
function hasValidChecksum(address: string): boolean {
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || getAddress(address) === address;
}

/** An address as somebody typed or pasted it; comes out with its checksum. */
export const ethAddress = z.pipe(
  z.string(fault("eth-address-missing")).check(
    z.trim(),
    z.minLength(1, { error: fault("eth-address-missing"), abort: true }),
    z.regex(form, {
      error: fault("eth-address-malformed"),
      abort: true,
    }),
    z.refine(hasValidChecksum, fault("eth-address-mistyped")),
  ),
  z.transform((text) => getAddress(text)),
);
