import { useEffect, useRef, useState } from "react";
import { exportWords } from "../../../../../content/account.ts";
import { profileFailures } from "../../../../../content/profile.ts";
import { Button } from "../../../../ui/button.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { FormOutcome, type Said } from "../../../../form/form-outcome.tsx";
import { AccountPart } from "../../../account/account-part.tsx";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";
import { saveFile } from "../../../file/save-file.ts";
import { downloadExport, type ExportProgress } from "./download-export.ts";

type ExportPartProps = {
  /** Another heading than that of one's own data, for what a company holds. */
  company?: { id: string; heading: string; text: string; start: string };
};

export function ExportPart({ company }: ExportPartProps) {
  const { heading, text, start: label } = company ?? exportWords;
  const attempt = useSignInAgain();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<Said>({});

  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (!navigator.onLine) return setOutcome({ failure: profileFailures.offline });
    const controller = new AbortController();
    running.current = controller;
    setOutcome({});
    setProgress({ received: 0, expected: 0 });
    const { made } = await attempt(async () => {
      const answer = await downloadExport(setProgress, controller.signal, company?.id);
      return { made: answer, error: answer.kind === "failed" ? answer : null };
    }).finally(() => setProgress(null));
    if (made.kind === "failed") return setOutcome({ failure: made.reason });
    saveFile(made.name, made.archive);
    setOutcome({ note: exportWords.done(made.name, made.archive.size) });
  }

  return (
    <AccountPart heading={heading} text={text}>
      {progress ? (
        <div className="grid max-w-136 justify-items-start gap-4">
          <Progress
            className="w-full"
            label={exportWords.working}
            valueText={exportWords.received(progress.received)}
            {...shareOf(progress)}
          />
          <Button variant="quiet" onClick={() => running.current?.abort()}>
            {exportWords.cancel}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => void start()}>
          {label}
        </Button>
      )}
      <FormOutcome {...outcome} />
    </AccountPart>
  );
}

/** Files are most of it; without any, nobody knows how long the rest gets. */
function shareOf({ received, expected }: ExportProgress): { value?: number } {
  return expected > 0 ? { value: Math.min(99, Math.round((100 * received) / expected)) } : {};
}
