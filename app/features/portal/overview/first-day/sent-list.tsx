import { firstDayWords, sentKindWords } from "../../../../../content/first-day.ts";
import { portalFrame } from "../../../../../content/portal.ts";
import { Button } from "../../../../ui/button.tsx";
import { NoticeRow } from "../../../../ui/notice-row.tsx";
import { useSession } from "../../../../session/use-session.ts";
import { RowSkeletons } from "../../../../ui/row-skeletons.tsx";
import { TallyLight } from "../../../../ui/tally-light.tsx";
import { RowDay } from "../row-day.tsx";
import { useQuery } from "@tanstack/react-query";
import { answerState, sentItemSchema } from "../../../../../domain/enquiry/sent-item.ts";
import { readRows } from "../../../../data/read-rows.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";

export function SentList() {
  const { data: sent, status, refetch } = useSent();
  const session = useSession();
  if (status === "pending")
    return (
      <div aria-busy="true">
        <span className="sr-only">{firstDayWords.sentLoading}</span>
        <RowSkeletons count={2} className="h-24" />
      </div>
    );
  if (!sent)
    return (
      <NoticeRow>
        <p>{firstDayWords.sentFailed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {portalFrame.tryAgain}
        </Button>
      </NoticeRow>
    );
  if (sent.length === 0) {
    const address = session.kind === "signed-in" ? session.session.user.email : undefined;
    return <p className="text-mist">{firstDayWords.sentNothing(address ?? "your address")}</p>;
  }
  return (
    <ul>
      {sent.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1.5 border-t border-line py-5 last:border-b"
        >
          <span className="font-display text-name/[1.35] font-stretch-112%">
            {sentKindWords[item.kind]}
          </span>
          <RowDay at={item.sent_at} />
          {item.message && (
            <p className="col-span-full line-clamp-3 max-w-[60ch] text-small wrap-anywhere text-mist">
              {item.message}
            </p>
          )}
          <p className="col-span-full mt-1 flex items-baseline gap-3 text-small">
            <TallyLight isLit={item.state !== "answered"} />
            {firstDayWords.states[item.state](item.answered_at)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What came from this client's address, the newest first. */
function useSent() {
  return useQuery({ queryKey: ["inbox_items", "sent"], queryFn: readSent });
}

async function readSent() {
  const rows = await readRows(sharedBackend().rpc("list_sent"), sentItemSchema);
  return rows.map((item) => ({ ...item, state: answerState(item, Date.now()) }));
}
