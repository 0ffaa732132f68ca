import type { Transaction } from "../../../server/database.ts";

export type Leaver = {
  id: string;
  email: string;
  displayName: string | null;
  companyName: string | null;
  deletionDueAt: Date | null;
};

/** Locked: two tabs that ask for different things take turns, and so does the job that forgets. */
export async function findLeaver(sql: Transaction, id: string): Promise<Leaver> {
  const [found] = await sql<Leaver[]>`
    select u.id, u.email, p.display_name as "displayName", p.company_name as "companyName",
      p.deletion_due_at as "deletionDueAt"
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.user_id = ${id}
    for update of p`;
  if (!found) throw new Error("The account has no profile.");
  return found;
}
