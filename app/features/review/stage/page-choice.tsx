import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { stageWords as words } from "../../../../content/review.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { DrawButton } from "../drawing/draw-button.tsx";
import { useRoom } from "../room.ts";

type PageChoiceProps = { pages: number; canDraw: boolean };

/** Which page is on show, and is spoken of. */
export function PageChoice({ pages, canDraw }: PageChoiceProps) {
  const { page, setPage } = useRoom();
  const go = (to: number) => setPage(Math.max(1, Math.min(pages, to)));
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 px-3 pb-2 text-small tabular-nums">
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
          onChange={({ target }) => go(Math.round(Number(target.value)) || 1)}
        />
      </label>
      <span className="text-mist">{words.pages(pages)}</span>
      <IconButton
        label={words.nextPage}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={page >= pages || undefined}
        onClick={() => go(page + 1)}
      />
      {canDraw && <DrawButton />}
    </div>
  );
}
