import type { ReactNode } from "react";
import { itemStatusWords, itemWords } from "../../../../content/inbox.ts";
import { canBecome, itemStatuses } from "../../../../domain/inbox/item.ts";
import { Button } from "../../../ui/button.tsx";
import type { ItemChange } from "./change-item.ts";
import type { InboxItem } from "./read-item.ts";
import type { StaffMember } from "./use-staff.ts";

type ItemActionsProps = {
  item: InboxItem;
  staff: readonly StaffMember[];
  onChange: (change: ItemChange) => Promise<void>;
  /** What notes a call, where that can be done. */
  call: ReactNode;
};

const keyOf = new Map<string, string>(
  Object.entries({ answered: "e", won: "w", lost: "l", spam: "s" }),
);

/** Where it stands, where it can go, and whose it is. */
export function ItemActions({ item, staff, onChange, call }: ItemActionsProps) {
  const { status, owner_id } = item;
  return (
    <div className="inbox-actions">
      <p>
        <span className="sr-only">{itemWords.status}: </span>
        {itemStatusWords[status]}
      </p>
      {status !== "spam" && call}
      {itemStatuses
        .filter((next) => canBecome(item, next))
        .map((next) => (
          <Button
            key={next}
            variant="secondary"
            onClick={() => void onChange({ status: next })}
            aria-keyshortcuts={keyOf.get(next)}
          >
            {status === "spam" ? itemWords.notSpam : itemWords.become[next]}
          </Button>
        ))}
      <label className="studio-filter">
        <span>{itemWords.owner}</span>
        <select
          value={owner_id ?? ""}
          onChange={({ target }) => void onChange({ owner_id: target.value || null })}
        >
          <option value="">{itemWords.nobody}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
