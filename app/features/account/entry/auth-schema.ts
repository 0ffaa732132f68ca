import * as z from "zod/mini";
import { authFields } from "../../../../content/auth-fields.ts";
import { invalidEmail } from "../../../../content/enquiry.ts";
import { accountEmail } from "../../../../domain/field/email-address.ts";
import { sixDigits, someText } from "../account-fields.ts";

/** What is missing or cannot be an address; everything else is the backend's to judge. */
export const authSchema = z.object({
  name: someText(authFields.name.missing),
  email: someText(authFields.email.missing).check(
    z.refine((email) => accountEmail.safeParse(email).success, invalidEmail.description),
  ),
  company: z.string().check(z.trim()),
  // To the letter: spaces may be part of it.
  password: z.string().check(z.minLength(1, authFields.password.missing)),
  code: sixDigits(authFields.code.missing),
  recovery: someText(authFields.recovery.missing),
});

export type AuthFieldName = keyof z.infer<typeof authSchema>;

/** What is wrong with an address, in words. */
export function checkEmail(email: string): string | undefined {
  return authSchema.shape.email.safeParse(email).error?.issues[0]?.message;
}
