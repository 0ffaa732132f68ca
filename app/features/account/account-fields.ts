import * as z from "zod/mini";

/** What an account's forms ask for, with the words for its absence. */
export function someText(missing: string) {
  return z.string().check(z.trim(), z.minLength(1, missing));
}

/** Six digits, of a mail or of an app; pasted with spaces they are as good. */
export function sixDigits(missing: string) {
  return z.string().check(
    z.overwrite((typed) => typed.replaceAll(/\D/g, "")),
    z.length(6, missing),
  );
}
