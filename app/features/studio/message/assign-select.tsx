import { conversationsWords } from "../../../../content/studio-message.ts";
import type { StaffMember } from "../inbox/use-staff.ts";
import { FilterSelect } from "../parts/filter-fields.tsx";

type AssignSelectProps = {
  assignedTo: string | null;
  me: string;
  staff: readonly StaffMember[];
  onAssign: (to: string | null) => void;
};

/** Whose conversation it is within the studio. */
export function AssignSelect({ assignedTo, me, staff, onAssign }: AssignSelectProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 max-md:col-span-full md:col-start-2 md:row-span-2 md:row-start-1 md:justify-end">
      <FilterSelect
        label={conversationsWords.assigned}
        value={assignedTo ?? ""}
        none={conversationsWords.nobody}
        options={staff.map(({ id, name }) => ({
          value: id,
          label: id === me ? conversationsWords.me(name) : name,
        }))}
        onChoose={(id) => onAssign(id || null)}
      />
      {assignedTo === null && (
        <button
          type="button"
          className="min-h-9 cursor-pointer text-amber-bright underline underline-offset-[0.25em]"
          onClick={() => onAssign(me)}
        >
          {conversationsWords.take}
        </button>
      )}
    </div>
  );
}
