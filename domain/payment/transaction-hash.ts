import * as z from "zod/mini";

const form = /^0x[\da-f]{64}$/;

/** A transaction's hash as somebody typed or pasted it, with or without capitals. */
export const transactionHash = z.pipe(
  z
    .string("Please enter the transaction hash")
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: "Please enter the transaction hash", abort: true }),
      z.regex(form, "A transaction hash is 0x followed by 64 digits from 0 to 9 and a to f."),
    ),
  z.transform((text): `0x${string}` => `0x${text.slice(2)}`),
);
