import { itemStatusWords, threadWords } from "../../../../content/inbox.ts";
import type { HistoryEntry, ReadItem } from "./read-item.ts";
import { nameOf, type StaffMember } from "./use-staff.ts";

export type HistoryStep = {
  key: string;
  at: string;
  who: string;
  does: string;
  title?: string;
  body?: string;
};

/** Notes, calls, answers and changes in one line of time. */
export function listHistory(
  {
    item,
    history,
  }: Pick<ReadItem, "history"> & {
    item: Pick<ReadItem["item"], "inbox_notes" | "inbox_calls" | "inbox_replies">;
  },
  staff: readonly StaffMember[],
): HistoryStep[] {
  const who = (id: string | null) => nameOf(staff, id) ?? threadWords.someone;
  const notes = item.inbox_notes.map(({ id, author_id, body, created_at }): HistoryStep => ({
    key: id,
    at: created_at,
    who: who(author_id),
    does: threadWords.wrote,
    body,
  }));
  const calls = item.inbox_calls.map(({ id, author_id, body, called_at }): HistoryStep => ({
    key: id,
    at: called_at,
    who: who(author_id),
    does: threadWords.called,
    ...(body !== null && { body }),
  }));
  const replies = item.inbox_replies.map(
    ({ id, author_id, recipient, subject, body, created_at }): HistoryStep => ({
      key: id,
      at: created_at,
      who: who(author_id),
      does: threadWords.mailed(recipient),
      title: subject,
      body,
    }),
  );
  const changes = history.flatMap((entry) =>
    describeChanges(entry, staff).map((does): HistoryStep => ({
      key: `${entry.id} ${does}`,
      at: entry.at,
      who: entry.actor_id ? who(entry.actor_id) : threadWords.system,
      does,
    })),
  );
  return [...notes, ...calls, ...replies, ...changes].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}

function describeChanges(
  { changes: { status, owner_id, answered_by }, actor_id }: HistoryEntry,
  staff: readonly StaffMember[],
): string[] {
  const steps: string[] = [];
  if (owner_id) {
    const [, owner] = owner_id;
    if (owner === null) steps.push(threadWords.freed);
    else if (owner === actor_id) steps.push(threadWords.took);
    else steps.push(threadWords.gave(nameOf(staff, owner) ?? threadWords.someone));
  }
  const answered = threadWords.answeredBy[answered_by?.[1] ?? ""];
  if (answered) steps.push(answered);
  if (status) steps.push(threadWords.moved(itemStatusWords[status[1]]));
  return steps;
}
