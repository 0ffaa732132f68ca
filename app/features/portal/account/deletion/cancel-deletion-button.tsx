import { deletionWords } from "../../../../../content/account.ts";
import { Button } from "../../../../ui/button.tsx";
import { useDeletion } from "./use-deletion.ts";

export function CancelDeletionButton({ variant = "primary" }: { variant?: "primary" | "quiet" }) {
  const { isBusy, problem, run } = useDeletion();
  return (
    <div>
      <Button variant={variant} busy={isBusy} onClick={() => void run({ action: "keep" })}>
        {deletionWords.keep}
      </Button>
      {problem && (
        <p role="alert" className="portal-refusal">
          {problem}
        </p>
      )}
    </div>
  );
}
