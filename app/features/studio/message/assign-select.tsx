import { conversationsWords } from "../../../../content/studio-message.ts";
import type { StaffMember } from "../inbox/use-staff.ts";

type AssignSelectProps = {
  assignedTo: string | null;
  me: string;
  staff: readonly StaffMember[];
  onAssign: (to: string | null) => void;
};

/** Whose conversation it is within the studio. */
export function AssignSelect({ assignedTo, me, staff, onAssign }: AssignSelectProps) {
  return (
    <div className="conversation-assign">
      <label className="studio-filter">
        <span>{conversationsWords.assigned}</span>
        <select
          value={assignedTo ?? ""}
          onChange={({ target }) => onAssign(target.value === "" ? null : target.value)}
        >
          <option value="">{conversationsWords.nobody}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? conversationsWords.me(name) : name}
            </option>
          ))}
        </select>
      </label>
      {assignedTo === null && (
        <button type="button" onClick={() => onAssign(me)}>
          {conversationsWords.take}
        </button>
      )}
    </div>
  );
}
