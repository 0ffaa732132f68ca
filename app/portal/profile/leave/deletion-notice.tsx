import { leaveWords } from "../../../../content/profile.ts";
import { usePortalData } from "../../portal-data.ts";
import { KeepButton } from "./keep-button.tsx";

/** On every tab, until the day comes or is called off. */
export function DeletionNotice() {
  const [row] = usePortalData().profile.rows;
  if (!row?.deletion_due_at) return null;
  return (
    <div className="portal-kept">
      <p>
        <strong>{leaveWords.due(row.deletion_due_at)}</strong> {leaveWords.dueText}
      </p>
      <KeepButton />
    </div>
  );
}
