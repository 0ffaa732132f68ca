import { formatAgo } from "../../../../content/ago.ts";
import { messageWords } from "../../../../content/message.ts";
import { conversationsWords } from "../../../../content/studio-message.ts";
import { nameOf, type StaffMember } from "../inbox/use-staff.ts";
import { TwoLines } from "../parts/two-lines.tsx";
import { useNow } from "../parts/use-now.ts";
import { type ConversationRow, nameCorrespondent } from "./read-conversations.ts";

type ConversationLineProps = { row: ConversationRow; staff: readonly StaffMember[] };

/** Who, since when, and the beginning of what was said last. */
export function ConversationLine({ row, staff }: ConversationLineProps) {
  const now = useNow();
  const { name, contact, unread, assigned_to, last_message_at } = row;
  const owner = nameOf(staff, assigned_to);
  return (
    <TwoLines
      isUnread={unread > 0}
      name={nameCorrespondent(row)}
      beside={contact === name ? null : contact}
      end={
        last_message_at && formatAgo(last_message_at, Math.max(now, Date.parse(last_message_at)))
      }
      matter={describeLast(row)}
      marks={
        <>
          {owner && <span className="truncate">{owner}</span>}
          {unread > 0 && <Unread count={unread} />}
        </>
      }
    />
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-round bg-amber px-1.5 text-tiny/none font-semibold text-night">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{conversationsWords.unread(count)}</span>
    </span>
  );
}

function describeLast({ last_from_studio, last_excerpt, last_files }: ConversationRow): string {
  const words = last_excerpt?.trim() || messageWords.files(last_files ?? 0);
  return last_from_studio ? `${conversationsWords.studio}: ${words}` : words;
}
