import { previewWords } from "../../../content/deliverable-review.ts";
import { type PreviewKind, previewKind } from "../../../domain/deliverable/preview-kind.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { DocumentPreview, type PreviewSize } from "./document-preview.tsx";
import { usePreviewAddress } from "./use-preview-address.ts";

/** The screen of the room: what was made, on black. */
const screenLook = "grid w-full place-items-center overflow-hidden bg-screen";

/** Wide until its own shape is known, as most films are: what is below does not jump from under the pointer. */
const mediaLook = "block w-full object-contain [aspect-ratio:auto_16/9]";
const waitingLook = "aspect-video w-full place-content-center text-mist";
const mediaHeights = { large: "max-h-[min(70dvh,46rem)]", small: "max-h-80" };

const noteLook = "content-center gap-5 p-8 text-center text-mist";
const noteHeights = { large: "min-h-48 lg:min-h-88", small: "min-h-32" };

type FilePreviewProps = { version: Version; title: string; size?: PreviewSize };

/** The file of a version, where a browser can show it. Give it the version's id as `key`. */
export function FilePreview({ version, title, size = "large" }: FilePreviewProps) {
  const kind = previewKind(version.file_type);
  if (version.object_path === null) return <Note size={size}>{previewWords.noFile}</Note>;
  if (kind === "none") return <Note size={size}>{previewWords.noPreview}</Note>;
  return <StoredPreview path={version.object_path} kind={kind} title={title} size={size} />;
}

type StoredPreviewProps = {
  path: string;
  kind: Exclude<PreviewKind, "none">;
  title: string;
  size: PreviewSize;
};

function StoredPreview({ path, kind, title, size }: StoredPreviewProps) {
  const { address, hasFailed, isOffline, retry, fail } = usePreviewAddress(path);
  const isSeen = kind === "picture" || kind === "film";
  if (hasFailed)
    return (
      <div className={cx(screenLook, noteLook, noteHeights[size])} role="alert">
        <p className="max-w-[36ch]">{isOffline ? previewWords.offline : previewWords.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {previewWords.tryAgain}
        </Button>
      </div>
    );
  if (!address)
    return (
      <div
        className={cx(
          screenLook,
          isSeen ? waitingLook : noteLook,
          isSeen ? mediaHeights[size] : noteHeights[size],
        )}
      >
        <Spinner label={previewWords.loading} />
      </div>
    );
  if (kind === "picture")
    return (
      <div className={screenLook}>
        <img
          src={address}
          alt={title}
          className={cx(mediaLook, mediaHeights[size])}
          onError={fail}
        />
      </div>
    );
  if (kind === "film")
    return (
      <div className={screenLook}>
        <video
          src={address}
          className={cx(mediaLook, mediaHeights[size])}
          controls
          playsInline
          preload="metadata"
          aria-label={title}
          onError={fail}
        >
          {/* Captions are in the film, or come as a file of their own. */}
          <track kind="captions" />
        </video>
      </div>
    );
  if (kind === "sound")
    return (
      <div className={cx(screenLook, "p-8")}>
        <audio
          src={address}
          className="w-full"
          controls
          preload="metadata"
          aria-label={title}
          onError={fail}
        >
          <track kind="captions" />
        </audio>
      </div>
    );
  return <DocumentPreview address={address} title={title} size={size} />;
}

function Note({ size, children }: { size: PreviewSize; children: string }) {
  return (
    <div className={cx(screenLook, noteLook, noteHeights[size])}>
      <p className="max-w-[36ch]">{children}</p>
    </div>
  );
}
