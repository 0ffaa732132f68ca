import { useEffect, useState } from "react";
import { deliverableDialogWords as words } from "../../../../content/deliverable.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { usePortalData } from "../portal-data.ts";
import { useOpenDeliverable } from "./use-open-deliverable.ts";

const fetchBody = async () => (await import("./deliverable-body.tsx")).DeliverableBody;

/** The deliverable that the address names, over the tab it belongs to. */
export function DeliverableDialog() {
  const { deliverables, projects, campaigns } = usePortalData();
  const { id, close } = useOpenDeliverable();
  const { Part: Body, hasFailed, load } = usePart(fetchBody);
  // Opened after the drawer it lies over, so it waits for the drawer's rows too.
  const isReady = [deliverables, projects, campaigns].every(({ state }) => state !== "loading");
  const isOpen = id !== null && isReady;
  const [lastId, setLastId] = useState(id);
  // It keeps its words while it goes away.
  if (id !== null && id !== lastId) setLastId(id);
  const deliverable = deliverables.rows.find((row) => row.id === lastId);

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  return (
    <Dialog
      id="deliverable"
      title={deliverable?.title ?? words.heading}
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      className="w-[min(84rem,100%-2rem)] max-md:h-dvh max-md:max-h-none max-md:w-full max-md:border-0"
    >
      {!deliverable && <p className="text-mist">{words.unknown}</p>}
      {deliverable && Body && (isOpen || id === null) && (
        <Body key={deliverable.id} deliverable={deliverable} isOpen={isOpen} />
      )}
      {deliverable && !Body && !hasFailed && (
        <Spinner label={words.loading} className="text-mist" />
      )}
      {deliverable && !Body && hasFailed && (
        <div role="alert" className="grid justify-items-start gap-6">
          <p>{words.notLoaded}</p>
          <Button variant="secondary" onClick={() => void load()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
