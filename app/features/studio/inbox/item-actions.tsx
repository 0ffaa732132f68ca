import type { ReactNode } from "react";
import { itemStatusWords, itemWords } from "../../../../content/inbox.ts";
import { canBecome, itemStatuses } from "../../../../domain/inbox/item.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterSelect } from "../parts/filter-fields.tsx";
import type { ItemChange } from "./change-item.ts";
import type { InboxItem } from "./read-item.ts";
import { nameOf, type StaffMember } from "./use-staff.ts";
import { useStaffMay } from "../access/staff-access.ts";

type ItemActionsProps = {
  item: InboxItem;
  staff: readonly StaffMember[];
  onChange: (change: ItemChange) => Promise<void>;
  /** What notes a call, where that can be done. */
  call: ReactNode;
  /** What begins its proposal, where it can have one. */
  begin: ReactNode;
};

const keyOf = new Map<string, string>(
  Object.entries({ answered: "e", won: "w", lost: "l", spam: "s" }),
);

/** Where it stands, where it can go, and whose it is. */
export function ItemActions({ item, staff, onChange, call, begin }: ItemActionsProps) {
  const { status, owner_id } = item;
  const may = useStaffMay("inbox");
  if (!may)
    return (
      <p className="flex flex-wrap gap-x-6 border-y border-line py-2.5">
        <span className="font-medium">{itemStatusWords[status]}</span>
        <span className="text-mist">
          {itemWords.owner}: {nameOf(staff, owner_id) ?? itemWords.nobody}
        </span>
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-2 border-y border-line py-2.5">
      <p className="mr-3 font-medium">
        <span className="sr-only">{itemWords.status}: </span>
        {itemStatusWords[status]}
      </p>
      {begin}
      {status !== "spam" && call}
      {itemStatuses
        .filter((next) => canBecome(item, next))
        .map((next) => (
          <Button
            key={next}
            size="compact"
            variant="secondary"
            onClick={() => void onChange({ status: next })}
            aria-keyshortcuts={keyOf.get(next)}
          >
            {status === "spam" ? itemWords.notSpam : itemWords.become[next]}
          </Button>
        ))}
      <FilterSelect
        className="ml-auto"
        label={itemWords.owner}
        value={owner_id ?? ""}
        none={itemWords.nobody}
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(id) => void onChange({ owner_id: id || null })}
      />
    </div>
  );
}
