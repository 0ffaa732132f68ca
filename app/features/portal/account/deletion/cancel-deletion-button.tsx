import { useState } from "react";
import { deletionWords } from "../../../../../content/account.ts";
import { useAction } from "../../../../ui/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { useDeletion } from "./use-deletion.ts";

export function CancelDeletionButton({ variant = "primary" }: { variant?: "primary" | "quiet" }) {
  const [problem, setProblem] = useState<string>();
  const step = useDeletion();
  const { isBusy, run } = useAction(async () => {
    setProblem(undefined);
    setProblem(await step({ action: "keep" }));
  });
  return (
    <div>
      <Button variant={variant} busy={isBusy} onClick={run}>
        {deletionWords.keep}
      </Button>
      {problem && (
        <p role="alert" className="mt-4 text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
