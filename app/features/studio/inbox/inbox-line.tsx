import { inboxWords, itemStatusWords, nameItem } from "../../../../content/inbox.ts";
import { companyOf, describeMatter } from "./describe-item.ts";
import { ItemClock } from "./item-clock.tsx";
import type { ListedItem } from "./read-inbox.ts";

/** A row of the list: its name and what it is about, and how long it may still wait. */
export function InboxLine({ item, owner }: { item: ListedItem; owner: string | undefined }) {
  const { kind, who, client_id, others } = item;
  const company = companyOf(item);
  return (
    <span className="inbox-line">
      <span className="inbox-who">
        <strong>{nameItem(kind, who)}</strong>
        {company && <span>{company}</span>}
      </span>
      <ItemClock item={item} />
      <span className="inbox-matter">{describeMatter(item)}</span>
      <span className="inbox-where">
        {client_id !== null && <span>{inboxWords.fromClient}</span>}
        {others > 0 && <span>{inboxWords.others(others, client_id !== null)}</span>}
        {saysMore(item) && <span>{itemStatusWords[item.status]}</span>}
        {owner && <span>{owner}</span>}
      </span>
    </span>
  );
}

/** New and answered are what the clock says already. */
function saysMore({ status }: ListedItem): boolean {
  return status !== "new" && status !== "answered";
}
