import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { toast } from "../../../ui/toast.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { checkFile } from "../../file/check-file.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { openHandOver } from "./open-hand-over.ts";
import type { DeliverableOwner } from "./read-deliverables.ts";

type HandOverOptions = {
  me: string;
  deliverable: Deliverable;
  owner: DeliverableOwner;
  onDelivered: () => Promise<void>;
};

/** A version on its way to the client. It goes on where its part of the page is left, and says so. */
export function useHandOver({ me, deliverable, owner, onDelivered }: HandOverOptions) {
  const { id, title } = deliverable;
  const store = openHandOver({ me, deliverable: id, owner: owner.id });
  const { chosen, upload, note, failure, isBusy } = useSyncExternalStore(
    store.subscribe,
    store.readSnapshot,
  );
  const report = useEffectEvent(onDelivered);
  useEffect(() => store.onDelivered(() => report()), [store]);
  useEffect(() => {
    return () => {
      const left = store.readSnapshot();
      if (left.upload.kind === "sending" && left.chosen)
        toast({ title: left.chosen.file.name, description: studioDeliverableWords.goesOn });
    };
  }, [store]);

  return {
    file: chosen?.file,
    upload,
    note,
    setNote: store.write,
    failure,
    isBusy,
    choose: store.choose,
    pause: store.pause,
    drop: store.drop,
    deliver: () => void store.deliver(title),
    canRetry:
      upload.kind === "refused" && !(chosen && checkFile(chosen.file, bucketLimits.deliverables)),
  };
}
