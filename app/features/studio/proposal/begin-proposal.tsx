import { lazy, Suspense, useState } from "react";
import { beginWords as words } from "../../../../content/studio-proposal.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import type { BeginningChoice } from "./beginning.ts";

/** Fetched when somebody begins. */
const Begin = lazy(async () => ({ default: (await import("./begin.tsx")).Begin }));

type BeginProposalProps = Pick<ButtonProps, "size" | "variant"> & {
  from: BeginningChoice;
  label: string;
};

/** The button, and behind it with whose words to begin. What is begun opens in the editor. */
export function BeginProposal({ from, label, size = "small", variant }: BeginProposalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isChange = "projectId" in from;
  return (
    <>
      <Button
        size={size}
        variant={variant ?? "secondary"}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        id="begin-proposal"
        title={isChange ? words.title.change : words.title.proposal}
        description={describe(from)}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {isOpen && (
          <Suspense fallback={<LoadingRows count={3} />}>
            <Begin from={from} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

function describe(from: BeginningChoice): string {
  if ("inboxItemId" in from) return words.does.item;
  if ("projectId" in from) return words.does.change;
  return "companyId" in from ? words.does.client : words.does.anybody;
}
