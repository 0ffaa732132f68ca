import { leaveWords } from "../../../../content/profile.ts";
import { usePortalData } from "../../portal-data.ts";
import { usePreview } from "../../preview.ts";
import { KeepButton } from "./keep-button.tsx";

/** On every tab, until the day comes or is called off. */
export function DeletionNotice() {
  const [row] = usePortalData().profile.rows;
  const preview = usePreview();
  if (!row?.deletion_due_at) return null;
  return (
    <div className="portal-kept">
      <p>
        <strong>{leaveWords.due(row.deletion_due_at)}</strong> {leaveWords.dueText}
      </p>
      {!preview && <KeepButton />}
    </div>
  );
}
