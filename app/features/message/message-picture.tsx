import { useId, useState } from "react";
import { fileWords, formatSize } from "../../../content/file.ts";
import type { Attachment } from "../../../domain/message/message.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { openSignedUrl } from "../file/open-signed-url.ts";
import { useSignedUrl } from "../file/use-signed-url.ts";

/** Small in the conversation, large when it is pressed. */
export function MessagePicture({ file }: { file: Attachment }) {
  const { bucket, path, name, size, width = 4, height = 3 } = file;
  const url = useSignedUrl(bucket, path);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();

  if (url === null || hasFailed)
    return (
      <p className="text-label tracking-normal text-mist tabular-nums">
        {name}. {fileWords.unavailable}
      </p>
    );
  return (
    <>
      <button
        type="button"
        className="group block max-h-88 w-[min(24rem,100%)] cursor-zoom-in overflow-hidden rounded-control bg-deep"
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-label={fileWords.open(name)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {url && (
          <img
            src={url}
            alt=""
            draggable={false}
            className="size-full object-cover transition-[scale] duration-900 ease-camera group-hover:scale-102"
            onError={() => setHasFailed(true)}
          />
        )}
      </button>
      {isOpen && url && (
        <Dialog
          id={id}
          title={name}
          open
          onOpenChange={setIsOpen}
          className="w-[min(72rem,calc(100vw-2rem))]"
        >
          <img src={url} alt={name} className="mb-6 max-h-[70dvh] w-full object-contain" />
          <Button variant="secondary" onClick={() => void openSignedUrl({ bucket, path, name })}>
            {fileWords.save(formatSize(size))}
          </Button>
        </Dialog>
      )}
    </>
  );
}
