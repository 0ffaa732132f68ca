import { getAddress, isAddress, type Address } from "viem";
import { ConfigError } from "../../runtime/errors/config-error.ts";

/** An address in mixed case carries its own checksum (EIP-55), which a typing error does not survive. */
export function checkWallet(address: string): Address {
  if (isAddress(address)) return getAddress(address);
  throw new ConfigError(
    `ETH_RECEIVING_ADDRESS is "${address}", whose capitals do not match: it has a typing error.`,
  );
}
