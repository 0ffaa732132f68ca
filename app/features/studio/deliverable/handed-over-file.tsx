import { studioDeliverableWords as words } from "../../../../content/studio-deliverable.ts";
import type { Version } from "../../../../domain/deliverable/version.ts";
import { type Media, mediaSchema } from "../../../../domain/review/media.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Alert } from "../../../ui/alert.tsx";
import { FilePreview } from "../../deliverable/file-preview.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";

type HandedOverFileProps = { version: Version; title: string };

/** The file as the client sees it; where they do not, why. */
export function HandedOverFile({ version, title }: HandedOverFileProps) {
  const { value, state } = useLoaded(
    ["deliverable_media", "one", version.id],
    () => readMedia(version.id),
    { concerns: isAbout("version_id", version.id) },
  );
  if (state === "loading") return null;
  if (value?.state !== "unplayable" && value?.state !== "failed")
    return <FilePreview version={version} title={title} size="small" />;
  return (
    <Alert role="note" tone="warning" title={words.notShown}>
      <p>
        {value.failure} {adviseOn(value)}
      </p>
    </Alert>
  );
}

function adviseOn({ state, kind }: Media): string {
  if (state === "failed") return words.brokenFile;
  return kind === "film" ? `${words.downloadable} ${words.playable}` : words.downloadable;
}

async function readMedia(version: string): Promise<Media | undefined> {
  const query = sharedBackend().from("deliverable_media").select("*").eq("version_id", version);
  return (await readRows(query, mediaSchema))[0];
}
