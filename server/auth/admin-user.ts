import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import { metadataField } from "./request-body.ts";
import { parseUser, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** What may be said of an account with the secret key. Every other field is refused by its name. */
export const adminFields = {
  email: z.string().nullish(),
  password: z.string().nullish(),
  phone: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataField.nullish(),
  app_metadata: metadataField.nullish(),
  ban_duration: z.string().nullish(),
  role: z.literal("authenticated").nullish(),
};

export function refusePhone({ phone }: { phone?: string | null | undefined }): void {
  if (phone) throw new AuthError("phone_provider_disabled", "Phone numbers are not supported");
}

const userId = z.guid();

export function readUserId(context: Context): string {
  const given = userId.safeParse(context.req.param("user"));
  if (given.success) return given.data;
  throw new AuthError("validation_failed", "user_id must be an UUID", { status: 404 });
}

/** Deleted ones too, until they are anonymised and after. */
export async function findAnyUser(sql: Transaction, id: string): Promise<UserRow> {
  const [row] = await sql`select * from auth.users where id = ${id}`;
  return parseUser(row) ?? raiseUnknown();
}

/** Of a deleted account nothing may change but that it goes. */
export async function lockUser(sql: Transaction, id: string): Promise<UserRow> {
  const [row] = await sql`
    select * from auth.users where id = ${id} and deleted_at is null for no key update`;
  return parseUser(row) ?? raiseUnknown();
}

function raiseUnknown(): never {
  throw unknownUser("User not found");
}

export function unknownUser(message: string): AuthError {
  return new AuthError("user_not_found", message, { status: 404 });
}

export function takenAddress(): AuthError {
  return new AuthError(
    "email_exists",
    "A user with this email address has already been registered",
  );
}
