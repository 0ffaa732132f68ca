import { itemKindWords, itemStatusWords } from "../../../content/inbox.ts";
import { companyOf, describeMatter, describeSender } from "./describe-item.ts";
import { ItemClock } from "./item-clock.tsx";
import type { ListedItem } from "./read-inbox.ts";

/** A row of the list: who and what, and how long it may still wait. */
export function InboxLine({ item, owner }: { item: ListedItem; owner: string | undefined }) {
  const company = companyOf(item);
  return (
    <span className="inbox-line">
      <span className="inbox-who">
        <strong>{describeSender(item)}</strong>
        {company && <span>{company}</span>}
      </span>
      <ItemClock item={item} />
      <span className="inbox-matter">
        <span className="inbox-kind">{itemKindWords[item.kind]}</span> {describeMatter(item)}
      </span>
      <span className="inbox-where">
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
