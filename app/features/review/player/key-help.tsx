import { keyLines, keyWords } from "../../../../content/review.ts";
import { Dialog } from "../../../ui/dialog.tsx";

type KeyHelpProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function KeyHelp({ open, onOpenChange }: KeyHelpProps) {
  return (
    <Dialog
      id="review-keys"
      title={keyWords.title}
      description={keyWords.text}
      open={open}
      onOpenChange={onOpenChange}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 text-small">
        {keyLines.map(([keys, deed]) => (
          <div
            key={keys}
            className="col-span-full grid grid-cols-subgrid border-t border-line py-2.5"
          >
            <dt className="font-display font-stretch-118% text-amber-bright">{keys}</dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
