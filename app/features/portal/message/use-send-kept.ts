import { useEffect } from "react";
import { hasOutbox } from "../../message/kept-entry.ts";

/** What could not be sent last time goes now, whichever tab is on show. */
export function useSendKept(userId: string): void {
  useEffect(() => {
    if (hasOutbox({ me: userId, companyId: userId })) void send(userId);
  }, [userId]);
}

async function send(userId: string) {
  const { openThread } = await import("../../message/open-thread.ts");
  await openThread(userId, userId).catchUp();
}
