import { formatAgo } from "../../../../content/ago.ts";
import { messageWords } from "../../../../content/message.ts";
import { conversationsWords } from "../../../../content/studio-message.ts";
import { nameOf, type StaffMember } from "../inbox/use-staff.ts";
import { useNow } from "../parts/use-now.ts";
import { type ConversationRow, nameCorrespondent } from "./read-conversations.ts";

type ConversationLineProps = { row: ConversationRow; staff: readonly StaffMember[] };

/** Who, since when, and the beginning of what was said last. */
export function ConversationLine({ row, staff }: ConversationLineProps) {
  const now = useNow();
  const { company_name, display_name, unread, assigned_to, last_message_at } = row;
  const owner = nameOf(staff, assigned_to);
  return (
    <span className="conversation-line" data-unread={unread > 0 || undefined}>
      <span className="conversation-who">
        <strong>{nameCorrespondent(row)}</strong>
        {display_name && company_name && <span>{company_name}</span>}
      </span>
      <span className="conversation-when">
        {last_message_at && formatAgo(last_message_at, Math.max(now, Date.parse(last_message_at)))}
      </span>
      <span className="conversation-last">{describeLast(row)}</span>
      <span className="conversation-marks">
        {owner && <span>{owner}</span>}
        {unread > 0 && (
          <span className="conversation-count">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{conversationsWords.unread(unread)}</span>
          </span>
        )}
      </span>
    </span>
  );
}

function describeLast({ last_from_studio, last_excerpt, last_files }: ConversationRow): string {
  const words = last_excerpt?.trim() || messageWords.files(last_files ?? 0);
  return last_from_studio ? `${conversationsWords.studio}: ${words}` : words;
}
