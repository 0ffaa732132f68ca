import { Link } from "react-router";
import { inboxWords, nameItem } from "../../../../content/inbox.ts";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { ItemClock } from "./item-clock.tsx";
import type { ReadItem } from "./read-item.ts";

/** What else the same person has sent, each a step away. */
export function OtherItems({ read }: { read: ReadItem }) {
  const { others, sender } = read;
  return (
    <section aria-labelledby="inbox-others">
      <h3 id="inbox-others">{inboxWords.others(sender.others, sender.client_id !== null)}</h3>
      <ul className="inbox-history">
        {others.map((item) => (
          <li key={item.id}>
            <p>
              <Link
                className="text-link"
                to={areaAddress("inbox", { status: "all", item: item.id })}
              >
                {nameItem(item.kind, item.who)}
              </Link>
              <ItemClock item={item} />
              <time dateTime={item.received_at}>
                {formatStudioTime(Date.parse(item.received_at))}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
