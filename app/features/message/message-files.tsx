import { ArrowDownToLine } from "lucide-react";
import { useState } from "react";
import { fileWords, formatSize } from "../../../content/file.ts";
import { type Attachment, isPicture } from "../../../domain/message/message.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { openSignedUrl } from "../file/open-signed-url.ts";
import { MessagePicture } from "./message-picture.tsx";

export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="message-files">
      {files.map((file) => (
        <li key={file.path} data-picture={isPicture(file) || undefined}>
          {isPicture(file) ? <MessagePicture file={file} /> : <FileRow file={file} />}
        </li>
      ))}
    </ul>
  );
}

function FileRow({ file }: { file: Attachment }) {
  const [state, setState] = useState<"idle" | "busy" | "gone">("idle");

  async function download() {
    setState("busy");
    setState((await openSignedUrl(file)) ? "idle" : "gone");
  }

  return (
    <button
      type="button"
      className="message-file"
      aria-label={fileWords.download(file.name)}
      aria-busy={state === "busy" || undefined}
      onClick={() => void download()}
    >
      <span className="message-file-name">{file.name}</span>
      <span className="message-file-note" role={state === "gone" ? "alert" : undefined}>
        {state === "gone" ? fileWords.unavailable : formatSize(file.size)}
      </span>
      {state === "busy" ? <Spinner /> : <ArrowDownToLine aria-hidden="true" strokeWidth={1.25} />}
    </button>
  );
}
