import { sharedBackend } from "../data/shared-backend.ts";
import { mailLandsAt } from "./send-account-mail.ts";

type Registration = {
  email: string;
  password: string;
  name: string;
  company: string;
  /** Where to go on. */
  next: string | undefined;
};

export async function signUp({ email, password, name, company, next }: Registration) {
  const { error } = await sharedBackend().auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: mailLandsAt(next),
      data: { display_name: name, company_name: company },
    },
  });
  return error;
}
