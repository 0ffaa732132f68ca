import { z } from "zod";
import { presentFactor, type Factor } from "./factor.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const metadata = z.record(z.string(), z.unknown());

const userRow = z.object({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: z.date().nullable(),
  invited_at: z.date().nullable(),
  confirmation_sent_at: z.date().nullable(),
  recovery_sent_at: z.date().nullable(),
  email_change: z.string(),
  email_change_sent_at: z.date().nullable(),
  last_sign_in_at: z.date().nullable(),
  raw_app_meta_data: metadata,
  raw_user_meta_data: metadata,
  banned_until: z.date().nullable(),
  devices_valid_after: z.date(),
  deleted_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type UserRow = z.infer<typeof userRow>;

export function parseUser(row: unknown): UserRow | undefined {
  return row === undefined ? undefined : userRow.parse(row);
}

export async function findUserByEmail(
  sql: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await sql`
    select * from auth.users where email = ${email} and deleted_at is null`;
  return parseUser(row);
}

/** The account as GoTrue shows it to its owner. */
export function presentUser(user: UserRow, factors: readonly Factor[] = []) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    ...date("email_confirmed_at", user.email_confirmed_at),
    ...date("confirmed_at", user.email_confirmed_at),
    ...date("invited_at", user.invited_at),
    ...date("confirmation_sent_at", user.confirmation_sent_at),
    ...date("recovery_sent_at", user.recovery_sent_at),
    ...(user.email_change === "" ? {} : { new_email: user.email_change }),
    ...date("email_change_sent_at", user.email_change_sent_at),
    ...date("last_sign_in_at", user.last_sign_in_at),
    ...date("banned_until", user.banned_until),
    ...date("deleted_at", user.deleted_at),
    phone: "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: [presentIdentity(user)],
    ...(factors.length === 0 ? {} : { factors: factors.map(presentFactor) }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

/** There is one way to sign in, so the one identity is the account itself. */
function presentIdentity(user: UserRow) {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      sub: user.id,
    },
    provider: "email",
    ...date("last_sign_in_at", user.last_sign_in_at),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    email: user.email,
  };
}

function date(name: string, value: Date | null): Record<string, string> {
  return value === null ? {} : { [name]: value.toISOString() };
}
