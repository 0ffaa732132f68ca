import { previewWords } from "../../../content/deliverable-review.ts";
import { previewKind } from "../../../domain/deliverable/preview-kind.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import { usePreviewAddress } from "./use-preview-address.ts";
import "./deliverables.css";

type FilePreviewProps = { version: Version; title: string };

/** The file of a version, where a browser can show it. Give it the version's id as `key`. */
export function FilePreview({ version, title }: FilePreviewProps) {
  const kind = previewKind(version.file_type);
  if (version.object_path === null) return <PreviewNote>{previewWords.noFile}</PreviewNote>;
  if (kind === "none") return <PreviewNote>{previewWords.noPreview}</PreviewNote>;
  return <StoredPreview path={version.object_path} kind={kind} title={title} />;
}

type StoredPreviewProps = {
  path: string;
  kind: "picture" | "film" | "document";
  title: string;
};

function StoredPreview({ path, kind, title }: StoredPreviewProps) {
  const { address, hasFailed, isOffline, retry, fail } = usePreviewAddress(path);
  if (hasFailed)
    return (
      <div className="preview preview-note" role="alert">
        <p>{isOffline ? previewWords.offline : previewWords.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {previewWords.tryAgain}
        </Button>
      </div>
    );
  if (!address)
    return (
      <div className="preview preview-note">
        <Spinner label={previewWords.loading} className="text-mist" />
      </div>
    );
  if (kind === "picture")
    return (
      <div className="preview">
        <img src={address} alt={title} onError={fail} />
      </div>
    );
  if (kind === "film")
    return (
      <div className="preview">
        <video
          src={address}
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
  return <DocumentPreview address={address} title={title} />;
}

function PreviewNote({ children }: { children: string }) {
  return (
    <div className="preview preview-note">
      <p>{children}</p>
    </div>
  );
}
