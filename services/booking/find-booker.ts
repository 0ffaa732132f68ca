import { findCaller } from "../account/find-caller.ts";
import type { RequestContext } from "../context.ts";
import type { Booker } from "./book-call.ts";

/**
 * Whoever asks: of a client who is signed in, with the company they are in now and may do more in than look. The studio books as
 * the studio elsewhere.
 */
export async function findBooker(context: RequestContext): Promise<Booker> {
  const { network, siteUrl } = context;
  const visitor = { network, siteUrl, userId: null, companyId: null };
  const caller = await findCaller(context);
  if (caller?.role !== "client" || !caller.isAssured) return visitor;
  const [row] = await context.transaction(
    (sql) => sql<{ id: string | null; mayBook: boolean }[]>`
      select c.id, coalesce(private.has_role(c.id, ${caller.id}, 'member'), false) as "mayBook"
      from (select private.current_company_of(${caller.id}) as id) as c`,
  );
  // Whoever only looks at a company books for themselves.
  if (row?.id && !row.mayBook) return visitor;
  return { ...visitor, userId: caller.id, companyId: row?.id ?? null };
}
