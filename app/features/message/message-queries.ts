import * as z from "zod/mini";
import { type Message, messageSchema } from "../../../domain/message/message.ts";
import type { OutboxOutcome } from "../../data/outbox.ts";
import { isPassing } from "../../data/is-passing.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { Outgoing } from "./outgoing.ts";

export const messagesPerPage = 40;
const sincePage = 200;
const newest = { ascending: false };
const rows = z.array(messageSchema);

type Answer = { data: unknown; error: { message: string } | null; status: number };

function readRows({ data, error }: Answer): Message[] {
  if (error) throw new Error(error.message);
  return rows.parse(data);
}

function select(companyId: string) {
  return sharedBackend().from("messages").select("*").eq("company_id", companyId);
}

// None of these tries again by itself: the client would for seven seconds before it says that there is no connection.

export async function readLatest(companyId: string): Promise<Message[]> {
  const query = select(companyId)
    .order("created_at", newest)
    .order("id", newest)
    .limit(messagesPerPage);
  return readRows(await query.retry(false));
}

export async function readBefore(
  companyId: string,
  { created_at, id }: Message,
): Promise<Message[]> {
  const query = select(companyId)
    .or(`created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`)
    .order("created_at", newest)
    .order("id", newest)
    .limit(messagesPerPage);
  return readRows(await query.retry(false));
}

export async function readSince(companyId: string, time: string): Promise<Message[]> {
  const found: Message[] = [];
  for (;;) {
    const query = select(companyId)
      .gte("updated_at", time)
      .order("updated_at")
      .order("id")
      .range(found.length, found.length + sincePage - 1);
    const page = readRows(await query.retry(false));
    found.push(...page);
    if (page.length < sincePage) return found;
  }
}

const alreadyThere = 409;
const notAllowed = 403;

export async function insertMessage(
  companyId: string,
  { id, body, attachments }: Outgoing,
): Promise<OutboxOutcome<Message>> {
  const table = sharedBackend().from("messages");
  const row = { id, company_id: companyId, body, attachments };
  let answer: Answer = await table.insert(row).select("*").retry(false);
  // Its first answer was lost on the way.
  if (answer.status === alreadyThere) answer = await select(companyId).eq("id", id).retry(false);
  // Whoever has gone on to another company writes what they cannot read now.
  if (answer.status === notAllowed) {
    answer = await table.insert(row).retry(false);
    if (!answer.error || answer.status === alreadyThere) return { kind: "stored", row: null };
  }
  if (answer.error) return { kind: isPassing(answer.status) ? "unreachable" : "refused" };
  const [message] = rows.parse(answer.data);
  return message ? { kind: "stored", row: message } : { kind: "refused" };
}

/** Up to this message, and no further: what came since has not been seen. */
export async function markRead(client: string, until: string): Promise<void> {
  await sharedBackend().rpc("mark_messages_read", { client, until }).retry(false);
}
