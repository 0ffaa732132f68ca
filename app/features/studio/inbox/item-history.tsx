import { formatStudioTime } from "../../../../content/studio-times.ts";
import { nameItem, threadWords } from "../../../../content/inbox.ts";
import { listHistory } from "./list-history.ts";
import type { ReadItem } from "./read-item.ts";
import type { StaffMember } from "./use-staff.ts";

/** Who did what with it, oldest first, with notes, calls and answers in full. */
export function ItemHistory({ read, staff }: { read: ReadItem; staff: readonly StaffMember[] }) {
  return (
    <section aria-labelledby="inbox-history">
      <h3 id="inbox-history">{threadWords.heading}</h3>
      <ol className="inbox-history">
        <li>
          <p>
            {nameItem(read.item.kind, read.sender.who)} {threadWords.received}
            <time dateTime={read.item.received_at}>
              {formatStudioTime(Date.parse(read.item.received_at))}
            </time>
          </p>
        </li>
        {listHistory(read, staff).map(({ key, at, who, does, title, body }) => (
          <li key={key}>
            <p>
              <strong>{who}</strong> {does}
              <time dateTime={at}>{formatStudioTime(Date.parse(at))}</time>
            </p>
            {body && (
              <div className="inbox-said">
                {title && <p className="inbox-subject">{title}</p>}
                <p>{body}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
