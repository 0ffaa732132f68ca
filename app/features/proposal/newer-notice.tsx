import { useState } from "react";
import { newerWords } from "../../../content/proposal.ts";
import type { OpenedProposal } from "../../../domain/proposal/answers.ts";
import { describeChanges } from "./describe-changes.ts";
import { Button } from "../../ui/button.tsx";

type NewerNoticeProps = {
  opened: Pick<OpenedProposal, "version_id" | "number" | "sent_at" | "changed">;
};

/** Says that another version has taken the place of the one that was being read. */
export function NewerNotice({ opened }: NewerNoticeProps) {
  const { version_id, number, sent_at } = opened;
  const [seen, setSeen] = useState(version_id);
  const isNewer = seen !== version_id;
  return (
    <div aria-live="polite" className="sticky top-0 z-30 print:hidden">
      {isNewer && (
        <div className="border-b border-amber bg-deep">
          <div className="page-gutter flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-4">
            <p className="max-w-[70ch] text-small">
              {newerWords.text(number, sent_at)} {describeChanges(opened)}
            </p>
            <Button variant="secondary" size="small" onClick={() => setSeen(version_id)}>
              {newerWords.seen}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
