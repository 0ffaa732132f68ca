import { Link } from "react-router";
import { inboxWords, nameItem } from "../../../../content/inbox.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { HistoryLine } from "../parts/history-line.tsx";
import { ItemClock } from "./item-clock.tsx";
import type { ReadItem } from "./read-item.ts";

/** What else the same person has sent, each a step away. */
export function OtherItems({ read }: { read: ReadItem }) {
  const { others, sender } = read;
  return (
    <section aria-labelledby="inbox-others">
      <DetailHeading id="inbox-others">
        {inboxWords.others(sender.others, sender.client_id !== null)}
      </DetailHeading>
      <ul>
        {others.map((item) => (
          <HistoryLine key={item.id} at={item.received_at}>
            <Link className="text-link" to={areaAddress("inbox", { status: "all", item: item.id })}>
              {nameItem(item.kind, item.who)}
            </Link>
            <ItemClock item={item} />
          </HistoryLine>
        ))}
      </ul>
    </section>
  );
}
