import { z } from "zod";
import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import { lockFactors, removeFactors } from "./factor.ts";
import { findUserByEmail } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import { staffRoles, type StaffRole } from "../../domain/staff/role.ts";

const staffRow = z.object({
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.date().nullable(),
});

export type StaffAccount = z.infer<typeof staffRow>;

export async function listStaff(sql: Transaction): Promise<StaffAccount[]> {
  const rows = await sql`
    select u.email, m.roles, u.last_sign_in_at as "lastSignInAt", exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ) as "hasSecondFactor"
    from auth.users u join public.staff_members m on m.user_id = u.id
    where u.raw_app_meta_data ->> 'role' = 'staff' and u.deleted_at is null
    order by u.email`;
  return parseRows(staffRow, rows);
}

/**
 * False where no account has this address. An open session gets the role with its next token. Without roles the database
 * says as what: the first is an admin, and whoever comes later a producer; who is there already stays what they are.
 */
export async function addStaff(
  sql: Transaction,
  email: string,
  roles?: readonly StaffRole[],
): Promise<boolean> {
  const [row] = roles
    ? await sql`
        select private.add_staff(u.id, ${[...roles]}) from auth.users u
        where u.email = ${email} and u.deleted_at is null`
    : await sql`
        update auth.users
        set raw_app_meta_data = raw_app_meta_data || '{"role": "staff"}', updated_at = now()
        where email = ${email} and deleted_at is null returning 1`;
  return row !== undefined;
}

/**
 * Their sessions end with the role, so that tokens that still name it stop working at once. The last admin stays while
 * others work there: nobody in the studio could make another.
 */
export async function removeStaff(
  sql: Transaction,
  email: string,
): Promise<"removed" | "not staff" | "last admin"> {
  await sql`select private.lock_staff()`;
  const [person] = await sql<{ id: string; isNeeded: boolean }[]>`
    select u.id, private.is_last_admin(u.id) and exists (
      select from public.staff_members m where m.user_id <> u.id
    ) as "isNeeded"
    from auth.users u where u.email = ${email} and u.raw_app_meta_data ->> 'role' = 'staff'`;
  if (!person) return "not staff";
  if (person.isNeeded) return "last admin";
  await sql`
    update auth.users
    set raw_app_meta_data = raw_app_meta_data - 'role', updated_at = now() where id = ${person.id}`;
  await sql`delete from auth.sessions where user_id = ${person.id}`;
  return "removed";
}

/** For whoever lost the device and the recovery codes: the password alone opens the account again. */
export async function resetSecondFactor(
  sql: Transaction,
  email: string,
): Promise<"reset" | "no account" | "no factor"> {
  const user = await findUserByEmail(sql, email);
  if (!user) return "no account";
  const held = await lockFactors(sql, user.id);
  if (held.length === 0) return "no factor";
  await removeFactors(
    sql,
    user.id,
    held.map(({ id }) => id),
  );
  await sql`delete from auth.sessions where user_id = ${user.id}`;
  await enqueueMail(sql, { to: user.email, template: "second-factor-reset", data: {} });
  return "reset";
}
