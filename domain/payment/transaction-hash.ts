import * as z from "zod/mini";
import { fault } from "../field/fault.ts";

const form = /^0x[\da-f]{64}$/;

/** A transaction's hash as somebody typed or pasted it, with or without capitals. */
export const transactionHash = z.pipe(
  z
    .string(fault("transaction-hash-missing"))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: fault("transaction-hash-missing"), abort: true }),
      z.regex(form, fault("transaction-hash-malformed")),
    ),
  z.transform((text): `0x${string}` => `0x${text.slice(2)}`),
);
