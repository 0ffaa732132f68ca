import type { StaffInvitation } from "../../domain/staff/invitation.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { actAs } from "../account/act-as.ts";
import type { SignedIn } from "../account/find-caller.ts";
import type { InvitationOutcome, RequestContext } from "../context.ts";
import { findAccount } from "./find-account.ts";

export type InvitedStaff =
  | { kind: "invited" | "let-in" | "works-here" | "is-client" }
  | { kind: "refused"; outcome: InvitationOutcome & { sent: false } };

/**
 * Opens the studio to an address. Whoever has an account enters with it; to others the auth server's own invitation goes.
 * A client's account stays a client's: what it may read there and here would be two things.
 */
export async function inviteStaff(
  context: RequestContext,
  admin: SignedIn,
  { email, displayName, roles }: StaffInvitation,
): Promise<InvitedStaff> {
  const account = await context.transaction((sql) => findAccount(sql, email));
  if (account?.isStaff && account.isConfirmed) return { kind: "works-here" };
  if (account && !account.isStaff && account.isInCompany) return { kind: "is-client" };
  const opened = { email, roles, adminId: admin.id };
  if (!account) await context.transaction((sql) => expectAccount(sql, opened));
  const isMailed = !account?.isConfirmed;
  if (isMailed) {
    const data: Record<string, string> = displayName === null ? {} : { display_name: displayName };
    const outcome = await context.inviteUser({ email, data });
    if (!outcome.sent) {
      await context.transaction((sql) => forgetExpected(sql, email));
      return { kind: "refused", outcome };
    }
  }
  await context.transaction(async (sql) => {
    // Nothing is left to do where the account has found its invitation. Whoever signed up a moment before has not.
    if (!account && !(await forgetExpected(sql, email))) return;
    await actAs(sql, admin);
    await openStudio(sql, opened);
  });
  return { kind: isMailed ? "invited" : "let-in" };
}

/** A trigger opens the studio to the account in the transaction that makes it: nobody is a client in between. */
async function expectAccount(sql: Transaction, { email, roles, adminId }: Opened): Promise<void> {
  await sql`
    insert into private.staff_invitations as i (address, roles, invited_by)
    values (${email.toLowerCase()}, ${[...roles]}, ${adminId})
    on conflict (address) do update
    set roles = excluded.roles, invited_by = excluded.invited_by, created_at = excluded.created_at`;
}

/** Whether it was still waiting for its account. */
async function forgetExpected(sql: Transaction, email: string): Promise<boolean> {
  const found = await sql`
    delete from private.staff_invitations where address = ${email.toLowerCase()} returning address`;
  return found.length > 0;
}

type Opened = Pick<StaffInvitation, "email" | "roles"> & { adminId: string };

async function openStudio(sql: Transaction, { email, roles, adminId }: Opened): Promise<void> {
  await sql`
    select private.add_staff(u.id, ${[...roles]}),
      private.log_action(${adminId}, 'invite', 'users', u.id::text)
    from auth.users u where u.email = ${email} and u.deleted_at is null`;
}
