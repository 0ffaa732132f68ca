import { ChevronLeft, ChevronRight } from "lucide-react";
import { previewWords } from "../../../../content/deliverable-review.ts";
import { stageWords as words } from "../../../../content/review.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { DocumentPreview } from "../../deliverable/document-preview.tsx";
import { usePreviewAddress } from "../../deliverable/use-preview-address.ts";
import { useRoom } from "../room.ts";
import { StageNote } from "./stage-note.tsx";

type DocumentStageProps = { path: string; title: string; pages: number };

/** A document in the browser's own viewer, and the page that is spoken of beside it. */
export function DocumentStage({ path, title, pages }: DocumentStageProps) {
  const { address, hasFailed } = usePreviewAddress(path);
  const { page, setPage } = useRoom();
  const go = (to: number) => setPage(Math.max(1, Math.min(pages, to)));
  if (hasFailed) return <StageNote words={previewWords.failed} isAlert />;
  if (!address)
    return (
      <StageNote>
        <Spinner label={previewWords.loading} />
      </StageNote>
    );
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_auto] gap-2 overflow-auto p-3">
      <DocumentPreview key={page} address={address} title={title} size="fill" page={page} />
      <div className="flex items-center justify-center gap-2 text-small tabular-nums">
        <IconButton
          label={words.previousPage}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={page <= 1 || undefined}
          onClick={() => go(page - 1)}
        />
        <label className="flex items-center gap-2">
          {words.page}
          <input
            type="number"
            min={1}
            max={pages}
            value={page}
            className="min-h-11 w-16 border-b border-edge bg-transparent text-center text-paper"
            onChange={({ target }) => go(Number(target.value) || 1)}
          />
        </label>
        <span className="text-mist">{words.pages(pages)}</span>
        <IconButton
          label={words.nextPage}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={page >= pages || undefined}
          onClick={() => go(page + 1)}
        />
      </div>
    </div>
  );
}
