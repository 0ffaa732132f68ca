import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import { useState } from "react";
import { fileWords, formatSize } from "../../../content/file.ts";
import { brandWords } from "../../../content/onboarding.ts";
import type { BrandFile } from "../../../domain/onboarding/onboarding.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { openSignedUrl } from "../file/open-signed-url.ts";

const markLook = "size-5 text-amber";

/** One file of a client's brand, to download. */
export function BrandFileRow({ file }: { file: BrandFile }) {
  const [state, setState] = useState<"idle" | "busy" | "gone">("idle");

  async function download() {
    setState("busy");
    const { object_path: path, file_name: name } = file;
    setState((await openSignedUrl({ bucket: "attachments", path, name })) ? "idle" : "gone");
  }

  return (
    <button
      type="button"
      className="grid min-h-13 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 py-2 text-left hover:text-amber-bright"
      aria-busy={state === "busy" || undefined}
      onClick={() => void download()}
    >
      <span className="text-small/[1.4] wrap-anywhere">
        <span className="sr-only">{brandWords.download} </span>
        {file.file_name}
      </span>
      <span
        className="text-label tracking-normal text-mist tabular-nums"
        role={state === "gone" ? "alert" : undefined}
      >
        {state === "gone" ? fileWords.unavailable : formatSize(file.file_size)}
      </span>
      {state === "busy" ? (
        <Spinner className={markLook} />
      ) : (
        <ArrowDownToLine aria-hidden="true" strokeWidth={1.25} className={markLook} />
      )}
    </button>
  );
}
