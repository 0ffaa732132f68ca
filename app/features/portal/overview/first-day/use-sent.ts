import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { answerState, sentItemSchema } from "../../../../../domain/enquiry/sent-item.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";

type Sent = "loading" | "failed" | Exclude<Awaited<ReturnType<typeof readSent>>, "failed">;

/** What came from this client's address, the newest first. */
export function useSent() {
  const [sent, setSent] = useState<Sent>("loading");
  const load = useCallback(async () => setSent(await readSent()), []);

  useEffect(() => {
    const look = () => void load();
    look();
  }, [load]);

  return { sent, load };
}

async function readSent() {
  const answer = await sharedBackend().rpc("list_sent");
  const rows = z.array(sentItemSchema).safeParse(answer.data);
  if (!rows.success) return "failed";
  return rows.data.map((item) => ({ ...item, state: answerState(item, Date.now()) }));
}
