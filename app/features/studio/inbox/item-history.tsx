import { nameItem, threadWords } from "../../../../content/inbox.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { HistoryLine } from "../parts/history-line.tsx";
import { listHistory } from "./list-history.ts";
import type { ReadItem } from "./read-item.ts";
import type { StaffMember } from "./use-staff.ts";

/** Who did what with it, oldest first, with notes, calls and answers in full. */
export function ItemHistory({ read, staff }: { read: ReadItem; staff: readonly StaffMember[] }) {
  return (
    <section aria-labelledby="inbox-history">
      <DetailHeading id="inbox-history">{threadWords.heading}</DetailHeading>
      <ol>
        <HistoryLine at={read.item.received_at}>
          {nameItem(read.item.kind, read.sender.who)} {threadWords.received}
        </HistoryLine>
        {listHistory(read, staff).map(({ key, at, who, does, title, body }) => (
          <HistoryLine
            key={key}
            at={at}
            who={who}
            said={
              body && (
                <>
                  {title && <p className="font-medium">{title}</p>}
                  <p>{body}</p>
                </>
              )
            }
          >
            {does}
          </HistoryLine>
        ))}
      </ol>
    </section>
  );
}
