import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import { useState } from "react";
import { fileWords, formatSize } from "../../../content/file.ts";
import { type Attachment, isPicture } from "../../../domain/message/message.ts";
import { cx } from "../../ui/cx.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { openSignedUrl } from "../file/open-signed-url.ts";
import { MessagePicture } from "./message-picture.tsx";

type MessageFilesProps = { files: readonly Attachment[]; className?: string | undefined };

export function MessageFiles({ files, className }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={cx("grid justify-items-start gap-2", className)}>
      {files.map((file) => (
        <li key={file.path} className="w-full">
          {isPicture(file) ? <MessagePicture file={file} /> : <FileRow file={file} />}
        </li>
      ))}
    </ul>
  );
}

const markLook = "col-start-2 row-span-2 row-start-1 size-5 text-amber";

function FileRow({ file }: { file: Attachment }) {
  const [state, setState] = useState<"idle" | "busy" | "gone">("idle");

  async function download() {
    setState("busy");
    setState((await openSignedUrl(file)) ? "idle" : "gone");
  }

  return (
    <button
      type="button"
      className="grid min-h-13 w-[min(24rem,100%)] cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-edge py-1.5 text-left hover:border-amber hover:text-amber-bright"
      aria-label={fileWords.download(file.name)}
      aria-busy={state === "busy" || undefined}
      onClick={() => void download()}
    >
      <span className="text-small/[1.4] wrap-anywhere">{file.name}</span>
      <span
        className="text-label tracking-normal text-mist tabular-nums"
        role={state === "gone" ? "alert" : undefined}
      >
        {state === "gone" ? fileWords.unavailable : formatSize(file.size)}
      </span>
      {state === "busy" ? (
        <Spinner className={markLook} />
      ) : (
        <ArrowDownToLine aria-hidden="true" strokeWidth={1.25} className={markLook} />
      )}
    </button>
  );
}
