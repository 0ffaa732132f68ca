import type { Message, Side } from "../../../domain/message/message.ts";
import type { Outgoing } from "./outgoing.ts";

/** A message on show, whether the server has it or not. */
export type ThreadLine = Pick<
  Message,
  "id" | "from_studio" | "sender_id" | "created_at" | "body" | "attachments" | "read_at"
> & { outgoing?: Outgoing["state"] };

export function toLines(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  { me, side }: { me: string; side: Side },
): ThreadLine[] {
  return [
    ...messages,
    ...outgoing.map(({ id, body, attachments, writtenAt, state }) => ({
      id,
      body,
      attachments,
      from_studio: side === "studio",
      sender_id: me,
      created_at: new Date(writtenAt).toISOString(),
      read_at: null,
      outgoing: state,
    })),
  ];
}

/** Whose state is worth a word: the last line of one's own, and the last that was read. */
export function findMarked(lines: readonly ThreadLine[], side: Side): ReadonlySet<string> {
  const own = lines.filter(
    ({ from_studio, outgoing }) => from_studio === (side === "studio") && !outgoing,
  );
  const marked = [own.at(-1), own.findLast(({ read_at }) => read_at !== null)];
  return new Set(marked.flatMap((line) => line?.id ?? []));
}
