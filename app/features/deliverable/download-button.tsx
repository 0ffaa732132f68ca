import Download from "lucide-react/icons/download";
import { previewWords } from "../../../content/deliverable-review.ts";
import { formatSize } from "../../../content/file.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import { toast } from "../../ui/toast.ts";
import { openSignedUrl } from "../file/open-signed-url.ts";

/** Saves the file of a version under the name it came with. */
export function DownloadButton({ version }: { version: Version }) {
  const { object_path: path, file_name: name, file_size: size } = version;
  if (path === null || name === null) return null;

  async function download(from: string, as: string) {
    const isThere = await openSignedUrl({ bucket: "deliverables", path: from, name: as });
    if (!isThere)
      toast({ title: as, description: previewWords.downloadFailed, variant: "destructive" });
  }

  return (
    <button
      type="button"
      className="group flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-left text-small/[1.4]"
      onClick={() => void download(path, name)}
    >
      <Download aria-hidden="true" strokeWidth={1.25} className="size-4.5 flex-none text-amber" />
      <span className="wrap-anywhere underline decoration-edge underline-offset-[0.25em] group-hover:text-amber-bright group-hover:decoration-current">
        <span className="sr-only">{previewWords.download} </span>
        {name}
      </span>
      <span className="text-mist">{size !== null && formatSize(size)}</span>
    </button>
  );
}
