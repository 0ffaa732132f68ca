import { useQuery } from "@tanstack/react-query";
import { answerState, sentItemSchema } from "../../../../../domain/enquiry/sent-item.ts";
import { readRows } from "../../../../data/read-rows.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";

/** What came from this client's address, the newest first. */
export function useSent() {
  return useQuery({ queryKey: ["inbox_items", "sent"], queryFn: readSent });
}

async function readSent() {
  const rows = await readRows(sharedBackend().rpc("list_sent"), sentItemSchema);
  return rows.map((item) => ({ ...item, state: answerState(item, Date.now()) }));
}
