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
  const isMailed = !account?.isConfirmed;
  if (isMailed) {
    const data: Record<string, string> = displayName === null ? {} : { display_name: displayName };
    const outcome = await context.inviteUser({ email, data });
    if (!outcome.sent) return { kind: "refused", outcome };
  }
  await context.transaction(async (sql) => {
    await actAs(sql, admin);
    await openStudio(sql, { email, roles, adminId: admin.id });
  });
  return { kind: isMailed ? "invited" : "let-in" };
}

type Opened = Pick<StaffInvitation, "email" | "roles"> & { adminId: string };

async function openStudio(sql: Transaction, { email, roles, adminId }: Opened): Promise<void> {
  await sql`
    select private.add_staff(u.id, ${[...roles]}),
      private.log_action(${adminId}, 'invite', 'users', u.id::text)
    from auth.users u where u.email = ${email} and u.deleted_at is null`;
}
