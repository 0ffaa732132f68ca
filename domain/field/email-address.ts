import * as z from "zod/mini";
import { fault, type Fault } from "./fault.ts";
import { longestEmail } from "./longest-email.ts";
import { visible } from "./text.ts";

/** One plain address: no second recipient, no display name, no line break, nothing invisible, no half of a character. */
const oneAddress =
  /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}\p{Cs}]+@(?:[^\s@<>,;:"()[\]\\.\p{Cc}\p{Cf}\p{Cs}]+\.)+[^\s@<>,;:"()[\]\\.\p{Cc}\p{Cf}\p{Cs}]+$/u;
/** What every mail server takes, in small letters. No quotes: it ends up in the header of a mail. */
const asciiAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export const emailAddress = addressOr("email-missing");

/** Of an account: one spelling for each, as the auth server keeps it. */
export const accountEmail = addressOr("account-email-missing").check(
  z.toLowerCase(),
  z.regex(asciiAddress, fault("email-invalid")),
);

function addressOr(missing: Fault) {
  return z.string(missing).check(
    z.trim(),
    z.regex(visible, missing),
    // Also in small letters, which can be more.
    z.refine((given) => given.toLowerCase().length <= longestEmail, fault("email-too-long")),
    z.regex(oneAddress, fault("email-invalid")),
  );
}
