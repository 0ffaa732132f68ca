import { newSecret } from "../../../server/auth/totp.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { hashCheaply } from "../../support/cheap-passwords.ts";

type NewAccount = { email: string; password: string };

export type Accounts = {
  /** As after sign-up and confirmation, without the mail. */
  create(account: NewAccount): Promise<void>;
  /** As when signed out everywhere from another device. */
  endSessions(email: string): Promise<void>;
  /** As if every sign-in had been an hour earlier. */
  ageProofs(email: string): Promise<void>;
  /** As if the codes of the account's apps had been used five minutes earlier. */
  ageCodes(email: string): Promise<void>;
  /** An authenticator app that is set up without this account's sessions noticing; answers its key. */
  addApp(email: string, name: string): Promise<string>;
  close(): Promise<void>;
};

/** The accounts of the product under test, past its limits on sign-ups. */
export async function openAccounts(dataDirectory: string): Promise<Accounts> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    create: async ({ email, password }) => {
      const hash = await hashCheaply(password);
      await db.asOwner(
        (sql) => sql`
          insert into auth.users (email, encrypted_password, email_confirmed_at)
          values (${email}, ${hash}, now())`,
      );
    },
    endSessions: async (email) => {
      await db.asOwner(
        (sql) => sql`
          delete from auth.sessions
          where user_id = (select id from auth.users where email = ${email})`,
      );
    },
    ageProofs: async (email) => {
      await db.asOwner(
        (sql) => sql`
          update auth.sessions s
          set amr = (
            select jsonb_agg(proof || jsonb_build_object('timestamp', (proof ->> 'timestamp')::bigint - 3600))
            from jsonb_array_elements(s.amr) proof)
          where user_id = (select id from auth.users where email = ${email})`,
      );
    },
    ageCodes: async (email) => {
      await db.asOwner(
        (sql) => sql`
          update auth.mfa_factors set last_used_step = last_used_step - 10
          where user_id = (select id from auth.users where email = ${email})`,
      );
    },
    addApp: async (email, name) => {
      const key = newSecret();
      await db.asOwner(
        (sql) => sql`
          insert into auth.mfa_factors (user_id, friendly_name, secret, status)
          select id, ${name}, ${key}, 'verified' from auth.users where email = ${email}`,
      );
      return key;
    },
    close: () => db.close(),
  };
}
