import { sharedBackend } from "../data/shared-backend.ts";
import { mailLandsAt } from "./send-account-mail.ts";

type Registration = { email: string; password: string; name: string; company: string };

export async function signUp({ email, password, name, company }: Registration) {
  const { error } = await sharedBackend().auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: mailLandsAt(),
      data: { display_name: name, company_name: company },
    },
  });
  return error;
}
