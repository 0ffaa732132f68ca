import { deletionWords } from "../../../../../content/account.ts";
import { usePreview } from "../../preview.ts";
import { WarningRow } from "../../warning-row.tsx";
import { CancelDeletionButton } from "./cancel-deletion-button.tsx";

/** On every tab, until the day comes or is called off. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const preview = usePreview();
  return (
    <WarningRow>
      <p>
        <strong className="font-medium text-paper">{deletionWords.due(dueAt)}</strong>{" "}
        {deletionWords.dueText}
      </p>
      {!preview && <CancelDeletionButton />}
    </WarningRow>
  );
}
