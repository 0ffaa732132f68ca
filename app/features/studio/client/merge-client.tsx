import { useState } from "react";
import { clientWords, mergeWords as words } from "../../../../content/studio-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MergeForm } from "./merge-form.tsx";
import type { Client } from "./read-client.ts";

type MergeClientProps = { client: Client; onMerged: () => Promise<void> };

/** For a client that is there twice. */
export function MergeClient({ client, onMerged }: MergeClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Each opening begins anew: nobody confirms what they chose last week.
  const [opening, setOpening] = useState(0);
  const name = client.name ?? clientWords.unnamed;

  function open() {
    setOpening(opening + 1);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={open}>
        {words.open}
      </Button>
      <Dialog
        id="merge-client"
        title={words.title}
        description={words.description(name)}
        open={isOpen}
        onOpenChange={setIsOpen}
        closedby="closerequest"
      >
        {opening > 0 && (
          <MergeForm
            key={opening}
            client={{ id: client.company_id, name }}
            onMerged={() => {
              setIsOpen(false);
              void onMerged();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
