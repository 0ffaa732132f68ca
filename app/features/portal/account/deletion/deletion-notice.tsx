import { deletionWords } from "../../../../../content/account.ts";
import { usePreview } from "../../preview.ts";
import { CancelDeletionButton } from "./cancel-deletion-button.tsx";

/** On every tab, until the day comes or is called off. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const preview = usePreview();
  return (
    <div className="portal-kept">
      <p>
        <strong>{deletionWords.due(dueAt)}</strong> {deletionWords.dueText}
      </p>
      {!preview && <CancelDeletionButton />}
    </div>
  );
}
