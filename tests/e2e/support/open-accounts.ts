import { hashPassword } from "../../../server/auth/password.ts";
import { openDatabase } from "../../../server/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";

type NewAccount = { email: string; password: string };

export type Accounts = {
  /** As after sign-up and confirmation, without the mail. */
  create(account: NewAccount): Promise<void>;
  /** As when signed out everywhere from another device. */
  endSessions(email: string): Promise<void>;
  close(): Promise<void>;
};

/** The accounts of the product under test, past its limits on sign-ups. */
export async function openAccounts(dataDirectory: string): Promise<Accounts> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  return {
    create: async ({ email, password }) => {
      const hash = await hashPassword(password);
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
    close: () => db.close(),
  };
}
