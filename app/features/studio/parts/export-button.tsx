import Download from "lucide-react/icons/download";
import { useEffect, useRef, useState } from "react";
import { explainError } from "../../../data/explain-error.ts";
import { toast } from "../../../ui/toast.ts";
import { saveFile } from "../../file/save-file.ts";

export type Exporting = { onProgress: (count: number) => void; signal: AbortSignal };

type ExportButtonProps = {
  words: { export: string; exportFailed: string; exporting: (count: number) => string };
  fileName: () => string;
  /** Writes the file, page after page; it breaks off when the list is left. */
  write: (exporting: Exporting) => Promise<Blob>;
};

/** Everything that the filters find, as a file. */
export function ExportButton({ words, fileName, write }: ExportButtonProps) {
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      saveFile(fileName(), await write({ onProgress: setCount, signal: controller.signal }));
    } catch (error) {
      if (controller.signal.aborted) return;
      toast({
        title: words.exportFailed,
        variant: "destructive",
        description: explainError(error),
      });
    } finally {
      setCount(undefined);
    }
  }

  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-mist hover:text-amber-bright aria-disabled:opacity-50"
        aria-disabled={count !== undefined}
        onClick={() => count === undefined && void run()}
      >
        <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
        <span className="@max-[34rem]:sr-only">{words.export}</span>
      </button>
      <output className="sr-only">{count !== undefined && words.exporting(count)}</output>
    </>
  );
}
