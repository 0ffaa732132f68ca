import { useId, useRef } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { formatSize } from "../../../../content/file.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useSession } from "../../../session/use-session.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { DropZone } from "../../file/drop-zone.tsx";
import { StoppedUploads } from "../../file/stopped-uploads.tsx";
import { UploadRow } from "../../file/upload-row.tsx";
import type { DeliverableOwner } from "./read-deliverables.ts";
import { useHandOver } from "./use-hand-over.ts";

type HandOverProps = {
  deliverable: Deliverable;
  owner: DeliverableOwner;
  onDelivered: () => Promise<void>;
};

const limits = bucketLimits.deliverables;

/** The next version: a file by drag and drop or from the disk, a note, and then it is with the client. */
export function HandOver({ deliverable, owner, onDelivered }: HandOverProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const session = useSession();
  const me = session.kind === "signed-in" ? session.session.user.id : "";
  const handOver = useHandOver({ me, deliverable, owner, onDelivered });
  const { file } = handOver;
  return (
    <DropZone
      className="w-full border border-dashed border-edge px-4 py-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-amber-bright"
      label={studioDeliverableWords.drop}
      isDisabled={handOver.isBusy}
      onFiles={([first]) => first && handOver.choose(first)}
    >
      {file ? (
        <UploadRow
          name={file.name}
          size={file.size}
          state={handOver.upload}
          mostBytes={limits.bytes}
          onRemove={handOver.drop}
          onPause={handOver.pause}
          onResume={handOver.deliver}
          onRetry={handOver.canRetry ? handOver.deliver : undefined}
        />
      ) : (
        <p className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1">
          <label
            htmlFor={inputId}
            className="cursor-pointer underline decoration-amber underline-offset-[0.25em] hover:text-amber-bright"
          >
            {studioDeliverableWords.choose}
          </label>
          <span className="text-mist">
            {studioDeliverableWords.limits(formatSize(limits.bytes))}
          </span>
        </p>
      )}
      {!file && <StoppedUploads me={me} bucket="deliverables" place={deliverable.id} />}
      <input
        ref={input}
        id={inputId}
        type="file"
        className="sr-only"
        // Its own label makes room for the file once there is one.
        aria-label={studioDeliverableWords.choose}
        accept={limits.types.join(",")}
        disabled={handOver.isBusy}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) handOver.choose(chosen);
          currentTarget.value = "";
        }}
      />
      {(file || deliverable.url) && (
        <div className="grid gap-3 pt-2 pr-2 pb-3">
          <Field label={studioDeliverableWords.note} hint={studioDeliverableWords.noteHint}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={2000}
                value={handOver.note}
                onChange={({ target }) => handOver.setNote(target.value)}
              />
            )}
          </Field>
          {handOver.failure && (
            <Alert
              tone="danger"
              title={studioDeliverableWords.deliverFailed}
              className="justify-self-start"
            >
              <p>{handOver.failure}</p>
            </Alert>
          )}
          <Button
            size="slim"
            busy={handOver.isBusy}
            onClick={handOver.deliver}
            className="justify-self-start"
          >
            {file ? studioDeliverableWords.deliver : studioDeliverableWords.deliverAddress}
          </Button>
        </div>
      )}
    </DropZone>
  );
}
