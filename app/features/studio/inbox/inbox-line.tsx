import { inboxWords, itemStatusWords, nameItem } from "../../../../content/inbox.ts";
import { TwoLines } from "../parts/two-lines.tsx";
import { companyOf, describeMatter } from "./describe-item.ts";
import { ItemClock } from "./item-clock.tsx";
import type { ListedItem } from "./read-inbox.ts";

/** A row of the list: its name and what it is about, and how long it may still wait. */
export function InboxLine({ item, owner }: { item: ListedItem; owner: string | undefined }) {
  const { kind, who, client_id, others } = item;
  return (
    <TwoLines
      wraps
      name={nameItem(kind, who)}
      beside={companyOf(item)}
      end={<ItemClock item={item} look="row" />}
      matter={describeMatter(item)}
      marks={
        <>
          {client_id !== null && <span>{inboxWords.fromClient}</span>}
          {others > 0 && <span>{inboxWords.others(others, client_id !== null)}</span>}
          {saysMore(item) && <span>{itemStatusWords[item.status]}</span>}
          {owner && <span className="truncate">{owner}</span>}
        </>
      }
    />
  );
}

/** New and answered are what the clock says already. */
function saysMore({ status }: ListedItem): boolean {
  return status !== "new" && status !== "answered";
}
