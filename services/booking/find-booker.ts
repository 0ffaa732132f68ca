import { findCaller } from "../account/find-caller.ts";
import type { RequestContext } from "../context.ts";
import type { Booker } from "./book-call.ts";

/** Whoever asks: of a client who is signed in, with the company they are in now. The studio books as the studio elsewhere. */
export async function findBooker(context: RequestContext): Promise<Booker> {
  const { network, siteUrl } = context;
  const caller = await findCaller(context);
  if (caller?.role !== "client" || !caller.isAssured) {
    return { network, siteUrl, userId: null, companyId: null };
  }
  const [row] = await context.transaction(
    (sql) => sql<{ id: string | null }[]>`select private.current_company_of(${caller.id}) as id`,
  );
  return { network, siteUrl, userId: caller.id, companyId: row?.id ?? null };
}
