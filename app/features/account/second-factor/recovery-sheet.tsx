import { useEffect, useId, useRef } from "react";
import { recoveryWords as words } from "../../../../content/recovery-codes.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { warnBeforeUnload } from "../../file/warn-before-unload.ts";
import { saveText } from "../../file/save-file.ts";
import { AccountActions } from "../account-actions.tsx";
import { AccountHeading } from "../account-heading.tsx";

type RecoverySheetProps = { email: string; codes: readonly string[]; onKept: () => void };

/** The only time that these codes can be seen. On paper there is nothing beside them. */
export function RecoverySheet({ email, codes, onKept }: RecoverySheetProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, "$1-"));
  const writeFile = () => writeRecoveryFile(email, shown);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const kept = Promise.withResolvers<void>();
    void warnBeforeUnload(() => kept.promise);
    return kept.resolve;
  }, []);

  return (
    <section aria-labelledby={headingId} data-print-alone>
      <AccountHeading id={headingId} ref={heading} tabIndex={-1} className="outline-none">
        {words.sheetTitle}
      </AccountHeading>
      <p className="max-w-prose text-small text-mist">{words.sheetText}</p>
      <p className="mt-4 hidden print:block">{words.owner(email)}</p>
      <ol
        aria-label={words.list}
        className="my-6 grid border-l-2 border-amber bg-deep py-4 pl-5 sm:grid-cols-2 sm:gap-x-8"
      >
        {shown.map((code) => (
          <li key={code} className="py-1.5">
            <code className="text-body tracking-wide wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <AccountActions className="print:hidden">
        <Button variant="quiet" onClick={() => void copyText(writeFile())}>
          {words.copy}
        </Button>
        <Button variant="quiet" onClick={() => saveText(words.fileName, writeFile(), "text/plain")}>
          {words.download}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </AccountActions>
      <Button className="mt-6 print:hidden" onClick={onKept}>
        {words.kept}
      </Button>
    </section>
  );
}

function writeRecoveryFile(email: string, codes: readonly string[]): string {
  return words.file(email, { day: new Date(), codes });
}
