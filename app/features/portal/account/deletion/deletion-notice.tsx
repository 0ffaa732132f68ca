import { leaveWords } from "../../../../../content/account.ts";
import { usePreview } from "../../preview.ts";
import { KeepButton } from "./keep-button.tsx";

/** On every tab, until the day comes or is called off. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const preview = usePreview();
  return (
    <div className="portal-kept">
      <p>
        <strong>{leaveWords.due(dueAt)}</strong> {leaveWords.dueText}
      </p>
      {!preview && <KeepButton />}
    </div>
  );
}
