import { formatDay } from "../../../../../content/dates.ts";
import { firstDayWords, sentKindWords } from "../../../../../content/first-day.ts";
import { portalFrame } from "../../../../../content/portal.ts";
import { Button } from "../../../../ui/button.tsx";
import { useSession } from "../../../../session/use-session.ts";
import { RowSkeletons } from "../../../../ui/row-skeletons.tsx";
import { useSent } from "./use-sent.ts";

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
      <div className="portal-failure">
        <p>{firstDayWords.sentFailed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {portalFrame.tryAgain}
        </Button>
      </div>
    );
  if (sent.length === 0) {
    const address = session.kind === "signed-in" ? session.session.user.email : undefined;
    return <p className="text-mist">{firstDayWords.sentNothing(address ?? "your address")}</p>;
  }
  return (
    <ul className="portal-rows">
      {sent.map((item) => (
        <li key={item.id} className="first-sent" data-state={item.state}>
          <span className="first-sent-kind">{sentKindWords[item.kind]}</span>
          <time dateTime={item.sent_at}>{formatDay(item.sent_at)}</time>
          {item.message && <p className="first-sent-words">{item.message}</p>}
          <p className="first-sent-state">{firstDayWords.states[item.state](item.answered_at)}</p>
        </li>
      ))}
    </ul>
  );
}
