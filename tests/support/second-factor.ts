import type { SupabaseClient } from "@supabase/supabase-js";
import { codeAt, stepAt } from "../../server/auth/totp.ts";
import { password, type AuthApp, type Member } from "./auth-app.ts";

/**
 * The code after the present one, which is taken already: so a test need not wait for its next code, and one that is
 * computed just before the half minute ends is still good when it arrives.
 */
export const codeFor = (secret: string) => codeAt(secret, stepAt(Date.now()) + 1);

/** A second factor that has shown its present code. */
export async function enrol(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const code = codeAt(totp.secret, stepAt(Date.now()));
  const first = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (first.error) throw first.error;
  return { factorId, totp, secret: totp.secret, code };
}

export async function assuranceOf(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data && { now: data.currentLevel, next: data.nextLevel };
}

/** Another browser, in which the password was typed and nothing else. */
export async function signIn(app: AuthApp, email: string): Promise<SupabaseClient> {
  const client = app.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** As if everything that the account's sessions have shown was shown that much earlier. */
export async function letProofsAge(app: AuthApp, { id }: Pick<Member, "id">, minutes: number) {
  await app.owner`
    update auth.sessions s set amr = (
      select jsonb_agg(jsonb_set(proof, '{timestamp}', to_jsonb((proof ->> 'timestamp')::bigint - ${minutes * 60})))
      from jsonb_array_elements(s.amr) proof
    )
    where s.user_id = ${id}`;
}
