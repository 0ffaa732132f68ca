import { useEffect } from "react";
import type { MyCompany } from "../../../../domain/company/my-company.ts";
import { hasOutbox } from "../../message/kept-entry.ts";

/** What could not be sent last time goes now, whichever tab is on show, and to whichever company's conversation. */
export function useSendKept(me: string, companies: readonly MyCompany[]): void {
  useEffect(() => {
    for (const { company_id: companyId } of companies)
      if (hasOutbox({ me, companyId })) void send(me, companyId);
  }, [me, companies]);
}

async function send(me: string, companyId: string) {
  const { openThread } = await import("../../message/open-thread.ts");
  await openThread(me, companyId).catchUp();
}
