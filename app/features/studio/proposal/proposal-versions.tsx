import {
  proposalDetailWords as words,
  proposalEditorWords,
} from "../../../../content/studio-proposal-page.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { saveFileAnswer } from "../../file/save-answer.ts";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import { DetailHeading } from "../parts/detail.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { ProposalText } from "./proposal-text.tsx";
import type { ProposalVersion } from "./read-proposal.ts";

/** What was sent, as it was sent: the newest open, those before it a click away. */
export function ProposalVersions({ versions }: { versions: readonly ProposalVersion[] }) {
  const staff = useStaff();
  return (
    <section aria-labelledby="proposal-versions">
      <DetailHeading id="proposal-versions">{words.versions}</DetailHeading>
      {versions.map(({ id, number, content, sent_by, created_at }, index) => {
        const by = nameOf(staff, sent_by);
        return (
          <details key={id} open={index === 0} className="group border-t border-line">
            <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 py-2 text-mist hover:text-paper">
              <strong className="font-medium text-paper">{words.version(number)}</strong>
              {by && <span>{words.sentBy(by)}</span>}
              <StudioTime at={created_at} className="ml-auto text-caption" />
            </summary>
            <div className="pb-6">
              <p className="pb-4">
                <PdfButton id={id} />
              </p>
              <ProposalText content={content} />
            </div>
          </details>
        );
      })}
    </section>
  );
}

function PdfButton({ id }: { id: string }) {
  const { isBusy, run } = useAction(async () => {
    const failure = await saveFileAnswer(`proposal-document?id=${id}`);
    if (failure)
      toast({
        title: proposalEditorWords.pdfFailed,
        description: failure,
        variant: "destructive",
      });
  });
  return (
    <Button size="slim" variant="secondary" busy={isBusy} onClick={run}>
      {proposalEditorWords.pdf}
    </Button>
  );
}
