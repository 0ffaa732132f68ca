import X from "lucide-react/icons/x";
import { useId } from "react";
import { fileWords, formatSize } from "../../../../content/file.ts";
import { brandWords as words } from "../../../../content/onboarding.ts";
import type { BrandFile, Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { bucketLimits } from "../../file/bucket-limits.ts";
import { DropZone } from "../../file/drop-zone.tsx";
import { UploadRow } from "../../file/upload-row.tsx";
import { BrandFileRow } from "../../onboarding/brand-file-row.tsx";
import { useBrandUploads } from "./use-brand-uploads.ts";
import { useMayWrite } from "./use-may-write.ts";

const limits = bucketLimits.attachments;

type BrandSheetProps = { project: Project; onboarding: Onboarding };

/** The files that are here, and a way to bring more. */
export function BrandSheet({ project, onboarding }: BrandSheetProps) {
  const mayAdd = useMayWrite();
  const { files } = onboarding;
  return (
    <div className="grid gap-8">
      {mayAdd ? (
        <AddFiles onboarding={onboarding} />
      ) : (
        <p className="text-small text-mist">{words.readOnly}</p>
      )}
      {files.length === 0 ? (
        <p className="text-mist">{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="border-t border-line">
          {files.map((file) => (
            <li
              key={file.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line"
            >
              <BrandFileRow file={file} />
              {mayAdd && project.status === "pending" && <RemoveFile file={file} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AddFiles({ onboarding }: Pick<BrandSheetProps, "onboarding">) {
  const inputId = useId();
  const { uploads, add, pause, resume, remove, retryOf } = useBrandUploads(onboarding);
  return (
    <DropZone
      className="border border-dashed border-edge px-5 py-6 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-amber-bright"
      label={words.drop}
      onFiles={add}
    >
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <label
          htmlFor={inputId}
          className="cursor-pointer underline decoration-amber underline-offset-[0.25em] hover:text-amber-bright"
        >
          {words.choose}
        </label>
        <span className="text-mist">{words.limits(formatSize(limits.bytes))}</span>
      </p>
      <input
        id={inputId}
        type="file"
        multiple
        className="sr-only"
        accept={limits.types.join(",")}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Or the same file could not be chosen again.
          currentTarget.value = "";
        }}
      />
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          name={upload.file.name}
          size={upload.file.size}
          state={upload.state}
          mostBytes={limits.bytes}
          onPause={() => pause(upload.key)}
          onResume={() => resume(upload)}
          onRemove={() => remove(upload.key)}
          onRetry={retryOf(upload)}
        />
      ))}
    </DropZone>
  );
}

/** The row first, the file after: one that a row names stays. */
function RemoveFile({ file: { id, file_name, object_path } }: { file: BrandFile }) {
  const refresh = useRefresh();
  const { isBusy, run } = useAction(async () => {
    const { error } = await sharedBackend().from("brand_files").delete().eq("id", id);
    if (error) {
      toast({ title: words.notRemoved, description: explainError(error), variant: "destructive" });
      return;
    }
    // Should this fail, nobody sees it any more, and it goes with the company's other files.
    const stored = await sharedBackend().openBucket("attachments");
    await stored?.remove([object_path]);
    await refresh("brand_files");
  });
  return (
    <IconButton
      label={fileWords.remove(file_name)}
      icon={<X aria-hidden="true" strokeWidth={1.5} />}
      aria-busy={isBusy || undefined}
      onClick={run}
    />
  );
}
