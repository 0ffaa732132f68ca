import { sharedBackend } from "../data/shared-backend.ts";
import type { AccountMail } from "./send-account-mail.ts";

const types = { confirm: "signup", recover: "recovery" } as const;

/** The code from a mail, instead of its link. */
export async function redeemCode(
  mail: AccountMail,
  { email, code }: { email: string; code: string },
) {
  const { error } = await sharedBackend().auth.verifyOtp({
    email,
    token: code,
    type: types[mail],
  });
  return error;
}
